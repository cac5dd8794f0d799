"""The one door to Numba, and what a fast game offers."""
