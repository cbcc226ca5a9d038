"""Many games: simulation and what it tells."""
