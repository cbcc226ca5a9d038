"""What a position shows: to seats, to bystanders, to bots, in texts; and who may step in."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import burgomaster as bm
from burgomaster.games import part_of
from burgomaster.play import position as module
from burgomaster.play.position import begin
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro.tables import LANDMARKS, after_throw, city, table
from tests.games.monopoly_builder.tables import chips, player, two
from tests.games.test_conformance import settings_of
from tests.parts import fewest

WON = table(city(7, LANDMARKS), city(), phase="over", dice=[5])


def test_a_view_names_its_format_and_whose_it_is() -> None:
    here = after_throw(table(city(5), city()), "1")
    assert here.view(1) == {
        "format": "burgomaster-view/1",
        "game": "machi-koro",
        "rules": here.setting.spec.rules,
        "players": 2,
        "edition": "dutch",
        "options": dict(here.setting.options),
        "seat": 1,
        "turn": 0,
        "scores": [0, 0],
        "winners": [],
        "actions": [],
        "state": here.view()["state"],
    }


def test_who_is_to_decide_is_a_seat_or_chance_or_nobody() -> None:
    here = table(city(), city(), seat=1)
    rolling = here.play("throw 1")
    assert [one.view()["turn"] for one in (here, rolling, WON)] == [1, "chance", "over"]
    assert [one.over for one in (here, rolling, WON)] == [False, False, True]
    assert [one.view()["winners"] for one in (here, rolling, WON)] == [[], [], [0]]
    assert WON.view()["scores"] == list(WON.scores) == [4, 0]
    assert repr(here) == "<Position machi-koro, 2 players, turn 1, B>"
    assert repr(rolling) == "<Position machi-koro, 2 players, turn 1, chance>"
    assert repr(WON) == "<Position machi-koro, 2 players, turn 1, over>"


def test_between_two_actions_there_is_chance_or_an_action_never_both() -> None:
    here = table(city(), city())
    rolling = here.play("throw 1")
    assert (here.chances(), here.odds()) == ([], {})
    assert here.steps() == here.actions() == ["throw 1"]
    assert rolling.steps() == WON.steps() == WON.actions() == []
    assert WON.chances() == []
    assert rolling.actions() == [f"dice {eyes}" for eyes in range(1, 7)]
    assert all(type(outcome) is bm.Outcome for outcome in rolling.actions())


def test_whole_actions_are_listed_as_whole() -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    assert all(action.complete for action in here.actions())
    assert {len(action.steps) for action in here.actions()} == {1, 2}


def test_as_many_actions_as_a_list_holds_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    count = len(here.actions())
    monkeypatch.setattr(module, "_MOST_ACTIONS", count)
    assert len(here.actions()) == count
    monkeypatch.setattr(module, "_MOST_ACTIONS", count - 1)
    with pytest.raises(bm.TooManyActions, match=f"more than {count - 1} actions"):
        here.actions()


@pytest.mark.parametrize("seat", [2, -1, "A", True])
def test_there_are_no_views_for_seats_that_are_not_there(seat: Any) -> None:
    here = bm.start("machi-koro", 2)
    for ask in (here.view, here.step_in, lambda seat: here.seen_by(seat, luck=1)):
        with pytest.raises(bm.BurgomasterError, match="there is no seat"):
            ask(seat)


def test_what_only_a_seat_knows_is_told_apart_from_what_everybody_knows() -> None:
    here = alhambra.table(alhambra.player({"blue": [9, 6]}), alhambra.player({"green": [3]}), alhambra.player())
    everybody = here.view()
    for seat in range(3):
        own = here.view(seat)
        assert here.own_view(seat) == {"seats": own["state"]["seats"]}
        assert {**everybody["state"], **here.own_view(seat)} == own["state"]
        assert here.own_outlook(seat)
        assert here.outlook(seat) == {**here.outlook(), **here.own_outlook(seat)}
    assert here.own_outlook(0)["money"] != here.own_outlook(1)["money"]
    changing = {key: everybody[key] for key in ("turn", "scores", "winners", "state")}
    assert here.open_view() == changing
    assert here.open_view(outlook=True) == {**changing, "outlook": here.outlook()}


def test_a_seat_remembers_what_it_has_seen_unless_that_is_not_wanted() -> None:
    here = alhambra.table(alhambra.player({"blue": [9, 6]}), alhambra.player({"green": [1, 2, 3]}), alhambra.player())
    lucks = [luck << 32 for luck in range(5)]
    assert {here.seen_by(1, luck) for luck in lucks} == {here}
    dealt_anew = {here.seen_by(1, luck, memory=False) for luck in lucks}
    assert len(dealt_anew) > 1
    assert {str(one.view(1)) for one in dealt_anew} == {str(here.view(1))}


def test_who_may_not_step_in_is_told_so() -> None:
    here = two(player(chips=chips(2, 1, 1)), player(chips=chips(1, 1, 1, 1)))
    assert [here.may_step_in(seat) for seat in (0, 1)] == [False, True]
    assert here.step_in(1).turn == 1
    with pytest.raises(bm.BurgomasterError, match=r"^A cannot step in now$"):
        here.step_in(0)
    with pytest.raises(bm.BurgomasterError, match=r"^B cannot step in now$"):
        here.play("throw").step_in(1)


def test_letters_of_all_languages_stay_readable_in_json() -> None:
    plain = bm.start("machi-koro", 2)
    own = bm.position({**json.loads(plain.to_json()), "edition": {"text": f"# Mühle für Zoë\n{plain.setting.text}"}})
    assert "Mühle für Zoë" in own.to_json()
    assert bm.position(own.to_json()) == own


def test_unless_it_is_said_otherwise_a_table_is_at_most_120_wide() -> None:
    here = bm.start("machi-koro", 4)
    widths = []
    for length in range(24, 32):
        names = ["N" * length, "Bob", "Cat", "Dan"]
        assert here.to_text(names=names) == here.to_text(names=names, width=120)
        widths.append(max(map(len, here.to_text(names=names, width=200).splitlines())))
    assert 121 in widths


# ---- What it says of its types ---------------------------------------------------------------------------------------


def misfits(value: Any, wanted: Any, where: str = "view") -> Iterator[str]:
    """Where a value is not what a type says: in its keys, in what they hold, and so on within."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return
    if is_typeddict(wanted):
        if not isinstance(value, dict):
            yield f"{where} is no table: {value!r:.60}"
            return
        keys = get_type_hints(wanted, include_extras=True)
        needed = {key for key, of in keys.items() if wanted.__total__ and get_origin(of) is not NotRequired}
        lacks, more = needed - {*value}, {*value} - {*keys}
        yield from (f"{where} has no {key}" for key in lacks)
        yield from (f"{where} has a {key} that its type does not know" for key in more)
        for key, of in get_type_hints(wanted).items():
            if key in value:
                yield from misfits(value[key], of, f"{where}.{key}")
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where} is no list"
        for place, one in enumerate(value if isinstance(value, list) else ()):
            yield from misfits(one, inner[0], f"{where}[{place}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{where} is no table"
        for key, one in value.items() if isinstance(value, dict) else ():
            yield from misfits(key, inner[0], f"{where}: {key}")
            yield from misfits(one, inner[1], f"{where}.{key}")
    elif origin in (Union, UnionType):
        if all([*misfits(value, one, where)] for one in inner):
            yield f"{where} is none of {inner}: {value!r:.60}"
    elif origin is Literal:
        if value not in inner:
            yield f"{where} is {value!r}"
    elif wanted is NoneType:
        if value is not None:
            yield f"{where} is not null"
    elif type(value) is not wanted:
        yield f"{where} is {value!r:.60}, no {wanted.__name__}"


def type_of(name: str) -> Any:
    """The type of a game's part of a view; None where it has none."""
    return getattr(part_of(name, "view_types"), f"{name.title().replace('-', '')}View", None)


@pytest.mark.parametrize("name", [name for name in bm.games() if type_of(name)])
def test_views_are_what_their_types_say(name: str) -> None:
    """At every moment of random games, to everybody, with every key; so an editor promises no key that is not there."""
    met: set[str] = set()
    for players in {fewest(name), 3}:
        for seed, agreed in enumerate(settings_of(name, players)):
            rng, here = random.Random(seed), begin(agreed)
            for event in range(240):
                if here.over:
                    break
                if event % 5 == 0:
                    for seat in (None, *range(players)):
                        view = here.view(seat)
                        assert [*misfits(view, bm.PositionView)] == []
                        assert [*misfits(view["state"], type_of(name))] == []
                        met |= {*view["state"]}
                here = here.play(rng.choice([one for one, _ in here.chances()] or [*islice(here.iter_actions(), 40)]))
    assert met == {*get_type_hints(type_of(name))}


def test_a_view_that_is_not_what_its_type_says_is_found() -> None:
    view = bm.start("machi-koro", 2).view()
    city = view["state"]["cities"][0]
    for change, said in (
        ({"coins": "3"}, "no int"),
        ({"gold": 3}, "does not know"),
        ({"landmarks": {}}, "no list"),
        ({"buildings": {"mine": None}}, "no int"),
    ):
        wrong = {**view["state"], "cities": [{**city, **change}]}
        assert any(said in one for one in misfits(wrong, type_of("machi-koro"))), change
