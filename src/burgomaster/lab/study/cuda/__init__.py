"""Studies on a GPU."""
