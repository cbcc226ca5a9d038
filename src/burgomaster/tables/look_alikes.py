"""How names look: two with a look in common cannot be told apart by a reader.

By Unicode's list of confusable characters (UTS #39), of which `look_alikes.txt` holds what is left once ways to write
the same letter are made one (NFKC). Only comparisons see it: everybody is called as they wrote their name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

_DOTTED = {"i\u0307": "i", "j\u0307": "j"}  # they have that dot already


@lru_cache(maxsize=10_000)
def looks(name: str) -> frozenset[str]:
    """The looks of a name: to who overlooks capitals, blanks and ways to write a letter; and its bare shape."""
    known, foreign = _known()
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    read = _shape(_shape(plain, foreign).casefold(), known).casefold()
    return frozenset((f"read as {read}", f"shaped as {_shape(plain, known)}"))


def _shape(text: str, known: Mapping[int, str]) -> str:
    shape = unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(known))
    for written, shown in _DOTTED.items():
        shape = shape.replace(written, shown)
    return shape


@cache
def _known() -> tuple[dict[int, str], dict[int, str]]:
    """What each character looks like; and the same without our own letters and figures, whose capitals are known.

    A capital that looks like an l, of another alphabet, is there the capital I that it is to who reads it.
    """
    lines = Path(__file__).with_name("look_alikes.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines if not line.startswith("#")]
    known = {ord(written): shown for written, shown in pairs}
    foreign = {
        code: "I" if shown == "l" and chr(code).isupper() else shown for code, shown in known.items() if code > 127
    }
    return known, foreign
