"""Who reads texts on whose account: budgets of steps, and fair shares of what is looked at off the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import game
from burgomaster.games.kernel.effort import ASKING, LONGEST_TEXT, READING, TakesLonger, current, spend
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.server import limits
from burgomaster.server.background import BackgroundWork
from burgomaster.server.config import Config
from burgomaster.server.limits import Limited
from burgomaster.server.networks import Owner
from burgomaster.server.texts import Texts
from tests.games.phrases.positions import NAMES, POSITIONS
from tests.games.test_phrases import ASKS, collection
from tests.tab.two_houses import AnyHouse, OnServer, both

RATE = Config().reading_rate
DEAR = "could you give me could you give me a crane and " * 3  # it means nothing
HOG, ANNA, BRAM = Owner("192.0.2.1", ""), Owner("192.0.2.2", "anna"), Owner("192.0.2.3", "bram")


class Clock:
    """A clock for limits that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


@pytest.fixture
def texts() -> Iterator[Texts]:
    background = BackgroundWork()
    yield Texts(background, RATE)
    background.close()


class From(OnServer):
    """The same server, asked from another address."""

    def __init__(self, app: Any, address: str) -> None:
        super().__init__(app)
        self.address = address

    def _scope(self, path: str, who: str) -> dict[str, Any]:
        return super()._scope(path, who) | {"client": (self.address, 1)}


@pytest.mark.parametrize("what", ["why", "steps", "answer"])
def test_a_nameless_flood_of_puzzles_is_refused_and_others_are_served(tmp_path: Path, clock: Clock, what: str) -> None:
    async def run() -> None:
        async with both(tmp_path) as (server, _):
            path = f"/api/puzzles/monopoly-builder-1/{what}"
            body = {"seq": 1, "prefix": DEAR} if what == "steps" else {"action": DEAR}
            hog, other = From(server.app, HOG.network), From(server.app, ANNA.network)
            answers = [await hog.ask("POST", path, body) for _ in range(300)]
            served = [answered for answered in answers if answered.status == 422]
            refused = answers[len(served) :]
            # All that is served comes first, and it is what four seconds of the rate are worth.
            assert 0 < len(served) <= RATE * 4 / 500
            assert {(one.status, one.told["error"]["code"]) for one in refused} == {(429, "rate")}
            answered = await other.ask("POST", path, body)
            assert answered.status == 422
            assert answered.told == served[0].told
            clock.now += 60
            assert (await hog.ask("POST", path, body)).status == 422

    asyncio.run(run())


def test_what_is_slow_waits_its_turn_and_what_is_understood_does_not_wait(clock: Clock, texts: Texts) -> None:
    gate, order = threading.Event(), list[str]()

    def slow(who: str) -> str:
        current().ask_back()
        gate.wait(60)
        order.append(who)
        return who

    async def run() -> None:
        reading = [asyncio.create_task(texts.read(HOG, lambda: slow("hog"))) for _ in range(12)]
        await asyncio.sleep(0)
        reading.append(asyncio.create_task(texts.read(ANNA, lambda: slow("anna"))))
        await asyncio.sleep(0)
        assert await texts.read(BRAM, lambda: "quick") == "quick"
        assert order == []
        gate.set()
        await asyncio.gather(*reading)

    asyncio.run(run())
    assert order.count("hog") == 12
    assert order.index("anna") <= 4  # after those that had begun, and one more of who has many


def test_who_has_spent_a_networks_budget_leaves_another_networks_alone(clock: Clock, texts: Texts) -> None:
    def dear() -> None:
        spend(READING)

    async def spent(owner: Owner) -> int:
        for count in range(10_000):
            if isinstance(await tried(owner), Limited):
                return count
        raise AssertionError("it is never refused")

    async def tried(owner: Owner) -> BaseException | None:
        (told,) = await asyncio.gather(texts.read(owner, dear), return_exceptions=True)
        assert told is None or (isinstance(told, Limited) and (told.limit, told.status) == ("reading", 429))
        return told

    async def run() -> None:
        one = await spent(HOG)
        assert one == RATE * 4 / READING
        assert await spent(HOG) == 0
        # A name of one's own there has a budget of its own, and all names together have five times as much.
        people = [await spent(Owner(HOG.network, f"name {number}")) for number in range(10)]
        assert sum(people) + one == 5 * one
        assert await spent(ANNA) == one
        clock.now += READING / RATE
        assert await spent(ANNA) == 1

    asyncio.run(run())


def test_a_text_that_was_not_understood_is_charged_what_it_cost(clock: Clock, texts: Texts) -> None:
    here = POSITIONS["mb-act"]

    def ask() -> None:
        with pytest.raises(UnknownAction):
            here.resolve("bouw kasteel", None, "nl", NAMES)

    async def run() -> None:
        before = texts._each._level("anna")
        await texts.read(ANNA, ask)
        assert 500 < before - texts._each._level("anna") < READING + 2 * ASKING
        with pytest.raises(ZeroDivisionError):
            await texts.read(ANNA, lambda: 1 // 0)
        now = texts._each._level("anna")
        await texts.read(ANNA, lambda: None)
        assert texts._each._level("anna") == now

    asyncio.run(run())


def test_nobody_who_plays_comes_near_the_limit(clock: Clock, texts: Texts) -> None:
    """Two texts a second for ten minutes, one in five of them not understood; and a program at its rate of moves."""
    phrases = [(said, language) for language in LANGUAGES for said in collection(language)]
    understood = [one for one in phrases if one[0].meant != ASKS]
    asking = [one for one in phrases if one[0].meant == ASKS]
    config = Config()

    def read(said: Any, language: str) -> None:
        here = POSITIONS[said.table]
        with suppress(bm.BurgomasterError):
            here.resolve(said.phrase, None, language, NAMES[: here.players])

    async def run() -> None:
        for number in range(1200):
            said, language = (asking if number % 5 == 0 else understood)[number * 37 % len(asking)]
            await texts.read(ANNA, partial(read, said, language))
            clock.now += 0.5
        here = POSITIONS["mb-act"]
        moves = [str(action) for action in here.steps() if action.complete]
        for move in (moves * 600)[:600]:
            await texts.read(BRAM, partial(here.resolve, move))
            clock.now += 1 / config.bot_rate

    asyncio.run(run())
    assert texts._each._level("anna") > RATE * 3
    assert texts._each._level("bram") > RATE * 3.9


def test_a_limit_of_nothing_is_no_limit(clock: Clock) -> None:
    async def run() -> None:
        free = Texts(BackgroundWork(), 0)
        for _ in range(2000):
            await free.read(HOG, lambda: spend(READING))

    asyncio.run(run())


async def _opened(house: AnyHouse) -> str:
    """A table of two people at which Anna begins."""
    await house.ask("POST", "/api/me", {"name": "Anna"})
    await house.ask("POST", "/api/me", {"name": "Bram"}, "b")
    setup = {"game": "machi-koro", "players": 2, "options": {"start": "A"}}
    made = await house.ask("POST", "/api/tables", setup)
    assert made.status == 200, made
    path = f"/api/tables/{made.told['id']}"
    assert (await house.ask("POST", f"{path}/join", {}, "b")).status == 200
    assert (await house.ask("POST", f"{path}/start", {})).status == 200
    return path


def test_what_is_understood_only_slowly_is_played_in_both_houses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown may be typed, and where no reader knows the words, that takes longer to find out."""

    def knows_nothing(text: str, *_: Any) -> Any:
        if text == shown or "bank" in text:
            raise UnknownAction(text)
        return parse(text, *_)

    machi_koro = game("machi-koro")
    parse = machi_koro.parse
    here = bm.start("machi-koro", 2, options={"start": "A"})
    shown = here.describe("throw 1")
    monkeypatch.setattr(machi_koro, "parse", knows_nothing)
    with pytest.raises(TakesLonger), Texts(BackgroundWork(), 0).quickly(ANNA):
        here.resolve(shown)

    async def run() -> list[list[Any]]:
        told = []
        async with both(tmp_path) as houses:
            for house in houses:
                path = await _opened(house)
                seen = (await house.ask("GET", path)).told
                said = [
                    await house.ask("POST", f"{path}/why", {"action": shown}),
                    await house.ask("POST", f"{path}/actions", {"action": "throw the bank", "seq": seen["seq"]}),
                    await house.ask("POST", f"{path}/actions", {"action": shown, "seq": seen["seq"], "client_id": "1"}),
                ]
                again = await house.ask(
                    "POST", f"{path}/actions", {"action": shown, "seq": seen["seq"], "client_id": "1"}
                )
                assert again == said[-1]
                late = await house.ask("POST", f"{path}/actions", {"action": shown, "seq": seen["seq"]})
                said.append(late._replace(told=late.told["error"]["code"]))
                told.append(
                    [(one.status, "seq" if one.status == 200 and "seq" in one.told else one.told) for one in said]
                )
        return told

    server, tab = asyncio.run(run())
    assert server == tab
    assert [status for status, _ in server] == [200, 422, 200, 409]


def test_both_houses_refuse_texts_of_the_same_length(tmp_path: Path) -> None:
    async def run() -> list[list[Any]]:
        told = []
        async with both(tmp_path) as houses:
            for house in houses:
                table = await _opened(house)
                puzzle = "/api/puzzles/machi-koro-1"
                answers = []
                for length in (LONGEST_TEXT, LONGEST_TEXT + 1):
                    text = "x" * length
                    for path, body in (
                        (f"{puzzle}/why", {"action": text}),
                        (f"{puzzle}/answer", {"action": text}),
                        (f"{puzzle}/steps", {"seq": 1, "prefix": text}),
                        (f"{table}/why", {"action": text}),
                        (f"{table}/steps", {"seq": 1, "prefix": text}),
                        (f"{table}/actions", {"action": text, "seq": 1}),
                    ):
                        answered = await house.ask("POST", path, body)
                        answers.append((answered.status, answered.told["error"]["code"]))
                told.append(answers)
        return told

    server, tab = asyncio.run(run())
    assert server == tab
    assert {code for _, code in server[6:]} == {"bad-request"}
    assert "bad-request" not in {code for _, code in server[:6]}
