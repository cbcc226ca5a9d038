"""The same games on plain and on native rules, written down line by line as `web/src/engine/trial.ts` does."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

from burgomaster.bots.engine import engine_by
from burgomaster.bots.levels import levels_of
from burgomaster.bots.registry import step_function
from burgomaster.bots.search import NONE
from burgomaster.bots.workspace import DEEPEST, SEATS, STATES, States
from burgomaster.games import native_rules
from burgomaster.games.engines import NATIVE, PLAIN
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.setting import Setting

BOT_LUCK = 1 << 40
RANDOM_EVERY = 3


class Machine:
    """Rules and bots of one setting, plain or native, with the states and arrays they take."""

    def __init__(self, agreed: Setting, *, native: bool, nodes: int) -> None:
        self.native, self.agreed = native, agreed
        self.rules: Any = native_rules(agreed.name) if native else agreed.game.rules
        self.code = engine_by(agreed.name, NATIVE if native else PLAIN)
        self.e: Any = agreed.figures.native()[0] if native else agreed.figures
        self.random_step = step_function("random", agreed.name, native=native)
        self.greedy_step = step_function("greedy", agreed.name, native=native)
        most = agreed.game.SPEC.most_legal
        self.out, self.weights = self._numbers(most), self._numbers(most)
        self.seats = self._numbers(SEATS)
        self.work: Any = self.code.workspace(agreed.players, nodes) if native else self._plain_workspace(nodes)

    def _numbers(self, count: int) -> Any:
        return np.zeros(count, dtype=np.int64) if self.native else [0] * count

    def _plain_workspace(self, nodes: int) -> Any:
        """One with a tree, which bots themselves only have natively."""
        spec, state = self.agreed.game.SPEC, self.agreed.game.State
        fields = {"child": NONE, "sibling": NONE, "step": 0, "visits": 0, "prior": 0.0}
        return self.code.workspace(self.agreed.players)._replace(
            states=States([state()] * STATES),
            nodes=[SimpleNamespace(**fields, total=[0.0] * SEATS) for _ in range(nodes)],
            counts=[0] * 4,
            path=[0] * DEEPEST,
            place=[NONE] * spec.steps,
            lists=[[[0] * spec.most_legal for _ in range(2)] for _ in range(STATES)],
            way=[[0] * 3 for _ in range(STATES)],
            so_far=[0.0] * STATES,
        )

    def new_state(self) -> Any:
        """An empty state. Natively it is a view of its array, which must be kept."""
        return self.agreed.game.State().native()[0] if self.native else self.agreed.game.State()

    def copied(self, s: Any) -> Any:
        """Another one like it, to the byte: a NumPy copy leaves gaps between fields to luck."""
        return np.frombuffer(bytearray(s.tobytes()), dtype=s.dtype)[0] if self.native else s.copy()

    def node(self, place: int) -> Any:
        """A node of the tree, by the names of its fields."""
        found = self.work.nodes[place]
        return found if self.native else vars(found)

    def clear_root(self) -> None:
        """A root without children or visits."""
        root = self.node(0)
        root["child"] = root["sibling"] = NONE
        root["step"] = root["visits"] = 0
        root["prior"] = 0.0
        root["total"][:] = [0.0] * SEATS

    def hex_of(self, s: Any) -> str:
        """Its bytes."""
        return str((s.tobytes() if self.native else s.pack()).hex())


def lines(machine: Machine, game: dict[str, Any]) -> Iterator[str]:
    """All that happens in a game, and what every level thinks of it now and then."""
    m, r, e = machine, machine.rules, machine.e
    players, s = game["players"], machine.new_state()
    key = luck_key(game["seed"], 0)
    chances = steps = decisions = 0
    r.begin(s, e, players)
    while chances + steps < game["limit"]:
        turn = r.turn_of(s, e)
        yield f"{chances + steps} {turn} {int(r.unfinished(s, e))} {r.winners(s, e)} {m.hex_of(s)}"
        r.scores(s, e, m.seats)
        yield f"scores {_listed(m.seats[:players])}"
        if turn == OVER:
            break
        legal = m.out[: r.legal(s, e, m.out)]
        yield f"legal {_listed(legal)}"
        first = int(legal[0])
        if turn == CHANCE:
            count = r.odds(s, e, m.out, m.weights)
            yield f"odds {_listed(m.out[:count])} / {_listed(m.weights[:count])}"
            r.apply(s, e, int(r.draw(s, e, luck_of(key, chances))))
            chances += 1
            continue
        luck = luck_of(key, BOT_LUCK + steps)
        for seat in range(players):
            steps_in, there = r.may_interrupt(s, e, seat), m.copied(s)
            if steps_in:
                r.interrupt(there, e, seat)
            r.hide(there, e, seat, seat % 2 == 1, luck)
            yield f"seat {seat} {int(steps_in)} {r.refuse(s, e, seat, first)} {m.hex_of(there)}"
        if game["think"] and not r.unfinished(s, e):
            if decisions % game["think"] == 0:
                yield from thoughts(m, game, s, turn, luck, key)
            decisions += 1
        choose = m.random_step if steps % RANDOM_EVERY == 0 else m.greedy_step
        step = int(choose(s, e, luck, m.out))
        yield f"step {step}"
        r.apply(s, e, step)
        steps += 1


def thoughts(m: Machine, game: dict[str, Any], s: Any, seat: int, luck: int, key: int) -> Iterator[str]:
    """What every level thinks of a position."""
    work, e, ply, search = m.work, m.e, m.code.one_ply, m.code.search
    work.states[0] = s
    ply.value(work.states[0], e, work)
    yield f"value {' '.join(map(_bits, work.chances[: game['players']]))}"
    for memory in (False, True):
        work.states[0] = s
        m.rules.hide(work.states[0], e, seat, memory, luck)
        count = ply.one_ply(work, 0, e, luck)
        yield f"one-ply {_valued(work, count)}"
        for temperature in levels_of(m.agreed.name).temperature:
            yield f"choice {ply.choice(work.values, count, temperature, luck)}"
    yield f"decisive {int(m.code.features.decisive(s, e))}"
    work.states[0] = s
    for place in range(4):
        work.counts[place] = int(place == search.NODES)
    m.clear_root()
    search.search(work, e, seat, True, key, game["iterations"], 0.6, 0.02, 0, True, 20)
    child = m.node(0)["child"]
    while child != NONE:
        node = m.node(child)
        totals = " ".join(map(_bits, node["total"][: game["players"]]))
        yield f"child {node['step']} {node['visits']} {_bits(node['prior'])} {totals}"
        child = node["sibling"]
    yield f"best {m.node(search.best_child(work, seat))['step']} of {_listed(work.counts)}"


def _listed(numbers: Any) -> str:
    return " ".join(str(int(one)) for one in numbers)


def _valued(work: Any, count: int) -> str:
    return " ".join(f"{int(work.steps[i])}:{_bits(work.values[i])}" for i in range(count))


def _bits(x: float) -> str:
    """A number to the last bit."""
    return struct.pack(">d", x).hex()
