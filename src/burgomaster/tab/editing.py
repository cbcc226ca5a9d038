"""Editions of one's own on a device: the same requests as the server's `api/editions.py` takes."""

from __future__ import annotations

from typing import Any

from burgomaster.editions.answers import CHANGES, built_in, changed, first_problem, looked_at
from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.play.printed import book_of, printed, title_of
from burgomaster.play.setting import setting
from burgomaster.tab.bodies import anything, given, text
from burgomaster.tab.requests import DeviceAsk, answers
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import LONGEST_EDITION

_TEXT = text(LONGEST_EDITION)
_LONGEST_PATH = 16


def _game(ask: DeviceAsk) -> str:
    if ask.name not in GAMES:
        raise Refused(404, "not-found")
    return ask.name


@answers("GET", "/api/games/*/editions")
async def editions(ask: DeviceAsk) -> Any:
    """The built-in editions of a game as TOML, to be copied and changed."""
    return built_in(_game(ask))


@answers("POST", "/api/games/*/editions/check", text=_TEXT)
async def check_edition(ask: DeviceAsk) -> Any:
    """What is wrong with an edition of one's own, and all its figures."""
    return looked_at(_game(ask), ask.body["text"], ask.lang)


def _is_path(asked: Any) -> bool:
    return (
        isinstance(asked, list)
        and 1 <= len(asked) <= _LONGEST_PATH
        and all((isinstance(step, str) and len(step) <= 200) or type(step) is int for step in asked)
    )


def _is_value(asked: Any) -> bool:
    return isinstance(asked, (str, int)) or (
        isinstance(asked, list) and all(isinstance(one, str) or type(one) is int for one in asked)
    )


@answers(
    "POST",
    "/api/games/*/editions/change",
    text=_TEXT,
    change=given(lambda one: one in CHANGES),
    path=given(_is_path),
    name=text(60, default=""),
    value=given(_is_value, ""),
)
async def change_edition(ask: DeviceAsk) -> Any:
    """An edition with one thing changed."""
    found = changed(_game(ask), *(ask.body[name] for name in ("text", "change", "path", "name", "value")))
    if found is None:
        raise Refused(409, "edition-change")
    return {"text": found}


@answers("POST", "/api/games/*/editions/book", text=_TEXT)
async def book_of_edition(ask: DeviceAsk) -> Any:
    """The rulebook of an edition of one's own, if nothing is wrong with it."""
    game, written = _game(ask), ask.body["text"]
    wrong = first_problem(game, written, ask.lang)
    if wrong:
        raise Refused(422, "bad-request", text=wrong)
    agreed = setting(game, game_of(game).SPEC.players[-1], edition_text=written)
    return {
        "edition": agreed.edition,
        "title": title_of(agreed),
        "figures": printed(agreed),
        "book": book_of(agreed, ask.lang),
    }


@answers("POST", "/api/games/*/editions/balance", text=anything(None), players=anything(None))
async def balance_edition(ask: DeviceAsk) -> Any:
    """Thousands of games take compiled code, which a browser's Python has not."""
    raise Refused(409, "balance-elsewhere")
