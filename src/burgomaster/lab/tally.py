"""How an edition plays: some games of it between sensible players, with what happened in them counted.

The plain rules play, since only they tell what happens. That is slow beside compiled games and quick enough here: a
game takes 25 to 110 ms. Nothing is compiled for it, so it starts at once anywhere.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from burgomaster.bots.registry import step_functions
from burgomaster.games import part_of, words_of
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import listen
from burgomaster.games.kernel.luck import BOT_LUCK, luck_key, luck_of
from burgomaster.lab.playouts import WHOLE_WIN
from burgomaster.lab.shares import Share, wilson
from burgomaster.play.setting import Setting

LONGEST = 10.0  # seconds of one game, hundreds of times what one takes; whatever an edition says, it ends then
_LOOK = 256  # events between two looks at the clock


@dataclass
class Count:
    """One thing in simulated games: in how many, and how often in all."""

    place: int  # among the things that its slot can hold
    games: int
    times: int


@dataclass
class Tally:
    """Some games, counted. `cut` are those that took longer than they may."""

    games: int = 0
    cut: int = 0
    wins: list[int] = field(default_factory=list)  # by seat, in sixtieths: a victory may be shared
    turns: list[int] = field(default_factory=list)  # of every game that ended
    counts: list[list[Count]] = field(default_factory=list)  # in the order of the game's COUNTS

    def merge(self, other: Tally) -> None:
        """Add another's games."""
        self.games += other.games
        self.cut += other.cut
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.turns += other.turns
        merged = []
        for mine, theirs in zip(self.counts or [[] for _ in other.counts], other.counts, strict=True):
            known = {one.place: one for one in mine}
            for one in theirs:
                old = known.get(one.place, Count(one.place, 0, 0))
                known[one.place] = Count(one.place, old.games + one.games, old.times + one.times)
            merged.append(list(known.values()))
        self.counts = merged

    def shares(self) -> list[Share]:
        """Every seat's share of the games that ended."""
        ended = max(1, self.games - self.cut)
        return [wilson(wins / WHOLE_WIN, ended) for wins in self.wins]

    def lengths(self) -> tuple[int, int, int]:
        """Turns of a short game (one in ten is shorter), a middling one, and a long one (one in ten is longer)."""
        found = sorted(self.turns)
        if not found:
            return 0, 0, 0
        tenth = len(found) // 10
        return found[tenth], found[len(found) // 2], found[-1 - tenth]


def play_some(agreed: Setting, seed: int, first: int, games: int, seconds: float) -> Tally:
    """Games `first` … of a run, at most so many; after so many seconds no more are begun."""
    until = time.monotonic() + seconds
    counts = _counts(agreed.name)
    tally = Tally(wins=[0] * agreed.players, counts=[[] for _ in counts])
    for number in range(first, first + games):
        if tally.games and time.monotonic() >= until:
            break
        tally.merge(_one(agreed, luck_key(seed, number), counts, time.monotonic() + LONGEST))
    return tally


def heading_and_names(agreed: Setting, tally: Tally, language: str) -> list[tuple[str, list[tuple[str, Count]]]]:
    """What was counted, in words: a heading, and every thing with its name, the most frequent first."""
    part: Any = part_of(agreed.name, "tallied")
    if part is None or not tally.games:
        return []
    words = words_of(agreed.name, language)
    found = []
    for (message, _, slot), counts in zip(part.COUNTS, tally.counts, strict=True):
        order = sorted(counts, key=lambda one: (-one.games, -one.times, one.place))
        named = [(part.named(agreed.figures, slot, one.place, words), one) for one in order]
        if named:
            found.append((words(message), named))
    return found


def _counts(game: str) -> Sequence[tuple[str, tuple[Any, ...], str]]:
    part: Any = part_of(game, "tallied")
    return () if part is None else part.COUNTS


def _one(agreed: Setting, key: int, counts: Sequence[tuple[str, tuple[Any, ...], str]], limit: float) -> Tally:
    """One game."""
    game, rules, e = agreed.game, agreed.rules, agreed.figures
    step = step_functions(agreed.name, native=False)["greedy_step"]
    out = [0] * game.SPEC.most_legal
    s = game.State()
    rules.begin(s, e, agreed.players)
    listen(s)
    chances = steps = 0
    while (seat := rules.turn_of(s, e)) != OVER:
        if seat == CHANCE:
            rules.apply(s, e, rules.draw(s, e, luck_of(key, chances)))
            chances += 1
        else:
            rules.apply(s, e, step(s, e, luck_of(key, BOT_LUCK + steps), out))
            steps += 1
        events = chances + steps
        if events >= game.SPEC.length or (events % _LOOK == 0 and time.monotonic() >= limit):
            return Tally(1, 1, [0] * agreed.players, [], _counted(s.told, counts))
    won = rules.winners(s, e)
    sharing = won.bit_count()
    wins = [WHOLE_WIN // sharing if won >> seat & 1 else 0 for seat in range(agreed.players)]
    return Tally(1, 0, wins, [s.turns], _counted(s.told, counts))


def _counted(told: Sequence[Any], counts: Sequence[tuple[str, tuple[Any, ...], str]]) -> list[list[Count]]:
    found = []
    for _, kinds, slot in counts:
        places = {kind.name: list(kind.slots).index(slot) for kind in kinds}
        times: dict[int, int] = {}
        for kind, _, values in told:
            if kind.name in places and (place := values[places[kind.name]]) >= 0:
                times[place] = times.get(place, 0) + 1
        found.append([Count(place, 1, often) for place, often in times.items()])
    return found
