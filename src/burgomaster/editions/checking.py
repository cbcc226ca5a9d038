"""An edition's text checked as a table would read it, with everything that is wrong at once where that is possible."""

from __future__ import annotations

from dataclasses import dataclass

from burgomaster.editions.saying import said
from burgomaster.games import game as game_of
from burgomaster.games.kernel.editions import EditionFile, FiguresAsked, listening
from burgomaster.games.kernel.errors import BadEdition, BadFigure
from burgomaster.games.kernel.hearing import WORDS
from burgomaster.games.kernel.words import Words

ORIGIN = "edition"
MISSING = "missing"


@dataclass(frozen=True)
class EditionProblem:
    """Something wrong: in which figure, on which line (0: none), and with how many players, if not with any."""

    path: tuple[str, ...]
    line: int
    problem: str  # as the reader said it
    players: tuple[int, ...] = ()

    def text(self, game: str, language: str) -> str:
        """The sentence."""
        sentence = said(game, self.problem, language)
        if not self.players:
            return sentence
        counts = ", ".join(map(str, self.players))
        return Words(WORDS, language)("figure-with-players", players=counts, problem=sentence)


@dataclass(frozen=True)
class Checked:
    """What was found, and what the reader asked for while it read for most players."""

    problems: list[EditionProblem]
    asked: FiguresAsked


def checked(game: str, text: str) -> Checked:
    """Read a text for every number of players that the game is for."""
    spec = game_of(game).SPEC
    found: dict[tuple[tuple[str, ...], str], tuple[int, list[int]]] = {}
    asked = FiguresAsked()
    for players in reversed(spec.players):
        problems, heard = _read(game, text, players)
        asked = asked if asked.tables else heard
        for one in problems:
            found.setdefault((one.path, one.problem), (one.line, []))[1].append(players)
        if any(not one.path for one in problems):
            break  # it cannot be read at all
    everybody = len(spec.players)
    return Checked(
        [
            EditionProblem(path, line, problem, () if len(counts) == everybody or not path else tuple(sorted(counts)))
            for (path, problem), (line, counts) in found.items()
        ],
        asked,
    )


def _read(game: str, text: str, players: int) -> tuple[list[BadFigure], FiguresAsked]:
    """The problems of one reading. What ends a reading may only follow from what was passed over before: it is left."""
    with listening() as asked:
        try:
            game_of(game).read_edition(text, ORIGIN, {}, players)
        except BadFigure as problem:
            return asked.problems or [problem], asked
        except BadEdition as problem:
            return asked.problems or [BadFigure(ORIGIN, 0, (), str(problem))], asked
    return asked.problems, asked


def title_of(text: str) -> str:
    """What an edition calls itself; empty, if that cannot be read."""
    try:
        found = EditionFile(text, ORIGIN).data.get("title", "")
    except BadEdition:
        return ""
    return found if isinstance(found, str) else ""
