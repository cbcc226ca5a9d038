"""A page that shows any moment of a game as any seat saw it, told so by a live connection of ours; and how it looks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.server.people import Client, HouseProcess
from tests.web.browsing import Guest, chosen

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SIZES = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1920, 1080))
LOW = ((844, 390), (683, 384))  # a phone on its side; 1366 × 768 at twice the size
NAMES = ("Wilhelmina-Margaretha", "Bo", "Giovanbattista Ricci", "Dirk-Jan", "Eleonora di Toledo", "Fenna")


@dataclass(frozen=True)
class Decision:
    """What the seat on turn was told, and where."""

    table: str
    whole: dict[str, Any]
    person: Client  # who is on turn

    @property
    def kind(self) -> tuple[str, ...]:
        """Which sorts of actions there were to choose from."""
        return tuple(sorted({text.split()[0] for text in self.legal}))

    @property
    def legal(self) -> list[str]:
        """Everything that may be chosen."""
        return [one["text"] for one in self.whole["you"]["actions"]]


def decisions(
    house: HouseProcess, game: str, players: int, luck: int, lang: str = "en", **setup: Any
) -> Iterator[Decision]:
    """Every decision of a game between people who build where they can and are busy with trifles at times."""
    rng = random.Random(f"{game} {players} {luck}")
    people = [Client(house.port, name=NAMES[seat]) for seat in range(players)]
    table = people[0].ok("/api/tables", {"game": game, "players": players, "spectators": "live", **setup})["id"]
    for person in people[1:]:
        person.ok(f"/api/tables/{table}/join")
    people[0].ok(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    turn = 0
    while True:
        for seat in (turn, *range(players)):
            whole = people[seat].get(f"{path}?outlook=1&lang={lang}")[1]
            if whole["table"]["status"] != "running" or whole["you"]["actions"]:
                break
        if whole["table"]["status"] != "running":
            yield Decision(table, whole, people[seat])
            return
        yield Decision(table, whole, people[seat])
        turn, prefix, steps = seat, "", whole["you"]["actions"]
        while True:
            text = chosen([one["text"] for one in steps], rng)
            if next(one for one in steps if one["text"] == text)["complete"]:
                break
            prefix = text
            steps = people[seat].ok(f"{path}/steps", {"seq": whole["seq"], "prefix": prefix})["steps"]
        people[seat].ok(f"{path}/actions", {"action": text, "seq": whole["seq"]})
        turn = (seat + 1) % players if text in ("end", "pass") else seat


def telling(found: Iterator[Decision], most: int) -> list[Decision]:
    """Of many decisions the first of every kind, and the last ones, when the table is full."""
    first: dict[tuple[str, ...], Decision] = {}
    last: list[Decision] = []
    for one in found:
        first.setdefault(one.kind, one)
        last = [*last[-3:], one]
    return [*list(first.values())[:most], *last]


class Shown:
    """One page, open at a table, that shows what it is told."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self._live: WebSocketRoute | None = None
        guest.page.route_web_socket(re.compile("/live"), self._connected)
        guest.page.goto(f"/table/{table}")
        guest.until("document.querySelector('main') !== null")
        while self._live is None:
            guest.page.wait_for_timeout(20)

    def _connected(self, live: WebSocketRoute) -> None:
        self._live = live

    def show(self, decision: Decision) -> None:
        """Show a moment, and wait until everything is drawn."""
        assert self._live is not None
        self._live.send(json.dumps(decision.whole))
        seq = decision.whole["seq"]
        self.guest.until(f"document.querySelector('.room')?.dataset.seq === '{seq}'")
        self.guest.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def measure(self, decision: Decision | None = None) -> dict[str, Any]:
        """What is wrong with what is shown, and where its parts lie; of a decision, whether all can be chosen."""
        return self.measure_at(decision.whole["you"]["seat"], decision.legal) if decision else self.measure_at(None, [])

    def measure_at(self, seat: int | None, legal: list[str] | None) -> dict[str, Any]:
        """The same for somebody's seat, in the middle of a choice; without what is legal, of all but that."""
        return dict(self.guest.page.evaluate(MEASURE, {"legal": legal, "seat": seat}))
