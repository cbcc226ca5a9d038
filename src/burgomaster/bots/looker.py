"""A bot that looks one action ahead, and is more or less careful in what it takes."""

from __future__ import annotations

from math import exp

from burgomaster.bots.advisor import completed
from burgomaster.bots.brain import brain
from burgomaster.bots.desk import Desk
from burgomaster.bots.thoughtful import Thoughtful
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.position import Action, Position

CERTAIN = float(1 << 63)  # one more than the highest luck
WON = 1.0  # what a step promises that wins the game; the judge is never quite so sure


class Looker(Thoughtful):
    """Takes what promises most, or with some carelessness also what promises a little less. It never lets a win go by.

    Runs plain, or compiled: the choices are the same.
    """

    def __init__(self, name: str, game: str, seed: int, carelessness: float, memory: bool, *, native: bool) -> None:
        self.name = name
        self.memory = memory
        self._mind = brain(game, native=native)
        self._greedy = brain(game, native=False).greedy
        self._carelessness = carelessness
        self._desks: dict[int, Desk] = {}
        self.new_game(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins."""
        self._key = luck_key(seed, 0)
        self._choices = 0
        self._thought = None

    def choose(self, position: Position) -> Action:
        """An action for the seat on turn, chosen from what that seat may know."""
        desk = self._desks.get(position.players)
        if desk is None:
            desk = self._desks[position.players] = self._mind.desk(position.players)
        agreed = position.setting
        seen = position.seen_by(position.turn, self._luck(), self.memory)
        state = seen.state()
        native = self._mind.native
        desk.states[0] = state.native()[0] if native else state
        luck = self._luck()
        count = self._mind.look.look(desk, 0, agreed.record.native()[0] if native else agreed.record, luck)
        promises = [float(desk.promises[i]) for i in range(count)]
        steps = [int(desk.steps[i]) for i in range(count)]
        chosen = self._pick(promises)
        actions = [self._completed(seen, step, luck) for step in steps]
        best = sorted(range(count), key=lambda i: (i != chosen, -promises[i]))
        ideas = tuple(Idea(actions[i], promises[i], 1) for i in best)
        self._thought = position, Advice(ideas, (), (), count)
        return actions[chosen]

    def _pick(self, promises: list[float]) -> int:
        """The best, or with some carelessness another one: e times less often for every `carelessness` it is worse."""
        highest = max(promises)
        if self._carelessness == 0.0 or highest == WON:
            return promises.index(highest)
        weights = [exp((promise - highest) / self._carelessness) for promise in promises]
        left = self._luck() / CERTAIN * sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        return promises.index(highest)

    def _completed(self, position: Position, step: int, luck: int) -> Action:
        """The whole action that begins with a step, gone on with as the sensible player would."""
        agreed = position.setting
        out = [0] * agreed.game.SPEC.most_legal
        return completed(position, step, lambda state: self._greedy.greedy_step(state, agreed.record, luck, out))

    def _luck(self) -> int:
        self._choices += 1
        return luck_of(self._key, self._choices)
