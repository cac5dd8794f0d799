"""What learners do with the game: its judge problem."""
