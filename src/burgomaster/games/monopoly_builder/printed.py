"""Figures of Monopoly Builder as they are printed: money in multiples of 5, names and texts in character codes."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.kernel.editions import EditionFile


def money(file: EditionFile, *path: str, low: int, high: int) -> int:
    """An amount of money."""
    amount = file.number(*path, low=low, high=high)
    if amount % 5:
        raise file.fail(path, f"must be a multiple of 5, not {amount}")
    return amount


def codes(file: EditionFile, *path: str, longest: int) -> list[int]:
    """A name or a text as character codes, filled up with zeros."""
    text = file.string(*path)
    if len(text) > longest:
        raise file.fail(path, f"must have at most {longest} characters, not {len(text)}")
    if not text.isprintable() or max(map(ord, text)) > 0x7FFF:
        raise file.fail(path, "must be printable characters up to U+7FFF")
    return [ord(letter) for letter in text] + [0] * (longest - len(text))


def name_of(codes: Sequence[int]) -> str:
    """The name a row of character codes spells."""
    return "".join(chr(code) for code in codes if code)
