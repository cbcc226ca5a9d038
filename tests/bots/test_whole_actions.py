"""Whatever a bot chooses is a whole legal action, in thousands of random positions and in those that end a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

import burgomaster as bm
from burgomaster.bots import levels
from burgomaster.bots.levels import LEVELS, REFERENCE, SEARCH, is_searcher, levels_of
from burgomaster.bots.registry import STEP_BOTS, Bot, bot, bots_of, lab_bots_of, lines_of
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BadPosition
from burgomaster.games.kernel.levels import Effort
from burgomaster.play.position import Position
from burgomaster.play.setting import setting
from tests.bots.effort import set_effort
from tests.games.machi_koro.tables import LANDMARKS, after_throw, city, table
from tests.games.test_conformance import settings_of, stride_of, walk
from tests.parts import WHOLE

OFFERED = [(name, kind) for name in GAMES for kind in bots_of(name)]
LINES = [(name, line) for name in GAMES for line in lines_of(name)]
SEARCHERS = [(name, kind) for name in GAMES for kind in (REFERENCE, f"{SEARCH}30") if is_searcher(kind, name)]


@cache
def decisions(name: str) -> list[Position]:
    """What there is to decide in random games with every number of players, in every edition and with all options.

    Played once for all bots; of a long game only some decisions.
    """
    found: list[Position] = []
    for players in game(name).SPEC.players:
        for agreed in settings_of(name, players):
            rules, e = agreed.game.rules, agreed.figures
            states = (s.copy() for s, seat, _ in walk(agreed, 21, 0) if seat >= 0 and not rules.unfinished(s, e))
            found += (Position(agreed, s) for s in islice(states, 0, None, stride_of(name)))
    return found


def some(positions: list[Position], count: int, first: int) -> list[Position]:
    """So many of them, from the first game to the last; all of them where games are short."""
    stride = max(1, len(positions) // count)
    chosen = positions[first % stride :: stride][:count]
    assert len(chosen) == min(count, len(positions)) > 0
    return chosen


def last_turns(count: int) -> Iterator[Position]:
    """Machi Koro where the game can end in this turn, with a business center about to act: an action of two steps."""
    rng = random.Random(7)
    some = ("ranch", "cafe", "forest", "mine", "stadium", "tv_station", "business_center", "family_restaurant")
    while count:
        players = rng.choice((2, 3, 4))
        cities = []
        for seat in range(players):
            built = rng.sample(LANDMARKS, 3 if seat == 0 else rng.randrange(4))
            owned = dict.fromkeys(rng.sample(some, rng.randrange(5)), 1) | ({"business_center": 1} if not seat else {})
            cities.append(city(rng.randrange(40), built, **owned))
        try:
            throwing = table(*cities)
            here = after_throw(throwing, rng.choice(("6", "1+5", "3+3", "2+4"))) if rng.random() < 0.8 else throwing
        except (BadPosition, bm.IllegalAction):  # no train station, or more buildings than there are
            continue
        if here.turn not in (CHANCE, OVER):
            count -= 1
            yield here


def assert_whole(player: Bot, here: Position) -> None:
    action = player.choose(here)
    assert action.complete
    assert action.seat == here.turn
    meant, after = here.played(str(action))  # by its text alone, as it is stored and sent
    assert (meant, meant.steps) == (action, action.steps)
    assert after.packed() == here.play(action).packed()
    assert not after.setting.rules.unfinished(after.state(), after.setting.figures)


def quick(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    set_effort(monkeypatch, name, Effort(30, 600.0))


@pytest.mark.parametrize(("name", "kind"), [pair for pair in OFFERED if pair[1] in STEP_BOTS])
def test_step_bots(name: str, kind: str) -> None:
    player = bot(kind, name, 1)
    for here in decisions(name):
        assert_whole(player, here)


@pytest.mark.parametrize(("name", "line"), LINES)
def test_lines_of_play(name: str, line: str) -> None:
    player = bot(line, name, 1)
    for here in some(decisions(name), 300, 1):
        assert_whole(player, here)


@pytest.mark.parametrize(("name", "kind"), SEARCHERS)
def test_searchers_of_the_lab(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference with few iterations; all it does besides is its own."""
    reference = levels_of(name).reference
    short = levels_of(name)._replace(reference=reference and reference._replace(iterations=30, seconds=600.0))
    monkeypatch.setattr(levels, "levels_of", lambda _: short)
    player = bot(kind, name, 1)
    for here in some(decisions(name), 30, 2):
        assert_whole(player, here)


def test_every_bot_of_the_lab_is_among_them() -> None:
    tried = {(name, kind if kind == REFERENCE else SEARCH) for name, kind in SEARCHERS} | {*LINES}
    every = {(name, SEARCH if kind.startswith(SEARCH) else kind) for name in GAMES for kind in lab_bots_of(name)}
    assert tried == every


@pytest.mark.parametrize(("name", "kind"), [pair for pair in OFFERED if pair[1] in LEVELS])
def test_levels(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, name)
    player = bot(kind, name, 1, native=True)
    for here in some(decisions(name), 60 if kind == LEVELS[-1] else 400, LEVELS.index(kind)):
        assert_whole(player, here)


@pytest.mark.parametrize("kind", bots_of("machi-koro"))
def test_the_last_turn_with_a_business_center(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, "machi-koro")
    player = bot(kind, "machi-koro", 1, native=True)
    for here in last_turns(60):
        assert_whole(player, here)


def test_the_best_swap_is_told_whole_with_the_others_behind_it() -> None:
    mine = city(15, LANDMARKS[:3], business_center=1)
    here = after_throw(table(mine, city(0, mine=2, cafe=1)), "1+5")
    player = bot("level-5", "machi-koro", 1)
    action = player.choose(here)
    thought = player.thoughts()  # type: ignore[attr-defined]
    assert thought[1].ideas[0].action == action
    assert all(idea.action.complete for idea in thought[1].ideas)
    for idea in thought[1].ideas:
        assert here.why_not(str(idea.action)) is None
    match = bm.Match(here)
    match.act(action)


@pytest.mark.long
@pytest.mark.parametrize(("name", "kind"), OFFERED)
def test_in_many_more_positions(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, name)
    player, checked = bot(kind, name, 2, native=True), 0
    for seed in range(100, 110):
        for players in game(name).SPEC.players:
            agreed = setting(name, players)
            rules, e = agreed.game.rules, agreed.figures
            states = (s.copy() for s, seat, _ in walk(agreed, seed, 0) if seat >= 0 and not rules.unfinished(s, e))
            for s in islice(states, 0, None, 101 if name == "monopoly-builder" else 7):
                assert_whole(player, Position(agreed, s))
                checked += 1
    assert checked > (200 if name in WHOLE else 20)
