"""Follows played games: purchases and leads, by what the game's folder declares."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from burgomaster.bots.workspace import SEATS, States
from burgomaster.games import generic, part_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load
from burgomaster.play.setting import Setting
from burgomaster.review.reckoner import Trace


class Purchase(NamedTuple):
    """What a seat bought: the place of the thing, how often, and in which turn the first time."""

    seat: int
    thing: int
    times: int
    turn: int


def things_of(game: str) -> tuple[str, ...]:
    """What can be bought in a game, as its editions name it."""
    counters: Any = part_of(game, "counters")
    if counters is None:
        raise BurgomasterError(f"{game} cannot be studied: its folder has no counters.py that says what is bought")
    found: tuple[str, ...] = counters.THINGS
    return found


class Follower:
    """Follows games of one setting, compiled or plain."""

    def __init__(self, agreed: Setting, *, native: bool = True) -> None:
        counters: Any = part_of(agreed.name, "counters")
        self._things = len(things_of(agreed.name))
        self._players = agreed.players
        self._code = generic(
            "burgomaster.lab.followed",
            agreed.name,
            native=native,
            bought=load(counters.__name__, agreed.name, native=native).bought,
        )
        state = agreed.game.State
        self._states: Any = np.zeros(2, dtype=state.dtype()) if native else States([state(), state()])
        self._edition = agreed.figures.native()[0] if native else agreed.figures
        self._points, self._found = np.zeros(SEATS, dtype=np.int64), np.zeros(2, dtype=np.int64)

    def follow(self, trace: Trace) -> tuple[list[Purchase], int]:
        """All purchases of a game, and how often another seat came to lead alone."""
        times = np.zeros((self._players, self._things), dtype=np.int64)
        first = np.zeros_like(times)
        leads: int = self._code.follow(
            self._states,
            self._edition,
            self._players,
            np.asarray(trace, dtype=np.int64),
            len(trace),
            self._points,
            self._found,
            times,
            first,
        )
        bought = [
            Purchase(int(seat), int(thing), int(times[seat, thing]), int(first[seat, thing]))
            for seat, thing in zip(*np.nonzero(times), strict=True)
        ]
        return bought, int(leads)
