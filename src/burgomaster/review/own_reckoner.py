"""The sums of a review by our own code: compiled, or plain where it shall be read or compared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from burgomaster.bots.engine import engine
from burgomaster.bots.own_engine import Engine
from burgomaster.bots.tree import Tree
from burgomaster.bots.workspace import SEATS
from burgomaster.games import generic
from burgomaster.games.engines import MODULE, NATIVE
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.review.account import MOST_IDEAS, MOST_STEPS, Scratch
from burgomaster.review.played_on import PlayedOn
from burgomaster.review.reckoner import ActionSteps, Chances, Trace, nodes_for


@cache
def accounts(code: Engine) -> Any:
    """The generic code of the books, for one game."""
    if code.kind == MODULE:
        return code.reviewing
    return generic(
        "burgomaster.review.account",
        code.name,
        native=code.kind == NATIVE,
        value=code.one_ply.value,
        candidate=code.features.candidate,
        quiescent=code.features.quiescent,
        greedy_step=code.greedy.greedy_step,
    )


def numbers(count: int) -> Any:
    """Space for whole numbers of compiled code."""
    from numpy import int64, zeros

    return zeros(count, dtype=int64)


def parts(*shape: int) -> Any:
    """Space for numbers with parts."""
    from numpy import zeros

    return zeros(shape)


def scratch(most: int) -> Scratch:
    """The arrays that compiled code has beside a workspace, for so many outcomes."""
    return Scratch(numbers(most), numbers(most), parts(SEATS), parts(SEATS))


class OwnReckoner:
    """Plain code keeps books and weighs; only a quick engine plays on and searches."""

    def __init__(self, agreed: Setting, *, native: bool = True, net: Any = None) -> None:
        code = engine(agreed.name, native=native)
        self._agreed, self._native = agreed, code.native
        self._code = accounts(code)
        self._work = code.workspace(agreed.players, net=net)
        most = agreed.game.SPEC.most_legal
        self._scratch = scratch(most) if code.native else Scratch([0] * most, [0] * most, self._row(), self._row())
        self._figures = agreed.figures.native()[0] if code.native else agreed.figures
        self._steps, self._ends, self._out = self._numbers(MOST_STEPS), self._numbers(MOST_IDEAS), self._row(MOST_IDEAS)
        self._tree: Tree | None = None
        self._played_on: PlayedOn | None = None

    def account(self, start: Position, trace: Trace, key: int, *, whole: bool) -> tuple[Any, Any]:
        """The raw book of a game, and the spread."""
        count = len(trace)
        events = self._numbers(count)
        events[:] = trace
        book = self._row(count + 1, 2)
        spread = parts(count + 1) if self._native else [0.0] * (count + 1)
        self._put(start)
        self._code.account(self._work, self._scratch, self._figures, events, count, key, whole, book, spread)
        return book, spread

    def weigh(
        self, position: Position, given: Sequence[ActionSteps], luck: int, key: int, *, fill: bool
    ) -> list[tuple[ActionSteps, Chances]]:
        """A quick look at some actions."""
        self._put(position)
        end = 0
        for i, steps in enumerate(given):
            for step in steps:
                self._steps[end] = step
                end += 1
            self._ends[i] = end
        count = self._code.weigh(
            *(self._work, self._scratch, self._figures, luck, key),
            *(self._steps, self._ends, len(given), fill, self._out),
        )
        ideas, first = [], 0
        for i in range(count):
            last = int(self._ends[i])
            steps = tuple(int(step) for step in self._steps[first:last])
            ideas.append((steps, tuple(float(self._out[i][p]) for p in range(position.players))))
            first = last
        return ideas

    def play_on(self, position: Position, seat: int, key: int, first: int, count: int) -> Chances:
        """Games played on."""
        if self._played_on is None:
            self._played_on = PlayedOn(self._agreed)
        return self._played_on.shares(position, seat, key, first, count)

    def search(self, position: Position, seat: int, seed: int, iterations: int) -> Chances:
        """A search from a position."""
        if self._tree is None or self._tree.room != nodes_for(iterations):
            agreed = self._agreed
            self._tree = Tree(agreed.name, agreed.players, memory=False, nodes=nodes_for(iterations))
        tree = self._tree
        tree.restart(seed)
        tree.move_to(position)
        tree.seat = seat
        tree.grow(iterations)
        return tree.chances(tree.root)

    # ---- Space for what the code needs ----

    def _put(self, position: Position) -> None:
        state = position.state()
        self._work.states[0] = state.native()[0] if self._native else state

    def _numbers(self, count: int) -> Any:
        return numbers(count) if self._native else [0] * count

    def _row(self, *shape: int) -> Any:
        """A number for every seat, or rows of rows of them."""
        if not self._native:
            return [0.0] * SEATS if not shape else [self._row(*shape[1:]) for _ in range(shape[0])]
        return parts(*shape, SEATS)
