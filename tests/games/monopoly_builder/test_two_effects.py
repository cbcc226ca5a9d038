"""Chance cards that do two things (MB-C21), one after the other, with whatever there is to decide between them."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import words_of
from burgomaster.games.monopoly_builder.chance import card_says
from burgomaster.games.monopoly_builder.state import CARDS
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.decks import deck
from tests.games.monopoly_builder.tables import CHANCE, JAIL, cash, chips, phase, player, seat, state_of, table
from tests.games.monopoly_builder.test_cards import buildings, draw


def both(first: str, second: str) -> str:
    """A card with two effects, each written on one line: `move-to space=start`."""
    return "\n".join([*_lines(first), f"then = {{ {', '.join(_lines(second))} }}"])


def _lines(effect: str) -> list[str]:
    name, *figures = effect.split()
    pairs = [figure.split("=") for figure in figures]
    return [f'effect = "{name}"', *(f"{key} = {_toml(value)}" for key, value in pairs)]


def _toml(value: str) -> str:
    return value if value.lstrip("-").isdigit() else f'"{value}"'


def kept(here: bm.Position) -> bm.Position:
    """The position, which can be written down and read again."""
    assert bm.position(here.to_json()) == here
    return here


def test_MB_C21_the_second_effect_follows_the_first() -> None:
    here = draw(both("move-to space=start", "take kind=crane amount=1"))
    assert (seat(here, 0)["space"], cash(here), seat(here, 0)["chips"]) == (0, [1100, 900], chips(crane=1))
    assert phase(here) == "act"
    assert state_of(here)["chance"]["under"] == ["own-1"]
    jailed = draw(both("pay amount=50", "go-to-jail"))
    assert (cash(jailed), seat(jailed, 0)["space"], jailed.turn) == ([850, 900], JAIL, 1)
    twice = draw(both("collect amount=50", "pay amount=20 per=deed"), player(deeds=["pink-1", "red-1"]), player())
    assert cash(twice) == [910, 900]


def test_MB_C21_the_space_is_done_when_the_whole_card_is() -> None:
    """Brown-1 is for sale only after the chip has been chosen, which was there to be chosen before."""
    here = kept(draw(both("move-to space=brown-1", "take kind=any amount=1")))
    assert (seat(here, 0)["space"], phase(here)) == (1, "pick")
    assert state_of(here)["card"] == {"left": 1, "landing": True}
    bought = here.play("take boat")
    assert (phase(bought), state_of(bought)["card"]) == ("buy", None)
    assert cash(bought.play("buy")) == [1040, 900]
    rent = draw(both("move-to space=brown-1", "collect amount=100"), player(cash=0), player(deeds=["brown-1"]))
    assert cash(rent) == [290, 910]  # START, the card, then the rent


def test_MB_C21_a_choice_of_the_first_effect_comes_before_the_second() -> None:
    here = kept(draw(both("take kind=any amount=2", "move-to space=jail")))
    assert state_of(here)["card"] == {"left": 2, "then": "own-1"}
    one = kept(here.play("take boat"))
    assert seat(one, 0)["space"] == CHANCE
    done = one.play("take crane")
    assert (seat(done, 0)["space"], seat(done, 0)["failed_tries"], phase(done)) == (JAIL, None, "act")


@pytest.mark.parametrize(
    ("first", "people", "choice"),
    [
        ("steal amount=1", (player(), player(chips=chips(1, 1))), "steal crane from B"),
        ("steal amount=2", (player(), player(chips=chips(1, 1))), "no steal"),
        ("swap", (player(chips=chips(1)), player(chips=chips(crane=1))), "swap dump-truck for crane of B"),
        ("give kind=any amount=1", (player(chips=chips(1, 1)), player()), "give crane"),
        ("give-chips", (player(chips=chips(1, 1)), player()), "give crane"),
        ("collect-chips", (player(), player(chips=chips(1, 1))), "give crane"),
        ("build", (player(), player()), "build 1,1"),
        ("pay amount=950", (player(deeds=["pink-1"]), player()), "mortgage pink-1"),
    ],
)
def test_MB_C21_whatever_is_decided_first_the_second_effect_follows(
    first: str, people: tuple[dict[str, Any], ...], choice: str
) -> None:
    here = kept(draw(both(first, "collect amount=5"), *people))
    before = cash(here)[0]
    after = here.play(choice)
    assert (phase(after), after.turn) == ("act", 0)
    assert cash(after)[0] - before == (5 if first.split()[0] != "pay" else 5 + 70 - 950)
    assert state_of(after)["card"] is None


def test_MB_C21_floors_taken_off_first() -> None:
    here = kept(draw(both("remove-floor whose=other", "collect amount=5"), state={"island": buildings(f1_1=(1, 2))}))
    assert cash(here.play("remove 1,1")) == [905, 900]


def test_MB_C21_a_deal_made_to_pay_does_not_lose_the_second_effect() -> None:
    poor = player(cash=20, chips=chips(crane=1))
    here = draw(both("pay amount=50", "take kind=boat amount=2"), poor, player())
    assert phase(here) == "debt"
    asked = kept(here.play("offer B: crane for 30"))
    paid = asked.play("accept")
    assert (phase(paid), cash(paid), seat(paid, 0)["chips"]) == ("act", [0, 870], chips(boat=2))


def test_MB_D2_mortgages_that_come_with_the_money_for_a_debt_are_asked_about_before_it_is_paid() -> None:
    poor, rich = player(cash=20, chips=chips(crane=1)), player(deeds=["brown-1"], mortgaged=["brown-1"])
    here = draw(both("pay amount=50", "take kind=boat amount=2"), poor, rich)
    asked = kept(here.play("offer B: crane for brown-1 + 100").play("accept"))
    assert (phase(asked), cash(asked)[0], state_of(asked)["card"]) == ("redeem", 120, {"then": "own-1"})
    paid = asked.play("keep")
    assert (phase(paid), cash(paid)[0], seat(paid, 0)["chips"]) == ("act", 70, chips(boat=2))
    freed = asked.play("pay-off brown-1")
    assert (phase(freed), cash(freed)[0]) == ("act", 120 - 35 - 50)


def test_MB_C21_who_goes_bankrupt_has_nothing_more_to_do_with_the_card() -> None:
    here = draw(both("pay amount=950", "collect amount=500"))
    gone = here.play("bankrupt")
    assert (cash(gone), gone.turn, state_of(gone)["card"]) == ([0, 900], 1, None)
    moved = draw(both("move-to space=brown-1", "pay amount=2000")).play("bankrupt")
    assert (moved.turn, state_of(moved)["card"]) == (1, None)  # and brown-1 is not for sale


def test_MB_C21_an_heir_asked_about_mortgages_has_nothing_to_do_with_the_card() -> None:
    debtor = player(cash=0, deeds=["pink-1"], mortgaged=["pink-1"])
    here = kept(draw(both("pay-each amount=50", "collect amount=500"), debtor, player()).play("bankrupt"))
    assert (phase(here), here.turn, state_of(here)["card"]) == ("redeem", 1, None)


def test_MB_C21_who_is_sent_to_jail_does_nothing_on_the_space_before() -> None:
    here = kept(draw(both("move-to space=brown-1", "go-to-jail")))
    assert (seat(here, 0)["space"], here.turn, phase(here), state_of(here)["card"]) == (JAIL, 1, "throw", None)
    assert phase(here.play("throw").play("dice 1+5").play("dice 1+2")) == "act"  # nothing is for sale on a Roll space


def test_MB_C21_two_moves_and_only_the_last_space_says_something() -> None:
    here = draw(both("move-to space=start", "move-by amount=2"), player(), player(deeds=["brown-1"]))
    assert (seat(here, 0)["space"], cash(here), seat(here, 0)["chips"]) == (2, [1100, 900], chips(2))
    over_steal = draw(both("move-to space=14", "move-by amount=2"), player(), player(chips=chips(1)))
    assert (seat(over_steal, 0)["space"], phase(over_steal)) == (16, "act")  # nothing was stolen on 14
    assert state_of(over_steal)["turn"]["parking"]


def test_MB_C21_a_card_that_leads_to_chance_is_finished_before_the_next_is_drawn() -> None:
    here = draw(both("move-by amount=8", "take kind=any amount=1"))
    assert (seat(here, 0)["space"], phase(here), here.turn) == (12, "pick", 0)
    drawn = here.play("take boat")
    assert (phase(drawn), drawn.turn) == ("card", bm.CHANCE)


def test_MB_C21_cards_of_two_effects_that_lead_from_chance_to_chance_come_to_an_end() -> None:
    text = deck(on=both("collect amount=5", "move-next space=chance"))
    text = text.replace("[card.on]\ncount = 1", "[card.on]\ncount = 20").replace(
        text[text.index("[card.pay]") : text.index("[island]")], ""
    )
    here = table(
        player(space=CHANCE - 3), player(), edition={"text": text}, state={"chance": {"under": ["own-1"] * 20}}
    )
    after = here.play("throw").play("dice 1+2")
    assert (phase(after), seat(after, 0)["space"]) == ("act", CHANCE)
    assert cash(after)[0] == 900 + 20 * 5 + 5 * 200


def test_MB_C21_what_is_impossible_is_skipped_and_the_rest_is_not() -> None:
    here = draw(both("steal", "collect amount=5"))
    assert (phase(here), cash(here)) == ("act", [905, 900])
    second = draw(both("collect amount=5", "swap"))
    assert (phase(second), cash(second)) == ("act", [905, 900])
    skipped = [told for told in second.told() if "skipped" in told]
    assert len(skipped) == 1


@pytest.mark.parametrize("first", [True, False])
def test_MB_C21_a_get_out_card_may_do_something_else_too(first: bool) -> None:
    order = ("get-out", "collect amount=5") if first else ("collect amount=5", "get-out")
    here = draw(both(*order))
    assert (cash(here), seat(here, 0)["get_out_cards"], state_of(here)["chance"]["under"]) == ([905, 900], 1, [])


def test_MB_C21_a_free_floor_that_ends_the_game_ends_the_card_too() -> None:
    """With four blocks and two foundations nobody can finish once somebody has begun on both."""
    text = deck(mine=both("build", "collect amount=5")).replace("blocks = 12", "blocks = 4")
    text = text[: text.index('1 = "#####"')] + '1 = "##"\n'
    island = {"island": buildings(f1_1=(0, 1))}
    broke = player(cash=0, bankrupt=True)
    people = (player(space=CHANCE), broke)
    here = table(*people, edition={"text": text}, phase="card", dice=[1, 3], state=island).play("card own-1")
    assert phase(here.play("build 1,1")) == "act"
    over = here.play("build 2,1")
    assert (over.over, cash(over), state_of(over)["card"]) == (True, [900, 0], None)


def test_MB_E4_a_free_floor_that_ends_the_game_leaves_no_other_to_build() -> None:
    text = deck(mine='effect = "build"\namount = 2').replace("blocks = 12", "blocks = 4")
    text = text[: text.index('1 = "#####"')] + '1 = "##"\n'
    people = (player(space=CHANCE), player(cash=0, bankrupt=True))
    island = {"island": buildings(f1_1=(0, 1))}
    here = table(*people, edition={"text": text}, phase="card", dice=[1, 3], state=island).play("card own-1")
    over = kept(here.play("build 2,1"))
    assert (over.over, state_of(over)["card"]) == (True, None)


# ---- Tables set up by hand ------------------------------------------------------------------------------------------


def test_MB_C21_positions_that_make_no_sense_are_refused() -> None:
    text = {"text": deck(mine=both("take kind=any amount=2", "collect amount=5"), plain='effect = "swap"')}

    def pick(card: dict[str, Any], edition: Any = text) -> bm.Position:
        people = (player(space=CHANCE), player())
        return table(*people, edition=edition, phase="pick", dice=[1, 3], state={"card": card})

    assert (
        pick({"left": 2, "then": "own-1"}).play("take boat").play("take boat").view()["state"]["players"][0]["cash"]
        == 905
    )
    for card in ({"then": "own-2"}, {"then": "pay"}, {"then": "own-40"}, {"then": "nonsense"}, {"landing": True}):
        with pytest.raises(bm.BadPosition, match=r"state\.card\."):
            pick(card)
    with pytest.raises(bm.BadPosition, match="landing"):
        pick({"left": 1, "landing": True}, "house")
    with pytest.raises(bm.BadPosition, match="no card asks"):
        table(player(space=CHANCE), player(), edition=text, phase="act", dice=[1, 3], state={"card": {"then": "own-1"}})


# ---- Words ----------------------------------------------------------------------------------------------------------


def test_MB_C21_both_effects_are_said_in_every_language() -> None:
    text = deck(mine=both("move-to space=start", "take kind=any amount=1"))
    e = setting("monopoly-builder", 2, edition_text=text).figures
    said = {lang: card_says(e, CARDS.index("own-1"), words_of("monopoly-builder", lang)) for lang in ("en", "nl", "it")}
    assert said == {
        "en": "Go to START, then take a chip of your choice",
        "nl": "Ga naar START, en daarna: pak een fiche naar keuze",
        "it": "Vai a VIA, poi prendi un gettone a scelta",
    }
    own = deck(mine=both("pay amount=5", "go-to-jail") + '\ntext = { en = "Caught!" }')
    here = table(player(space=CHANCE), player(), edition={"text": own}, phase="card", dice=[1, 3])
    assert here.describe("card own-1") == "Caught!"
