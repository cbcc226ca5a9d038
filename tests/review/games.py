"""Games to review, of quick bots, with fixed seeds. What has no nets has no reviews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from burgomaster.lab.assessed import played
from burgomaster.play.record import Record
from burgomaster.play.setting import setting
from tests.longest import each
from tests.parts import THINKING

every_game = each("name", THINKING)


@cache
def record_of(name: str, bots: Sequence[str], seed: int = 1) -> Record:
    """A game between these bots."""
    return played(setting(name, len(bots)), bots, seed)
