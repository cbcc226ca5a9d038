"""Rows of numbers as a picture: each with its middle and its range, over one axis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from burgomaster.drawing.svg import ACCENT, EDGE, INK, LIT, MUTED, PAGE, PAPER, box, group, picture, shorten, text
from burgomaster.lab.plots import line, round_step

_ROW = 24
_TOP = 84
_NAMES = 210
_WIDE = 460
_MARGIN = 28


@dataclass(frozen=True)
class Range:
    """A label, a number, and the range it lies in."""

    label: str
    middle: float
    low: float
    high: float
    wanted: tuple[float, float] | None = None  # drawn as a band behind the row: where the number should be


def ranges_svg(title: str, told: str, rows: Sequence[Range], unit: str = "") -> str:
    """The picture, as SVG text. `told` stands below the title; the axis begins at 0 unless the numbers are far away."""
    values = [value for row in rows for value in (row.low, row.high, *(row.wanted or ()))]
    low, high = min(values), max(values)
    low = low if low > high / 2 else 0.0
    step = round_step((high - low) / 6)
    first: float = math.floor(low / step) * step
    last: float = max(math.ceil(high / step) * step, first + step)
    left, bottom = _MARGIN + _NAMES, _TOP + _ROW * len(rows)

    def x(value: float) -> float:
        return left + (value - first) / (last - first) * _WIDE

    width, height = left + _WIDE + 70 + _MARGIN, bottom + 44
    parts = [
        box(0, 0, width, height, PAGE, round_by=0),
        text(_MARGIN, 36, title, 20, bold=True),
        text(_MARGIN, 58, told, 13, MUTED),
    ]
    for i in range(round((last - first) / step) + 1):
        mark = first + i * step
        parts.append(line(x(mark), _TOP - 6, x(mark), bottom, EDGE))
        parts.append(text(x(mark), bottom + 18, f"{mark:g}{unit}", 12, MUTED, "middle"))
    for place, row in enumerate(rows):
        y = _TOP + _ROW * (place + 0.5)
        band = [] if row.wanted is None else [_band(x(row.wanted[0]), x(row.wanted[1]), y)]
        parts.append(
            group(
                f"{row.label}: {row.middle:.1f}{unit} ({row.low:.1f} to {row.high:.1f})",
                *band,
                text(left - 14, y + 5, shorten(row.label, _NAMES - 14, 13), 13, INK, "end"),
                line(x(row.low), y, x(row.high), y, ACCENT, 3),
                f'<circle cx="{x(row.middle):.1f}" cy="{y:g}" r="5" fill="{ACCENT}" stroke="{PAPER}"/>',
                text(left + _WIDE + 14, y + 5, f"{row.middle:.1f}{unit}", 13, INK),
            )
        )
    return picture(width, height, parts)


def _band(left: float, right: float, y: float) -> str:
    return (
        f'<rect x="{left:.1f}" y="{y - _ROW / 2 + 2:g}" width="{right - left:.1f}" height="{_ROW - 4}" '
        f'fill="{LIT}" fill-opacity="0.6"/>'
    )
