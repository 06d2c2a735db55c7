"""The bots of The Lost Mines."""
