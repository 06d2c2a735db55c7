"""What the thinking of both walking games shares."""
