"""Bots of Saboteur with the expansion."""
