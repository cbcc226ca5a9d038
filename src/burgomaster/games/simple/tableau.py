"""A small game's table in a terminal, and what an event changed. Drawn from the view, so nobody sees more than that.

A row for every number that each seat has and for everything that is counted, a column for every seat; before the seats,
the figures of the edition. Words: `view-NAME` for every field, `phase-NAME` for what the table waits for (it may speak
of `seat` and of every single number), and every thing's name by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.contract import OVER, Rules, called
from burgomaster.games.kernel.structs import EVERYBODY, Field
from burgomaster.games.kernel.words import Words
from burgomaster.games.simple.actions import public_values, value_said
from burgomaster.games.simple.fields import COURSE, hands_open, per_seat, things_of
from burgomaster.games.simple.view import view

WORDS = Path(__file__).parent / "words"


@dataclass(frozen=True)
class Tableau:
    """Everything on the table, in words."""

    head: str  # whose turn it is, and for what
    notes: tuple[str, ...]  # single numbers
    rows: tuple[tuple[str, ...], ...]  # the first has the titles; in each a name, figures, then a cell for every seat
    figures: int  # how many cells of a row are figures
    on_turn: int  # the cell of the seat on turn


def tableau(rules: Rules, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words) -> Tableau:
    """What a seat may see of the table."""
    return _Reader(rules, s, e, seat, names, words).tableau()


class _Reader:
    """Goes through the fields once for each part of the tableau."""

    def __init__(self, rules: Rules, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words) -> None:
        self.rules, self.s, self.e, self.names, self.words = rules, s, e, names, words
        self.seen = view(s, seat, hands_open=hands_open(rules, s, e))
        self.common = {name: s.FIELDS[name] for name in self.seen if name in s.FIELDS}
        self.owned = {name: s.FIELDS[name] for name in self.seen["seats"][0]}
        self.simple_words = Words(WORDS, words.language)
        # The figures of every thing: those of the edition, and what the table counts of it, such as a supply.
        self.figures: dict[str, tuple[Field, Any]] = {
            name: (field, dict(zip(things_of(field), getattr(e, name), strict=True)))
            for name, field in e.FIELDS.items()
            if field.shape
        }
        for name, field in self.common.items():
            if things_of(field) and len(field.shape) == 1:
                self.figures[name] = field, self.seen[name]

    def tableau(self) -> Tableau:
        s, words = self.s, self.words
        phase = s.FIELDS["phase"].names[0][s.phase]
        waits_for = words(f"phase-{phase}", **public_values(s, self.e, self.names, words))
        head = f"{self.simple_words('turn', turn=s.turns)}: {waits_for}"
        titles = ("", *map(self._title, self.figures), *self._seats())
        return Tableau(
            head, tuple(self._notes()), (titles, *self._rows()), len(self.figures), 1 + len(self.figures) + s.player
        )

    def _title(self, field: str) -> str:
        return self.words(f"view-{field}")

    def _seats(self) -> Iterator[str]:
        for p in range(self.s.players):
            yield called(p, self.names)

    def _notes(self) -> Iterator[str]:
        for name, field in self.common.items():
            if not field.shape:
                yield f"{self._title(name)} {value_said(getattr(self.s, name), field, self.names, self.words)}"
            elif name not in self.figures:
                yield f"{self._title(name)} {_listed(self.seen[name])}"

    def _rows(self) -> Iterator[tuple[str, ...]]:
        blank = ("",) * len(self.figures)
        points = [0] * self.s.players
        self.rules.scores(self.s, self.e, points)
        yield (self.simple_words("points"), *blank, *map(str, points))
        counted = {name: things_of(field) for name, field in self.owned.items() if things_of(field)}
        for name in self.owned:
            if name not in counted:
                yield (self._title(name), *blank, *map(_listed, self._parts(name)))
        for name, things in counted.items():
            alone = list(counted.values()).count(things) == 1
            parts, said = self._parts(name), 0
            for thing in things:
                title = self.words(thing) if alone else f"{self._title(name)}: {self.words(thing)}"
                cells = ["?" if part is None else str(part[thing] or "·") for part in parts]
                figures = tuple(self._figures(thing))
                if any(figures) or any(cell not in ("·", "?") for cell in cells):  # others would say nothing
                    said += 1
                    yield (title, *figures, *cells)
            if not said:
                yield (self._title(name), *blank, *("?" if part is None else "·" for part in parts))
        owned = {thing for things in counted.values() for thing in things}
        rest = dict.fromkeys(thing for field, _ in self.figures.values() for thing in things_of(field))
        for thing in rest:
            if thing not in owned:
                yield (self.words(thing), *self._figures(thing), *("",) * self.s.players)

    def _parts(self, name: str) -> list[Any]:
        """What every seat has of a field."""
        return [seat[name] for seat in self.seen["seats"]]

    def _figures(self, thing: str) -> Iterator[str]:
        for _, figures in self.figures.values():
            yield str(figures.get(thing, ""))


def _listed(part: Any) -> str:
    """What there is of a field: a number, several, or nothing one may know."""
    if part is None:
        return "?"
    if isinstance(part, dict):
        part = list(part.values())
    return " ".join(map(_listed, part)) if isinstance(part, list) else str(part)


# ---- As text --------------------------------------------------------------------------------------------------------


def draw_text(rules: Rules, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
    """The table as text; `>` marks the seat on turn. Where it is too wide, figures are left out, then names are cut."""
    drawn = tableau(rules, s, e, seat, names, words)
    titles = tuple((">" if i == drawn.on_turn else "") + title for i, title in enumerate(drawn.rows[0]))
    rows = (titles, *drawn.rows[1:])
    lines = _aligned(rows)
    if max(map(len, lines)) > width:
        rows = tuple((row[0], *row[1 + drawn.figures :]) for row in rows)
        lines = _aligned(rows)
    for longest in (12, 8, 5, 3):
        if max(map(len, lines)) <= width:
            break
        lines = _aligned([tuple(cell[:longest] for cell in row) for row in rows])
    return "\n".join([drawn.head, *([" · ".join(drawn.notes)] if drawn.notes else []), "", *lines])


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    ]


# ---- What happened --------------------------------------------------------------------------------------------------


def tell(rules: Rules, before: Any, after: Any, e: Any, names: Sequence[str], words: Words) -> list[str]:
    """What everybody can see change: single numbers; by seat, its numbers and what it has; then who has won."""
    told = []
    for name, field in after.FIELDS.items():
        old, new = getattr(before, name), getattr(after, name)
        if field.shape or old == new or name in COURSE or field.seen_by != EVERYBODY:
            continue
        change = value_said(new, field, names, words) if field.names[0] else f"{new - old:+d}"
        told.append(f"{words(f'view-{name}')} {change}")
    for p in range(after.players):
        changes = list(_changes(before, after, p, words))
        if changes:
            told.append(f"{called(p, names)}: {', '.join(changes)}")
    if rules.turn_of(after, e) == OVER and rules.turn_of(before, e) != OVER:
        winners = [called(p, names) for p in range(after.players) if rules.winners(after, e) >> p & 1]
        told.append(Words(WORDS, words.language)("won", count=len(winners), names=", ".join(winners)))
    return told


def _changes(before: Any, after: Any, p: int, words: Words) -> Iterator[str]:
    for name, field in after.FIELDS.items():
        if field.seen_by != EVERYBODY or not per_seat(field):
            continue
        old, new = getattr(before, name)[p], getattr(after, name)[p]
        if len(field.shape) == 1 and old != new:
            yield f"{words(f'view-{name}')} {new - old:+d}"
        for thing, was, now in zip(things_of(field), old, new, strict=True) if things_of(field) else ():
            if was != now:
                yield f"{words(thing)} {now - was:+d}"
