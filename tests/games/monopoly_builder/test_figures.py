"""What else is printed: the size of the deck, the bank's rate, and chips on spaces and for tokens. Random editions."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import native_rules, words_of
from burgomaster.games.kernel.contract import CHANCE as BY_CHANCE
from burgomaster.games.kernel.contract import OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.monopoly_builder import rules
from burgomaster.games.monopoly_builder.state import State
from burgomaster.games.rulebook import rule_text
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.decks import HOUSE
from tests.games.monopoly_builder.random_editions import an_edition
from tests.games.monopoly_builder.tables import (
    CHANCE,
    act,
    chips,
    phase,
    player,
    refused,
    seat,
    state_of,
    table,
    thrown,
)
from tests.games.monopoly_builder.test_properties import assert_conserved, step_in
from tests.games.test_effects import check_the_books


def house(**figures: int) -> dict[str, str]:
    """The house edition with more figures on the table."""
    text = HOUSE
    for name, value in figures.items():
        text = text.replace("[table]\n", f"[table]\n{name} = {value}\n", 1)
        text = text.replace('fine = "rulebook"\n', f'fine = "rulebook"\n{name} = "card"\n', 1)
    return {"text": text}


def deck_of(*cards: str) -> dict[str, str]:
    """The house edition with just these cards: the count, the effect and its figures."""
    tables = [f"[card.c{n}]\n{body}\n" for n, body in enumerate(cards)]
    return {"text": HOUSE[: HOUSE.index("[card.get-out")] + "\n".join(tables) + "\n" + HOUSE[HOUSE.index("[island]") :]}


# ---- The table's figures --------------------------------------------------------------------------------------------


def test_MB_T6_the_bank_trades_at_the_rate_of_the_edition() -> None:
    own = player(chips=chips(crane=6))
    dear, cheap = act(own, edition=house(bank_rate=6)), act(own, edition=house(bank_rate=3))
    assert seat(dear.play("trade 6 crane for boat"), 0)["chips"] == chips(boat=1)
    assert seat(cheap.play("trade 3 crane for boat"), 0)["chips"] == chips(crane=3, boat=1)
    assert [str(step) for step in cheap.steps() if str(step).startswith("trade")] == [
        f"trade 3 crane for {kind}" for kind in ("dump-truck", "excavator", "boat")
    ]
    for words in ("trade 3 cranes for a boat", "trade cranes for boat", "ruil 3 kranen voor een boot"):
        assert seat(cheap.play(words), 0)["chips"] == chips(crane=3, boat=1), words
    assert refused(cheap, "trade 4 crane for boat") == "MB-T6"
    assert "for 3 of a kind" in str(cheap.why_not("trade 4 crane for boat"))
    assert "for 4 of a kind" in str(act(own).why_not("trade 3 crane for boat"))
    assert refused(act(player(chips=chips(crane=5)), edition=house(bank_rate=6)), "trade 6 crane for boat") == "MB-T6"
    assert cheap.describe("trade 3 crane for boat") == "trade 3 cranes with the bank for one boat"


def test_MB_B7_a_steal_space_may_allow_several_chips() -> None:
    people = (player(space=11), player(chips=chips(1, 1, 1)))
    here = thrown(table(*people, edition=house(steal_chips=2)), "1+2")
    assert (state_of(here)["card"], bm.position(here.to_json())) == ({"left": 2}, here)
    one = here.play("steal crane from B")
    assert (phase(one), phase(one.play("no steal"))) == ("steal", "act")
    done = one.play("steal dump-truck from B")
    assert (phase(done), seat(done, 0)["chips"]) == ("act", chips(1, 1))
    assert "to the space “Steal 2 chips”" in " ".join(here.told())
    assert phase(thrown(table(*people), "1+2").play("steal crane from B")) == "act"  # one, where nothing is said


def test_MB_T2_tokens_may_bring_another_number_of_chips_than_deeds() -> None:
    people = (player(space=30, deeds=["green-1"]), player())
    edition = house(own_chips=3)
    assert seat(thrown(table(*people, edition=edition), "3+3"), 1)["chips"] == chips(crane=3)
    assert seat(thrown(table(*people, edition=edition), "3+4"), 0)["chips"] == chips(boat=2)
    assert seat(thrown(table(*people), "3+3"), 1)["chips"] == chips(crane=2)


def test_MB_B6_a_roll_space_may_bring_another_number_than_a_take_space() -> None:
    edition = house(roll_chips=4)
    rolled = thrown(table(player(space=3), player(), edition=edition), "1+2").play("dice 1+1")
    assert seat(rolled, 0)["chips"] == chips(4)
    taken = thrown(table(player(space=31), player(), edition=edition), "1+2")
    assert seat(taken, 0)["chips"] == chips(2)


def test_figures_that_are_missing_are_what_they_always_were() -> None:
    said = house(bank_rate=4, steal_chips=1, own_chips=2, roll_chips=2)["text"]
    assert (
        setting("monopoly-builder", 3, edition_text=said).figures
        == setting("monopoly-builder", 3, edition_text=HOUSE).figures
    )


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_the_book_names_every_figure_of_an_edition(lang: str) -> None:
    text = house(bank_rate=7, steal_chips=3, own_chips=8, roll_chips=9)["text"]
    agreed = setting("monopoly-builder", 3, edition_text=text)
    said = Voice((), words_of("monopoly-builder", lang)).number
    for rule, value in (("MB-T6", 7), ("MB-B7", 3), ("MB-T2", 8), ("MB-B6", 9)):
        told = rule_text("monopoly-builder", lang, rule, agreed) or ""
        assert f" {said(value)}" in told.replace("\n", " "), rule


# ---- The deck -------------------------------------------------------------------------------------------------------


def test_MB_M1_a_deck_of_one_card_is_turned_up_again_and_again() -> None:
    here = table(player(space=1), player(space=9), edition=deck_of('count = 1\neffect = "collect"\namount = 50'))
    first = thrown(here, "1+2").play("card own-1")
    assert state_of(first)["chance"] == {"unseen": {}, "under": ["own-1"]}
    again = thrown(first.play("end"), "1+2")
    assert [person["cash"] for person in state_of(again)["players"]] == [950, 950]
    assert bm.position(again.to_json()) == again


def test_MB_M1_a_deck_of_one_card_that_is_kept_leaves_nothing_to_draw() -> None:
    here = table(player(space=1), player(space=9), edition=deck_of('count = 1\neffect = "get-out"'))
    first = thrown(here, "1+2").play("card own-1")
    none = thrown(first.play("end"), "1+2")
    assert (phase(none), state_of(none)["chance"]) == ("act", {"unseen": {}, "under": []})
    assert "There was no Chance card left for B." in none.told()


def test_MB_M1_forty_different_cards() -> None:
    cards = [f'count = 1\neffect = "collect"\namount = {5 + 5 * n}' for n in range(40)]
    start = table(player(space=CHANCE), player(), edition=deck_of(*cards), phase="card", dice=[1, 3])
    assert len(start.chances()) == 40
    for n in (1, 21, 40):
        drawn = start.play(f"card own-{n}")
        assert seat(drawn, 0)["cash"] == 900 + 5 * n
        assert bm.position(drawn.to_json()) == drawn
    under = {"chance": {"under": [f"own-{n}" for n in range(40, 0, -1)]}}
    known = thrown(table(player(space=1), player(), edition=deck_of(*cards), state=under), "1+2")
    assert seat(known, 0)["cash"] == 900 + 200
    assert state_of(known)["chance"]["under"] == [f"own-{n}" for n in (*range(39, 0, -1), 40)]


def test_MB_M1_forty_cards_of_one_sort() -> None:
    edition = deck_of('count = 39\neffect = "swap"', 'count = 1\neffect = "collect"\namount = 5')
    here = table(player(space=CHANCE), player(), edition=edition, phase="card", dice=[1, 3])
    assert [weight for _, weight in here.chances()] == [39, 1]


# ---- Random editions ------------------------------------------------------------------------------------------------


def random_game(seed: int, players: int, most: int = 2_500) -> set[int]:
    """A random game with a random edition: nothing is lost, what is legal is not refused, every state can be saved."""
    agreed = setting(
        "monopoly-builder", players, edition_text=an_edition(seed), options={"deals": "yes" if seed % 2 else "no"}
    )
    e, out, phases = agreed.figures, [0] * agreed.spec.most_legal, set()
    s = State()
    rules.begin(s, e, players)
    for event in range(most):
        luck = luck_of(luck_key(91, seed), event)
        if rules.turn_of(s, e) == OVER:
            break
        turn = step_in(s, agreed, luck) if event % 11 == 0 else rules.turn_of(s, e)
        n = rules.legal(s, e, out) if turn != BY_CHANCE else 0
        if s.phase not in phases or s.then or s.landing or event % 40 == 0:
            allowed = [step for step in range(agreed.spec.steps) if rules.refuse(s, e, turn, step) == 0]
            assert allowed == out[:n] if turn != BY_CHANCE else allowed
            if not rules.unfinished(s, e):
                assert agreed.game.check(agreed.game.save(s, e), e) == s
        phases.add(s.phase)
        rules.apply(s, e, rules.draw(s, e, luck) if turn == BY_CHANCE else out[pick(luck, n)])
        s.pack()
        assert_conserved(s, e, players)
        assert s.then == s.landing == 0 or rules.turn_of(s, e) not in (OVER, BY_CHANCE)
    return phases


@pytest.mark.parametrize("seed", range(18, 24))
def test_MB_C21_random_editions_lose_no_chip_block_or_card(seed: int) -> None:
    random_game(seed, 2 + seed % 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(24, 240))
def test_MB_C21_many_random_editions_lose_no_chip_block_or_card(seed: int) -> None:
    random_game(seed, 2 + seed % 3, 6_000)


@pytest.mark.parametrize("seed", range(6))
def test_MB_C21_effects_alone_keep_the_books_of_random_editions(seed: int) -> None:
    check_the_books(setting("monopoly-builder", 2 + seed % 3, edition_text=an_edition(seed)), seed, 1_500)


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("seed", range(6, 12))
def test_MB_C21_plain_and_native_rules_agree_on_random_editions(seed: int) -> None:
    players = 2 + seed % 3
    agreed = setting("monopoly-builder", players, edition_text=an_edition(seed), options={"deals": "no"})
    native, e = native_rules("monopoly-builder"), agreed.figures
    compiled: Any = e.native()[0]
    out, s, n = [0] * agreed.spec.most_legal, State(), State().native()
    rules.begin(s, e, players)
    native.begin(n[0], compiled, players)
    for event in range(2_500):
        turn, luck = rules.turn_of(s, e), luck_of(luck_key(92, seed), event)
        if turn == OVER:
            break
        step = rules.draw(s, e, luck) if turn == BY_CHANCE else out[pick(luck, rules.legal(s, e, out))]
        rules.apply(s, e, step)
        native.apply(n[0], compiled, step)
        assert n.tobytes() == s.pack(), (event, agreed.game.STEPS[step].name)


def test_games_of_random_editions_end_between_sensible_players(tmp_path: Any) -> None:
    for seed in range(40, 46):
        file = tmp_path / f"{seed}.toml"
        file.write_text(an_edition(seed), encoding="utf-8")
        assert simulate("monopoly-builder", ["greedy"] * 3, 20, edition=file, seed=seed).unfinished == 0
