"""How long level 5 thinks in a test."""

from __future__ import annotations

import pytest

from burgomaster.bots import levels
from burgomaster.games.kernel.levels import Effort


def set_effort(monkeypatch: pytest.MonkeyPatch, game: str, effort: Effort) -> None:
    """Let level 5 think this long about an action of a game."""
    known = levels.levels_of
    monkeypatch.setattr(
        levels, "levels_of", lambda name: known(name)._replace(effort=effort) if name == game else known(name)
    )
