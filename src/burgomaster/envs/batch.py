"""Thousands of games at once, in NumPy arrays, on quick rules. docs/environments.md tells how to use it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.bots.registry import step_functions
from burgomaster.cuda.devices import CPU, CUDA, check_device
from burgomaster.envs.layout import layout, sight
from burgomaster.envs.many import ManyGames, check_seed
from burgomaster.envs.module_stepping import ModuleStepping
from burgomaster.envs.stepping import (
    AFRESH,
    CHANCES,
    CUT,
    ENDED,
    NEXT,
    NOBODY,
    NOW,
    SEAT,
    SEED,
    STAY,
    STEP,
    STEPS,
)
from burgomaster.games import generic, native_rules
from burgomaster.games.engines import MODULE, PLAIN, engine_for, needs_more_than_plain
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load
from burgomaster.games.kernel.structs import Struct
from burgomaster.play.setting import Setting, setting

Array = np.ndarray[Any, np.dtype[Any]]


@cache
def native_stepping(game: str) -> Any:
    """The compiled code for one game."""
    rules = native_rules(game)
    own = getattr(rules, "hands_open", None)
    return generic(
        "burgomaster.envs.stepping",
        game,
        native=True,
        hands_open=own or load("burgomaster.envs.closed_hands", game).hands_open,
        **step_functions(game, native=True),
    )


def _stepping(game: str) -> Any:
    """The code for one game: environments are for hours of work, so Numba compiles it where it is installed."""
    kind = engine_for(game, long=True)
    if kind == PLAIN:
        raise needs_more_than_plain(game, "an environment")
    return ModuleStepping(game) if kind == MODULE else native_stepping(game)


def _without_dispatch(compiled: Any) -> Any:
    """A compiled function that does not look at the types of its arguments each time, once it has been called.

    That takes five times as long as a step of one game. All batches of a game have arrays of the same types.
    """
    versions = list(compiled.overloads.values())
    return versions[0].entry_point if len(versions) == 1 else compiled


class Batch(ManyGames):
    """So many games of one setting, side by side. All arrays are read-only and always of the moment.

    mask         (count, steps) of int8: 1 where a step is legal for the seat to decide
    observation  (count, width) of int32: what that seat observes; `layout` says what each place is
    seat         (count,): who is to decide; CHANCE where the caller plays chance, OVER where nothing follows
    reward       (count, players) of float32: of the step just taken. 1, shared among the winners, at the end
    over         (count,) of bool: the step just taken ended a game
    truncated    (count,) of bool: or the game was cut off, since it was too long; nobody has a reward then
    final        (count, width) of int32: where a game just ended, how the seat that decided last saw it

    A game that has ended is followed by the next one in the same call: then mask, observation and seat are those of the
    new game, while reward, over, truncated and final tell how the old one ended.
    """

    def __new__(cls, *arguments: Any, device: str = CPU, **named: Any) -> Any:
        """On a GPU it is a CudaBatch, with the same methods, and with the same arrays there."""
        check_device(device)
        if device == CUDA:
            from burgomaster.envs.cuda.batch import CudaBatch

            return CudaBatch(*arguments, **named)
        return super().__new__(cls)

    def __init__(
        self,
        game: str | Setting,
        players: int = 0,
        count: int = 1,
        *,
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
        bots: Sequence[str | None] | None = None,
        resets: bool = True,
        draws: bool = True,
        trace: bool = False,
        length: int | None = None,
        viewer: int | None = None,
        device: str = CPU,
    ) -> None:
        """Make and begin the games. A setting that is agreed already may be given instead of a game's name.

        `bots` has for every seat None, where the caller decides, or the name of a bot that native code plays. Without
        `resets`, a game that is over stays so until `reset`. Without `draws`, the caller plays chance too. With
        `trace`, all steps and outcomes of the games are kept. Games are cut off after `length` events. `viewer` is the
        seat from which the end of a game is seen; otherwise that is the one that decided last. `device="cuda"` plays
        on a GPU (docs/gpu.md).
        """
        super().__init__(game if isinstance(game, Setting) else setting(game, players, edition, options), count)
        spec = self.setting.spec
        self._room = spec.length if trace else 0
        known = sight(self.setting.name, self.players)
        limit, seen_from = self._limit(length), NOBODY if viewer is None else viewer
        course = (seed, count, self.players, spec.private, draws, resets, limit, seen_from, *known.counts)
        held = self._holders(bots, resets)
        self._course = np.array([*course, *held], dtype=np.int64)
        self._edition = self.setting.figures.native()
        self._take(_empty(self.setting, count, self._room))
        self._use_threads(threads)
        self.reset(seed)

    # ---- What is known before ----

    @property
    def over(self) -> Array:
        """Which games the step just taken ended."""
        return np.not_equal(self._now[:, ENDED], 0)

    @property
    def truncated(self) -> Array:
        """Which games were cut off, since they were too long."""
        return np.not_equal(self._now[:, CUT], 0)

    # ---- Playing ----

    def reset(self, seed: int | None = None, games: Array | None = None) -> None:
        """Begin new games: in all places, with a new seed if one is given, or where `games` (bools or places) says.

        With a seed, place `i` begins with game `i` of that run, just as `burgomaster simulate` numbers its games.
        """
        if seed is not None:
            if games is not None:
                raise BurgomasterError("give either a seed, which begins all games anew, or the games to begin anew")
            check_seed(seed)
            self._course[SEED] = seed
            self._now[:, NEXT] = np.arange(self.count)
        self._now[:, STEP] = AFRESH if games is None else STAY
        if games is not None:
            self._now[games, STEP] = AFRESH
        self._advance(self._own, self.count)

    def step(self, steps: Any, out: Array | None = None, *, first: int | None = None) -> None:
        """Take one step in each game. STAY (-1) leaves one as it is, AFRESH (-2) begins the next one in its place.

        Observations go into `out` if it is given. With `first`, only the first so many games are touched, and steps are
        given for them alone. If any step is illegal no game is changed, and the error tells which it is and why.
        """
        count = self._check_first(first)
        self._now[:count, STEP] = steps
        self._advance(self._own if out is None else self._fitting(out), count)

    def sample(self, out: Array | None = None) -> Array:
        """Any legal step of each game, all equally likely; STAY where there is none. It follows from the seed."""
        steps = np.empty(self.count, dtype=np.int64) if out is None else out
        self._code.sample(self._now, self._arrays["choices"], steps)
        return steps

    def observe(self, game: int, seat: int, out: Array | None = None) -> Array:
        """What any seat observes in one game, into `out` if it is given."""
        self._check_seat(game, seat)
        row = np.empty(self.layout.width, dtype=np.int32) if out is None else out
        self._code.look_at(*self._table, game, seat, row.reshape(1, -1))
        return row

    def scores(self) -> Array:
        """Every seat's points now: (count, players) of int64. To shape rewards of your own with."""
        out = np.zeros((self.count, self.players), dtype=np.int64)
        self._code.points(self._arrays["states"], self._edition, out)
        return out

    @property
    def states(self) -> Array:
        """All games' states, as compiled rules take them."""
        return _read_only(self._arrays["states"])

    # ---- One of the games ----

    def ended(self, game: int = 0) -> tuple[bool, bool]:
        """Did the step just taken end a game, or was it cut off?"""
        return bool(self._now[game, ENDED]), bool(self._now[game, CUT])

    @property
    def structs(self) -> tuple[Any, Any]:
        """The first game's state and its edition, as compiled rules take them."""
        return self._arrays["states"][0], self._edition[0]

    def events(self, game: int = 0) -> tuple[Array, Array]:
        """Of a batch with `trace`: all steps and outcomes of the game under way, and whose they were."""
        if not self._room:
            raise BurgomasterError("only a batch made with trace=True keeps events")
        length = int(self._now[game, CHANCES] + self._now[game, STEPS])
        kept = self._arrays["trace"][game, :length]
        return kept[:, 0].copy(), kept[:, 1].copy()

    # ---- Copies ----

    def copy(self) -> Batch:
        """The same games once more, which share nothing with these."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._course = self._course.copy()
        twin._take({name: array.copy() for name, array in self._arrays.items()})
        twin._use_threads(self.threads)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = ("setting", "count", "threads", "version", "_room", "_course", "_arrays")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__init__(kept["setting"], kept["count"])
        self._check_pickled(kept["version"])
        self._room, self._course = kept["_room"], kept["_course"]
        self._edition = self.setting.figures.native()
        self._take(kept["_arrays"])
        self._use_threads(kept["threads"])

    # ---- Inside ----

    def _take(self, arrays: dict[str, Array]) -> None:
        """Use these arrays, or copies of them where the code has a memory of its own."""
        self._code = _stepping(self.setting.name)
        if isinstance(self._code, ModuleStepping):
            arrays = {key: self._code.taken(array) for key, array in arrays.items()}
            self._course, self._edition = self._code.taken(self._course), self._code.taken(self._edition)
        states, self._now, self._own = arrays["states"], arrays["now"], arrays["observation"]
        known = sight(self.setting.name, self.players)
        views = [_view(states, size) for size in (4, 2, 1)]
        self._arrays = arrays
        # What the code takes, in its order.
        self._table: tuple[Any, ...] = (states, *views, self._edition, known.runs, known.marks, self._course)
        self._rows = tuple(arrays[name] for name in ("now", "mask", "choices", "reward", "trace", "final"))
        if isinstance(self._code, ModuleStepping):
            for array in (*views, self._own):
                self._code.known(array)
            runs, marks = map(self._code.taken, (known.runs, known.marks))
            self._table = (states, *views, self._edition, runs, marks, self._course)
            self._advance_games = self._code.advance
        else:
            compiled = self._code.advance
            state = self.setting.game.State().native()
            compiled(*self._table, *self._rows, self._own, state, np.zeros(1, np.int64), 0, 0)
            self._advance_games = _without_dispatch(compiled)
        self.mask, self.observation = _read_only(arrays["mask"]), _read_only(arrays["observation"])
        self.reward, self.final = _read_only(arrays["reward"]), _read_only(arrays["final"])
        self.seat = _read_only(self._now[:, SEAT])

    def _use_threads(self, threads: int) -> None:
        self.threads = min(threads if threads > 0 else os.cpu_count() or 1, self.count)
        parts = 1 if isinstance(self._code, ModuleStepping) else self.threads  # a room is for one thread at a time
        edges = np.linspace(0, self.count, parts + 1).astype(int).tolist()
        state, most = self.setting.game.State, self.setting.spec.most_legal
        self._parts = [
            (state().native(), np.zeros(most, dtype=np.int64), first, last) for first, last in pairwise(edges)
        ]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None

    def _advance(self, into: Array, count: int) -> None:
        """Go on with the first so many games."""
        if self._pool is None:
            refused = self._advance_part(self._parts[0], into, count)
        else:
            refused = self._code.illegal(self._now, self._rows[1], 0, count)
            if refused < 0:
                list(self._pool.map(lambda part: self._advance_part(part, into, count), self._parts))
        if refused >= 0:
            raise BurgomasterError(f"game {refused}: {self.why_not(refused, int(self._now[refused, STEP]))}")

    def _advance_part(self, part: tuple[Array, Array, int, int], into: Array, count: int) -> int:
        *workspace, begin, end = part
        refused: int = self._advance_games(*self._table, *self._rows, into, *workspace, begin, min(end, count))
        return refused

    def _fitting(self, out: Array) -> Array:
        if out.shape != self._own.shape or out.dtype != np.int32 or not out.flags.carray:
            raise BurgomasterError(f"observations need a C-contiguous array of int32, {self.observation.shape}")
        return out

    def _state(self, game: int) -> Struct:
        state: Struct = self.setting.game.State.unpack(self._arrays["states"][game].tobytes())
        return state


def _empty(agreed: Setting, count: int, room: int) -> dict[str, Array]:
    """Empty arrays for so many games."""
    spec, width = agreed.spec, layout(agreed.name).width
    return {
        "states": np.zeros(count, dtype=agreed.game.State.dtype()),
        "now": np.zeros((count, NOW), dtype=np.int64),
        "mask": np.zeros((count, spec.steps), dtype=np.int8),
        "choices": np.zeros((count, spec.most_legal), dtype=np.int16),
        "observation": np.zeros((count, width), dtype=np.int32),
        "final": np.zeros((count, width), dtype=np.int32),
        "reward": np.zeros((count, agreed.players), dtype=np.float32),
        "trace": np.zeros((count, room, 2), dtype=np.int16),
    }


def _view(states: Array, size: int) -> Array:
    """The memory of the states as integers of this size; none where no field is so wide."""
    if states.itemsize % size:
        return np.zeros((len(states), 0), dtype=f"<i{size}")
    return states.view(f"<i{size}").reshape(len(states), -1)


def _read_only(array: Array) -> Array:
    shown = array.view()
    shown.flags.writeable = False
    return shown
