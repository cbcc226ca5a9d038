"""Machi Koro in a terminal: the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.state import (
    BUILDINGS,
    BUSINESS_CENTER,
    COLOURS,
    ICONS,
    LANDMARKS,
    NOBODY,
    PHASES,
    RED,
    STADIUM,
    TV_STATION,
    Edition,
    State,
)


def status(s: State, names: Sequence[str], words: Words) -> str:
    """One sentence: whose turn it is and for what."""
    dice = "+".join(str(pips) for pips in s.die if pips)
    return words(f"table-{PHASES[s.phase]}", name=names[s.player], dice=dice)


def dice_range(e: Edition, b: int) -> str:
    """The totals that activate a building, such as `9–10`."""
    return str(e.low[b]) if e.low[b] == e.high[b] else f"{e.low[b]}–{e.high[b]}"


def effect(e: Edition, b: int, words: Words) -> str:
    """What a building earns, in a few words."""
    if b == BUSINESS_CENTER:
        return words("effect-swap")
    if e.per_icon[b] != NOBODY:
        return words("effect-per-icon", coins=e.earns[b], icon=words(f"icon-{ICONS[e.per_icon[b]]}"))
    source = {STADIUM: "everybody", TV_STATION: "one-player"}.get(b, "thrower" if e.colour[b] == RED else "bank")
    return words(f"effect-{source}", coins=e.earns[b])


def draw_text(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
    """A row for every building and landmark, a column for every city; `>` marks the player on turn.

    What the buildings do is left out, and names are cut, where they do not fit.
    """
    decked = ["deck"] if e.stacks else []
    header = ["", *(words(f"table-{name}") for name in ("building", "kind", "earns", "cost", "supply", *decked))]
    none = [""] * len(decked)
    for p in range(s.players):
        header.append((">" if p == s.player else "") + names[p])
    coins = ["", words("table-coins"), "", "", "", "", *none, *(str(s.coins[p]) for p in range(s.players))]
    rows = [header, coins, []]
    for b, name in enumerate(BUILDINGS):
        kind = words(f"colour-{COLOURS[e.colour[b]]}")
        line = [dice_range(e, b), words(name), kind, effect(e, b, words), str(e.cost[b]), str(s.supply[b])]
        line += [str(rules.in_deck(s, e, b)) for _ in decked]
        rows.append(line + [str(s.city[p][b] or "·") for p in range(s.players)])
    rows.append([])
    for landmark, name in enumerate(LANDMARKS):
        line = ["", words(name), "", "", str(e.landmark_cost[landmark]), "", *none]
        rows.append(line + ["■" if s.landmarks[p][landmark] else "·" for p in range(s.players)])
    lines = [f"{words('table-turn', turn=s.turns)}: {status(s, names, words)}", ""]
    for shape in ("whole", "without effects", 12, 8, 5, 3):  # ever narrower, until it fits
        if shape == "without effects":
            rows = [row[:2] + row[4:] for row in rows]
        elif isinstance(shape, int):
            rows[0][-s.players :] = [name[:shape] for name in rows[0][-s.players :]]
        drawn = _aligned(rows, texts=(1, 2, 3) if shape == "whole" else (1,))
        if max(map(len, drawn)) <= width:
            break
    return "\n".join(lines + drawn)


def _aligned(rows: Sequence[Sequence[str]], texts: Sequence[int]) -> list[str]:
    """Rows as lines, the columns of `texts` to the left and the others to the right."""
    widths = [max(len(row[i]) for row in rows if row) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(w) if i in texts else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in rows
    ]
