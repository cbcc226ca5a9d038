"""What the rules tell: who has the effects alone can keep the books, and nobody is told what is hidden."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games import effects_of, files_of, folder, game, part_of, words_of
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.effects import NUMBER, SEAT, Kind, Told, apply_effects, effect, listen
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.statements import untold
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook
from burgomaster.play.setting import Setting, setting
from tests.parts import TOLD


def settings_of(name: str) -> Iterator[Setting]:
    """Every edition with every number of players, and every option once in each of its values."""
    spec = game(name).SPEC
    for edition in spec.editions:
        for players in spec.players:
            yield setting(name, players, edition)
    for option in spec.options:
        for number, value in enumerate(option.values[1:]):
            yield _optional(name, option.name, value, number % len(spec.players))


def _optional(name: str, option: str, value: str, first: int) -> Setting:
    """A table with this option, for the next number of players that allows it: not every table has a seat F."""
    players = game(name).SPEC.players
    for count in (*players[first:], *players[:first]):
        with suppress(BadEdition):
            return setting(name, count, options={option: value})
    raise AssertionError(f"no table allows {option}={value}")


def steps_of(agreed: Setting, seed: int, most: int) -> Iterator[tuple[Any, Any, list[Told], int]]:
    """A random game: before, after, what was told, and the step, again and again until it is over."""
    rules, e, spec = agreed.rules, agreed.figures, agreed.spec
    s = agreed.game.State()
    rules.begin(s, e, agreed.players)
    key, out = luck_key(seed, 0), [0] * spec.most_legal
    for event in range(most):
        turn, luck = rules.turn_of(s, e), luck_of(key, event)
        if turn == OVER:
            return
        step = rules.draw(s, e, luck) if turn == CHANCE else out[pick(luck, rules.legal(s, e, out))]
        after = s.copy()
        listen(after)
        rules.apply(after, e, step)
        yield s, after, after.told or [], step
        s = after


def counters(name: str) -> frozenset[str]:
    """The fields that count something: all that any effect changes."""
    return frozenset(field for kind in effects_of(name) for change in kind.changes for field in _assigned(change))


def _assigned(change: str) -> list[str]:
    (statement,) = ast.parse(change).body
    assert isinstance(statement, ast.Assign | ast.AugAssign), change
    target: Any = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    while isinstance(target, ast.Subscript):
        target = target.value
    return [target.id]


def check_the_books(agreed: Setting, seed: int, most: int) -> set[Kind]:
    """Hold what effects alone give against what the rules gave, step by step; the kinds that were told."""
    counted, told_kinds = counters(agreed.name), set()
    for before, after, told, step in steps_of(agreed, seed, most):
        books = before.copy()
        apply_effects(books, told)
        for field in counted:
            said = [effect(one) for one in told]
            assert getattr(books, field) == getattr(after, field), (field, agreed.game.text((step,)), said)
        told_kinds |= {kind for kind, _, _ in told}
    return told_kinds


@pytest.mark.parametrize("name", TOLD)
def test_effects_alone_keep_the_books(name: str) -> None:
    told: set[Kind] = set()
    for seed, agreed in enumerate(settings_of(name)):
        told |= check_the_books(agreed, seed, 1_500)
    # What happens too rarely for that is told in positions made for it.
    own = Path(__file__).parent / folder(name).name / "test_effects.py"
    rare = own.read_text(encoding="utf-8") if own.exists() else ""
    never = {kind.name for kind in effects_of(name)} - {kind.name for kind in told}
    assert not {kind for kind in never if not re.search(rf'"{kind}[ "]', rare)}, "no random game ever told these"


@pytest.mark.long
@pytest.mark.parametrize("name", TOLD)
def test_effects_alone_keep_the_books_in_long_runs(name: str) -> None:
    for agreed in settings_of(name):
        for seed in range(40):
            check_the_books(agreed, 100 + seed, 20_000)


@pytest.mark.parametrize("name", TOLD)
def test_every_field_is_counted_or_says_only_where_play_stands(name: str) -> None:
    course = frozenset(part_of(name, "effects").COURSE)  # type: ignore[union-attr]
    assert not course & counters(name)
    assert course | counters(name) == set(game(name).State.FIELDS)


@pytest.mark.parametrize("name", TOLD)
def test_every_rule_that_is_told_is_in_the_rulebook(name: str) -> None:
    printed = rulebook(name, "en")
    calls = [
        node
        for file in files_of(name, "rules")
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell"
    ]
    assert calls
    for call in calls:
        ids = [node.value for node in ast.walk(call.args[2]) if isinstance(node, ast.Constant)]
        for rule in (text for text in ids if isinstance(text, str)):
            assert re.search(rf"\b{re.escape(rule)}\b", printed), f"line {call.lineno}: {rule}"


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told_has_words_in_all_languages_or_in_none(name: str) -> None:
    for kind in effects_of(name):
        spoken = {words_of(name, language).has(f"told-{kind.name}") for language in LANGUAGES}
        assert len(spoken) == 1, kind.name


@pytest.mark.parametrize("name", TOLD)
def test_effects_fit_what_their_kinds_declare(name: str) -> None:
    agreed = setting(name, game(name).SPEC.players[-1])
    for _, after, told, _ in steps_of(agreed, 3, 800):
        for kind, _, values in told:
            assert len(values) == len(kind.slots), kind.name
            for (slot, thing), value in zip(kind.slots.items(), values, strict=True):
                assert type(value) is int, (kind.name, slot)
                if thing is SEAT:
                    assert -1 <= value < max(after.players, 3), (kind.name, slot)  # Dirk sits third
                elif thing is not NUMBER:
                    assert -1 <= value < len(thing.names), (kind.name, slot)


def test_a_copy_does_not_listen() -> None:
    for name in TOLD:
        s = game(name).State()
        listen(s)
        assert s.copy().told is None


def test_the_loader_takes_out_what_is_told(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        "def a(s):\n    tell(s, X, 'R-1', f(s))\n"
        "def b(s):\n    if s.x:\n        tell(s, X, 'R-1')\n    else:\n        s.x = 1\n"
        "def c(s):\n    for i in range(3):\n        if i:\n            tell(s, X, 'R-1', i)\n    s.x = 2\n"
    )
    assert ast.unparse(untold(file)) == (
        "def a(s):\n    pass\n\n"
        "def b(s):\n    if s.x:\n        pass\n    else:\n        s.x = 1\n\n"
        "def c(s):\n    s.x = 2"
    )


@pytest.mark.parametrize("name", TOLD)
def test_no_rule_tells_anything_in_machine_code(name: str) -> None:
    left = [node for file in files_of(name, "rules") for node in ast.walk(untold(file))]
    assert not [node for node in left if isinstance(node, ast.Name) and node.id == "tell"]
