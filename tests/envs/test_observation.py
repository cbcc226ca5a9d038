"""An observation has all that a seat may know and nothing else, told from where it sits."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from burgomaster.envs.batch import Batch
from burgomaster.envs.layout import holds, layout, relative_steps, seats_of
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.structs import A_SEAT, NO_SEAT, OWN_SEAT, SEATS_AS_BITS, Field

every_game = pytest.mark.parametrize("name", GAMES)


def moments(name: str, players: int, steps: int = 120, stride: int = 9) -> Iterator[Batch]:
    """A game now and then."""
    batch = Batch(name, players, 1, seed=3)
    for place in range(steps):
        batch.step(batch.sample())
        if place % stride == 0:
            yield batch


def legal(batch: Batch) -> list[int]:
    out = [0] * batch.setting.spec.most_legal
    return out[: batch.setting.rules.legal(batch._state(0), batch.setting.figures, out)]


def withheld(field: Field, seat: int, at: tuple[int, ...]) -> bool:
    return field.seen_by == NO_SEAT or (field.seen_by == OWN_SEAT and at[0] != seat)


@every_game
def test_what_is_hidden_is_not_in_it_and_all_else_is(name: str) -> None:
    """Every number of the state is changed, one at a time, and every seat looks."""
    players = game(name).SPEC.players[-1]
    fields = game(name).State.FIELDS
    secret = 0
    for batch in moments(name, players):
        state = batch._arrays["states"]
        seen = [batch.observe(0, seat) for seat in range(players)]
        chosen = legal(batch)
        for key, field in fields.items():
            for at in np.ndindex(*field.shape):
                before = state[key][(0, *at)].copy()
                state[key][(0, *at)] = before ^ 1  # a seat becomes another, a bit another seat's
                for seat in range(players):
                    hidden = withheld(field, seat, at)
                    assert (batch.observe(0, seat).tolist() == seen[seat].tolist()) == hidden, (key, at, seat)
                    if hidden and seat == batch.seat[0]:
                        assert legal(batch) == chosen
                        secret += 1
                state[key][(0, *at)] = before
    assert (secret > 0) == any(field.seen_by in (NO_SEAT, OWN_SEAT) for field in fields.values())


def test_hands_that_lie_open_are_seen_by_all() -> None:
    secret, opened = (
        Batch("alhambra", 3, 1, seed=3, options={"open-hands": answer}).observe(0, 1) for answer in ("no", "yes")
    )
    hands = layout("alhambra").field("hand")
    own, others = hands.start + 36, hands.start + 3 * 36
    assert secret[hands.start : own].tolist() == opened[hands.start : own].tolist()
    assert set(secret[own:others].tolist()) == {-1}
    assert opened[own:others].sum() > 0


@every_game
def test_seats_are_counted_from_the_one_that_looks(name: str) -> None:
    """A state turned round the table by one seat looks to the next seat as before to this one."""
    players = game(name).SPEC.players[-1]
    fields = game(name).State.FIELDS
    letters = seats_of(name)
    assert any(letters in field.names for field in fields.values())
    for batch in moments(name, players):
        before = [batch.observe(0, seat) for seat in range(players)]
        states = batch._arrays["states"]
        kept = states.copy()
        for key, field in fields.items():
            value = states[key][0]
            for side, names in enumerate(field.names if field.shape else ()):
                if names == letters:
                    value = np.roll(value, 1, axis=side)
            if holds(field, letters) == A_SEAT:
                value = np.where(value >= 0, (value + 1) % players, value)
            if holds(field, letters) == SEATS_AS_BITS:
                value = (value << 1 | value >> (players - 1)) & ((1 << players) - 1)
            states[key][0] = value
        for seat in range(players):
            turned = batch.observe(0, (seat + 1) % players)
            assert turned[0] == (seat + 1) % players
            assert turned[1:].tolist() == before[seat][1:].tolist()
        states[...] = kept


def test_with_fewer_players_what_lies_beyond_them_stays_there() -> None:
    """In a game for two, Dirk has the third place, whoever looks."""
    batch = Batch("alhambra", 2, 1, seed=3)
    place = layout("alhambra").place("city[+2][museum]")
    batch._arrays["states"]["city"][0, 2, 0] = 7
    assert [batch.observe(0, seat)[place] for seat in range(2)] == [7, 7]


@every_game
def test_every_number_lies_within_its_bounds(name: str) -> None:
    places = layout(name)
    assert len(set(places.names)) == places.width == len(places.low) == len(places.high)
    for batch in moments(name, game(name).SPEC.players[-1], steps=400, stride=1):
        for seen in (batch.observation[0], batch.observe(0, 1)):
            assert (places.low <= seen).all()
            assert (seen <= places.high).all()


def test_places_have_names() -> None:
    places = layout("machi-koro")
    batch = Batch("machi-koro", 3, 1)
    assert batch.observation[0, places.place("coins[+1]")] == 3
    assert batch.observation[0, places.place("city[own][bakery]")] == 1
    assert batch.observation[0, places.field("city")].tolist() == [1, 0, 1, *[0] * 12] * 3 + [0] * 15
    with pytest.raises(KeyError):
        places.field("cities")


@every_game
def test_the_version_tells_the_game_and_its_rules(name: str) -> None:
    assert layout(name).version.startswith(f"{name}/{game(name).SPEC.rules}/")
    assert len({layout(other).version for other in GAMES}) == len(GAMES)


def test_steps_can_be_told_from_where_one_sits() -> None:
    steps = game("machi-koro").STEPS
    number = {steps.text(step): step for step in range(steps.size)}
    table = relative_steps("machi-koro", 3)
    assert table[0].tolist() == list(range(steps.size))
    assert table[2][number["tv A"]] == number["tv B"]
    assert table[2][number["tv B"]] == number["tv C"]
    assert table[1][number["buy mine"]] == number["buy mine"]
    assert table[1][number["for mine of D"]] == number["for mine of D"]  # nobody sits there
    assert all(sorted(row) == sorted(table[0]) for row in table)
