"""Hints in lines: the best actions with their chances, what each costs and why, and how things may stand after it."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.bots.advisor import WORDS
from burgomaster.bots.hint_words import ahead_head, ahead_said, cost_said, reasons_said
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.words import Words
from burgomaster.play.hint import Hint
from burgomaster.play.position import Position

_INDENT = " " * 9
_EXPLAINED = 2  # ideas of which is told what may follow


def hint_lines(hint: Hint, position: Position, names: Sequence[str], lang: str) -> list[str]:
    """What to say of a position."""
    words = Words(WORDS, lang)
    lines = [euphonic(words("hint-turn", name=names[position.turn]), lang)]
    moves = [position.describe(idea.action, lang, names) for idea in hint.ideas]
    width = max(map(len, moves))
    for place, (move, idea) in enumerate(zip(moves, hint.ideas, strict=True)):
        typed = f"   {idea.action}" if lang == "en" else ""  # in other languages one types what is shown
        cost = cost_said(idea, lang)
        lines.append(f"  {100 * idea.chance:3.0f} %  {move:<{width}}{typed}{f'   ({cost})' if cost else ''}".rstrip())
        for speaks_for, said in reasons_said(idea, position, names, lang) if idea.reasons or not place else ():
            lines.append(f"{_INDENT}{'+' if speaks_for else '−'} {said}")
        ahead = ahead_said(idea, position, lang) if place < _EXPLAINED else []
        if ahead:
            lines.append(f"{_INDENT}{ahead_head(idea, lang)} {'; '.join(ahead)}.")
    chances = ", ".join(f"{name} {100 * chance:.0f} %" for name, chance in zip(names, hint.chances, strict=True))
    lines.append(words("hint-chances", chances=chances))
    lines.append(words("hint-iterations", n=hint.iterations))
    return lines
