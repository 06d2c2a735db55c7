"""Bots for Diamond Forest, for children: they differ in how much they remember."""
