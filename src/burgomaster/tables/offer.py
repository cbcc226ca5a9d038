"""What a house offers: its games with their editions and options, its bots; in a reader's language."""

from __future__ import annotations

from typing import Any

from burgomaster.bots.advisor import WORDS as BOT_WORDS
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import BOTS, bots_of, default_bot, thinks
from burgomaster.games import GAMES, words_of
from burgomaster.games import game as game_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.play.puzzle import puzzles_of
from burgomaster.tables.names import bot_title
from burgomaster.tables.options import OptionSaid, explained


def offer(lang: str) -> dict[str, Any]:
    """Games, bots and languages."""
    speak = Words(BOT_WORDS, lang)
    bots = [
        {
            "name": name,
            "level": LEVELS.index(name) + 1 if name in LEVELS else 0,
            "title": bot_title(name, lang),
            "means": speak(f"{name}-means"),
        }
        for name in BOTS
    ]
    return {"games": [_game(name, words_of(name, lang)) for name in GAMES], "bots": bots, "languages": LANGUAGES}


def _game(name: str, words: Words) -> dict[str, Any]:
    def said(word: str, otherwise: str = "") -> str:
        return words(word) if words.has(word) else otherwise

    def option(one: OptionSaid) -> dict[str, Any]:
        name, values = one.option.name, one.option.values
        return {
            "name": name,
            "values": values,
            "said": one.said,
            "called": one.called,
            "measured": one.measured,
            "why": one.why,
        }

    spec = game_of(name).SPEC
    return {
        "name": name,
        "title": said("title", name),
        "about": said("about"),
        "duration": said("duration"),
        "rules": spec.rules,
        "fewest": spec.players[0],
        "most": spec.players[-1],
        "private": spec.private,
        "editions": spec.editions,
        "options": [option(one) for one in explained(name, words.language)],
        "bots": bots_of(name),
        "default_bot": default_bot(name),
        "advice": thinks(name),
        "puzzles": len(puzzles_of(name)),
    }
