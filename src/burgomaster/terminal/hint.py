"""Advice in words: the best actions with their chances, everyone's chances, and how play may go on."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.bots.advisor import WORDS
from burgomaster.games.kernel.words import Words
from burgomaster.play.advice import Advice
from burgomaster.play.position import Position


def hint_lines(advice: Advice, position: Position, names: Sequence[str], lang: str) -> list[str]:
    """What to say of a position."""
    words = Words(WORDS, lang)
    lines = [words("hint-turn", name=names[position.turn])]
    moves = [position.describe(idea.action, lang, names) for idea in advice.ideas]
    width = max(map(len, moves))
    for move, idea in zip(moves, advice.ideas, strict=True):
        lines.append(f"  {100 * idea.chance:3.0f} %  {move:<{width}}   {idea.action}")
    chances = ", ".join(f"{name} {100 * chance:.0f} %" for name, chance in zip(names, advice.chances, strict=True))
    lines.append(words("hint-chances", chances=chances))
    if len(advice.line) > 1:
        lines.append(words("hint-line", line=", ".join(advice.line)))
    lines.append(words("hint-looks", looks=advice.iterations))
    return lines
