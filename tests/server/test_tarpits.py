"""Push services and mail servers that never finish answering: they end in time, and keep nobody else back."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgomaster.server.config import Config
from burgomaster.server.detached import DetachedThreads
from burgomaster.server.reach.at_once import AtOnce, Busy, site_of
from burgomaster.server.reach.mail import Letter, MailFailed, MailSender
from burgomaster.server.reach.outbox import Subscription
from burgomaster.server.reach.push import FAILED, GONE, SENT, PushMessage, PushSender
from burgomaster.server.reminders import Reminders
from tests.server.channels import MailServer, PushService, wait_until
from tests.server.people import PATIENCE, Client, HouseProcess, table_of
from tests.server.tarpits import TRICKLES, Tarpit
from tests.server.test_reach import SOON, confirm, throw

LETTER = Letter("anna@people.example", "Hello", "Hello\n", "name")
MESSAGE = PushMessage({}, "topic", 60, False)
SHORT = 0.3  # seconds; a test that fails waits for ever


@pytest.fixture(params=[kind for kind in TRICKLES if kind != "never ends a header"])
def tarpit(request: pytest.FixtureRequest) -> Iterator[Tarpit]:
    made = Tarpit(request.param)
    yield made
    made.close()


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


def subscribed(service: PushService, endpoint: str = "", player: str = "p") -> Subscription:
    given = service.subscription()
    return Subscription(
        id="s", player=player, device="d", endpoint=endpoint or given["endpoint"], created=0, **given["keys"]
    )


def sender(seconds: float = PATIENCE) -> PushSender:
    return PushSender(b"k" * 32, "mailto:a@b.example", "127.0.0.0/8", seconds)


async def soon(work: Any) -> Any:
    """It ends by itself; `PATIENCE` is for those who break it."""
    return await asyncio.wait_for(work, PATIENCE)


# ---- One deadline ----


def test_a_push_service_that_never_answers_is_given_up(tarpit: Tarpit, push: PushService) -> None:
    async def run() -> None:
        assert await soon(sender(SHORT).send(subscribed(push, tarpit.endpoint), MESSAGE)) == FAILED

    asyncio.run(run())
    assert tarpit.held == 1
    wait_until(lambda: tarpit.ended == 1)  # and let go of


def test_a_status_is_enough_of_an_answer(push: PushService) -> None:
    tarpit = Tarpit("never ends a header")
    assert asyncio.run(soon(sender().send(subscribed(push, tarpit.endpoint), MESSAGE))) == SENT
    wait_until(lambda: tarpit.ended == 1)
    tarpit.close()


def test_a_handshake_that_never_ends_is_given_up(push: PushService) -> None:
    tarpit = Tarpit("says nothing")
    to = subscribed(push, tarpit.endpoint.replace("http:", "https:"))
    assert asyncio.run(soon(sender(SHORT).send(to, MESSAGE))) == FAILED
    wait_until(lambda: tarpit.ended == 1)
    tarpit.close()


def test_a_line_without_an_end_and_other_nonsense_fail(push: PushService) -> None:
    for said in (b"x" * 20_000, b"\x16\x03\x01\n", b"", b"HTTP/1.1 99\r\n", b"HTTP/1.1 100 x\r\n\r\n" * 200):
        with socket.create_server(("127.0.0.1", 0)) as listening:

            def answer(listening: socket.socket = listening, said: bytes = said) -> None:
                taken, _ = listening.accept()
                with taken:
                    taken.recv(65536)
                    taken.sendall(said)

            thread = threading.Thread(target=answer)
            thread.start()
            to = subscribed(push, f"http://127.0.0.1:{listening.getsockname()[1]}/x")
            assert asyncio.run(soon(sender().send(to, MESSAGE))) == FAILED
            thread.join()


@pytest.mark.parametrize("path", ["/x y", "/x\x7f", "/x\x01"])
def test_an_address_cannot_hold_a_second_request(push: PushService, path: str) -> None:
    to = subscribed(push, f"http://127.0.0.1:{push.port}{path}")
    assert asyncio.run(soon(sender().send(to, MESSAGE))) == GONE
    assert push.received == []


def test_a_name_that_is_never_found_is_given_up(push: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    found, asked = threading.Event(), threading.Event()

    def hang(*_: Any, **__: Any) -> Any:
        asked.set()
        found.wait()
        raise socket.gaierror

    async def run() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", hang)
            to = subscribed(push, "https://push.example/x")
            assert await soon(sender(SHORT).send(to, MESSAGE)) == FAILED
            with pytest.raises(MailFailed):
                await soon(MailSender("smtp://mail.example", "a@b.example", SHORT).send(LETTER))

    asyncio.run(run())  # which ends although two threads hang
    assert asked.is_set()
    found.set()


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_that_never_answers_is_given_up(tarpit: Tarpit, scheme: str) -> None:
    mail = MailSender(f"{scheme}://127.0.0.1:{tarpit.port}", "house@games.example", SHORT)

    async def run() -> None:
        with pytest.raises(MailFailed):
            await soon(mail.send(LETTER))

    asyncio.run(run())
    wait_until(lambda: tarpit.ended == tarpit.held == 1)  # its thread has come back, too


def test_mail_still_arrives() -> None:
    post = MailServer()
    asyncio.run(soon(MailSender(f"smtp://127.0.0.1:{post.port}", "house@games.example").send(LETTER)))
    assert [one["Subject"] for one in post.next(1)] == ["Hello"]
    post.close()


def test_a_webhook_that_never_answers_is_given_up(tarpit: Tarpit) -> None:
    async def run() -> None:
        reminders = Reminders(Config(webhook=f"http://127.0.0.1:{tarpit.port}/"))
        reminders.seconds = SHORT
        await soon(reminders._post({"kind": "called"}))

    asyncio.run(run())
    wait_until(lambda: tarpit.ended == tarpit.held == 1)


# ---- Nobody keeps others back ----


def test_those_that_hang_keep_back_nobody_else(push: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    tarpit = Tarpit("says nothing")
    monkeypatch.setattr("burgomaster.server.reach.push.is_among", lambda *_: True)
    monkeypatch.setattr(PushSender, "_address", lambda *_: "127.0.0.1")

    async def run() -> None:
        here = sender()
        inside = tarpit.endpoint.replace("127.0.0.1", "tarpit.example")
        hanging = [asyncio.create_task(here.send(subscribed(push, inside, f"hog {n}"), MESSAGE)) for n in range(150)]
        async with asyncio.timeout(PATIENCE):
            while tarpit.held < here._site.most:
                await asyncio.sleep(0.01)
        here._network = AtOnce(here._site.most + 1, 0)  # both are on this machine
        assert await soon(here.send(subscribed(push), MESSAGE)) == SENT
        turned_away = [one for one in hanging if one.done()]
        assert len(turned_away) == 150 - here._site.most - here._site.waiting
        assert {one.result() for one in turned_away} == {FAILED}
        assert tarpit.held == here._site.most
        for one in hanging:
            one.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)
        assert not here._site._here
        assert not here._each._here

    asyncio.run(run())
    tarpit.close()


def test_of_each_only_some_go_at_once_and_only_some_wait() -> None:
    async def run() -> None:
        counted, gate, inside = AtOnce(2, 1), asyncio.Event(), []

        async def go(who: str) -> None:
            async with counted.one(who):
                inside.append(who)
                await gate.wait()

        hog = [asyncio.create_task(go("hog")) for _ in range(4)]
        anna = asyncio.create_task(go("anna"))
        with pytest.raises(Busy):
            await hog[3]
        await asyncio.sleep(0)
        assert inside == ["hog", "hog", "anna"]
        hog[0].cancel()  # whoever goes makes room
        await asyncio.gather(hog[0], return_exceptions=True)
        gate.set()
        await asyncio.gather(hog[1], hog[2], anna)
        assert inside == ["hog", "hog", "anna", "hog"]
        assert not counted._here
        assert not counted._gates

    asyncio.run(run())
    assert site_of("a.b.push.Example.") == site_of("push.example") != site_of("push.test")
    assert site_of("127.0.0.1") == "127.0.0.1"


def test_a_thread_that_hangs_keeps_its_place_and_nothing_else() -> None:
    gate = threading.Event()

    async def run() -> None:
        threads = DetachedThreads(1, "test")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(threads.run(gate.wait), 0.05)
        waiting = asyncio.create_task(threads.run(lambda: "later"))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        assert await DetachedThreads(1, "another").run(lambda: "now") == "now"
        gate.set()
        assert await waiting == "later"
        with pytest.raises(ZeroDivisionError):
            await threads.run(lambda: 1 / 0)
        assert await threads.run(lambda: "after") == "after"

    asyncio.run(run())


def test_a_house_goes_on_and_stops_while_all_of_them_hang(tmp_path: Path, push: PushService) -> None:
    """Six push addresses and a mail server that never answer; a reminder and a long answer go out, and it stops."""
    tarpits = [Tarpit(kind, pause=0.5) for kind in ("says nothing", "never ends its status")]
    letters = Tarpit("never ends the greeting", pause=0.5)
    mail = ("--smtp", f"smtp://127.0.0.1:{letters.port}", "--sender", "h@games.example", "--site", "https://g.example")
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *mail, "--drain-seconds", "1")
    anna = Client(house.port, "Anna")
    for number in range(6):
        hog = Client(house.port, f"Hog {number}")
        hog.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0})
        here = push.subscription()
        hog.ok("/api/me/reach/push", {**here, "endpoint": f"{tarpits[number % 2].endpoint}/{number}"})
        throw(anna, table_of([anna, hog], options={"start": "A"}))
    for one in tarpits:
        one.wait_for(3)
    asking = threading.Thread(target=lambda: hog.post("/api/me/reach/mail", {"address": "hog@people.example"}))
    asking.start()
    letters.wait_for(1)
    bram = Client(house.port, "Bram")
    push.subscribe(bram)
    throw(anna, table_of([anna, bram], options={"start": "A"}))
    push.next(1)
    response, answer = bram.raw("GET", "/api/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert response.headers["Content-Encoding"] == "gzip"
    assert len(answer) > 1000
    assert sum(one.ended for one in (*tarpits, letters)) == 0  # all of them hang still
    bram.hang_up()
    house.stop()
    assert "does not stop" not in house.log()
    asking.join()
    house.close()
    for one in (*tarpits, letters):
        one.close()


def test_a_process_ends_although_a_thread_hangs(tmp_path: Path) -> None:
    """A thread of Python's own pools would be waited for."""
    code = (
        "import asyncio, threading\n"
        "from burgomaster.server.detached import DetachedThreads\n"
        "async def run():\n"
        "    asyncio.create_task(DetachedThreads(1, 'x').run(threading.Event().wait))\n"
        "    await asyncio.sleep(0.1)\n"
        "asyncio.run(run())\n"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 0


def test_whatever_hangs_the_process_ends(tmp_path: Path) -> None:
    """Also one whose loop stands still: it says where everything stands."""
    code = (
        "import threading\n"
        "from burgomaster.server.serve import _end_within\n"
        "threading.Thread(target=threading.Event().wait).start()\n"
        "_end_within(0.2)\n"
        "threading.Event().wait()\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False, capture_output=True, text=True)
    assert ended.returncode == 1
    assert "Timeout" in ended.stderr
    assert "threading.py" in ended.stderr


def test_a_mail_that_hangs_is_a_push_that_goes(tmp_path: Path, push: PushService) -> None:
    """The channels of one reminder do not wait for each other."""
    post = MailServer()
    house = HouseProcess(str(tmp_path / "own.sqlite"), *SOON, *post.flags)
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    confirm(bram, post)
    tarpit = Tarpit("says nothing")
    bram.ok("/api/me/reach", {"quiet_from": 0, "quiet_to": 0})
    bram.ok("/api/me/reach/push", {**push.subscription(), "endpoint": tarpit.endpoint})
    throw(anna, table_of([anna, bram], options={"start": "A"}))
    tarpit.wait_for(1)
    assert post.next(2)[1]["Subject"] == "Machi Koro: your turn"
    assert tarpit.ended == 0
    house.close()
    tarpit.close()
    post.close()
