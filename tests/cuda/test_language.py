"""The rule language in C++ means what it means in Python, number by number; what is not in it is refused."""

from __future__ import annotations

import ctypes
import importlib.util
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from burgomaster.cuda.translate import CppRules, prelude
from burgomaster.games.kernel.structs import I8, Struct, number, row
from tests.cuda.host import compile_here


class Table(Struct):
    """A state."""

    players = number(I8)
    turns = number(I8)
    die = row(I8, 3)


class Figures(Struct):
    """An edition."""

    price = row(I8, 3)
    rate = number(I8)
    debt = number(I8)


HEAD = """\
from burgomaster.games.kernel.rule import rule

STEPS = (3, 1, 2)
BIG = (1 << 40) - 1
"""

# Functions of two numbers that can be negative; `b` is never 0.
RULES = """
import math

@rule
def floors(s: State, e: Edition, a: int, b: int) -> int:
    return a // b * 100 + a % b

@rule
def between(s: State, e: Edition, a: int, b: int) -> bool:
    return b < a <= 4 and not a == 2

@rule
def of_a_module(s: State, e: Edition, a: int, b: int) -> float:
    turn = math.tau
    return turn * a + b

@rule
def wide(s: State, e: Edition, a: int, b: int) -> int:
    bits = BIG
    bits &= 1 << (a + 20)
    return (bits >> 15) + b

@rule
def with_parts(s: State, e: Edition, a: int, b: int) -> float:
    best = 0
    for i in range(3):
        best = max(best, a / b + i, abs(a))
    return best * 0.1 / 3

@rule
def loops(s: State, e: Edition, a: int, b: int) -> int:
    total = 0
    last = 7
    end = 3
    for last in range(a, end):
        end = 0
        if last == b:
            continue
        if total > 20:
            break
        total += last * last
    for i in range(2, -1, -1):
        total = total * 10 + STEPS[i]
    while total > 1000:
        total -= e.price[1] + e.rate
    return total * 10 + last - -e.debt

@rule
def rows(s: State, e: Edition, a: int, b: int) -> int:
    die = s.die
    die[1] = a
    die[2] -= b
    return s.die[1] * 7 + s.die[2] + s.players if a or b > 3 else -s.die[2]

@rule
def _several(s: State, a: int, b: int) -> tuple[int, int]:
    return min(a, b), ~b ^ a

@rule
def shared(s: State, e: Edition, a: int, b: int) -> int:
    low, mixed = _several(s, a, b)
    return low * 1000 + mixed

@rule
def _since(before: State, s: State, a: int) -> int:
    die = before.die
    return die[2] * a - s.die[2] * before.players

@rule
def states(s: State, e: Edition, a: int, b: int) -> int:
    return _since(s, s, a) + b

@rule
def together(s: State, e: Edition, a: int, b: int) -> float:
    low, high, part = min(a, b), max(a, b), 1 / 2
    low, high = high + part, low
    s.die[1], a = a, s.die[1] + b
    return low * 1000 + high * 10 + s.die[1] - a

@rule
def _sum(row: Sequence[int], by: MutableSequence[int]) -> int:
    total = 0
    for i in range(3):
        total += row[i] * by[i]
    return total

@rule
def rows_of_any_kind(s: State, e: Edition, a: int, b: int) -> int:
    s.die[0] = a
    return _sum(e.price, s.die) * 100 + _sum(s.die, s.die)

@rule
def of_any_game(s: Any, e: Any, a: int, b: int) -> int:
    return s.die[2] * e.rate + a - b
"""
NAMES = (
    "floors",
    "between",
    "wide",
    "with_parts",
    "loops",
    "rows",
    "shared",
    "states",
    "together",
    "rows_of_any_kind",
    "of_any_game",
    "of_a_module",
)


def rules_from(text: str, folder: Path) -> ModuleType:
    file = folder / "sample.py"
    file.write_text(f"from __future__ import annotations\n{HEAD}{text}", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("sample", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table() -> Table:
    s = Table()
    s.players, s.die = 3, [0, 0, 5]
    return s


def test_every_form_means_the_same(tmp_path: Path) -> None:
    figures = Figures()
    figures.price, figures.rate, figures.debt = [1, 60, 3], 4, -1
    rules, sample = CppRules(Table, figures, 3), rules_from(RULES, tmp_path)
    doors = [
        f'extern "C" double {name}(int a, int b) {{ State s = {{0, {{0, 0, 5}}}}; return {called}(s, a, b); }}'
        for name, called in ((name, rules.add(getattr(sample, name))) for name in NAMES)
    ]
    library = compile_here("\n".join([prelude(), rules.text(), *doors]), tmp_path)
    for name, (a, b) in product(NAMES, product(range(-6, 7), [-6, -5, -3, -1, 1, 2, 3, 7])):
        function = getattr(library, name)
        function.restype = ctypes.c_double
        assert function(a, b) == getattr(sample, name)(table(), figures, a, b), (name, a, b)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("for d in s.die:\n        a += d\n    return a", "s.die is no range"),
        ("return a ** 2", "a ** 2 is not in the rule language"),
        ("return a or 3", "a or 3 is a number, not a condition"),
        ("a = a / 2\n    return 1", "a is passed as int and then becomes double"),
        ("return len(STEPS)", "len is no rule"),
        ("return a // 0.5", "a // 0.5 is no division of whole numbers"),
        ("return nothing", "there is no nothing"),
        ("assert a\n    return a", "assert a is not in the rule language"),
    ],
)
def test_what_it_does_not_know_is_refused(body: str, problem: str, tmp_path: Path) -> None:
    sample = rules_from(f"@rule\ndef wrong(s: State, e: Edition, a: int) -> int:\n    {body}\n", tmp_path)
    with pytest.raises(TypeError) as refused:
        CppRules(Table, Figures(), 3).add(sample.wrong)
    assert str(refused.value).endswith(problem)
    assert "sample.py, line 8" in str(refused.value)
