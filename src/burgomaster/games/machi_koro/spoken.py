"""What people say at a table of Machi Koro, in any language: senses into steps. See kernel/hearing.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from burgomaster.games.kernel.hearing import (
    BOTH,
    NOT,
    NUMBER,
    SEAT,
    SEPARATOR,
    Guesses,
    Hearing,
    Lexicon,
    SaidSteps,
    Sense,
    common,
    seats_named,
    without_any,
)
from burgomaster.games.kernel.spoken import add_things, add_verbs
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, LANDMARKS, PHASES, SEATS, TV_STATION, Edition, State

WORDS = Path(__file__).parent / "words"
THROWING, RADIO = PHASES.index("throw"), PHASES.index("radio")

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
    "finish": "finish",
    "pass": "pass",
    "skip": "skip",
    "to": "to",
    "die": "die",
    "several": "dice",
    "coins": "coins",
    "nothing": "nothing",
    "off": "off",
}


def hearing(words: str, s: State | None, e: Edition | None, names: Sequence[str]) -> Hearing:
    """A text, ready to be heard."""
    known = [common(), _lexicon(), seats_named(names)]
    return Hearing(
        words, known, lambda said: _read(said, s, e), len(names) or SEATS, ("thing",), (do.KEEP, do.NO_SWAP, do.PASS)
    )


@cache
def _lexicon() -> Lexicon:
    lexicon = Lexicon()
    add_verbs(lexicon, WORDS, _VERBS)
    add_things(lexicon, WORDS, ((name, n) for n, name in enumerate((*BUILDINGS, *LANDMARKS))))
    return lexicon


def _read(said: Sequence[Sense], s: State | None, e: Edition | None) -> list[SaidSteps]:
    """What the senses of a text mean, without the words that say nothing."""
    said = [Sense(NUMBER, 2) if sense.sort == BOTH else sense for sense in said]
    sorts = [sense.sort for sense in said]
    if NOT in sorts:
        return _declined(without_any(sorts))
    said = [Sense("buy") if sense.sort == "finish" else sense for sense in said]
    sorts = [sense.sort for sense in said]
    values = {sort: [sense.value for sense in said if sense.sort == sort] for sort in ("thing", SEAT, NUMBER)}
    tower = values["thing"] == [KINDS + LANDMARKS.index("radio-tower")] and "again" in sorts  # `radio tower: again`
    if s is not None and s.phase == THROWING and ("die" in sorts or "dice" in sorts):  # `stick to one die`
        sorts = ["throw" if sort == "keep" else sort for sort in sorts if sort != "of" or "keep" not in sorts]
    return (
        _plain(sorts, values[NUMBER], s)
        or _throw([sort for sort in sorts if not (tower and sort == "thing")], values[NUMBER], s)
        or _buy(sorts, values["thing"], values[NUMBER], e)
        or _tv(sorts, values[SEAT], values[NUMBER], e)
        or _swap(said)
    )


def _declined(sorts: list[str]) -> list[SaidSteps]:
    """What is not wanted: `I don't want to build`, `niet overgooien`, `non scambio`. Nothing may be named with it."""
    if sorts.count(NOT) > 1:
        return []
    match [sort for sort in sorts if sort not in (NOT, "die", "dice")]:
        case ["buy"]:
            return [(do.PASS,)]
        case ["swap"]:
            return [(do.NO_SWAP,)]
        case ["again"] | ["throw", "again"] | ["again", "throw"] | ["again", "again"]:
            return [(do.KEEP,)]
    return []


def _plain(sorts: list[str], numbers: list[int], s: State | None) -> list[SaidSteps]:
    """Words that name nothing else."""
    match sorts:
        case ["pass"] | ["skip", "pass"] | ["buy", "nothing"] | ["nothing", "buy"] | ["skip", "buy"]:
            return [(do.PASS,)]
        case ["no swap"] | ["skip", "no swap"] | ["swap", "nothing"] | ["nothing", "swap"] | ["skip", "swap"]:
            return [(do.NO_SWAP,)]
        case ["keep"] | ["keep", "throw" | "dice" | "die"] | ["throw" | "dice" | "die", "keep"] | ["skip", "again"]:
            return [(do.KEEP,)]
        case ["keep", "number"] | ["number", "keep"]:  # what was thrown, or its total
            return [(do.KEEP,)] if s is not None and numbers == [s.die[0] + s.die[1]] else []
        case ["skip"]:  # whatever there is to do now, it is not done
            return [(do.PASS,), (do.NO_SWAP,), (do.KEEP,)]
        case ["yes"] if s is not None and s.phase == RADIO:  # a yes to the throw, or to another one
            return Guesses([(do.KEEP,), (step_of(do.AGAIN, s.dice),)])
    return []


def _throw(sorts: list[str], numbers: list[int], s: State | None) -> list[SaidSteps]:
    """`throw two dice`, `throw again with one`, `two dice`, `take two dice`; without a number either."""
    said = [sort for sort in sorts if sort not in ("with", "to", "and")]
    if "die" in said or "dice" in said:  # the dice are also taken and used
        said = ["throw" if sort in ("buy", "collect") else sort for sort in said]
    again = "again" in said
    verbs = [sort for sort in said if sort in ("throw", "again")]
    rest = [sort for sort in said if sort not in ("throw", "again")]
    if verbs.count("throw") > 1 or verbs.count("again") > 2:
        return []
    if rest in ([], ["dice"]):
        choices = [1, 2]
    elif rest == ["die"]:
        choices = [1]
    elif rest in ([NUMBER], [NUMBER, "die"], [NUMBER, "dice"], ["die", NUMBER]) and numbers[0] in (1, 2):
        choices = [numbers[0]]
    else:
        return []
    to_throw = s is not None and s.phase == THROWING
    if not verbs and len(sorts) < 2 and not to_throw:  # a number or the dice alone ask for nothing, unless one throws
        return []
    return [(step_of(do.AGAIN if again else do.THROW, dice),) for dice in choices]


def _buy(sorts: list[str], things: list[int], numbers: list[int], e: Edition | None) -> list[SaidSteps]:
    """`buy mine`, `mine`, `een mijn kopen voor 6 munten`; a price that is said must be right."""
    said = [sort for sort in sorts if sort != "coins"]
    if said.count("again") == 1 and things and things[0] < KINDS:  # `a bakery again`
        said.remove("again")
    match said:
        case ["buy", "thing"] | ["thing", "buy"] | ["thing"] | ["buy", "thing", "off"]:
            price = None
        case (
            ["buy", "thing", "for", "number"]
            | ["thing", "buy", "for", "number"]
            | ["thing", "for", "number", "buy"]
            | ["thing", "for", "number"]
            | ["buy", "for", "number", "thing"]
        ):
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
    return [(step_of(do.BUY, thing),) if thing < KINDS else (step_of(do.BUILD, thing - KINDS),)]


def _tv(sorts: list[str], seats: list[int], numbers: list[int], e: Edition | None) -> list[SaidSteps]:
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
            return [(step_of(do.TV_FROM, seats[0]),)]
    return []


def _swap(said: Sequence[Sense]) -> list[SaidSteps]:
    """`swap bakery for mine of B`, `swap my bakery for Anna's mine`, `geef Anna de bakkerij voor haar mijn` …

    The thing that stands with a player is taken from that player; the other one is given.
    """
    values = [sense.value for sense in said]
    if said and said[0].sort == "thing" and "swap" in (sense.sort for sense in said):  # the verb comes behind
        place = next(place for place, sense in enumerate(said) if sense.sort == "swap")
        said = [said[place], *said[:place], *said[place + 1 :]]
        values = [sense.value for sense in said]
    sorts = [sense.sort for sense in said]
    if found := _two_parts(said):
        return found
    if sorts[:3] in (["thing", "for", "thing"], ["thing", "for", "seat"]):  # without a verb
        said = [Sense("swap"), *said]
        values, sorts = [sense.value for sense in said], [sense.sort for sense in said]
    seats: Sequence[int] = range(SEATS)
    match sorts:
        case ["swap", "thing"]:
            return [(step_of(do.GIVE, values[1]),)] if values[1] < KINDS else []
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
        case ["give", "to" | "of", "seat", "thing", "for", "thing"]:
            given, taken, seats = values[3], values[5], [values[2]]
        case ["collect" | "buy", "thing", "of", "seat", "for", "thing"]:
            given, taken, seats = values[5], values[1], [values[3]]
        case ["collect" | "buy", "seat", "thing", "for", "thing"]:
            given, taken, seats = values[4], values[2], [values[1]]
        case ["swap", "thing", "and", "thing"] | ["swap", "thing", "and", "thing", "with" | "for" | "of", "seat"]:
            # Which is whose, the table knows.
            return [
                *_swaps(values[1], values[3], values[5:] or seats),
                *_swaps(values[3], values[1], values[5:] or seats),
            ]
        case _:
            return []
    return _swaps(given, taken, seats)


def _two_parts(said: Sequence[Sense]) -> list[SaidSteps]:
    """`take Bram's mine, give him my bakery`, `give Bram the bakery and get the mine`."""
    middle = [place for place, sense in enumerate(said) if sense.sort in ("and", SEPARATOR)]
    if len(middle) != 1:
        return []
    parts = said[: middle[0]], said[middle[0] + 1 :]
    verbs = [[sense.sort for sense in part if sense.sort in ("give", "collect", "buy")] for part in parts]
    things = [[sense.value for sense in part if sense.sort == "thing"] for part in parts]
    seats = [sense.value for sense in said if sense.sort == SEAT]
    if any(sense.sort not in ("give", "collect", "buy", "thing", SEAT, "of", "to", "and", SEPARATOR) for sense in said):
        return []
    if [len(named) for named in things] != [1, 1] or [len(verb) for verb in verbs] != [1, 1] or len(seats) > 1:
        return []
    giving = [verb == ["give"] for verb in verbs]
    if giving[0] == giving[1]:
        return []
    (given,), (taken,) = things if giving[0] else reversed(things)
    return _swaps(given, taken, seats or range(SEATS))


def _swaps(given: int, taken: int, seats: Sequence[int]) -> list[SaidSteps]:
    if given >= KINDS or taken >= KINDS:
        return []
    return [(step_of(do.GIVE, given), step_of(do.TAKE, seat, taken)) for seat in seats]
