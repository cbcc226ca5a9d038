"""Fills in what Fluent messages leave open: values, references, variants. `fluent.syntax` has read them.

`fluent.runtime` does this too, with dates, currencies and babel's 36 MB about a thousand languages. We speak three, and
say words and numbers. Of Fluent only its functions are missing here; a test compares all that we say with the original.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from fluent.syntax import FluentParser, ast

_Value = str | int | float

_LONGEST_FRACTION = 3  # digits


class Unsayable(LookupError):
    """A message refers to something that is not there."""


@dataclass(frozen=True)
class _Scope:
    """What an expression may use."""

    values: Mapping[str, object]
    term: bool = False  # a term knows only what it is given, and needs none of it
    saying: tuple[ast.Pattern, ...] = ()


class FluentBundle:
    """Messages and terms of one language."""

    def __init__(self, between_thousands: str, before_fraction: str, has_many: bool) -> None:
        self._marks = str.maketrans({",": between_thousands, ".": before_fraction})
        self._has_many = has_many
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, source: str) -> None:
        """Read entries; of two with the same name the first one counts, and what cannot be read is left out."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                self._entries.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._entries.setdefault(f"-{entry.id.name}", entry)

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """What an entry, or an attribute of one, says; None if there is no such."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def say(self, pattern: ast.Pattern, values: Mapping[str, object]) -> str:
        """The text, or Unsayable."""
        return self._said(pattern, _Scope(values))

    def _said(self, pattern: ast.Pattern, scope: _Scope) -> str:
        if any(pattern is one for one in scope.saying):
            raise Unsayable("it refers to itself")
        scope = _Scope(scope.values, scope.term, (*scope.saying, pattern))
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._text(element.expression, scope)
            for element in pattern.elements
        )

    def _text(self, expression: object, scope: _Scope) -> str:
        value = self._value(expression, scope)
        if value is None:  # a term that was not given it
            return str(expression.id.name) if isinstance(expression, ast.VariableReference) else ""
        return value if isinstance(value, str) else self._written(value)

    def _value(self, expression: object, scope: _Scope) -> _Value | None:
        match expression:
            case ast.VariableReference():
                return _given(expression.id.name, scope)
            case ast.SelectExpression():
                return self._said(self._variant(expression, scope), scope)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return float(expression.value) if "." in expression.value else int(expression.value)
            case ast.MessageReference():
                return self._said(self._referred(expression.id.name, expression.attribute), scope)
            case ast.TermReference():
                named = expression.arguments.named if expression.arguments else ()
                given = {one.name.name: self._value(one.value, scope) for one in named}
                pattern = self._referred(f"-{expression.id.name}", expression.attribute)
                return self._said(pattern, _Scope(given, term=True, saying=scope.saying))
            case ast.Placeable():
                return self._value(expression.expression, scope)
            case ast.FunctionReference():
                raise Unsayable(f"functions such as {expression.id.name}() are not known here")
        raise AssertionError(expression)

    def _referred(self, name: str, attribute: ast.Identifier | None) -> ast.Pattern:
        pattern = self.pattern(name, attribute.name if attribute else "")
        if pattern is None:
            raise Unsayable(f"there is no {name}{'.' + attribute.name if attribute else ''}")
        return pattern

    def _variant(self, expression: ast.SelectExpression, scope: _Scope) -> ast.Pattern:
        value = self._value(expression.selector, scope)
        for variant in expression.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                chosen = not isinstance(value, str) and value == float(variant.key.value)
            else:
                known = value if isinstance(value, str) or value is None else self._category(value)
                chosen = known == variant.key.name
            if chosen:
                return variant.value
        return next(variant.value for variant in expression.variants if variant.default)

    def _category(self, number: float) -> str:
        """One, or many, by Unicode's rules for our languages."""
        if abs(number) == 1:
            return "one"
        return "many" if self._has_many and number and number % 1_000_000 == 0 else "other"

    def _written(self, number: float) -> str:
        """A number as one writes it in this language."""
        if isinstance(number, int):
            text = f"{number:,d}"
        else:
            text = f"{Decimal(str(number)):,.{_LONGEST_FRACTION}f}".rstrip("0").rstrip(".")
        return text.translate(self._marks)


def _given(name: str, scope: _Scope) -> _Value | None:
    value = scope.values.get(name)
    if isinstance(value, str | int | float):
        return value
    if scope.term:
        return None
    if name in scope.values:
        raise Unsayable(f"{name} is neither text nor a number")
    raise Unsayable(f"nothing is known of {name}")
