"""Texts that strangers wrote: refused with a sentence or read, in time by their length, and never anything else."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.games import GAMES, folder
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BadEdition, BadPosition, BadRecord, BurgomasterError
from burgomaster.games.kernel.untrusted import LONGEST_TOML, Unreadable, from_json, toml
from burgomaster.play.record import Record
from burgomaster.play.setting import setting
from tests.parts import fewest

MONSTERS = {
    "dotted key": "a" + ".a" * 45_000 + "=1",
    "quoted dotted key": '"a"' + '."a"' * 20_000 + "=1",
    "spaced dotted key": "a" + " . a" * 20_000 + "=1",
    "dots in an inline table": "a={" + "b." * 40_000 + "b=1}",
    "table header": "[" + "a." * 40_000 + "a]",
    "array header": "[[" + "a." * 40_000 + "a]]",
    "nested arrays": "a=" + "[" * 3000 + "]" * 3000,
    "nested tables": "a=" + "{a=" * 3000 + "1" + "}" * 3000,
    "nested without end": "a=" + "[{a=" * 20_000,
    "digits": "a=" + "9" * 5000,
    "hexadecimal digits": "a=0x" + "f" * 90_000,
    "digits apart": "a=" + "1_" * 40_000 + "1",
    "a string without end": 'a="""' + '" ' * 40_000,
    "quotes": '"' * 99_999,
    "NUL": "a='\0'",
    "half a character": "a='\ud800'",
    "lines": "\n" * 99_999,
    "too long": "#" * (LONGEST_TOML + 1),
    "millions of lines": "a=1\n" * 2_000_000,
}

# The same at any length: read or refused, in time by the length.
GROWING: dict[str, Callable[[int], str]] = {
    "arrays of tables": lambda n: "[[a.b.c.d]]\n" * (n // 12),
    "headers": lambda n: "".join(f"[k{i}.a.b.c.d.e.f.g]\n" for i in range(n // 26)),
    "keys": lambda n: "".join(f"k{i}=1\n" for i in range(n // 10)),
    "keys of many parts": lambda n: "".join(f"a.b.c.d.e.f.g.k{i}=1\n" for i in range(n // 26)),
    "inline table": lambda n: "a={" + ",".join(f"k{i}.a.b.c=1" for i in range(n // 16)) + "}",
    "array": lambda n: "a=[" + "1," * (n // 2 - 10) + "]",
    "escapes": lambda n: 'a="' + "\\n" * (n // 2 - 10) + '"',
    "lines in a string": lambda n: 'a="""' + "x\n" * (n // 8) + '"""',
    "backslashes": lambda n: 'a="""' + "\\\n" * (n // 8) + '"""',
    "quotes in a string": lambda n: 'a="""' + '" ' * (n // 2 - 10) + '"""',
    "blanks": lambda n: "a=" + " " * (n - 10) + "1",
    "comments": lambda n: "# x\n" * (n // 8),
    "closing brackets": lambda n: "]" * n,
    "equal signs": lambda n: "=" * n,
    "dots": lambda n: "." * n,
    "a string without end": lambda n: "a='''" + "' " * (n // 2 - 10),
}

DEEP = {
    "arrays": "[" * 100_000,
    "objects": '{"a":' * 50_000,
    "closed": "[" * 3000 + "]" * 3000,
    "digits": "9" * 5000,
    "exponent": "1e" + "9" * 500,
    "minus": "-" * 100_000,
    "string": '"' + "\\" * 99_999,
    "values": "[" + "1," * 400_000 + "1]",
    "half a character": '"\\ud800"',
}


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_is_refused_everywhere_with_a_sentence(name: str) -> None:
    text = MONSTERS[name]
    with pytest.raises(Unreadable):
        toml(text)
    with pytest.raises(BadEdition, match=r"edition[:,] "):
        setting("machi-koro", 2, edition_text=text)
    with pytest.raises(BadPosition, match="edition"):
        bm.position({**json.loads(bm.start("machi-koro", 2).to_json()), "edition": {"text": text}})
    headers = {"Burgomaster": "1", "Game": "machi-koro", "Rules": "1", "Players": "2", "Edition": "custom"}
    headers["EditionText"] = text
    record = "".join(f"[{key} {json.dumps(value)}]\n" for key, value in headers.items())
    with pytest.raises(BadRecord):
        Record.parse(record)


@pytest.mark.parametrize("name", GROWING)
def test_time_grows_with_the_length_and_not_with_its_square(name: str) -> None:
    def cost(length: int) -> float:
        text = GROWING[name](length)
        began = time.process_time()
        with contextlib.suppress(Unreadable):
            toml(text)
        return time.process_time() - began

    # Eight times the text costs eight times as much; by the square it would be sixty-four times.
    small = min(cost(LONGEST_TOML // 8) for _ in range(5))
    assert any(cost(LONGEST_TOML) <= 40 * small + 0.1 for _ in range(5)), small  # the quickest of five is quick enough


@pytest.mark.parametrize("name", DEEP)
def test_json_too_deep_or_too_long_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(Unreadable, match="not JSON"):
        from_json(DEEP[name], 1_000_000)
    with pytest.raises(BadPosition):
        bm.position(DEEP[name])
    with pytest.raises(BadPosition):
        bm.position('{"state": ' + DEEP[name] + "}")
    with pytest.raises(BadRecord, match="line 2"):
        Record.parse(f'[Burgomaster "1"]\n[Names {DEEP[name]}]\n')
    game = bm.start("monopoly-builder", 2)
    with pytest.raises(BurgomasterError):
        game.resolve('{"to": 1, "gives": ' + DEEP[name])


_PIECES = st.sampled_from(
    ["a", "b", "1", "1.5", ".", '"', "'", '"""', "'''", "=", "[", "]", "{", "}", ",", "\n", "#", "\\", " ", "\r", "é"]
)


@given(st.lists(_PIECES, max_size=24).map("".join))
@settings(max_examples=1500, deadline=None)
def test_what_python_reads_is_read_the_same_and_nothing_else_is_raised(text: str) -> None:
    try:
        wanted = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        with pytest.raises(Unreadable):
            toml(text)
    else:
        if text.count(".") < 8:  # parts of a key
            assert toml(text) == wanted


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(_JSON, st.booleans())
def test_honest_json_is_read_as_it_is(data: object, plain: bool) -> None:
    text = json.dumps(data, ensure_ascii=plain)
    try:
        text.encode()
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        with pytest.raises(Unreadable):
            from_json(text, 1_000_000)
    else:
        assert from_json(text, 1_000_000) == data
        assert from_json(text.encode(), 1_000_000) == data
        assert from_json("\ufeff" + text, 1_000_000) == data
        assert from_json(text.encode("utf-8-sig"), 1_000_000) == data


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_of_ours_is_read_also_from_an_editor_with_a_mark(game: str) -> None:
    for name in game_of(game).SPEC.editions:
        text = (folder(game) / "edition" / f"{name}.toml").read_text(encoding="utf-8")
        assert toml(text) == toml("\ufeff" + text.replace("\n", "\r\n")) == tomllib.loads(text)
        long = text + "# what we changed and why\n" * 1000
        assert (
            setting(game, fewest(game), edition_text=long).edition_hash
            == setting(game, fewest(game), name).edition_hash
        )


@pytest.mark.parametrize("name", ["dotted key", "nested arrays", "digits", "half a character"])
def test_the_command_line_says_what_is_wrong(tmp_path: Path, name: str) -> None:
    file = tmp_path / "monster.toml"
    file.write_text(MONSTERS[name], encoding="utf-8", errors="surrogatepass")
    for words in (["play", "machi-koro", "--edition", str(file)], ["serve", "--config", str(file)]):
        command = [sys.executable, "-m", "burgomaster.cli", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        assert str(file) in done.stderr
