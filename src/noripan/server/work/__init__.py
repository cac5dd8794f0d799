"""The work that requests ask for, in processes apart from the one that serves pages."""
