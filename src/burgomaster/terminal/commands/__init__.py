"""The commands, a module each: `SUMMARY` and `EXAMPLES`, `add_arguments`, and `run`, which gives the exit status."""
