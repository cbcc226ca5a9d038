"""Advice in words: the best actions with their chances, everyone's chances, and how play may go on."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.bots.advisor import WORDS
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.words import Words
from burgomaster.play.advice import Advice
from burgomaster.play.position import Position


def _line(advice: Advice, position: Position, names: Sequence[str], lang: str) -> list[str]:
    """The likely line of play, in words: who acts where somebody else did before, and what comes."""
    told: list[str] = []
    last = None
    for event in advice.line:
        after = position.play(event)
        if event.seat == CHANCE:
            happened = after.told(lang, names)  # the first sentence says what came
            told[-1:] = [f"{told[-1] if told else ''} ({happened[0].rstrip('.')})".strip()] if happened else told[-1:]
        else:
            shown = position.describe(event, lang, names)
            told.append(shown if event.seat == last else f"{names[event.seat]}: {shown}")
            last = event.seat
        position = after
    return told


def hint_lines(advice: Advice, position: Position, names: Sequence[str], lang: str) -> list[str]:
    """What to say of a position."""
    words = Words(WORDS, lang)
    lines = [euphonic(words("hint-turn", name=names[position.turn]), lang)]
    moves = [position.describe(idea.action, lang, names) for idea in advice.ideas]
    width = max(map(len, moves))
    for move, idea in zip(moves, advice.ideas, strict=True):
        typed = f"   {idea.action}" if lang == "en" else ""  # in other languages one types what is shown
        lines.append(f"  {100 * idea.chance:3.0f} %  {move:<{width}}{typed}".rstrip())
    chances = ", ".join(f"{name} {100 * chance:.0f} %" for name, chance in zip(names, advice.chances, strict=True))
    lines.append(words("hint-chances", chances=chances))
    if len(advice.line) > 1:
        lines.append(words("hint-line", line=", ".join(_line(advice, position, names, lang))))
    lines.append(words("hint-looks", looks=advice.iterations))
    return lines
