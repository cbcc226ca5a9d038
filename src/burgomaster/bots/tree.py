"""A search under way: holds the tree, watches the clock, and reads what the tree says."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from burgomaster.bots.engine import engine, quick_engine
from burgomaster.games.kernel.arithmetic import added
from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.position import Position

CHUNK_SECONDS = 0.004  # between two looks at the clock
EXPLORATION = 0.6
PRIOR_TEMPERATURE = 0.02  # a prior lower by this much makes a step e times less tried at first
HORIZON = 0  # turns of rollout before a position is evaluated: none is stronger and quicker
NODES = 200_000
LOOK = 256  # visits of the root between two looks at the tree: is it full, is everything settled?


def never() -> bool:
    """A search that nobody stops."""
    return False


class Tree:
    """What a seat has found out about a position. Native code grows it without holding the interpreter's lock."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        memory: bool = True,
        nodes: int = NODES,
        horizon: int = HORIZON,
        net: Any = None,
        thorough: bool = True,
        sensible: int = 0,
    ) -> None:
        import numpy as np

        code = quick_engine(game, "a search")
        self._native = code.search
        self._memory = memory
        self._horizon = horizon
        self._thorough = thorough
        self._sensible = sensible
        self._work = code.workspace(players, nodes, net)
        self._origin = code.zeros(self._work, nodes, np.int64)  # for moving the tree
        self._spare = code.zeros(self._work, nodes + 1, self._work.nodes.dtype)  # its last node stays empty
        self.restart(0)

    def restart(self, seed: int) -> None:
        """Forget everything."""
        self._key = luck_key(seed, 0)
        self._work.counts[:] = 0
        self._clear()

    def prepare(self, position: Position) -> None:
        """Make all code ready, which compiles it or reads it from a cache: growing, finding again, moving the tree."""
        self.move_to(position)
        self.grow(1)
        self._native.best_child(self._work, self.seat)
        self._native.find(self._work, self._e[0])
        self._native.settled(self._work, 1)
        self._native.copy_tree(self._work.nodes, self.root, 0, self._spare, self._origin)

    def move_to(self, position: Position) -> None:
        """Go to a position: what is known about it already is kept, the rest of the tree forgotten."""
        work = self._work
        state = position.state().native()[0]
        work.states[-1] = state
        self._e = position.setting.figures.native()
        known = self._native.find(work, self._e[0]) if work.counts[self._native.NODES] > 1 else -1
        if known < 0:
            self._clear()
        else:
            self._move_root(known)
        work.states[0] = state
        self.position = position
        self.seat = position.turn

    def grow(self, iterations: int) -> None:
        """Run more iterations. Other threads can run meanwhile."""
        self._native.search(
            self._work,
            self._e[0],
            self.seat,
            self._memory,
            self._key,
            iterations,
            EXPLORATION,
            PRIOR_TEMPERATURE,
            self._horizon,
            self._thorough,
            self._sensible,
        )

    def think(self, iterations: int, seconds: float, stopped: Callable[[], bool] = never) -> None:
        """Grow until the root was visited so often, the time is over or somebody says stop.

        How long that takes does not change what is found: the tree is looked at after the same visits always.
        """
        end = time.perf_counter() + seconds
        chunk = 1
        while (missing := iterations - self.visits) > 0 and not stopped():
            begun = time.perf_counter()
            if begun >= end:
                return
            chunk = min(chunk, missing, LOOK - self.visits % LOOK)
            self.grow(chunk)
            took = max(time.perf_counter() - begun, 1e-6)
            chunk = max(1, min(int(chunk * CHUNK_SECONDS / took), 4 * chunk))
            if self.visits % LOOK == 0:
                self._make_room()

    def settled(self, iterations: int) -> bool:
        """Does one choice stand out so far that it stays the most visited one, up to so many visits of the root?"""
        return self.visits % LOOK == 0 and bool(self._native.settled(self._work, iterations - self.visits))

    def greedy_step(self, state: Any) -> int:
        """How the sensible player goes on with an action, where the tree has no visits."""
        agreed = self.position.setting
        step: int = engine(agreed.name, native=False).greedy.greedy_step(
            state, agreed.figures, self._key, [0] * agreed.game.SPEC.most_legal
        )
        return step

    # ---- What the tree says ----

    @property
    def room(self) -> int:
        """How many nodes it may have."""
        return len(self._work.nodes)

    @property
    def root(self) -> int:
        """The node of the position."""
        return int(self._work.counts[self._native.ROOT])

    @property
    def visits(self) -> int:
        """How often the root was visited."""
        return int(self._work.nodes[self.root]["visits"])

    @property
    def iterations(self) -> int:
        """How many iterations were run in all."""
        return int(self._work.counts[self._native.ITERATIONS])

    @property
    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self._work.counts[self._native.NODES])

    def children(self, node: int) -> list[int]:
        """The children of a node, the most visited first, then by prior and by step."""
        nodes, found, child = self._work.nodes, [], int(self._work.nodes[node]["child"])
        while child >= 0:
            found.append(child)
            child = int(nodes[child]["sibling"])
        return sorted(found, key=lambda one: (-int(nodes[one]["visits"]), -float(nodes[one]["prior"]), self.step(one)))

    def choices(self) -> list[int]:
        """The children of the root. First comes the highest value among those with at least half of the most visits."""
        children = self.children(self.root)
        if children:
            best = self._native.best_child(self._work, self.seat)
            children.remove(best)
            children.insert(0, best)
        return children

    def step(self, node: int) -> int:
        """The step that leads to a node; -1 for outcomes of chance that are not told apart."""
        return int(self._work.nodes[node]["step"])

    def visits_of(self, node: int) -> int:
        """How often a node was visited."""
        return int(self._work.nodes[node]["visits"])

    def chances(self, node: int) -> tuple[float, ...]:
        """Every seat's chance to win after a node; adds up to 1."""
        worth = [float(one) for one in self._work.nodes[node]["total"][: self.position.players]]
        total = added(worth)
        return tuple(one / total for one in worth) if total else ()

    # ---- Inside ----

    def _clear(self) -> None:
        work, native = self._work, self._native
        work.nodes[:1] = self._spare[-1:]
        work.nodes[0]["child"] = work.nodes[0]["sibling"] = -1
        work.counts[native.NODES] = 1
        work.counts[native.ROOT] = 0

    def _move_root(self, node: int) -> None:
        """Make a node the root. When the pool is half full, what is not below it is thrown away."""
        self._work.counts[self._native.ROOT] = node
        if 2 * self.size > self.room:
            self._keep(0)

    def _make_room(self) -> None:
        """When the pool is full, forget what is below nodes that were hardly visited, until half of it is free."""
        if self.size + len(self._work.steps) <= self.room:
            return
        least = 2
        while 2 * self.size > self.room and least <= self.visits:  # the choices themselves stay
            self._keep(least)
            least *= 2

    def _keep(self, least: int) -> None:
        """Keep what is below the root, as far as nodes were visited so often."""
        work, native = self._work, self._native
        count = native.copy_tree(work.nodes, self.root, least, self._spare, self._origin)
        work.nodes[:count] = self._spare[:count]
        work.counts[native.NODES], work.counts[native.ROOT] = count, 0
