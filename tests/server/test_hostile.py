"""Whatever comes in: broken, huge or forged requests get a clear 4xx, never a 5xx, and change nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

import burgomaster.server.app  # noqa: F401 - it lists the endpoints
from burgomaster.server.api.describe import openapi
from burgomaster.server.api.endpoint import Ask
from burgomaster.server.config import Config
from burgomaster.server.identity import COOKIE
from burgomaster.server.limits import RateLimiter
from burgomaster.server.middleware import SecurityMiddleware
from burgomaster.server.service import Server
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from tests.server.people import PATIENCE, Client, HouseProcess, table_of, together

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"NaN",
    b'{"game": NaN}',
    b'{"game": "machi-koro", "players": Infinity}',
    b'{"game": "machi-koro", "players": 1e400}',
    b'{"game": "machi-koro", "players": 2.5}',
    b'{"game": "machi-koro", "players": true}',
    b'{"game": "machi-koro", "players": 99999999999999999999999}',
    b'{"game": "machi-koro", "players": 2, "colour": "red"}',
    b'{"game": "\\ud800", "players": 2}',
    b'{"game": "\\u0000", "players": 2}',
    b'{"game": "../../etc/passwd", "players": 2}',
    b'{"game": "machi-koro", "players": 2, "edition": "/etc/passwd"}',
    b'{"game": "machi-koro", "players": 2, "edition": "../dutch"}',
    b'{"game": "machi-koro", "players": 2, "edition": {"text": "x = "}}',
    b'{"game": "machi-koro", "players": 2, "options": {"start": "Z"}}',
    b'{"game": "machi-koro", "players": 2, "bots": ["deep"]}',
    b'{"game": "machi-koro", "players": 2, "clock": {"kind": "bank", "seconds": -1}}',
    b'{"game": "machi-koro", "players": 2, "clock": {"kind": "bank"}}',
    b'{"game": "machi-koro", "players": 9}',
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"game": "machi-koro", "players": 2, "options": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
]


@pytest.mark.parametrize("number", range(len(BODIES)))
def test_a_broken_body_is_refused_with_a_sentence(house: HouseProcess, number: int) -> None:
    anna = Client(house.port, "Anna")
    status, answer = anna.ask("POST", "/api/tables", BODIES[number])
    assert 400 <= status < 500, answer
    assert answer["error"]["text"]


def test_ten_megabytes_are_too_much(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    status, answer = anna.ask("POST", "/api/me", b'{"name": "' + b"x" * 10_000_000 + b'"}')
    assert (status, answer["error"]["code"]) == (413, "too-large")
    assert anna.get("/health")[0] == 200


def test_a_body_with_a_byte_order_mark_is_read(house: HouseProcess) -> None:
    """As a house in a tab reads it, and as files are read."""
    anna = Client(house.port, "Anna")
    status, answer = anna.ask("POST", "/api/me", b'\xef\xbb\xbf{"name": "Eve"}')
    assert (status, answer["name"]) == (200, "Eve")


def test_only_json_is_taken_and_only_from_our_own_pages(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    body = b'{"name": "Eve"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        assert anna.ask("POST", "/api/me", body, {"Content-Type": kind})[0] == 415
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": f"http://127.0.0.1:{house.port + 1}"},
        {"Origin": f"https://127.0.0.1:{house.port}"},
        {"Origin": f"http://anna@127.0.0.1:{house.port}"},
        {"Origin": f"http://127.0.0.1:{house.port}/page"},
        {"Origin": f"127.0.0.1:{house.port}"},
        {"Origin": f"ftp://127.0.0.1:{house.port}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        status, answer = anna.ask("POST", "/api/me", body, headers)
        assert (status, answer["error"]["code"]) == (403, "origin"), headers
    assert anna.ask("POST", "/api/me", body, {"Origin": f"http://127.0.0.1:{house.port}"})[0] == 200
    for host in ("evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example:80"):
        assert anna.ask("GET", "/api/me", None, {"Host": host})[0] in (400, 421)
    assert anna.ask("GET", "/api/me", None, {"Host": f"localhost:{house.port}"})[0] == 200


async def origin_refused(config: Config, host: str, origin: str, scheme: str = "http", kind: str = "http") -> bool:
    """Is a request from this page refused? As the server's own requests come, below the proxy's headers."""
    middleware = SecurityMiddleware(None, Server(config, lambda: None))
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    refused = middleware._refused({"type": kind, "method": "POST", "headers": headers, "scheme": scheme})
    return refused is not None and refused.code == "origin"


@pytest.mark.parametrize(
    ("flags", "host", "scheme", "good", "bad"),
    [
        # At home and in the room, by number and by name.
        ({}, "localhost:8765", "http", "http://localhost:8765", "https://localhost:8765"),
        ({"lan": True}, "192.168.1.7:8765", "http", "http://192.168.1.7:8765", "http://192.168.1.7"),
        ({"lan": True}, "anna.local:8765", "http", "http://anna.local:8765", "https://anna.local:8765"),
        ({"host": "::1"}, "[::1]:8765", "http", "http://[::1]:8765", "http://[::2]:8765"),
        ({"names": "house"}, "HOUSE", "http", "http://house", "https://house"),
        ({"names": "house"}, "house:80", "http", "http://house", "http://house:8080"),
        # Behind a proxy: by --https, or by what a trusted one says, which is the scheme then.
        ({"names": "a.example", "https": True}, "a.example", "http", "https://a.example", "http://a.example"),
        ({"names": "a.example", "https": True}, "a.example:443", "http", "https://a.example", "http://a.example:443"),
        (
            {"names": "a.example", "https": True},
            "a.example:8443",
            "http",
            "https://a.example:8443",
            "https://a.example",
        ),
        ({"names": "a.example"}, "a.example", "https", "https://a.example", "http://a.example"),
        ({"names": "a.example", "https": True}, "a.example", "https", "https://a.example", "http://a.example"),
        # An operator at the machine itself, past the proxy.
        ({"names": "a.example", "https": True}, "127.0.0.1:8765", "http", "http://127.0.0.1:8765", "http://a.example"),
    ],
)
def test_an_origin_is_scheme_host_and_port(
    tmp_path: Path, flags: dict[str, Any], host: str, scheme: str, good: str, bad: str
) -> None:
    async def refusals() -> None:
        config = Config(db=str(tmp_path / "own.sqlite"), **flags)
        for kind, way in (("http", scheme), ("websocket", {"http": "ws", "https": "wss"}[scheme])):
            assert not await origin_refused(config, host, good, way, kind)
            assert not await origin_refused(config, host, "", way, kind)  # a program: browsers always say it
            for other in (bad, "null", "http://", "https://evil.example", good + ".evil.example", f"{good} x"):
                assert await origin_refused(config, host, other, way, kind), other

    asyncio.run(refusals())


def test_only_a_trusted_proxy_says_how_people_come(tmp_path: Path) -> None:
    """`X-Forwarded-Proto` counts of a proxy named by `--proxies`, and of nobody else."""
    for flags, wanted in (((), 403), (("--proxies", "127.0.0.1"), 200)):
        house = HouseProcess(str(tmp_path / "own.sqlite"), "--names", "a.example", *flags)
        headers = {"Host": "a.example", "Origin": "https://a.example", "X-Forwarded-Proto": "https"}
        assert Client(house.port).ask("POST", "/api/me", b'{"name": "Anna"}', headers)[0] == wanted
        house.close()


def test_every_answer_carries_the_strict_headers(house: HouseProcess) -> None:
    anna = Client(house.port)
    for path in ("/", "/api/docs", "/api/docs.css", "/api/openapi.json", "/api/me", "/nothing", "/health", "/metrics"):
        response, _ = anna.raw("GET", path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"
        assert response.headers["Cache-Control"]
        assert "server" not in response.headers
    page = anna.raw("GET", "/api/docs")[1].decode()
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: HouseProcess, tmp_path: Path) -> None:
    def flags(port: int) -> set[str]:
        response, _ = Client(port).raw("POST", "/api/me", b'{"name": "Anna"}')
        return {part.strip().partition("=")[0].lower() for part in response.headers["Set-Cookie"].split(";")[1:]}

    assert {"httponly", "samesite", "path", "max-age"} <= flags(house.port)
    assert "secure" not in flags(house.port)  # plain http in the living room
    safe = HouseProcess(str(tmp_path / "safe.sqlite"), "--https")
    assert "secure" in flags(safe.port)
    assert Client(safe.port).raw("GET", "/health")[0].headers["Strict-Transport-Security"]
    safe.close()


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd/record",
        "/api/tables/%00/record",
        "/api/tables/0123456789abcdef%0d%0aX: y/record",
        "/api/tables/ＦＦＦＦ",
        "/api/tables/0123456789abcdef",
        "/api/tables/0123456789ABCDEF/live",
        "/api/players/..%2f/tables",
        "/api/players/" + "é" * 32 + "/tables",
        "/static/../../app.py",
        "/api/tables/" + "a" * 5000,
        "//evil.example/",
    ],
)
def test_odd_addresses_lead_nowhere(house: HouseProcess, path: str) -> None:
    encoded = path.encode().decode("latin-1").replace(" ", "%20")
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(f"GET {encoded} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1"))
        answer = b""
        while data := raw.recv(65536):
            answer += data
    assert answer[9:12] in (b"400", b"404"), answer[:200]
    assert b"root:" not in answer


def test_names_and_words_that_hide_or_turn_text_are_cleaned(house: HouseProcess) -> None:
    anna = Client(house.port)
    for name, shown in (
        ("  An\tna\n ", "An na"),
        ("\u202eannA\u202c", "annA"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("Ze\u0301", "Zé"),
    ):
        assert anna.ok("/api/me", {"name": name})["name"] == shown
    for name in ("", "   ", "\u200b", "\x00\x07", "x" * 41, "\u202e" * 10, "\u3164", "\u2800", "\u0301", "\ufe0f"):
        assert anna.refused("/api/me", {"name": name}) == (422, "name")
    # Markup stays text: answers are JSON, marked as such, and never guessed at.
    response, _ = anna.raw("GET", "/api/me")
    assert response.headers["Content-Type"] == "application/json"


def test_limits_have_clear_answers(tmp_path: Path) -> None:
    house = HouseProcess(
        str(tmp_path / "own.sqlite"), "--tables-each", "2", "--connections-each", "3", "--rate", "5", "--body", "2000"
    )
    anna = Client(house.port, "Anna")
    setup = {"game": "machi-koro", "players": 2}
    tables = [anna.ok("/api/tables", setup)["id"] for _ in range(2)]
    assert anna.refused("/api/tables", setup) == (409, "too-many-tables")
    anna.ok(f"/api/tables/{tables[0]}/close")
    anna.ok("/api/tables", setup)
    lives = [anna.live(tables[1]) for _ in range(3)]
    assert anna.live(tables[1]).closed_with() == 4029
    assert anna.refused("/api/me", {"name": "x" * 3000}) == (413, "too-large")
    assert 429 in (anna.get("/api/me")[0] for _ in range(1000))
    for live in lives:
        live.close()
    house.close()


def test_one_address_is_no_crowd(tmp_path: Path) -> None:
    server = Server(Config(db=str(tmp_path / "own.sqlite"), rate=5, address_rate=100), lambda: None)
    crowd = [Person(f"{number:032x}", "Anna") for number in range(1000)]

    async def asks(person: Person, address: str) -> None:
        cookie = f"{COOKIE}={server.house.identity.cookie(person)}".encode()
        await Ask(server, {"headers": [(b"cookie", cookie)], "query_string": b"", "client": (address, 1)}).admitted()

    async def all_ask() -> None:
        for person in crowd:
            await asks(person, "203.0.113.5")

    async def a_room_asks() -> None:
        for person in crowd[:20]:  # a full room may ask as often as it likes
            for _ in range(5):
                await asks(person, "203.0.113.6")

    async def both_ask() -> None:
        await server.house.open()
        try:
            with pytest.raises(Refused, match="rate"):
                await all_ask()
            await a_room_asks()
        finally:
            await server.house.close()

    asyncio.run(both_ask())


def test_even_a_slow_rate_lets_the_first_one_through() -> None:
    rate = RateLimiter(0.001)
    rate.take("anna")
    rate.take("bram")
    with pytest.raises(Refused, match="rate"):
        rate.take("anna")


def test_only_what_was_answered_is_counted(tmp_path: Path) -> None:
    server = Server(Config(db=str(tmp_path / "own.sqlite")), lambda: None)
    sent: list[Any] = []

    async def hung_up(scope: Any, receive: Any, send: Any) -> None:
        pass

    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise OSError("out of everything")

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask(app: Any) -> str:
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")]}
        await SecurityMiddleware(app, server)(scope, None, send)
        return server.metrics.text(())

    assert 'status="' not in asyncio.run(ask(hung_up))
    assert sent == []
    assert 'status="500"} 1' in asyncio.run(ask(broken))
    assert sent[0]["status"] == 500


def test_who_guesses_keys_is_counted_before_they_are_looked_up(tmp_path: Path) -> None:
    server = Server(Config(db=str(tmp_path / "own.sqlite"), rate=5, address_rate=100), lambda: None)
    looked_up: list[str] = []

    async def no_such_key(digest: str) -> None:
        looked_up.append(digest)

    server.house.store.token = no_such_key  # type: ignore[method-assign]

    async def guess() -> set[str]:
        codes = set()
        for number in range(2000):
            headers = [(b"authorization", b"Bearer bm_%d" % number)]
            with pytest.raises(Refused) as refused:
                await Ask(server, {"headers": headers, "query_string": b"", "client": ("203.0.113.5", 1)}).admitted()
            codes.add(refused.value.code)
        return codes

    assert asyncio.run(guess()) == {"token", "rate"}
    assert len(looked_up) < 2000


# ---- WebSockets ----


_PATIENCE = 4.0  # seconds; a busy machine takes its time to bring even a quick request


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house that does not wait long for a request."""
    opened = HouseProcess(str(tmp_path_factory.mktemp("impatient") / "own.sqlite"), "--ask-seconds", str(_PATIENCE))
    yield opened
    opened.close()


def said_to(port: int, *parts: bytes) -> bytes:
    """What is answered to somebody who says this and no more, until the line is cut."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        answer = b""
        with suppress(ConnectionError):  # it may be cut while we still talk
            for part in parts:
                line.sendall(part)
            while heard := line.recv(65536):
                answer += heard
    return answer


ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POSTED = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


def test_who_never_finishes_asking_is_shown_out(impatient: HouseProcess) -> None:
    slow = (b"", ASKED[:9], ASKED, POSTED, ASKED + b"\r\n" + ASKED)
    silent, *others = together([partial(said_to, impatient.port, part) for part in slow])
    assert silent == b""
    assert all(b'"code":"too-slow"' in answer for answer in others)
    # Who has asked properly may take a while to ask again, and a live connection stays.
    anna = Client(impatient.port, "Anna")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    live = anna.live(table)
    time.sleep(_PATIENCE * 1.5)
    assert live.next()["type"] == "table"
    anna.ok(f"/api/tables/{table}/chat", {"text": "hello"})
    assert live.until(lambda m: m["type"] == "row")["kind"] == "chat"


def test_headers_have_an_end(house: HouseProcess) -> None:
    many = [b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(2000)]
    answer = said_to(house.port, ASKED, *many)
    assert answer == b"" or b'"code":"head-too-large"' in answer
    assert b"head-too-large" in said_to(house.port, ASKED + b"X: " + b"a" * 66_000)
    assert b" 200 OK" in said_to(house.port, ASKED + b"X: " + b"a" * 60_000 + b"\r\nConnection: close\r\n\r\n")


def test_a_live_stream_shrugs_off_whatever_is_sent(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    rng = random.Random(7)
    for _ in range(25):
        with socket.create_connection(("127.0.0.1", house.port)) as raw:
            key = base64.b64encode(os.urandom(16)).decode()
            raw.sendall(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            raw.recv(65536)
            raw.sendall(rng.randbytes(rng.choice((1, 10, 1000, 100_000))))
    live = people[0].live(table)
    live.next()
    for message in ("", "{}", "null", '{"action": "throw 1"}', "x" * 4000):
        live.socket.send(message)
    live.socket.send(b"\x00" * 100)
    seq = people[0].ok(f"/api/tables/{table}/chat", {"text": "still here"})["seq"]
    assert live.row(seq)["said"] == "still here"
    live.socket.send("x" * 100_000)  # more than anybody needs to say
    assert live.closed_with() == 1009
    assert people[0].get("/health")[0] == 200


def test_a_live_stream_is_not_for_other_sites(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    with pytest.raises(Exception, match="403"):
        people[0].live(table, origin="http://evil.example")
    for wrong in ("0123456789abcdef", "nothing", "%2e%2e"):
        assert people[0].live(wrong).closed_with() == 4004
    for since in ("-1", "x", "9" * 30, "1e3", "%00"):
        live = people[0].live(table, since=since)
        assert live.next()["type"] == "table"
        live.close()


def test_invites_cannot_be_guessed(house: HouseProcess) -> None:
    anna, eve = Client(house.port, "Anna"), Client(house.port, "Eve")
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "public": False})["id"]
    invite = anna.get(f"/api/tables/{table}/invites")[1]["invites"][0]["invite"]
    assert len(base64.urlsafe_b64decode(invite)) * 8 >= 128
    path = f"/api/tables/{table}/join"
    for guess in (invite[:-1], invite + "A", invite.swapcase(), "", "\x00", "é"):
        assert eve.refused(path, {"invite": guess})[0] in (403, 422)
    other = anna.ok("/api/tables", {"game": "machi-koro", "players": 2, "public": False})["id"]
    assert eve.refused(f"/api/tables/{other}/join", {"invite": invite}) == (403, "invite")
    assert eve.refused(path, {"invite": invite, "seat": 0}) == (403, "invite")


# ---- The description ----


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Any:
    house = HouseProcess(str(tmp_path_factory.mktemp("described") / "house.sqlite"))
    yield house
    house.close()


def test_every_name_in_an_address_is_described() -> None:
    described = openapi()["paths"]
    assert any("{game}" in path for path in described)
    for path, methods in described.items():
        for operation in methods.values():
            named = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
            assert named == re.findall(r"{(\w+)}", path), path


def _try_everything(house: HouseProcess, examples: int) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = table_of([anna, bram])
    address = f"http://127.0.0.1:{house.port}"
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    tried = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        tried.add((operation.method, operation.path))

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def once(case: Any) -> None:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            response = case.call(base_url=address, headers={"Cookie": anna.cookie}, timeout=120)
            assert response.status_code < 500, (case.method, case.path, response.text)
            if response.status_code >= 400:
                assert json.loads(response.content)["error"]["text"]
            else:
                case.validate_response(response)

        once()
    assert len(tried) > 30


def test_the_description_holds_and_nothing_breaks_the_house(described: HouseProcess) -> None:
    _try_everything(described, examples=3)
    assert '"level": "error"' not in described.log()


@pytest.mark.long
def test_the_description_holds_under_many_tries(described: HouseProcess) -> None:
    _try_everything(described, examples=300)
    assert '"level": "error"' not in described.log()


def test_settings_know_their_defaults() -> None:
    assert Config().listen_on == "127.0.0.1"
    assert Config(lan=True).listen_on == "0.0.0.0"
