"""Game files on a device: shown like tables, whoever wrote them, and refused in words where they cannot be."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import GAMES
from burgomaster.play.record import Record
from burgomaster.tab.house import open_house
from tests.parts import THINKING, sensible
from tests.tab.outside import MemoryKeeper, OurThinker
from tests.tab.test_device import on_turn, opened, run
from tests.tab.two_houses import InTab

OLD = Path(__file__).parents[1] / "play"


async def house() -> InTab:
    return InTab(await open_house(MemoryKeeper(), OurThinker()))


async def played(game: str = "machi-koro") -> tuple[InTab, str, str]:
    """A house with a game under way, and its file."""
    tab, table = await opened(game=game, options={}, bots=[sensible(game)])
    for _ in range(4):  # not to the end, of short games either
        told = await on_turn(tab, table)
        whole = [one["text"] for one in told["you"]["actions"] if one["complete"]]
        sent = await tab.ask("POST", f"/api/tables/{table}/actions", {"action": whole[-1], "seq": told["seq"]})
        assert sent.status == 200, sent
    await on_turn(tab, table)
    return tab, table, (await tab.ask("GET", f"/api/tables/{table}/record")).told


def told_of(rows: list[dict[str, Any]]) -> list[Any]:
    return [
        (row["kind"], row["seat"], row["text"], row["said"], row["told"], row["view"], row["chance"]) for row in rows
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_shows_what_its_table_shows(game: str) -> None:
    async def work() -> None:
        tab, table, text = await played(game)
        status, whole = await tab.ask("POST", "/api/files", {"text": text}, "")
        assert (status, whole["table"]["status"], whole["you"]) == (200, "over", None)
        name = whole["id"]
        assert name.startswith("tab-file-")
        theirs = (await tab.ask("GET", f"/api/tables/{table}/log?watch=1")).told["rows"]
        ours = (await tab.ask("GET", f"/api/tables/{name}/log?watch=1")).told["rows"]
        theirs_bot = (await tab.ask("GET", f"/api/tables/{table}")).told["table"]["seats"][1]["name"]
        moves = [row for row in theirs if row["kind"] in ("start", "act")]
        bot, title = whole["table"]["seats"][1]["name"], sensible(game).title()  # a file knows it by its own name only
        assert str(told_of(ours)[1:-1]).replace(bot, title) == str(told_of(moves)).replace(theirs_bot, title)
        assert [ours[0]["said"], ours[-1]["said"]] == [
            "A game file was opened.",
            "The game file ends here, before the game does.",
        ]
        assert (await tab.ask("GET", f"/api/tables/{name}/record")).told == text
        for what in ("review", "figures", "book"):
            assert (await tab.ask("GET", f"/api/tables/{name}/{what}")).status == 200
        assert (await tab.ask("GET", f"/api/tables/{name}/chances")).status == (200 if game in THINKING else 409)
        # It is there after a reload, once however often it is opened, and nobody sits at it.
        again = InTab(await open_house(tab.house.keeper, OurThinker()))
        assert (await again.ask("POST", "/api/files", {"text": text})).told["id"] == name
        listed = [one["id"] for one in (await again.ask("GET", "/api/tables")).told["tables"]]
        assert sorted(listed) == sorted([table, name])
        assert (await again.ask("GET", f"/api/tables/{name}")).told["view"] == whole["view"]
        assert (await again.ask("POST", f"/api/tables/{name}/chat", {"text": "hello"})).status == 403
        assert (await again.ask("POST", f"/api/tables/{name}/rematch", {})).status == 403
        heard = await again.listen(f"/api/tables/{name}/live")
        del tab.house.keeper.texts[f"file/{name}"]  # type: ignore[attr-defined]
        await again.house.heard(name)
        assert heard[-1]["closed"] == 4004

    run(work)


@pytest.mark.parametrize(
    "file", [OLD / "format-1.txt", *sorted((OLD / "games").glob("*.game"))], ids=lambda file: file.stem
)
def test_files_of_older_formats_and_rules_are_shown(file: Path) -> None:
    async def work() -> None:
        tab = await house()
        status, whole = await tab.ask("POST", "/api/files", {"text": file.read_text(encoding="utf-8")})
        assert status == 200, whole
        assert (whole["table"]["status"], whole["view"] is None) == ("over", False)

    run(work)


def test_names_of_strangers_are_texts_without_hidden_letters() -> None:
    async def work() -> None:
        tab, _, text = await played()
        names = '[Names ["<img src=x onerror=alert(1)>", "\u202eevil\\u0007"]]'
        hostile = re.sub(r"^\[Names .*\]$", lambda _: names, text, flags=re.MULTILINE)
        status, whole = await tab.ask("POST", "/api/files", {"text": hostile})
        assert status == 200, whole
        assert [seat["name"] for seat in whole["table"]["seats"]] == ["<img src=x onerror=alert(1)>", "evil"]

    run(work)


def spoilt(text: str, header: str, value: str) -> str:
    return re.sub(rf"^\[{header} .*\]$", lambda _: f"[{header} {value}]", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "", "header Burgomaster is missing"),
        (lambda text: "\x00\x01\ufffd" * 500, "is neither an action"),
        (lambda text: spoilt(text, "Game", '"chess"'), "chess"),
        (lambda text: spoilt(text, "Rules", '"999"'), "version 999 of the rules; this program has version"),
        (lambda text: spoilt(text, "Names", "[" * 5000), "header Names"),
        (lambda text: spoilt(text, "EditionHash", '"00"'), "EditionHash does not belong"),
        (lambda text: spoilt(text, "Commitment", '"xyz"'), "64 hexadecimal digits"),
        (lambda text: text + "999. A fly to the moon\n", ""),
        (lambda text: text.replace("1. A ", "1. B ", 1), ""),
        (lambda text: "<html><script>alert(1)</script></html>", "is neither an action"),
    ],
)
def test_what_is_no_game_file_is_refused_in_words_and_not_kept(spoil: Any, said: str) -> None:
    async def work() -> None:
        tab, _, text = await played()
        before = set(tab.house.keeper.texts)  # type: ignore[attr-defined]
        status, told = await tab.ask("POST", "/api/files?lang=nl", {"text": spoil(text)})
        assert (status, told["error"]["code"]) == (422, "bad-file"), told
        where, why = re.fullmatch(
            r"Dit kan niet als spelbestand worden geopend(?:: regel (\d+) klopt niet)?\. De reden, in het Engels: (.+)",
            told["error"]["text"],
        ).groups()  # type: ignore[union-attr]
        assert said in why if said else where
        assert set(tab.house.keeper.texts) == before  # type: ignore[attr-defined]

    run(work)


def test_a_huge_file_is_not_read() -> None:
    async def work() -> None:
        tab = await house()
        status, told = await tab.ask("POST", "/api/files", {"text": "#" * 1_100_000})
        assert (status, told["error"]["code"]) == (422, "bad-request")

    run(work)


def test_a_game_that_begins_in_the_middle_is_refused_in_the_readers_words() -> None:
    async def work() -> None:
        tab, _, text = await played()
        whole = Record.parse(text)
        part = replace(whole, start=list(whole.positions)[4], entries=whole.entries[4:]).text(whole.result)
        status, told = await tab.ask("POST", "/api/files?lang=it", {"text": part})
        assert (status, told["error"]["code"]) == (422, "file-set-up"), told
        assert told["error"]["text"].startswith("La partita in questo file comincia da una posizione preparata a mano.")

    run(work)
