"""What happened in Alhambra, in sentences: all that belongs to one action is said in one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from burgomaster.games.alhambra import effects as happened
from burgomaster.games.alhambra.actions import building_word, card_name
from burgomaster.games.alhambra.rules import value_of
from burgomaster.games.alhambra.state import CURRENCIES, NOBODY, SCORINGS, TYPES, C, Edition, State
from burgomaster.games.alhambra.tableau import rival_names
from burgomaster.games.kernel.effects import Kind, Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.voice import Voice, listed

Run = Sequence[Told]


def tell(told: Run, before: State, after: State, e: Edition, voice: Voice) -> list[str]:
    """Who got, took, bought and paid what, what was laid, scorings, leftovers, and who has won."""
    heard = Voice(rival_names(after, voice.names, voice.words), voice.words, voice.you)
    return _Narrator(told, e.theme, heard).say()


class _Narrator:
    """Says runs of effects of one kind."""

    def __init__(self, told: Run, theme: int, voice: Voice) -> None:
        self.told, self.theme, self.voice = told, theme, voice
        self.ways: dict[Kind, Callable[[Run], Iterable[str]]] = {
            happened.DEALT: self._dealt,
            happened.STARTS: self._starts,
            happened.TAKES: self._takes,
            happened.BUYS: self._bought,
            happened.ENDS: self._passed,
            happened.YARD: self._yard,
            happened.LAID: self._laid,
            happened.SHUFFLES: self._as_it_is,
            happened.TURNS_UP: lambda run: [self._scoring(_slot(run[0], "scoring"))],
            happened.FINAL: lambda run: [self._scoring(C)],
            happened.SCORES: self._types,
            happened.DIRK_GETS: self._too_few_for_dirk,
            happened.DIRK_DRAWS: self._drawn_by_dirk,
            happened.THE_END: self._as_it_is,
            happened.LEFTOVER: self._leftovers,
            happened.WINS: self._winners,
        }

    def say(self) -> list[str]:
        spoken = [one for one in self.told if one[0] in self.ways]
        runs = [(kind, list(run)) for kind, run in groupby(spoken, lambda one: one[0])]
        return [sentence for kind, run in runs for sentence in self.ways[kind](run)]

    def _as_it_is(self, run: Run) -> list[str]:
        return sentences(run, self.voice)

    # ---- Cards ----

    def _cards(self, run: Run) -> str:
        return listed([card_name(_slot(one, "card"), self.voice.words) for one in run], self.voice.words)

    def _building(self, told: Told, *forms: str) -> dict[str, Any]:
        """The building that is spoken of, in the forms that the sentence needs."""
        word = building_word(_slot(told, "building"), self.theme)
        return {f"building-{form}": self.voice.words(f"{word}.{form}") for form in forms}

    def _currency(self, told: Told) -> str:
        return self.voice.words(CURRENCIES[_slot(told, "slot")])

    def _dealt(self, run: Run) -> list[str]:
        return [self._dealt_to(who, list(cards)) for who, cards in groupby(run, _who)]

    def _dealt_to(self, who: int, cards: Run) -> str:
        total = sum(value_of(_slot(one, "card")) for one in cards)
        return self.voice.say("told-dealt", who, cards=self._cards(cards), count=len(cards), total=total)

    def _takes(self, run: Run) -> list[str]:
        return [self.voice.say("told-takes", who, cards=self._cards(list(cards))) for who, cards in groupby(run, _who)]

    def _yard(self, run: Run) -> list[str]:
        there = [
            self.voice.part("in-slot", **self._building(one, "a"), price=_slot(one, "price"), slot=self._currency(one))
            for one in run
        ]
        return [self.voice.say("told-yard", buildings=listed(there, self.voice.words))]

    def _laid(self, run: Run) -> list[str]:
        return [self.voice.say("told-laid", cards=self._cards(run))]

    # ---- Turns ----

    def _starts(self, run: Run) -> list[str]:
        return [self.voice.say("told-starts", _who(one), why=_name(one, "why")) for one in run]

    def _bought(self, run: Run) -> list[str]:
        return [self._purchase(one) for one in run]

    def _purchase(self, bought: Told) -> str:
        """What it cost, what was paid for it card by card, and what comes of paying exactly."""
        place = next(place for place, one in enumerate(self.told) if one is bought)
        before = list(self.told[:place])
        paid: list[Told] = []
        while before and before[-1][0] is happened.PAYS:
            paid.insert(0, before.pop())
        due = _slot(bought, "due")
        return self.voice.say(
            "told-buys",
            _who(bought),
            **self._building(bought, "the"),
            slot=self._currency(bought),
            gift=int(_slot(bought, "to") != _who(bought)),
            due=due,
            paid=_slot(bought, "paid"),
            more=_slot(bought, "paid") - due,
            cards=listed([str(_slot(one, "value")) for one in paid], self.voice.words),
            count=len(paid),
            then=_then(self.told[place + 1 : place + 2]),
        )

    def _passed(self, run: Run) -> list[str]:
        """Why else a turn ends is said with what was taken or bought."""
        passed = [one for one in run if _slot(one, "why") == happened.PASSED]
        return [self.voice.say("told-passes", _who(one)) for one in passed]

    # ---- A scoring: what everybody earned, then type by type ----

    def _scoring(self, scoring: int) -> str:
        found = [one for one in self.told if one[0] is happened.SCORES and _slot(one, "scoring") == scoring]
        totals = dict.fromkeys(range(len(self.voice.names)), 0)
        for one in found:
            totals[_who(one)] += _slot(one, "each")
        earned: list[str] = []
        for who, points in totals.items():
            if points:  # "4 points for Anna, 6 for Bram"
                earned.append(self.voice.part("points-for", who, points=points, first=int(not earned)))
        if not earned:
            return self.voice.say("told-no-points", scoring=SCORINGS[scoring])
        return self.voice.say("told-scoring", scoring=SCORINGS[scoring], points=listed(earned, self.voice.words))

    def _types(self, run: Run) -> list[str]:
        by_type = [[one for one in run if _slot(one, "building") == t] for t in range(TYPES)]
        return [sentence for found in by_type if (sentence := self._type(found))]

    def _type(self, found: Run) -> str:
        """Who earned what with one type of building, and by which place; empty if nobody did."""
        places = groupby(sorted(found, key=_place), _place)
        shares = [share for _, run in places if (share := self._share(list(run)))]
        if not shares:
            return ""
        return self.voice.say("told-type", **self._building(found[0], "many"), shares="; ".join(shares))

    def _share(self, run: Run) -> str:
        """What one place brought to who has it, or to those who share it; empty if it brings nothing."""
        values: dict[str, Any] = {slot: _slot(run[0], slot) for slot in ("place", "count", "pot", "each", "lost")}
        if not values["pot"]:
            return ""
        if len(run) == 1:
            return self.voice.part("place-alone", _who(run[0]), points=values["each"], **values)
        return self.voice.part("place-shared", [_who(one) for one in run], **values)

    # ---- Dirk and the end ----

    def _too_few_for_dirk(self, run: Run) -> list[str]:
        return self._as_it_is([one for one in run if _slot(one, "count") < _slot(one, "due")])

    def _drawn_by_dirk(self, run: Run) -> list[str]:
        drawn = [_slot(one, "building") for one in run]
        counts = [(building_word(t, self.theme), drawn.count(t)) for t in range(TYPES) if t in drawn]
        buildings = [
            self.voice.words(f"{word}.some", number=self.voice.number(count))
            if count > 1
            else self.voice.words(f"{word}.a")
            for word, count in counts
        ]
        return [self.voice.say("told-dirk-draws", buildings=listed(buildings, self.voice.words))]

    def _leftovers(self, run: Run) -> list[str]:
        return [self._leftover(one) for one in run]

    def _leftover(self, told: Told) -> str:
        values = self._building(told, "the") | {"slot": self._currency(told)}
        if _who(told) == NOBODY:
            return self.voice.say("told-unsold", **values)
        return self.voice.say("told-leftover", _who(told), **values)

    def _winners(self, run: Run) -> list[str]:
        return [self.voice.say("told-wins", [_who(one) for one in run], points=_slot(run[0], "points"))]


def _slot(told: Told, name: str) -> int:
    kind, _, values = told
    return values[list(kind.slots).index(name)]


def _name(told: Told, slot: str) -> str:
    return told[0].slots[slot].names[_slot(told, slot)]


def _who(told: Told) -> int:
    return _slot(told, "who")


def _place(told: Told) -> int:
    return _slot(told, "place")


def _then(following: Run) -> str:
    """What comes after a purchase: another action of the same turn, none for want of anything possible, or its end."""
    for one in following:
        if one[0] is happened.AGAIN:
            return "again"
        if one[0] is happened.ENDS and _slot(one, "why") == happened.NOTHING_POSSIBLE:
            return "stuck"
    return "done"
