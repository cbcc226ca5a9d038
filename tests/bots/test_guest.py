"""Guests: what they are told, how they may answer, and that nothing they do can break a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.guest import MOST_FAILURES, Guest, is_guest
from burgomaster.bots.registry import Lasting, bot
from burgomaster.games import GAMES
from burgomaster.terminal.play import _seats
from tests.parts import sensible

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

# One class per way to be a guest. `{log}` is a file the test reads.
ZOO = '''
import json, os, sys, time

print("hello from the import")

class Steps:
    """Answers with steps only, and writes down what it was asked."""
    def __init__(self):
        self.asked = 0
    def choose(self, view, steps):
        self.asked += 1
        with open({log!r}, "a") as file:
            file.write(json.dumps([self.asked, view, steps]) + "\\n")
        return steps[-1]

class Whole:
    """Answers with a whole action, in Dutch."""
    def choose(self, view, steps):
        return "gooi 1" if "throw 1" in steps else "pas"

class Printer:
    def choose(self, view, steps):
        print("x" * 200)
        os.write(1, b'{{"number": 1, "answer": "pass"}}\\n')
        os.system("echo from a shell")
        sys.stdin.read()
        return steps[0]

class Crasher:
    def choose(self, view, steps):
        raise RuntimeError("no idea")

class Quitter:
    def choose(self, view, steps):
        sys.exit(7)

class Dier:
    def choose(self, view, steps):
        os.kill(os.getpid(), 9)

class Signalled:
    """Ended by a signal that has no name."""
    def choose(self, view, steps):
        os.kill(os.getpid(), 40)

class Poet:
    """Its message has several lines, a bell, colours, and half a letter that no screen can show."""
    def choose(self, view, steps):
        raise ValueError("first line\\nsecond\\tline \\x07\\x1b[31m\\ud800 end")

class Speechless:
    def choose(self, view, steps):
        raise StopIteration

class Unspeakable:
    def choose(self, view, steps):
        class Broken(Exception):
            def __str__(self):
                raise RuntimeError
        raise Broken

class Closer:
    def choose(self, view, steps):
        os.closerange(0, 256)
        time.sleep(1000)

class Nonsense:
    def choose(self, view, steps):
        return "fly to the moon"

class Illegal:
    def choose(self, view, steps):
        return "buy mine"

class Chance:
    def choose(self, view, steps):
        return "dice 6"

class Number:
    def choose(self, view, steps):
        return 42

class Nothing:
    def choose(self, view, steps):
        pass

class Lines:
    def choose(self, view, steps):
        return "pass\\npass"

class Brackets:
    def choose(self, view, steps):
        return "[" * 3999

class Surrogate:
    def choose(self, view, steps):
        return "\\ud800"

class Huge:
    def choose(self, view, steps):
        return "x" * 10_000_000

class Flood:
    """Writes into the pipe of its answers, which a guest has no business with."""
    def choose(self, view, steps):
        for number in range(3, 64):
            try:
                os.write(number, b"x" * 50_000)
                os.write(number, b"x" * 50_000)
            except OSError:
                pass
        return steps[0]

class Forgetful:
    """Fails on its second question only; a fresh object has forgotten that there was a first."""
    def __init__(self):
        self.asked = 0
    def choose(self, view, steps):
        self.asked += 1
        if self.asked == 2:
            raise KeyError("where was I?")
        return steps[0]

class Idle:
    """Has no method `choose`."""

class Unborn:
    def __init__(self):
        raise ValueError("not today")
'''


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the zoo in it is the current one; what guests write is in this file."""
    file = tmp_path / "log"
    (tmp_path / "zoo.py").write_text(ZOO.format(log=str(file)))
    (tmp_path / "verse.py").write_text('raise RuntimeError("two\\nlines")')
    monkeypatch.chdir(tmp_path)
    return file


def played(holder: Guest, name: str = "machi-koro", players: int = 2, most: int = 10**6) -> list[str]:
    """Let the guest hold seat A against a greedy bot; the actions of a game."""
    match = bm.Match(bm.start(name, players), dice=bm.FairDice("guests", ("",) * players, bytes(32)))
    others = bot(sensible(name), name, 3)
    while not match.position.over and len(match.entries) < most:
        here = match.position
        chosen = holder.choose(here) if here.turn == 0 else others.choose(here)
        assert here.why_not(chosen) is None
        match.act(chosen)
    return [entry.text for entry in match.entries]


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_plays_step_by_step_and_sees_its_view_only(name: str, log: Path) -> None:
    holder = Guest("zoo:Steps", deadline=60)
    played(holder, name, 3, most=150)
    holder.close()
    assert holder.failures.count == 0
    asked = [json.loads(line) for line in log.read_text().splitlines()]
    assert [number for number, _, _ in asked] == list(range(1, len(asked) + 1))  # one object all through
    for _, view, steps in asked:
        assert view["seat"] == view["turn"] == 0
        assert view["format"] == "burgomaster-view/1"
        assert steps
    first = next(here for here in bm.Match(bm.start(name, 3)).record().positions if here.turn >= 0)
    assert set(asked[0][1]) == set(first.view(first.turn))


def test_a_guest_may_answer_with_a_whole_action_in_any_language(log: Path) -> None:
    holder = Guest("zoo:Whole", deadline=60)
    assert holder.choose(bm.start("machi-koro", 2)) == "throw 1"
    holder.close()
    assert holder.failures.count == 0


def test_prints_and_reads_of_a_guest_disturb_nothing(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    holder = Guest("zoo:Printer", deadline=60)
    assert len(played(holder, most=30)) >= 30
    holder.close()
    assert holder.failures.count == 0
    shown = capfd.readouterr()
    assert shown.out == ""
    assert "from a shell" in shown.err


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("Crasher", "RuntimeError: no idea"),
        ("Quitter", "status 7"),
        ("Dier", "SIGKILL"),
        ("Poet", r"^ValueError: first line second line [31m end$"),
        ("Speechless", "^StopIteration$"),
        ("Unspeakable", "^Broken$"),
        ("Closer", "closed the pipe"),
        ("Nonsense", "no action of this game"),
        ("Illegal", "throw the dice first"),
        ("Chance", "'dice 6'"),
        ("Number", "returned int, not a text"),
        ("Nothing", "returned NoneType"),
        ("Lines", "no line of text"),
        ("Brackets", "'[[[["),
        ("Surrogate", "no line of text"),
        ("Huge", "10000000 characters"),
        ("Flood", "the pipe of its own answers|far too long"),
    ],
)
def test_a_failure_costs_the_move_and_nothing_else(kind: str, message: str, log: Path) -> None:
    import re

    holder = Guest(f"zoo:{kind}", seed=5, deadline=60)
    played(holder)
    assert holder.failures.count == MOST_FAILURES  # then the seat was played at random
    assert re.search(message.replace("[", r"\["), holder.failures.first)
    holder.close()


def test_a_seat_that_failed_too_often_is_played_by_its_seed(log: Path) -> None:
    holder = Guest("zoo:Crasher", seed=5, deadline=60)
    texts = played(holder)
    holder.new_game(5)
    assert played(holder) == texts
    assert holder.failures.count == 2 * MOST_FAILURES
    holder.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has signals without a name")
def test_a_signal_without_a_name_costs_the_move_too(log: Path) -> None:
    holder = Guest("zoo:Signalled", deadline=60)
    holder.choose(bm.start("machi-koro", 2))
    assert holder.failures.first == "its process was ended by signal 40"
    holder.close()


def test_a_fresh_process_takes_over(log: Path) -> None:
    holder = Guest("zoo:Forgetful", deadline=60)
    here = bm.start("machi-koro", 2)
    for failures in (0, 1, 1, 2, 2, 3):
        assert holder.choose(here) == "throw 1"
        assert holder.failures.count == failures
    holder.choose(here)
    assert holder.failures.count == MOST_FAILURES
    holder.new_game(1)
    holder.choose(here)
    assert holder.failures.count == MOST_FAILURES  # a new game, and it is asked again
    assert "where was I?" in holder.failures.first
    holder.close()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("zoo:Dragon", "Dragon"),
        ("zoo:Unborn", "not today"),
        ("zoo:Idle", "no method choose"),
        ("verse:Bot", "RuntimeError: two lines$"),
        ("a b:c", "write module:Class"),
        (":", "write module:Class"),
    ],
)
def test_a_guest_that_cannot_start_is_refused_at_once(name: str, message: str, log: Path) -> None:
    with pytest.raises(bm.BurgomasterError, match=message):
        bot(name, "machi-koro")


def test_names_of_guests() -> None:
    assert is_guest("thrifty:Thrifty")
    assert is_guest("my.package:Bot2")
    assert not is_guest("greedy")
    assert not is_guest("http://x")


def test_a_game_file_alone_does_not_start_a_guest(log: Path) -> None:
    with pytest.raises(bm.BurgomasterError, match="--bots zoo:Steps"):
        _seats(["Anna", "B zoo:Steps"], "machi-koro", 1, 5, [])
    seats = _seats(["Anna", "B zoo:Steps"], "machi-koro", 1, 5, ["zoo:Steps"])
    assert seats[0] is None
    assert isinstance(seats[1], Lasting)
    seats[1].close()


def test_the_documented_example_sits_at_a_table(tmp_path: Path) -> None:
    """It stands in docs/bots.md and has at most fifteen lines."""
    assert len((EXAMPLES / "thrifty.py").read_text().splitlines()) <= 15
    command = [sys.executable, "-m", "burgomaster.cli", "play", "machi-koro", "--humans", "0", "--seed", "1"]
    result = subprocess.run(
        [*command, "--bots", "thrifty:Thrifty,random", "--save", str(tmp_path / "a.game"), "--lang", "en"],
        cwd=EXAMPLES,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert "A thrifty:Thrifty threw " in result.stdout
    assert "loses this move" not in result.stdout
    assert bm.verify(bm.Record.read(tmp_path / "a.game")).ok


def test_a_lost_move_is_told_at_the_table(log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from burgomaster.cli import main

    arguments = "play machi-koro --humans 0 --seed 1 --bots zoo:Crasher,greedy --lang en --save"
    assert main([*arguments.split(), str(tmp_path / "a.game")]) == 0
    shown = capsys.readouterr().out
    assert shown.count("A zoo:Crasher loses this move, and a random one is played: RuntimeError: no idea") == 3
