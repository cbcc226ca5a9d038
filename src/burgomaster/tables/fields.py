"""Data as JSON has it: what its fields may be is said once, by annotations, and checked here without any package."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from burgomaster.tables.value import Value

REQUIRED = object()
_WHOLE = re.compile("-?(0|[1-9][0-9]{0,20})")
_MOST_REPEATED = 40  # characters of what does not fit


@dataclass(frozen=True)
class Text:
    """A text of so many characters. `pattern` is a regular expression that is found in it."""

    most: int
    least: int = 0
    pattern: str = ""


@dataclass(frozen=True)
class Number:
    """A number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True)
class Items:
    """A list of so many things, or names with what they stand for."""

    most: int
    least: int = 0


class Shape:
    """Data with fields that are declared as `name: type`, or `name: type = default`.

    `closed`: it has no other fields. `tag`: what its field `type` says. `of`: a value whose fields it has as well.
    """

    CLOSED: ClassVar[bool] = False
    TAG: ClassVar[str] = ""
    OF: ClassVar[type[Value] | None] = None

    def __init_subclass__(cls, *, closed: bool | None = None, tag: str = "", of: type[Value] | None = None) -> None:
        cls.CLOSED = cls.CLOSED if closed is None else closed
        cls.TAG, cls.OF = tag, of or cls.OF

    def __init__(self, **fields: Any) -> None:
        vars(self).update(fields)


class Given(Shape, closed=True):
    """What a request brings with it."""


S = TypeVar("S")


class FieldSpec(NamedTuple):
    """A field of a shape or a value: its annotation, and what it holds where nothing is said, if that may be."""

    kind: Any
    default: Any


@cache
def fields_of(shape: Any) -> dict[str, FieldSpec]:
    """All fields by name."""
    base = getattr(shape, "OF", None)
    found = dict(fields_of(base)) if base else {}
    for name, kind in get_type_hints(shape, include_extras=True).items():
        if get_origin(kind) is not ClassVar:
            known = getattr(shape, "DEFAULTS", None)
            default = getattr(shape, name, REQUIRED) if known is None else known.get(name, REQUIRED)
            found[name] = FieldSpec(kind, default)
    return found


class Unfit(ValueError):
    """Data that is not what it may be; the message says how."""


def made(shape: type[S], data: Any) -> S:
    """An instance of plain data that is checked; what is within it stays plain. What no field holds is left out."""
    if problem := _object(data, shape, ""):
        raise Unfit(problem)
    known: Any = shape
    return shape(**{name: data[name] for name in fields_of(known) if name in data})


def of_query(shape: Any, query: Mapping[str, str]) -> Any:
    """The same from an address, where numbers are texts."""
    numbers = {name for name, (kind, _) in fields_of(shape).items() if (get_args(kind) or (kind,))[0] is int}
    whole = {name for name in numbers & query.keys() if _WHOLE.fullmatch(query[name])}
    return made(shape, {name: int(text) if name in whole else text for name, text in query.items()})


def problem_of(value: Any, kind: Any, name: str) -> str:
    """What is wrong with a value of which `kind` is the annotation; empty where it fits."""
    kind, limit = get_args(kind) if get_origin(kind) is Annotated else (kind, None)
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, UnionType):
        problems = [problem_of(value, one, name) for one in args]
        return "" if "" in problems else problems[0]
    if origin is Literal:
        fits = any(type(value) is type(choice) and value == choice for choice in args)
        return "" if fits else f"{name} is one of {', '.join(map(str, args))}, not {_short(value)}"
    if origin is str:
        return _text(value, limit, name)
    if origin in (int, float):
        fits = type(value) is int or (origin is float and type(value) is float)
        fits = fits and (limit is None or limit.least <= value <= limit.most)
        return "" if fits else f"{name} is a {'whole ' * (origin is int)}number{_within(limit)}"
    if origin is bool:
        return "" if isinstance(value, bool) else f"{name} is true or false"
    if origin in (list, tuple):
        return _list(value, args[0], limit, name)
    if origin is dict:
        return _names(value, args, limit, name)
    if origin is NoneType:
        return "" if value is None else f"{name} is null"
    return "" if origin is Any else _object(value, kind, name)


def _object(value: Any, shape: Any, name: str) -> str:
    called = name or "this"
    if not isinstance(value, dict):
        return f"{called} is an object"
    fields = fields_of(shape)
    if getattr(shape, "CLOSED", True) and not value.keys() <= fields.keys():
        return f"{called} has the fields {', '.join(fields)}, not {_short(', '.join(map(str, value)))}"
    for field, (kind, default) in fields.items():
        place = f"{name}.{field}" if name else field
        if field in value:
            problem = problem_of(value[field], kind, place)
        else:
            problem = f"{place} is missing" if default is REQUIRED else ""
        if problem:
            return problem
    return ""


def _text(value: Any, limit: Text | None, name: str) -> str:
    if not isinstance(value, str):
        return f"{name} is a text"
    if limit is None:
        return ""
    if not limit.least <= len(value) <= limit.most:
        return f"{name} is a text of {limit.least} to {limit.most} characters"
    fits = not limit.pattern or re.search(limit.pattern, value)
    return "" if fits else f"{name} is a text like {limit.pattern}"


def _list(value: Any, kind: Any, limit: Items | None, name: str) -> str:
    if not isinstance(value, list | tuple) or (limit and not limit.least <= len(value) <= limit.most):
        return f"{name} is a list{_within(limit)}"
    return next((problem for at, one in enumerate(value) if (problem := problem_of(one, kind, f"{name}[{at}]"))), "")


def _names(value: Any, kinds: tuple[Any, ...], limit: Items | None, name: str) -> str:
    if not isinstance(value, dict) or (limit and not limit.least <= len(value) <= limit.most):
        return f"{name} are names{_within(limit)}, with what they stand for"
    for key, one in value.items():
        problem = problem_of(key, kinds[0], f"a name in {name}") or problem_of(one, kinds[1], f"{name}.{_short(key)}")
        if problem:
            return problem
    return ""


def _within(limit: Number | Items | None) -> str:
    return f" from {limit.least} to {limit.most}" if limit else ""


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= _MOST_REPEATED else f"{text[:_MOST_REPEATED]}…"
