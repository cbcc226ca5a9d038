"""Where a figure stands in a TOML text, for messages to people: the parser gives values without their lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_KEY = r"""(?:[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_PATH = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_HEADER = re.compile(rf"\s*\[\[?\s*({_PATH})\s*\]\]?")
_ENTRY = re.compile(rf"\s*({_PATH})\s*=")
_LONG_TEXT = re.compile(r'"""|' + "'''")


def line_of(text: str, path: Sequence[str]) -> int:
    """The line of a key, else of the closest table around it, else of the first one within it; else the first line."""
    best, depth, within = 0, 0, 0
    for line, here in _keys(text):
        if here == list(path[: len(here)]):
            if len(here) > depth:
                best, depth = line, len(here)
        elif not within and here[: len(path)] == list(path):
            within = line
    return (within if depth < len(path) else 0) or best or 1


def _keys(text: str) -> Iterator[tuple[int, list[str]]]:
    """Every table and entry that begins a line, with its whole path."""
    table: list[str] = []
    inside = False  # a text of several lines
    for line, content in enumerate(text.splitlines(), 1):
        header, entry = _HEADER.match(content), _ENTRY.match(content)
        if not inside and header:
            table = _parts(header[1])
            yield line, table
        elif not inside and entry:
            yield line, [*table, *_parts(entry[1])]
        if len(_LONG_TEXT.findall(content)) % 2:
            inside = not inside


def _parts(path: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(_KEY, path)]
