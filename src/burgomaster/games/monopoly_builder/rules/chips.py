"""Chips, tokens and what is traded with the bank."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder.state import (
    DEED_COUNT,
    DICE_PHASE,
    KIND_COUNT,
    NOBODY,
    ROLL_PHASE,
    START_PHASE,
    Edition,
    State,
)

# ---- Tokens ----------------------------------------------------------------------------------------------------------


@rule
def token_is_free(s: State, token: int) -> bool:
    """MB-S1: has nobody this token?"""
    for p in range(s.players):
        if s.token[p] == token:
            return False
    return True


@rule
def own_kind(s: State, e: Edition, p: int) -> int:
    """MB-S1: the kind of chip that belongs to a player's token."""
    return e.token_kind[s.token[p]]


@rule
def _take_token(s: State, e: Edition, p: int, token: int) -> None:
    """MB-S1: a token, and four chips of its kind."""
    s.token[p] = token
    _take_from_bank(s, p, own_kind(s, e, p), e.start_chips)


@rule
def _choose_token(s: State, e: Edition, p: int, token: int) -> None:
    _take_token(s, e, p, token)
    tell(s, tells.TAKES_TOKEN, "MB-S1", p, token, own_kind(s, e, p), e.start_chips)
    _after_token(s, e)


@rule
def _after_token(s: State, e: Edition) -> None:
    """MB-S1: the next player without a token; when all have one, the throws for the first turn begin (MB-S2)."""
    s.actor = 0
    for p in range(s.players - 1, -1, -1):
        if s.token[p] == NOBODY:
            s.actor = p
    s.player = s.actor
    if s.token[s.actor] != NOBODY:
        s.phase = START_PHASE


@rule
def refuse_token(s: State, token: int) -> int:
    """MB-S1: every token is chosen once."""
    return 0 if token_is_free(s, token) else no.TOKEN_TAKEN


# ---- Throwing and collecting -----------------------------------------------------------------------------------------


@rule
def collect(s: State, e: Edition, total: int) -> None:
    """MB-T2: all players collect for their deeds and, on a total of 6, for their token. MB-T3: from s.player on.

    (With the option own-number only the thrower collects for the token.)
    """
    due = e.deed_chips
    own = e.own_chips
    for distance in range(s.players):
        p = (s.player + distance) % s.players
        if s.bankrupt[p]:
            continue
        if total == e.own_number and (e.own_for_all or p == s.player):
            k = own_kind(s, e, p)
            tell(s, tells.COLLECTS_OWN, "MB-T2" if s.bank[k] >= own else "MB-T3", p, k, own, min(own, s.bank[k]))
            _take_from_bank(s, p, k, own)
        for d in range(DEED_COUNT):
            if e.deed_number[d] == total and s.owner[d] == p and not s.mortgaged[d]:
                k = e.deed_kind[d]
                tell(s, tells.COLLECTS, "MB-T2" if s.bank[k] >= due else "MB-T3", p, d, k, due, min(due, s.bank[k]))
                _take_from_bank(s, p, k, due)


@rule
def _take_from_bank(s: State, p: int, k: int, count: int) -> None:
    """MB-T3: as many chips as the bank still has."""
    taken = min(count, s.bank[k])
    s.bank[k] -= taken
    s.chips[p][k] += taken


@rule
def _take(s: State, k: int, count: int) -> None:
    """MB-B5, MB-B6, MB-B9: a space after a throw, a throw for resources or a card brings the player on turn chips."""
    if s.bank[k] < count:
        tell(s, tells.TAKES, "MB-T3", s.player, k, count, s.bank[k])
    elif s.phase == DICE_PHASE:
        tell(s, tells.TAKES, "MB-B5", s.player, k, count, count)
    else:
        tell(s, tells.TAKES, "MB-B6" if s.phase == ROLL_PHASE else "MB-B9", s.player, k, count, count)
    _take_from_bank(s, s.player, k, count)


@rule
def _give_to_bank(s: State, p: int, k: int, count: int) -> None:
    s.chips[p][k] -= count
    s.bank[k] += count


@rule
def chips_of(s: State, p: int) -> int:
    """How many chips a player has."""
    count = 0
    for k in range(KIND_COUNT):
        count += s.chips[p][k]
    return count


@rule
def anything_to_steal(s: State) -> bool:
    """MB-B7: has any other player a chip?"""
    for p in range(s.players):
        if p != s.player and chips_of(s, p) > 0:
            return True
    return False


@rule
def anything_to_swap(s: State) -> bool:
    """MB-C13: an own chip, and one of another kind in another player's hands."""
    for k in range(KIND_COUNT):
        if s.chips[s.player][k]:
            for p in range(s.players):
                if p != s.player:
                    for other in range(KIND_COUNT):
                        if other != k and s.chips[p][other]:
                            return True
    return False


@rule
def _pass_chips(s: State, giver: int, receiver: int, k: int, count: int) -> None:
    s.chips[giver][k] -= count
    s.chips[receiver][k] += count


# ---- Trading with the bank -------------------------------------------------------------------------------------------


@rule
def refuse_trade(s: State, e: Edition, given: int, taken: int, rate: int) -> int:
    """MB-T6: four of one kind for one of another, or as many as the bank asks in this edition."""
    if given == taken:
        return no.SAME_KIND
    if rate != e.bank_rate:
        return no.OTHER_RATE
    if s.chips[s.actor][given] < rate:
        return no.TOO_FEW_TO_TRADE
    return no.BANK_HAS_NONE if s.bank[taken] == 0 else 0


@rule
def refuse_parking(s: State, first: int, second: int, taken: int) -> int:
    """MB-B8: any two chips for one of a kind that is neither, once per visit to Free Parking."""
    if s.parking == 0 or first > second:
        return no.NOT_PARKING
    if taken == first or taken == second:
        return no.SAME_KIND
    needed = 2 if first == second else 1
    if s.chips[s.actor][first] < needed or s.chips[s.actor][second] < needed:
        return no.NO_SUCH_CHIP
    return no.BANK_HAS_NONE if s.bank[taken] == 0 else 0
