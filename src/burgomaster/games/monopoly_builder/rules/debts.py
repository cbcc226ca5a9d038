"""Debts, mortgages and bankruptcy."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder.rules.building import anybody_can_finish
from burgomaster.games.monopoly_builder.rules.chips import chips_of
from burgomaster.games.monopoly_builder.rules.turn import _clear_card, _end_game, _end_turn, _next_solvent, _put_under
from burgomaster.games.monopoly_builder.state import (
    BANK,
    DEBT_PHASE,
    DEED_COUNT,
    KIND_COUNT,
    NOBODY,
    REDEEM_PHASE,
    SURPLUS_PHASE,
    THROW_PHASE,
    Edition,
    State,
)

# ---- Debts -----------------------------------------------------------------------------------------------------------


@rule
def _clear_debt(s: State) -> None:
    s.debt = 0
    s.creditor = BANK
    s.after_debt = NOBODY
    s.left = 0


@rule
def _owe(s: State, e: Edition, amount: int, creditor: int, after: int) -> None:
    """The player on turn must pay; MB-G2: who cannot may mortgage and deal first."""
    s.debt = amount
    s.creditor = creditor
    s.after_debt = after
    s.phase = DEBT_PHASE
    s.actor = s.player
    if s.cash[s.player] < amount:
        tell(s, tells.OWES, "MB-G2", s.player, creditor, amount, s.cash[s.player])
    _pay_if_possible(s)


@rule
def _pay_if_possible(s: State) -> None:
    """Pay what is owed; MB-C7: and then the next player, where a card says to pay each of them."""
    while s.cash[s.player] >= s.debt:
        s.cash[s.player] -= s.debt
        if s.creditor != BANK:
            s.cash[s.creditor] += s.debt
            tell(s, tells.PAYS, "MB-B4", s.player, s.creditor, s.debt)
        else:
            tell(s, tells.PAYS_BANK, "MB-J2" if s.after_debt == THROW_PHASE else "MB-B9", s.player, s.debt)
        if s.left == 0:
            s.phase = s.after_debt
            _clear_debt(s)
            return
        s.left -= 1
        s.creditor = _next_solvent(s, s.creditor)
        if s.cash[s.player] < s.debt:
            tell(s, tells.OWES, "MB-G2", s.player, s.creditor, s.debt, s.cash[s.player])


@rule
def can_mortgage(s: State, p: int) -> bool:
    """Has a player a deed that is not mortgaged?"""
    for d in range(DEED_COUNT):
        if s.owner[d] == p and not s.mortgaged[d]:
            return True
    return False


@rule
def _go_bankrupt(s: State, e: Edition) -> None:
    """MB-G2: no more turns. MB-G3: everything to the creditor. MB-G4: or to the bank, deeds free and unmortgaged."""
    p = s.player
    heir = s.creditor
    tell(s, tells.GOES_BANKRUPT, "MB-G2", p, heir, s.debt, s.cash[p])
    s.bankrupt[p] = 1
    s.extra_turn = 0
    s.jail[p] = 0
    _clear_card(s)
    for d in range(DEED_COUNT):
        if s.owner[d] == p:
            s.owner[d] = heir
            if heir == BANK:
                s.mortgaged[d] = 0
                tell(s, tells.RETURNS_DEED, "MB-G4", p, d)
            else:
                s.received |= 1 << d
                tell(s, tells.HANDS_DEED, "MB-G3", p, heir, d, s.mortgaged[d])
    for k in range(KIND_COUNT):
        if s.chips[p][k] and heir == BANK:
            tell(s, tells.RETURNS_CHIPS, "MB-G4", p, k, s.chips[p][k])
        elif s.chips[p][k]:
            tell(s, tells.HANDS_CHIPS, "MB-G3", p, heir, k, s.chips[p][k])
        if heir == BANK:
            s.bank[k] += s.chips[p][k]
        else:
            s.chips[heir][k] += s.chips[p][k]
        s.chips[p][k] = 0
    while s.get_out[p] > 0:
        s.get_out[p] -= 1
        if heir == BANK:
            tell(s, tells.RETURNS_CARD, "MB-G4", p, e.get_out_card)
            _put_under(s, e.get_out_card)
        else:
            s.get_out[heir] += 1
            tell(s, tells.HANDS_CARDS, "MB-G3", p, heir, 1)
    if s.cash[p] and heir == BANK:
        tell(s, tells.RETURNS_MONEY, "MB-G4", p, s.cash[p])
    elif s.cash[p]:
        tell(s, tells.HANDS_MONEY, "MB-G3", p, heir, s.cash[p])
    if heir != BANK:
        s.cash[heir] += s.cash[p]
    s.cash[p] = 0
    _clear_debt(s)
    if not anybody_can_finish(s, e):  # MB-E4
        s.received = 0
        _end_game(s, e, tells.NOBODY_CAN_FINISH)
    else:
        _redeem_or_resume(s, e)


# ---- Mortgages -------------------------------------------------------------------------------------------------------


@rule
def refuse_mortgage(s: State, d: int) -> int:
    """MB-G1: an own deed that is not mortgaged."""
    if s.owner[d] != s.actor:
        return no.NOT_YOUR_DEED
    return no.ALREADY_MORTGAGED if s.mortgaged[d] else 0


@rule
def refuse_pay_off(s: State, e: Edition, d: int) -> int:
    """MB-G1: an own mortgaged deed, and the money. MB-D2, MB-G3: out of turn only deeds just received."""
    if s.owner[d] != s.actor:
        return no.NOT_YOUR_DEED
    if not s.mortgaged[d]:
        return no.NOT_MORTGAGED
    if s.phase == REDEEM_PHASE and not (s.received >> d) & 1:
        return no.NOT_JUST_RECEIVED
    return no.TOO_DEAR_TO_PAY_OFF if s.cash[s.actor] < e.pay_off[d] else 0


@rule
def _mortgage(s: State, e: Edition, d: int) -> None:
    s.mortgaged[d] = 1
    s.cash[s.actor] += e.mortgage[d]
    tell(s, tells.MORTGAGES, "MB-G1", s.actor, d, e.mortgage[d])
    if s.phase == DEBT_PHASE:
        _pay_if_possible(s)


@rule
def _pay_off(s: State, e: Edition, d: int) -> None:
    s.mortgaged[d] = 0
    s.cash[s.actor] -= e.pay_off[d]
    tell(s, tells.PAYS_OFF, "MB-G1", s.actor, d, e.pay_off[d])
    if s.phase == REDEEM_PHASE:
        s.received -= 1 << d
        _redeem_or_resume(s, e)


@rule
def _keep_mortgages(s: State, e: Edition) -> None:
    for d in range(DEED_COUNT):
        if (s.received >> d) & 1 and s.owner[d] == s.actor:
            s.received -= 1 << d
            tell(s, tells.KEEPS_MORTGAGE, "MB-G3" if s.bankrupt[s.player] else "MB-D2", s.actor, d)
    _redeem_or_resume(s, e)


@rule
def _redeem_or_resume(s: State, e: Edition) -> None:
    """MB-D2, MB-G3: who received mortgaged deeds and can pay one off is asked at once; then play goes on."""
    for distance in range(s.players):
        p = (s.player + distance) % s.players
        for d in range(DEED_COUNT):
            if (s.received >> d) & 1 and s.owner[d] == p and s.cash[p] >= e.pay_off[d]:
                s.phase = REDEEM_PHASE
                s.actor = p
                return
    s.received = 0
    _resume(s, e)


@rule
def _resume(s: State, e: Edition) -> None:
    """MB-D1: play goes on where it was; after a bankruptcy, with the next player."""
    phase = s.resume_phase
    actor = s.resume_actor
    s.resume_phase = NOBODY
    s.resume_actor = NOBODY
    if s.bankrupt[s.player]:
        _end_turn(s, e)
        return
    s.phase = phase
    s.actor = actor
    if phase == DEBT_PHASE:
        _pay_if_possible(s)
    elif phase == SURPLUS_PHASE and chips_of(s, actor) <= e.most_chips:  # MB-T1: sold
        s.phase = THROW_PHASE
