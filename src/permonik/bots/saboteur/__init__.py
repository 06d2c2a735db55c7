"""Bots of base Saboteur."""
