"""What the parts of an edition are called: in the game's words, in those of all games, or as the file has them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import cache
from typing import Any

from burgomaster.editions.layout import FigurePath
from burgomaster.games import words_of
from burgomaster.games.kernel.hearing import WORDS
from burgomaster.games.kernel.words import Words


class Names:
    """The names of one edition's parts. A table that has a `name` of its own is called by it."""

    def __init__(self, game: str, language: str, data: dict[str, Any]) -> None:
        self._words = (words_of(game, language), _common(language))
        self._data = data

    def path(self, path: FigurePath) -> list[str]:
        """The name of every part of a path."""
        return [self._part(path[: n + 1]) for n in range(len(path))]

    def choice(self, path: FigurePath, value: str, kinds: Iterable[str]) -> str:
        """What one of some words is called; `kinds` are the figures that choose from them."""
        if "sources" in path:
            return self._said(f"source-{value}") or plain(value)
        if path[0] == "options":
            return self._said(f"value-{path[-1]}-{value}") or self._shared(f"figure-{value}") or plain(value)
        own = self._own_name(value)
        if own:
            return own
        named = [id_ for kind in kinds for id_ in (f"choice-{kind}-{value}", "-".join((kind, value)))]
        return self._said(*named, f"figure-{value}", value) or plain(value)

    def _part(self, path: FigurePath) -> str:
        step = path[-1]
        if isinstance(step, int):
            return str(step + 1)
        if len(path) == 2:
            own = self._name_at(path)
            if own:
                return own
        if len(path) == 2 and path[0] == "options":
            return self._said(f"option-{step}") or plain(step)
        within = "-".join((kind_of(path[:-1]), step))  # such as card-pay
        sheet = f"sheet-{step.replace('_', '-').lower()}"
        here = f"figure-{path[0]}-{step}"  # where its name differs from the usual one
        field = f"view-{step}"  # what a small game calls its fields
        return self._said(here, f"figure-{step}", sheet, within, step, field) or plain(step)

    def _name_at(self, path: FigurePath) -> str:
        found: Any = self._data
        for step in path:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                return ""
        name = found.get("name") if isinstance(found, dict) else None
        return name if isinstance(name, str) and name.strip() else ""

    def _own_name(self, key: str) -> str:
        """The `name` of the table that is called so, wherever it is."""
        for section in self._data:
            own = self._name_at((section, key))
            if own:
                return own
        return ""

    def _shared(self, one: str) -> str:
        """A word that all games share."""
        return self._words[1](one) if self._words[1].has(one) else ""

    def _said(self, *ids: str) -> str:
        """The first of these words that there is. Only figures and sources have words that all games share."""
        for one in ids:
            shared = one.startswith(("figure-", "source-"))
            for words in self._words if shared else self._words[:1]:
                with contextlib.suppress(LookupError):  # a word that asks for values is no name
                    if one[:1].isalpha() and words.has(one):
                        return words(one)
        return ""


def kind_of(path: FigurePath) -> str:
    """What a figure is, whichever of several it is: the last part of its path that is no number."""
    return next((str(step) for step in reversed(path) if not str(step).isdigit()), "")


def plain(key: str) -> str:
    """A key without the signs that hold it together."""
    return key.replace("_", " ").replace("-", " ")


@cache
def _common(language: str) -> Words:
    return Words(WORDS, language)
