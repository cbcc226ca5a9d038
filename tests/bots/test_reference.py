"""The reference: level 5 as it once was. What it plays is written down here, so that nothing changes it unnoticed."""

from __future__ import annotations

from math import inf

import pytest

import burgomaster as bm
from burgomaster.bots import levels
from burgomaster.bots.levels import REFERENCE, levels_of
from burgomaster.bots.registry import bot, bots_of, lab_bots_of
from burgomaster.bots.search_bot import SearchBot
from burgomaster.games import game as game_of
from burgomaster.games.kernel.luck import luck_of
from tests.parts import REFERENCED, THINKING

# What it plays at every seventh decision of a game between sensible players, and its chance to win there.
PLAYED: dict[str, list[tuple[str, float]]] = {
    "machi-koro": [
        ("throw 1", 0.4091),
        ("buy cafe", 0.4955),
        ("throw 1", 0.2928),
        ("buy cafe", 0.2719),
        ("throw 1", 0.2881),
        ("buy cafe", 0.2425),
        ("throw 1", 0.5352),
        ("build shopping-mall", 0.5424),
    ],
    "alhambra": [
        ("take blue 2, green 3", 0.3307),
        ("take blue 2, green 3", 0.5642),
        ("take blue 3, orange 1", 0.4412),
        ("take green 3, orange 2", 0.2419),
        ("take blue 8", 0.4057),
        ("take orange 5", 0.2370),
        ("take blue 8", 0.3126),
        ("take green 9", 0.5624),
    ],
    "monopoly-builder": [
        ("throw", 0.3339),
        ("end", 0.3344),
        ("throw", 0.3250),
        ("end", 0.5584),
        ("refuse", 0.6115),
        ("throw", 0.1964),
        ("throw", 0.5964),
        ("build 5,2", 0.1475),
    ],
}


def decisions(name: str) -> list[bm.Position]:
    """Eight positions of one game."""
    by_seat = {one.name: "seat" for one in game_of(name).SPEC.options if one.name == "tokens"}  # as it once was
    position, sensible, events = bm.start(name, 3, options=by_seat), bot("greedy", name, 5), 0
    met: list[bm.Position] = []
    while len(met) < 56 and not position.over:
        if position.turn == bm.CHANCE:
            outcomes = position.chances()
            position = position.play(outcomes[luck_of(11, events) % len(outcomes)][0])
        else:
            met.append(position)
            position = position.play(sensible.choose(position))
        events += 1
    return met[::7]


@pytest.mark.parametrize("name", REFERENCED)
def test_the_reference_never_changes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    effort = levels_of(name).reference
    assert effort is not None
    without_a_clock = levels_of(name)._replace(reference=effort._replace(seconds=inf))
    monkeypatch.setattr(levels, "levels_of", lambda _: without_a_clock)
    player, played = bot(REFERENCE, name, 3), []
    assert isinstance(player, SearchBot)
    for position in decisions(name):
        player.new_game(3)
        action = player.choose(position)
        thought = player.thoughts()
        assert thought is not None
        played.append((str(action), round(thought[1].ideas[0].chance, 4)))
    assert played == PLAYED[name]


@pytest.mark.parametrize("name", REFERENCED)
def test_it_is_a_bot_of_the_lab(name: str) -> None:
    assert REFERENCE in lab_bots_of(name)
    assert REFERENCE not in bots_of(name)


@pytest.mark.parametrize("name", THINKING)
def test_a_search_of_any_length(name: str) -> None:
    """It takes all its iterations, even where one action stands out."""
    player = bot("search-700", name, 3)
    assert isinstance(player, SearchBot)
    for position in decisions(name)[:3]:
        player.new_game(3)
        player.choose(position)
        thought = player.thoughts()
        assert thought is not None
        assert thought[1].iterations in (100, 700)  # where there is nothing to choose, few are enough


@pytest.mark.parametrize("wrong", ["search-", "search-0", "search--5", "search-x", "search-²", "search-1" + "0" * 12])
def test_no_search_at_all(wrong: str) -> None:
    with pytest.raises(
        bm.BurgomasterError, match=r"there is no bot 'search-.*in the lab: line-.*reference, search-1000"
    ):
        bot(wrong, "machi-koro")
