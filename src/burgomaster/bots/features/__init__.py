"""What a bot looks at in a position, game by game: numbers of about 0 to 1 that the judge weighs."""
