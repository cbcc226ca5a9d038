"""The types of Monopoly Builder's part of a view: `state: MonopolyBuilderView = pos.view(seat)["state"]`."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class MonopolyBuilderTurn(TypedDict):
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


class MonopolyBuilderPlayer(TypedDict):
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


class MonopolyBuilderBuilding(TypedDict):
    """What stands on a field of the island."""

    seat: int
    floors: int


class MonopolyBuilderChance(TypedDict):
    """The Chance cards: those nobody has seen, by name, and those that lie under them, in their order."""

    unseen: dict[str, int]
    under: list[str]


class MonopolyBuilderCard(TypedDict, total=False):
    """What a card still asks."""

    left: int
    to: int | None
    each: int
    whose: str
    then: str
    landing: bool


class MonopolyBuilderDoubled(TypedDict):
    """Whose rents are doubled."""

    to: list[int]
    by: list[int]


class MonopolyBuilderAuction(TypedDict):
    """A deed under the hammer."""

    deed: str
    bid: int
    bidder: int | None
    bidding: list[int]


class MonopolyBuilderDebt(TypedDict):
    """What the seat on turn has to pay."""

    amount: int
    creditor: int | None
    then: str


class MonopolyBuilderSide(TypedDict):
    """What one of two gives."""

    deeds: list[str]
    chips: dict[str, int]
    cards: int
    money: int


MonopolyBuilderOffer = TypedDict(
    "MonopolyBuilderOffer", {"from": int, "to": int, "gives": MonopolyBuilderSide, "takes": MonopolyBuilderSide}
)


class MonopolyBuilderResume(TypedDict):
    """Where play goes on after somebody stepped in."""

    phase: str
    seat: int


class MonopolyBuilderView(TypedDict):
    """The whole table: everything is open."""

    turn: MonopolyBuilderTurn
    players: list[MonopolyBuilderPlayer]
    bank: dict[str, int]
    lying: dict[str, dict[str, int]]  # chips, by the number of a space
    island: dict[str, MonopolyBuilderBuilding]  # by field
    chance: MonopolyBuilderChance
    card: MonopolyBuilderCard | None
    doubled: MonopolyBuilderDoubled | None
    auction: MonopolyBuilderAuction | None
    debt: MonopolyBuilderDebt | None
    received: list[str]
    offer: MonopolyBuilderOffer | None
    resume: MonopolyBuilderResume | None
