"""Single rules of Monopoly Builder, called by themselves on tables made for them."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.rules import CARD_PLACE, CHIP_PLACE, cards, debts, refusing
from burgomaster.games.monopoly_builder.state import (
    ACT_PHASE,
    BANK,
    CARD_KINDS,
    CARD_PHASE,
    DEED_COUNT,
    KIND_COUNT,
    NOBODY,
    NOTES,
    OTHER,
    OVER_PHASE,
    OWN,
    PENTHOUSE,
    PER_BUILDING,
    PER_DEED,
    PER_FLOOR,
    PER_SET,
    PHASES,
    PICK_PHASE,
    REDEEM_PHASE,
    SET_COUNT,
    SWAP_PHASE,
    State,
)
from burgomaster.games.monopoly_builder.steps import CARD, FOR, GIVE_CHIP, PICK, PROPOSE, SWAP, TAKE_CHIP
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.decks import FILLER, deck
from tests.games.monopoly_builder.tables import FIGURES


def begun(players: int) -> tuple[Any, Any]:
    agreed = setting("monopoly-builder", players, options={"tokens": "seat"})
    s, e = agreed.game.State(), agreed.figures
    rules.begin(s, e, players)
    return s, e


@pytest.mark.parametrize("heir", [BANK, 0, 2])
def test_MB_G3_and_G4_everything_goes_to_the_creditor_or_to_the_bank(heir: int) -> None:
    luck = random.Random(heir)
    for _ in range(20):
        s, e = begun(3)
        s.player = s.actor = 1
        s.creditor, s.debt = heir, 1000
        s.get_out[1] = luck.randint(0, 2)
        s.cash[1], s.cash[0], s.cash[2] = luck.randint(0, 9), 0, 0  # nobody can pay a mortgage off
        for d in range(DEED_COUNT):
            s.owner[d] = luck.choice([NOBODY, 0, 1, 1, 2])
            s.mortgaged[d] = int(s.owner[d] != NOBODY and luck.random() < 0.5)
        for k in range(KIND_COUNT):
            s.chips[1][k], s.chips[2][k] = luck.randint(0, 3), luck.randint(0, 3)
        s.jail[1] = 1
        s.extra_turn = 1
        before = s.copy()
        debts._go_bankrupt(s, e)
        assert (s.bankrupt[1], s.cash[1], s.get_out[1], s.jail[1], s.extra_turn) == (1, 0, 0, 0, 0)
        assert (s.debt, s.received, s.phase != REDEEM_PHASE) == (0, 0, True)
        assert (s.player, s.actor) == (2, 2)
        assert [s.chips[1][k] for k in range(KIND_COUNT)] == [0] * KIND_COUNT
        for d in range(DEED_COUNT):
            if before.owner[d] == 1:
                assert s.owner[d] == heir
                assert s.mortgaged[d] == (0 if heir == BANK else before.mortgaged[d])
            else:
                assert (s.owner[d], s.mortgaged[d]) == (before.owner[d], before.mortgaged[d])
        for k in range(KIND_COUNT):
            to_bank, to_heir = (before.chips[1][k], 0) if heir == BANK else (0, before.chips[1][k])
            assert s.bank[k] == before.bank[k] + to_bank
            if heir != BANK:
                assert s.chips[heir][k] == before.chips[heir][k] + to_heir
        if heir == BANK:
            assert s.under_count == before.under_count + before.get_out[1]
            assert all(s.under[place] == e.get_out_card for place in range(s.under_count))
        else:
            assert s.get_out[heir] == before.get_out[1]
            assert s.cash[heir] == before.cash[1]


def test_MB_G3_the_heir_is_asked_at_once_about_mortgaged_deeds_it_can_pay_off() -> None:
    for d in range(DEED_COUNT):
        s, e = begun(3)
        s.player = s.actor = 1
        s.creditor, s.debt = 2, 1000
        s.owner[d] = 1
        s.mortgaged[d] = 1
        s.cash[1] = 0
        s.cash[2] = e.pay_off[d]
        debts._go_bankrupt(s, e)
        assert (s.phase, s.actor, s.received, s.owner[d]) == (REDEEM_PHASE, 2, 1 << d, 2)


def test_MB_E4_nothing_is_left_to_redeem_when_a_bankruptcy_ends_the_game() -> None:
    s, e = begun(2)
    s.player = s.actor = 1
    s.creditor, s.debt = 0, 1000
    s.owner[3] = 1
    s.mortgaged[3] = 1
    s.blocks[0] = 0
    debts._go_bankrupt(s, e)
    assert (s.received, rules.turn_of(s, e), rules.winners(s, e) != 0) == (0, -2, True)


@pytest.mark.parametrize("last", range(CARD_KINDS))
def test_MB_B9_a_card_is_turned_while_any_is_unseen(last: int) -> None:
    s, e = begun(2)
    for card in range(CARD_KINDS):
        s.unseen[card] = int(card == last)
    cards._turn_card(s, e)
    assert s.phase == CARD_PHASE


def test_MB_B9_the_pile_is_turned_from_the_top_once_all_are_seen() -> None:
    s, e = begun(2)
    for card in range(CARD_KINDS):
        s.unseen[card] = 0
    s.under[0], s.under[1], s.under[2], s.under_count = e.get_out_card, 3, 4, 3
    cards._turn_card(s, e)
    assert (s.get_out[0], s.under_count, list(s.under[:4])) == (1, 2, [3, 4, NOBODY, NOBODY])
    s.under_count, s.phase, s.actor = 0, CARD_PHASE, 1
    cards._turn_card(s, e)
    assert (s.under_count, s.phase, s.actor) == (0, ACT_PHASE, 0)  # no card at all


def test_MB_D1_things_are_named_in_order_and_once() -> None:
    s, _ = begun(2)
    s.offerer, s.partner = 0, 1
    for p in (0, 1):
        s.get_out[p] = 2
        for k in range(KIND_COUNT):
            s.chips[p][k] = 2
        for d in range(DEED_COUNT):
            s.owner[d] = d % 2
    for last in range(-1, CARD_PLACE + 2):
        s.last_item = last
        assert rules.refuse_card_asked(s, 0) == (no.ITEM_ORDER if last > CARD_PLACE else 0)
        for k in range(KIND_COUNT):
            assert rules.refuse_chip_asked(s, k, 0) == (no.ITEM_ORDER if last > CHIP_PLACE + k else 0)
            assert rules.refuse_chip_asked(s, k, 1 << k) == no.BOTH_WAYS
        for d in range(DEED_COUNT):
            wanted = no.THEY_DO_NOT_HAVE_IT if d % 2 == 0 else no.ITEM_ORDER if last > d else 0
            assert rules.refuse_deed_asked(s, d) == wanted
    s.last_item = NOBODY
    for k in range(KIND_COUNT):
        s.chips_taken[k] = 2
        assert rules.refuse_chip_asked(s, k, 0) == no.THEY_DO_NOT_HAVE_IT
    s.cards_taken = 2
    assert rules.refuse_card_asked(s, 0) == no.THEY_DO_NOT_HAVE_IT
    s.deeds_taken = 1 << 3
    assert rules.refuse_deed_asked(s, 3) == no.NAMED_TWICE


def test_MB_T3_the_bank_gives_only_what_it_has() -> None:
    s, e = begun(2)
    s.first = s.player = s.actor = 0
    s.phase = PICK_PHASE
    for k in range(KIND_COUNT):
        s.bank[k] = 1
        assert rules.refuse(s, e, 0, step_of(PICK, k)) == 0
        s.bank[k] = 0
        assert rules.refuse(s, e, 0, step_of(PICK, k)) == no.BANK_HAS_NONE
        assert refusing._refuse_chips(s, e, PICK, k, 0, 0) == no.BANK_HAS_NONE
    s.chips[0][0] = 4
    assert rules.refuse_trade(s, e, 0, 1, 4) == no.BANK_HAS_NONE
    assert rules.refuse_trade(s, e, 0, 0, 4) == no.SAME_KIND
    s.bank[1] = 1
    assert rules.refuse_trade(s, e, 0, 1, 4) == 0
    assert rules.refuse_trade(s, e, 0, 1, 3) == rules.refuse_trade(s, e, 0, 1, 5) == no.OTHER_RATE
    s.chips[0][0] = 3
    assert rules.refuse_trade(s, e, 0, 1, 4) == no.TOO_FEW_TO_TRADE


def test_MB_B8_any_two_chips_for_one_that_is_neither() -> None:
    s, _ = begun(2)
    s.actor = 0
    for k in range(KIND_COUNT):
        s.chips[0][k] = k  # none, one, two, three
    assert rules.refuse_parking(s, 1, 2, 3) == no.NOT_PARKING
    s.parking = 1
    s.bank[0] = 0
    for first in range(KIND_COUNT):
        for second in range(KIND_COUNT):
            for taken in range(KIND_COUNT):
                wanted = (
                    no.NOT_PARKING
                    if first > second
                    else no.SAME_KIND
                    if taken in (first, second)
                    else no.NO_SUCH_CHIP
                    if first == 0 or first == second == 1
                    else no.BANK_HAS_NONE
                    if taken == 0
                    else 0
                )
                assert rules.refuse_parking(s, first, second, taken) == wanted


def test_MB_B7_and_B9_a_chip_from_another_player() -> None:
    s, e = begun(4)
    s.player = s.actor = 1
    s.phase = SWAP_PHASE
    s.players = 3
    for p in range(3):
        for k in range(KIND_COUNT):
            s.chips[p][k] = int(k != p)
    s.bankrupt[2] = 1
    assert refusing._refuse_victim(s, 3, 0, NOBODY) == no.NO_SUCH_SEAT
    assert refusing._refuse_victim(s, 1, 0, NOBODY) == no.NOT_YOURSELF
    assert refusing._refuse_victim(s, 2, 0, NOBODY) == no.THEY_ARE_BANKRUPT
    assert refusing._refuse_victim(s, 0, 0, NOBODY) == no.NOT_THEIR_CHIP
    assert refusing._refuse_victim(s, 0, 1, NOBODY) == 0
    assert refusing._refuse_victim(s, 0, 2, 1) == no.NO_SUCH_CHIP
    assert refusing._refuse_victim(s, 0, 2, 2) == no.SAME_KIND
    assert refusing._refuse_victim(s, 0, 2, 0) == 0
    assert rules.refuse(s, e, 1, step_of(SWAP, 2, 0, 3)) == 0
    assert rules.refuse(s, e, 1, step_of(SWAP, 2, 0, 2)) == no.SAME_KIND


def test_MB_D1_who_steps_in_begins_an_offer_and_nothing_else() -> None:
    s, e = begun(2)
    s.first = s.player = s.actor = 0
    s.phase = ACT_PHASE
    s.chips[1][0], s.chips[0][0], s.chips[0][1] = 2, 0, 2
    assert rules.may_interrupt(s, e, 1)
    assert not rules.may_interrupt(s, e, 0)
    rules.interrupt(s, e, 1)
    assert (s.actor, s.resume_actor, s.resume_phase) == (1, 0, ACT_PHASE)
    for step in (step_of(GIVE_CHIP, 0), step_of(TAKE_CHIP, 1), FOR, PROPOSE):
        assert rules.refuse(s, e, 1, step) == no.ONLY_OFFERS
        assert rules.refuse(s, e, 0, step) == no.NOT_YOUR_TURN


def test_MB_G1_and_G2_every_deed_counts_where_deeds_are_looked_through() -> None:
    for d in range(DEED_COUNT):
        s, e = begun(2)
        assert not rules.can_mortgage(s, 1)
        s.owner[d] = 1
        assert rules.can_mortgage(s, 1)
        assert not rules.can_mortgage(s, 0)
        s.actor = 1
        assert rules.refuse_mortgage(s, d) == 0
        s.mortgaged[d] = 1
        assert not rules.can_mortgage(s, 1)
        assert rules.refuse_mortgage(s, d) == no.ALREADY_MORTGAGED
        s.cash[1] = e.pay_off[d]
        assert rules.refuse_pay_off(s, e, d) == 0
        s.cash[1] -= 1
        assert rules.refuse_pay_off(s, e, d) == no.TOO_DEAR_TO_PAY_OFF
        s.actor = 0
        assert rules.refuse_pay_off(s, e, d) == rules.refuse_mortgage(s, d) == no.NOT_YOUR_DEED


def test_MB_S1_every_token_brings_chips_of_its_kind() -> None:
    """In an edition in which they belong to other kinds than in the box."""
    text = FIGURES
    for token, kind, other in (
        ("penguin", "dump-truck", "crane"),
        ("cat", "crane", "excavator"),
        ("t-rex", "excavator", "dump-truck"),
    ):
        text = text.replace(f'{token} = "{kind}"', f'{token} = "{other}"')
    agreed = setting("monopoly-builder", 3, edition_text=text, options={"tokens": "seat"})
    s = agreed.game.State()
    rules.begin(s, agreed.figures, 3)
    assert [[s.chips[p][k] for k in range(KIND_COUNT)] for p in range(3)] == [[0, 4, 0, 0], [0, 0, 4, 0], [4, 0, 0, 0]]
    rules.collect(s, agreed.figures, agreed.figures.own_number)  # MB-T2
    assert [[s.chips[p][k] for k in range(KIND_COUNT)] for p in range(3)] == [[0, 6, 0, 0], [0, 0, 6, 0], [6, 0, 0, 0]]


def test_MB_S3_every_card_of_an_edition_is_in_the_deck() -> None:
    own = {f"own-{n}-of-40": FILLER for n in range(40)}  # as many sorts as there may be
    agreed = setting("monopoly-builder", 2, edition_text=deck(**own))
    s, e = agreed.game.State(), agreed.figures
    rules.begin(s, e, 2)
    assert [s.unseen[card] for card in range(CARD_KINDS)] == [e.card_count[card] for card in range(CARD_KINDS)]
    assert s.unseen[CARD_KINDS - 1] == 1


@pytest.mark.parametrize("players", [2, 4])
def test_MB_S1_a_new_game_keeps_nothing_of_the_table_it_is_laid_out_on(players: int) -> None:
    new, e = begun(players)
    used = State.unpack(bytes([1]) * State.SIZE)
    rules.begin(used, e, players)
    for field in State.FIELDS:
        assert getattr(used, field) == getattr(new, field), field


def test_MB_B9_whatever_card_is_the_last_unseen_one_is_drawn() -> None:
    s, e = begun(2)
    s.phase = CARD_PHASE
    for last in range(CARD_KINDS):
        for card in range(CARD_KINDS):
            s.unseen[card] = int(card == last)
        assert rules.draw(s, e, 12345) == step_of(CARD, last)


def test_MB_B9_every_unseen_card_can_be_drawn_and_no_other() -> None:
    s, e = begun(2)
    s.phase = CARD_PHASE
    for card in range(CARD_KINDS):
        s.unseen[card] = int(card in (0, 3, CARD_KINDS - 1))
    luck = random.Random(9)
    drawn = {rules.draw(s, e, luck.getrandbits(63)) for _ in range(60)}
    assert drawn == {step_of(CARD, card) for card in (0, 3, CARD_KINDS - 1)}


def test_MB_C8_chips_of_a_choice_are_taken_while_the_bank_has_any() -> None:
    agreed = setting("monopoly-builder", 2, edition_text=deck(mine='effect = "take"\nkind = "any"\namount = 2'))
    e = agreed.figures
    mine = next(card for card in range(CARD_KINDS) if e.card_what[card] and e.card_count[card])
    for bank in product(range(3), repeat=KIND_COUNT):
        s = agreed.game.State()
        rules.begin(s, e, 2)
        s.phase = CARD_PHASE
        s.bank = list(bank)
        rules.apply(s, e, step_of(CARD, mine))
        if not any(bank):
            assert (s.phase, s.left) == (ACT_PHASE, 0)
            continue
        assert (s.phase, s.left) == (PICK_PHASE, 2)
        out = [0] * agreed.spec.most_legal
        assert out[: rules.legal(s, e, out)] == [step_of(PICK, k) for k in range(KIND_COUNT) if bank[k]]
        rules.apply(s, e, out[0])
        assert (s.phase, s.left) == ((PICK_PHASE, 1) if sum(bank) > 1 else (ACT_PHASE, 0))


def test_MB_C16_and_C17_every_foundation_counts_where_cards_look_for_one() -> None:
    s, e = begun(2)
    for field in (fields := e.foundation[: e.foundations]):
        s.built_by[field], s.floors[field] = 1, PENTHOUSE - 1
    assert not rules.anywhere_to_build_free(s, e)
    assert not rules.anything_to_remove(s, e, OWN)
    for field in fields:
        s.built_by[field], s.floors[field] = NOBODY, 0
        assert rules.anywhere_to_build_free(s, e)
        s.built_by[field], s.floors[field] = 0, 1
        assert rules.anywhere_to_build_free(s, e)
        assert rules.anything_to_remove(s, e, OWN)
        s.built_by[field], s.floors[field] = 1, PENTHOUSE - 1
    for field in fields:
        s.built_by[field], s.floors[field] = NOBODY, 0
    assert not rules.anything_to_remove(s, e, OTHER)
    for field in fields:
        s.built_by[field], s.floors[field] = 1, 1
        assert rules.anything_to_remove(s, e, OTHER)
        assert not rules.anything_to_remove(s, e, OWN)
        s.built_by[field], s.floors[field] = NOBODY, 0


def test_MB_C4_and_C5_every_building_set_and_deed_is_counted() -> None:
    s, e = begun(2)
    for number, field in enumerate(e.foundation[: e.foundations]):
        s.built_by[field], s.floors[field] = 1, 2
        assert rules.count_of(s, e, 1, PER_BUILDING) == number + 1
        assert rules.count_of(s, e, 1, PER_FLOOR) == 2 * (number + 1)
    for d in range(DEED_COUNT):
        s.owner[d] = 1
        assert rules.count_of(s, e, 1, PER_DEED) == d + 1
        assert rules.count_of(s, e, 1, PER_SET) == (d + 1) // 2
    assert SET_COUNT == DEED_COUNT // 2
    assert [rules.count_of(s, e, 0, per) for per in (PER_BUILDING, PER_FLOOR, PER_DEED, PER_SET)] == [0] * 4


def test_MB_D1_an_offer_holds_while_neither_side_lacks_what_it_names() -> None:
    s, _ = begun(3)
    s.offerer, s.partner = 2, 1
    s.deeds_given, s.deeds_taken = 0b01 * 0x5555, 0b10 * 0x5555  # every other deed
    s.owner = [2, 1] * (DEED_COUNT // 2)
    s.chips_given, s.chips_taken = [1, 0, 2, 0], [0, 1, 0, 2]
    s.chips[2], s.chips[1] = [1, 0, 2, 0], [0, 1, 0, 2]
    s.cards_given, s.cards_taken = 1, 2
    s.get_out[2], s.get_out[1] = 1, 2
    s.money_given, s.money_taken = 50, 20
    s.cash[2], s.cash[1] = 50, 20
    assert rules.offer_holds(s)
    for p in (1, 2):
        s.bankrupt[p] = 1
        assert not rules.offer_holds(s)
        s.bankrupt[p] = 0
        for row in (s.get_out, s.cash):
            row[p] -= 1
            assert not rules.offer_holds(s)
            row[p] += 1
        for k in range(KIND_COUNT):
            if s.chips[p][k]:
                s.chips[p][k] -= 1
                assert not rules.offer_holds(s)
                s.chips[p][k] += 1
    for d in range(DEED_COUNT):
        for other in (NOBODY, 0, 3 - s.owner[d]):
            was, s.owner[d] = s.owner[d], other
            assert not rules.offer_holds(s)
            s.owner[d] = was
    s.bankrupt[0] = 1  # a third player has nothing to do with it
    assert rules.offer_holds(s)


def test_MB_D1_the_smallest_note_is_money_to_deal_in_and_no_money_is_none() -> None:
    s, e = begun(2)
    for k in range(KIND_COUNT):
        s.chips[0][k] = 0
    s.cash[0] = 5
    assert rules.refuse_offer(s, e, 0, 1) == 0
    assert rules.refuse_offer(s, e, 1, 0) == 0
    s.cash[0] = 0
    assert rules.refuse_offer(s, e, 0, 1) == no.NOTHING_TO_DEAL
    assert rules.refuse_offer(s, e, 1, 0) == no.NOTHING_TO_DEAL


def notes_of(amount: int) -> list[int]:
    """The notes of an amount, as few as possible, the largest first."""
    paid: list[int] = []
    for note in reversed(NOTES):
        paid += [note] * ((amount - sum(paid)) // note)
    return paid


def test_MB_B3_and_D1_amounts_are_put_together_from_the_largest_note_down() -> None:
    notes = {amount: notes_of(amount) for amount in range(5, 1600, 5)}
    for amount in range(5, 1005, 5):
        first = notes[amount]
        assert rules.last_note(amount) == first[-1]
        if first[-1] == max(NOTES):
            assert rules.reach_of(amount) > 1_000_000  # any amount begins with notes of 500
        else:
            within = range(amount, amount + 500, 5)
            assert rules.reach_of(amount) == max(more for more in within if notes[more][: len(first)] == first)


def test_MB_D1_everything_a_player_has_is_something_to_deal_in() -> None:
    s, _ = begun(2)
    deed_sort = 1 << 7
    s.cash[1], s.chips[1] = 0, [0] * KIND_COUNT
    assert rules.sorts_of(s, 1, deed_sort) == 0
    for k in range(KIND_COUNT):
        s.chips[1][k] = 2
        assert rules.sorts_of(s, 1, deed_sort) == 1 << k
        s.chips[1][k] = 0
    s.get_out[1] = 1
    assert rules.sorts_of(s, 1, deed_sort) == rules.CARD_SORT
    s.get_out[1], s.cash[1] = 0, 5
    assert rules.sorts_of(s, 1, deed_sort) == rules.MONEY_SORT
    s.cash[1] = 0
    for d in range(DEED_COUNT):
        s.owner[d] = 1
        assert rules.sorts_of(s, 1, deed_sort) == deed_sort
        assert rules.sorts_of(s, 0, deed_sort) & deed_sort == 0
        s.owner[d] = NOBODY


def a_table_with_everything() -> tuple[Any, Any]:
    """Three players with chips, deeds, mortgages, cards and buildings of every height, and a card to draw of each."""
    s, e = begun(3)
    for p in range(3):
        s.chips[p], s.cash[p], s.get_out[p] = [5, 5, 5, 5], 1700, 2
    for card in range(CARD_KINDS):
        s.unseen[card] = 1
    for d in range(DEED_COUNT):
        s.owner[d], s.mortgaged[d] = d // 2 % 3, d % 2
        s.received |= (d % 2) << d
    for n, field in enumerate(e.foundation[: e.foundations]):
        s.floors[field] = n % PENTHOUSE
        s.built_by[field] = n % 3 if s.floors[field] else NOBODY
    s.parking, s.left, s.deed, s.bidding = 1, 2, 0, 0b111
    return s, e


@pytest.mark.parametrize("phase", [phase for phase in range(len(PHASES)) if phase != OVER_PHASE])
def test_in_every_phase_all_that_is_not_refused_is_listed_and_nothing_else(phase: int) -> None:
    agreed = setting("monopoly-builder", 3)
    out = [0] * agreed.spec.most_legal
    for actor, jail, taking in product(range(3), (0, 1), (0, 1)):
        s, e = a_table_with_everything()
        s.player = s.actor = actor
        s.phase, s.jail[actor] = phase, jail
        s.offerer, s.partner, s.taking = actor, (actor + 1) % 3, taking
        s.chips_given[0], s.chips_taken[1] = 1, taking  # a dump truck for a crane
        for purse in (1700, 0):
            s.cash[actor] = purse
            seat = CHANCE if rules.is_chance(s) else actor
            allowed = [step for step in range(agreed.spec.steps) if rules.refuse(s, e, seat, step) == 0]
            assert out[: rules.legal(s, e, out)] == allowed
            assert allowed
