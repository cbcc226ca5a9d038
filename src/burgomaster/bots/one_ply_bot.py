"""A bot that looks one action ahead, and takes the best step, or with a temperature also others."""

from __future__ import annotations

from burgomaster.bots.advisor import check_to_decide, completed
from burgomaster.bots.engine import engine
from burgomaster.bots.one_ply import WON
from burgomaster.bots.thoughtful import Thoughtful
from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.position import Action, Position


class OnePlyBot(Thoughtful):
    """Takes the step of the highest value; with a temperature also lower ones. It never misses a win.

    A level goes by a value net of its own where the game has one: then it sees less, and has practised less.
    Runs plain, or compiled: the choices are the same.
    """

    def __init__(self, name: str, game: str, seed: int, temperature: float, memory: bool, *, native: bool) -> None:
        self.name = name
        self.memory = memory
        self._engine = engine(game, native=native)
        self._greedy = engine(game, native=False).greedy
        self.temperature = temperature
        self._workspaces: dict[int, Workspace] = {}
        self.new_game(seed)

    def new_game(self, seed: int) -> None:
        """A new game begins."""
        self.key = luck_key(seed, 0)
        self._choices = 0
        self._thought = None

    def choose(self, position: Position) -> Action:
        """An action for the seat on turn, chosen from what that seat may know."""
        check_to_decide(position)
        work = self._workspaces.get(position.players)
        if work is None:
            net = self._engine.net(position.players, self.name)
            work = self._workspaces[position.players] = self._engine.workspace(position.players, net=net)
        agreed = position.setting
        seen = position.seen_by(position.turn, self._luck(), self.memory)
        state = seen.state()
        native = self._engine.native
        work.states[0] = state.native()[0] if native else state
        luck, e = self._luck(), agreed.figures.native()[0] if native else agreed.figures
        code = self._engine.one_ply  # both parts of `one_ply` are compiled for other callers too
        count = code.candidates(work, 0, e, luck)
        code.weigh(work, 0, e, count, luck)
        values = [float(work.values[i]) for i in range(count)]
        steps = [int(work.steps[i]) for i in range(count)]
        tempted = self.temperature > 0.0 and max(values) != WON
        drawn = self._luck() if tempted else 0
        chosen: int = code.choice(work.values, count, self.temperature, drawn)
        actions = [self._completed(seen, step, luck) for step in steps]
        best = sorted(range(count), key=lambda i: (i != chosen, -values[i]))
        ideas = tuple(Idea(actions[i], values[i], 1) for i in best)
        self._thought = position, Advice(ideas, (), (), count)
        return actions[chosen]

    def _completed(self, position: Position, step: int, luck: int) -> Action:
        """The whole action that begins with a step, completed as the sensible player would."""
        agreed = position.setting
        out = [0] * agreed.game.SPEC.most_legal
        return completed(position, step, lambda state: self._greedy.greedy_step(state, agreed.figures, luck, out))

    def _luck(self) -> int:
        self._choices += 1
        return luck_of(self.key, self._choices)
