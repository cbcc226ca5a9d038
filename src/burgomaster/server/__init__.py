"""Tables for people: the game server."""
