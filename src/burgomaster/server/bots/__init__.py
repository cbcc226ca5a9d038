"""Bots at tables. They think in processes of their own, so that nobody's move waits for them."""
