"""What things come to, held against calculators of our own that know nothing of the rules' code."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from tests.games.alhambra.tables import BUILDINGS, CURRENCIES, edition_with, last_turn, player, state, table
from tests.longest import in_turn

STANDARD = edition_with({})
# Other figures in all that an outlook speaks of: points, how many places are paid, how much may be taken.
CUSTOM = edition_with(
    {
        "take_at_most = 5": "take_at_most = 9",
        "A = [1]": "A = [7, 4, 2]",
        "B = [9, 2]": "B = [30]",
        "C = [21, 13, 6]": "C = [50, 25, 24]",
    }
)


def positions(players: int, edition: str, options: dict[str, str] | None = None) -> Iterator[bm.Position]:
    """Every position of a random game."""
    here = bm.start("alhambra", players, options=options)
    data: dict[str, Any] = {
        "game": "alhambra",
        "players": players,
        "options": options or {},
        "edition": {"text": edition},
    }
    here = bm.position({**data, "state": here.setting.game.save(here.state(), here.setting.figures)})
    key, event = luck_key(players, len(edition)), 0
    yield here
    while not here.over:
        luck, event = luck_of(key, event), event + 1
        if here.turn == bm.CHANCE:
            ticket = pick(luck, sum(weight for _, weight in here.chances()))
            text = str([outcome for outcome, weight in here.chances() for _ in range(weight)][ticket])
        else:
            text = str(here.actions()[pick(luck, len(here.actions()))])
        here = here.play(text)
        yield here


# ---- Calculators of our own -----------------------------------------------------------------------------------------


def ranked(counts: list[int], prizes: list[int]) -> list[dict[str, Any]]:
    """The places of one type, as AL-V2 to AL-V4 say."""
    found, first = [], 1
    for count in sorted(set(counts) - {0}, reverse=True):
        who = [p for p, held in enumerate(counts) if held == count]
        last = first + len(who) - 1
        pot = sum(prizes[first - 1 : last])
        places = {"who": who, "count": count, "first": first, "last": last, "pot": pot}
        found.append({**places, "each": pot // len(who), "lost": pot % len(who)})
        first = last + 1
    return found


def payments(values: list[int], price: int) -> list[dict[str, Any]]:
    """Try every choice of cards."""
    found = set()
    for size in range(1, len(values) + 1):
        for cards in combinations(sorted(values, reverse=True), size):
            if sum(cards) >= price and sum(cards) - cards[-1] < price:
                found.add(cards)
    ways = sorted(found, key=lambda cards: (sum(cards), len(cards), [-value for value in cards]))
    return [{"cards": list(cards), "total": sum(cards), "exact": sum(cards) == price} for cards in ways]


def takes(row: list[str | None], limit: int) -> set[tuple[str, ...]]:
    """Try every choice of open cards; by currency and from low to high."""
    cards = sorted((card for card in row if card), key=lambda card: (CURRENCIES.index(card.split()[0]), card))
    found = set()
    for size in range(1, len(cards) + 1):
        for group in combinations(cards, size):
            if size == 1 or sum(int(card.split()[1]) for card in group) <= limit:
                found.add(group)
    return found


def check(here: bm.Position, figures: dict[str, Any]) -> None:
    """Hold the outlook of everybody against our own calculation from the whole table."""
    whole = here.setting.game.save(here.state(), here.setting.figures)
    everybody = [*whole["seats"], *([whole["dirk"]] if "dirk" in whole else [])]
    seen = here.outlook()
    assert seen["points"] == [sum(one["points"].values()) for one in everybody]
    assert seen["scored"] == {name: [one["points"][name] for one in everybody] for name in whole["scored"]}
    for scoring in "ABC":
        earned = [0] * len(everybody)
        for name in BUILDINGS:
            places = ranked([one["buildings"].get(name, 0) for one in everybody], figures["building"][name][scoring])
            assert seen["scorings"][scoring]["types"][name] == places
            for place in places:
                for p in place["who"]:
                    earned[p] += place["each"]
        assert seen["scorings"][scoring]["points"] == earned
    ways = [] if here.over else seen["take"]["ways"]
    limit = figures["table"]["take_at_most"]
    assert seen["take"]["limit"] == limit
    assert {tuple(way["cards"]) for way in ways} == (set() if here.over else takes(whole["open_money"], limit))
    assert len({tuple(way["cards"]) for way in ways}) == len(ways)
    assert all(way["total"] == sum(int(card.split()[1]) for card in way["cards"]) for way in ways)
    check_next(here, whole, seen["next"])
    for seat, own in enumerate(whole["seats"]):
        check_own(here.own_outlook(seat), own["hand"], whole["yard"], over=here.over)
        check_one_more(here.own_outlook(seat)["one_more"], seat, everybody, figures, whole["scored"])


def check_next(here: bm.Position, whole: dict[str, Any], found: dict[str, Any] | None) -> None:
    to_come = [name for name in "ABC" if name not in whole["scored"]]
    if not to_come:
        assert found is None
        return
    assert found is not None
    assert found["scoring"] == to_come[0]
    chance = Fraction(found["weight"], found["of"]) if found["of"] else Fraction(0)
    hidden = here.setting.figures.scoring_pile[len(whole["scored"])] if to_come[0] != "C" else -1
    assert chance == (Fraction(1, whole["pile_left"] + 1) if hidden == whole["pile"] else 0)  # AL-S4
    if whole["turn"]["phase"] == "row":
        assert chance == here.odds().get(f"scoring {to_come[0]}", 0)


def check_one_more(
    found: dict[str, int] | None, seat: int, everybody: list[dict[str, Any]], figures: dict[str, Any], scored: list[str]
) -> None:
    """AL-V1 to AL-V3: rank every type anew with one building more."""
    to_come = next((name for name in "ABC" if name not in scored), None)
    if to_come is None:
        assert found is None
        return
    assert found is not None
    for name in BUILDINGS:
        counts, prizes = [one["buildings"].get(name, 0) for one in everybody], figures["building"][name][to_come]
        more = [count + (p == seat) for p, count in enumerate(counts)]
        earned = [sum(one["each"] for one in ranked(these, prizes) if seat in one["who"]) for these in (counts, more)]
        assert found[name] == earned[1] - earned[0]


def check_own(own: dict[str, Any], hand: dict[str, list[int]], yard: dict[str, Any], *, over: bool) -> None:
    assert own["money"] == {currency: sum(hand.get(currency, ())) for currency in CURRENCIES}
    assert own["could_get"] == [slot for slot in CURRENCIES if yard[slot] and hand.get(slot)]
    for slot in CURRENCIES:
        there, values = yard[slot], hand.get(slot, [])
        if there is None or over:
            assert own["payments"][slot] is None
            continue
        missing = max(0, there["price"] - sum(values))
        assert own["payments"][slot] == {
            **there,
            "affordable": not missing,
            "missing": missing,
            "ways": payments(values, there["price"]),
        }


# ---- Held against each other ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "edition"), in_turn([2, 3, 6], [STANDARD, CUSTOM], ["standard", "custom"]))
def test_the_outlook_is_what_we_work_out_ourselves(players: int, edition: str) -> None:
    figures, seen = tomllib.loads(edition), 0
    for here in positions(players, edition):
        check(here, figures)
        seen += 1
    assert seen > 100


def test_AL_V3_a_tie_in_an_edition_of_other_figures() -> None:
    data = {"game": "alhambra", "players": 3, "edition": {"text": CUSTOM}}
    seats = player(museum=2), player(museum=2), player(museum=1)
    seen = bm.position({**data, "state": state(*seats)}).outlook()
    assert seen["scorings"]["A"]["types"]["museum"] == [
        {"who": [0, 1], "count": 2, "first": 1, "last": 2, "pot": 11, "each": 5, "lost": 1},
        {"who": [2], "count": 1, "first": 3, "last": 3, "pot": 2, "each": 2, "lost": 0},
    ]


def test_AL_T4_payments_exact_ones_first_every_card_needed() -> None:
    here = table(player({"blue": [6, 4, 9, 1], "yellow": [3]}), player(), player())
    own = here.own_outlook(0)
    assert own["payments"]["blue"]["ways"] == [
        {"cards": [9, 1], "total": 10, "exact": True},
        {"cards": [6, 4], "total": 10, "exact": True},
        {"cards": [9, 4], "total": 13, "exact": False},
        {"cards": [9, 6], "total": 15, "exact": False},
    ]
    assert own["payments"]["yellow"] == {
        "building": "museum",
        "price": 4,
        "affordable": False,
        "missing": 1,
        "ways": [],
    }


def test_AL_T2_a_pair_of_equal_cards_may_be_taken_together() -> None:
    here = table(player(), player(), player(), open_money=["blue 2", "blue 2", "green 5", None])
    assert here.outlook()["take"]["ways"] == [
        {"cards": ["blue 2"], "total": 2},
        {"cards": ["blue 2", "blue 2"], "total": 4},
        {"cards": ["green 5"], "total": 5},
    ]


def test_AL_T5_on_turn_once_more() -> None:
    here = table(player({"yellow": [4]}), player(), player())
    assert not here.outlook()["again"]
    assert here.play("buy museum@yellow with 4").outlook()["again"]


def test_AL_E3_who_would_get_what_is_left_over() -> None:
    hands = (player({"yellow": [7], "green": [2]}), player({"yellow": [5], "green": [2]}))
    secret = last_turn(*hands)
    assert secret.outlook()["leftovers"] is None
    assert secret.own_outlook(0)["could_get"] == ["yellow", "green"]
    assert secret.own_outlook(2)["could_get"] == []
    shown = last_turn(*hands, options={"open-hands": "yes"})
    assert shown.outlook()["leftovers"] == {"yellow": 0, "blue": None, "green": None, "orange": None}


def test_AL_H1_the_outlook_tells_nothing_of_hidden_cards() -> None:
    for number, here in enumerate(positions(3, STANDARD)):
        for seat in range(3):
            twin = here.seen_by(seat, number, memory=False)
            assert twin.outlook(seat) == here.outlook(seat)
