"""Keeping order in a house: operators and their keys, blocks, reports, closed doors, and a log of what was done."""
