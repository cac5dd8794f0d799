"""Noripan (놀이판): five board games, exact."""
