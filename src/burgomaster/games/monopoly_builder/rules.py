"""The rules of Monopoly Builder, numbered as in the rulebook (MB-…).

How to read this: `s` is the table, `e` the edition (all printed figures), `p` a seat, `d` a deed, `k` a kind of chip.
`s.player` is the seat on turn; `s.actor` is the seat that decides now, which another player can be in an auction, a
deal or when chips are given. A *step* is one small choice or one chance outcome, declared in steps.py with its verb and
arguments; the words people use for them are in actions.py. Bids and offers are put together from several steps, always
in the order written there. Why a step is refused is listed in refusals.py (`no.…`).
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.pairs import higher_die, lower_die, pair_of
from burgomaster.games.kernel.rule import rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import steps as do
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    ANSWER_PHASE,
    ANY_CHIP,
    AUCTION_PHASE,
    BANK,
    BUILD_CARD,
    BUY_PHASE,
    BY_CHANCE,
    BY_SEAT,
    CARD_KINDS,
    CARD_PHASE,
    CHANCE_SPACE,
    COLLECT,
    COLLECT_CHIPS,
    COLLECT_FROM_EACH,
    DEBT_PHASE,
    DEED_COUNT,
    DEED_SPACE,
    DICE_PHASE,
    DOUBLE_RENT,
    DRAW_PHASE,
    EACH_CHIP,
    EXCHANGE,
    FIELDS,
    FREE_PARKING,
    FREE_PHASE,
    GET_OUT,
    GIVE_CHIPS,
    GIVE_PHASE,
    GO_TO_JAIL,
    HEIGHT,
    KIND_COUNT,
    MOST_CARDS,
    MOST_SPACES,
    MOVE_BY,
    MOVE_NEXT,
    MOVE_TO,
    NEXT_RIVAL,
    NEXT_TYPE,
    NEXT_UNOWNED,
    NOBODY,
    NOTE_COUNT,
    NOTES,
    OFFER_PHASE,
    ONCE,
    OVER_PHASE,
    OWN,
    OWN_CHIP,
    PAY_CARD,
    PAY_EACH,
    PENTHOUSE,
    PER_BUILDING,
    PER_DEED,
    PER_FLOOR,
    PER_SET,
    PICK_PHASE,
    REDEEM_PHASE,
    REMOVE_CARD,
    REMOVE_PHASE,
    ROLL,
    ROLL_PHASE,
    SEATS,
    SET_COUNT,
    START_PHASE,
    STEAL_CARD,
    STEAL_PHASE,
    STEAL_SPACE,
    SURPLUS_PHASE,
    SWAP_CARD,
    SWAP_PHASE,
    TAKE_CARD_CHIPS,
    TAKE_SPACE,
    THROW_AGAIN,
    THROW_PHASE,
    TO_JAIL,
    TOKEN_COUNT,
    TOKEN_PHASE,
    WIDTH,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.steps import FIRST_ARG, IN_OFFER, SECOND_ARG, THIRD_ARG, VERB

# The places of things in an offer, in which they are added: deeds, chips by kind, Get-out cards, then all notes.
CHIP_PLACE = DEED_COUNT
CARD_PLACE = CHIP_PLACE + KIND_COUNT
NOTE_PLACE = CARD_PLACE + 1

# Sorts of things in an offer, as bits: chips by kind (1, 2, 4, 8), then these. Nothing of one sort goes both ways.
CARD_SORT = 16
MONEY_SORT = 32
OWN_DEED_SORT = 64
THEIR_DEED_SORT = 128

# The fields of the first and the last column of the island, as bits.
FIRST_COLUMN = sum(1 << (y * WIDTH) for y in range(HEIGHT))
LAST_COLUMN = FIRST_COLUMN << (WIDTH - 1)

# ---- The course of the game -----------------------------------------------------------------------------------------


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """MB-S1: money and blocks, all tokens on START; four chips with each token. MB-S3: full bank, shuffled cards."""
    s.players = players
    for k in range(KIND_COUNT):
        s.bank[k] = e.chips_of_a_kind
    for p in range(SEATS):
        seated = 1 if p < players else 0
        s.cash[p] = e.start_money * seated
        s.blocks[p] = e.blocks * seated
        s.space[p] = 0
        s.jail[p] = 0
        s.bankrupt[p] = 0
        s.get_out[p] = 0
        s.offers[p] = 0
        s.start_throw[p] = seated - 1
        s.token[p] = NOBODY
        for k in range(KIND_COUNT):
            s.chips[p][k] = 0
    for d in range(DEED_COUNT):
        s.owner[d] = NOBODY
        s.mortgaged[d] = 0
    for card in range(CARD_KINDS):
        s.unseen[card] = e.card_count[card]
    for place in range(MOST_CARDS):
        s.under[place] = NOBODY
    s.under_count = 0
    for field in range(FIELDS):
        s.built_by[field] = NOBODY
        s.floors[field] = 0
    for space in range(MOST_SPACES):
        for k in range(KIND_COUNT):
            s.lying[space][k] = 0
    s.turns = 0
    s.round = 0
    s.player = 0
    s.actor = 0
    s.first = NOBODY
    s.doubles = 0
    s.received = 0
    s.resume_phase = NOBODY
    s.resume_actor = NOBODY
    s.receiver = BANK
    s.each = 0
    s.whose = 0
    s.twice_to = 0
    s.twice_by = 0
    _clear_turn(s)
    _clear_auction(s)
    _clear_debt(s)
    _clear_offer(s)
    s.phase = DRAW_PHASE if e.token_way == BY_CHANCE else TOKEN_PHASE
    if e.token_way == BY_SEAT:
        for p in range(players):
            _take_token(s, e, p, p)
        _after_token(s, e)


# ---- Tokens ---------------------------------------------------------------------------------------------------------


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


# ---- Whose turn -----------------------------------------------------------------------------------------------------


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


# ---- The first throw ------------------------------------------------------------------------------------------------


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


# ---- Throwing and collecting ----------------------------------------------------------------------------------------


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


# ---- Moving ---------------------------------------------------------------------------------------------------------


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


# ---- Spaces ---------------------------------------------------------------------------------------------------------


@rule
def _land(s: State, e: Edition) -> None:
    """Do what the space says."""
    if _do_space(s, e):
        _turn_card(s, e)


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


@rule
def anything_to_steal(s: State) -> bool:
    """MB-B7: has any other player a chip?"""
    for p in range(s.players):
        if p != s.player and chips_of(s, p) > 0:
            return True
    return False


# ---- Chance cards ---------------------------------------------------------------------------------------------------


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
def _put_under(s: State, card: int) -> None:
    s.under[s.under_count] = card
    s.under_count += 1
    tell(s, tells.GOES_UNDER, "MB-B9", card)


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
def _next_solvent(s: State, p: int) -> int:
    """The next player clockwise who is not bankrupt."""
    p = (p + 1) % s.players
    while s.bankrupt[p]:
        p = (p + 1) % s.players
    return p


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


@rule
def _pass_chips(s: State, giver: int, receiver: int, k: int, count: int) -> None:
    s.chips[giver][k] -= count
    s.chips[receiver][k] += count


# ---- Auctions -------------------------------------------------------------------------------------------------------


@rule
def _clear_auction(s: State) -> None:
    s.deed = NOBODY
    s.bid = 0
    s.raising = 0
    s.bidder = NOBODY
    s.bidding = 0


@rule
def _start_auction(s: State, e: Edition) -> None:
    """MB-B3: everybody who is not bankrupt may bid, clockwise from the player on turn."""
    s.phase = AUCTION_PHASE
    s.bidding = 0
    tell(s, tells.AUCTION_BEGINS, "MB-B3", s.player, s.deed, e.first_bid)
    for p in range(s.players):
        if not s.bankrupt[p]:
            s.bidding |= 1 << p
            tell(s, tells.MAY_BID, "MB-B3", p)
    _next_bidder(s, e, s.player)


@rule
def least_bid(s: State, e: Edition) -> int:
    """MB-B3: the first bid, or the least raise above the highest."""
    return s.bid + e.least_raise if s.bidder != NOBODY else e.first_bid


@rule
def _next_bidder(s: State, e: Edition, p: int) -> None:
    """MB-B3: the next one, from seat `p`, who is still in and can raise; who cannot has dropped out."""
    for distance in range(s.players):
        q = (p + distance) % s.players
        if q == s.bidder:
            break
        if (s.bidding >> q) & 1:
            if s.cash[q] >= least_bid(s, e):
                s.actor = q
                return
            s.bidding -= 1 << q
            tell(s, tells.CANNOT_RAISE, "MB-B3", q, least_bid(s, e), s.cash[q])
    if s.bidder != NOBODY:
        s.cash[s.bidder] -= s.bid
        s.owner[s.deed] = s.bidder
        tell(s, tells.WINS_AUCTION, "MB-B3", s.bidder, s.deed, s.bid)
    else:
        tell(s, tells.NO_BIDS, "MB-B3", s.deed)
    _clear_auction(s)
    _may_act(s)


@rule
def _make_bid(s: State, e: Edition) -> None:
    s.bid = s.raising
    s.raising = 0
    s.bidder = s.actor
    tell(s, tells.BIDS, "MB-B3", s.bidder, s.deed, s.bid)
    _next_bidder(s, e, (s.actor + 1) % s.players)


@rule
def last_note(amount: int) -> int:
    """The smallest note of an amount paid with as few notes as possible, the largest first."""
    if amount % 10 == 5:
        return 5
    if amount % 50 == 10 or amount % 50 == 30:
        return 10
    if amount % 50 != 0:
        return 20
    if amount % 100 != 0:
        return 50
    if amount % 500 != 0:
        return 100
    return 500


@rule
def reach_of(amount: int) -> int:
    """The largest amount that begins with the notes of this one."""
    note = last_note(amount)
    if note == 500:
        return 1 << 30
    if note == 100:
        return amount - amount % 500 + 495
    if note == 50:
        return amount + 45
    if note == 20:
        return amount - amount % 50 + 45
    if note == 10:
        return amount + 5
    return amount


@rule
def refuse_bid_note(s: State, e: Edition, note: int) -> int:
    """MB-B3: a bid stays within the bidder's cash and must still be able to reach the least bid."""
    amount = s.raising + NOTES[note]
    if last_note(amount) != NOTES[note]:
        return no.NOTE_ORDER
    if amount > s.cash[s.actor]:
        return no.BID_TOO_HIGH
    if reach_of(amount) < least_bid(s, e):
        return no.BID_TOO_LOW
    return 0


# ---- Jail -----------------------------------------------------------------------------------------------------------


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


# ---- Debts ----------------------------------------------------------------------------------------------------------


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


# ---- Mortgages ------------------------------------------------------------------------------------------------------


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


# ---- Trading with the bank ------------------------------------------------------------------------------------------


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


# ---- Building -------------------------------------------------------------------------------------------------------


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


# ---- Deals ----------------------------------------------------------------------------------------------------------


@rule
def _clear_offer(s: State) -> None:
    s.deeds_given = 0
    s.deeds_taken = 0
    s.money_given = 0
    s.money_taken = 0
    for k in range(KIND_COUNT):
        s.chips_given[k] = 0
        s.chips_taken[k] = 0
    s.cards_given = 0
    s.cards_taken = 0
    s.offerer = NOBODY
    s.partner = NOBODY
    s.taking = 0
    s.last_item = NOBODY


@rule
def deals_open(s: State, e: Edition) -> bool:
    """MB-D1: before a throw, after a move, or while a debt is unpaid; never in an auction or while an offer is open."""
    if s.phase == SURPLUS_PHASE:  # MB-T1: who has too many chips may sell some before leaving them
        return e.early_deals > 0
    return s.phase == THROW_PHASE or s.phase == BUY_PHASE or s.phase == ACT_PHASE or s.phase == DEBT_PHASE


@rule
def deals_before_throw(s: State, e: Edition) -> bool:
    """MB-D1: may the player on turn deal before throwing? In jail always, to buy a Get-out card (MB-J2)."""
    return e.early_deals > 0 or s.jail[s.actor] > 0


@rule
def sorts_of(s: State, p: int, deed_sort: int) -> int:
    """The sorts of things a player has to deal in, as bits."""
    sorts = 0
    for k in range(KIND_COUNT):
        if s.chips[p][k]:
            sorts |= 1 << k
    if s.get_out[p]:
        sorts |= CARD_SORT
    if s.cash[p] >= NOTES[0]:
        sorts |= MONEY_SORT
    for d in range(DEED_COUNT):
        if s.owner[d] == p:
            sorts |= deed_sort
            break
    return sorts


@rule
def sorts_given(s: State) -> int:
    """The sorts of things an offer gives, as bits."""
    sorts = 0
    for k in range(KIND_COUNT):
        if s.chips_given[k]:
            sorts |= 1 << k
    if s.cards_given:
        sorts |= CARD_SORT
    if s.money_given:
        sorts |= MONEY_SORT
    if s.deeds_given:
        sorts |= OWN_DEED_SORT
    return sorts


@rule
def something_taken(s: State) -> bool:
    """Does an offer ask for anything yet?"""
    if s.deeds_taken or s.cards_taken or s.money_taken:
        return True
    return s.chips_taken[0] + s.chips_taken[1] + s.chips_taken[2] + s.chips_taken[3] > 0


@rule
def refuse_offer(s: State, e: Edition, p: int, other: int) -> int:
    """MB-D1: may player `p` begin an offer to another one? Both need something, and not only the same sort of thing."""
    if not e.deals:
        return no.NO_DEALS
    if other >= s.players:
        return no.NO_SUCH_SEAT
    if other == p:
        return no.NOT_YOURSELF
    if s.bankrupt[other]:
        return no.THEY_ARE_BANKRUPT
    if s.offers[p] >= e.most_offers:
        return no.TOO_MANY_OFFERS
    own = sorts_of(s, p, OWN_DEED_SORT)
    theirs = sorts_of(s, other, THEIR_DEED_SORT)
    if own == 0 or theirs == 0 or (own == theirs and own & (own - 1) == 0):
        return no.NOTHING_TO_DEAL
    return 0


@rule
def _begin_offer(s: State, other: int) -> None:
    """MB-D1: in one's own turn, after stepping in, or as a counter-offer. Where play goes on is kept."""
    if s.phase != ANSWER_PHASE and s.phase != OFFER_PHASE:
        s.resume_phase = s.phase
        s.resume_actor = s.actor
    _clear_offer(s)
    s.offerer = s.actor
    s.partner = other
    tell(s, tells.BEGINS_OFFER, "MB-D1", s.offerer, other, int(s.phase == ANSWER_PHASE))
    s.phase = OFFER_PHASE


@rule
def sorts_left(s: State) -> int:
    """The sorts of things the partner has and the offer does not give yet, as bits."""
    return sorts_of(s, s.partner, THEIR_DEED_SORT) & ~sorts_given(s)


@rule
def _refuse_adding(s: State, place: int, sort: int, left: int) -> int:
    """MB-D1: what is given is named in order, and leaves something else to ask for."""
    if place < s.last_item:
        return no.ITEM_ORDER
    return no.NOTHING_LEFT_TO_ASK if left & ~sort == 0 else 0


@rule
def refuse_deed_given(s: State, d: int, left: int) -> int:
    """MB-D1: an own deed, named once. `left` is what could still be asked for: see sorts_left."""
    if s.owner[d] != s.offerer:
        return no.NOT_YOURS_TO_GIVE
    if (s.deeds_given >> d) & 1:
        return no.NAMED_TWICE
    return _refuse_adding(s, d, OWN_DEED_SORT, left)


@rule
def refuse_chip_given(s: State, k: int, left: int) -> int:
    """MB-D1: an own chip."""
    if s.chips_given[k] >= s.chips[s.offerer][k]:
        return no.NOT_ENOUGH_CHIPS
    return _refuse_adding(s, CHIP_PLACE + k, 1 << k, left)


@rule
def refuse_card_given(s: State, left: int) -> int:
    """MB-D1: an own Get-out card."""
    if s.cards_given >= s.get_out[s.offerer]:
        return no.NOT_ENOUGH_CARDS
    return _refuse_adding(s, CARD_PLACE, CARD_SORT, left)


@rule
def refuse_note_given(s: State, note: int, left: int) -> int:
    """MB-D1: own money, the largest note first."""
    amount = s.money_given + NOTES[note]
    if amount > s.cash[s.offerer]:
        return no.NOT_ENOUGH_MONEY
    if last_note(amount) != NOTES[note]:
        return no.NOTE_ORDER
    return _refuse_adding(s, NOTE_PLACE, MONEY_SORT, left)


@rule
def refuse_deed_asked(s: State, d: int) -> int:
    """MB-D1: a deed of the partner, named once and in order."""
    if s.owner[d] != s.partner:
        return no.THEY_DO_NOT_HAVE_IT
    if (s.deeds_taken >> d) & 1:
        return no.NAMED_TWICE
    return no.ITEM_ORDER if d < s.last_item else 0


@rule
def refuse_chip_asked(s: State, k: int, given: int) -> int:
    """MB-D1: a chip of the partner, of no kind that is given; `given` are the sorts of those (sorts_given)."""
    if (given >> k) & 1:
        return no.BOTH_WAYS
    if s.chips_taken[k] >= s.chips[s.partner][k]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.ITEM_ORDER if CHIP_PLACE + k < s.last_item else 0


@rule
def refuse_card_asked(s: State, given: int) -> int:
    """MB-D1: a Get-out card of the partner, if none is given."""
    if given & CARD_SORT:
        return no.BOTH_WAYS
    if s.cards_taken >= s.get_out[s.partner]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.ITEM_ORDER if CARD_PLACE < s.last_item else 0


@rule
def refuse_note_asked(s: State, note: int, given: int) -> int:
    """MB-D1: money of the partner, if none is given, the largest note first."""
    if given & MONEY_SORT:
        return no.BOTH_WAYS
    amount = s.money_taken + NOTES[note]
    if amount > s.cash[s.partner]:
        return no.THEY_DO_NOT_HAVE_IT
    return no.NOTE_ORDER if last_note(amount) != NOTES[note] else 0


@rule
def _go_on_offering(s: State, verb: int, thing: int) -> None:
    """MB-D1: one more thing given or asked for, or the offer is complete."""
    if verb == do.GIVE_DEED:
        tell(s, tells.OFFERS_DEED, "MB-D1", s.offerer, s.partner, thing, s.mortgaged[thing])
        s.deeds_given |= 1 << thing
        s.last_item = thing
    elif verb == do.GIVE_CHIP:
        tell(s, tells.OFFERS_CHIP, "MB-D1", s.offerer, s.partner, thing)
        s.chips_given[thing] += 1
        s.last_item = CHIP_PLACE + thing
    elif verb == do.GIVE_CARD:
        tell(s, tells.OFFERS_CARD, "MB-D1", s.offerer, s.partner)
        s.cards_given += 1
        s.last_item = CARD_PLACE
    elif verb == do.GIVE_NOTE:
        tell(s, tells.OFFERS_MONEY, "MB-D1", s.offerer, s.partner, NOTES[thing])
        s.money_given += NOTES[thing]
        s.last_item = NOTE_PLACE
    elif verb == do.FOR:
        s.taking = 1
        s.last_item = NOBODY
    elif verb == do.TAKE_DEED:
        tell(s, tells.ASKS_DEED, "MB-D1", s.offerer, s.partner, thing, s.mortgaged[thing])
        s.deeds_taken |= 1 << thing
        s.last_item = thing
    elif verb == do.TAKE_CHIP:
        tell(s, tells.ASKS_CHIP, "MB-D1", s.offerer, s.partner, thing)
        s.chips_taken[thing] += 1
        s.last_item = CHIP_PLACE + thing
    elif verb == do.TAKE_CARD:
        tell(s, tells.ASKS_CARD, "MB-D1", s.offerer, s.partner)
        s.cards_taken += 1
        s.last_item = CARD_PLACE
    elif verb == do.TAKE_NOTE:
        tell(s, tells.ASKS_MONEY, "MB-D1", s.offerer, s.partner, NOTES[thing])
        s.money_taken += NOTES[thing]
        s.last_item = NOTE_PLACE
    else:
        _propose(s)


@rule
def _propose(s: State) -> None:
    """MB-D1: the offer lies open, and the partner answers."""
    s.taking = 0
    s.last_item = NOBODY
    s.offers[s.offerer] += 1
    tell(s, tells.PROPOSES, "MB-D1", s.offerer, s.partner, s.offers[s.offerer])
    s.actor = s.partner
    s.phase = ANSWER_PHASE


@rule
def offer_holds(s: State) -> bool:
    """MB-D1: can both sides still give what the open offer says?"""
    if s.bankrupt[s.offerer] or s.bankrupt[s.partner]:
        return False
    for d in range(DEED_COUNT):
        if (s.deeds_given >> d) & 1 and s.owner[d] != s.offerer:
            return False
        if (s.deeds_taken >> d) & 1 and s.owner[d] != s.partner:
            return False
    for k in range(KIND_COUNT):
        if s.chips_given[k] > s.chips[s.offerer][k] or s.chips_taken[k] > s.chips[s.partner][k]:
            return False
    if s.cards_given > s.get_out[s.offerer] or s.cards_taken > s.get_out[s.partner]:
        return False
    return s.money_given <= s.cash[s.offerer] and s.money_taken <= s.cash[s.partner]


@rule
def _accept(s: State, e: Edition) -> None:
    """MB-D1: the deal is made. MB-D2: mortgaged deeds may be paid off by their new owners."""
    exchange(s)
    _clear_offer(s)
    _redeem_or_resume(s, e)


@rule
def exchange(s: State) -> None:
    """MB-D1: everything changes hands at once. MB-D2: mortgages go with their deeds."""
    a = s.offerer
    b = s.partner
    tell(s, tells.ACCEPTS, "MB-D1", b, a)
    for d in range(DEED_COUNT):
        if ((s.deeds_given | s.deeds_taken) >> d) & 1:
            if (s.deeds_given >> d) & 1:
                tell(s, tells.HANDS_DEED, "MB-D1", a, b, d, s.mortgaged[d])
            else:
                tell(s, tells.HANDS_DEED, "MB-D1", b, a, d, s.mortgaged[d])
            s.owner[d] = b if (s.deeds_given >> d) & 1 else a
            if s.mortgaged[d]:
                s.received |= 1 << d
    for k in range(KIND_COUNT):
        if s.chips_given[k]:
            tell(s, tells.HANDS_CHIPS, "MB-D1", a, b, k, s.chips_given[k])
        if s.chips_taken[k]:
            tell(s, tells.HANDS_CHIPS, "MB-D1", b, a, k, s.chips_taken[k])
        s.chips[a][k] += s.chips_taken[k] - s.chips_given[k]
        s.chips[b][k] += s.chips_given[k] - s.chips_taken[k]
    if s.cards_given:
        tell(s, tells.HANDS_CARDS, "MB-D1", a, b, s.cards_given)
    if s.cards_taken:
        tell(s, tells.HANDS_CARDS, "MB-D1", b, a, s.cards_taken)
    s.get_out[a] += s.cards_taken - s.cards_given
    s.get_out[b] += s.cards_given - s.cards_taken
    if s.money_given:
        tell(s, tells.HANDS_MONEY, "MB-D1", a, b, s.money_given)
    if s.money_taken:
        tell(s, tells.HANDS_MONEY, "MB-D1", b, a, s.money_taken)
    s.cash[a] += s.money_taken - s.money_given
    s.cash[b] += s.money_given - s.money_taken


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


# ---- Legal steps ----------------------------------------------------------------------------------------------------


@rule
def legal(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Write the legal steps into `out`, ascending; return how many. At a chance node: the possible outcomes."""
    n = 0
    if s.phase == ACT_PHASE:
        n = _legal_acts(s, e, out)
    elif s.phase == THROW_PHASE:
        out[0] = do.THROW
        n = 1
        if refuse_way_out(s, e, do.PAY_FINE) == 0:
            out[n] = do.PAY_FINE
            n += 1
        if refuse_way_out(s, e, do.USE_CARD) == 0:
            out[n] = do.USE_CARD
            n += 1
        if deals_before_throw(s, e):
            n = _legal_offers(s, e, out, n)
    elif s.phase == OFFER_PHASE:
        n = _legal_items(s, e, out)
    elif s.phase == ANSWER_PHASE:
        if offer_holds(s):
            out[0] = do.ACCEPT
            n = 1
        out[n] = do.REFUSE
        n += 1
        if refuse_offer(s, e, s.actor, s.offerer) == 0:
            out[n] = step_of(do.OFFER, s.offerer)
            n += 1
    elif s.phase == AUCTION_PHASE:
        if s.raising == 0:
            out[0] = do.DROP
            n = 1
        for note in range(NOTE_COUNT):
            if refuse_bid_note(s, e, note) == 0:
                out[n] = step_of(do.BID, note)
                n += 1
        if s.raising >= least_bid(s, e):
            out[n] = do.BID_DONE
            n += 1
    elif s.phase == BUY_PHASE:
        if s.cash[s.actor] >= e.price[s.deed]:
            out[0] = do.BUY
            n = 1
        out[n] = do.AUCTION
        n = _legal_offers(s, e, out, n + 1)
    elif s.phase == SURPLUS_PHASE or s.phase == GIVE_PHASE:
        for k in range(KIND_COUNT):
            if s.chips[s.actor][k]:
                out[n] = step_of(do.LEAVE, k) if s.phase == SURPLUS_PHASE else step_of(do.GIVE, k)
                n += 1
        if s.phase == SURPLUS_PHASE and e.early_deals:
            n = _legal_offers(s, e, out, n)
    elif s.phase == PICK_PHASE:
        for k in range(KIND_COUNT):
            if s.bank[k]:
                out[n] = step_of(do.PICK, k)
                n += 1
    elif s.phase == STEAL_PHASE:
        out[0] = do.NO_STEAL
        n = 1
        for p in range(s.players):
            for k in range(KIND_COUNT):
                if p != s.actor and s.chips[p][k]:
                    out[n] = step_of(do.STEAL, p, k)
                    n += 1
    elif s.phase == SWAP_PHASE:
        for own in range(KIND_COUNT):
            if s.chips[s.actor][own]:
                for p in range(s.players):
                    for k in range(KIND_COUNT):
                        if p != s.actor and k != own and s.chips[p][k]:
                            out[n] = step_of(do.SWAP, own, p, k)
                            n += 1
    elif s.phase == DEBT_PHASE:
        if not can_mortgage(s, s.actor):
            out[0] = do.GO_BANKRUPT
            n = 1
        n = _legal_offers(s, e, out, _legal_mortgages(s, out, n))
    elif s.phase == REDEEM_PHASE:
        out[0] = do.KEEP
        n = _legal_pay_offs(s, e, out, 1)
    elif s.phase == FREE_PHASE or s.phase == REMOVE_PHASE:
        for i in range(e.foundations):
            field = e.foundation[i]
            if s.phase == FREE_PHASE:
                if refuse_free_floor(s, e, field) == 0:
                    out[n] = step_of(do.BUILD, field)
                    n += 1
            elif refuse_removal(s, e, field) == 0:
                out[n] = step_of(do.REMOVE, field)
                n += 1
    elif s.phase == TOKEN_PHASE:
        for token in range(TOKEN_COUNT):
            if token_is_free(s, token):
                out[n] = step_of(do.TOKEN, token)
                n += 1
    else:
        n = _outcomes(s, out)
    return n


@rule
def _legal_acts(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """MB-T6: trade with the bank, mortgage, pay off, build, deal, or end the turn."""
    out[0] = do.END
    n = 1
    for given in range(KIND_COUNT):
        if s.chips[s.actor][given] >= e.bank_rate:
            for taken in range(KIND_COUNT):
                if refuse_trade(s, e, given, taken, e.bank_rate) == 0:
                    out[n] = step_of(do.TRADE, given, taken, e.bank_rate)
                    n += 1
    if s.parking:
        for first in range(KIND_COUNT):
            for second in range(first, KIND_COUNT):
                for taken in range(KIND_COUNT):
                    if refuse_parking(s, first, second, taken) == 0:
                        out[n] = step_of(do.PARK, first, second, taken)
                        n += 1
    n = _legal_mortgages(s, out, n)
    n = _legal_pay_offs(s, e, out, n)
    if not s.jail[s.actor]:
        payable = 0
        for floor in range(PENTHOUSE):
            if can_pay_floor(s, e, s.actor, floor):
                payable |= 1 << floor
        if payable:
            for i in range(e.foundations):
                field = e.foundation[i]
                if (payable >> s.floors[field]) & 1 and refuse_building(s, e, field) == 0:
                    out[n] = step_of(do.BUILD, field)
                    n += 1
    return _legal_offers(s, e, out, n)


@rule
def _legal_mortgages(s: State, out: MutableSequence[int], n: int) -> int:
    for d in range(DEED_COUNT):
        if s.owner[d] == s.actor and not s.mortgaged[d]:
            out[n] = step_of(do.MORTGAGE, d)
            n += 1
    return n


@rule
def _legal_pay_offs(s: State, e: Edition, out: MutableSequence[int], n: int) -> int:
    for d in range(DEED_COUNT):
        if s.mortgaged[d] and refuse_pay_off(s, e, d) == 0:
            out[n] = step_of(do.PAY_OFF, d)
            n += 1
    return n


@rule
def _legal_offers(s: State, e: Edition, out: MutableSequence[int], n: int) -> int:
    if e.deals and s.offers[s.actor] < e.most_offers:
        for p in range(s.players):
            if refuse_offer(s, e, s.actor, p) == 0:
                out[n] = step_of(do.OFFER, p)
                n += 1
    return n


@rule
def _legal_items(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """MB-D1: how an offer may go on."""
    if s.partner == NOBODY:
        return _legal_offers(s, e, out, 0)
    return _legal_asked(s, out) if s.taking else _legal_given(s, out)


@rule
def _legal_given(s: State, out: MutableSequence[int]) -> int:
    """What can be given, in order, and that it is enough."""
    n = 0
    left = sorts_left(s)
    for d in range(max(s.last_item, 0), DEED_COUNT):
        if refuse_deed_given(s, d, left) == 0:
            out[n] = step_of(do.GIVE_DEED, d)
            n += 1
    for k in range(KIND_COUNT):
        if refuse_chip_given(s, k, left) == 0:
            out[n] = step_of(do.GIVE_CHIP, k)
            n += 1
    if refuse_card_given(s, left) == 0:
        out[n] = do.GIVE_CARD
        n += 1
    for note in range(NOTE_COUNT):
        if refuse_note_given(s, note, left) == 0:
            out[n] = step_of(do.GIVE_NOTE, note)
            n += 1
    if sorts_given(s):
        out[n] = do.FOR
        n += 1
    return n


@rule
def _legal_asked(s: State, out: MutableSequence[int]) -> int:
    """What can be asked for, in order, and that it is enough."""
    n = 0
    given = sorts_given(s)
    for d in range(max(s.last_item, 0), DEED_COUNT):
        if refuse_deed_asked(s, d) == 0:
            out[n] = step_of(do.TAKE_DEED, d)
            n += 1
    for k in range(KIND_COUNT):
        if refuse_chip_asked(s, k, given) == 0:
            out[n] = step_of(do.TAKE_CHIP, k)
            n += 1
    if refuse_card_asked(s, given) == 0:
        out[n] = do.TAKE_CARD
        n += 1
    for note in range(NOTE_COUNT):
        if refuse_note_asked(s, note, given) == 0:
            out[n] = step_of(do.TAKE_NOTE, note)
            n += 1
    if something_taken(s):
        out[n] = do.PROPOSE
        n += 1
    return n


# ---- Chance ---------------------------------------------------------------------------------------------------------


@rule
def _outcomes(s: State, out: MutableSequence[int]) -> int:
    n = 0
    if s.phase == CARD_PHASE:
        for card in range(CARD_KINDS):
            if s.unseen[card]:
                out[n] = step_of(do.CARD, card)
                n += 1
    elif s.phase == DRAW_PHASE:
        for token in range(TOKEN_COUNT):
            if token_is_free(s, token):
                out[n] = step_of(do.DRAWN, token)
                n += 1
    elif is_chance(s):
        n = 21
        for pair in range(n):
            out[pair] = step_of(do.DICE, pair)
    return n


@rule
def odds(s: State, e: Edition, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The outcomes of a chance node and their weights: unequal dice count twice, a card as often as it is unseen."""
    n = _outcomes(s, out)
    for i in range(n):
        if s.phase == CARD_PHASE:
            weights[i] = s.unseen[FIRST_ARG[out[i]]]
        elif s.phase == DRAW_PHASE:
            weights[i] = 1
        else:
            weights[i] = 1 if lower_die(i) == higher_die(i) else 2
    return n


@rule
def draw(s: State, e: Edition, luck: int) -> int:
    """One outcome of a chance node, by luck."""
    if s.phase == CARD_PHASE:
        return step_of(do.CARD, _draw_card(s, luck))
    if s.phase == DRAW_PHASE:
        return step_of(do.DRAWN, _draw_token(s, luck))
    both = pick(luck, 36)
    first = both // 6 + 1
    second = both % 6 + 1
    return step_of(do.DICE, pair_of(min(first, second), max(first, second)))


@rule
def _draw_token(s: State, luck: int) -> int:
    """MB-S1: one of the tokens nobody has."""
    free = 0
    for token in range(TOKEN_COUNT):
        if token_is_free(s, token):
            free += 1
    ticket = pick(luck, free)
    token = 0
    while ticket > 0 or not token_is_free(s, token):
        if token_is_free(s, token):
            ticket -= 1
        token += 1
    return token


@rule
def _draw_card(s: State, luck: int) -> int:
    unseen = 0
    for card in range(CARD_KINDS):
        unseen += s.unseen[card]
    ticket = pick(luck, unseen)
    card = 0
    while ticket >= s.unseen[card]:
        ticket -= s.unseen[card]
        card += 1
    return card


# ---- Carrying out a step --------------------------------------------------------------------------------------------


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.DICE:
        _dice_fall(s, e, lower_die(first), higher_die(first))
    elif verb == do.THROW:
        s.phase = DICE_PHASE
    elif verb == do.END:
        tell(s, tells.ENDS_TURN, "MB-T6", s.player)
        _end_turn(s, e)
    elif IN_OFFER[step]:
        _go_on_offering(s, verb, first)
    elif verb == do.OFFER:
        _begin_offer(s, first)
    elif verb == do.ACCEPT:
        _accept(s, e)
    elif verb == do.REFUSE:
        tell(s, tells.REFUSES, "MB-D1", s.partner, s.offerer)
        _clear_offer(s)
        _resume(s, e)
    elif verb == do.BID:
        s.raising += NOTES[first]
    elif verb == do.BID_DONE:
        _make_bid(s, e)
    elif verb == do.DROP:
        s.bidding -= 1 << s.actor
        tell(s, tells.DROPS_OUT, "MB-B3", s.actor, s.deed)
        _next_bidder(s, e, (s.actor + 1) % s.players)
    elif verb == do.BUY:
        s.cash[s.player] -= e.price[s.deed]
        s.owner[s.deed] = s.player
        tell(s, tells.BUYS, "MB-B2", s.player, s.deed, e.price[s.deed])
        s.deed = NOBODY
        _may_act(s)
    elif verb == do.AUCTION:
        _start_auction(s, e)
    elif verb == do.BUILD:
        if s.phase == FREE_PHASE:
            _build_free(s, e, first)
        else:
            _build(s, e, first)
    elif verb == do.REMOVE:
        _remove_floor(s, e, first)
    elif verb == do.MORTGAGE:
        _mortgage(s, e, first)
    elif verb == do.PAY_OFF:
        _pay_off(s, e, first)
    elif verb == do.KEEP:
        _keep_mortgages(s, e)
    elif verb == do.GO_BANKRUPT:
        _go_bankrupt(s, e)
    elif verb == do.PAY_FINE or verb == do.USE_CARD:
        _leave_jail(s, e, step)
    elif verb == do.CARD:
        s.unseen[first] -= 1
        tell(s, tells.DRAWS, "MB-B9", s.player, first)
        if _play_card(s, e, first):
            _turn_card(s, e)
    elif verb == do.TOKEN or verb == do.DRAWN:
        _choose_token(s, e, s.actor, first)
    else:
        _apply_chips(s, e, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    if (s.then or s.landing) and s.phase == ACT_PHASE and _go_on_with_card(s, e):  # MB-C21
        _turn_card(s, e)
    if s.escaped and s.phase == ACT_PHASE:  # MB-J2, with the option after-escape: the space was all
        _end_turn(s, e)


@rule
def _apply_chips(s: State, e: Edition, verb: int, first: int, second: int, third: int) -> None:
    """Chips left, given, picked, traded, stolen or swapped."""
    p = s.actor
    if verb == do.LEAVE:
        s.chips[p][first] -= 1
        s.lying[s.space[p]][first] += 1
        tell(s, tells.LEAVES, "MB-T1", p, s.space[p], first)
        if chips_of(s, p) <= e.most_chips:
            s.phase = THROW_PHASE
    elif verb == do.GIVE:
        _give_chip(s, p, first)
    elif verb == do.PICK:
        tell(s, tells.PICKS, "MB-B9", p, first)
        _take_from_bank(s, p, first, 1)
        s.left -= 1
        if s.left <= 0 or s.bank[0] + s.bank[1] + s.bank[2] + s.bank[3] == 0:
            s.left = 0
            _may_act(s)
    elif verb == do.TRADE:
        tell(s, tells.TRADES, "MB-T6", p, first, third, second)
        _give_to_bank(s, p, first, third)
        _take_from_bank(s, p, second, 1)
    elif verb == do.PARK:
        tell(s, tells.TRADES_PARKED, "MB-B8", p, first, second, third)
        _give_to_bank(s, p, first, 1)
        _give_to_bank(s, p, second, 1)
        _take_from_bank(s, p, third, 1)
        s.parking = 0
    elif verb == do.STEAL:
        tell(s, tells.STEALS, "MB-B7", p, first, second)
        _pass_chips(s, first, p, second, 1)  # MB-B7
        s.left -= 1
        if s.left <= 0 or not anything_to_steal(s):
            s.left = 0
            _may_act(s)
    elif verb == do.SWAP:
        tell(s, tells.SWAPS, "MB-B9", p, second, first, third)
        _pass_chips(s, p, second, first, 1)
        _pass_chips(s, second, p, third, 1)
        s.left -= 1
        if s.left <= 0 or not anything_to_swap(s):
            s.left = 0
            _may_act(s)
    else:
        tell(s, tells.STEALS_NOTHING, "MB-B7", p)
        s.left = 0
        _may_act(s)


@rule
def _give_chip(s: State, p: int, k: int) -> None:
    """MB-C10: a chip to the player on turn. MB-C9, MB-C11: or from the player on turn to the bank or to others."""
    if p != s.player:
        tell(s, tells.GIVES, "MB-B9", p, s.player, k)
        _pass_chips(s, p, s.player, k, 1)
        s.left -= 1
        _ask_for_chips(s, p)
        return
    if s.receiver != BANK:
        tell(s, tells.GIVES, "MB-C11", p, s.receiver, k)
    else:
        tell(s, tells.GIVES_BANK, "MB-C9", p, k, 1)
    _give_one(s, k)
    _give_on(s)


# ---- Refusing a step ------------------------------------------------------------------------------------------------


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.DICE or verb == do.CARD or verb == do.DRAWN:
        return _refuse_outcome(s, seat, verb, first)
    if is_chance(s):
        return no.CHANCE_DECIDES
    if seat != s.actor:
        return no.NOT_YOUR_TURN
    if IN_OFFER[step]:
        return _refuse_in_offer(s, verb, first)
    if s.phase == OFFER_PHASE:
        return _refuse_beside_offer(s, e, verb, first)
    if verb == do.BID or verb == do.BID_DONE:
        return _refuse_bid(s, e, verb, first)
    if s.raising > 0:
        return no.FINISH_BID
    if verb == do.MORTGAGE:
        return refuse_mortgage(s, first) if s.phase == ACT_PHASE or s.phase == DEBT_PHASE else _due(s)
    if verb == do.PAY_OFF:
        return refuse_pay_off(s, e, first) if s.phase == ACT_PHASE or s.phase == REDEEM_PHASE else _due(s)
    if verb == do.BUILD:
        if s.phase == FREE_PHASE:
            return refuse_free_floor(s, e, first)
        return refuse_building(s, e, first) if s.phase == ACT_PHASE else _due(s)
    if verb == do.REMOVE:
        return refuse_removal(s, e, first) if s.phase == REMOVE_PHASE else no.NOTHING_TO_REMOVE
    if verb == do.TOKEN:
        return refuse_token(s, first) if s.phase == TOKEN_PHASE else no.TOKENS_CHOSEN
    if verb == do.OFFER:
        return _refuse_offer_now(s, e, first)
    if verb == do.STEAL or verb == do.SWAP:
        return _refuse_theft(s, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    if verb == do.LEAVE or verb == do.GIVE or verb == do.PICK or verb == do.TRADE or verb == do.PARK:
        return _refuse_chips(s, e, verb, first, SECOND_ARG[step], THIRD_ARG[step])
    return _refuse_plain(s, e, step)


@rule
def _refuse_bid(s: State, e: Edition, verb: int, note: int) -> int:
    """MB-B3: bids are made in an auction, and are high enough when they are done."""
    if s.phase != AUCTION_PHASE:
        return no.NO_AUCTION
    if verb == do.BID_DONE:
        return 0 if s.raising >= least_bid(s, e) else no.BID_TOO_LOW
    return refuse_bid_note(s, e, note)


@rule
def _due(s: State) -> int:
    """What the table waits for instead."""
    if s.phase == THROW_PHASE:
        return no.THROW_FIRST
    if s.phase == SURPLUS_PHASE:
        return no.LEAVE_FIRST
    if s.phase == BUY_PHASE:
        return no.BUY_FIRST
    if s.phase == AUCTION_PHASE:
        return no.BID_FIRST
    if s.phase == STEAL_PHASE:
        return no.STEAL_FIRST
    if s.phase == SWAP_PHASE:
        return no.SWAP_FIRST
    if s.phase == PICK_PHASE:
        return no.PICK_FIRST
    if s.phase == GIVE_PHASE:
        return no.GIVE_FIRST
    if s.phase == DEBT_PHASE:
        return no.DEBT_FIRST
    if s.phase == REDEEM_PHASE:
        return no.REDEEM_FIRST
    if s.phase == ANSWER_PHASE:
        return no.ANSWER_FIRST
    if s.phase == FREE_PHASE:
        return no.BUILD_FREE_FIRST
    if s.phase == REMOVE_PHASE:
        return no.REMOVE_FIRST
    if s.phase == TOKEN_PHASE:
        return no.TOKEN_FIRST
    return no.NOT_NOW


@rule
def _refuse_plain(s: State, e: Edition, step: int) -> int:
    """Steps that name nothing: throwing, buying, answering, ending the turn."""
    if step == do.END:
        return 0 if s.phase == ACT_PHASE else _due(s)
    if step == do.THROW or step == do.PAY_FINE or step == do.USE_CARD:
        if s.phase != THROW_PHASE:
            return no.ALREADY_THROWN if s.phase == ACT_PHASE else _due(s)
        return 0 if step == do.THROW else refuse_way_out(s, e, step)
    if step == do.BUY or step == do.AUCTION:
        if s.phase != BUY_PHASE:
            return no.NOTHING_TO_BUY if s.phase == ACT_PHASE else _due(s)
        return no.TOO_DEAR if step == do.BUY and s.cash[s.actor] < e.price[s.deed] else 0
    if step == do.DROP:
        return 0 if s.phase == AUCTION_PHASE else no.NO_AUCTION
    if step == do.GO_BANKRUPT:
        if s.phase != DEBT_PHASE:
            return no.NO_DEBT
        return no.CAN_STILL_MORTGAGE if can_mortgage(s, s.actor) else 0
    if step == do.ACCEPT or step == do.REFUSE:
        if s.phase != ANSWER_PHASE:
            return no.NO_OFFER
        return 0 if step == do.REFUSE or offer_holds(s) else no.OFFER_FELL_THROUGH
    if step == do.KEEP:
        return 0 if s.phase == REDEEM_PHASE else no.NOT_NOW
    return 0 if s.phase == STEAL_PHASE else no.NOTHING_TO_STEAL


@rule
def _refuse_chips(s: State, e: Edition, verb: int, first: int, second: int, third: int) -> int:
    """Leaving, giving, picking and trading chips."""
    if verb == do.LEAVE:
        if s.phase != SURPLUS_PHASE:
            return no.NOTHING_TO_LEAVE
        return 0 if s.chips[s.actor][first] else no.NO_SUCH_CHIP
    if verb == do.GIVE:
        if s.phase != GIVE_PHASE:
            return no.NOT_NOW
        return 0 if s.chips[s.actor][first] else no.NO_SUCH_CHIP
    if verb == do.PICK:
        if s.phase != PICK_PHASE:
            return no.NOT_NOW
        return 0 if s.bank[first] else no.BANK_HAS_NONE
    if s.phase != ACT_PHASE:
        return _due(s)
    if verb == do.TRADE:
        return refuse_trade(s, e, first, second, third)
    return refuse_parking(s, first, second, third)


@rule
def _refuse_theft(s: State, verb: int, first: int, second: int, third: int) -> int:
    """MB-B7 and Forced trade: from another player who has such a chip."""
    if verb == do.STEAL:
        return _refuse_victim(s, first, second, NOBODY) if s.phase == STEAL_PHASE else no.NOTHING_TO_STEAL
    return _refuse_victim(s, second, third, first) if s.phase == SWAP_PHASE else no.NOTHING_TO_SWAP


@rule
def _refuse_victim(s: State, other: int, k: int, given: int) -> int:
    """Why a chip cannot be had from another player; `given` is the kind offered for it, NOBODY if none is."""
    if other >= s.players:
        return no.NO_SUCH_SEAT
    if other == s.actor:
        return no.NOT_YOURSELF
    if s.bankrupt[other]:
        return no.THEY_ARE_BANKRUPT
    if given != NOBODY:
        if s.chips[s.actor][given] == 0:
            return no.NO_SUCH_CHIP
        if given == k:
            return no.SAME_KIND
    return 0 if s.chips[other][k] else no.NOT_THEIR_CHIP


@rule
def _refuse_offer_now(s: State, e: Edition, other: int) -> int:
    """MB-D1: an offer when deals may be made; a counter-offer to the one who made the offer.

    With the option early-deals off the player on turn throws before dealing (MB-T6), but in jail may first buy a
    Get-out card (MB-J2).
    """
    if s.phase == ANSWER_PHASE:
        code = refuse_offer(s, e, s.actor, other)
        return no.ONLY_TO_OFFERER if code == 0 and other != s.offerer else code
    if not deals_open(s, e):
        return no.NO_DEALS_NOW
    if s.phase == THROW_PHASE and not deals_before_throw(s, e):
        return no.THROW_FIRST
    return refuse_offer(s, e, s.actor, other)


@rule
def _refuse_beside_offer(s: State, e: Edition, verb: int, other: int) -> int:
    """MB-D1: who steps in begins an offer, and an offer is finished once begun."""
    if s.partner != NOBODY:
        return no.FINISH_OFFER
    return refuse_offer(s, e, s.actor, other) if verb == do.OFFER else no.ONLY_OFFERS


@rule
def _refuse_in_offer(s: State, verb: int, thing: int) -> int:
    """MB-D1: first what is given, then what is asked for, then the offer is complete."""
    if s.phase != OFFER_PHASE:
        return no.NOT_OFFERING
    if s.partner == NOBODY:
        return no.ONLY_OFFERS
    if verb == do.PROPOSE:
        return 0 if something_taken(s) else no.ASK_SOMETHING
    if verb == do.GIVE_DEED or verb == do.GIVE_CHIP or verb == do.GIVE_CARD or verb == do.GIVE_NOTE or verb == do.FOR:
        return no.GIVEN_PART_IS_OVER if s.taking else _refuse_given(s, verb, thing)
    if not s.taking:
        return no.GIVE_SOMETHING if sorts_given(s) == 0 else no.FINISH_OFFER
    return _refuse_asked(s, verb, thing)


@rule
def _refuse_given(s: State, verb: int, thing: int) -> int:
    """MB-D1: adding to what is given, or that it is enough."""
    if verb == do.FOR:
        return 0 if sorts_given(s) else no.GIVE_SOMETHING
    left = sorts_left(s)
    if verb == do.GIVE_DEED:
        return refuse_deed_given(s, thing, left)
    if verb == do.GIVE_CHIP:
        return refuse_chip_given(s, thing, left)
    return refuse_card_given(s, left) if verb == do.GIVE_CARD else refuse_note_given(s, thing, left)


@rule
def _refuse_asked(s: State, verb: int, thing: int) -> int:
    """MB-D1: adding to what is asked for."""
    given = sorts_given(s)
    if verb == do.TAKE_DEED:
        return refuse_deed_asked(s, thing)
    if verb == do.TAKE_CHIP:
        return refuse_chip_asked(s, thing, given)
    return refuse_card_asked(s, given) if verb == do.TAKE_CARD else refuse_note_asked(s, thing, given)


@rule
def _refuse_outcome(s: State, seat: int, verb: int, card: int) -> int:
    """Dice and cards are chance's business."""
    if seat != CHANCE:
        return no.NOT_YOUR_CHOICE
    if verb == do.CARD:
        return 0 if s.phase == CARD_PHASE and s.unseen[card] else no.NO_SUCH_OUTCOME
    if verb == do.DRAWN:
        return 0 if s.phase == DRAW_PHASE and token_is_free(s, card) else no.NO_SUCH_OUTCOME
    return 0 if is_chance(s) and s.phase != CARD_PHASE and s.phase != DRAW_PHASE else no.NO_SUCH_OUTCOME


# ---- The end --------------------------------------------------------------------------------------------------------


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


# ---- What a seat cannot know, and stepping in ------------------------------------------------------------------------


@rule
def hide(s: State, e: Edition, seat: int, memory: bool, luck: int) -> None:
    """Everything is open but the order of the unseen Chance cards, and that is not in the state at all."""


@rule
def may_interrupt(s: State, e: Edition, seat: int) -> bool:
    """MB-D1: may this seat, not on turn, step in with an offer? MB-S1: or choose its token first?"""
    if seat == s.actor or seat >= s.players:
        return False
    if s.phase == TOKEN_PHASE:
        return s.token[seat] == NOBODY
    if not deals_open(s, e) or s.bankrupt[seat]:
        return False
    for p in range(s.players):
        if refuse_offer(s, e, seat, p) == 0:
            return True
    return False


@rule
def interrupt(s: State, e: Edition, seat: int) -> None:
    """MB-D1: it does; where play was is kept. MB-S1: or it chooses its token now."""
    if s.phase == TOKEN_PHASE:
        s.player = seat
        s.actor = seat
        return
    s.resume_phase = s.phase
    s.resume_actor = s.actor
    s.actor = seat
    s.phase = OFFER_PHASE
