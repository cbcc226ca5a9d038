"""Hints of a worker process: also before the search is compiled they come from what the seat can see."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from burgomaster.bots.hints import hint
from burgomaster.server.bots import advice
from burgomaster.server.hint_data import IdeaData, packed
from tests.bots.test_levels import decisions


def test_a_hint_before_the_search_is_compiled_remembers_no_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "search_is_compiled", lambda position: False)
    dealt = 0
    for place, position in enumerate(islice(decisions("alhambra", 3, 9), 6, 90, 18)):
        found = advice.hinted(position, place)
        assert position.why_not(found.ideas[0].action) is None
        for luck in range(1, 4):
            other = position.seen_by(position.turn, luck << 40, memory=False)
            dealt += other != position
            assert advice.hinted(other, place) == found
    assert dealt > 10


def test_a_hint_travels_whole() -> None:
    for position in islice(decisions("alhambra", 2, 9), 6, 40, 9):
        found = hint(position, iterations=20)
        sent = msgspec.json.decode(msgspec.json.encode(packed(found)), type=list[IdeaData])
        assert tuple(idea.suggestion(position) for idea in sent) == found.ideas
