"""Debian's Firefox by WebDriver BiDi, which it speaks itself: JSON over a WebSocket, no driver beside it."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.browsers.window import PATIENCE, Program, clicking, wait_for

_PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB, en",
    "dom.w3c_touch_events.enabled": 1,
    "browser.download.folderList": 2,  # into the folder named below, without asking
    "browser.download.alwaysOpenPanel": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox:
    """One window of a Firefox of its own."""

    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program, "this test needs Firefox; on Debian: apt-get install firefox-esr"
        self.downloads = folder / "downloads"
        profile = folder / "profile"
        for one in (self.downloads, profile):
            one.mkdir(parents=True)
        preferences = {**_PREFERENCES, "browser.download.dir": str(self.downloads)}
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in preferences.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        self._program = Program(
            [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
            folder / "firefox.log",
            {"HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1600", "MOZ_HEADLESS_HEIGHT": "1200"},
        )
        found = wait_for(
            lambda: re.search(r"WebDriver BiDi listening on (ws://\S+)", self._program.said()), "Firefox's address"
        )
        self._stack = ExitStack()
        self._line = self._stack.enter_context(connect(f"{found[1]}/session", max_size=None, open_timeout=PATIENCE))
        self._asked = 0
        told = self._ask("session.new", capabilities={})
        self.version = str(told["capabilities"]["browserVersion"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **how: Any) -> dict[str, Any]:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": how}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == self._asked:  # the rest are events that nobody asked for
                assert answer["type"] == "success", f"{method}: {answer['error']}: {answer['message']}"
                return dict(answer["result"])

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        told = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self._tab},
        )
        assert told["type"] == "success", f"{told['exceptionDetails']['text']} in {function}"
        return json.loads(told["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._tab, actions=clicking(x, y, "touch"))

    def resize(self, wide: int, high: int) -> None:
        self._ask("browsingContext.setViewport", context=self._tab, viewport={"width": wide, "height": high})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._tab)["data"])

    def close(self) -> None:
        with self._stack:
            self._program.end(self._leave)

    def _leave(self) -> None:
        with suppress(ConnectionClosed):  # it may be faster than its answer
            self._ask("browser.close")
        with suppress(subprocess.TimeoutExpired):
            self._program.process.wait(30)
