"""Plays the games of a study on a GPU: each comes out as on the CPU, to the last purchase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from burgomaster.bots.registry import STEP_BOTS, is_native
from burgomaster.cuda.arrays import DeviceArray
from burgomaster.cuda.device import device
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.followed import BOUGHT, LEADS
from burgomaster.lab.study.cuda.source import (
    DECISIONS,
    FINISHED,
    GREEDY,
    NOTED,
    TURNS,
    WINNERS,
    row_size,
    source,
)
from burgomaster.lab.study.follower import digest_text, purchases, things_of
from burgomaster.lab.study.game import StudyGame
from burgomaster.lab.study.plan import StudyPlan, seats

CHUNK = 1 << 18  # games between two reports of progress: what a GPU keeps of them must fit into its memory


class CudaRoom:
    """The programs of a study on a GPU, one for every variant and number of players, each made when it is needed."""

    def __init__(self, plan: StudyPlan) -> None:
        thinking = [name for name in plan.bots if not is_native(name)]
        if thinking:
            raise BurgomasterError(f"on a GPU only {' and '.join(STEP_BOTS)} can play, not {thinking[0]}")
        self._plan = plan
        self._machine: Any = device()
        self._functions: dict[tuple[int, int], Any] = {}

    def play(self, numbers: Sequence[int]) -> Iterator[StudyGame]:
        """Games of the plan by their numbers, in this order, in chunks."""
        for begin in range(0, len(numbers), CHUNK):
            yield from self._chunk(numbers[begin : begin + CHUNK])

    def _chunk(self, numbers: Sequence[int]) -> Iterable[StudyGame]:
        plan = self._plan
        tables: dict[tuple[int, int, int], list[int]] = {}
        for number in numbers:
            _, players, variant, turned = plan.place(number)
            tables.setdefault((variant, players, turned), []).append(number)
        played = {game.number: game for table, own in tables.items() for game in self._table(*table, own)}
        return (played[number] for number in numbers)

    def _table(self, variant: int, players: int, turned: int, numbers: Sequence[int]) -> Iterator[StudyGame]:
        """Games of one variant, between bots that sit in one order."""
        plan, machine, count = self._plan, self._machine, len(numbers)
        greedy = sum(1 << seat for seat, name in enumerate(seats(plan.bots, players, turned)) if name == GREEDY)
        agreed = plan.setting(variant, players)
        deals = DeviceArray(machine, (count,), np.int64)
        deals.write(np.array(numbers) // plan.games_a_deal)
        rows = DeviceArray(machine, (count, row_size(agreed)), np.int32)
        digests = DeviceArray(machine, (count,), np.int64)
        function = self._function(variant, players)
        machine.launch_each(function, count, plan.seed, greedy, deals.address, rows.address, digests.address)
        found = rows.numpy()
        bought = purchases(found[:, NOTED + BOUGHT :], players, len(things_of(agreed.name)))
        for number, row, digest, own in zip(
            numbers, found[:, : NOTED + BOUGHT].tolist(), digests.numpy().tolist(), bought, strict=True
        ):
            yield StudyGame(
                number,
                tuple(seat for seat in range(players) if row[WINNERS] >> seat & 1),
                bool(row[FINISHED]),
                row[TURNS],
                row[DECISIONS],
                row[NOTED + LEADS],
                digest_text(digest),
                (),
                own,
            )

    def _function(self, variant: int, players: int) -> Any:
        if (variant, players) not in self._functions:
            program = source(self._plan.setting(variant, players), self._plan.bots)
            (self._functions[variant, players],) = self._machine.load(program, "play_study")
        return self._functions[variant, players]
