"""What people say at a table of Machi Koro, in any language: senses into steps. See kernel/hearing.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

from burgomaster.games.kernel.hearing import BOTH, NUMBER, SEAT, Hearing, Lexicon, Sense, Steps, common, seats_named
from burgomaster.games.kernel.spoken import add_things, add_verbs
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, LANDMARKS, SEATS, TV_STATION, Edition
from burgomaster.games.machi_koro.steps import AGAIN, BUILD, BUY, GIVE, KEEP, NO_SWAP, PASS, TAKE, THROW, TV_FROM

WORDS = Path(__file__).parent / "words"

_VERBS = {
    "throw": "throw",
    "again": "again",
    "keep": "keep",
    "tv": "tv",
    "collect": "collect",
    "swap": "swap",
    "give": "give",
    "no-swap": "no swap",
    "for": "for",
    "of": "of",
    "with": "with",
    "buy": "buy",
    "pass": "pass",
    "skip": "skip",
    "to": "to",
    "die": "die",
    "several": "dice",
    "coins": "coins",
    "nothing": "nothing",
    "off": "off",
}


def hearing(words: str, e: Edition | None, names: Sequence[str]) -> Hearing:
    """A text, ready to be heard."""
    known = [common(), _lexicon(), seats_named(names)]
    return Hearing(words, known, lambda said: _read(said, e), len(names) or SEATS, ("thing",))


@cache
def _lexicon() -> Lexicon:
    lexicon = Lexicon()
    add_verbs(lexicon, WORDS, _VERBS)
    add_things(lexicon, WORDS, ((name, n) for n, name in enumerate((*BUILDINGS, *LANDMARKS))))
    return lexicon


def _read(said: Sequence[Sense], e: Edition | None) -> list[Steps]:
    """What the senses of a text mean, without the words that say nothing."""
    said = [Sense(NUMBER, 2) if sense.sort == BOTH else sense for sense in said]
    sorts = [sense.sort for sense in said]
    values = {sort: [sense.value for sense in said if sense.sort == sort] for sort in ("thing", SEAT, NUMBER)}
    return (
        _plain(sorts)
        or _throw(sorts, values[NUMBER])
        or _buy(sorts, values["thing"], values[NUMBER], e)
        or _tv(sorts, values[SEAT], values[NUMBER], e)
        or _swap(said)
    )


def _plain(sorts: list[str]) -> list[Steps]:
    """Words that name nothing else."""
    match sorts:
        case ["pass"] | ["skip", "pass"] | ["buy", "nothing"] | ["nothing", "buy"] | ["skip", "buy"]:
            return [(PASS,)]
        case ["no swap"] | ["skip", "no swap"] | ["swap", "nothing"] | ["nothing", "swap"]:
            return [(NO_SWAP,)]
        case ["keep"] | ["keep", "throw" | "dice" | "die"] | ["throw" | "dice" | "die", "keep"]:
            return [(KEEP,)]
        case ["skip"]:  # whatever there is to do now, it is not done
            return [(PASS,), (NO_SWAP,), (KEEP,)]
    return []


def _throw(sorts: list[str], numbers: list[int]) -> list[Steps]:
    """`throw two dice`, `throw again with one`, `two dice`; without a number either."""
    said = [sort for sort in sorts if sort != "with"]
    again = "again" in said
    verbs = [sort for sort in said if sort in ("throw", "again")]
    rest = [sort for sort in said if sort not in ("throw", "again")]
    if len(verbs) > 1 + again or len(set(verbs)) < len(verbs):
        return []
    if rest in ([], ["dice"]):
        choices = [1, 2]
    elif rest == ["die"]:
        choices = [1]
    elif rest in ([NUMBER], [NUMBER, "die"], [NUMBER, "dice"]) and numbers[0] in (1, 2):
        choices = [numbers[0]]
    else:
        return []
    if not verbs and len(sorts) < 2:  # a number or the dice alone ask for nothing
        return []
    return [(step_of(AGAIN if again else THROW, dice),) for dice in choices]


def _buy(sorts: list[str], things: list[int], numbers: list[int], e: Edition | None) -> list[Steps]:
    """`buy mine`, `mine`, `een mijn kopen voor 6 munten`; a price that is said must be right."""
    said = [sort for sort in sorts if sort != "coins"]
    match said:
        case ["buy", "thing"] | ["thing", "buy"] | ["thing"] | ["buy", "thing", "off"]:
            price = None
        case ["buy", "thing", "for", "number"] | ["thing", "buy", "for", "number"] | ["thing", "for", "number", "buy"]:
            price = numbers[0]
        case ["buy", "number", "thing"] | ["number", "thing", "buy"] | ["number", "thing"] if numbers[0] == 1:
            price = None
        case _:
            return []
    thing = things[0]
    if price is not None and (
        e is None or price != (e.cost[thing] if thing < KINDS else e.landmark_cost[thing - KINDS])
    ):
        return []
    return [(step_of(BUY, thing),) if thing < KINDS else (step_of(BUILD, thing - KINDS),)]


def _tv(sorts: list[str], seats: list[int], numbers: list[int], e: Edition | None) -> list[Steps]:
    """`tv B`, `take five coins from Anna`, `Anna`; an amount that is said must be the TV station's."""
    said = [sort for sort in sorts if sort != "coins"]
    if numbers and (e is None or numbers != [e.earns[TV_STATION]]):
        return []
    match [sort for sort in said if sort != NUMBER]:
        case (
            ["seat"]
            | ["tv" | "collect", "seat"]
            | ["tv", "collect", "seat"]
            | ["of", "seat"]
            | ["tv" | "collect", "of", "seat"]
            | ["tv", "collect", "of", "seat"]
            | ["collect", "of", "seat", "with", "tv"]
            | ["of", "seat", "collect"]
            | ["tv", "of", "seat", "collect"]
            | ["seat", "collect"]
            | ["collect", "seat", "collect"]
            | ["collect", "collect", "of", "seat"]
            | ["throw", "tv", "of", "seat"]
        ):
            return [(step_of(TV_FROM, seats[0]),)]
    return []


def _swap(said: Sequence[Sense]) -> list[Steps]:
    """`swap bakery for mine of B`, `swap my bakery for Anna's mine`, `geef Anna de bakkerij voor haar mijn` …

    The thing that stands with a player is taken from that player; the other one is given.
    """
    values = [sense.value for sense in said]
    if said and said[0].sort == "thing" and "swap" in (sense.sort for sense in said):  # the verb comes behind
        place = next(place for place, sense in enumerate(said) if sense.sort == "swap")
        said = [said[place], *said[:place], *said[place + 1 :]]
        values = [sense.value for sense in said]
    sorts = [sense.sort for sense in said]
    if sorts in (["thing", "for", "thing", "of", "seat"], ["thing", "for", "seat", "thing"]):  # without a verb
        said = [Sense("swap"), *said]
        values, sorts = [sense.value for sense in said], [sense.sort for sense in said]
    seats: Sequence[int] = range(SEATS)
    match sorts:
        case ["swap", "thing"]:
            return [(step_of(GIVE, values[1]),)] if values[1] < KINDS else []
        case ["swap" | "give", "thing", "for", "thing"]:
            given, taken = values[1], values[3]
        case ["swap", "thing", "for", "thing", "of", "seat"]:
            given, taken, seats = values[1], values[3], [values[5]]
        case ["swap", "thing", "for" | "with", "seat", "thing"]:
            given, taken, seats = values[1], values[4], [values[3]]
        case ["swap", "thing", "of", "seat", "for", "thing"]:
            given, taken, seats = values[5], values[1], [values[3]]
        case ["swap", "seat", "thing", "for", "thing"]:
            given, taken, seats = values[4], values[2], [values[1]]
        case ["swap" | "give", "thing", "with" | "to" | "for" | "of", "seat", "for", "thing"]:
            given, taken, seats = values[1], values[5], [values[3]]
        case ["swap" | "give", "thing", "for", "thing", "with" | "to" | "for", "seat"]:
            given, taken, seats = values[1], values[3], [values[5]]
        case ["swap", "with" | "for", "seat", "thing", "for", "thing"]:
            given, taken, seats = values[3], values[5], [values[2]]
        case ["give", "seat", "thing", "for", "thing"]:
            given, taken, seats = values[2], values[4], [values[1]]
        case _:
            return []
    if given >= KINDS or taken >= KINDS:
        return []
    return [(step_of(GIVE, given), step_of(TAKE, seat, thing)) for seat, thing in product(seats, [taken])]
