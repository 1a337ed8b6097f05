"""Cards, plays and positions as text, and messages in three languages. Knows nothing of the rules."""
