"""Did anybody use what was changed? A study that changes what no bot looks at says nothing, and must say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from burgomaster.lab.study.measures import Measured
from burgomaster.lab.study.varied import Variant


def warnings(variants: tuple[Variant, ...], found: Mapping[tuple[int, int], Measured], bot: str) -> list[str]:
    """Sentences on changes that made no difference. `found` is by variant and number of players.

    Where an action is forbidden, it is forbidden to `bot`.
    """
    told = list(_not_missed(variants, found, bot))
    for (number, players), measured in found.items():
        variant = variants[number]
        if variant.is_reference or variant.forbidden:
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


def _not_missed(variants: tuple[Variant, ...], found: Mapping[tuple[int, int], Measured], bot: str) -> Iterator[str]:
    """A sentence for every number of players at which some forbidden actions would not have been taken anyway."""
    for players in dict.fromkeys(players for _, players in found):
        same = [(variants[number], one) for (number, at), one in found.items() if at == players and one.same]
        forbidden = [(variant.forbidden, one.games) for variant, one in same if variant.forbidden]
        if forbidden:
            actions, games = [action for action, _ in forbidden], forbidden[0][1]
            yield (
                f"without {' or '.join(actions)}, {players} players: all {games:,} games went exactly as in the "
                f"reference, so {bot} would not have done it anyway, or could not. Nothing follows from this for "
                "players who would."
            )
