"""The rules of Machi Koro, numbered as in the rulebook (MK-…).

How to read this: `s` is the table, `e` the edition (all printed figures), `p` a seat, `b` a building.
A *step* is one small choice or one chance outcome, declared in steps.py with its verb and arguments; the words people
use for them are in actions.py. Why a step is refused is listed in refusals.py (`no.…`). What happens is told where it
happens, `tell(s, KIND, rule, …)`, and the kinds are declared in effects.py.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.pairs import higher_die, lower_die, pair_of
from burgomaster.games.kernel.rule import inlined, rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro import effects as tells
from burgomaster.games.machi_koro import refusals as no
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.state import (
    AMUSEMENT_PARK,
    BLUE,
    BREAD,
    BUILD_PHASE,
    BUSINESS_CENTER,
    CUP,
    DICE_PHASE,
    GIVE_PHASE,
    GREEN,
    KINDS,
    LANDMARK_KINDS,
    MARKET_PHASE,
    NOBODY,
    OVER_PHASE,
    PURPLE,
    RADIO_PHASE,
    RADIO_TOWER,
    RED,
    SEATS,
    SHOPPING_MALL,
    STADIUM,
    START_PHASE,
    TAKE_PHASE,
    THROW_PHASE,
    TOWER,
    TRAIN_STATION,
    TV_PHASE,
    TV_STATION,
    Edition,
    State,
)
from burgomaster.games.machi_koro.steps import BY_CHANCE, FIRST_ARG, SECOND_ARG, VERB

# ---- The course of the game -----------------------------------------------------------------------------------------


@rule
def begin(s: State, e: Edition, players: int) -> None:
    """MK-1: start buildings, start coins, a full supply, or (MK-19) a deck. MK-2: the start player."""
    s.players = players
    for p in range(SEATS):
        seated = 1 if p < players else 0
        s.coins[p] = e.start_coins * seated
        for b in range(KINDS):
            s.city[p][b] = e.start_copies[b] * seated
        for landmark in range(LANDMARK_KINDS):
            s.landmarks[p][landmark] = 0
    for b in range(KINDS):
        s.supply[b] = 0 if e.stacks else e.copies[b]
    s.winner = NOBODY
    s.turns = 0
    s.player = 0
    _clear_turn(s)
    _go_on(s, e)


@rule
def turn_of(s: State, e: Edition) -> int:
    """The seat that decides now, CHANCE or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    if s.phase == DICE_PHASE or s.phase == START_PHASE or s.phase == MARKET_PHASE:
        return CHANCE
    return s.player


@rule
def unfinished(s: State, e: Edition) -> bool:
    """Is the player in the middle of an action? (A swap is two steps: what to give, what to take.)"""
    return s.phase == TAKE_PHASE


@rule
def _clear_turn(s: State) -> None:
    s.dice = 0
    s.die[0] = 0
    s.die[1] = 0
    s.thrown_again = 0
    s.extra_turn = 0
    s.giving = NOBODY


@rule
def _start_turn(s: State, p: int) -> None:
    """MK-3: a turn begins with a throw."""
    tell(s, tells.BEGINS, "MK-14" if s.extra_turn else "MK-3", p, s.turns + 1)
    _clear_turn(s)
    s.player = p
    s.turns += 1
    s.phase = THROW_PHASE


@rule
def _go_on(s: State, e: Edition) -> None:
    """The next turn, once the market is full (MK-19); before the first one chance may choose who starts (MK-2)."""
    if market_short(s, e):
        s.phase = MARKET_PHASE
    elif s.turns > 0:
        _end_turn(s, e)
    elif e.start_seat == NOBODY:
        s.phase = START_PHASE
    else:
        _start_turn(s, e.start_seat)


@rule
def _end_turn(s: State, e: Edition) -> None:
    """MK-2: turns go clockwise. MK-14: doubles with an amusement park put the same player on turn again."""
    if s.extra_turn:
        _start_turn(s, s.player)
    else:
        _start_turn(s, (s.player + 1) % s.players)


# ---- Throwing -------------------------------------------------------------------------------------------------------


@rule
def _throw(s: State, dice: int) -> None:
    tell(s, tells.THROWS, "MK-13" if s.thrown_again else "MK-4", s.player, dice, s.thrown_again)
    s.dice = dice
    s.die[0] = 0
    s.die[1] = 0
    s.phase = DICE_PHASE


@rule
def _dice_fall(s: State, e: Edition, first: int, second: int) -> None:
    """MK-13: with a radio tower the player may throw once more before the result counts."""
    tell(s, tells.DICE, "MK-4", s.player, first, second, first + second)
    s.die[0] = first
    s.die[1] = second
    if s.landmarks[s.player][RADIO_TOWER] and not s.thrown_again:
        s.phase = RADIO_PHASE
    else:
        throw_stands(s, e)


@rule
def throw_stands(s: State, e: Edition) -> None:
    """MK-6: red, then green and blue, then purple."""
    if s.landmarks[s.player][AMUSEMENT_PARK] and is_double(s):
        tell(s, tells.EXTRA_TURN, "MK-14", s.player)
        s.extra_turn = 1
    total = s.die[0] + s.die[1]
    _pay_red(s, e, total)
    _earn_green_and_blue(s, e, total)
    _act_purple(s, e, total)


@rule
def is_double(s: State) -> bool:
    """MK-14: two equal dice."""
    return s.dice == 2 and s.die[0] == s.die[1]


# ---- Income ---------------------------------------------------------------------------------------------------------


@rule
def activates(e: Edition, b: int, total: int) -> bool:
    """MK-4: the total of the dice activates the buildings that show it."""
    return e.low[b] <= total and total <= e.high[b]


@rule
def icons(s: State, e: Edition, p: int, icon: int) -> int:
    """How many cards with this icon a player has."""
    count = 0
    for b in range(KINDS):
        if e.icon[b] == icon:
            count += s.city[p][b]
    return count


@rule
def income(s: State, e: Edition, p: int, b: int) -> int:
    """What all of a player's copies of a building earn together when activated."""
    each = e.earns[b]
    if e.per_icon[b] != NOBODY:
        each = each * icons(s, e, p, e.per_icon[b])
    return (each + mall_adds(s, e, p, b)) * s.city[p][b]


@inlined
def mall_adds(s: State, e: Edition, p: int, b: int) -> int:
    """MK-12: what a player's shopping mall adds to each card of a building."""
    if s.landmarks[p][SHOPPING_MALL] and (e.icon[b] == CUP or e.icon[b] == BREAD):
        return e.mall_bonus
    return 0


@rule
def _earn(s: State, e: Edition, p: int, b: int) -> None:
    """MK-5: income from the bank, which never runs out (MK-17)."""
    total = income(s, e, p, b)
    icon = e.per_icon[b]
    if icon == NOBODY:
        tell(s, tells.EARNS, "MK-5", p, b, s.city[p][b], e.earns[b], mall_adds(s, e, p, b), total)
    else:
        tell(
            s,
            tells.BY_ICON,
            "MK-5",
            p,
            b,
            s.city[p][b],
            e.earns[b],
            icon,
            icons(s, e, p, icon),
            mall_adds(s, e, p, b),
            total,
        )
    s.coins[p] += total


@rule
def _pay(s: State, payer: int, receiver: int, b: int, due: int) -> None:
    """MK-7: a payer pays what there is; the rest is forgiven."""
    paid = min(due, s.coins[payer])
    if paid < due:
        tell(s, tells.PAYS, "MK-7", payer, receiver, b, s.city[receiver][b], due, paid, due - paid)
    else:
        tell(
            s,
            tells.PAYS,
            "MK-15" if receiver == s.player else "MK-5",
            payer,
            receiver,
            b,
            s.city[receiver][b],
            due,
            due,
            0,
        )
    s.coins[payer] -= paid
    s.coins[receiver] += paid


@rule
def _pay_red(s: State, e: Edition, total: int) -> None:
    """MK-5: red takes from the player who threw. MK-8: counter-clockwise, from the player to the right."""
    if not colour_acts(e, RED, total):
        return
    for distance in range(1, s.players):
        p = (s.player - distance) % s.players
        for b in range(KINDS):
            if e.colour[b] == RED and s.city[p][b] and activates(e, b, total):
                _pay(s, s.player, p, b, income(s, e, p, b))


@rule
def colour_acts(e: Edition, colour: int, total: int) -> bool:
    """Does this total activate any building of a colour?"""
    for b in range(KINDS):
        if e.colour[b] == colour and activates(e, b, total):
            return True
    return False


@rule
def _earn_green_and_blue(s: State, e: Edition, total: int) -> None:
    """MK-5: blue earns for everybody, green for the player on turn."""
    for b in range(KINDS):
        if activates(e, b, total):
            if e.colour[b] == BLUE:
                for p in range(s.players):
                    if s.city[p][b]:
                        _earn(s, e, p, b)
            elif e.colour[b] == GREEN and s.city[s.player][b]:
                _earn(s, e, s.player, b)


@rule
def _act_purple(s: State, e: Edition, total: int) -> None:
    """MK-15: stadium, then TV station, then business center. The last two ask the player."""
    if purple_acts(s, e, STADIUM, total):
        for distance in range(1, s.players):
            _pay(s, (s.player - distance) % s.players, s.player, STADIUM, e.earns[STADIUM])
    if purple_acts(s, e, TV_STATION, total):
        s.phase = TV_PHASE
    else:
        after_tv(s, e)


@rule
def purple_acts(s: State, e: Edition, b: int, total: int) -> bool:
    """MK-5: purple acts on the owner's own turn."""
    return s.city[s.player][b] > 0 and activates(e, b, total)


@rule
def after_tv(s: State, e: Edition) -> None:
    """MK-15: the business center, if a swap is possible at all."""
    if purple_acts(s, e, BUSINESS_CENTER, s.die[0] + s.die[1]) and swap_possible(s, e):
        s.phase = GIVE_PHASE
    else:
        s.phase = BUILD_PHASE


@rule
def can_be_swapped(s: State, e: Edition, p: int, b: int) -> bool:
    """MK-15: any building but those with a tower icon."""
    return s.city[p][b] > 0 and e.icon[b] != TOWER


@rule
def _has_swappable(s: State, e: Edition, p: int) -> bool:
    for b in range(KINDS):
        if can_be_swapped(s, e, p, b):
            return True
    return False


@rule
def swap_possible(s: State, e: Edition) -> bool:
    """MK-15: both sides need a building that may change hands."""
    if not _has_swappable(s, e, s.player):
        return False
    for p in range(s.players):
        if p != s.player and _has_swappable(s, e, p):
            return True
    return False


# ---- The market of stacks -------------------------------------------------------------------------------------------


@rule
def in_deck(s: State, e: Edition, b: int) -> int:
    """MK-19: the copies of a building in the deck: those that are neither in the market nor in a city.

    (With the option dead-stacks those that nobody may build lie aside.)
    """
    if not e.stacks or (e.sets_aside and nobody_may_build(s, e, b)):
        return 0
    count = e.copies[b] + e.start_copies[b] * s.players - s.supply[b]
    for p in range(s.players):
        count -= s.city[p][b]
    return count


@rule
def nobody_may_build(s: State, e: Edition, b: int) -> bool:
    """MK-11, MK-19: is this a large building that every player has?"""
    if e.colour[b] != PURPLE:
        return False
    for p in range(s.players):
        if s.city[p][b] == 0:
            return False
    return True


@rule
def half_short(s: State, e: Edition, half: int) -> bool:
    """MK-19: are fewer stacks face up than there should be, while their deck still has cards?"""
    stacks = 0
    deck = 0
    for b in range(KINDS):
        if e.half[b] == half:
            deck += in_deck(s, e, b)
            if s.supply[b] > 0:
                stacks += 1
    return stacks * e.halves < e.stacks and deck > 0


@rule
def market_short(s: State, e: Edition) -> bool:
    """MK-19: is a card to be drawn? With the option market = split there are two decks, of low and of high numbers."""
    if not e.stacks:
        return False
    return half_short(s, e, 0) or (e.halves > 1 and half_short(s, e, 1))


@rule
def drawable(s: State, e: Edition, b: int) -> int:
    """MK-19: in how many ways a building can be drawn next: its copies in a deck whose half of the market is short."""
    if e.halves > 1 and not half_short(s, e, e.half[b]):
        return 0
    return in_deck(s, e, b)


@rule
def draw_size(s: State, e: Edition) -> int:
    """MK-19: how many cards can be drawn next."""
    count = 0
    for b in range(KINDS):
        count += drawable(s, e, b)
    return count


@rule
def _set_aside(s: State, e: Edition) -> None:
    """MK-19, with the option dead-stacks: what nobody may build any more leaves the market."""
    for b in range(KINDS):
        if s.supply[b] > 0 and nobody_may_build(s, e, b):
            tell(s, tells.SET_ASIDE, "MK-19", b, s.supply[b])
            s.supply[b] = 0


@rule
def _lay(s: State, e: Edition, b: int) -> None:
    """MK-19: a card of the deck begins a stack, or lies down on its own kind."""
    tell(s, tells.LAYS, "MK-19", b, s.supply[b] + 1)
    s.supply[b] += 1
    _go_on(s, e)


# ---- Building -------------------------------------------------------------------------------------------------------


@rule
def refuse_building(s: State, e: Edition, b: int) -> int:
    """MK-9, MK-10, MK-11: why the player on turn may not build this, or 0."""
    if s.supply[b] == 0:
        return no.SOLD_OUT
    if e.colour[b] == PURPLE and s.city[s.player][b] > 0:
        return no.ONE_OF_EACH
    if s.coins[s.player] < e.cost[b]:
        return no.TOO_DEAR
    return 0


@inlined
def _buy(s: State, e: Edition, b: int) -> None:
    """MK-9: one building, paid for, and the turn is over."""
    tell(s, tells.BUYS, "MK-9", s.player, b, e.cost[b], s.supply[b] - 1)
    if s.supply[b] == 1 and in_deck(s, e, b) == 0:
        tell(s, tells.SELLS_OUT, "MK-10", b)
    s.coins[s.player] -= e.cost[b]
    s.supply[b] -= 1
    s.city[s.player][b] += 1
    if e.sets_aside:
        _set_aside(s, e)
    if s.supply[b] == 0 or e.sets_aside:
        _go_on(s, e)
    else:
        _end_turn(s, e)


@rule
def refuse_landmark(s: State, e: Edition, landmark: int) -> int:
    """MK-9: why the player on turn may not build this landmark, or 0."""
    if s.landmarks[s.player][landmark]:
        return no.LANDMARK_STANDS
    if s.coins[s.player] < e.landmark_cost[landmark]:
        return no.LANDMARK_TOO_DEAR
    return 0


@rule
def _build_landmark(s: State, e: Edition, landmark: int) -> None:
    """MK-12: it works at once. MK-16: the fourth one wins the game on the spot."""
    tell(s, tells.BUILDS, "MK-9", s.player, landmark, e.landmark_cost[landmark], landmarks_built(s, s.player) + 1)
    s.coins[s.player] -= e.landmark_cost[landmark]
    s.landmarks[s.player][landmark] = 1
    # MK-14: whether a park built now counts for this turn's doubles is a table option.
    if landmark == AMUSEMENT_PARK and e.park_same_turn and is_double(s):
        if landmarks_built(s, s.player) < LANDMARK_KINDS:
            tell(s, tells.EXTRA_TURN, "MK-14", s.player)
        s.extra_turn = 1
    if landmarks_built(s, s.player) == LANDMARK_KINDS:
        tell(s, tells.WINS, "MK-16", s.player)
        s.winner = s.player
        s.extra_turn = 0
        s.phase = OVER_PHASE
    else:
        _end_turn(s, e)


@rule
def landmarks_built(s: State, p: int) -> int:
    """How many landmarks a player has completed."""
    count = 0
    for landmark in range(LANDMARK_KINDS):
        count += s.landmarks[p][landmark]
    return count


# ---- Legal steps ----------------------------------------------------------------------------------------------------


@rule
def legal(s: State, e: Edition, out: MutableSequence[int]) -> int:
    """Write the legal steps into `out`, ascending; return how many. At a chance node: the possible outcomes."""
    n = 0
    if s.phase == THROW_PHASE:
        for dice in range(1, 3):
            if refuse_dice(s, dice) == 0:
                out[n] = step_of(do.THROW, dice)
                n += 1
    elif s.phase == RADIO_PHASE:
        out[0] = do.KEEP
        n = 1
        for dice in range(1, 3):
            if refuse_again(s, e, dice) == 0:
                out[n] = step_of(do.AGAIN, dice)
                n += 1
    elif s.phase == TV_PHASE:
        for p in range(s.players):
            if p != s.player:
                out[n] = step_of(do.TV_FROM, p)
                n += 1
    elif s.phase == GIVE_PHASE:
        out[0] = do.NO_SWAP
        n = 1
        for b in range(KINDS):
            if can_be_swapped(s, e, s.player, b):
                out[n] = step_of(do.GIVE, b)
                n += 1
    elif s.phase == TAKE_PHASE:
        for p in range(s.players):
            if p != s.player:
                for b in range(KINDS):
                    if can_be_swapped(s, e, p, b):
                        out[n] = step_of(do.TAKE, p, b)
                        n += 1
    elif s.phase == BUILD_PHASE:
        for b in range(KINDS):
            if refuse_building(s, e, b) == 0:
                out[n] = step_of(do.BUY, b)
                n += 1
        for landmark in range(LANDMARK_KINDS):
            if refuse_landmark(s, e, landmark) == 0:
                out[n] = step_of(do.BUILD, landmark)
                n += 1
        out[n] = do.PASS
        n += 1
    else:
        n = _outcomes(s, e, out)
    return n


@rule
def refuse_dice(s: State, dice: int) -> int:
    """MK-4: two dice only with the train station."""
    if dice == 2 and not s.landmarks[s.player][TRAIN_STATION]:
        return no.NO_TRAIN_STATION
    return 0


@rule
def refuse_again(s: State, e: Edition, dice: int) -> int:
    """MK-13: the same number of dice again, or any allowed number if the table says so."""
    if refuse_dice(s, dice) != 0:
        return no.NO_TRAIN_STATION
    if dice != s.dice and not e.radio_free:
        return no.RADIO_SAME_DICE
    return 0


# ---- Chance ---------------------------------------------------------------------------------------------------------


@rule
def _outcomes(s: State, e: Edition, out: MutableSequence[int]) -> int:
    n = 0
    if s.phase == START_PHASE:
        n = s.players
        for p in range(n):
            out[p] = step_of(do.FIRST, p)
    elif s.phase == DICE_PHASE and s.dice == 1:
        n = 6
        for pips in range(1, n + 1):
            out[pips - 1] = step_of(do.ONE_DIE, pips)
    elif s.phase == DICE_PHASE:
        n = 21
        for pair in range(n):
            out[pair] = step_of(do.TWO_DICE, pair)
    elif s.phase == MARKET_PHASE:
        for b in range(KINDS):
            if drawable(s, e, b) > 0:
                out[n] = step_of(do.CARD, b)
                n += 1
    return n


@rule
def odds(s: State, e: Edition, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The outcomes of a chance node and their weights: unequal pairs of dice are twice as likely as doubles.

    MK-19: a card of the deck is as likely as there are copies of it.
    """
    n = _outcomes(s, e, out)
    for i in range(n):
        weights[i] = 1
        if s.phase == MARKET_PHASE:
            weights[i] = drawable(s, e, FIRST_ARG[out[i]])
        elif s.phase == DICE_PHASE and s.dice == 2 and lower_die(i) != higher_die(i):
            weights[i] = 2
    return n


@inlined  # all play throws dice, and with the deck in it the compiler would no longer put it in by itself
def draw(s: State, e: Edition, luck: int) -> int:
    """One outcome of a chance node, by luck."""
    if s.phase == START_PHASE:
        return step_of(do.FIRST, pick(luck, s.players))
    if s.phase == MARKET_PHASE:
        return step_of(do.CARD, _card_at(s, e, pick(luck, draw_size(s, e))))
    if s.dice == 1:
        return step_of(do.ONE_DIE, pick(luck, 6) + 1)
    both = pick(luck, 36)
    first = both // 6 + 1
    second = both % 6 + 1
    return step_of(do.TWO_DICE, pair_of(min(first, second), max(first, second)))


@rule
def _card_at(s: State, e: Edition, place: int) -> int:
    """The building at a place of what can be drawn, were it sorted."""
    b = 0
    while place >= drawable(s, e, b):
        place -= drawable(s, e, b)
        b += 1
    return b


# ---- Carrying out a step --------------------------------------------------------------------------------------------


@rule
def apply(s: State, e: Edition, step: int) -> None:
    """Carry out a legal step or a chance outcome."""
    verb = VERB[step]
    first = FIRST_ARG[step]
    if verb == do.TWO_DICE:
        _dice_fall(s, e, lower_die(first), higher_die(first))
    elif verb == do.ONE_DIE:
        _dice_fall(s, e, first, 0)
    elif verb == do.THROW:
        _throw(s, first)
    elif verb == do.KEEP:
        tell(s, tells.KEEPS, "MK-13", s.player)
        throw_stands(s, e)
    elif verb == do.AGAIN:
        s.thrown_again = 1
        _throw(s, first)
    elif verb == do.TV_FROM:
        _pay(s, first, s.player, TV_STATION, e.earns[TV_STATION])
        after_tv(s, e)
    elif verb == do.NO_SWAP:
        tell(s, tells.DECLINES, "MK-15", s.player)
        s.phase = BUILD_PHASE
    elif verb == do.GIVE:
        s.giving = first
        s.phase = TAKE_PHASE
    elif verb == do.TAKE:
        _swap(s, first, SECOND_ARG[step])
    elif verb == do.BUY:
        _buy(s, e, first)
    elif verb == do.BUILD:
        _build_landmark(s, e, first)
    elif verb == do.PASS:
        tell(s, tells.PASSES, "MK-9", s.player)
        _end_turn(s, e)
    elif verb == do.FIRST:
        tell(s, tells.STARTS, "MK-2", first)
        _start_turn(s, first)
    elif verb == do.CARD:
        _lay(s, e, first)


@rule
def _swap(s: State, other: int, taken: int) -> None:
    """MK-15: one card each way."""
    tell(s, tells.SWAPS, "MK-15", s.player, s.giving, other, taken)
    s.city[s.player][s.giving] -= 1
    s.city[other][s.giving] += 1
    s.city[other][taken] -= 1
    s.city[s.player][taken] += 1
    s.giving = NOBODY
    s.phase = BUILD_PHASE


# ---- Refusing a step ------------------------------------------------------------------------------------------------


@rule
def refuse(s: State, e: Edition, seat: int, step: int) -> int:
    """0 if this seat (or CHANCE) may take this step now, otherwise why not."""
    if s.phase == OVER_PHASE:
        return no.GAME_OVER
    if BY_CHANCE[step]:
        return _refuse_outcome(s, e, step, seat)
    if s.phase == DICE_PHASE or s.phase == START_PHASE:
        return no.DICE_DECIDE
    if s.phase == MARKET_PHASE:
        return no.MARKET_FILLS
    if seat != s.player:
        return no.NOT_YOUR_TURN
    verb = VERB[step]
    if s.phase == TAKE_PHASE and verb != do.TAKE:
        return no.FINISH_SWAP
    if verb == do.THROW:
        return refuse_dice(s, FIRST_ARG[step]) if s.phase == THROW_PHASE else no.ALREADY_THROWN
    if s.phase == THROW_PHASE:
        return no.THROW_FIRST
    if verb == do.KEEP or verb == do.AGAIN:
        return _refuse_radio(s, e, step)
    if s.phase == RADIO_PHASE:
        return no.RADIO_FIRST
    if verb == do.TV_FROM:
        return _refuse_seat(s, FIRST_ARG[step]) if s.phase == TV_PHASE else no.TV_NOT_NOW
    if s.phase == TV_PHASE:
        return no.TV_FIRST
    if verb == do.NO_SWAP or verb == do.GIVE or verb == do.TAKE:
        return _refuse_swap(s, e, step)
    if s.phase == GIVE_PHASE:
        return no.SWAP_FIRST
    if verb == do.BUY:
        return _refuse_buying(s, e, FIRST_ARG[step])
    if verb == do.BUILD:
        return refuse_landmark(s, e, FIRST_ARG[step])
    return 0


@rule
def _refuse_radio(s: State, e: Edition, step: int) -> int:
    """MK-13: once per turn, after the throw and before the income."""
    if not s.landmarks[s.player][RADIO_TOWER]:
        return no.NO_RADIO_TOWER
    if s.thrown_again:
        return no.RADIO_ONCE
    if s.phase != RADIO_PHASE:
        return no.RADIO_TOO_LATE
    return 0 if step == do.KEEP else refuse_again(s, e, FIRST_ARG[step])


@rule
def _refuse_seat(s: State, p: int) -> int:
    if p >= s.players:
        return no.NO_SUCH_SEAT
    if p == s.player:
        return no.NOT_YOURSELF
    return 0


@rule
def _refuse_swap(s: State, e: Edition, step: int) -> int:
    """MK-15: the business center's swap."""
    if s.phase != GIVE_PHASE and s.phase != TAKE_PHASE:
        return no.SWAP_NOT_NOW
    if step == do.NO_SWAP:
        return 0
    if VERB[step] == do.GIVE:
        return _refuse_swapped(s, e, s.player, FIRST_ARG[step], no.NOT_YOURS)
    if s.phase == GIVE_PHASE:
        return no.GIVE_FIRST
    code = _refuse_seat(s, FIRST_ARG[step])
    if code != 0:
        return code
    return _refuse_swapped(s, e, FIRST_ARG[step], SECOND_ARG[step], no.NOT_THEIRS)


@rule
def _refuse_swapped(s: State, e: Edition, p: int, b: int, missing: int) -> int:
    if e.icon[b] == TOWER:
        return no.TOWER_STAYS
    return 0 if s.city[p][b] > 0 else missing


@rule
def _refuse_buying(s: State, e: Edition, b: int) -> int:
    """MK-19: what is not in the market may still come. Only a refusal asks, for `legal` is called much more often."""
    code = refuse_building(s, e, b)
    return no.IN_THE_DECK if code == no.SOLD_OUT and in_deck(s, e, b) > 0 else code


@rule
def _refuse_outcome(s: State, e: Edition, step: int, seat: int) -> int:
    """Dice are chance's business (MK-4), and so are a start player drawn by chance (MK-2) and the deck (MK-19)."""
    if seat != CHANCE:
        return no.NOT_YOUR_CHOICE
    verb = VERB[step]
    if s.phase == START_PHASE:
        return 0 if verb == do.FIRST and FIRST_ARG[step] < s.players else no.NO_SUCH_OUTCOME
    if s.phase == MARKET_PHASE:
        return 0 if verb == do.CARD and drawable(s, e, FIRST_ARG[step]) > 0 else no.NO_SUCH_OUTCOME
    if s.phase != DICE_PHASE:
        return no.NO_SUCH_OUTCOME
    return 0 if verb == (do.ONE_DIE if s.dice == 1 else do.TWO_DICE) else no.NO_SUCH_OUTCOME


# ---- The end --------------------------------------------------------------------------------------------------------


@rule
def scores(s: State, e: Edition, out: MutableSequence[int]) -> None:
    """Points now: landmarks completed."""
    for p in range(s.players):
        out[p] = landmarks_built(s, p)


@rule
def winners(s: State, e: Edition) -> int:
    """MK-16: the winners as a set of bits, bit 0 for seat 0; 0 while the game runs."""
    return 0 if s.winner == NOBODY else 1 << s.winner


# ---- What a seat cannot know, and stepping in ------------------------------------------------------------------------


@rule
def hide(s: State, e: Edition, seat: int, memory: bool, luck: int) -> None:
    """MK-18: everything is open. MK-19: the order of the deck is nobody's, so there is nothing to draw anew."""


@rule
def may_interrupt(s: State, e: Edition, seat: int) -> bool:
    """Nobody steps into another player's turn in this game."""
    return False


@rule
def interrupt(s: State, e: Edition, seat: int) -> None:
    """Never called: see may_interrupt."""
