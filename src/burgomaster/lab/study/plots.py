"""The plots of a study, by Matplotlib, as SVG for a page: text stays text, and every plot says what it shows."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import Any

from burgomaster.drawing.svg import ACCENT, EDGE, INK, MUTED, PAPER
from burgomaster.lab.study.estimates import Estimate

PLOTS_NEED = "index.html was not written: its plots need Matplotlib (pip install 'burgomaster[lab]')"

PlotRow = tuple[str, Estimate]

_WIDTH = 3.7  # inches; a page scales it
_ROW = 0.25
_LETTER = 0.082  # the width of a letter, cautiously
_AXIS = 0.6  # the height of an axis with its label
_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "burgomaster",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": EDGE,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}


def intervals(title: str, rows: Sequence[PlotRow], label: str, mark: float | None = None) -> str:
    """A row for every number, the first on top, with its interval; `mark` is a line to compare with."""
    with _axes([name for name, _ in rows]) as (axes, drawn):
        for place, (_, one) in enumerate(rows):
            axes.plot([one.low, one.high], [place, place], color=ACCENT, linewidth=2.5, solid_capstyle="butt")
            axes.plot([one.value], [place], "o", color=ACCENT, markersize=6, markeredgecolor=PAPER)
        _rows(axes, [name for name, _ in rows], label, mark)
        told = "; ".join(f"{name}: {one.value:.3g} ({one.low:.3g} to {one.high:.3g})" for name, one in rows)
        return drawn(f"{title}. {told}")


def quarters(title: str, rows: Sequence[tuple[str, tuple[float, float, float]]], label: str) -> str:
    """A row for every thing: its middle half as a bar, with the middle."""
    with _axes([name for name, _ in rows]) as (axes, drawn):
        for place, (_, (low, middle, high)) in enumerate(rows):
            axes.barh(place, high - low, left=low, height=0.55, color=ACCENT, alpha=0.35)
            axes.plot([middle, middle], [place - 0.28, place + 0.28], color=ACCENT, linewidth=2.5)
        _rows(axes, [name for name, _ in rows], label, None)
        told = "; ".join(f"{name}: {middle:g} ({low:g} to {high:g})" for name, (low, middle, high) in rows)
        return drawn(f"{title}. {told}")


def _rows(axes: Any, names: Sequence[str], label: str, mark: float | None) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=EDGE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(label)
    if mark is not None:
        axes.axvline(mark, color=MUTED, linewidth=1, linestyle="--")


@contextmanager
def _axes(names: Sequence[str]) -> Iterator[tuple[Any, Callable[[str], str]]]:
    """Axes with room for these rows, and what makes an SVG of them that says something to those who cannot see it.

    The room for names is guessed by their length: to measure it takes ten times as long as to draw the plot.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):
        high = _ROW * len(names)
        left = 0.15 + _LETTER * max(map(len, names))
        wide, tall = _WIDTH + max(left - 1.0, 0.0), high + _AXIS
        figure = Figure(figsize=(wide, tall))
        axes = figure.add_axes((left / wide, (_AXIS - 0.08) / tall, (wide - left - 0.15) / wide, high / tall))

        def drawn(told: str) -> str:
            into = io.StringIO()
            figure.savefig(into, format="svg", metadata={"Date": None, "Creator": None})
            svg = into.getvalue()[into.getvalue().index("<svg") :]
            svg = re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', f'role="img" aria-label="{escape(told)}"', svg, count=1)
            return re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)

        yield axes, drawn
