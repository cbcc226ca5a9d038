"""Playing in a terminal: answers, commands, mistakes, stopping, resuming, and a real pseudo-terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.words import Words
from burgomaster.terminal.face import Stopped
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.table import WORDS, TerminalTable


def seated(
    path: Path, answers: list[str], lang: str = "en", match: bm.Match | None = None
) -> tuple[TerminalTable, io.StringIO]:
    """A person against a bot; the person says these answers and then leaves."""
    screen = io.StringIO()
    said = iter(answers)

    def ask(prompt: str) -> str:
        screen.write(prompt)
        try:
            answer = next(said)
        except StopIteration:
            raise EOFError from None
        screen.write(answer + "\n")
        return answer

    match = match or bm.Match(bm.start("machi-koro", 2), ["Anna", "B greedy"], bm.FairDice("t", ("", ""), bytes(32)))
    seats = [None, bot("greedy", "machi-koro", 1)]
    return TerminalTable(match, seats, path, lang, PlainFace(Words(WORDS, lang), 100, screen, ask)), screen


def test_a_game_is_played_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    table, screen = seated(path, ["", "buy ranch", "throw 1", "pass"])
    with pytest.raises(Stopped):
        table.run()
    shown = screen.getvalue()
    assert "press Enter to throw one die" in shown
    assert "  You built a ranch for 1.\n" in shown
    assert "  B greedy threw " in shown
    assert f"--resume {path}" in shown
    saved = bm.Record.read(path)
    assert saved.actions >= 6
    again, screen = seated(path, ["1", "pass"], match=bm.Match.resume(saved))
    with pytest.raises(Stopped):
        again.run()
    assert bm.Record.read(path).actions > saved.actions
    assert bm.Record.read(path).entries[: len(saved.entries)] == saved.entries


def test_commands_and_mistakes(tmp_path: Path) -> None:
    answers = ["?", "t", "o", "r MK-9", "r MK-99", "l", "99", "buy mine", "nonsense", "throw 1", "o", "throw", "q"]
    table, screen = seated(tmp_path / "a.game", answers)
    with pytest.raises(Stopped):
        table.run()
    shown = screen.getvalue()
    assert "Type the number of an action" in shown
    assert "If Anna throws now\n" in shown
    assert " 3     17 %        6 %" in shown
    assert "There is no rule MK-99." in shown
    assert "There is no action 99." in shown
    assert "Not allowed: A turn begins with a throw: throw the dice first. (MK-3)" in shown
    assert "“nonsense” is no action of this game" in shown
    assert "If B greedy throws now\n" in shown
    assert "(MK-3)" in shown.split("throw 1\n", 1)[1]  # throwing twice


def test_another_person_steps_in_with_an_offer(tmp_path: Path) -> None:
    match = bm.Match(
        bm.start("monopoly-builder", 2, options={"tokens": "seat"}),
        ["Anna", "Bram"],
        bm.FairDice("t", ("", ""), bytes(32)),
    )
    on_turn = match.position.turn
    other = 1 - on_turn
    one, two = "AB"[on_turn], "AB"[other]
    said = iter(
        [f"{two}: throw", f"{two}: offer {one}: 50 for {'dump-truck' if on_turn == 0 else 'crane'}", "accept", "q"]
    )
    screen = io.StringIO()
    face = PlainFace(Words(WORDS, "en"), 100, screen, lambda prompt: next(said))
    table = TerminalTable(match, [None, None], tmp_path / "d.game", "en", face)
    with pytest.raises(Stopped):
        table.run()
    assert "Not allowed" in screen.getvalue()
    entries = [entry for entry in match.entries if entry.seat >= 0]
    assert [entry.seat for entry in entries] == [other, on_turn]
    assert match.position.turn == on_turn  # play goes on where it was
    assert bm.Record.read(tmp_path / "d.game").final == match.position


@pytest.mark.parametrize(("lang", "word"), [("nl", "Gebouw"), ("it", "Edificio")])
def test_other_languages(tmp_path: Path, lang: str, word: str) -> None:
    table, screen = seated(tmp_path / "a.game", ["1", "pas", "q"], lang)
    with pytest.raises(Stopped):
        table.run()
    assert word in screen.getvalue()


def test_a_whole_game_ends_with_its_winner(tmp_path: Path) -> None:
    match = bm.Match(bm.start("machi-koro", 2), ["A greedy", "B greedy"], bm.FairDice("t", ("", ""), bytes(32)))
    screen = io.StringIO()
    bots = [bot("greedy", "machi-koro", seat) for seat in range(2)]
    TerminalTable(match, bots, tmp_path / "b.game", "en", PlainFace(Words(WORDS, "en"), 100, screen)).run()
    winner = match.names[match.position.winners[0]]
    assert f"{winner} won" in screen.getvalue()
    assert "completes all four landmarks" not in screen.getvalue() or winner in screen.getvalue()
    assert bm.verify(bm.Record.read(tmp_path / "b.game")).ok


def test_what_nothing_followed_can_be_taken_back(tmp_path: Path) -> None:
    match = bm.Match(bm.start("machi-koro", 2), ["Anna", "Bram"], bm.FairDice("t", ("", ""), bytes(32)))
    said = iter(["u", "", "u", "buy ranch", "u", "buy bakery", "undo", "pass", "", "u", "q"])
    screen = io.StringIO()
    face = PlainFace(Words(WORDS, "en"), 100, screen, lambda prompt: next(said))
    with pytest.raises(Stopped):
        TerminalTable(match, [None, None], tmp_path / "u.game", "en", face).run()
    shown = screen.getvalue()
    assert shown.count("There is nothing to take back.") == 1
    assert shown.count("Too late to take back") == 2  # after each throw
    assert "Taken back: Anna, build Ranch for 1." in shown
    assert "Taken back: Anna, build Bakery for 1." in shown
    taken = bm.Record.read(tmp_path / "u.game")
    assert [entry.text for entry in taken.entries if entry.seat == 0] == ["throw 1", "pass"]
    assert bm.verify(taken).ok


def test_a_match_goes_back_and_throws_anew() -> None:
    match = bm.Match(bm.start("machi-koro", 2), dice=bm.FairDice("t", ("", ""), bytes(32)))
    match.act("throw 1")
    events = [entry.event for entry in match.entries if entry.seat < 0]
    match.take_back(0)
    assert not match.entries
    assert match.position == bm.start("machi-koro", 2)
    match.act("throw 1")
    assert min(entry.event for entry in match.entries if entry.seat < 0) > max(events)  # no number is used twice
    assert bm.verify(match.record()).ok
    with pytest.raises(bm.BurgomasterError, match="cannot go back"):
        match.take_back(99)


def test_bots_wait_in_plain_lines_too(tmp_path: Path) -> None:
    """Who wants to step in says `s`: then bots wait wherever that is possible, and Enter lets them go on."""
    match = bm.Match(
        bm.start("monopoly-builder", 2, options={"tokens": "seat"}),
        ["Anna", "B greedy"],
        bm.FairDice("t", ("", ""), bytes(32)),
    )
    sensible = bot("greedy", "monopoly-builder", 1)
    while not (match.position.turn == 1 and match.position.may_step_in(0)):
        match.act(sensible.choose(match.position))
    before = match.record()
    said = iter(["1", "c", "c", "", "q"])
    screen = io.StringIO()

    def ask(prompt: str) -> str:
        screen.write(prompt)
        return next(said, "q")

    face = PlainFace(Words(WORDS, "en"), 100, screen, ask)
    table = TerminalTable(match, [None, sensible], tmp_path / "s.game", "en", face)
    table.hold()
    with pytest.raises(Stopped):
        table.run()
    shown = screen.getvalue()
    assert "B greedy is to move. Anna may step in; Enter goes on (number or words, ? for help):" in shown
    assert "Offer to B greedy — you give: nothing yet — you ask for: nothing yet" in shown
    assert "Nothing is being put together that could be cancelled." in shown
    assert bm.Record.read(tmp_path / "s.game").actions > before.actions  # Enter let the bot go on
