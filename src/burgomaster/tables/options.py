"""The options of a game as whoever chooses reads them: what is asked, why one may doubt, and what was measured.

The measurements are in `measured.json` of a game's folder, which `python -m burgomaster.lab.options GAME` makes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from burgomaster.games import folder, words_of
from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.seats import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.tables.names import bot_title

WORDS = Path(__file__).parent / "words"
FILE = "measured.json"
# A difference is told where it is so many halves of its 95 % interval: of the nine shares of seats beside a value one
# lies outside its interval by chance in every third option.
CLEAR = 1.5


@dataclass(frozen=True)
class OptionSaid:
    """One option in a reader's language."""

    option: Option
    said: str
    called: tuple[str, ...]  # its values
    why: str  # what the rule says, and what the printed box; "" where nobody doubts
    measured: str  # what it changes; "" where nobody measured


@cache
def explained(game: str, lang: str) -> tuple[OptionSaid, ...]:
    """All options of a game. Kept, since every page that is opened asks for them."""
    words = words_of(game, lang)

    def said(word: str, otherwise: str = "") -> str:
        return words(word) if words.has(word) else otherwise

    return tuple(
        OptionSaid(
            one,
            said(f"option-{one.name}", one.name),
            tuple(said(f"value-{one.name}-{value}", value) for value in one.values),
            said(f"why-{one.name}"),
            _measured(game, one, lang),
        )
        for one in game_of(game).SPEC.options
    )


def told(game: str, lang: str) -> str:
    """All options as Markdown, each with its values as they are written."""
    parts = list[str]()
    for one in explained(game, lang):
        values = "\n".join(
            f"- `{one.option.name} = {value}`" + (f": {called}" if called != value else "")
            for value, called in zip(one.option.values, one.called, strict=True)
        )
        about = " ".join(text for text in (one.why, one.measured) if text)
        rule = f" ({one.option.rule})" if one.option.rule else ""
        parts.append(f"## {one.said}{rule}\n\n{values}\n" + (f"\n{about}\n" if about else ""))
    return f"# {words_of(game, lang)('title')}\n\n" + "\n".join(parts)


@cache
def measurements(game: str) -> dict[str, Any]:
    """What the options of a game were found to change; empty where nobody measured."""
    path = folder(game) / FILE
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def clear(difference: float, half: float) -> bool:
    """Is a difference with half of its 95 % interval told?"""
    return abs(difference) > CLEAR * half


def _measured(game: str, option: Option, lang: str) -> str:
    """One sentence for every value but the usual one, and before them how it was measured."""
    found = measurements(game)
    effects = [one for one in found.get("effects", ()) if one["option"] == option.name]
    if not effects:
        return ""
    speak, names = Words(WORDS, lang), words_of(game, lang)

    def called(name: str, value: str) -> str:
        word = f"value-{name}-{value}"
        return names(word) if names.has(word) else value

    bot = bot_title(found["bot"], lang)
    games, usual = str(found["games"]), called(option.name, effects[0]["usual"])
    told = [speak("option-measured", bot=bot, games=games, usual=usual)]
    told += [speak("option-with", value=called(name, value)) for name, value in effects[0]["under"].items()]
    for one in effects:
        told.append(speak("option-effect", value=called(option.name, one["value"]), effect=_effect(speak, one, lang)))
    if any(map(_unmoved, effects)):
        told.append(speak("option-unmoved"))
    return " ".join(told)


def _unmoved(effect: dict[str, Any]) -> bool:
    """Was every game played as without it?"""
    return all(one["same"] for one in effect["players"].values())


def _effect(speak: Words, effect: dict[str, Any], lang: str) -> str:
    tables: dict[str, dict[str, Any]] = effect["players"]
    if _unmoved(effect):
        return speak("option-same")
    parts = list[str]()
    if any(clear(*one["more"]) for one in tables.values()):
        turns = [_signed(one["more"][0], lang) for one in tables.values()]
        parts.append(speak("option-turns", turns=" / ".join(turns), players=_listed(speak, list(tables))))
    parts += [
        speak("option-seat", seat=SEAT_LETTERS[seat], players=players, points=_signed(100 * share[0], lang))
        for players, one in tables.items()
        for seat, share in enumerate(one["seats"])
        if clear(*share)
    ]
    return "; ".join(parts) or speak("option-nothing")


def _signed(number: float, lang: str) -> str:
    shown = f"{number:+.1f}".replace("-", "−")
    shown = "0.0" if shown[1:] == "0.0" else shown
    return shown if lang == "en" else shown.replace(".", ",")


def _listed(speak: Words, parts: list[str]) -> str:
    *before, last = parts
    return speak("option-listed", before=", ".join(before), last=last) if before else last
