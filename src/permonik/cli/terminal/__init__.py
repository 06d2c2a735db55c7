"""A game in the terminal: drawn in colour, or said in sentences."""
