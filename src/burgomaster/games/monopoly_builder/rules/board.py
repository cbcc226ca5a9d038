"""Moving along the board, and what the spaces do."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder.rules.chips import _take, anything_to_steal
from burgomaster.games.monopoly_builder.rules.debts import _owe
from burgomaster.games.monopoly_builder.rules.turn import _end_turn, _may_act
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    BUY_PHASE,
    CHANCE_SPACE,
    DEED_SPACE,
    FREE_PARKING,
    GO_TO_JAIL,
    KIND_COUNT,
    NOBODY,
    ROLL,
    ROLL_PHASE,
    STEAL_PHASE,
    STEAL_SPACE,
    TAKE_SPACE,
    Edition,
    State,
)

# ---- Moving ----------------------------------------------------------------------------------------------------------


@rule
def _move(s: State, e: Edition, distance: int) -> None:
    """MB-T4: clockwise, picking up all chips on the way but not where it starts. MB-B1: START pays."""
    p = s.player
    at = s.space[p]
    tell(s, tells.MOVES, "MB-T4", p, at, space_after(s, e, distance), distance)
    for _ in range(distance):
        at += 1
        if at == e.spaces:
            at = 0
            s.cash[p] += e.start_bonus
            tell(s, tells.PASSES_START, "MB-B1", p, e.start_bonus)
        for k in range(KIND_COUNT):
            if s.lying[at][k]:
                tell(s, tells.PICKS_UP, "MB-T4", p, at, k, s.lying[at][k])
            s.chips[p][k] += s.lying[at][k]
            s.lying[at][k] = 0
    s.space[p] = at


@rule
def space_after(s: State, e: Edition, distance: int) -> int:
    """MB-T4: the space so far ahead of the player on turn."""
    return (s.space[s.player] + distance) % e.spaces


@rule
def _distance(s: State, e: Edition, space: int) -> int:
    """How far ahead of the player on turn a space is; a whole round if the player stands on it."""
    ahead = (space - s.space[s.player]) % e.spaces
    return ahead if ahead > 0 else e.spaces


@rule
def _go_to_jail(s: State, e: Edition) -> None:
    """MB-B10: straight there, nothing picked up or paid; the turn is over and there is no extra one (MB-T5)."""
    tell(s, tells.JAILED, "MB-B10", s.player, s.space[s.player], e.jail_space)
    s.space[s.player] = e.jail_space
    s.jail[s.player] = 1
    s.extra_turn = 0
    _end_turn(s, e)


# ---- Spaces ----------------------------------------------------------------------------------------------------------


@rule
def _do_space(s: State, e: Edition) -> bool:
    """Do what the space says, and say whether it is to draw a Chance card: a card may lead to the next one."""
    at = s.space[s.player]
    what = e.space_type[at]
    if what == DEED_SPACE:
        _land_on_deed(s, e, e.space_what[at])
    elif what == TAKE_SPACE:
        _take(s, e.space_what[at], e.space_chips)
        _may_act(s)
    elif what == ROLL:
        s.phase = ROLL_PHASE  # MB-B6
    elif what == STEAL_SPACE and anything_to_steal(s):
        s.phase = STEAL_PHASE
        s.actor = s.player
        s.left = e.steal_chips
    elif what == CHANCE_SPACE:
        return True
    elif what == GO_TO_JAIL:
        _go_to_jail(s, e)
    elif what == FREE_PARKING:
        s.parking = 1  # MB-B8: once per visit
        tell(s, tells.PARKS, "MB-B8", s.player)
        _may_act(s)
    else:
        if what == STEAL_SPACE:
            tell(s, tells.NOTHING_THERE, "MB-B7", s.player, at)
        _may_act(s)  # MB-B1 has been paid on the way; MB-B10: just visiting
    return False


@rule
def _land_on_deed(s: State, e: Edition, d: int) -> None:
    """MB-B2: buy or auction. MB-B4: rent to another player, if the deed is not mortgaged."""
    if s.owner[d] == NOBODY:
        s.deed = d
        s.phase = BUY_PHASE
        s.actor = s.player
        tell(s, tells.FOR_SALE, "MB-B2", s.player, d, e.price[d])
    elif s.owner[d] != s.player and not s.mortgaged[d]:
        due = rent_of(s, e, d)
        if (s.twice_to >> s.owner[d]) & 1 or (s.twice_by >> s.player) & 1:
            tell(s, tells.RENT_DOUBLED, "MB-C18", s.player, s.owner[d], d)
            due += due
            s.twice_to &= ~(1 << s.owner[d])
            s.twice_by &= ~(1 << s.player)
        tell(s, tells.RENT, "MB-B4", s.player, s.owner[d], d, int(s.owner[d] == s.owner[d ^ 1]), due)
        _owe(s, e, due, s.owner[d], ACT_PHASE)
    else:
        if s.owner[d] != s.player:
            tell(s, tells.NO_RENT, "MB-B4", s.player, s.owner[d], d)
        _may_act(s)


@rule
def rent_of(s: State, e: Edition, d: int) -> int:
    """MB-B4: the set rent if the owner has both deeds of the set, mortgaged or not."""
    other = d ^ 1
    return e.set_rent[d] if s.owner[other] == s.owner[d] else e.rent[d]


@rule
def rent_now(s: State, e: Edition, d: int) -> int:
    """MB-B4: what a deed would bring its owner now: nothing while it is mortgaged."""
    return 0 if s.mortgaged[d] else rent_of(s, e, d)
