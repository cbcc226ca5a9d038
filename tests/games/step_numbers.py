"""Finds where code counts with step numbers or compares their order, which only the tables of steps may do.

`make lint` runs it: `python -m tests.games.step_numbers`. It reads nothing but the syntax of the files. A step is

* what is called `step` or `…_step`, also as an attribute (`node.step`) or a method of something (`tree.step(node)`),
  what stands in `steps`, `…_steps`, `action.steps` or `out`, and what `step_of`, `draw` or a bot's `…_step` returns;
* a verb of a game's steps.py, by its name, and what is looked up in its `VERB`;
* every name that one of these is given to in the same function or around it, by a loop too; and `int(step)`.

Such a thing may be looked up, passed on and compared for equality with another; a step is never equal to a verb with
arguments, nor to a number that is written out.
Where a name means something else, and where the order of steps is asked for with a reason, is written down here.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "burgomaster" / "games"
FOLDERS = ("src/burgomaster", "examples", "tests/games")
DRAWINGS = ("drawings.py", "picture.py", "svg.py", "plots.py", "range_plot.py")  # where a step is a distance
# Names that are no steps in a file.
OTHERWISE = {
    "src/burgomaster/editions/naming.py": {"step": "how often a name was tried with another number"},
    "src/burgomaster/envs/layout.py": {"step": "how many seats away"},
    "src/burgomaster/review/account.py": {"out": "chances to win, by seat"},
    "src/burgomaster/review/onwards.py": {"out": "chances to win, by seat"},
}
_TIE = "something must come first, in every run and on every machine"
_RANGE = "is it the number of a step at all?"
# What is allowed in a file, word for word.
ALLOWED = {
    "src/burgomaster/bots/advisor.py": {"tree.step(children[0]) < 0": "below 0 are outcomes that are not told apart"},
    "src/burgomaster/bots/search.py": {"nodes[one].step < nodes[other].step": _TIE},
    "src/burgomaster/bots/tree.py": {
        "(-int(nodes[one]['visits']), -float(nodes[one]['prior']), self.step(one))": _TIE,
    },
    "src/burgomaster/envs/many.py": {"0 <= step < self.steps": _RANGE},
    "src/burgomaster/envs/stepping.py": {
        "step >= mask.shape[1]": _RANGE,
        "step < AFRESH": _RANGE,
        "step >= 0": _RANGE,
    },
    "tests/games/test_conformance.py": {"sorted(set(legal))": "legal steps come in order, each once"},
}

_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_EQUALITY = (ast.Eq, ast.NotEq, ast.In, ast.NotIn)
_COUNTING = ("range", "divmod", "min", "max", "abs", "sum")
_SORTING = ("min", "max", "sorted")
_SAME = ("list", "tuple", "set", "sorted", "reversed", "iter", "enumerate")  # the same things, in another order or kind
_Function = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Found(NamedTuple):
    """One place where it happens."""

    line: int
    what: str


def verbs_of(table: str) -> dict[str, bool]:
    """The verbs a steps.py declares, and whether they have arguments."""
    found = {}
    for statement in ast.parse(table).body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call):
            call, (name,) = statement.value, statement.targets
            if isinstance(call.func, ast.Attribute) and call.func.attr in ("verb", "outcome"):
                assert isinstance(name, ast.Name)
                found[name.id] = len(call.args) > 1
    return found


def find(
    source: str,
    tables: Mapping[str, Mapping[str, bool]],
    otherwise: Collection[str] = (),
    allowed: Collection[str] = (),
) -> list[Found]:
    """Every such place in a file, but for names that mean something else there and what is allowed.

    The tables are the verbs of each game, by the module that declares them.
    """
    if "step" not in source:  # then it has no step, and imports none from a steps.py
        return []
    tree = ast.parse(source)
    verbs = _imported_verbs(tree, tables)
    places = {*_relative_imports(tree), *_places(tree, _Scope(verbs, otherwise))}
    return sorted(found for found in places if found.what.partition(": ")[2] not in allowed)


def _imported_verbs(tree: ast.Module, tables: Mapping[str, Mapping[str, bool]]) -> dict[str, bool]:
    """The names by which a file calls verbs: `BUY`, or `steps.BUY` where it imports the whole table."""
    known = {}
    for node in ast.walk(tree):
        wholes: list[tuple[str, str]] = []
        if isinstance(node, ast.Import):
            wholes = [(alias.asname or alias.name, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name in tables.get(node.module or "", {}):
                    known[name] = tables[node.module or ""][alias.name]
                wholes.append((name, f"{node.module}.{alias.name}"))
        for name, module in wholes:
            known |= {f"{name}.{verb}": arguments for verb, arguments in tables.get(module, {}).items()}
    return known


def _relative_imports(tree: ast.Module) -> Iterator[Found]:
    """A table that is imported by a relative name would not be known as one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        if "steps" in ((node.module or "").rpartition(".")[2], *(alias.name for alias in node.names)):
            yield Found(node.lineno, f"imports a table of steps by a relative name: {ast.unparse(node)}")


def _places(top: ast.AST, around: _Scope) -> Iterator[Found]:
    """Every place in a module or function, and in the functions that stand in it."""
    inside: list[ast.AST] = []
    functions: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(top))
    while waiting:
        node = waiting.pop()
        if isinstance(node, _Function):
            functions.append(node)
        else:
            inside.append(node)
            waiting.extend(ast.iter_child_nodes(node))
    parameters = {one.arg for one in inside if isinstance(one, ast.arg)}
    scope = _Scope(around.verbs, around.otherwise, around.names - parameters, around.lists - parameters)
    scope.learn(inside)
    yield from scope.look(inside)
    for function in functions:
        yield from _places(function, scope)


class _Scope:
    """One function, and what in it is a step."""

    def __init__(
        self,
        verbs: Mapping[str, bool],
        otherwise: Collection[str],
        names: Collection[str] = (),
        lists: Collection[str] = (),
    ) -> None:
        self.verbs = verbs
        self.otherwise = otherwise
        self.names = {*names}
        self.lists = {*lists}
        self.looked_up: set[str] = set()  # verbs

    def learn(self, inside: list[ast.AST]) -> None:
        """Which names are given to steps, and which to lists of them."""
        known = -1
        while known != len(self.names | self.lists | self.looked_up):
            known = len(self.names | self.lists | self.looked_up)
            for node in inside:
                self._learn(node)

    def _learn(self, node: ast.AST) -> None:
        given: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            given = [(target, node.value) for target in node.targets]
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            given = [(node.target, node.value)]
        elif isinstance(node, (ast.For, ast.comprehension)) and self._is_list(node.iter):
            counted = isinstance(node.iter, ast.Call) and getattr(node.iter.func, "id", "") == "enumerate"
            one = node.target.elts[-1] if counted and isinstance(node.target, ast.Tuple) else node.target
            if isinstance(one, ast.Name):
                self.names.add(one.id)
        for target, value in given:
            pairs = [(target, value)]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
                pairs = list(zip(target.elts, value.elts, strict=True))
            for left, right in pairs:
                if isinstance(left, ast.Name) and self._is_step(right):
                    self.names.add(left.id)
                elif isinstance(left, ast.Name) and self._is_list(right):
                    self.lists.add(left.id)
                elif isinstance(left, ast.Name) and self._is_ordered(right):
                    self.looked_up.add(left.id)

    def _called(self, name: str, *endings: str) -> bool:
        """Whether a name says what it is."""
        return name.endswith(endings) and name not in self.otherwise

    def _verb(self, node: ast.expr) -> str | None:
        name = ast.unparse(node) if isinstance(node, (ast.Name, ast.Attribute)) else ""
        return name if name in self.verbs else None

    def _is_list(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.lists or self._called(node.id, "steps", "out")
        if isinstance(node, ast.Attribute):
            return self._called(node.attr, "steps")
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice) and self._is_list(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAME and node.args:
            return self._is_list(node.args[0])
        return False

    def _is_step(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.names or node.id in self.verbs or self._called(node.id, "step")
        if isinstance(node, ast.Attribute):
            return self._verb(node) is not None or self._called(node.attr, "step")
        if isinstance(node, ast.Subscript):
            return not isinstance(node.slice, ast.Slice) and self._is_list(node.value)
        if isinstance(node, ast.IfExp):
            return self._is_step(node.body) or self._is_step(node.orelse)
        if isinstance(node, ast.UnaryOp):
            return not isinstance(node.op, ast.Not) and self._is_step(node.operand)
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called.startswith("int") and len(node.args) == 1:  # int(step), np.int64(step)
                return self._is_step(node.args[0])
            drawn = called == "draw" and len(node.args) == 3  # draw(s, e, luck)
            asked = called == "step" and isinstance(node.func, ast.Attribute)  # of a tree: tree.step(node)
            return drawn or asked or called == "step_of" or called.endswith("_step")
        return False

    def _is_ordered(self, node: ast.expr) -> bool:
        """Whether it is a step, or the verb that was looked up of one: a number with which nobody counts."""
        if isinstance(node, ast.Subscript):
            table = node.value
            if "VERB" in (getattr(table, "id", ""), getattr(table, "attr", "")):
                return True
        return (isinstance(node, ast.Name) and node.id in self.looked_up) or self._is_step(node)

    def look(self, inside: list[ast.AST]) -> Iterator[Found]:
        """Every place in the function."""
        for node in inside:
            if (isinstance(node, ast.BinOp) and any(map(self._is_ordered, (node.left, node.right)))) or (
                isinstance(node, ast.AugAssign) and any(map(self._is_ordered, (node.target, node.value)))
            ):
                yield Found(node.lineno, f"counts with a step: {ast.unparse(node)}")
            elif isinstance(node, ast.Call):
                yield from self._call(node)
            elif isinstance(node, ast.keyword) and node.arg == "key" and isinstance(node.value, ast.Lambda):
                key = node.value.body
                if any(map(self._is_step, key.elts if isinstance(key, ast.Tuple) else [key])):
                    yield Found(key.lineno, f"compares the order of steps: {ast.unparse(key)}")
            elif isinstance(node, ast.Compare):
                yield from self._comparison(node)
            elif isinstance(node, ast.Match) and self._is_ordered(node.subject):
                yield Found(node.lineno, f"compares a step with a number: match {ast.unparse(node.subject)}")

    def _call(self, node: ast.Call) -> Iterator[Found]:
        function = node.func
        if isinstance(function, ast.Name):
            if function.id in _COUNTING and any(map(self._is_step, node.args)):
                yield Found(node.lineno, f"counts with a step: {ast.unparse(node)}")
            elif function.id in _SORTING and not node.keywords and any(map(self._is_list, node.args)):
                yield Found(node.lineno, f"compares the order of steps: {ast.unparse(node)}")
        elif isinstance(function, ast.Attribute):
            if function.attr == "sort" and not node.keywords and self._is_list(function.value):
                yield Found(node.lineno, f"compares the order of steps: {ast.unparse(node)}")
            elif ast.unparse(function.value) == "operator" and any(map(self._is_step, node.args)):
                yield Found(node.lineno, f"counts with a step: {ast.unparse(node)}")

    def _comparison(self, node: ast.Compare) -> Iterator[Found]:
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
            if isinstance(operator, _ORDER) and any(map(self._is_ordered, (left, right))):
                yield Found(node.lineno, f"compares the order of steps: {ast.unparse(node)}")
            elif isinstance(operator, _EQUALITY):
                named = right.elts if isinstance(right, (ast.Tuple, ast.List, ast.Set)) else [right]
                for one, other in ((left, each) for each in named):
                    if any(map(self._is_ordered, (one, other))) and any(map(_is_number, (one, other))):
                        yield Found(node.lineno, f"compares a step with a number: {ast.unparse(node)}")
                    wide = [self.verbs[verb] for verb in (self._verb(one), self._verb(other)) if verb]
                    if any(wide) and self._is_step(one) and self._is_step(other) and len(wide) == 1:
                        yield Found(node.lineno, f"compares a step with a verb that has arguments: {ast.unparse(node)}")


def _is_number(node: ast.expr) -> bool:
    """Whether it is written out: 7, or range(3, 9)."""
    ranged = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    return ranged or (isinstance(node, ast.Constant) and isinstance(node.value, int))


def tables() -> dict[str, dict[str, bool]]:
    """The verbs of every game, by the module that declares them."""
    return {
        f"burgomaster.games.{file.parent.name}.steps": verbs_of(file.read_text(encoding="utf-8"))
        for file in sorted(GAMES.glob("*/steps.py"))
        if file.parent.name != "kernel"
    }


def main() -> int:
    """Print every place, and every exception that is needed no more; 1 if there is any."""
    declared, wrong, needless = tables(), [], dict(_exceptions())
    for file in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        if file.name in DRAWINGS or (file.name == "steps.py" and file.parent.parent == GAMES):
            continue
        name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        otherwise, allowed = OTHERWISE.get(name, {}), ALLOWED.get(name, {})
        wrong += [f"{name}:{line}: {what}" for line, what in find(source, declared, otherwise, allowed)]
        for exception in (*otherwise, *allowed):
            if len(find(source, declared, {*otherwise} - {exception}, {*allowed} - {exception})):
                needless.pop((name, exception))
    wrong += [f"{name}: nothing needs the exception for {what}" for name, what in needless]
    sys.stderr.writelines(f"{one}\n" for one in wrong)
    return 1 if wrong else 0


def _exceptions() -> Iterator[tuple[tuple[str, str], str]]:
    for table in (OTHERWISE, ALLOWED):
        for file, reasons in table.items():
            for what, reason in reasons.items():
                yield (file, what), reason


if __name__ == "__main__":
    sys.exit(main())
