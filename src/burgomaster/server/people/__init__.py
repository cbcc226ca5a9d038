"""People beyond one cookie: their devices, the ways back to them, and being forgotten."""
