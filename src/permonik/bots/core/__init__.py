"""What the thinking of all games shares."""
