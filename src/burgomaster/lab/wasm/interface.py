"""What a module offers: its functions with what they take, and how its memory is laid out.

All of it follows from declarations: the structs of the game, the workspace of its bots, the signatures of the rules.
`engine.json`, beside the module, tells it to others; the page makes a class of it. A second module, `lab.wasm`, has
what only Python asks for, and so does not weigh on the page.

A function takes pointers to memory and single numbers. Where a rule takes an array or the whole workspace, the module's
function takes one pointer, and knows lengths and places itself. Numbers are 32 bits wide but for luck and seeds, which
need 64.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from burgomaster.bots.engine import engine_by
from burgomaster.bots.levels import levels_of
from burgomaster.bots.registry import bots_of, thinks
from burgomaster.bots.workspace import SEATS, Workspace
from burgomaster.envs.batch import native_stepping
from burgomaster.games import game as game_of
from burgomaster.games import native_rules
from burgomaster.games.engines import NATIVE
from burgomaster.games.kernel.native import load
from burgomaster.games.module import ENGINE, LAB
from burgomaster.lab.arena import native_playouts
from burgomaster.lab.whole_games import empty_seats, turns_by, workspace_by
from burgomaster.review.account import MOST_IDEAS, MOST_STEPS, Scratch
from burgomaster.review.own_reckoner import accounts, scratch
from burgomaster.review.played_on import onwards_code

FORMAT = "burgomaster-engine/1"

# Single numbers: 32 and 64 bits, yes or no, with parts.
NUMBER, LONG, FLAG, REAL = "i32", "i64", "flag", "f64"
# Pointers to structs.
STATE, EDITION, WORK = "state", "edition", "workspace"
# Pointers to arrays: as many steps as can be legal at once, a number for every seat, the sums of playouts, as many
# values as steps, and as many nodes, or numbers of nodes, as the workspace has.
STEPS, SEAT_NUMBERS, SUMS, VALUES, NODES, ORIGINS = "steps", "seats", "sums", "values", "nodes", "origins"
# Of a review: the arrays beside a workspace; the events of a game, the lines of its book and their spreads, as many as
# there are; the steps of ideas, where each ends, and every seat's chances after it; every seat's share of wins.
# Of whole games between levels: what native bots keep, by seat.
TABLE = "table"
# A pointer to where an array lies and its sides, each in 32 bits; then the type of its items, and how many sides.
ARRAY = "array:"
SCRATCH, EVENTS, BOOK, SPREADS = "scratch", "events", "book", "spreads"
IDEA_STEPS, IDEA_ENDS, IDEA_CHANCES, SHARES = "idea_steps", "idea_ends", "idea_chances", "shares"

# The place of the only length that is not the same for all workspaces: how many nodes there are.
NODE_COUNT = 0
_HEADER = 16
_ALIGNED = 16


@dataclass(frozen=True)
class Export:
    """A rule that a module offers: what it takes, by name, and what it gives back, None if nothing."""

    rule: Any
    takes: dict[str, str]
    gives: str | None = None


@dataclass(frozen=True)
class FieldPlace:
    """A field or an array in memory: where, of what, and in what shape; None for as many as there are nodes."""

    at: int
    kind: str
    shape: tuple[int | None, ...]

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"at": self.at, "kind": self.kind, "shape": list(self.shape)}


@dataclass(frozen=True)
class MemoryLayout:
    """A struct in memory; of the workspace `size` is without its nodes, which lie behind it."""

    size: int
    fields: dict[str, FieldPlace]

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"size": self.size, "fields": {name: place.to_data() for name, place in self.fields.items()}}


_S_E = {"s": STATE, "e": EDITION}
_OF_RULES: dict[str, tuple[dict[str, str], str | None]] = {
    "begin": ({**_S_E, "players": NUMBER}, None),
    "turn_of": (_S_E, NUMBER),
    "unfinished": (_S_E, FLAG),
    "legal": ({**_S_E, "out": STEPS}, NUMBER),
    "odds": ({**_S_E, "out": STEPS, "weights": STEPS}, NUMBER),
    "draw": ({**_S_E, "luck": LONG}, NUMBER),
    "apply": ({**_S_E, "step": NUMBER}, None),
    "refuse": ({**_S_E, "seat": NUMBER, "step": NUMBER}, NUMBER),
    "scores": ({**_S_E, "out": SEAT_NUMBERS}, None),
    "winners": (_S_E, NUMBER),
    "hide": ({**_S_E, "seat": NUMBER, "memory": FLAG, "luck": LONG}, None),
    "may_interrupt": ({**_S_E, "seat": NUMBER}, FLAG),
    "interrupt": ({**_S_E, "seat": NUMBER}, None),
}
_OF_LUCK: dict[str, tuple[dict[str, str], str | None]] = {
    "luck_key": ({"seed": LONG, "game": LONG}, LONG),
    "luck_of": ({"key": LONG, "event": LONG}, LONG),
}
_PLAYOUTS = {
    **_S_E,
    "players": NUMBER,
    "bots": SEAT_NUMBERS,
    "seed": LONG,
    "first": NUMBER,
    "count": NUMBER,
    "limit": NUMBER,
    "out": STEPS,
    "wins": SEAT_NUMBERS,
    "sums": SUMS,
}
_SEARCH = {
    "work": WORK,
    "e": EDITION,
    "seat": NUMBER,
    "memory": FLAG,
    "key": LONG,
    "iterations": NUMBER,
    "exploration": REAL,
    "temperature": REAL,
    "horizon": NUMBER,
    "thorough": FLAG,
    "sensible": NUMBER,
}

_ACCOUNT = {
    "work": WORK,
    "scratch": SCRATCH,
    "e": EDITION,
    "trace": EVENTS,
    "count": NUMBER,
    "key": LONG,
    "whole": FLAG,
    "book": BOOK,
    "spread": SPREADS,
}
_WEIGH = {
    "work": WORK,
    "scratch": SCRATCH,
    "e": EDITION,
    "luck": LONG,
    "key": LONG,
    "steps": IDEA_STEPS,
    "ends": IDEA_ENDS,
    "given": NUMBER,
    "fill": FLAG,
    "out": IDEA_CHANCES,
}
_ONWARDS = {
    "work": WORK,
    "e": EDITION,
    "seat": NUMBER,
    "key": LONG,
    "first": NUMBER,
    "count": NUMBER,
    "out": SHARES,
}


_PLAY_ON = {
    "s": "array:state:1",
    "e": "array:edition:1",
    "work": WORK,
    "seats": TABLE,
    "players": NUMBER,
    "given": NUMBER,
    "most": LONG,
    "key": LONG,
    "limit": NUMBER,
    "action": STEPS,
    "now": "array:i64:1",
    "trace": "array:i64:1",
}
_LOOK = {
    "states": "array:state:1",
    "wholes": "array:i32:2",
    "halves": "array:i16:2",
    "bytes": "array:i8:2",
    "e": "array:edition:1",
    "runs": "array:u64:3",
    "marks": "array:u64:1",
    "course": "array:i64:1",
}
_ROWS = {
    "now": "array:i64:2",
    "mask": "array:i8:2",
    "choices": "array:i16:2",
    "reward": "array:f32:2",
    "trace": "array:i16:3",
    "final": "array:i32:2",
}
_ADVANCE = {
    **_LOOK,
    **_ROWS,
    "into": "array:i32:2",
    "seen": "array:state:1",
    "out": "array:i64:1",
    "first": NUMBER,
    "last": NUMBER,
}


def exports(name: str, which: str = ENGINE) -> dict[str, Export]:
    """What a module of a game offers."""
    return _lab(name) if which == LAB else _engine(name)


def _lab(name: str) -> dict[str, Export]:
    """Whole games between levels, exact endgames, many games side by side."""
    found = {"play_on": Export(turns_by(name, NATIVE).play_on, _PLAY_ON)}
    if thinks(name):
        solve = engine_by(name, NATIVE).exact.solve
        found["solve"] = Export(solve, {"work": WORK, "e": EDITION, "most": NUMBER}, NUMBER)
    many = native_stepping(name)
    part = {"now": _ROWS["now"], "mask": _ROWS["mask"], "first": NUMBER, "last": NUMBER}
    return found | {
        "advance": Export(many.advance, _ADVANCE, NUMBER),
        "illegal": Export(many.illegal, part, NUMBER),
        "sample": Export(many.sample, {"now": _ROWS["now"], "choices": _ROWS["choices"], "out": "array:i64:1"}),
        "look_at": Export(many.look_at, {**_LOOK, "i": NUMBER, "seat": NUMBER, "into": "array:i32:2"}),
        "points": Export(many.points, {"states": _LOOK["states"], "e": _LOOK["e"], "out": "array:i64:2"}),
    }


def _engine(name: str) -> dict[str, Export]:
    """A game's rules, playouts, and as much thinking as it has."""
    rules: Any = native_rules(name)
    luck: Any = load("burgomaster.games.kernel.luck", name)
    found = {key: Export(getattr(rules, key), *of) for key, of in _OF_RULES.items()}
    found |= {key: Export(getattr(luck, key), *of) for key, of in _OF_LUCK.items()}
    playouts = native_playouts(name)
    found["play_games"] = Export(playouts.play_games, _PLAYOUTS)
    step = {**_S_E, "luck": LONG, "out": STEPS}
    found["random_step"] = Export(playouts.random_step, step, NUMBER)
    if "greedy" in bots_of(name):
        found["greedy_step"] = Export(playouts.greedy_step, step, NUMBER)
    return found | (_thinking(name) | _reviewing(name) if thinks(name) else {})


def _thinking(name: str) -> dict[str, Export]:
    code = engine_by(name, NATIVE)
    ply, search = code.one_ply, code.search
    values = {"values": VALUES, "count": NUMBER, "temperature": REAL, "luck": LONG}
    return {
        "decisive": Export(code.features.decisive, _S_E, FLAG),
        "value": Export(ply.value, {**_S_E, "work": WORK}),
        "one_ply": Export(ply.one_ply, {"work": WORK, "at": NUMBER, "e": EDITION, "luck": LONG}, NUMBER),
        "choice": Export(ply.choice, values, NUMBER),
        "search": Export(search.search, _SEARCH),
        "best_child": Export(search.best_child, {"work": WORK, "seat": NUMBER}, NUMBER),
        "settled": Export(search.settled, {"work": WORK, "left": NUMBER}, FLAG),
        "find": Export(search.find, {"work": WORK, "e": EDITION}, NUMBER),
        "copy_tree": Export(
            search.copy_tree,
            {"nodes": NODES, "root": NUMBER, "least": NUMBER, "fresh": NODES, "origin": ORIGINS},
            NUMBER,
        ),
    }


def _reviewing(name: str) -> dict[str, Export]:
    code = engine_by(name, NATIVE)
    books = accounts(code)
    return {
        "account": Export(books.account, _ACCOUNT),
        "weigh": Export(books.weigh, _WEIGH, NUMBER),
        "onwards": Export(onwards_code(code).onwards, _ONWARDS, NUMBER),
    }


# ---- Memory ---------------------------------------------------------------------------------------------------------


def struct_layout(dtype: np.dtype[Any]) -> MemoryLayout:
    """How a struct lies in memory."""
    places = {}
    for name, described in (dtype.fields or {}).items():
        kind, at = described[0], described[1]
        places[name] = FieldPlace(at, _kind(kind.base), kind.shape)
    return MemoryLayout(dtype.itemsize, places)


def workspace_of(name: str) -> Workspace:
    """A workspace of a game's bots with a single node: its arrays are those of all others but for the nodes."""
    return workspace_by(name, game_of(name).SPEC.players[0], NATIVE, nodes=1)


def workspace_layout(name: str) -> MemoryLayout:
    """How a workspace lies in memory: a header with the number of nodes, all arrays, and at the end the nodes."""
    work, at, places = workspace_of(name), _HEADER, {}
    for key, array in work._asdict().items():
        if key in ("bytes", "nodes"):
            continue
        kind = STATE if key == "states" else _kind(array.dtype)
        places[key] = FieldPlace(at, kind, array.shape)
        at += -(-array.nbytes // _ALIGNED) * _ALIGNED
    places["bytes"] = FieldPlace(places["states"].at, "u8", work.bytes.shape)
    places["nodes"] = FieldPlace(at, "node", (None,))
    return MemoryLayout(at, places)


def scratch_of(name: str) -> Scratch:
    """The arrays of a review beside a workspace."""
    return scratch(game_of(name).SPEC.most_legal)


def scratch_layout(name: str) -> MemoryLayout:
    """How they lie in memory."""
    return _in_a_row(scratch_of(name))


def _in_a_row(arrays: Any) -> MemoryLayout:
    """How some arrays lie in memory, one behind the other."""
    at, places = 0, {}
    for key, array in arrays._asdict().items():
        places[key] = FieldPlace(at, _kind(array.dtype), array.shape)
        at += -(-array.nbytes // _ALIGNED) * _ALIGNED
    return MemoryLayout(at, places)


def table_layout(name: str) -> MemoryLayout:
    """How lies in memory what native bots keep, by seat."""
    return _in_a_row(empty_seats(name, len(workspace_of(name).net)))


def _kind(dtype: np.dtype[Any]) -> str:
    return f"{dtype.kind}{8 * dtype.itemsize}"


# ---- Told to others -------------------------------------------------------------------------------------------------


def told(name: str, which: str = ENGINE) -> dict[str, Any]:
    """The interface of a game's module, as plain data."""
    if which == LAB:
        laid = {WORK: workspace_layout(name), "node": struct_layout(workspace_of(name).nodes.dtype)}
        laid |= {TABLE: table_layout(name)}
        return {"format": FORMAT, "game": name, "layouts": _data(laid), "functions": _functions(name, which)}
    spec, package = game_of(name).SPEC, game_of(name)
    layouts = {STATE: struct_layout(package.State.dtype()), EDITION: struct_layout(package.Edition.dtype())}
    if thinks(name):
        layouts |= {WORK: workspace_layout(name), "node": struct_layout(workspace_of(name).nodes.dtype)}
        layouts |= {SCRATCH: scratch_layout(name)}
    levels = levels_of(name)
    return {
        "format": FORMAT,
        "game": name,
        "rules": spec.rules,
        "players": [spec.players[0], spec.players[-1]],
        "steps": spec.steps,
        "most_legal": spec.most_legal,
        "length": spec.length,
        "seats": SEATS,
        "sums": native_playouts(name).SUMS,
        "ideas": MOST_IDEAS,
        "idea_steps": MOST_STEPS,
        "levels": {
            "temperature": list(levels.temperature),
            "iterations": levels.effort.iterations,
            "seconds": levels.effort.seconds,
            "longer": levels.effort.longer,
            "sensible": levels.effort.sensible,
        },
        "layouts": _data(layouts),
        "functions": _functions(name, which),
    }


def _data(layouts: dict[str, MemoryLayout]) -> dict[str, Any]:
    return {key: layout.to_data() for key, layout in layouts.items()}


def _functions(name: str, which: str) -> dict[str, Any]:
    return {key: {"takes": one.takes, "gives": one.gives} for key, one in exports(name, which).items()}
