"""What an editor asks about editions, answered in plain data: the same on a server and on a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from burgomaster.editions.changes import another, removed, renamed, with_value
from burgomaster.editions.checking import checked, title_of
from burgomaster.editions.fields import built_in_text, described
from burgomaster.editions.growing import fix_for, grown
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BurgomasterError

CHANGES = ("set", "add", "remove", "another", "rename")
_MOST_FIXES = 5  # findings for which it is worked out whether they can be put right at once


def built_in(game: str) -> dict[str, Any]:
    """The built-in editions of a game as TOML, the default first."""
    texts = {name: built_in_text(game, name) for name in game_of(game).SPEC.editions}
    return {"editions": [{"name": name, "title": title_of(text), "text": text} for name, text in texts.items()]}


def looked_at(game: str, text: str, lang: str) -> dict[str, Any]:
    """What is wrong with an edition of one's own, and all its figures, as an editor shows them."""
    found = described(game, text, lang)
    most = 0 if found.too_many else _MOST_FIXES
    findings = [
        {
            "text": one.text(game, lang),
            "line": one.line,
            "path": list(one.path),
            "called": called,
            "fix": fix_for(game, text, one) if n < most else "",
        }
        for n, (one, called) in enumerate(zip(found.problems, found.called, strict=True))
    ]
    return {
        "findings": findings,
        "title": title_of(text),
        "fields": [asdict(one) for one in found.fields],
        "choices": [[asdict(one) for one in some] for some in found.choices],
        "groups": [asdict(one) for one in found.groups],
        "too_many": found.too_many,
    }


def changed(game: str, text: str, change: str, path: Sequence[str | int], name: str, value: Any) -> str | None:
    """A text with one of CHANGES; comments and order stay. None where that cannot be done."""
    at = tuple(path)
    try:
        if change == "set":
            return with_value(text, at, value)
        if change == "add":
            return grown(game, text, at)
        if change == "remove":
            return removed(text, at)
        return (another if change == "another" else renamed)(text, at, name)
    except BurgomasterError:
        return None


def first_problem(game: str, text: str, lang: str) -> str:
    """The first thing that is wrong with a text, as a sentence with its place; empty if nothing is."""
    for one in checked(game, text).problems:
        place = ".".join(one.path)
        return f"{place}: {one.text(game, lang)}" if place else one.text(game, lang)
    return ""
