"""What an arena plays whole games with: code that goes on between levels, and the arrays it goes on in.

There are three of them, by the engine that runs a game here; all play the same games.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numpy as np

from burgomaster.bots.engine import engine_by
from burgomaster.bots.levels import has_levels
from burgomaster.bots.registry import lines_step, stand_ins, step_functions
from burgomaster.bots.workspace import SEATS, States, Workspace, plain_workspace, workspace
from burgomaster.games import game, generic
from burgomaster.games.engines import MODULE, NATIVE, PLAIN, engine_for
from burgomaster.games.kernel.room import number_type
from burgomaster.games.kernel.structs import Struct
from burgomaster.games.module import LAB, module_of
from burgomaster.lab.turns import NOW, Seats
from burgomaster.play.setting import Setting


@cache
def playouts_by(name: str, kind: str) -> Any:
    """Whole games between step bots by our own sources."""
    native = kind == NATIVE
    return generic("burgomaster.lab.playouts", name, native=native, **step_functions(name, native=native))


def play_games_of(agreed: Setting) -> tuple[Any, Any, Any, Any]:
    """What plays games between step bots here, and what it takes: a state, the figures, and rows of numbers."""
    kind, name = engine_for(agreed.name), agreed.name
    play_games = module_of(name).function("play_games") if kind == MODULE else playouts_by(name, kind).play_games
    if kind == PLAIN:
        return play_games, agreed.game.State(), agreed.figures, list
    state, e = agreed.game.State().native(), agreed.figures.native()
    return play_games, state[0], e[0], partial(np.array, dtype=np.int64)


@cache
def turns_by(name: str, kind: str) -> Any:
    """The turns of a game by our own sources, with its levels and lines of play where it has some."""
    native = kind == NATIVE
    levels = engine_by(name, kind).level_step if has_levels(name) else stand_ins(name, native=native)
    return generic(
        "burgomaster.lab.turns",
        name,
        native=native,
        choose=playouts_by(name, kind).choose,
        level_steps=levels.level_steps,
        best_step=levels.best_step,
        any_allowed=generic("burgomaster.bots.barred", name, native=native).any_allowed,
        line_step=lines_step(name, native=native),
    )


class WholeGames:
    """Code and arrays for games of one setting, one after the other."""

    seats: Seats
    action: Any
    now: Any
    trace: Any

    def play_on(self, given: int, most: int, key: int) -> None:
        """Carry out given steps, then go on: see turns.py."""
        raise NotImplementedError

    def state(self) -> Struct:
        """The state of the game under way."""
        raise NotImplementedError


def whole_games(agreed: Setting, traced: int) -> WholeGames:
    """For so many events that are traced."""
    kind = engine_for(agreed.name)
    return _ByModule(agreed, traced) if kind == MODULE else _BySources(agreed, traced, kind)


class _BySources(WholeGames):
    """Plain or compiled."""

    def __init__(self, agreed: Setting, traced: int, kind: str) -> None:
        self._agreed = agreed
        self._code = turns_by(agreed.name, kind)
        self._work = workspace_by(agreed.name, agreed.players, kind)
        state, most = agreed.game.State, agreed.game.SPEC.most_legal
        plain = kind == PLAIN
        self._states: Any = States([state()]) if plain else state().native()
        self._edition: Any = [agreed.figures] if plain else agreed.figures.native()
        seats = empty_seats(agreed.name, len(self._work.net))
        self.seats = seats._replace(**{key: getattr(seats, key).tolist() for key in _NUMBERS}) if plain else seats
        self.action = [0] * most if plain else np.zeros(most, dtype=np.int64)
        self.now = [0] * NOW if plain else np.zeros(NOW, dtype=np.int64)
        self.trace = np.zeros(traced, dtype=np.int64)

    def play_on(self, given: int, most: int, key: int) -> None:
        self._code.play_on(
            *(self._states, self._edition, self._work, self.seats, self._agreed.players, given, most, key),
            *(self._agreed.game.SPEC.length, self.action, self.now, self.trace),
        )

    def state(self) -> Struct:
        here = self._states[0]
        found: Struct = here.copy() if isinstance(here, Struct) else self._agreed.game.State.unpack(here.tobytes())
        return found


class _ByModule(WholeGames):
    """By the game's module for the lab, in a room of its own."""

    def __init__(self, agreed: Setting, traced: int) -> None:
        from burgomaster.bots.module_engine import workspace_in_room

        module = module_of(agreed.name, LAB)
        net = engine_by(agreed.name, MODULE).net(agreed.players) if has_levels(agreed.name) else 0.0
        self._agreed, self._work = agreed, workspace_in_room(module, net)
        room, spec = self._work.room, agreed.game.SPEC
        layout = module.layouts["table"]
        table = room.take(layout["size"])
        self.seats = Seats(
            **{
                key: room.view(table + place["at"], tuple(place["shape"]), number_type(place["kind"]))
                for key, place in layout["fields"].items()
            }
        )
        self._states = room.zeros(1, agreed.game.State.dtype())
        edition = room.put(agreed.figures.native())
        self.action, self.now = room.zeros(spec.most_legal, np.int64), room.zeros(NOW, np.int64)
        self.trace = room.zeros(traced, np.int64)
        self._before = room.sides(self._states), room.sides(edition), self._work.at, table, agreed.players
        self._after = spec.length, room.inside(self.action), room.sides(self.now), room.sides(self.trace)
        self._call = room.function("play_on")

    def play_on(self, given: int, most: int, key: int) -> None:
        self._call(*self._before, given, most, key, *self._after)

    def state(self) -> Struct:
        found: Struct = self._agreed.game.State.unpack(self._states[0].tobytes())
        return found


_NUMBERS = ("bot", "temperature", "net", "memory", "key", "choices", "decisions")


def empty_seats(name: str, net: int) -> Seats:
    """What native bots keep, by seat: their nets have so many numbers."""
    steps = game(name).SPEC.steps
    row = {key: np.zeros(SEATS, dtype=np.int64) for key in ("bot", "memory", "key", "choices", "decisions")}
    return Seats(
        temperature=np.zeros(SEATS),
        net=np.zeros((SEATS, net)),
        forbidden=np.zeros((SEATS, steps), dtype=np.uint8),
        taken=np.zeros((SEATS, steps), dtype=np.int64),
        **row,
    )


def workspace_by(name: str, players: int, kind: str, nodes: int = 0) -> Workspace:
    """A workspace for native bots, also of a game whose bots do not think. Levels put their nets into it."""
    if has_levels(name):
        net = engine_by(name, kind).net(players)
        return engine_by(name, kind).workspace(players, nodes, net=list(net) if kind == PLAIN else net.copy())
    spec, state = game(name).SPEC, game(name).State
    if kind == PLAIN:
        return plain_workspace(spec, state, [0.0], facts=1, features=1, hidden=1)
    return workspace(spec, state, np.zeros(1), facts=1, features=1, hidden=1, nodes=nodes)
