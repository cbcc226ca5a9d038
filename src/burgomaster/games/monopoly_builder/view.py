"""Monopoly Builder as plain data: what a seat may know, the whole table, and tables set up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.kernel.checking import Place
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.actions import field_text
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    AUCTION_PHASE,
    BANK,
    BUILD_CARD,
    BUY_PHASE,
    BY_CHANCE,
    BY_CHOICE,
    CARD_KINDS,
    CARD_PHASE,
    CARDS,
    CHANCE_SPACE,
    DEBT_PHASE,
    DEED_SPACE,
    DEEDS,
    DICE_PHASE,
    DRAW_PHASE,
    EXCHANGE,
    FIELDS,
    FREE_PHASE,
    GIVE_CARD_CHIPS,
    GIVE_CHIPS,
    GIVE_PHASE,
    KIND_COUNT,
    KINDS,
    MOST_SPACES,
    MOVE_BY,
    MOVE_NEXT,
    MOVE_TO,
    NOBODY,
    OFFER_PHASE,
    OVER_PHASE,
    PENTHOUSE,
    PHASES,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_CARD,
    REMOVE_PHASE,
    ROLL,
    ROLL_PHASE,
    SEATS,
    START_PHASE,
    STEAL_CARD,
    STEAL_PHASE,
    STEAL_SPACE,
    SURPLUS_PHASE,
    SWAP_PHASE,
    THROW_AGAIN,
    THROW_PHASE,
    TOKEN_PHASE,
    TOKENS,
    WHOSE,
    Edition,
    State,
)

MOST_CASH = 1_000_000_000  # in a position set up by hand: no game comes from there to what a state cannot hold
MOST_TURNS = 1_000_000
MOST_DEBT = 100_000
MOST_CARD_CHIPS = 9

# Where play may go on after a deal.
_RESUMED = tuple(PHASES[phase] for phase in (SURPLUS_PHASE, THROW_PHASE, BUY_PHASE, ACT_PHASE, DEBT_PHASE))
_ALL_FIELDS = tuple(field_text(field) for field in range(FIELDS))
_CHOOSING = (PHASES[TOKEN_PHASE], PHASES[DRAW_PHASE])
_BEFORE_THE_GAME = (TOKEN_PHASE, DRAW_PHASE, START_PHASE)
_SIDE = ("deeds", "chips", "cards", "money")


# ---- Writing --------------------------------------------------------------------------------------------------------


def save(s: State, e: Edition) -> dict[str, Any]:
    """The whole table."""
    return {
        "turn": {
            "number": s.turns,
            "round": s.round,
            "first": _seat(s.first),
            "seat": s.player,
            "actor": s.actor,
            "phase": PHASES[s.phase],
            "dice": [pips for pips in s.die if pips],
            "doubles": s.doubles,
            "extra_turn": bool(s.extra_turn),
            "parking": bool(s.parking),
            **({"escaped": True} if s.escaped else {}),
            "start_throws": [_start_throw(s, p) for p in range(s.players)] if s.phase == START_PHASE else None,
        },
        "players": [_player(s, p) for p in range(s.players)],
        "bank": _chips(s.bank),
        "lying": {str(at): _chips(s.lying[at]) for at in range(e.spaces) if any(s.lying[at])},
        "island": {
            field_text(field): {"seat": s.built_by[field], "floors": s.floors[field]}
            for field in e.foundation[: e.foundations]
            if s.floors[field]
        },
        "chance": {
            "unseen": {name: s.unseen[card] for card, name in enumerate(CARDS) if s.unseen[card]},
            "under": [CARDS[card] for card in s.under[: s.under_count]],
        },
        "card": _card(s),
        "doubled": {"to": _seats(s.twice_to), "by": _seats(s.twice_by)} if s.twice_to or s.twice_by else None,
        "auction": _auction(s),
        "debt": _debt(s),
        "received": _deeds(s.received),
        "offer": _offer(s),
        "resume": None if s.resume_phase == NOBODY else {"phase": PHASES[s.resume_phase], "seat": s.resume_actor},
    }


def view(s: State, e: Edition, seat: int | None) -> dict[str, Any]:
    """What a seat may know. Everything is open but the order of the unseen cards, which the table does not hold."""
    return save(s, e)


def own(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """What of the view is not the same for a bystander: nothing."""
    return {}


def _player(s: State, p: int) -> dict[str, Any]:
    return {
        "token": None if s.token[p] == NOBODY else TOKENS[s.token[p]],
        "cash": s.cash[p],
        "chips": _chips(s.chips[p]),
        "deeds": [deed for d, deed in enumerate(DEEDS) if s.owner[d] == p],
        "mortgaged": [deed for d, deed in enumerate(DEEDS) if s.owner[d] == p and s.mortgaged[d]],
        "get_out_cards": s.get_out[p],
        "blocks": s.blocks[p],
        "space": s.space[p],
        "failed_tries": s.jail[p] - 1 if s.jail[p] else None,
        "bankrupt": bool(s.bankrupt[p]),
        "offers": s.offers[p],
    }


def _seat(p: int) -> int | None:
    return None if p == NOBODY else p


def _start_throw(s: State, p: int) -> int | None:
    return _seat(s.start_throw[p])


def _chips(counts: Sequence[int]) -> dict[str, int]:
    return {kind: counts[k] for k, kind in enumerate(KINDS) if counts[k]}


def _deeds(bits: int) -> list[str]:
    return [deed for d, deed in enumerate(DEEDS) if bits >> d & 1]


def _auction(s: State) -> dict[str, Any] | None:
    if s.phase != AUCTION_PHASE:
        return None
    return {
        "deed": DEEDS[s.deed],
        "bid": s.bid,
        "bidder": _seat(s.bidder),
        "bidding": [p for p in range(s.players) if s.bidding >> p & 1],
    }


def _seats(bits: int) -> list[int]:
    return [p for p in range(SEATS) if bits >> p & 1]


def _card(s: State) -> dict[str, Any] | None:
    """How often a card still asks, and for whom; whose floors it takes off; what of it is still to come (MB-C21)."""
    found: dict[str, Any] = {}
    given_by_turn = s.phase == GIVE_PHASE and s.actor == s.player
    once = s.phase in (SWAP_PHASE, GIVE_PHASE, FREE_PHASE, REMOVE_PHASE) and not given_by_turn
    if s.left > once:
        found["left"] = s.left
    if given_by_turn:
        found["to"] = _seat(s.receiver)
    if s.each > 1:
        found["each"] = s.each
    if s.phase == REMOVE_PHASE:
        found["whose"] = WHOSE[s.whose]
    if s.then:
        found["then"] = CARDS[s.then - 1]
    if s.landing:
        found["landing"] = True
    return found or None


def _debt(s: State) -> dict[str, Any] | None:
    if s.after_debt == NOBODY:
        return None
    return {"amount": s.debt, "creditor": _seat(s.creditor), "then": PHASES[s.after_debt]}


def _offer(s: State) -> dict[str, Any] | None:
    if s.phase != ANSWER_PHASE:
        return None
    return {
        "from": s.offerer,
        "to": s.partner,
        "gives": _side(s.deeds_given, s.chips_given, s.cards_given, s.money_given),
        "takes": _side(s.deeds_taken, s.chips_taken, s.cards_taken, s.money_taken),
    }


def _side(deeds: int, chips: Sequence[int], cards: int, money: int) -> dict[str, Any]:
    return dict(zip(_SIDE, (_deeds(deeds), _chips(chips), cards, money), strict=True))


# ---- Tables set up by hand ------------------------------------------------------------------------------------------


def check(data: Any, e: Edition) -> State:
    """The state of a table set up by hand, as `save` writes it. What can be worked out may be left out."""
    place = Place(data, "state")
    optional = (
        "bank",
        "lying",
        "island",
        "chance",
        "card",
        "doubled",
        "auction",
        "debt",
        "received",
        "offer",
        "resume",
    )
    parts = place.table(required=("turn", "players"), optional=optional)
    s = State()
    rules.begin(s, e, SEATS)
    people = parts["players"].list(2, SEATS)
    s.players = len(people)
    _check_island(s, e, parts.get("island"))
    for p in range(SEATS):
        _clear_player(s, e, p)
    _check_tokens(s, people, parts["turn"])
    for p, person in enumerate(people):
        _check_player(s, e, p, person)
    _check_lying(s, e, parts.get("lying"))
    _check_bank(s, e, parts.get("bank"), parts["players"])
    _check_chance(s, e, parts.get("chance"), parts["players"])
    _check_doubled(s, _given(parts, "doubled"))
    _check_turn(s, e, parts["turn"], parts)
    return s


def _clear_player(s: State, e: Edition, p: int) -> None:
    seated = p < s.players
    s.chips[p] = [0] * KIND_COUNT
    s.start_throw[p] = NOBODY
    s.cash[p] = 0
    blocks_used = sum(min(s.floors[field], PENTHOUSE - 1) for field in range(FIELDS) if s.built_by[field] == p)
    s.blocks[p] = e.blocks - blocks_used if seated else 0


def _given(parts: dict[str, Place], key: str) -> Place | None:
    """A part that is there and not null."""
    return parts[key] if key in parts and parts[key].value is not None else None


def _check_chips(place: Place, e: Edition) -> list[int]:
    given = place.table(required=(), optional=KINDS)
    return [given[kind].number(0, e.chips_of_a_kind) if kind in given else 0 for kind in KINDS]


def _check_cash(place: Place, most: int = MOST_CASH) -> int:
    amount = place.number(0, most)
    if amount % 5:
        raise place.fail(f"must be a multiple of 5, not {amount}")
    return amount


# ---- Island, players, chips, cards ----------------------------------------------------------------------------------


def _check_island(s: State, e: Edition, place: Place | None) -> None:
    if place is None:
        return
    penthouses = 0
    for name, building in place.table(required=(), optional=_ALL_FIELDS).items():
        field = _ALL_FIELDS.index(name)
        if not e.is_foundation[field]:
            raise building.fail(f"there is no foundation at {name} (MB-F1)")
        parts = building.table(required=("seat", "floors"))
        s.built_by[field] = parts["seat"].number(0, s.players - 1)
        s.floors[field] = parts["floors"].number(1, PENTHOUSE)
        penthouses += s.floors[field] == PENTHOUSE
        if penthouses > 1:
            raise parts["floors"].fail("there is only one penthouse (MB-F2)")
    for p in range(s.players):
        used = sum(min(s.floors[field], PENTHOUSE - 1) for field in range(FIELDS) if s.built_by[field] == p)
        if used > e.blocks:
            raise place.fail(f"seat {p} has built with {used} blocks, but has only {e.blocks} (MB-M1)")


def _check_tokens(s: State, people: Sequence[Place], turn: Place) -> None:
    """MB-S1: everybody's own token; who is not said to have one has the first that is left, the seat's own if it is."""
    s.token = [NOBODY] * SEATS
    choosing = isinstance(turn.value, dict) and turn.value.get("phase") in _CHOOSING
    unnamed = []
    for p, person in enumerate(people):
        named = isinstance(person.value, dict) and "token" in person.value
        if named and person.value["token"] is None and choosing:
            continue
        if not named:
            unnamed.append(p)
            continue
        place = person.table(required=(), optional=tuple(person.value))["token"]
        token = place.choice(TOKENS)
        if not rules.token_is_free(s, token):
            raise place.fail(f"somebody else has the {TOKENS[token]} already (MB-S1)")
        s.token[p] = token
    for p in [] if choosing else unnamed:
        s.token[p] = next(t for t in (p, *range(len(TOKENS))) if rules.token_is_free(s, t))


def _check_player(s: State, e: Edition, p: int, place: Place) -> None:
    optional = ("token", "cash", "chips", "deeds", "mortgaged", "get_out_cards", "blocks", "space")
    parts = place.table(required=(), optional=(*optional, "failed_tries", "bankrupt", "offers"))
    s.bankrupt[p] = parts["bankrupt"].flag() if "bankrupt" in parts else 0
    s.cash[p] = _check_cash(parts["cash"]) if "cash" in parts else 0 if s.bankrupt[p] else e.start_money
    s.chips[p] = _check_chips(parts["chips"], e) if "chips" in parts else [0] * KIND_COUNT
    if "deeds" in parts:
        for deed in parts["deeds"].list(0, len(DEEDS)):
            d = deed.choice(DEEDS)
            if s.owner[d] != NOBODY:
                raise deed.fail(f"{DEEDS[d]} has an owner already")
            s.owner[d] = p
    if "mortgaged" in parts:
        for deed in parts["mortgaged"].list(0, len(DEEDS)):
            d = deed.choice(DEEDS)
            if s.owner[d] != p or s.mortgaged[d]:
                raise deed.fail("named twice" if s.mortgaged[d] else f"{DEEDS[d]} is not among this player's deeds")
            s.mortgaged[d] = 1
    s.get_out[p] = parts["get_out_cards"].number(0, _get_out_cards(e)) if "get_out_cards" in parts else 0
    if "blocks" in parts and parts["blocks"].number(0, e.blocks) != s.blocks[p]:
        raise parts["blocks"].fail(f"with the buildings on the island {s.blocks[p]} blocks are left (MB-M1)")
    s.space[p] = parts["space"].number(0, e.spaces - 1) if "space" in parts else 0
    tries = _given(parts, "failed_tries")
    s.jail[p] = tries.number(0, e.jail_tries - 1) + 1 if tries is not None else 0
    if tries is not None and s.space[p] != e.jail_space:
        raise tries.fail(f"a player in jail stands on space {e.jail_space}")
    s.offers[p] = parts["offers"].number(0, e.most_offers) if "offers" in parts else 0
    if s.bankrupt[p]:
        owns = any(owner == p for owner in s.owner)
        if s.cash[p] or any(s.chips[p]) or owns or s.get_out[p] or s.jail[p]:
            raise parts["bankrupt"].fail("a bankrupt player has no money, chips, deeds or cards left (MB-G3, MB-G4)")


def _check_lying(s: State, e: Edition, place: Place | None) -> None:
    if place is None:
        return
    for at, chips in place.table(required=(), optional=[str(at) for at in range(e.spaces)]).items():
        s.lying[int(at)] = _check_chips(chips, e)


def _check_bank(s: State, e: Edition, place: Place | None, people: Place) -> None:
    """No chip appears from nowhere: bank, players and spaces together hold the edition's chips."""
    given = _check_chips(place, e) if place is not None else None
    for k, kind in enumerate(KINDS):
        out = sum(s.chips[p][k] for p in range(s.players)) + sum(s.lying[at][k] for at in range(MOST_SPACES))
        if out > e.chips_of_a_kind:
            raise people.fail(f"{out} × {kind} with players and on spaces, but there are only {e.chips_of_a_kind}")
        s.bank[k] = e.chips_of_a_kind - out
        if given is not None and place is not None and given[k] != s.bank[k]:
            raise place.fail(
                f"{given[k]} × {kind} here and {out} elsewhere make {given[k] + out}, but there are {e.chips_of_a_kind}"
                " (leave the bank out to have it worked out)"
            )


def _get_out_cards(e: Edition) -> int:
    return e.card_count[e.get_out_card] if e.get_out_card != NOBODY else 0


def _check_doubled(s: State, place: Place | None) -> None:
    """MB-C18: whose next rent, received or paid, is doubled."""
    parts = place.table(required=(), optional=("to", "by")) if place is not None else {}
    for key, seats in parts.items():
        bits = 0
        for seat in seats.list(0, s.players):
            bits |= 1 << seat.number(0, s.players - 1)
        if key == "to":
            s.twice_to = bits
        else:
            s.twice_by = bits


def _check_card(s: State, e: Edition, place: Place | None) -> None:
    """How often a card or a Steal space still asks, and what of a card is still to come."""
    asks = s.phase in (STEAL_PHASE, PICK_PHASE, SWAP_PHASE, GIVE_PHASE, FREE_PHASE, REMOVE_PHASE)
    to_turn = s.phase == GIVE_PHASE and s.actor != s.player
    s.left = int(asks)
    s.each = int(to_turn)
    if place is None:
        return
    debt = _base(s) == DEBT_PHASE
    if not asks and not debt:
        raise place.fail("no card asks for anything in this phase")
    paying = debt and s.creditor != BANK
    optional = ["then", "landing", *(["left"] if asks or paying else [])]
    optional += (["each"] if to_turn else ["each", "to"]) if s.phase == GIVE_PHASE else []
    parts = place.table(required=("whose",) if s.phase == REMOVE_PHASE else (), optional=optional)
    if "left" in parts:
        s.left = parts["left"].number(1, s.players - 2 if paying else MOST_CARD_CHIPS)
    if s.phase == REMOVE_PHASE:
        s.whose = parts["whose"].choice(WHOSE)
    _check_giving(s, parts)
    if paying and "left" in parts:
        owed = (s.creditor + n for n in range(1, s.players))
        if s.left > sum(not s.bankrupt[p % s.players] and p % s.players != s.player for p in owed):
            raise parts["left"].fail("there are not so many players left to be paid (MB-C7)")
    if "then" in parts:
        card = parts["then"].choice(CARDS)
        if e.card_count[card] == 0 or e.then_effect[card] == NOBODY:
            raise parts["then"].fail("must be a card with a second effect (MB-C21)")
        s.then = card + 1
    if "landing" in parts:
        s.landing = parts["landing"].flag()
        if s.landing and not any(_moves_and_more(e, card) for card in range(CARD_KINDS)):
            raise parts["landing"].fail("no card of this edition moves and does something else too (MB-C21)")


def _check_giving(s: State, parts: dict[str, Place]) -> None:
    """MB-C9, MB-C10, MB-C11: to whom chips are given, and how many everybody gives or gets."""
    to = _given(parts, "to")
    if to is not None:
        s.receiver, s.each = to.number(0, s.players - 1), 1
        if s.receiver == s.player or s.bankrupt[s.receiver]:
            raise to.fail("must be another player who is not bankrupt, or null for the bank")
    if "each" in parts:
        if s.each == 0:
            raise parts["each"].fail("chips for the bank are not counted by players (MB-C9)")
        s.each = parts["each"].number(1, MOST_CARD_CHIPS)
    if s.each and s.left > s.each:
        raise parts["left"].fail(f"must be at most what each player gives or gets, {s.each}")


def _moves_and_more(e: Edition, card: int) -> bool:
    """Has a card two effects, one of them a move?"""
    if e.card_count[card] == 0 or e.then_effect[card] == NOBODY:
        return False
    return any(effect in (MOVE_TO, MOVE_BY, MOVE_NEXT) for effect in (e.card_effect[card], e.then_effect[card]))


def _check_chance(s: State, e: Edition, place: Place | None, people: Place) -> None:
    """All cards: unseen ones, those under the pile, and Get-out cards in players' hands."""
    left = list(e.card_count)
    held = sum(s.get_out[p] for p in range(s.players))
    if held > _get_out_cards(e):
        raise people.fail(f"there are only {_get_out_cards(e)} Get-out cards")
    if held:
        left[e.get_out_card] -= held
    parts = place.table(required=(), optional=("unseen", "under")) if place is not None else {}
    if "under" in parts:
        for i, card in enumerate(parts["under"].list(0, e.cards)):
            s.under[i] = card.choice(CARDS)
            s.under_count = i + 1
            left[s.under[i]] -= 1
            if left[s.under[i]] < 0:
                raise card.fail(f"there are only {e.card_count[s.under[i]]} × {CARDS[s.under[i]]}")
    if "unseen" in parts:
        given = parts["unseen"].table(required=(), optional=CARDS)
        for number, name in enumerate(CARDS):
            count = given[name].number(0, e.cards) if name in given else 0
            if count != left[number]:
                raise parts["unseen"].fail(
                    f"{left[number]} × {name} must be unseen, not {count} (leave it out to have it worked out)"
                )
    s.unseen = left


# ---- The turn -------------------------------------------------------------------------------------------------------


def _check_turn(s: State, e: Edition, place: Place, whole: dict[str, Place]) -> None:
    optional = (
        "number",
        "round",
        "first",
        "actor",
        "dice",
        "doubles",
        "extra_turn",
        "parking",
        "escaped",
        "start_throws",
    )
    parts = place.table(required=("seat", "phase"), optional=optional)
    phase = parts["phase"]
    s.player = parts["seat"].number(0, s.players - 1)
    s.phase = phase.choice(PHASES)
    begun = 0 if s.phase in _BEFORE_THE_GAME else 1
    s.turns = parts["number"].number(begun, MOST_TURNS if begun else 0) if "number" in parts else begun
    s.round = parts["round"].number(begun, e.most_rounds if begun else 0) if "round" in parts else begun
    first = _given(parts, "first")
    s.first = first.number(0, s.players - 1) if first is not None else s.player if begun else NOBODY
    if first is not None and not begun:
        raise first.fail("nobody has the first turn yet in this phase")
    s.actor = parts["actor"].number(0, s.players - 1) if "actor" in parts else s.player
    _check_dice(s, e, parts)
    _check_debt(s, e, _given(whole, "debt"))
    _check_auction(s, e, _given(whole, "auction"), phase)
    _check_offer(s, e, whole, phase)
    _check_received(s, e, whole, phase)
    _check_start(s, e, _given(parts, "start_throws"), phase)
    _check_actor(s, parts)
    _check_card(s, e, _given(whole, "card"))
    _check_end(s, e, phase)
    _check_phase(s, e, phase)


def _check_dice(s: State, e: Edition, parts: dict[str, Place]) -> None:
    dice = parts["dice"].list(0, 2) if "dice" in parts else []
    if len(dice) == 1:
        raise parts["dice"].fail("two dice are thrown, or none yet")
    if dice:
        s.die = sorted(pips.number(1, 6) for pips in dice)
    if dice and s.phase in (*_BEFORE_THE_GAME, SURPLUS_PHASE, THROW_PHASE, DICE_PHASE):
        raise parts["dice"].fail("nothing has been thrown yet in this phase")
    s.doubles = parts["doubles"].number(0, e.most_doubles - 1) if "doubles" in parts else 0
    s.extra_turn = parts["extra_turn"].flag() if "extra_turn" in parts else 0
    s.parking = parts["parking"].flag() if "parking" in parts else 0
    s.escaped = parts["escaped"].flag() if "escaped" in parts else 0
    if s.escaped and (e.escape_acts or s.die[0] == 0 or s.die[0] != s.die[1] or s.doubles or s.jail[s.player]):
        raise parts["escaped"].fail(
            "only doubles lead out of jail, and only the option after-escape ends the turn (MB-J2)"
        )
    doubles = s.die[0] == s.die[1] and s.doubles > 0
    if s.extra_turn and (s.jail[s.player] or not (doubles or _has_card(e, THROW_AGAIN))):
        raise parts["extra_turn"].fail("an extra turn follows doubles thrown out of jail (MB-T5)")
    if s.parking and s.space[s.player] != e.parking_space and not _has_card(e, EXCHANGE):
        raise parts["parking"].fail("the player on turn does not stand on Free Parking (MB-B8)")


def _has_card(e: Edition, *effects: int) -> bool:
    """Has the edition a card with one of these effects?"""
    cards = [card for card in range(CARD_KINDS) if e.card_count[card]]
    return any(e.card_effect[card] in effects or e.then_effect[card] in effects for card in cards)


def _base(s: State) -> int:
    """The phase of the turn itself: where play goes on after a deal, if there is one."""
    return s.resume_phase if s.resume_phase != NOBODY else s.phase


def _check_debt(s: State, e: Edition, place: Place | None) -> None:
    if place is None:
        return
    parts = place.table(required=("amount",), optional=("creditor", "then"))
    s.debt = _check_cash(parts["amount"], MOST_DEBT)
    creditor = _given(parts, "creditor")
    s.creditor = creditor.number(0, s.players - 1) if creditor is not None else BANK
    if creditor is not None and (s.creditor == s.player or s.bankrupt[s.creditor]):
        raise creditor.fail("must be another player who is not bankrupt, or null for the bank")
    then = (PHASES[ACT_PHASE], PHASES[THROW_PHASE])
    s.after_debt = PHASES.index(then[parts["then"].choice(then)]) if "then" in parts else ACT_PHASE
    if s.cash[s.player] >= s.debt and s.phase != REDEEM_PHASE:  # mortgages that came with a deal are asked about first
        raise parts["amount"].fail(f"the player has M{s.cash[s.player]} and pays at once (MB-G2)")


def _check_auction(s: State, e: Edition, place: Place | None, phase: Place) -> None:
    if (place is not None) != (s.phase == AUCTION_PHASE):
        raise phase.fail("an auction needs its deed, bid, bidder and bidding, and only an auction has them")
    if place is None:
        return
    parts = place.table(required=("bid", "bidding"), optional=("deed", "bidder"))
    s.bid = _check_cash(parts["bid"])
    bidder = _given(parts, "bidder")
    s.bidder = bidder.number(0, s.players - 1) if bidder is not None else NOBODY
    for seat in parts["bidding"].list(1, s.players):
        p = seat.number(0, s.players - 1)
        if s.bidding >> p & 1 or s.bankrupt[p]:
            raise seat.fail("named twice" if s.bidding >> p & 1 else "a bankrupt player does not bid (MB-G2)")
        s.bidding |= 1 << p
    s.deed = _space_deed(s, e)
    if "deed" in parts and parts["deed"].choice(DEEDS) != s.deed:
        raise parts["deed"].fail("the player on turn does not stand on that property")
    if s.deed == NOBODY or s.owner[s.deed] != NOBODY:
        raise phase.fail("needs a property nobody owns under the player on turn (MB-B3)")
    if (s.bid > 0) != (s.bidder != NOBODY):
        raise parts["bid"].fail("there is a bid exactly when there is a bidder")
    if s.bidder != NOBODY:
        if s.bid < e.first_bid or s.bid > s.cash[s.bidder]:
            raise parts["bid"].fail(f"a bid is at least {e.first_bid} and at most the bidder's cash (MB-B3)")
        if not s.bidding >> s.bidder & 1 or s.bidder == s.actor:
            raise parts["bidding"].fail("the highest bidder is still in, and another one decides (MB-B3)")
    if not s.bidding >> s.actor & 1 or s.cash[s.actor] < rules.least_bid(s, e):
        raise parts["bidding"].fail("the actor must be still in and able to bid (MB-B3)")


def _space_deed(s: State, e: Edition) -> int:
    """The deed of the property the player on turn stands on."""
    at = s.space[s.player]
    return e.space_what[at] if e.space_type[at] == DEED_SPACE else NOBODY


def _check_offer(s: State, e: Edition, whole: dict[str, Place], phase: Place) -> None:
    resume, offer = _given(whole, "resume"), _given(whole, "offer")
    if resume is not None:
        parts = resume.table(required=("phase", "seat"))
        s.resume_phase = PHASES.index(_RESUMED[parts["phase"].choice(_RESUMED)])
        s.resume_actor = parts["seat"].number(0, s.players - 1)
        if s.resume_actor != s.player:
            raise parts["seat"].fail("play goes on with the player on turn")
        if s.phase not in (OFFER_PHASE, ANSWER_PHASE, REDEEM_PHASE):
            raise resume.fail("only a deal is followed by play going on where it was")
    elif s.phase in (OFFER_PHASE, ANSWER_PHASE):
        raise phase.fail("say where play goes on after the deal: resume, with phase and seat")
    if (offer is not None) != (s.phase == ANSWER_PHASE):
        raise phase.fail("an offer is answered exactly in this phase: offer, with from, to, gives and takes")
    if offer is None:
        return
    parts = offer.table(required=("from", "to", "gives", "takes"))
    s.offerer = parts["from"].number(0, s.players - 1)
    s.partner = parts["to"].number(0, s.players - 1)
    if s.partner == s.offerer or s.bankrupt[s.offerer] or s.bankrupt[s.partner]:
        raise parts["to"].fail("an offer goes to another player, and neither is bankrupt (MB-D1)")
    if s.actor != s.partner:
        raise parts["to"].fail("the partner is the one to decide: it must be the actor of the turn")
    if not e.deals or s.offers[s.offerer] == 0:
        raise parts["from"].fail("offers must be allowed and counted in the player's `offers` (MB-D1)")
    s.deeds_given, s.chips_given, s.cards_given, s.money_given = _check_side(s, e, parts["gives"], s.offerer)
    s.deeds_taken, s.chips_taken, s.cards_taken, s.money_taken = _check_side(s, e, parts["takes"], s.partner)
    both = (s.money_given and s.money_taken) or (s.cards_given and s.cards_taken)
    if both or any(a and b for a, b in zip(s.chips_given, s.chips_taken, strict=True)):
        raise offer.fail("nothing goes both ways (MB-D1)")


def _check_side(s: State, e: Edition, place: Place, p: int) -> tuple[int, list[int], int, int]:
    parts = place.table(required=(), optional=_SIDE)
    bits = 0
    for deed in parts["deeds"].list(0, len(DEEDS)) if "deeds" in parts else []:
        d = deed.choice(DEEDS)
        if s.owner[d] != p or bits >> d & 1:
            raise deed.fail("named twice" if bits >> d & 1 else f"{DEEDS[d]} is not this player's")
        bits |= 1 << d
    chips = _check_chips(parts["chips"], e) if "chips" in parts else [0] * KIND_COUNT
    for k, kind in enumerate(KINDS):
        if chips[k] > s.chips[p][k]:
            raise parts["chips"].fail(f"the player has only {s.chips[p][k]} × {kind}")
    cards = parts["cards"].number(0, s.get_out[p]) if "cards" in parts else 0
    money = _check_cash(parts["money"], s.cash[p]) if "money" in parts else 0
    if not (bits or any(chips) or cards or money):
        raise place.fail("both sides give something (MB-D1)")
    return bits, chips, cards, money


def _check_received(s: State, e: Edition, whole: dict[str, Place], phase: Place) -> None:
    for deed in whole["received"].list(0, len(DEEDS)) if "received" in whole else []:
        d = deed.choice(DEEDS)
        if s.owner[d] == NOBODY or not s.mortgaged[d] or s.received >> d & 1:
            raise deed.fail("must be a mortgaged deed of a player, named once")
        s.received |= 1 << d
    if (s.received != 0) != (s.phase == REDEEM_PHASE):
        raise phase.fail("deeds just received (`received`) and this phase belong together (MB-D2)")
    if s.phase == REDEEM_PHASE and s.resume_phase == NOBODY and not s.bankrupt[s.player]:
        raise phase.fail("say where play goes on: resume, with phase and seat")


def _check_choosing(s: State, e: Edition, phase: Place) -> None:
    """MB-S1: tokens are chosen, or drawn in the order of the seats, by those who have none."""
    s.start_throw[: s.players] = [0] * s.players
    if e.token_way != (BY_CHOICE if s.phase == TOKEN_PHASE else BY_CHANCE):
        raise phase.fail("the option tokens says how they come to the players (MB-S1)")
    if s.token[s.actor] != NOBODY or s.player != s.actor:
        raise phase.fail("the player on turn is the one who has no token yet, and decides (MB-S1)")
    if s.phase == DRAW_PHASE and NOBODY in s.token[: s.actor]:
        raise phase.fail("tokens are drawn in the order of the seats (MB-S1)")


def _check_start(s: State, e: Edition, place: Place | None, phase: Place) -> None:
    if s.phase != START_PHASE:
        if place is not None:
            raise place.fail("only before the first turn")
        if s.phase in _BEFORE_THE_GAME:
            _check_choosing(s, e, phase)
        return
    throws = place.list(s.players, s.players) if place is not None else []
    for p, throw in enumerate(throws):
        s.start_throw[p] = NOBODY if throw.value is None else throw.number(0, 12)
    if place is None:
        s.start_throw[: s.players] = [0] * s.players
    waiting = [p for p in range(s.players) if s.start_throw[p] == 0]
    if waiting[:1] != [s.player] or any(s.start_throw[p] == 1 for p in range(s.players)):
        raise phase.fail("players throw in the order of their seats; the first with a 0 is to throw (MB-S2)")


def _check_actor(s: State, parts: dict[str, Place]) -> None:
    where = parts.get("actor", parts["seat"])
    if s.phase in (AUCTION_PHASE, OFFER_PHASE, ANSWER_PHASE, REDEEM_PHASE, GIVE_PHASE):
        if s.bankrupt[s.actor]:
            raise where.fail("a bankrupt player decides nothing more (MB-G2)")
    elif s.actor != s.player:
        raise where.fail("in this phase the player on turn decides")
    if s.phase in (REDEEM_PHASE, OVER_PHASE):
        return
    if s.bankrupt[s.player]:
        raise parts["seat"].fail("a bankrupt player has no more turns (MB-G2)")


def _check_end(s: State, e: Edition, phase: Place) -> None:
    stands = PENTHOUSE in s.floors
    if s.phase == OVER_PHASE:
        if s.extra_turn or s.parking:
            raise phase.fail("nothing follows when the game is over: no extra turn, no parking")
        if not stands and rules.anybody_can_finish(s, e) and s.round < e.most_rounds:
            raise phase.fail("the game is over by the penthouse, the round limit, or when nobody can finish (MB-E4)")
    elif stands or not rules.anybody_can_finish(s, e):
        raise phase.fail("the game is over: the penthouse stands or nobody can finish a building (MB-F3, MB-E4)")


def _check_card_phase(s: State, e: Edition, phase: Place) -> None:
    """MB-C16, MB-C17: floors built or taken off by a card."""
    fields = e.foundation[: e.foundations]
    if s.phase == FREE_PHASE:
        free = any(rules.refuse_free_floor(s, e, field) == 0 for field in fields)
        if not (free and _has_card(e, BUILD_CARD)):
            raise phase.fail("needs a card that builds, and a field to build on (MB-C16)")
    if s.phase == REMOVE_PHASE:
        floors = any(rules.refuse_removal(s, e, field) == 0 for field in fields)
        if not (floors and _has_card(e, REMOVE_CARD)):
            raise phase.fail("needs a card that takes floors off, and such a building (MB-C17)")


def _check_phase(s: State, e: Edition, phase: Place) -> None:
    """Every phase has what it asks about."""
    base = _base(s)
    on = e.space_type[s.space[s.player]]
    if base == BUY_PHASE:
        s.deed = _space_deed(s, e)
        if s.deed == NOBODY or s.owner[s.deed] != NOBODY:
            raise phase.fail("needs a property nobody owns under the player on turn (MB-B2)")
    if (base == DEBT_PHASE) != (s.after_debt != NOBODY):
        raise phase.fail("a debt (`debt`, with amount) and this phase belong together (MB-G2)")
    if base == SURPLUS_PHASE and rules.chips_of(s, s.player) <= e.most_chips:
        raise phase.fail(f"needs more than {e.most_chips} chips (MB-T1)")
    _check_card_phase(s, e, phase)
    if s.phase == ROLL_PHASE and on != ROLL:
        raise phase.fail("needs a Roll space under the player on turn (MB-B6)")
    card_in_hand = on == CHANCE_SPACE or s.landing  # a card may have led away, and have more to say (MB-C21)
    steals = on == STEAL_SPACE or (card_in_hand and _has_card(e, STEAL_CARD))
    if s.phase == STEAL_PHASE and not (steals and rules.anything_to_steal(s)):
        raise phase.fail("needs a Steal space and a chip to steal (MB-B7)")
    by_card = (SWAP_PHASE, PICK_PHASE, GIVE_PHASE, FREE_PHASE, REMOVE_PHASE)
    if (s.phase == CARD_PHASE and on != CHANCE_SPACE) or (s.phase in by_card and not card_in_hand):
        raise phase.fail("needs a Chance space under the player on turn (MB-B9)")
    if s.phase == CARD_PHASE and not any(s.unseen):
        raise phase.fail("needs a Chance card nobody has seen (MB-B9)")
    if s.phase == SWAP_PHASE and not rules.anything_to_swap(s):
        raise phase.fail("needs chips of two kinds to swap (MB-B9)")
    if s.phase == PICK_PHASE and not any(s.bank):
        raise phase.fail("needs a chip in the bank (MB-B9)")
    gives = s.actor != s.player or _has_card(e, GIVE_CARD_CHIPS, GIVE_CHIPS)
    if s.phase == GIVE_PHASE and not (gives and any(s.chips[s.actor])):
        raise phase.fail("needs another player, the actor, who has chips to give (MB-B9)")
    if s.phase == OFFER_PHASE and not any(rules.refuse_offer(s, e, s.actor, p) == 0 for p in range(s.players)):
        raise phase.fail("needs an actor who may offer something to somebody (MB-D1)")
    if s.phase == OFFER_PHASE and s.actor == s.resume_actor:
        raise phase.fail("somebody else than the player on turn steps in (MB-D1)")
    if s.phase == REDEEM_PHASE and not any(
        s.received >> d & 1 and s.owner[d] == s.actor and s.cash[s.actor] >= e.pay_off[d] for d in range(len(DEEDS))
    ):
        raise phase.fail("needs a received deed that the actor can pay off (MB-D2)")
    if base in (SURPLUS_PHASE, THROW_PHASE) and s.die[0]:
        raise phase.fail("nothing has been thrown yet in this phase")
