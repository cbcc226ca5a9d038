"""A fingerprint of all that a module is made of, to tell when it has to be made anew.

It is taken of what the compiler sees: the statements of every rule that a module offers and of all rules these call,
and the values of the names they use. Comments, words and what rules tell do not count, nor where the files lie.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from burgomaster.games import folder
from burgomaster.games.kernel.freshness import made_of as made_of_sources
from burgomaster.games.kernel.freshness import with_imports
from burgomaster.games.kernel.statements import Meaning, functions_of, meanings
from burgomaster.games.module import ENGINE, MODULES, shape_of
from burgomaster.lab.wasm.interface import exports, told
from burgomaster.lab.wasm.translate import RECIPE


def fingerprint(name: str, which: str = ENGINE) -> str:
    """Of the sources of a game's module."""
    digest = hashlib.sha256(json.dumps([told(name, which), RECIPE], sort_keys=True).encode())
    seen = _seen(name, which)
    for key in sorted(seen):
        digest.update(f"{key}\0{seen[key].text}\0".encode())
    return digest.hexdigest()


def made_of(name: str, which: str) -> dict[str, Any]:
    """What tells at run time, without a compiler, whether a module is of today's sources: see kernel/freshness.py."""
    functions: dict[str, list[str]] = {}
    rules = [one.function for one in _seen(name, which).values()]
    for rule in rules:
        functions.setdefault(rule.__module__.partition("__native_")[0], []).append(rule.__name__)
    return made_of_sources(functions, with_imports(set(map(_file, rules))), shape_of(name))


def stale(name: str) -> bool:
    """Is there a module missing of this game, or one of other sources?"""
    return any(_is_stale(name, which) for which in MODULES)


def _is_stale(name: str, which: str) -> bool:
    try:
        made = json.loads((folder(name) / f"{which}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return True
    return bool(made["sources"] != fingerprint(name, which)) or not (folder(name) / f"{which}.wasm").exists()


def _seen(name: str, which: str) -> dict[str, Meaning]:
    """All rules that a module is made of."""
    rules = [export.rule for export in exports(name, which).values()]
    return meanings(rules, lambda function: functions_of(_file(function))[function.__name__])


def _file(function: Any) -> Path:
    return Path(function.__code__.co_filename)
