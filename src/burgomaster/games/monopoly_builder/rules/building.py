"""Building floors and penthouses, and taking floors away."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder.rules.chips import _give_to_bank
from burgomaster.games.monopoly_builder.rules.turn import _end_game, _may_act
from burgomaster.games.monopoly_builder.state import KIND_COUNT, NOBODY, OWN, PENTHOUSE, Edition, State


@rule
def can_pay_floor(s: State, e: Edition, p: int, floor: int) -> bool:
    """MB-F1: has the player the chips for this floor? (Floors count from 0; the penthouse is the last.)"""
    for k in range(KIND_COUNT):
        if s.chips[p][k] < e.floor_cost[floor][k]:
            return False
    return True


@rule
def chips_missing(s: State, e: Edition, p: int, floor: int, k: int) -> int:
    """MB-F1: how many chips of a kind a player lacks for this floor."""
    return max(0, e.floor_cost[floor][k] - s.chips[p][k])


@rule
def refuse_building(s: State, e: Edition, field: int) -> int:
    """MB-F1: on an empty foundation or an own building. MB-J1: not in jail."""
    if s.jail[s.actor]:
        return no.JAILED
    if not e.is_foundation[field]:
        return no.NO_FOUNDATION
    floor = s.floors[field]
    if floor > 0 and s.built_by[field] != s.actor:
        return no.NOT_YOUR_BUILDING
    if floor < PENTHOUSE - 1 and s.blocks[s.actor] == 0:  # MB-F2: the penthouse needs no block
        return no.NO_BLOCKS
    return 0 if can_pay_floor(s, e, s.actor, floor) else no.TOO_FEW_TO_BUILD


@rule
def refuse_free_floor(s: State, e: Edition, field: int) -> int:
    """MB-C16: a floor without chips, where one may build; never the penthouse."""
    if not e.is_foundation[field]:
        return no.NO_FOUNDATION
    if s.floors[field] > 0 and s.built_by[field] != s.actor:
        return no.NOT_YOUR_BUILDING
    if s.floors[field] >= PENTHOUSE - 1:
        return no.NO_FREE_PENTHOUSE
    return no.NO_BLOCKS if s.blocks[s.actor] == 0 else 0


@rule
def anywhere_to_build_free(s: State, e: Edition) -> bool:
    """MB-C16: is there a field for a floor without chips?"""
    for i in range(e.foundations):
        if refuse_free_floor(s, e, e.foundation[i]) == 0:
            return True
    return False


@rule
def _build_free(s: State, e: Edition, field: int) -> None:
    """MB-C16: a block on the island, and nothing to pay. MB-E4: perhaps nobody can finish any more."""
    tell(s, tells.BUILDS_FREE, "MB-C16", s.player, field, s.floors[field])
    s.built_by[field] = s.player
    s.floors[field] += 1
    s.blocks[s.player] -= 1
    s.left -= 1
    if s.left <= 0 or not anywhere_to_build_free(s, e):
        s.left = 0
        _may_act(s)
    if not anybody_can_finish(s, e):
        s.left = 0
        _end_game(s, e, tells.NOBODY_CAN_FINISH)


@rule
def refuse_removal(s: State, e: Edition, field: int) -> int:
    """MB-C17: the top floor of an own building, or of another player's, as the card says."""
    if not e.is_foundation[field]:
        return no.NO_FOUNDATION
    if s.floors[field] == 0:
        return no.NOTHING_BUILT
    if (s.built_by[field] == s.actor) != (s.whose == OWN):
        return no.NOT_YOUR_BUILDING if s.whose == OWN else no.YOUR_OWN_BUILDING
    return 0


@rule
def anything_to_remove(s: State, e: Edition, whose: int) -> bool:
    """MB-C17: has the player on turn, or has another one, a building?"""
    for i in range(e.foundations):
        if s.floors[e.foundation[i]] and (s.built_by[e.foundation[i]] == s.player) == (whose == OWN):
            return True
    return False


@rule
def _remove_floor(s: State, e: Edition, field: int) -> None:
    """MB-C17: the block goes back to who built it; an empty foundation is anybody's again."""
    owner = s.built_by[field]
    tell(s, tells.REMOVES, "MB-C17", s.player, owner, field, s.floors[field] - 1)
    s.floors[field] -= 1
    s.blocks[owner] += 1
    if s.floors[field] == 0:
        tell(s, tells.EMPTIES, "MB-C17", field)
        s.built_by[field] = NOBODY
    s.left -= 1
    if s.left <= 0 or not anything_to_remove(s, e, s.whose):
        s.left = 0
        s.whose = 0
        _may_act(s)


@rule
def _build(s: State, e: Edition, field: int) -> None:
    """MB-F1: chips to the bank, a block on the island. MB-F3: the penthouse ends the game at once."""
    p = s.actor
    floor = s.floors[field]
    for k in range(KIND_COUNT):
        _give_to_bank(s, p, k, e.floor_cost[floor][k])
        if e.floor_cost[floor][k]:
            tell(s, tells.SPENDS, "MB-F1", p, k, e.floor_cost[floor][k])
    s.built_by[field] = p
    s.floors[field] += 1
    if s.floors[field] == PENTHOUSE:
        tell(s, tells.PENTHOUSE_STANDS, "MB-F2", p, field)
        _end_game(s, e, tells.BY_PENTHOUSE)
        return
    s.blocks[p] -= 1
    tell(s, tells.BUILDS, "MB-F1", p, field, floor)
    if not anybody_can_finish(s, e):
        _end_game(s, e, tells.NOBODY_CAN_FINISH)


@rule
def anybody_can_finish(s: State, e: Edition) -> bool:
    """MB-E4: can a player who is not bankrupt still complete a 4-floor building, by blocks and foundations?"""
    top = PENTHOUSE - 1
    for i in range(e.foundations):
        field = e.foundation[i]
        if s.floors[field] == 0:
            for p in range(s.players):
                if not s.bankrupt[p] and s.blocks[p] >= top:
                    return True
        else:
            p = s.built_by[field]
            if not s.bankrupt[p] and s.blocks[p] >= top - s.floors[field]:
                return True
    return False


@rule
def floors_of(s: State, e: Edition, p: int) -> int:
    """How many floors a player has on the island."""
    count = 0
    for i in range(e.foundations):
        if s.built_by[e.foundation[i]] == p:
            count += s.floors[e.foundation[i]]
    return count
