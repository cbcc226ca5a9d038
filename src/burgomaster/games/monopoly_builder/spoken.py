"""What people say at a table of Monopoly Builder, in any language: senses into steps. See kernel/hearing.py."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from burgomaster.games.kernel.effort import current
from burgomaster.games.kernel.hearing import (
    BOTH,
    FILLER,
    NOT,
    NUMBER,
    SEAT,
    SEPARATOR,
    YES,
    Hearing,
    Lexicon,
    SaidSteps,
    Sense,
    common,
    seats_named,
    slips_for,
    without_any,
    words_of,
)
from burgomaster.games.kernel.spoken import add_things, add_verbs
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.deals import ASKED, GIVEN, MOST_CHIPS, Side, notes_of, payable, side_steps
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    BANK_RATE,
    DEED_COUNT,
    DEEDS,
    HEIGHT,
    KIND_COUNT,
    KINDS,
    PENTHOUSE,
    SEATS,
    SETS,
    TOKEN_PHASE,
    TOKENS,
    WIDTH,
    Edition,
    State,
)

WORDS = Path(__file__).parent / "words"
HOUSE = Path(__file__).parent / "edition" / "house.toml"
KIND, DEED, CARD, TOKEN_SORT = "kind", "deed", "get-out-card", "a token"

# What can be done without naming anything. To pass is whatever there is to be declined now.
_PLAIN: dict[str, list[SaidSteps]] = {
    "end": [(do.END,)],
    "throw": [(do.THROW,)],
    "pay": [(do.PAY_FINE,)],
    "use-card": [(do.USE_CARD,)],
    "buy": [(do.BUY,)],
    "auction": [(do.AUCTION,)],
    "drop": [(do.DROP,)],
    "bankrupt": [(do.GO_BANKRUPT,)],
    "accept": [(do.ACCEPT,)],
    "refuse": [(do.REFUSE,)],
    "keep": [(do.KEEP,)],
    "no-steal": [(do.NO_STEAL,)],
    "pass": [(do.END,), (do.DROP,), (do.KEEP,), (do.NO_STEAL,), (do.REFUSE,), (do.AUCTION,)],
    "yes": [(do.ACCEPT,), (do.BUY,)],
    "stop": [(do.END,), (do.DROP,)],
    "decline": [(do.REFUSE,), (do.DROP,), (do.AUCTION,), (do.NO_STEAL,)],
}
# What is done instead of what is not wanted: `I don't want to buy it`.
_DECLINED: dict[str, list[SaidSteps]] = {
    "buy": [(do.AUCTION,)],
    "bid": [(do.DROP,)],
    "offer": [(do.DROP,)],
    "accept": [(do.REFUSE,)],
    "steal": [(do.NO_STEAL,)],
}
# All that may be said of chips, of trade with the bank, of a theft or a forced trade, of building, of an offer.
_OF_CHIPS = frozenset((KIND, NUMBER, SEAT, "leave", "give", "take", "off", "bank", "from", "to"))
_OF_TRADE = frozenset(
    (KIND, NUMBER, "and", SEPARATOR, "trade", "swap", "buy", "take", "give", "bank", "for", "with", "field", "off")
)
_OF_THEFT = frozenset((KIND, NUMBER, SEAT, "steal", "swap", "give", "to", "from", "for", "with"))
_OF_BUILDING = frozenset((NUMBER, "and", SEPARATOR, "build", "field", "put", "penthouse", "column", "row"))
_OF_OFFER = frozenset(
    (
        *(KIND, NUMBER, SEAT, DEED, CARD, "and", SEPARATOR),
        *("offer", "counter", "proposal", "give", "trade", "swap", "pay", "ask", "buy", "take"),
        *("for", "from", "to", "with", "put", "off"),
    )
)
_SAYING_NO = (do.END, do.DROP, do.KEEP, do.NO_STEAL, do.REFUSE, do.AUCTION)
_VERBS = (
    *(verb for verb in _PLAIN if verb != YES),
    *("leave", "give", "take", "trade", "steal", "swap", "mortgage", "pay-off", "build", "bid", "offer", "counter"),
    *("for", "from", "to", "with", CARD, "unit", "bank", "field", "column", "row", "off", "proposal", "dice", "out"),
    *("put", "ask", "raise", "more", "penthouse", "token"),
)


def hearing(words: str, s: State | None, e: Edition | None, names: Sequence[str]) -> Hearing:
    """A text, ready to be heard."""
    choosing = s is not None and s.phase == TOKEN_PHASE
    known = [
        common(),
        _lexicon(),
        _tokens(tokens_of(s), choosing),
        _deeds(printed_names(e), printed_towns(e)),
        seats_named(names),
    ]
    wished = _wished(words, known)
    return Hearing(words, known, lambda said: _read(said, s, e, wished), len(names) or SEATS, (KIND, DEED), _SAYING_NO)


@cache
def _lexicon() -> Lexicon:
    lexicon = Lexicon()
    add_verbs(lexicon, WORDS, {**{name: name for name in _VERBS}, "wish": FILLER})
    add_things(lexicon, WORDS, ((name, k) for k, name in enumerate(KINDS)), KIND)
    add_things(lexicon, WORDS, ((f"{name}s", k) for k, name in enumerate(KINDS)), KIND)
    for d, deed in enumerate(DEEDS):
        colour, place = SETS[d // 2], d % 2 + 1
        lexicon.add(deed, DEED, d)
        for language in LANGUAGES:
            words = Words(WORDS, language)
            also = words(f"also-{colour}").split(",") if words.has(f"also-{colour}") else ()
            for name in (words(colour), *also):
                for said in (f"{name} {place}", f"{name.replace(' ', '')} {place}", name):
                    lexicon.add(said, DEED, d)
    return lexicon


def tokens_of(s: State | None) -> tuple[int, ...]:
    """The token of every seat, NOBODY where it is not chosen yet; without a table, in the order of the seats."""
    return tuple(range(SEATS)) if s is None else tuple(s.token[: s.players])


@cache
def _tokens(tokens: tuple[int, ...], choosing: bool) -> Lexicon:
    """The players by their tokens; while tokens are chosen, the tokens themselves."""
    lexicon = Lexicon()
    if choosing:
        add_things(lexicon, WORDS, ((name, token) for token, name in enumerate(TOKENS)), TOKEN_SORT)
    else:
        seated = ((TOKENS[token], seat) for seat, token in enumerate(tokens) if token >= 0)
        add_things(lexicon, WORDS, seated, SEAT)
    return lexicon


@cache
def _wishes() -> Lexicon:
    lexicon = Lexicon()
    add_verbs(lexicon, WORDS, {"wish": FILLER})
    return lexicon


def _wished(text: str, known: Sequence[Lexicon]) -> bool:
    """Is something asked for, if with a slip? `Bram, give me a boat for a crane` is no offer of a boat."""
    words = [word.plain for word in words_of(text)]
    if any(True for place in range(len(words)) for _ in _wishes().at(words, place)):
        return True
    slips = {word for word in words if not any(word in lexicon.words for lexicon in known)}
    return any(slips_for(slip, [_wishes()], current(), surely=True) for slip in slips)


@cache
def _built_in() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the built-in edition, where nobody says which one is played."""
    printed = tomllib.loads(HOUSE.read_text(encoding="utf-8"))
    streets = tuple(printed["deed"][deed]["name"] for deed in DEEDS)
    return streets, tuple(printed["set"][colour]["town"] for colour in SETS)


def printed_names(e: Edition | None) -> tuple[str, ...]:
    """What the streets are called in an edition."""
    return _built_in()[0] if e is None else tuple(map(name_of, e.name))


def printed_towns(e: Edition | None) -> tuple[str, ...]:
    """What the towns of the sets are called in an edition."""
    return _built_in()[1] if e is None else tuple(map(name_of, e.town))


@lru_cache(maxsize=32)
def _deeds(streets: tuple[str, ...], towns: tuple[str, ...]) -> Lexicon:
    """The deeds as an edition calls them."""
    lexicon = Lexicon()
    for d, street in enumerate(streets):
        _add_deed(lexicon, d, street)
        _add_deed(lexicon, d, f"{street}, {towns[d // 2]}")
        lexicon.add(towns[d // 2], DEED, d)
    return lexicon


def _add_deed(lexicon: Lexicon, d: int, name: str) -> None:
    """A street by its name, or by what stands before the comma; a letter in front may be left out."""
    for said in (name, name.split(",")[0]):
        lexicon.add(said, DEED, d)
        letter, _, rest = said.partition("-")
        if len(letter) == 1 and rest:
            lexicon.add(rest, DEED, d)


def _read(said: Sequence[Sense], s: State | None, e: Edition | None, wished: bool) -> list[SaidSteps]:
    """What the senses of a text mean, without the words that say nothing."""
    sorts = [sense.sort for sense in said]
    if "unit" in sorts or BOTH in sorts:
        said = [Sense(NUMBER, 2) if sense.sort == BOTH else sense for sense in said if sense.sort != "unit"]
        sorts = [sense.sort for sense in said]
    if not said:
        return []
    if NOT in sorts:
        return _declined(without_any(sorts))
    if found := _twice(sorts):
        return found
    if found := _token(said):
        return found
    found = _plain(sorts, [sense.value for sense in said], s, e)
    if found:
        return found
    # Several of these may fit, such as a forced trade and an offer: what the table waits for tells which. None is tried
    # that has no use for one of the words, or lacks one: a text has many readings, and most have no meaning at all.
    kinds, numbers = sorts.count(KIND), sorts.count(NUMBER)
    return [
        *(_chips(said, s) if kinds == 1 and _OF_CHIPS.issuperset(sorts) else ()),
        *(_trade(said, e) if kinds in (2, 3) and _OF_TRADE.issuperset(sorts) else ()),
        *(_theft(said) if kinds in (1, 2) and _OF_THEFT.issuperset(sorts) else ()),
        *(_deed(said, s) if "mortgage" in sorts or "pay-off" in sorts else ()),
        *(_build(said) if numbers == 2 and _OF_BUILDING.issuperset(sorts) else ()),
        *(_penthouse(said, s) if "penthouse" in sorts else ()),
        *((_bid(said, s) if numbers == 1 else ()) or (_offer(_asked(said, wished)) if _dealt(sorts) else ())),
    ]


def _dealt(sorts: list[str]) -> bool:
    """May it be an offer?"""
    named = sorts.count(SEAT)
    return (named == 1 or (not named and sorts[0] in ("offer", "counter"))) and _OF_OFFER.issuperset(sorts)


def _token(said: Sequence[Sense]) -> list[SaidSteps]:
    """`the cat`, `I take the cat`, `the duck as my token`."""
    named = [sense.value for sense in said if sense.sort == TOKEN_SORT]
    others = {sense.sort for sense in said} - {TOKEN_SORT, "token", "take", "with", "for"}
    return [(step_of(do.TOKEN, named[0]),)] if len(named) == 1 and not others else []


def _twice(sorts: list[str]) -> list[SaidSteps]:
    """A yes or a no that is said twice: `sure, why not`, `I don't want it, auction`."""
    match sorts:
        case ["yes" | "accept", "separator", "yes" | "accept"]:
            return _PLAIN["accept"]
        case ["decline" | "refuse" | "pass", "separator", "auction" | "drop" | "refuse" | "decline" | "no-steal" as no]:
            return _PLAIN[no]
    return []


def _declined(sorts: list[str]) -> list[SaidSteps]:
    """What is not wanted, where nothing is named with it."""
    verbs = [sort for sort in sorts if sort != NOT]
    return _DECLINED.get(verbs[0], []) if len(verbs) == 1 and len(sorts) == 2 else []


def _plain(sorts: list[str], values: list[int], s: State | None, e: Edition | None) -> list[SaidSteps]:
    """Words that name nothing else; or the deed, price, fine or player they are about, which must be right."""
    if len(sorts) > 1 and sorts[-1] == "out" and sorts[0] in ("pay", "use-card", "throw"):  # `pay 50 to get out`
        sorts, values = sorts[:-1], values[:-1]
    if len(sorts) == 1:
        return _PLAIN.get("throw" if sorts[0] == "dice" else sorts[0], [])
    if sorts == [NUMBER, "out"] and e is not None and values[0] == e.fine:  # `fifty to get out`
        return _PLAIN["pay"]
    if sorts in (["take", DEED], [DEED, "take"]) and s is not None and s.deed in values:
        return _PLAIN["buy"]
    if sorts in (["throw", "dice"], ["throw", "for", "dice"], ["dice", "throw"], ["throw", "with", "dice"]):
        return _PLAIN["throw"]
    if [sort for sort in sorts if sort != "from"] == ["pay", NUMBER, "pay"]:  # `ik betaal de 50 boete`
        sorts, values = sorts[:2], values[:2]
    if sorts == [NUMBER, "pay"]:
        sorts, values = sorts[::-1], values[::-1]
    verb, rest, named = sorts[0], sorts[1:], values[1:]
    if sorts[:2] in (["deed", "buy"], ["deed", "auction"]):
        verb, rest, named = sorts[1], ["deed", *sorts[2:]], [values[0], *values[2:]]
    if s is None or e is None or verb not in _PLAIN:
        return []
    amount = named[-1] if rest[-1] == NUMBER else 0
    if verb in ("buy", "auction") and rest in (["deed"], ["deed", "for", NUMBER], ["for", NUMBER]):
        right = s.deed < 0 or ((rest[0] != "deed" or named[0] == s.deed) and amount in (0, e.price[max(s.deed, 0)]))
        return _PLAIN[verb] if right else []
    if verb == "pay" and rest == [NUMBER]:  # in an auction it is a bid
        return [*(_PLAIN[verb] if amount == e.fine else []), *_bid_of(amount)]
    if verb in ("accept", "refuse", "decline"):
        seats = [value for sort, value in zip(rest, named, strict=True) if sort == SEAT]
        if [sort for sort in rest if sort not in (SEAT, "from", "proposal", "offer")] == [] and seats in (
            [],
            [s.offerer],
        ):
            return _PLAIN[verb]
    return []


def _without(said: Sequence[Sense], *verbs: str, also: Sequence[str] = ()) -> Sequence[Sense] | None:
    """The same without its verb, wherever that stands, and without words that only go with it."""
    places = [place for place, sense in enumerate(said) if sense.sort in verbs]
    if not places:
        return None
    place = places[-1] if places[0] and places[-1] == len(said) - 1 else places[0]
    return [sense for sense in (*said[:place], *said[place + 1 :]) if sense.sort not in also]


def _chips(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`leave a crane`, `give B a boat`, `take boat`, or only the chip."""
    if [sense.sort for sense in said if sense != Sense(NUMBER, 1)] == [KIND]:
        said = [sense for sense in said if sense.sort == KIND]
        return [(step_of(verb, said[0].value),) for verb in (do.LEAVE, do.GIVE, do.PICK)]
    found: list[SaidSteps] = []
    for name, verb in (("leave", do.LEAVE), ("give", do.GIVE), ("take", do.PICK)):
        rest = _without(said, name, also=("off", "bank", "from") if name != "give" else ("to",))
        if rest is None:
            continue
        rest = [sense for sense in rest if sense != Sense(NUMBER, 1)]
        seats = [sense.value for sense in rest if sense.sort == SEAT]
        kinds = [sense.value for sense in rest if sense.sort == KIND]
        to_them = verb == do.GIVE and s is not None and seats == [s.player]
        if len(kinds) == 1 and len(rest) == 1 + len(seats) and (not seats or to_them):
            found.append((step_of(verb, kinds[0]),))
    return found


def _trade(said: Sequence[Sense], e: Edition | None) -> list[SaidSteps]:
    """`trade 4 cranes for a boat` with the bank; `2 cranes for a boat`, `crane and boat for excavator` when parking."""
    to_bank = ("give",) if any(sense.sort == "bank" for sense in said) else ()
    rest = _without(said, "trade", "swap", "buy", "take", *to_bank, also=("bank",))
    if rest is None:
        rest = [sense for sense in said if sense.sort != "bank"]
    if any(sense.sort == "for" for sense in rest):
        rest = [sense for sense in rest if sense.sort != "off"]
    rest = [sense for sense in rest if sense != Sense(NUMBER, 1)]
    values = [sense.value for sense in rest]
    rate = e.bank_rate if e is not None else BANK_RATE
    match ["for" if sense.sort in ("with", "field", "off") else sense.sort for sense in rest]:
        case ["number", "kind", "for", "kind"] if values[0] == rate:
            return [(step_of(do.TRADE, values[1], values[3], rate),)]
        case ["number", "kind", "for", "kind"] if values[0] == 2:
            return [(step_of(do.PARK, values[1], values[1], values[3]),)]
        case ["kind", "for", "number", "kind"] if values[2] == rate and said[0].sort in ("buy", "take"):
            return [(step_of(do.TRADE, values[3], values[0], rate),)]
        case ["kind", "and" | "separator", "kind", "for", "kind"]:
            low, high = sorted((values[0], values[2]))
            return [(step_of(do.PARK, low, high, values[4]),)]
    return []


def _theft(said: Sequence[Sense]) -> list[SaidSteps]:
    """`steal a boat from B`, `steal Anna's boat`; `swap my crane for a boat of B`."""
    rest = _without(said, "steal", also=("to",))
    if rest is not None:
        rest = [sense for sense in rest if sense != Sense(NUMBER, 1)]
        sorts = [sense.sort for sense in rest if sense.sort != "from"]
        value = {sense.sort: sense.value for sense in rest}
        if sorted(sorts) == sorted([KIND, SEAT]):
            return [(step_of(do.STEAL, value[SEAT], value[KIND]),)]
        return [(step_of(do.STEAL, seat, value[KIND]),) for seat in range(SEATS)] if sorts == [KIND] else []
    bare = [sense for sense in said if sense != Sense(NUMBER, 1)]
    if [sense.sort for sense in bare] == [KIND, "from", SEAT]:
        return [(step_of(do.STEAL, bare[2].value, bare[0].value),)]
    if [sense.sort for sense in bare] == [SEAT, KIND]:
        return [(step_of(do.STEAL, bare[0].value, bare[1].value),)]
    if said[0].sort == SEAT:  # what another player would give is no swap of one's own
        return []
    rest = _without(said, "swap", "give")
    rest = [sense for sense in (said if rest is None else rest) if sense != Sense(NUMBER, 1)]
    v = [sense.value for sense in rest]
    match [sense.sort for sense in rest]:
        case ["seat", "kind", "for", "kind"]:
            return [(step_of(do.SWAP, v[1], v[0], v[3]),)]
        case ["to" | "from" | "with", "seat", "kind", "for", "kind"]:
            return [(step_of(do.SWAP, v[2], v[1], v[4]),)]
        case ["kind", "to", "seat", "for", "kind"]:
            return [(step_of(do.SWAP, v[0], v[2], v[4]),)]
        case ["kind", "with", "seat", "kind"]:
            return [(step_of(do.SWAP, v[0], v[2], v[3]),)]
        case ["kind", "with", "kind", "from", "seat"]:
            return [(step_of(do.SWAP, v[0], v[4], v[2]),)]
        case ["kind", "with", "kind"]:
            return [(step_of(do.SWAP, v[0], seat, v[2]),) for seat in range(SEATS)]
        case ["kind", "for", "kind", "from" | "with", "seat"]:
            return [(step_of(do.SWAP, v[0], v[4], v[2]),)]
        case ["kind", "for", "seat", "kind"]:
            return [(step_of(do.SWAP, v[0], v[2], v[3]),)]
        case ["kind", "with", "seat", "for", "kind"]:
            return [(step_of(do.SWAP, v[0], v[2], v[4]),)]
        case ["kind", "from", "seat", "for", "kind"]:
            return [(step_of(do.SWAP, v[4], v[2], v[0]),)]
        case ["kind", "for", "kind"]:
            return [(step_of(do.SWAP, v[0], seat, v[2]),) for seat in range(SEATS)]
    return []


def _deed(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`mortgage Ketelstraat`, `los Ketelstraat af`, `Ketelstraat aflossen`; `pay off the mortgage`, if there is one."""
    for name, verb in (("mortgage", do.MORTGAGE), ("pay-off", do.PAY_OFF)):
        rest = _without(said, name, also=("off", "bank", "put", "give", "take"))
        if rest is None:
            continue
        sorts = [sense.sort for sense in rest if sense.sort not in ("from", "field")]
        deeds = [sense.value for sense in rest if sense.sort == DEED]
        if sorts == [DEED]:
            return [(step_of(verb, deeds[0]),)]
        if verb == do.PAY_OFF and sorted(sorts) == sorted(["mortgage", DEED]):  # `hypotheek op Ketelstraat aflossen`
            return [(step_of(verb, deeds[0]),)]
        if verb == do.PAY_OFF and sorts in ([], ["mortgage"]) and s is not None:
            return [(step_of(verb, d),) for d in range(DEED_COUNT) if s.mortgaged[d] and s.owner[d] == s.player]
    return []


def _build(said: Sequence[Sense]) -> list[SaidSteps]:
    """`build on field 2,3`, `build column 2 row 3`, `a floor on 2,3`."""
    rest = _without(said, "build", also=("field", "put", "penthouse"))
    if rest is None and any(sense.sort in ("field", "penthouse") for sense in said):
        rest = [sense for sense in said if sense.sort not in ("field", "put", "penthouse")]
    values = [sense.value for sense in rest or ()]
    match [sense.sort for sense in rest or ()]:
        case ["number", "number"]:
            column, row = values
        case ["number", "separator", "number"]:
            column, row = values[0], values[2]
        case ["column", "number", "row", "number"]:
            column, row = values[1], values[3]
        case ["column", "number", "separator" | "and", "row", "number"]:
            column, row = values[1], values[4]
        case ["row", "number", "column", "number"]:
            column, row = values[3], values[1]
        case ["row", "number", "separator" | "and", "column", "number"]:
            column, row = values[4], values[1]
        case _:
            return []
    if not (1 <= column <= WIDTH and 1 <= row <= HEIGHT):
        return []
    return [(step_of(do.BUILD, (row - 1) * WIDTH + column - 1),)]


def _penthouse(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`build the penthouse`: on the one building that is high enough."""
    sorts = [sense.sort for sense in said if sense.sort not in ("build", "field", "put", "unit", "with", "off")]
    if sorts != ["penthouse"] or s is None:
        return []
    high = [f for f in range(WIDTH * HEIGHT) if s.floors[f] == PENTHOUSE - 1 and s.built_by[f] == s.player]
    return [(step_of(do.BUILD, f),) for f in high]


def _bid(said: Sequence[Sense], s: State | None) -> list[SaidSteps]:
    """`bid 60`, `60 bieden`, `raise by 5`, `five more`."""
    amounts = [sense.value for sense in said if sense.sort == NUMBER]
    sorts = [sense.sort for sense in said]
    if sorts in (
        ["raise", NUMBER],
        [NUMBER, "more"],
        ["bid", NUMBER, "more"],
        ["raise", NUMBER, "more"],
        ["more", NUMBER],
    ):
        return [] if s is None or not s.bid else _bid_of(s.bid + amounts[0])
    rest = _without(said, "bid", also=("to",))
    rest = said if rest is None else rest  # a sum alone is a bid too
    sorts = [sense.sort for sense in rest]
    if (sorts == [NUMBER, "for", DEED] and s is not None and rest[2].value == s.deed) or sorts in (
        [NUMBER, "for"],
        [NUMBER, "from"],
        [NUMBER, "off"],
    ):
        rest = rest[:1]
    if [sense.sort for sense in rest] != [NUMBER]:
        return []
    return _bid_of(rest[0].value)


def _bid_of(amount: int) -> list[SaidSteps]:
    return [(*(step_of(do.BID, note) for note in notes_of(payable(amount))), do.BID_DONE)]


# ---- Offers ---------------------------------------------------------------------------------------------------------


def _asked(said: Sequence[Sense], wished: bool) -> Sequence[Sense]:
    """The same as an offer, what one gives before what one gets, where it is said in another way.

    `ask Bram for a boat for a crane`, `buy A-Kerkhof from Bram for 100`, `Bram: crane for boat`.
    """
    sorts = [sense.sort for sense in said]
    seats = [sense for sense in said if sense.sort == SEAT]
    if len(seats) != 1:
        return said
    if sorts[0] == "offer" and sorts[-1] == "for":  # `stel Bram een kraan voor een boot voor`
        return said[:-1]
    if sorts[0] in (NUMBER, KIND, DEED, CARD) and "offer" in sorts:  # `twee kranen aan Bram aanbieden voor een boot`
        place = sorts.index("offer")
        return [said[place], *said[:place], *said[place + 1 :]]
    if sorts[:2] == ["with", SEAT] and ("swap" in sorts or "trade" in sorts):  # `met Bram een kraan ruilen voor …`
        place = next(place for place, sort in enumerate(sorts) if sort in ("swap", "trade"))
        return [said[place], *said[:place], *said[place + 1 :]]
    if (turned := _turned(said, seats[0])) is not None:
        return turned
    if sorts.count("for") == 0 and sorts.count("with") == 1 and sorts[0] in ("swap", "trade"):
        said = [Sense("for") if sense.sort == "with" else sense for sense in said]  # `swap my crane with Bram's boat`
    things = (NUMBER, KIND, DEED, CARD)
    if "for" in sorts and (sorts[0] in things or (sorts[0] == SEAT and sorts[1] in things)):
        theirs = sorts[0] == SEAT or sorts[sorts.index("for") - 1] == SEAT
        if not wished and theirs and sorts[0] != SEAT and sorts[sorts.index(SEAT) - 1] == "from":
            return said  # `a boat from Bram for a crane`: is it his?
        if not wished:
            return [Sense("offer"), *said]  # without a verb
        if theirs:  # what is wished for comes first: `Bram, give me a boat for a crane`
            return _turned([Sense("ask"), *said], seats[0]) or said
    return said


def _turned(said: Sequence[Sense], seat: Sense) -> Sequence[Sense] | None:
    """An offer of what is asked for first; None, if nothing is."""
    if said[0].sort not in ("ask", "buy", "take"):
        return None
    sorts = [sense.sort for sense in said]
    if any(sorts[n : n + 2] == ["for", SEAT] and n + 2 < len(sorts) for n in range(2, len(sorts))):
        return None  # `I want a crane for Bram's boat`: which is wanted?
    rest = [sense for sense in said[1:] if sense.sort != SEAT]
    while rest and rest[0].sort in ("from", "to", "for"):
        rest = rest[1:]
    joints = [place for place, sense in enumerate(rest) if sense.sort in ("for", "give", SEPARATOR, "and")]
    giving = [place for place in joints if rest[place].sort in ("for", "give")]
    if not giving:
        return None
    asked, given = rest[: giving[0]], rest[giving[-1] + 1 :]
    while asked and asked[-1].sort in ("from", "to", SEPARATOR, "and"):
        asked = asked[:-1]
    if any(sense.sort not in (SEPARATOR, "and") for sense in rest[giving[0] + 1 : giving[-1]]):
        return None
    return [Sense("offer"), seat, *given, Sense("for"), *asked]


def _offer(said: Sequence[Sense]) -> list[SaidSteps]:
    """`offer Anna 2 cranes and 50 for Ketelstraat`, `give Anna a crane for her boat`, `counter: 50 for a boat`."""
    if len(said) > 3 and [sense.sort for sense in said[:3]] == [
        "offer",
        SEAT,
        "proposal",
    ]:  # `doe Bram een voorstel: …`
        said = [*said[:2], *said[3:]]
    if len(said) > 2 and said[0].sort == SEAT and said[1].sort == "offer":  # `Bram, I offer a crane for a boat`
        said = [said[1], said[0], *said[2:]]
    verb, rest = said[0].sort, [sense for sense in said[1:] if sense.sort != "off"]
    if verb not in ("offer", "counter", "give", "trade", "swap", "pay"):
        return []
    sorts = [sense.sort for sense in rest]
    if verb == "offer" and [sort for sort in sorts if sort not in ("to", "with", "from", "proposal")] == [SEAT]:
        return [(step_of(do.OFFER, rest[sorts.index(SEAT)].value),)]  # only begun: `make Bram an offer`
    if sorts.count(SEAT) > 1 or sorts.count("for") != 1:
        return []
    seats = list(range(SEATS))
    if SEAT in sorts:
        place = sorts.index(SEAT)
        seats = [rest[place].value]
        before = place > 0 and sorts[place - 1] in ("to", "with", "from", "put")
        if not before and place > 0 and sorts[place - 1] != "for":  # whose it is stands right before what is asked
            return []
        del rest[place - before : place + 1]
    elif verb in ("give", "trade", "swap", "pay"):
        return []  # without a player that is something else
    middle = [sense.sort for sense in rest].index("for")
    gives, takes = _items(rest[:middle]), _items(rest[middle + 1 :])
    if gives is None or takes is None:
        return []
    steps = (*side_steps(gives, GIVEN), do.FOR, *side_steps(takes, ASKED), do.PROPOSE)
    return [(step_of(do.OFFER, seat), *steps) for seat in seats]


def _items(part: Sequence[Sense]) -> Side | None:
    """The things of one side of an offer; None if there are none, or something else is among them."""
    deeds: list[int] = []
    chips = [0] * KIND_COUNT
    cards = money = 0
    count = 0  # said, and not yet used
    joined = True  # a thing may follow
    for sense in [*part, Sense("and")]:
        if sense.sort in ("and", SEPARATOR):
            if joined and not count:
                return None
            money += payable(count) if count else 0
            count, joined = 0, True
        elif sense.sort == NUMBER and not count and joined:
            count = sense.value
            joined = False
            if count == 0:
                return None
        elif sense.sort in (KIND, CARD) and (joined or count):
            if sense.sort == KIND:
                chips[sense.value] += min(count or 1, MOST_CHIPS)
            else:
                cards += min(count or 1, MOST_CHIPS)
            count, joined = 0, False
        elif sense.sort == DEED and joined and not count:
            deeds.append(sense.value)
            joined = False
        else:
            return None
    return deeds, chips, cards, money
