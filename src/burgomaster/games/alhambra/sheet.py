"""The figures of an edition on one sheet, for `burgomaster rules --edition`."""

from __future__ import annotations

from burgomaster.games.alhambra.actions import building_name
from burgomaster.games.alhambra.state import PLACES, PRICES, SCORINGS, TYPES, Edition
from burgomaster.games.kernel.markdown import table
from burgomaster.games.kernel.words import Words


def sheet(e: Edition, words: Words) -> str:
    """Everything an edition prints, in Markdown."""
    figures = {
        "sheet-start-money": e.start_money,
        "sheet-open-money": e.open_money,
        "sheet-take-at-most": e.take_at_most,
        "sheet-piles": e.piles,
        "sheet-pile-of-a": e.scoring_pile[0],
        "sheet-pile-of-b": e.scoring_pile[1],
        "sheet-dirk-start": e.dirk_start,
        "sheet-dirk-after-a": e.dirk_after_a,
        "sheet-dirk-share-after-b": e.dirk_share_after_b,
        "sheet-copies": " ".join(map(str, e.copies)),
        "sheet-removed-for-two": e.removed_for_two,
    }
    head = [words("table-building"), words("table-price"), *(words("table-scoring", scoring=one) for one in SCORINGS)]
    rows = (_building(e, t, words) for t in range(TYPES))
    return table(["", ""], [(words(name), value) for name, value in figures.items()]) + "\n" + table(head, rows)


def _building(e: Edition, t: int, words: Words) -> tuple[object, ...]:
    prices = [str(price) for price in range(1, PRICES + 1) for _ in range(e.buildings[t][price - 1])]
    scored = [e.prizes[t][n * PLACES : (n + 1) * PLACES] for n in range(len(SCORINGS))]
    points = [" / ".join(str(earned) for earned in places if earned) for places in scored]
    return building_name(t, e.theme, words), " ".join(prices), *points
