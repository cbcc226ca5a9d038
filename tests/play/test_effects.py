"""Effects where people meet them: at positions, in matches, in files, at the command line."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.games.kernel.effects import NUMBER, SEAT, Things, Told, apply_effects, effect, kind, listen, tell
from burgomaster.games.kernel.structs import I8, NO_SEAT, OWN_SEAT, Struct, number, row
from burgomaster.play.dice import FairDice
from burgomaster.play.explain import commented, effect_line, events, events_at, explanation
from burgomaster.play.match import Match
from burgomaster.play.record import Record
from tests.parts import TOLD, fewest, names_of


class Purse(Struct):
    """A little state to tell things of."""

    coins = row(I8, 3)
    pot = number(I8)


FRUIT = Things("fruit", ("apple", "pear"))
PAYS = kind("pays", who=SEAT, to=SEAT, fruit=FRUIT, due=NUMBER, changes=("coins[who] -= due", "coins[to] += due"))
FILLS = kind("fills", who=SEAT, much=NUMBER, changes=("coins[who] -= much", "pot = pot + much"), seen_by=OWN_SEAT)
TURNS = kind("turns", seen_by=NO_SEAT)


def test_what_is_told_is_collected_only_where_somebody_listens() -> None:
    s = Purse()
    tell(s, TURNS, "X-1")
    assert not s.told
    listen(s)
    tell(s, PAYS, "X-2", 0, 1, 1, 3)
    tell(s, PAYS, "X-2", 2, -1, -1, 0)
    assert [*map(effect, s.told or ())] == [
        bm.Effect("pays", "X-2", {"who": 0, "to": 1, "fruit": "pear", "due": 3}, frozenset({"who", "to"})),
        bm.Effect("pays", "X-2", {"who": 2, "to": None, "fruit": None, "due": 0}, frozenset({"who", "to"})),
    ]
    assert s.copy().told is None
    assert s == s.copy(), "what is told is no part of the state"
    assert Purse.unpack(s.pack()).told is None
    assert pickle.loads(pickle.dumps(s)).told is None


def test_effects_alone_change_what_they_declare() -> None:
    s = Purse()
    s.coins = [5, 0, 7]
    apply_effects(s, [Told(PAYS, "X-2", (0, 1, 0, 3)), Told(FILLS, "X-3", (2, 4)), Told(TURNS, "X-4", ())])
    assert (s.coins, s.pot) == ([2, 3, 3], 4)


def test_a_change_of_something_that_is_no_field_is_a_mistake() -> None:
    for change, problem in (("pot = money + 1", NameError), ("money = pot", AttributeError)):
        odd = kind("odd", changes=(change,))
        with pytest.raises(problem, match="money"):
            apply_effects(Purse(), [Told(odd, "X-1", ())])
    with pytest.raises(ValueError, match="nobody knows"):
        kind("odd", seen_by="the neighbours")


def test_who_is_told_what() -> None:
    assert all(PAYS.seen_at(seat, (0, 1, 0, 3)) for seat in (None, 0, 1, 2))
    assert [FILLS.seen_at(seat, (2, 4)) for seat in (None, 0, 1, 2)] == [False, False, False, True]
    assert not any(TURNS.seen_at(seat, ()) for seat in (None, 0, 1, 2))


def test_a_position_tells_a_seat_only_what_it_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    here = bm.start("machi-koro", 3).play("throw 1")
    happened = [Told(PAYS, "X-2", (0, 1, 0, 3)), Told(FILLS, "X-3", (2, 4)), Told(TURNS, "X-4", ())]
    monkeypatch.setattr(here, "_told", happened)
    monkeypatch.setattr(here.setting.game, "tell", lambda seen, *_: [one[1] for one in seen])
    for seat, rules in ((None, ["X-2"]), (0, ["X-2"]), (1, ["X-2"]), (2, ["X-2", "X-3"])):
        assert here.told(seat=seat) == rules
        assert [one.rule for one in here.effects_for(seat)] == rules


def first_decision(name: str, players: int) -> bm.Position:
    here, event = bm.start(name, players), 0
    while here.turn == bm.CHANCE:
        outcomes = here.actions()
        here = here.play(outcomes[event % len(outcomes)])  # ever another one: equal throws would tie for ever
        event += 1
    return here


@pytest.mark.parametrize("name", TOLD)
def test_a_position_tells_how_it_came_about(name: str) -> None:
    here = first_decision(name, 3)
    assert bm.start(name, 3).effects == ()
    assert bm.start(name, 3).told() == []
    action = next(here.iter_actions())
    after = here.play(action)
    ways = [after, here.play(str(action)), here.played(action)[1], here.play(action, seat=here.turn)]
    assert all(way.effects == after.effects for way in ways)
    assert after.effects == after.effects, "asking twice tells the same"
    assert after.effects_for(here.turn) == after.effects, "who acted knows all of it"
    assert all(one in after.effects for one in after.effects_for(None))
    told = pickle.loads(pickle.dumps(after))
    assert told == after
    assert told.effects == ()
    for one in after.effects:
        assert json.loads(json.dumps(one.to_json())) == {"kind": one.kind, "rule": one.rule, **one.values}


def known_match(name: str) -> Match:
    """A game whose dice are the same every time."""
    dice = FairDice("0123456789abcdef", ("",) * fewest(name), b"s" * 32)
    return Match(bm.start(name, fewest(name)), names_of(name), dice)


@pytest.mark.parametrize("name", TOLD)
def test_a_match_tells_the_action_and_the_chance_after_it(name: str) -> None:
    match = known_match(name)
    for _ in range(12):
        before = match.position
        entries = match.act(next(match.position.iter_actions()))
        separate: list[Any] = []
        here = before
        for entry in entries:
            here = entry.played_on(here)
            separate += here.effects
        assert list(match.position.effects) == separate


def a_game(name: str) -> Record:
    match = known_match(name)
    for _ in range(9):
        match.act(next(match.position.iter_actions()))
    return match.record()


@pytest.mark.parametrize("name", TOLD)
def test_a_game_file_may_carry_effects_as_comments(name: str) -> None:
    record = a_game(name)
    text = commented(record)
    assert Record.parse(text) == record
    plain = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    assert plain == str(record).splitlines()
    told = [line.strip() for line in text.splitlines() if line.lstrip().startswith("#")]
    assert told == [f"# {effect_line(one, fewest(name))}" for event in events(record) for one in event.after.effects]


def test_an_effect_in_one_line() -> None:
    s = Purse()
    listen(s)
    tell(s, PAYS, "X-2", 0, 1, 1, 3)
    tell(s, PAYS, "X-2", 2, -1, -1, 0)
    tell(s, TURNS, "X-4")
    lines = [effect_line(effect(one), 2, ["Anna", "Bram"]) for one in s.told or ()]
    # A third who collects, such as Dirk, has no name at a table for two.
    assert lines == [
        "X-2 pays: who Anna, to Bram, fruit pear, due 3",
        "X-2 pays: who 2, to –, fruit –, due 0",
        "X-4 turns",
    ]


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_an_action_is_explained_with_its_rules(name: str, lang: str) -> None:
    record = a_game(name)
    for at in range(record.actions + 1):
        said = explanation(record, at, lang)
        for event in events_at(record, at):
            assert event.entry.text in said
            for one in event.after.effects:
                assert effect_line(one, fewest(name), names_of(name)) in said
                assert f"**{one.rule}**" in said
    with pytest.raises(bm.BurgomasterError, match=f"there is no action {record.actions + 1}"):
        events_at(record, record.actions + 1)


def test_explain_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.game"
    record = a_game("machi-koro")
    record.write(file)
    assert main(["explain", str(file)]) == 0
    assert capsys.readouterr().out == commented(record)
    assert main(["explain", str(file), "--at", "1", "--lang", "it"]) == 0
    assert capsys.readouterr().out == explanation(record, 1, "it") + "\n"
    assert main(["explain", str(file), "--at", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == [event.to_json() for event in events_at(record, 1)]
    assert [one["seat"] for one in told] == [0, None]
    assert main(["explain", str(file), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(record.entries)
    assert main(["explain", str(file), "--at", "99"]) != 0
    assert "there is no action 99" in capsys.readouterr().err


def test_a_game_without_an_outlook_has_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgomaster.play.position.outlook_of", lambda name: None)
    here = bm.start("machi-koro", 2)
    assert here.outlook() == here.outlook(0) == here.own_outlook(0) == {}
    with pytest.raises(bm.BurgomasterError, match="no seat 2"):
        here.outlook(2)
