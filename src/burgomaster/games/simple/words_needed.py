"""Which words a small game needs for its declarations, so that one that is missing is found before it is said."""

from __future__ import annotations

from collections.abc import Iterator

from burgomaster.games.kernel.steps import Steps
from burgomaster.games.kernel.structs import NO_SEAT, Struct
from burgomaster.games.simple.fields import COURSE, are_seats, things_of


def words_needed(state: type[Struct], edition: type[Struct], steps: Steps) -> Iterator[str]:
    """The ids of the words; some more than once."""
    for verb in steps.table:
        if not verb.by_chance:
            yield f"verb-{verb.name}"
            yield f"do-{verb.name}"
        for domain in verb.arguments:
            if not are_seats(domain.names) and domain.names[0] != str(domain.low):
                yield from domain.names
    yield "view-seats"
    yield from (f"phase-{phase}" for phase in state.FIELDS["phase"].names[0])
    shown = {name: field for name, field in state.FIELDS.items() if name not in COURSE and field.seen_by != NO_SEAT}
    figures = {name: field for name, field in edition.FIELDS.items() if field.shape or not field.names[0]}
    for name, field in {**figures, **shown}.items():
        yield f"view-{name}"
        yield from things_of(field)
        if not field.shape and not are_seats(field.names[0]):
            yield from field.names[0]
