"""The engine of one game's thinking bots, as it is chosen here: see games/engines.py."""

from __future__ import annotations

from functools import cache

from burgomaster.bots.own_engine import Engine as Engine
from burgomaster.bots.own_engine import nets_of as nets_of
from burgomaster.bots.own_engine import reference_nets_of as reference_nets_of
from burgomaster.games.engines import MODULE, PLAIN, engine_for, needs_more_than_plain


def engine(name: str, *, native: bool = True) -> Engine:
    """The quick engine of a game, as far as there is one, or the plain one. Each part is loaded at its first use."""
    return engine_by(name, engine_for(name) if native else PLAIN)


@cache
def engine_by(name: str, kind: str) -> Engine:
    """One engine of a game, plain, by modules or compiled."""
    if kind == MODULE:
        from burgomaster.bots.module_engine import ModuleEngine

        return ModuleEngine(name)
    return Engine(name, kind)


def quick_engine(name: str, what: str) -> Engine:
    """The quick engine of a game; a sentence where there is none, which says what needs it."""
    found = engine(name)
    if found.kind == PLAIN:
        raise needs_more_than_plain(name, what)
    return found
