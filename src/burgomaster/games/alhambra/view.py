"""Alhambra as plain data: what a seat may know, the whole table, and tables set up by hand.

Cards are lists of what is printed on them: a hand is `{"blue": [4, 6]}`, the building deck `{"garden": [6, 8, 8]}`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.actions import card
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    BUILDINGS,
    CURRENCIES,
    DEAL_PHASE,
    DIRK,
    DIRK_PHASE,
    FIRST_PHASE,
    KINDS,
    NOTHING,
    OPEN,
    OVER_PHASE,
    PAY_PHASE,
    PHASES,
    PRICES,
    ROW_PHASE,
    SCORING_CARDS,
    SCORINGS,
    SEATS,
    TAKE_PHASE,
    VALUES,
    YARD_PHASE,
    C,
    Edition,
    State,
)
from burgomaster.games.kernel.checking import Place

MOST_TURNS = 1_000_000  # in a position set up by hand
MOST_POINTS = 10_000

# A payment or a choice of cards under way is half an action, and positions lie between actions.
_SAVED_PHASES = tuple(phase for phase in PHASES if PHASES.index(phase) not in (PAY_PHASE, TAKE_PHASE))
_CARDS = tuple(card(k) for k in range(KINDS))


def save(s: State, e: Edition) -> dict[str, Any]:
    """The whole table."""
    data = _open(s, e, lambda p: _money(s.hand[p]))
    data["money_deck"], data["discard"] = _money(s.deck), _money(s.discard)
    return data


def view(s: State, e: Edition, seat: int | None) -> dict[str, Any]:
    """What a seat may know.

    AL-H1: other hands are withheld, and with them the money deck and the discard, from which a hand could be worked
    out; how many cards each has is public. What is left in the building deck can be told from what lies open.
    """
    return _open(s, e, lambda p: _seen_hand(s, e, seat, p))


def own(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """What of the view is not the same for a bystander: the seats, with one's own hand."""
    if rules.hands_open(s, e):
        return {}
    return {"seats": _seats(s, lambda p: _seen_hand(s, e, seat, p))}


def _seen_hand(s: State, e: Edition, seat: int | None, p: int) -> dict[str, list[int]] | None:
    return _money(s.hand[p]) if p == seat or rules.hands_open(s, e) else None


def _open(s: State, e: Edition, hand: Callable[[int], Any]) -> dict[str, Any]:
    """All that lies open, with as much of the hands as is asked for."""
    data: dict[str, Any] = {
        "turn": {"number": s.turns, "seat": s.player, "phase": PHASES[s.phase]},
        "yard": {
            currency: None
            if s.yard[slot] == NOTHING
            else {"building": BUILDINGS[s.yard[slot]], "price": s.yard_price[slot]}
            for slot, currency in enumerate(CURRENCIES)
        },
        "building_deck": {name: _prices(s.building_deck[t]) for t, name in enumerate(BUILDINGS)},
        "buildings_left": s.buildings_left,
        "open_money": [None if k == NOTHING else card(k) for k in s.open_money[: e.open_money]],
        "money_deck": None,
        "money_left": s.money_left,
        "pile": s.pile,
        "pile_left": s.pile_left,
        "discard": None,
        "discarded": sum(s.discard),
        "scored": [name for scoring, name in enumerate(SCORINGS) if _has_scored(s, scoring)],
        "seats": _seats(s, hand),
    }
    if rules.dirk_plays(s):
        data["dirk"] = {**_collection(s, DIRK), "draws": s.dirk_draws}
    return data


def _seats(s: State, hand: Callable[[int], Any]) -> list[dict[str, Any]]:
    return [{"hand": hand(p), "cards": s.cards[p], **_collection(s, p)} for p in range(s.players)]


def _collection(s: State, p: int) -> dict[str, Any]:
    return {
        "buildings": {name: s.city[p][t] for t, name in enumerate(BUILDINGS) if s.city[p][t]},
        "points": {name: s.points[scoring][p] for scoring, name in enumerate(SCORINGS) if _has_scored(s, scoring)},
    }


def _has_scored(s: State, scoring: int) -> bool:
    return s.phase == OVER_PHASE if scoring == C else scoring < s.scored


def _money(counts: list[int]) -> dict[str, list[int]]:
    """Money cards by currency, their values from low to high."""
    money: dict[str, list[int]] = {}
    for kind, count in enumerate(counts):
        if count:
            money.setdefault(CURRENCIES[kind // VALUES], []).extend([rules.value_of(kind)] * count)
    return money


def _prices(counts: list[int]) -> list[int]:
    return [price for price, count in enumerate(counts, 1) if count for _ in range(count)]


# ---- Tables set up by hand ------------------------------------------------------------------------------------------

_REQUIRED = ("turn", "yard", "open_money", "seats")
_BUILDINGS_LEFT = ("building_deck", "buildings_left")
_MONEY_LEFT = ("money_deck", "money_left", "pile", "pile_left", "discard", "discarded")
_OPTIONAL = (*_BUILDINGS_LEFT, *_MONEY_LEFT, "scored", "dirk")


def check(data: Any, e: Edition) -> State:
    """The state of a table set up by hand, as `save` writes it.

    What can be worked out may be left out: the money deck is then all money that lies nowhere else, the discard empty;
    the building deck has all buildings that lie nowhere else, where those already built count as the cheapest of their
    type; a pile has just been used up, the one of the last scoring card or, before A, none.
    """
    place = Place(data, "state")
    parts = place.table(required=_REQUIRED, optional=_OPTIONAL)
    s = State()
    rules.clear_action(s)
    seats = parts["seats"].list(2, SEATS)
    s.players = len(seats)
    _check_turn(s, parts["turn"])
    _check_scored(s, parts)
    for p, seat in enumerate(seats):
        own = seat.table(required=("hand", "buildings"), optional=("cards", "points"))
        _read_money(own["hand"], s.hand[p], e)
        s.cards[p] = sum(s.hand[p])
        _check_count(own, "cards", s.cards[p])
        _check_collection(s, e, p, own)
    _check_dirk(s, e, place, parts)
    _check_yard(s, parts["yard"])
    _check_open_money(s, e, parts["open_money"])
    _check_buildings(s, e, parts)
    _check_money(s, e, parts)
    _check_piles(s, e, place, parts)
    _check_phase(s, e, parts)
    return s


def _check_turn(s: State, place: Place) -> None:
    parts = place.table(required=("seat", "phase"), optional=("number",))
    s.player = parts["seat"].number(0, s.players - 1)
    s.phase = PHASES.index(_SAVED_PHASES[parts["phase"].choice(_SAVED_PHASES)])
    begun = s.phase in (ACT_PHASE, OVER_PHASE)
    before = s.phase in (DEAL_PHASE, FIRST_PHASE)
    s.turns = int(begun)
    if "number" in parts:
        s.turns = parts["number"].number(int(begun), 0 if before else MOST_TURNS)


def _check_scored(s: State, parts: dict[str, Place]) -> None:
    """Scoring cards come in their order; C is scored exactly when the game is over."""
    if "scored" not in parts:
        return
    place = parts["scored"]
    names = [SCORINGS[item.choice(SCORINGS)] for item in place.list(0, len(SCORINGS))]
    cards = [name for name in names if name != SCORINGS[C]]
    s.scored = len(cards)
    wanted = [*SCORINGS[: s.scored], *(SCORINGS[C:] if s.phase == OVER_PHASE else ())]
    if names != wanted:
        raise place.fail("A comes before B, and C exactly when the game is over (AL-V1, AL-V5)")


def _check_collection(s: State, e: Edition, p: int, own: dict[str, Place]) -> None:
    for name, count in own["buildings"].table(required=(), optional=BUILDINGS).items():
        t = BUILDINGS.index(name)
        s.city[p][t] = count.number(0, sum(e.buildings[t]))
    if "points" in own:
        for name, earned in own["points"].table(required=(), optional=SCORINGS).items():
            scoring = SCORINGS.index(name)
            if not _has_scored(s, scoring):
                raise earned.fail("this scoring has not happened: it is not in state.scored")
            s.points[scoring][p] = earned.number(0, MOST_POINTS)


def _check_dirk(s: State, e: Edition, place: Place, parts: dict[str, Place]) -> None:
    if "dirk" not in parts:
        if rules.dirk_plays(s):
            raise Place(None, f"{place.path}.dirk").fail("missing: in a game for two Dirk has buildings too (AL-D2)")
        if s.phase == DIRK_PHASE:
            raise parts["turn"].fail("Dirk draws only in a game for two (AL-D2)")
        return
    if not rules.dirk_plays(s):
        raise parts["dirk"].fail("Dirk plays only in a game for two (AL-D2)")
    own = parts["dirk"].table(required=("buildings",), optional=("points", "draws"))
    _check_collection(s, e, DIRK, own)
    drawing = s.phase == DIRK_PHASE
    s.dirk_draws = int(drawing)
    if "draws" in own:
        s.dirk_draws = own["draws"].number(int(drawing), sum(map(sum, e.buildings)) if drawing else 0)


def _check_yard(s: State, place: Place) -> None:
    parts = place.table(required=(), optional=CURRENCIES)
    for slot, currency in enumerate(CURRENCIES):
        rules.clear_slot(s, slot)
        if currency in parts and parts[currency].value is not None:
            there = parts[currency].table(required=("building", "price"))
            s.yard[slot] = there["building"].choice(BUILDINGS)
            s.yard_price[slot] = there["price"].number(1, PRICES)


def _check_open_money(s: State, e: Edition, place: Place) -> None:
    items = place.list(0, e.open_money)
    for i in range(OPEN):
        given = i < len(items) and items[i].value is not None
        s.open_money[i] = items[i].choice(_CARDS) if given else NOTHING


def _read_money(place: Place, counts: list[int], e: Edition) -> None:
    for currency, values in place.table(required=(), optional=CURRENCIES).items():
        for value in values.list(0, sum(e.copies)):
            counts[rules.kind_of(CURRENCIES.index(currency), value.number(1, VALUES))] += 1


def _check_count(parts: dict[str, Place], name: str, count: int) -> None:
    if name in parts and parts[name].number(0, 10_000) != count:
        raise parts[name].fail(f"counts {parts[name].value}, but there are {count}")


# ---- No card appears from nowhere -----------------------------------------------------------------------------------


def _check_buildings(s: State, e: Edition, parts: dict[str, Place]) -> None:
    """AL-M2: collections, yard and deck together are the edition's buildings."""
    given = parts["building_deck"].table(required=(), optional=BUILDINGS) if "building_deck" in parts else None
    for t, name in enumerate(BUILDINGS):
        there = [price for slot, price in enumerate(s.yard_price) if s.yard[slot] == t]
        built = sum(s.city[p][t] for p in range(rules.rivals(s)))
        unseen = list(e.buildings[t])
        for price in there:
            unseen[price - 1] -= 1
            if unseen[price - 1] < 0:
                raise parts["yard"].fail(f"there are not so many {name} cards for {price} (AL-M2)")
        if built > sum(unseen):
            raise parts["seats"].fail(
                f"{built} × {name} built and {len(there)} in the yard, but there are {sum(e.buildings[t])}"
            )
        s.building_deck[t] = _without_cheapest(unseen, built)
        if given is None:
            continue
        s.building_deck[t] = [0] * PRICES
        prices = given[name].list(0, sum(unseen)) if name in given else []
        for item in prices:
            column = item.number(1, PRICES) - 1
            s.building_deck[t][column] += 1
            if s.building_deck[t][column] > unseen[column]:
                raise item.fail(f"there is no such {name} left (AL-M2)")
        if len(prices) + built != sum(unseen):
            raise parts["building_deck"].fail(
                f"{len(prices)} × {name} here, {built} built and {len(there)} in the yard make"
                f" {len(prices) + built + len(there)}, but there are {sum(e.buildings[t])}"
                " (leave the building deck out to have it worked out)"
            )
    s.buildings_left = sum(map(sum, s.building_deck))
    _check_count(parts, "buildings_left", s.buildings_left)
    if s.dirk_draws > s.buildings_left:
        raise parts["dirk"].fail(f"draws {s.dirk_draws} of {s.buildings_left} buildings")


def _without_cheapest(counts: list[int], built: int) -> list[int]:
    left = list(counts)
    for column in range(PRICES):
        taken = min(left[column], built)
        left[column] -= taken
        built -= taken
    return left


def _check_money(s: State, e: Edition, parts: dict[str, Place]) -> None:
    """AL-M3, AL-D1: hands, open cards, deck and discard together are the edition's money."""
    if "discard" in parts:
        _read_money(parts["discard"], s.discard, e)
    if "money_deck" in parts:
        _read_money(parts["money_deck"], s.deck, e)
    for k in range(KINDS):
        copies = e.copies[rules.value_of(k) - 1] - (e.removed_for_two if rules.dirk_plays(s) else 0)
        elsewhere = sum(s.hand[p][k] for p in range(s.players)) + s.open_money.count(k) + s.discard[k]
        if "money_deck" not in parts and elsewhere <= copies:
            s.deck[k] = copies - elsewhere
        if s.deck[k] + elsewhere != copies:
            raise parts["money_deck" if "money_deck" in parts else "seats"].fail(
                f"{s.deck[k] + elsewhere} × {card(k)} on the table, but there are {copies}"
                " (leave money_deck out to have it worked out)"
            )
    s.money_left = sum(s.deck)
    _check_count(parts, "money_left", s.money_left)
    _check_count(parts, "discarded", sum(s.discard))


def _check_piles(s: State, e: Edition, place: Place, parts: dict[str, Place]) -> None:
    """AL-S4: which pile is on top, how much of it is left, and which scoring cards must have turned up by then."""
    setting_up = s.turns == 0
    if "pile" in parts:
        s.pile = parts["pile"].number(0, 0) if setting_up else parts["pile"].number(1, e.piles + 1)
        low, high = _possible_left(s, e)
        s.pile_left = high
        if "pile_left" in parts:
            s.pile_left = parts["pile_left"].number(low, high)
        elif low != high and s.pile != 1:
            raise Place(None, f"{place.path}.pile_left").fail("missing: how much of that pile is left?")
    elif "pile_left" in parts:
        raise parts["pile_left"].fail("say which pile: pile is missing")
    elif not setting_up:
        s.pile = e.scoring_pile[s.scored - 1] if s.scored else 0
    if not setting_up:
        rules.next_pile(s, e)
    for scoring in range(SCORING_CARDS):
        if scoring >= s.scored and not setting_up and s.pile > e.scoring_pile[scoring]:
            raise parts.get("pile", place).fail(
                f"scoring card {SCORINGS[scoring]} turned up in pile {e.scoring_pile[scoring]}: see scored"
            )
        if scoring < s.scored and s.pile < e.scoring_pile[scoring]:
            raise parts["scored"].fail(f"scoring card {SCORINGS[scoring]} is still to come: see pile (AL-S4)")


def _possible_left(s: State, e: Edition) -> tuple[int, int]:
    """How many money cards the pile on top may have: it was at most one larger than the smallest pile below it."""
    if s.pile == 0 or s.pile > e.piles:
        return 0, 0
    below = e.piles - s.pile
    if below == 0:
        return s.money_left, s.money_left
    low = 0 if rules.scoring_card(s, e) != NOTHING else 1
    high = low
    while high < s.money_left and high + 1 <= (s.money_left - high - 1) // below + 1:
        high += 1
    return low, high


# ---- Phases ---------------------------------------------------------------------------------------------------------


def _check_phase(s: State, e: Edition, parts: dict[str, Place]) -> None:
    """The table must be such that it waits for just this."""
    turn = parts["turn"]
    empty = rules.empty_slot(s) != NOTHING
    short = rules.empty_place(s, e) != NOTHING
    dealt = all(rules.hand_worth(s, p) >= e.start_money for p in range(s.players))
    coming = s.money_left > 0 or rules.scoring_card(s, e) != NOTHING
    if s.turns == 0:
        _check_setting_up(s, e, parts, dealt)
    if s.phase == YARD_PHASE and not (empty and s.buildings_left):
        raise turn.fail("the yard is filled when a slot is empty and the building deck is not (AL-T9)")
    if s.phase in (DIRK_PHASE, DEAL_PHASE, FIRST_PHASE, ROW_PHASE) and empty and s.buildings_left:
        raise turn.fail("the yard is filled before anything else (AL-T9)")
    if s.phase == DIRK_PHASE and s.turns and not short:
        raise turn.fail("Dirk draws after a scoring card, so the money row is not yet full (AL-D4)")
    if s.phase == DIRK_PHASE and s.turns and not s.scored:
        raise turn.fail("Dirk draws after scoring A or B (AL-D4)")
    if s.phase == ROW_PHASE and not (short and coming):
        raise turn.fail("the money row is filled when it is short and the deck is not empty (AL-T9)")
    if s.phase == OVER_PHASE and s.buildings_left:
        raise turn.fail("the game is over when the building deck is empty (AL-E1)")
    if s.phase == OVER_PHASE and not empty:
        raise turn.fail("the game is over when the yard cannot be filled (AL-E1)")


def _check_setting_up(s: State, e: Edition, parts: dict[str, Place], dealt: bool) -> None:
    """Before the first turn: AL-S1, AL-D2, AL-S2, AL-S3, AL-S4, in this order."""
    turn = parts["turn"]
    if s.scored or sum(s.discard):
        raise turn.fail("before the first turn nothing has been scored or paid (AL-S4)")
    if any(sum(s.city[p]) for p in range(s.players)):
        raise turn.fail("before the first turn nobody has a building (AL-S1)")
    dirks = sum(s.city[DIRK]) if rules.dirk_plays(s) else 0
    due = e.dirk_start if rules.dirk_plays(s) and s.phase != YARD_PHASE else 0
    if dirks + s.dirk_draws != due:
        raise turn.fail(f"Dirk gets {due} buildings at the start, not {dirks + s.dirk_draws} (AL-D2)")
    if s.phase in (YARD_PHASE, DIRK_PHASE) and (any(s.cards) or any(k != NOTHING for k in s.open_money)):
        raise turn.fail("money is dealt after the buildings (AL-S2)")
    if s.phase == DEAL_PHASE:
        for p in range(s.players):
            enough = rules.hand_worth(s, p) >= e.start_money
            if enough != (p < s.player) or (p > s.player and s.cards[p]):
                raise turn.fail("one player after the other is dealt start money (AL-S2)")
    for p in range(s.players):
        highest = max((rules.value_of(k) for k in range(KINDS) if s.hand[p][k]), default=0)
        if rules.hand_worth(s, p) - highest >= e.start_money:
            raise parts["seats"].fail(f"a hand is dealt only until it is worth {e.start_money} (AL-S2)")
    if s.phase in (FIRST_PHASE, ROW_PHASE) and not dealt:
        raise turn.fail(f"first everybody is dealt {e.start_money} or more (AL-S2)")
    if s.phase in (DEAL_PHASE, FIRST_PHASE) and any(k != NOTHING for k in s.open_money):
        raise turn.fail("money is laid open after the start player is known (AL-S4)")
    tied = [p for p in range(s.players) if rules.may_start(s, p)]
    if s.phase == FIRST_PHASE and (len(tied) == 1 or e.youngest in tied):
        raise turn.fail("chance decides only between tied players (AL-S3)")
    if s.phase == ROW_PHASE and s.player not in tied:
        raise turn.fail("the start player has the fewest cards and the lowest total (AL-S3)")
    if s.phase != ROW_PHASE and s.phase != DEAL_PHASE and s.player != 0:
        raise turn.fail("nobody is on turn yet: seat is 0")
