"""Debian's WebKitGTK by its own driver: W3C WebDriver, JSON over HTTP, with a small browser on a screen nobody sees."""

from __future__ import annotations

import base64
import http.client
import json
import os
import shutil
import socket
import stat
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.browsers.window import PATIENCE, Program, clicking, wait_for

# The browser's own buttons would not let a window be as narrow as a phone.
_STYLE = "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; }\n"
_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"  # motion is not wanted


def _mini_browser() -> Path:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "this test needs WebKitGTK's browser; on Debian: apt-get install webkit2gtk-driver"
    return found[-1]


def _needed(program: str, package: str) -> str:
    found = shutil.which(program)
    assert found, f"this test needs {program}; on Debian: apt-get install {package}"
    return found


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class WebKitGtk:
    """One window of a WebKitGTK of its own."""

    name = "WebKitGTK"

    def __init__(self, folder: Path) -> None:
        driver, screen = _needed("WebKitWebDriver", "webkit2gtk-driver"), _needed("Xvfb", "xvfb")
        browser = _mini_browser()
        self.downloads = folder / "downloads"
        settings = folder / "config" / "gtk-3.0"
        for one in (self.downloads, settings):
            one.mkdir(parents=True)
        (settings / "gtk.css").write_text(_STYLE)
        (settings / "settings.ini").write_text(_SETTINGS)
        (folder / "config" / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{self.downloads}"\n')
        folder.chmod(stat.S_IRWXU)  # as a place for sockets must be
        self._stack = ExitStack()
        number, told = os.pipe()
        shown = Program(
            [screen, "-displayfd", str(told), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            folder / "screen.log",
            {},
            pass_fds=[told],
        )
        self._stack.callback(shown.end)
        os.close(told)
        with os.fdopen(number) as line:
            display = f":{line.readline().strip()}"
        self._port = _free_port()
        self._driver = Program(
            [driver, f"--port={self._port}"],
            folder / "driver.log",
            {
                "DISPLAY": display,
                "GDK_BACKEND": "x11",
                "HOME": str(folder),
                "XDG_CONFIG_HOME": str(folder / "config"),
                "XDG_RUNTIME_DIR": str(folder),
                "LC_ALL": "C.UTF-8",
                "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",  # without a graphics card this takes half the time
            },
        )
        self._stack.callback(self._driver.end, self._leave)
        wait_for(self._ready, "WebKitGTK's driver")
        self._path = ""
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._ask("POST", "/session", wanted)
        self._path = f"/session/{session['sessionId']}"
        self.version = str(session["capabilities"]["browserVersion"])
        limit = int(PATIENCE * 1000)
        self._ask("POST", "/timeouts", {"script": limit, "pageLoad": limit})

    def _ready(self) -> bool | None:
        self._driver.said()
        try:
            return True if self._ask("GET", "/status")["ready"] else None
        except OSError:
            return None

    def _ask(self, method: str, path: str, how: dict[str, Any] | None = None) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            body = None if how is None else json.dumps(how)
            line.request(method, getattr(self, "_path", "") + path, body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            told = json.loads(answer.read())["value"]
        finally:
            line.close()
        assert answer.status == 200, f"{path}: {told['error']}: {told['message']}"
        return told

    def go(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def run(self, function: str, *given: Any) -> Any:
        script = f"return (async () => JSON.stringify((await ({function})(...arguments)) ?? null))()"
        return json.loads(self._ask("POST", "/execute/sync", {"script": script, "args": list(given)}))

    def click(self, x: float, y: float) -> None:
        self._ask("POST", "/actions", {"actions": clicking(x, y, "mouse")})

    def resize(self, wide: int, high: int) -> None:
        # What the window has beside the page is known only when it has been drawn.
        for _ in range(5):
            beside = self.run("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            self._ask("POST", "/window/rect", {"width": wide + beside[0], "height": high + beside[1]})
            if self.run("() => [innerWidth, innerHeight]") == [wide, high]:
                return
        raise AssertionError(f"no window of {wide} × {high}")

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def close(self) -> None:
        self._stack.close()

    def _leave(self) -> None:
        if self._path:
            self._ask("DELETE", "")
