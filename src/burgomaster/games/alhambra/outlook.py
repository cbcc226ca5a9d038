"""What things come to in Alhambra: every scoring as it would be now, what may be taken, what can be paid and how.

All of it is asked of the rules, on copies of the table on which a seat is on turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra import steps as do
from burgomaster.games.alhambra.actions import card
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    BUILDINGS,
    CURRENCIES,
    KINDS,
    NOBODY,
    NOTHING,
    OVER_PHASE,
    ROW_PHASE,
    SCORINGS,
    SLOTS,
    TYPES,
    VALUES,
    C,
    Edition,
    State,
)
from burgomaster.games.kernel.steps import step_of


def outlook(s: State, e: Edition) -> dict[str, Any]:
    """What everybody may know. Lists over rivals have the seats in their order, and then Dirk in a game for two."""
    rivals = range(rules.rivals(s))
    return {
        "points": [rules.points(s, p) for p in rivals],
        "scored": {
            name: s.points[scoring][: len(rivals)] for scoring, name in enumerate(SCORINGS) if _done(s, scoring)
        },
        "scorings": {name: _scoring(s, e, scoring) for scoring, name in enumerate(SCORINGS)},
        "next": _next(s, e),
        "again": s.phase == ACT_PHASE and rules.empty_slot(s) != NOTHING,  # AL-T6: nothing is filled during a turn
        "take": {"limit": e.take_at_most, "ways": _takes(s, e)},
        "leftovers": _leftovers(s) if rules.hands_open(s, e) else None,
    }


def own_outlook(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """What only a seat may know: what it has of every currency, and how it could pay for every building of the yard.

    `one_more`: what one more building of a type would add to the next scoring, were it now; None after the last.
    `could_get`: the slots whose building it would get at the end if nobody else had as much (AL-E3).
    """
    table = _on_turn(s)
    table.player = seat
    for p in range(s.players):
        if p != seat:
            table.hand[p] = [0] * KINDS
    over = s.phase == OVER_PHASE
    return {
        "money": {currency: rules.money_in(s, seat, slot) for slot, currency in enumerate(CURRENCIES)},
        "payments": {name: None if over else _payments(table, e, slot) for slot, name in enumerate(CURRENCIES)},
        "one_more": _one_more(s, e, seat),
        "could_get": [name for name, owner in _leftovers(table).items() if owner == seat],
    }


def _on_turn(s: State) -> State:
    """A copy of the table on which somebody may act."""
    table = s.copy()
    table.phase = ACT_PHASE
    rules.clear_action(table)
    return table


# ---- Scoring (AL-V1 to AL-V5, AL-D3) --------------------------------------------------------------------------------


def _done(s: State, scoring: int) -> bool:
    return s.phase == OVER_PHASE if scoring == C else scoring < s.scored


def _scoring(s: State, e: Edition, scoring: int) -> dict[str, Any]:
    """Type by type, and what everybody would earn in all, were it scored now."""
    types = {BUILDINGS[t]: _places(s, e, scoring, t) for t in range(TYPES)}
    earned = [0] * rules.rivals(s)
    for place in chain(*types.values()):
        for p in place["who"]:
            earned[p] += place["each"]
    return {"types": types, "points": earned}


def _places(s: State, e: Edition, scoring: int, t: int) -> list[dict[str, Any]]:
    """The places of a type: who shares them, from the first to the last, their pot, and what each of them earns."""
    found: dict[int, dict[str, Any]] = {}
    for p in range(rules.rivals(s)):
        if s.city[p][t] == 0:  # AL-V4
            continue
        first, sharers, pot = rules.standing(s, e, scoring, t, p)
        if first in found:
            found[first]["who"].append(p)
        else:
            each = rules.earned(s, e, scoring, t, p)
            places = {"first": first, "last": first + sharers - 1, "pot": pot}
            found[first] = {"who": [p], "count": s.city[p][t], **places, "each": each, "lost": pot - each * sharers}
    return [found[first] for first in sorted(found)]


def _to_come(s: State) -> int | None:
    return next((one for one in range(len(SCORINGS)) if not _done(s, one)), None)


def _one_more(s: State, e: Edition, seat: int) -> dict[str, int] | None:
    scoring = _to_come(s)
    if scoring is None:
        return None
    found = {}
    for t, name in enumerate(BUILDINGS):
        table = s.copy()
        table.city[seat][t] += 1
        found[name] = rules.earned(table, e, scoring, t, seat) - rules.earned(s, e, scoring, t, seat)
    return found


def _next(s: State, e: Edition) -> dict[str, Any] | None:
    """The scoring that comes next, and the weight of its card among all that could be turned up now; C has no card."""
    scoring = _to_come(s)
    if scoring is None:
        return None
    table = s.copy()
    table.phase = ROW_PHASE
    steps, weights = [0] * (KINDS + 1), [0] * (KINDS + 1)
    found = rules.odds(table, e, steps, weights)
    cards = range(found) if scoring != C else range(0)
    weight = sum(weights[i] for i in cards if steps[i] == step_of(do.SCORING, scoring))
    return {"scoring": SCORINGS[scoring], "weight": weight, "of": sum(weights[:found])}


# ---- Taking (AL-T2) -------------------------------------------------------------------------------------------------


def _takes(s: State, e: Edition) -> list[dict[str, Any]]:
    """Every choice of open cards that may be taken at once."""
    return [] if s.phase == OVER_PHASE else list(_taken(_on_turn(s), e, []))


def _taken(table: State, e: Edition, kinds: list[int]) -> Iterator[dict[str, Any]]:
    for k in sorted(set(table.open_money) - {NOTHING}):
        if rules.refuse_take(table, e, k) == 0:
            cards = [*kinds, k]
            yield {"cards": [card(one) for one in cards], "total": table.taken + rules.value_of(k)}
            if rules.refuse_take_and(table, e, k) == 0:
                more = table.copy()
                rules.apply(more, e, step_of(do.TAKE_AND, k))
                yield from _taken(more, e, cards)


# ---- Paying (AL-T4, AL-T5) ------------------------------------------------------------------------------------------


def _payments(table: State, e: Edition, slot: int) -> dict[str, Any] | None:
    """What lies in a slot, whether the player on turn can pay for it, and how; None where nothing is for sale."""
    if table.yard[slot] == NOTHING:
        return None
    price = table.yard_price[slot]
    ways: list[dict[str, Any]] = []
    affordable = rules.refuse_slot(table, slot) == 0
    if affordable:
        buying = table.copy()
        rules.apply(buying, e, step_of(do.BUY, slot, table.yard[slot]))
        ways = sorted(_ways(buying, e, []), key=lambda way: (way["total"], len(way["cards"])))
    missing = max(0, price - rules.money_in(table, table.player, slot))
    return {
        "building": BUILDINGS[table.yard[slot]],
        "price": price,
        "affordable": affordable,
        "missing": missing,
        "ways": ways,
    }


def _ways(table: State, e: Edition, cards: list[int]) -> Iterator[dict[str, Any]]:
    """Payments in which every card is needed, from high to low: none goes on once it is enough."""
    if rules.refuse_paid(table, False) == 0:
        yield {"cards": cards, "total": table.paid, "exact": rules.is_exact(table)}
        return
    for value in range(VALUES, 0, -1):
        if rules.refuse_pay(table, value) == 0:
            more = table.copy()
            rules.apply(more, e, step_of(do.PAY, value))
            yield from _ways(more, e, [*cards, value])


# ---- Leftovers (AL-E3) ----------------------------------------------------------------------------------------------


def _leftovers(s: State) -> dict[str, int | None]:
    """Who would get each building of the yard with these hands, if the game ended now; None: it would stay unsold."""
    owners = {CURRENCIES[slot]: rules.richest(s, slot) for slot in range(SLOTS) if s.yard[slot] != NOTHING}
    return {slot: None if owner == NOBODY else owner for slot, owner in owners.items()}
