"""A position for an engine elsewhere holds what a seat may know, and nothing else."""

from __future__ import annotations

import pytest

from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.play.position import Position, begin, unpacked
from burgomaster.play.setting import setting
from burgomaster.tables.append import opened
from burgomaster.tables.judging import seating
from burgomaster.tables.known import known
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import NOBODY
from tests.parts import fewest
from tests.tables.lone_table import PEOPLE, SECRET

SEED = 5


def later(name: str) -> Position:
    """Some way into a game: where a game hides anything, something is hidden."""
    here = begin(setting(name, fewest(name)))
    event, decision = 0, here
    while not here.over and (event < 40 or here.turn < 0):
        if here.turn >= 0:
            decision = here
        outcomes = here.chances()
        here = here.play(outcomes[7 * event % len(outcomes)][0] if outcomes else next(here.iter_actions()))
        event += 1
    return decision if here.over else here  # a small game has fewer events


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_cannot_know_is_not_in_it(name: str, seat: int) -> None:
    position = later(name)
    _, table = opened(seating.opening(Setup(name, fewest(name)), PEOPLE[0], SECRET), "t" * 16, 0)
    told = known(table, position, seat, SEED, "en")
    # Whatever the others hold, the same is told.
    for other in range(3):
        assert known(table, position.seen_by(seat, other, memory=False), seat, SEED, "en") == told
    seen = unpacked(position.setting, bytes.fromhex(told["state"]))
    assert seen.view(seat) == position.view(seat)
    assert told["seat"] == seat
    assert [one["step"] for one in told["steps"]] == [step.steps[0] for step in seen.steps()]
    assert all(one["said"] for one in told["steps"])
    whole = known(table, position, NOBODY, SEED, "en")
    assert whole["state"] == position.packed().hex()
    # By chance what is drawn anew may be as it was.
    drawn = {known(table, position, seat, seed, "en")["state"] for seed in range(5)}
    assert (drawn != {whole["state"]}) == bool(game_of(name).SPEC.private)
