"""The types of what a position shows as plain data. Those of a game's own part are in its folder, `view_types.py`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class EditionInView(TypedDict):
    """An edition that is not one of the game's own."""

    hash: str
    text: str


class StandingInView(TypedDict):
    """Whose turn it is, the points, the winners."""

    turn: int | Literal["chance", "over"]
    scores: list[int]
    winners: list[int]


class OpenView(StandingInView):
    """What changes of a bystander's view from event to event."""

    state: Any
    outlook: NotRequired[dict[str, Any]]


class HeadersInView(TypedDict):
    """Which game it is, and what was agreed on."""

    game: str
    rules: int
    players: int
    edition: str | EditionInView
    options: dict[str, str]


class PositionView(HeadersInView, StandingInView):
    """Exactly what a seat may know, or a bystander.

    `state` is the game's own. Its keys are checked where it is given the type that stands in `view_types.py` of the
    game's folder: see docs/library.md.
    """

    format: str
    seat: int | None
    actions: list[str]
    state: Any
