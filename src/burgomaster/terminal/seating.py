"""Who sits where: bots are written into the game file as `B level-3`, and shown by their titles, as `Builder`."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.bots.registry import Bot
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.tables.distinct_names import distinct_names
from burgomaster.tables.names import bot_title


def shown_names(names: Sequence[str], seats: Sequence[Bot | None], words: Words) -> tuple[str, ...]:
    """The names as they are shown. Two bots of one title are told apart by the letters of their seats."""
    shown = [
        name if bot is None else _shown(name, SEAT_LETTERS[seat], words.language)
        for seat, (name, bot) in enumerate(zip(names, seats, strict=True))
    ]
    return distinct_names(shown)


def _shown(name: str, letter: str, lang: str) -> str:
    written, _, kind = name.partition(" ")
    title = bot_title(kind, lang)
    if written != letter or title == kind:  # a guest, or a bot without a title
        return name
    return title[0].upper() + title[1:]
