"""Puzzles in the terminal, and the command."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from burgomaster.cli import main
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.play.puzzle import puzzles_of
from burgomaster.tables.puzzled import theme_said
from burgomaster.terminal.face import Stopped
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.puzzles import PuzzleTable
from burgomaster.terminal.table import WORDS
from tests.parts import WITH_PUZZLES

GAME = WITH_PUZZLES[0]


def asked(game: str, answers: list[str], lang: str = "en") -> tuple[PuzzleTable, io.StringIO]:
    """Somebody who says these answers, and then leaves."""
    screen, said = io.StringIO(), iter(answers)

    def ask(prompt: str) -> str:
        screen.write(prompt)
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    return PuzzleTable(puzzles_of(game)[0], lang, PlainFace(Words(WORDS, lang), 100, screen, ask)), screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_tried_and_solved(game: str, lang: str) -> None:
    best, second = puzzles_of(game)[0].moves[:2]
    table, screen = asked(game, ["dance", second.action, best.action], lang)
    table.run()
    shown = screen.getvalue()
    before, _, after = shown.rpartition(Words(WORDS, lang)("puzzle-ask", name=SEAT_LETTERS[puzzles_of(game)[0].seat]))
    theme = Words(WORDS, lang)("puzzle-theme", theme=theme_said(puzzles_of(game)[0], lang))
    assert theme in after
    assert theme not in before
    assert str(round(100 * (best.chance - second.chance))) in shown
    assert Words(WORDS, lang)("puzzle-left") not in shown


def test_the_hint_is_the_answer_and_leaving_is_no_error() -> None:
    table, screen = asked(GAME, ["h"])
    with pytest.raises(Stopped):
        table.run()
    assert "Best: " in screen.getvalue()
    assert screen.getvalue().endswith("See you soon.\n")


def test_the_command_lists_those_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--date", "2026-11-17", "--lang", "nl"]) == 0
    assert "Puzzels van 2026-11-17:" in capsys.readouterr().out
    assert main(["puzzles", "--date", "2026-11-17", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["today"]) == len(WITH_PUZZLES)


def test_the_command_tells_programs_everything(capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzles_of(GAME)[0]
    assert main(["puzzles", GAME, "--number", "1", "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["puzzle"]["id"] == one.id
    assert told["solution"]["ideas"][0]["action"]["text"] == one.moves[0].action
    assert main(["puzzles", GAME, "--theme", one.theme, "--difficulty", str(one.difficulty), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["puzzle"]["theme"] == one.theme


def test_the_command_says_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", GAME, "--number", "999999"]) == 1
    assert "there is no number 999999" in capsys.readouterr().err
    assert main(["puzzles", GAME, "--theme", "weather"]) == 1
    assert "there is no theme 'weather' (themes: " in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["puzzles", GAME, "--date", "tomorrow"])
    assert "is not a day" in capsys.readouterr().err


def test_the_command_asks_and_ends_well() -> None:
    best = puzzles_of(GAME)[0].moves[0].action
    command = [sys.executable, "-m", "burgomaster", "puzzles", GAME, "--number", "1", "--lang", "en"]
    solved = subprocess.run(command, input=f"{best}\n", capture_output=True, text=True, check=True)
    assert "Right!" in solved.stdout
    left = subprocess.run(command, input="", capture_output=True, text=True, check=True)
    assert left.stdout.endswith("See you soon.\n")
    assert left.stderr == ""
