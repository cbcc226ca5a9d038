"""Many games: simulation, ladders, training."""
