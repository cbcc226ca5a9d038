"""What requests bring with them, checked: the house takes what the server takes, without its packages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from burgomaster.games.kernel.untrusted import Unreadable, from_json
from burgomaster.tables.refused import Refused

LONGEST_BODY = 200_000  # characters
_MOST = 2**31 - 1
_REQUIRED = object()

Check = Callable[[Any], bool]
# By name of a field: a check of its value, and the value it has if it is left out.
Fields = Mapping[str, tuple[Check, Any]]


def text(most: int, least: int = 0, pattern: str = "", default: Any = _REQUIRED) -> tuple[Check, Any]:
    """A text of so many characters."""
    form = re.compile(pattern)

    def fits(given: Any) -> bool:
        return isinstance(given, str) and least <= len(given) <= most and form.match(given) is not None

    return fits, default


def number(least: int = 0, most: int = _MOST, default: Any = _REQUIRED) -> tuple[Check, Any]:
    """A whole number."""
    return lambda given: type(given) is int and least <= given <= most, default


def flag() -> tuple[Check, Any]:
    """Yes or no."""
    return lambda given: isinstance(given, bool), _REQUIRED


def given(fits: Check, default: Any = _REQUIRED) -> tuple[Check, Any]:
    """Whatever fits."""
    return fits, default


def anything(default: Any) -> tuple[Check, Any]:
    """Whatever it is; somebody else checks it."""
    return lambda _: True, default


def or_null(field: tuple[Check, Any], default: Any = _REQUIRED) -> tuple[Check, Any]:
    """The same, or null."""
    fits, _ = field
    return lambda given: given is None or fits(given), default


CLIENT_ID = text(64, pattern=r"[\x20-\x7e]*\Z", default="")
DIGEST = text(64, pattern=r"(?:[0-9a-f]{64})?\Z")
SEAT = number(0, 5)


def read(body: str, fields: Fields, longest: int = LONGEST_BODY) -> dict[str, Any]:
    """The fields of a body, in JSON; refused if it has others, or they are not what they may be."""
    try:
        given = from_json(body or "{}", longest)
    except Unreadable as problem:
        raise Refused(422, "bad-request", problem=str(problem)) from None
    if not isinstance(given, dict):
        raise Refused(422, "bad-request", problem="an object is expected")
    return checked(given, fields)


def checked(given: Mapping[str, Any], fields: Fields) -> dict[str, Any]:
    """The same, where it is read already."""
    for name in given:
        if name not in fields:
            raise Refused(422, "bad-request", problem=f"there is no field {name[:40]!r}")
    found = {}
    for name, (fits, default) in fields.items():
        if name not in given and default is not _REQUIRED:
            found[name] = default
        elif name in given and fits(given[name]):
            found[name] = given[name]
        else:
            raise Refused(422, "bad-request", problem=f"the field {name!r} is missing or wrong")
    return found
