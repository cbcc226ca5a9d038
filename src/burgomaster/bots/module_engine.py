"""The code of one game's thinking bots by its modules: nothing is compiled, and all is as by our own sources."""

from __future__ import annotations

from functools import cached_property
from types import SimpleNamespace
from typing import Any

from burgomaster.bots import exact, search
from burgomaster.bots.own_engine import Engine
from burgomaster.bots.workspace import Workspace
from burgomaster.games import game
from burgomaster.games.engines import MODULE
from burgomaster.games.kernel.room import ModuleRoom, number_type, struct_type
from burgomaster.games.module import ENGINE, LAB, GameModule, module_of

REVIEWING = ("account", "weigh", "onwards")


class ModuleWorkspace(Workspace):
    """A workspace whose arrays lie in a room."""

    room: ModuleRoom
    at: int


class ModuleEngine(Engine):
    """An engine whose parts are functions of modules."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MODULE)
        self._module = module_of(name)

    @cached_property
    def features(self) -> Any:
        """Of the game's features, what is asked for from outside."""
        return self._part("decisive")

    @cached_property
    def one_ply(self) -> Any:
        """One-ply search, with the value net."""
        part = self._part("value", "one_ply", "choice")
        # Both of its halves in one call, with the same luck.
        part.candidates = part.one_ply
        part.weigh = lambda work, at, e, count, luck: None
        return part

    @cached_property
    def search(self) -> Any:
        """Tree search."""
        places = {key: getattr(search, key) for key in ("NODES", "LUCKS", "ITERATIONS", "ROOT")}
        return self._part("search", "best_child", "find", "settled", "copy_tree", **places)

    @cached_property
    def exact(self) -> Any:
        """Exact solution of the rest of a turn, in workspaces of the lab."""
        return SimpleNamespace(solve=module_of(self.name, LAB).function("solve"), LEFT=exact.LEFT)

    @cached_property
    def reviewing(self) -> Any:
        """What reviews need."""
        return self._part(*REVIEWING)

    def workspace(self, players: int, nodes: int = 0, net: Any = None, *, lab: bool = False) -> ModuleWorkspace:
        """A workspace in a room of its own."""
        net = self._fitting(self.net(players) if net is None else net)
        return workspace_in_room(module_of(self.name, LAB if lab else ENGINE), net, nodes)

    def zeros(self, work: Workspace, count: int, dtype: Any) -> Any:
        """An array in the same room."""
        assert isinstance(work, ModuleWorkspace)
        return work.room.zeros(count, dtype)

    def _part(self, *names: str, **more: Any) -> Any:
        return SimpleNamespace(**{name: self._module.function(name) for name in names}, **more)

    def _loaded(self, source: str, **given: Any) -> Any:
        raise AssertionError(f"{source} of {self.name} is asked for by itself, which its modules do not offer")


def workspace_in_room(module: GameModule, net: Any, nodes: int = 0) -> ModuleWorkspace:
    """An empty workspace, in a new room of a module."""
    room, layouts, package = module.room(), module.layouts, game(module.name)
    layout = layouts["workspace"]
    node = struct_type(layouts["node"])
    at = room.take(layout["size"] + nodes * node.itemsize)
    types = {"state": package.State.dtype(), "node": node}
    arrays = {}
    for key, place in layout["fields"].items():
        shape = tuple(nodes if side is None else side for side in place["shape"])
        arrays[key] = room.view(at + place["at"], shape, types.get(place["kind"]) or number_type(place["kind"]))
    room.view(at, 1, "<i4")[0] = nodes
    arrays["place"][:] = -1
    arrays["net"][:] = net
    work = ModuleWorkspace(**arrays)
    work.room, work.at = room, at
    return work
