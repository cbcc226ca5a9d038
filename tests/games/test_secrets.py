"""What is told of an event shows at the table to whoever is told it.

Actions, outcomes and their odds stand in the log, in the game file and in the story of a guest, for everybody (the dice
could not be proved otherwise). So a card that only its owner sees cannot be dealt: the table would hide it, and the log
would name it. Whoever tries is found here: two outcomes that a seat reads apart must leave a table that it sees apart.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

import burgomaster as bm
from burgomaster.bots.story import Story
from burgomaster.games import GAMES, game
from burgomaster.play.position import begin
from tests.games.test_conformance import settings_of

_EVENTS, _COMPARED, _LISTED = 250, 5, 60

# A position, and several things that may happen there, each with what comes of it.
Branches = tuple[bm.Position, list[tuple[str, bm.Position]]]


def branches(start: bm.Position, seed: int) -> Iterator[Branches]:
    """A random game: at every event some of what could happen."""
    rng, here = random.Random(seed), start
    for _ in range(_EVENTS):
        if here.over:
            return
        chance = here.turn == bm.CHANCE
        listed = [one for one, _ in here.chances()] if chance else list(islice(here.iter_actions(), _LISTED))
        some = rng.sample(listed, min(_COMPARED, len(listed)))
        found = [(str(one), here.play(one)) for one in some]
        if chance:
            yield here, found
        here = rng.choice(found)[1]


def betrayed(there: Branches, players: int) -> Iterator[str]:
    """What a seat (None: a bystander) reads in the log, and cannot see at the table."""
    for (one, a), (other, b) in combinations(there[1], 2):
        for seat in (None, *range(players)):
            sees_apart = a.view(seat) != b.view(seat) or a.effects_for(seat) != b.effects_for(seat)
            if a != b and not sees_apart:
                yield f"seat {seat} reads {one!r} or {other!r} in the log, and sees the same table"


@pytest.mark.parametrize("name", GAMES)
def test_what_the_log_says_of_an_outcome_shows_at_the_table(name: str) -> None:
    numbers = game(name).SPEC.players
    for seed, players in enumerate({numbers[0], min(3, numbers[-1])}):
        for agreed in settings_of(name, players):
            compared = 0
            for there in branches(begin(agreed), seed):
                compared += 1
                assert [*betrayed(there, players)] == []
            assert compared, "chance decided nothing"


def test_a_card_that_only_its_owner_sees_is_found_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alhambra with hands that are closed also while they are dealt, and of which nothing is told."""
    monkeypatch.setattr(game("alhambra").rules, "hands_open", lambda s, e: False)
    monkeypatch.setattr(bm.Position, "effects_for", lambda self, seat: ())
    here = bm.start("alhambra", 3)
    told = [line for there in islice(branches(here, 1), 8) for line in betrayed(there, 3)]
    assert any("in the log" in line for line in told)


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_hears_of_chance_what_its_seat_sees(name: str) -> None:
    """The story names outcomes by their text, as the log does."""
    start = bm.start(name, game(name).SPEC.players[0])
    for there, found in islice(branches(start, 3), 3):
        for text, _ in found:
            story = Story(there)
            story.events = [(bm.CHANCE, text)]
            assert text in str(story.told(0, 0))
