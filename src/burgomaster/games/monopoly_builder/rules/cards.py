"""Chance cards."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder.rules.board import _distance, _do_space, _go_to_jail, _move
from burgomaster.games.monopoly_builder.rules.building import anything_to_remove, anywhere_to_build_free, floors_of
from burgomaster.games.monopoly_builder.rules.chips import (
    _give_to_bank,
    _pass_chips,
    _take,
    anything_to_steal,
    anything_to_swap,
    chips_of,
    own_kind,
)
from burgomaster.games.monopoly_builder.rules.debts import _owe
from burgomaster.games.monopoly_builder.rules.scoring import has_set
from burgomaster.games.monopoly_builder.rules.turn import _may_act, _next_solvent, _put_under
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANY_CHIP,
    BANK,
    BUILD_CARD,
    CARD_KINDS,
    CARD_PHASE,
    COLLECT,
    COLLECT_CHIPS,
    COLLECT_FROM_EACH,
    DEED_COUNT,
    DICE_PHASE,
    DOUBLE_RENT,
    EACH_CHIP,
    EXCHANGE,
    FREE_PHASE,
    GET_OUT,
    GIVE_CHIPS,
    GIVE_PHASE,
    KIND_COUNT,
    MOVE_BY,
    MOVE_NEXT,
    MOVE_TO,
    NEXT_RIVAL,
    NEXT_TYPE,
    NEXT_UNOWNED,
    NOBODY,
    ONCE,
    OWN,
    OWN_CHIP,
    PAY_CARD,
    PAY_EACH,
    PER_BUILDING,
    PER_DEED,
    PER_FLOOR,
    PER_SET,
    PICK_PHASE,
    REMOVE_CARD,
    REMOVE_PHASE,
    SET_COUNT,
    STEAL_CARD,
    STEAL_PHASE,
    SWAP_CARD,
    SWAP_PHASE,
    TAKE_CARD_CHIPS,
    THROW_AGAIN,
    TO_JAIL,
    Edition,
    State,
)


@rule
def _turn_card(s: State, e: Edition) -> None:
    """MB-B9: the top card. Once every card has been seen, the order of the pile is known.

    A card may lead to a Chance space, and so to the next card: at most as many in a row as there are.
    """
    for _ in range(e.cards):
        for card in range(CARD_KINDS):
            if s.unseen[card]:
                s.phase = CARD_PHASE
                return
        if s.under_count == 0:
            break
        top = s.under[0]
        tell(s, tells.TURNS_UP, "MB-B9", s.player, top)
        s.under_count -= 1
        for place in range(s.under_count):
            s.under[place] = s.under[place + 1]
        s.under[s.under_count] = NOBODY
        if not _play_card(s, e, top):
            return
    tell(s, tells.NOTHING_THERE, "MB-B9", s.player, s.space[s.player])
    _may_act(s)


@rule
def _play_card(s: State, e: Edition, card: int) -> bool:
    """MB-B9: keep it if it says so, and carry it out; what is impossible is skipped. Is another card to be drawn?"""
    if card == e.get_out_card:  # MB-C14
        s.get_out[s.player] += 1
        tell(s, tells.KEEPS_CARD, "MB-B9", s.player, card)
    else:
        _put_under(s, card)
    _may_act(s)
    s.then = card + 1 if e.then_effect[card] != NOBODY else 0
    _carry_out(s, e, card, e.card_effect[card], e.card_amount[card], e.card_what[card])
    return _go_on_with_card(s, e)


@rule
def _go_on_with_card(s: State, e: Edition) -> bool:
    """MB-C21: when nothing is left to decide, a card's second effect; then the space it led to. Another card to draw?

    Who is sent to jail or goes bankrupt has nothing more to do with the card.
    """
    if s.then and s.phase == ACT_PHASE:
        card = s.then - 1
        s.then = 0
        _carry_out(s, e, card, e.then_effect[card], e.then_amount[card], e.then_what[card])
    if s.landing and s.phase == ACT_PHASE:
        s.landing = 0
        s.phase = DICE_PHASE  # as after a throw
        return _do_space(s, e)
    return False


@rule
def _carry_out(s: State, e: Edition, card: int, effect: int, amount: int, what: int) -> None:
    """MB-C1 to MB-C20: one effect of a card. To keep a Get-out card is all there is to it (MB-C14)."""
    p = s.player
    if effect == MOVE_TO or effect == MOVE_BY or effect == MOVE_NEXT:
        _move_by_card(s, e, card, effect, amount, what)
    elif effect == COLLECT or effect == PAY_CARD or effect == COLLECT_FROM_EACH or effect == PAY_EACH:
        _money_by_card(s, e, effect, amount, what)
    elif effect == TO_JAIL:  # MB-C15
        _go_to_jail(s, e)
    elif effect == DOUBLE_RENT:  # MB-C18
        tell(s, tells.DOUBLES_RENT, "MB-C18", p, what)
        if what == OWN:
            s.twice_to |= 1 << p
        else:
            s.twice_by |= 1 << p
    elif effect == THROW_AGAIN:  # MB-C19
        tell(s, tells.THROWS_AGAIN, "MB-C19", p)
        s.extra_turn = 1
    elif effect == EXCHANGE:  # MB-C20
        tell(s, tells.PARKS, "MB-C20", p)
        s.parking = 1
    elif effect != GET_OUT:
        done = _chips_by_card(s, e, effect, amount, what)
        if not done:
            tell(s, tells.SKIPS_CARD, "MB-B9", p, card)


@rule
def _move_by_card(s: State, e: Edition, card: int, effect: int, amount: int, what: int) -> None:
    """MB-C1: to a space. MB-C2: so many spaces on or back. MB-C3: to the next of a sort; later do what it says."""
    distance = amount
    if effect == MOVE_TO:
        distance = _distance(s, e, what) if what != NOBODY else 0
    elif effect == MOVE_NEXT:
        distance = next_space(s, e, what)
    if distance == 0:
        tell(s, tells.SKIPS_CARD, "MB-B9", s.player, card)
        return
    if distance > 0:
        _move(s, e, distance)
    else:
        _move_back(s, e, -distance)
    s.landing = 1


@rule
def _move_back(s: State, e: Edition, distance: int) -> None:
    """MB-C2: backwards, picking up chips like any move; START pays nothing."""
    p = s.player
    at = s.space[p]
    tell(s, tells.MOVES, "MB-C2", p, at, (at - distance) % e.spaces, -distance)
    for _ in range(distance):
        at = at - 1 if at > 0 else e.spaces - 1
        for k in range(KIND_COUNT):
            if s.lying[at][k]:
                tell(s, tells.PICKS_UP, "MB-T4", p, at, k, s.lying[at][k])
            s.chips[p][k] += s.lying[at][k]
            s.lying[at][k] = 0
    s.space[p] = at


@rule
def next_space(s: State, e: Edition, what: int) -> int:
    """MB-C3: how far ahead the next space of a sort lies, a property without an owner for one; 0 if there is none."""
    for ahead in range(1, e.spaces):
        at = (s.space[s.player] + ahead) % e.spaces
        if e.space_type[at] == NEXT_TYPE[what]:
            if what > NEXT_RIVAL:
                return ahead
            owner = s.owner[e.space_what[at]]
            if (owner == NOBODY) == (what == NEXT_UNOWNED) and owner != s.player:
                return ahead
    return 0


@rule
def _money_by_card(s: State, e: Edition, effect: int, amount: int, per: int) -> None:
    """MB-C4: from the bank. MB-C5: to the bank. MB-C6: from every other player. MB-C7: to every other player."""
    p = s.player
    count = 1 if effect == COLLECT_FROM_EACH or effect == PAY_EACH else count_of(s, e, p, per)
    due = amount * count
    if effect == COLLECT:
        if per != ONCE:
            tell(s, tells.CARD_MONEY, "MB-C4", p, per, count, amount, due)
        s.cash[p] += due
        tell(s, tells.RECEIVES, "MB-B9", p, due)
    elif effect == PAY_CARD:
        if per == PER_FLOOR:
            tell(s, tells.FLOOR_BILL, "MB-B9", p, count, amount, due)
        elif per != ONCE:
            tell(s, tells.CARD_BILL, "MB-C5", p, per, count, amount, due)
        _owe(s, e, due, BANK, ACT_PHASE)
    else:
        others = 0
        for distance in range(1, s.players):
            other = (p + distance) % s.players
            if not s.bankrupt[other]:
                others += 1
                if effect == COLLECT_FROM_EACH:
                    paid = min(amount, s.cash[other])
                    tell(s, tells.PAYS_BY_CARD, "MB-C6", other, p, amount, paid)
                    s.cash[other] -= paid
                    s.cash[p] += paid
        if effect == PAY_EACH and others > 0:
            tell(s, tells.PAYS_EACH, "MB-C7", p, amount, others)
            s.left = others - 1
            _owe(s, e, amount, _next_solvent(s, p), ACT_PHASE)


@rule
def count_of(s: State, e: Edition, p: int, per: int) -> int:
    """MB-C4, MB-C5: how many floors, buildings, complete sets or deeds a player has; 1 if a card counts nothing."""
    if per == PER_FLOOR:
        return floors_of(s, e, p)
    count = 0
    if per == PER_BUILDING:
        for i in range(e.foundations):
            if s.built_by[e.foundation[i]] == p:
                count += 1
    elif per == PER_SET:
        for colour in range(SET_COUNT):
            if has_set(s, p, colour):
                count += 1
    elif per == PER_DEED:
        for d in range(DEED_COUNT):
            if s.owner[d] == p:
                count += 1
    else:
        count = 1
    return count


@rule
def _chips_by_card(s: State, e: Edition, effect: int, amount: int, which: int) -> bool:
    """MB-C8 to MB-C13, MB-C16 and MB-C17: chips and floors. Was there anything to do?"""
    p = s.player
    if effect == SWAP_CARD:  # MB-C13
        if not anything_to_swap(s):
            return False
        s.phase = SWAP_PHASE
        s.left = amount
    elif effect == STEAL_CARD:  # MB-C12
        if not anything_to_steal(s):
            return False
        s.phase = STEAL_PHASE
        s.left = amount
    elif effect == COLLECT_CHIPS:  # MB-C10
        s.each = amount
        s.left = amount
        _ask_for_chips(s, (p + 1) % s.players)
    elif effect == GIVE_CHIPS:  # MB-C11
        s.receiver = _next_solvent(s, p)
        if s.receiver == p or chips_of(s, p) == 0:
            s.receiver = BANK
            return False
        s.each = amount
        s.left = amount
        _give_on(s)
    elif effect == BUILD_CARD:  # MB-C16
        if not anywhere_to_build_free(s, e):
            return False
        s.phase = FREE_PHASE
        s.left = amount
    elif effect == REMOVE_CARD:  # MB-C17
        if not anything_to_remove(s, e, which):
            return False
        s.phase = REMOVE_PHASE
        s.left = amount
        s.whose = which
    elif effect == TAKE_CARD_CHIPS:  # MB-C8
        if which == ANY_CHIP:
            if s.bank[0] + s.bank[1] + s.bank[2] + s.bank[3] == 0:
                return False
            s.phase = PICK_PHASE
            s.left = amount
        else:
            for k in range(KIND_COUNT):
                if k == which or which == EACH_CHIP or (which == OWN_CHIP and k == own_kind(s, e, p)):
                    _take(s, k, amount)
    else:
        return _give_by_card(s, e, amount, which)
    return True


@rule
def _give_by_card(s: State, e: Edition, amount: int, which: int) -> bool:
    """MB-C9: chips to the bank, as many as there are. Were there any?"""
    p = s.player
    if which == ANY_CHIP:
        if chips_of(s, p) == 0:
            return False
        s.left = amount
        _give_on(s)
        return True
    given = 0
    for k in range(KIND_COUNT):
        if k == which or which == EACH_CHIP or (which == OWN_CHIP and k == own_kind(s, e, p)):
            count = min(amount, s.chips[p][k])
            if count:
                tell(s, tells.GIVES_BANK, "MB-C9", p, k, count)
            _give_to_bank(s, p, k, count)
            given += count
    return given > 0


@rule
def _give_on(s: State) -> None:
    """MB-C9, MB-C11: the player on turn gives a chip of their choice; with only one kind there is nothing to choose."""
    while s.left > 0:
        kinds = 0
        last = 0
        for k in range(KIND_COUNT):
            if s.chips[s.player][k]:
                kinds += 1
                last = k
        if kinds > 1:
            s.phase = GIVE_PHASE
            return
        if kinds == 0:
            break
        if s.receiver != BANK:
            tell(s, tells.MUST_GIVE, "MB-C11", s.player, s.receiver, last, 1)
        else:
            tell(s, tells.GIVES_BANK, "MB-C9", s.player, last, 1)
        _give_one(s, last)
    s.left = 0
    s.each = 0
    s.receiver = BANK
    _may_act(s)


@rule
def _give_one(s: State, k: int) -> None:
    """MB-C9: a chip to the bank. MB-C11: or to one player after the other, until all have theirs."""
    s.left -= 1
    if s.receiver == BANK:
        _give_to_bank(s, s.player, k, 1)
        return
    _pass_chips(s, s.player, s.receiver, k, 1)
    if s.left == 0:
        s.receiver = _next_solvent(s, s.receiver)
        if s.receiver != s.player:
            s.left = s.each


@rule
def _ask_for_chips(s: State, p: int) -> None:
    """MB-C10: everybody from seat `p`, who gives `left` more, gives chips; of one kind only, it is no choice."""
    while p != s.player:
        kinds = 0
        last = 0
        for k in range(KIND_COUNT):
            if s.chips[p][k]:
                kinds += 1
                last = k
        if kinds > 1 and s.left > 0:
            s.phase = GIVE_PHASE
            s.actor = p
            return
        if kinds == 1 and s.left > 0:
            count = min(s.left, s.chips[p][last])
            tell(s, tells.MUST_GIVE, "MB-B9", p, s.player, last, count)
            _pass_chips(s, p, s.player, last, count)
        elif s.left == s.each and not s.bankrupt[p]:
            tell(s, tells.GIVES_NOTHING, "MB-B9", p, s.player)
        p = (p + 1) % s.players
        s.left = s.each
    s.left = 0
    s.each = 0
    _may_act(s)
