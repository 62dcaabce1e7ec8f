"""What this app keeps about a person, a file a subject."""
