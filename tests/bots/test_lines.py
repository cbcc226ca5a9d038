"""Lines of play that books recommend (docs/examples/lines.py) do not beat the higher levels."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.lab.ladder import ladder

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
LINES = [
    ("machi-koro", "Shops", 30),
    *(pytest.param("machi-koro", line, 30, marks=pytest.mark.long) for line in ("Ranches", "Cheese", "Furniture")),
    ("alhambra", "Exact", 12),
    pytest.param("monopoly-builder", "Landlord", 6, marks=pytest.mark.long),
]


THUMB = [
    ("machi-koro", "Starter", 40),
    pytest.param("alhambra", "Exact", 60, marks=pytest.mark.long),
    pytest.param("monopoly-builder", "Landlord", 40, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "line", "games"), THUMB)
def test_the_lessons_rule_of_thumb_beats_level_1(
    game: str, line: str, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has just learned a game should win against a newcomer."""
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    monkeypatch.syspath_prepend(EXAMPLES)
    result = ladder(game, ["level-1", f"lines:{line}"], games, players=2, seed=4)
    assert result.bots[0].bot == f"lines:{line}"
    (met,) = result.meetings
    assert (met.share.share if met.one != "level-1" else 1 - met.share.share) >= 0.6
    assert all(bot.lost.count == 0 for bot in result.bots)


@pytest.mark.parametrize(("game", "line", "games"), LINES)
def test_level_4_beats_the_line(game: str, line: str, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    monkeypatch.syspath_prepend(EXAMPLES)
    result = ladder(game, ["level-4", f"lines:{line}"], games, players=2, seed=4)
    assert result.bots[0].bot == "level-4"
    # The line plays every move itself: it loses by its plan, not by answers nobody understands.
    assert all(bot.lost.count == 0 for bot in result.bots)
