"""Monopoly Builder's table options, each with the rule it reads in another way; and how tokens come to the players."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import game
from burgomaster.games.kernel.contract import Option
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.monopoly_builder.greedy import greedy_step
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.tables import (
    JAIL,
    PARKING,
    act,
    chips,
    first_steps,
    phase,
    player,
    refused,
    seat,
    start,
    state_of,
    thrown,
    two,
)


def tokens(position: bm.Position) -> list[str | None]:
    return [person["token"] for person in state_of(position)["players"]]


# ---- Tokens ---------------------------------------------------------------------------------------------------------


def test_MB_S1_everybody_chooses_a_token_and_gets_its_chips() -> None:
    here = bm.start("monopoly-builder", 3)
    assert [str(action) for action in here.actions()] == ["token penguin", "token cat", "token t-rex", "token duck"]
    assert (here.turn, tokens(here), state_of(here)["bank"]["boat"]) == (0, [None] * 3, 20)
    first = here.play("token duck")
    assert (first.turn, tokens(first), seat(first, 0)["chips"]) == (1, ["duck", None, None], chips(boat=4))
    assert state_of(first)["bank"]["boat"] == 16
    assert refused(first, "token duck") == "MB-S1"
    assert refused(first, "throw") == "MB-S1"
    last = first.play("token cat").play("token penguin")
    assert (last.turn, phase(last), tokens(last)) == (bm.CHANCE, "start", ["duck", "cat", "penguin"])
    on_turn = last.play("dice 5+6").play("dice 1+1").play("dice 1+2")
    assert refused(on_turn, "token t-rex") == "MB-S1"
    for position in (here, first, last, on_turn):
        assert bm.position(position.to_json()) == position


def test_MB_S1_whoever_comes_first_has_the_choice() -> None:
    here = bm.start("monopoly-builder", 4)
    assert here.interrupts() == (1, 2, 3)
    first = here.play("token cat", seat=2)
    assert (first.turn, tokens(first), first.interrupts()) == (0, [None, None, "cat", None], (1, 3))
    assert first.why_not("token duck", seat=2) is not None  # one each
    assert first.step_in(3).actions() == ["token penguin", "token t-rex", "token duck"]
    last = first.play("token duck", seat=3).play("token penguin").play("token t-rex")
    assert tokens(last) == ["penguin", "t-rex", "cat", "duck"]
    match = bm.Match(here)
    match.act("token cat", seat=1)
    assert bm.Record.parse(str(match.record())).final == match.position


def test_MB_S1_a_token_is_chosen_in_ones_own_words() -> None:
    here = bm.start("monopoly-builder", 2)
    for words in (
        "the cat",
        "I take the cat",
        "cat please",
        "ik kies de kat",
        "il gatto",
        "the cat as my token",
        "kat",
    ):
        assert str(here.resolve(words)) == "token cat"
    later = here.play("token cat").play("token penguin")
    won = later.play("dice 5+6").play("dice 1+1")
    assert str(won.resolve("offer penguin: crane for dump-truck")) == "offer B: crane for dump-truck"
    assert str(won.resolve("offer the penguin a crane for a dump truck")) == "offer B: crane for dump-truck"
    by_data = json.dumps({"to": "penguin", "gives": {"chips": {"crane": 1}}, "takes": {"money": 50}})
    assert str(won.resolve(by_data)) == "offer B: crane for 50"


def test_MB_S1_what_is_collected_and_told_belongs_to_the_token_not_to_the_seat() -> None:
    here = two(player(token="duck"), player(token="penguin"))
    six = thrown(here, "2+4")
    assert [seat(six, p)["chips"] for p in (0, 1)] == [chips(boat=2), chips(dump_truck=2)]
    told = ["A collected two boats for the duck.", "B collected two dump trucks for the penguin."]
    assert six.told()[1:3] == told


def test_MB_S1_tokens_may_be_drawn_by_chance() -> None:
    here = bm.start("monopoly-builder", 3, options={"tokens": "chance"})
    assert here.odds() == {f"drawn {token}": Fraction(1, 4) for token in ("penguin", "cat", "t-rex", "duck")}
    drawn = here.play("drawn t-rex")
    assert drawn.odds() == {f"drawn {token}": Fraction(1, 3) for token in ("penguin", "cat", "duck")}
    assert refused(drawn, "drawn t-rex") == "MB-T2"
    last = drawn.play("drawn duck").play("drawn cat")
    assert (phase(last), tokens(last)) == ("start", ["t-rex", "duck", "cat"])
    assert seat(last, 1)["chips"] == chips(boat=4)
    assert drawn.told() == ["A has the T-Rex and begins with four excavators."]
    for position in (here, drawn, last):
        assert bm.position(position.to_json()) == position


def test_MB_S1_tokens_of_the_seats_are_there_at_once() -> None:
    assert tokens(start(4)) == ["penguin", "cat", "t-rex", "duck"]


def test_MB_S1_a_position_set_up_by_hand_names_each_token_once() -> None:
    assert tokens(two()) == ["penguin", "cat"]
    assert tokens(two(player(token="cat"))) == ["cat", "penguin"]
    with pytest.raises(bm.BadPosition, match="has the cat already"):
        two(player(token="cat"), player(token="cat"))
    with pytest.raises(bm.BadPosition, match="must be one of"):
        two(player(token=None))
    begun = json.loads(bm.start("monopoly-builder", 2).play("token cat").to_json())

    def wrong(match: str, **turn: Any) -> None:
        state = {**begun["state"], "turn": {**begun["state"]["turn"], **turn}}
        with pytest.raises(bm.BadPosition, match=match):
            bm.position({**begun, "state": state})

    wrong("who has no token yet", seat=0, actor=0)
    wrong("option tokens says", phase="draw")
    wrong("must be one of", phase="start", seat=0, actor=0)


# ---- Deals ----------------------------------------------------------------------------------------------------------


def test_MB_D1_the_player_on_turn_deals_before_the_throw_too() -> None:
    here = two(player(chips=chips(crane=2)), player())
    assert "offer B: ..." in first_steps(here)
    sold = here.play("offer B: crane for 50").play("accept")
    assert (sold.turn, phase(sold), seat(sold, 0)["cash"]) == (0, "throw", 950)
    asked = here.play("offer B: crane for 50", seat=0)
    assert asked.play("refuse").turn == 0
    later = two(player(chips=chips(crane=2)), options={"early-deals": "no"})
    assert first_steps(later) == ["throw"]
    assert refused(later, "offer B: crane for 50") == "MB-T6"
    assert later.play("offer A: 50 for crane", seat=1).turn == 0  # the others may


def test_MB_D1_a_surplus_may_be_sold_before_it_is_left() -> None:
    here = two(player(chips=chips(4, 4)), phase="surplus")
    assert first_steps(here) == ["leave dump-truck", "leave crane", "offer B: ..."]
    offered = here.play("offer B: 2 crane for 100")
    assert bm.position(offered.to_json()) == offered
    sold = offered.play("accept")
    assert (sold.turn, phase(sold), seat(sold, 0)["chips"]) == (0, "throw", chips(4, 2))
    one = here.play("offer B: crane for 50").play("accept")
    assert phase(one) == "surplus"
    assert phase(one.play("leave crane")) == "throw"
    assert phase(here.play("offer B: crane for 50").play("refuse")) == "surplus"
    other = here.play("offer A: 100 for 2 crane", seat=1).play("accept")  # the other player steps in
    assert (other.turn, phase(other)) == (0, "throw")
    later = two(player(chips=chips(4, 4)), phase="surplus", options={"early-deals": "no"})
    assert first_steps(later) == ["leave dump-truck", "leave crane"]
    assert (refused(later, "offer B: crane for 50"), later.interrupts()) == ("MB-D1", ())


def test_MB_D1_offers_before_the_throw_count_like_all_others() -> None:
    here = two(player(chips=chips(crane=2)), options={"offers": "1"}).play("offer B: crane for 50").play("refuse")
    assert first_steps(here) == ["throw"]
    assert refused(here, "offer B: crane for 45") == "MB-D1"


# ---- Other readings -------------------------------------------------------------------------------------------------


def test_MB_T2_with_an_option_only_the_thrower_collects_for_the_token() -> None:
    assert [seat(thrown(two(), "2+4"), p)["chips"] for p in (0, 1)] == [chips(2), chips(crane=2)]
    alone = two(options={"own-number": "thrower"})
    assert [seat(thrown(alone, "2+4"), p)["chips"] for p in (0, 1)] == [chips(2), {}]


def test_MB_T5_with_an_option_a_third_double_brings_nothing() -> None:
    third: dict[str, Any] = {"doubles": 2}
    assert seat(thrown(two(**third), "3+3"), 0)["chips"] == chips(2)
    nothing = thrown(two(options={"third-double": "nothing"}, **third), "3+3")
    assert [seat(nothing, p)["chips"] for p in (0, 1)] == [{}, {}]
    assert seat(nothing, 0)["space"] == JAIL
    for doubles in (0, 1):  # the first and the second do
        assert seat(thrown(two(options={"third-double": "nothing"}, doubles=doubles), "3+3"), 0)["chips"] == chips(2)
    jailed = player(space=JAIL, failed_tries=0)
    assert seat(thrown(two(jailed, options={"third-double": "nothing"}), "3+3"), 0)["chips"] == chips(2)


ESCAPE_ENDS = {"after-escape": "ends"}


def test_MB_J2_with_an_option_the_turn_ends_when_doubles_have_led_out_of_jail() -> None:
    jailed = player(space=JAIL, failed_tries=0, chips=chips(4))
    acts = thrown(two(jailed), "4+4")
    assert (acts.turn, phase(acts)) == (0, "act")
    over = thrown(two(jailed, options=ESCAPE_ENDS), "4+4")  # to Free Parking
    assert (over.turn, phase(over), seat(over, 0)["space"]) == (1, "throw", PARKING)
    failed = thrown(two(jailed, options=ESCAPE_ENDS), "1+2")
    assert (failed.turn, phase(failed)) == (0, "act")
    paid = thrown(two(jailed, options=ESCAPE_ENDS).play("pay"), "1+2")
    assert paid.turn == 0


def test_MB_J2_the_space_where_an_escape_leads_is_done_first() -> None:
    jailed = player(space=JAIL, failed_tries=0)
    card = thrown(two(jailed, options=ESCAPE_ENDS), "2+2")  # to Chance
    assert state_of(card)["turn"]["escaped"] is True
    for_sale = card.play("card to-unowned")
    assert (for_sale.turn, phase(for_sale)) == (0, "buy")
    for here in (card, for_sale):
        assert bm.position(here.to_json()) == here
    bought = for_sale.play("buy")
    assert (bought.turn, phase(bought)) == (1, "throw")
    assert "escaped" not in state_of(bought)["turn"]
    assert for_sale.play("auction").play("drop").play("drop").turn == 1
    with pytest.raises(bm.BadPosition, match="only the option after-escape"):
        act(escaped=True)


def test_MB_E1_with_an_option_a_building_alone_is_no_community() -> None:
    lone = {"island": {"1,1": {"seat": 0, "floors": 1}}}
    assert list(two(state=lone).scores) == [1 + 5, 0]
    with_option = {"community": "two"}
    assert list(two(state=lone, options=with_option).scores) == [1, 0]
    pair = {
        "island": {"1,1": {"seat": 0, "floors": 1}, "2,1": {"seat": 0, "floors": 1}, "4,4": {"seat": 1, "floors": 1}}
    }
    assert list(two(state=pair, options=with_option).scores) == [2 + 5, 1]


def test_every_option_since_the_first_rules_says_how_they_played() -> None:
    spec = game("monopoly-builder").SPEC
    assert all(option.before in option.values for option in spec.options if option.since)
    assert {option.since for option in spec.options} == {0, 4}


LATER = [one for one in game("monopoly-builder").SPEC.options if one.since]


@pytest.mark.parametrize("option", LATER, ids=lambda one: one.name)
def test_the_sensible_player_plays_every_option_to_the_end(option: Option) -> None:
    """By plain rules, with every number of players."""
    for number, value in enumerate(option.values):
        agreed = setting("monopoly-builder", 2 + number % 3, options={option.name: value})
        rules, e, s = agreed.game.rules, agreed.figures, agreed.game.State()
        rules.begin(s, e, agreed.players)
        out = [0] * agreed.spec.most_legal
        for event in range(20_000):
            turn, luck = rules.turn_of(s, e), luck_of(luck_key(3, number), event)
            if turn == bm.OVER:
                break
            step = rules.draw(s, e, luck) if turn == bm.CHANCE else greedy_step(s, e, luck, out)
            assert rules.refuse(s, e, turn, step) == 0
            rules.apply(s, e, step)
        assert rules.winners(s, e)
