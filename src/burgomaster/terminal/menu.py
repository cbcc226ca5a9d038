"""A menu on few lines: choices with their numbers one after the other, under their headings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from burgomaster.drawing.ink import Ink, Line, clipped, width_of
from burgomaster.games.kernel.words import Words
from burgomaster.terminal.looks import Choice

_GAP = "   "


def menu_lines(choices: Sequence[Choice], width: int, height: int, words: Words) -> list[Line]:
    """The choices in at most so many lines; what does not fit is counted."""
    lines = _flowed(choices, width, apart=True)
    if len(lines) > height:
        lines = _flowed(choices, width, apart=False)
    if len(lines) <= height:
        return lines
    shown = len(choices)
    while shown and len(lines) > height:
        shown -= 1
        more: Ink = ("strong", words("more-choices", count=len(choices) - shown))
        lines = _flowed(choices[:shown], width, apart=False, last=more)
    return lines


def _flowed(choices: Sequence[Choice], width: int, apart: bool, last: Ink | None = None) -> list[Line]:
    """Choice after choice, on a new line where one does not fit, and `apart` for every heading."""
    lines: list[Line] = []
    line: Line = []
    number = 0
    for heading, group in groupby(choices, key=lambda choice: choice.heading):
        if line and apart:
            lines.append(line)
            line = []
        for place, choice in enumerate(group):
            number += 1
            piece: Line = [("strong", f"{number}) "), ("", choice.label)]
            if place == 0 and heading:
                piece = [("title", heading), ("", " "), *piece]
            line = _with(line, piece, width, lines)
    if last is not None:
        line = _with(line, [last], width, lines)
    return [*lines, line] if line else lines


def _with(line: Line, piece: Line, width: int, lines: list[Line]) -> Line:
    """The line with one more piece; if that does not fit, the line is done and the piece begins a new one."""
    if not line:
        return clipped(piece, width)
    if width_of(line) + len(_GAP) + width_of(piece) <= width:
        return [*line, ("", _GAP), *piece]
    lines.append(line)
    return clipped([("", "  "), *piece], width)
