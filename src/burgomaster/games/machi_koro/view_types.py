"""The types of Machi Koro's part of a view: `state: Table = pos.view(seat)["state"]`."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Turn(TypedDict):
    """Where play stands."""

    number: int
    seat: int
    phase: str
    throwing: int  # so many dice, while they roll
    dice: list[int]
    thrown_again: bool


class City(TypedDict):
    """What a seat has."""

    coins: int
    buildings: dict[str, int]  # by name, those of which there is one
    landmarks: list[str]  # completed


class Table(TypedDict):
    """The whole table: everything is open."""

    turn: Turn
    supply: dict[str, int]
    deck: NotRequired[dict[str, int]]  # with `market = ten`
    cities: list[City]
    winner: int | None
