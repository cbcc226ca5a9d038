"""Machi Koro held against a second, independent account of its income, and against the conservation of cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.rules import in_deck
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, NOBODY, RED
from burgomaster.games.machi_koro.steps import BUY, CARD, FIRST_ARG, VERB
from burgomaster.play.setting import setting
from tests.games.machi_koro.tables import LANDMARKS, after_throw, coins, table
from tests.games.options import combined, each_value, written

# Written down once more, from the cards: totals, colour, income of one card.
CARDS: dict[str, tuple[set[int], str, Any]] = {
    "wheat-field": ({1}, "blue", 1),
    "ranch": ({2}, "blue", 1),
    "bakery": ({2, 3}, "green", 1),
    "cafe": ({3}, "red", 1),
    "convenience-store": ({4}, "green", 3),
    "forest": ({5}, "blue", 1),
    "cheese-factory": ({7}, "green", lambda own: 3 * own["ranch"]),
    "furniture-factory": ({8}, "green", lambda own: 3 * (own["forest"] + own["mine"])),
    "mine": ({9}, "blue", 5),
    "family-restaurant": ({9, 10}, "red", 2),
    "apple-orchard": ({10}, "blue", 3),
    "fruit-and-vegetable-market": ({11, 12}, "green", lambda own: 3 * (own["wheat-field"] + own["apple-orchard"])),
}
MALL_CARDS = {"bakery", "convenience-store", "cafe", "family-restaurant"}


def expected_coins(cities: list[dict[str, Any]], thrower: int, total: int) -> list[int]:
    """Coins after a throw without purple buildings, worked out from the cards."""
    purse = [city["coins"] for city in cities]

    def earns(owner: int, card: str) -> int:
        own = {name: cities[owner]["buildings"].get(name, 0) for name in BUILDINGS}
        each = CARDS[card][2](own) if callable(CARDS[card][2]) else CARDS[card][2]
        bonus = 1 if card in MALL_CARDS and "shopping-mall" in cities[owner]["landmarks"] else 0
        return int((each + bonus) * own[card])

    seats = list(range(len(cities)))
    for owner in reversed(seats[thrower + 1 :] + seats[:thrower]):
        for card, (totals, colour, _) in CARDS.items():
            if colour == "red" and total in totals:
                paid = min(purse[thrower], earns(owner, card))
                purse[thrower] -= paid
                purse[owner] += paid
    for owner in seats:
        for card, (totals, colour, _) in CARDS.items():
            if total in totals and (colour == "blue" or (colour == "green" and owner == thrower)):
                purse[owner] += earns(owner, card)
    return purse


@st.composite
def cities(draw: st.DrawFn) -> list[dict[str, Any]]:
    players = draw(st.integers(2, 4))
    left = dict.fromkeys(CARDS, 6)
    found = []
    for _ in range(players):
        owned = {"wheat-field": 1, "bakery": 1}
        for name in CARDS:
            count = draw(st.integers(0, min(3, left[name])))
            left[name] -= count
            owned[name] = owned.get(name, 0) + count
        landmarks = draw(st.lists(st.sampled_from(LANDMARKS[1:3]), unique=True))
        found.append(
            {"coins": draw(st.integers(0, 12)), "buildings": owned, "landmarks": ["train-station", *landmarks]}
        )
    return found


@settings(max_examples=300, deadline=None)
@given(cities(), st.data())
def test_income_as_worked_out_from_the_cards(cities: list[dict[str, Any]], data: st.DataObject) -> None:
    thrower = data.draw(st.integers(0, len(cities) - 1))
    dice = data.draw(
        st.sampled_from(["1", "2", "3", "4", "5", *(f"{a}+{b}" for a in range(1, 7) for b in range(a, 7))])
    )
    total = sum(map(int, dice.split("+")))
    if total == 6:
        return
    here = table(*cities, seat=thrower)
    assert coins(after_throw(here, dice)) == expected_coins(cities, thrower, total)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_and_coins_never_negative(players: int) -> None:
    random_runs(players, games=60, seed=31)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_is_dealt_card_by_card(players: int) -> None:
    """Cards of deck and market are counted here as they are drawn and bought, and never told to the rules."""
    agreed = setting("machi-koro", players, options={"market": "ten"})
    e = agreed.figures
    out, weights = [0] * agreed.game.SPEC.most_legal, [0] * agreed.game.SPEC.most_outcomes
    fewest = KINDS
    for number in range(40):
        s = agreed.game.State()
        rules.begin(s, e, players)
        deck, lies = list(e.copies), [0] * KINDS
        key, event = luck_key(33, number), 0
        while (seat := rules.turn_of(s, e)) != -2:
            full = sum(map(bool, lies)) == 10 or not sum(deck)
            luck = luck_of(key, event)
            if not full:
                n = rules.odds(s, e, out, weights)
                assert [(FIRST_ARG[step], VERB[step]) for step in out[:n]] == [
                    (b, CARD) for b in range(KINDS) if deck[b]
                ]
                assert weights[:n] == [count for count in deck if count]
            step = rules.draw(s, e, luck) if seat == -1 else out[pick(luck, rules.legal(s, e, out))]
            assert (VERB[step] == CARD) != full
            if VERB[step] == CARD:
                deck[FIRST_ARG[step]] -= 1
                lies[FIRST_ARG[step]] += 1
            elif VERB[step] == BUY:
                lies[FIRST_ARG[step]] -= 1
            rules.apply(s, e, step)
            event += 1
            assert s.supply == lies
            assert [rules.in_deck(s, e, b) for b in range(KINDS)] == deck
            assert min(deck) >= 0
            assert min(lies) >= 0
        fewest = min(fewest, sum(map(bool, lies)))
        assert sum(map(bool, lies)) <= 10
    if players == 4:
        assert fewest < 10  # some games ran the deck out


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_and_coins_never_negative_in_long_runs(players: int) -> None:
    random_runs(players, games=3000, seed=32)


@pytest.mark.parametrize("options", each_value("machi-koro"), ids=written)
def test_whole_games_with_every_value_of_every_option(options: dict[str, str]) -> None:
    players = 2 + sum(map(ord, written(options))) % 3
    if options.get("start", "A") in "ABCD"[players:]:
        players = 4
    market: dict[str, str] = {"market": "ten"} if "dead-stacks" in options else {}
    random_runs(players, games=8, seed=34, options=options | market)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_all_options_together(players: int) -> None:
    for number, options in enumerate(combined("machi-koro")):
        if options["start"] not in "ABCD"[players:]:
            random_runs(players, games=5, seed=3500 + number, options=options)


def random_runs(players: int, games: int, seed: int, options: dict[str, str] | None = None) -> None:
    agreed = setting("machi-koro", players, options=options)
    gone = dict(agreed.options)["dead-stacks"] == "aside"  # of what nobody may build any more nothing is left
    stacks = dict(agreed.options)["market"] != "all"
    rules, e = agreed.game.rules, agreed.figures
    out = [0] * agreed.game.SPEC.most_legal
    for number in range(games):
        s = agreed.game.State()
        rules.begin(s, e, players)
        deck = list(e.copies) if stacks else [0] * KINDS  # counted here, and never told to the rules
        key, event = luck_key(seed, number), 0
        while (seat := rules.turn_of(s, e)) != -2:
            luck = luck_of(key, event)
            before = list(s.coins)
            step = rules.draw(s, e, luck) if seat == -1 else out[pick(luck, rules.legal(s, e, out))]
            rules.apply(s, e, step)
            if VERB[step] == CARD:
                deck[FIRST_ARG[step]] -= 1
            event += 1
            assert min(s.coins) >= 0
            for b in range(len(BUILDINGS)):
                in_cities = sum(s.city[p][b] for p in range(players))
                aside = gone and e.icon[b] == 7 and all(s.city[p][b] for p in range(players))
                assert in_deck(s, e, b) == (0 if aside else deck[b])
                assert deck[b] >= 0
                there, all_cards = s.supply[b] + deck[b] + in_cities, e.copies[b] + e.start_copies[b] * players
                assert there == all_cards or (aside and there <= all_cards and s.supply[b] == 0)
                assert s.supply[b] >= 0
                if e.icon[b] == 7:
                    assert all(s.city[p][b] <= 1 for p in range(players))
            if before != list(s.coins):
                assert_named_event(agreed, step)
        assert rules.landmarks_built(s, s.winner) == 4  # type: ignore[attr-defined]


def assert_named_event(agreed: Any, step: int) -> None:
    """Coins change only by dice, the TV station, purchases and a kept throw."""
    verb = agreed.game.text((step,)).split(" ")[0]
    assert verb in ("dice", "tv", "buy", "build", "keep")


def test_editions_differ_in_one_figure() -> None:
    dutch, international = setting("machi-koro", 2, "dutch"), setting("machi-koro", 2, "international")
    differing = [
        name for name in dutch.figures.FIELDS if getattr(dutch.figures, name) != getattr(international.figures, name)
    ]
    assert differing == ["earns"]
    pairs = enumerate(zip(dutch.figures.earns, international.figures.earns, strict=True))
    assert [(BUILDINGS[b], *pair) for b, pair in pairs if pair[0] != pair[1]] == [("fruit-and-vegetable-market", 3, 2)]


def test_108_cards() -> None:
    e = setting("machi-koro", 4).figures
    assert sum(e.copies) + 4 * sum(e.start_copies) + 4 * len(e.landmark_cost) == 108


@pytest.mark.parametrize("building", range(KINDS), ids=BUILDINGS)
def test_any_building_can_be_red(building: int) -> None:
    """In an edition of one's own."""
    agreed = setting("machi-koro", 2)
    s, e = agreed.game.State(), agreed.figures.copy()
    e.colour[building], e.earns[building], e.per_icon[building] = RED, 2, NOBODY
    rules.begin(s, e, 2)
    s.player, s.coins[:2] = 0, [5, 0]
    s.city[1] = [int(b == building) for b in range(KINDS)]
    rules._pay_red(s, e, e.low[building])
    assert s.coins[:2] == [3, 2]
