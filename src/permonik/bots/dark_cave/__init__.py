"""The bots of The Dark Cave."""
