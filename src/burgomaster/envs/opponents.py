"""Who holds the other seats of a game with one seat to learn: bots by their names, or policies of one's own.

A policy is a function of an observation and a mask that returns a step, such as a frozen copy of the one that learns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgomaster.bots.registry import Bot, bot, check_offered, is_native
from burgomaster.envs.batch import Array
from burgomaster.envs.env import Env
from burgomaster.games.kernel.errors import BurgomasterError

Policy = Callable[[Array, Array], int]
Opponent = str | Policy


def around(opponents: Opponent | Sequence[Opponent], players: int, seat: int) -> list[Opponent | None]:
    """Who holds each seat, None for the one that learns: one opponent for all others, or one for each in order."""
    if not 0 <= seat < players:
        raise BurgomasterError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    given: list[Opponent] = list(opponents) if several else [opponents] * (players - 1)  # type: ignore[arg-type,list-item]
    if len(given) != players - 1:
        raise BurgomasterError(f"{players} players have {players - 1} opponents, not {len(given)}")
    return [*given[:seat], None, *given[seat:]]


def native_names(held: Sequence[Opponent | None]) -> list[str | None]:
    """The bots that compiled code plays by itself; None for all other seats."""
    return [name if isinstance(name, str) and is_native(name) else None for name in held]


class Others:
    """The opponents that compiled code does not play: they are asked one after the other."""

    def __init__(self, held: Sequence[Opponent | None], game: str) -> None:
        self._policies: dict[int, Policy] = {}
        self._names: dict[int, str] = {}
        self._bots: dict[int, Bot] = {}
        self._game = game
        for seat, held_by in enumerate(held):
            if callable(held_by):
                self._policies[seat] = held_by
            elif held_by is not None:
                check_offered(held_by, game)
                if not is_native(held_by):
                    self._names[seat] = held_by

    def new_game(self, seed: int) -> None:
        """Bots begin anew."""
        self._bots = {seat: bot(name, self._game, seed) for seat, name in self._names.items()}

    def play(self, env: Env) -> None:
        """Let opponents act until the seat that learns must decide, or the game is over."""
        while not env.over:
            if env.seat in self._policies:
                env.step(int(self._policies[env.seat](env.observation, env.mask)))
            elif env.seat in self._bots:
                for step in self._bots[env.seat].choose(env.position).steps:
                    env.step(step)
            else:
                return
