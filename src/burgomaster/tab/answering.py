"""The house with everything it answers: importing this registers the requests of all its parts."""

from __future__ import annotations

from burgomaster.requests import editions, notes, play, puzzles, seats, tables  # noqa: F401 - they list requests
from burgomaster.requests.asked import REQUESTS
from burgomaster.tab import looking, playing, reviewing  # noqa: F401 - they list what only a device does so
from burgomaster.tab.requests import Answer, answer, as_any_house

__all__ = ["Answer", "answer"]

as_any_house(REQUESTS)
