"""Names of seats: people by their own names, bots by their titles in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from burgomaster.bots.advisor import WORDS
from burgomaster.bots.registry import BOTS
from burgomaster.games.kernel.words import Words
from burgomaster.tables.distinct_names import distinct_names
from burgomaster.tables.table import Table, bot_name


@lru_cache(maxsize=100)
def bot_title(bot: str, lang: str) -> str:
    """What a bot is called; one without a title by its id."""
    words = Words(WORDS, lang)
    return words(bot) if words.has(bot) else bot


def names_in(table: Table, lang: str) -> tuple[str, ...]:
    """The seats' names, made distinct by the seat's letter where two are equal."""
    return spoken_names(tuple(seat.bot for seat in table.seats), table.names, lang)


def names_from_file(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """The same from a game file, where a bot is called by its seat and its id."""
    bots = tuple(next((bot for bot in BOTS if name == bot_name(place, bot)), "") for place, name in enumerate(names))
    return spoken_names(bots, tuple(names), lang)


@lru_cache(maxsize=1000)
def spoken_names(bots: tuple[str, ...], names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The same, from the bots' ids (empty where a person sits) and the people's names."""
    titles = [bot_title(bot, lang) if bot else "" for bot in bots]
    shown = [called[0].upper() + called[1:] if called else name for called, name in zip(titles, names, strict=True)]
    return distinct_names(shown)
