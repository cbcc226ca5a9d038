"""Warms up: what a first table reads and makes is read and made before anybody waits for it."""

from __future__ import annotations

from collections.abc import Iterable

from burgomaster.games import GAMES, words_of
from burgomaster.games import game as game_of
from burgomaster.games.kernel.words import Words
from burgomaster.play.dice import OF_DEVICE
from burgomaster.tab.device_table import present
from burgomaster.tables.append import appended, opened
from burgomaster.tables.judging import seating
from burgomaster.tables.person import Person
from burgomaster.tables.refused import WORDS
from burgomaster.tables.setup import setup_from
from burgomaster.tables.told import whole

_NOBODY = Person("0" * 32, "-")
_SECRET = bytes(32)  # of tables that nobody plays at


def warm_up(lang: str, games: Iterable[str] = GAMES) -> None:
    """The words of a language, and of some games a table that is opened, begun, looked at and forgotten."""
    Words(WORDS, lang).load()
    for name in games:
        words_of(name, lang).load()
        _look_at_a_table(name, lang)


def _look_at_a_table(game: str, lang: str) -> None:
    players = game_of(game).SPEC.players[0]
    setup = setup_from({"game": game, "players": players, "bots": ["random"] * (players - 1)})
    _, table = opened(seating.opening(setup, _NOBODY, _SECRET), f"{OF_DEVICE}warm", 0)
    _, table = appended(table, seating.start(table, _NOBODY, _SECRET, 0), 0)
    whole(table, _SECRET, 0, lang, present(table), outlook=True)
