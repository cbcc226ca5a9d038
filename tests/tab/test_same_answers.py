"""The same script of requests, answered by the real server and by a house in a tab: they must say the same."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import GAMES
from burgomaster.games import game as game_of
from burgomaster.play.dice import FairDice, nonce_commitment
from burgomaster.tables.keys import Keys
from burgomaster.tables.table import Table
from tests.longest import in_every_run
from tests.parts import THINKING, WHOLE, sensible
from tests.tab.two_houses import Answered, AnyHouse, both

ANNA, BRAM = "", "b"
NONCE = "tulip 8d1f0a3b5c7e9f60"
# What may differ: the time, the table's id and dice, who is connected just now, how much is allowed.
TIMES = {"at", "sealed", "until", "deadline", "touched", "thought", "slowest", "seconds"}
SECRETS = {"commitment", "secret"}
OTHERS = {"present", "limits"}
DICE = re.compile(r'^\[(Table|Commitment|Secret|Date) ".*"\]$', re.MULTILINE)
ANYBODY = re.compile(r"\b(tab-)?[0-9a-f]{16}\b|\b[0-9a-f]{32}\b")


def alike(told: Any, names: dict[str, str]) -> Any:
    """An answer without what may differ; ids are counted as they come."""
    if isinstance(told, dict):
        return {key: _alike(key, value, names) for key, value in told.items() if key not in OTHERS}
    if isinstance(told, list):
        return [alike(one, names) for one in told]
    if isinstance(told, str):
        told = DICE.sub(r"[\1]", told)
        return ANYBODY.sub(lambda found: names.setdefault(found[0], f"id{len(names)}"), told)
    return told


def _without_shape(answered: Answered) -> Answered:
    """The server checks the shape of what is sent by other means, and says so in other words."""
    error = answered.told.get("error") if isinstance(answered.told, dict) else None
    return Answered(answered.status, error["code"]) if error and error["code"] == "bad-request" else answered


def _alike(key: str, value: Any, names: dict[str, str]) -> Any:
    if key in TIMES and value is not None:
        return "time"
    if key in SECRETS and isinstance(value, str) and value != nonce_commitment(NONCE):
        return "secret"
    return alike(value, names)


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with other ids and secrets throw the same dice here, and their bots have the same seeds."""
    monkeypatch.setattr(
        Table, "dice", lambda t, _: FairDice("x" * 16, tuple(s.nonce for s in t.seats), b"s" * 32, t.recipe)
    )
    monkeypatch.setattr(Keys, "seed", lambda _, _table, seq: 7 * seq)


class Script:
    """What is asked of a house, and what it answered."""

    def __init__(self, house: AnyHouse, game: str) -> None:
        self.house = house
        self.game = game
        self.said: list[tuple[str, Answered]] = []
        self.names: dict[str, str] = {}
        self.table = ""
        self.rng = random.Random(game)
        self.langs = 0

    async def ask(self, method: str, path: str, body: Any = None, who: str = ANNA, *, shape: bool = False) -> Any:
        self.langs += 1
        lang = ("en", "nl", "it")[self.langs % 3]
        address = f"{path}{'&' if '?' in path else '?'}lang={lang}"
        found = await self.house.ask(method, address, body, who)
        told = sorted(found.told) if shape else alike(found.told, self.names)
        self.said.append((f"{method} {path.replace(self.table or '-', 'T')} {body}", Answered(found.status, told)))
        return found.told

    async def at(self, what: str, body: Any = None, who: str = ANNA, **more: Any) -> Any:
        return await self.ask("POST", f"/api/tables/{self.table}/{what}", {} if body is None else body, who, **more)

    async def see(self, what: str = "", who: str = ANNA) -> Any:
        return await self.ask("GET", f"/api/tables/{self.table}{what}", None, who)

    async def whole(self, who: str = ANNA) -> Any:
        """How it stands, when no bot thinks any more. That is asked as often as it takes, and not written down."""
        while True:
            _, told = await self.house.ask("GET", f"/api/tables/{self.table}?outlook=1", None, who)
            table = told["table"]
            turn = told["view"]["turn"] if told["view"] else None
            seat = table["seats"][turn] if table["status"] == "running" and isinstance(turn, int) else None
            busy = seat is not None and (seat["bot"] or seat["stand_in"])
            if not busy and not table["sealed"]:
                return told
            await asyncio.sleep(0.02)

    async def run(self) -> None:
        await self.ask("POST", "/api/me", {"name": "  Anna\u202e "})
        await self.ask("GET", "/api/me")
        await self.ask("GET", "/api/house")
        await self._lobby()
        heard = [
            await self.house.listen(f"/api/tables/{self.table}/live?lang=nl&outlook=1", who) for who in (ANNA, BRAM)
        ]
        await self.at("start")
        await self.at("word", {"word": NONCE[::-1]})
        await self.at("word", {"word": NONCE})
        await self._game()
        await self._after()
        for place, messages in enumerate(heard):
            rows = [alike(one, self.names) for one in messages if one["type"] in ("table", "row")]
            self.said += [(f"heard {place} {number}", Answered(0, row)) for number, row in enumerate(rows)]

    async def _lobby(self) -> None:
        options = {"start": "A"} if any(one.name == "start" for one in game_of(self.game).SPEC.options) else {}
        setup = {"game": self.game, "players": 3, "options": options, "hints": True, "undo": "consent"}
        await self.ask("POST", "/api/tables", {**setup, "players": 9})
        await self.ask("POST", "/api/tables", {**setup, "bots": ["nobody"]})
        await self.ask("POST", "/api/tables", {**setup, "edition": "../secrets"})
        await self.ask("POST", "/api/tables", setup, "c")  # somebody without a name
        opened = await self.ask(
            "POST", "/api/tables", {**setup, "client_id": "1", "commitment": nonce_commitment(NONCE)}
        )
        self.table = opened["id"]
        await self.ask("POST", "/api/me", {"name": "Bram"}, BRAM)
        await self.at("join", {"client_id": "j"}, BRAM)
        await self.at("join", {"client_id": "j"}, BRAM)
        await self.at("join", {"client_id": "k"}, BRAM)
        await self.at("start")
        bot = "level-2" if self.game in THINKING else sensible(self.game)
        await self.at("bot", {"seat": 2, "bot": bot}, BRAM)
        await self.at("bot", {"seat": 2, "bot": bot})
        await self.at("actions", {"action": "throw 1", "seq": 1})
        for what in ("record", "review", "chances", "log", "figures", "book"):
            await self.see(f"/{what}")
        for who in (ANNA, BRAM, "c"):
            await self.see("?outlook=1", who)

    async def _game(self) -> None:
        for number in range(24):
            told = await self.whole()
            if told["table"]["status"] != "running":
                break
            who = ANNA if told["view"]["turn"] == 0 else BRAM
            other = BRAM if who == ANNA else ANNA
            seq = told["seq"]
            steps = (await self.see("?outlook=1", who))["you"]["actions"]
            await self.at("actions", {"action": steps[0]["text"], "seq": seq}, other)
            await self.at("actions", {"action": "fly to the moon", "seq": seq}, who)
            await self.at("actions", {"action": steps[0]["text"], "seq": 1}, who)
            await self.at("why", {"action": steps[-1]["text"]}, who)
            await self.at("steps", {"seq": seq}, who)
            step = self.rng.choice(steps)
            while not step["complete"]:
                more = await self.at("steps", {"seq": seq, "prefix": step["text"]}, who)
                step = self.rng.choice(more["steps"])
            sent = {"action": step["text"], "seq": seq, "client_id": f"move-{number}"}
            await self.at("actions", sent, who)
            await self.at("actions", sent, who)
            await self.whole()
            if number == 2:
                await self._talk()
            if number in (4, 9):
                await self._take_back(yes=number == 9)

    async def _talk(self) -> None:
        await self.at("chat", {"text": "good \u202eluck", "client_id": "hello"}, BRAM)
        await self.at("mute", {"seat": 1, "muted": True})
        await self.at("chat", {"text": "oh"}, BRAM)
        await self.at("mute", {"seat": 1, "muted": False})
        await self.at("ignore", {"seat": 1, "ignored": True})
        await self.at("chat", {"text": "can you hear me?"}, BRAM)
        await self.at("chat", {"text": "hello"}, "c")

    async def _reviewed(self, depth: str) -> None:
        """The review, when it is ready."""
        path = f"/api/tables/{self.table}/judgement?depth={depth}&lang=it"
        while not (found := await self.house.ask("GET", path, None, ANNA)).told["ready"]:
            await asyncio.sleep(0.1)
        self.said.append(("judgement", found))

    async def _take_back(self, yes: bool) -> None:
        told = await self.whole()
        asked = (await self.at("undo")).get("seq", 0)
        await self.at("undo/answer", {"yes": yes, "to": 1}, BRAM)
        if asked > told["seq"]:
            await self.at("undo/answer", {"yes": yes}, BRAM)
        await self.whole()

    async def _after(self) -> None:
        told = await self.whole()
        who = ANNA if told["view"]["turn"] == 0 else BRAM
        other = BRAM if who == ANNA else ANNA
        await self.at("hint", None, other)
        await self.at("hint", None, who, shape=True)
        for what in (
            "chances",
            "position",
            "record",
            "review",
            "log?limit=3&after=2",
            "log",
            "log?limit=1&after=9&outlook=1",
        ):
            for seat in (ANNA, BRAM):
                await self.see(f"/{what}", seat)
        await self.at("notes", {"seq": 5, "text": "a slip"})
        await self.at("notes", {"seq": 999_999, "text": "too late"})
        await self.see("/notes")
        await self.see("/notes", "c")
        await self.at("stand-in", {"seat": 0 if who == ANNA else 1}, who)
        await self.whole()
        await self.at("back", None, who)
        await self.whole()
        await self.at("archive", {"archived": True})
        await self.at("resign", None, BRAM)
        await self.whole()
        await self.at("resign", None, ANNA)
        told = await self.whole()
        assert told["table"]["status"] == "over"
        await self.at("hint")
        looks = ("/position", "/position?at=1", "/position?at=8", "/judgement?depth=closest")
        for what in ("", "/record", "/review", "/chances", "/log", *looks):
            await self.see(what)
        if in_every_run(self.game) and self.game in THINKING:
            await self._reviewed("quick")
        await self.at("archive", {"archived": True}, BRAM)
        await self.at("archive", {"archived": True})
        again = await self.at("rematch")
        old, self.table = self.table, again["table"]
        await self.see()
        await self.at("join", None, BRAM)
        await self.see("", BRAM)
        self.table = old


async def _compared(folder: Path, game: str) -> int:
    async with both(folder) as houses:
        server, tab = (Script(house, game) for house in houses)
        await server.run()
        await tab.run()
    for (asked, wanted), (also_asked, found) in zip(server.said, tab.said, strict=True):
        assert asked == also_asked
        if "`$" in str(wanted.told):
            found, wanted = _without_shape(found), _without_shape(wanted)
        assert found == wanted, asked
    return len(server.said)


# In every run Alhambra, which has hidden cards.
@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[] if name == "alhambra" else [pytest.mark.long]) for name in GAMES]
)
def test_a_tab_says_what_the_server_says(tmp_path: Path, game: str) -> None:
    assert asyncio.run(_compared(tmp_path, game)) > (200 if game in WHOLE else 100)


async def _edited(house: AnyHouse, game: str) -> list[Answered]:
    said: list[Answered] = []

    async def ask(method: str, what: str, body: Any = None, of: str = game) -> Any:
        said.append(_without_shape(await house.ask(method, f"/api/games/{of}/editions{what}", body)))
        return said[-1].told

    first = (await ask("GET", ""))["editions"][0]["text"]
    field = (await ask("POST", "/check?lang=it", {"text": first}))["fields"][0]["path"]
    for text in ("nonsense [", f"what = 1\n{first}", "", 3):
        await ask("POST", "/check?lang=nl", {"text": text})
        await ask("POST", "/book?lang=nl", {"text": text})
    await ask("POST", "/book?lang=it", {"text": first})
    for change in ("set", "add", "remove", "another", "rename", "turn"):
        await ask("POST", "/change", {"text": first, "change": change, "path": field, "name": "x", "value": "7"})
    await ask("POST", "/change?lang=it", {"text": first, "change": "set", "path": ["no", "where"], "value": [1, "2"]})
    for path in ([], ["x"] * 17, [["x"]], "x"):
        await ask("POST", "/change", {"text": first, "change": "remove", "path": path})
    await ask("POST", "/change", {"text": first, "change": "set", "path": field, "value": {"a": 1}})
    await ask("GET", "", of="chess")
    return said


@pytest.mark.parametrize("game", GAMES)
def test_editions_are_edited_on_a_device_as_on_a_server(tmp_path: Path, game: str) -> None:
    async def compared() -> None:
        async with both(tmp_path) as (server, tab):
            assert await _edited(tab, game) == await _edited(server, game)

    asyncio.run(compared())
