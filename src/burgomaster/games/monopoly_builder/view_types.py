"""The types of Monopoly Builder's part of a view: `state: Table = pos.view(seat)["state"]`."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Turn(TypedDict):
    """Where play stands."""

    number: int
    round: int
    first: int | None
    seat: int
    actor: int  # who is asked
    phase: str
    dice: list[int]
    doubles: int
    extra_turn: bool
    parking: bool
    escaped: NotRequired[bool]
    start_throws: list[int | None] | None


class Player(TypedDict):
    """What a seat has."""

    token: str | None
    cash: int
    chips: dict[str, int]
    deeds: list[str]
    mortgaged: list[str]
    get_out_cards: int
    blocks: int
    space: int
    failed_tries: int | None  # in jail
    bankrupt: bool
    offers: int


class Building(TypedDict):
    """What stands on a field of the island."""

    seat: int
    floors: int


class Chance(TypedDict):
    """The Chance cards: those nobody has seen, by name, and those that lie under them, in their order."""

    unseen: dict[str, int]
    under: list[str]


class Card(TypedDict, total=False):
    """What a card still asks."""

    left: int
    to: int | None
    each: int
    whose: str
    then: str
    landing: bool


class Doubled(TypedDict):
    """Whose rents are doubled."""

    to: list[int]
    by: list[int]


class Auction(TypedDict):
    """A deed under the hammer."""

    deed: str
    bid: int
    bidder: int | None
    bidding: list[int]


class Debt(TypedDict):
    """What the seat on turn has to pay."""

    amount: int
    creditor: int | None
    then: str


class Side(TypedDict):
    """What one of two gives."""

    deeds: list[str]
    chips: dict[str, int]
    cards: int
    money: int


Offer = TypedDict("Offer", {"from": int, "to": int, "gives": Side, "takes": Side})


class Resume(TypedDict):
    """Where play goes on after somebody stepped in."""

    phase: str
    seat: int


class Table(TypedDict):
    """The whole table: everything is open."""

    turn: Turn
    players: list[Player]
    bank: dict[str, int]
    lying: dict[str, dict[str, int]]  # chips, by the number of a space
    island: dict[str, Building]  # by field
    chance: Chance
    card: Card | None
    doubled: Doubled | None
    auction: Auction | None
    debt: Debt | None
    received: list[str]
    offer: Offer | None
    resume: Resume | None
