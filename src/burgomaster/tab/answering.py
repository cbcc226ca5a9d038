"""The house with everything it answers: importing this registers the requests of all its parts."""

from __future__ import annotations

from burgomaster.tab import editing, looking, play, puzzles, reviewing, seats  # noqa: F401 - they list what they answer
from burgomaster.tab.requests import Answer, answer

__all__ = ["Answer", "answer"]
