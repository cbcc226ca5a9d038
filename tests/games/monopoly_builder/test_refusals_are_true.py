"""Every refusal of Monopoly Builder is true: an evaluator for each sentence, from the rule ledger."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import folder, game
from burgomaster.games.kernel.words import Words
from tests.games.monopoly_builder.decks import every_effect
from tests.games.monopoly_builder.tables import FIGURES, FIGURES_FILE, chips, player, table
from tests.games.refusals import NAMES, Case, Evaluators, false_ones, random_positions, refused_step, refused_words

PRINTED = tomllib.loads(FIGURES)
ENGLISH = Words(folder("monopoly-builder") / "words", "en")
KINDS = ("dump-truck", "crane", "excavator", "boat")
NOTES = (5, 10, 20, 50, 100, 500)
MOST_CHIPS, FINE, FIRST_BID, RAISE, RATE, OFFERS = 6, 50, 10, 5, 4, 5  # MB-T1, MB-J2, MB-B3, MB-T6, the default


def phase(case: Case) -> str:
    return str(case.table["turn"]["phase"])


def actor(case: Case) -> Any:
    return case.table["players"][case.table["turn"]["actor"]]


def held(person: Any, kind: str) -> int:
    return int(person["chips"].get(kind, 0))


def cash_named(case: Case) -> bool:
    return bool(case.told["cash"] == actor(case)["cash"])


def deed(case: Case) -> str:
    """The deed a step is about, which the sentence must name."""
    found = case.words[0]
    assert case.told["deed"].startswith(PRINTED["deed"][found]["name"])
    return found


def under_way(case: Case) -> Any:
    """The deed that is for sale or auctioned, which the sentence must name."""
    place = case.table["players"][case.table["turn"]["seat"]]["space"]
    found = PRINTED["deed"][PRINTED["space"][str(place)]]
    assert case.told["deed"].startswith(found["name"])
    return found


def other(case: Case) -> int:
    """The other player a step is about, whom the sentence must name."""
    place = {"steal": 0, "swap": 1, "offer": 0}[case.verb]
    seat = "ABCD".index(case.words[place])
    assert case.told["other"] == (NAMES[seat] if seat < case.players else "ABCD"[seat])
    return seat


def kind_named(case: Case) -> str:
    """The kind of chip the sentence names, which must be one of those that were wanted."""
    found = next(kind for kind in KINDS if ENGLISH(kind) == case.told["one"])
    assert case.told["many"] == ENGLISH(f"{found}s")
    assert found in case.words
    return found


def due(name: str) -> Any:
    """A sentence that says what must be done first: the table does wait for that."""
    return lambda case: phase(case) == name


def lacking_chip(case: Case) -> bool:
    kind = kind_named(case)
    given = case.words[:2] if case.said.startswith("trade") else case.words[:1]
    return kind in given and held(actor(case), kind) < given.count(kind)


def same_kind(case: Case) -> bool:
    return len(set(case.words) & set(KINDS)) < len([word for word in case.words if word in KINDS])


def too_few_to_trade(case: Case) -> bool:
    kind, have = kind_named(case), held(actor(case), kind_named(case))
    return bool(kind == case.words[0] and case.told["count"] == have < RATE == case.told["rate"])


def no_bank_chip(case: Case) -> bool:
    kind = kind_named(case)
    wanted = [word for word in case.words if word in KINDS][-1]  # the rate of a trade follows
    return kind == wanted and case.table["bank"].get(kind, 0) == 0


def floors(case: Case) -> int:
    return int((case.table["island"].get(case.words[0]) or {"floors": 0})["floors"])


def own_building(case: Case) -> bool:
    there = case.table["island"].get(case.words[0])
    return there is None or there["seat"] == case.table["turn"]["actor"]


def too_few_to_build(case: Case) -> bool:
    level = floors(case) + 1
    printed = PRINTED["floor"]["penthouse" if level == 5 else str(level)]["cost"]
    cost = {kind: printed.get(kind, 0) for kind in KINDS}
    names = [f"{cost[kind]} {ENGLISH(kind if cost[kind] == 1 else f'{kind}s')}" for kind in KINDS if cost[kind]]
    short = any(held(actor(case), kind) < count for kind, count in cost.items())
    return short and own_building(case) and case.told["chips"] == ", ".join(names)


def least(case: Case) -> int:
    auction = case.table["auction"]
    return int(auction["bid"] + RAISE if auction["bid"] else FIRST_BID)


def sorts(person: Any, seat: int) -> set[str]:
    """What a player could put into a deal; a deed is like no other thing."""
    found = {kind for kind in KINDS if held(person, kind)} | {f"deeds of {seat}" for _ in person["deeds"]}
    return found | ({"card"} if person["get_out_cards"] else set()) | ({"money"} if person["cash"] else set())


def nothing_to_deal(case: Case) -> bool:
    me, them = case.table["turn"]["actor"], other(case)
    own, theirs = sorts(case.table["players"][me], me), sorts(case.table["players"][them], them)
    return not any(mine != yours for mine in own for yours in theirs)


EVALUATORS: Evaluators = {
    "refuse-game-over": ("MB-F3", due("over")),
    "refuse-not-your-turn": (
        "MB-T6",
        lambda c: c.seat != c.table["turn"]["actor"] and c.told["seat"] == NAMES[c.table["turn"]["actor"]],
    ),
    "refuse-chance-decides": ("MB-T2", lambda c: phase(c) in ("start", "dice", "roll", "card")),
    "refuse-not-your-choice": ("MB-T2", lambda c: c.seat >= 0 and c.verb in ("dice", "card")),
    "refuse-no-such-outcome": ("MB-T2", lambda c: c.verb in ("dice", "card") and cannot_come(c)),
    "refuse-not-now": ("MB-T6", lambda c: phase(c) != {"keep": "redeem", "give": "give", "take": "pick"}.get(c.verb)),
    "refuse-throw-first": ("MB-T6", due("throw")),
    "refuse-already-thrown": ("MB-T6", lambda c: phase(c) == "act" and bool(c.table["turn"]["dice"])),
    "refuse-leave-first": ("MB-T1", lambda c: sum(actor(c)["chips"].values()) > MOST_CHIPS == c.told["most"]),
    "refuse-nothing-to-leave": ("MB-T1", lambda c: phase(c) != "surplus" and c.told["most"] == MOST_CHIPS),
    "refuse-not-in-jail": ("MB-J2", lambda c: actor(c)["failed_tries"] is None),
    "refuse-no-money-for-fine": ("MB-J2", lambda c: cash_named(c) and actor(c)["cash"] < FINE == c.told["fine"]),
    "refuse-no-get-out-card": ("MB-J2", lambda c: actor(c)["get_out_cards"] == 0),
    "refuse-buy-first": ("MB-B2", lambda c: phase(c) == "buy" and bool(under_way(c))),
    "refuse-nothing-to-buy": ("MB-B2", lambda c: phase(c) == "act"),
    "refuse-too-dear": (
        "MB-B2",
        lambda c: cash_named(c) and actor(c)["cash"] < under_way(c)["price"] == c.told["price"],
    ),
    "refuse-no-auction": ("MB-B3", lambda c: phase(c) != "auction"),
    "refuse-bid-first": ("MB-B3", lambda c: phase(c) == "auction" and c.table["auction"]["deed"] is not None),
    "refuse-bid-too-low": ("MB-B3", lambda c: c.told["least"] == least(c) > bid_of(c)),
    "refuse-bid-too-high": ("MB-B3", lambda c: cash_named(c) and bid_of(c) > actor(c)["cash"]),
    "refuse-steal-first": ("MB-B7", due("steal")),
    "refuse-nothing-to-steal": ("MB-B7", lambda c: phase(c) != "steal"),
    "refuse-swap-first": ("MB-B9", due("swap")),
    "refuse-nothing-to-swap": ("MB-B9", lambda c: phase(c) != "swap"),
    "refuse-same-kind": ("MB-T6", same_kind),
    "refuse-pick-first": ("MB-B9", due("pick")),
    "refuse-give-first": ("MB-B9", due("give")),
    "refuse-no-such-seat": ("MB-M1", lambda c: other(c) >= c.players == c.told["players"]),
    "refuse-not-yourself": ("MB-D1", lambda c: other(c) == c.seat),
    "refuse-they-are-bankrupt": ("MB-G2", lambda c: c.table["players"][other(c)]["bankrupt"]),
    "refuse-no-such-chip": ("MB-S3", lacking_chip),
    "refuse-not-their-chip": ("MB-B7", lambda c: held(c.table["players"][other(c)], kind_named(c)) == 0),
    "refuse-bank-has-none": ("MB-S3", no_bank_chip),
    "refuse-too-few-to-trade": ("MB-T6", too_few_to_trade),
    "refuse-other-rate": ("MB-T6", lambda c: c.words[-1] != str(RATE) == str(c.told["rate"])),
    "refuse-not-parking": ("MB-B8", lambda c: not c.table["turn"]["parking"]),
    "refuse-not-your-deed": ("MB-G1|MB-D1", lambda c: deed(c) not in actor(c)["deeds"]),
    "refuse-already-mortgaged": ("MB-G1", lambda c: deed(c) in actor(c)["mortgaged"]),
    "refuse-not-mortgaged": ("MB-G1", lambda c: deed(c) in actor(c)["deeds"] and deed(c) not in actor(c)["mortgaged"]),
    "refuse-too-dear-to-pay-off": (
        "MB-G1",
        lambda c: cash_named(c) and actor(c)["cash"] < PRINTED["deed"][deed(c)]["pay_off"] == c.told["cost"],
    ),
    "refuse-not-just-received": ("MB-D2", lambda c: deed(c) not in c.table["received"]),
    "refuse-redeem-first": ("MB-D2", lambda c: phase(c) == "redeem" and bool(c.table["received"])),
    "refuse-jailed": ("MB-J1", lambda c: actor(c)["failed_tries"] is not None),
    "refuse-no-foundation": (
        "MB-F1",
        lambda c: c.words[0] not in {f"{x},{y}" for x in range(1, 6) for y in range(1, 5)},
    ),
    "refuse-not-your-building": ("MB-F1", lambda c: not own_building(c) and c.told["field"] == c.words[0]),
    "refuse-no-blocks": ("MB-F1", lambda c: actor(c)["blocks"] == 0 and floors(c) < 4),
    "refuse-too-few-to-build": ("MB-F1", too_few_to_build),
    "refuse-debt-first": (
        "MB-G2",
        lambda c: cash_named(c) and c.told["debt"] == c.table["debt"]["amount"] > actor(c)["cash"],
    ),
    "refuse-no-debt": ("MB-G2", lambda c: c.table["debt"] is None),
    "refuse-can-still-mortgage": ("MB-G2", lambda c: set(actor(c)["deeds"]) > set(actor(c)["mortgaged"])),
    "refuse-no-deals": ("MB-D1", lambda c: True),  # a table option: see the test below
    "refuse-no-deals-now": ("MB-D1", lambda c: phase(c) not in ("throw", "act", "debt", "buy", "answer")),
    "refuse-too-many-offers": ("MB-D1", lambda c: actor(c)["offers"] >= OFFERS == c.told["limit"]),
    "refuse-nothing-to-deal": ("MB-D1", nothing_to_deal),
    "refuse-answer-first": ("MB-D1", due("answer")),
    "refuse-no-offer": ("MB-D1", lambda c: phase(c) != "answer"),
    "refuse-only-to-offerer": ("MB-D1", lambda c: other(c) != c.table["offer"]["from"]),
    "refuse-offer-fell-through": ("MB-D1", lambda c: phase(c) == "answer" and not can_be_carried_out(c)),
    "refuse-named-twice": ("MB-D1", lambda c: c.said.count(c.words[0]) > 1 and bool(deed(c))),
    "refuse-not-enough-chips": (
        "MB-D1",
        lambda c: c.told["count"] == held(actor(c), kind_named(c)) < asked_for(c)[0].get(kind_named(c), 0),
    ),
    "refuse-not-enough-cards": ("MB-D1", lambda c: actor(c)["get_out_cards"] < asked_for(c)[0].get("card", 0)),
    "refuse-not-enough-money": (
        "MB-D1",
        lambda c: cash_named(c) and actor(c)["cash"] < asked_for(c)[0].get("money", 0),
    ),
    "refuse-both-ways": ("MB-D1", lambda c: bool(set(asked_for(c)[0]) & set(asked_for(c)[1]) - set(PRINTED["deed"]))),
    "refuse-nothing-left-to-ask": ("MB-D1", lambda c: nothing_left(c)),
    "refuse-they-do-not-have-it": ("MB-D1", lambda c: they_lack(c)),
    "refuse-no-free-penthouse": ("MB-C16", lambda c: phase(c) == "free" and floors(c) == 4 and own_building(c)),
    "refuse-build-free-first": ("MB-C16", due("free")),
    "refuse-nothing-built": ("MB-C17", lambda c: phase(c) == "remove" and floors(c) == 0),
    "refuse-your-own-building": (
        "MB-C17",
        lambda c: c.table["card"] == {"whose": "other"} and floors(c) > 0 and own_building(c),
    ),
    "refuse-nothing-to-remove": ("MB-C17", lambda c: c.verb == "remove" and phase(c) != "remove"),
    "refuse-remove-first": ("MB-C17", due("remove")),
    "refuse-only-offers": ("MB-D1", lambda c: phase(c) == "offer" and c.told["turn"] == NAMES[c.table["turn"]["seat"]]),
}

# Said only between the steps of one action, which texts put into order before they are tried; and of sides of an offer
# that are empty, which no text can say.
BETWEEN = {
    *("refuse-finish-bid", "refuse-note-order", "refuse-finish-offer", "refuse-item-order", "refuse-give-something"),
    *("refuse-ask-something", "refuse-given-part-is-over", "refuse-not-offering"),
}


def cannot_come(case: Case) -> bool:
    if case.verb == "dice":
        return phase(case) not in ("start", "dice", "roll")
    chance = case.table["chance"]
    return phase(case) != "card" or not (chance["unseen"].get(case.words[0]) or case.words[0] in chance["under"][:1])


def bid_of(case: Case) -> int:
    return int(case.said.split()[1])


def asked_for(case: Case) -> tuple[dict[str, int], dict[str, int]]:
    """Both sides of an offer in words, such as `offer B: 2 crane + 50 for boat`."""
    given, _, asked = case.said.partition(": ")[2].partition(" for ")
    return _side(given), _side(asked)


def _side(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in text.split(" + "):
        if part.isdecimal():
            found["money"] = found.get("money", 0) + int(part)
        else:
            number, _, name = part.rpartition(" ")
            found[name] = found.get(name, 0) + int(number or 1)
    return found


def partner(case: Case) -> Any:
    seat = "ABCD".index(case.said.split()[1][0])
    assert case.told["other"] == NAMES[seat]
    return case.table["players"][seat]


def has(person: Any, thing: str) -> int:
    if thing in KINDS:
        return held(person, thing)
    counts = {"card": person["get_out_cards"], "money": person["cash"]}
    return int(counts[thing] if thing in counts else thing in person["deeds"])


def they_lack(case: Case) -> bool:
    return any(has(partner(case), thing) < count for thing, count in asked_for(case)[1].items())


def nothing_left(case: Case) -> bool:
    """All that the other one has is of a sort that is already given."""
    given = {"deed" if thing in PRINTED["deed"] else thing for thing in asked_for(case)[0]}
    them = partner(case)
    return not (sorts(them, 9) - given)


def can_be_carried_out(case: Case) -> bool:
    offer = case.table["offer"]
    for seat, side in ((offer["from"], offer["gives"]), (offer["to"], offer["takes"])):
        person = case.table["players"][seat]
        things = {**side.get("chips", {}), "card": side.get("cards", 0), "money": side.get("money", 0)}
        things |= dict.fromkeys(side.get("deeds", []), 1)
        if any(has(person, thing) < count for thing, count in things.items()):
            return False
    return True


def every_step(position: bm.Position, luck: random.Random) -> Iterator[Case | None]:
    """Every step by itself; a note of a bid is no bid yet, and is tried in words instead."""
    steps = game("monopoly-builder").STEPS
    for seat in (bm.CHANCE, *range(position.players)):
        for step in range(steps.size):
            named = steps.arguments_of(step)
            in_order = len(named) < 3 or steps[step].name != "trade" or named[0] <= named[1]  # as texts name two chips
            beginning = not steps[step].follows and steps[step].name != "bid"
            if beginning and in_order and (seat >= 0 or luck.random() < 0.2):
                yield refused_step(position, step, seat)


def whole(position: bm.Position, luck: random.Random) -> Iterator[Case | None]:
    """Bids and offers of every kind, most of them not allowed."""
    yield refused_words(position, "offer B: brown-1 + brown-1 for 50")
    for _ in range(25):
        yield refused_words(position, f"bid {luck.choice((5, 10, 15, 40, 55, 120, 900, 2000))}")
        sides = [" + ".join(_things(luck)) for _ in range(2)]
        yield refused_words(position, f"offer {'ABCD'[luck.randrange(position.players)]}: {sides[0]} for {sides[1]}")


def _things(luck: random.Random) -> list[str]:
    deeds = luck.sample(list(PRINTED["deed"]), luck.choice((0, 0, 1)))
    kinds = [f"{luck.randint(2, 4)} {kind}" if luck.random() < 0.3 else kind for kind in KINDS if luck.random() < 0.3]
    cards = ["card"] if luck.random() < 0.1 else []
    money = [str(luck.choice((5, 50, 300, 1000)))] if luck.random() < 0.5 else []
    return [*deeds, *kinds, *cards, *money] or ["crane"]


HIGH = {"seat": 0, "floors": 4}


def hand_made() -> Iterator[bm.Position]:
    rich = player(chips=chips(2, 5, 2, 2), deeds=["brown-1", "light-blue-1"], mortgaged=["brown-1"], get_out_cards=1)
    poor = player(cash=20, chips=chips(crane=1))
    gone = player(cash=0, bankrupt=True)
    act: dict[str, Any] = {"phase": "act", "dice": [1, 2]}
    yield table(rich, poor, gone, **act)
    yield table(poor, rich, gone, **act)
    yield table({**rich, "space": 16}, poor, gone, parking=True, **act)
    yield table({**rich, "space": 8, "failed_tries": 1, "get_out_cards": 0, "cash": 20}, poor, gone)
    yield table({**rich, "space": 8, "failed_tries": 1}, poor, gone, **act)
    yield table({**poor, "space": 9}, rich, gone, phase="buy", dice=[4, 5])
    yield table({**poor, "space": 9}, rich, gone, phase="buy", dice=[4, 5]).play("auction")
    yield table({**rich, "space": 14}, poor, gone, phase="steal", dice=[1, 2])
    yield table({**rich, "space": 4}, poor, gone, phase="swap", dice=[1, 3])
    yield table({**rich, "space": 4}, poor, gone, phase="pick", dice=[1, 3])
    yield table({**rich, "chips": chips(4, 4)}, poor, gone, phase="surplus")
    yield table({**poor, "offers": 5}, rich, player(), **act)
    yield table({**poor, "chips": {}, "cash": 0}, rich, player(cash=0), **act)
    island = {"1,1": {"seat": 1, "floors": 2}, **{f"{column},4": {"seat": 0, "floors": 4} for column in (1, 2, 3)}}
    yield table(rich, poor, player(), state={"island": island}, **act)
    debt = {"amount": 60, "creditor": 1}
    yield table(
        {**poor, "deeds": ["brown-1"]},
        rich | {"deeds": [], "mortgaged": []},
        player(),
        phase="debt",
        dice=[1, 2],
        state={"debt": debt},
    )
    cards = {"text": every_effect()}
    lofty, high = {**rich, "space": 4}, {"island": {"1,4": HIGH}}
    yield table(lofty, poor, player(), phase="free", dice=[1, 3], edition=cards, state=high)
    for whose in ("own", "other"):
        state = {"island": island, "card": {"whose": whose}}
        yield table(lofty, poor, player(), phase="remove", dice=[1, 3], edition=cards, state=state)
    yield table(rich, poor, player(chips=chips(boat=1)), **act).play("offer B: boat for crane")
    yield table(rich, poor, player(), **act).step_in(1)


@pytest.mark.parametrize("every", [240, pytest.param(60, marks=pytest.mark.long)])  # position of a random game
def test_every_refusal_of_every_step_and_of_whole_actions_is_true(every: int) -> None:
    luck = random.Random(5)
    heard: set[str] = set()
    tables = [*hand_made()]
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        tables += random_positions("monopoly-builder", players, seed, every, FIGURES_FILE)
    for position in tables:
        actions = whole(position, luck) if position.turn >= 0 else iter(())
        wrong, more = false_ones(chain(every_step(position, luck), actions), EVALUATORS)
        assert wrong == []
        heard |= more
    said = {message for _, message in game("monopoly-builder").REFUSALS.values()}
    assert set(EVALUATORS) == said - BETWEEN
    if every > 60:  # so few positions do not have all
        return
    assert said - heard - BETWEEN <= {"refuse-give-first", "refuse-offer-fell-through", "refuse-no-deals"}


def test_a_table_without_deals_says_so() -> None:
    here = table(player(), player(), options={"deals": "no"}, phase="act", dice=[1, 2])
    case = refused_words(here, "offer B: 50 for crane")
    assert case is not None
    assert case.message in ("refuse-no-deals", "refuse-no-deals-now")
