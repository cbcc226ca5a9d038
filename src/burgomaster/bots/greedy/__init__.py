"""Sensible players, one file per game: no search, only a good eye. Fast enough to play millions of games."""
