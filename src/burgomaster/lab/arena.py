"""An arena in which any bots play one game after another, on quick rules.

Native bots, step bots and levels that look one ply ahead, play on without Python; for every other bot a Position is
made of the state, and the bot's action is checked and carried out by the same rules.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from burgomaster.bots.engine import engine
from burgomaster.bots.guest import Failures, Guest
from burgomaster.bots.levels import has_levels
from burgomaster.bots.one_ply_bot import OnePlyBot
from burgomaster.bots.registry import Bot, Lasting, StepBot, bot, lines_of, number_of
from burgomaster.bots.search_bot import SearchBot
from burgomaster.games.engines import NATIVE
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_of
from burgomaster.lab import turns
from burgomaster.lab.thinking import Thinking
from burgomaster.lab.threads import Abandoned
from burgomaster.lab.turns import ASKED, LINE, ONE_PLY
from burgomaster.lab.whole_games import playouts_by, whole_games
from burgomaster.play.position import Position, begin
from burgomaster.play.setting import Setting
from burgomaster.review.books import Bookkeeper
from burgomaster.review.own_reckoner import OwnReckoner

# Every seat's bot is made with its own part of a game's luck, so that the dice do not depend on how bots think.
SEAT_LUCK = 1 << 41

TO_THE_END = 1 << 40  # decisions, more than any game has


@dataclass(frozen=True)
class Playout:
    """One game played to its end or its length limit: who won (nobody at the limit) and how it went."""

    winners: tuple[int, ...]
    finished: bool
    turns: int
    thinking: tuple[Thinking, ...]  # by seat
    failures: tuple[Failures, ...]  # by seat; only guests have any
    luck: tuple[float, ...] = ()  # by seat, where it was accounted for: how much chance added to its chance to win


class Without(NamedTuple):
    """A seat that must do without some steps."""

    seat: int
    forbidden: Any  # by step: 1 = this one


def native_playouts(game: str) -> Any:
    """The compiled playouts of a game, with all native bots."""
    return playouts_by(game, NATIVE)


class Arena:
    """One arena, for one thread. Bots that last are kept from game to game; `close` ends them.

    With `timed` every decision is a call of its own, so that it can be timed; otherwise native bots play on without
    Python. The games are the same. With `nets`, by level, bots and luck go by those instead of the game's: by that of
    no name (an empty one) where a level has none of its own.
    """

    def __init__(
        self,
        agreed: Setting,
        deadline: float,
        stopped: Callable[[], bool] = lambda: False,
        *,
        luck: bool = False,
        traced: bool = False,
        timed: bool = False,
        nets: Mapping[str, Any] | None = None,
    ) -> None:
        self._agreed = agreed
        self._nets = nets or {}
        self._books = Bookkeeper(agreed, OwnReckoner(agreed, net=self._nets.get(""))) if luck else None
        self._deadline = deadline
        self._stopped = stopped
        self._most = 1 if timed else TO_THE_END
        spec = agreed.game.SPEC
        self._games = whole_games(agreed, spec.length + spec.most_legal if luck or traced else 0)
        self._seats, self._action, self._now = self._games.seats, self._games.action, self._games.now
        self._trace = self._games.trace
        self._lasting: dict[tuple[str, int], Lasting] = {}
        self._barred: int | None = None  # the seat that must do without something
        self._start = begin(agreed)
        self._events: list[tuple[int, str]] | None = None  # of the game under way, where a guest wants to hear them
        self._chances = 0  # how many of them are chance events

    def close(self) -> None:
        """End the bots that were kept."""
        for lasting in self._lasting.values():
            lasting.close()
        self._lasting.clear()

    def try_out(self, names: Sequence[str]) -> None:
        """Make every bot, and let each that is not a guest take one decision that does not count."""
        for name in names:
            holder = self._bot(name, 0, 0)
            self._seat([holder] * self._agreed.players)
            self._play_on(turns.BEGIN, 0, 0)
            if isinstance(holder, SearchBot):
                holder.prepare(self._position())
            if not isinstance(holder, Guest):
                self._decide(holder, 0, 1)

    def play(self, names: Sequence[str], key: int, without: Without | None = None) -> Playout:
        """One game between these bots, one per seat, on the luck of `key`.

        One seat may have to do `without` some steps: it takes them only where no other is legal. Its bot is native.
        """
        now, places, limit = self._now, turns, self._agreed.game.SPEC.length
        bots = [
            self._bot(name, names[:seat].count(name), luck_of(key, SEAT_LUCK + seat)) for seat, name in enumerate(names)
        ]
        guests = [holder for holder in bots if isinstance(holder, Guest)]
        self._events, self._chances = ([] if any(guest.listens for guest in guests) else None), 0
        before = [_failures(holder).count for holder in bots]
        thinking = [Thinking() for _ in bots]
        self._seat(bots)
        self._forbid(without)
        self._play_on(places.BEGIN, 0, key)
        if self._events is not None:
            self._hear_chance(self._start, key)
        while (seat := int(now[places.TURN])) >= 0 and now[places.CHANCES] + now[places.STEPS] < limit:
            if self._stopped():
                raise Abandoned
            thought = self._decide(bots[seat], key, self._most)
            if self._most == 1:
                thinking[seat].add(thought)
        if self._most > 1:
            for seat, decided in enumerate(self._seats.decisions[: len(bots)]):
                thinking[seat].decisions = int(decided)
        for guest in guests:
            if self._events is not None:
                guest.follow(self._start, self._events)
            guest.finish(self._position())
        bits = int(now[places.WINNERS])
        return Playout(
            winners=tuple(seat for seat in range(len(bots)) if bits >> seat & 1),
            finished=int(now[places.TURN]) == OVER,
            turns=int(now[places.TURNS]),
            thinking=tuple(thinking),
            failures=tuple(_failures(holder).since(count) for holder, count in zip(bots, before, strict=True)),
            luck=self._luck(key),
        )

    @property
    def trace(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """All steps and outcomes of the game just played, where they are traced or luck is accounted for."""
        found: np.ndarray[Any, np.dtype[np.int64]] = self._trace[
            : int(self._now[turns.CHANCES] + self._now[turns.STEPS])
        ].copy()
        return found

    @property
    def taken(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """By seat and step: how often it was taken, in all games since this was last set to 0."""
        found: np.ndarray[Any, np.dtype[np.int64]] = self._seats.taken[: self._agreed.players]
        return found

    def _luck(self, key: int) -> tuple[float, ...]:
        """The luck of every seat in the game just played.

        What must be sampled is sampled anew for every game: all begin alike, and would share what the samples miss.
        """
        if self._books is None:
            return ()
        return self._books.luck(begin(self._agreed), self.trace, key)

    # ---- Inside ----

    def _bot(self, name: str, which: int, seed: int) -> Bot:
        """A bot for one game. Several seats may be held by bots of one name; `which` tells them apart."""
        kept = self._lasting.get((name, which))
        if kept is not None:
            kept.new_game(seed)
            return kept
        made = bot(name, self._agreed.name, seed, self._deadline, native=True)
        if isinstance(made, Lasting):
            self._lasting[name, which] = made
        return made

    def _seat(self, holders: Sequence[Bot]) -> None:
        """Bots take their seats. Where a guest listens all are asked: native code does not say what it did."""
        seats = self._seats
        for seat, holder in enumerate(holders):
            native = self._events is None and isinstance(holder, StepBot | OnePlyBot)
            seats.bot[seat], seats.choices[seat], seats.decisions[seat] = ASKED, 0, 0
            if native and isinstance(holder, StepBot):
                lines = lines_of(self._agreed.name)
                number = LINE + lines.index(holder.name) if holder.name in lines else number_of(holder.name)
                seats.bot[seat], seats.temperature[seat] = number, 0.0
            if native and isinstance(holder, OnePlyBot):
                seats.bot[seat], seats.temperature[seat] = ONE_PLY, holder.temperature
                seats.net[seat] = self._net_of(holder.name)
            if native and isinstance(holder, StepBot | OnePlyBot):
                seats.memory[seat], seats.key[seat] = holder.memory, holder.key

    def _forbid(self, without: Without | None) -> None:
        """From now on one seat must do without some steps, and no other one."""
        seats = self._seats
        if self._barred is not None:
            seats.forbidden[self._barred] = 0
        self._barred = without.seat if without is not None else None
        if without is None:
            return
        if seats.bot[without.seat] == ASKED:
            raise BurgomasterError("only a bot that native code plays can be forbidden something")
        seats.forbidden[without.seat] = without.forbidden
        if seats.bot[without.seat] != ONE_PLY and has_levels(self._agreed.name):
            seats.net[without.seat] = self._net_of("")  # to choose by where a step bot has lost its choice

    def _net_of(self, level: str) -> Any:
        """What a level goes by: of the nets this arena was given, or of the game's, its own or that of all."""
        thinking = engine(self._agreed.name)
        own = level if level in thinking.nets else ""
        return self._nets[own] if own in self._nets else thinking.net(self._agreed.players, own)

    def _play_on(self, given: int, most: int, key: int) -> None:
        self._games.play_on(given, most, key)

    def _decide(self, holder: Bot, key: int, most: int) -> int:
        """Let the bot on turn act, and chance and up to so many native decisions follow; the nanoseconds it thought."""
        seat = int(self._now[turns.TURN])
        if self._seats.bot[seat] == ASKED:
            return self._ask(holder, seat, key)
        begun = time.perf_counter_ns()
        self._play_on(0, most, key)
        return time.perf_counter_ns() - begun

    def _position(self) -> Position:
        return Position(self._agreed, self._games.state())

    def _ask(self, holder: Bot, seat: int, key: int) -> int:
        """Let a bot choose that is not native; the nanoseconds it thought."""
        position = self._position()
        if self._events is not None and isinstance(holder, Guest):
            holder.follow(self._start, self._events)
        begun = time.perf_counter_ns()
        action = holder.choose(position)
        thought = time.perf_counter_ns() - begun
        self._seats.decisions[seat] += 1
        self._action[: len(action.steps)] = action.steps
        self._play_on(len(action.steps), 0, key)
        if self._now[turns.REFUSED]:
            raise AssertionError(f"{holder.name} chose {action}, which is not legal")
        if self._events is not None:
            self._events.append((action.seat, str(action)))
            self._hear_chance(position.play(action), key)
        return thought

    def _hear_chance(self, position: Position, key: int) -> None:
        """Write down the chance events that native code drew from here on: they follow from the luck of the game."""
        assert self._events is not None
        agreed = self._agreed
        while position.turn == CHANCE:
            step = agreed.rules.draw(position.state(), agreed.figures, luck_of(key, self._chances))
            text = agreed.game.text((step,))
            self._events.append((CHANCE, text))
            self._chances += 1
            position = position.play(text)


def _failures(holder: Bot) -> Failures:
    return holder.failures if isinstance(holder, Guest) else Failures()


def prepare(agreed: Setting, names: Sequence[str], deadline: float, *, luck: bool = False) -> None:
    """Before the clock starts: compile, or read the cache, and check that every guest can start."""
    arena = Arena(agreed, deadline, luck=luck)
    try:
        arena.try_out(names)
        arena._luck(0)
    finally:
        arena.close()
