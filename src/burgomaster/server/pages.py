"""The browser client, where it has been built; otherwise a page that says where the API is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # names that change with their content

_PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Burgomaster</title>
<h1>Burgomaster</h1>
<p>The game server runs. The browser client has not been built into it; the API is described at
<a href="/api/docs">/api/docs</a>.</p></html>
"""


class _Assets(StaticFiles):
    """Files whose names hold a hash of their content never change, and may be kept for a year."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = _HASHED.search(str(full_path))
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def page_routes(static: Path = STATIC) -> list[BaseRoute]:
    """The pages. Every address that is no file is the client's own affair: it gets the one page."""
    index = static / "index.html"
    if not index.is_file():
        return [Route("/", _plain)]

    async def client(_: Request) -> Response:
        return HTMLResponse(index.read_bytes(), headers={"Cache-Control": "no-cache"})

    return [
        Route("/", client),
        *(Route(f"/{room}{{rest:path}}", client) for room in ("new", "table/", "player/", "rules/")),
        Mount("/", _Assets(directory=static)),
    ]


async def _plain(_: Request) -> Response:
    return HTMLResponse(_PLAIN)
