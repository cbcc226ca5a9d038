"""Follows played games: purchases and leads, by what the game's folder declares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from burgomaster.bots.workspace import SEATS, States
from burgomaster.games import generic, part_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load
from burgomaster.play.setting import Setting
from burgomaster.review.reckoner import Trace

CountArray = np.ndarray[Any, np.dtype[Any]]


class Purchase(NamedTuple):
    """What a seat bought: the place of the thing, how often, and in which turn the first time."""

    seat: int
    thing: int
    times: int
    turn: int


@cache
def purchase(seat: int, thing: int, times: int, turn: int) -> Purchase:
    """A purchase. There are few that differ, and a study of a million games keeps each once."""
    return Purchase(seat, thing, times, turn)


def things_of(game: str) -> tuple[str, ...]:
    """What can be bought in a game, as its editions name it."""
    counters: Any = part_of(game, "counters")
    if counters is None:
        raise BurgomasterError(f"{game} cannot be studied: its folder has no counters.py that says what is bought")
    found: tuple[str, ...] = counters.THINGS
    return found


def followed(game: str, *, native: bool) -> Any:
    """What follows the games of one game, compiled or plain."""
    counters: Any = part_of(game, "counters")
    bought = load(counters.__name__, game, native=native).bought
    return generic("burgomaster.lab.followed", game, native=native, bought=bought)


def purchases(bought: CountArray, players: int, things: int) -> Iterator[tuple[Purchase, ...]]:
    """The purchases of every game, from what was noted of them: a row for each, without the leads."""
    held = bought.reshape(len(bought), players, things, 2)
    games, seats, kinds = np.nonzero(held[..., 0])
    pairs = held[games, seats, kinds]
    found = map(purchase, seats.tolist(), kinds.tolist(), pairs[:, 0].tolist(), pairs[:, 1].tolist())
    for count in np.bincount(games, minlength=len(bought)).tolist():
        yield tuple(islice(found, count))


class Follower:
    """Follows games of one setting, compiled or plain."""

    def __init__(self, agreed: Setting, *, native: bool = True) -> None:
        self._players, self._things = agreed.players, len(things_of(agreed.name))
        self._code = followed(agreed.name, native=native)
        state = agreed.game.State
        self._states: Any = np.zeros(2, dtype=state.dtype()) if native else States([state(), state()])
        self._edition = agreed.figures.native()[0] if native else agreed.figures
        self._spare = np.zeros(SEATS, dtype=np.int64)

    def follow(self, trace: Trace) -> tuple[tuple[Purchase, ...], int, str]:
        """All purchases of a game, how often another seat came to lead alone, and a digest of all events."""
        places = self._code
        noted = np.zeros(places.BOUGHT + 2 * self._players * self._things, dtype=np.int64)
        digest: int = places.follow(
            self._states,
            self._edition,
            self._players,
            np.asarray(trace, dtype=np.int64),
            len(trace),
            self._things,
            noted,
            self._spare,
        )
        (bought,) = purchases(noted[None, places.BOUGHT :], self._players, self._things)
        return bought, int(noted[places.LEADS]), digest_text(digest)


def digest_text(digest: int) -> str:
    """A digest as it is written down."""
    return f"{digest:016x}"
