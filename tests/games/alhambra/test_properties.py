"""Alhambra held against a second, independent account of its scoring, and against the conservation of cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    DIRK_PHASE,
    KINDS,
    NOTHING,
    OVER_PHASE,
    PRICES,
    ROW_PHASE,
    SLOTS,
    TYPES,
    VALUES,
    State,
)
from burgomaster.games.alhambra.steps import FIRST_ARG, SCORING, VERB
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.setting import setting
from tests.games.alhambra.tables import BUILDINGS, CURRENCIES, YARD, player, table
from tests.games.options import combined, each_value, written

# Written down once more, from the reference card.
PRIZES = {
    "A": {"museum": [1], "theater": [2], "station": [3], "church": [4], "garden": [5], "skyscraper": [6]},
    "B": {
        "museum": [8, 1],
        "theater": [9, 2],
        "station": [10, 3],
        "church": [11, 4],
        "garden": [12, 5],
        "skyscraper": [13, 6],
    },
    "C": {
        "museum": [16, 8, 1],
        "theater": [17, 9, 2],
        "station": [18, 10, 3],
        "church": [19, 11, 4],
        "garden": [20, 12, 5],
        "skyscraper": [21, 13, 6],
    },
}
CEILING = {"A": 21, "B": 84, "C": 195}
COPIES = {"museum": 7, "theater": 7, "station": 9, "church": 9, "garden": 11, "skyscraper": 11}


def expected_points(scoring: str, collections: list[dict[str, int]]) -> list[int]:
    """What a scoring pays, worked out by laying everybody in a row."""
    points = [0] * len(collections)
    for building, prizes in PRIZES[scoring].items():
        counts = [owned.get(building, 0) for owned in collections]
        ranking = sorted((count for count in counts if count), reverse=True)
        paid = [*prizes, *[0] * len(ranking)]
        for count in set(ranking):
            places = [place for place, other in enumerate(ranking) if other == count]
            each = sum(paid[place] for place in places) // len(places)
            for seat in range(len(counts)):
                points[seat] += each if counts[seat] == count else 0
    return points


@st.composite
def collections(draw: st.DrawFn) -> list[dict[str, int]]:
    """Buildings of two to six players and, with two, of Dirk. The yard's four are left over."""
    players = draw(st.integers(2, 6))
    left = {name: copies - sum(there.split()[0] == name for there in YARD.values()) for name, copies in COPIES.items()}
    found: list[dict[str, int]] = [{} for _ in range(players + (players == 2))]
    for name in BUILDINGS:
        for owned in found:
            owned[name] = draw(st.integers(0, min(4, left[name])))
            left[name] -= owned[name]
    return found


@settings(max_examples=300, deadline=None)
@given(collections())
def test_scorings_as_worked_out_from_the_reference_card(owned: list[dict[str, int]]) -> None:
    players = 2 if len(owned) == 3 else len(owned)
    for scoring, pile, before in (("A", 2, []), ("B", 4, ["A"])):
        for seats in {players, len(owned)}:
            some = owned if seats == 2 else owned[:seats]
            dirk: dict[str, Any] = {"dirk": owned[2]} if seats == 2 else {}
            here = table(*(player(**one) for one in some[:seats]), pile=pile, pile_left=0, scored=before, **dirk)
            after = here.play("take green 9").play(f"scoring {scoring}")
            expected = expected_points(scoring, some)
            assert list(after.scores) == expected[:seats]
            if seats == 2:
                assert after.view()["state"]["dirk"]["points"][scoring] == expected[2]
            assert sum(expected) <= CEILING[scoring]


# ---- Conservation and the course of the game ------------------------------------------------------------------------


def assert_all_cards_are_there(s: State, e: Any) -> None:
    for k in range(KINDS):
        copies = e.copies[k % VALUES] - (e.removed_for_two if s.players == 2 else 0)
        hands = [s.hand[p][k] for p in range(s.players)]
        assert min([*hands, s.deck[k], s.discard[k]]) >= 0
        assert sum(hands) + s.deck[k] + s.discard[k] + s.open_money.count(k) == copies
    for t in range(TYPES):
        owned = [s.city[p][t] for p in range(rules.rivals(s))]
        in_yard = s.yard.count(t)
        assert min([*owned, *s.building_deck[t]]) >= 0
        assert sum(owned) + in_yard + sum(s.building_deck[t]) == sum(e.buildings[t])
        prices = [s.yard_price[slot] for slot in range(SLOTS) if s.yard[slot] == t]
        for price in range(1, PRICES + 1):
            assert s.building_deck[t][price - 1] + prices.count(price) <= e.buildings[t][price - 1]
    assert s.money_left == sum(s.deck)
    assert s.buildings_left == sum(map(sum, s.building_deck))
    assert [sum(s.hand[p]) for p in range(s.players)] == s.cards[: s.players]
    assert len([k for k in s.open_money if k != NOTHING]) <= 4


def random_runs(players: int, games: int, seed: int, options: dict[str, str] | None = None) -> None:
    """Random games, followed event by event."""
    agreed = setting("alhambra", players, options=options)
    e, out = agreed.figures, [0] * agreed.game.SPEC.most_legal
    s, new = State(), State()
    rules.begin(new, e, players)
    for number in range(games):
        rules.begin(s, e, players)
        assert s == new  # nothing is left of the game before
        key, event, turn, actions = luck_key(seed, number), 0, 0, 0
        in_refill: list[str] = []
        while (seat := rules.turn_of(s, e)) != bm.OVER:
            luck = luck_of(key, event)
            step = rules.draw(s, e, luck) if seat == bm.CHANCE else out[pick(luck, rules.legal(s, e, out))]
            if seat != bm.CHANCE and not rules.unfinished(s, e):
                actions = actions + 1 if s.turns == turn else 1
                turn = s.turns
                in_refill = []
                assert actions <= 5  # AL-T6
                assert rules.empty_slot(s) == NOTHING or actions > 1
            last_refill = s.phase == ROW_PHASE and rules.empty_slot(s) != NOTHING
            if VERB[step] == SCORING:
                in_refill.append("AB"[FIRST_ARG[step]])
                assert s.turns > 0
                assert len(in_refill) == 1  # AL-S4: never both in one refill
            scored = s.scored
            before = [list(s.city[p]) for p in range(rules.rivals(s))]
            rules.apply(s, e, step)
            event += 1
            assert_all_cards_are_there(s, e)
            if s.scored > scored:
                owned = [dict(zip(BUILDINGS, line, strict=True)) for line in before]
                assert s.points[scored][: len(owned)] == expected_points("AB"[scored], owned)
            if last_refill:
                assert s.phase in (ROW_PHASE, DIRK_PHASE, OVER_PHASE)  # AL-E1: nobody acts any more
                assert s.phase != DIRK_PHASE  # AL-E2: the deck is empty
            if s.turns == 0:
                assert all(rules.hand_worth(s, p) <= 28 for p in range(players))
        assert s.buildings_left == 0
        assert rules.empty_slot(s) != NOTHING
        owned = [dict(zip(BUILDINGS, s.city[p], strict=True)) for p in range(rules.rivals(s))]
        assert s.points[2][: len(owned)] == expected_points("C", owned)
        totals = [rules.points(s, p) for p in range(players)]
        assert rules.winners(s, e) == sum(1 << p for p in range(players) if totals[p] == max(totals))


@pytest.mark.parametrize("options", each_value("alhambra"), ids=written)
def test_whole_games_with_every_value_of_every_option(options: dict[str, str]) -> None:
    random_runs(6 if "youngest" in options else 2 + sum(map(ord, written(options))) % 5, 2, 54, options)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_with_all_options_together(players: int) -> None:
    for number, options in enumerate(combined("alhambra")):
        if options["youngest"] not in "ABCDEF"[players:]:
            random_runs(players, games=3, seed=5500 + number, options=options)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cards_are_conserved_after_every_event(players: int) -> None:
    random_runs(players, games=6, seed=51)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cards_are_conserved_after_every_event_in_long_runs(players: int) -> None:
    random_runs(players, games=1000, seed=52)


def test_a_deck_of_piles_is_a_shuffled_deck_of_piles() -> None:
    """Where A turns up, against really shuffled piles: each place of the second pile is equally likely."""
    agreed = setting("alhambra", 3)
    e = agreed.figures
    places: dict[int, int] = {}
    games = 3000
    start = table(player(), player(), player()).state()
    size = start.pile_left
    for number in range(games):
        s, drawn = start.copy(), 0
        key = luck_key(53, number)
        s.phase = ROW_PHASE
        s.open_money[0] = NOTHING
        while s.scored == 0:
            rules.apply(s, e, rules.draw(s, e, luck_of(key, drawn)))
            drawn += 1
            s.phase = ROW_PHASE
            s.open_money[0] = NOTHING
        places[drawn] = places.get(drawn, 0) + 1
    second = -(-(start.money_left - size) // 4)
    assert set(places) == set(range(size + 1, size + second + 2))
    expected = games / (second + 1)
    chi = sum((count - expected) ** 2 / expected for count in places.values())
    assert chi < 60  # 21 degrees of freedom


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(1, 9), max_size=9), st.integers(2, 8))
def test_payments_are_all_that_suffice_and_each_is_listed_once(cards: list[int], price: int) -> None:
    held = [value for value in cards if cards.count(value) <= 3]
    yard = {"yellow": f"museum {price}", "blue": None, "green": None, "orange": None}
    here = table(player({"yellow": held}), player(), player(), yard=yard, open_money=["blue 9"])
    listed = [str(action) for action in here.actions() if action.startswith("buy")]
    subsets = {
        tuple(sorted((c for i, c in enumerate(held) if bits >> i & 1), reverse=True)) for bits in range(1 << len(held))
    }
    expected = {f"buy museum@yellow with {'+'.join(map(str, some))}" for some in subsets if sum(some) >= price}
    assert set(listed) == expected
    assert len(listed) == len(expected)
    for action in listed[:5]:
        exact = sum(map(int, action.split(" with ")[1].split("+"))) == price
        assert (here.play(action).turn == 0) == exact


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(CURRENCIES), st.integers(1, 9)), max_size=4))
def test_takes_are_single_cards_and_all_groups_up_to_5(cards: list[tuple[str, int]]) -> None:
    cards = [card for card in cards if cards.count(card) <= 3]
    order = {currency: i for i, currency in enumerate(CURRENCIES)}
    here = table(player(), player(), player(), open_money=[f"{currency} {value}" for currency, value in cards])
    groups = set()
    for bits in range(1, 1 << len(cards)):
        group = sorted(
            (card for i, card in enumerate(cards) if bits >> i & 1), key=lambda card: (order[card[0]], card[1])
        )
        if len(group) == 1 or sum(value for _, value in group) <= 5:
            groups.add("take " + ", ".join(f"{currency} {value}" for currency, value in group))
    assert set(here.actions()) == (groups or {"pass"})
    assert len(here.actions()) == len(groups or {"pass"})


def test_the_record_is_small() -> None:
    assert State.SIZE <= 512


def test_a_game_for_two_followed_card_by_card() -> None:
    """What the log tells is enough to know every hand, the deck and Dirk's buildings (AL-H1)."""
    here = bm.start("alhambra", 2)
    e = here.setting.figures
    hands: list[list[str]] = [[], []]
    city: list[list[str]] = [[], [], []]
    row: list[str] = []
    key, event = luck_key(54, 0), 0
    while not here.over:
        luck, seat, state = luck_of(key, event), here.turn, here.view()["state"]
        event += 1
        if seat == bm.CHANCE:
            chances = here.chances()
            ticket = pick(luck, sum(weight for _, weight in chances))
            text = str([outcome for outcome, weight in chances for _ in range(weight)][ticket])
            kind, _, card = text.partition(" ")
            if kind == "money":
                (hands[state["turn"]["seat"]] if state["turn"]["phase"] == "deal" else row).append(card)
            elif kind == "building" and state["turn"]["phase"] == "dirk":
                city[2].append(card.split()[0])
        else:
            choices = here.actions()
            text = str(choices[pick(luck, len(choices))])
            if text.startswith("take"):
                for card in text.removeprefix("take ").split(", "):
                    row.remove(card)
                    hands[seat].append(card)
            elif text.startswith("buy"):
                what, _, paid = text.removesuffix(" for dirk").removeprefix("buy ").partition(" with ")
                building, slot = what.split("@")
                for value in paid.split("+"):
                    hands[seat].remove(f"{slot} {value}")
                city[2 if text.endswith("for dirk") else seat].append(building)
        here = here.play(text)
        if not here.over:
            s = here.state()
            known = [
                sorted(f"{CURRENCIES[k // 9]} {k % 9 + 1}" for k in range(KINDS) for _ in range(s.hand[p][k]))
                for p in (0, 1)
            ]
            assert known == [sorted(cards) for cards in hands]
            for p in range(3):
                assert {name: city[p].count(name) for name in BUILDINGS} == dict(zip(BUILDINGS, s.city[p], strict=True))
            assert sorted(row) == sorted(card for card in here.view()["state"]["open_money"] if card)
    assert here.setting.game.rules.turn_of(here.state(), e) == bm.OVER
    assert sum(here.returns) == Fraction(1)


# ---- Tables set up by hand ------------------------------------------------------------------------------------------

GOOD = table(player({"blue": [6, 4]}, garden=2), player(museum=1), player())


def broken(path: str, value: Any) -> dict[str, Any]:
    """A good position with one thing changed; the path is written with dots."""
    import json

    data: dict[str, Any] = json.loads(GOOD.to_json())
    for name in ("money_deck", "building_deck", "money_left", "buildings_left", "pile", "pile_left"):
        if not path.startswith(f"state.{name}"):
            del data["state"][name]
    for seat in data["state"]["seats"]:
        del seat["cards"]
    place: Any = data
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    for part in way:
        place = place[part]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("state.turn.seat", 3, "state.turn.seat"),
        ("state.turn.seat", -1, "state.turn.seat"),
        ("state.turn.seat", True, "state.turn.seat"),
        ("state.turn.phase", "pay", "state.turn.phase"),
        ("state.turn.phase", "over", "state.scored"),
        ("state.turn.phase", "deal", "state.turn.number"),
        ("state.turn.number", 0, "state.turn.number"),
        ("state.turn.luck", 1, "state.turn.luck"),
        ("state.yard.red", None, "state.yard.red"),
        ("state.yard.blue", "garden", "state.yard.blue"),
        ("state.yard.blue", {"building": "palace", "price": 3}, "state.yard.blue.building"),
        ("state.yard.blue", {"building": "garden", "price": 2}, "state.yard"),
        ("state.yard.blue", {"building": "garden", "price": 10**30}, "state.yard.blue.price"),
        ("state.open_money", ["blue 1"] * 5, "state.open_money"),
        ("state.open_money", ["blue 1"] * 4, "state.seats"),
        ("state.open_money", ["blue 0"], "state.open_money[0]"),
        ("state.open_money", [7], "state.open_money[0]"),
        ("state.seats.0.hand", {"blue": [6, 6, 6, 6]}, "state.seats"),
        ("state.seats.0.hand", {"blue": [10]}, "state.seats[0].hand.blue[0]"),
        ("state.seats.0.hand", {"blue": [-1]}, "state.seats[0].hand.blue[0]"),
        ("state.seats.0.hand", {"red": [1]}, "state.seats[0].hand.red"),
        ("state.seats.0.hand", None, "state.seats[0].hand"),
        ("state.seats.0.hand", ..., "state.seats[0].hand"),
        ("state.seats.0.cards", 1, "state.seats[0].cards"),
        ("state.seats.0.buildings", {"garden": 12}, "state.seats[0].buildings.garden"),
        ("state.seats.0.buildings", {"garden": 11}, "state.seats"),
        ("state.seats.0.buildings", {"garden": -1}, "state.seats[0].buildings.garden"),
        ("state.seats.0.points", {"A": 3}, "state.seats[0].points.A"),
        ("state.seats", [], "state.seats"),
        ("state.seats", {}, "state.seats"),
        ("state.dirk", {"buildings": {}}, "state.dirk"),
        ("state.scored", ["B"], "state.scored"),
        ("state.scored", ["C"], "state.scored"),
        ("state.scored", ["A", "A"], "state.scored"),
        ("state.pile", 7, "state.pile"),
        ("state.pile", 0, "state.pile"),
        ("state.pile", 3, "state.pile_left"),
        ("state.pile_left", 50, "state.pile_left"),
        ("state.money_left", 3, "state.money_left"),
        ("state.money_deck", {"blue": [1]}, "state.money_deck"),
        ("state.building_deck", {"garden": [6]}, "state.building_deck"),
        ("state.building_deck", {"museum": [2, 2]}, "state.building_deck.museum[1]"),
        ("state.buildings_left", 1, "state.buildings_left"),
        ("state.discard", {"blue": [6, 6, 6]}, "state.seats"),
        ("state.unknown", 1, "state.unknown"),
        ("state", [], "state"),
    ],
)
def test_positions_that_cannot_be(path: str, value: Any, field: str) -> None:
    with pytest.raises(bm.BadPosition) as problem:
        bm.position(broken(path, value))
    assert problem.value.field == field, str(problem.value)


def test_piles_and_scoring_cards_belong_together() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"pile": 3, "pile_left": 10, "scored": []}, "state.pile"),
        ({"pile": 1, "pile_left": 10, "scored": ["A"]}, "state.scored"),
        ({"pile": 4, "pile_left": 0, "scored": ["A", "B"]}, "state.pile_left"),
        ({"pile": 2, "pile_left": 60, "scored": []}, "state.pile_left"),
    ]
    for piles, field in cases:
        with pytest.raises(bm.BadPosition) as problem:
            table(player(), player(), player(), **piles)
        assert problem.value.field == field


def test_a_good_position_may_leave_out_what_can_be_worked_out() -> None:
    assert bm.position(broken("state.discard", {})) == GOOD
    state = GOOD.view()["state"]
    assert state["building_deck"]["garden"] == [8, 8, 8, 9, 10, 10, 11, 12]  # the two built count as the cheapest
    assert (state["money_left"], state["pile"], state["pile_left"]) == (102, 1, 21)


def bad_edition(old: str, new: str) -> str:
    text = bm.start("alhambra", 2).setting.text
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("start_money = 20 ", "start_money = 0 ", "start_money"),
        ("prices = [2, 3, 4, 5, 6, 7, 8]", "prices = [2, 3, 4, 5, 6, 7, 99]", "prices"),
        ("prices = [2, 3, 4, 5, 6, 7, 8]", "prices = 2", "prices"),
        ("B = [8, 1]", "B = [1, 8]", "later place"),
        ("pile_of_B = 4", "pile_of_B = 2", "pile_of_B"),
        ("copies = [3,", "copies = [40,", "money cards"),
        ("copies = [3, 3, 3, 3, 3, 3, 3, 3, 3]", "copies = [1, 1, 1, 1, 1, 1, 1, 1, 1]", "start hands|nobody able"),
        ("[building.museum]", "[building.palace]", "palace"),
        ('theme = "new-york"', 'theme = "paris"', "theme"),
        ('prices = "public"', 'prices = "rumour"', "prices"),
    ],
)
def test_editions_that_cannot_be(old: str, new: str, message: str) -> None:
    data = {"game": "alhambra", "players": 6, "edition": {"text": bad_edition(old, new)}, "state": {}}
    with pytest.raises(bm.BadPosition, match=message):
        bm.position(data)


def test_the_theme_changes_names_only() -> None:
    new_york, alhambra = setting("alhambra", 3), setting("alhambra", 3, options={"theme": "alhambra"})
    differing = [n for n in new_york.figures.FIELDS if getattr(new_york.figures, n) != getattr(alhambra.figures, n)]
    assert differing == ["theme"]
    here = table(player({"green": [7]}), player(), player(), options={"theme": "alhambra"})
    assert "Seraglio" in here.to_text()
    assert here.describe(here.resolve("buy seraglio@green with 7")).startswith("buy Seraglio")
    assert here.play("buy seraglio@green with 7") == here.play("buy theater@green with 7")
    assert here.state().phase == ACT_PHASE
