"""Yut Nori: tables of exact winning chances, and who plays by them."""
