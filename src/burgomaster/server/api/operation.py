"""For operation: health, readiness, metrics."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from burgomaster import __version__
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.networks import is_among, is_loopback
from burgomaster.server.readings import readings
from burgomaster.tables.refused import Refused


class Health(msgspec.Struct):
    """The process runs."""

    status: str
    version: str


@endpoint("GET", "/health", Health, tag="operation", free=True)
async def health(_ask: Ask, _: None) -> Health:
    """Does the process run?"""
    return Health("ok", __version__)


@endpoint("GET", "/ready", Health, tag="operation", free=True)
async def ready(ask: Ask, _: None) -> Response:
    """Can it serve: does the store answer and take new rows, and is the server not stopping?"""
    fine = await ask.server.ready()
    body = msgspec.json.encode(Health("ok" if fine else "not ready", __version__))
    return Response(body, 200 if fine else 503, media_type="application/json")


@endpoint("GET", "/metrics", str, tag="operation", media="text/plain; version=0.0.4; charset=utf-8", free=True)
async def metrics(ask: Ask, _: None) -> Response:
    """Counters in Prometheus's text format, for this machine and those in `metrics_from`. Nothing names a person."""
    if not _may_measure(ask):
        raise Refused(403, "metrics")
    text = ask.server.metrics.text(readings(ask.server, await ask.server.ready()))
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


_FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")


def _may_measure(ask: Ask) -> bool:
    """Does it come from `metrics_from`, or straight from this machine? What a proxy forwards comes from elsewhere."""
    if is_among(ask.address, ask.server.config.metrics_from):
        return True
    return is_loopback(ask.address) and not any(name in ask.headers for name in _FORWARDED)
