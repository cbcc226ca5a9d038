"""What a throw brings, and jail."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.rules.board import _do_space, _go_to_jail, _move
from burgomaster.games.monopoly_builder.rules.cards import _turn_card
from burgomaster.games.monopoly_builder.rules.chips import _take, collect
from burgomaster.games.monopoly_builder.rules.debts import _owe
from burgomaster.games.monopoly_builder.rules.turn import _may_act, _put_under, _throw_for_first_turn
from burgomaster.games.monopoly_builder.state import BANK, ROLL_PHASE, START_PHASE, THROW_PHASE, Edition, State


@rule
def _dice_fall(s: State, e: Edition, first: int, second: int) -> None:
    """MB-T2: a throw pays everybody, then it moves the thrower. MB-J3: also a throw made in jail."""
    if s.phase == START_PHASE:
        tell(s, tells.THROWS_TO_START, "MB-S2", s.player, first, second, first + second)
        _throw_for_first_turn(s, e, first + second)
        return
    if s.phase == ROLL_PHASE:
        tell(s, tells.ROLLS, "MB-B6", s.player, first, second, first + second, e.roll_kind[first + second])
        _take(s, e.roll_kind[first + second], e.roll_chips)
        _may_act(s)
        return
    s.die[0] = first
    s.die[1] = second
    tell(s, tells.THROWS, "MB-J3" if s.jail[s.player] else "MB-T2", s.player, first, second, first + second)
    last = s.jail[s.player] == 0 and first == second and s.doubles + 1 >= e.most_doubles
    if e.third_collects or not last:
        collect(s, e, first + second)
    if s.jail[s.player]:
        _throw_in_jail(s, e, first == second)
        return
    if first == second:
        s.doubles += 1
        if s.doubles >= e.most_doubles:  # MB-T5: a third double in a row
            tell(s, tells.TOO_MANY_DOUBLES, "MB-T5", s.player, s.doubles)
            _go_to_jail(s, e)
            return
        s.extra_turn = 1
        tell(s, tells.DOUBLES, "MB-T5", s.player, s.doubles)
    else:
        if s.doubles:
            tell(s, tells.DOUBLES_END, "MB-T5", s.player)
        s.doubles = 0
    _move(s, e, first + second)
    _land(s, e)


@rule
def _land(s: State, e: Edition) -> None:
    """Do what the space says."""
    if _do_space(s, e):
        _turn_card(s, e)


# ---- Jail ------------------------------------------------------------------------------------------------------------


@rule
def refuse_way_out(s: State, e: Edition, step: int) -> int:
    """MB-J2: before the throw, by paying or by a card."""
    if s.jail[s.actor] == 0:
        return no.NOT_IN_JAIL
    if step == do.PAY_FINE:
        return 0 if s.cash[s.actor] >= e.fine else no.NO_MONEY_FOR_FINE
    return 0 if s.get_out[s.actor] > 0 else no.NO_GET_OUT_CARD


@rule
def _leave_jail(s: State, e: Edition, step: int) -> None:
    """MB-J2: out; then throw and move."""
    if step == do.PAY_FINE:
        s.cash[s.player] -= e.fine
        tell(s, tells.PAYS_FINE, "MB-J2", s.player, e.fine)
    else:
        s.get_out[s.player] -= 1
        tell(s, tells.USES_CARD, "MB-J2", s.player, e.get_out_card)
        _put_under(s, e.get_out_card)
    s.jail[s.player] = 0


@rule
def _throw_in_jail(s: State, e: Edition, double: bool) -> None:
    """MB-J2: doubles set free, without an extra turn; after the third failure pay, throw again and move."""
    p = s.player
    if double:
        s.jail[p] = 0
        s.escaped = 1 - e.escape_acts
        tell(s, tells.ESCAPES, "MB-J2", p)
        _move(s, e, s.die[0] + s.die[1])
        _land(s, e)
    elif s.jail[p] >= e.jail_tries:
        tell(s, tells.FAILS_LAST, "MB-J2", p, s.jail[p], e.fine)
        s.jail[p] = 0
        s.die[0] = 0
        s.die[1] = 0
        _owe(s, e, e.fine, BANK, THROW_PHASE)
    else:
        tell(s, tells.FAILS, "MB-J2", p, s.jail[p], e.jail_tries)
        s.jail[p] += 1
        _may_act(s)
