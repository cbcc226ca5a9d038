"""Every refusal of Alhambra is true: an evaluator for each sentence, from the rule ledger."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import burgomaster as bm
from burgomaster.games import folder, game
from burgomaster.games.kernel.words import Words
from tests.games.alhambra.tables import BUILDINGS, CURRENCIES, player, table
from tests.games.refusals import NAMES, Case, Evaluators, false_ones, random_positions, refused_step, refused_words

ENGLISH = Words(folder("alhambra") / "words", "en")
AT_MOST = 5  # AL-T2
CHANCES = ("building", "money", "scoring", "first")


def hand(case: Case, currency: str) -> list[int]:
    seat = case.table["turn"]["seat"]
    return list(case.table["seats"][seat]["hand"].get(currency, []))


def bought(case: Case) -> tuple[str, str]:
    """Slot and building of what was wanted."""
    found = re.match(r"buy (\w+)@(\w+)", case.said)
    assert found, case.said
    return found[2], found[1]


def paid(case: Case) -> list[int]:
    return [int(value) for value in re.findall(r"\d", case.said.partition(" with ")[2])]


def taken(case: Case) -> list[str]:
    return [card.strip() for card in case.said.removeprefix("take ").split(",") if card.strip()]


def value(card: str) -> int:
    return int(card.split()[1])


def open_cards(case: Case) -> list[str]:
    return [card for card in case.table["open_money"] if card]


def affordable(case: Case) -> bool:
    return any(there and sum(hand(case, slot)) >= there["price"] for slot, there in case.table["yard"].items())


def named_right(case: Case) -> bool:
    """Does the sentence call slot, price and building as they are?"""
    slot, building = bought(case)
    there = case.table["yard"][slot]
    return bool(
        case.told["slot"] == slot
        and case.told["name"] == ENGLISH(building)
        and (not there or case.told["price"] == there["price"])
    )


def other_building(case: Case) -> bool:
    slot, building = bought(case)
    there = case.table["yard"][slot]
    return bool(
        named_right(case) and there["building"] != building and case.told["there"] == ENGLISH(there["building"])
    )


def too_dear(case: Case) -> bool:
    slot, building = bought(case)
    there = case.table["yard"][slot]
    money = sum(hand(case, slot))
    return bool(named_right(case) and there["building"] == building and money == case.told["money"] < there["price"])


def not_in_hand(case: Case) -> bool:
    slot, _ = bought(case)
    values = paid(case)
    lacking = {f"{slot} {one}" for one in values if values.count(one) > hand(case, slot).count(one)}
    return case.told["card"] in lacking


def not_enough(case: Case) -> bool:
    slot, _ = bought(case)
    price = case.table["yard"][slot]["price"]
    values = paid(case)
    held = all(values.count(one) <= hand(case, slot).count(one) for one in values)
    return bool(held and named_right(case) and case.told["paid"] == sum(values) < price)


def out_of_reach(case: Case) -> bool:
    """Said only of the beginning of a payment, of the first card with which the price is out of reach."""
    slot, _ = bought(case)
    values = paid(case)
    before = values[: values.index(int(case.told["card"].split()[1]))]
    last = values[len(before)]
    left = hand(case, slot)
    for one in before:
        left.remove(one)
    reach = sum(before) + sum(one for one in left if one <= last)
    right = case.told["reach"] == reach < case.table["yard"][slot]["price"] and case.told["card"] == f"{slot} {last}"
    return bool(case.said.endswith("+") and right and named_right(case))


def too_much(case: Case) -> bool:
    """Said of a card after which others are to follow."""
    cards = taken(case)
    total = sum(map(value, cards))
    return bool(case.told["limit"] == AT_MOST and case.told["total"] == total >= AT_MOST and len(cards) == 1)


def together_too_much(case: Case) -> bool:
    cards = taken(case)
    total = sum(map(value, cards))
    lie = all(cards.count(card) <= open_cards(case).count(card) for card in cards)
    return bool(lie and len(cards) > 1 and case.told["limit"] == AT_MOST < total == case.told["total"])


def no_other(case: Case) -> bool:
    cards = taken(case)
    left = open_cards(case)
    for card in cards:
        left.remove(card)
    return case.told["card"] == cards[-1] and all(sum(map(value, [*cards, one])) > AT_MOST for one in left)


def in_order(case: Case) -> bool:
    """Another card goes with it, but stands before it in the order in which cards are named."""
    (card,) = taken(case)
    left = open_cards(case)
    left.remove(card)
    fits = [one for one in left if value(one) + value(card) <= AT_MOST]
    return bool(fits) and all((CURRENCIES.index(one.split()[0]), value(one)) < place(card) for one in fits)


def place(card: str) -> tuple[int, int]:
    return CURRENCIES.index(card.split()[0]), value(card)


def phase(case: Case) -> str:
    return str(case.table["turn"]["phase"])


EVALUATORS: Evaluators = {
    "refuse-game-over": ("AL-E4", lambda c: phase(c) == "over"),
    "refuse-not-your-turn": ("AL-T11", lambda c: c.seat != c.table["turn"]["seat"] and turn_named(c)),
    "refuse-cards-first": ("AL-T9", lambda c: phase(c) in ("yard", "dirk", "deal", "first", "row")),
    "refuse-not-your-choice": ("AL-T9", lambda c: c.verb in CHANCES and c.seat >= 0),
    "refuse-no-such-outcome": ("AL-T9", lambda c: c.verb in CHANCES and cannot_come(c)),
    "refuse-no-pass": ("AL-T1", lambda c: c.verb == "pass" and (bool(open_cards(c)) or affordable(c))),
    "refuse-slot-empty": ("AL-T6", lambda c: named_right(c) and c.table["yard"][bought(c)[0]] is None),
    "refuse-other-building": ("AL-T4", other_building),
    "refuse-not-in-yard": (
        "AL-T4",
        lambda c: all(not x or c.told["name"] != ENGLISH(x["building"]) for x in c.table["yard"].values()),
    ),
    "refuse-too-dear": ("AL-T4", too_dear),
    "refuse-not-in-hand": ("AL-T4", not_in_hand),
    "refuse-out-of-reach": ("AL-T4", out_of_reach),
    "refuse-not-enough": ("AL-T4", not_enough),
    "refuse-no-dirk": ("AL-D5", lambda c: c.players > 2 and c.said.endswith("for dirk")),
    "refuse-buy-first": ("AL-T4", lambda c: phase(c) == "act" and not c.said.startswith(("buy", "take"))),
    "refuse-not-open": ("AL-T2", lambda c: c.told["card"] in taken(c) and c.told["card"] not in open_cards(c)),
    "refuse-not-so-many": (
        "AL-T2",
        lambda c: taken(c).count(c.told["card"]) > open_cards(c).count(c.told["card"]) == c.told["count"],
    ),
    "refuse-cards-in-order": ("AL-T2", in_order),
    "refuse-too-much": ("AL-T2", too_much),
    "refuse-together-too-much": ("AL-T2", together_too_much),
    "refuse-no-other": ("AL-T2", no_other),
}

# Said only between the steps of one action, which no person and no page ever stops at; and of payments in another
# order, which are put in order before they are tried.
BETWEEN = {"refuse-finish-buying", "refuse-finish-taking", "refuse-high-first"}


def turn_named(case: Case) -> bool:
    return bool(case.told["seat"] == NAMES[case.table["turn"]["seat"]])


def cannot_come(case: Case) -> bool:
    """A card comes where it is drawn, and if it is still in its deck."""
    if case.verb == "building":
        drawn = phase(case) in ("yard", "dirk")
        return not drawn or int(case.words[1]) not in case.table["building_deck"][case.words[0]]
    if case.verb == "money":
        currency, worth = case.words[0].split()
        drawn = phase(case) in ("deal", "row")
        return not drawn or int(worth) not in case.table["money_deck"][currency] or case.table["pile_left"] == 0
    return phase(case) != ("row" if case.verb == "scoring" else "first") or case.verb == "scoring"


def whole(position: bm.Position, luck: random.Random) -> Iterator[Case | None]:
    """Purchases and takings of every kind, most of them not allowed."""
    yard = position.view()["state"]["yard"]
    for _ in range(40):
        slot = luck.choice(CURRENCIES)
        there = yard[slot]["building"] if yard[slot] and luck.random() < 0.8 else luck.choice(BUILDINGS)
        hand = position.view(position.turn)["state"]["seats"][position.turn]["hand"].get(slot, [])
        size = luck.randint(1, 3)
        values = luck.sample(hand, min(size, len(hand))) if luck.random() < 0.6 else []
        values = values or [luck.randint(1, 9) for _ in range(size)]
        paid = "+".join(map(str, sorted(values, reverse=True)))
        yield refused_words(position, f"buy {there}@{slot} with {paid}{luck.choice(['', '', ' for dirk', '+'])}")
        cards = [f"{luck.choice(CURRENCIES)} {luck.randint(1, 9)}" for _ in range(luck.randint(1, 3))]
        row = [card for card in position.view()["state"]["open_money"] if card]
        if row and luck.random() < 0.8:
            cards = [luck.choice(row) for _ in cards]
        yield refused_words(position, "take " + ", ".join(sorted(cards, key=place)))


def every_step(position: bm.Position) -> Iterator[Case | None]:
    for seat in (bm.CHANCE, *range(position.players)):
        for step in range(game("alhambra").STEPS.size):
            yield refused_step(position, step, seat)


def hand_made() -> Iterator[bm.Position]:
    hand = {"yellow": [9, 3, 3], "blue": [5, 4, 3], "green": [7], "orange": [8, 2]}
    for row in (None, ["yellow 1", "yellow 2", "green 9", None], ["yellow 2", "yellow 2", "blue 1", "blue 1"]):
        given: dict[str, Any] = {} if row is None else {"open_money": row}
        yield table(player(hand), player(), player(), **given)
        yield table(player(hand), player(), **given)
    yield table(player(hand), player(), player()).play("buy museum@yellow with 3+3")
    yield table(player(hand), player(), player()).play("buy theater@green with 7")


def test_every_refusal_of_every_step_and_of_whole_actions_is_true() -> None:
    luck = random.Random(11)
    heard: set[str] = set()
    tables = [*hand_made()]
    for players, seed in ((2, 1), (3, 2), (6, 3)):
        tables += random_positions("alhambra", players, seed, 40)
    for position in tables:
        actions = whole(position, luck) if position.turn >= 0 else iter(())
        wrong, more = false_ones(chain(every_step(position), actions, loose(position)), EVALUATORS)
        assert wrong == []
        heard |= more
    said = {message for _, message in game("alhambra").REFUSALS.values()}
    assert set(EVALUATORS) == said - BETWEEN
    assert said - heard == BETWEEN


def loose(position: bm.Position) -> Iterator[Case | None]:
    """A building without its slot, where it lies nowhere."""
    lies = {there["building"] for there in position.view()["state"]["yard"].values() if there}
    for building in BUILDINGS:
        if position.turn >= 0 and building not in lies:
            case = refused_words(position, f"buy {building} with 6+4")
            assert case is not None
            assert case.message == "refuse-not-in-yard"
            yield case
