"""What is seen of each game: the only modules here that know the fields of its views."""
