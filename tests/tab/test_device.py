"""A house in a tab by itself: what is kept, what is lost, who races whom, and what it may not need."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.play.dice import is_of_device
from burgomaster.play.record import Record
from burgomaster.play.setting import Setting
from burgomaster.play.verify import verify
from burgomaster.review.reckoner import Reckoner
from burgomaster.tab.answering import answer
from burgomaster.tab.house import TabHouse, open_house
from burgomaster.tab.live import Connection
from tests.tab.outside import MemoryKeeper, OurThinker
from tests.tab.two_houses import InTab

SETUP = {"game": "machi-koro", "players": 2, "options": {"start": "A"}, "bots": ["greedy"], "hints": True}


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 240))


async def opened(
    keeper: MemoryKeeper | None = None, thinker: OurThinker | None = None, **setup: Any
) -> tuple[InTab, str]:
    """A house with a table that has begun."""
    tab = InTab(await open_house(keeper or MemoryKeeper(), thinker or OurThinker()))
    await tab.ask("POST", "/api/me", {"name": "Anna"})
    _, table = await tab.ask("POST", "/api/tables", {**SETUP, **setup})
    assert (await tab.ask("POST", f"/api/tables/{table['id']}/start", {})).status == 200
    return tab, table["id"]


async def on_turn(tab: InTab, table: str, who: str = "") -> Any:
    """The table, when it is the person's turn or the game is over."""
    while True:
        _, told = await tab.ask("GET", f"/api/tables/{table}", None, who)
        if told["table"]["status"] != "running" or told["you"]["actions"]:
            return told
        await asyncio.sleep(0.005)


async def move(tab: InTab, table: str, who: str = "") -> Any:
    """The last choice there is; what came of it."""
    told = await on_turn(tab, table, who)
    text = told["you"]["actions"][-1]["text"]
    return await tab.ask("POST", f"/api/tables/{table}/actions", {"action": text, "seq": told["seq"]}, who)


def test_a_whole_game_is_kept_and_its_record_says_who_threw_the_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        tab, table = await opened()
        while (await on_turn(tab, table))["table"]["status"] == "running":
            _, told = await tab.ask("GET", f"/api/tables/{table}")
            chosen = max(told["you"]["actions"], key=lambda one: "landmark" in one["text"] or len(one["text"]))
            sent = {"action": chosen["text"], "seq": told["seq"]}
            assert (await tab.ask("POST", f"/api/tables/{table}/actions", sent)).status == 200
        status, text = await tab.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        record = Record.parse(text)
        assert is_of_device(record.table)
        assert verify(record).ok
        (tmp_path / "own.game").write_text(text, encoding="utf-8")
        # The mark cannot be taken off: the dice follow from it.
        (tmp_path / "forged.game").write_text(text.replace(table, table.removeprefix("tab-")), encoding="utf-8")
        _, listed = await tab.ask("GET", "/api/tables?lang=nl")
        assert [one["status"] for one in listed["tables"]] == ["over"]
        assert listed["tables"][0]["summary"]["seats"][1]["name"] != "B greedy"  # called by its title

    run(play)
    assert main(["verify", str(tmp_path / "own.game")]) == 0
    assert "own device" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "forged.game")]) != 0


@pytest.mark.parametrize("moves", [0, 1, 5])
def test_a_reload_or_a_crash_at_any_row_loses_nothing(moves: int) -> None:
    """Whatever was answered is there again; the bot that was thinking moves, and a click sent again counts once."""

    async def play() -> None:
        keeper = MemoryKeeper()
        tab, table = await opened(keeper)
        for _ in range(moves):
            await move(tab, table)
        told = await on_turn(tab, table)
        sent = {"action": told["you"]["actions"][-1]["text"], "seq": told["seq"], "client_id": "once"}
        _, first = await tab.ask("POST", f"/api/tables/{table}/actions", sent)
        before = dict(keeper.texts)
        # The tab is killed here, with the bot perhaps in the middle of its move.
        later = MemoryKeeper()
        later.texts = before
        again = InTab(await open_house(later, OurThinker()))
        assert (await again.ask("POST", f"/api/tables/{table}/actions", sent)).told == first
        told = await on_turn(again, table)
        assert told["table"]["status"] == "running"
        assert told["you"]["seat"] == 0
        assert told["commitment"] == json.loads(before[f"row/{table}/000000001"])["data"]["commitment"]
        kept = [key for key in later.texts if key.startswith(f"row/{table}/")]
        assert len(kept) == told["seq"]

    run(play)


def test_two_tabs_at_one_table_never_disagree() -> None:
    """Both have the same storage: who comes second reads what the first has kept, and is judged by that."""

    async def play() -> None:
        keeper = MemoryKeeper()
        one, table = await opened(keeper)
        other = InTab(await open_house(keeper, OurThinker()))
        heard = await other.listen(f"/api/tables/{table}/live")
        for turn in range(12):
            told = await on_turn(one, table)
            if told["table"]["status"] != "running":
                break
            sent = {"action": told["you"]["actions"][-1]["text"], "seq": told["seq"]}
            answers = await asyncio.gather(
                *(tab.ask("POST", f"/api/tables/{table}/actions", {**sent, "client_id": f"{turn}{n}"})
                  for n, tab in enumerate((one, other)))
            )  # fmt: skip
            assert sorted(status for status, _ in answers) == [200, 409]
            assert next(told for status, told in answers if status == 409)["error"]["code"] in ("stale", "illegal")
            await other.house.heard(table)
        last = (await on_turn(one, table))["seq"]
        await other.house.heard(table)
        assert [row["seq"] for row in heard if row["type"] == "row"] == list(range(heard[0]["seq"] + 1, last + 1))

    run(play)


def test_a_deleted_table_is_gone_for_everybody_and_leaves_nothing() -> None:
    async def work() -> None:
        keeper = MemoryKeeper()
        one, table = await opened(keeper)
        other = InTab(await open_house(keeper, OurThinker()))
        await on_turn(one, table)
        heard = [await tab.listen(f"/api/tables/{table}/live?lang=nl") for tab in (one, other)]
        await one.house.settled()
        before = {key for key in keeper.texts if table in key}
        assert {key.split("/")[0] for key in before} == {"row", "list"}
        keeper.delete(table)
        # One tab hears of it, the other one moves before it has: nothing of the table comes back.
        await one.house.heard(table)
        assert heard[0][-1] == {"closed": 4004, "why": "Die tafel bestaat niet."}
        status, told = await move(other, table)
        assert (status, told["error"]["code"]) == (404, "no-table")
        assert heard[1][-1]["closed"] == 4004
        await other.ask("POST", f"/api/tables/{table}/notes", {"seq": 1, "text": "gone"})
        await other.house.settled()
        assert not [key for key in keeper.texts if table in key]
        assert (await one.ask("GET", f"/api/tables/{table}")).status == 404

    run(work)


def test_a_full_device_says_so_and_goes_on_when_there_is_room() -> None:
    async def play() -> None:
        keeper = MemoryKeeper()
        tab, table = await opened(keeper)
        told = await on_turn(tab, table)
        await tab.house.settled()
        keeper.room = 10
        refused = await move(tab, table)
        assert (refused.status, refused.told["error"]["code"]) == (507, "device-full")
        assert (await tab.ask("POST", "/api/tables", SETUP)).status == 507
        assert (await tab.ask("POST", "/api/me", {"name": "Bea"})).status == 507
        assert (await tab.ask("GET", f"/api/tables/{table}")).told["seq"] == told["seq"]
        keeper.room = 1 << 20
        assert (await move(tab, table)).status == 200

    run(play)


def test_an_engine_that_breaks_is_replaced_by_a_simpler_bot() -> None:
    async def play() -> None:
        thinker = OurThinker()
        thinker.broken = True
        tab, table = await opened(thinker=thinker, bots=["level-3"])
        told = await on_turn(tab, table)
        refused = await tab.ask("POST", f"/api/tables/{table}/hint", {})
        assert (refused.status, refused.told["error"]["code"]) == (503, "bots-busy")
        while told["you"]["actions"]:
            await move(tab, table)
            _, told = await tab.ask("GET", f"/api/tables/{table}")
        assert (await on_turn(tab, table))["table"]["seats"][1]["bot"] != "level-3"
        _, log = await tab.ask("GET", f"/api/tables/{table}/log")
        assert "replace" in [row["kind"] for row in log["rows"]]

    run(play)


def test_a_bot_is_asked_for_its_table_and_after_a_failure_for_none() -> None:
    async def play() -> None:
        thinker = OurThinker()
        tab, table = await opened(thinker=thinker, bots=["level-3"])
        for broken, asked in ((False, [table]), (True, [table, ""])):
            thinker.broken = broken
            thinker.tables.clear()
            while not thinker.tables:
                await move(tab, table)
                await on_turn(tab, table)
            assert list(dict.fromkeys(thinker.tables)) == asked

    run(play)


def test_chances_are_worked_out_once() -> None:
    async def play() -> None:
        thinker = OurThinker()
        tab, table = await opened(thinker=thinker)
        for _ in range(2):
            await move(tab, table)
        await on_turn(tab, table)
        _, first = await tab.ask("GET", f"/api/tables/{table}/chances")
        asked = len(thinker.asked)
        assert asked == len(first["chances"]) > 3
        _, again = await tab.ask("GET", f"/api/tables/{table}/chances")
        assert again == first
        assert len(thinker.asked) == asked
        await move(tab, table)
        await on_turn(tab, table)
        _, later = await tab.ask("GET", f"/api/tables/{table}/chances")
        assert later["chances"][: len(first["chances"])] == first["chances"]
        assert len(thinker.asked) == len(later["chances"]) > asked

    run(play)


def test_people_around_one_device_see_only_their_own_hands() -> None:
    async def play() -> None:
        tab = InTab(await open_house(MemoryKeeper(), OurThinker()))
        await tab.ask("POST", "/api/me", {"name": "Anna"})
        await tab.ask("POST", "/api/me", {"name": "Bram"}, "b")
        setup = {"game": "alhambra", "players": 2, "public": False}
        _, opened = await tab.ask("POST", "/api/tables", setup)
        table = opened["id"]
        assert (await tab.ask("POST", f"/api/tables/{table}/join", {}, "b")).status == 200  # nobody needs a link here
        await tab.ask("POST", f"/api/tables/{table}/start", {})
        hands = []
        for seat, who in enumerate(("", "b")):
            _, told = await tab.ask("GET", f"/api/tables/{table}", None, who)
            assert told["you"]["seat"] == seat
            assert all(shown["hand"] is None for shown in told["view"]["state"]["seats"])
            hands.append([shown["hand"] for shown in told["you"]["state"]["seats"]])
        assert hands[0][1] is None
        assert hands[1][0] is None
        assert hands[0][0] is not None
        assert hands[1][1] is not None
        _, watched = await tab.ask("GET", f"/api/tables/{table}?watch=1")
        assert watched["you"] is None

    run(play)


def test_a_game_of_an_earlier_version_is_still_ones_own() -> None:
    async def play() -> None:
        keeper = MemoryKeeper()
        _, table = await opened(keeper)
        (name,) = [key for key in keeper.texts if key.startswith("person/")]
        keeper.texts["person/."] = keeper.texts.pop(name)  # as it was kept then
        tab = InTab(await open_house(keeper, OurThinker()))
        _, told = await tab.ask("GET", f"/api/tables/{table}")
        assert told["you"]["seat"] == 0
        _, me = await tab.ask("GET", "/api/me")
        assert (await tab.ask("GET", f"/api/tables/{table}", None, me["me"]["id"])).told["you"]["seat"] == 0

    run(play)


def test_time_runs_out_on_a_device_too() -> None:
    async def play() -> None:
        tab, table = await opened(clock={"kind": "move", "seconds": 1})
        while True:
            _, told = await tab.ask("GET", f"/api/tables/{table}")
            if told["table"]["seats"][0]["stand_in"]:
                break
            await asyncio.sleep(0.05)
        heard = await tab.listen(f"/api/tables/{table}/live")  # who looks again takes the seat back
        assert heard[0]["type"] == "table"

    run(play)


def test_a_page_is_told_what_it_missed_and_no_more() -> None:
    async def play() -> None:
        tab, table = await opened()
        await move(tab, table)
        last = (await on_turn(tab, table))["seq"]
        heard = await tab.listen(f"/api/tables/{table}/live?since=2&lang=it")
        assert [row["seq"] for row in heard] == list(range(3, last + 1))
        assert (await tab.listen(f"/api/tables/{table}/live?since={last}")) == []
        assert (await tab.listen(f"/api/tables/{table}/live?since=9999999"))[0]["type"] == "table"
        tab.connections[-1].hear("ping")
        told = len(heard)
        tab.connections[0].end()
        await move(tab, table)
        assert len(heard) == told
        gone = await tab.listen("/api/tables/tab-0123456789abcdef/live")
        assert [one["closed"] for one in gone] == [4004]

    run(play)


class SlowThinker(OurThinker):
    """Its reckoner is there when somebody says so."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def reckoner(self, agreed: Setting) -> Reckoner:
        await self.go_on.wait()
        return await super().reckoner(agreed)


def test_a_review_says_how_far_it_is_and_begins_only_when_it_is_wanted() -> None:
    async def look() -> None:
        thinker = SlowThinker()
        tab, table = await opened(thinker=thinker)
        for _ in range(4):
            await move(tab, table)
        await tab.ask("POST", f"/api/tables/{table}/resign")
        path = f"/api/tables/{table}/judgement?depth=quick&now=1"
        _, only_looked = await tab.ask("GET", f"{path}&own=1")
        assert only_looked["rows"]
        _, waiting = await tab.ask("GET", path)
        assert (waiting["ready"], waiting["rows"], waiting["progress"]["assessed"]) == (False, [], 0)
        assert not (await tab.ask("GET", f"{path}&own=1")).told["rows"]  # it is begun now
        thinker.go_on.set()
        told = []
        while not (found := (await tab.ask("GET", path)).told)["ready"]:
            told.append(found["progress"]["assessed"])
        decisions = sum(one["seat"] is not None for one in found["events"])
        assert found["progress"] == {"assessed": decisions, "decisions": decisions}
        assert told == sorted(told)
        assert len(set(told)) > 1
        _, text = await tab.ask("GET", f"/api/tables/{table}/record")
        rows = [one["seq"] for one in found["events"]]
        _, of_file = await tab.ask("POST", "/api/reviews", {"text": text, "depth": "quick", "rows": rows, "now": True})
        assert of_file == found  # the same file: it is made already

    run(look)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/0123456789abcdef", None, 404),  # a server's table
        ("GET", "/api/tables/tab-nothing", None, 404),
        ("GET", "/api/tables/{table}/judgement", None, 409),  # it is not over
        ("GET", "/api/tables/{table}/nothing", None, 404),
        ("GET", "/nowhere", None, 404),
        ("POST", "/api/tables/{table}/actions", "[]", 422),
        ("POST", "/api/tables/{table}/actions", "{", 422),
        ("POST", "/api/tables/{table}/actions", '{"action": 3, "seq": 1}', 422),
        ("POST", "/api/tables/{table}/actions", '{"action": "x", "seq": true}', 422),
        ("POST", "/api/tables/{table}/actions", '{"action": "x", "seq": 1, "more": 1}', 422),
        ("POST", "/api/tables/{table}/commit", '{"commitment": "00"}', 422),
        ("POST", "/api/tables", '{"game": "chess", "players": 2}', 422),
        ("POST", "/api/tables", "[" * 100_000, 422),
        ("GET", "/api/tables/{table}/log?limit=100000", None, 422),
    ],
)
def test_what_cannot_be_answered_is_refused_in_words(method: str, path: str, body: str | None, status: int) -> None:
    async def ask() -> None:
        tab, table = await opened()
        answered = await answer(tab.house, method, path.replace("{table}", table), body or "")
        assert answered.status == status, answered
        assert json.loads(answered.text)["error"]["text"]

    run(ask)


def test_what_was_kept_and_is_spoilt_is_said_so() -> None:
    async def look() -> None:
        keeper = MemoryKeeper()
        _, table = await opened(keeper)
        first, second = (f"row/{table}/{seq:09}" for seq in (1, 2))
        for spoilt in ({first: "{"}, {first: "[]"}, {second: keeper.texts[second].replace('"seq":2', '"seq":7')}):
            broken = MemoryKeeper()
            broken.texts = {**keeper.texts, **spoilt}
            tab = InTab(await open_house(broken, OurThinker()))
            refused = await tab.ask("GET", f"/api/tables/{table}")
            assert (refused.status, refused.told["error"]["code"]) == (409, "unreadable"), spoilt

    run(look)


def test_two_tabs_that_open_at_once_are_one_house() -> None:
    async def look() -> None:
        keeper = MemoryKeeper()
        houses: list[TabHouse] = await asyncio.gather(*(open_house(keeper, OurThinker()) for _ in range(4)))
        assert len({house.id_of("") for house in houses}) == 1
        assert len({house.id_of(who) for house in houses for who in ("", "b", "c")}) == 3

    run(look)


BARE = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numba", "numpy", "llvmlite", "msgspec", "starlette", "uvicorn"}:
            raise ImportError(f"{name} is not there in a browser")
sys.meta_path.insert(0, Blocked())
import asyncio, json
from tests.tab.bare import play
print(json.dumps(asyncio.run(play())))
"""


def test_a_house_in_a_tab_needs_no_package_of_the_server() -> None:
    """A move, a hint with its reasons, and the chances, where none of those packages can be imported."""
    ran = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert json.loads(ran.stdout) == {"ideas": 2, "chances": True, "moved": True}


def test_a_connection_that_ends_while_it_opens_hears_nothing() -> None:
    async def look() -> None:
        tab, table = await opened()
        heard: list[str] = []
        connection = Connection(heard.append, lambda _code, _why: None)
        opening = asyncio.ensure_future(connection.open(tab.house, f"/api/tables/{table}/live"))
        await asyncio.sleep(0)
        connection.end()
        await opening
        before = len(heard)
        await move(tab, table)
        assert len(heard) == before

    run(look)
