"""Every seat's share of the wins in games that sensible players play on from a position."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgomaster.bots.engine import quick_engine
from burgomaster.bots.own_engine import Engine
from burgomaster.games import generic
from burgomaster.games.engines import MODULE
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.review.reckoner import Chances


@cache
def onwards_code(code: Engine) -> Any:
    """The quick code of one game."""
    if code.kind == MODULE:
        return code.reviewing
    put_in = {"value": code.one_ply.value, "greedy_step": code.greedy.greedy_step}
    return generic("burgomaster.review.onwards", code.name, native=True, **put_in)


class PlayedOn:
    """Plays games of one setting on, many in a second."""

    def __init__(self, agreed: Setting) -> None:
        code = quick_engine(agreed.name, "a review")
        self._code = onwards_code(code)
        self._work = code.workspace(agreed.players)
        self._figures = agreed.figures.native()[0]

    def shares(self, position: Position, seat: int, key: int, first: int, count: int) -> Chances:
        """Every seat's share of the wins in games `first` … of a key, from what `seat` can see in a position.

        There are `count` of them, or fewer where games are long.
        """
        from numpy import zeros

        out = zeros(position.players)
        self._work.states[0] = position.state().native()[0]
        played = self._code.onwards(self._work, self._figures, seat, key, first, count, out)
        return tuple(float(won) / played for won in out)
