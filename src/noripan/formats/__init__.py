"""Files that other programs read and write, from and to a Record."""
