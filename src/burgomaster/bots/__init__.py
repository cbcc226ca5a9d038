"""Who chooses: bots, from careless to strong."""
