"""Monopoly Builder's steps in words, and words in steps. The canonical words are listed in docs/formats.md.

Deeds are called by their set and their place in it (`light-blue-1`), players by their seat (`B`). The names of the
deeds of the built-in edition (`Ketelstraat`) and of the tokens (`cat`) are understood too, in every language.
The beginning of a bid or an offer ends with `...`: `bid 50 ...`, `offer B: 2 crane for ...`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.names import closest, find, plain
from burgomaster.games.kernel.pairs import higher_die, lower_die, pair_of
from burgomaster.games.kernel.untrusted import from_json
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.monopoly_builder import rules as r
from burgomaster.games.monopoly_builder.figures import name_of
from burgomaster.games.monopoly_builder.state import (
    BANK_RATE,
    CARDS,
    DEED_COUNT,
    DEEDS,
    KIND_COUNT,
    KINDS,
    NOTES,
    PENTHOUSE,
    SEATS,
    SETS,
    TOKENS,
    WIDTH,
    Edition,
    State,
)

WORDS = Path(__file__).parent / "words"
HOUSE = Path(__file__).parent / "edition" / "house.toml"
MOST_MONEY = 100_000  # in one bid or offer
MOST_CHIPS = 99
MORE = "..."

# Why a step is refused: the rule, and the sentence in words/*.ftl.
REFUSALS: Mapping[int, tuple[str, str]] = {
    r.GAME_OVER: ("MB-F3", "refuse-game-over"),
    r.NOT_YOUR_TURN: ("MB-T6", "refuse-not-your-turn"),
    r.CHANCE_DECIDES: ("MB-T2", "refuse-chance-decides"),
    r.NOT_YOUR_CHOICE: ("MB-T2", "refuse-not-your-choice"),
    r.NO_SUCH_OUTCOME: ("MB-T2", "refuse-no-such-outcome"),
    r.NOT_NOW: ("MB-T6", "refuse-not-now"),
    r.THROW_FIRST: ("MB-T6", "refuse-throw-first"),
    r.ALREADY_THROWN: ("MB-T6", "refuse-already-thrown"),
    r.LEAVE_FIRST: ("MB-T1", "refuse-leave-first"),
    r.NOTHING_TO_LEAVE: ("MB-T1", "refuse-nothing-to-leave"),
    r.NOT_IN_JAIL: ("MB-J2", "refuse-not-in-jail"),
    r.NO_MONEY_FOR_FINE: ("MB-J2", "refuse-no-money-for-fine"),
    r.NO_GET_OUT_CARD: ("MB-J2", "refuse-no-get-out-card"),
    r.BUY_FIRST: ("MB-B2", "refuse-buy-first"),
    r.NOTHING_TO_BUY: ("MB-B2", "refuse-nothing-to-buy"),
    r.TOO_DEAR: ("MB-B2", "refuse-too-dear"),
    r.NO_AUCTION: ("MB-B3", "refuse-no-auction"),
    r.BID_FIRST: ("MB-B3", "refuse-bid-first"),
    r.FINISH_BID: ("MB-B3", "refuse-finish-bid"),
    r.BID_TOO_LOW: ("MB-B3", "refuse-bid-too-low"),
    r.BID_TOO_HIGH: ("MB-B3", "refuse-bid-too-high"),
    r.NOTE_ORDER: ("MB-M1", "refuse-note-order"),
    r.STEAL_FIRST: ("MB-B7", "refuse-steal-first"),
    r.NOTHING_TO_STEAL: ("MB-B7", "refuse-nothing-to-steal"),
    r.SWAP_FIRST: ("MB-B9", "refuse-swap-first"),
    r.NOTHING_TO_SWAP: ("MB-B9", "refuse-nothing-to-swap"),
    r.SAME_KIND: ("MB-T6", "refuse-same-kind"),
    r.PICK_FIRST: ("MB-B9", "refuse-pick-first"),
    r.GIVE_FIRST: ("MB-B9", "refuse-give-first"),
    r.NO_SUCH_SEAT: ("MB-M1", "refuse-no-such-seat"),
    r.NOT_YOURSELF: ("MB-D1", "refuse-not-yourself"),
    r.THEY_ARE_BANKRUPT: ("MB-G2", "refuse-they-are-bankrupt"),
    r.NO_SUCH_CHIP: ("MB-M1", "refuse-no-such-chip"),
    r.NOT_THEIR_CHIP: ("MB-B7", "refuse-not-their-chip"),
    r.BANK_HAS_NONE: ("MB-S3", "refuse-bank-has-none"),
    r.TOO_FEW_TO_TRADE: ("MB-T6", "refuse-too-few-to-trade"),
    r.NOT_PARKING: ("MB-B8", "refuse-not-parking"),
    r.NOT_YOUR_DEED: ("MB-G1", "refuse-not-your-deed"),
    r.ALREADY_MORTGAGED: ("MB-G1", "refuse-already-mortgaged"),
    r.NOT_MORTGAGED: ("MB-G1", "refuse-not-mortgaged"),
    r.TOO_DEAR_TO_PAY_OFF: ("MB-G1", "refuse-too-dear-to-pay-off"),
    r.NOT_JUST_RECEIVED: ("MB-D2", "refuse-not-just-received"),
    r.REDEEM_FIRST: ("MB-D2", "refuse-redeem-first"),
    r.JAILED: ("MB-J1", "refuse-jailed"),
    r.NO_FOUNDATION: ("MB-F1", "refuse-no-foundation"),
    r.NOT_YOUR_BUILDING: ("MB-F1", "refuse-not-your-building"),
    r.NO_BLOCKS: ("MB-F1", "refuse-no-blocks"),
    r.TOO_FEW_TO_BUILD: ("MB-F1", "refuse-too-few-to-build"),
    r.DEBT_FIRST: ("MB-G2", "refuse-debt-first"),
    r.NO_DEBT: ("MB-G2", "refuse-no-debt"),
    r.CAN_STILL_MORTGAGE: ("MB-G2", "refuse-can-still-mortgage"),
    r.NO_DEALS: ("MB-D1", "refuse-no-deals"),
    r.NO_DEALS_NOW: ("MB-D1", "refuse-no-deals-now"),
    r.TOO_MANY_OFFERS: ("MB-D1", "refuse-too-many-offers"),
    r.NOTHING_TO_DEAL: ("MB-D1", "refuse-nothing-to-deal"),
    r.ANSWER_FIRST: ("MB-D1", "refuse-answer-first"),
    r.NO_OFFER: ("MB-D1", "refuse-no-offer"),
    r.ONLY_TO_OFFERER: ("MB-D1", "refuse-only-to-offerer"),
    r.OFFER_FELL_THROUGH: ("MB-D1", "refuse-offer-fell-through"),
    r.FINISH_OFFER: ("MB-D1", "refuse-finish-offer"),
    r.NOT_OFFERING: ("MB-D1", "refuse-not-offering"),
    r.NAMED_TWICE: ("MB-D1", "refuse-named-twice"),
    r.ITEM_ORDER: ("MB-D1", "refuse-item-order"),
    r.NOT_ENOUGH_CHIPS: ("MB-D1", "refuse-not-enough-chips"),
    r.NOT_ENOUGH_CARDS: ("MB-D1", "refuse-not-enough-cards"),
    r.NOT_ENOUGH_MONEY: ("MB-D1", "refuse-not-enough-money"),
    r.BOTH_WAYS: ("MB-D1", "refuse-both-ways"),
    r.NOTHING_LEFT_TO_ASK: ("MB-D1", "refuse-nothing-left-to-ask"),
    r.GIVE_SOMETHING: ("MB-D1", "refuse-give-something"),
    r.ASK_SOMETHING: ("MB-D1", "refuse-ask-something"),
    r.GIVEN_PART_IS_OVER: ("MB-D1", "refuse-given-part-is-over"),
    r.THEY_DO_NOT_HAVE_IT: ("MB-D1", "refuse-they-do-not-have-it"),
    r.ONLY_OFFERS: ("MB-D1", "refuse-only-offers"),
    r.NOT_YOURS_TO_GIVE: ("MB-D1", "refuse-not-your-deed"),
}

_PLAIN = {
    r.END: "end",
    r.THROW: "throw",
    r.PAY_FINE: "pay",
    r.USE_CARD: "use card",
    r.BUY: "buy",
    r.AUCTION: "auction",
    r.DROP: "drop",
    r.GO_BANKRUPT: "bankrupt",
    r.ACCEPT: "accept",
    r.REFUSE: "refuse",
    r.KEEP: "keep",
    r.NO_STEAL: "no steal",
}


# ---- Writing --------------------------------------------------------------------------------------------------------


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome, also of the beginning of one."""
    step = steps[0]
    if step < r.LEAVE:
        return _PLAIN[step]
    if step < r.GIVE:
        return f"leave {KINDS[step - r.LEAVE]}"
    if step < r.PICK:
        return f"give {KINDS[step - r.GIVE]}"
    if step < r.TRADE:
        return f"take {KINDS[step - r.PICK]}"
    if step < r.PARK:
        given, taken = divmod(step - r.TRADE, 4)
        return f"trade {BANK_RATE} {KINDS[given]} for {KINDS[taken]}"
    if step < r.STEAL:
        return _parking_text(step - r.PARK)
    if step < r.SWAP:
        seat, kind = divmod(step - r.STEAL, 4)
        return f"steal {KINDS[kind]} from {SEAT_LETTERS[seat]}"
    if step < r.MORTGAGE:
        own, rest = divmod(step - r.SWAP, 16)
        return f"swap {KINDS[own]} for {KINDS[rest % 4]} of {SEAT_LETTERS[rest // 4]}"
    if step < r.PAY_OFF:
        return f"mortgage {DEEDS[step - r.MORTGAGE]}"
    if step < r.BUILD:
        return f"pay-off {DEEDS[step - r.PAY_OFF]}"
    if step < r.OFFER:
        return f"build {field_text(step - r.BUILD)}"
    if step < r.GIVE_ITEM:
        return _offer_text(steps)
    if r.BID <= step < r.BID_DONE:
        amount = sum(NOTES[note - r.BID] for note in steps if note < r.BID_DONE)
        return f"bid {amount}" + ("" if steps[-1] == r.BID_DONE else f" {MORE}")
    if r.DICE <= step < r.CARD:
        return f"dice {lower_die(step - r.DICE)}+{higher_die(step - r.DICE)}"
    if r.CARD <= step < r.STEPS:
        return f"card {CARDS[step - r.CARD]}"
    raise ValueError(f"no action begins with step {step}")


def field_text(field: int) -> str:
    """A field of the island by column and row, both from 1: `2,3`."""
    return f"{field % WIDTH + 1},{field // WIDTH + 1}"


def _parking_text(number: int) -> str:
    first, second, taken = number // 16, number // 4 % 4, number % 4
    given = f"2 {KINDS[first]}" if first == second else f"{KINDS[first]} + {KINDS[second]}"
    return f"trade {given} for {KINDS[taken]}"


def _offer_text(steps: Sequence[int]) -> str:
    sides: list[list[int]] = [[], []]
    for step in steps[1:]:
        if step < r.FOR:
            sides[0].append(step - r.GIVE_ITEM)
        elif r.TAKE_ITEM <= step < r.PROPOSE:
            sides[1].append(step - r.TAKE_ITEM)
    parts = [f"offer {SEAT_LETTERS[steps[0] - r.OFFER]}:"]
    if sides[0]:
        parts.append(_items_text(sides[0]))
    if r.FOR in steps:
        parts.append("for")
    if sides[1]:
        parts.append(_items_text(sides[1]))
    return " ".join(parts if steps[-1] == r.PROPOSE else [*parts, MORE])


def _items_text(items: Sequence[int]) -> str:
    """`light-blue-1 + 2 crane + card + 50`"""
    parts = [DEEDS[item] for item in items if item < r.CHIP_ITEM]
    counted = [(kind, items.count(r.CHIP_ITEM + k)) for k, kind in enumerate(KINDS)]
    counted.append(("card", items.count(r.CARD_ITEM)))
    parts += [name if count == 1 else f"{count} {name}" for name, count in counted if count]
    money = sum(NOTES[item - r.NOTE_ITEM] for item in items if item >= r.NOTE_ITEM)
    return " + ".join([*parts, str(money)] if money else parts)


# ---- Reading --------------------------------------------------------------------------------------------------------


def _stands_alone(step: int) -> bool:
    """Is a step a whole action or outcome? Bids and offers have several; two parked chips are named in order."""
    if r.PARK <= step < r.STEAL:
        return (step - r.PARK) // 16 <= (step - r.PARK) // 4 % 4
    return not r.OFFER <= step < r.DICE


_SINGLE = {text((step,)): (step,) for step in range(r.STEPS) if _stands_alone(step)}


def parse(words: str) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not."""
    if words in _SINGLE:
        return [_SINGLE[words]]
    if words.lstrip().startswith("{"):
        words = _offer_of_data(words[:5000])
    bare = plain(words[:1000])
    negative = re.search(r"(?<!\w)-\s*\d", words)  # plain() reads a hyphen as a space
    found = [] if negative else _short(bare) or _with_things(bare)
    if not found:
        known = [*_SINGLE, "bid 60", "offer B: 2 crane + 50 for light-blue-1"]
        raise UnknownAction(f"{words[:60]!r} is no action of this game{closest(words[:60], known)}")
    return found


def _offer_of_data(data: str) -> str:
    """An offer in JSON, as a view shows it, in words: `{"to": 1, "gives": {"chips": {"crane": 2}}, "takes": {…}}`."""
    try:
        offer = from_json(data, 5000)
        to, gives, takes = offer["to"], _side_text(offer["gives"]), _side_text(offer["takes"])
        partner = SEAT_LETTERS[to] if type(to) is int and 0 <= to < SEATS else str(to)
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        raise UnknownAction(
            "an offer in JSON has `to`, `gives` and `takes`, each side with deeds, chips, cards, money"
        ) from None
    return f"offer {partner}: {gives} for {takes}"


def _side_text(side: Mapping[str, Any]) -> str:
    if unknown := set(side) - {"deeds", "chips", "cards", "money"}:
        raise LookupError(unknown)
    parts = [str(deed) for deed in side.get("deeds", [])]
    parts += [f"{count} {kind}" for kind, count in side.get("chips", {}).items() if count]
    parts += [f"{side['cards']} card"] if side.get("cards") else []
    return " + ".join([*parts, str(side["money"])] if side.get("money") else parts)


def _short(bare: str) -> list[tuple[int, ...]]:
    """Words that name nothing else."""
    if bare in _verbs("pass"):
        return [(step,) for step in (r.END, r.DROP, r.KEEP, r.NO_STEAL, r.REFUSE)]
    for step, verb in _PLAIN.items():
        if bare in _verbs(verb.replace(" ", "-")):
            return [(step,)]
    return []


def _with_things(bare: str) -> list[tuple[int, ...]]:
    """Words with chips, deeds, fields, players or amounts behind the verb."""
    readers: dict[str, Callable[[str], list[tuple[int, ...]]]] = {
        "leave": lambda rest: [(r.LEAVE + k,) for k in _kinds(rest)],
        "give": lambda rest: [(r.GIVE + k,) for k in _kinds(rest)],
        "take": lambda rest: [(r.PICK + k,) for k in _kinds(rest)],
        "mortgage": lambda rest: [(r.MORTGAGE + d,) for d in find(rest, _deed_names())],
        "pay-off": lambda rest: [(r.PAY_OFF + d,) for d in find(rest, _deed_names())],
        "trade": _trade,
        "steal": _steal,
        "swap": _swap,
        "build": _build,
        "bid": _bid,
        "offer": _offer,
        "counter": _counter,
        "dice": _dice,
        "card": lambda rest: [(r.CARD + card,) for card in find(rest, _card_names())],
    }
    for name, read in readers.items():
        for verb in sorted(_verbs(name), key=len, reverse=True):
            if re.match(rf"{re.escape(verb)}[: ]", bare) and (found := read(bare[len(verb) :].lstrip(": "))):
                return found
    return []


def _trade(rest: str) -> list[tuple[int, ...]]:
    """`4 crane for boat` with the bank, `2 crane for boat` or `crane + boat for excavator` on Free Parking."""
    meanings: list[tuple[int, ...]] = []
    for given, asked in _split_at("for", rest):
        for taken in _kinds(asked):
            pair = re.fullmatch(r"(.+?) ?(?:\+|,) ?(.+)", given)
            if pair:
                for first in _kinds(pair[1]):
                    for second in _kinds(pair[2]):
                        low, high = sorted((first, second))
                        meanings.append((r.PARK + low * 16 + high * 4 + taken,))
            count, name = _counted(given, BANK_RATE)
            for kind in _kinds(name):
                if count == BANK_RATE:
                    meanings.append((r.TRADE + kind * 4 + taken,))
                elif count == 2:
                    meanings.append((r.PARK + kind * 20 + taken,))
    return meanings


def _steal(rest: str) -> list[tuple[int, ...]]:
    for kind, whose in _split_at("from", rest):
        if found := [(r.STEAL + seat * 4 + k,) for k in _kinds(kind) for seat in _seats(whose)]:
            return list(found)
    return []


def _swap(rest: str) -> list[tuple[int, ...]]:
    for own, other in _split_at("for", rest):
        for kind, whose in _split_at("from", other):
            steps = [
                (r.SWAP + mine * 16 + seat * 4 + theirs,)
                for mine in _kinds(own)
                for theirs in _kinds(kind)
                for seat in _seats(whose)
            ]
            if steps:
                return list(steps)
    return []


def _build(rest: str) -> list[tuple[int, ...]]:
    place = re.fullmatch(r"([1-9])[ ,.;:/]+([1-9])", rest)
    if not place or int(place[1]) > WIDTH or int(place[2]) > (r.OFFER - r.BUILD) // WIDTH:
        return []
    return [(r.BUILD + (int(place[2]) - 1) * WIDTH + int(place[1]) - 1,)]


def _dice(rest: str) -> list[tuple[int, ...]]:
    """`2+5` in any order, or only the total."""
    pair = re.fullmatch(r"([1-6]) ?\+ ?([1-6])", rest)
    if pair:
        low, high = sorted((int(pair[1]), int(pair[2])))
        return [(r.DICE + pair_of(low, high),)]
    if not re.fullmatch(r"[2-9]|1[0-2]", rest):
        return []
    total = int(rest)
    pairs = [(low, total - low) for low in range(1, 7) if low <= total - low <= 6]
    return [(r.DICE + pair_of(low, high),) for low, high in pairs]


def _notes(amount: int) -> list[int]:
    """An amount in as few notes as possible, the largest first, as places in NOTES."""
    notes = []
    for note in range(len(NOTES) - 1, -1, -1):
        notes += [note] * (amount // NOTES[note])
        amount %= NOTES[note]
    return notes


def _amount(bare: str) -> int | None:
    """An amount of money; UnknownAction says what is wrong with one that cannot be."""
    digits = re.fullmatch(r"(?:m ?)?(\d{1,12})", bare)
    if not digits:
        return None
    amount = int(digits[1])
    if amount == 0 or amount % NOTES[0] or amount > MOST_MONEY:
        raise UnknownAction(f"{amount} cannot be paid: amounts are multiples of {NOTES[0]} up to {MOST_MONEY}")
    return amount


def _bid(rest: str) -> list[tuple[int, ...]]:
    whole = rest.removesuffix(MORE).strip()
    amount = _amount(whole)
    if amount is None:
        return []
    steps = [r.BID + note for note in _notes(amount)]
    return [tuple(steps if rest.endswith(MORE) else [*steps, r.BID_DONE])]


# ---- Reading offers -------------------------------------------------------------------------------------------------


def _offer(rest: str) -> list[tuple[int, ...]]:
    """`cat: 2 cranes + 50 for ketelstraat`, or only its beginning."""
    for name, seat in _seat_names().items():
        behind = re.match(rf"{re.escape(name)}(?: ?: ?| |$)", rest)
        if behind:
            return [(r.OFFER + seat, *steps) for steps in _exchange(rest[behind.end() :])]
    return []


def _counter(rest: str) -> list[tuple[int, ...]]:
    """`2 cranes for 50`: a counter-offer goes to the one who made the offer, so nobody is named."""
    named = _offer(rest)
    if named:
        return named
    return [(r.OFFER + seat, *steps) for steps in _exchange(rest) for seat in range(SEATS)]


def _exchange(rest: str) -> list[tuple[int, ...]]:
    """What is given and what is asked, each in the order of the rules."""
    unfinished = rest.endswith(MORE)
    whole = rest.removesuffix(MORE).strip()
    if not whole:
        return [()]
    for given, asked in _split_at("for", whole + " "):
        gives, takes = _items(given), _items(asked)
        if gives is not None and (takes is not None or not asked):
            steps = [*(r.GIVE_ITEM + item for item in gives), r.FOR, *(r.TAKE_ITEM + item for item in takes or ())]
            return [tuple(steps if unfinished or not takes else [*steps, r.PROPOSE])]
    gives = _items(whole)
    return [tuple(r.GIVE_ITEM + item for item in gives)] if gives is not None else []


def _items(bare: str) -> list[int] | None:
    """The items of one side of an offer; None if a part is no thing to deal in."""
    found: list[int] = []
    money = 0
    ands = "|".join(_verbs("and"))
    for part in re.split(rf" ?(?:\+|,| (?:{ands}) ) ?", bare.strip()):
        amount = _amount(part)
        deeds = find(part, _deed_names())
        count, name = _counted(part, 1)
        kinds = _kinds(name)
        if amount is not None:
            money += amount
        elif len(kinds) == 1:
            found += [r.CHIP_ITEM + kinds[0]] * count
        elif name in _verbs("get-out-card"):
            found += [r.CARD_ITEM] * count
        elif len(deeds) == 1:
            found.append(deeds[0])
        else:
            return None
    return sorted(found) + [r.NOTE_ITEM + note for note in _notes(money)]


def _counted(bare: str, otherwise: int) -> tuple[int, str]:
    """`2 cranes` is 2 and `cranes`; without a number it is `otherwise`."""
    counted = re.fullmatch(r"(\d{1,9}) ?(?:[x×*] )?(.+)", bare)
    if not counted:
        return otherwise, bare
    return min(int(counted[1]), MOST_CHIPS), counted[2]


def _split_at(word: str, bare: str) -> Iterator[tuple[str, str]]:
    """The two parts around a word such as `for`, at every place where it stands."""
    for middle in re.finditer(rf" (?:{'|'.join(_verbs(word))})(?= )", bare):
        yield bare[: middle.start()].strip(), bare[middle.end() :].strip()


def _kinds(name: str) -> list[int]:
    return find(name, _kind_names())


def _seats(name: str) -> list[int]:
    seat = _seat_names().get(name.strip(" ."))
    return [] if seat is None else [seat]


# ---- Names in every language ----------------------------------------------------------------------------------------


def _in_every_language(word: str) -> Iterator[str]:
    for language in LANGUAGES:
        yield plain(Words(WORDS, language)(word))


@cache
def _kind_names() -> dict[str, int]:
    names = {}
    for k, kind in enumerate(KINDS):
        for name in (plain(kind), *_in_every_language(kind), *_in_every_language(f"{kind}s")):
            names[name] = k
    return names


@cache
def _deed_names() -> dict[str, int]:
    """Every deed by its id, its set in every language, and its name in the built-in edition."""
    built_in = tomllib.loads(HOUSE.read_text(encoding="utf-8"))
    names = {}
    for d, deed in enumerate(DEEDS):
        colour, place = SETS[d // 2], d % 2 + 1
        names[plain(deed)] = d
        for name in _in_every_language(colour):
            names[f"{name} {place}"] = d
        names[plain(built_in["deed"][deed]["name"])] = d
        names[plain(f"{built_in['deed'][deed]['name']}, {built_in['set'][colour]['town']}")] = d
    return names


@cache
def _card_names() -> dict[str, int]:
    names = {}
    for card, name in enumerate(CARDS):
        names[plain(name)] = card
        for translated in _in_every_language(f"card-{name}"):
            names.setdefault(translated, card)
    return names


@cache
def _seat_names() -> dict[str, int]:
    """Seats by their letters and their tokens."""
    names = {}
    for seat, token in enumerate(TOKENS):
        names[SEAT_LETTERS[seat].lower()] = seat
        for name in (plain(token), *_in_every_language(token)):
            names[name] = seat
    return names


@cache
def _verbs(verb: str) -> tuple[str, ...]:
    """The words for a verb in every language, as the word lists give them, separated by commas."""
    lists = [Words(WORDS, language)(f"verb-{verb}") for language in LANGUAGES]
    return tuple(dict.fromkeys(plain(word) for words in lists for word in words.split(",")))


# ---- Explaining -----------------------------------------------------------------------------------------------------


def deed_name(e: Edition, d: int) -> str:
    """A deed's name in this edition."""
    return name_of(e.name[d])


def chips_text(counts: Sequence[int], words: Words) -> list[str]:
    """Chips in words, one text per kind: `2 cranes`."""
    return [words("some-chips", count=count, one=words(kind), many=words(f"{kind}s")) for kind, count in _some(counts)]


def _some(counts: Sequence[int]) -> list[tuple[str, int]]:
    return [(KINDS[k], count) for k, count in enumerate(counts) if count]


def things_text(deeds: int, chips: Sequence[int], cards: int, money: int, e: Edition, words: Words) -> str:
    """One side of a deal in words; deeds as bits."""
    parts = [deed_name(e, d) for d in range(DEED_COUNT) if deeds >> d & 1]
    parts += chips_text(chips, words)
    if cards:
        parts.append(words("some-cards", count=cards))
    if money:
        parts.append(words("some-money", amount=money))
    return ", ".join(parts)


def _asked(items: Sequence[int]) -> tuple[int, list[int], int, int]:
    """Deeds as bits, chips by kind, cards and money of a list of items."""
    deeds = sum(1 << item for item in items if item < r.CHIP_ITEM)
    chips = [items.count(r.CHIP_ITEM + k) for k in range(KIND_COUNT)]
    money = sum(NOTES[item - r.NOTE_ITEM] for item in items if item >= r.NOTE_ITEM)
    return deeds, chips, items.count(r.CARD_ITEM), money


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which thing, what it costs, what there is."""
    deed, kind, other = _named(s, step)
    field = step - r.BUILD if r.BUILD <= step < r.OFFER else 0
    floor = min(s.floors[field], PENTHOUSE - 1)
    return {
        "seat": called(s.actor, names),
        "turn": called(s.player, names),
        "other": called(other, names),
        "players": s.players,
        "cash": s.cash[s.actor],
        "deed": deed_name(e, deed),
        "price": e.price[deed],
        "cost": e.pay_off[deed],
        "one": words(KINDS[kind]),
        "many": words(f"{KINDS[kind]}s"),
        "count": s.chips[s.actor][kind],
        "rate": BANK_RATE,
        "fine": e.fine,
        "least": r.least_bid(s, e),
        "debt": s.debt,
        "limit": e.most_offers,
        "most": e.most_chips,
        "field": field_text(field),
        "chips": ", ".join(chips_text(e.floor_cost[floor], words)),
        "number": e.own_number,
    }


def _named(s: State, step: int) -> tuple[int, int, int]:
    """The deed, the kind of chip and the seat a step speaks of; harmless ones where it speaks of none."""
    deed, kind, other = max(s.deed, 0), 0, max(s.partner, 0)
    if r.LEAVE <= step < r.TRADE:
        kind = (step - r.LEAVE) % 4
    elif r.TRADE <= step < r.PARK:
        kind = (step - r.TRADE) // 4
        if s.chips[s.actor][kind] >= BANK_RATE:
            kind = (step - r.TRADE) % 4
    elif r.PARK <= step < r.STEAL:
        first, second, taken = (step - r.PARK) // 16, (step - r.PARK) // 4 % 4, (step - r.PARK) % 4
        lacking = [k for k in (first, second) if s.chips[s.actor][k] < (2 if first == second else 1)]
        kind = lacking[0] if lacking else taken
    elif r.STEAL <= step < r.SWAP:
        other, kind = divmod(step - r.STEAL, 4)
    elif r.SWAP <= step < r.MORTGAGE:
        own, rest = divmod(step - r.SWAP, 16)
        other, kind = rest // 4, rest % 4 if s.chips[s.actor][own] else own
    elif r.MORTGAGE <= step < r.BUILD:
        deed = (step - r.MORTGAGE) % DEED_COUNT
    elif r.OFFER <= step < r.GIVE_ITEM:
        other = step - r.OFFER
    elif r.GIVE_ITEM <= step < r.PROPOSE and step != r.FOR:
        item = step - r.GIVE_ITEM if step < r.FOR else step - r.TAKE_ITEM
        if item < r.CHIP_ITEM:
            deed = item
        elif item < r.CARD_ITEM:
            kind = item - r.CHIP_ITEM
    return deed, kind, other


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action does, in a person's language, for lists to choose from."""
    step = steps[0]
    if step < r.LEAVE:
        return _describe_plain(step, s, e, names, words)
    if step < r.TRADE:
        verb = ("leave", "give", "take")[(step - r.LEAVE) // KIND_COUNT]
        return words(f"do-{verb}", one=words(KINDS[(step - r.LEAVE) % KIND_COUNT]), name=names[s.player])
    if step < r.STEAL:
        counts = [0] * KIND_COUNT
        if step < r.PARK:
            counts[(step - r.TRADE) // 4] = BANK_RATE
        else:
            counts[(step - r.PARK) // 16] += 1
            counts[(step - r.PARK) // 4 % 4] += 1
        taken = words(KINDS[(step - r.TRADE) % 4])
        return words("do-trade", given=", ".join(chips_text(counts, words)), one=taken)
    if step < r.SWAP:
        seat, kind = divmod(step - r.STEAL, 4)
        return words("do-steal", one=words(KINDS[kind]), name=names[seat])
    if step < r.MORTGAGE:
        own, rest = divmod(step - r.SWAP, 16)
        return words("do-swap", own=words(KINDS[own]), one=words(KINDS[rest % 4]), name=names[rest // 4])
    if step < r.PAY_OFF:
        d = step - r.MORTGAGE
        return words("do-mortgage", deed=deed_name(e, d), amount=e.mortgage[d])
    if step < r.BUILD:
        d = step - r.PAY_OFF
        return words("do-pay-off", deed=deed_name(e, d), amount=e.pay_off[d])
    if step < r.OFFER:
        floor = s.floors[step - r.BUILD] + 1
        what = words(
            "do-penthouse" if floor == PENTHOUSE else "do-build", floor=floor, field=field_text(step - r.BUILD)
        )
        return f"{what} ({', '.join(chips_text(e.floor_cost[floor - 1], words))})"
    if step < r.GIVE_ITEM:
        return _describe_offer(steps, e, names, words)
    if r.BID <= step < r.BID_DONE:
        return words("do-bid", amount=sum(NOTES[note - r.BID] for note in steps if note < r.BID_DONE))
    if step >= r.CARD:
        return words(f"card-{CARDS[step - r.CARD]}")
    return text(steps)


def _describe_plain(step: int, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    verb = _PLAIN[step].replace(" ", "-")
    deed = max(s.deed, 0)
    return words(f"do-{verb}", deed=deed_name(e, deed), price=e.price[deed], fine=e.fine, name=names[max(s.offerer, 0)])


def _describe_offer(steps: Sequence[int], e: Edition, names: Sequence[str], words: Words) -> str:
    given = [step - r.GIVE_ITEM for step in steps[1:] if step < r.FOR]
    taken = [step - r.TAKE_ITEM for step in steps[1:] if r.TAKE_ITEM <= step < r.PROPOSE]
    name = names[steps[0] - r.OFFER]
    if not given or not taken:
        return words("do-begin-offer", name=name)
    return words(
        "do-offer", name=name, given=things_text(*_asked(given), e, words), taken=things_text(*_asked(taken), e, words)
    )
