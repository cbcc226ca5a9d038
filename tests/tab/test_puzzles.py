"""Puzzles over the API: the server and a house in a tab say the same, and nothing of the answer before it is given."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgomaster.games import GAMES
from burgomaster.play.puzzle import daily, puzzles_of
from burgomaster.requests.puzzles import PuzzleAssessed, PuzzleShown, PuzzlesKnown
from burgomaster.server.api.describe import openapi
from burgomaster.server.api.structs import struct_of
from tests.parts import WITH_PUZZLES
from tests.tab.two_houses import AnyHouse, both


async def script(house: AnyHouse) -> list[Any]:
    """What a house answers about puzzles."""
    said: list[Any] = [await house.ask("GET", "/api/puzzles?lang=it&day=2026-11-17")]
    for address in ("?day=tomorrow", "/no-1", "/machi-koro-0"):
        said.append(await house.ask("GET", f"/api/puzzles{address}"))
    for game in WITH_PUZZLES:
        one = puzzles_of(game)[0]
        path = f"/api/puzzles/{one.id}"
        said.append(await house.ask("GET", f"{path}?lang=nl&outlook=1"))
        for move in (*(move.action for move in one.moves), "dance", ""):
            said.append(await house.ask("POST", f"{path}/answer?lang=nl", {"action": move}))
        said.append(await house.ask("GET", f"{path}/solution?lang=it"))
        said.append(await house.ask("POST", f"{path}/why", {"action": one.moves[0].action}))
        said.append(await house.ask("POST", f"{path}/steps", {"seq": 1, "prefix": ""}))
        said.append(await house.ask("POST", f"{path}/steps", {"seq": 1, "prefix": "dance"}))
    return [(status, "bad-request" if status == 422 else told) for status, told in said]


def test_both_houses_say_the_same(tmp_path: Path) -> None:
    async def run() -> list[list[Any]]:
        return [await script(house) async for house in _each(tmp_path)]

    server, tab = asyncio.run(run())
    assert server == tab
    assert {status for status, _ in server} == {200, 404, 422}
    listed = msgspec.convert(server[0][1], struct_of(PuzzlesKnown))
    assert listed.today == [daily(game, date(2026, 11, 17)).id for game in WITH_PUZZLES]
    assert len(listed.puzzles) == sum(len(puzzles_of(game)) for game in GAMES)


async def _each(folder: Path) -> Any:
    async with both(folder) as houses:
        for house in houses:
            yield house


def test_an_answer_is_assessed_and_nothing_is_told_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with both(tmp_path) as houses:
            server = houses[0]
            for game in WITH_PUZZLES:
                one = puzzles_of(game)[0]
                path = f"/api/puzzles/{one.id}"
                shown = (await server.ask("GET", path)).told
                msgspec.convert(shown, struct_of(PuzzleShown))
                hidden = json.dumps(one.position.view(one.seat)["state"], sort_keys=True)
                told = {**shown["table"]["view"]["state"], **shown["table"]["you"]["state"]}
                assert json.dumps(told, sort_keys=True) == hidden, "a seat's own view"
                assert {"checked", "moves", "ideas"}.isdisjoint(shown["puzzle"])
                wrong = (await server.ask("POST", f"{path}/answer", {"action": one.moves[1].action})).told
                assert msgspec.convert(wrong, struct_of(PuzzleAssessed)).right is False
                assert one.moves[0].action not in json.dumps(wrong)
                right = (await server.ask("POST", f"{path}/answer", {"action": one.moves[0].action})).told
                assert msgspec.convert(right, struct_of(PuzzleAssessed)).right
                assert right["ideas"][0]["action"]["text"] == one.moves[0].action
                assert right["ideas"][0]["why"]

    asyncio.run(run())


def test_today_is_the_day_in_utc(tmp_path: Path) -> None:
    async def run() -> None:
        async with both(tmp_path) as houses:
            for house in houses:
                before = datetime.now(UTC).date()
                day = date.fromisoformat((await house.ask("GET", "/api/puzzles")).told["day"])
                assert before <= day <= datetime.now(UTC).date()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/puzzles", "/api/puzzles/{puzzle}", "/api/puzzles/{puzzle}/answer"])
def test_the_description_has_them(path: str) -> None:
    (operation,) = openapi()["paths"][path].values()
    assert operation["tags"] == ["puzzles"]
    named = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
    assert named == (["puzzle"] if "{puzzle}" in path else [])
