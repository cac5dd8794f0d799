"""Programs for those who work on Noripan; not part of the package."""
