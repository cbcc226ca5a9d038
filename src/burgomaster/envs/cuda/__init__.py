"""Many games at once on a GPU, step by step."""
