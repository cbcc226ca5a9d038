"""The kernel by itself: structs, luck, the native loader."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.games import GAMES
from burgomaster.games.kernel import luck
from burgomaster.games.kernel.freshness import with_imports
from burgomaster.games.kernel.native import _LONG, load
from burgomaster.games.kernel.structs import I8, I16, I32, Struct, grid, number, row


class Sample(Struct):
    """A record with gaps between its fields."""

    small = number(I8)
    large = row(I32, 2)
    field = grid(I16, 2, 3)
    last = number(I8)


def test_layout_is_aligned_and_zero() -> None:
    assert Sample.OFFSETS == {"small": 0, "large": 4, "field": 12, "last": 24}
    assert Sample.SIZE == 28
    assert Sample().pack() == bytes(28)


@given(st.integers(-128, 127), st.lists(st.integers(-(2**31), 2**31 - 1), min_size=2, max_size=2))
def test_records_pack_and_unpack(small: int, large: list[int]) -> None:
    record = Sample()
    record.small, record.large, record.field[1][2] = small, large, -7
    back = Sample.unpack(record.pack())
    assert back == record
    assert (back.small, back.large, back.field) == (small, large, [[0, 0, 0], [0, 0, -7]])
    native = record.native()[0]
    assert (native["small"], native["large"].tolist(), native["field"][1, 2]) == (small, large, -7)


def test_numbers_that_do_not_fit_are_named() -> None:
    record = Sample()
    record.field[0][0] = 40_000
    with pytest.raises(OverflowError, match=r"Sample\.field"):
        record.pack()
    with pytest.raises(AttributeError):
        record.unknown = 1  # type: ignore[attr-defined]


def test_copies_share_nothing() -> None:
    record = Sample()
    twin = record.copy()
    twin.large[0] = twin.field[0][0] = twin.small = 1
    assert record == Sample()
    assert twin != record
    assert "large=[1, 0]" in repr(twin)


# ---- Luck -----------------------------------------------------------------------------------------------------------


def test_known_luck() -> None:
    """Published results depend on it: it must never change."""
    key = luck.luck_key(7, 0)
    assert [luck.pick(luck.luck_of(key, event), 6) for event in range(12)] == [4, 5, 4, 2, 5, 5, 2, 4, 4, 0, 0, 2]


@pytest.mark.usefixtures("native")
@given(st.integers(0, 2**63 - 1), st.integers(0, 2**40), st.integers(0, 2**41))
def test_plain_and_native_luck_agree(seed: int, game: int, event: int) -> None:
    native = load("burgomaster.games.kernel.luck", "machi-koro")
    key = luck.luck_key(seed, game)
    assert native.luck_key(seed, game) == key
    assert native.luck_of(key, event) == luck.luck_of(key, event)
    assert 0 <= luck.luck_of(key, event) < 2**63
    assert native.pick(luck.luck_of(key, event), 108) == luck.pick(luck.luck_of(key, event), 108)


def test_luck_is_even() -> None:
    faces = Counter(
        luck.pick(luck.luck_of(luck.luck_key(1, game), event), 6) for game in range(300) for event in range(40)
    )
    assert sorted(faces) == list(range(6))
    assert all(count == pytest.approx(2000, rel=0.1) for count in faces.values())
    firsts = Counter(luck.pick(luck.luck_of(luck.luck_key(seed, 0), 0), 6) for seed in range(6000))
    assert all(count == pytest.approx(1000, rel=0.15) for count in firsts.values())


# ---- The native loader ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("native")
def test_both_loads_live_in_one_process() -> None:
    from burgomaster.games import game, native_rules

    plain, native = game("machi-koro").rules, native_rules("machi-koro")
    assert native is native_rules("machi-koro")
    assert plain.legal is not native.legal
    assert type(plain.legal).__name__ == "function"
    assert type(native.legal).__name__ == "CPUDispatcher"
    assert type(native.pick).__name__ == "CPUDispatcher"


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("name", GAMES)
def test_long_tables_are_arrays_in_machine_code_and_say_the_same(name: str) -> None:
    source = f"burgomaster.games.{name.replace('-', '_')}.rules"
    plain, native = load(source, name, native=False), load(source, name)
    tables = {key: one for key, one in vars(plain).items() if type(one) is tuple and all(type(n) is int for n in one)}
    for key, table in tables.items():
        assert isinstance(getattr(native, key), np.ndarray) == (len(table) >= _LONG), key
        assert tuple(getattr(native, key)) == table


@pytest.mark.usefixtures("native")
def test_an_ordinary_import_stays_plain_while_another_file_compiles() -> None:
    """Loading a bot natively first must not leave compiled functions in modules imported on the way."""
    code = (
        "from burgomaster.games.kernel.native import load\n"
        "load('burgomaster.games.machi_koro.greedy', 'machi-koro')\n"
        "from burgomaster.games.machi_koro import rules\n"
        "print(type(rules.legal).__name__)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "function\n"


def test_a_module_is_of_all_imported_sources_and_of_nothing_else() -> None:
    game = Path(__file__).parents[2] / "src" / "burgomaster" / "games" / "machi_koro"
    found = with_imports([game / "features.py"])
    assert {file.name for file in found if file.parent == game} == {
        "features.py",
        "rules.py",
        "steps.py",
        "state.py",
        "refusals.py",
    }
    kernel = {file.name for file in found if file.parent == game.parent / "kernel"}
    assert kernel >= {"rule.py", "steps.py", "luck.py"}
    assert not kernel & {"room.py", "freshness.py"}
