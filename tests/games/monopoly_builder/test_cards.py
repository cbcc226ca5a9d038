"""Chance cards declared in an edition (MB-C1 to MB-C20): what each effect does, how cards are read, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import native_rules
from burgomaster.games.kernel.contract import CHANCE as BY_CHANCE
from burgomaster.games.kernel.contract import OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.cards import ARGUMENTS
from burgomaster.games.monopoly_builder.state import CARD_EFFECTS, State
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.decks import HOUSE, deck, every_effect
from tests.games.monopoly_builder.tables import (
    CHANCE,
    JAIL,
    PARKING,
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
from tests.games.monopoly_builder.test_properties import assert_conserved
from tests.games.test_effects import check_the_books


def draw(body: str, *players: dict[str, Any], **more: Any) -> bm.Position:
    """Seat 0 stands on the first Chance space, and has drawn the only card of this kind."""
    people = players or (player(), player())
    people = ({**people[0], "space": CHANCE}, *people[1:])
    more = {"phase": "card", "dice": [1, 3], **more}
    return table(*people, edition={"text": deck(mine=body)}, **more).play("card own-1")


def buildings(**fields: tuple[int, int]) -> dict[str, Any]:
    """`f2_3=(0, 4)`: seat 0 has four floors on field 2,3."""
    return {name[1:].replace("_", ","): {"seat": who, "floors": floors} for name, (who, floors) in fields.items()}


# ---- Moves ----------------------------------------------------------------------------------------------------------


def test_MB_C1_to_a_space_forward_past_start_and_do_what_it_says() -> None:
    here = draw('effect = "move-to"\nspace = "brown-1"', state={"lying": {"20": {"crane": 1}, "2": {"boat": 1}}})
    assert seat(here, 0)["space"] == 1
    assert seat(here, 0)["chips"] == {"crane": 1}  # what lay on the way, and nothing behind it
    assert cash(here) == [1100, 900]
    assert phase(here) == "buy"
    by_number = draw('effect = "move-to"\nspace = 26')
    assert seat(by_number, 0)["chips"] == {"boat": 2}
    assert seat(draw('effect = "move-to"\nspace = "jail"'), 0)["failed_tries"] is None  # just visiting
    around = draw(f'effect = "move-to"\nspace = {CHANCE}')  # where the player stands: once round the board
    assert (seat(around, 0)["space"], cash(around), phase(around)) == (CHANCE, [1100, 900], "card")


def test_MB_C2_so_many_spaces_on_or_back() -> None:
    lying = {"2": {"dump-truck": 1, "crane": 1}, "3": {"boat": 1}}
    back = draw('effect = "move-by"\namount = -3', state={"lying": lying})
    assert seat(back, 0)["space"] == 1
    assert seat(back, 0)["chips"] == {"dump-truck": 1, "crane": 1, "boat": 1}
    past_start = draw('effect = "move-by"\namount = -5')
    assert seat(past_start, 0)["space"] == 31
    assert cash(past_start) == [900, 900]  # START pays nothing backwards
    on_start = draw('effect = "move-by"\namount = -4')
    assert (seat(on_start, 0)["space"], cash(on_start)) == (0, [900, 900])
    on = draw('effect = "move-by"\namount = 28')
    assert (seat(on, 0)["space"], cash(on)) == (0, [1100, 900])


def test_MB_C2_a_chance_space_reached_by_card_draws_again() -> None:
    here = draw('effect = "move-by"\namount = 8')
    assert (seat(here, 0)["space"], phase(here), here.turn) == (12, "card", bm.CHANCE)
    assert here.play("card pay").turn == 0


def test_MB_C2_cards_that_lead_from_chance_to_chance_come_to_an_end() -> None:
    text = HOUSE[: HOUSE.index("[card.get-out")] + '[card.on]\ncount = 20\neffect = "move-next"\nspace = "chance"\n\n'
    text += HOUSE[HOUSE.index("[island]") :]
    people = (player(space=CHANCE - 3), player())
    under = {"chance": {"under": ["own-1"] * 20}}
    here = thrown(table(*people, edition={"text": text}, state=under), "1+2")
    assert phase(here) == "act"
    assert seat(here, 0)["space"] == CHANCE
    assert len(state_of(here)["chance"]["under"]) == 20


def test_MB_C3_to_the_next_space_of_a_sort() -> None:
    owned = player(deeds=["light-blue-1"])
    for sort, space in (("unowned", 7), ("rival", 5), ("deed", 5), ("chance", 12), ("roll", 6), ("steal", 14)):
        here = draw(f'effect = "move-next"\nspace = "{sort}"', player(), owned)
        assert seat(here, 0)["space"] == space, sort
    assert seat(draw('effect = "move-next"\nspace = "take"'), 0)["space"] == 10
    nobody = draw('effect = "move-next"\nspace = "rival"', player(deeds=["light-blue-1"]), player())
    assert (seat(nobody, 0)["space"], phase(nobody)) == (CHANCE, "act")  # skipped


# ---- Money ----------------------------------------------------------------------------------------------------------


def test_MB_C4_collect_from_the_bank_also_per_thing() -> None:
    assert cash(draw('effect = "collect"\namount = 120')) == [1020, 900]
    rich = player(deeds=["brown-1", "brown-2", "dark-blue-2"])
    island = {"island": buildings(f1_1=(0, 3), f2_1=(0, 1), f5_1=(1, 2))}
    for per, count in (("deed", 3), ("set", 1), ("floor", 4), ("building", 2)):
        here = draw(f'effect = "collect"\namount = 20\nper = "{per}"', rich, player(), state=island)
        assert cash(here) == [900 + 20 * count, 900], per


def test_MB_C5_pay_the_bank_also_per_thing() -> None:
    assert cash(draw('effect = "pay"\namount = 120')) == [780, 900]
    island = {"island": buildings(f1_1=(0, 3), f2_1=(0, 1))}
    for per, due in (("deed", 20), ("set", 0), ("floor", 80), ("building", 40)):
        here = draw(f'effect = "pay"\namount = 20\nper = "{per}"', player(deeds=["pink-1"]), player(), state=island)
        assert cash(here) == [900 - due, 900], per
    poor = draw('effect = "pay"\namount = 120', player(cash=100, deeds=["pink-1"]), player())
    assert phase(poor) == "debt"
    assert cash(poor.play("mortgage pink-1")) == [100 + 70 - 120, 900]


def test_MB_C6_every_other_player_pays_what_they_can() -> None:
    here = draw('effect = "collect-from-each"\namount = 50', player(), player(), player(cash=30), player(cash=0))
    assert cash(here) == [980, 850, 0, 0]
    broke = player(cash=0, bankrupt=True)
    assert cash(draw('effect = "collect-from-each"\namount = 50', player(), broke, player())) == [950, 0, 850]


def test_MB_C7_pay_every_other_player_one_after_the_other() -> None:
    body = 'effect = "pay-each"\namount = 50'
    assert cash(draw(body, player(), player(), player(), player())) == [750, 950, 950, 950]
    owing = draw(body, player(cash=60, deeds=["pink-1"]), player(), player(), player())
    assert (phase(owing), cash(owing)) == ("debt", [10, 950, 900, 900])
    assert state_of(owing)["debt"] == {"amount": 50, "creditor": 2, "then": "act"}
    again = bm.position(owing.to_json())  # the rest of the debts is not forgotten
    assert again == owing
    more = again.play("mortgage pink-1")
    assert (phase(more), cash(more)) == ("debt", [30, 950, 950, 900])
    gone = more.play("bankrupt")
    assert cash(gone) == [0, 950, 950, 930]  # to the one who was owed
    assert "pink-1" in seat(gone, 3)["deeds"]


# ---- Chips ----------------------------------------------------------------------------------------------------------


def test_MB_C8_take_chips_from_the_bank() -> None:
    assert seat(draw('effect = "take"\nkind = "boat"\namount = 3'), 0)["chips"] == chips(boat=3)
    assert seat(draw('effect = "take"\nkind = "each"\namount = 2'), 0)["chips"] == chips(2, 2, 2, 2)
    assert seat(draw('effect = "take"\nkind = "own"\namount = 2'), 0)["chips"] == chips(2)  # the penguin's
    choose = draw('effect = "take"\nkind = "any"\namount = 2')
    assert phase(choose) == "pick"
    one = choose.play("take crane")
    assert (phase(one), bm.position(one.to_json())) == ("pick", one)
    done = one.play("take boat")
    assert (phase(done), seat(done, 0)["chips"]) == ("act", chips(crane=1, boat=1))
    short = draw('effect = "take"\nkind = "boat"\namount = 3', player(), player(chips=chips(boat=18)))
    assert seat(short, 0)["chips"] == chips(boat=2)


def test_MB_C9_give_chips_to_the_bank() -> None:
    own = player(chips=chips(1, 3, 0, 2))
    assert seat(draw('effect = "give"\nkind = "crane"\namount = 2', own, player()), 0)["chips"] == chips(1, 1, 0, 2)
    assert seat(draw('effect = "give"\nkind = "boat"\namount = 5', own, player()), 0)["chips"] == chips(1, 3)
    assert seat(draw('effect = "give"\nkind = "each"\namount = 1', own, player()), 0)["chips"] == chips(0, 2, 0, 1)
    assert seat(draw('effect = "give"\nkind = "own"\namount = 1', own, player()), 0)["chips"] == chips(0, 3, 0, 2)
    choose = draw('effect = "give"\nkind = "any"\namount = 2', own, player())
    assert (phase(choose), choose.turn) == ("give", 0)
    one = choose.play("give boat")
    assert (phase(one), bm.position(one.to_json())) == ("give", one)
    done = one.play("give crane")
    assert (phase(done), seat(done, 0)["chips"], state_of(done)["bank"]["crane"]) == ("act", chips(1, 2, 0, 1), 18)
    last = draw('effect = "give"\nkind = "any"\namount = 2', player(chips=chips(crane=1)), player())
    assert (phase(last), seat(last, 0)["chips"], state_of(last)["card"]) == ("act", {}, None)
    assert phase(draw('effect = "give"\nkind = "any"\namount = 2')) == "act"  # nothing to give


@pytest.mark.parametrize(
    "body",
    [
        'effect = "give"\nkind = "any"\namount = 1',
        'effect = "give"\nkind = "crane"\namount = 1',
        'effect = "give"\nkind = "each"\namount = 1',
        'effect = "give-chips"',
        'effect = "steal"',
        'effect = "swap"',
        'effect = "remove-floor"\nwhose = "own"',
        'effect = "remove-floor"\nwhose = "other"',
    ],
)
def test_MB_B9_a_card_of_which_nothing_can_be_done_is_skipped_and_says_so(body: str) -> None:
    here = draw(body)  # nobody has a chip, or has built anything
    assert (phase(here), here.turn, state_of(here)["card"]) == ("act", 0, None)
    assert [one.kind for one in here.effects][-1] == "skips-card"
    assert here.told()[-1] == "That was not possible and was skipped."


def test_MB_C11_gifts_that_nobody_can_give_or_get_leave_nothing_behind() -> None:
    for people in ((player(), player()), (player(chips=chips(2)), player(cash=0, bankrupt=True))):
        here = draw('effect = "give-chips"', *people)
        assert [one.kind for one in here.effects][-1] == "skips-card"
        assert (phase(here), seat(here, 0)["chips"]) == ("act", people[0]["chips"])
        assert bm.position(here.to_json()) == here


def test_MB_C9_what_is_given_to_the_bank_is_not_skipped() -> None:
    for own in (chips(crane=1), chips(crane=1, boat=1)):
        here = draw('effect = "give"\nkind = "any"\namount = 1', player(chips=own), player())
        assert "skips-card" not in [one.kind for one in here.effects]


def test_MB_C10_every_other_player_gives_a_chip() -> None:
    here = draw('effect = "collect-chips"', player(), player(chips=chips(1, 1)), player(chips=chips(boat=2)), player())
    assert (phase(here), here.turn) == ("give", 1)
    assert seat(here.play("give crane"), 0)["chips"] == chips(crane=1, boat=1)


def test_MB_C10_every_other_player_gives_so_many_chips() -> None:
    people = (player(), player(chips=chips(2, 1, 1)), player(chips=chips(boat=2)), player(chips=chips(crane=5)))
    here = draw('effect = "collect-chips"\namount = 3', *people)
    assert (phase(here), here.turn, state_of(here)["card"]) == ("give", 1, {"left": 3, "each": 3})
    one = here.play("give crane")
    assert (one.turn, state_of(one)["card"], bm.position(one.to_json())) == (1, {"left": 2, "each": 3}, one)
    done = one.play("give excavator")  # two dump trucks are left to B: no choice
    assert (phase(done), done.turn, state_of(done)["card"]) == ("act", 0, None)
    assert seat(done, 0)["chips"] == chips(1, 4, 1, 2)  # of D three cranes, of C all there were
    assert seat(done, 1)["chips"] == chips(1)
    assert [told for told in done.told() if "three cranes, having no other kind" in told]


def test_MB_C11_give_every_other_player_so_many_chips() -> None:
    here = draw('effect = "give-chips"\namount = 2', player(chips=chips(2, 2, 1)), player(), player())
    assert state_of(here)["card"] == {"left": 2, "to": 1, "each": 2}
    one = here.play("give crane")
    assert (state_of(one)["card"], bm.position(one.to_json())) == ({"left": 1, "to": 1, "each": 2}, one)
    two_ = one.play("give crane")
    assert (state_of(two_)["card"], seat(two_, 1)["chips"]) == ({"left": 2, "to": 2, "each": 2}, chips(crane=2))
    done = two_.play("give excavator")  # and a dump truck: there is nothing else left
    assert (phase(done), seat(done, 2)["chips"], seat(done, 0)["chips"]) == ("act", chips(1, 0, 1), chips(1))
    short = draw('effect = "give-chips"\namount = 2', player(chips=chips(3)), player(), player())
    assert [seat(short, p)["chips"] for p in range(3)] == [{}, chips(2), chips(1)]
    assert (state_of(short)["card"], bm.position(short.to_json())) == (None, short)
    assert (state_of(done)["card"], bm.position(done.to_json())) == (None, done)
    with pytest.raises(bm.BadPosition, match="at most what each player"):
        table(
            player(space=CHANCE, chips=chips(2, 2)),
            player(),
            edition={"text": deck(mine='effect = "give-chips"')},
            phase="give",
            dice=[1, 3],
            state={"card": {"left": 3, "to": 1, "each": 2}},
        )


def test_MB_C11_give_every_other_player_a_chip() -> None:
    people = (player(chips=chips(1, 2)), player(), player(cash=0, bankrupt=True), player())
    here = draw('effect = "give-chips"', *people)
    assert (phase(here), here.turn) == ("give", 0)
    assert "to B" in here.describe(here.actions()[0])
    one = here.play("give crane")
    assert (seat(one, 1)["chips"], bm.position(one.to_json())) == (chips(crane=1), one)
    assert "to D" in one.describe(one.actions()[0])  # C is bankrupt
    done = one.play("give dump-truck")
    assert (phase(done), seat(done, 0)["chips"], seat(done, 3)["chips"]) == ("act", chips(crane=1), chips(1))
    short = draw('effect = "give-chips"', player(chips=chips(1)), player(), player())
    assert (phase(short), seat(short, 1)["chips"], seat(short, 2)["chips"]) == ("act", chips(1), {})


def test_MB_C12_steal_so_many_chips_or_none() -> None:
    here = draw('effect = "steal"\namount = 2', player(), player(chips=chips(1, 1)))
    one = here.play("steal crane from B")
    assert (phase(one), bm.position(one.to_json())) == ("steal", one)
    assert phase(one.play("no steal")) == "act"
    assert seat(one.play("steal dump-truck from B"), 0)["chips"] == chips(1, 1)
    assert phase(draw('effect = "steal"', player(), player(chips=chips(1, 1))).play("steal crane from B")) == "act"
    last = draw('effect = "steal"\namount = 2', player(), player(chips=chips(1))).play("steal dump-truck from B")
    assert (phase(last), state_of(last)["card"]) == ("act", None)
    assert phase(draw('effect = "steal"')) == "act"  # nobody has a chip


def test_MB_C13_forced_trade() -> None:
    here = draw('effect = "swap"', player(chips=chips(1)), player(chips=chips(boat=1)))
    assert seat(here.play("swap dump-truck for boat of B"), 0)["chips"] == chips(boat=1)
    assert phase(draw('effect = "swap"')) == "act"


def test_MB_C13_so_many_forced_trades() -> None:
    here = draw('effect = "swap"\namount = 2', player(chips=chips(2)), player(chips=chips(boat=2)))
    one = here.play("swap dump-truck for boat of B")
    assert (phase(one), state_of(here)["card"], state_of(one)["card"]) == ("swap", {"left": 2}, None)
    assert (bm.position(here.to_json()), bm.position(one.to_json())) == (here, one)
    done = one.play("swap dump-truck for boat of B")
    assert (phase(done), seat(done, 0)["chips"]) == ("act", chips(boat=2))
    last = draw('effect = "swap"\namount = 2', player(chips=chips(1)), player(chips=chips(0, 1)))
    again = last.play("swap dump-truck for crane of B")
    assert phase(again) == "swap"  # back again, since it must be
    assert phase(again.play("swap crane for dump-truck of B")) == "act"


def test_MB_C14_the_card_that_is_kept_may_be_any() -> None:
    here = draw('effect = "get-out"')
    assert seat(here, 0)["get_out_cards"] == 1
    jailed = two(player(space=JAIL, failed_tries=0, get_out_cards=1), edition={"text": deck(mine='effect = "get-out"')})
    assert state_of(jailed.play("use card"))["chance"]["under"] == ["own-1"]
    none = two(player(space=JAIL, failed_tries=0), edition={"text": deck(mine='effect = "swap"')})
    assert refused(none, "use card") == "MB-J2"
    with pytest.raises(bm.BadPosition, match="get_out_cards"):
        two(player(get_out_cards=1), edition={"text": deck(mine='effect = "swap"')})


def test_MB_C15_go_to_jail() -> None:
    here = draw('effect = "go-to-jail"')
    assert (seat(here, 0)["space"], seat(here, 0)["failed_tries"], here.turn) == (JAIL, 0, 1)


# ---- Floors ---------------------------------------------------------------------------------------------------------


def test_MB_C16_a_floor_without_chips_never_the_penthouse() -> None:
    island = {"island": buildings(f1_1=(0, 4), f2_1=(0, 1), f3_1=(1, 1))}
    here = draw('effect = "build"', state=island)
    assert (phase(here), bm.position(here.to_json())) == ("free", here)
    assert refused(here, "build 1,1") == "MB-C16"
    assert refused(here, "build 3,1") == "MB-F1"
    assert refused(here, "end") == "MB-C16"
    done = here.play("build 2,1")
    assert (phase(done), state_of(done)["island"]["2,1"]["floors"]) == ("act", 2)
    assert seat(done, 0)["blocks"] == 6
    no_blocks = {"island": buildings(f1_1=(0, 4), f2_1=(0, 4), f3_1=(0, 4))}
    nowhere = draw('effect = "build"', state=no_blocks)
    assert (phase(nowhere), [one.kind for one in nowhere.effects][-1]) == ("act", "skips-card")


def test_MB_C16_so_many_floors_without_chips() -> None:
    here = draw('effect = "build"\namount = 2')
    one = here.play("build 1,1")
    assert (phase(one), state_of(here)["card"], state_of(one)["card"]) == ("free", {"left": 2}, None)
    assert (bm.position(here.to_json()), bm.position(one.to_json())) == (here, one)
    done = one.play("build 1,1")
    assert (phase(done), seat(done, 0)["blocks"]) == ("act", 10)
    few = {"island": buildings(f1_1=(0, 4), f2_1=(0, 4), f3_1=(0, 3))}
    last = draw('effect = "build"\namount = 2', state=few).play("build 3,1")
    assert (phase(last), state_of(last)["card"]) == ("act", None)  # no block left


def test_MB_C16_and_C17_any_foundation_may_be_chosen() -> None:
    everywhere = [f"{x},{y}" for y in range(1, 5) for x in range(1, 6)]
    here = draw('effect = "build"')
    assert first_steps(here) == [f"build {field}" for field in everywhere]
    assert refused(here, "build 6,1") == "MB-F1"
    island = {field: {"seat": n % 3, "floors": 1} for n, field in enumerate(everywhere)}
    for whose in ("own", "other"):
        here = draw(f'effect = "remove-floor"\nwhose = "{whose}"', *[player()] * 3, state={"island": island})
        fields = [field for n, field in enumerate(everywhere) if (n % 3 == 0) == (whose == "own")]
        assert first_steps(here) == [f"remove {field}" for field in fields]
        assert refused(here, "remove 6,1") == "MB-F1"


def test_MB_C17_so_many_floors_come_off() -> None:
    island = {"island": buildings(f1_1=(1, 2), f2_1=(1, 1), f3_1=(0, 1))}
    here = draw('effect = "remove-floor"\nwhose = "other"\namount = 3', state=island)
    assert (state_of(here)["card"], bm.position(here.to_json())) == ({"left": 3, "whose": "other"}, here)
    two_ = here.play("remove 1,1").play("remove 2,1")
    assert (state_of(two_)["card"], bm.position(two_.to_json())) == ({"whose": "other"}, two_)
    done = two_.play("remove 1,1")
    assert (phase(done), list(state_of(done)["island"]), seat(done, 1)["blocks"]) == ("act", ["3,1"], 12)
    assert (state_of(done)["card"], bm.position(done.to_json())) == (None, done)
    short = draw('effect = "remove-floor"\nwhose = "own"\namount = 2', state=island).play("remove 3,1")
    assert (phase(short), state_of(short)["card"]) == ("act", None)  # there is nothing more
    assert bm.position(short.to_json()) == short


def test_MB_C17_the_top_floor_comes_off_and_the_block_goes_home() -> None:
    island = {"island": buildings(f1_1=(0, 4), f2_1=(1, 1))}
    own = draw('effect = "remove-floor"\nwhose = "own"', state=island)
    assert (phase(own), bm.position(own.to_json())) == ("remove", own)
    assert refused(own, "remove 2,1") == "MB-F1"
    assert refused(own, "remove 3,1") == "MB-C17"
    assert refused(own, "end") == "MB-C17"
    lower = own.play("remove 1,1")
    assert (state_of(lower)["island"]["1,1"]["floors"], seat(lower, 0)["blocks"]) == (3, 9)
    other = draw('effect = "remove-floor"\nwhose = "other"', state=island)
    assert refused(other, "remove 1,1") == "MB-C17"
    flat = other.play("remove 2,1")
    assert "2,1" not in state_of(flat)["island"]
    assert seat(flat, 1)["blocks"] == 12
    assert refused(act(), "remove 1,1") == "MB-C17"
    assert phase(draw('effect = "remove-floor"\nwhose = "other"')) == "act"


# ---- Other things ---------------------------------------------------------------------------------------------------


def test_MB_C18_the_next_rent_is_doubled_once() -> None:
    text = {"text": deck(mine='effect = "double-rent"\nwhose = "own"')}
    own = draw('effect = "double-rent"\nwhose = "own"')
    assert state_of(own)["doubled"] == {"to": [0], "by": []}
    assert bm.position(own.to_json()) == own
    people = (player(space=2), player(deeds=["light-blue-1"]))
    for doubled in ({"to": [1], "by": []}, {"to": [], "by": [0]}, {"to": [1], "by": [0]}):
        paid = thrown(table(*people, edition=text, state={"doubled": doubled}), "1+2")
        assert (cash(paid), state_of(paid)["doubled"]) == ([870, 930], None)
    others = thrown(table(*people, edition=text, state={"doubled": {"to": [0], "by": [1]}}), "1+2")
    assert (cash(others), state_of(others)["doubled"]) == ([885, 915], {"to": [0], "by": [1]})
    assert state_of(draw('effect = "double-rent"\nwhose = "other"'))["doubled"] == {"to": [], "by": [0]}


def test_MB_C19_another_turn_after_this_one() -> None:
    here = draw('effect = "throw-again"')
    assert state_of(here)["turn"]["extra_turn"]
    after = here.play("end")
    assert (after.turn, phase(after), state_of(after)["turn"]["extra_turn"]) == (0, "throw", False)


def test_MB_C20_two_chips_for_one_as_on_free_parking() -> None:
    here = draw('effect = "exchange"', player(chips=chips(2)), player())
    done = here.play("trade 2 dump-truck for boat")
    assert seat(done, 0)["chips"] == chips(boat=1)
    assert refused(done, "trade 2 dump-truck for boat") == "MB-B8"
    assert bm.position(here.to_json()) == here


# ---- Words ----------------------------------------------------------------------------------------------------------


def test_a_card_speaks_its_own_text_or_a_sentence_made_of_its_effect() -> None:
    own = 'effect = "pay"\namount = 50\ntext = { en = "The crane’s wheels squeak", nl = "De wielen piepen" }'
    here = table(player(space=CHANCE), player(), edition={"text": deck(mine=own)}, phase="card", dice=[1, 3])
    assert here.describe("card own-1") == "The crane’s wheels squeak"
    assert here.describe("card own-1", lang="nl") == "De wielen piepen"
    assert here.describe("card own-1", lang="it") == "Paga M50"
    assert "The crane’s wheels squeak" in " ".join(here.play("card own-1").told())


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_every_effect_has_words_in_every_language(lang: str) -> None:
    from burgomaster.games import words_of
    from burgomaster.games.monopoly_builder.chance import card_says

    e = setting("monopoly-builder", 2, edition_text=every_effect()).figures
    said = [
        card_says(e, card, words_of("monopoly-builder", lang))
        for card in range(len(e.card_count))
        if e.card_count[card]
    ]
    assert len(set(said)) == 20
    assert all(text and "{" not in text for text in said)


def test_every_effect_is_in_the_deck_of_these_tests_or_the_house() -> None:
    both = HOUSE + every_effect()
    assert not [effect for effect in CARD_EFFECTS if f'effect = "{effect}"' not in both]
    assert tuple(ARGUMENTS) == CARD_EFFECTS


def test_MB_C9_a_card_that_takes_one_chip_has_done_something() -> None:
    here = draw('effect = "give"\nkind = "boat"\namount = 1', player(chips=chips(boat=2)), player())
    assert seat(here, 0)["chips"] == chips(boat=1)
    assert "skips-card" not in [one.kind for one in here.effects]


# ---- The first shape of editions ------------------------------------------------------------------------------------


def only_counted() -> str:
    """The house edition as editions were written at first: cards of which only the number is said."""
    counts = {"get-out-of-jail": 2, "forced-trade": 3, "take-any": 2}
    names = [line[6:-1] for line in HOUSE.splitlines() if line.startswith("[card.")]
    lines = "\n".join(f"{name} = {counts.get(name, 1)}" for name in names)
    text = HOUSE[: HOUSE.index("[card.get-out")] + f"[card]\n{lines}\n\n" + HOUSE[HOUSE.index("[island]") :]
    figures = {"card_receive": 100, "card_pay": 50, "card_per_floor": 10}
    text = text.replace("[table]\n", "[table]\n" + "".join(f"{key} = {value}\n" for key, value in figures.items()))
    return text.replace("token = ", "".join(f'{key} = "house"\n' for key in figures) + "token = ", 1)


def test_an_edition_that_only_counts_the_sixteen_cards_is_still_read() -> None:
    assert (
        setting("monopoly-builder", 3, edition_text=only_counted()).figures
        == setting("monopoly-builder", 3, edition_text=HOUSE).figures
    )


def test_MB_C1_a_card_to_free_parking_does_nothing_where_there_is_none() -> None:
    text = only_counted().replace(f'{PARKING} = "free-parking"', f'{PARKING} = "chance"')
    here = table(player(space=CHANCE), player(), edition={"text": text}, phase="card", dice=[1, 3])
    after = here.play("card to-free-parking")
    assert (seat(after, 0)["space"], phase(after)) == (CHANCE, "act")


# ---- Whole games ----------------------------------------------------------------------------------------------------

# Every run plays with three, the long one with two and four as well.
SOME_PLAYERS = pytest.mark.parametrize("players", [3, *(pytest.param(n, marks=pytest.mark.long) for n in (2, 4))])


def test_effects_alone_keep_the_books_of_every_card() -> None:
    told: set[str] = set()
    for players in (2, 3, 4):
        agreed = setting("monopoly-builder", players, edition_text=every_effect())
        told |= {kind.name for seed in range(4) for kind in check_the_books(agreed, seed, 1_500)}
    assert {"removes", "builds-free", "doubles-rent", "gives-bank", "pays-by-card", "throws-again"} <= told


@SOME_PLAYERS
def test_random_games_with_every_card_lose_nothing_and_can_be_saved(players: int) -> None:
    agreed = setting("monopoly-builder", players, edition_text=every_effect())
    e, out = agreed.figures, [0] * agreed.spec.most_legal
    phases: set[int] = set()
    for number in range(3):
        s = State()
        rules.begin(s, e, players)
        for event in range(4_000):
            turn, luck = rules.turn_of(s, e), luck_of(luck_key(77, number), event)
            if turn == OVER:
                break
            if s.phase not in phases or event % 50 == 0:
                n = rules.legal(s, e, out) if turn != BY_CHANCE else 0
                legal = out[:n]
                assert [step for step in range(agreed.spec.steps) if rules.refuse(s, e, turn, step) == 0] == (
                    legal or [step for step in range(agreed.spec.steps) if rules.refuse(s, e, BY_CHANCE, step) == 0]
                )
                if not rules.unfinished(s, e):
                    assert agreed.game.check(agreed.game.save(s, e), e) == s
            phases.add(s.phase)
            rules.apply(s, e, rules.draw(s, e, luck) if turn == BY_CHANCE else out[pick(luck, rules.legal(s, e, out))])
            assert_conserved(s, e, players)
    assert {18, 19} <= phases  # floors built and taken off by card


@pytest.mark.usefixtures("native")
@SOME_PLAYERS
def test_plain_and_native_rules_agree_on_every_card(players: int) -> None:
    agreed = setting("monopoly-builder", players, edition_text=every_effect())
    native, e = native_rules("monopoly-builder"), agreed.figures
    compiled_e = e.native()[0]
    out, seen = [0] * agreed.spec.most_legal, set()
    for number in range(4):
        s, n = State(), State().native()
        rules.begin(s, e, players)
        native.begin(n[0], compiled_e, players)
        for event in range(2_500):
            turn, luck = rules.turn_of(s, e), luck_of(luck_key(78, number), event)
            if turn == OVER:
                break
            step = rules.draw(s, e, luck) if turn == BY_CHANCE else out[pick(luck, rules.legal(s, e, out))]
            rules.apply(s, e, step)
            native.apply(n[0], compiled_e, step)
            assert n.tobytes() == s.pack(), (number, event, agreed.game.STEPS[step].name)
            seen.add(s.phase)
    assert {18, 19} <= seen


def test_games_with_every_card_end_between_sensible_players(tmp_path: Any) -> None:
    file = tmp_path / "every.toml"
    file.write_text(every_effect(), encoding="utf-8")
    told = simulate("monopoly-builder", ["greedy"] * 4, 60, edition=file, seed=5)
    assert told.unfinished == 0
