"""The figures and names of an edition on one sheet, for `burgomaster rules --edition`."""

from __future__ import annotations

from burgomaster.games.kernel.markdown import table
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name
from burgomaster.games.monopoly_builder.chance import card_says, space_name
from burgomaster.games.monopoly_builder.figures import COUNT_FIGURES, MONEY_FIGURES, OPTIONAL_FIGURES
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    CARD_KINDS,
    DEED_COUNT,
    HEIGHT,
    KINDS,
    PENTHOUSE,
    SETS,
    TOKENS,
    WIDTH,
    Edition,
)


def sheet(e: Edition, words: Words) -> str:
    """Everything an edition prints, in Markdown."""
    money = [(words(f"sheet-{name.replace('_', '-')}"), f"M{getattr(e, name)}") for name in MONEY_FIGURES]
    numbers = (*COUNT_FIGURES, *OPTIONAL_FIGURES)
    counts = [(words(f"sheet-{name.replace('_', '-')}"), getattr(e, name)) for name in numbers]
    notes = ", ".join(f"{count} × {note}" for note, count in zip(e.note, e.start_notes, strict=True) if count)
    money[1:1] = [(words("sheet-notes"), notes)] if notes else []
    tokens = [(words(token), words(KINDS[e.token_kind[p]])) for p, token in enumerate(TOKENS)]
    head = [words(f"table-{what}") for what in ("deed", "price", "rent", "number", "kind")]
    deeds = table([*head, words("sheet-mortgage"), words("sheet-set")], (_deed(e, d, words) for d in range(DEED_COUNT)))
    board = table(["", words("sheet-space")], ((at, space_name(e, at, words)) for at in range(e.spaces)))
    rolls = table(["", words("table-kind")], ((total, words(KINDS[e.roll_kind[total]])) for total in range(2, 13)))
    floors = table(["", words("sheet-cost"), words("table-points")], (_floor(e, n, words) for n in range(PENTHOUSE)))
    drawn = ((card_says(e, card, words), e.card_count[card]) for card in range(CARD_KINDS) if e.card_count[card])
    parts = [
        table(["", ""], [*money, *counts]),
        table([words("table-token"), words("table-kind")], tokens),
        deeds,
        board,
        f"{words('space-roll')}:\n\n{rolls}",
        floors,
        table([words("sheet-card"), words("sheet-copies")], drawn),
        f"{words('sheet-island')}:\n\n" + "\n".join(f"    {line}" for line in _island(e)) + "\n",
    ]
    return "\n".join(parts)


def _deed(e: Edition, d: int, words: Words) -> tuple[object, ...]:
    name = f"{deed_name(e, d)}, {name_of(e.town[d // 2])} ({words(SETS[d // 2])})"
    rent, mortgage = f"M{e.rent[d]} / M{e.set_rent[d]}", f"M{e.mortgage[d]} / M{e.pay_off[d]}"
    kind = words(KINDS[e.deed_kind[d]])
    return name, f"M{e.price[d]}", rent, e.deed_number[d], kind, mortgage, e.set_points[d // 2]


def _floor(e: Edition, floor: int, words: Words) -> tuple[object, ...]:
    name = words("screen-the-penthouse") if floor + 1 == PENTHOUSE else floor + 1
    return name, ", ".join(chips_text(e.floor_cost[floor], words)), e.points[floor + 1]


def _island(e: Edition) -> list[str]:
    rows = ["".join("#" if e.is_foundation[y * WIDTH + x] else "." for x in range(WIDTH)) for y in range(HEIGHT)]
    return [row for row in rows if "#" in row]
