"""Bots at tables. They think in worker processes, so that nobody's move waits for them."""
