"""Monopoly Builder's steps in words, and words in steps. The canonical words are listed in docs/formats.md.

Deeds are called by their set and their place in it (`light-blue-1`), players by their seat (`B`). The names of the
deeds in the edition that is played (`Ketelstraat`) and of the tokens (`cat`) are understood too, in every language.
The beginning of a bid or an offer ends with `...`: `bid 50 ...`, `offer B: 2 crane for ...`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.effort import check_length, spend
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.hearing import Guesses
from burgomaster.games.kernel.names import find, plain
from burgomaster.games.kernel.pairs import pair_of
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.chance import card_says
from burgomaster.games.monopoly_builder.deals import (
    ASKED,
    GIVEN,
    LONGEST_OFFER,
    MOST_CHIPS,
    Side,
    notes_of,
    payable,
    side_of,
    side_steps,
)
from burgomaster.games.monopoly_builder.json_offers import offer_of_data
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.rules import least_bid
from burgomaster.games.monopoly_builder.spoken import WORDS, hearing, printed_names, printed_towns, tokens_of
from burgomaster.games.monopoly_builder.state import (
    BANK,
    BANK_RATE,
    CARDS,
    DEED_COUNT,
    DEEDS,
    FREE_PHASE,
    HEIGHT,
    HOUSE_CARDS,
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
from burgomaster.games.monopoly_builder.steps import FIELD, FIRST_ARG, SECOND_ARG, STEPS, THIRD_ARG, VERB

MORE = "..."
_PART = 12  # steps of effort to read a part of an offer

# What can be done without naming anything.
_PLAIN = (
    do.END,
    do.THROW,
    do.PAY_FINE,
    do.USE_CARD,
    do.BUY,
    do.AUCTION,
    do.DROP,
    do.GO_BANKRUPT,
    do.ACCEPT,
    do.REFUSE,
    do.KEEP,
    do.NO_STEAL,
)


# ---- Writing --------------------------------------------------------------------------------------------------------


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome, also of the beginning of one."""
    verb = STEPS.beginning(steps).number
    if verb == do.OFFER:
        return _offer_text(steps)
    if verb == do.BID:
        return f"bid {_bid_of(steps)}" + ("" if steps[-1] == do.BID_DONE else f" {MORE}")
    return STEPS.text(steps[0])


def field_text(field: int) -> str:
    """A field of the island by column and row, both from 1: `2,3`."""
    return FIELD.names[field]


def _bid_of(steps: Sequence[int]) -> int:
    return sum(NOTES[FIRST_ARG[step]] for step in steps if VERB[step] == do.BID)


def _offer_text(steps: Sequence[int]) -> str:
    given, asked = _things_text(side_of(steps, GIVEN)), _things_text(side_of(steps, ASKED))
    parts = [STEPS.text(steps[0]), given, "for" if do.FOR in steps else "", asked]
    return " ".join(part for part in (*parts, "" if steps[-1] == do.PROPOSE else MORE) if part)


def _things_text(side: Side) -> str:
    """`light-blue-1 + 2 crane + card + 50`"""
    deeds, chips, cards, money = side
    counted = [*zip(KINDS, chips, strict=True), ("card", cards)]
    parts = [DEEDS[d] for d in deeds]
    parts += [name if count == 1 else f"{count} {name}" for name, count in counted if count]
    return " + ".join([*parts, str(money)] if money else parts)


# ---- Reading --------------------------------------------------------------------------------------------------------


def _in_order(step: int) -> bool:
    """Two parked chips are named in order."""
    return VERB[step] != do.PARK or FIRST_ARG[step] <= SECOND_ARG[step]


_SINGLE = {words: step for words, step in STEPS.singles().items() if _in_order(step)}


def parse(
    words: str, s: State | None = None, e: Edition | None = None, names: Sequence[str] = ()
) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not. Players are called by their letters or by their names."""
    if words in _SINGLE:
        return [(_SINGLE[words],)]
    if words.lstrip().startswith("{"):
        return [offer_of_data(words, tokens_of(s))]
    check_length(words, LONGEST_OFFER)
    deeds = deed_names(e)
    bare = _with_ids(plain(words), e, deeds)
    negative = re.search(r"(?<!\w)-\s*\d", words)  # plain() reads a hyphen as a space
    found = [] if negative else _short(bare) or _with_things(bare, deeds, e, _seat_names(tokens_of(s)))
    if not found:
        said = hearing(words, s, e, names)
        found = said.meanings() or said.mended()
    if not found:
        raise UnknownAction(words)
    return found


def nearly(words: str, s: State, e: Edition, names: Sequence[str]) -> list[tuple[str, list[tuple[int, ...]]]]:
    """Texts that could have been meant instead, and what they mean."""
    return hearing(words, s, e, names).nearly()


def _short(bare: str) -> list[tuple[int, ...]]:
    """Words that name nothing else."""
    if bare in _verbs("pass"):
        return [(step,) for step in (do.END, do.DROP, do.KEEP, do.NO_STEAL, do.REFUSE, do.AUCTION)]
    return [(_plain_verbs()[bare],)] if bare in _plain_verbs() else []


@cache
def _plain_verbs() -> dict[str, int]:
    """What can be done without naming anything, by the words for it."""
    return {words: verb for verb in reversed(_PLAIN) for words in _verbs(STEPS.name(verb))}


def _with_things(
    bare: str, deeds: Mapping[str, int], e: Edition | None, seats: Mapping[str, int]
) -> list[tuple[int, ...]]:
    """Words with chips, deeds, fields, players or amounts behind the verb."""
    openings = _openings().get(re.split("[: ]", bare, maxsplit=1)[0])
    if openings is None:
        return []
    readers: dict[str, Callable[[str], list[tuple[int, ...]]]] = {
        "leave": lambda rest: Guesses((step_of(do.LEAVE, k),) for k in _kinds(rest)),
        "give": lambda rest: Guesses((step_of(do.GIVE, k),) for k in _kinds(rest)),
        "take": lambda rest: Guesses((step_of(do.PICK, k),) for k in _kinds(rest)),
        "mortgage": lambda rest: Guesses((step_of(do.MORTGAGE, d),) for d in find(rest, deeds)),
        "pay-off": lambda rest: Guesses((step_of(do.PAY_OFF, d),) for d in find(rest, deeds)),
        "trade": lambda rest: _trade(rest, e.bank_rate if e is not None else BANK_RATE),
        "steal": lambda rest: _steal(rest, seats),
        "swap": lambda rest: _swap(rest, seats),
        "build": _build,
        "remove": _remove,
        "bid": _bid,
        "offer": lambda rest: _offer(rest, deeds, seats),
        "counter": lambda rest: _counter(rest, deeds, seats),
        "token": lambda rest: [(step_of(do.TOKEN, token),) for token in find(rest, _token_names())],
        "dice": _dice,
        "card": lambda rest: [(step_of(do.CARD, card),) for card in find(rest, _card_names())],
    }
    for verb, name in openings:
        if bare.startswith((f"{verb} ", f"{verb}:")) and (found := readers[name](bare[len(verb) :].lstrip(": "))):
            return found
    return []


# The verbs behind which something is named, in the order in which they are tried.
_NAMING = (
    *("leave", "give", "take", "mortgage", "pay-off", "trade", "steal", "swap", "build", "remove", "bid", "offer"),
    *("counter", "dice", "card"),
)


@cache
def _openings() -> dict[str, list[tuple[str, str]]]:
    """The words for these verbs by their first word, each with its verb; the longest first."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name in _NAMING:
        for verb in sorted(_verbs(name), key=len, reverse=True):
            found.setdefault(verb.partition(" ")[0], []).append((verb, name))
    return found


def _trade(rest: str, rate: int) -> list[tuple[int, ...]]:
    """`4 crane for boat` with the bank, `2 crane for boat` or `crane + boat for excavator` on Free Parking."""
    meanings: list[tuple[int, ...]] = []
    for given, asked in _split_at("for", rest):
        for taken in _kinds(asked):
            pair = re.fullmatch(r"(.+?) ?(?:\+|,) ?(.+)", given)
            if pair:
                for first in _kinds(pair[1]):
                    for second in _kinds(pair[2]):
                        low, high = sorted((first, second))
                        meanings.append((step_of(do.PARK, low, high, taken),))
            count, name = _counted(given, rate)
            for kind in _kinds(name):
                if count == rate:
                    meanings.append((step_of(do.TRADE, kind, taken, rate),))
                elif count == 2:
                    meanings.append((step_of(do.PARK, kind, kind, taken),))
    return meanings


def _steal(rest: str, seats: Mapping[str, int]) -> list[tuple[int, ...]]:
    for kind, whose in _split_at("from", rest):
        if found := [(step_of(do.STEAL, seat, k),) for k in _kinds(kind) for seat in _seats(whose, seats)]:
            return list(found)
    return []


def _swap(rest: str, seats: Mapping[str, int]) -> list[tuple[int, ...]]:
    for own, other in _split_at("for", rest):
        for kind, whose in _split_at("from", other):
            steps = [
                (step_of(do.SWAP, mine, seat, theirs),)
                for mine in _kinds(own)
                for theirs in _kinds(kind)
                for seat in _seats(whose, seats)
            ]
            if steps:
                return list(steps)
    return []


def _build(rest: str) -> list[tuple[int, ...]]:
    return [(step_of(do.BUILD, field),) for field in _field(rest)]


def _remove(rest: str) -> list[tuple[int, ...]]:
    return [(step_of(do.REMOVE, field),) for field in _field(rest)]


def _field(rest: str) -> list[int]:
    place = re.fullmatch(r"([1-9])[ ,.;:/]+([1-9])", rest)
    if not place or int(place[1]) > WIDTH or int(place[2]) > HEIGHT:
        return []
    return [(int(place[2]) - 1) * WIDTH + int(place[1]) - 1]


def _dice(rest: str) -> list[tuple[int, ...]]:
    """`2+5` in any order, or only the total."""
    pair = re.fullmatch(r"([1-6]) ?\+ ?([1-6])", rest)
    if pair:
        low, high = sorted((int(pair[1]), int(pair[2])))
        return [(step_of(do.DICE, pair_of(low, high)),)]
    if not re.fullmatch(r"[2-9]|1[0-2]", rest):
        return []
    total = int(rest)
    pairs = [(low, total - low) for low in range(1, 7) if low <= total - low <= 6]
    return [(step_of(do.DICE, pair_of(low, high)),) for low, high in pairs]


def _amount(bare: str) -> int | None:
    digits = re.fullmatch(r"(?:m ?)?(\d{1,12})", bare)
    return payable(int(digits[1])) if digits else None


def _bid(rest: str) -> list[tuple[int, ...]]:
    whole = rest.removesuffix(MORE).strip()
    amount = _amount(whole)
    if amount is None:
        return []
    steps = [step_of(do.BID, note) for note in notes_of(amount)]
    return [tuple(steps if rest.endswith(MORE) else [*steps, do.BID_DONE])]


# ---- Reading offers -------------------------------------------------------------------------------------------------


def _offer(rest: str, deeds: Mapping[str, int], seats: Mapping[str, int]) -> list[tuple[int, ...]]:
    """`cat: 2 cranes + 50 for ketelstraat`, or only its beginning."""
    for pattern, seat in _seat_patterns(tuple(seats.items())):
        behind = pattern.match(rest)
        if behind:
            return [(step_of(do.OFFER, seat), *steps) for steps in _exchange(rest[behind.end() :], deeds)]
    return []


def _counter(rest: str, deeds: Mapping[str, int], seats: Mapping[str, int]) -> list[tuple[int, ...]]:
    """`2 cranes for 50`: a counter-offer goes to the one who made the offer, so nobody is named."""
    named = _offer(rest, deeds, seats)
    if named:
        return named
    return [(step_of(do.OFFER, seat), *steps) for steps in _exchange(rest, deeds) for seat in range(SEATS)]


def _exchange(rest: str, deeds: Mapping[str, int]) -> list[tuple[int, ...]]:
    """What is given and what is asked, each in the order of the rules."""
    unfinished = rest.endswith(MORE)
    whole = rest.removesuffix(MORE).strip()
    if not whole:
        return [()]
    for given, asked in _split_at("for", whole + " "):
        gives, takes = _items(given, deeds), _items(asked, deeds)
        if gives is not None and (takes is not None or not asked):
            steps = [*side_steps(gives, GIVEN), do.FOR, *(side_steps(takes, ASKED) if takes else ())]
            return [tuple(steps if unfinished or not takes else [*steps, do.PROPOSE])]
    gives = _items(whole, deeds)
    return [tuple(side_steps(gives, GIVEN))] if gives is not None else []


def _items(bare: str, names: Mapping[str, int]) -> Side | None:
    """The things of one side of an offer; None if a part is no thing to deal in."""
    all_deeds: list[int] = []
    chips = [0] * KIND_COUNT
    cards = money = 0
    ands = "|".join(_verbs("and"))
    for part in re.split(rf" ?(?:\+|,| (?:{ands}) ) ?", bare.strip()):
        spend(_PART)
        amount = _amount(part)
        deeds = find(part, names)
        count, name = _counted(part, 1)
        kinds = _kinds(name)
        if amount is not None:
            money += amount
        elif len(kinds) == 1:
            chips[kinds[0]] += count
        elif name in _verbs("get-out-card"):
            cards += count
        elif len(deeds) == 1:
            all_deeds.append(deeds[0])
        else:
            return None
    return all_deeds, chips, cards, money


def _counted(bare: str, otherwise: int) -> tuple[int, str]:
    """`2 cranes` is 2 and `cranes`; without a number it is `otherwise`."""
    counted = re.fullmatch(r"(\d{1,9}) ?(?:[x×*] )?(.+)", bare)
    if not counted:
        return otherwise, bare
    return min(int(counted[1]), MOST_CHIPS), counted[2]


def _split_at(word: str, bare: str) -> Iterator[tuple[str, str]]:
    """The two parts around a word such as `for`, at every place where it stands."""
    for middle in re.finditer(rf" (?:{'|'.join(_verbs(word))})(?= )", bare):
        spend(_PART)
        yield bare[: middle.start()].strip(), bare[middle.end() :].strip()


def _kinds(name: str) -> list[int]:
    return find(name, _kind_names())


def _seats(name: str, seats: Mapping[str, int]) -> list[int]:
    seat = seats.get(name.strip(" ."))
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


def deed_names(e: Edition | None) -> Mapping[str, int]:
    """Every deed by its id, its set in every language, and its name in this edition; in the built-in one, if none."""
    return _deed_names(printed_names(e), printed_towns(e))


@lru_cache(maxsize=32)
def _deed_names(streets: tuple[str, ...], towns: tuple[str, ...]) -> dict[str, int]:
    names = {}
    for d, deed in enumerate(DEEDS):
        names[plain(deed)] = d
        for name in _in_every_language(SETS[d // 2]):
            names[f"{name} {d % 2 + 1}"] = d
    for d, street in enumerate(streets):
        for name in (street, f"{street}, {towns[d // 2]}", f"{street} {towns[d // 2]}"):
            names.setdefault(plain(name), d)
    return names


def _with_ids(bare: str, e: Edition | None, deeds: Mapping[str, int]) -> str:
    """Streets of several words by their ids: a name may hold an `and`, a `for`, a comma or a number."""
    if " " not in bare:
        return bare
    for name in _long_names(printed_names(e), printed_towns(e)):
        if name in bare:
            bare = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", plain(DEEDS[deeds[name]]), bare)
    return bare


@lru_cache(maxsize=32)
def _long_names(streets: tuple[str, ...], towns: tuple[str, ...]) -> tuple[str, ...]:
    """The names of several words, the longest first."""
    ids = {plain(deed) for deed in DEEDS}
    deeds = _deed_names(streets, towns)
    return tuple(sorted((name for name in deeds if " " in name and name not in ids), key=len, reverse=True))


@cache
def _card_names() -> dict[str, int]:
    names = {}
    for card, name in enumerate(CARDS):
        names[plain(name)] = card
        for translated in _in_every_language(f"card-{name}") if name in HOUSE_CARDS else ():
            names.setdefault(translated, card)
    return names


@cache
def _seat_names(tokens: tuple[int, ...]) -> dict[str, int]:
    """Seats by their letters and their tokens."""
    names = {SEAT_LETTERS[seat].lower(): seat for seat in range(SEATS)}
    return names | {name: tokens.index(token) for name, token in _token_names().items() if token in tokens}


@cache
def _token_names() -> dict[str, int]:
    return {name: n for n, token in enumerate(TOKENS) for name in (plain(token), *_in_every_language(token))}


@cache
def _seat_patterns(seats: tuple[tuple[str, int], ...]) -> list[tuple[re.Pattern[str], int]]:
    """Seats by what an offer to them begins with. Without a colon `a` may be an article."""
    return [
        (re.compile(re.escape(name) + ("(?: ?: ?| |$)" if len(name) > 1 else " ?(?:: ?|$)")), seat)
        for name, seat in seats
    ]


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


def _side_told(side: Side, e: Edition, words: Words) -> str:
    deeds, chips, cards, money = side
    return things_text(sum(1 << d for d in deeds), chips, cards, money, e, words)


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which thing, what it costs, what there is."""
    deed, kind, other = _named(s, step)
    field = FIRST_ARG[step] if VERB[step] in (do.BUILD, do.REMOVE) else 0
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
        "rate": e.bank_rate,
        "fine": e.fine,
        "least": least_bid(s, e),
        "debt": s.debt,
        "limit": e.most_offers,
        "most": e.most_chips,
        "field": field_text(field),
        "chips": ", ".join(chips_text(e.floor_cost[floor], words)),
        "number": e.own_number,
        "token": words(f"{TOKENS[FIRST_ARG[step] if VERB[step] == do.TOKEN else 0]}.the"),
    }


def explain(
    s: State, e: Edition, steps: Sequence[int], code: int, several: bool, words: Words
) -> tuple[int, Mapping[str, Any]]:
    """The reason of a refused action in the person's terms: what is for sale is named, not what was wanted instead."""
    if code in (no.BUY_FIRST, no.BID_FIRST):
        return code, {"deed": deed_name(e, s.deed)}
    return code, {}


def _named(s: State, step: int) -> tuple[int, int, int]:
    """The deed, the kind of chip and the seat a step speaks of; harmless ones where it speaks of none."""
    deed, kind, other = max(s.deed, 0), 0, max(s.partner, 0)
    verb, first, second, third = VERB[step], FIRST_ARG[step], SECOND_ARG[step], THIRD_ARG[step]
    own = s.chips[s.actor]
    if verb in (do.LEAVE, do.GIVE, do.PICK, do.GIVE_CHIP, do.TAKE_CHIP):
        kind = first
    elif verb == do.TRADE:
        kind = second if own[first] >= third else first
    elif verb == do.PARK:
        lacking = [k for k in (first, second) if own[k] < (2 if first == second else 1)]
        kind = lacking[0] if lacking else third
    elif verb == do.STEAL:
        other, kind = first, second
    elif verb == do.SWAP:
        other, kind = second, third if own[first] else first
    elif verb in (do.MORTGAGE, do.PAY_OFF, do.GIVE_DEED, do.TAKE_DEED):
        deed = first
    elif verb == do.OFFER:
        other = first
    elif verb == do.TOKEN and first in s.token:
        other = s.token.index(first)
    return deed, kind, other


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action does, in a person's language, for lists to choose from."""
    step = steps[0]
    declared = STEPS.beginning(steps)
    verb, first, second, third = declared.number, FIRST_ARG[step], SECOND_ARG[step], THIRD_ARG[step]
    message = f"do-{declared.name}"
    if verb in _PLAIN:
        return _describe_plain(message, s, e, names, words)
    if verb == do.GIVE and s.actor == s.player:  # MB-C9, MB-C11
        to_bank, name = s.receiver == BANK, names[max(s.receiver, 0)]
        return words("do-give-bank" if to_bank else message, one=words(KINDS[first]), name=name)
    if verb in (do.LEAVE, do.GIVE, do.PICK):
        return words(message, one=words(KINDS[first]), name=names[s.player])
    if verb in (do.TRADE, do.PARK):
        counts = [0] * KIND_COUNT
        for given, count in ((first, third),) if verb == do.TRADE else ((first, 1), (second, 1)):
            counts[given] += count
        taken = words(KINDS[second if verb == do.TRADE else third])
        return words(message, given=", ".join(chips_text(counts, words)), one=taken)
    if verb == do.STEAL:
        return words(message, one=words(KINDS[second]), name=names[first])
    if verb == do.SWAP:
        return words(message, own=words(KINDS[first]), one=words(KINDS[third]), name=names[second])
    if verb in (do.MORTGAGE, do.PAY_OFF):
        amount = e.mortgage[first] if verb == do.MORTGAGE else e.pay_off[first]
        return words(message, deed=deed_name(e, first), amount=amount)
    if verb == do.BUILD:
        floor = s.floors[first] + 1
        if s.phase == FREE_PHASE:
            return words("do-build-free", floor=floor, field=field_text(first))
        what = words("do-penthouse" if floor == PENTHOUSE else message, floor=floor, field=field_text(first))
        return f"{what} ({', '.join(chips_text(e.floor_cost[floor - 1], words))})"
    if verb == do.OFFER:
        return _describe_offer(steps, e, names, words)
    if verb == do.BID:
        return words(message, amount=_bid_of(steps))
    if verb == do.REMOVE:
        return words(message, floor=s.floors[first], field=field_text(first))
    if verb == do.TOKEN:
        counts = [e.start_chips * (k == e.token_kind[first]) for k in range(KIND_COUNT)]
        return words(message, token=words(f"{TOKENS[first]}.the"), chips=", ".join(chips_text(counts, words)))
    return card_says(e, first, words) if verb == do.CARD else text(steps)


def _describe_plain(message: str, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    deed = max(s.deed, 0)
    return words(message, deed=deed_name(e, deed), price=e.price[deed], fine=e.fine, name=names[max(s.offerer, 0)])


def sides(steps: Sequence[int], e: Edition, words: Words) -> tuple[str, str]:
    """What an offer, or the beginning of one, gives and what it asks for; empty where it names nothing yet."""
    given, asked = (_side_told(side_of(steps, verbs), e, words) for verbs in (GIVEN, ASKED))
    return given, asked


def _describe_offer(steps: Sequence[int], e: Edition, names: Sequence[str], words: Words) -> str:
    given, asked = sides(steps, e, words)
    name = names[FIRST_ARG[steps[0]]]
    if not given or not asked:
        return words("do-begin-offer", name=name)
    return words("do-offer", name=name, given=given, taken=asked)
