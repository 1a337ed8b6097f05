"""Many deals and matches between bots, and what they come to."""
