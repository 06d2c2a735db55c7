"""What the terminal is handed by each game: the only rooms that know the fields of their views."""
