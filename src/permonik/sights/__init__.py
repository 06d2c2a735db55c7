"""What is seen and said of a game, whoever shows it: its parts on the board, its events and moves as messages."""
