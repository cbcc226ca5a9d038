"""What things come to in Monopoly Builder now, and what would happen: asked of the rules, for everybody to see.

Seats are numbers, everything else has the names that the view uses. What a rule would tell is heard on a copy.
"""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.effects import listen
from burgomaster.games.monopoly_builder import effects as happened
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.state import (
    ANSWER_PHASE,
    AUCTION_PHASE,
    BUY_PHASE,
    DEED_COUNT,
    DEEDS,
    DRAW_PHASE,
    FLOORS,
    KIND_COUNT,
    KINDS,
    NOBODY,
    OVER_PHASE,
    PENTHOUSE,
    SETS,
    START_PHASE,
    TOKEN_PHASE,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIELD


def outlook(s: State, e: Edition) -> dict[str, Any]:
    """Rents, points by category, floors, what every throw brings, what is at stake, and what an offer changes."""
    points, ahead = _points(s, e)
    floors = [_floor(s, e, floor) for floor in range(PENTHOUSE)]
    return {
        "rents": _rents(s, e),  # of every deed that has an owner, for a visitor
        "points": points,  # by seat
        "ahead": ahead,  # who would win now
        "floors": floors,
        "fields": _fields(s, e, floors),  # every foundation on which something can still be built
        "surplus": [max(0, rules.chips_of(s, p) - e.most_chips) for p in range(s.players)],
        "throws": _throws(s, e),  # of the player on turn, by total
        "stake": _stake(s, e),
        "money": [_money(s, e, p) for p in range(s.players)],
        "offer": _offer(s, e, points) if s.phase == ANSWER_PHASE else None,
    }


def own_outlook(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """Nothing: everything lies open."""
    return {}


# ---- Rents and points -----------------------------------------------------------------------------------------------


def _rents(s: State, e: Edition) -> dict[str, int]:
    return {DEEDS[d]: rules.rent_now(s, e, d) for d in range(DEED_COUNT) if s.owner[d] != NOBODY}


def _points(s: State, e: Edition) -> tuple[list[dict[str, Any]], list[int]]:
    """MB-E1, MB-E2: everybody's points, if the game ended now. MB-E3: who would win it."""
    now = s.copy()
    listen(now)
    rules.tell_scores(now, e)
    seats: list[dict[str, Any]] = [
        {"buildings": [], "sets": [], "billionaire": 0, "community": 0, "group": 0, "total": 0}
        for _ in range(s.players)
    ]
    ahead = []
    for kind, _, values in now.told or ():
        who = values[0]
        if kind is happened.SCORES_BUILDING:
            _, field, floor, points = values
            seats[who]["buildings"].append({"field": FIELD.names[field], "floors": floor + 1, "points": points})
        elif kind is happened.SCORES_SET:
            seats[who]["sets"].append({"set": SETS[values[1]], "points": values[2]})
        elif kind is happened.SCORES:
            seats[who]["total"], seats[who]["group"] = values[1], values[3]
        elif kind is happened.WINS:
            ahead.append(who)
        elif who != NOBODY:
            seats[who][kind.name] = values[1]  # a bonus card
    return seats, ahead


# ---- Building -------------------------------------------------------------------------------------------------------


def _chips(counts: list[int]) -> dict[str, int]:
    return {KINDS[k]: count for k, count in enumerate(counts) if count}


def _floor(s: State, e: Edition, floor: int) -> dict[str, Any]:
    """MB-F1: what a floor costs, what a building of this height is worth, and what everybody still lacks for it."""
    return {
        "floor": FLOORS[floor],
        "cost": _chips(e.floor_cost[floor]),
        "points": e.points[floor + 1],
        "missing": [_missing(s, e, p, floor) for p in range(s.players)],
    }


def _missing(s: State, e: Edition, p: int, floor: int) -> dict[str, int]:
    if rules.can_pay_floor(s, e, p, floor):
        return {}
    return _chips([rules.chips_missing(s, e, p, floor, k) for k in range(KIND_COUNT)])


def _fields(s: State, e: Edition, floors: list[dict[str, Any]]) -> dict[str, Any]:
    """MB-F1, MB-F2: the next floor of every foundation, and who could build it if it were their turn."""
    now = s.copy()
    found: dict[str, Any] = {}
    for field in e.foundation[: e.foundations]:
        floor = s.floors[field]
        if floor == PENTHOUSE:
            continue
        builders = []
        for p, missing in enumerate(floors[floor]["missing"]):
            now.actor = p
            if not missing and rules.refuse_building(now, e, field) == 0:
                builders.append(p)
        found[FIELD.names[field]] = {"floor": FLOORS[floor], "builders": builders}
    return found


# ---- Throwing -------------------------------------------------------------------------------------------------------


def _throws(s: State, e: Edition) -> dict[str, Any]:
    """MB-T2, MB-T3, MB-T4: what a throw of the player on turn would bring everybody, and where it leads.

    In jail only doubles lead anywhere (MB-J2).
    """
    if s.phase in (TOKEN_PHASE, DRAW_PHASE, START_PHASE, OVER_PHASE):
        return {}
    found: dict[str, Any] = {}
    jailed = s.jail[s.player]
    now = s.copy()
    for total in range(2, 13):
        now.told = []
        rules.collect(now, e, total)
        collected = [(kind, values) for kind, _, values in now.told]
        for _, (who, *_, chip, _, got) in collected:  # the chips go back: every total is looked at alone
            now.chips[who][chip] -= got
            now.bank[chip] += got
        to = rules.space_after(s, e, total)
        found[str(total)] = {
            "collects": [_collected(kind is happened.COLLECTS, values) for kind, values in collected],
            "to": None if jailed and total % 2 else to,
            "passes_start": to < s.space[s.player] and not (jailed and total % 2),
        }
    return found


def _collected(for_deed: bool, values: tuple[int, ...]) -> dict[str, Any]:
    who, *deed, chip, due, got = values
    return {"who": who, "deed": DEEDS[deed[0]] if for_deed else None, "chip": KINDS[chip], "due": due, "got": got}


# ---- Money and deals ------------------------------------------------------------------------------------------------


def _stake(s: State, e: Edition) -> dict[str, Any] | None:
    """MB-B2, MB-B3: the deed that is to be bought or at auction, the least bid, and who has as much."""
    if s.deed == NOBODY:
        return None
    phase = s.resume_phase if s.resume_phase != NOBODY else s.phase  # an offer can be made before buying
    least = rules.least_bid(s, e)
    return {
        "deed": DEEDS[s.deed],
        "price": e.price[s.deed],
        "payable": phase == BUY_PHASE and s.cash[s.player] >= e.price[s.deed],
        "least_bid": least,
        "bidders": [p for p in range(s.players) if s.bidding >> p & 1 and s.cash[p] >= least]
        if phase == AUCTION_PHASE
        else [],
    }


def _money(s: State, e: Edition, p: int) -> dict[str, Any]:
    """MB-G1, MB-G2: what mortgages would bring and cost, the most that can be raised by them, and what is missing."""
    own = [d for d in range(DEED_COUNT) if s.owner[d] == p]
    mortgages = {DEEDS[d]: e.mortgage[d] for d in own if not s.mortgaged[d]}
    return {
        "mortgages": mortgages,
        "pay_offs": {DEEDS[d]: e.pay_off[d] for d in own if s.mortgaged[d]},
        "most": s.cash[p] + sum(mortgages.values()),
        "missing": max(0, s.debt - s.cash[p]) if p == s.player else 0,
    }


def _offer(s: State, e: Edition, points: list[dict[str, Any]]) -> dict[str, Any]:
    """MB-D1: what the open offer would change, if both sides can still give what it says."""
    if not rules.offer_holds(s):
        return {"holds": False, "points": [], "ahead": [], "rents": {}, "sets": []}
    then = s.copy()
    rules.exchange(then)
    points_then, ahead = _points(then, e)
    rents, rents_then = _rents(s, e), _rents(then, e)
    sets, sets_then = ([[one["set"] for one in seat["sets"]] for seat in seats] for seats in (points, points_then))
    return {
        "holds": True,
        "points": [
            {"before": was["total"], "after": now["total"]} for was, now in zip(points, points_then, strict=True)
        ],
        "ahead": ahead,
        "rents": {
            deed: {"before": rent, "after": rents_then[deed]}
            for deed, rent in rents.items()
            if rents_then[deed] != rent
        },
        "sets": [
            {"gained": [one for one in now if one not in was], "lost": [one for one in was if one not in now]}
            for was, now in zip(sets, sets_then, strict=True)
        ],
    }
