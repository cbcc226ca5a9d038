"""What a game's folder still lacks, in sentences: `python -m burgomaster.games.check GAME`.

The tests find more; this finds quickly what is usually forgotten, and names the file.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from burgomaster.games import GAMES, folder, part_of
from burgomaster.games.kernel.contract import RULES, missing_names
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.rule_language import outside_the_language
from burgomaster.games.rulebook import rule_text
from burgomaster.games.simple import Simple
from burgomaster.games.simple.words_needed import words_needed


def problems(name: str) -> list[str]:
    """Every problem found; none is good."""
    if name not in GAMES:
        return [f"there is no game {name!r}: add its name to GAMES in {folder('__init__')}.py"]
    place = folder(name)
    if not (place / "__init__.py").is_file():
        return [f"{place / '__init__.py'} is missing (a name with hyphens has a folder with underscores)"]
    try:
        found: Any = import_module(f"burgomaster.games.{place.name}")
    except Exception as problem:
        at = traceback.extract_tb(problem.__traceback__)[-1]
        return [f"{at.filename}, line {at.lineno}: {type(problem).__name__}: {problem}"]
    lacks = [f"{place / '__init__.py'} has no {key!r}" for key in missing_names(found)]
    if lacks:
        return lacks
    return [*_about_rules(name, found, place), *_about_figures(name, found, place), *_about_words(name, found, place)]


def _about_rules(name: str, found: Any, place: Path) -> Iterator[str]:
    for key in RULES:
        rule = getattr(found.rules, key, None)
        if rule is None:
            yield f"{place / 'rules.py'} has no rule {key!r}"
        elif not getattr(rule, "is_rule", False):
            yield f"{place / 'rules.py'}: {key!r} is not marked with @rule"
    for field in ("players", "turns", "phase"):
        if field not in found.State.FIELDS:
            yield f"{place / 'state.py'}: State has no field {field!r}"
    for module in (found.rules, *(part_of(name, part) for part in ("greedy", "features"))):
        if module is not None:
            yield from outside_the_language(module, found.State, found.Edition)


def _about_figures(name: str, found: Any, place: Path) -> Iterator[str]:
    spec = found.SPEC
    if spec.name != name:
        yield f"{place / '__init__.py'}: SPEC.name is {spec.name!r}, but GAMES calls the game {name!r}"
    if spec.steps != found.STEPS.size:
        yield f"{place / '__init__.py'}: SPEC.steps is {spec.steps}, but there are {found.STEPS.size} steps"
    for edition in spec.editions:
        file = place / "edition" / f"{edition}.toml"
        if not file.is_file():
            yield f"{file} is missing, but SPEC.editions names it"
            continue
        try:
            found.read_edition(file.read_text(encoding="utf-8"), str(file), {}, spec.players[-1])
        except BadEdition as problem:
            yield str(problem)


def _about_words(name: str, found: Any, place: Path) -> Iterator[str]:
    needed = ["title", "about", "duration", *(f"option-{option.name}" for option in found.SPEC.options)]
    needed += [message for _, message in found.REFUSALS.values()]
    for simple in vars(found).values():
        if isinstance(simple, Simple):
            needed += words_needed(simple.state, simple.edition, simple.steps)
    for language in LANGUAGES:
        file, book = place / "words" / f"{language}.ftl", place / "rulebook" / f"{language}.md"
        if not file.is_file():
            yield f"{file} is missing"
            continue
        words = Words(place / "words", language)
        yield from (f"{file} has no message {message!r}" for message in dict.fromkeys(needed) if not words.has(message))
        if not book.is_file():
            yield f"{book} is missing"
            continue
        for rule in dict.fromkeys(rule for rule, _ in found.REFUSALS.values()):
            if rule_text(name, language, rule) is None:
                yield f"{book} has no paragraph that begins with **{rule}**, but refusals.py cites it"


def main() -> int:
    """Print the problems of the games named, or of all; 1 if there are any."""
    found = [problem for name in sys.argv[1:] or GAMES for problem in problems(name)]
    sys.stdout.write("".join(f"{problem}\n" for problem in found) or "nothing is missing\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
