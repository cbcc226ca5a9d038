"""What happened in Monopoly Builder, in sentences.

Small things that go together are one sentence: chips of several kinds, a rent and its payment, both sides of a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from burgomaster.games.kernel.effects import Kind, Things, Told
from burgomaster.games.kernel.sentences import sentences
from burgomaster.games.kernel.voice import Somebody, Voice, listed
from burgomaster.games.monopoly_builder import effects as happened
from burgomaster.games.monopoly_builder.actions import deed_name
from burgomaster.games.monopoly_builder.chance import card_says
from burgomaster.games.monopoly_builder.printed import with_article
from burgomaster.games.monopoly_builder.state import (
    DEED_SPACE,
    KIND_COUNT,
    KINDS,
    SPACES,
    STEAL_SPACE,
    TAKE_SPACE,
    TOKENS,
    Edition,
    State,
)

_GIVEN = (happened.OFFERS_DEED, happened.OFFERS_CHIP, happened.OFFERS_CARD, happened.OFFERS_MONEY)
_ASKED = (happened.ASKS_DEED, happened.ASKS_CHIP, happened.ASKS_CARD, happened.ASKS_MONEY)
_HANDED = (happened.HANDS_DEED, happened.HANDS_CHIPS, happened.HANDS_CARDS, happened.HANDS_MONEY)
_RETURNED = (happened.RETURNS_DEED, happened.RETURNS_CHIPS, happened.RETURNS_CARD, happened.RETURNS_MONEY)
_SCORED = (happened.SCORES_BUILDING, happened.SCORES_SET, happened.BILLIONAIRE, happened.COMMUNITY)
_BILLS = (happened.RENT, happened.FLOOR_BILL, happened.FAILS_LAST)

# Kinds of effects that make one sentence when they follow each other, if one seat did them all or, with False, anyway.
_TOGETHER: dict[Kind, tuple[str, bool]] = {
    happened.TIES_TO_START: ("ties", False),
    happened.COLLECTS: ("collects", True),
    happened.COLLECTS_OWN: ("collects", True),
    happened.TAKES: ("takes", True),
    happened.LEAVES: ("leaves", True),
    happened.MOVES: ("moves", True),
    happened.PICKS_UP: ("picks-up", True),
    happened.NOTHING_THERE: ("nothing-there", True),
    **dict.fromkeys((*_BILLS, happened.OWES, happened.PAYS, happened.PAYS_BANK), ("bills", True)),
    happened.GOES_BANKRUPT: ("bankrupt", True),
    happened.CANNOT_RAISE: ("cannot-raise", False),
    happened.TRADES_PARKED: ("trades-parked", True),
    happened.KEEPS_MORTGAGE: ("keeps-mortgage", True),
    **dict.fromkeys((happened.SPENDS, happened.BUILDS, happened.PENTHOUSE_STANDS), ("builds", True)),
    **dict.fromkeys((happened.BEGINS_OFFER, *_GIVEN, *_ASKED, happened.PROPOSES), ("offer", True)),
    **dict.fromkeys((happened.ACCEPTS, *_HANDED), ("hands", False)),
    **dict.fromkeys(_RETURNED, ("returns", True)),
    **dict.fromkeys((*_SCORED, happened.SCORES), ("scores", False)),
    happened.WINS: ("wins", False),
}


def tell(told: Sequence[Told], before: State, after: State, e: Edition, voice: Voice) -> list[str]:
    """Who threw, moved, collected, paid, built and dealt what; who is bankrupt; the score, and who has won."""
    speaker = _Speaker(told, e, voice)
    runs = groupby(enumerate(filter(speaker.speaks_of, told)), lambda numbered: _together(*numbered))
    return [sentence for _, run in runs for sentence in speaker.say([one for _, one in run])]


def _together(number: int, told: Told) -> tuple[str, int]:
    """Effects with the same of this are said together."""
    family, by_seat = _TOGETHER.get(told[0], ("", False))
    if not family:
        return "", number if "who" not in told[0].slots else -1  # several may have done the same
    return family, _slot(told, "who") if by_seat else 0


def _slot(told: Told, name: str, otherwise: int = -1) -> int:
    kind, _, values = told
    return dict(zip(kind.slots, values, strict=True)).get(name, otherwise)


class _Speaker:
    """Says runs of effects that go together."""

    def __init__(self, told: Sequence[Told], e: Edition, voice: Voice) -> None:
        self.told, self.e, self.voice, self.words = told, e, voice, voice.words
        self.kinds = {kind for kind, _, _ in told}

    def speaks_of(self, one: Told) -> bool:
        kind = one[0]
        if kind is happened.GAME_OVER and _slot(one, "why") == happened.BY_PENTHOUSE:
            return False  # who built it has been said to have ended the game
        if kind is happened.DOUBLES and happened.JAILED in self.kinds:
            return False  # there will be no extra turn
        return kind in _TOGETHER or self.words.has(f"told-{kind.name}")

    def say(self, run: Sequence[Told]) -> list[str]:
        family, _ = _TOGETHER.get(run[0][0], ("", False))
        sayings: dict[str, Callable[[Sequence[Told]], list[str]]] = {
            "ties": self._ties,
            "collects": lambda run: self._gets("told-collects", run),
            "takes": lambda run: self._gets("told-takes", run),
            "leaves": self._leaves,
            "moves": self._moves,
            "picks-up": self._picks_up,
            "nothing-there": self._nothing_there,
            "bills": self._bills,
            "bankrupt": self._bankrupt,
            "cannot-raise": self._cannot_raise,
            "trades-parked": self._trades_parked,
            "keeps-mortgage": self._keeps_mortgage,
            "builds": self._builds,
            "offer": self._offer,
            "hands": self._hands,
            "returns": self._returns,
            "scores": self._scores,
            "wins": self._wins,
        }
        if family:
            return sayings[family](run)
        if run[0][0] is happened.REMOVES and _slot(run[0], "who") == _slot(run[0], "to"):
            return [self._sentence("told-removes-own", run[0], field=happened.FIELD.names[_slot(run[0], "field")])]
        return sentences(run, self.voice, self._name_of)

    def _sentence(self, message: str, told: Told, **more: Any) -> str:
        seats = {
            slot: Somebody(_slot(told, slot)) for slot in told[0].seats if slot != "who" and _slot(told, slot) >= 0
        }
        return self.voice.say(message, _slot(told, "who"), **seats, **more)

    # ---- Names ----

    def _name_of(self, thing: Things, value: int) -> str:
        if thing is happened.DEED:
            return self._street(value)
        if thing is happened.CARD:
            return card_says(self.e, value, self.words)
        return thing.names[value]  # a chip; a field; the reason of the end, by which a sentence chooses its words

    def _street(self, d: int) -> str:
        """A deed as it is named in a sentence."""
        return with_article(deed_name(self.e, d), self.words)

    def _space(self, at: int, form: str) -> str:
        """Where a space is (`at`), or how one comes there (`to`)."""
        what = self.e.space_type[at]
        values: dict[str, Any] = {}
        if what == DEED_SPACE:
            values = {"street": self._street(self.e.space_what[at])}
        elif what == TAKE_SPACE:
            many = self.words(f"{KINDS[self.e.space_what[at]]}s")
            values = {"count": self.e.space_chips, "many": many}
        elif what == STEAL_SPACE and self.e.steal_chips > 1:
            return self.words(f"space-steal-some.{form}", count=self.e.steal_chips)
        return self.words(f"space-{SPACES[what]}.{form}", **values)

    def _listed(self, texts: Iterable[str]) -> str:
        return listed(list(texts), self.words)

    def _chips(self, k: int, count: int) -> str:
        """`a crane`, `two cranes`."""
        return self.words(f"{KINDS[k]}.a") if count == 1 else self._counted(k, count)

    def _counted(self, k: int, count: int) -> str:
        """`one crane`, `two cranes`."""
        return self.words(f"{KINDS[k]}.some", count=count, number=self.voice.number(count))

    def _things(self, run: Iterable[Told]) -> list[str]:
        """What changes hands: deeds, chips, Get-out cards and money."""
        deeds, chips, cards, money = [], [0] * KIND_COUNT, 0, 0
        for one in run:
            slots = one[0].slots
            if "deed" in slots:
                street = self._street(_slot(one, "deed"))
                mortgaged = _slot(one, "mortgaged", 0)
                deeds.append(self.words("mortgaged-street", street=street) if mortgaged else street)
            elif "chip" in slots:
                chips[_slot(one, "chip")] += _slot(one, "count", 1)
            elif "amount" in slots:
                money += _slot(one, "amount")
            else:
                cards += _slot(one, "count", 1)
        parts = deeds + [self._chips(k, count) for k, count in enumerate(chips) if count]
        if cards:
            parts.append(self.words("some-cards.told", count=cards, number=self.voice.number(cards)))
        if money:
            parts.append(self.words("some-money", amount=money))
        return parts

    # ---- The start, moving, chips ----

    def _ties(self, run: Sequence[Told]) -> list[str]:
        who = [_slot(one, "who") for one in run]
        return [self.voice.say("told-ties-to-start", who, total=_slot(run[0], "total"))]

    def _gets(self, message: str, run: Sequence[Told]) -> list[str]:
        """What the bank gave somebody, and of which kinds it had none."""
        got = [one for one in run if _slot(one, "got")]
        got.sort(key=lambda one: _slot(one, "got") < _slot(one, "due"))  # the reason stands at the end
        said = []
        if got:
            short = int(any(_slot(one, "got") < _slot(one, "due") for one in got))
            said.append(self._sentence(message, got[0], things=self._listed(map(self._got, got)), short=short))
        for one in run:
            if not _slot(one, "got"):
                many, source = self.words(f"{KINDS[_slot(one, 'chip')]}s"), self._source(one)
                values = {"many": many, "source": source} if source else {"many": many}
                said.append(self._sentence("told-gets-none-for" if source else "told-gets-none", one, **values))
        return said

    def _got(self, told: Told) -> str:
        """What the bank gave: instead of how much, if it was short; and for which deed or token."""
        k, due, got = (_slot(told, slot) for slot in ("chip", "due", "got"))
        things = self._chips(k, got)
        if got < due:
            things = self.words("chips-short", things=self._counted(k, got), due=self.voice.number(due))
        source = self._source(told)
        return self.words("things-for", things=things, source=source) if source else things

    def _source(self, told: Told) -> str:
        if told[0] is happened.COLLECTS:
            return self._street(_slot(told, "deed"))
        return self.words(f"{TOKENS[_slot(told, 'who')]}.the") if told[0] is happened.COLLECTS_OWN else ""

    def _leaves(self, run: Sequence[Told]) -> list[str]:
        place = self._space(_slot(run[0], "place"), "at")
        things, most = self._listed(self._things(run)), self.voice.number(self.e.most_chips)
        return [self._sentence("told-leaves", run[0], most=most, things=things, place=place)]

    def _moves(self, run: Sequence[Told]) -> list[str]:
        return [self._sentence("told-moves", one, place=self._space(_slot(one, "to"), "to")) for one in run]

    def _picks_up(self, run: Sequence[Told]) -> list[str]:
        things = self._things(run)
        return [self._sentence("told-picks-up", run[0], things=self._listed(things))] if things else []

    def _nothing_there(self, run: Sequence[Told]) -> list[str]:
        spaces = [SPACES[self.e.space_type[_slot(one, "place")]] for one in run]
        return [self._sentence("told-nothing-there", one, space=space) for one, space in zip(run, spaces, strict=True)]

    def _trades_parked(self, run: Sequence[Told]) -> list[str]:
        said = []
        for one in run:
            first, second, taken = (_slot(one, slot) for slot in ("first", "second", "taken"))
            given = [self._chips(first, 2)] if first == second else [self._chips(first, 1), self._chips(second, 1)]
            values = {"given": self._listed(given), "taken": self._chips(taken, 1)}
            said.append(self._sentence("told-trades-parked", one, **values))
        return said

    def _builds(self, run: Sequence[Told]) -> list[str]:
        said, spent = [], []
        for one in run:
            if one[0] is happened.SPENDS:
                spent.append(one)
                continue
            things = self._things(spent)
            values: dict[str, Any] = {"kinds": len(things), "things": self._listed(things)}
            if one[0] is happened.BUILDS:
                values["floor"] = _slot(one, "floor") + 1
            field = happened.FIELD.names[_slot(one, "field")]
            said.append(self._sentence(f"told-{one[0].name}", one, field=field, **values))
            spent = []
        return said

    # ---- Money and deals ----

    def _bills(self, run: Sequence[Told]) -> list[str]:
        """What had to be paid and was paid or is owed, in one sentence; or the payment of a debt."""
        said, bill = [], None
        for one in run:
            if one[0] in _BILLS:
                bill = one
            else:
                said.append(self._bill(bill, one) if bill else self._payment(one))
                bill = None
        return said

    def _bill(self, bill: Told, paid: Told) -> str:
        values: dict[str, Any] = {}
        if bill[0] is happened.RENT:
            sort = happened.RENTS.names[_slot(bill, "rent")]
            values = {"deed": self._street(_slot(bill, "deed")), "rent": sort}
        elif bill[0] is happened.FLOOR_BILL:
            values = {"floors": _slot(bill, "floors"), "each": _slot(bill, "each")}
        values["due"] = _slot(bill, "due")
        if paid[0] is not happened.OWES:
            return self._sentence(f"told-{bill[0].name}", bill, **values)
        return self._sentence(f"told-{bill[0].name}-owed", bill, **values, has=_slot(paid, "has"))

    def _payment(self, told: Told) -> str:
        if told[0] is not happened.OWES:
            return self._sentence(f"told-{told[0].name}", told, paid=_slot(told, "paid"))
        message = "told-owes" if _slot(told, "to") >= 0 else "told-owes-bank"
        return self._sentence(message, told, due=_slot(told, "due"), has=_slot(told, "has"))

    def _bankrupt(self, run: Sequence[Told]) -> list[str]:
        messages = ["told-bankrupt" if _slot(one, "to") >= 0 else "told-bankrupt-to-bank" for one in run]
        return [self._sentence(message, one, due=_slot(one, "due")) for message, one in zip(messages, run, strict=True)]

    def _cannot_raise(self, run: Sequence[Told]) -> list[str]:
        who = [_slot(one, "who") for one in run]
        return [self.voice.say("told-cannot-raise", who, least=_slot(run[0], "least"))]

    def _keeps_mortgage(self, run: Sequence[Told]) -> list[str]:
        streets = self._listed(self._street(_slot(one, "deed")) for one in run)
        return [self._sentence("told-keeps-mortgage", run[0], streets=streets)]

    def _offer(self, run: Sequence[Told]) -> list[str]:
        """Both sides of an offer, once it is complete."""
        given, asked = (self._things(one for one in run if one[0] in side) for side in (_GIVEN, _ASKED))
        if not (given and asked):
            return []
        counters = any(_slot(one, "counter", 0) for one in run)
        message = "told-counters" if counters else "told-proposes"
        return [self._sentence(message, run[-1], given=self._listed(given), asked=self._listed(asked))]

    def _hands(self, run: Sequence[Told]) -> list[str]:
        """Both sides of a deal; or, after a bankruptcy, what the creditor gets."""
        first, *deal = run
        if first[0] is happened.ACCEPTS:
            given, taken = (
                self._things(one for one in deal if _slot(one, "who") == _slot(first, giver)) for giver in ("who", "to")
            )
            if not (given and taken):
                return []
            return [self._sentence("told-accepts", first, given=self._listed(given), taken=self._listed(taken))]
        by_pair: dict[tuple[int, int], list[Told]] = {}
        for one in run:
            by_pair.setdefault((_slot(one, "who"), _slot(one, "to")), []).append(one)
        return [
            self._sentence("told-hands", things[0], things=self._listed(self._things(things)))
            for things in by_pair.values()
            if self._things(things)
        ]

    def _returns(self, run: Sequence[Told]) -> list[str]:
        things = self._things(run)
        return [self._sentence("told-returns", run[0], things=self._listed(things))] if things else []

    # ---- The end ----

    def _scores(self, run: Sequence[Told]) -> list[str]:
        """Everybody's points, and what they are for."""
        sorts = zip(("score-buildings", "score-sets", "score-billionaire", "score-community"), _SCORED, strict=True)
        names = dict(sorts)
        said = []
        for one in run:
            if one[0] is happened.SCORES:
                who, points = _slot(one, "who"), _slot(one, "points")
                earned = [
                    (name, sum(_slot(part, "points") for part in run if part[0] is kind and _slot(part, "who") == who))
                    for name, kind in names.items()
                ]
                parts = [self.words(name, points=count) for name, count in earned if count]
                values = {"points": points, "sorts": len(parts), "parts": self._listed(parts)}
                said.append(self._sentence("told-scores", one, **values))
        return said

    def _wins(self, run: Sequence[Told]) -> list[str]:
        won = [_slot(one, "who") for one in run]
        points = {_slot(one, "who"): _slot(one, "points") for one in self.told if one[0] is happened.SCORES}
        tied = [who for who in points if points[who] == points[won[0]]]
        return [self.voice.say("told-wins-by-money" if len(won) < len(tied) else "told-wins", won)]
