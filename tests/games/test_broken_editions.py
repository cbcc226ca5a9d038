"""Hundreds of broken editions of every game: each is refused, with file, line and field, and never by a traceback."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import GAMES, folder, game
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.decks import deck
from tests.longest import in_every_run

ORIGIN = "edition"

# Figures that may be left out: they then have a default, or none.
OPTIONAL = re.compile(
    r"options(\..*)?|building\.[\w-]+\.(per|start|A|B|C)|.*\.sources(\..*)?|floor\.\w+\.cost\.[\w-]+"
    r"|card\.[\w-]+\.(per|text)(\..*)?|card\.mine\.amount|notes|space\.31|island\.4|card\.[\w-]+"
)
# Figures that may be any text, and numbers that may be as large as they like.
FREE_TEXT = re.compile(r"title|set\.[\w-]+\.town|deed\.[\w-]+\.name|card\..*\.text\..*")


def built_in(name: str) -> dict[str, Any]:
    """The figures of a game's first edition; of Monopoly Builder with a card that has everything a card can have."""
    if name == "monopoly-builder":
        text = {"en": "One", "nl": "Een", "it": "Uno"}
        data = tomllib.loads(deck(mine='effect = "steal"\namount = 2'))
        data["card"]["mine"]["text"] = text
        return data
    return tomllib.loads((folder(name) / "edition" / f"{game(name).SPEC.editions[0]}.toml").read_text(encoding="utf-8"))


def written(data: dict[str, Any], path: tuple[str, ...] = ()) -> str:
    """The same as TOML: one entry to a line, innermost tables inline."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _is_table(value)]
    if path and (lines or not data):
        lines.insert(0, f"[{'.'.join(map(_key, path))}]")
    tables = [written(value, (*path, key)) for key, value in data.items() if _is_table(value)]
    return "\n".join([*lines, "", *tables])


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) and (
        not value or any(isinstance(inner, dict | list) for inner in value.values()) or len(value) > 4
    )


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key) else f'"{key}"'


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return str(value)


def leaves(data: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key)


def tables(data: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for key, value in data.items():
        if isinstance(value, dict):
            yield from tables(value, (*path, key))


def at(data: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
    for key in path:
        data = data[key]
    return data


def broken(name: str) -> Iterator[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """What is wrong, where, and the edition."""
    sound = built_in(name)
    for number, path in enumerate(leaves(sound)):
        field, old = ".".join(path), at(sound, path[:-1])[path[-1]]
        if not OPTIONAL.fullmatch(field):
            without = deepcopy(sound)
            del at(without, path[:-1])[path[-1]]
            yield "removed", path, without
        wrong: list[Any] = [[], {}, True, 1.5, "", [[1]]]
        if isinstance(old, int):
            wrong += [-1, 10**12, "7", -(10**18)] if field != "card.mine.amount" else [0, 10**12]
        elif not FREE_TEXT.fullmatch(field):
            wrong += [7, "no such thing", "x" * 3000]
        else:
            wrong += [7, "x" * 3000, "\u0007"] if field != "title" else [7]
        if isinstance(old, list):
            wrong = [value for value in wrong if value != []]
        for value in (wrong[number % len(wrong)], wrong[(number * 5 + 3) % len(wrong)]):
            changed = deepcopy(sound)
            at(changed, path[:-1])[path[-1]] = value
            yield f"is {value!r:.30}", path, changed
    for path in tables(sound):
        more = deepcopy(sound)
        at(more, path)["luxury"] = 3
        yield "unknown key", (*path, "luxury"), more
        if path and not OPTIONAL.fullmatch(".".join(path)):
            without = deepcopy(sound)
            del at(without, path[:-1])[path[-1]]
            yield "table removed", path, without
        if path:
            flat = deepcopy(sound)
            at(flat, path[:-1])[path[-1]] = 3
            yield "no table", path, flat


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_as_these_tests_write_them_are_sound(name: str) -> None:
    setting(name, 3, edition_text=written(built_in(name)))


@pytest.mark.parametrize(
    ("name", "one_in"),
    [
        *((name, 1 if in_every_run(name) else 4) for name in GAMES),
        *(pytest.param(name, 1, marks=pytest.mark.long) for name in GAMES if not in_every_run(name)),
    ],
)
def test_every_broken_edition_is_refused_with_file_line_and_field(name: str, one_in: int) -> None:
    count, wrong = 0, []
    for problem, path, data in islice(broken(name), 0, None, one_in):
        text = written(data)
        try:
            setting(name, 3, edition_text=text)
            wrong.append(f"{'.'.join(path)} {problem}: accepted")
        except bm.BadEdition as refused:
            count += 1
            lines = text.splitlines()
            if "\u0007" in text:  # this is not even TOML, which knows no fields
                if not re.match(rf"{ORIGIN}, line \d+: not TOML: ", str(refused)):
                    wrong.append(f"{'.'.join(path)} {problem}: {refused!s:.300}")
                continue
            said = re.match(rf"{ORIGIN}, line (\d+): ([^ ]+): (.+)", str(refused))
            if not said or not 1 <= int(said[1]) <= len(lines) or len(str(refused)) > 1500:
                wrong.append(f"{'.'.join(path)} {problem}: {refused!s:.300}")
                continue
            # The line is the field's own, or that of the table around it or the first within it.
            there, named = lines[int(said[1]) - 1], said[2].split(".")
            if int(said[1]) > 1 and not any(_key(part) in there for part in named):
                wrong.append(f"{'.'.join(path)} {problem}: line {said[1]} is {there!r}: {refused!s:.200}")
            # And it is the field that was broken, or one that no longer goes with it.
            if problem in ("removed", "unknown key", "no table") and path[0] != named[0] and path[0] != "sources":
                wrong.append(f"{'.'.join(path)} {problem}: {refused!s:.200}")
    assert not wrong, "\n".join(wrong[:20])
    assert count >= 2 * len(list(leaves(built_in(name)))) // one_in


SENSE = {
    "a mortgage above the price": (("deed", "red-1", "mortgage"), 225, ("deed.red-1.mortgage", "at most the price")),
    "a name twice": (("deed", "red-1", "name"), "brINK ", ("deed.red-1.name", "also the name of brown-2")),
    "a name twice but for accents": (("deed", "red-1", "name"), "Bri-nḱ", ("deed.red-1.name", "also the name")),
    "a name that is a chip": (("deed", "red-1", "name"), "Kranen", ("deed.red-1.name", "a chip")),
    "a name that is another deed": (("deed", "red-1", "name"), "Green 1", ("deed.red-1.name", "green-1")),
    "a name that is a sum": (("deed", "red-1", "name"), "42", ("deed.red-1.name", "must have a letter")),
    "start chips nobody has": (("table", "start_chips"), 20, None),
    "too few chips to start": (("table", "chips_of_a_kind"), 1, ("floor", "must be 0 to 1")),
    "tokens that share a kind": (("token", "cat"), "dump-truck", ("token.cat", "each token has a kind of its own")),
    "floors nobody can pay": (("floor", "2", "cost", "crane"), 10, ("floor.2.cost.crane", "must be 0 to 9")),
    "too few blocks": (("table", "blocks"), 3, ("table.blocks", "must be 4 to")),
}


@pytest.mark.parametrize("what", SENSE)
def test_an_edition_of_monopoly_builder_makes_sense(what: str) -> None:
    path, value, expected = SENSE[what]
    data = built_in("monopoly-builder")
    at(data, path[:-1])[path[-1]] = value
    if expected is None:
        setting("monopoly-builder", 3, edition_text=written(data))
        return
    field, message = expected
    with pytest.raises(bm.BadEdition, match=rf"line \d+: {field}.*{message}"):
        setting("monopoly-builder", 3, edition_text=written(data))


def test_more_start_chips_than_there_are() -> None:
    data = built_in("monopoly-builder")
    data["token"]["cat"] = "dump-truck"
    data["table"]["start_chips"] = 11
    with pytest.raises(bm.BadEdition, match=r"table\.start_chips: the players would start with 22 × dump-truck"):
        setting("monopoly-builder", 3, edition_text=written(data))


def test_chips_must_come_from_somewhere() -> None:
    data = built_in("monopoly-builder")
    data["table"]["deed_chips"] = 0
    setting("monopoly-builder", 3, edition_text=written(data))
    data["table"]["space_chips"] = 0
    with pytest.raises(bm.BadEdition, match=r"line \d+: table\.deed_chips: must be more than 0"):
        setting("monopoly-builder", 3, edition_text=written(data))


def test_a_game_of_machi_koro_that_could_never_end_is_refused() -> None:
    data = built_in("machi-koro")
    for building in data["building"].values():
        building["earns"] = 0
    with pytest.raises(bm.BadEdition, match=r"line \d+: building: nobody could ever earn"):
        setting("machi-koro", 3, edition_text=written(data))


@pytest.mark.parametrize(("name", "option"), [("machi-koro", "start"), ("alhambra", "youngest")])
def test_a_seat_the_edition_names_and_the_table_lacks(name: str, option: str) -> None:
    data = built_in(name)
    data["options"][option] = "C"
    with pytest.raises(bm.BadEdition, match=rf"edition, line \d+: options\.{option}: there is no seat C with 2"):
        setting(name, 2, edition_text=written(data))
    with pytest.raises(bm.BadEdition, match=rf"option {option}: there is no seat C with 2"):
        setting(name, 2, options={option: "C"})


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_option_is_named_with_those_there_are(name: str) -> None:
    data = built_in(name)
    known = ", ".join(option.name for option in game(name).SPEC.options)
    data.setdefault("options", {})["dragons"] = "yes"
    with pytest.raises(bm.BadEdition, match=rf"edition, line \d+: options\.dragons: unknown; there are {known}"):
        setting(name, 3, edition_text=written(data))
    with pytest.raises(bm.BadEdition, match=f"unknown option 'dragons'; there are {known}"):
        setting(name, 3, options={"dragons": "yes"})
