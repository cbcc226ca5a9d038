"""One file per change of the schema, never edited once released."""
