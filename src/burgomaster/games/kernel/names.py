"""Finds what a person means: names in any of our languages, with or without accents, capitals and endings."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterable, Mapping

BYTE_ORDER_MARK = "\ufeff"  # some editors write it before a text; it says nothing, so it is left out


def plain(text: str) -> str:
    """Lower case, no accents, one space between words; hyphens and underscores count as spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.replace("-", " ").replace("_", " ").split())


Finder = Callable[[str, Mapping[str, int]], list[int]]


def find_exactly(text: str, names: Mapping[str, int]) -> list[int]:
    """What a text means among plain names, if it is one."""
    wanted = plain(text)
    return [names[wanted]] if wanted in names else []


def find(text: str, names: Mapping[str, int]) -> list[int]:
    """What a text can mean among plain names: an exact name, else every name it begins with two letters or more."""
    exact = find_exactly(text, names)
    wanted = plain(text)
    if exact or len(wanted) < 2:
        return exact
    return sorted({value for name, value in names.items() if name.startswith(wanted)})


def closest(text: str, known: Iterable[str]) -> str:
    """A question to end a message with, if something known is close; otherwise nothing."""
    near = difflib.get_close_matches(text.casefold(), list(known), n=1, cutoff=0.6)
    return f"; did you mean {near[0]!r}?" if near else ""
