"""One game under way: positions, actions, refusals, fair dice, game files."""
