"""Requests are said once: both houses answer them, and what fits the server's structs fits a device."""

from __future__ import annotations

import inspect
import json
import random
from typing import Any

import msgspec
import pytest

import burgomaster.server.app  # noqa: F401 - lists what the server answers
from burgomaster.requests.asked import REQUESTS
from burgomaster.server.api.endpoint import ENDPOINTS
from burgomaster.server.api.structs import struct_of
from burgomaster.tab import answering, requests
from burgomaster.tables.addresses import blanked
from burgomaster.tables.fields import REQUIRED, Unfit, fields_of, made, of_query

# Values at the edges of what any field may be, and beyond them.
PLAIN: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 5, 6, 7, 59, 90, 201, 3600, 3601, 10_001, 2**31 - 1, 2**31, 1.0, 0.5, 1.5, -0.1),
    *("", "a", "a\n", "é", "\x00", "7", "x" * 40, "x" * 41, "x" * 60, "x" * 61, "x" * 64, "x" * 65, "x" * 101),
    *("x" * 400, "x" * 401, "x" * 4001, "x" * 100_001, "0" * 63, "0" * 64, "0" * 64 + "\n", "A" * 64),
    *("deeper", "closest", "set", "remove", "live", "off", "free", "alhambra"),
]
NESTED: list[Any] = [
    *([], ["a"], ["a", 1], [1], [True], [1.5], [[]], [None], ["x" * 41], ["a"] * 6, ["a"] * 7, ["a"] * 17, [-1]),
    *({}, {"text": "x"}, {"text": 5}, {"text": "x", "more": 1}, {"kind": "move"}, {"kind": "move", "seconds": 60}),
    *({"kind": "sand"}, {"seconds": -1}, {"seconds": True}, {"a": "b"}, {"a": 1}, {"x" * 41: "b"}, {"a": "x" * 41}),
    {str(number): "x" for number in range(41)},
    *([{"steps": [1], "visits": 3, "chances": [0.5, 0.5]}], [{"steps": [], "visits": 3, "chances": [0.5, 0.5]}]),
    *([{"steps": [1], "visits": 3, "chances": [1]}], [{"steps": [1], "visits": 3, "chances": [1, 0, 2]}]),
]
TEXTS = [
    *("", "0", "1", "5", "-1", "-0", "+1", " 1", "1 ", "1.5", "1.", "1_0", "007", "0x1"),
    *("200", "201", "2147483647", "2147483648", "9" * 30, "x", "½", "٣", "true", "null"),
]
ROUTES = requests._ROUTES.values()
BODIES = sorted({one.body for one in ROUTES if one.body}, key=str)
QUERIES = sorted({one.query for one in ROUTES if one.query}, key=str)


def fits_a_server(shape: Any, data: Any) -> bool:
    try:
        msgspec.json.decode(json.dumps(data).encode(), type=struct_of(shape))
    except msgspec.ValidationError:
        return False
    return True


def fits_a_device(shape: Any, data: Any) -> bool:
    try:
        made(shape, json.loads(json.dumps(data)))
    except Unfit:
        return False
    return True


def fitting(shape: Any) -> dict[str, Any]:
    """A body with the fields that must be there."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(struct_of(shape))}
    needed = [name for name, field in fields_of(shape).items() if field.default is REQUIRED]
    return {name: next(value for value in PLAIN + NESTED if converts(value, kinds[name])) for name in needed}


def converts(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("shape", BODIES, ids=lambda shape: shape.__name__)
def test_what_fits_a_server_fits_a_device_and_nothing_else_does(shape: Any) -> None:
    body = fitting(shape)
    assert fits_a_server(shape, body)
    wrong = [body, *PLAIN, [body], {**body, "more": 1}, *({k: v for k, v in body.items() if k != out} for out in body)]
    tried = [{**body, name: value} for name in fields_of(shape) for value in PLAIN + NESTED]
    rng = random.Random(shape.__name__)
    names = list(fields_of(shape))
    for _ in range(300 if names else 0):
        tried.append({**body, **{rng.choice(names): rng.choice(PLAIN + NESTED) for _ in range(3)}})
    for data in wrong + tried:
        assert fits_a_device(shape, data) == fits_a_server(shape, data), data


@pytest.mark.parametrize("shape", QUERIES, ids=lambda shape: shape.__name__)
def test_a_query_is_read_alike(shape: Any) -> None:
    """All but 1.0 and 1e2, which a server takes for whole numbers."""
    for name in (*fields_of(shape), "more", "self", "shape", "CLOSED"):
        for text in TEXTS:
            try:
                server = msgspec.convert({name: text}, struct_of(shape), strict=False)
            except msgspec.ValidationError:
                with pytest.raises(Unfit):
                    of_query(shape, {name: text})
                continue
            device = of_query(shape, {name: text})
            assert not vars(device).keys() - fields_of(shape).keys()
            assert all(getattr(device, one) == getattr(server, one) for one in fields_of(shape)), (name, text)


def test_both_houses_answer_every_request_that_is_said_once() -> None:
    asked = [(one.method, one.path) for one in REQUESTS]
    assert len(set(asked)) == len(asked) > 30
    handlers = {(one.method, one.path): one.handler for one in ENDPOINTS}
    assert len(handlers) == len(ENDPOINTS)
    assert answering.answer is requests.answer
    for one in REQUESTS:
        path = blanked(one.path)[0] if "{" in one.path else one.path
        assert requests._ROUTES[one.method, path].handler is one.handler
        assert (
            next(each for each in ENDPOINTS if (each.method, each.path) == (one.method, one.path)).handler
            is one.handler
        )
        assert inspect.getdoc(one.handler)
