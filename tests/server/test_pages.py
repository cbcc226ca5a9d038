"""The page's files: compressed once, kept by browsers, never stale."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from burgomaster.server.pages import page_routes

SCRIPT = b"export const town = 'Burgomaster';\n" * 200
PATH = "/assets/main-Ab3dE_9x.js"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


Browser = Callable[..., Answer]


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Burgomaster</title>")
    (tmp_path / PATH[1:]).write_bytes(SCRIPT)
    app = Starlette(routes=page_routes(tmp_path))

    def ask(path: str, **headers: str) -> Answer:
        sent: list[dict[str, Any]] = []
        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": given}

        async def receive() -> dict[str, Any]:
            await asyncio.Event().wait()  # nothing more is asked
            return {}

        async def send(message: Any) -> None:
            sent.append(message)

        asyncio.run(app(scope, receive, send))
        told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:]))

    return ask


def test_a_file_is_compressed_once_for_all_who_ask(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[int] = []
    real = gzip.compress

    def counted(data: bytes, **how: int) -> bytes:
        compressed.append(len(data))
        return real(data, **how)

    monkeypatch.setattr(gzip, "compress", counted)
    for _ in range(3):
        answer = browser(PATH, accept_encoding="gzip, br")
        assert gzip.decompress(answer.body) == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(answer.body) < 300
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
    assert compressed == [len(SCRIPT)]


def test_who_cannot_unpack_or_wants_a_part_gets_it_plain(browser: Browser) -> None:
    plain = browser(PATH, accept_encoding="identity")
    part = browser(PATH, accept_encoding="gzip", range="bytes=0-5")
    assert (plain.body, part.body) == (SCRIPT, b"export")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"


def test_a_file_that_lies_there_compressed_only_is_the_same_to_everybody(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "assets" / "large.wasm.gz").write_bytes(gzip.compress(SCRIPT))
    path = "/assets/large.wasm"
    packed = browser(path, accept_encoding="gzip")
    assert (packed.status, gzip.decompress(packed.body)) == (200, SCRIPT)
    assert packed.headers["content-encoding"] == "gzip"
    for asked in ({"accept_encoding": "identity"}, {"accept_encoding": "gzip", "range": "bytes=0-5"}):
        plain = browser(path, **asked)
        assert (plain.status, plain.body) == (200, SCRIPT)
        assert "content-encoding" not in plain.headers
        assert int(plain.headers["content-length"]) == len(SCRIPT)
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/wasm"
    assert browser(path, accept_encoding="gzip", if_none_match=packed.headers["etag"]).status == 304
    assert browser("/assets/none.wasm", accept_encoding="gzip").status == 404
    assert browser("/assets/../../large.wasm", accept_encoding="gzip").status == 404


def test_a_page_that_was_built_anew_is_seen_at_once(browser: Browser, tmp_path: Path) -> None:
    page = "/table/0123456789abcdef"
    first = browser(page, accept_encoding="gzip")
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    assert browser(page, accept_encoding="gzip", if_none_match=etag).status == 304
    index = tmp_path / "index.html"
    index.write_text("<!doctype html><title>Built anew</title>")
    os.utime(index, ns=(1, 1))
    again = browser(page, accept_encoding="gzip", if_none_match=etag)
    assert again.status == 200
    assert b"Built anew" in gzip.decompress(again.body)


def test_who_goes_astray_comes_to_the_front_door(browser: Browser) -> None:
    person = browser("/nonsense", accept="text/html,*/*;q=0.8")
    assert person.status == 404
    assert b"<title>Burgomaster</title>" in person.body
    assert person.headers["cache-control"] == "no-cache"
    for path, accept in (("/nonsense", "*/*"), ("/api/nonsense", "text/html"), ("/assets/gone.js", "*/*")):
        program = browser(path, accept=accept)
        assert program.status == 404
        assert b"<title>" not in program.body
