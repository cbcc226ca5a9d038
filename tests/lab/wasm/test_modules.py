"""The games' WebAssembly modules: of today's sources, and the same as native and plain rules in all they do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import bot, thinks
from burgomaster.bots.tree import Tree
from burgomaster.games import folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.module import MODULES
from burgomaster.lab.wasm.stamp import stale
from burgomaster.play.setting import Setting, setting
from tests.bots.effort import set_effort
from tests.bots.test_levels import decisions
from tests.lab.wasm.machines import Machine, lines
from tests.lab.wasm.node import Node
from tests.longest import first
from tests.parts import THINKING, WITH_MODULES

LONG = 10_000  # iterations of a search
REBUILD = "what it is made of has changed: run `make wasm` and commit its modules and interfaces"


@pytest.mark.usefixtures("loaded")  # what is known without a compiler, every check tries
@pytest.mark.parametrize("name", WITH_MODULES)
def test_modules_are_of_todays_sources(name: str) -> None:
    assert not stale(name), f"the WebAssembly module of {name} is out of date; {REBUILD}"


@pytest.mark.parametrize("which", MODULES)
@pytest.mark.parametrize("name", WITH_MODULES)
def test_modules_are_small_and_ask_for_nothing(name: str, which: str) -> None:
    module = (folder(name) / f"{which}.wasm").read_bytes()
    assert module.startswith(b"\0asm\1\0\0\0")
    assert len(module) < 260 * 1024
    assert 2 not in _sections(module)  # the section of imports


def _sections(module: bytes) -> set[int]:
    found, at = set(), 8
    while at < len(module):
        found.add(module[at])
        at, size, shift = at + 1, 0, 0
        while True:
            size |= (module[at] & 127) << shift
            at, shift = at + 1, shift + 7
            if module[at - 1] < 128:
                break
        at += size
    return found


def test_modules_are_made_with_the_pinned_compilers() -> None:
    pins = (Path(__file__).parents[3] / "constraints.txt").read_text(encoding="utf-8")
    for name in WITH_MODULES:
        made = json.loads((folder(name) / f"{MODULES[0]}.json").read_text(encoding="utf-8"))["made_with"]
        for package in ("numba", "llvmlite"):
            pinned = re.search(rf"^{package}==(.*)$", pins, re.MULTILINE)
            assert pinned is not None
            assert made[package] == pinned[1], f"{name}: {package} is pinned anew: run `make wasm`"


# ---- The same as native and plain rules -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("node")) as started:
        yield started


def planned(agreed: Setting, seed: int, limit: int, think: int) -> dict[str, Any]:
    return {
        "edition": agreed.figures.pack().hex(),
        "players": agreed.players,
        "seed": seed,
        "limit": limit,
        "think": think if thinks(agreed.name) else 0,
        "iterations": 16,
    }


def compared(ours: Iterator[str], theirs: list[str]) -> int:
    """How many positions there are; all lines must be the same."""
    positions = 0
    for i, line in enumerate(ours):
        assert i < len(theirs), f"{line} comes after the module's last line"
        assert theirs[i] == line, f"line {i}, after {theirs[max(i - 3, 0) : i]}"
        positions += line[0].isdigit()
    assert i + 1 == len(theirs)
    return positions


def whole_game(node: Node, agreed: Setting, seed: int) -> int:
    """Play a game to its end in Node and natively; how many positions it had."""
    game = planned(agreed, seed, 20_000, 1)
    machine = Machine(agreed, native=True, nodes=60 * game["iterations"] + 1000)
    return compared(lines(machine, game), node.ask(agreed.name, "lines", game))


@first("name", THINKING)
def test_whole_games_are_the_same_as_native(name: str, node: Node) -> None:
    """1,000 positions at least: states, legal steps, odds, refusals, what each seat may know, what levels think."""
    seats = game_of(name).SPEC.players
    positions = seed = 0
    while positions < 1000:
        positions += whole_game(node, setting(name, seats[seed % len(seats)]), seed)
        seed += 1


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_MODULES)
def test_so_are_games_of_every_edition_and_option(name: str, node: Node) -> None:
    spec = game_of(name).SPEC
    seed = 100
    for edition in spec.editions:
        for options in ({}, *({option.name: value} for option in spec.options for value in option.values[1:])):
            seed += 1
            whole_game(node, setting(name, spec.players[-1], edition, options), seed)


@pytest.mark.parametrize("name", WITH_MODULES)
def test_plain_rules_say_the_same(name: str, node: Node) -> None:
    agreed = setting(name, 3)
    game = planned(agreed, 77, 60, 30) | {"iterations": 6}
    machine = Machine(agreed, native=False, nodes=60 * game["iterations"] + 1000)
    assert compared(lines(machine, game), node.ask(name, "lines", game)) == 60


@pytest.mark.parametrize("name", THINKING)
def test_bots_of_every_level_choose_alike(name: str, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots in the browser and on the server, through a whole stretch of a game: trees move on, actions are whole."""
    set_effort(monkeypatch, name, Effort(40, 600.0))
    met = list(islice(decisions(name, 3, 4), 10, 60, 2))
    agreed = met[0].setting
    game = planned(agreed, 5, 0, 0) | {"iterations": 40}
    found = node.ask(name, "choices", game, states=[position.state().pack().hex() for position in met])
    bots = [bot(level, name, 5, native=True) for level in LEVELS]
    for position, chosen in zip(met, found, strict=True):
        assert [list(one.choose(position).steps) for one in bots] == chosen


@first("name", THINKING)
def test_long_searches_grow_alike(name: str, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their trees make room at the same moments, and stop at the same."""
    met = list(islice(decisions(name, 2, 4), 10, 50, 8))
    nodes, game = 4000, planned(met[0].setting, 5, 0, 0) | {"iterations": LONG}
    states = [position.state().pack().hex() for position in met]
    rooms: list[int] = []  # as often as it was made: how many visits a node needed to stay
    keep = Tree._keep

    def counted(tree: Tree, least: int) -> None:
        rooms.append(least)
        keep(tree, least)

    monkeypatch.setattr(Tree, "_keep", counted)
    tree, stopped = Tree(name, 2, nodes=nodes), 0
    for position, found in zip(met, node.ask(name, "searches", game, states=states, nodes=nodes), strict=True):
        tree.restart(5)
        tree.move_to(position)
        tree.think(LONG, float("inf"), lambda: tree.settled(LONG))
        children = [[tree.step(child), tree.visits_of(child)] for child in tree.children(tree.root)]
        assert found == [tree.visits, tree.size, *chain.from_iterable(children)]
        stopped += tree.visits < LONG
    assert rooms
    assert stopped > 0
