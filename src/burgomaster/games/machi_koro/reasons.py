"""What the features of Machi Koro mean to a person: what a building will earn, how far the last landmark is."""

from __future__ import annotations

from collections.abc import Mapping

from burgomaster.games.kernel.reasons import Reason, ReasonValue, span
from burgomaster.games.machi_koro.features import CITY, EARNS, LANDMARK, MORE, OTHERS, OWN, SUPPLY
from burgomaster.games.machi_koro.greedy import earned_in_a_round, rounds_to_win
from burgomaster.games.machi_koro.rules import in_deck
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, LANDMARK_KINDS, TRAIN_STATION, Edition, State

LITTLE = 0.05  # coins that are not worth a word
FEW = 2  # left in the supply


def _grown(before: State, after: State, p: int) -> int:
    """The kind of building that there is one more of; -1 if there is none."""
    return next((b for b in range(KINDS) if after.city[p][b] > before.city[p][b]), -1)


def _earned(before: State, after: State, e: Edition, p: int, *, station: bool) -> float:
    """Coins a round that the new buildings bring, with the train station where it is asked for."""
    earned = []
    for s, city in ((before, before.city[p]), (before, after.city[p])):
        there = s.copy()
        there.city[p] = list(city)
        if station:
            there.landmarks[p][TRAIN_STATION] = 1
        earned.append(earned_in_a_round(there, e, p))
    return round(earned[1] - earned[0], 1)


def earns(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """What a new building earns in a round, and what once two dice are thrown."""
    b = _grown(before, after, p)
    if b < 0:
        return None
    now = _earned(before, after, e, p, station=False)
    later = _earned(before, after, e, p, station=True)
    if max(abs(now), abs(later)) < LITTLE:
        return None
    other = 0 if after.landmarks[p][TRAIN_STATION] or abs(later - now) < LITTLE else 1
    return {"things": (BUILDINGS[b], after.city[p][b]), "much": now, "later": later, "other": other}


def landmarks(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How many landmarks are left."""
    left = LANDMARK_KINDS - sum(after.landmarks[p])
    return {"left": left} if sum(after.landmarks[p]) > sum(before.landmarks[p]) else None


def nearer(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How many rounds away the last landmark is."""
    was, now = round(rounds_to_win(before, e, p)), round(rounds_to_win(after, e, p))
    return {"rounds": now, "before": was} if now < was else None


def rare(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """How few of a building are left for the others."""
    b = _grown(before, after, p)
    if b < 0:
        return None
    left = after.supply[b] + in_deck(after, e, b)
    return {"left": left} if left <= FEW else None


def coins(before: State, after: State, e: Edition, p: int) -> Mapping[str, ReasonValue] | None:
    """What is left to spend."""
    return {"coins": after.coins[p]} if after.coins[p] != before.coins[p] else None


REASONS = (
    Reason("earns", (*span(CITY, KINDS), *span(MORE, KINDS), *span(EARNS, 12), OWN + 4, OWN + 5, OWN + 6), earns, 1),
    Reason("landmarks", (*span(LANDMARK, LANDMARK_KINDS), OWN + 2, OWN + 3), landmarks, 1),
    Reason("nearer", (OWN + 7, OWN + 8, OTHERS + 7), nearer, 1),
    Reason("rare", span(SUPPLY, KINDS), rare, 1),
    Reason("coins", (OWN, OWN + 1, OWN + 9), coins, -1),
)


def gain(before: State, after: State, e: Edition, p: int) -> int:
    """What a round brings, as people count it: coins."""
    return after.coins[p] - before.coins[p]
