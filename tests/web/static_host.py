"""A static host: it knows only files, and the page lies somewhere below its root."""

from __future__ import annotations

import gzip
import io
import threading
import time
from collections import Counter
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FOLDER = "/clubs/games/"


class StaticHost:
    """Serves one folder; which one can be changed, as when somebody publishes a newer version."""

    def __init__(self, site: Path, handler: type[_Handler] | None = None) -> None:
        self.site = site
        self.asked: list[str] = []
        self.hold = ""  # the end of a path of which only half is sent until `go_on`
        self.go_on = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler or _Handler, self))
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Nobody answers any more."""
        self.go_on.set()
        self._server.shutdown()
        self._server.server_close()


class BareHost(StaticHost):
    """Compresses, and says nothing of how long anything may be kept, or when it changed: as poor as hosts come.

    With a `rate` all that it sends goes over one line of so many bits a second, and every request takes a while more.
    """

    _LATENCY = 0.05  # seconds
    _PIECE = 8192  # bytes
    PACKED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest")

    def __init__(self, site: Path, rate: float = 0) -> None:
        self.sent: Counter[str] = Counter()  # bytes of what each path holds, as they go over the line
        self._rate = rate
        self._free = 0.0  # when the line is free again
        self._line = threading.Lock()
        self._packed: dict[str, bytes] = {}
        super().__init__(site, _BareHandler)

    def packed(self, file: Path) -> bytes:
        """What goes over the line."""
        if file.suffix not in self.PACKED:
            return file.read_bytes()
        name = str(file)
        if name not in self._packed:
            made = file.with_name(f"{file.name}.gz")
            self._packed[name] = made.read_bytes() if made.is_file() else gzip.compress(file.read_bytes(), mtime=0)
        return self._packed[name]

    def send(self, path: str, content: bytes, out: Any) -> None:
        """Send it as fast as the line is."""
        if self._rate:
            time.sleep(self._LATENCY)
        for start in range(0, len(content), self._PIECE):
            piece = content[start : start + self._PIECE]
            if self._rate:
                with self._line:
                    self._free = max(time.monotonic(), self._free) + 8 * len(piece) / self._rate
                    free = self._free
                time.sleep(max(0.0, free - time.monotonic()))
            out.write(piece)
            self.sent[path] += len(piece)


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


class _BareHandler(_Handler):
    host: BareHost

    def send_head(self) -> Any:
        file = Path(self.translate_path(self.path))
        if file.is_dir():
            file /= "index.html"
        if not file.is_file():
            return super().send_head()
        content = self.host.packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(content)))
        if file.suffix in self.host.PACKED:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        return io.BytesIO(content)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self.host.send(self.path.removeprefix(FOLDER).partition("?")[0], source.read(), outputfile)
