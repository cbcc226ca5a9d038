"""What the rules of Monopoly Builder tell, effect by effect, in positions set up by hand."""

from __future__ import annotations

from typing import Any

import burgomaster as bm
from tests.games.monopoly_builder.decks import deck, with_cards
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
    chips,
    player,
    start,
    table,
    thrown,
    two,
)


def told(position: bm.Position) -> list[str]:
    """The effects of the last action, a line each: kind, rule, and what it speaks of."""
    return [
        " ".join([one.kind, one.rule, *(f"{slot}={value}" for slot, value in one.values.items())])
        for one in position.effects
    ]


def edition(old: str, new: str) -> dict[str, str]:
    """The house edition with something changed."""
    text = FIGURES
    assert old in text, old
    return {"text": text.replace(old, new)}


def drawn(card: str, *people: dict[str, Any], **more: Any) -> bm.Position:
    """Seat 0 stands on Chance (space 4) and draws this card; the first person stands there already."""
    first, *others = people
    state = more.pop("state", None)
    here = table({**first, "space": 1}, *others, state=state, **more)
    return thrown(here, "1+2").play(f"card {card}")


# ---- The first turn, turns and rounds -------------------------------------------------------------------------------


def test_MB_S2_a_tie_is_thrown_again_by_those_who_tie() -> None:
    here = start(3).play("dice 5+6")
    assert told(here) == ["throws-to-start MB-S2 who=0 first=5 second=6 total=11"]
    here = here.play("dice 1+1").play("dice 5+6")
    assert told(here) == [
        "throws-to-start MB-S2 who=2 first=5 second=6 total=11",
        "outdone MB-S2 who=1 total=2",
        "ties-to-start MB-S2 who=0 total=11",
        "ties-to-start MB-S2 who=2 total=11",
    ]
    assert here.told() == [
        "C threw 5 and 6 for the first turn, 11 together.",
        "A and C tied with 11 and had to throw again.",
    ]
    assert here.told("it", ["Anna", "Bram", "Elena"], 2) == [
        "Hai tirato 5 e 6 per il primo turno, in tutto 11.",
        "Tu e Anna avete fatto 11 a testa e avete dovuto tirare di nuovo.",
    ]
    four = start(4).play("dice 1+2").play("dice 5+6").play("dice 1+1").play("dice 5+6")
    assert told(four)[1:] == [
        "outdone MB-S2 who=2 total=2",
        "outdone MB-S2 who=0 total=3",
        "ties-to-start MB-S2 who=1 total=11",
        "ties-to-start MB-S2 who=3 total=11",
    ]
    here = here.play("dice 1+2").play("dice 2+2")
    assert told(here) == [
        "throws-to-start MB-S2 who=2 first=2 second=2 total=4",
        "outdone MB-S2 who=0 total=3",
        "starts MB-S2 who=2 total=4",
        "turn MB-S2 who=2 number=1",
    ]
    assert here.told()[1:] == ["C threw highest and starts."]


def test_MB_T6_the_dice_go_left_past_the_bankrupt_and_rounds_are_counted() -> None:
    here = table(player(), player(bankrupt=True, cash=0), player(), seat=2, first=0, phase="act", dice=[1, 2], number=7)
    assert told(here.play("end")) == [
        "ends-turn MB-T6 who=2",
        "round MB-T6 number=2",
        "turn MB-T6 who=0 number=8",
    ]
    here = table(player(), player(bankrupt=True, cash=0), player(), seat=0, phase="act", dice=[1, 2])
    assert told(here.play("end")) == ["ends-turn MB-T6 who=0", "turn MB-T6 who=2 number=2"]


def test_MB_T5_doubles_an_extra_turn_and_the_third_leads_to_jail() -> None:
    here = thrown(two(player(space=2)), "1+1").play("card receive").play("end")
    assert told(here) == ["ends-turn MB-T6 who=0", "extra-turn MB-T5 who=0 number=2"]
    assert here.told() == ["A ended the turn.", "A began the extra turn."]
    assert told(thrown(here, "2+2"))[:2] == [
        "throws MB-T2 who=0 first=2 second=2 total=4",
        "doubles MB-T5 who=0 in_row=2",
    ]
    third = two(player(space=20, deeds=["light-blue-1"]), player(), doubles=2)
    assert told(thrown(third, "2+2")) == [
        "throws MB-T2 who=0 first=2 second=2 total=4",
        "collects MB-T2 who=0 deed=light-blue-1 chip=crane due=2 got=2",
        "too-many-doubles MB-T5 who=0 in_row=3",
        "jailed MB-B10 who=0 at=20 to=8",
        "doubles-end MB-T5 who=0",
        "turn MB-T6 who=1 number=2",
    ]
    assert thrown(third, "2+2").told() == [
        "A threw 2 and 2, 4 together.",
        "A collected two cranes for Ketelstraat.",
        "Doubles 3 times in a row: once too often.",
        "A went to jail, and the turn was over.",
    ]
    assert "doubles-end MB-T5 who=0" in told(thrown(two(player(), player(), doubles=1), "1+2"))


# ---- Throwing and collecting ----------------------------------------------------------------------------------------


def test_MB_T2_T3_a_short_bank_pays_the_player_on_turn_first() -> None:
    here = table(
        player(space=20, deeds=["light-blue-1"], chips=chips(crane=1)),
        player(deeds=["orange-2", "brown-1"], chips=chips(crane=18)),
        player(chips=chips(excavator=19)),
    )
    after = thrown(here, "1+3")
    assert told(after)[1:3] == [
        "collects MB-T3 who=0 deed=light-blue-1 chip=crane due=2 got=1",
        "collects MB-T3 who=1 deed=orange-2 chip=excavator due=2 got=1",
    ]
    assert after.told()[1:3] == [
        "A collected only one crane instead of two for Ketelstraat, because the bank had no more.",
        "B collected only one excavator instead of two for Vreeburg, because the bank had no more.",
    ]
    six = table(player(space=20, chips=chips(crane=19)), player(), player())
    after = thrown(six, "2+4")
    assert told(after)[1:4] == [
        "collects-own MB-T2 who=0 chip=dump-truck due=2 got=2",
        "collects-own MB-T3 who=1 chip=crane due=2 got=1",
        "collects-own MB-T2 who=2 chip=excavator due=2 got=2",
    ]
    assert after.told("nl", seat=2)[1:4] == [
        "A kreeg twee kiepwagens voor de pinguïn.",
        "B kreeg maar één kraan in plaats van twee voor de kat, omdat de bank er niet meer had.",
        "Je kreeg twee graafmachines voor de T-Rex.",
    ]
    enough = two(player(space=20, chips=chips(18)), player(deeds=["light-blue-1"], chips=chips(crane=18)))
    assert told(thrown(enough, "1+3"))[1] == "collects MB-T2 who=1 deed=light-blue-1 chip=crane due=2 got=2"
    assert told(thrown(enough, "2+4"))[1:3] == [
        "collects-own MB-T2 who=0 chip=dump-truck due=2 got=2",
        "collects-own MB-T2 who=1 chip=crane due=2 got=2",
    ]
    nothing = two(player(space=20), player(deeds=["light-blue-1"], chips=chips(crane=20)))
    assert told(thrown(nothing, "1+3"))[1] == "collects MB-T3 who=1 deed=light-blue-1 chip=crane due=2 got=0"


def test_MB_T4_B1_a_move_passes_start_and_picks_up_in_order() -> None:
    lying = {"30": {"boat": 1, "crane": 2}, "0": {"crane": 1}, "2": {"excavator": 1}, "3": {"boat": 4}}
    after = thrown(two(player(space=30), player(), state={"lying": lying}), "1+3")
    assert told(after) == [
        "throws MB-T2 who=0 first=1 second=3 total=4",
        "moves MB-T4 who=0 at=30 to=2 steps=4",
        "passes-start MB-B1 who=0 got=200",
        "picks-up MB-T4 who=0 place=0 chip=crane count=1",
        "picks-up MB-T4 who=0 place=2 chip=excavator count=1",
        "takes MB-B5 who=0 chip=dump-truck due=2 got=2",
    ]
    assert after.told() == [
        "A threw 1 and 3, 4 together.",
        "A moved to the space “Take 2 dump trucks”.",
        "A received M200 at START.",
        "A picked up a crane and an excavator on the way.",
        "A took two dump trucks.",
    ]


def test_MB_T1_a_surplus_chip_is_left_on_the_space() -> None:
    here = act(player(), player(space=3, chips=chips(5, 2))).play("end").play("leave crane")
    assert told(here) == ["leaves MB-T1 who=1 place=3 chip=crane"]
    assert here.told() == ["B had more than six chips and left a crane on Brink."]
    assert here.told("nl", seat=1) == ["Je had meer dan zes fiches en liet een kraan achter op de Brink."]


# ---- Spaces ---------------------------------------------------------------------------------------------------------


def test_MB_B2_buying() -> None:
    here = thrown(two(), "1+2")
    assert told(here)[-1] == "for-sale MB-B2 who=0 deed=brown-2 price=60"
    assert told(here.play("buy")) == ["buys MB-B2 who=0 deed=brown-2 paid=60"]


def test_MB_B4_single_rent_set_rent_and_none() -> None:
    single = thrown(two(player(), player(deeds=["brown-2"])), "1+2")
    assert told(single)[-2:] == [
        "rent MB-B4 who=0 to=1 deed=brown-2 rent=single due=10",
        "pays MB-B4 who=0 to=1 paid=10",
    ]
    assert single.told()[-1] == "A paid B M10 rent for Brink."
    assert single.told(seat=1)[-1] == "A paid you M10 rent for Brink."
    both = thrown(two(player(), player(deeds=["brown-1", "brown-2"], mortgaged=["brown-1"])), "1+2")
    assert told(both)[-2] == "rent MB-B4 who=0 to=1 deed=brown-2 rent=set due=20"
    assert both.told()[-1] == "A paid B M20 rent for Brink, part of a complete set."
    none = thrown(two(player(), player(deeds=["brown-2"], mortgaged=["brown-2"])), "1+2")
    assert told(none)[-1] == "no-rent MB-B4 who=0 to=1 deed=brown-2"
    own = thrown(two(player(deeds=["brown-2"])), "1+2")
    assert told(own)[-1] == "moves MB-T4 who=0 at=0 to=3 steps=3"


def test_MB_B6_a_roll_names_a_kind_and_the_bank_may_be_short() -> None:
    here = thrown(two(player(space=ROLL - 3), player(chips=chips(crane=20))), "1+2").play("dice 3+4")
    assert told(here) == [
        "rolls MB-B6 who=0 first=3 second=4 total=7 chip=crane",
        "takes MB-T3 who=0 chip=crane due=2 got=0",
    ]
    assert here.told() == [
        "A threw 3 and 4 for resources, 7 together.",
        "A got no cranes: the bank had none left.",
    ]
    full = thrown(two(player(space=ROLL - 3)), "1+2").play("dice 1+1")
    assert told(full)[-1] == "takes MB-B6 who=0 chip=dump-truck due=2 got=2"


def test_MB_B7_a_chip_is_stolen_or_there_is_none() -> None:
    here = thrown(two(player(space=STEAL - 3), player(chips=chips(boat=1))), "1+2")
    assert told(here.play("steal boat from B")) == ["steals MB-B7 who=0 victim=1 chip=boat"]
    assert told(here.play("no steal")) == ["steals-nothing MB-B7 who=0"]
    empty = thrown(two(player(space=STEAL - 3, chips=chips(1))), "1+2")
    assert told(empty)[-1] == f"nothing-there MB-B7 who=0 place={STEAL}"
    assert empty.told()[-1] == "There was no chip that A could steal."


def test_MB_B8_free_parking_changes_two_for_one() -> None:
    here = thrown(two(player(space=PARKING - 3, chips=chips(1, 1))), "1+2")
    assert told(here)[-1] == "parks MB-B8 who=0"
    after = here.play("trade dump-truck + crane for boat")
    assert told(after) == ["trades-parked MB-B8 who=0 first=dump-truck second=crane taken=boat"]
    four = act(player(chips=chips(crane=4))).play("trade 4 crane for boat")
    assert told(four) == ["trades MB-T6 who=0 given=crane count=4 taken=boat"]


def test_MB_B10_go_to_jail_pays_and_picks_up_nothing() -> None:
    here = two(player(space=GO_TO_JAIL - 3), player(), state={"lying": {str(JAIL): {"boat": 1}}})
    assert told(thrown(here, "1+2"))[1:] == [
        f"moves MB-T4 who=0 at={GO_TO_JAIL - 3} to={GO_TO_JAIL} steps=3",
        f"jailed MB-B10 who=0 at={GO_TO_JAIL} to={JAIL}",
        "turn MB-T6 who=1 number=2",
    ]


# ---- Chance cards ---------------------------------------------------------------------------------------------------


def test_MB_B9_a_card_is_kept_or_goes_under_the_pile() -> None:
    here = drawn("get-out-of-jail", player(), player())
    assert told(here) == ["draws MB-B9 who=0 card=get-out-of-jail", "keeps-card MB-B9 who=0 card=get-out-of-jail"]
    here = drawn("receive", player(), player())
    assert told(here) == [
        "draws MB-B9 who=0 card=receive",
        "goes-under MB-B9 card=receive",
        "receives MB-B9 who=0 got=100",
    ]
    assert here.told() == ["A drew a Chance card: “Receive M100”.", "A received M100 from the bank."]


def test_MB_B9_once_all_are_seen_the_top_card_is_known() -> None:
    unseen = two().view()["state"]["chance"]["unseen"]
    pile = [card for card, count in unseen.items() for _ in range(count)]
    pile.insert(0, pile.pop(pile.index("pay")))
    here = thrown(two(player(space=1), player(), state={"chance": {"under": pile}}), "1+2")
    assert told(here)[2:] == [
        "turns-up MB-B9 who=0 card=pay",
        "goes-under MB-B9 card=pay",
        "pays-bank MB-B9 who=0 paid=50",
    ]
    assert here.told()[2:] == ["A drew a Chance card: “Pay M50”.", "A paid the bank M50."]


def test_MB_B9_an_empty_pile() -> None:
    only = with_cards(FIGURES, **{"get-out-of-jail": 'effect = "get-out"'})
    only = only.replace("count = 1\n", "count = 20\n", 1).split("[card.pay]")[0] + only[only.index("[island]") :]
    here = table(player(space=1), player(get_out_cards=20), edition={"text": only})
    assert told(thrown(here, "1+2"))[-1] == f"nothing-there MB-B9 who=0 place={CHANCE}"


def test_MB_B9_what_a_card_cannot_do_is_skipped() -> None:
    assert told(drawn("forced-trade", player(), player()))[-1] == "skips-card MB-B9 who=0 card=forced-trade"
    empty = [player(chips=chips(10, 10, 10, 10)), player(chips=chips(10, 10, 10, 10))]
    assert told(drawn("take-any", *empty))[-1] == "skips-card MB-B9 who=0 card=take-any"
    deeds = [f"{colour}-{n}" for colour in _SETS for n in (1, 2)]
    owned = drawn("to-unowned", player(deeds=deeds), player())
    assert told(owned)[-1] == "skips-card MB-B9 who=0 card=to-unowned"
    assert owned.told()[-1] == "That was not possible and was skipped."


_SETS = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")


def test_MB_B9_cards_that_move() -> None:
    assert told(drawn("to-start", player(), player()))[2:] == [
        "moves MB-T4 who=0 at=4 to=0 steps=28",
        "passes-start MB-B1 who=0 got=200",
    ]
    assert told(drawn("to-free-parking", player(), player()))[2:] == [
        f"moves MB-T4 who=0 at=4 to={PARKING} steps=12",
        "parks MB-B8 who=0",
    ]
    assert told(drawn("to-unowned", player(), player()))[2:] == [
        "moves MB-T4 who=0 at=4 to=5 steps=1",
        "for-sale MB-B2 who=0 deed=light-blue-1 price=100",
    ]
    assert told(drawn("to-jail", player(), player()))[2:] == [
        f"jailed MB-B10 who=0 at=4 to={JAIL}",
        "turn MB-T6 who=1 number=2",
    ]


def test_MB_B9_cards_that_bring_chips() -> None:
    assert told(drawn("take-crane", player(), player()))[2:] == ["takes MB-B9 who=0 chip=crane due=2 got=2"]
    assert told(drawn("take-any", player(), player()).play("take boat")) == ["picks MB-B9 who=0 chip=boat"]
    each = drawn("take-one-of-each", player(), player(chips=chips(crane=20)))
    assert told(each)[2:] == [
        "takes MB-B9 who=0 chip=dump-truck due=1 got=1",
        "takes MB-T3 who=0 chip=crane due=1 got=0",
        "takes MB-B9 who=0 chip=excavator due=1 got=1",
        "takes MB-B9 who=0 chip=boat due=1 got=1",
    ]
    assert each.told()[1:] == [
        "A took a dump truck, an excavator and a boat.",
        "A got no cranes: the bank had none left.",
    ]
    swap = drawn("forced-trade", player(chips=chips(1)), player(chips=chips(boat=1)))
    assert told(swap.play("swap dump-truck for boat of B")) == ["swaps MB-B9 who=0 to=1 given=dump-truck taken=boat"]


def test_MB_B9_everybody_gives_a_chip_in_their_order() -> None:
    here = drawn("collect-chips", player(), player(), player(chips=chips(1, 1)), player(chips=chips(boat=2)))
    assert told(here)[2:] == ["gives-nothing MB-B9 who=1 to=0"]
    after = here.play("give crane")
    assert told(after) == ["gives MB-B9 who=2 to=0 chip=crane", "must-give MB-B9 who=3 to=0 chip=boat count=1"]
    assert after.told() == ["C gave A a crane.", "D gave A a boat, having no other kind."]
    bankrupt = drawn("collect-chips", player(), player(bankrupt=True, cash=0), player(chips=chips(1)))
    assert told(bankrupt)[2:] == ["must-give MB-B9 who=2 to=0 chip=dump-truck count=1"]


def test_MB_B9_paying_for_floors() -> None:
    island = {"1,1": {"seat": 0, "floors": 2}, "2,1": {"seat": 0, "floors": 1}, "3,1": {"seat": 1, "floors": 1}}
    here = drawn("pay-per-floor", player(), player(), state={"island": island})
    assert told(here)[2:] == ["floor-bill MB-B9 who=0 floors=3 each=10 due=30", "pays-bank MB-B9 who=0 paid=30"]
    assert here.told()[1:] == ["A paid the bank M30, M10 for each of 3 floors."]
    none = drawn("pay-per-floor", player(), player())
    assert none.told(seat=0)[1:] == ["You had no floors to pay for."]
    assert told(none)[2:] == ["floor-bill MB-B9 who=0 floors=0 each=10 due=0", "pays-bank MB-B9 who=0 paid=0"]


# ---- Auctions -------------------------------------------------------------------------------------------------------


def test_MB_B3_an_auction_with_bids_drops_and_one_who_cannot_raise() -> None:
    here = thrown(table(player(cash=100), player(cash=40), player(cash=200), player(bankrupt=True, cash=0)), "1+2")
    here = here.play("auction")
    assert told(here) == [
        "auction MB-B3 who=0 deed=brown-2 least=10",
        "may-bid MB-B3 who=0",
        "may-bid MB-B3 who=1",
        "may-bid MB-B3 who=2",
    ]
    here = here.play("bid 50")
    assert told(here) == ["bids MB-B3 who=0 deed=brown-2 amount=50", "cannot-raise MB-B3 who=1 least=55 has=40"]
    assert here.told() == ["A bid M50 for Brink.", "B could not bid M55 and dropped out."]
    here = here.play("drop")
    assert told(here) == ["drops-out MB-B3 who=2 deed=brown-2", "wins-auction MB-B3 who=0 deed=brown-2 paid=50"]
    assert here.told() == ["C dropped out of the auction of Brink.", "A won the auction and got Brink for M50."]


def test_MB_B3_nobody_bids() -> None:
    here = thrown(two(), "1+2").play("auction").play("drop").play("drop")
    assert told(here) == ["drops-out MB-B3 who=1 deed=brown-2", "no-bids MB-B3 deed=brown-2"]
    assert here.told()[1:] == ["Nobody bid: Brink stayed with the bank."]


# ---- Jail -----------------------------------------------------------------------------------------------------------


def jailed(tries: int, **more: Any) -> bm.Position:
    return two(player(space=JAIL, failed_tries=tries, **more))


def test_MB_J2_ways_out() -> None:
    assert told(jailed(0).play("pay")) == ["pays-fine MB-J2 who=0 paid=50"]
    card = jailed(0, get_out_cards=1).play("use card")
    assert told(card) == ["uses-card MB-J2 who=0 card=get-out-of-jail", "goes-under MB-B9 card=get-out-of-jail"]
    free = thrown(jailed(0), "1+1")
    assert told(free)[:3] == [
        "throws MB-J3 who=0 first=1 second=1 total=2",
        "escapes MB-J2 who=0",
        "moves MB-T4 who=0 at=8 to=10 steps=2",
    ]
    assert free.told()[1] == "A left jail thanks to the doubles."


def test_MB_J2_failing_and_paying_after_the_last_try() -> None:
    here = thrown(jailed(1), "1+2")
    assert told(here)[1:] == ["fails MB-J2 who=0 tries=2 most=3"]
    assert here.told()[1:] == ["No doubles: A stayed in jail (try 2 of 3)."]
    last = thrown(jailed(2), "1+2")
    assert told(last)[1:] == ["fails-last MB-J2 who=0 tries=3 due=50", "pays-bank MB-J2 who=0 paid=50"]
    assert last.told()[1:] == ["No doubles in the last try: A paid M50 to leave jail and throws again."]
    poor = thrown(jailed(2, cash=20, deeds=["brown-2"]), "1+2")
    assert poor.told()[1:] == ["No doubles in the last try: A had to pay M50 to leave jail, but had only M20."]
    assert told(poor)[1:] == [
        "fails-last MB-J2 who=0 tries=3 due=50",
        "owes MB-G2 who=0 to=None due=50 has=20",
    ]
    assert told(poor.play("mortgage brown-2")) == [
        "mortgages MB-G1 who=0 deed=brown-2 got=30",
        "pays-bank MB-J2 who=0 paid=50",
    ]


# ---- Debts, mortgages, bankruptcy -----------------------------------------------------------------------------------


def test_MB_G1_G2_a_rent_that_must_be_raised_first() -> None:
    here = thrown(two(player(cash=5, deeds=["red-1"]), player(deeds=["brown-2"])), "1+2")
    assert told(here)[-2:] == [
        "rent MB-B4 who=0 to=1 deed=brown-2 rent=single due=10",
        "owes MB-G2 who=0 to=1 due=10 has=5",
    ]
    assert here.told()[2:] == ["A owed B M10 rent for Brink, but had only M5."]
    raised = here.play("mortgage red-1")
    assert told(raised) == ["mortgages MB-G1 who=0 deed=red-1 got=110", "pays MB-B4 who=0 to=1 paid=10"]
    assert raised.told(seat=1) == ["A mortgaged A-Kerkhof for M110.", "A paid you the debt of M10."]
    back = act(player(deeds=["red-1"], mortgaged=["red-1"])).play("pay-off red-1")
    assert told(back) == ["pays-off MB-G1 who=0 deed=red-1 paid=125"]


def test_MB_G3_bankrupt_to_a_player() -> None:
    poor = player(cash=5, deeds=["red-1"], mortgaged=["red-1"], chips=chips(crane=2, boat=1), get_out_cards=2)
    here = thrown(table(poor, player(cash=0, deeds=["brown-1", "brown-2"]), player()), "1+2").play("bankrupt")
    assert told(here) == [
        "bankrupt MB-G2 who=0 to=1 due=20 has=5",
        "hands-deed MB-G3 who=0 to=1 deed=red-1 mortgaged=1",
        "hands-chips MB-G3 who=0 to=1 chip=crane count=2",
        "hands-chips MB-G3 who=0 to=1 chip=boat count=1",
        "hands-cards MB-G3 who=0 to=1 count=1",
        "hands-cards MB-G3 who=0 to=1 count=1",
        "hands-money MB-G3 who=0 to=1 amount=5",
        "turn MB-T6 who=1 number=2",
    ]
    assert here.told() == [
        "A could not pay B M20 and went bankrupt.",
        "B received everything A had: A-Kerkhof (mortgaged), two cranes, a boat, two Get-out cards and M5.",
    ]


def test_MB_G3_and_G4_who_has_nothing_hands_nothing_over() -> None:
    poor = player(cash=0)
    to_player = thrown(table(poor, player(deeds=["brown-1", "brown-2"]), player()), "1+2").play("bankrupt")
    assert told(to_player) == ["bankrupt MB-G2 who=0 to=1 due=20 has=0", "turn MB-T6 who=1 number=2"]
    to_bank = drawn("pay", poor, player(), player()).play("bankrupt")
    assert told(to_bank) == ["bankrupt MB-G2 who=0 to=None due=50 has=0", "turn MB-T6 who=1 number=2"]


def test_MB_G4_bankrupt_to_the_bank() -> None:
    poor = player(cash=20, deeds=["red-1"], mortgaged=["red-1"], chips=chips(crane=2), get_out_cards=1)
    here = drawn("pay", poor, player(), player()).play("bankrupt")
    assert told(here) == [
        "bankrupt MB-G2 who=0 to=None due=50 has=20",
        "returns-deed MB-G4 who=0 deed=red-1",
        "returns-chips MB-G4 who=0 chip=crane count=2",
        "returns-card MB-G4 who=0 card=get-out-of-jail",
        "goes-under MB-B9 card=get-out-of-jail",
        "returns-money MB-G4 who=0 amount=20",
        "turn MB-T6 who=1 number=2",
    ]
    assert here.told() == [
        "A could not pay the bank M50 and went bankrupt.",
        "The bank took back everything A had: A-Kerkhof, two cranes, a Get-out card and M20.",
    ]


# ---- Building and deals ---------------------------------------------------------------------------------------------


def test_MB_F1_a_floor_costs_chips_and_a_block() -> None:
    here = act(player(chips=chips(1, 1, 2, 1))).play("build 2,1")
    assert told(here) == [
        "spends MB-F1 who=0 chip=dump-truck count=1",
        "spends MB-F1 who=0 chip=excavator count=1",
        "builds MB-F1 who=0 field=2,1 floor=1",
    ]
    assert here.told() == ["A built the first floor on field 2,1 for a dump truck and an excavator."]
    assert told(here.play("build 2,1"))[-1] == "builds MB-F1 who=0 field=2,1 floor=2"


def test_MB_D1_an_offer_a_counter_offer_and_a_deal() -> None:
    a = player(deeds=["red-1"], mortgaged=["red-1"], chips=chips(crane=2), get_out_cards=1)
    here = act(a, player(deeds=["brown-1"], chips=chips(boat=1)))
    offered = here.play("offer B: red-1 + 2 crane + card + 15 for brown-1 + boat")
    assert told(offered) == [
        "begins-offer MB-D1 who=0 to=1 counter=0",
        "offers-deed MB-D1 who=0 to=1 deed=red-1 mortgaged=1",
        "offers-chip MB-D1 who=0 to=1 chip=crane",
        "offers-chip MB-D1 who=0 to=1 chip=crane",
        "offers-card MB-D1 who=0 to=1",
        "offers-money MB-D1 who=0 to=1 amount=10",
        "offers-money MB-D1 who=0 to=1 amount=5",
        "asks-deed MB-D1 who=0 to=1 deed=brown-1 mortgaged=0",
        "asks-chip MB-D1 who=0 to=1 chip=boat",
        "proposes MB-D1 who=0 to=1 number=1",
    ]
    assert offered.told("en", ["Anna", "Bram"], 1) == [
        "Anna offered you A-Kerkhof (mortgaged), two cranes, a Get-out card and M15 for Dorpsstraat and a boat."
    ]
    assert told(offered.play("refuse")) == ["refuses MB-D1 who=1 to=0"]
    assert offered.play("refuse").told("nl", ["Anna", "Bram"], 0) == ["Bram weigerde jouw voorstel."]
    deal = offered.play("accept")
    assert told(deal) == [
        "accepts MB-D1 who=1 to=0",
        "hands-deed MB-D1 who=1 to=0 deed=brown-1 mortgaged=0",
        "hands-deed MB-D1 who=0 to=1 deed=red-1 mortgaged=1",
        "hands-chips MB-D1 who=0 to=1 chip=crane count=2",
        "hands-chips MB-D1 who=1 to=0 chip=boat count=1",
        "hands-cards MB-D1 who=0 to=1 count=1",
        "hands-money MB-D1 who=0 to=1 amount=15",
    ]
    assert deal.told("it", ["Anna", "Bram"], 1) == [
        "Hai accettato la proposta di Anna e hai dato Dorpsstraat e una barca in cambio di A-Kerkhof (con ipoteca), "
        "due gru, una carta «Esci di prigione» e M15."
    ]
    kept = deal.play("keep")
    assert told(kept) == ["keeps-mortgage MB-D2 who=1 deed=red-1"]
    assert kept.told("nl", seat=1) == ["Je liet de hypotheek op het A-Kerkhof staan."]
    counter = offered.play("offer A: boat for card + 5")
    assert told(counter) == [
        "begins-offer MB-D1 who=1 to=0 counter=1",
        "offers-chip MB-D1 who=1 to=0 chip=boat",
        "asks-card MB-D1 who=1 to=0",
        "asks-money MB-D1 who=1 to=0 amount=5",
        "proposes MB-D1 who=1 to=0 number=1",
    ]
    assert counter.told(seat=0) == ["B made you a counter-offer: a boat for a Get-out card and M5."]
    assert told(counter.play("accept")) == [
        "accepts MB-D1 who=0 to=1",
        "hands-chips MB-D1 who=1 to=0 chip=boat count=1",
        "hands-cards MB-D1 who=0 to=1 count=1",
        "hands-money MB-D1 who=0 to=1 amount=5",
    ]


# ---- The end --------------------------------------------------------------------------------------------------------


def test_MB_F3_E1_the_penthouse_ends_the_game_and_everything_is_scored() -> None:
    island = {
        "1,1": {"seat": 0, "floors": 4},
        "1,3": {"seat": 1, "floors": 3},
        "2,3": {"seat": 1, "floors": 2},
        "3,1": {"seat": 2, "floors": 4},
    }
    here = table(
        player(cash=85, chips=PENTHOUSE_CHIPS),
        player(cash=640, deeds=["light-blue-1", "light-blue-2"]),
        player(cash=310),
        phase="act",
        dice=[1, 2],
        state={"island": island},
    ).play("build 1,1")
    assert told(here)[4:] == [
        "penthouse MB-F2 who=0 field=1,1",
        "over MB-F3 why=penthouse",
        "scores-building MB-E1 who=0 field=1,1 floor=penthouse points=16",
        "scores-building MB-E1 who=1 field=1,3 floor=3 points=6",
        "scores-building MB-E1 who=1 field=2,3 floor=2 points=3",
        "scores-set MB-E1 who=1 colour=light-blue points=2",
        "scores-building MB-E1 who=2 field=3,1 floor=4 points=10",
        "billionaire MB-E1 who=1 points=3",
        "community MB-E1 who=1 points=5",
        "scores MB-E1 who=0 points=16 money=85 group=1",
        "scores MB-E1 who=1 points=19 money=640 group=2",
        "scores MB-E1 who=2 points=10 money=310 group=1",
        "wins MB-E3 who=1",
    ]
    assert here.told() == [
        "A built the penthouse on field 1,1 for four dump trucks, four cranes, three excavators and four boats, "
        "and ended the game.",
        "A scored 16 points: 16 for buildings.",
        "B scored 19 points: 9 for buildings, 2 for sets, 3 as billionaire and 5 for the largest community.",
        "C scored 10 points: 10 for buildings.",
        "B wins the game.",
    ]


def last_turn(first: dict[str, Any], second: dict[str, Any], **state: Any) -> bm.Position:
    """Seat 1 ends the last round."""
    return table(first, second, seat=1, first=0, phase="act", dice=[1, 2], round=100, state=state).play("end")


def test_MB_E2_E3_E4_ties() -> None:
    equal = last_turn(player(cash=10), player(cash=10))
    assert told(equal) == [
        "ends-turn MB-T6 who=1",
        "over MB-E4 why=last-round",
        "billionaire MB-E2 who=None points=0",
        "community MB-E2 who=None points=0",
        "scores MB-E1 who=0 points=0 money=10 group=0",
        "scores MB-E1 who=1 points=0 money=10 group=0",
        "wins MB-E3 who=0",
        "wins MB-E3 who=1",
    ]
    assert equal.told() == [
        "B ended the turn.",
        "The last round is over, and the game with it.",
        "A scored 0 points.",
        "B scored 0 points.",
        "A and B share the victory.",
    ]
    first_and_last = ["brown-1", "brown-2", "dark-blue-1", "dark-blue-2"]
    assert told(last_turn(player(), player(deeds=first_and_last)))[2:4] == [
        "scores-set MB-E1 who=1 colour=brown points=1",
        "scores-set MB-E1 who=1 colour=dark-blue points=5",
    ]
    # Three points for a set against three for the most money: money decides.
    money = last_turn(player(cash=10, deeds=["orange-1", "orange-2"]), player(cash=20))
    assert told(money)[-1] == "wins MB-E3 who=1"
    assert money.told()[-1] == "B wins the game, with as many points but more money."


def test_MB_E4_when_nobody_can_finish() -> None:
    island = {f"{x},1": {"seat": 0, "floors": 3} for x in (1, 2, 3)}
    island |= {f"{x},3": {"seat": 1, "floors": 3} for x in (1, 2, 3)}
    island |= {"1,4": {"seat": 0, "floors": 2}, "2,4": {"seat": 1, "floors": 1}, "4,4": {"seat": 1, "floors": 2}}
    here = act(player(chips=chips(1, 1, 1, 1)), player(), state={"island": island})
    after = here.play("build 4,2")
    assert "over MB-E4 why=nobody-can-finish" in told(after)
    assert "Nobody can complete a building of four floors any more: the game is over." in after.told()


# ---- Cards of other editions ----


def told_by_card(body: str, *players: dict[str, Any], then: str = "", **state: Any) -> list[str]:
    """What a card of this effect tells, without its drawing; or what an action after it does."""
    people = players or (player(), player())
    people = ({**people[0], "space": CHANCE}, *people[1:])
    here = table(*people, edition={"text": deck(mine=body)}, phase="card", dice=[1, 3], state=state).play("card own-1")
    return told(here.play(then)) if then else told(here)[2:]


def test_MB_C4_to_C7_money_by_card() -> None:
    owner = player(deeds=["brown-1", "pink-1"])
    assert told_by_card('effect = "collect"\namount = 20\nper = "deed"', owner, player()) == [
        "card-money MB-C4 who=0 per=deed count=2 each=20 due=40",
        "receives MB-B9 who=0 got=40",
    ]
    assert told_by_card('effect = "pay"\namount = 20\nper = "deed"', owner, player()) == [
        "card-bill MB-C5 who=0 per=deed count=2 each=20 due=40",
        "pays-bank MB-B9 who=0 paid=40",
    ]
    assert told_by_card('effect = "collect-from-each"\namount = 50', player(), player(cash=30)) == [
        "pays-by-card MB-C6 who=1 to=0 due=50 paid=30"
    ]
    assert told_by_card('effect = "collect-from-each"\namount = 50', *[player()] * 4) == [
        f"pays-by-card MB-C6 who={who} to=0 due=50 paid=50" for who in (1, 2, 3)
    ]
    assert told_by_card('effect = "pay-each"\namount = 50') == [
        "pays-each MB-C7 who=0 each=50 others=1",
        "pays MB-B4 who=0 to=1 paid=50",
    ]
    assert told_by_card('effect = "pay-each"\namount = 50', player(cash=120), player(), player(), player()) == [
        "pays-each MB-C7 who=0 each=50 others=3",
        "pays MB-B4 who=0 to=1 paid=50",
        "pays MB-B4 who=0 to=2 paid=50",
        "owes MB-G2 who=0 to=3 due=50 has=20",
    ]


def test_MB_C1_a_space_reached_by_card_brings_what_it_brings_after_a_throw() -> None:
    assert told_by_card('effect = "move-to"\nspace = 10')[-1] == "takes MB-B5 who=0 chip=crane due=2 got=2"


def test_MB_G2_who_has_just_enough_owes_nothing() -> None:
    rent = thrown(two(player(cash=10), player(deeds=["brown-2"])), "1+2")
    assert told(rent)[-2:] == [
        "rent MB-B4 who=0 to=1 deed=brown-2 rent=single due=10",
        "pays MB-B4 who=0 to=1 paid=10",
    ]
    assert told_by_card('effect = "pay-each"\namount = 50', player(cash=100), player(), player()) == [
        "pays-each MB-C7 who=0 each=50 others=2",
        "pays MB-B4 who=0 to=1 paid=50",
        "pays MB-B4 who=0 to=2 paid=50",
    ]


def test_MB_C2_a_move_back_picks_up_in_the_order_of_the_way() -> None:
    lying = {"3": chips(crane=2, boat=1), "2": chips(excavator=1), "4": chips(1)}
    assert told_by_card('effect = "move-by"\namount = -2', lying=lying)[:4] == [
        "moves MB-C2 who=0 at=4 to=2 steps=-2",
        "picks-up MB-T4 who=0 place=3 chip=crane count=2",
        "picks-up MB-T4 who=0 place=3 chip=boat count=1",
        "picks-up MB-T4 who=0 place=2 chip=excavator count=1",
    ]


def test_MB_C9_to_C19_chips_floors_and_rents_by_card() -> None:
    rich = player(chips=chips(crane=2))
    assert told_by_card('effect = "give"\nkind = "crane"\namount = 2', rich, player()) == [
        "gives-bank MB-C9 who=0 chip=crane count=2"
    ]
    assert told_by_card('effect = "give"\nkind = "each"\namount = 1', player(chips=chips(1, 0, 0, 1)), player()) == [
        "gives-bank MB-C9 who=0 chip=dump-truck count=1",
        "gives-bank MB-C9 who=0 chip=boat count=1",
    ]
    assert (
        told_by_card('effect = "give"\nkind = "any"\namount = 2', rich, player())
        == ["gives-bank MB-C9 who=0 chip=crane count=1"] * 2
    )
    assert told_by_card('effect = "give-chips"', rich, player(), player()) == [
        "must-give MB-C11 who=0 to=1 chip=crane count=1",
        "must-give MB-C11 who=0 to=2 chip=crane count=1",
    ]
    assert told_by_card('effect = "build"', then="build 2,1") == ["builds-free MB-C16 who=0 field=2,1 floor=1"]
    island = {"2,1": {"seat": 1, "floors": 1}}
    body = 'effect = "remove-floor"\nwhose = "other"'
    assert told_by_card(body, then="remove 2,1", island=island) == [
        "removes MB-C17 who=0 to=1 field=2,1 floor=1",
        "empties MB-C17 field=2,1",
    ]
    assert told_by_card('effect = "double-rent"\nwhose = "other"') == ["doubles-rent MB-C18 who=0 whose=other"]
    assert told_by_card('effect = "throw-again"') == ["throws-again MB-C19 who=0"]
    people = (player(space=2), player(deeds=["light-blue-1"]))
    paid = thrown(table(*people, state={"doubled": {"to": [1], "by": []}}), "1+2")
    assert told(paid)[2:4] == [
        "rent-doubled MB-C18 who=0 to=1 deed=light-blue-1",
        "rent MB-B4 who=0 to=1 deed=light-blue-1 rent=single due=30",
    ]
