"""Puzzles in the terminal: the table as a game shows it, a question, and what the answer is worth."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from burgomaster.bots.registry import bot
from burgomaster.games import words_of
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.play.match import Match
from burgomaster.play.puzzle import Puzzle
from burgomaster.tables.puzzled import assessed, solution, theme_said
from burgomaster.terminal.face import Face, Stopped
from burgomaster.terminal.table import WORDS, TerminalTable


def heading(puzzle: Puzzle, lang: str) -> str:
    """A puzzle in one line. Its theme, which says much of the answer, is told with that."""
    return Words(WORDS, lang)(
        "puzzle",
        game=words_of(puzzle.game, lang)("title"),
        number=puzzle.number,
        difficulty=puzzle.difficulty,
    )


def told(found: Mapping[str, Any]) -> list[str]:
    """What an answer is worth, in lines."""
    lines = [found["said"]]
    for idea in found["ideas"]:
        cost = f" ({idea['cost_said']})" if idea["cost_said"] else ""
        lines.append(f"  {round(100 * idea['chance']):>3} %  {idea['action']['said']}{cost}")
        lines += (f"         {why['said']}" for why in idea["why"])
    return lines


class PuzzleTable(TerminalTable):
    """Asks for the best move until it is found, the answer is asked for, or the player leaves. Nothing is saved."""

    def __init__(self, puzzle: Puzzle, lang: str, face: Face) -> None:
        self._puzzle = puzzle
        others = [None if seat == puzzle.seat else bot("random", puzzle.game) for seat in range(puzzle.players)]
        super().__init__(Match(puzzle.position), others, Path(), lang, face)
        self.names = tuple(SEAT_LETTERS[: puzzle.players])  # columns are narrow

    def run(self) -> None:
        """Ask."""
        self.face.say(heading(self._puzzle, self.lang))
        self._show()
        prompt = self.words("puzzle-ask", name=self.names[self._puzzle.seat])
        try:
            while True:
                action = self._asked(self._puzzle.position, prompt)
                assert action is not None, "nobody steps in"
                found = assessed(self._puzzle, action, self.lang)
                if found["right"]:
                    self.face.end([*told(found), self._theme()], over=False)
                    return
                self.face.say("\n".join(told(found)), "bad")
        except (EOFError, KeyboardInterrupt, Stopped):
            with suppress(OSError):  # the window may be closed
                self.face.end([self.words("puzzle-left")], over=False)
            raise Stopped from None

    def _hint(self) -> None:
        """The answer."""
        self.face.say("\n".join([*told(solution(self._puzzle, self.lang)), self._theme()]))

    def _theme(self) -> str:
        return self.words("puzzle-theme", theme=theme_said(self._puzzle, self.lang))
