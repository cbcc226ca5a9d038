"""The API described: OpenAPI from the endpoints' own types, and a page that shows it without anything from outside."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from burgomaster import __version__
from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.requests.puzzles import PuzzleShown
from burgomaster.server.api.endpoint import ENDPOINTS, Endpoint, Failure
from burgomaster.server.api.play import Sent
from burgomaster.server.api.shapes import Beat, Happened, LiveRefusal, Missed, Present, Repeated, Whole
from burgomaster.server.api.structs import struct_of

_REFUSALS = {
    "400": "the request is broken",
    "401": "say who you are first, or the key is not valid",
    "403": "not yours to do",
    "404": "there is no such thing",
    "405": "the address does not take this method",
    "408": "it took too long to arrive",
    "409": "not now: the game or the table does not allow it; `rule` names the rule",
    "413": "too large",
    "415": "send JSON",
    "421": "the server does not answer to that host name",
    "422": "what was sent cannot be understood or is not allowed",
    "429": "too much at once",
    "431": "address and headers are too large",
    "503": "the store is away, or the server is stopping; try again",
}
# What an address names, by its place in it.
_NAMED: dict[str, dict[str, Any]] = {
    "table": {"pattern": "^[0-9a-f]{16}$"},
    "club": {"pattern": "^[0-9a-f]{16}$"},
    "player": {"pattern": "^[0-9a-f]{32}$"},
    "puzzle": {"pattern": "^[a-z-]+-[0-9]+$"},
    "game": {"enum": list(GAMES)},
}
_LANG = {
    "name": "lang",
    "in": "query",
    "description": "language of sentences; otherwise Accept-Language decides",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}

_OUTLOOK = {
    "name": "outlook",
    "in": "query",
    "description": "1: views also say what things come to and what would happen (see Formats)",
    "schema": {"type": "string", "enum": ["", "1"]},
}
_WATCH = {
    "name": "watch",
    "in": "query",
    "description": "1: you count as nobody and get what a spectator gets, wherever you sit",
    "schema": {"type": "string", "enum": ["", "1"]},
}


@cache
def openapi() -> dict[str, Any]:
    """The description."""
    types: list[Any] = [Failure, Whole, Happened, Present, Missed, Beat, struct_of(Sent), Repeated, LiveRefusal]
    for one in ENDPOINTS:
        types += [kind for kind in (one.body, one.query, one.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Burgomaster",
            "version": __version__,
            "description": "Tables for people. The live stream, /api/tables/{table}/live, is a WebSocket; its messages "
            "are the schemas Whole, Happened, Present, Missed and Beat. A move may be sent over it too, as Sent; one "
            "not answered by its row is answered by Repeated or LiveRefusal. docs/server.md tells the whole story.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "burgomaster"},
                "key": {"type": "http", "scheme": "bearer"},
                "operator": {"type": "http", "scheme": "bearer", "description": "`burgomaster admin key` prints it"},
            },
        },
        "security": [{"cookie": []}, {"key": []}, {}],
    }


def _operation(one: Endpoint, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": schema_of[id(Failure)]}}
    answers: dict[str, Any] = {
        "200": {"description": "done", "content": {one.media.partition(";")[0]: {"schema": schema_of[id(one.answer)]}}}
    }
    answers |= {status: {"description": text, "content": refusal} for status, text in _REFUSALS.items()}
    if one.path == "/ready":
        answers["503"] = {"description": "not ready", "content": answers["200"]["content"]}
    operation: dict[str, Any] = {
        "tags": [one.tag],
        "summary": one.summary,
        "operationId": one.handler.__name__,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string", **_NAMED[name]}}
                for name in re.findall(r"{(\w+)}", one.path)
            ),
            *_query(one, schema_of, components),
        ],
        "responses": answers,
    }
    if one.operator:
        operation["security"] = [{"operator": []}]
    if one.body is not None:
        content = {"application/json": {"schema": schema_of[id(one.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _query(one: Endpoint, schema_of: dict[int, Any], components: dict[str, Any]) -> list[dict[str, Any]]:
    if one.query is None:
        watch = [_WATCH] if one.method == "GET" and "{table}" in one.path else []
        return [*([_OUTLOOK] if one.answer in (Whole, struct_of(PuzzleShown)) else []), *watch, _LANG]
    shape = components[schema_of[id(one.query)]["$ref"].rpartition("/")[2]]
    found = [
        {"name": name, "in": "query", "schema": schema}
        for name, schema in shape["properties"].items()
        if name != "lang"
    ]
    return [*found, _LANG]


_STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{overflow:auto;padding:.5rem;border:1px solid #8884}
summary{cursor:pointer;padding:.2rem 0}.method{display:inline-block;min-width:3.5rem;font-weight:bold}
:root{color-scheme:light dark}
"""


@cache
def _page() -> str:
    """The description as a page: no script, nothing loaded from anywhere else."""
    description = openapi()
    by_tag: dict[str, list[str]] = {}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            by_tag.setdefault(operation["tags"][0], []).append(_section(path, method, operation))
    parts = [f"<h2>{html.escape(tag)}</h2>{''.join(sections)}" for tag, sections in by_tag.items()]
    parts.append("<h2>schemas</h2>")
    for name, schema in sorted(description["components"]["schemas"].items()):
        parts.append(
            f'<details id="{html.escape(name)}"><summary>{html.escape(name)}</summary>{_json(schema)}</details>'
        )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Burgomaster API</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">'
        f"<h1>Burgomaster API</h1><p>{html.escape(description['info']['description'])}</p>"
        f'<p><a href="/api/openapi.json">openapi.json</a></p>{"".join(parts)}</html>'
    )


def _section(path: str, method: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody")
    answer = operation["responses"]["200"]["content"]
    asked = [f"<code>{html.escape(one['name'])}</code>" for one in operation["parameters"]]
    return (
        f'<details><summary><span class="method">{method.upper()}</span> <code>{html.escape(path)}</code> '
        f"{html.escape(operation['summary'])}</summary>"
        + (f"<p>parameters: {', '.join(asked)}</p>" if asked else "")
        + (f"<p>takes</p>{_json(body['content']['application/json']['schema'])}" if body else "")
        + f"<p>answers</p>{_json(answer)}</details>"
    )


def _json(value: Any) -> str:
    text = html.escape(json.dumps(value, indent=2, ensure_ascii=False), quote=False)
    linked = re.sub(r'"#/components/schemas/(\w+)"', r'"<a href="#\1">\1</a>"', text)
    return f"<pre>{linked}</pre>"


def docs_routes() -> list[Route]:
    """Where the description is found."""

    async def as_json(_: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def as_page(_: Request) -> Response:
        return HTMLResponse(_page())

    async def style(_: Request) -> Response:
        return Response(_STYLE, media_type="text/css")

    return [Route("/api/openapi.json", as_json), Route("/api/docs", as_page), Route("/api/docs.css", style)]
