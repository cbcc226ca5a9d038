"""Monopoly Builder in a terminal: the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name, things_text
from burgomaster.games.monopoly_builder.chance import space_name
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    ANSWER_PHASE,
    BANK,
    DEEDS,
    GIVE_PHASE,
    KIND_COUNT,
    KINDS,
    NOBODY,
    PHASES,
    SEATS,
    TOKENS,
    WIDTH,
    Edition,
    State,
)


def status(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """One sentence: whose turn it is and for what."""
    deed = max(s.deed, 0)
    given = taken = ""
    if s.phase == ANSWER_PHASE:
        given = things_text(s.deeds_given, s.chips_given, s.cards_given, s.money_given, e, words)
        taken = things_text(s.deeds_taken, s.chips_taken, s.cards_taken, s.money_taken, e, words)
    waits = PHASES[s.phase]
    if s.phase == GIVE_PHASE and s.actor == s.player:
        waits = "give-bank" if s.receiver == BANK else "give-others"
    return words(
        f"table-{waits}",
        name=names[s.player],
        receiver=names[max(s.receiver, 0)],
        actor=names[s.actor],
        offerer=names[max(s.offerer, 0)],
        deed=deed_name(e, deed),
        price=e.price[deed],
        bid=s.bid,
        debt=s.debt,
        given=given,
        taken=taken,
    )


# ---- The table ------------------------------------------------------------------------------------------------------


def draw_text(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
    """Players, deeds, island, and what lies about; `>` marks the player on turn. Names are cut to fit."""
    unseen, under = sum(s.unseen), s.under_count
    for longest in (16, 10, 6, 3):
        cut = [name[:longest] for name in names]
        tables = [
            _columns(_players(s, e, cut, words), left=(0, 1, 4)),
            _columns(_deeds(s, e, cut, words), left=(0, 1, 5, 6)),
        ]
        if max(len(line) for table in tables for line in table.splitlines()) <= width:
            break
    parts = [
        f"{words('table-turn', turn=s.turns, round=s.round)}: {status(s, e, names, words)}",
        *tables,
        f"{words('table-island')}\n{_island(s, e)}",
    ]
    lying = [
        f"{space_name(e, at, words)}: {', '.join(chips_text(s.lying[at], words))}"
        for at in range(e.spaces)
        if any(s.lying[at])
    ]
    if lying:
        parts.append(f"{words('table-lying')}\n  " + "\n  ".join(lying))
    parts.append(words("table-chance", unseen=unseen, under=under))
    return "\n\n".join(parts)


def _columns(rows: list[list[str]], left: Sequence[int]) -> str:
    """Rows as lines with aligned columns, those named aligned to the left."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(widths[i]) if i in left else cell.rjust(widths[i]) for i, cell in enumerate(row)).rstrip()
        for row in rows
    )


def _players(s: State, e: Edition, names: Sequence[str], words: Words) -> list[list[str]]:
    header = [words(f"table-{word}") for word in ("player", "token", "points", "cash", "space", "blocks", "cards")]
    rows = [header + [words(f"{kind}s") for kind in KINDS]]
    points = [0] * SEATS
    rules.scores(s, e, points)
    for p in range(s.players):
        where = words("table-in-jail") if s.jail[p] else space_name(e, s.space[p], words)
        where = words("table-bankrupt") if s.bankrupt[p] else where
        mark = ">" if p == s.player else ""
        token = "·" if s.token[p] == NOBODY else words(TOKENS[s.token[p]])
        row = [mark + names[p], token, str(points[p]), str(s.cash[p]), where, str(s.blocks[p])]
        rows.append([*row, str(s.get_out[p]), *(str(s.chips[p][k] or "·") for k in range(KIND_COUNT))])
    rows.append([words("table-bank"), *[""] * 6, *(str(s.bank[k]) for k in range(KIND_COUNT))])
    return rows


def _deeds(s: State, e: Edition, names: Sequence[str], words: Words) -> list[list[str]]:
    header = [words(f"table-{word}") for word in ("deed", "deed", "price", "rent", "number", "kind", "owner")]
    header[0] = ""
    rows = [header]
    for d, deed in enumerate(DEEDS):
        owner = names[s.owner[d]][:16] if s.owner[d] != NOBODY else "·"
        if s.mortgaged[d]:
            owner = f"{owner} ({words('table-mortgaged')})"
        rent = f"{e.rent[d]}/{e.set_rent[d]}"
        name = f"{deed_name(e, d)}, {name_of(e.town[d // 2])}"
        row = [deed, name, str(e.price[d]), rent, str(e.deed_number[d])]
        rows.append([*row, words(KINDS[e.deed_kind[d]]), owner])
    return rows


def _island(s: State, e: Edition) -> str:
    """Owner and floors of every foundation, columns and rows numbered from 1."""
    columns = max(field % WIDTH for field in e.foundation[: e.foundations]) + 1
    lines = max(field // WIDTH for field in e.foundation[: e.foundations]) + 1
    rows = ["   " + "".join(f"{x + 1:>3}" for x in range(columns))]
    for y in range(lines):
        cells = []
        for x in range(columns):
            field = y * WIDTH + x
            cell = f"{SEAT_LETTERS[s.built_by[field]]}{s.floors[field]}" if s.floors[field] else "·"
            cells.append(cell if e.is_foundation[field] else " ")
        rows.append(f"{y + 1:>3}" + "".join(f"{cell:>3}" for cell in cells))
    return "\n".join(row.rstrip() for row in rows)
