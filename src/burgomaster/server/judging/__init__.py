"""What may happen at a table: each function looks at the table as it stands and gives the row to add, or refuses."""
