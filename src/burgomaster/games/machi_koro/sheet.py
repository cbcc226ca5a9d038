"""The figures of an edition on one sheet, for `burgomaster rules --edition`."""

from __future__ import annotations

from burgomaster.games.kernel.markdown import table
from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro.state import BUILDINGS, COLOURS, ICONS, LANDMARKS, NOBODY, Edition


def sheet(e: Edition, words: Words) -> str:
    """Everything an edition prints, in Markdown."""
    figures = [(words("sheet-start-coins"), e.start_coins), (words("sheet-mall-bonus"), e.mall_bonus)]
    names = ("building", "totals", "kind", "cost", "earns", "copies", "start")
    own = ("totals", "copies", "start")
    head = [words(f"sheet-{name}" if name in own else f"table-{name}") for name in names]
    landmarks = ((words(name), e.landmark_cost[n]) for n, name in enumerate(LANDMARKS))
    return "\n".join(
        [
            table(["", ""], figures),
            table(head, (_building(e, b, words) for b in range(len(BUILDINGS)))),
            table([words("table-landmark"), words("table-cost")], landmarks),
        ]
    )


def _building(e: Edition, b: int, words: Words) -> tuple[object, ...]:
    totals = str(e.low[b]) if e.low[b] == e.high[b] else f"{e.low[b]}–{e.high[b]}"
    kind = f"{words(f'colour-{COLOURS[e.colour[b]]}')}, {words(f'icon-{ICONS[e.icon[b]]}')}"
    per = "" if e.per_icon[b] == NOBODY else f" × {words(f'icon-{ICONS[e.per_icon[b]]}')}"
    return words(BUILDINGS[b]), totals, kind, e.cost[b], f"{e.earns[b]}{per}", e.copies[b], e.start_copies[b]
