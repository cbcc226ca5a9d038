"""Every rule of Monopoly Builder by its id in the rulebook."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games.rulebook import rulebook
from tests.games.monopoly_builder import test_cards, test_two_effects
from tests.games.monopoly_builder.tables import (
    CHANCE,
    FIGURES,
    GO_TO_JAIL,
    JAIL,
    PARKING,
    PENTHOUSE_CHIPS,
    ROLL,
    STEAL,
    act,
    cash,
    chips,
    first_steps,
    phase,
    player,
    refused,
    seat,
    state_of,
    table,
    thrown,
    two,
)

IDS = (
    *("M1", "S1", "S2", "S3", "T1", "T2", "T3", "T4", "T5", "T6"),
    *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "J1", "J2", "J3"),
    *("F1", "F2", "F3", "D1", "D2", "G1", "G2", "G3", "G4", "G5", "E1", "E2", "E3", "E4"),
    *(f"C{number}" for number in range(1, 22)),  # the effects of Chance cards, and two on one
)


def test_every_rule_has_a_test_named_after_it() -> None:
    names = (*globals(), *vars(test_cards), *vars(test_two_effects))
    tested = {match[0] for name in names if (match := re.search(r"(?<=test_MB_)[A-Z]\d+(?=_)", name))}
    assert tested == set(IDS)
    book = Path(bm.__file__).parent / "games" / "monopoly_builder" / "rulebook" / "en.md"
    if book.exists():
        assert set(re.findall(r"\bMB-([A-Z]\d+)\b", rulebook("monopoly-builder", "en"))) == set(IDS)


# ---- Material and set-up --------------------------------------------------------------------------------------------


def test_MB_M1_material() -> None:
    for players in (1, 5):
        with pytest.raises(bm.BurgomasterError, match="2 to 4 players"):
            bm.start("monopoly-builder", players)
    state = state_of(bm.start("monopoly-builder", 4))
    assert sum(state["chance"]["unseen"].values()) == 20
    assert len(state["players"]) == 4
    for kind in chips(1, 1, 1, 1):
        assert state["bank"][kind] + sum(person["chips"].get(kind, 0) for person in state["players"]) == 20


def test_MB_S1_money_blocks_and_four_chips_of_the_token() -> None:
    state = state_of(bm.start("monopoly-builder", 4))
    kinds = ["dump-truck", "crane", "excavator", "boat"]
    for p, (token, kind) in enumerate(zip(["penguin", "cat", "t-rex", "duck"], kinds, strict=True)):
        person = state["players"][p]
        assert person["token"] == token
        assert person["chips"] == {kind: 4}
        assert (person["cash"], person["blocks"], person["space"], person["deeds"]) == (900, 12, 0, [])


def test_MB_S2_the_highest_throw_starts_and_ties_throw_again() -> None:
    here = bm.start("monopoly-builder", 3)
    assert here.turn == bm.CHANCE
    assert here.odds()["dice 1+2"] == Fraction(2, 36)
    assert here.odds()["dice 3+3"] == Fraction(1, 36)
    won = here.play("dice 1+2").play("dice 5+6").play("dice 4+4")
    assert (won.turn, won.turns, phase(won)) == (1, 1, "throw")
    tie = here.play("dice 5+6").play("dice 1+1").play("dice 5+6")
    assert tie.turn == bm.CHANCE
    assert state_of(tie)["turn"]["start_throws"] == [0, None, 0]
    again = tie.play("dice 1+2").play("dice 2+2")
    assert again.turn == 2
    assert seat(again, 2)["cash"] == 900
    assert thrown(again, "1+2").play("buy").play("end").turn == 0


def test_MB_S2_the_last_seat_may_tie_and_start_like_any_other() -> None:
    tie = bm.start("monopoly-builder", 4).play("dice 1+2").play("dice 5+6").play("dice 1+1").play("dice 5+6")
    assert state_of(tie)["turn"]["start_throws"] == [None, 0, None, 0]
    assert (state_of(tie)["turn"]["seat"], state_of(tie)["turn"]["actor"]) == (1, 1)  # the first of them throws
    assert bm.position(tie.to_json()) == tie
    again = tie.play("dice 1+2")
    assert (state_of(again)["turn"]["seat"], state_of(again)["turn"]["actor"]) == (3, 3)
    last = again.play("dice 2+2")
    assert (last.turn, state_of(last)["turn"]["first"], phase(last)) == (3, 3, "throw")
    assert bm.position(last.to_json()) == last


def test_MB_S3_shuffled_cards_open_deeds_a_bank_with_limited_chips() -> None:
    here = two(player(space=2), player()).play("throw").play("dice 1+1")
    assert here.turn == bm.CHANCE
    assert here.odds()["card forced-trade"] == Fraction(3, 20)
    assert here.odds()["card get-out-of-jail"] == Fraction(2, 20)
    empty = act(player(chips=chips(dump_truck=4)), player(chips=chips(crane=20)))
    assert refused(empty, "trade 4 dump-truck for crane") == "MB-S3"
    assert "trade 4 dump-truck for boat" in first_steps(empty)


# ---- The turn -------------------------------------------------------------------------------------------------------


def test_MB_T1_surplus_is_chosen_and_left_on_the_space() -> None:
    here = two(player(), player(space=3, chips=chips(5, 2, 1, 0)), seat=0, phase="act", dice=[1, 2]).play("end")
    assert (here.turn, phase(here)) == (1, "surplus")
    assert refused(here, "throw") == "MB-T1"
    assert refused(here, "leave boat") == "MB-S3"
    here = here.play("leave dump truck").play("leave crane")
    assert phase(here) == "throw"
    assert state_of(here)["lying"] == {"3": {"dump-truck": 1, "crane": 1}}
    assert seat(here, 1)["chips"] == chips(4, 1, 1, 0)
    assert refused(here, "leave crane") == "MB-T1"
    six = two(player(), player(chips=chips(6)), seat=0, phase="act", dice=[1, 2]).play("end")
    assert phase(six) == "throw"


def test_MB_T2_all_players_collect_and_six_pays_the_tokens() -> None:
    here = table(
        player(deeds=["light-blue-1"]), player(deeds=["orange-2"]), player(deeds=["brown-1"], mortgaged=["brown-1"])
    )
    four = thrown(here, "1+3")
    assert [seat(four, p)["chips"] for p in range(3)] == [chips(crane=2), chips(excavator=2), {}]
    three = thrown(here, "1+2")
    assert seat(three, 2)["chips"] == {}  # mortgaged
    six = thrown(here, "2+4")
    assert [seat(six, p)["chips"] for p in range(3)] == [chips(2), chips(0, 2), chips(0, 0, 2)]


def test_MB_T3_the_player_on_turn_takes_first_then_clockwise() -> None:
    # Dark blue 2 (seat 1) and nobody else asks for cranes on 8; light blue 1 pays cranes on 4.
    rest = player(chips=chips(crane=19), deeds=[])
    here = table(player(), player(deeds=["light-blue-1"]), rest)
    assert seat(thrown(here, "1+3"), 1)["chips"] == chips(crane=1)
    # On 9 two kinds, on 6 everybody: the bank has one crane left, the cat takes what there is.
    assert seat(thrown(here, "2+4"), 1)["chips"] == chips(crane=1)
    # Two deeds of one kind on one number: an edition of our own.
    text = FIGURES.replace("number = 12\nkind", "number = 4\nkind")
    both = table(
        player(deeds=["light-blue-1"]),
        player(deeds=["green-2"]),
        player(chips=chips(crane=17)),
        edition={"text": text},
        seat=1,
    )
    after = thrown(both, "1+3")
    assert [seat(after, p)["chips"] for p in range(2)] == [chips(crane=1), chips(crane=2)]


def test_MB_T4_clockwise_picking_up_on_the_way_but_not_where_one_starts() -> None:
    lying = {"3": chips(boat=1), "4": chips(crane=2), "6": chips(dump_truck=3), "7": chips(excavator=1)}
    here = two(player(space=3), state={"lying": lying})
    after = thrown(here, "1+2")
    assert seat(after, 0)["space"] == 6
    assert seat(after, 0)["chips"] == chips(dump_truck=3, crane=2)
    assert state_of(after)["lying"] == {"3": chips(boat=1), "7": chips(excavator=1)}


def test_MB_T5_doubles_give_an_extra_turn_and_the_third_leads_to_jail() -> None:
    first = thrown(two(player(space=7)), "1+1").play("auction").play("drop").play("drop")
    assert state_of(first)["turn"]["extra_turn"] is True
    second = first.play("end")
    assert (second.turn, second.turns, phase(second)) == (0, 2, "throw")
    third = thrown(second, "2+2").play("auction").play("drop").play("drop").play("end")
    jailed = thrown(third, "3+3")
    assert seat(jailed, 0)["space"] == JAIL
    assert seat(jailed, 0)["failed_tries"] == 0
    assert jailed.turn == 1
    assert [seat(jailed, p)["chips"] for p in range(2)] == [chips(2), chips(0, 2)]  # everybody collects for a 6
    surplus = two(player(space=7, chips=chips(6)), phase="act", dice=[1, 1], doubles=1, extra_turn=True)
    assert phase(surplus.play("end")) == "throw"
    surplus = two(player(space=7, chips=chips(7)), phase="act", dice=[1, 1], doubles=1, extra_turn=True)
    assert phase(surplus.play("end")) == "surplus"
    sent = thrown(two(player(space=GO_TO_JAIL - 2)), "1+1")
    assert sent.turn == 1


def test_MB_T6_after_moving_trade_mortgage_build_then_the_turn_ends() -> None:
    before = two(player(deeds=["brown-1"], chips=chips(4, 1, 1, 0)))
    for action in ("trade 4 dump-truck for boat", "mortgage brown-1", "build 1,1", "offer B: 50 for crane", "end"):
        assert refused(before, action) == "MB-T6"
    here = act(player(deeds=["brown-1"], chips=chips(5, 1, 1, 0)))
    built = here.play("trade 4 dump-truck for boat").play("mortgage brown-1").play("build 1,1").play("pay-off brown-1")
    assert seat(built, 0)["chips"] == chips(crane=1, boat=1)
    assert cash(built)[0] == 900 + 30 - 35
    assert built.play("end").turn == 1
    assert refused(here, "throw") == "MB-T6"
    assert refused(here, "trade 4 crane for boat") == "MB-T6"
    assert refused(here, "trade 4 dump-truck for dump-truck") == "MB-T6"


# ---- Spaces ---------------------------------------------------------------------------------------------------------


def test_MB_B1_start_pays_for_landing_and_passing() -> None:
    assert cash(thrown(two(player(space=29)), "1+2")) == [1100, 900]
    assert cash(thrown(two(player(space=30)), "1+3")) == [1100, 900]
    assert cash(thrown(two(player(space=28)), "1+1")) == [900, 900]


def test_MB_B2_unowned_property_is_bought_or_auctioned() -> None:
    here = thrown(two(player(space=2)), "1+2")
    assert first_steps(here)[:2] == ["buy", "auction"]
    bought = here.play("buy")
    assert seat(bought, 0)["deeds"] == ["light-blue-1"]
    assert cash(bought) == [800, 900]
    assert refused(here, "end") == "MB-B2"
    assert phase(here.play("auction")) == "auction"
    just_enough = thrown(two(player(space=2, cash=100)), "1+2")
    assert first_steps(just_enough)[:2] == ["buy", "auction"]
    assert cash(just_enough.play("buy")) == [0, 900]
    poor = thrown(two(player(space=2, cash=95)), "1+2")
    assert refused(poor, "buy") == "MB-B2"
    assert "buy" not in first_steps(poor)
    assert refused(bought, "buy") == "MB-B2"


def test_MB_B3_auction() -> None:
    broke = player(cash=0, bankrupt=True)
    jailed = player(space=JAIL, failed_tries=0, cash=200)
    here = thrown(table(player(space=2, cash=60), broke, jailed, player(cash=300)), "1+2").play("auction")
    assert here.turn == 0  # the one who declined may bid, and begins
    assert refused(here, "bid 5") == "MB-B3"
    assert refused(here, "bid 65") == "MB-B3"
    with pytest.raises(bm.UnknownAction, match="multiples of 5"):
        here.why_not("bid 12")
    here = here.play("bid 10")
    assert here.turn == 2  # the bankrupt player is passed over, the jailed one is not
    assert refused(here, "bid 10") == "MB-B3"
    assert refused(here, "offer A: 50 for 10") == "MB-D1"
    assert here.interrupts() == ()
    here = here.play("bid 15").play("bid 60")
    assert here.turn == 2  # seat 0 cannot raise above 60 and has dropped out
    sold = here.play("drop")
    assert seat(sold, 3)["deeds"] == ["light-blue-1"]
    assert cash(sold) == [60, 0, 200, 240]
    assert (sold.turn, phase(sold)) == (0, "act")
    nobody = thrown(two(player(space=2)), "1+2").play("auction").play("drop").play("drop")
    assert state_of(nobody)["players"][0]["deeds"] == state_of(nobody)["players"][1]["deeds"] == []
    alone = thrown(two(player(space=2)), "1+2").play("auction").play("drop").play("bid 10")
    assert cash(alone) == [900, 890]


def test_MB_B3_the_auction_is_over_when_it_is_the_highest_bidders_turn_again() -> None:
    """Whoever sits between them was passed by, even where a table set up by hand still counts them in."""
    auction = {"bid": 50, "bidder": 0, "bidding": [0, 1, 2]}
    people = (player(space=3), player(), player())
    here = table(*people, phase="auction", actor=2, dice=[1, 2], state={"auction": auction}).play("drop")
    assert (phase(here), cash(here)[0], seat(here, 0)["deeds"]) == ("act", 850, ["brown-2"])


def test_MB_B4_rent_and_set_rent() -> None:
    def rent(**owner: Any) -> list[int]:
        return cash(thrown(two(player(space=2), player(**owner)), "1+2"))

    assert rent(deeds=["light-blue-1"]) == [885, 915]
    assert rent(deeds=["light-blue-1", "light-blue-2"]) == [870, 930]
    assert rent(deeds=["light-blue-1", "light-blue-2"], mortgaged=["light-blue-2"]) == [870, 930]
    assert rent(deeds=["light-blue-1", "light-blue-2"], mortgaged=["light-blue-1"]) == [900, 900]
    own = thrown(two(player(space=2, deeds=["light-blue-1"])), "1+2")
    assert cash(own) == [900, 900]
    assert cash(thrown(two(player(space=2), player(JAIL, failed_tries=1, deeds=["light-blue-1"])), "1+2")) == [885, 915]


def test_MB_B5_take_two() -> None:
    assert seat(thrown(two(player(space=7)), "1+2"), 0)["chips"] == chips(crane=2)
    assert seat(thrown(two(player(space=7), player(chips=chips(crane=19))), "1+2"), 0)["chips"] == chips(crane=1)


def test_MB_B6_roll_for_resources() -> None:
    here = thrown(two(player(space=3), player(deeds=["dark-blue-2"])), "1+2")
    assert (here.turn, phase(here)) == (bm.CHANCE, "roll")
    for dice, kind in (("1+1", "dump-truck"), ("3+4", "crane"), ("4+5", "excavator"), ("4+4", "boat")):
        rolled = here.play(f"dice {dice}")
        assert seat(rolled, 0)["chips"] == {kind: 2}
        assert seat(rolled, 0)["space"] == ROLL
        assert seat(rolled, 1)["chips"] == {}
        assert rolled.play("end").turn == 1


def test_MB_B7_steal_one_chip() -> None:
    jailed = player(space=JAIL, failed_tries=0, chips=chips(crane=1))
    here = thrown(table(player(space=STEAL - 3), jailed, player(chips=chips(boat=2)), player()), "1+2")
    assert first_steps(here) == ["no steal", "steal crane from B", "steal boat from C"]
    assert seat(here.play("steal crane from cat"), 0)["chips"] == chips(crane=1)
    assert seat(here.play("no steal"), 0)["chips"] == {}
    assert refused(here, "steal boat from B") == "MB-B7"
    assert refused(here, "steal boat from A") == "MB-D1"
    assert refused(here, "end") == "MB-B7"
    assert phase(thrown(two(player(space=STEAL - 3)), "1+2")) == "act"
    assert refused(act(), "steal crane from B") == "MB-B7"


def test_MB_B8_free_parking() -> None:
    here = thrown(two(player(space=PARKING - 3, chips=chips(2, 1, 0, 1))), "1+2")
    after = here.play("trade 2 dump-truck for excavator")
    assert seat(after, 0)["chips"] == chips(0, 1, 1, 1)
    assert refused(after, "trade crane + boat for dump-truck") == "MB-B8"
    assert seat(here.play("trade boat + crane for excavator"), 0)["chips"] == chips(2, 0, 1, 0)
    assert refused(here, "trade crane + boat for boat") == "MB-T6"
    assert refused(here, "trade 2 crane for boat") == "MB-S3"
    assert here.play("end").turn == 1
    assert refused(act(player(chips=chips(2, 1))), "trade 2 dump-truck for boat") == "MB-B8"


def drawn(card: str, *players: dict[str, Any], **state: Any) -> bm.Position:
    """Seat 0 lands on Chance and draws this card."""
    first, *others = players or (player(),)
    people = [{**first, "space": CHANCE - 3}, *(others or [player()])]
    return thrown(table(*people, state=state or None), "1+2").play(f"card {card}")


def test_MB_B9_chance_cards() -> None:
    kept = drawn("get-out-of-jail")
    assert seat(kept, 0)["get_out_cards"] == 1
    assert state_of(kept)["chance"]["under"] == []
    assert state_of(drawn("receive"))["chance"]["under"] == ["receive"]
    assert cash(drawn("receive")) == [1000, 900]
    assert cash(drawn("pay")) == [850, 900]
    island = {"1,1": {"seat": 0, "floors": 3}, "2,1": {"seat": 0, "floors": 1}, "3,1": {"seat": 1, "floors": 4}}
    assert cash(drawn("pay-per-floor", player(), player(), island=island)) == [860, 900]
    start = drawn("to-start")
    assert cash(start) == [1100, 900]
    assert seat(start, 0)["space"] == 0
    jailed = drawn("to-jail")
    assert seat(jailed, 0)["failed_tries"] == 0
    assert jailed.turn == 1
    assert seat(drawn("take-boat"), 0)["chips"] == chips(boat=2)
    assert seat(drawn("take-one-of-each"), 0)["chips"] == chips(1, 1, 1, 1)
    choice = drawn("take-any")
    assert first_steps(choice) == ["take dump-truck", "take crane", "take excavator", "take boat"]
    assert seat(choice.play("take boat"), 0)["chips"] == chips(boat=1)


def test_MB_B9_cards_that_move() -> None:
    lying = {"6": chips(boat=1), "20": chips(crane=1)}
    parked = drawn("to-free-parking", player(chips=chips(2)), player(), lying=lying)
    assert seat(parked, 0)["space"] == PARKING
    assert seat(parked, 0)["chips"] == chips(2, 0, 0, 1)
    assert "trade 2 dump-truck for boat" in first_steps(parked)
    unowned = drawn("to-unowned", player(), player(deeds=["light-blue-1", "light-blue-2"]))
    assert (seat(unowned, 0)["space"], phase(unowned)) == (9, "buy")
    colours = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")
    owned = [f"{colour}-{i}" for colour in colours for i in (1, 2)]
    sold_out = drawn("to-unowned", player(), player(deeds=owned))
    assert (seat(sold_out, 0)["space"], phase(sold_out)) == (CHANCE, "act")
    only_behind = drawn("to-unowned", player(), player(deeds=owned[1:]))
    assert seat(only_behind, 0)["space"] == 1
    assert cash(only_behind) == [1100, 900]  # passes START


def test_MB_B9_forced_trade_and_chips_from_everybody() -> None:
    here = drawn("forced-trade", player(chips=chips(dump_truck=1)), player(chips=chips(1, 1)))
    assert first_steps(here) == ["swap dump-truck for crane of B"]
    swapped = here.play("swap dump-truck for crane of B")
    assert [seat(swapped, p)["chips"] for p in range(2)] == [chips(crane=1), chips(dump_truck=2)]
    assert phase(drawn("forced-trade", player(), player(chips=chips(1)))) == "act"
    assert phase(drawn("forced-trade", player(chips=chips(1)), player(chips=chips(1)))) == "act"
    given = drawn(
        "collect-chips", player(), player(chips=chips(2)), player(chips=chips(0, 1, 1)), player(cash=0, bankrupt=True)
    )
    assert given.turn == 2  # seat 1 has only one kind, so nothing to choose
    assert refused(given, "give boat") == "MB-S3"
    done = given.play("give crane")
    assert seat(done, 0)["chips"] == chips(1, 1)
    assert (done.turn, phase(done)) == (0, "act")


def test_MB_B9_after_one_pass_the_order_is_known() -> None:
    everything = state_of(two())["chance"]["unseen"]
    order = ["receive", "take-boat", "take-crane"]
    under = order + [n for n in everything for _ in range(everything[n]) if n not in (*order, "get-out-of-jail")]
    holder = player(get_out_cards=2)
    here = two(player(space=1), holder, state={"chance": {"under": under}})
    after = thrown(here, "1+2")
    assert after.turn == 0  # nothing left to chance
    assert cash(after) == [1000, 900]
    assert state_of(after)["chance"] == {"unseen": {}, "under": [*under[1:], "receive"]}


def test_MB_B10_visiting_and_going_to_jail() -> None:
    visit = thrown(two(player(space=5)), "1+2")
    assert (seat(visit, 0)["failed_tries"], phase(visit)) == (None, "act")
    lying = {"24": chips(boat=1), "8": chips(crane=1), "26": chips(crane=2)}
    sent = thrown(two(player(space=21, cash=100), state={"lying": lying}), "1+2")
    assert seat(sent, 0)["space"] == JAIL
    assert seat(sent, 0)["chips"] == chips(boat=1)  # of the way there, nothing from jail's own space
    assert cash(sent) == [100, 900]
    assert sent.turn == 1
    # Chips left in jail lie on the shared space, and a visitor picks them up.
    crowded = player(space=JAIL, failed_tries=0, chips=chips(7))
    jail = two(player(space=5), crowded, phase="act", dice=[1, 2]).play("end").play("leave dump-truck")
    assert state_of(jail)["lying"] == {"8": chips(1)}
    visitor = thrown(two(player(space=5), state={"lying": {"8": chips(1)}}), "1+2")
    assert seat(visitor, 0)["chips"] == chips(1)


# ---- Jail -----------------------------------------------------------------------------------------------------------


def test_MB_J1_in_jail_everything_but_building() -> None:
    jailed = player(space=JAIL, failed_tries=0, chips=chips(4, 1, 1, 1), deeds=["light-blue-1"])
    here = thrown(two(jailed), "1+2")
    assert phase(here) == "act"
    assert refused(here, "build 1,1") == "MB-J1"
    for action in ("trade 4 dump-truck for boat", "mortgage light-blue-1", "offer B: crane for 50", "end"):
        assert here.why_not(action) is None
    assert cash(thrown(two(player(space=2), jailed), "1+2")) == [885, 915]
    assert seat(thrown(two(player(space=1), jailed), "1+3"), 1)["chips"] == chips(4, 3, 1, 1)


def test_MB_J2_three_ways_out() -> None:
    jailed = player(space=JAIL, failed_tries=0, get_out_cards=1)
    here = two(jailed)
    assert [step.split()[0] for step in first_steps(here)] == ["throw", "pay", "use", "offer"]
    paid = here.play("pay")
    assert cash(paid) == [850, 900]
    assert first_steps(paid) == ["throw"]
    assert state_of(thrown(paid, "1+1"))["turn"]["extra_turn"] is True
    card = here.play("use card")
    assert state_of(card)["chance"]["under"] == ["get-out-of-jail"]
    assert seat(thrown(card, "1+2"), 0)["space"] == JAIL + 3
    doubles = thrown(here, "1+1")
    assert (seat(doubles, 0)["space"], seat(doubles, 0)["failed_tries"]) == (JAIL + 2, None)
    assert doubles.play("end").turn == 1  # no extra throw
    failed = thrown(here, "1+2")
    assert (seat(failed, 0)["space"], seat(failed, 0)["failed_tries"]) == (JAIL, 1)
    assert refused(two(player(space=JAIL)), "pay") == "MB-J2"
    assert refused(two(player(space=JAIL, failed_tries=0, cash=45)), "pay") == "MB-J2"
    assert refused(two(player(space=JAIL, failed_tries=0)), "use card") == "MB-J2"
    # A Get-out card may be bought at the start of the turn.
    buyer = two(player(space=JAIL, failed_tries=0), player(get_out_cards=1))
    bought = buyer.play("offer B: 50 for card").play("accept").play("use card")
    assert cash(bought) == [850, 950]


def test_MB_J2_the_third_failure_pays_and_throws_again() -> None:
    third = thrown(two(player(space=JAIL, failed_tries=2)), "1+2")
    assert (third.turn, phase(third)) == (0, "throw")
    assert cash(third) == [850, 900]
    moved = thrown(third, "1+1")
    assert seat(moved, 0)["space"] == JAIL + 2
    assert state_of(moved)["turn"]["extra_turn"] is True
    debt = thrown(two(player(space=JAIL, failed_tries=2, cash=40, deeds=["brown-1"])), "1+2")
    assert (phase(debt), state_of(debt)["debt"]) == ("debt", {"amount": 50, "creditor": None, "then": "throw"})
    assert phase(debt.play("mortgage brown-1")) == "throw"


def test_MB_J3_throws_in_jail_pay_everybody() -> None:
    here = two(player(space=JAIL, failed_tries=0), player(deeds=["light-blue-1"]))
    assert seat(thrown(here, "1+3"), 1)["chips"] == chips(crane=2)
    six = thrown(here, "2+4")
    assert [seat(six, p)["chips"] for p in range(2)] == [chips(2), chips(0, 2)]


# ---- Building -------------------------------------------------------------------------------------------------------

TALL = {"1,1": {"seat": 0, "floors": 4}}


def test_MB_F1_chips_to_the_bank_a_block_on_the_island() -> None:
    here = act(player(chips=chips(3, 3, 3, 3)))
    first = here.play("build 2,3")
    assert state_of(first)["island"] == {"2,3": {"seat": 0, "floors": 1}}
    assert seat(first, 0)["chips"] == chips(2, 3, 2, 3)
    assert state_of(first)["bank"] == chips(18, 17, 18, 17)
    assert seat(first, 0)["blocks"] == 11
    third = first.play("build 2,3").play("build 2,3")  # any number of floors in one turn
    assert seat(third, 0)["chips"] == chips(1, 1, 0, 1)
    assert refused(third, "build 2,3") == "MB-F1"
    theirs = act(player(chips=chips(3, 3, 3, 3)), state={"island": {"2,3": {"seat": 1, "floors": 1}}})
    assert refused(theirs, "build 2,3") == "MB-F1"
    assert refused(theirs, "build 6,1") == "MB-F1"
    all_used = {f"{x},1": {"seat": 0, "floors": 4} for x in (1, 2)} | {"3,1": {"seat": 0, "floors": 3}}
    used = all_used | {"4,1": {"seat": 0, "floors": 1}}
    assert refused(act(player(chips=chips(3, 3, 3, 3)), state={"island": used}), "build 5,1") == "MB-F1"


def test_MB_F2_four_floors_then_the_penthouse_without_a_block() -> None:
    three = {f"{x},1": {"seat": 0, "floors": 4} for x in (1, 2, 3)}
    here = act(player(chips=PENTHOUSE_CHIPS), state={"island": three})
    assert seat(here, 0)["blocks"] == 0
    built = here.play("build 1,1")
    assert state_of(built)["island"]["1,1"]["floors"] == 5
    assert seat(built, 0)["blocks"] == 0
    low = act(player(chips=PENTHOUSE_CHIPS), state={"island": {"1,1": {"seat": 0, "floors": 3}}})
    assert not low.play("build 1,1").over


def test_MB_F3_the_penthouse_ends_the_game_at_once() -> None:
    here = act(player(chips=PENTHOUSE_CHIPS), state={"island": TALL}, dice=[2, 2], doubles=1, extra_turn=True)
    won = here.play("build 1,1")
    assert won.over
    assert won.turn == bm.OVER
    assert won.actions() == []
    assert refused(won, "end") == "MB-F3"
    assert won.winners == (0,)
    parked = player(space=PARKING, chips=PENTHOUSE_CHIPS)
    over = act(parked, state={"island": TALL}, parking=True, dice=[2, 2], doubles=1, extra_turn=True).play("build 1,1")
    assert (state_of(over)["turn"]["parking"], state_of(over)["turn"]["extra_turn"]) == (False, False)
    assert bm.position(over.to_json()) == over


# ---- Deals ----------------------------------------------------------------------------------------------------------


def test_MB_D1_offer_accept_refuse_counter() -> None:
    here = act(player(chips=chips(crane=2)), player(deeds=["light-blue-1"], chips=chips(boat=1)))
    offered = here.play("offer cat: 2 cranes + 50 for ketelstraat")
    assert (offered.turn, phase(offered)) == (1, "answer")
    assert state_of(offered)["offer"] == {
        "from": 0,
        "to": 1,
        "gives": {"deeds": [], "chips": chips(crane=2), "cards": 0, "money": 50},
        "takes": {"deeds": ["light-blue-1"], "chips": {}, "cards": 0, "money": 0},
    }
    assert refused(offered, "end", by=0) == "MB-T6"
    done = offered.play("accept")
    assert (done.turn, phase(done)) == (0, "act")
    assert cash(done) == [850, 950]
    assert seat(done, 0)["deeds"] == ["light-blue-1"]
    assert seat(done, 1)["chips"] == chips(crane=2, boat=1)
    refusal = offered.play("refuse")
    assert (refusal.turn, phase(refusal), cash(refusal)) == (0, "act", [900, 900])
    counter = offered.play("counter: ketelstraat + boat for 2 cranes + 100")
    assert counter.turn == 0
    final = counter.play("accept")
    assert cash(final) == [800, 1000]
    assert seat(final, 0)["deeds"] == ["light-blue-1"]
    assert seat(final, 0)["offers"] == seat(final, 1)["offers"] == 1
    assert final.turn == 0


def test_MB_D1_stepping_in_and_going_on_where_it_was() -> None:
    people = player(), player(chips=chips(crane=2)), player(chips=chips(boat=1))
    before = table(*people)
    assert before.interrupts() == (1, 2)
    assert refused(before, "throw", by=1) == "MB-D1"
    deal = before.play("offer C: crane for boat", seat=1)
    assert deal.turn == 2
    assert deal.interrupts() == ()  # one open offer at most
    after = deal.play("accept")
    assert (after.turn, phase(after)) == (0, "throw")
    assert seat(after, 1)["chips"] == chips(crane=1, boat=1)
    buying = thrown(table(player(space=2), *people[1:]), "1+2")
    sold = buying.play("offer A: crane for 20", seat=1).play("accept")
    assert (sold.turn, phase(sold), state_of(sold)["turn"]["dice"]) == (0, "buy", [1, 2])
    assert before.play("throw").interrupts() == ()  # never at a chance event
    with pytest.raises(bm.BurgomasterError, match="cannot step in"):
        before.play("throw").step_in(1)
    stepped = before.step_in(1)
    assert (stepped.turn, phase(stepped)) == (1, "offer")
    assert bm.position(stepped.to_json()) == stepped
    assert table(*people, options={"deals": "no"}).interrupts() == ()


def test_MB_D1_a_debtor_deals_and_then_pays() -> None:
    debt = {"amount": 100, "creditor": 1}
    here = two(player(cash=40, chips=chips(boat=1)), phase="debt", dice=[1, 2], state={"debt": debt})
    offered = here.play("offer B: boat for 60")
    paid = offered.play("accept")
    assert cash(paid) == [0, 940]
    assert (paid.turn, phase(paid), state_of(paid)["debt"]) == (0, "act", None)
    assert phase(offered.play("refuse")) == "debt"
    saved = here.play("offer A: 60 for boat", seat=1).play("accept")
    assert cash(saved) == [0, 940]


def test_MB_D1_at_most_five_offers_in_a_turn() -> None:
    here = act(player(chips=chips(crane=1)), player(chips=chips(boat=5)))
    for _ in range(5):
        here = here.play("offer B: crane for boat").play("refuse")
    assert refused(here, "offer B: crane for boat") == "MB-D1"
    assert here.why_not("offer A: boat for crane", seat=1) is None
    nxt = here.play("end")
    assert nxt.why_not("offer B: crane for boat", seat=0) is None
    theirs = act(player(chips=chips(crane=1)), player(chips=chips(boat=5), offers=5))
    assert first_steps(theirs)[-1].startswith("offer B")  # those of another player do not count
    assert not first_steps(here)[-1].startswith("offer")
    once = act(player(chips=chips(crane=1)), player(chips=chips(boat=5)), options={"offers": "1"})
    once = once.play("offer B: crane for boat").play("offer A: 2 boat for crane")
    assert first_steps(once) == ["accept", "refuse"]  # a counter-offer counts as one


def test_MB_D1_everything_may_be_given_for_a_deed() -> None:
    everything = player(chips=chips(1, 1, 1, 1), deeds=["red-1"], get_out_cards=1)
    here = act(everything, player(cash=0, deeds=["brown-1"]))
    offer = "offer B: red-1 + dump-truck + crane + excavator + boat + card + 900 for brown-1"
    assert cash(here.play(offer).play("accept")) == [0, 900]


def test_MB_D1_hostile_offers() -> None:
    rich = player(cash=100, deeds=["brown-1"], chips=chips(crane=2), get_out_cards=1)
    broke = player(cash=0, bankrupt=True)
    here = table(rich, player(chips=chips(boat=1)), broke, phase="act", dice=[1, 2])
    for offer in (
        "offer B: brown-1 + brown-1 for 50",  # the same deed twice
        "offer B: 3 crane for boat",  # more than one owns
        "offer B: 105 for boat",
        "offer B: 2 card for boat",
        "offer B: brown-2 for boat",
        "offer B: crane for 2 boat",
        "offer B: crane for light-blue-1",
        "offer B: 50 for 20",  # money both ways
        "offer B: crane for crane",
        "offer A: crane for 20",  # to oneself
    ):
        assert refused(here, offer) == "MB-D1", offer
    assert refused(here, "offer C: crane for 20") == "MB-G2"  # to a bankrupt player
    assert refused(here, "offer D: crane for 20") == "MB-M1"
    assert refused(here, "accept") == "MB-D1"  # nothing is open
    for nonsense in (
        "offer B: nothing for boat",
        "offer B: -5 for boat",
        "offer B: 7 for boat",
        "offer B: 5000000 for 5",
    ):
        with pytest.raises(bm.UnknownAction):
            here.why_not(nonsense)
    with pytest.raises(bm.AmbiguousAction):
        here.why_not("offer B: crane")


def test_MB_D1_a_stale_accept_moves_nothing() -> None:
    here = act(player(chips=chips(crane=1)), player(chips=chips(boat=1)))
    offered = here.play("offer B: crane for boat")
    state = offered.state()
    state.chips[1][3] = 0  # the boat is gone
    state.bank[3] += 1
    stale = bm.Position(offered.setting, state)
    assert refused(stale, "accept") == "MB-D1"
    assert first_steps(stale)[0] == "refuse"
    assert refused(offered.play("refuse"), "accept", by=1) == "MB-D1"


def test_MB_D2_a_mortgaged_deed_changes_hands() -> None:
    here = act(player(chips=chips(crane=1)), player(deeds=["brown-1"], mortgaged=["brown-1"]))
    received = here.play("offer B: crane for brown-1").play("accept")
    assert (received.turn, phase(received)) == (0, "redeem")
    assert first_steps(received) == ["keep", "pay-off brown-1"]
    assert refused(received, "end") == "MB-D2"
    kept = received.play("keep")
    assert seat(kept, 0)["mortgaged"] == ["brown-1"]
    assert cash(kept) == [900, 900]  # no fee
    paid = received.play("pay-off brown-1")
    assert cash(paid) == [865, 900]
    assert phase(paid) == "act"
    poor = act(player(cash=30, chips=chips(crane=1)), player(deeds=["brown-1"], mortgaged=["brown-1"]))
    assert phase(poor.play("offer B: crane for brown-1").play("accept")) == "act"


# ---- Debts ----------------------------------------------------------------------------------------------------------


def test_MB_G1_mortgage_and_pay_off() -> None:
    here = act(player(deeds=["light-blue-1", "light-blue-2"]), player(deeds=["brown-1"]))
    mortgaged = here.play("mortgage light-blue-2")
    assert cash(mortgaged) == [955, 900]
    assert refused(mortgaged, "mortgage light-blue-2") == "MB-G1"
    assert refused(mortgaged, "mortgage brown-1") == "MB-G1"
    assert refused(mortgaged, "pay-off light-blue-1") == "MB-G1"
    assert cash(mortgaged.play("pay-off light-blue-2")) == [890, 900]
    poor = act(player(cash=60, deeds=["light-blue-2"], mortgaged=["light-blue-2"]))
    assert refused(poor, "pay-off light-blue-2") == "MB-G1"


def test_MB_G2_a_debtor_mortgages_first_and_is_bankrupt_only_then() -> None:
    here = thrown(two(player(space=2, cash=5, deeds=["brown-1", "brown-2"]), player(deeds=["light-blue-1"])), "1+2")
    assert (phase(here), state_of(here)["debt"]["amount"]) == ("debt", 15)
    assert refused(here, "bankrupt") == "MB-G2"
    assert refused(here, "end") == "MB-G2"
    paid = here.play("mortgage brown-1")
    assert (phase(paid), cash(paid)) == ("act", [20, 915])
    lost = table(player(space=2, cash=5), player(deeds=["light-blue-1"]), player(chips=chips(boat=1)))
    lost = thrown(lost, "1+2").play("bankrupt")
    assert seat(lost, 0)["bankrupt"] is True
    assert lost.turn == 1
    assert lost.interrupts() == (2,)  # no more deals
    after = thrown(lost, "2+4")
    assert seat(after, 0)["chips"] == {}  # no more collecting
    assert refused(act(), "bankrupt") == "MB-G2"


def test_MB_G3_bankrupt_to_a_player() -> None:
    debtor = player(2, 10, chips(1, 1), deeds=["brown-1"], mortgaged=["brown-1"], get_out_cards=1)
    island = {"1,1": {"seat": 0, "floors": 2}}
    heir = player(cash=100, deeds=["light-blue-1"])
    here = thrown(table(debtor, heir, player(), state={"island": island}), "1+2").play("bankrupt")
    assert (here.turn, phase(here)) == (1, "redeem")  # may pay off at once
    assert cash(here) == [0, 110, 900]
    person = seat(here, 1)
    assert person["deeds"] == ["brown-1", "light-blue-1"]
    assert person["mortgaged"] == ["brown-1"]
    assert person["chips"] == chips(1, 1)
    assert person["get_out_cards"] == 1
    assert here.scores[0] == 3 + 5  # the building stays, and counts
    paid = here.play("pay-off brown-1")
    assert (paid.turn, phase(paid), cash(paid)) == (1, "throw", [0, 75, 900])


def test_MB_G4_bankrupt_to_the_bank() -> None:
    debtor = player(JAIL, 10, chips(1, 1), failed_tries=2, deeds=["brown-1"], mortgaged=["brown-1"], get_out_cards=1)
    here = thrown(table(debtor, player(), player()), "1+2").play("bankrupt")
    state = state_of(here)
    assert cash(here) == [0, 900, 900]
    assert state["bank"] == chips(20, 20, 20, 20)
    assert state["chance"]["under"] == ["get-out-of-jail"]
    bought = thrown(two(player(space=31), player()), "1+1")
    assert "buy" in first_steps(bought)
    assert all(person["deeds"] == [] for person in state["players"])
    assert here.turn == 1


def test_MB_G5_the_last_solvent_player_plays_on_alone() -> None:
    here = table(player(chips=PENTHOUSE_CHIPS), player(cash=0, bankrupt=True), phase="act", dice=[1, 2])
    alone = here.play("build 1,1").play("end")
    assert (alone.turn, alone.over) == (0, False)
    assert alone.interrupts() == ()


# ---- The end --------------------------------------------------------------------------------------------------------


def test_MB_E1_points() -> None:
    island = {
        "1,1": {"seat": 0, "floors": 1},
        "2,2": {"seat": 0, "floors": 2},
        "3,3": {"seat": 0, "floors": 3},
        "5,1": {"seat": 1, "floors": 4},
        "5,2": {"seat": 1, "floors": 1},
    }
    sets = ["dark-blue-1", "dark-blue-2", "brown-1", "brown-2"]
    here = act(player(cash=5, deeds=sets, mortgaged=["brown-1"]), player(cash=10), state={"island": island})
    assert here.scores == (1 + 3 + 6 + 5 + 1, 10 + 1 + 3 + 5)
    wide = {f"{x},2": {"seat": 0, "floors": 1} for x in (1, 2, 3)} | {
        f"{x},4": {"seat": 1, "floors": 1} for x in (4, 5)
    }
    assert act(player(cash=5), player(cash=5), state={"island": wide}).scores == (3 + 5, 2)
    diagonal = {"1,1": {"seat": 0, "floors": 1}, "2,2": {"seat": 0, "floors": 1}, "5,1": {"seat": 1, "floors": 1}}
    assert act(player(cash=5), player(cash=5), state={"island": diagonal}).scores == (2, 1)
    top = act(player(cash=5, chips=PENTHOUSE_CHIPS), player(cash=5), state={"island": TALL})
    assert top.play("build 1,1").scores == (16 + 5, 0)
    edges = {"5,1": {"seat": 0, "floors": 1}, "1,2": {"seat": 0, "floors": 1}, "3,3": {"seat": 1, "floors": 1}}
    assert act(player(cash=5), player(cash=5), state={"island": edges}).scores == (2, 1)  # rows do not run on


def test_MB_E2_a_tie_for_a_bonus_card_gives_it_to_nobody() -> None:
    assert act(player(cash=100), player(cash=100)).scores == (0, 0)
    assert act(player(cash=105), player(cash=100)).scores == (3, 0)


def test_MB_E3_most_points_then_most_money_then_shared() -> None:
    def end(*players: dict[str, Any], **state: Any) -> bm.Position:
        return table(*players, phase="over", round=100, state=state)

    house = {"1,1": {"seat": 0, "floors": 1}}
    assert end(player(cash=5), player(cash=900), island=house).winners == (0,)
    tie = end(player(cash=10, deeds=["pink-1", "pink-2", "brown-1", "brown-2"]), player(cash=20))
    assert tie.scores == (3, 3)
    assert tie.winners == (1,)
    swapped = end(player(cash=20), player(cash=10, deeds=["pink-1", "pink-2", "brown-1", "brown-2"]))
    assert swapped.scores == (3, 3)
    assert swapped.winners == (0,)
    shared = end(player(cash=50), player(cash=50))
    assert shared.winners == (0, 1)
    assert shared.returns == (Fraction(1, 2), Fraction(1, 2))


def test_MB_E4_the_game_also_ends_when_nobody_can_finish_or_after_the_round_limit() -> None:
    text = re.sub(r"\[island\].*", '[island]\n1 = "##"\n', FIGURES, flags=re.DOTALL)
    here = act(
        player(chips=chips(1, 1, 1, 1)), state={"island": {"1,1": {"seat": 1, "floors": 1}}}, edition={"text": text}
    )
    assert not here.play("build 2,1").over
    island = {"1,1": {"seat": 0, "floors": 1}}
    broke = table(
        player(cash=5, space=2),
        player(deeds=["light-blue-1"], cash=100),
        edition={"text": text},
        state={"island": island},
    )
    assert not thrown(broke, "1+2").play("bankrupt").over  # one foundation is left
    full = island | {"2,1": {"seat": 0, "floors": 1}}
    broke = table(
        player(cash=5, space=2),
        player(deeds=["light-blue-1"], cash=100),
        edition={"text": text},
        state={"island": full},
    )
    assert thrown(broke, "1+2").play("bankrupt").over
    last = two(seat=1, first=0, round=100, phase="act", dice=[1, 2]).play("end")
    assert (last.over, state_of(last)["turn"]["round"]) == (True, 100)
    assert bm.position(last.to_json()) == last
    for players in (2, 3):  # the limit is the last round played, not the first one left out
        before = [player() for _ in range(players)]
        assert not table(*before, seat=players - 1, first=0, round=99, phase="act", dice=[1, 2]).play("end").over
    assert not two(seat=0, first=0, round=100, phase="act", dice=[1, 2]).play("end").over
    short = two(seat=1, first=0, round=50, phase="act", dice=[1, 2], options={"rounds": "50"})
    assert short.play("end").over
    with pytest.raises(bm.BadPosition, match=r"state\.turn\.phase"):
        act(state={"island": full}, edition={"text": text.replace("blocks = 12", "blocks = 4")}).play("end")


def test_MB_E4_the_last_round_may_end_with_a_bankruptcy() -> None:
    """The heir is asked about the mortgages first; then the game is over, and was the turn of the one who had it."""
    people = (player(deeds=["light-blue-1"]), player(space=2, cash=5, deeds=["brown-1"], mortgaged=["brown-1"]))
    here = thrown(two(*people, seat=1, first=0, round=100), "1+2").play("bankrupt")
    assert (here.turn, phase(here)) == (0, "redeem")
    over = here.play("keep")
    assert (over.over, state_of(over)["turn"]["seat"], state_of(over)["turn"]["actor"]) == (True, 1, 1)
    assert bm.position(over.to_json()) == over


@pytest.mark.parametrize(
    ("floors", "over"),
    [
        ({}, False),  # four blocks are just enough for a building of four floors
        ({"1,1": (0, 1), "2,1": (0, 1), "3,1": (1, 1)}, False),  # and three for three floors more
        ({"1,1": (0, 1), "2,1": (0, 1), "3,1": (1, 3)}, False),  # and one for the last floor
        ({"1,1": (0, 1), "2,1": (1, 1), "3,1": (1, 1)}, True),  # two are one too few
    ],
)
def test_MB_E4_blocks_that_are_just_enough_to_finish(floors: dict[str, tuple[int, int]], over: bool) -> None:
    text = re.sub(r"\[island\].*", '[island]\n1 = "###"\n', FIGURES, flags=re.DOTALL).replace(
        "blocks = 12", "blocks = 4"
    )
    island = {field: {"seat": seat, "floors": count} for field, (seat, count) in floors.items()}
    broke = table(
        player(cash=5, space=2),
        player(deeds=["light-blue-1"], cash=100),
        edition={"text": text},
        state={"island": island},
    )
    assert thrown(broke, "1+2").play("bankrupt").over is over


def test_MB_D1_an_offer_as_json_means_the_same_as_in_words() -> None:
    from burgomaster.games.monopoly_builder.actions import parse

    data = '{"to": 1, "gives": {"chips": {"crane": 2}, "money": 50}, "takes": {"deeds": ["light-blue-1"], "cards": 1}}'
    assert parse(data) == parse("offer B: 2 crane + 50 for light-blue-1 + card")
    assert parse('{"to": "cat", "gives": {"money": 50}, "takes": {"chips": {"boat": 1}}}') == parse(
        "offer B: 50 for boat"
    )
    for broken in (
        "{",
        "{}",
        '{"to": 1}',
        '{"to": 9, "gives": {}, "takes": {}}',
        '{"to": 1, "gives": [], "takes": {}}',
    ):
        with pytest.raises(bm.UnknownAction):
            parse(broken)
    for bad in ('{"money": -5}', '{"blocks": 2}', '{"chips": {"crane": -2}}', '{"deeds": "x"}', '{"money": 1e999}'):
        with pytest.raises(bm.UnknownAction):
            parse(f'{{"to": 1, "gives": {bad}, "takes": {{"money": 5}}}}')
