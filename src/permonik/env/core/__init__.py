"""What the environments of all games share. Free of numpy."""
