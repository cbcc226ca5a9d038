"""A static host: it knows only files, and the page lies somewhere below its root."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FOLDER = "/clubs/games/"


class StaticHost:
    """Serves one folder; which one can be changed, as when somebody publishes a newer version."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.asked: list[str] = []
        self.hold = ""  # the end of a path of which only half is sent until `go_on`
        self.go_on = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self))
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Nobody answers any more."""
        self.go_on.set()
        self._server.shutdown()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, host: StaticHost, *given: Any) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.site))

    def translate_path(self, path: str) -> str:
        self.host.asked.append(path)
        inside = path.removeprefix(FOLDER)
        return super().translate_path(inside if path.startswith(FOLDER) else "/no such file")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if self.host.hold and self.path.endswith(self.host.hold):
            whole = source.read()
            outputfile.write(whole[: len(whole) // 2])
            outputfile.flush()
            self.host.go_on.wait()
            outputfile.write(whole[len(whole) // 2 :])
        else:
            super().copyfile(source, outputfile)

    def send_error(self, code: int, *given: Any) -> None:
        if code != 404:
            super().send_error(code, *given)
            return
        shown = (self.host.site / "404.html").read_bytes()  # as many hosts do
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(shown)))
        self.end_headers()
        self.wfile.write(shown)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""
