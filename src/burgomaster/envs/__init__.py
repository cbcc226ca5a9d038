"""Doors for programs that learn: many games at once, one game, and the environments of other libraries."""
