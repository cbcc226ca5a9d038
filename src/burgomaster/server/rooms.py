"""The page's own addresses, for the server that shows it and for the service worker that keeps it (web/offline.py)."""

from __future__ import annotations

# Beginnings of them.
ROOMS = (
    "new",
    "table/",
    "player/",
    "rules/",
    "house",
    "editions",
    "device",
    "you",
    "anyone",
    "club",
    "ratings",
    "puzzles",
)
