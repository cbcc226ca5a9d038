"""Whose turn it is, the first throw, and the end of the game."""

from __future__ import annotations

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder.rules.chips import chips_of
from burgomaster.games.monopoly_builder.rules.scoring import tell_scores
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    CARD_PHASE,
    DICE_PHASE,
    DRAW_PHASE,
    NOBODY,
    OFFER_PHASE,
    OVER_PHASE,
    ROLL_PHASE,
    SEATS,
    START_PHASE,
    SURPLUS_PHASE,
    THROW_PHASE,
    Edition,
    State,
)

# ---- Whose turn ------------------------------------------------------------------------------------------------------


@rule
def turn_of(s: State, e: Edition) -> int:
    """The seat that decides now, CHANCE or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    if is_chance(s):
        return CHANCE
    return s.actor


@rule
def is_chance(s: State) -> bool:
    """Does chance come next: dice, a card or a token?"""
    if s.phase == START_PHASE or s.phase == DRAW_PHASE:
        return True
    return s.phase == DICE_PHASE or s.phase == CARD_PHASE or s.phase == ROLL_PHASE


@rule
def unfinished(s: State, e: Edition) -> bool:
    """Is the player in the middle of an action? (Offers and bids are put together from several steps.)"""
    if s.phase == OFFER_PHASE:
        return s.partner != NOBODY
    return s.raising > 0


@rule
def _clear_turn(s: State) -> None:
    s.die[0] = 0
    s.die[1] = 0
    s.extra_turn = 0
    s.parking = 0
    s.escaped = 0
    _clear_card(s)


@rule
def _clear_card(s: State) -> None:
    s.then = 0
    s.landing = 0


@rule
def _start_turn(s: State, e: Edition, p: int) -> None:
    """MB-T1: with more than six chips a turn begins by leaving the surplus. Otherwise with the throw."""
    _clear_turn(s)
    for seat in range(SEATS):
        s.offers[seat] = 0
    s.turns += 1
    s.player = p
    s.actor = p
    s.phase = SURPLUS_PHASE if chips_of(s, p) > e.most_chips else THROW_PHASE


@rule
def _end_turn(s: State, e: Edition) -> None:
    """MB-T5: doubles earn an extra turn. MB-T6: otherwise the dice go left, to the next player who is not bankrupt."""
    if s.extra_turn:
        tell(s, tells.EXTRA_TURN, "MB-T5", s.player, s.turns + 1)
        _start_turn(s, e, s.player)
        return
    if s.doubles:
        tell(s, tells.DOUBLES_END, "MB-T5", s.player)
    s.doubles = 0
    p = s.player
    while True:
        p = (p + 1) % s.players
        if p == s.first:
            s.round += 1
            if s.round > e.most_rounds:  # MB-E4
                s.round = e.most_rounds
                _end_game(s, e, tells.LAST_ROUND)
                return
            tell(s, tells.ROUND, "MB-T6", s.round)
        if not s.bankrupt[p]:
            tell(s, tells.TURN, "MB-T6", p, s.turns + 1)
            _start_turn(s, e, p)
            return


@rule
def _may_act(s: State) -> None:
    """MB-T6: the space is done with; now the player may trade, deal, mortgage and build."""
    s.phase = ACT_PHASE
    s.actor = s.player


@rule
def _end_game(s: State, e: Edition, why: int) -> None:
    """MB-F3: the penthouse stands. MB-E4: or it never will."""
    s.phase = OVER_PHASE
    s.actor = s.player
    s.extra_turn = 0
    s.parking = 0
    s.escaped = 0
    _clear_card(s)
    tell(s, tells.GAME_OVER, "MB-F3" if why == tells.BY_PENTHOUSE else "MB-E4", why)
    tell_scores(s, e)


# ---- The first throw -------------------------------------------------------------------------------------------------


@rule
def _throw_for_first_turn(s: State, e: Edition, total: int) -> None:
    """MB-S2: everybody throws, the highest total starts; those who tie for it throw again."""
    s.start_throw[s.player] = total
    for p in range(s.player + 1, s.players):
        if s.start_throw[p] == 0:
            s.player = p
            s.actor = p
            return
    best = 0
    for p in range(s.players):
        best = max(best, s.start_throw[p])
    leading = 0
    leader = NOBODY
    for p in range(s.players - 1, -1, -1):
        if s.start_throw[p] == best:
            s.start_throw[p] = 0
            leading += 1
            leader = p
        else:
            if s.start_throw[p] != NOBODY:
                tell(s, tells.OUTDONE, "MB-S2", p, s.start_throw[p])
            s.start_throw[p] = NOBODY
    if leading > 1:
        for p in range(s.players):
            if s.start_throw[p] == 0:
                tell(s, tells.TIES_TO_START, "MB-S2", p, best)
        s.player = leader
        s.actor = leader
        return
    for p in range(SEATS):
        s.start_throw[p] = NOBODY
    s.first = leader
    s.round = 1
    tell(s, tells.STARTS, "MB-S2", leader, best)
    tell(s, tells.TURN, "MB-S2", leader, s.turns + 1)
    _start_turn(s, e, leader)


@rule
def _put_under(s: State, card: int) -> None:
    s.under[s.under_count] = card
    s.under_count += 1
    tell(s, tells.GOES_UNDER, "MB-B9", card)


@rule
def _next_solvent(s: State, p: int) -> int:
    """The next player clockwise who is not bankrupt."""
    p = (p + 1) % s.players
    while s.bankrupt[p]:
        p = (p + 1) % s.players
    return p
