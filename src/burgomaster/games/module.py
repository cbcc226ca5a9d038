"""A game's WebAssembly modules, as Python runs them: their functions take what the rules take.

`engine.wasm` is the page's too: rules, bots, reviews. `lab.wasm` has what only Python asks for: whole games between any
bots, exact endgames, many games side by side. Beside each lies its interface, which also says of which sources it is.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any

from burgomaster.games import folder, game, part_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.freshness import is_of_today
from burgomaster.games.kernel.room import NUMBERS, ModuleRoom, compiled_once, room_behind
from burgomaster.games.kernel.structs import Struct

ENGINE, LAB = MODULES = ("engine", "lab")
PAGES = f"{ENGINE}.wasm"  # the module that browsers get

_GIVEN_ONLY = frozenset({"events"})  # arrays that a function reads, and never writes


class GameModule:
    """One module of a game, and what its interface says."""

    def __init__(self, name: str, which: str) -> None:
        self.name, self.which = name, which
        self.told: dict[str, Any] = json.loads((folder(name) / f"{which}.json").read_text(encoding="utf-8"))
        self.functions: Mapping[str, Any] = self.told["functions"]
        self.layouts: Mapping[str, Any] = self.told["layouts"]

    def content(self) -> bytes:
        """The file itself, if it is the one that the interface is of: half a file, or another one, is not run."""
        content = (folder(self.name) / f"{self.which}.wasm").read_bytes()
        if digest_of(content) != self.told["module"]:
            raise BurgomasterError(
                f"{self.which}.wasm of {self.name} is damaged, or has changed while this was running"
            )
        return content

    @cached_property
    def _code(self) -> Any:
        return compiled_once(f"{self.name}-{self.which}", self.content())

    def room(self) -> ModuleRoom:
        """A new room."""
        return ModuleRoom(self._code, self.functions)

    def function(self, called: str) -> Callable[..., Any]:
        """A function that takes workspaces, arrays, structs and numbers.

        It runs in the room of the workspace that it is given, or where one of its arrays lies, or else in one of this
        thread's. Arrays that lie elsewhere are copied in before a call, and out after it: those are small. A state is
        copied in only.
        """
        kinds = list(self.functions[called]["takes"].values())
        if "workspace" in kinds and all(kind in NUMBERS or kind in ("workspace", "edition") for kind in kinds):
            return _plain(called, kinds)
        return _full(self, called, kinds)


def _plain(called: str, kinds: list[str]) -> Callable[..., Any]:
    """A function without arrays: a search calls it over and over."""
    place = kinds.index("workspace")

    def function(*given: Any) -> Any:
        room = given[place].room
        return room.function(called)(
            *(
                value.at if kind == "workspace" else room.struct(kind, value) if kind == "edition" else value
                for value, kind in zip(given, kinds, strict=True)
            )
        )

    return function


def _full(module: GameModule, called: str, kinds: list[str]) -> Callable[..., Any]:
    place = kinds.index("workspace") if "workspace" in kinds else None

    def function(*given: Any) -> Any:
        if place is not None:
            room = given[place].room
        else:
            room = next(filter(None, map(room_behind, given)), None) or _room_of_thread(module)
        passed: list[Any] = []
        outside: list[tuple[int, Any, str]] = []
        for value, kind in zip(given, kinds, strict=True):
            if kind in NUMBERS:
                passed.append(value)
            elif kind == "workspace":
                passed.append(value.at)
            elif kind in ("state", "edition"):
                passed.append(room.struct(kind, value))
            elif kind == "scratch":
                passed.append(room.struct(kind, _nothing(module.layouts[kind]["size"])))
            else:
                at = room.inside(value)
                if at < 0:
                    outside.append((len(passed), value, kind))
                passed.append(at)
        for (i, value, _), at in zip(outside, room.aside([value.nbytes for _, value, _ in outside]), strict=True):
            room.copy_in(at, value)
            passed[i] = at
        found = room.function(called)(*passed)
        for i, value, kind in outside:
            if kind not in _GIVEN_ONLY:
                room.copy_out(passed[i], value)
        return found

    return function


class _Nothing:
    """A struct of which only the place counts: what a single call writes there nobody reads later."""

    def __init__(self, size: int) -> None:
        self._bytes = bytes(size)

    def tobytes(self) -> bytes:
        """All 0."""
        return self._bytes


_nothing = cache(_Nothing)


# ---- Rooms for calls without a workspace ----------------------------------------------------------------------------


_own = threading.local()


def _room_of_thread(module: GameModule) -> ModuleRoom:
    rooms: dict[tuple[str, str], ModuleRoom] = _own.__dict__.setdefault("rooms", {})
    key = module.name, module.which
    if key not in rooms:
        rooms[key] = module.room()
    return rooms[key]


# ---- Which modules there are ----------------------------------------------------------------------------------------


@cache
def module_of(name: str, which: str = ENGINE) -> GameModule:
    """A module of a game."""
    return GameModule(name, which)


@cache
def why_no_module(name: str) -> str:
    """Why a game's modules cannot be used, as the end of a sentence; empty if they can."""
    for which in MODULES:
        try:
            module = module_of(name, which)
            if module.told["game"] != name:  # a folder that was copied: its rules will become others
                return "its module is another game's"
            if not is_of_today(module.told.get("made_of", {}), shape_of(name)):
                return "its module is of other sources than these"
            module.content()
        except FileNotFoundError:
            return "it has no module"
        except (OSError, ValueError, KeyError, TypeError, BurgomasterError):  # cut off, or half of it is another one's
            return "its module is damaged"
    return ""


def digest_of(content: bytes) -> str:
    """How an interface knows its module."""
    return hashlib.sha256(content).hexdigest()


def shape_of(name: str) -> str:
    """What must be as when a module was made, beside its functions: how structs lie, and how long arrays are."""
    package: Any = game(name)
    spec = package.SPEC
    features: Any = part_of(name, "features")
    return json.dumps(
        {
            "state": _laid_out(package.State),
            "edition": _laid_out(package.Edition),
            "spec": [spec.rules, spec.steps, spec.most_legal, spec.length, spec.players[-1]],
            "features": [features.FEATURES, features.FACTS] if features else [],
        }
    )


def _laid_out(struct: type[Struct]) -> list[Any]:
    fields = [[key, field.kind, *field.shape, struct.OFFSETS[key]] for key, field in struct.FIELDS.items()]
    return [struct.SIZE, *fields]
