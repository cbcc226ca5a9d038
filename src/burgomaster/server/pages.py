"""The browser client, where it has been built; otherwise a page that says where the API is."""

from __future__ import annotations

import gzip
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from burgomaster.server.rooms import ROOMS

STATIC = Path(__file__).parent / "static"
# What is worth compressing; the rest is compressed already.
_TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
# Names that change with their content; Pyodide's files know each other's, so their folder's does.
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$|/pyodide/[0-9a-f]{12}/[^/]+$")
mimetypes.add_type("font/woff2", ".woff2")  # not every machine knows them
mimetypes.add_type("application/manifest+json", ".webmanifest")

_PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Burgomaster</title>
<h1>Burgomaster</h1>
<p>The game server runs. The browser client has not been built into it; the API is described at
<a href="/api/docs">/api/docs</a>.</p></html>
"""


class _Assets(StaticFiles):
    """Files whose names hold a hash of their content never change, and may be kept for a year.

    An unknown address gives a browser the page with status 404, which says so; a program gets a plain 404. The largest
    files lie in the package compressed only.
    """

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        found = super().lookup_path(path)
        if found[1] is None and Path(path).suffix in _TEXTS:
            packed, stat = super().lookup_path(f"{path}.gz")
            if stat is not None:
                return packed.removesuffix(".gz"), stat
        return found

    async def get_response(self, path: str, scope: Any) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            is_browser = "text/html" in Headers(scope=scope).get("accept", "") and not path.startswith("api")
            if problem.status_code != 404 or not is_browser:
                raise
            index = Path(str(self.directory)) / "index.html"
            return self.file_response(index, index.stat(), scope, 404)

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        path = Path(full_path)
        if path.suffix in _TEXTS and response.status_code == 200:
            etag = response.headers["etag"]
            if "gzip" in asked.get("accept-encoding", "") and "range" not in asked:
                response = Response(_zipped(path, stat_result.st_mtime_ns), media_type=response.media_type)
                response.headers["ETag"] = f"W/{etag}"
                response.headers["Content-Encoding"] = "gzip"
            elif not path.is_file():  # who wants a part of it gets all
                unpacked = gzip.decompress(_zipped(path, stat_result.st_mtime_ns))
                response = Response(unpacked, media_type=response.media_type, headers={"ETag": etag})
            response.headers["Vary"] = "Accept-Encoding"
        hashed = _HASHED.search(path.as_posix())
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


@lru_cache(maxsize=200)
def _zipped(path: Path, _changed: int) -> bytes:
    """A compressed file, cached: it is compressed once, not for every request; the largest when they are built."""
    made = path.with_name(f"{path.name}.gz")
    if made.is_file():
        return made.read_bytes()
    return gzip.compress(path.read_bytes(), mtime=0)


def page_routes(static: Path = STATIC) -> list[BaseRoute]:
    """The routes of the page. Addresses of the client's own router get the one HTML file."""
    index = static / "index.html"
    if not index.is_file():
        return [Route("/", _plain)]

    assets = _Assets(directory=static)

    async def client(request: Request) -> Response:
        return assets.file_response(index, index.stat(), request.scope)

    return [
        Route("/", client),
        *(Route(f"/{room}{{rest:path}}", client) for room in ROOMS),
        Mount("/", assets),
    ]


async def _plain(_: Request) -> Response:
    return HTMLResponse(_PLAIN)
