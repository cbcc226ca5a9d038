"""The same numbers on every machine: `exp` and sums."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from decimal import Decimal, localcontext
from pathlib import Path

import pytest

import burgomaster
from burgomaster.games.kernel import arithmetic
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.native import load

LOWEST, HIGHEST = -745.1332191019412, 709.782712893384


def arguments() -> Iterator[float]:
    """Numbers of every size, most of them such as bots ask for."""
    for low, high, count in ((LOWEST, HIGHEST, 1000), (-50.0, 0.0, 2000), (-1.0, 1.0, 1000)):
        for i in range(count):
            yield low + (high - low) * luck_of(int(high), i) / 2**63
    yield from (0.0, -0.0, 1.0, -1.0, LOWEST, HIGHEST, -708.4, -720.0, -745.0, 1e-300, -1e-300, 5e-324)


def test_exp_is_right_to_the_last_place_but_one() -> None:
    with localcontext() as context:
        context.prec = 40
        for x in arguments():
            true = Decimal(x).exp()
            assert abs(Decimal(arithmetic.exp(x)) - true) <= Decimal("1.1") * Decimal(math.ulp(float(true))), x


def test_exp_at_its_ends() -> None:
    assert arithmetic.exp(0.0) == arithmetic.exp(-0.0) == 1.0
    assert arithmetic.exp(math.nextafter(HIGHEST, math.inf)) == arithmetic.exp(math.inf) == math.inf
    assert arithmetic.exp(-745.0) == 5e-324  # the smallest number there is
    assert arithmetic.exp(math.nextafter(LOWEST, -math.inf)) == arithmetic.exp(-math.inf) == 0.0
    assert math.isnan(arithmetic.exp(math.nan))


@pytest.mark.usefixtures("native")
def test_plain_and_native_agree_to_the_bit() -> None:
    native = load("burgomaster.games.kernel.arithmetic", "machi-koro")
    for x in (*arguments(), math.inf, -math.inf):
        assert native.exp(x) == arithmetic.exp(x)
    assert math.isnan(native.exp(math.nan))


def test_it_is_the_same_on_every_machine() -> None:
    """Figures of one machine, for all others: they must never change."""
    told = [arithmetic.exp(x).hex() for x in (-0.3, -1.7, -20.25, -600.5, 3.3)]
    assert told == [
        "0x1.7b4c869c37c05p-1",
        "0x1.7622c78a98a07p-3",
        "0x1.b93de1e27ca3bp-30",
        "0x1.94f535b837056p-867",
        "0x1.b1cd5e7807b7bp+4",
    ]


def test_the_written_roots_are_the_nearest_numbers() -> None:
    with localcontext() as context:
        context.prec = 40
        found = tuple(float((Decimal(2).ln() * j / 32).exp()) for j in range(32))
    assert found == arithmetic._ROOTS


def test_sums_go_from_left_to_right() -> None:
    """`sum` of Python 3.12 and newer would say 2.0."""
    assert arithmetic.added([1e16, 1.0, 1.0, -1e16]) == 0.0
    assert arithmetic.added([]) == 0.0


@pytest.mark.parametrize("floor", ["games", "play", "bots", "review"])
def test_nothing_that_decides_asks_a_machines_library(floor: str) -> None:
    """Only functions of `math` that are exact everywhere."""
    exact = {"sqrt", "inf", "ldexp", "ceil", "prod"}
    for file in (Path(burgomaster.__file__).parent / floor).rglob("*.py"):
        if file.name not in ("drawings.py", "picture.py"):
            for node in ast.walk(ast.parse(file.read_bytes())):
                if isinstance(node, ast.ImportFrom) and node.module == "math":
                    assert {one.name for one in node.names} <= exact, file
                elif isinstance(node, ast.Import):
                    assert "math" not in {one.name for one in node.names}, file
