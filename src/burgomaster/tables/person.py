"""A person at a table, and what people may call themselves and write."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from burgomaster.play.record import LONGEST_NAME
from burgomaster.tables.refused import Refused

# Control and format characters, which change the direction of text or hide in it.
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without a visible shape


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by a public id. `token` is set for a bot program that came with a key."""

    id: str
    name: str
    token: bool = False
    owner: str = ""  # who made the key
    device: str = ""  # which of their browsers it is


def clean_name(name: str) -> str:
    """A name without control and format characters, with single spaces; refused if nothing is left."""
    cleaned = clean_text(name, LONGEST_NAME)
    if not cleaned:
        raise Refused(422, "name")
    return cleaned


def clean_text(text: str, longest: int) -> str:
    """A text without control and format characters; empty if nothing visible is left or it is too long."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(
        " " if c.isspace() or c in _BLANK else c
        for c in composed
        if c.isspace() or unicodedata.category(c) not in _HIDDEN
    )
    shown = " ".join(shown.split())
    visible = any(unicodedata.category(c)[0] in "LNPS" for c in shown)  # marks alone are no text
    return shown if visible and len(shown) <= longest else ""
