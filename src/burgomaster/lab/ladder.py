"""A ladder: bots play each other, every seat order on the same luck, and are ranked by their results."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import takewhile
from pathlib import Path

from burgomaster.bots.guest import DEADLINE
from burgomaster.bots.registry import check_name, thinks
from burgomaster.games.engines import for_long_work
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.arena import Arena, prepare
from burgomaster.lab.log import RunLog
from burgomaster.lab.plan import Plan
from burgomaster.lab.settled import OpenQuestion
from burgomaster.lab.simulate import MOST_SEED
from burgomaster.lab.spread import run_jobs
from burgomaster.lab.standings import LadderGame, Standings, standings
from burgomaster.play.setting import setting

MOST_GAMES = 10**9


def ladder(
    name: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int = 2,
    seed: int = 0,
    threads: int = 1,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
    deadline: float = DEADLINE,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
    luck: bool = True,
    settle: bool = True,
    cluster: str | None = None,
    alone: bool = False,
) -> Standings:
    """Play at least `games` games in every pairing of these bots, and rank them.

    With `luck` the shares are also told without it, where the game has a value net. With `settle` the ladder ends as
    soon as it is clear in every pairing who is stronger, by a rule that allows looking after every deal (settled.py).
    With `alone` only the first bot meets the others, and with more than two players it is always the one among others.

    `name` is the game's; `progress` is told how many games are done in all.
    With a folder every game is written down as it ends, and the same call goes on where it stopped. After Ctrl-C the
    standings are those so far. Games that are already there are not played again. A cluster, by its address, plays
    instead of threads.
    """
    luck = luck and thinks(name)
    plan = _plan(name, bots, games, players, seed, edition, options, deadline, luck=luck, alone=alone)
    for_long_work()
    log = RunLog(folder, plan.identity()) if folder is not None else None
    try:
        played = {game.number: game for game in map(LadderGame.from_data, log.rows)} if log is not None else {}
        for number, game in played.items():
            if (game.deal, (game.one, game.others), game.seat) != plan.place(number):
                raise BurgomasterError(f"{folder}: the log holds a game {number} that does not belong to this run")
        prepare(plan.setting, plan.bots, plan.deadline, luck=plan.luck)
        watch = _Watch(plan, played, settle)
        stopped = _play(plan, played, threads, cluster, log, progress, watch)
    finally:
        if log is not None:
            log.close()
    return replace(standings(plan, played, watch.deals), stopped=stopped, settled=watch.deals is not None)


class _Watch:
    """Watches the games of a ladder, deal by deal in their order, for the moment when every pairing is settled.

    So the end does not depend on which games are over first, on threads or on when a run was resumed.
    """

    def __init__(self, plan: Plan, played: Mapping[int, LadderGame], settle: bool) -> None:
        self._plan, self._played = plan, played
        self._question = OpenQuestion(len(plan.pairings), 1 / plan.players)
        self._next = 0 if settle else plan.deals
        self.deals: int | None = None  # after so many it was settled
        self.look()

    def look(self) -> None:
        """Look at the deals that are now complete."""
        plan, played = self._plan, self._played
        size = len(plan.pairings) * plan.players
        while self.deals is None and self._next < plan.deals:
            games = [played.get(self._next * size + i) for i in range(size)]
            shares = [0.0] * len(plan.pairings)
            for i, game in enumerate(games):
                if game is None:
                    return
                shares[i // plan.players] += (float(game.won) - game.luck) / plan.players
            self._next += 1
            if self._question.add(shares):
                self.deals = self._next


def _plan(
    name: str,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int,
    edition: str | Path | None,
    options: Mapping[str, str] | None,
    deadline: float,
    *,
    luck: bool,
    alone: bool = False,
) -> Plan:
    for bot_name in bots:
        check_name(bot_name, name)
    if len(bots) < 2:
        raise BurgomasterError("a ladder needs two bots or more")
    if len(set(bots)) < len(bots):
        raise BurgomasterError("a ladder takes every bot once; one is named twice")
    if not 1 <= games <= MOST_GAMES:
        raise BurgomasterError(f"games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise BurgomasterError(f"seed must be 0 to {MOST_SEED}, not {seed}")
    agreed = setting(name, players, edition, options)
    return Plan(agreed, tuple(bots), seed, -(-games // players), deadline, luck, alone)


def _play(
    plan: Plan,
    played: dict[int, LadderGame],
    threads: int,
    cluster: str | None,
    log: RunLog | None,
    progress: Callable[[int], None] | None,
    watch: _Watch,
) -> bool:
    """Play what is missing, until the question is settled; True if someone pressed Ctrl-C."""
    already = sum(number < plan.games for number in played)
    missing = [number for number in range(plan.games) if number not in played] if already else range(plan.games)
    threads = min(threads if threads > 0 else os.cpu_count() or 1, len(missing))
    done_now = 0

    def done(number: int, game: LadderGame) -> None:
        nonlocal done_now
        if log is not None:
            log.add(game.to_data())
        played[number] = game
        watch.look()
        done_now += 1
        if progress is not None:
            progress(already + done_now)

    try:
        numbers = takewhile(lambda _: watch.deals is None, missing)
        run_jobs(numbers, partial(_player, plan), done, threads=threads, cluster=cluster)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _player(plan: Plan, stopped: Callable[[], bool]) -> Iterator[Callable[[int], LadderGame]]:
    """Plays the games of a plan by their numbers."""
    arena = Arena(plan.setting, plan.deadline, stopped, luck=plan.luck, timed=True)
    try:
        yield lambda number: LadderGame.of(plan, number, arena.play(plan.seats(number), plan.key(number)))
    finally:
        arena.close()
