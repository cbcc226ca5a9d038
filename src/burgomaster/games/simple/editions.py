"""An edition's TOML file, read into the fields of a small game's Edition.

    goal = number(I32)              [table]     goal = 12
    cost = row(I32, BUILDINGS)      [cart]      cost = 6        and so on for every building
    sudden_end = number(I8, NO_YES) [options]   sudden-end = "no"

A number with names for its values is a table option, the first name its default. Every other figure has its source
under [sources].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.editions import SOURCES, EditionFile
from burgomaster.games.kernel.structs import Struct
from burgomaster.games.simple.fields import things_of

_PARTS = ("title", "sources", "table", "options")


def options_of(edition: type[Struct]) -> tuple[Option, ...]:
    """The table options: the edition's numbers with names for their values."""
    return tuple(
        Option(name.replace("_", "-"), field.names[0])
        for name, field in edition.FIELDS.items()
        if not field.shape and field.names[0]
    )


def read_edition(edition: type[Struct], largest: int, text: str, origin: str, options: Mapping[str, str]) -> Any:
    """The edition of a TOML text and table options; BadEdition names the line."""
    file = EditionFile(text, origin)
    e = edition()
    alone = [name for name, field in edition.FIELDS.items() if not field.shape and not field.names[0]]
    rows = {name: things_of(field) for name, field in edition.FIELDS.items() if field.shape}
    things = list(dict.fromkeys(thing for names in rows.values() for thing in names))
    file.table(known=(*_PARTS, *things))
    file.string("title")
    file.table("sources", known=(*alone, *rows))
    for name in (*alone, *rows):
        file.choice("sources", name, among=SOURCES)
    if alone:
        file.table("table", known=alone)
    for name in alone:
        setattr(e, name, file.number("table", name, low=0, high=largest))
    for thing in things:
        figures = [name for name, names in rows.items() if thing in names]
        file.table(thing, known=figures)
        for name in figures:
            getattr(e, name)[rows[name].index(thing)] = file.number(thing, name, low=0, high=largest)
    declared = options_of(edition)
    chosen = file.options(declared, options)
    for option in declared:
        setattr(e, option.name.replace("-", "_"), option.values.index(chosen[option.name]))
    return e
