"""A bot that searches, and keeps what it found from move to move."""

from __future__ import annotations

import time
from typing import Any

from burgomaster.bots.advisor import advice_of, check_to_decide, completed
from burgomaster.bots.engine import engine, quick_engine
from burgomaster.bots.thoughtful import Thoughtful
from burgomaster.bots.tree import NODES, Tree
from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.kernel.luck import luck_key
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.position import Action, Position

FEW = 100  # iterations are enough where there is nothing to choose


class SearchBot(Thoughtful):
    """Searches by a quick engine. The same seed and positions give the same choices, unless time runs out."""

    def __init__(self, name: str, game: str, seed: int, effort: Effort, memory: bool) -> None:
        self.name = name
        self.memory = memory
        self._engine = quick_engine(game, name)
        self._decisive = engine(game, native=False).features.decisive
        self._game = game
        self._effort = effort
        self._trees: dict[int, Tree] = {}
        self._workspaces: dict[int, Workspace] = {}  # for exact solutions
        self.new_game(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins: nothing is known."""
        self._seed = luck_key(seed, 0)
        for tree in self._trees.values():
            tree.restart(self._seed)
        self._thought = None

    def prepare(self, position: Position) -> None:
        """Make ready all that thinking needs: no move has to wait for it then."""
        self._tree(position)
        if self._effort.exact:
            self._solved(position, 0)

    def choose(self, position: Position) -> Action:
        """An action for the seat on turn, chosen from what that seat may know."""
        check_to_decide(position)
        tree = self._tree(position)
        until = time.perf_counter() + self._effort.seconds
        decisive = self._decisive(position.state(), position.setting.figures)
        advice = self._exact(position) if decisive else None
        advice = advice or self._searched(tree, position, decisive, until)
        self._thought = position, advice
        return advice.action

    def _tree(self, position: Position) -> Tree:
        """The tree for so many players. Its code is compiled here, before the clock of a first move starts."""
        players = position.players
        tree = self._trees.get(players)
        if tree is None:
            # An iteration adds a node for every step it looks at: a few dozen at most.
            nodes = min(NODES, 60 * self._effort.iterations + 1000)
            net = self._engine.net(players, self.name)
            tree = self._trees[players] = Tree(
                self._game,
                players,
                memory=self.memory,
                nodes=nodes,
                net=net,
                thorough=self._effort.thorough,
                sensible=self._effort.sensible,
            )
            tree.prepare(position)
            tree.restart(self._seed)
        return tree

    def _searched(self, tree: Tree, position: Position, decisive: bool, until: float) -> Advice:
        """What the tree says after the iterations of the effort.

        Where the game can end it thinks longer, to the end even if one action stands out: a way to win may take several
        actions, and is found late.
        """
        effort = self._effort
        most = effort.iterations * (effort.longer if decisive else 1)
        settles = effort.settles and not decisive
        tree.move_to(position)
        tree.grow(1)  # even with no time left it says something
        tree.think(min(FEW, effort.iterations), until - time.perf_counter())
        if len(tree.children(tree.root)) > 1:
            tree.think(most, until - time.perf_counter(), lambda: settles and tree.settled(most))
        return advice_of(tree)

    def _exact(self, position: Position) -> Advice | None:
        """The exact solution of the rest of the turn, if it is small enough."""
        return self._solved(position, self._effort.exact) if self._effort.exact else None

    def _solved(self, position: Position, most: int) -> Advice | None:
        work = self._workspaces.get(position.players)
        if work is None:
            net = self._engine.net(position.players, self.name)
            work = self._workspaces[position.players] = self._engine.workspace(position.players, net=net, lab=True)
        e = position.setting.figures.native()[0]

        def weighed(state: Any) -> list[tuple[int, float]]:
            """The steps and their chances, the best first."""
            work.states[0] = state.native()[0]
            count = self._engine.exact.solve(work, e, most)
            found = [(int(work.steps[i]), float(work.values[i])) for i in range(count)]
            return sorted(found, key=lambda one: -one[1])

        def best(state: Any) -> int:
            """How to go on with an action. It is a part of what was solved, so it is small enough too."""
            return weighed(state)[0][0]

        steps = weighed(position.state())
        looked = most - int(work.counts[self._engine.exact.LEFT])
        ideas = tuple(Idea(completed(position, step, best), chance, 1) for step, chance in steps)
        return Advice(ideas, (), (), looked) if ideas else None
