"""The command `burgomaster puzzles`."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, date, datetime

from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, close_output, say

SUMMARY = "Find the best move: puzzles from real games, one for every day, with the reasons."
EXAMPLES = """\
puzzles
puzzles machi-koro --difficulty 2
puzzles alhambra --theme money
puzzles machi-koro --number 1 --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", choices=GAMES, metavar="GAME", help=f"{arguments.games_help()} (default: list them)"
    )
    parser.add_argument("--daily", action="store_true", help="the puzzle of the day: the default")
    parser.add_argument("--date", type=_day, metavar="DAY", help="that of another day, such as 2026-11-17")
    parser.add_argument("--theme", metavar="THEME", help="one that is about this")
    parser.add_argument(
        "--difficulty", type=arguments.count(1, 3), metavar="N", help="one that is so difficult: 1, 2 or 3"
    )
    parser.add_argument("--number", type=arguments.count(1, 10**6), metavar="N", help="the puzzle of this number")
    parser.add_argument("--plain", action="store_true", help="line by line, without colours, for screen readers")
    arguments.add_json(parser, "the puzzle and its answer")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.play.puzzle import daily, puzzle, puzzles_of
    from burgomaster.tables.puzzled import listed, shown, solution

    day = given.date or datetime.now(UTC).date()
    if given.game is None:
        say(json.dumps(listed(day, given.lang), ensure_ascii=False) if given.json else _puzzles_of(day, given.lang))
        return OK
    if given.number is not None:
        chosen = puzzle(given.game, given.number)
    else:
        themes = sorted({one.theme for one in puzzles_of(given.game)})
        if given.theme is not None and given.theme not in themes:
            raise BurgomasterError(f"there is no theme {given.theme!r} (themes: {', '.join(themes)})")
        chosen = daily(given.game, day, given.theme, given.difficulty)
    if given.json:
        say(json.dumps({**shown(chosen, given.lang), "solution": solution(chosen, given.lang)}, ensure_ascii=False))
        return OK
    from burgomaster.terminal.face import Stopped
    from burgomaster.terminal.play import choose_face, sit_down
    from burgomaster.terminal.puzzles import PuzzleTable

    try:
        sit_down(PuzzleTable(chosen, given.lang, choose_face(given.lang, given.plain, None)))
    except Stopped:
        close_output()
    return OK


def _puzzles_of(day: date, lang: str) -> str:
    """The puzzles of a day, a line for each, with the command that asks it."""
    from burgomaster.games.kernel.words import Words
    from burgomaster.play.puzzle import daily, puzzles_of
    from burgomaster.terminal.puzzles import heading
    from burgomaster.terminal.table import WORDS

    words = Words(WORDS, lang)
    found = [daily(game, day) for game in GAMES if puzzles_of(game)]
    lines = [f"  burgomaster puzzles {one.game} --number {one.number}   {heading(one, lang)}" for one in found]
    return "\n".join([words("puzzles-of-day", day=day.isoformat()), *lines]) if lines else words("puzzles-none")


def _day(text: str) -> date:
    """A day, for argparse."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a day, such as 2026-11-17") from None
