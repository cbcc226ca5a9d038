"""How the page comes over the line: compressed, kept as long as possible, under a strict content policy."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from http.client import HTTPResponse
from pathlib import Path

import pytest

from burgomaster.games import GAMES
from burgomaster.server.pages import STATIC
from tests.server.people import PATIENCE, HouseProcess


def fetched(house: HouseProcess, path: str, accepted: str = "gzip") -> tuple[HTTPResponse, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    line.request("GET", path, headers={"Accept-Encoding": accepted})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer, gzip.decompress(body) if answer.getheader("content-encoding") == "gzip" else body


@pytest.mark.parametrize("path", ["/", "/new", "/table/0123456789abcdef", "/rules/machi-koro", "/player/x"])
def test_every_room_is_the_one_page(web_house: HouseProcess, path: str) -> None:
    answer, body = fetched(web_house, path)
    assert answer.status == 200
    assert answer.getheader("cache-control") == "no-cache"
    assert body == (STATIC / "index.html").read_bytes()
    policy = answer.getheader("content-security-policy") or ""
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "data:" not in policy


def test_scripts_and_styles_are_compressed_and_kept_for_a_year(web_house: HouseProcess) -> None:
    _, page = fetched(web_house, "/")
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.decode())
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    for name in names:
        answer, body = fetched(web_house, name)
        assert answer.status == 200
        assert "immutable" in (answer.getheader("cache-control") or "")
        assert answer.getheader("content-encoding") == "gzip" or len(body) < 1000


def test_only_workers_may_run_webassembly(web_house: HouseProcess) -> None:
    """They have a policy of their own, which allows that and requests to this house, and nothing else."""
    workers = [file.name for file in (STATIC / "assets").glob("*.worker-*.js")]
    assert len(workers) == 2
    for name in workers:
        policy = fetched(web_house, f"/assets/{name}")[0].getheader("content-security-policy")
        assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


def test_a_worker_that_has_not_changed_keeps_its_policy(web_house: HouseProcess) -> None:
    """A browser puts the headers of such an answer over those it has kept."""
    worker = f"/assets/{next((STATIC / 'assets').glob('*.worker-*.js')).name}"
    first, _ = fetched(web_house, worker)
    line = http.client.HTTPConnection("127.0.0.1", web_house.port, timeout=PATIENCE)
    line.request("GET", worker, headers={"If-None-Match": (first.getheader("etag") or "").removeprefix("W/")})
    again = line.getresponse()
    line.close()
    assert again.status == 304
    assert again.getheader("content-security-policy") == first.getheader("content-security-policy")


def test_the_service_worker_and_the_manifest_are_served_as_browsers_want_them(web_house: HouseProcess) -> None:
    answer, body = fetched(web_house, "/sw.js")
    assert answer.getheader("cache-control") == "no-cache"
    assert (answer.getheader("content-type") or "").startswith("text/javascript")
    assert answer.getheader("content-security-policy") == "default-src 'none'; connect-src 'self'"
    listed = json.loads(re.findall("const FILES = (.*);", body.decode())[0])
    for path in listed:
        assert (STATIC / (path or "index.html")).is_file()
    assert fetched(web_house, "/manifest.webmanifest")[0].getheader("content-type") == "application/manifest+json"


def test_python_comes_compressed_from_what_was_built(web_house: HouseProcess) -> None:
    (file,) = (STATIC / "pyodide").glob("*/pyodide.asm.wasm")
    answer, body = fetched(web_house, f"/{file.relative_to(STATIC).as_posix()}")
    assert answer.getheader("content-type") == "application/wasm"
    assert answer.getheader("content-encoding") == "gzip"
    assert body[:4] == b"\0asm"
    assert "immutable" in (answer.getheader("cache-control") or "")
    assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == body == file.read_bytes()


def test_nothing_in_the_page_points_elsewhere() -> None:
    """No outside hosts at run time, no inline styles. (Names of XML namespaces are none, nor is where errors go.)"""
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "style=" not in html
    assert "<style" not in html
    for file in STATIC.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org", "svelte.dev", "github.com"}
            assert hosts == set(), f"{file.name}: {hosts}"


def test_a_missing_file_is_missing(web_house: HouseProcess) -> None:
    answer, _ = fetched(web_house, "/assets/nothing-12345678.js")
    assert answer.status == 404


@pytest.mark.parametrize("path", ["/api/house", "/api/openapi.json"])
def test_long_answers_of_the_api_are_compressed_for_those_who_take_it(web_house: HouseProcess, path: str) -> None:
    packed, known = fetched(web_house, path)
    plain, same = fetched(web_house, path, "identity")
    assert packed.getheader("content-encoding") == "gzip"
    assert plain.getheader("content-encoding") is None
    assert json.loads(known) == json.loads(same)
    assert int(packed.getheader("content-length") or 0) * 2 < len(same) == int(plain.getheader("content-length") or 0)
    for answer in (packed, plain):
        assert "accept-encoding" in (answer.getheader("vary") or "").lower()


def test_short_answers_go_out_as_they_are(web_house: HouseProcess) -> None:
    answer, body = fetched(web_house, "/health")
    assert answer.getheader("content-encoding") is None
    assert json.loads(body)["status"] == "ok"


def test_only_its_own_folder_knows_a_game() -> None:
    """The page takes games from the server and from the folders of their boards."""
    web = Path(__file__).parents[2] / "web"
    boards = [web / "src" / "games" / game for game in GAMES]
    known = []
    for file in [*web.glob("*.*"), *(web / "src").rglob("*.*")]:
        if file.suffix not in (".py", ".ts", ".svelte", ".css", ".html", ".ftl") or ".test." in file.name:
            continue
        if "made" in file.parts or any(board in file.parents for board in boards):
            continue
        text = file.read_text(encoding="utf-8").lower()
        known += [f"{file.relative_to(web)}: {game}" for game in GAMES if re.search(game.replace("-", "[-_ ]"), text)]
    assert known == []
