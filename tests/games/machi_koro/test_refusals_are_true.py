"""Every refusal of Machi Koro is true: an evaluator for each sentence, from the rule ledger."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import burgomaster as bm
from burgomaster.games import folder, game
from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro.state import BUILDINGS
from tests.games.machi_koro.tables import after_throw, city, market, table
from tests.games.refusals import NAMES, Case, Evaluators, false_ones, random_positions, refused_step, refused_words

FIGURES = tomllib.loads((folder("machi-koro") / "edition" / "dutch.toml").read_text(encoding="utf-8"))
LANDMARKS = {"train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22}
TOWERS = {"stadium", "tv-station", "business-center"}
ENGLISH = Words(folder("machi-koro") / "words", "en")


def phase(case: Case) -> str:
    return str(case.table["turn"]["phase"])


def own(case: Case) -> Any:
    return case.table["cities"][case.table["turn"]["seat"]]


def on_turn(case: Case) -> bool:
    return bool(case.seat == case.table["turn"]["seat"])


def has(case: Case, landmark: str) -> bool:
    return landmark in own(case)["landmarks"]


def count(city: Any, building: str) -> int:
    return int(city["buildings"].get(building, 0))


def wanted(case: Case) -> str:
    """The building a step is about, which the sentence must name."""
    thing = case.words[-1]
    assert case.told["name"] == ENGLISH(thing)
    return thing


def total(case: Case) -> int:
    return sum(case.table["turn"]["dice"])


def activated(case: Case, building: str) -> bool:
    low, high = FIGURES["building"][building]["activates"]
    return bool(count(own(case), building) and low <= total(case) <= high)


def too_dear(case: Case) -> bool:
    thing = wanted(case)
    cost = LANDMARKS[thing] if thing in LANDMARKS else FIGURES["building"][thing]["cost"]
    return bool(case.told["cost"] == cost and case.told["coins"] == own(case)["coins"] < cost)


def other(case: Case) -> int:
    """The other player a step is about, whom the sentence must name."""
    seat = "ABCD".index(case.words[0])
    assert case.told["other"] == (NAMES[seat] if seat < case.players else "ABCD"[seat])
    return seat


def left(case: Case, building: str) -> int:
    figures = FIGURES["building"][building]
    built = sum(count(city, building) for city in case.table["cities"])
    return int(figures["copies"] + figures.get("start", 0) * case.players - built)


EVALUATORS: Evaluators = {
    "refuse-game-over": ("MK-16", lambda c: any(len(x["landmarks"]) == 4 for x in c.table["cities"])),
    "refuse-not-your-turn": (
        "MK-2",
        lambda c: not on_turn(c) and c.told["seat"] == NAMES[c.table["turn"]["seat"]],
    ),
    "refuse-dice-decide": ("MK-3", lambda c: phase(c) in ("dice", "start")),
    "refuse-not-your-choice": ("MK-4", lambda c: c.seat >= 0 and c.verb in ("dice", "first", "card")),
    "refuse-no-such-outcome": ("MK-4", lambda c: c.verb in ("dice", "first", "card")),
    "refuse-throw-first": ("MK-3", lambda c: phase(c) == "throw" and c.verb != "throw"),
    "refuse-already-thrown": (
        "MK-3",
        lambda c: c.verb == "throw" and bool(c.table["turn"]["dice"]) and phase(c) in ("tv", "give", "build"),
    ),
    "refuse-no-train-station": ("MK-4", lambda c: c.words[-1] == "2" and not has(c, "train-station")),
    "refuse-radio-first": ("MK-13", lambda c: phase(c) == "radio" and has(c, "radio-tower") and c.verb != "throw"),
    "refuse-radio-again": (
        "MK-13",
        lambda c: (
            c.verb == "throw"
            and phase(c) == "radio"
            and has(c, "radio-tower")
            and not c.table["turn"].get("thrown_again")
        ),
    ),
    "refuse-no-radio-tower": ("MK-13", lambda c: c.verb in ("keep", "again") and not has(c, "radio-tower")),
    "refuse-radio-once": ("MK-13", lambda c: has(c, "radio-tower") and c.table["turn"]["thrown_again"]),
    "refuse-radio-too-late": (
        "MK-13",
        lambda c: has(c, "radio-tower") and phase(c) in ("tv", "give", "build") and bool(c.table["turn"]["dice"]),
    ),
    "refuse-radio-same-dice": (
        "MK-13",
        lambda c: int(c.words[0]) != len(c.table["turn"]["dice"]) == c.told["dice"],
    ),
    "refuse-tv-first": ("MK-15", lambda c: phase(c) == "tv" and activated(c, "tv-station") and c.verb != "tv"),
    "refuse-tv-not-now": ("MK-15", lambda c: c.verb == "tv" and phase(c) != "tv"),
    "refuse-swap-first": ("MK-15", lambda c: phase(c) == "give" and activated(c, "business-center")),
    "refuse-swap-not-now": ("MK-15", lambda c: c.verb in ("swap", "no-swap", "for") and phase(c) != "give"),
    "refuse-give-first": ("MK-15", lambda c: c.verb == "for" and phase(c) == "give"),
    "refuse-tower-stays": ("MK-15", lambda c: wanted(c) in TOWERS),
    "refuse-not-yours": ("MK-15", lambda c: count(own(c), wanted(c)) == 0),
    "refuse-not-theirs": ("MK-15", lambda c: count(c.table["cities"][other(c)], wanted(c)) == 0),
    "refuse-no-such-seat": ("MK-1", lambda c: other(c) >= c.players == c.told["players"]),
    "refuse-not-yourself": ("MK-15", lambda c: other(c) == c.seat),
    "refuse-sold-out": ("MK-10", lambda c: left(c, wanted(c)) == 0),
    "refuse-one-of-each": ("MK-11", lambda c: wanted(c) in TOWERS and count(own(c), wanted(c)) == 1),
    "refuse-too-dear": ("MK-9", too_dear),
    "refuse-market-fills": (
        "MK-19",
        lambda c: phase(c) == "market" and sum(map(bool, c.table["supply"].values())) < 10,
    ),
    "refuse-in-the-deck": ("MK-19", lambda c: c.table["supply"][wanted(c)] == 0 < left(c, wanted(c))),
    "refuse-landmark-stands": ("MK-9", lambda c: wanted(c) in own(c)["landmarks"]),
}


def hand_made() -> Iterator[bm.Position]:
    rich = city(60, ["train-station", "radio-tower"], tv_station=1, business_center=1, stadium=1, ranch=1)
    poor = city(0, wheat_field=0, bakery=0)
    there = table(rich, city(5, mine=1), poor)
    yield there
    yield after_throw(there, "3+3")
    yield after_throw(there, "3+3").play("keep")
    yield after_throw(there, "3+3").play("keep").play("tv B")
    yield after_throw(there, "3+3").play("keep").play("tv B").play("no swap")
    yield there.play("throw 2").play("dice 1+2").play("again 2").play("dice 1+3")
    yield table(city(60, ["train-station"], mine=2), city(0, mine=3), city(0, mine=1), seat=0)
    yield after_throw(table(city(0), city(0, mine=3), city(0, mine=3)), "1")  # no mine is left
    yield market()
    yield market(*6 * ["mine"], "ranch")
    yield after_throw(market(*BUILDINGS[:10], players=3), "3")


def steps_of(positions: Iterator[bm.Position]) -> Iterator[Case | None]:
    for position in positions:
        for seat in (bm.CHANCE, *range(position.players)):
            for step in range(game("machi-koro").STEPS.size):
                yield refused_step(position, step, seat)


def whole_swaps(positions: Iterator[bm.Position]) -> Iterator[Case | None]:
    for position in positions:
        for taken, seat in product((*FIGURES["building"],), "ABCD"):
            for given in ("ranch", "stadium", "mine"):
                yield refused_words(position, f"swap {given} for {taken} of {seat}")


def test_every_refusal_of_every_step_is_true() -> None:
    wrong, heard = false_ones(chain(steps_of(hand_made()), whole_swaps(hand_made())), EVALUATORS)
    assert wrong == []
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        positions = random_positions("machi-koro", players, seed, 20)
        wrong, more = false_ones(steps_of(positions), EVALUATORS)
        assert wrong == []
        heard |= more
    said = {message for _, message in game("machi-koro").REFUSALS.values()}
    assert said - heard == {"refuse-finish-swap"}  # only between the two steps of a swap
    assert set(EVALUATORS) == said - {"refuse-finish-swap"}
