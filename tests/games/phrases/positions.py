"""The tables at which the phrases of this folder are said. Seats A, B and C are Anna, Bram and Carlo de Vries."""

from __future__ import annotations

from typing import Any

import burgomaster as bm
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro import tables as machi_koro
from tests.games.monopoly_builder import tables as builder

NAMES = ("Anna", "Bram", "Carlo de Vries")


def _machi_koro() -> dict[str, bm.Position]:
    city, table, thrown = machi_koro.city, machi_koro.table, machi_koro.after_throw
    others = (city(5, mine=1), city(6, forest=1))
    return {
        "mk-first": table(city(), *others),
        "mk-throw": table(city(3, ["train-station"]), *others),
        "mk-radio": thrown(table(city(3, ["train-station", "radio-tower"]), *others), "2+3"),
        "mk-tv": thrown(table(city(3, ["train-station"], tv_station=1), *others), "3+3"),
        "mk-swap": thrown(table(city(3, ["train-station"], business_center=1), *others), "3+3"),
        "mk-build": thrown(table(city(50), *others), "1"),
        "mk-radio-one": thrown(table(city(3, ["train-station", "radio-tower"]), *others), "4"),
        "mk-late": thrown(table(city(30, ["train-station", "shopping-mall"], ranch=2), *others), "1"),
        "mk-poor": thrown(table(city(0, wheat_field=0, bakery=0), *others), "1"),
    }


def _alhambra() -> dict[str, bm.Position]:
    player, table = alhambra.player, alhambra.table
    hand = {"yellow": [3, 1], "blue": [6, 5, 4], "green": [7], "orange": [2]}
    rich = {"yellow": [4], "blue": [9, 8, 2], "green": [7, 6], "orange": [5, 4, 3]}
    return {
        "al-act": table(player(hand), player(), player()),
        "al-rich": table(player(rich), player(), player()),
        "al-dirk": table(player(hand), player()),
        "al-stuck": table(player(), player(), player(), open_money=[None] * 4),
    }


def _builder() -> dict[str, bm.Position]:
    player, chips, table = builder.player, builder.chips, builder.table
    mine = player(chips=chips(crane=5, boat=1), deeds=["light-blue-1", "brown-1"])
    bram = player(chips=chips(boat=2, excavator=1), deeds=["red-1"])
    carlo = player(chips=chips(boat=1), cash=40)
    auction = table(player(space=5), bram, carlo, phase="buy", dice=[2, 3]).play("auction")
    act: dict[str, Any] = {"phase": "act", "dice": [1, 2]}
    jailed = player(space=8, failed_tries=0, get_out_cards=1)
    offered = table(mine, bram, carlo, **act).play("offer B: crane for boat")
    held = {**mine, "mortgaged": ["brown-1"]}
    tall = {"2,3": {"seat": 0, "floors": 4}, "1,1": {"seat": 1, "floors": 2}}
    debt = {"amount": 60, "creditor": 1}
    return {
        "mb-throw": table(mine, bram, carlo),
        "mb-jail": table(jailed, bram, carlo),
        "mb-buy": table(player(space=5), bram, carlo, phase="buy", dice=[2, 3]),
        "mb-auction": auction,
        "mb-bidding": auction.play("bid 60"),
        "mb-act": table(mine, bram, carlo, **act),
        "mb-answer": offered,
        "mb-parking": table({**mine, "space": 16}, bram, carlo, parking=True, **act),
        "mb-steal": table({**mine, "space": 14}, bram, carlo, phase="steal", dice=[1, 2]),
        "mb-build": table(player(chips=chips(2, 2, 2, 2)), bram, carlo, **act),
        "mb-penthouse": table(player(chips=builder.PENTHOUSE_CHIPS), bram, carlo, state={"island": tall}, **act),
        "mb-mortgaged": table(held, bram, carlo, **act),
        "mb-debt": table(
            {**mine, "cash": 20, "deeds": []}, bram, carlo, phase="debt", dice=[1, 2], state={"debt": debt}
        ),
        "mb-swap": table({**mine, "space": 4}, bram, carlo, phase="swap", dice=[1, 3]),
        "mb-pick": table({**mine, "space": 4}, bram, carlo, phase="pick", dice=[1, 3]),
        "mb-surplus": table({**mine, "chips": chips(crane=5, boat=4)}, bram, carlo, phase="surplus"),
    }


POSITIONS = {**_machi_koro(), **_alhambra(), **_builder()}
