"""Notes at the actions of a game file: kept when it is written and read, and harmless to everything else."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.cli import main
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.dice import FairDice
from burgomaster.play.explain import commented
from burgomaster.play.match import Match
from burgomaster.play.position import begin
from burgomaster.play.record import LONGEST_NOTE, Record
from burgomaster.play.setting import setting


def short_game(actions: int = 6) -> Record:
    match = Match(begin(setting("machi-koro", 2)), dice=FairDice("notes", ("", ""), bytes(32)))
    for _ in range(actions):
        match.act(match.position.actions()[-1])
    return match.record()


def test_a_note_stands_in_the_file_and_is_found_again() -> None:
    record = short_game().noted(2, "why not the mine?").noted(5, "lucky [bold]")
    assert record.notes == ((2, "why not the mine?"), (5, "lucky [bold]"))
    text = str(record)
    assert text.count("#> ") == 2
    again = Record.parse(text)
    assert again == record
    assert pickle.loads(pickle.dumps(record.entries)) == record.entries
    assert Record.parse(commented(record)).notes == record.notes  # comments on effects are no notes
    assert record.noted(2, "the mine!").notes[0] == (2, "the mine!")
    assert record.noted(2, " ").noted(5, "") == short_game()
    for action in (0, record.actions + 1):
        with pytest.raises(bm.BurgomasterError, match=f"there is no action {action}"):
            record.noted(action, "nowhere")


def test_a_note_is_one_line_and_gives_a_terminal_no_orders() -> None:
    record = short_game().noted(1, "one\n2. A throw 1\r\x1b[2Jtwo\u2028three")
    assert record.notes == ((1, "one 2. A throw 1 [2Jtwo three"),)
    assert Record.parse(str(record)) == record
    hostile = str(short_game()).replace("\n1. ", "\n#> before any action\n1. ", 1) + "#> \x1b[31mred\n#> and more\n"
    found = Record.parse(hostile)
    assert found.notes == ((found.actions, "[31mred and more"),)


def test_a_note_has_an_end() -> None:
    with pytest.raises(bm.BurgomasterError, match="at most"):
        short_game().noted(1, "x" * (LONGEST_NOTE + 1))
    with pytest.raises(bm.BadRecord, match="at most"):
        Record.parse(str(short_game()) + "#> " + "x" * (LONGEST_NOTE + 1))


def test_empty_lines_of_a_note_cost_no_more_than_reading_them(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, read = str(short_game().noted(6, "x" * LONGEST_NOTE)).splitlines(), 0

    def one_line(text: str) -> str:
        nonlocal read
        read += len(text)
        return " ".join(text.split())

    monkeypatch.setattr("burgomaster.play.record._one_line", one_line)
    last = max(place for place, line in enumerate(lines) if "#>" in line)
    record = Record.parse("\n".join([*lines[: last + 1], *["#> "] * 1000, *lines[last + 1 :]]))
    assert record.notes == ((6, "x" * LONGEST_NOTE),)
    assert read < 2 * LONGEST_NOTE


def test_a_note_at_what_chance_brought_belongs_to_the_action_before() -> None:
    record = short_game()
    place = next(place for place, entry in enumerate(record.entries) if entry.seat == CHANCE)
    lines = str(record).splitlines()
    first = lines.index("") + 1
    lines.insert(first + place + 1, "#> what a throw")
    found = Record.parse("\n".join(lines))
    assert found.entries[place].note == "what a throw"
    before = sum(entry.seat != CHANCE for entry in record.entries[:place])
    assert found.notes == ((before, "what a throw"),)


def test_the_command_writes_lists_and_removes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.game"
    short_game().write(file)
    assert main(["note", str(file), "--at", "3", "--text", "too early"]) == 0
    assert main(["note", str(file)]) == 0
    assert capsys.readouterr().out == "3. too early\n"
    assert main(["review", str(file), "--depth", "quick", "--lang", "nl"]) == 0
    said = capsys.readouterr().out
    assert "Aantekeningen" in said
    assert "3. too early" in said
    assert main(["verify", str(file)]) == 0
    assert main(["note", str(file), "--at", "3", "--text", ""]) == 0
    assert Record.read(file) == short_game()
    assert main(["note", str(file), "--at", "3"]) == 1
    assert main(["note", str(file), "--at", "99", "--text", "nowhere"]) == 1
