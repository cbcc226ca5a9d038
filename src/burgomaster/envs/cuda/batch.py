"""Thousands of games at once on a GPU: what envs/batch.py does on the CPU, with the same games and the same arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from burgomaster.cuda.arrays import Borrowed, DeviceArray, Memory, borrowed
from burgomaster.cuda.device import device
from burgomaster.envs.cuda.source import NOBODY_REFUSED, NOW_SIZE, places, source
from burgomaster.envs.layout import sight
from burgomaster.envs.many import ManyGames, check_seed
from burgomaster.envs.stepping import AFRESH, NOBODY, STAY
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.structs import Struct
from burgomaster.play.setting import Setting, setting

_FUNCTIONS = ("number_games", "find_illegal", "advance", "look", "look_at", "sample", "points")
_PICKLED = ("setting", "count", "version", "_seed", "_held", "_draws", "_resets", "_limit_of_events", "_viewer")


class Machine(Memory, Protocol):
    """What plays: a GPU, or in tests something that stands in for one."""

    def load(self, source: str, *functions: str) -> list[Any]:
        """Functions of a program."""

    def launch_each(self, function: Any, count: int, *arguments: int) -> None:
        """Begin a function with a thread for each of so many things; the count is its first argument."""

    def wait(self) -> None:
        """Until all that was begun is done."""


class CudaBatch(ManyGames):
    """So many games of one setting, side by side on a GPU: `Batch(…, device="cuda")`.

    Its arrays are those of a Batch, with the same content, but lie on the GPU: PyTorch, JAX and CuPy take them without
    a copy (`torch.from_dlpack(batch.mask)`), NumPy with one (`numpy.asarray`). They stay where they are and have new
    content after each step. A step waits until the GPU is done with all that was begun before, and for its own end.
    """

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
        machine: Machine | None = None,
    ) -> None:
        """As a Batch. Threads are the GPU's own, and events are not kept there."""
        if trace:
            raise BurgomasterError("on a GPU no events are kept; a batch with trace=True plays on the CPU")
        super().__init__(game if isinstance(game, Setting) else setting(game, players, edition, options), count)
        self._held = self._holders(bots, resets)
        self._draws, self._resets = draws, resets
        self._limit_of_events = self._limit(length)
        self._viewer = NOBODY if viewer is None else viewer
        self._take(machine or device())
        self.reset(seed)

    # ---- Playing ----

    def reset(self, seed: int | None = None, games: Any = None) -> None:
        """Begin new games: in all places, with a new seed if one is given, or where `games` (bools or places) says.

        With a seed, place `i` begins with game `i` of that run, just as `burgomaster simulate` numbers its games.
        """
        if seed is not None:
            if games is not None:
                raise BurgomasterError("give either a seed, which begins all games anew, or the games to begin anew")
            check_seed(seed)
            self._seed = seed
            self._launch("number_games", self.count, self._now)
        steps = np.full(self.count, AFRESH if games is None else STAY, dtype=np.int64)
        if games is not None:
            steps[np.asarray(games)] = AFRESH
        self._advance(steps, self.observation, self.count)

    def step(self, steps: Any, out: Any = None, *, first: int | None = None) -> None:
        """Take one step in each game. STAY (-1) leaves one as it is, AFRESH (-2) begins the next one in its place.

        Steps are an array on the GPU, of any library that knows DLPack, of 32 or 64 bits; or numbers that are copied
        there. Observations go into `out`, on the GPU, if it is given. With `first`, only the first so many games are
        touched, and steps are given for them alone. If any step is illegal no game is changed, and the error tells
        which it is and why.
        """
        count = self._check_first(first)
        self._advance(steps, self.observation if out is None else self._fitting(out), count)

    def sample(self, out: Any = None) -> Any:
        """Any legal step of each game, all equally likely; STAY where there is none. It follows from the seed."""
        steps = DeviceArray(self._machine, (self.count,), np.int64) if out is None else out
        into = steps if isinstance(steps, DeviceArray) else self._on_device(steps, np.int64, (self.count,))
        self._launch("sample", self.count, self._now, self._choices, into)
        self._machine.wait()
        return steps

    def observe(self, game: int, seat: int, out: Any = None) -> Any:
        """What any seat observes in one game, into `out` if it is given."""
        self._check_seat(game, seat)
        width = self.layout.width
        row = DeviceArray(self._machine, (width,), np.int32) if out is None else out
        into = row if isinstance(row, DeviceArray) else self._on_device(row, np.int32, (width,))
        self._launch("look_at", width, self.states, game, seat, self._places, into)
        self._machine.wait()
        return row

    def scores(self) -> DeviceArray:
        """Every seat's points now: (count, players) of int64. To shape rewards of your own with."""
        out = DeviceArray(self._machine, (self.count, self.players), np.int64)
        self._launch("points", self.count, self.states, out)
        self._machine.wait()
        return out

    def ended(self, game: int = 0) -> tuple[bool, bool]:
        """Did the step just taken end a game, or was it cut off?"""
        return bool(self.over.row(game)), bool(self.truncated.row(game))

    # ---- Copies ----

    def copy(self) -> CudaBatch:
        """The same games once more, which share nothing with these."""
        twin = object.__new__(CudaBatch)
        twin._restore(self.__getstate__(), self._machine)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> CudaBatch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: array.numpy() for name, array in self._arrays().items()}
        return {**{name: getattr(self, name) for name in _PICKLED}, "arrays": arrays}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._restore(kept, device())

    def _restore(self, kept: dict[str, Any], machine: Machine) -> None:
        super().__init__(kept["setting"], kept["count"])
        self._check_pickled(kept["version"])
        self.__dict__.update({name: kept[name] for name in _PICKLED if name.startswith("_")})
        self._take(machine)
        for name, array in self._arrays().items():
            array.write(kept["arrays"][name])

    def _arrays(self) -> dict[str, DeviceArray]:
        return {name: value for name, value in vars(self).items() if isinstance(value, DeviceArray)}

    # ---- Inside ----

    def _take(self, machine: Machine) -> None:
        """Use a machine: a program for it, and memory on it."""
        self._machine = machine
        program = source(self.setting, self._held, draws=self._draws, resets=self._resets)
        self._functions = dict(zip(_FUNCTIONS, machine.load(program, *_FUNCTIONS), strict=True))
        spec, count, width = self.setting.spec, self.count, self.layout.width
        self.states = DeviceArray(machine, (count,), self.setting.game.State.dtype())
        self.mask = DeviceArray(machine, (count, spec.steps), np.int8)
        self.observation = DeviceArray(machine, (count, width), np.int32)
        self.final = DeviceArray(machine, (count, width), np.int32)
        self.seat = DeviceArray(machine, (count,), np.int64)
        self.reward = DeviceArray(machine, (count, self.players), np.float32)
        self.over = DeviceArray(machine, (count,), np.bool_)
        self.truncated = DeviceArray(machine, (count,), np.bool_)
        self._now = DeviceArray(machine, (count, NOW_SIZE), np.int8)
        self._choices = DeviceArray(machine, (count, spec.most_legal), np.int32)
        self._steps = DeviceArray(machine, (count,), np.int64)  # for those that come from the CPU
        self._places = DeviceArray(machine, (self.players, width), np.int32)
        self._places.write(places(sight(self.setting.name, self.players), self.players, width).view(np.int32))
        self._refused = DeviceArray(machine, (1,), np.int32)
        self._refused.write(np.array([NOBODY_REFUSED]))

    def _advance(self, steps: Any, into: DeviceArray | Borrowed, count: int) -> None:
        """Go on with the first so many games."""
        if count == 0:
            return
        taken = self._asked(steps, count)
        self._machine.wait()  # for whoever still reads what is about to be written
        asked = (taken.dtype.itemsize == 8, taken)
        self._launch("find_illegal", count, *asked, self.mask, self._refused)
        course = (self._seed, self.count, self._limit_of_events, self._viewer)
        written = (self.seat, self.mask, self._choices, self.reward, self.over, self.truncated, self.final)
        self._launch("advance", count, *asked, self._refused, *course, self.states, self._now, *written, self._places)
        self._launch("look", count * self.layout.width, self._refused, self.states, self._now, self._places, into)
        refused = int(self._refused.numpy()[0])
        if refused != NOBODY_REFUSED:
            self._refused.write(np.array([NOBODY_REFUSED]))
            step = int(np.broadcast_to(self._on_cpu(steps), count)[refused])
            raise BurgomasterError(f"game {refused}: {self.why_not(refused, step)}")

    def _asked(self, steps: Any, count: int) -> DeviceArray | Borrowed:
        """The steps on the device: where they lie there already, or copied."""
        found = borrowed(steps, self._machine)
        if found is not None and found.dtype in (np.int64, np.int32) and found.contiguous and found.shape == (count,):
            return found
        numbers = np.zeros(self.count, dtype=np.int64)
        numbers[:count] = self._on_cpu(steps)
        self._steps.write(numbers)
        return self._steps

    def _on_cpu(self, steps: Any) -> Any:
        found = borrowed(steps, self._machine)
        if found is None:
            return np.asarray(steps)
        if not found.contiguous or found.dtype.kind not in "iu":
            raise BurgomasterError("steps on a GPU are a contiguous array of whole numbers")
        array = np.empty(found.shape, dtype=found.dtype)
        self._machine.read(found.address, array)
        return array

    def _fitting(self, out: Any) -> Borrowed:
        return self._on_device(out, np.int32, self.observation.shape)

    def _on_device(self, out: Any, dtype: Any, shape: tuple[int, ...]) -> Borrowed:
        """An array of the caller's to write into."""
        found = borrowed(out, self._machine)
        if found is None or not found.contiguous or (found.dtype, found.shape) != (np.dtype(dtype), shape):
            raise BurgomasterError(f"give a C-contiguous array of {np.dtype(dtype)} on the GPU, of the shape {shape}")
        return found

    def _launch(self, function: str, count: int, *arguments: Any) -> None:
        numbers = (int(getattr(one, "address", one)) % 2**64 for one in arguments)
        self._machine.launch_each(self._functions[function], count, *numbers)

    def _state(self, game: int) -> Struct:
        state: Struct = self.setting.game.State.unpack(self.states.row(game).tobytes())
        return state
