"""What the thinking of both Saboteurs shares."""
