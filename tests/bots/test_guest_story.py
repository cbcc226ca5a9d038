"""What guests of the second protocol are told: that a game begins, what happens as their seat may know it, its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.bots.guest import MOST_FAILURES, Guest
from burgomaster.bots.registry import Listening, bot
from burgomaster.bots.story import FORMAT, Story
from burgomaster.games import GAMES, effects_of
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.structs import EVERYBODY, OWN_SEAT
from burgomaster.lab.arena import Arena
from burgomaster.play.setting import setting
from tests.parts import sensible

# They write down what they are told, a line each, with a number for each object.
ZOO = """
import json, os, random

class Ear:
    protocol = 2
    def __init__(self):
        self.me = random.randrange(10**12)
        self.asked = 0
    def write(self, what, told):
        with open({log!r}, "a") as file:
            file.write(json.dumps([self.me, what, told]) + "\\n")
    def begin(self, game):
        self.write("begin", game)
    def hear(self, events):
        self.write("hear", events)
    def end(self, result):
        self.write("end", result)
    def choose(self, view, steps):
        self.asked += 1
        return steps[-1]

class Fainting(Ear):
    def choose(self, view, steps):
        self.asked += 1
        return 1 / 0 if self.asked == 3 else steps[-1]

class Proud(Ear):
    def end(self, result):
        self.write("end", result)
        raise RuntimeError("I should have won")

class Old(Ear):
    '''Of the first protocol: its methods are its own affair.'''
    protocol = 1
    def hear(self, what, how):
        raise RuntimeError
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "log"
    (tmp_path / "zoo.py").write_text(ZOO.format(log=str(file)))
    monkeypatch.chdir(tmp_path)
    return file


def told(log: Path) -> list[tuple[int, str, Any]]:
    return [tuple(json.loads(line)) for line in log.read_text().splitlines()] if log.exists() else []


def pairs(match: bm.Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in match.entries]


def new_match(name: str, players: int) -> bm.Match:
    return bm.Match(bm.start(name, players), dice=bm.FairDice("guests", ("",) * players, bytes(32)))


def played(holder: Listening, match: bm.Match, actions: int) -> None:
    """Let the guest hold seat A against bots, for so many actions of all."""
    others = bot(sensible(match.position.game), match.position.game, 3)
    start = match.record().start
    for _ in range(actions):
        here = match.position
        if here.over:
            break
        if here.turn == 0:
            holder.follow(start, pairs(match))
        match.act(holder.choose(here) if here.turn == 0 else others.choose(here))


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_hears_everything_that_its_seat_may_know(name: str, log: Path) -> None:
    match = new_match(name, 3)
    holder = Guest("zoo:Ear", deadline=60)
    assert isinstance(holder, Listening)
    played(holder, match, 80)
    holder.follow(match.record().start, pairs(match))
    holder.finish(match.position)
    holder.close()
    assert holder.failures.count == 0
    lines = told(log)
    assert len({me for me, _, _ in lines}) == 1
    assert [what for _, what, _ in lines if what != "hear"] == ["begin", "end"]
    assert lines[0][1] == "begin"
    begun, result = lines[0][2], lines[-1][2]
    assert begun["format"] == FORMAT
    assert (begun["game"], begun["seat"], begun["players"], begun["names"]) == (name, 0, 3, ["A", "B", "C"])
    assert begun["view"] == json.loads(json.dumps(match.record().start.view(0)))
    assert result == {
        "over": match.position.over,
        "scores": list(match.position.scores),
        "winners": list(match.position.winners),
    }
    events = [event for _, what, heard in lines if what == "hear" for event in heard]
    positions = list(match.record().positions)[1:]
    assert len(events) == len(match.entries)
    for number, (event, entry, after) in enumerate(zip(events, match.entries, positions, strict=True)):
        assert event["number"] == number
        assert (event["by"], event["event"]) == ("chance" if entry.seat == CHANCE else entry.seat, entry.text)
        assert event["effects"] == [effect.to_json() for effect in after.effects_for(0)]
        assert event["told"] == after.told("en", ["A", "B", "C"], 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_story_tells_nobody_elses_secrets(name: str) -> None:
    kinds = {kind.name: kind for kind in effects_of(name)}
    match = new_match(name, 3)
    others = bot(sensible(name), name, 4)
    for _ in range(60):
        if not match.position.over:
            match.act(others.choose(match.position))
    for seat in range(3):
        story = Story(match.record().start)
        story.events = pairs(match)
        for event in story.told(seat, 0):
            for effect in event["effects"]:
                kind = kinds[effect["kind"]]
                if kind.seen_by != EVERYBODY:
                    owner = next(effect[slot] for slot in kind.slots if slot in kind.seats)
                    assert kind.seen_by == OWN_SEAT
                    assert owner == seat
        # What levels 4 and 5 remember is in it: every hand follows from what was told to everybody.
        here = story.start
        for by, text in story.events:
            here = here.play(text, None if by == CHANCE else by)
        assert here == match.position


def test_a_fresh_process_hears_all_from_the_beginning(log: Path) -> None:
    match = new_match("alhambra", 2)
    holder = Guest("zoo:Fainting", deadline=60)
    played(holder, match, 30)
    holder.close()
    lives: dict[int, list[Any]] = {}
    for me, what, heard in told(log):
        lives.setdefault(me, []).append((what, heard))
    assert len(lives) == holder.failures.count == MOST_FAILURES
    for life in lives.values():
        assert life[0][0] == "begin"
        events = [event for what, heard in life if what == "hear" for event in heard]
        assert [event["number"] for event in events] == list(range(len(events)))
        assert [event["event"] for event in events] == [text for _, text in pairs(match)][: len(events)]


def test_what_is_taken_back_is_forgotten(log: Path) -> None:
    match = new_match("machi-koro", 2)
    holder = Guest("zoo:Ear", deadline=60)
    played(holder, match, 12)
    match.take_back(0)
    played(holder, match, 12)
    holder.close()
    begun = [number for number, (_, what, _) in enumerate(told(log)) if what == "begin"]
    assert len(begun) == 2
    again = [event for _, what, heard in told(log)[begun[1] :] if what == "hear" for event in heard]
    assert [event["event"] for event in again] == [text for _, text in pairs(match)][: len(again)]
    assert holder.failures.count == 0


def test_the_same_guest_in_another_seat_is_another_object(log: Path) -> None:
    holder = Guest("zoo:Ear", deadline=60)
    here = bm.start("machi-koro", 2)
    assert holder.choose(here) == "throw 1"
    there = here.play("throw 1").play("dice 1").play("pass")
    assert there.turn == 1
    holder.choose(there)
    holder.close()
    assert [(what, game["seat"]) for _, what, game in told(log)] == [("begin", 0), ("begin", 1)]


def test_a_failure_after_the_end_costs_no_move(log: Path) -> None:
    holder = Guest("zoo:Proud", deadline=60)
    here = bm.start("machi-koro", 2)
    holder.choose(here)
    holder.finish(here)
    holder.new_game(2)
    holder.choose(here)
    holder.close()
    assert holder.failures.count == 0
    assert [what for _, what, _ in told(log)] == ["begin", "end", "begin"]


def test_guests_of_the_first_protocol_play_as_before(log: Path) -> None:
    match = new_match("machi-koro", 2)
    holder = Guest("zoo:Old", deadline=60)
    played(holder, match, 20)
    holder.finish(match.position)
    holder.close()
    assert holder.failures.count == 0
    assert not holder.listens
    assert told(log) == []


@pytest.mark.parametrize("name", ["machi-koro", "alhambra"])
def test_in_an_arena_guests_hear_what_happens_there(name: str, log: Path) -> None:
    agreed = setting(name, 3, None, {})
    arena = Arena(agreed, 60.0)
    results = [arena.play(["greedy", "zoo:Ear", "random"], key) for key in (1, 2)]
    arena.close()
    alone = Arena(agreed, 60.0)
    plain = [alone.play(["greedy", "zoo:Old", "random"], key) for key in (1, 2)]
    alone.close()
    games: list[list[Any]] = []
    for _, what, heard in told(log):
        if what == "begin":
            assert heard["seat"] == 1
            games.append([])
        elif what == "hear":
            games[-1] += heard
        else:
            assert heard["over"]
    assert len(games) == 2
    for events, result, same in zip(games, results, plain, strict=True):
        here = bm.start(name, 3)
        for event in events:
            here = here.play(event["event"], None if event["by"] == "chance" else event["by"])
        assert (here.winners, here.turns) == (result.winners, result.turns)
        assert (same.winners, same.turns) == (result.winners, result.turns)  # who listens changes nothing


def test_at_a_table_in_the_terminal_guests_hear_what_happens(log: Path, tmp_path: Path) -> None:
    from burgomaster.cli import main

    arguments = "play machi-koro --humans 0 --seed 1 --bots zoo:Ear,greedy --lang en --save"
    assert main([*arguments.split(), str(tmp_path / "a.game")]) == 0
    record = bm.Record.read(tmp_path / "a.game")
    lines = told(log)
    assert [what for _, what, _ in lines if what != "hear"] == ["begin", "end"]
    events = [event["event"] for _, what, heard in lines if what == "hear" for event in heard]
    assert events == [entry.text for entry in record.entries]
    assert lines[-1][2]["winners"] == list(record.final.winners)
