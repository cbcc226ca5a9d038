"""What the rules of Alhambra tell, in the order in which it happens, by rule."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games.kernel.effects import Effect
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from tests.games.alhambra.tables import (
    ALL_SCORED,
    OPEN,
    all_money,
    any_chance,
    last_turn,
    play,
    player,
    table,
    to_first_turn,
    view,
)

A, B, C, DIRK = 0, 1, 2, 2  # seats; Dirk has the third place in a game for two


def told(position: bm.Position) -> list[tuple[Any, ...]]:
    """Everything that happened on the way here: kind, rule, and what it speaks of in its order."""
    return [(one.kind, one.rule, *one.values.values()) for one in position.effects]


def of(position: bm.Position, *kinds: str) -> list[tuple[Any, ...]]:
    """Only effects of these kinds."""
    return [one for one in told(position) if one[0] in kinds]


# ---- Set-up ---------------------------------------------------------------------------------------------------------


def test_AL_S1_every_building_of_the_first_yard_is_told() -> None:
    here = bm.start("alhambra", 3)
    laid = []
    for event in ("building garden 8", "building museum 2", "building garden 6", "building church 5"):
        here = here.play(event)
        laid += told(here)
    assert laid == [
        ("yard", "AL-S1", "yellow", "garden", 8),
        ("yard", "AL-S1", "blue", "museum", 2),
        ("yard", "AL-S1", "green", "garden", 6),
        ("yard", "AL-S1", "orange", "church", 5),
    ]


def test_AL_S2_start_money_is_told_card_by_card() -> None:
    here = any_chance(bm.start("alhambra", 3), "deal").play("money yellow 9")
    assert told(here) == [("dealt", "AL-S2", A, "yellow 9")]
    here = play(here, "money yellow 9", "money blue 2", "money green 1")
    assert told(here) == [("dealt", "AL-S2", B, "green 1")]


@pytest.mark.parametrize(
    ("hands", "options", "started"),
    [
        (("9 9 2", "8 8 3 1", "8 8 5"), {}, [("starts", "AL-S3", A, "least-money")]),
        (("9 8 1 4", "8 8 4", "6 6 6 5"), {}, [("starts", "AL-S3", B, "fewest-cards")]),
        (("9 9 2", "8 8 4", "6 6 6 5"), {"youngest": "B"}, [("starts", "AL-S3", B, "youngest")]),
        (("9 9 2", "8 8 5", "6 6 6 5"), {"youngest": "B"}, [("starts", "AL-S3", A, "least-money")]),
        (("9 9 2", "8 8 4", "6 6 6 5"), {"youngest": "C"}, []),
    ],
)
def test_AL_S3_who_starts_and_why(hands: tuple[str, ...], options: dict[str, str], started: list[Any]) -> None:
    here = to_first_turn(3, *hands, options=options)
    assert of(here, "starts") == started
    if not started:
        assert told(here.play("first B")) == [("starts", "AL-S3", B, "chance")]


def test_AL_S4_the_first_row_the_piles_and_the_first_turn() -> None:
    here = to_first_turn(3, "9 9 2", "8 8 3 1", "8 8 5")
    here = play(here, "money yellow 1", "money yellow 1", "money yellow 1")
    assert told(here) == [("laid", "AL-S4", 3, "yellow 1")]
    here = here.play("money blue 3")
    assert told(here) == [
        ("laid", "AL-S4", 4, "blue 3"),
        ("pile", "AL-S4", 1, 19),  # 94 cards are left
        ("turn", "AL-T1", A, 1),
    ]


def test_AL_S4_a_new_pile_on_top_is_told() -> None:
    here = table(player(), player(), player(), pile=1, pile_left=1).play("take green 9").play("money green 9")
    left = view(here)["money_left"]
    assert told(here) == [
        ("laid", "AL-T9", 4, "green 9"),
        ("pile", "AL-S4", 2, -(-left // 4)),
        ("turn", "AL-T11", B, 2),
    ]


# ---- Turns ----------------------------------------------------------------------------------------------------------


def test_AL_T2_cards_are_taken_one_by_one_and_the_turn_ends() -> None:
    here = table(player(), player(), player()).play("take yellow 2, blue 3")
    assert told(here) == [
        ("takes", "AL-T2", A, 2, "yellow 2", 2),
        ("takes", "AL-T2", A, 3, "blue 3", 3),
        ("ends", "AL-T3", A, "took-money"),
    ]
    here = here.play("money blue 9")
    assert told(here) == [("laid", "AL-T9", 2, "blue 9")]
    here = here.play("money blue 8")
    assert told(here) == [("laid", "AL-T9", 3, "blue 8"), ("turn", "AL-T11", B, 2)]


def test_AL_T4_what_is_due_and_what_was_paid() -> None:
    here = table(player({"blue": [9, 4, 1]}), player(), player()).play("buy garden@blue with 9+4")
    assert told(here) == [
        ("pays", "AL-T4", A, "blue 9", 9),
        ("pays", "AL-T4", A, "blue 4", 4),
        ("buys", "AL-T4", A, A, "garden", "blue", 10, 13),
        ("ends", "AL-T5", A, "overpaid"),
    ]
    assert told(here.play("building museum 8")) == [
        ("yard", "AL-T9", "blue", "museum", 8),
        ("turn", "AL-T11", B, 2),
    ]


def test_AL_T5_an_exact_payment_is_told_as_another_action() -> None:
    here = table(player({"blue": [9, 1]}), player(), player()).play("buy garden@blue with 9+1")
    assert told(here)[2:] == [
        ("buys", "AL-T4", A, A, "garden", "blue", 10, 10),
        ("again", "AL-T5", A),
    ]
    assert here.told() == ["A bought the garden for 10 in blue and paid exactly with 9 and 1: A is on turn once more."]


def test_AL_T7_an_extra_action_without_anything_possible_ends_the_turn() -> None:
    here = table(player({"yellow": [4]}), player({"blue": [9, 9]}), player(), open_money=[])
    here = here.play("buy museum@yellow with 4")
    assert told(here)[2:] == [("ends", "AL-T7", A, "nothing-possible")]
    assert here.told() == [
        "A bought the museum for 4 in yellow and paid exactly, but nothing more is possible: the turn is over."
    ]
    stuck = table(player(), player({"blue": [9, 9]}), player(), open_money=[]).play("pass")
    assert told(stuck) == [("ends", "AL-T7", A, "passed")]
    assert stuck.told() == ["A passed: nothing was possible."]


def test_AL_T10_a_shuffled_discard_is_counted_for_all_and_named_for_nobody() -> None:
    rest = all_money(*OPEN, "blue 9", "blue 4", "green 2", "green 2")
    discard = {"green": [2, 2], "blue": [4, 9]}
    here = table(player(), player(rest), player(), discard=discard, **ALL_SCORED).play("take green 9")
    assert told(here)[2:] == [
        ("shuffles", "AL-T10", 4),
        ("returns", "AL-T10", "blue 4", 1),
        ("returns", "AL-T10", "blue 9", 1),
        ("returns", "AL-T10", "green 2", 2),
    ]
    for seat in (None, A, B, C):
        assert [one.kind for one in here.effects_for(seat)] == ["takes", "ends", "shuffles"]
    assert here.told() == [
        "A took green 9.",
        "The money deck was empty: the 4 discarded cards were shuffled into a new one.",
    ]


def test_AL_T10_a_row_that_stays_short_is_told() -> None:
    here = table(player(), player(all_money(*OPEN)), player(), **ALL_SCORED).play("take green 9")
    assert told(here) == [
        ("takes", "AL-T2", A, 4, "green 9", 9),
        ("ends", "AL-T3", A, "took-money"),
        ("shuffles", "AL-T10", 0),
        ("turn", "AL-T11", B, 2),
    ]
    assert here.told() == [
        "A took green 9.",
        "Money deck and discard are empty: the money row stays short.",
    ]


# ---- Scoring --------------------------------------------------------------------------------------------------------


def test_AL_V1_a_scoring_card_is_told_type_by_type() -> None:
    here = table(player(church=2), player(church=1), player(skyscraper=1, church=1), pile=2, pile_left=1)
    here = here.play("take green 9").play("scoring A")
    assert told(here) == [
        ("turns-up", "AL-V1", "A"),
        # who, scoring, building, count, place, sharers, pot, each, lost
        ("scores", "AL-V2", A, "A", "church", 2, 1, 1, 4, 4, 0),
        ("scores", "AL-V3", B, "A", "church", 1, 2, 2, 0, 0, 0),
        ("scores", "AL-V3", C, "A", "church", 1, 2, 2, 0, 0, 0),
        ("scores", "AL-V2", C, "A", "skyscraper", 1, 1, 1, 6, 6, 0),
    ]
    assert here.told() == [
        "Scoring A: 4 points for A and 6 for C.",
        "Churches: 4 points for A in first place with 2.",
        "Skyscrapers: 6 points for C in first place with 1.",
    ]


def test_AL_V1_a_scoring_that_pays_nobody_is_told() -> None:
    here = table(player(), player(), player(), pile=2, pile_left=1).play("take green 9").play("scoring A")
    assert told(here) == [("turns-up", "AL-V1", "A")]
    assert here.told() == ["Scoring A: nobody got any points."]


def test_AL_V3_pots_sharers_and_what_rounding_loses() -> None:
    # The rulebook's examples: 13 and 6 shared by two in B.
    here = table(player(skyscraper=4), player(skyscraper=3), player(skyscraper=4), pile=4, pile_left=1, scored=["A"])
    here = here.play("take green 9").play("scoring B")
    assert of(here, "scores") == [
        ("scores", "AL-V3", A, "B", "skyscraper", 4, 1, 2, 19, 9, 1),
        ("scores", "AL-V2", B, "B", "skyscraper", 3, 3, 1, 0, 0, 0),
        ("scores", "AL-V3", C, "B", "skyscraper", 4, 1, 2, 19, 9, 1),
    ]
    assert here.told() == [
        "Scoring B: 9 points for A and 9 for C.",
        "Skyscrapers: A and C share first place with 4 each: 19 points together, 9 for each, one is lost.",
    ]
    dutch = here.told("nl", ["Anna", "Bram", "Cor"])
    assert dutch[1] == (
        "Wolkenkrabbers: Anna en Cor delen de eerste plaats met elk 4: samen 19 punten, elk 9, de rest (1) vervalt."
    )


# ---- Dirk -----------------------------------------------------------------------------------------------------------


def test_AL_D2_dirk_is_dealt_his_buildings() -> None:
    here = play(bm.start("alhambra", 2), "building garden 8", "building museum 2", "building garden 6")
    here = here.play("building church 5")
    assert told(here)[1:] == [("dirk-gets", "AL-D2", DIRK, 6, 6)]
    here = here.play("building museum 3")
    assert told(here) == [("dirk-draws", "AL-D2", DIRK, "museum", 3)]
    assert here.told() == ["Dirk got a museum."]


def test_AL_D3_dirk_takes_his_places() -> None:
    here = table(player(garden=1), player(), dirk={"garden": 1, "museum": 2}, pile=2, pile_left=1)
    here = here.play("take green 9").play("scoring A")
    assert of(here, "scores") == [
        ("scores", "AL-V2", DIRK, "A", "museum", 2, 1, 1, 1, 1, 0),
        ("scores", "AL-V3", A, "A", "garden", 1, 1, 2, 5, 2, 1),
        ("scores", "AL-V3", DIRK, "A", "garden", 1, 1, 2, 5, 2, 1),
    ]
    assert here.told()[0] == "Scoring A: 2 points for A and 3 for Dirk."


def test_AL_D4_dirk_gets_what_there_is() -> None:
    after_a = table(player(), player(), dirk={"garden": 1}, pile=2, pile_left=1).play("take green 9").play("scoring A")
    assert of(after_a, "dirk-gets") == [("dirk-gets", "AL-D4", DIRK, 6, 6)]
    several = after_a
    for event in ("building museum 8", "building church 11", "building museum 7"):
        several = several.play(event).joined(several)
    assert several.told()[-1] == "Dirk got two museums and a church."
    assert of(several, "dirk-draws")[0] == ("dirk-draws", "AL-D4", DIRK, "museum", 8)
    short = {"garden": 11 - 1, "church": 9 - 1, "theater": 7 - 1, "station": 9, "skyscraper": 11, "museum": 4}
    few = table(player(), player(**short), pile=2, pile_left=1).play("take green 9").play("scoring A")
    assert of(few, "dirk-gets") == [("dirk-gets", "AL-D4", DIRK, 6, 2)]
    assert few.told()[-1] == "Dirk was due 6 buildings, but only 2 were left."
    third = table(player(), player(**short), pile=4, pile_left=1, scored=["A"]).play("take green 9").play("scoring B")
    assert of(third, "dirk-gets") == [("dirk-gets", "AL-D4", DIRK, 0, 0)]  # a third of two
    assert not [line for line in third.told() if line.startswith("Dirk ")]


def test_AL_D5_a_gift_names_who_paid_and_who_got_it() -> None:
    here = table(player({"green": [9]}), player(), dirk={}).play("buy theater@green with 9 for dirk")
    assert told(here) == [
        ("pays", "AL-T4", A, "green 9", 9),
        ("buys", "AL-D5", A, DIRK, "theater", "green", 7, 9),
        ("ends", "AL-T5", A, "overpaid"),
    ]


# ---- The end --------------------------------------------------------------------------------------------------------


def test_AL_E3_leftovers_then_scoring_C_then_the_winner() -> None:
    here = last_turn(
        player({"yellow": [4, 3], "blue": [4], "green": [8]}),
        player({"yellow": [5], "blue": [1, 3]}),
        player({"blue": [3], "orange": [1]}),
        yard={"yellow": "station 6", "blue": "garden 12", "green": "theater 7", "orange": "church 11"},
    )
    here = here.play("buy theater@green with 8")
    assert told(here)[2:8] == [
        ("ends", "AL-T5", A, "overpaid"),
        ("over", "AL-E1", 1, 2),
        ("leftover", "AL-E3", A, "station", "yellow"),
        ("leftover", "AL-E3", None, "garden", "blue"),  # a tie: unsold
        ("leftover", "AL-E3", C, "church", "orange"),
        ("final", "AL-V5"),
    ]
    assert of(here, "scores")[:3] == [
        ("scores", "AL-V2", 3, "C", "museum", 7, 1, 1, 16, 16, 0),
        ("scores", "AL-V2", A, "C", "theater", 1, 2, 1, 9, 9, 0),
        ("scores", "AL-V2", 3, "C", "theater", 6, 1, 1, 17, 17, 0),
    ]
    assert told(here)[-1] == ("wins", "AL-E4", 3, here.scores[3], 1)
    assert here.told()[-1] == f"D wins with {here.scores[3]} points."


def test_AL_E4_shared_victories_and_scorings_that_never_came() -> None:
    here = last_turn(player({"green": [8]}), player()).play("buy theater@green with 8")
    rival = here.scores[2]
    shared = last_turn(player({"green": [8]}), player({}, {"A": rival})).play("buy theater@green with 8")
    assert of(shared, "wins") == [("wins", "AL-E4", B, rival, 2), ("wins", "AL-E4", C, rival, 2)]
    assert shared.told()[-1] == f"B and C share the victory with {rival} points each."
    early = last_turn(player({"green": [8]}), player(), pile=1, pile_left=12, scored=[])
    early = early.play("buy theater@green with 8")
    assert of(early, "over") == [("over", "AL-E1", 1, 0)]
    assert "Scoring cards A and B never turned up." in early.told()[1]


# ---- Nobody is told more than the table shows (AL-H1) ---------------------------------------------------------------


def until_leftovers(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    kinds = [one.kind for one in effects]
    return effects[: kinds.index("leftover")] if "leftover" in kinds else effects


def leftovers(effects: tuple[Effect, ...]) -> list[Effect]:
    return [one for one in effects if one.kind == "leftover"]


def compare(seat: int | None, one: bm.Position, other: bm.Position) -> set[str]:
    """Two positions that look alike to a seat, after the same step: it is told the same. The kinds it was told.

    Only at the very end hidden cards come to light: whoever has the most of a currency gets what is left over (AL-E3),
    and that changes scoring C and the victory. Where it goes to the same players, all the rest is the same too.
    """
    told, as_well = one.effects_for(seat), other.effects_for(seat)
    if leftovers(told) == leftovers(as_well):
        assert told == as_well
    else:
        assert until_leftovers(told) == until_leftovers(as_well)
    return {effect.kind for effect in told}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_AL_H1_effects_tell_nothing_of_hidden_cards(players: int) -> None:
    here = bm.start("alhambra", players)
    key, event, compared, changed = luck_key(7, players), 0, set[str](), 0
    while not here.over:
        luck, event = luck_of(key, event), event + 1
        if here.turn == bm.CHANCE:
            chances = here.chances()
            step = str(chances[pick(luck, len(chances))][0])
        else:
            actions = here.actions()
            step = str(actions[pick(luck, len(actions))])
        after = here.play(step)
        for seat in range(players):
            twin = here.seen_by(seat, luck_of(luck, seat), memory=False)
            if twin.why_not(step) is None:
                changed += twin != here
                compared |= compare(seat, after, twin.play(step))
            blind = twin.seen_by((seat + 1) % players, luck_of(luck, 9 + seat), memory=False)
            if blind.why_not(step) is None:
                compared |= compare(None, after, blind.play(step))
        here = after
    assert changed > 100
    everything = {"dealt", "starts", "takes", "pays", "buys", "yard", "laid", "shuffles", "scores", "leftover", "wins"}
    assert everything <= compared
    assert "returns" not in compared
