"""What a position shows: to seats, to bystanders, to bots, in texts; and who may step in."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.play import position as module
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro.tables import LANDMARKS, after_throw, city, table
from tests.games.monopoly_builder.tables import chips, player, two

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
