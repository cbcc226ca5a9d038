"""Puzzles: positions in which one action is clearly best. A game's folder keeps them, if it has any, in puzzles.json.

They are made by `burgomaster.lab.puzzles`. All that is needed to assess an answer is stored, so nothing has to think.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from burgomaster.games import folder
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.action import Action
from burgomaster.play.position import Position, unpacked
from burgomaster.play.setting import setting

FILE = "puzzles.json"
FORMAT = "burgomaster-puzzles/1"
DIFFICULTIES = (1, 2, 3)


@dataclass(frozen=True)
class Weighed:
    """An action that was weighed, and the seat's chance to win after it."""

    action: str
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best action: the first of `moves`, which are the weighed ones, the best first.

    `checked` are the chances of the first two by the longest search, of `iterations` each. `reasons` are plain data:
    why the first is better than the second, as reviews say it.
    """

    game: str
    number: int  # from 1 on
    players: int
    edition: str
    packed: str
    theme: str
    difficulty: int
    moves: tuple[Weighed, ...]
    checked: tuple[float, float]
    iterations: int
    reasons: tuple[Mapping[str, Any], ...]

    @property
    def id(self) -> str:
        """What it is called in addresses."""
        return f"{self.game}-{self.number}"

    @property
    def position(self) -> Position:
        """The position. What the seat on turn cannot see was dealt anew when the puzzle was made."""
        return _position(self.game, self.players, self.edition, self.packed)

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.position.turn

    @property
    def answer(self) -> Action:
        """The best action."""
        return self.position.resolve(self.moves[0].action)

    @property
    def ahead(self) -> float:
        """By how much the best action is better than the second."""
        return self.moves[0].chance - self.moves[1].chance

    def weighed(self, action: Action) -> Weighed | None:
        """What was found of an action; None if it was not weighed."""
        return next((one for one in self.moves if one.action == str(action)), None)

    def to_data(self) -> dict[str, Any]:
        """As it is kept in the file."""
        return {
            "players": self.players,
            "edition": self.edition,
            "position": self.packed,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "moves": [[one.action, one.chance] for one in self.moves],
            "checked": list(self.checked),
            "iterations": self.iterations,
            "reasons": [dict(reason) for reason in self.reasons],
        }


def packed(position: Position) -> str:
    """A position in a few letters, for the file."""
    return base64.b85encode(zlib.compress(position.packed(), 9)).decode()


@cache
def _position(game: str, players: int, edition: str, text: str) -> Position:
    return unpacked(setting(game, players, edition), zlib.decompress(base64.b85decode(text)))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game offers; none where its folder has none."""
    file = folder(game) / FILE
    if not file.is_file():
        return ()
    return tuple(
        puzzle_of(game, number, kept)
        for number, kept in enumerate(json.loads(file.read_text(encoding="utf-8"))["puzzles"], 1)
    )


def puzzle_of(game: str, number: int, kept: Mapping[str, Any]) -> Puzzle:
    """A puzzle from what `to_data` gave."""
    return Puzzle(
        game,
        number,
        kept["players"],
        kept["edition"],
        kept["position"],
        kept["theme"],
        kept["difficulty"],
        tuple(Weighed(action, chance) for action, chance in kept["moves"]),
        (kept["checked"][0], kept["checked"][1]),
        kept["iterations"],
        tuple(kept["reasons"]),
    )


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    known = puzzles_of(game)
    if not 1 <= number <= len(known):
        raise BurgomasterError(f"{game} has {len(known)} puzzles; there is no number {number}")
    return known[number - 1]


def some_of(game: str, theme: str | None = None, difficulty: int | None = None) -> list[Puzzle]:
    """The puzzles of one theme and one difficulty; None: of all."""
    return [one for one in puzzles_of(game) if theme in (None, one.theme) and difficulty in (None, one.difficulty)]


def daily(game: str, day: date, theme: str | None = None, difficulty: int | None = None) -> Puzzle:
    """The puzzle of a day: all come once, in an order of their own, before any comes again, and then in another."""
    known = some_of(game, theme, difficulty)
    if not known:
        raise BurgomasterError(f"{game} has no such puzzle")
    times, place = divmod(day.toordinal(), len(known))
    key = luck_key(times, 0)
    return sorted(known, key=lambda one: luck_of(key, one.number))[place]
