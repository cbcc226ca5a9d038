"""How well people play, by the games they have finished with each other. Only where the operator wants it."""
