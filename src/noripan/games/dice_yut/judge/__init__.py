"""What learners do with the game: its judge problems, the common mistakes, inputs."""
