"""Scores: buildings, sets, Community Builder and Billionaire."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder.state import HEIGHT, NOBODY, OVER_PHASE, SET_COUNT, WIDTH, Edition, State

# The fields of the first and the last column of the island, as bits.
FIRST_COLUMN = sum(1 << (y * WIDTH) for y in range(HEIGHT))
LAST_COLUMN = FIRST_COLUMN << (WIDTH - 1)


@rule
def building_points(s: State, e: Edition, p: int) -> int:
    """MB-E1: each building by its height."""
    points = 0
    for i in range(e.foundations):
        if s.built_by[e.foundation[i]] == p:
            points += e.points[s.floors[e.foundation[i]]]
    return points


@rule
def set_points(s: State, e: Edition, p: int) -> int:
    """MB-E1: each complete colour set, mortgaged or not."""
    points = 0
    for colour in range(SET_COUNT):
        if has_set(s, p, colour):
            points += e.set_points[colour]
    return points


@rule
def has_set(s: State, p: int, colour: int) -> bool:
    """MB-E1: has a player both deeds of a set?"""
    return s.owner[2 * colour] == p and s.owner[2 * colour + 1] == p


@rule
def community(s: State, e: Edition, p: int) -> int:
    """MB-E1: the largest number of own buildings connected by their sides."""
    left = 0
    for i in range(e.foundations):
        if s.built_by[e.foundation[i]] == p:
            left |= 1 << e.foundation[i]
    largest = 0
    while left:
        group = left & -left
        while True:
            beside = ((group << 1) & ~FIRST_COLUMN) | ((group >> 1) & ~LAST_COLUMN)  # no row runs into the next
            grown = group | (group << WIDTH) | (group >> WIDTH) | beside
            grown &= left
            if grown == group:
                break
            group = grown
        left &= ~group
        size = 0
        while group:
            group &= group - 1
            size += 1
        largest = max(largest, size)
    return largest


@rule
def billionaire(s: State) -> int:
    """MB-E1: the player with the most money. MB-E2: NOBODY if several have as much."""
    best = NOBODY
    for p in range(s.players):
        if best == NOBODY or s.cash[p] > s.cash[best]:
            best = p
    for p in range(s.players):
        if p != best and s.cash[p] == s.cash[best]:
            return NOBODY
    return best


@rule
def community_builder(s: State, e: Edition) -> int:
    """MB-E1: the player with the most connected buildings. MB-E2: NOBODY if several have as many."""
    best = NOBODY
    most = 0
    for p in range(s.players):
        size = community(s, e, p)
        if size < e.community_least:  # with the option community a building alone is next to nothing
            continue
        if size > most:
            best = p
            most = size
        elif size == most:
            best = NOBODY
    return best


@rule
def points_of(s: State, e: Edition, p: int, richest: int, builder: int) -> int:
    """MB-E1: a player's points, if these have the bonus cards: buildings, sets and those cards."""
    points = building_points(s, e, p) + set_points(s, e, p)
    if p == richest:
        points += e.billionaire_points
    if p == builder:
        points += e.community_points
    return points


@rule
def scores(s: State, e: Edition, out: MutableSequence[int]) -> None:
    """MB-E1: points now: buildings, sets and the two bonus cards. MB-G2: also those of bankrupt players."""
    richest = billionaire(s)
    builder = community_builder(s, e)
    for p in range(s.players):
        out[p] = points_of(s, e, p, richest, builder)


@rule
def winners(s: State, e: Edition) -> int:
    """MB-E3: most points, then most money, as a set of bits; 0 while the game runs."""
    if s.phase != OVER_PHASE:
        return 0
    return ahead(s, e, billionaire(s), community_builder(s, e))


@rule
def ahead(s: State, e: Edition, richest: int, builder: int) -> int:
    """MB-E3: who would win if the game ended now and these had the bonus cards, as a set of bits."""
    won = 0
    most_points = -1
    most_cash = 0
    for p in range(s.players):
        points = points_of(s, e, p, richest, builder)
        if points > most_points or (points == most_points and s.cash[p] > most_cash):
            won = 0
            most_points = points
            most_cash = s.cash[p]
        if points == most_points and s.cash[p] == most_cash:
            won |= 1 << p
    return won


@rule
def tell_scores(s: State, e: Edition) -> None:
    """MB-E1: every building and set, the bonus cards (MB-E2: in a tie nobody's), the points. MB-E3: who is ahead."""
    richest = billionaire(s)
    builder = community_builder(s, e)
    for p in range(s.players):
        for field in e.foundation[: e.foundations]:
            if s.built_by[field] == p:
                tell(s, tells.SCORES_BUILDING, "MB-E1", p, field, s.floors[field] - 1, e.points[s.floors[field]])
        for colour in range(SET_COUNT):
            if has_set(s, p, colour):
                tell(s, tells.SCORES_SET, "MB-E1", p, colour, e.set_points[colour])
    if richest != NOBODY:
        tell(s, tells.BILLIONAIRE, "MB-E1", richest, e.billionaire_points)
    else:
        tell(s, tells.BILLIONAIRE, "MB-E2", NOBODY, 0)
    if builder != NOBODY:
        tell(s, tells.COMMUNITY, "MB-E1", builder, e.community_points)
    else:
        tell(s, tells.COMMUNITY, "MB-E2", NOBODY, 0)
    for p in range(s.players):
        tell(s, tells.SCORES, "MB-E1", p, points_of(s, e, p, richest, builder), s.cash[p], community(s, e, p))
    won = ahead(s, e, richest, builder)
    for p in range(s.players):
        if (won >> p) & 1:
            tell(s, tells.WINS, "MB-E3", p)
