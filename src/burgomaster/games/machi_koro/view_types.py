"""The types of Machi Koro's part of a view: `state: MachiKoroView = pos.view(seat)["state"]`."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class MachiKoroTurn(TypedDict):
    """Where play stands."""

    number: int
    seat: int
    phase: str
    throwing: int  # so many dice, while they roll
    dice: list[int]
    thrown_again: bool


class MachiKoroCity(TypedDict):
    """What a seat has."""

    coins: int
    buildings: dict[str, int]  # by name, those of which there is one
    landmarks: list[str]  # completed


class MachiKoroView(TypedDict):
    """The whole table: everything is open."""

    turn: MachiKoroTurn
    supply: dict[str, int]
    deck: NotRequired[dict[str, int]]  # with `market = ten`
    cities: list[MachiKoroCity]
    winner: int | None
