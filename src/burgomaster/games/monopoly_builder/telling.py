"""What happened in Monopoly Builder, in sentences.

Much needs none: the action says what was bought, built or traded. Many small things that go together are one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from burgomaster.games.kernel.effects import Kind, Things, Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder import effects as happened
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name
from burgomaster.games.monopoly_builder.state import KIND_COUNT, KINDS, Edition, State
from burgomaster.games.monopoly_builder.tableau import space_name

# Kinds of effects that make one sentence when they follow each other, if one seat did them all or, with False, anyway.
_TOGETHER: dict[Kind, tuple[str, bool]] = {
    happened.TIES_TO_START: ("ties", False),
    happened.COLLECTS: ("collects", True),
    happened.COLLECTS_OWN: ("collects", True),
    happened.TAKES: ("takes", True),
    happened.PICKS_UP: ("picks-up", True),
    happened.RENT: ("rent", True),
    happened.PAYS: ("rent", True),
    happened.CANNOT_RAISE: ("cannot-raise", False),
    happened.HANDS_DEED: ("hands", False),
    happened.HANDS_CHIPS: ("hands", False),
    happened.HANDS_CARDS: ("hands", False),
    happened.HANDS_MONEY: ("hands", False),
    happened.RETURNS_DEED: ("returns", True),
    happened.RETURNS_CHIPS: ("returns", True),
    happened.RETURNS_CARD: ("returns", True),
    happened.RETURNS_MONEY: ("returns", True),
    happened.SCORES_BUILDING: ("scores", False),
    happened.SCORES_SET: ("scores", False),
    happened.BILLIONAIRE: ("scores", False),
    happened.COMMUNITY: ("scores", False),
    happened.SCORES: ("scores", False),
    happened.WINS: ("wins", False),
}


def tell(
    told: Sequence[Told], before: State, after: State, e: Edition, names: Sequence[str], words: Words
) -> list[str]:
    """Who drew, moved, collected, paid and handed over what; who is bankrupt; the score, and who has won."""
    speaker = _Speaker(told, e, names, words)
    spoken = [one for one in told if one[0] in _TOGETHER or words.has(f"told-{one[0].name}")]
    runs = groupby(enumerate(spoken), lambda numbered: _together(*numbered))
    return [sentence for _, run in runs for sentence in speaker.say([one for _, one in run])]


def _together(number: int, told: Told) -> tuple[str, int]:
    """Effects with the same of this are said together."""
    family, by_seat = _TOGETHER.get(told[0], ("", False))
    if not family:
        return "", number
    return family, _slot(told, "who") if by_seat else 0


def _slot(told: Told, name: str) -> int:
    kind, _, values = told
    return values[list(kind.slots).index(name)]


class _Speaker:
    """Says runs of effects that go together."""

    def __init__(self, told: Sequence[Told], e: Edition, names: Sequence[str], words: Words) -> None:
        self.told, self.e, self.names, self.words = told, e, names, words

    def say(self, run: Sequence[Told]) -> list[str]:
        family, _ = _TOGETHER.get(run[0][0], ("", False))
        sayings: dict[str, Callable[[Sequence[Told]], list[str]]] = {
            "ties": self._ties,
            "collects": self._collects,
            "takes": self._takes,
            "picks-up": self._picks_up,
            "rent": self._rent,
            "cannot-raise": self._cannot_raise,
            "hands": self._hands,
            "returns": self._returns,
            "scores": self._scores,
            "wins": self._wins,
        }
        return sayings[family](run) if family else self._one_by_one(run)

    def _one_by_one(self, run: Sequence[Told]) -> list[str]:
        by_penthouse = (happened.GAME_OVER, happened.BY_PENTHOUSE)  # it has been said who built it
        news = [one for one in run if (one[0], *one[2][:1]) != by_penthouse]
        return sentences(news, self.names, self.words, self._name_of)

    def _name_of(self, thing: Things, value: int) -> str:
        if thing is happened.DEED:
            return deed_name(self.e, value)
        if thing is happened.SPACE:
            return space_name(self.e, value, self.words)
        if thing is happened.CARD:
            return self.words(f"card-{thing.names[value]}")
        if thing is happened.CHIP:
            return self.words(thing.names[value])
        return thing.names[value]  # a field; and the reason of the end, by which a sentence chooses its words

    def _sentence(self, message: str, told: Told, **more: Any) -> str:
        to = {"to": self.names[_slot(told, "to")]} if "to" in told[0].slots else {}
        return self.words(message, who=self.names[_slot(told, "who")], **to, **more)

    def _ties(self, run: Sequence[Told]) -> list[str]:
        names = ", ".join(self.names[_slot(one, "who")] for one in run)
        return [self.words("told-ties-to-start", names=names, total=_slot(run[0], "total"))]

    # ---- Chips ----

    def _chips(self, k: int, count: int) -> str:
        return ", ".join(chips_text([count if kind == k else 0 for kind in range(KIND_COUNT)], self.words))

    def _got(self, told: Told) -> str:
        """What the bank gave, and of how much if it was short."""
        k, due, got = (_slot(told, slot) for slot in ("chip", "due", "got"))
        if got == due:
            return self._chips(k, got)
        return self.words("chips-short", got=got, due=due, many=self.words(f"{KINDS[k]}s"))

    def _collects(self, run: Sequence[Told]) -> list[str]:
        parts = []
        for one in run:
            got = self._got(one)
            if one[0] is happened.COLLECTS:
                got = self.words("things-for-deed", things=got, deed=deed_name(self.e, _slot(one, "deed")))
            parts.append(got)
        return [self._sentence("told-collects", run[0], things=", ".join(parts))]

    def _takes(self, run: Sequence[Told]) -> list[str]:
        return [self._sentence("told-takes", run[0], things=", ".join(map(self._got, run)))]

    def _picks_up(self, run: Sequence[Told]) -> list[str]:
        counts = [sum(_slot(one, "count") for one in run if _slot(one, "chip") == k) for k in range(KIND_COUNT)]
        return [self._sentence("told-picks-up", run[0], things=", ".join(chips_text(counts, self.words)))]

    # ---- Money and deals ----

    def _rent(self, run: Sequence[Told]) -> list[str]:
        """A rent that was paid at once, one that is still owed, or the payment of a debt."""
        first = run[0]
        if first[0] is happened.PAYS:
            return [self._sentence("told-pays", one, paid=_slot(one, "paid")) for one in run]
        message = "told-rent" if len(run) > 1 else "told-rent-due"
        deed, sort = deed_name(self.e, _slot(first, "deed")), happened.RENTS.names[_slot(first, "rent")]
        return [self._sentence(message, first, deed=deed, rent=sort, due=_slot(first, "due"))]

    def _cannot_raise(self, run: Sequence[Told]) -> list[str]:
        names = ", ".join(self.names[_slot(one, "who")] for one in run)
        return [self.words("told-cannot-raise", names=names, count=len(run), least=_slot(run[0], "least"))]

    def _things(self, run: Sequence[Told]) -> str:
        """What changes hands, Get-out cards counted together."""
        parts = []
        for cards, some in groupby(run, lambda one: one[0] in (happened.HANDS_CARDS, happened.RETURNS_CARD)):
            if cards:
                held = sum(_slot(one, "count") if one[0] is happened.HANDS_CARDS else 1 for one in some)
                parts.append(self.words("some-cards", count=held))
            else:
                parts += map(self._thing, some)
        return ", ".join(parts)

    def _thing(self, told: Told) -> str:
        """A deed, chips or money."""
        kind = told[0]
        if kind in (happened.HANDS_DEED, happened.RETURNS_DEED):
            deed = deed_name(self.e, _slot(told, "deed"))
            mortgaged = kind is happened.HANDS_DEED and _slot(told, "mortgaged")
            return f"{deed} ({self.words('table-mortgaged')})" if mortgaged else deed
        if kind in (happened.HANDS_CHIPS, happened.RETURNS_CHIPS):
            return self._chips(_slot(told, "chip"), _slot(told, "count"))
        return self.words("some-money", amount=_slot(told, "amount"))

    def _hands(self, run: Sequence[Told]) -> list[str]:
        """What every one of them hands over, in the order in which they begin."""
        by_pair: dict[tuple[int, int], list[Told]] = {}
        for one in run:
            by_pair.setdefault((_slot(one, "who"), _slot(one, "to")), []).append(one)
        return [self._sentence("told-hands", things[0], things=self._things(things)) for things in by_pair.values()]

    def _returns(self, run: Sequence[Told]) -> list[str]:
        return [self._sentence("told-returns", run[0], things=self._things(run))]

    # ---- The end ----

    def _scores(self, run: Sequence[Told]) -> list[str]:
        """Everybody's points, and what they are for."""
        sorts = (
            ("score-buildings", happened.SCORES_BUILDING),
            ("score-sets", happened.SCORES_SET),
            ("picture-billionaire", happened.BILLIONAIRE),
            ("picture-community", happened.COMMUNITY),
        )
        said = []
        for one in run:
            if one[0] is happened.SCORES:
                who, points = _slot(one, "who"), _slot(one, "points")
                earned = [
                    (name, sum(_slot(part, "points") for part in run if part[0] is kind and _slot(part, "who") == who))
                    for name, kind in sorts
                ]
                parts = ", ".join(f"{self.words(name)} {count}" for name, count in earned if count)
                said.append(self._sentence("told-scores", one, points=points, parts=f" ({parts})" if parts else ""))
        return said

    def _wins(self, run: Sequence[Told]) -> list[str]:
        won = [_slot(one, "who") for one in run]
        points = {_slot(one, "who"): _slot(one, "points") for one in self.told if one[0] is happened.SCORES}
        tied = [who for who, count in points.items() if count == points[won[0]]]
        names = ", ".join(self.names[who] for who in won)
        if len(won) > 1:
            return [self.words("told-winners", names=names)]
        return [self.words("told-wins-by-money" if len(tied) > 1 else "told-wins", who=names)]
