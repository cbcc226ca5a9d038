"""Judging: what may happen at a table. Each function looks at the table and gives the row to add, or refuses."""
