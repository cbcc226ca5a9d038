"""A small game's table as a picture: the same rows as in a terminal, on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.drawing.svg import (
    ACCENT_TINT,
    EDGE,
    INK,
    MUTED,
    PAGE,
    PAPER,
    box,
    picture,
    printable,
    shorten,
    text,
    text_width,
)
from burgomaster.games.kernel.contract import Rules
from burgomaster.games.kernel.words import Words
from burgomaster.games.simple.tableau import tableau

_SIZE = 16
_LINE = 28
_MARGIN = 20
_GAP = 18
_WIDEST = 220  # of a column; what is longer is cut


def draw_svg(rules: Rules, s: Any, e: Any, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table as a picture."""
    drawn = tableau(rules, s, e, seat, [printable(name) for name in names], words)
    columns = list(zip(*drawn.rows, strict=True))
    widths = [min(_WIDEST, max(text_width(cell, _SIZE) for cell in column)) + _GAP for column in columns]
    above = [drawn.head, *drawn.notes]
    width = max(sum(widths), *(text_width(line, _SIZE) for line in above)) + 2 * _MARGIN
    top = _MARGIN + _LINE * len(above)
    height = top + _LINE * len(drawn.rows) + _MARGIN
    parts = [box(0, 0, width, height, PAGE, round_by=12)]
    for i, line in enumerate(above):
        parts.append(text(_MARGIN, _MARGIN + _LINE * i + _SIZE, line, _SIZE, INK if i == 0 else MUTED, bold=i == 0))
    parts.append(box(_MARGIN / 2, top, width - _MARGIN, _LINE * len(drawn.rows), PAPER, EDGE))
    parts += _table(drawn.rows, widths, top, drawn.on_turn)
    return picture(width, height, parts)


def _table(rows: Sequence[Sequence[str]], widths: Sequence[float], top: float, on_turn: int) -> list[str]:
    """Names to the left, numbers to the right; the column of the seat on turn is lit."""
    parts = []
    x: float = _MARGIN
    for column, width in enumerate(widths):
        if column == on_turn:
            parts.append(box(x + _GAP / 2, top, width, _LINE * len(rows), ACCENT_TINT))
        for i, row in enumerate(rows):
            y = top + _LINE * i + _LINE * 0.68
            cell = shorten(row[column], _WIDEST, _SIZE)
            if column == 0:
                parts.append(text(x, y, cell, _SIZE))
            else:
                parts.append(text(x + width, y, cell, _SIZE, MUTED if i == 0 else INK, "end"))
        x += width
    return parts
