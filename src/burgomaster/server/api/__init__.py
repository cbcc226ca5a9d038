"""The HTTP API: endpoints and the shapes of their answers."""
