"""What the seats are called: people by their own names, bots by their titles in the reader's language."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from burgomaster.bots.advisor import WORDS
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.server.table import Table


@lru_cache(maxsize=100)
def bot_title(bot: str, lang: str) -> str:
    """What a bot is called; one without a title by its id."""
    words = Words(WORDS, lang)
    return words(bot) if words.has(bot) else bot


def names_in(table: Table, lang: str) -> tuple[str, ...]:
    """The seats' names. Bots that are called the same have their seats' letters with them."""
    bots = [seat.bot for seat in table.seats]
    if not any(bots):
        return table.names
    return spoken_names(bots, table.names, lang)


def spoken_names(bots: list[str], names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The same, from the bots' ids (empty where a person sits) and the people's names."""
    titles = [bot_title(bot, lang) if bot else "" for bot in bots]
    alike = Counter(titles)
    return tuple(
        name
        if not called
        else called[0].upper() + called[1:] + (f" {SEAT_LETTERS[place]}" if alike[called] > 1 else "")
        for place, (called, name) in enumerate(zip(titles, names, strict=True))
    )
