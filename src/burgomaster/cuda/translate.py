"""From rules to CUDA C++: the same source once more, with 32-bit integers and the edition as constants.

Rules are whole numbers, conditions, loops and calls of other rules, so their syntax says all: annotations give the
types of what is passed and returned, and a local variable has the widest type of what is assigned to it. The figures of
the edition, the number of players and the tables of steps are known before a game begins and become constants. Whatever
is not in the rule language is an error here, never a guess.

Luck needs 64 bits. It has a type of its own, which turns into no other by itself. Bits that are shifted to the left may
need them too; where such a number is passed on as a short one, it must fit, and tests/cuda sees to that.
"""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from burgomaster.games.kernel.statements import untold
from burgomaster.games.kernel.structs import I8, I16, I32, Field, Struct

# The types of values, from narrow to wide; a condition counts as 0 or 1 where a number is asked for.
_FLAG, _NUMBER, _LONG, _REAL = "bool", "int", "long long", "double"
_WIDTHS = (_FLAG, _NUMBER, _LONG, _REAL)
_LUCK = "Luck"
_ROW = "auto*"  # of the state, of the edition, or space for steps
_PASSED = {"int": _NUMBER, "float": _REAL, "bool": _FLAG, "State": "State&"}
_PASSED |= {"Sequence[int]": _ROW, "MutableSequence[int]": _ROW}
_OF_ANY_GAME = {"s": "State", "e": "Edition"}  # by name, where a rule that many games share is annotated Any
_RETURNED = {"int": _NUMBER, "float": _REAL, "bool": _FLAG, "None": "void"}
_FIELDS = {I8: "signed char", I16: "short", I32: "int"}

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_WHOLE_DIVISIONS: dict[type[ast.AST], str] = {ast.FloorDiv: "floor_divide", ast.Mod: "modulo"}
_LONG_CAST = "Long"
_CALLS = {"abs": "magnitude", "min": "least", "max": "most"}
_CASTS = {"int": _NUMBER, "float": _REAL, "bool": _FLAG}

_SHORT = 8  # lines: a function of so few is always put in where it is called

# Rules whose translation is written by hand, in prelude.cu: luck is made of 64-bit numbers that wrap around.
_BY_HAND = {"luck.pick": "pick", "luck.luck_of": "luck_of"}
_PRELUDE = Path(__file__).with_name("prelude.cu")


class CppRules:
    """Rules of one game, for one edition and number of players, and everything they call."""

    def __init__(self, state: type[Struct], edition: Struct, players: int, *, whole: bool = False) -> None:
        """With `whole`, a state has all its fields, just as the native rules keep it; otherwise those that are used."""
        self._state, self._edition, self._players = state, edition, players
        self._names: dict[FunctionType, str] = {}  # in C++; by them, what they return and the text
        self._returned: dict[str, str] = {}
        self._functions: dict[str, str] = {}
        self.calls: Counter[str] = Counter()  # in how many places a function is called
        self._tables: dict[str, tuple[int | float, ...]] = {}
        self._fields: set[str] = set(state.FIELDS) if whole else {"turns"}
        self._figures: set[str] = set()

    def add(self, rule: Callable[..., Any]) -> str:
        """Translate a rule, with all that it calls; its name in C++."""
        assert isinstance(rule, FunctionType)
        if rule not in self._names:
            name = f"{Path(rule.__code__.co_filename).stem}_{rule.__name__}"
            while name in self._names.values():  # files of different folders
                name += "_"
            self._names[rule] = name
            function = _Function(self, rule, name)
            self._returned[name] = function.returned
            self._functions[name] = function.text()
        return self._names[rule]

    def returned(self, rule: Callable[..., Any]) -> str:
        """The type of what a rule returns."""
        return self._returned[self.add(rule)]

    def text(self) -> str:
        """All of it, what is called before what calls it."""
        return "\n".join([self._struct(), self._constants(), *map(self._marked, self._functions)])

    def _marked(self, name: str) -> str:
        """A function behind the word that says whether it may stay a function of its own in machine code."""
        text = self._functions[name]
        return f"{'SHARED' if self.calls[name] > 1 and len(text.splitlines()) > _SHORT else 'RULE'} {text}"

    # ---- Asked by functions ----

    def field(self, struct: str, name: str) -> Field:
        """A field of a state or the edition `e`, as it is declared."""
        return (self._edition if struct == "e" else self._state).FIELDS[name]

    def state_field(self, state: str, name: str) -> str:
        """A field of a state; the number of players is the same all the game."""
        if name == "players":
            return str(self._players)
        self._fields.add(name)
        return f"{state}.{name}"

    def figure(self, name: str) -> str:
        """A field of the edition: a number where it is one, otherwise a table."""
        field = self._edition.FIELDS[name]
        if not field.shape:
            return _number(getattr(self._edition, name))
        self._figures.add(name)
        return f"E_{name}"

    def table(self, name: str, values: tuple[Any, ...]) -> str:
        """A tuple of numbers."""
        if not all(isinstance(value, int | float) for value in values):
            raise TypeError(f"{name} is no table of numbers")
        name = name.lstrip("_")
        if self._tables.setdefault(name, values) != values:
            raise AssertionError(f"two tables are called {name}")
        return f"T_{name}"

    # ---- Written out ----

    def _struct(self) -> str:
        kept = {name: field for name, field in self._state.FIELDS.items() if name in self._fields}
        lines = [f"  {_FIELDS[field.kind]} {name}{_sides(field)};" for name, field in kept.items()]
        return "\n".join(["struct State {", *lines, "};"])

    def _constants(self) -> str:
        lines = []
        for name in sorted(self._figures):
            field = self._edition.FIELDS[name]
            lines.append(
                f"TABLE {_FIELDS[field.kind]} E_{name}{_sides(field)} = {_braced(getattr(self._edition, name))};"
            )
        for name, values in self._tables.items():
            lines.append(f"TABLE {_narrowest(values)} T_{name}[{len(values)}] = {_braced(values)};")
        return "\n".join(lines)


def whole_program(constants: Mapping[str, object], rules: CppRules, *files: Path) -> str:
    """A program: constants, what rules need, the rules, and what calls them, from these files."""
    defined = [f"#define {name} {value}" for name, value in constants.items()]
    return "\n".join([*defined, prelude(), rules.text(), *(file.read_text(encoding="utf-8") for file in files)])


def prelude() -> str:
    """What translated rules need."""
    return _PRELUDE.read_text(encoding="utf-8")


class _Function:
    """One rule on its way to C++."""

    def __init__(self, whole: CppRules, rule: FunctionType, name: str) -> None:
        self._whole, self._rule, self._name = whole, rule, name
        self._tree = _syntax(Path(rule.__code__.co_filename))[rule.__name__]
        self._passed = {one.arg: self._passed_type(one) for one in self._tree.args.args}
        self._types = dict(self._passed)
        self._loops = 0
        self._find_types()
        self.returned = self._returned_type()

    def _returned_type(self) -> str:
        """As annotated, but long where what is returned is long."""
        annotated = _returned(self._tree)
        if annotated != _NUMBER:
            return annotated
        given = [node.value for node in ast.walk(self._tree) if isinstance(node, ast.Return) and node.value]
        return self._join(_NUMBER, *map(self._type, given))

    def text(self) -> str:
        """The function in C++."""
        if self._tree.args.defaults:
            first = len(self._passed) - len(self._tree.args.defaults)
            defaults = [""] * first + [f" = {self._value(one)}" for one in self._tree.args.defaults]
        else:
            defaults = [""] * len(self._passed)
        taken = ", ".join(
            f"{kind} {_local(key)}{default}"
            for (key, kind), default in zip(self._passed.items(), defaults, strict=True)
            if kind != "Edition"
        )
        lines = [f"{self.returned} {self._name}({taken}) {{"]
        for key, kind in self._types.items():
            if key not in self._passed:
                lines.append(f"  {kind} {_local(key)} = 0;")
        lines += self._block(self._tree.body, "  ")
        return "\n".join([*lines, "}"])

    def _passed_type(self, one: ast.arg) -> str:
        annotation = ast.unparse(one.annotation) if one.annotation else ""
        if annotation == "Any":
            annotation = _OF_ANY_GAME.get(one.arg, annotation)
        if annotation == "Edition":
            return annotation
        if one.arg == "luck":
            return _LUCK
        if annotation not in _PASSED:
            raise self._wrong(one, f"takes {annotation}")
        return _PASSED[annotation]

    def _wrong(self, node: ast.AST, problem: str) -> TypeError:
        return TypeError(f"{self._rule.__code__.co_filename}, line {getattr(node, 'lineno', '?')}: {problem}")

    # ---- Types ----

    def _find_types(self) -> None:
        """The type of every local variable: the widest of what is assigned to it. Assignments may feed each other."""
        before: dict[str, str] = {}
        while before != self._types:
            before = dict(self._types)
            for node in ast.walk(self._tree):
                if isinstance(node, ast.For):
                    self._assigned(node.target, _NUMBER)
                elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                    self._assigned(node.target, self._join(self._type(node.target), self._type(node.value), _NUMBER))
                elif isinstance(node, ast.Assign):
                    for target in node.targets:
                        if not isinstance(target, ast.Tuple):
                            self._assigned(target, self._type(node.value))
                        elif isinstance(node.value, ast.Tuple):
                            for one, value in zip(target.elts, node.value.elts, strict=True):
                                self._assigned(one, self._type(value))
                        else:
                            for one in target.elts:
                                self._assigned(one, _NUMBER)

    def _assigned(self, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Name):
            known = self._types.get(target.id, kind)
            wider = known if known == kind else self._join(known, kind)
            if target.id in self._passed and wider != known:
                raise self._wrong(target, f"{target.id} is passed as {known} and then becomes {kind}")
            self._types[target.id] = wider

    def _join(self, *kinds: str) -> str:
        if not set(kinds) <= set(_WIDTHS):
            raise self._wrong(self._tree, f"mixes {kinds}")
        return max(kinds, key=_WIDTHS.index)

    def _type(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return _type_of(node.value)
        if isinstance(node, ast.Name):
            if node.id in self._types:
                return self._types[node.id]
            return _FLAG if self._is_local(node.id) else _type_of(self._global(node))  # a local not yet seen: narrowest
        if isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            return _FLAG
        if isinstance(node, ast.BoolOp):
            return self._join(*map(self._type, node.values))
        if isinstance(node, ast.UnaryOp):
            return self._join(self._type(node.operand), _NUMBER)
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.Div):
                return _REAL
            least = _LONG if isinstance(node.op, ast.LShift) else _NUMBER  # bits may be shifted anywhere
            return self._join(self._type(node.left), self._type(node.right), least)
        if isinstance(node, ast.IfExp):
            return self._join(self._type(node.body), self._type(node.orelse))
        if isinstance(node, ast.Call):
            return self._type_of_call(node)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and not self._is_local(node.value.id):
            return _type_of(max(self._global(node.value), key=lambda one: isinstance(one, float)))
        if isinstance(node, ast.Attribute) and self._module(node) is not None:
            return _type_of(getattr(self._module(node), node.attr))
        if isinstance(node, ast.Subscript | ast.Attribute):
            return self._type_of_place(node)
        raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")

    def _type_of_place(self, node: ast.Subscript | ast.Attribute) -> str:
        """A number of a struct, or a whole row, which a local variable may stand for."""
        depth = 0
        inner: ast.expr = node
        while isinstance(inner, ast.Subscript):
            depth, inner = depth + 1, inner.value
        struct = self._struct_of(inner)
        if not struct or not isinstance(inner, ast.Attribute):
            return _NUMBER
        field = self._whole.field(struct, inner.attr)
        if depth == len(field.shape):
            return _NUMBER
        if depth + 1 < len(field.shape):
            raise self._wrong(node, f"{ast.unparse(node)} is more than a row")
        return f"{'const ' if struct == 'e' else ''}{_FIELDS[field.kind]}*"

    def _type_of_call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        if node.func.id in _CASTS:
            return _CASTS[node.func.id]
        if node.func.id in _CALLS:
            return self._join(_NUMBER, *map(self._type, node.args))
        called = self._rule_of(node)
        return _NUMBER if _by_hand(called) else self._whole.returned(called)

    def _struct_of(self, node: ast.expr) -> str:
        """The edition or the state of which a field is named, such as `s`, otherwise nothing."""
        named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id
        return named if named and self._passed.get(named) in ("Edition", "State&") else ""

    def _is_local(self, name: str) -> bool:
        return name in self._rule.__code__.co_varnames

    def _global(self, node: ast.Name) -> Any:
        found = self._rule.__globals__.get(node.id, vars(builtins).get(node.id))
        if found is None:
            raise self._wrong(node, f"there is no {node.id}")
        return found

    def _module(self, node: ast.Attribute) -> ModuleType | None:
        """The module of which a name is asked, as `no.TOO_DEAR` asks refusals."""
        if not isinstance(node.value, ast.Name) or self._is_local(node.value.id):
            return None
        found = self._global(node.value)
        return found if isinstance(found, ModuleType) else None

    # ---- Statements ----

    def _block(self, body: Sequence[ast.stmt], indent: str) -> Iterator[str]:
        for statement in body:
            for line in self._statement(statement):
                yield indent + line

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        if isinstance(node, ast.Expr):
            if not isinstance(node.value, ast.Constant):  # a docstring
                yield f"{self._value(node.value)};"
        elif isinstance(node, ast.Return):
            yield self._return(node)
        elif isinstance(node, ast.Assign):
            yield from self._assignment(node)
        elif isinstance(node, ast.AugAssign):
            combined = ast.BinOp(node.target, node.op, node.value, lineno=node.lineno)
            yield f"{self._value(node.target)} = {self._value(combined)};"
        elif isinstance(node, ast.If):
            yield f"if ({self._condition(node.test)}) {{"
            yield from self._block(node.body, "  ")
            if node.orelse:
                yield "} else {"
                yield from self._block(node.orelse, "  ")
            yield "}"
        elif isinstance(node, ast.While) and not node.orelse:
            yield f"while ({self._condition(node.test)}) {{"
            yield from self._block(node.body, "  ")
            yield "}"
        elif isinstance(node, ast.For) and not node.orelse:
            yield from self._for(node)
        elif isinstance(node, ast.Break):
            yield "break;"
        elif isinstance(node, ast.Continue):
            yield "continue;"
        elif not isinstance(node, ast.Pass):
            raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")

    def _return(self, node: ast.Return) -> str:
        if node.value is None:
            return "return;"
        if isinstance(node.value, ast.Tuple):
            return f"return {{{', '.join(map(self._value, node.value.elts))}}};"
        return f"return {self._value(node.value)};"

    def _assignment(self, node: ast.Assign) -> Iterator[str]:
        (target,) = node.targets
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            # All values are worked out before the first is assigned.
            values = [f"auto value{i} = {self._value(one)};" for i, one in enumerate(node.value.elts)]
            parts = [f"{self._value(one)} = value{i};" for i, one in enumerate(target.elts)]
            yield f"{{ {' '.join([*values, *parts])} }}"
        elif isinstance(target, ast.Tuple):
            parts = [f"{self._value(one)} = several.n[{i}];" for i, one in enumerate(target.elts)]
            yield f"{{ auto several = {self._value(node.value)}; {' '.join(parts)} }}"
        elif not (isinstance(target, ast.Attribute) and target.attr == "players"):  # a constant: see state_field
            yield f"{self._value(target)} = {self._value(node.value)};"

    def _for(self, node: ast.For) -> Iterator[str]:
        """The range is fixed before the loop begins, and its variable stays as it was in the last round."""
        if not isinstance(node.iter, ast.Call) or ast.unparse(node.iter.func) != "range":
            raise self._wrong(node, f"{ast.unparse(node.iter)} is no range")
        bounds = [self._argument(one) for one in node.iter.args[:2]]
        stride = ast.literal_eval(node.iter.args[2]) if len(node.iter.args) > 2 else 1
        first, last = bounds if len(bounds) > 1 else ("0", bounds[0])
        self._loops += 1
        i, end = f"i{self._loops}", f"end{self._loops}"
        yield "LOOP"
        yield f"for (int {i} = {first}, {end} = {last}; {i} {'<' if stride > 0 else '>'} {end}; {i} += {stride}) {{"
        yield f"  {self._value(node.target)} = {i};"
        yield from self._block(node.body, "  ")
        yield "}"

    # ---- Expressions ----

    def _condition(self, node: ast.expr) -> str:
        """What only counts as true or false: numbers may stand in it too."""
        if isinstance(node, ast.BoolOp):
            operator = " && " if isinstance(node.op, ast.And) else " || "
            return f"({operator.join(map(self._condition, node.values))})"
        return self._value(node)

    def _value(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return _number(node.value)
        if isinstance(node, ast.Name):
            return _local(node.id) if node.id in self._types else _number(self._global(node))
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Subscript):
            return self._subscript(node)
        if isinstance(node, ast.BoolOp):
            if self._type(node) != _FLAG:
                raise self._wrong(node, f"{ast.unparse(node)} is a number, not a condition")
            return self._condition(node)
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return f"(!{self._condition(node.operand)})"
            return f"({'~' if isinstance(node.op, ast.Invert) else '-'}{self._value(node.operand)})"
        if isinstance(node, ast.BinOp):
            return self._binary(node)
        if isinstance(node, ast.Compare):
            sides = [self._value(one) for one in (node.left, *node.comparators)]
            pairs = [f"({a} {_OPERATORS[type(op)]} {b})" for a, op, b in zip(sides, node.ops, sides[1:], strict=False)]
            return pairs[0] if len(pairs) == 1 else f"({' && '.join(pairs)})"
        if isinstance(node, ast.IfExp):
            return f"({self._condition(node.test)} ? {self._value(node.body)} : {self._value(node.orelse)})"
        if isinstance(node, ast.Call):
            return self._call(node)
        raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")

    def _binary(self, node: ast.BinOp) -> str:
        left, right = self._value(node.left), self._value(node.right)
        if isinstance(node.op, ast.Div):
            return f"(double({left}) / double({right}))"
        if type(node.op) in _WHOLE_DIVISIONS:
            kind = self._type(node)
            if kind not in (_NUMBER, _LONG):
                raise self._wrong(node, f"{ast.unparse(node)} is no division of whole numbers")
            return f"{_WHOLE_DIVISIONS[type(node.op)]}<{kind}>({left}, {right})"
        if type(node.op) not in _OPERATORS:
            raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")
        if isinstance(node.op, ast.LShift):
            left = f"{_LONG_CAST}({left})"
        return f"({left} {_OPERATORS[type(node.op)]} {right})"

    def _attribute(self, node: ast.Attribute) -> str:
        struct = self._struct_of(node)
        if struct == "e":
            return self._whole.figure(node.attr)
        if struct:
            return self._whole.state_field(_local(struct), node.attr)
        module = self._module(node)
        if module is None:
            raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")
        return _number(getattr(module, node.attr))

    def _subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.value, ast.Name) and not self._is_local(node.value.id):
            return f"{self._whole.table(node.value.id, self._global(node.value))}[{self._argument(node.slice)}]"
        return f"{self._value(node.value)}[{self._argument(node.slice)}]"

    def _call(self, node: ast.Call) -> str:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self._wrong(node, f"{ast.unparse(node)} is not in the rule language")
        name = node.func.id
        passed = [one for one in node.args if not (isinstance(one, ast.Name) and one.id == "e")]
        if name in _CASTS or name in _CALLS:
            arguments = [self._value(one) for one in passed]
        else:
            arguments = [self._argument(one) for one in passed]
        if name in _CASTS:
            return f"{_CASTS[name]}({arguments[0]})"
        if name in _CALLS:
            function = f"{_CALLS[name]}<{self._type(node)}>"
            made = arguments[0] if arguments[1:] else f"{function}({arguments[0]})"
            for one in arguments[1:]:
                made = f"{function}({made}, {one})"
            return made
        called = self._rule_of(node)
        if _by_hand(called):
            return f"{_by_hand(called)}({', '.join(arguments)})"
        made = self._whole.add(called)
        self._whole.calls[made] += 1
        return f"{made}({', '.join(arguments)})"

    def _argument(self, node: ast.expr) -> str:
        return f"narrow({self._value(node)})" if self._type(node) == _LONG else self._value(node)

    def _rule_of(self, node: ast.Call) -> FunctionType:
        assert isinstance(node.func, ast.Name)
        called = self._global(node.func)
        if not isinstance(called, FunctionType) or not getattr(called, "is_rule", False):
            raise self._wrong(node, f"{node.func.id} is no rule")
        return called


@cache
def _syntax(file: Path) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in untold(file).body if isinstance(node, ast.FunctionDef)}


def _by_hand(rule: FunctionType) -> str | None:
    return _BY_HAND.get(f"{Path(rule.__code__.co_filename).stem}.{rule.__name__}")


def _returned(tree: ast.FunctionDef) -> str:
    annotation = ast.unparse(tree.returns) if tree.returns else ""
    if annotation.startswith("tuple["):
        return f"Several<{annotation.count('int')}>"
    return _RETURNED[annotation]


def _local(name: str) -> str:
    return "s" if name == "s" else f"{name}_"


def _type_of(value: object) -> str:
    if isinstance(value, bool | float):
        return _FLAG if isinstance(value, bool) else _REAL
    return _NUMBER if isinstance(value, int) and -(2**31) < value < 2**31 else _LONG


def _number(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and -(2**31) < value < 2**31:
        return f"({value})" if value < 0 else str(value)
    if isinstance(value, int) and -(2**63) < value < 2**63:
        return f"({value}LL)"
    if isinstance(value, float):
        return repr(value)
    raise TypeError(f"{value!r} is no number")


def _sides(field: Field) -> str:
    return "".join(f"[{side}]" for side in field.shape)


def _braced(values: Any) -> str:
    if isinstance(values, int | float):
        return str(values)
    return "{" + ", ".join(map(_braced, values)) + "}"


def _narrowest(values: Sequence[int | float]) -> str:
    if any(isinstance(value, float) for value in values):
        return _REAL
    for kind, bits in ((I8, 7), (I16, 15)):
        if all(-(1 << bits) <= value < 1 << bits for value in values):
            return _FIELDS[kind]
    return _NUMBER
