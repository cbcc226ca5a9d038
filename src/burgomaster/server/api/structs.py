"""The shapes of requests as msgspec has them: quick to read and to check, and described in OpenAPI."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from burgomaster.tables.fields import REQUIRED, FieldSpec, Items, Number, Shape, Text, fields_of
from burgomaster.tables.setup import Clock, EditionText
from burgomaster.tables.value import Value

_CALLED: dict[Any, str] = {
    Clock: "ClockChosen",
    EditionText: "EditionGiven",
}  # as programs know them


@cache
def struct_of(shape: Any) -> Any:
    """The struct of a shape or a value; other types are what they are."""
    is_shape: bool = isinstance(shape, type) and issubclass(shape, Shape | Value)
    if not is_shape:
        return shape
    return msgspec.defstruct(
        _CALLED.get(shape, shape.__name__),
        [(name, _typed(field.kind), *_default(field)) for name, field in fields_of(shape).items()],
        namespace={"__doc__": shape.__doc__},
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=getattr(shape, "CLOSED", True),
        tag=getattr(shape, "TAG", "") or None,
    )


def _default(field: FieldSpec) -> tuple[Any, ...]:
    default = field.default
    if default is REQUIRED:
        return ()
    return (struct_of(type(default))() if isinstance(default, Value) else default,)


def _typed(kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return Annotated[_typed(args[0]), _meta(args[1])]
    if origin in (Union, UnionType):
        return Union[tuple(_typed(one) for one in args)]  # noqa: UP007 - made of what is known only here
    if origin in (list, dict, tuple):
        return origin[tuple(one if one is Ellipsis else _typed(one) for one in args)]
    return struct_of(kind) if isinstance(kind, type) else kind


def _meta(limit: Any) -> msgspec.Meta:
    if isinstance(limit, Number):
        return msgspec.Meta(ge=limit.least, le=limit.most)
    least = limit.least or None
    if isinstance(limit, Items):
        return msgspec.Meta(min_length=least, max_length=limit.most)
    assert isinstance(limit, Text)
    return msgspec.Meta(min_length=least, max_length=limit.most, pattern=limit.pattern or None)
