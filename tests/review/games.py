"""Games to review, of quick bots, with fixed seeds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from burgomaster.lab.assessed import played
from burgomaster.play.record import Record
from burgomaster.play.setting import setting
from tests.longest import each

every_game = each("name")


@cache
def record_of(name: str, bots: Sequence[str], seed: int = 1) -> Record:
    """A game between these bots."""
    return played(setting(name, len(bots)), bots, seed)
