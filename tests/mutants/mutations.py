"""Small mistakes: every one replaces a piece of a file's text, found in its syntax tree."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Lt: ("<", "<=", "lt-to-le"),
    ast.LtE: ("<=", "<", "le-to-lt"),
    ast.Gt: (">", ">=", "gt-to-ge"),
    ast.GtE: (">=", ">", "ge-to-gt"),
    ast.Eq: ("==", "!=", "eq-to-ne"),
    ast.NotEq: ("!=", "==", "ne-to-eq"),
    ast.In: ("in", "not in", "in-to-not-in"),
    ast.NotIn: ("not in", "in", "not-in-to-in"),
    ast.Is: ("is", "is not", "is-to-is-not"),
    ast.IsNot: ("is not", "is", "is-not-to-is"),
}
_ARITHMETIC: dict[type[ast.operator], tuple[str, str, str]] = {
    ast.Add: ("+", "-", "add-to-sub"),
    ast.Sub: ("-", "+", "sub-to-add"),
    ast.Mult: ("*", "+", "mul-to-add"),
    ast.FloorDiv: ("//", "*", "div-to-mul"),
    ast.Div: ("/", "*", "div-to-mul"),
    ast.Mod: ("%", "//", "mod-to-div"),
    ast.LShift: ("<<", ">>", "left-to-right"),
    ast.RShift: (">>", "<<", "right-to-left"),
    ast.BitAnd: ("&", "|", "bits-and-to-or"),
    ast.BitOr: ("|", "&", "bits-or-to-and"),
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_SQL = re.compile(r"\b(SELECT|UPDATE|INSERT|DELETE|WHERE)\b")
_IN_SQL = (
    (r" AND ", " OR ", "sql-and-to-or"),
    (r" OR (?!IGNORE|REPLACE)", " AND ", "sql-or-to-and"),
    (r" < ", " <= ", "sql-lt-to-le"),
    (r" <= ", " < ", "sql-le-to-lt"),
    (r" > ", " >= ", "sql-gt-to-ge"),
    (r" \+ ", " - ", "sql-add-to-sub"),
    (r" DESC\b", " ASC", "sql-desc-to-asc"),
    (r"ORDER BY (\w+)(?! DESC)", r"ORDER BY \1 DESC", "sql-asc-to-desc"),
    (r"\bNOT (?=archived)", "", "sql-drop-not"),
    (r"\bIS NULL\b", "IS NOT NULL", "sql-null-to-not-null"),
    (r"\bIS NOT NULL\b", "IS NULL", "sql-not-null-to-null"),
    (r"\bOR IGNORE\b", "OR REPLACE", "sql-ignore-to-replace"),
    (r"\bcoalesce\((\S+), (\S+)\)", r"coalesce(\2, \1)", "sql-swap"),
)


@dataclass(frozen=True)
class Mutation:
    """One small mistake. Its id is where and what, counted within a function: games.machi_koro.rules._pay:drop#2."""

    id: str
    line: int  # of the mistake
    lines: range  # of the statement it is in
    start: int  # in bytes
    end: int
    new: bytes
    imported: bool  # does it run when the file is imported?

    def applied(self, source: bytes) -> bytes:
        """The file with the mistake in it."""
        return source[: self.start] + self.new + source[self.end :]


def mutations(module: str, source: bytes) -> list[Mutation]:
    """Every mistake we know for a file, in the order of the text."""
    return list(_Finder(module, source).found())


class _Finder:
    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.counts: Counter[str] = Counter()
        self.functions = 0  # that we are inside of
        self.in_rules = module.startswith("games.")

    def found(self) -> Iterator[Mutation]:
        yield from self._block(ast.parse(self.source).body, self.module)

    # ---- Statements ----

    def _block(self, body: list[ast.stmt], scope: str) -> Iterator[Mutation]:
        for statement in body:
            yield from self._statement(statement, scope)

    def _statement(self, node: ast.stmt, scope: str) -> Iterator[Mutation]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                inner = f"{scope}.{node.name}"
                for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
                    yield from self._expressions(default, inner, node)
                self.functions += 1
                yield from self._block(node.body, inner)
                self.functions -= 1
            case ast.ClassDef():
                yield from self._block(node.body, f"{scope}.{node.name}")
            case ast.If() | ast.While():
                yield from self._condition(node.test, scope, node, loop=isinstance(node, ast.While))
                yield from self._expressions(node.test, scope, node)
                yield from self._block(node.body, scope)
                yield from self._block(node.orelse, scope)
            case ast.For() | ast.AsyncFor():
                yield from self._expressions(node.iter, scope, node)
                yield from self._block(node.body, scope)
                yield from self._block(node.orelse, scope)
            case ast.With() | ast.AsyncWith():
                for item in node.items:
                    yield from self._expressions(item.context_expr, scope, node)
                yield from self._block(node.body, scope)
            case ast.Try():
                yield from self._block(node.body, scope)
                for handler in node.handlers:
                    yield from self._block(handler.body, scope)
                yield from self._block(node.orelse, scope)
                yield from self._block(node.finalbody, scope)
            case ast.Match():
                for case in node.cases:
                    yield from self._block(case.body, scope)
            case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Pass() | ast.Global() | ast.Nonlocal():
                return  # assertions say what must hold anyway
            case _:
                yield from self._simple(node, scope)

    def _simple(self, node: ast.stmt, scope: str) -> Iterator[Mutation]:
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                return  # a docstring
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="_log")))):
                return
            case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
                return  # never reached
            case ast.Assign(targets=[target]) if scope == self.module and isinstance(target, ast.Name):
                scope = f"{scope}.{target.id}"  # a constant is told by its name
            case ast.AnnAssign(target=ast.Name(id=name)) if scope == self.module or "." in scope:
                scope = f"{scope}.{name}"
        match node:
            case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
                yield self._replaced(node, b"pass", "drop", scope, node)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                yield self._replaced(node, b"pass", "drop", scope, node)
            case ast.Break():
                yield self._replaced(node, b"continue", "break-to-continue", scope, node)
                yield self._replaced(node, b"pass", "drop", scope, node)
            case ast.Continue():
                yield self._replaced(node, b"break", "continue-to-break", scope, node)
                yield self._replaced(node, b"pass", "drop", scope, node)
            case ast.Return(value=None):
                yield self._replaced(node, b"pass", "drop", scope, node)
            case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
                yield self._replaced(value, b"0" if self.in_rules else b"None", "return-nothing", scope, node)
        if isinstance(node, ast.AugAssign) and type(node.op) in _ARITHMETIC:
            old, new, name = _ARITHMETIC[type(node.op)]
            yield self._between(node.target, node.value, old + "=", new + "=", name, scope, node)
        for part in ("value", "exc", "target", "targets"):
            value = getattr(node, part, None)
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.expr):
                    yield from self._expressions(one, scope, node)

    # ---- Expressions ----

    def _expressions(self, node: ast.expr, scope: str, statement: ast.stmt) -> Iterator[Mutation]:
        match node:
            case ast.JoinedStr():
                yield from self._sql(node, scope, statement)
                return  # positions inside are not to be trusted
            case ast.Subscript(slice=ast.Constant(value=0) as index):
                yield self._replaced(index, b"1", "plus-1", scope, statement)
                yield from self._expressions(node.value, scope, statement)
                return  # -1 is often the same one
            case ast.Constant():
                yield from self._constant(node, scope, statement)
            case ast.Compare():
                for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                    old, new, name = _COMPARISONS[type(sign)]
                    yield self._between(left, right, old, new, name, scope, statement)
            case ast.BinOp() if type(node.op) in _ARITHMETIC:
                old, new, name = _ARITHMETIC[type(node.op)]
                yield self._between(node.left, node.right, old, new, name, scope, statement)
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._between(left, right, old, new, f"{old}-to-{new}", scope, statement)
            case ast.UnaryOp(op=ast.Not()):
                yield self._replaced(node, b"(" + self._text(node.operand) + b")", "drop-not", scope, statement)
            case ast.IfExp():
                yield from self._condition(node.test, scope, statement)
            case ast.Call():
                yield from self._call(node, scope, statement)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from self._expressions(child, scope, statement)
            elif isinstance(child, ast.keyword):
                yield from self._expressions(child.value, scope, statement)
            elif isinstance(child, ast.comprehension):
                yield from self._expressions(child.iter, scope, statement)
                for test in child.ifs:
                    yield from self._condition(test, scope, statement)
                    yield from self._expressions(test, scope, statement)

    def _condition(self, test: ast.expr, scope: str, node: ast.stmt, *, loop: bool = False) -> Iterator[Mutation]:
        if not isinstance(test, ast.Constant):
            yield self._replaced(test, b"False", "if-false", scope, node)
            if not loop:
                yield self._replaced(test, b"True", "if-true", scope, node)

    def _constant(self, node: ast.Constant, scope: str, statement: ast.stmt) -> Iterator[Mutation]:
        value = node.value
        if isinstance(value, bool):
            yield self._replaced(node, str(not value).encode(), f"{value}-to-{not value}".lower(), scope, statement)
        elif isinstance(value, int):
            yield self._replaced(node, b"%d" % (value + 1), "plus-1", scope, statement)
            yield self._replaced(node, b"%d" % (value - 1) if value else b"(-1)", "minus-1", scope, statement)
        elif isinstance(value, str) and _SQL.search(value):
            yield from self._sql(node, scope, statement)
        elif isinstance(value, str) and " " not in value and value:  # with a space it is prose
            yield self._replaced(node, repr(f"X{value}").encode(), "other-text", scope, statement)

    def _call(self, node: ast.Call, scope: str, statement: ast.stmt) -> Iterator[Mutation]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in _CALLS:
            yield self._replaced(node.func, _CALLS[name].encode(), f"{name}-to-{_CALLS[name]}", scope, statement)
        if name == "range":
            end = node.args[-1 if len(node.args) < 3 else 1]
            yield self._replaced(end, b"(" + self._text(end) + b") - 1", "shorter-range", scope, statement)
            if len(node.args) == 1:
                yield self._replaced(end, b"1, " + self._text(end), "later-range", scope, statement)
            return
        if name == "step_of" and len(node.args) == 2:
            return  # a sum: the order does not matter
        for one, two in zip(node.args, node.args[1:], strict=False):
            text = self._text(one), self._text(two)
            starred = isinstance(one, ast.Starred) or isinstance(two, ast.Starred)
            if text[0] != text[1] and not starred and name not in ("min", "max", "replace", "Refused"):
                between = self.source[self._at(one, end=True) : self._at(two)]
                first, last = self._at(one), self._at(two, end=True)
                yield self._made(first, last, text[1] + between + text[0], "swap", scope, one.lineno, statement)

    def _sql(self, node: ast.expr, scope: str, statement: ast.stmt) -> Iterator[Mutation]:
        text = self._text(node).decode()
        if not _SQL.search(text):
            return
        for pattern, new, name in _IN_SQL:
            for match in re.finditer(pattern, text):
                start = self._at(node) + len(text[: match.start()].encode())
                end = start + len(match[0].encode())
                line = node.lineno + text.count("\n", 0, match.start())
                yield self._made(start, end, match.expand(new).encode(), name, scope, line, statement)

    # ---- Making them ----

    def _at(self, node: ast.AST, *, end: bool = False) -> int:
        line, column = (
            (node.end_lineno, node.end_col_offset) if end else (node.lineno, node.col_offset)  # type: ignore[attr-defined]
        )
        return int(self.starts[line - 1] + column)

    def _text(self, node: ast.AST) -> bytes:
        return self.source[self._at(node) : self._at(node, end=True)]

    def _replaced(self, node: ast.expr | ast.stmt, new: bytes, name: str, scope: str, statement: ast.stmt) -> Mutation:
        return self._made(self._at(node), self._at(node, end=True), new, name, scope, node.lineno, statement)

    def _between(
        self, left: ast.expr, right: ast.expr, old: str, new: str, name: str, scope: str, statement: ast.stmt
    ) -> Mutation:
        """An operator, which has no place of its own in the syntax tree."""
        start, end = self._at(left, end=True), self._at(right)
        operator = re.compile(rb"#[^\n]*|(%s)" % re.escape(old).replace(r"\ ", r"\s+").encode())
        place = next(match for match in operator.finditer(self.source, start, end) if match[1])
        line = left.end_lineno + self.source.count(b"\n", start, place.start())  # type: ignore[operator]
        return self._made(place.start(), place.end(), new.encode(), name, scope, line, statement)

    def _made(
        self, start: int, end: int, new: bytes, name: str, scope: str, line: int, statement: ast.stmt
    ) -> Mutation:
        told = f"{scope}:{name}"
        self.counts[told] += 1
        last = getattr(statement, "end_lineno", line) if not hasattr(statement, "body") else line
        lines = range(min(statement.lineno, line), max(last, line) + 1)
        return Mutation(f"{told}#{self.counts[told]}", line, lines, start, end, new, self.functions == 0)
