"""What a game's folder still lacks, in sentences: `python -m burgomaster.games.check GAME`.

The tests find more; this finds quickly what is usually forgotten, and names the file.
"""

from __future__ import annotations

import re
import sys
import traceback
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from burgomaster.games import GAMES, chapters_of, folder, part_of
from burgomaster.games.kernel.contract import (
    CHANCE,
    OVER,
    RULES,
    SEAT_LETTERS,
    Features,
    Greedy,
    Outlook,
    Owned,
    Screen,
    Tallied,
    missing_names,
)
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.games.kernel.filling import Unfillable
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.structs import EVERYBODY
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.rule_language import outside_the_language
from burgomaster.games.rulebook import rule_text, template
from burgomaster.games.simple import Simple
from burgomaster.games.simple import rules as simple_rules
from burgomaster.games.simple.fields import hands_open
from burgomaster.games.simple.words_needed import words_needed

_SCORED = 200  # events of a game in which scores are looked at


def problems(name: str) -> list[str]:
    """Every problem found; none is good."""
    if name not in GAMES:
        return [f"there is no game {name!r}: add its name to GAMES in {folder('__init__')}.py"]
    if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        return [f"{name!r} in GAMES, in {folder('__init__')}.py: a name has lower case letters, digits and hyphens"]
    if GAMES.count(name) > 1:
        return [f"{name!r} stands in GAMES, in {folder('__init__')}.py, more than once"]
    place = folder(name)
    if not (place / "__init__.py").is_file():
        return [f"{place / '__init__.py'} is missing (a name with hyphens has a folder with underscores)"]
    try:
        found: Any = import_module(f"burgomaster.games.{place.name}")
    except SyntaxError as problem:
        return [f"{problem.filename}, line {problem.lineno}: SyntaxError: {problem.msg}"]
    except Exception as problem:
        calls = traceback.extract_tb(problem.__traceback__)
        at = [call for call in calls if call.filename.startswith(str(place))][-1]  # the game's own line
        return [f"{at.filename}, line {at.lineno}: {type(problem).__name__}: {problem}"]
    lacks = [f"{place / '__init__.py'} has no {key!r}" for key in missing_names(found)]
    if lacks:
        return lacks
    about = (_about_rules, _about_secrets_and_steps, _about_bots, _about_figures, _about_words)
    return [problem for part in about for problem in part(name, found, place)]


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
    for part in ("rules", "greedy", "features"):
        for module in chapters_of(name, part):
            yield from outside_the_language(module, found.State, found.Edition)


def _about_secrets_and_steps(name: str, found: Any, place: Path) -> Iterator[str]:
    """What is declared elsewhere and asks for a rule."""
    rules = found.rules
    secret = [field for field, declared in found.State.FIELDS.items() if declared.seen_by != EVERYBODY]
    if getattr(rules, "hide", None) is simple_rules.remembered and not secret:
        yield f"{place / 'rules.py'}: 'remembered' is for a game in which something is hidden; take 'hide'"
    if secret and getattr(rules, "hide", None) is simple_rules.hide:
        yield f"{place / 'rules.py'} needs a rule 'hide' of its own: not everybody may see {', '.join(secret)}"
    betrayed = ""
    with suppress(Exception):  # rules that fail are found by whoever plays
        betrayed = _betrayed_by_scores(found, secret)
    if betrayed:
        yield (
            f"{place / 'rules.py'}: scores tell what not everybody may see ({betrayed}), and everybody is told the"
            " scores at any time. Count it when the game is over, or while 'hands_open' shows it"
        )
    if found.State.private() and not found.SPEC.private:
        yield f"{place / '__init__.py'}: SPEC needs private=State.private(), since seats have secrets of their own"
    going_on = [verb.name for verb in found.STEPS.table if verb.goes_on]
    follows = [verb.name for verb in found.STEPS.table if verb.follows]
    if (going_on or follows) and getattr(rules, "unfinished", None) is simple_rules.unfinished:
        several = ", ".join(going_on + follows)
        yield f"{place / 'rules.py'} needs a rule 'unfinished' of its own: actions have several steps ({several})"
    if going_on and not follows:
        yield f"{place / 'steps.py'}: {', '.join(going_on)} has goes_on=True, but no verb has follows=True"
    if follows and found.SPEC.going_on is not None and not found.SPEC.going_on:
        yield f"{place / 'steps.py'}: {', '.join(follows)} has follows=True, but no verb has goes_on=True"


def _betrayed_by_scores(found: Any, secret: Sequence[str]) -> str:
    """The first secret field on which scores depend before the game is over, in a game played at random."""
    rules, spec = found.rules, found.SPEC
    if not secret or any(not hasattr(rules, key) for key in RULES):
        return ""
    players = spec.players[0]
    try:
        text = (folder(spec.name) / "edition" / f"{spec.editions[0]}.toml").read_text(encoding="utf-8")
        e = found.read_edition(text, "", {}, players)
    except (OSError, BadEdition):  # which is said where editions are read
        return ""
    s, out, key = found.State(), [0] * spec.most_legal, luck_key(1, 0)
    rules.begin(s, e, players)
    for event in range(_SCORED):
        turn, luck = rules.turn_of(s, e), luck_of(key, event)
        if turn == OVER:
            return ""
        if not hands_open(rules, s, e):
            points = _scores_of(rules, s, e)
            for name in secret:
                other = s.copy()
                setattr(other, name, _changed(getattr(s, name)))
                if _scores_of(rules, other, e) != points:
                    return name
        step = rules.draw(s, e, luck) if turn == CHANCE else out[pick(luck, rules.legal(s, e, out))]
        rules.apply(s, e, step)
    return ""


def _changed(value: Any) -> Any:
    """Other numbers, one more or less of everything."""
    if isinstance(value, list):
        return [_changed(one) for one in value]
    return value - 1 if value > 0 else value + 1


def _scores_of(rules: Any, s: Any, e: Any) -> list[int]:
    points = [0] * s.players
    rules.scores(s, e, points)
    return points


def _about_bots(name: str, found: Any, place: Path) -> Iterator[str]:
    """The files that are optional, but not their contents."""
    optional = {
        "greedy": Greedy,
        "features": Features,
        "outlook": Outlook,
        "owned": Owned,
        "screen": Screen,
        "tallied": Tallied,
    }
    for part, protocol in optional.items():
        wanted = _names_of(protocol)
        module = part_of(name, part)
        lacks = [key for key in wanted if module is not None and not hasattr(module, key)]
        yield from (f"{place / part}.py has no {key!r}" for key in lacks)
    if part_of(name, "features") is not None and part_of(name, "greedy") is None:
        yield f"{place / 'greedy.py'} is missing; features.py needs it"
    yield from _about_nets(name, found, place)


def _about_nets(name: str, found: Any, place: Path) -> Iterator[str]:
    """A net for every number of players. Another number's plays in its place, so nobody would notice."""
    file = place / "nets.npz"
    if not file.is_file():
        return
    with zipfile.ZipFile(file) as stored:
        trained = {Path(net).stem.rpartition("-") for net in stored.namelist()}
    for level in sorted({level for level, _, _ in trained}):
        lacks = [
            str(players) for players in found.SPEC.players if (level, "-" if level else "", str(players)) not in trained
        ]
        if lacks:
            whose = f" of {level}" if level else ""
            yield f"{file} has no nets{whose} for {', '.join(lacks)} players: python -m burgomaster.lab.learn {name}"


def _names_of(protocol: type) -> list[str]:
    return [*protocol.__annotations__, *(key for key in vars(protocol) if not key.startswith("_"))]


def _about_figures(name: str, found: Any, place: Path) -> Iterator[str]:
    spec = found.SPEC
    if spec.name != name:
        yield f"{place / '__init__.py'}: SPEC.name is {spec.name!r}, but GAMES calls the game {name!r}"
    most = spec.players[-1]
    if most > len(SEAT_LETTERS):
        yield f"{place / '__init__.py'}: SPEC.players goes up to {most}, and a table has {len(SEAT_LETTERS)} seats"
    if spec.steps != found.STEPS.size:
        yield f"{place / '__init__.py'}: SPEC.steps is {spec.steps}, but there are {found.STEPS.size} steps"
    for edition in spec.editions:
        file = place / "edition" / f"{edition}.toml"
        if not file.is_file():
            yield f"{file} is missing, but SPEC.editions names it"
            continue
        try:
            found.read_edition(file.read_text(encoding="utf-8"), str(file), {}, most)
        except BadEdition as problem:
            yield str(problem)


def _about_words(name: str, found: Any, place: Path) -> Iterator[str]:
    needed = ["title", "about", "duration", *(f"option-{option.name}" for option in found.SPEC.options)]
    needed += [message for _, message in found.REFUSALS.values()]
    choices = {option.name: option.values for option in found.SPEC.options}
    if len(found.SPEC.editions) > 1:
        choices["edition"] = found.SPEC.editions
    for choice, values in choices.items():
        needed += [f"value-{choice}-{value}" for value in values if not _is_said_alike(value)]
    for simple in vars(found).values():
        if isinstance(simple, Simple):
            needed += words_needed(simple.state, simple.edition, simple.steps)
    for language in LANGUAGES:
        file, book = place / "words" / f"{language}.ftl", place / "rulebook" / f"{language}.md"
        if not file.is_file():
            yield f"{file} is missing"
            continue
        words = Words(place / "words", language)
        try:
            words.all()
        except ValueError as problem:  # it is not Fluent
            yield str(problem)
            continue
        yield from (f"{file} has no message {message!r}" for message in dict.fromkeys(needed) if not words.has(message))
        if not book.is_file():
            yield f"{book} is missing"
            continue
        yield from _rules_missing(name, language, book, dict.fromkeys(rule for rule, _ in found.REFUSALS.values()))


def _rules_missing(name: str, language: str, book: Path, cited: Iterable[str]) -> Iterator[str]:
    """Rules that refusals cite and a rulebook lacks; or why the book cannot be made at all."""
    try:
        missing = [rule for rule in cited if rule_text(name, language, rule) is None]
    except Unfillable as problem:
        yield str(problem)
        return
    except BadEdition:  # which is said where editions are read
        text = template(name, language)
        missing = [rule for rule in cited if f"**{rule}**" not in text and f"| {rule} |" not in text]
    yield from (f"{book} has no paragraph that begins with **{rule}**, but refusals.py cites it" for rule in missing)


def _is_said_alike(value: str) -> bool:
    """Is this value of an option a number, a seat, or one for which the page has a word?"""
    return value.isdigit() or value in (*SEAT_LETTERS, "no", "yes", "chance", "standard")


def main() -> int:
    """Print the problems of the games named, or of all; 1 if there are any."""
    found = [problem for name in sys.argv[1:] or GAMES for problem in problems(name)]
    sys.stdout.write("".join(f"{problem}\n" for problem in found) or "nothing is missing\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
