"""Every rule of Alhambra by its id in the rulebook; the examples are the printed ones or ours."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.state import FIRST_PHASE, ROW_PHASE, State
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.rulebook import rulebook
from burgomaster.play.setting import setting
from tests.games.alhambra.tables import (
    ALL_SCORED,
    BUILDINGS,
    CURRENCIES,
    OPEN,
    YARD,
    all_money,
    any_chance,
    buildings,
    hand,
    last_turn,
    phase,
    play,
    player,
    refused,
    scored,
    table,
    to_first_turn,
    view,
)

EMPTY_YARD = dict.fromkeys(CURRENCIES)


def test_every_rule_of_the_rulebook_has_a_test_named_after_it() -> None:
    ids = set(re.findall(r"^\*\*(AL-[A-Z]\d+)\*\*", rulebook("alhambra", "en"), re.MULTILINE))
    assert len(ids) == 34
    tested = {match[0] for name in globals() if (match := re.search(r"(?<=test_)AL_[A-Z]\d+(?=_)", name))}
    assert {i.replace("-", "_") for i in ids} == tested


def saved(position: bm.Position) -> dict[str, Any]:
    """The whole table, hands and decks included."""
    found: dict[str, Any] = position.setting.game.save(position.state(), position.setting.figures)
    return found


# ---- Material -------------------------------------------------------------------------------------------------------


def test_AL_M1_players_and_cards() -> None:
    for players in range(2, 7):
        whole = saved(bm.start("alhambra", players))
        assert len(whole["seats"]) == players
        assert whole["buildings_left"] == 54
        assert whole["money_left"] == (72 if players == 2 else 108)
        assert list(whole["yard"]) == CURRENCIES
        assert whole["scored"] == []
    for players in (1, 7):
        with pytest.raises(bm.BurgomasterError, match="2 to 6 players"):
            bm.start("alhambra", players)


def test_AL_M2_buildings_and_prices() -> None:
    deck = view(bm.start("alhambra", 3))["building_deck"]
    assert deck == {
        "museum": [2, 3, 4, 5, 6, 7, 8],
        "theater": [3, 4, 5, 6, 7, 8, 9],
        "station": [4, 5, 6, 6, 7, 8, 8, 9, 10],
        "church": [5, 6, 7, 7, 8, 9, 9, 10, 11],
        "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
        "skyscraper": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
    }
    assert sum(map(sum, deck.values())) == 421
    assert sum(map(len, deck.values())) == 54


def test_AL_M3_money() -> None:
    deck = saved(bm.start("alhambra", 3))["money_deck"]
    assert deck == {currency: sorted([*range(1, 10)] * 3) for currency in CURRENCIES}
    assert sum(map(sum, deck.values())) == 540


def test_AL_M4_the_currency_belongs_to_the_slot() -> None:
    rich = player({currency: [9, 4] for currency in CURRENCIES})
    for slot in CURRENCIES:
        here = table(rich, player(), player(), yard={**EMPTY_YARD, slot: "skyscraper 13"})
        after = here.play(f"buy skyscraper@{slot} with 9+4")
        assert slot not in hand(after, 0)
        assert sum(map(len, hand(after, 0).values())) == 6
    yard = play(bm.start("alhambra", 3), "building garden 6", "building museum 2")
    there = view(yard)["yard"]
    assert [there[slot] and there[slot]["price"] for slot in CURRENCIES] == [6, 2, None, None]


# ---- Set-up ---------------------------------------------------------------------------------------------------------


def test_AL_S1_four_buildings_from_left_to_right() -> None:
    here = bm.start("alhambra", 3)
    assert here.turn == bm.CHANCE
    odds = here.odds()
    assert odds["building garden 10"] == Fraction(3, 54)
    assert odds["building museum 2"] == Fraction(1, 54)
    here = play(here, "building garden 10", "building garden 10", "building museum 2")
    assert here.odds()["building garden 10"] == Fraction(1, 51)
    assert "building museum 2" not in here.odds()
    here = here.play("building skyscraper 13")
    assert view(here)["yard"] == {
        "yellow": {"building": "garden", "price": 10},
        "blue": {"building": "garden", "price": 10},
        "green": {"building": "museum", "price": 2},
        "orange": {"building": "skyscraper", "price": 13},
    }
    assert phase(here) == "deal"


def test_AL_S2_one_hand_after_the_other_until_20() -> None:
    here = any_chance(bm.start("alhambra", 3), "deal")
    assert here.odds()["money blue 4"] == Fraction(3, 108)
    here = play(here, "money blue 4", "money blue 4")
    assert here.odds()["money blue 4"] == Fraction(1, 106)
    here = play(here, "money blue 4", "money green 7")
    assert view(here)["turn"]["seat"] == 0  # 19 is not enough
    assert hand(here, 0) == {"blue": [4, 4, 4], "green": [7]}
    assert view(here, 1)["seats"][0]["hand"] == {"blue": [4, 4, 4], "green": [7]}  # dealt open
    here = here.play("money orange 9")  # 28 is the most there can be
    assert view(here)["turn"]["seat"] == 1
    assert view(here)["seats"][0]["cards"] == 5
    here = play(here, "money orange 9", "money orange 9", "money green 2")
    assert view(here)["turn"]["seat"] == 2
    here = play(here, "money green 9", "money green 9", "money green 1", "money green 1")
    assert phase(here) == "row"
    assert view(here, 1)["seats"][0]["hand"] is None  # now hands are secret
    assert [seat["cards"] for seat in view(here)["seats"]] == [5, 3, 4]


def test_AL_S3_fewest_cards_then_lowest_total() -> None:
    assert view(to_first_turn(3, "9 8 2 1", "9 9 5", "9 9 8"))["turn"]["seat"] == 1
    assert view(to_first_turn(3, "9 9 5", "9 9 2", "9 9 9"))["turn"]["seat"] == 1
    assert view(to_first_turn(3, "9 4 3 4", "9 9 9", "8 7 6"))["turn"]["seat"] == 2
    assert view(to_first_turn(3, "9 9 9", "9 4 3 4", "9 9 1 1"))["turn"]["seat"] == 0


def test_AL_S3_the_last_tie_is_the_youngest_or_chance() -> None:
    tied = to_first_turn(3, "9 9 3", "9 4 3 4", "8 7 6")
    assert phase(tied) == "first"
    assert view(tied)["turn"]["seat"] == 0  # as before the first card: nobody is ahead yet
    assert tied.odds() == {"first A": Fraction(1, 2), "first C": Fraction(1, 2)}
    assert view(tied.play("first C"))["turn"]["seat"] == 2
    assert any_chance(tied.play("first C")).turn == 2
    for seat in "AC":
        known = to_first_turn(3, "9 9 3", "9 4 3 4", "8 7 6", options={"youngest": seat})
        assert phase(known) == "row"
        assert view(known)["turn"]["seat"] == "ABC".index(seat)
    # The youngest is not among the tied: nobody knows their ages.
    assert phase(to_first_turn(3, "9 9 3", "9 4 3 4", "8 7 6", options={"youngest": "B"})) == "first"
    # Where fewer cards decide, age does not matter.
    assert view(to_first_turn(3, "9 9 3", "9 9 2", "8 7 6", options={"youngest": "C"}))["turn"]["seat"] == 1
    with pytest.raises(bm.BadEdition, match="no seat D"):
        bm.start("alhambra", 3, options={"youngest": "D"})


def shuffled_start(players: int, dice: random.Random) -> list[int]:
    """AL-S2 and AL-S3 once more, with a real deck, card by card: the seats tied for the first turn."""
    deck = [value for value in range(1, 10) for _ in range(8 if players == 2 else 12)]

    def drawn() -> int:
        """As good as shuffling all of it."""
        place = int(dice.random() * len(deck))
        deck[place], deck[-1] = deck[-1], deck[place]
        return deck.pop()

    ranks = []
    for _ in range(players):
        hand = [drawn()]
        while sum(hand) < 20:
            hand.append(drawn())
        ranks.append((len(hand), sum(hand)))
    return [seat for seat in range(players) if ranks[seat] == min(ranks)]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_AL_S3_the_share_of_first_seat_ties(players: int) -> None:
    games, dice = 1500, random.Random(players)
    drawn = [shuffled_start(players, dice) for _ in range(4 * games)]
    expected = sum(len(tied) > 1 for tied in drawn) / len(drawn)
    e, ties, firsts = setting("alhambra", players).figures, 0, [0] * players
    for number in range(games):
        s, key, event = State(), luck_key(40, number), 0
        rules.begin(s, e, players)
        while s.phase != ROW_PHASE:
            ties += s.phase == FIRST_PHASE
            rules.apply(s, e, rules.draw(s, e, luck_of(key, event)))
            event += 1
        firsts[s.player] += 1
    assert abs(ties / games - expected) < 4 * (expected * (1 - expected) / games * 1.25) ** 0.5
    spread = (games / players * (1 - 1 / players)) ** 0.5
    assert all(abs(count - games / players) < 4 * spread for count in firsts)


def test_AL_S4_open_money_and_piles() -> None:
    here = to_first_turn(3, "9 9 3", "9 9 2", "9 9 4")
    assert phase(here) == "row"
    assert not any(outcome.startswith("scoring") for outcome in here.odds())  # never among the first four
    here = any_chance(here)
    assert here.turn == 1
    state = view(here)
    assert len(state["open_money"]) == 4
    # 108 - 9 - 4 = 95 cards make five piles of 19; with 94 the first four would have one more.
    assert (state["money_left"], state["pile"], state["pile_left"]) == (95, 1, 19)
    sizes: list[list[int]] = []
    for left in (95, 94, 93, 92, 91):
        s, e = here.state(), here.setting.figures
        s.money_left, s.pile, s.pile_left, s.scored = left, 0, 0, 2
        sizes.append([])
        while s.money_left:
            rules.next_pile(s, e)
            sizes[-1].append(s.pile_left)
            s.money_left, s.pile_left = s.money_left - s.pile_left, 0
    assert sizes == [[19] * 5, [19, 19, 19, 19, 18], [19, 19, 19, 18, 18], [19, 19, 18, 18, 18], [19, 18, 18, 18, 18]]


def test_AL_S4_the_chance_of_a_scoring_card() -> None:
    """One card of the pile on top is A; each money card of the whole deck is equally likely to be any of the others."""
    taken = table(player(), player(), player(), pile=2, pile_left=7, scored=[]).play("take yellow 1")
    money = view(taken)["money_left"]
    odds = taken.odds()
    assert odds["scoring A"] == Fraction(1, 8)
    assert "scoring B" not in odds
    assert odds["money blue 9"] == Fraction(7, 8) * Fraction(3, money)
    assert odds["money green 9"] == Fraction(7, 8) * Fraction(2, money)
    assert sum(odds.values()) == 1
    # The pile's last card is A if A has not come before.
    last = table(player(), player(), player(), pile=2, pile_left=0).play("take yellow 1")
    assert last.odds() == {"scoring A": Fraction(1)}
    assert refused(last, "money blue 9") == "AL-T9"
    # And after it the third pile has no scoring card.
    after = last.play("scoring A")
    assert view(after)["pile"] == 3
    assert not any(outcome.startswith("scoring") for outcome in after.odds())
    fourth = table(player(), player(), player(), pile=4, pile_left=3, scored=["A"]).play("take yellow 1")
    assert fourth.odds()["scoring B"] == Fraction(1, 4)


# ---- Turn -----------------------------------------------------------------------------------------------------------


def test_AL_T1_take_money_or_buy_and_no_pass() -> None:
    here = table(player({"yellow": [4]}), player(), player())
    assert [action.split("@")[0] for action in here.steps()] == [
        "buy museum",
        "take yellow 1",
        "take yellow 2",
        "take blue 3",
        "take green 9",
        "take yellow 1,",
        "take yellow 2,",
    ]
    assert refused(here, "pass") == "AL-T1"


def test_AL_T2_one_card_or_several_up_to_5() -> None:
    here = table(player(), player(), player())  # yellow 1, yellow 2, blue 3, green 9
    takes = {str(action) for action in here.actions()}
    assert takes == {
        "take yellow 1",
        "take yellow 2",
        "take blue 3",
        "take green 9",
        "take yellow 1, yellow 2",
        "take yellow 1, blue 3",
        "take yellow 2, blue 3",
    }
    assert refused(here, "take yellow 1, yellow 2, blue 3") == "AL-T2"
    assert refused(here, "take yellow 1, green 9") == "AL-T2"
    assert refused(here, "take orange 1") == "AL-T2"
    assert refused(here, "take yellow 1, yellow 1") == "AL-T2"
    assert hand(here.play("take blue 3, yellow 2"), 0) == {"yellow": [2], "blue": [3]}
    small = table(player(), player(), player(), open_money=["blue 1", "blue 1", "green 1", "orange 2"])
    assert small.why_not("take blue 1, blue 1, green 1, orange 2") is None
    assert small.why_not("take blue 1, blue 1") is None
    assert refused(small, "take blue 1, blue 1, blue 1") == "AL-T2"


def test_AL_T3_taking_money_ends_the_turn() -> None:
    here = table(player({"yellow": [4]}), player(), player()).play("take green 9")
    assert here.turn == bm.CHANCE
    assert refused(here, "take blue 3") == "AL-T9"
    assert any_chance(here).turn == 1


def test_AL_T4_pay_at_least_the_price_in_the_slots_currency() -> None:
    here = table(player({"blue": [9, 6, 4, 1], "yellow": [9, 9, 9]}), player(), player())
    paid = here.play("buy garden@blue with 6+4")
    assert hand(paid, 0) == {"yellow": [9, 9, 9], "blue": [1, 9]}
    assert buildings(paid, 0) == {"garden": 1}
    assert saved(paid)["discard"] == {"blue": [4, 6]}
    assert refused(here, "buy garden@blue with 9") == "AL-T4"
    assert refused(here, "buy garden@blue with 6+1") == "AL-T4"
    assert refused(here, "buy garden@blue with 9+9") == "AL-T4"
    assert refused(here, "buy church@orange with 9") == "AL-T4"  # yellow money does not help
    assert refused(here, "buy museum@blue with 9+4") == "AL-T4"  # it is a garden
    assert here.why_not("buy garden@blue with 9+6+4+1") is None  # more than needed is not forbidden
    assert here.why_not("buy museum@yellow with 9+9+9") is None
    text = here.why_not("buy garden@blue with 6+1")
    assert text is not None
    assert "10" in text.text


def test_AL_T4_every_payment_is_listed_once() -> None:
    here = table(player({"blue": [9, 6, 4, 4, 1]}), player(), player())
    payments = [action.removeprefix("buy garden@blue with ") for action in here.actions() if "garden" in action]
    assert sorted(payments) == sorted(
        [
            "6+4",
            "6+4+1",
            "6+4+4",
            "6+4+4+1",
            "9+1",
            "9+4",
            "9+4+1",
            "9+4+4",
            "9+4+4+1",
            "9+6",
            "9+6+1",
            "9+6+4",
            "9+6+4+1",
            "9+6+4+4",
            "9+6+4+4+1",
        ]
    )


def test_AL_T5_paying_exactly_gives_another_action() -> None:
    # The printed example: a garden for 10 in blue. Paid with 11 the turn is over.
    here = table(player({"blue": [7, 6, 4]}), player(), player())
    over = here.play("buy garden@blue with 7+4")
    assert over.turn == bm.CHANCE
    assert any_chance(over).turn == 1
    again = here.play("buy garden@blue with 6+4")
    assert again.turn == 0
    assert again.turns == here.turns
    assert refused(again, "pass") == "AL-T1"  # the extra action must be taken
    assert any_chance(again.play("take green 9")).turn == 1
    assert again.why_not("take yellow 1, yellow 2") is None


def test_AL_T6_at_most_five_actions_and_no_refill_between_them() -> None:
    here = table(player({"yellow": [4], "blue": [9, 1], "green": [7], "orange": [9]}), player(), player())
    for action, slot in (
        ("buy church@orange with 9", "orange"),
        ("buy garden@blue with 9+1", "blue"),
        ("buy museum@yellow with 4", "yellow"),
        ("buy theater@green with 7", "green"),
    ):
        assert here.turn == 0
        here = here.play(action)
        assert view(here)["yard"][slot] is None
        assert refused(here, action) == "AL-T6"
    assert here.turn == 0
    assert all(action.startswith("take") for action in here.actions())
    assert view(here)["open_money"] == OPEN
    ended = here.play("take green 9")
    assert phase(ended) == "yard"


def test_AL_T7_nothing_possible() -> None:
    # First action: a forced pass.
    stuck = table(player({"yellow": [3]}), player(), player(), open_money=[])
    assert stuck.actions() == ["pass"]
    assert any_chance(stuck.play("pass")).turn == 1
    # Extra action: the turn ends of itself.
    exact = table(player({"yellow": [4]}), player(), player(), open_money=[])
    assert exact.play("buy museum@yellow with 4").turn == bm.CHANCE
    # With something to buy the action goes on, and there is no pass.
    more = table(player({"yellow": [4], "green": [8]}), player(), player(), open_money=[])
    again = more.play("buy museum@yellow with 4")
    assert again.turn == 0
    assert again.actions() == ["buy theater@green with 8"]
    assert refused(again, "pass") == "AL-T1"


def test_AL_T7_there_is_no_pass_while_anything_is_possible() -> None:
    for slot in CURRENCIES:
        here = table(player({slot: [9, 9]}), player(), player(), open_money=[])
        assert {action.split()[1] for action in here.actions()} == {f"{YARD[slot].split()[0]}@{slot}"}
        assert refused(here, "pass") == "AL-T1"
    for card in ("yellow 1", "orange 9"):
        here = table(player(), player(), player(), open_money=[card])
        assert here.actions() == [f"take {card}"]
        assert refused(here, "pass") == "AL-T1"
    stuck = table(player(), player(), player(), open_money=[])
    assert rules.legal(stuck.state(), stuck.setting.figures, [0, 0, 0, 0]) == 1


def test_AL_T8_buildings_lie_open() -> None:
    here = table(player(garden=3), player(museum=1), player())
    for seat in (None, 0, 1, 2):
        assert [place["buildings"] for place in view(here, seat)["seats"]] == [{"garden": 3}, {"museum": 1}, {}]


def test_AL_T9_the_yard_is_filled_from_the_left_then_the_money() -> None:
    here = table(player({"yellow": [4], "orange": [9]}), player(), player())
    here = play(here, "buy church@orange with 9", "buy museum@yellow with 4", "take yellow 1, yellow 2")
    assert phase(here) == "yard"
    assert refused(here, "take blue 3") == "AL-T9"
    here = here.play("building skyscraper 13")
    assert view(here)["yard"]["yellow"] == {"building": "skyscraper", "price": 13}
    assert view(here)["yard"]["blue"] == {"building": "garden", "price": 10}  # stays in its slot
    assert view(here)["yard"]["orange"] is None
    here = here.play("building museum 2")
    assert view(here)["yard"]["orange"] == {"building": "museum", "price": 2}
    assert phase(here) == "row"
    assert view(here)["open_money"] == [None, None, "blue 3", "green 9"]
    here = play(here, "money orange 5", "money orange 6")
    assert view(here)["open_money"] == ["orange 5", "orange 6", "blue 3", "green 9"]
    assert here.turn == 1


def test_AL_T10_the_discard_becomes_the_deck() -> None:
    discard = {"blue": [5, 5], "orange": [1]}
    rest = all_money(*OPEN, "blue 5", "blue 5", "orange 1")
    here = table(player(rest), player(), player(), discard=discard, **ALL_SCORED)
    assert view(here)["money_left"] == 0
    here = here.play("take green 9")
    assert here.odds() == {"money blue 5": Fraction(2, 3), "money orange 1": Fraction(1, 3)}  # A and B never return
    assert view(here)["discarded"] == 0
    assert here.play("money blue 5").turn == 1
    # Where a scoring card was the last of the deck, the row is completed from the discard as well.
    last = table(player(rest), player(), player(), discard=discard, pile=4, pile_left=0, scored=["A"])
    last = last.play("take green 9")
    assert last.chances() == [("scoring B", 1)]
    assert view(last)["discarded"] == 3
    after_b = last.play("scoring B")
    assert after_b.odds() == {"money blue 5": Fraction(2, 3), "money orange 1": Fraction(1, 3)}
    assert after_b.play("money blue 5").turn == 1
    # No discard either: the row stays short.
    empty = table(player(all_money(*OPEN)), player(), player(), **ALL_SCORED)
    after = empty.play("take green 9")
    assert after.turn == 1
    assert view(after)["open_money"] == ["yellow 1", "yellow 2", "blue 3", None]


def test_AL_T11_clockwise() -> None:
    here = table(player(), player(), player(), turn={"seat": 1})
    order = []
    for _ in range(4):
        order.append(here.turn)
        here = any_chance(here.play(here.actions()[0]))
    assert order == [1, 2, 0, 1]
    assert refused(any_chance(here), "pass") == "AL-T1"
    refusal = here.why_not("take yellow 1", seat=0)
    assert refusal is not None
    assert refusal.rule == "AL-T11"


# ---- Scoring --------------------------------------------------------------------------------------------------------


def test_AL_V1_a_scoring_card_is_scored_at_once() -> None:
    here = table(player(church=2), player(church=1), player(skyscraper=1), pile=2, pile_left=1)
    turned = here.play("take green 9").play("scoring A")
    assert turned.scores == (4, 0, 6)
    assert phase(turned) == "row"  # the row is then completed to four
    assert view(turned)["scored"] == ["A"]
    assert any_chance(turned).turn == 1
    assert len([card for card in view(any_chance(turned))["open_money"] if card]) == 4
    assert turned.told() == [
        "Scoring A: 4 points for A and 6 for C.",
        "Churches: 4 points for A in first place with 2.",
        "Skyscrapers: 6 points for C in first place with 1.",
    ]


def test_AL_V1_both_scoring_cards_are_never_in_one_refill() -> None:
    for left in range(20):
        here = table(player(), player(), player(), open_money=["blue 9"], pile=2, pile_left=left)
        here = here.play("take blue 9").play("scoring A")
        while here.turn == bm.CHANCE:
            assert "scoring B" not in here.odds()
            here = here.play(here.chances()[0][0])


def test_AL_V2_the_points_of_every_type() -> None:
    expected = {
        "museum": ([1, 0, 0], [8, 1, 0], [16, 8, 1]),
        "theater": ([2, 0, 0], [9, 2, 0], [17, 9, 2]),
        "station": ([3, 0, 0], [10, 3, 0], [18, 10, 3]),
        "church": ([4, 0, 0], [11, 4, 0], [19, 11, 4]),
        "garden": ([5, 0, 0], [12, 5, 0], [20, 12, 5]),
        "skyscraper": ([6, 0, 0], [13, 6, 0], [21, 13, 6]),
    }
    for building, (a, b, c) in expected.items():
        assert scored("A", building, 4, 3, 2, 1) == [*a, 0]
        assert scored("B", building, 4, 3, 2, 1) == [*b, 0]
        assert scored("C", building, 4, 3, 2, 1) == [*c, 0]
    assert [sum(sum(table[i]) for table in expected.values()) for i in range(3)] == [21, 84, 195]


def test_AL_V2_two_places_are_paid_in_B() -> None:
    here = table(player(garden=3, church=1), player(garden=2), player(garden=1), pile=4, pile_left=1, scored=["A"])
    assert here.play("take green 9").play("scoring B").scores == (12 + 11, 5, 0)


def test_AL_V3_ties_as_printed() -> None:
    assert scored("A", "church", 2, 1, 0) == [4, 0, 0]
    assert scored("B", "skyscraper", 4, 4, 1) == [9, 9, 0]
    assert scored("C", "garden", 3, 3, 2, 2) == [16, 16, 2, 2]


def test_AL_V3_ties_worked_out() -> None:
    assert scored("A", "skyscraper", 1, 1, 0) == [3, 3, 0]
    assert scored("A", "theater", 2, 2, 2) == [0, 0, 0]
    assert scored("B", "museum", 1, 1, 1) == [3, 3, 3]
    assert scored("B", "skyscraper", 3, 1, 1, 1) == [13, 2, 2, 2]
    assert scored("C", "garden", 3, 2, 2) == [20, 8, 8]
    assert scored("C", "skyscraper", 1, 1, 1, 1, 1, 1) == [6] * 6


def test_AL_V4_without_a_card_there_is_no_place() -> None:
    assert scored("C", "museum", 1, 0, 0, 0) == [16, 0, 0, 0]
    assert scored("C", "museum", 0, 0, 0, 0) == [0, 0, 0, 0]
    assert scored("B", "garden", 1, 0, 1) == [8, 0, 8]
    assert scored("C", "church", 2, 0, 1) == [19, 0, 11]


def test_AL_V4_a_second_place_that_nobody_takes_is_not_paid() -> None:
    here = table(player(), player(museum=1), player(), pile=4, pile_left=1, scored=["A"])
    assert here.play("take green 9").play("scoring B").scores == (0, 8, 0)


def test_AL_V5_scoring_C_comes_at_the_end() -> None:
    here = last_turn(player({"yellow": [4]}), player({"yellow": [5]}))
    over = any_chance(here.play("buy museum@yellow with 4").play("take green 9"))
    assert over.over
    assert view(over)["scored"] == ["A", "B", "C"]
    assert over.scores[2] == 16 + 17 + 18 + 19 + 20 + 21
    assert over.scores[0] == 8 + 9  # one museum bought; the theater left over, for the 9 in green just taken
    assert over.scores[1] == 0


# ---- The end --------------------------------------------------------------------------------------------------------


def test_AL_E1_the_game_ends_when_the_yard_cannot_be_filled() -> None:
    # One building in the deck: the yard is filled to four once more, and the game goes on.
    here = last_turn(player({"yellow": [4]}), player())
    whole = saved(here)
    whole["seats"][2]["buildings"]["skyscraper"] -= 1
    del whole["building_deck"], whole["buildings_left"]
    here = bm.position({"game": "alhambra", "players": 3, "state": whole})
    assert view(here)["buildings_left"] == 1
    here = here.play("buy museum@yellow with 4").play("take green 9").play("building skyscraper 13")
    assert view(here)["buildings_left"] == 0
    here = any_chance(here)
    assert here.turn == 1
    # A turn without a purchase leaves the yard full: play on with an empty deck.
    here = any_chance(here.play("take yellow 1"))
    assert not here.over
    assert here.turn == 2


def test_AL_E1_the_last_refill_goes_from_the_left() -> None:
    here = last_turn(player({"yellow": [4], "green": [8]}), player())
    whole = saved(here)
    whole["seats"][2]["buildings"]["skyscraper"] -= 1
    del whole["building_deck"], whole["buildings_left"]
    here = bm.position({"game": "alhambra", "players": 3, "state": whole})
    here = play(here, "buy museum@yellow with 4", "buy theater@green with 8", "building skyscraper 13")
    assert here.over
    assert view(here)["yard"]["green"] is None
    assert view(here)["buildings_left"] == 0


def test_AL_E2_a_scoring_card_in_the_last_refill() -> None:
    here = last_turn(player({"yellow": [4, 4]}, garden=1), player({"blue": [9]}), pile=4, pile_left=0, scored=["A"])
    here = here.play("buy museum@yellow with 4+4")
    assert here.over  # the row was full, so no card was turned up: B does not happen
    here = last_turn(player({"yellow": [4]}, garden=1), player({"blue": [9]}), pile=4, pile_left=0, scored=["A"])
    here = play(here, "buy museum@yellow with 4", "take green 9")
    assert here.odds() == {"scoring B": Fraction(1)}
    scored_b = here.play("scoring B")
    assert view(scored_b)["scored"] == ["A", "B"]
    over = any_chance(scored_b)
    assert over.over
    points = view(over)["seats"]
    assert points[1]["points"] == {
        "A": 0,
        "B": 0,
        "C": (12 + 5) // 2,
    }  # tied for second in gardens, by the leftover one
    assert points[0]["points"]["B"] == 1 + 5  # second in museums and gardens, before the leftovers
    with_dirk = last_turn(player({"yellow": [4]}), dirk={"garden": 6}, pile=4, pile_left=0, scored=["A"])
    over = any_chance(play(with_dirk, "buy museum@yellow with 4", "take green 9", "scoring B"))
    assert over.over
    assert view(over)["dirk"]["buildings"] == {"garden": 6}


def test_AL_E3_leftovers_go_to_the_most_money_of_the_currency() -> None:
    # The rulebook's example: yellow 7-5-0, blue 4-4-3, orange 0-0-1. The green building is bought now.
    here = last_turn(
        player({"yellow": [4, 3], "blue": [4], "green": [8]}),
        player({"yellow": [5], "blue": [1, 3]}),
        player({"blue": [3], "orange": [1]}),
        yard={"yellow": "station 6", "blue": "garden 12", "green": "theater 7", "orange": "church 11"},
    )
    before = [buildings(here, seat) for seat in range(3)]
    after = here.play("buy theater@green with 8")
    assert after.over
    assert buildings(after, 0) == {**before[0], "theater": 1, "station": 1}
    assert buildings(after, 1) == before[1]
    assert buildings(after, 2) == {**before[2], "church": 1}
    assert view(after)["yard"] == {
        "yellow": None,
        "blue": {"building": "garden", "price": 12},  # a tie: unsold
        "green": None,
        "orange": None,
    }
    assert hand(after, 0) == {"yellow": [3, 4], "blue": [4]}  # nothing is spent
    assert after.told()[1:5] == [
        "The yard cannot be filled any more: the game is over.",
        "The station at yellow went to A, who had the most yellow.",
        "The garden at blue stayed unsold: nobody had more blue than all others.",
        "The church at orange went to C, who had the most orange.",
    ]
    nobody = last_turn(player({"green": [8]}), player()).play("buy theater@green with 8")
    assert [slot for slot, there in view(nobody)["yard"].items() if there] == ["yellow", "blue", "orange"]  # all at 0


def test_AL_E4_most_points_wins_and_ties_share() -> None:
    here = last_turn(player({"green": [8]}), player({}, {"A": 10, "B": 140}))
    over = here.play("buy theater@green with 8")
    assert over.scores[1] == 150
    assert over.winners == (1,)
    assert over.turn == bm.OVER
    assert over.returns == (Fraction(0), Fraction(1), Fraction(0))
    assert over.actions() == []
    assert refused(over, "take yellow 1") == "AL-E4"
    rival = over.scores[2]
    shared = last_turn(player({"green": [8]}), player({}, {"A": rival})).play("buy theater@green with 8")
    assert shared.winners == (1, 2)
    assert shared.returns == (Fraction(0), Fraction(1, 2), Fraction(1, 2))
    everything = {"museum": 6, "theater": 6, "station": 9, "church": 8, "garden": 10, "skyscraper": 11}
    nothing = last_turn(player({"green": [8]}), dirk=everything).play("buy theater@green with 8 for dirk")
    assert (nothing.scores, nothing.winners) == ((0, 0), (0, 1))
    # Neither A nor B has turned up: only C is scored.
    early = last_turn(player({"green": [8]}), player(), pile=1, pile_left=12, scored=[])
    assert view(early.play("buy theater@green with 8"))["scored"] == ["C"]


# ---- Two players: Dirk ----------------------------------------------------------------------------------------------


def test_AL_D1_two_copies_of_every_card() -> None:
    deck = saved(bm.start("alhambra", 2))["money_deck"]
    assert deck == {currency: sorted([*range(1, 10)] * 2) for currency in CURRENCIES}
    assert sum(map(len, deck.values())) == 72


def test_AL_D2_dirk_starts_with_six_buildings() -> None:
    here = any_chance(bm.start("alhambra", 2), "dirk")
    assert view(here)["buildings_left"] == 50
    here = play(here, *(f"building garden {price}" for price in (8, 8, 8, 9, 10, 10)))
    assert phase(here) == "deal"
    assert view(here)["dirk"]["buildings"] == {"garden": 6}
    assert view(here)["buildings_left"] == 44
    here = any_chance(here)
    turns = set()
    for _ in range(4):
        turns.add(here.turn)
        here = any_chance(here.play("take " + next(card for card in view(here)["open_money"] if card)))
    assert turns == {0, 1}  # he never takes a turn
    assert "dirk" not in view(bm.start("alhambra", 3))
    # And he never gets leftovers: he has no money.
    over = last_turn(player({"green": [8]}), dirk={"garden": 6}).play("buy theater@green with 8")
    assert view(over)["dirk"]["buildings"] == {"garden": 6}


def test_AL_D3_dirk_is_ranked_but_cannot_win() -> None:
    here = table(player(church=1), player(garden=1), dirk={"church": 2, "garden": 1}, pile=2, pile_left=0)
    here = here.play("take green 9").play("scoring A")
    assert here.scores == (0, 2)
    assert view(here)["dirk"]["points"] == {"A": 4 + 2}
    everything = {"museum": 6, "theater": 6, "station": 9, "church": 8, "garden": 9, "skyscraper": 11}
    over = last_turn(player({"green": [8]}), dirk=everything).play("buy theater@green with 8")
    assert over.over
    points = view(over)["dirk"]["points"]["C"]
    assert points > max(over.scores)
    assert over.winners == (1,) if over.scores[1] > over.scores[0] else (0,)
    assert len(over.scores) == 2


def test_AL_D4_dirk_draws_after_A_and_B() -> None:
    here = table(player(), player(), dirk={"museum": 6}, pile=2, pile_left=0)
    left = view(here)["buildings_left"]
    assert left == 54 - 4 - 6
    here = play(here, "take green 9", "scoring A")
    assert phase(here) == "dirk"
    for _ in range(6):
        assert phase(here) == "dirk"
        here = here.play(here.chances()[-1][0])
    assert phase(here) == "row"
    assert sum(view(here)["dirk"]["buildings"].values()) == 12
    assert view(here)["buildings_left"] == left - 6
    # After B: a third of the deck, rounded down.
    owned = player(museum=6, theater=6, station=9, church=8)
    here = table(owned, player(garden=4), dirk={"skyscraper": 0}, pile=4, pile_left=0, scored=["A"])
    assert view(here)["buildings_left"] == 17
    here = any_chance(play(here, "take green 9", "scoring B"), "row")
    assert sum(view(here)["dirk"]["buildings"].values()) == 5
    assert view(here)["buildings_left"] == 12
    # What there is, if the deck has fewer than six.
    here = table(owned, player(garden=10, skyscraper=7), dirk={}, pile=2, pile_left=0)
    assert view(here)["buildings_left"] == 4
    here = any_chance(play(here, "take green 9", "scoring A"), "row")
    assert view(here)["dirk"]["buildings"] == {"skyscraper": 4}
    assert view(here)["buildings_left"] == 0


def test_AL_D5_gifts_to_dirk() -> None:
    # The rulebook's example: Nora 4 skyscrapers, Dirk 3, Bruno 2; Bruno pays exactly 13 and gives it away.
    yard = {**YARD, "green": "skyscraper 13"}
    nora, bruno = player(skyscraper=4), player({"green": [9, 4, 5]}, skyscraper=2)
    here = table(nora, bruno, dirk={"skyscraper": 3}, yard=yard, turn={"seat": 1})
    given = here.play("buy skyscraper@green with 9+4 for dirk")
    assert view(given)["dirk"]["buildings"] == {"skyscraper": 4}
    assert buildings(given, 1) == {"skyscraper": 2}
    assert given.turn == 1  # exact: an extra action all the same
    assert here.play("buy skyscraper@green with 9+5 for dirk").turn == bm.CHANCE
    kept = here.play("buy skyscraper@green with 9+4")
    assert buildings(kept, 1) == {"skyscraper": 3}
    three = table(player({"green": [7]}), player(), player())
    assert refused(three, "buy theater@green with 7 for dirk") == "AL-D5"


# ---- What is secret -------------------------------------------------------------------------------------------------


def test_AL_H1_hands_are_withheld() -> None:
    here = table(player({"blue": [9, 6]}), player({"green": [1, 2, 3]}), player())
    for seat in (None, 0, 1, 2):
        state = view(here, seat)
        assert state["seats"][0]["hand"] == ({"blue": [6, 9]} if seat == 0 else None)
        assert state["seats"][1]["hand"] == ({"green": [1, 2, 3]} if seat == 1 else None)
        assert [place["cards"] for place in state["seats"]] == [2, 3, 0]
        assert state["money_deck"] is None  # all cards less what lies open would give the hands away
        assert state["discard"] is None
        assert state["money_left"] == 108 - 5 - 4
    assert "blue 6" not in here.to_text(seat=1)
    assert "blue 6" in here.to_text(seat=0)
    shown = table(player({"blue": [9, 6]}), player(), player(), options={"open-hands": "yes"})
    assert view(shown)["seats"][0]["hand"] == {"blue": [6, 9]}
    assert view(shown, 2)["seats"][0]["hand"] == {"blue": [6, 9]}


def test_AL_H1_what_a_bot_may_know() -> None:
    seats = player({"blue": [9, 6]}), player({"green": [1, 2, 3]}), player({"orange": [5]})
    here = table(*seats, discard={"yellow": [9, 9]})
    assert here.seen_by(0, luck=5, memory=True) == here  # perfect memory knows every hand
    drawn = {str(saved(here.seen_by(0, luck=luck << 32, memory=False))["seats"][1]["hand"]) for luck in range(60)}
    assert len(drawn) > 40
    for luck in range(20):
        other = saved(here.seen_by(0, luck=luck << 32, memory=False))
        assert other["seats"][0]["hand"] == {"blue": [6, 9]}
        assert [place["cards"] for place in other["seats"]] == [2, 3, 1]
        assert other["discarded"] == 2
        bm.position({"game": "alhambra", "players": 3, "state": other})  # every card is somewhere, once
    # A table may forbid memory, and may show all hands.
    forgetful = table(*seats, options={"bots-remember": "no"})
    assert forgetful.seen_by(0, luck=7 << 40, memory=True) != forgetful
    shown = table(*seats, options={"bots-remember": "no", "open-hands": "yes"})
    assert saved(shown.seen_by(0, luck=7 << 40))["seats"] == saved(shown)["seats"]


def test_AL_H1_unseen_cards_are_dealt_evenly() -> None:
    """Without memory each unseen card is as likely as any other to be in a hand."""
    here = table(player({"blue": [9, 9, 9]}), player({"green": [1]}), player(), discard={"yellow": [9, 9, 9]})
    key, seen = luck_key(41, 0), {"yellow": 0, "blue": 0, "green": 0, "orange": 0}
    for n in range(2000):
        (currency,) = saved(here.seen_by(0, luck_of(key, n), memory=False))["seats"][1]["hand"]
        seen[currency] += 1
    unseen = {"yellow": 25, "blue": 23, "green": 26, "orange": 27}  # less the open cards and the own hand
    for currency, count in unseen.items():
        assert abs(seen[currency] / 2000 - count / 101) < 0.04


def test_every_type_has_two_names() -> None:
    here = table(player({"blue": [9, 1]}), player(), player())
    for name in ("garden", "GARDEN", "tuin", "Giardino", "gard"):
        assert here.resolve(f"buy {name}@blue with 9+1") == "buy garden@blue with 9+1"
    tower = table(player({"blue": [9, 4]}), player(), player(), yard={**YARD, "blue": "skyscraper 13"})
    for name in ("tower", "Toren", "torre", "wolkenkrabber"):
        assert tower.resolve(f"buy {name}@blue with 9+4") == "buy skyscraper@blue with 9+4"
    assert len(BUILDINGS) == 6


@pytest.mark.parametrize(
    "words",
    [
        "buy garden@blue with 6+4",
        "buy garden@blue with 4+6",
        "Buy garden at blue with 4, 6",
        "buy garden blue with 4 and 6",
        "koop tuin@blauw met 6+4",
        "compra giardino@blu con 4+6",
        "buy @blue with 6+4",
        "buy blue with 6+4",
        "buy garden with 6 4",
    ],
)
def test_a_purchase_in_many_words(words: str) -> None:
    here = table(player({"blue": [6, 4, 1]}), player(), player())
    assert here.resolve(words) == "buy garden@blue with 6+4"


@pytest.mark.parametrize(
    "words",
    [
        "take yellow 2, blue 3",
        "take blue 3, yellow 2",
        "TAKE 3 blue 2 yellow",
        "take blue 3 and yellow 2",
        "neem geel 2 en blauw 3",
        "prendi giallo 2, blu 3",
        "take yel 2 + blu 3",
    ],
)
def test_taking_in_many_words(words: str) -> None:
    assert table(player(), player(), player()).resolve(words) == "take yellow 2, blue 3"


@pytest.mark.parametrize(
    "words",
    [
        *("", "buy", "take", "buy garden@blue with", "buy garden@blue with 0", "buy garden@blue with 10"),
        *("take blue 0", "take blue 3 3", "buy cathedral@blue with 9", "buy garden@red with 9", "take , ,"),
        *("buy garden@blue for dirk", "building garden 17", "building garden 0", "first G", "money blue", "scoring C"),
        "é" * 500,
    ],
)
def test_words_that_mean_nothing(words: str) -> None:
    with pytest.raises(bm.UnknownAction):
        table(player(), player(), player()).resolve(words)


def test_a_purchase_without_a_payment_is_ambiguous() -> None:
    here = table(player({"blue": [6, 4, 9]}), player(), player())
    with pytest.raises(bm.AmbiguousAction, match="6\\+4"):
        here.resolve("buy garden@blue")
    assert here.steps("buy garden@blue") == ["buy garden@blue with 6+", "buy garden@blue with 9+"]
    assert here.steps("buy garden@blue with 6+") == ["buy garden@blue with 6+4+"]
    assert here.steps("take yellow 1,") == ["take yellow 1, yellow 2", "take yellow 1, blue 3"]
    only = table(player({"blue": [6, 4]}), player(), player())
    assert only.resolve("buy garden@blue") == "buy garden@blue with 6+4"
