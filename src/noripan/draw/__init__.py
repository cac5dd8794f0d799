"""Turns a scene into something to look at; knows no game."""
