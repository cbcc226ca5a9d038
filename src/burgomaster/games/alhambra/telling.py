"""What happened in Alhambra, in sentences.

Most effects need none: the action says what was bought or taken, and the table shows what came into the yard.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from burgomaster.games.alhambra import effects as happened
from burgomaster.games.alhambra.actions import building_name
from burgomaster.games.alhambra.state import CURRENCIES, NOBODY, SCORINGS, TYPES, C, Edition, State
from burgomaster.games.alhambra.tableau import rival_names
from burgomaster.games.kernel.effects import Kind, Things, Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.words import Words


def tell(
    told: Sequence[Told], before: State, after: State, e: Edition, names: Sequence[str], words: Words
) -> list[str]:
    """Who starts and why, who is on turn once more, a new deck, scorings, Dirk's buildings, leftovers, who has won."""
    speaker = _Speaker(told, e.theme, rival_names(after, names, words), words)
    return [sentence for kind, run in groupby(told, lambda one: one[0]) for sentence in speaker.say(kind, list(run))]


class _Speaker:
    """Says runs of effects of one kind."""

    def __init__(self, told: Sequence[Told], theme: int, names: Sequence[str], words: Words) -> None:
        self.told, self.theme, self.names, self.words = told, theme, names, words

    def say(self, kind: Kind, run: Sequence[Told]) -> list[str]:
        if kind is happened.TURNS_UP:
            return self._scoring(_slot(run[0], "scoring"))
        if kind is happened.FINAL:
            return self._scoring(C)
        if kind is happened.DIRK_DRAWS:
            return [self.words("told-dirk-draws", buildings=self._buildings(run))]
        if kind is happened.LEFTOVER:
            return [self._leftover(one) for one in run]
        if kind is happened.WINS:
            return [self._winners(run)]
        return sentences([one for one in run if _is_news(one)], self.names, self.words, _reason)

    def _buildings(self, run: Sequence[Told]) -> str:
        drawn = [_slot(one, "building") for one in run]
        counts = [(building_name(t, self.theme, self.words), drawn.count(t)) for t in range(TYPES) if t in drawn]
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts)

    def _leftover(self, told: Told) -> str:
        building = building_name(_slot(told, "building"), self.theme, self.words)
        slot, owner = self.words(CURRENCIES[_slot(told, "slot")]), _slot(told, "who")
        if owner == NOBODY:
            return self.words("told-unsold", building=building, slot=slot)
        return self.words("told-leftover", building=building, slot=slot, who=self.names[owner])

    def _winners(self, run: Sequence[Told]) -> str:
        names = " & ".join(self.names[_slot(one, "who")] for one in run)
        message = "told-winners" if len(run) > 1 else "told-winner"
        return self.words(message, name=names, names=names, points=_slot(run[0], "points"))

    # ---- A scoring: what everybody earned, then type by type ----

    def _scoring(self, scoring: int) -> list[str]:
        found = [one for one in self.told if one[0] is happened.SCORES and _slot(one, "scoring") == scoring]
        totals = [0] * len(self.names)
        for one in found:
            totals[_slot(one, "who")] += _slot(one, "each")
        earned = [self._earned(name, points) for name, points in zip(self.names, totals, strict=True) if points]
        points = ", ".join(earned) or self.words("told-nobody")
        types = [self._type(t, [one for one in found if _slot(one, "building") == t]) for t in range(TYPES)]
        return [self.words("told-scoring", scoring=SCORINGS[scoring], points=points), *filter(None, types)]

    def _earned(self, name: str, points: int) -> str:
        return self.words("told-points", name=name, points=points)

    def _type(self, t: int, found: Sequence[Told]) -> str:
        """Who earned what with one type of building; empty if nobody did."""
        places = groupby(sorted(found, key=_place), _place)
        shares = [self._place(list(run)) for _, run in places]
        building = building_name(t, self.theme, self.words)
        return self.words("told-type", building=building, shares="; ".join(filter(None, shares))) if any(shares) else ""

    def _place(self, run: Sequence[Told]) -> str:
        names = ", ".join(self.names[_slot(one, "who")] for one in run)
        pot, lost, each = (_slot(run[0], slot) for slot in ("pot", "lost", "each"))
        if len(run) > 1 and pot:
            return self.words("told-shared", names=names, pot=pot, lost=lost, each=each)
        return self._earned(names, each) if each else ""


def _slot(told: Told, name: str) -> int:
    kind, _, values = told
    return values[list(kind.slots).index(name)]


def _place(told: Told) -> int:
    return _slot(told, "place")


def _reason(thing: Things, value: int) -> str:
    """Why somebody starts: the sentence chooses its words by it."""
    return thing.names[value]


def _is_news(told: Told) -> bool:
    """Is there anything to say that the action or the table does not?"""
    kind = told[0]
    if kind is happened.ENDS:
        return _slot(told, "why") == happened.NOTHING_POSSIBLE
    if kind is happened.DIRK_GETS:
        return _slot(told, "count") < _slot(told, "due")
    return True
