"""Positions, actions, matches, settings and records are values: they pickle, copy and cross to other processes."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.games import game
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from tests.parts import fewest


@st.composite
def matches(draw: st.DrawFn) -> bm.Match:
    """A game somewhere under way."""
    name = draw(st.sampled_from(bm.games()))
    players = draw(st.sampled_from(list(game(name).SPEC.players)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    match = bm.Match(bm.start(name, players), dice=bm.FairDice("values", ("",) * players, rng.randbytes(32)))
    for _ in range(draw(st.integers(0, 60))):
        if match.position.over:
            break
        match.act(random_action(match.position, rng))
    return match


def random_action(position: Position, rng: random.Random) -> bm.Action:
    chosen = rng.choice(position.steps())
    while not chosen.complete:
        chosen = rng.choice(position.steps(chosen))
    return chosen


@settings(max_examples=150)
@given(matches())
def test_values_come_back_equal(match: bm.Match) -> None:
    position = match.position
    values = [match, position, position.setting, match.record(), match.record(reveal=False), *match.entries[-3:]]
    values += position.steps()
    values += [position.setting.figures, position.state()]
    if match.record().start.turn == bm.CHANCE:
        values += match.record().start.actions()
    for value in values:
        for back in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
            assert type(back) is type(value)
            assert back == value
            assert hash(back) == hash(value)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(position, protocol)) == position
    back = pickle.loads(pickle.dumps(match))
    assert str(back.record()) == str(match.record())
    for action, again in zip(position.steps(), pickle.loads(pickle.dumps(position.steps())), strict=True):
        assert (again.seat, again.steps, again.complete) == (action.seat, action.steps, action.complete)
    if not position.over:
        action = random_action(position, random.Random(1))
        assert back.act(pickle.loads(pickle.dumps(action))) == match.act(action)  # and the dice fall the same way
        assert back.position == match.position


def test_a_copied_match_goes_its_own_way() -> None:
    match = bm.Match(bm.start("machi-koro", 2))
    other = copy.deepcopy(match)
    other.act("throw 1")
    assert other != match
    assert hash(other) == hash(match)
    assert len(match.entries) == 0
    assert match != "match"


@pytest.mark.parametrize("name", bm.games())
def test_pickles_are_small(name: str) -> None:
    """The state's bytes and a little more: the text of a built-in edition stays at home, and a setting goes once."""
    match = bm.Match(bm.start(name, 3))
    position = match.position
    assert len(pickle.dumps(position)) < position.state().SIZE + 400
    several = [position.step_in(seat) for seat in position.interrupts()] or [position.seen_by(0, 1 << 40)]
    assert len(pickle.dumps([position, *several])) < (1 + len(several)) * (position.state().SIZE + 30) + 400
    back = pickle.loads(pickle.dumps([position, *several]))
    assert {id(one.setting) for one in back} == {id(back[0].setting)}


def own_edition(name: str = "machi-koro") -> Position:
    text = bm.start(name, fewest(name)).setting.text
    return bm.position({**_plain(bm.start(name, fewest(name))), "edition": {"text": f"# my own box\n{text}"}})


def _plain(position: Position) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(position.to_json())
    return data


def test_an_edition_of_ones_own_travels_along() -> None:
    position = own_edition()
    back = pickle.loads(pickle.dumps(position))
    assert back == position
    assert back.setting.text == position.setting.text
    assert back.setting.edition == "custom"


def test_a_built_in_edition_that_has_changed_is_not_taken_for_the_old_one() -> None:
    made = bm.start("machi-koro", 2).setting
    old = Setting(made.name, made.players, made.edition, made.text + "\n# a later version\n", made.options)
    assert pickle.loads(pickle.dumps(old)).text == old.text
    make, arguments = made.__reduce__()
    with pytest.raises(bm.BadEdition, match="has changed since this was pickled"):
        make(*(argument if argument != arguments[4] else "0" * 64 for argument in arguments))


def asked_elsewhere(position: Position, action: str) -> tuple[Position, list[bm.Action], int]:
    """What a worker is for."""
    after = position.play(action)
    return after, after.actions(), hash(pickle.loads(pickle.dumps(after))) - hash(after)


def test_values_cross_to_other_processes() -> None:
    """By spawn, as on Windows and macOS: the other process shares nothing but what was sent."""
    starts = [bm.start(name, fewest(name)) for name in bm.games()] + [own_edition()]
    here = [bm.Match(start).position for start in starts]
    actions = [next(position.iter_actions()) for position in here]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for position, action, (after, listed, difference) in zip(
            here, actions, pool.map(asked_elsewhere, here, actions), strict=True
        ):
            assert after == position.play(action)
            assert listed == after.actions()
            assert [one.steps for one in listed] == [one.steps for one in after.actions()]
            assert difference == 0
        match = bm.Match(starts[0])
        assert pool.submit(copy.copy, match).result() == match
        assert pool.submit(copy.copy, match.record()).result() == match.record()
        with pytest.raises(bm.IllegalAction) as caught:  # an error that cannot be read back would break the pool
            pool.submit(asked_elsewhere, here[0], "buy mine").result()
        assert caught.value.refusal == here[0].why_not("buy mine")
        with pytest.raises(bm.BadRecord) as bad:
            pool.submit(bm.Record.parse, "[").result()
        assert bad.value.line == 1
        with pytest.raises(bm.BadPosition) as nowhere:
            pool.submit(bm.position, "{}").result()
        assert nowhere.value.field == "position.game"
        assert pool.submit(len, [1]).result() == 1


def test_actions_never_change() -> None:
    action = bm.start("machi-koro", 2).actions()[0]
    for name in ("seat", "steps", "complete", "other"):
        with pytest.raises(AttributeError):
            setattr(action, name, 1)
