"""The types of Alhambra's part of a view: `state: AlhambraView = pos.view(seat)["state"]`."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class AlhambraTurn(TypedDict):
    """Where play stands."""

    number: int
    seat: int
    phase: str


class AlhambraForSale(TypedDict):
    """A building in the yard."""

    building: str
    price: int


class AlhambraCollection(TypedDict):
    """What somebody has built, and the points of every scoring so far."""

    buildings: dict[str, int]
    points: dict[str, int]


class AlhambraSeat(AlhambraCollection):
    """What a seat has; its hand by currency, None where it is withheld."""

    hand: dict[str, list[int]] | None
    cards: int


class AlhambraDirk(AlhambraCollection):
    """The third one at a table of two."""

    draws: int


class AlhambraView(TypedDict):
    """What a seat may know of the table."""

    turn: AlhambraTurn
    yard: dict[str, AlhambraForSale | None]  # by currency
    building_deck: dict[str, list[int]]  # prices that are left, by sort
    buildings_left: int
    open_money: list[str | None]
    money_deck: None
    money_left: int
    pile: int
    pile_left: int
    discard: None
    discarded: int
    scored: list[str]
    seats: list[AlhambraSeat]
    dirk: NotRequired[AlhambraDirk]
