"""Did anybody use what was changed? A study that changes what no bot looks at says nothing, and must say so."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.lab.study.measures import Measured
from burgomaster.lab.study.varied import Variant


def warnings(variants: tuple[Variant, ...], found: Mapping[tuple[int, int], Measured]) -> list[str]:
    """Sentences on changes that made no difference. `found` is by variant and number of players."""
    told: list[str] = []
    for (number, players), measured in found.items():
        variant = variants[number]
        if variant.is_reference:
            continue
        named = {str(part) for path, _ in variant.changed for part in path}
        unbought = [
            one.thing
            for one, standing in zip(measured.things, found[0, players].things, strict=True)
            if one.thing in named and one.times.value == standing.times.value == 0
        ]
        at = f"{variant.label}, {players} players"
        never = f"; nobody ever bought {' or '.join(unbought)}" if unbought else ""
        if measured.same:
            told.append(
                f"{at}: all {measured.games:,} games went exactly as in the reference, so these bots do not use what "
                f"was changed{never}. Nothing follows from this for players who do."
            )
        elif unbought:
            told.append(f"{at}: nobody ever bought {' or '.join(unbought)}, in the reference or here.")
    return told
