"""Editions through the API: checked in everybody's language, changed, printed as a book, tried in fair shares."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import GAMES, game
from burgomaster.lab.tally import Tally
from burgomaster.play.setting import Setting, setting
from burgomaster.server.api import editions as editions_api
from burgomaster.server.bots import balancing
from burgomaster.server.bots.balancing import Balances
from burgomaster.server.bots.pool import BotFailed, WorkerPool
from burgomaster.server.bots.worker import Agreed, BalanceJob, answer
from burgomaster.server.limits import Limited
from burgomaster.server.networks import Owner
from burgomaster.tables.refused import Refused
from tests.longest import in_turn
from tests.parts import fewest
from tests.server.people import Client, HouseProcess

ANNA, BRAM = Owner("192.0.2.1", "anna"), Owner("192.0.2.2", "bram")


@pytest.fixture(scope="module")
def editors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house that plays few games of an edition, and lets a test ask as often as it likes."""
    opened = HouseProcess(
        str(tmp_path_factory.mktemp("editors") / "house.sqlite"), "--balance-games", "4", "--edition-rate", "0"
    )
    yield opened
    opened.close()


def texts(house: HouseProcess, name: str) -> list[str]:
    status, found = Client(house.port).get(f"/api/games/{name}/editions")
    assert status == 200
    assert tuple(one["name"] for one in found["editions"]) == game(name).SPEC.editions
    assert all(one["title"] for one in found["editions"])
    return [one["text"] for one in found["editions"]]


def ask(house: HouseProcess, game_name: str, what: str, **body: Any) -> tuple[int, dict[str, Any]]:
    lang = body.pop("lang", "en")
    path = f"/api/games/{game_name}/editions/{what}?lang={lang}"
    return Client(house.port).ask("POST", path, json.dumps(body).encode())


@pytest.mark.parametrize("name", GAMES)
def test_built_in_editions_are_sound_and_can_be_played_as_ones_own(editors: HouseProcess, name: str) -> None:
    anna = Client(editors.port, "Anna")
    for text in texts(editors, name):
        status, found = ask(editors, name, "check", text=text)
        assert (status, found["findings"], found["too_many"]) == (200, [], False)
        assert found["title"]
        number = next(one for one in found["fields"] if one["kind"] == "number")
        wide = text.encode("utf-16-le")
        assert int(wide[2 * number["start"] : 2 * number["end"]].decode("utf-16-le")) == number["value"]
        change = {"change": "set", "path": number["path"], "value": number["value"] + 1}
        assert ask(editors, name, "change", text=text, **change)[0] == 200
        table = anna.ok("/api/tables", {"game": name, "players": fewest(name), "edition": {"text": text}})
        assert table["edition"] == "custom"
        status, book = anna.get(f"/api/tables/{table['id']}/book?lang=nl")
        assert (status, book["title"]) == (200, found["title"])
        assert book["figures"] == {
            key: value for key, value in tomllib.loads(text).items() if key not in ("options", "sources")
        }
        assert ask(editors, name, "book", text=text, lang="nl")[1]["book"] == book["book"]


def test_what_is_wrong_is_told_in_the_readers_language(editors: HouseProcess) -> None:
    (text,) = texts(editors, "monopoly-builder")
    bad = text.replace("fine = 50", "fine = 1").replace("price = 400", "price = 3")
    told = {}
    for lang in ("en", "nl", "it"):
        found = ask(editors, "monopoly-builder", "check", text=bad, lang=lang)[1]["findings"]
        assert [one["path"] for one in found] == [["table", "fine"], ["deed", "dark-blue-2", "price"]]
        assert found[1]["called"][1] == "Kalverstraat"
        assert bad.splitlines()[found[0]["line"] - 1].startswith("fine")
        told[lang] = found[0]["text"]
    assert told["nl"] == "moet 5 tot 10000 zijn, niet 1"
    assert len(set(told.values())) == 3
    for what, more in (("balance", {"players": 2}), ("book", {})):
        status, refused = ask(editors, "monopoly-builder", what, text=bad, lang="nl", **more)
        assert (status, refused["error"]["code"]) == (422, "bad-request")
        assert refused["error"]["text"] == "table.fine: moet 5 tot 10000 zijn, niet 1"


HOSTILE = [
    "",
    "[",
    "x = " + "[" * 5000,
    "\0",
    "a" * 100_000,
    "\n" * 50_000,
    "k = 1\n" * 9000,
    "a.b.c.d.e.f.g.h.i.j = 1",
    'title = "<script>alert(1)</script>"',
    "[card]\n" + "".join(f"x{n} = {{ count = 1 }}\n" for n in range(2500)),
    "".join(f'[building."{n}"]\ncost = {n}\n' for n in range(3000)),
    "x = [" + "1, " * 30_000 + "1]",
    'title = "\u202e\u0000"',
    'title = "a"\n[table]\nstart_money = 99999999999999999999999999\n',
]


@pytest.mark.parametrize(("number", "name"), in_turn(range(len(HOSTILE)), GAMES))
def test_a_hostile_text_is_answered_with_what_is_wrong(editors: HouseProcess, number: int, name: str) -> None:
    status, found = ask(editors, name, "check", text=HOSTILE[number])
    assert status == 200, found
    assert found["findings"]
    assert all(one["text"] for one in found["findings"])
    assert len(json.dumps(found)) < 3_000_000
    assert ask(editors, name, "balance", text=HOSTILE[number], players=2)[0] == 422
    change = {"change": "remove", "path": ["x", 3]}
    assert ask(editors, name, "change", text=HOSTILE[number], **change)[0] in (200, 409)


def test_requests_that_make_no_sense(editors: HouseProcess) -> None:
    (text,) = texts(editors, "alhambra")
    assert ask(editors, "chess", "check", text=text)[0] == 404
    assert Client(editors.port).get("/api/games/chess/editions")[0] == 404
    assert ask(editors, "alhambra", "check", text="x" * 100_001)[0] == 422
    assert ask(editors, "alhambra", "check", text=3)[0] == 422
    assert ask(editors, "alhambra", "balance", text=text, players=7)[0] == 422
    assert ask(editors, "machi-koro", "balance", text=texts(editors, "machi-koro")[0], players=6)[0] == 422
    for body in (
        {"change": "explode", "path": ["x"]},
        {"change": "remove", "path": []},
        {"change": "remove", "path": ["x"] * 20},
        {"change": "set", "path": ["x"], "value": {"a": 1}},
    ):
        assert ask(editors, "alhambra", "change", text=text, **body)[0] == 422
    status, refused = ask(editors, "alhambra", "change", text=text, change="remove", path=["nothing"], lang="it")
    assert (status, refused["error"]["code"]) == (409, "edition-change")
    assert "modifica" in refused["error"]["text"]


def test_rows_are_added_copied_renamed_and_removed(editors: HouseProcess) -> None:
    (text,) = texts(editors, "monopoly-builder")

    def changed(now: str, change: str, path: list[str], name: str = "") -> str:
        status, found = ask(editors, "monopoly-builder", "change", text=now, change=change, path=path, name=name)
        assert status == 200, found
        return str(found["text"])

    more = changed(text, "another", ["card", "pay"], "pay-2")
    more = changed(more, "remove", ["card", "receive"])
    more = changed(more, "rename", ["card", "pay-2"], "my-own")
    more = changed(more, "add", ["card", "my-own", "text"])
    cards = tomllib.loads(more)["card"]
    assert cards["my-own"]["text"].keys() == {"en", "nl", "it"}
    assert "receive" not in cards
    assert ask(editors, "monopoly-builder", "check", text=more)[1]["findings"] == []
    assert more.startswith(text[: text.index("[card.")])  # comments and all


def test_an_edition_is_tried_and_the_same_one_only_once(editors: HouseProcess) -> None:
    text = texts(editors, "machi-koro")[0]
    for _ in range(100):
        status, found = ask(editors, "machi-koro", "balance", text=text, players=2, lang="it")
        assert status == 200, found
        if found["ready"]:
            break
    assert found["ready"]
    assert (found["games"], found["wanted"], found["unfinished"], found["fair"]) == (4, 4, 0, 0.5)
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    assert found["counted"][0]["title"] == "Comprati"
    assert ask(editors, "machi-koro", "balance", text=text, players=2, lang="it")[1] == found


def test_checks_are_limited_by_person_with_a_sentence(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), "--edition-rate", "0.001")
    try:
        # One may always come at once, and the next only after a quarter of an hour.
        answers = [ask(house, "alhambra", "check", text="", lang="nl") for _ in range(3)]
        assert [status for status, _ in answers] == [200, 429, 429]
        assert answers[1][1]["error"]["text"]
        anna = Client(house.port, "Anna")  # somebody with a name of her own has her own share
        assert anna.ask("POST", "/api/games/alhambra/editions/check", b'{"text": ""}')[0] == 200
        assert anna.ask("POST", "/api/games/alhambra/editions/check", b'{"text": ""}')[0] == 429
    finally:
        house.close()


# ---- Simulations in fair shares -------------------------------------------------------------------------------------


class Slowly(WorkerPool):
    """A pool whose games are played when the test says so; nothing is really simulated."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.asked: list[tuple[Owner, int]] = []
        self.may = asyncio.Semaphore(0)
        self.fails = False

    async def balance(
        self, agreed: Setting, seed: int, first: int, games: int, seconds: float, owner: Owner = ANNA
    ) -> Tally:
        self.asked.append((owner, first))
        await self.may.acquire()
        if self.fails:
            raise BotFailed("it crashed")
        return Tally(1, 0, [60, 0], [30 + first], [])


def edition(number: int) -> Setting:
    agreed = setting("machi-koro", 2)
    return setting("machi-koro", 2, edition_text=agreed.text.replace("mall_bonus = 1", f"mall_bonus = {number}"))


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "PATIENCE", 0.01)


def test_a_simulation_goes_on_piece_by_piece_and_tells_how_far_it_is() -> None:
    async def run() -> None:
        pool = Slowly()
        balances = Balances(pool, 3, 60.0)
        found = await balances.ask(edition(1), ANNA)
        assert (found.done, found.tally.games) == (False, 0)  # answered, though nothing is known yet
        told = editions_api._found(found, "nl")
        assert (told.ready, told.games, told.middle, told.seats, told.counted) == (False, 0, 0, [], [])
        for games in (1, 2, 3):
            pool.may.release()
            while found.tally.games < games:
                await asyncio.sleep(0)
        assert (await balances.ask(edition(1), ANNA)).done
        assert [first for _, first in pool.asked] == [0, 1, 2]
        assert await balances.ask(edition(1), BRAM) is found  # who else asks is told the same
        assert balances.running == 0

    asyncio.run(run())


def test_who_asks_for_another_edition_lets_go_of_the_last_one() -> None:
    async def run() -> None:
        balances = Balances(Slowly(), 3, 60.0)
        first = await balances.ask(edition(1), ANNA)
        await balances.ask(edition(2), ANNA)
        assert first.done
        assert balances.running == 1
        await balances.ask(edition(3), BRAM)
        assert balances.running == 2

    asyncio.run(run())


def test_a_flood_from_one_place_is_refused_and_others_are_not() -> None:
    async def run() -> None:
        balances = Balances(Slowly(), 3, 60.0)
        for number in range(balancing.MOST_HERE):
            await balances.ask(edition(number), Owner("192.0.2.9", f"name {number}"))
        with pytest.raises(Limited) as refused:
            await balances.ask(edition(50), Owner("192.0.2.9", "one more"))
        assert refused.value.status == 429
        assert "simula" in refused.value.text("it").lower()
        await balances.ask(edition(51), BRAM)
        await balances.ask(edition(0), Owner("192.0.2.9", "one more"))  # one that is under way may be asked for

    asyncio.run(run())


def test_one_that_nobody_asks_for_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = Slowly()
        balances = Balances(pool, 1000, 1e9)
        found = await balances.ask(edition(1), ANNA)
        monkeypatch.setattr(balancing, "FORGET", -100.0)
        pool.may.release()
        while not found.done:
            await asyncio.sleep(0)
        assert len(pool.asked) == 1

    asyncio.run(run())


def test_a_worker_that_fails_is_told_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = Slowly()
        balances = Balances(pool, 2, 60.0)
        pool.fails = True
        found = await balances.ask(edition(1), ANNA)
        pool.may.release()
        while not found.done:
            await asyncio.sleep(0)
        pool.fails = False
        again = await balances.ask(edition(1), ANNA)  # begun anew
        assert again is not found
        pool.may.release()
        pool.may.release()
        while not again.done:
            await asyncio.sleep(0)
        assert (await balances.ask(edition(1), ANNA)).tally.games == 2
        pool.fails = True
        pool.may.release()
        monkeypatch.setattr(balancing, "PATIENCE", 1e6)  # its failure is the news
        with pytest.raises(Refused, match="balance-failed"):
            await balances.ask(edition(9), BRAM)

    asyncio.run(run())


def test_a_worker_counts_games_of_the_edition_it_is_given() -> None:
    agreed = Agreed("machi-koro", 2, setting("machi-koro", 2).text, {})
    tally = answer(BalanceJob(agreed, 1, 0, 2, 60.0)).tally
    assert tally is not None
    assert tally.games == 2
    assert answer(BalanceJob(Agreed("machi-koro", 2, "nonsense", {}), 1, 0, 2, 60.0)).problem
