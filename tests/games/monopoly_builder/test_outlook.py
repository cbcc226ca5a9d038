"""What would happen in Monopoly Builder, held against a calculator that knows only the view and the edition's file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from tests.games.monopoly_builder.tables import CHANCE as CHANCE_SPACE
from tests.games.monopoly_builder.tables import FIGURES, JAIL, act, chips, player, table, thrown, two
from tests.games.test_golden import whole_action

KINDS = ("dump-truck", "crane", "excavator", "boat")
SETS = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")
FLOORS = ("1", "2", "3", "4", "penthouse")

# Figures that differ from the house edition's wherever it says twice the same.
CHANGES = (
    ("billionaire_points = 3", "billionaire_points = 7"),
    ("community_points = 5", "community_points = 2"),
    ("deed_chips = 2", "deed_chips = 3"),
    ("chips_of_a_kind = 20", "chips_of_a_kind = 9"),
    ("most_chips = 6", "most_chips = 4"),
    ("first_bid = 10", "first_bid = 25"),
    ("least_raise = 5", "least_raise = 15"),
    ("set_rent = 20\n", "set_rent = 95\n"),
    ("set_points = 2\n", "set_points = 6\n"),
    ('1 = "#####"', '1 = "##.##"'),
)


def text_of(changed: bool) -> str:
    text = FIGURES
    for old, new in CHANGES if changed else ():
        assert old in text, old
        text = text.replace(old, new)
    return text


def positions(text: str, players: int, seed: int, most: int) -> Iterator[bm.Position]:
    """A random game of an edition."""
    state = {"turn": {"seat": 0, "phase": "throw"}, "players": [{} for _ in range(players)]}
    data = {"game": "monopoly-builder", "players": players, "edition": {"text": text}}
    here = bm.position({**data, "state": state})
    key = luck_key(seed, players)
    for event in range(most):
        yield here
        if here.over:
            return
        if here.turn == CHANCE:
            chances = here.chances()
            here = here.play(chances[pick(luck_of(key, event), len(chances))][0])
        else:
            here = here.play(whole_action(here, here.steps(), luck_of(key, event)))


# ---- The calculator -------------------------------------------------------------------------------------------------


def only_most(values: list[int]) -> int | None:
    return values.index(max(values)) if values.count(max(values)) == 1 else None


def groups_of(island: dict[str, Any], seat: int) -> int:
    """The largest number of own buildings that hang together by their sides."""
    left = {tuple(map(int, field.split(","))) for field, one in island.items() if one["seat"] == seat}
    largest = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            near = left & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
            left -= near
            edge += near
        largest = max(largest, size)
    return largest


def points_of(state: dict[str, Any], figures: dict[str, Any]) -> list[dict[str, Any]]:
    people, island = state["players"], state["island"]
    groups = [groups_of(island, seat) for seat in range(len(people))]
    found = []
    for seat, one in enumerate(people):
        own = {field: there["floors"] for field, there in island.items() if there["seat"] == seat}
        sets = [colour for colour in SETS if {f"{colour}-1", f"{colour}-2"} <= set(one["deeds"])]
        richest = only_most([person["cash"] for person in people]) == seat
        builder = groups[seat] > 0 and only_most(groups) == seat
        part: dict[str, Any] = {
            "buildings": [
                {"field": field, "floors": floors, "points": figures["floor"][FLOORS[floors - 1]]["points"]}
                for field, floors in own.items()
            ],
            "sets": [{"set": colour, "points": figures["set"][colour]["set_points"]} for colour in sets],
            "billionaire": figures["table"]["billionaire_points"] if richest else 0,
            "community": figures["table"]["community_points"] if builder else 0,
            "group": groups[seat],
        }
        total = sum(one["points"] for sort in ("buildings", "sets") for one in part[sort])
        found.append({**part, "total": total + part["billionaire"] + part["community"]})
    return found


def rents_of(state: dict[str, Any], figures: dict[str, Any]) -> dict[str, int]:
    found = {}
    for one in state["players"]:
        for deed in one["deeds"]:
            other = deed[:-1] + ("2" if deed.endswith("1") else "1")
            rent = figures["deed"][deed]["set_rent" if other in one["deeds"] else "rent"]
            found[deed] = 0 if deed in one["mortgaged"] else rent
    return found


def ahead_of(state: dict[str, Any], figures: dict[str, Any]) -> list[int]:
    ranks = [
        (points["total"], one["cash"]) for points, one in zip(points_of(state, figures), state["players"], strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def collected(state: dict[str, Any], figures: dict[str, Any], total: int) -> list[dict[str, Any]]:
    bank, due = dict(state["bank"]), figures["table"]["deed_chips"]
    found = []
    players = len(state["players"])
    for distance in range(players):
        seat = (state["turn"]["seat"] + distance) % players
        one = state["players"][seat]
        sources: list[tuple[str | None, str]] = []
        if total == figures["table"]["own_number"]:
            sources = [(None, figures["token"][one["token"]])]
        else:
            for deed, printed in figures["deed"].items():
                if deed in one["deeds"] and deed not in one["mortgaged"] and printed["number"] == total:
                    sources.append((deed, printed["kind"]))
        for deed_or_none, kind in sources if not one["bankrupt"] else []:
            got = min(due, bank.get(kind, 0))
            bank[kind] = bank.get(kind, 0) - got
            found.append({"who": seat, "deed": deed_or_none, "chip": kind, "due": due, "got": got})
    return found


def check(here: bm.Position, figures: dict[str, Any]) -> None:
    """Every part of the outlook, in one position."""
    state, looks = here.view()["state"], here.outlook()
    people, turn = state["players"], state["turn"]
    points = points_of(state, figures)
    for said, meant in zip(looks["points"], points, strict=True):
        said["buildings"].sort(key=lambda one: one["field"])
        meant["buildings"].sort(key=lambda one: one["field"])
        assert said == meant
    assert [one["total"] for one in looks["points"]] == list(here.scores)
    assert looks["ahead"] == ahead_of(state, figures)
    assert looks["rents"] == rents_of(state, figures)
    assert looks["surplus"] == [max(0, sum(one["chips"].values()) - figures["table"]["most_chips"]) for one in people]
    check_building(state, figures, looks)
    check_money(state, figures, looks)
    jailed = people[turn["seat"]]["failed_tries"] is not None
    if turn["phase"] in ("start", "over"):
        assert looks["throws"] == {}
        return
    spaces, at = len(figures["space"]), people[turn["seat"]]["space"]
    for total in range(2, 13):
        leads = not jailed or total % 2 == 0
        assert looks["throws"][str(total)] == {
            "collects": collected(state, figures, total),
            "to": (at + total) % spaces if leads else None,
            "passes_start": leads and at + total >= spaces,
        }


def check_building(state: dict[str, Any], figures: dict[str, Any], looks: dict[str, Any]) -> None:
    for name, said in zip(FLOORS, looks["floors"], strict=True):
        cost = figures["floor"][name]["cost"]
        assert (said["floor"], said["points"]) == (name, figures["floor"][name]["points"])
        assert said["cost"] == {kind: count for kind, count in cost.items() if count}
        for one, missing in zip(state["players"], said["missing"], strict=True):
            lacking = {kind: count - one["chips"].get(kind, 0) for kind, count in cost.items()}
            assert missing == {kind: count for kind, count in lacking.items() if count > 0}
    fields = {f"{x},{y}" for y, line in figures["island"].items() for x, ground in enumerate(line, 1) if ground == "#"}
    assert set(looks["fields"]) == {f for f in fields if state["island"].get(f, {"floors": 0})["floors"] < 5}
    for field, said in looks["fields"].items():
        there = state["island"].get(field)
        level = there["floors"] if there else 0
        builders = [
            seat
            for seat, one in enumerate(state["players"])
            if one["failed_tries"] is None
            and (there is None or there["seat"] == seat)
            and (level == 4 or one["blocks"] > 0)
            and all(one["chips"].get(k, 0) >= n for k, n in figures["floor"][FLOORS[level]]["cost"].items())
        ]
        assert said == {"floor": FLOORS[level], "builders": builders}


def check_money(state: dict[str, Any], figures: dict[str, Any], looks: dict[str, Any]) -> None:
    for seat, (one, said) in enumerate(zip(state["players"], looks["money"], strict=True)):
        free = [deed for deed in one["deeds"] if deed not in one["mortgaged"]]
        mortgages = {deed: figures["deed"][deed]["mortgage"] for deed in free}
        assert said["mortgages"] == mortgages
        assert said["pay_offs"] == {deed: figures["deed"][deed]["pay_off"] for deed in one["mortgaged"]}
        assert said["most"] == one["cash"] + sum(mortgages.values())
        debt = state["debt"]["amount"] if state["debt"] and seat == state["turn"]["seat"] else 0
        assert said["missing"] == max(0, debt - one["cash"])
    auction, turn = state["auction"], state["turn"]
    if auction is not None:
        figure = figures["table"]
        least = figure["first_bid"] if auction["bidder"] is None else auction["bid"] + figure["least_raise"]
        assert looks["stake"]["deed"] == auction["deed"]
        assert looks["stake"]["least_bid"] == least
        assert looks["stake"]["bidders"] == [p for p in auction["bidding"] if state["players"][p]["cash"] >= least]
        assert not looks["stake"]["payable"]
    elif turn["phase"] == "buy" or (state["resume"] or {}).get("phase") == "buy":
        one = state["players"][turn["seat"]]
        deed = figures["space"][str(one["space"])]
        price = figures["deed"][deed]["price"]
        assert looks["stake"] == {
            "deed": deed,
            "price": price,
            "payable": one["cash"] >= price,
            "least_bid": figures["table"]["first_bid"],
            "bidders": [],
        }
    else:
        assert looks["stake"] is None


def check_offer(here: bm.Position, figures: dict[str, Any]) -> bool:
    """What an offer would change is what accepting it does change, a debt apart that is paid with what it brings."""
    state, looks = here.view()["state"], here.outlook()["offer"]
    if state["offer"] is None:
        assert looks is None
        return False
    if not looks["holds"]:
        assert "accept" not in [str(one) for one in here.steps()]
        return False
    if state["debt"] is not None:
        return False
    after = here.play("accept").view()["state"]
    before, then = points_of(state, figures), points_of(after, figures)
    assert looks["points"] == [{"before": a["total"], "after": b["total"]} for a, b in zip(before, then, strict=True)]
    assert looks["ahead"] == ahead_of(after, figures)
    old, new = rents_of(state, figures), rents_of(after, figures)
    assert looks["rents"] == {d: {"before": old[d], "after": new[d]} for d in old if old[d] != new[d]}
    for said, a, b in zip(looks["sets"], before, then, strict=True):
        was, now = ([one["set"] for one in part["sets"]] for part in (a, b))
        assert said["gained"] == [one for one in now if one not in was]
        assert said["lost"] == [one for one in was if one not in now]
    return any(one["gained"] or one["lost"] for one in looks["sets"])


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outlook_in_random_games(players: int, changed: bool) -> None:
    text = text_of(changed)
    figures = tomllib.loads(text)
    broken = 0
    for event, here in enumerate(positions(text, players, 1, 500)):
        if event % 3 == 0:
            check(here, figures)
        broken += check_offer(here, figures)
    assert broken, "no offer made or broke a set"


# ---- Rule by rule ---------------------------------------------------------------------------------------------------


def test_MB_B4_a_visitor_pays_what_was_foretold() -> None:
    people = (player(space=1), player(deeds=["brown-1", "brown-2", "red-1"], mortgaged=["brown-1"]))
    here = two(*people)
    assert here.outlook()["rents"] == {"brown-1": 0, "brown-2": 20, "red-1": 30}
    after = thrown(here, "1+1")
    assert [one.values["paid"] for one in after.effects if one.kind == "pays"] == [20]


def test_MB_T3_a_short_bank_is_foretold_and_every_total_stands_alone() -> None:
    here = table(
        player(deeds=["light-blue-1"], chips=chips(crane=9)),
        player(deeds=["yellow-1"], chips=chips(crane=10)),
        player(),
    )
    throws = here.outlook()["throws"]
    assert throws["4"]["collects"] == [{"who": 0, "deed": "light-blue-1", "chip": "crane", "due": 2, "got": 1}]
    assert throws["9"]["collects"] == [{"who": 1, "deed": "yellow-1", "chip": "crane", "due": 2, "got": 1}]
    assert [one["who"] for one in throws["6"]["collects"]] == [0, 1, 2]
    assert throws["4"]["to"] == CHANCE_SPACE


def test_MB_J2_in_jail_only_doubles_lead_anywhere() -> None:
    throws = two(player(space=JAIL, failed_tries=0)).outlook()["throws"]
    assert [total for total, one in throws.items() if one["to"] is not None] == ["2", "4", "6", "8", "10", "12"]


def test_MB_D1_an_offer_that_makes_a_set() -> None:
    here = act(player(deeds=["red-1"], cash=900), player(deeds=["red-2"], cash=900))
    offer = here.play("offer B: 500 for red-2").outlook()["offer"]
    assert offer == {
        "holds": True,
        "points": [{"before": 0, "after": 3}, {"before": 0, "after": 3}],  # the set; the most money
        "ahead": [1],
        "rents": {"red-1": {"before": 30, "after": 60}, "red-2": {"before": 30, "after": 60}},
        "sets": [{"gained": ["red"], "lost": []}, {"gained": [], "lost": []}],
    }


def test_MB_G2_what_can_be_raised_in_a_debt() -> None:
    here = thrown(two(player(cash=5, deeds=["red-1"]), player(deeds=["brown-2"])), "1+2")
    money = here.outlook()["money"][0]
    assert money == {"mortgages": {"red-1": 110}, "pay_offs": {}, "most": 115, "missing": 5}


def test_nothing_of_it_is_only_for_one_seat() -> None:
    here = act()
    assert here.outlook(0) == here.outlook(1) == here.outlook()
