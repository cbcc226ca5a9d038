"""Studies: what becomes of a game when its figures or rules are changed. Every value meets the same deals."""
