"""What can be typed: the words of each command, and the function that each calls."""
