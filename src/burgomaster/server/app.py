"""The server's ASGI application: its endpoints, live connections and pages, behind the security middleware."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

# isort: off
from burgomaster.server.api import (  # noqa: F401 - they list endpoints, described in this order
    club,
    devices,
    lobby,
    editions,
    my_tables,
    notes,
    operation,
    seats,
    operator,
    order,
    own_data,
    people,
    planning,
    play,
    ratings,
    reach,
    review,
    statistics,
    waiting,
    ways,
)

# isort: on
from burgomaster.server.api.describe import docs_routes
from burgomaster.server.api.endpoint import Router, language, refusal
from burgomaster.server.api.watching import watch
from burgomaster.server.middleware import SecurityMiddleware
from burgomaster.server.pages import page_routes
from burgomaster.server.service import Server
from burgomaster.tables.refused import Refused


def application(server: Server) -> Any:
    """The ASGI application of a server."""
    inner = Starlette(
        routes=[*docs_routes(), *page_routes()],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: _nothing_here, 405: _nothing_here},
    )
    return SecurityMiddleware(Router(server, partial(watch, server), inner), server)


async def _nothing_here(request: Request, problem: Exception) -> Response:
    status = getattr(problem, "status_code", 404)
    refused = Refused(404, "not-found") if status == 404 else Refused(405, "method", method=request.method)
    return refusal(refused, language(request.query_params.get("lang"), request.headers.get("accept-language")))
