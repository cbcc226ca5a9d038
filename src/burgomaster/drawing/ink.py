"""Lines of text whose pieces have a style, for terminals. A style is a name with a meaning, such as `blue` or `dim`.

Nothing is said by a style alone: whoever sees no colours reads the same. What the styles look like is the terminal's
business; a game needs no package to write them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Ink: TypeAlias = tuple[str, str]  # a style, and the text written in it
Line: TypeAlias = list[Ink]

# The styles there are. Names of colours are tags: dark letters on that colour.
STYLES = (
    "",
    "dim",
    "strong",
    "title",
    "turn",  # who is on turn
    "good",
    "bad",
    "blue",
    "green",
    "red",
    "purple",
    "yellow",
    "orange",
    "brown",
    "pink",
    "light-blue",
    "dark-blue",
    "white",
)


def cells(text: str) -> int:
    """How many columns of a terminal a text takes: Chinese letters take two, accents that stand alone none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF") for letter in text
    )


def cut(text: str, width: int) -> str:
    """A text, shortened with `…` where it is wider than that."""
    if cells(text) <= width:
        return text
    kept = ""
    for letter in text:
        if cells(kept + letter) > width - 1:
            break
        kept += letter
    return f"{kept}…" if width > 0 else ""


def left(text: str, width: int) -> str:
    """A text at the left of a column of that width, shortened where it must be."""
    text = cut(text, width)
    return text + " " * (width - cells(text))


def right(text: str, width: int) -> str:
    """A text at the right of a column of that width, shortened where it must be."""
    text = cut(text, width)
    return " " * (width - cells(text)) + text


def width_of(line: Iterable[Ink]) -> int:
    """How many columns a line takes."""
    return sum(cells(text) for _, text in line)


def read(line: Iterable[Ink]) -> str:
    """A line without its styles."""
    return "".join(text for _, text in line).rstrip()


def clipped(line: Iterable[Ink], width: int) -> Line:
    """A line of at most that width."""
    line = list(line)
    if width_of(line) <= width:
        return line
    kept: Line = []
    room = width
    for style, text in line:
        if cells(text) >= room:
            return [*kept, (style, cut(text + "…", room))]
        kept.append((style, text))
        room -= cells(text)
    return kept


def padded(line: Iterable[Ink], width: int) -> Line:
    """A line of exactly that width."""
    line = clipped(line, width)
    return [*line, ("", " " * (width - width_of(line)))]


def beside(columns: Sequence[tuple[int, Sequence[Line]]], gap: int = 2) -> list[Line]:
    """Blocks of lines next to each other; each has its width."""
    height = max(len(block) for _, block in columns)
    lines: list[Line] = []
    for row in range(height):
        line: Line = []
        for width, block in columns:
            line += [*padded(block[row] if row < len(block) else [], width), ("", " " * gap)]
        lines.append(line[:-1])
    return lines


def wrapped(text: str, width: int, style: str = "", indent: str = "  ") -> list[Line]:
    """A text in lines of at most that width, broken between words; all but the first are indented."""
    lines: list[Line] = []
    row = ""
    for word in text.split():
        longer = f"{row} {word}" if row.strip() else row + word
        if cells(longer) <= width or not row.strip():
            row = longer
        else:
            lines.append([(style, row)])
            row = indent + word
    lines.append([(style, row)])
    return [clipped(line, width) for line in lines]
