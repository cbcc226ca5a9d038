"""What is told of puzzles: which there are, how one looks to who is to move, and what a move is worth."""

from __future__ import annotations

from datetime import date
from typing import Any

from burgomaster.bots.hint_words import cost_said
from burgomaster.games import GAMES, words_of
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.errors import AmbiguousAction, BurgomasterError
from burgomaster.games.kernel.words import Words
from burgomaster.play.action import Action
from burgomaster.play.hint import Suggestion
from burgomaster.play.printed import printed
from burgomaster.play.puzzle import Puzzle, Weighed, daily, puzzles_of
from burgomaster.play.refusal import IllegalAction
from burgomaster.tables.contrast import contrasted
from burgomaster.tables.refused import WORDS, Refused
from burgomaster.tables.setup import Setup
from burgomaster.tables.told import spoken
from burgomaster.tables.value import as_data

SEQ = 1  # nothing happens at a puzzle: its row is the first


def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its id, such as came from outside."""
    game, _, number = name.rpartition("-")
    known = puzzles_of(game) if game in GAMES else ()
    if not (number.isascii() and number.isdecimal() and len(number) < 9 and 1 <= int(number) <= len(known)):
        raise Refused(404, "no-puzzle")
    return known[int(number) - 1]


def day_named(text: str) -> date:
    """A day, as 2026-11-17."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(422, "bad-request", problem=f"{text[:20]!r} is no day, such as 2026-11-17") from None


def names_at(puzzle: Puzzle, lang: str) -> tuple[str, ...]:
    """What the seats are called."""
    words = Words(WORDS, lang)
    return tuple(words("puzzle-seat", letter=letter) for letter in SEAT_LETTERS[: puzzle.players])


def theme_said(puzzle: Puzzle, lang: str) -> str:
    """What a puzzle is about."""
    return words_of(puzzle.game, lang)(f"theme-{puzzle.theme}")


def listed(day: date, lang: str) -> dict[str, Any]:
    """All puzzles, without their answers; and those of a day, one for each game that has any."""
    known = [one for game in GAMES for one in puzzles_of(game)]
    today = [daily(game, day).id for game in GAMES if puzzles_of(game)]
    return {"day": day.isoformat(), "today": today, "puzzles": [_heading(one, lang) for one in known]}


def _heading(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "number": puzzle.number,
        "players": puzzle.players,
        "theme": puzzle.theme,
        "theme_said": theme_said(puzzle, lang),
        "difficulty": puzzle.difficulty,
    }


def shown(puzzle: Puzzle, lang: str, *, outlook: bool = False) -> dict[str, Any]:
    """A puzzle as the seat that is to move sees it: laid out like a table, so that the same boards show it."""
    position, seat = puzzle.position, puzzle.seat
    agreed, names = position.setting, names_at(puzzle, lang)
    empty: dict[str, Any] = {"player": None, "bot": None, "stand_in": None, "resigned": False, "muted": False}
    empty |= {"commitment": None, "word": "", "kept_for": None}
    nobody = ("sealed", "asked", "called", "proposal", "pause", "result", "read_only", "rematch", "secret", "unrated")
    you: dict[str, Any] = dict.fromkeys(("undo", "sent", "told", "said", "effects", "outlook"))
    you |= {"seat": seat, "step_in": False, "ignores": [], "actions": spoken(position, position.steps(), lang, names)}
    you["state"] = position.own_view(seat) if agreed.game.SPEC.private else {}
    if outlook:
        you["outlook"] = position.own_outlook(seat)
    table: dict[str, Any] = {
        **dict.fromkeys(nobody),
        "status": "running",
        "host": "",
        "archived": False,
        "seats": [
            {**empty, "kind": "person" if place == seat else "bot", "name": name} for place, name in enumerate(names)
        ],
    }
    return {
        "puzzle": _heading(puzzle, lang),
        "figures": printed(agreed),
        "table": {
            "type": "table",
            "id": puzzle.id,
            "seq": SEQ,
            "at": 0,
            "game": puzzle.game,
            "rules": agreed.spec.rules,
            "edition": agreed.edition,
            "options": dict(agreed.options),
            "setup": as_data(Setup(game=puzzle.game, players=puzzle.players, public=False)),
            "commitment": "",
            "moved": SEQ,
            "clock": None,
            "table": table,
            "view": position.open_view(outlook=outlook),
            "present": [True] * puzzle.players,
            "you": you,
        },
    }


def going_on(puzzle: Puzzle, prefix: str, lang: str) -> dict[str, Any]:
    """How an unfinished action may go on; nothing is assessed."""
    names = names_at(puzzle, lang)
    try:
        steps = puzzle.position.steps(prefix, lang, names)
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None
    return {"seq": SEQ, "steps": spoken(puzzle.position, steps, lang, names)}


def why_not(puzzle: Puzzle, text: str, lang: str) -> dict[str, Any]:
    """Which rule forbids an action."""
    try:
        refusal = puzzle.position.why_not(text, lang, names=names_at(puzzle, lang))
    except AmbiguousAction:
        refusal = None
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None
    return {"rule": refusal and refusal.rule, "text": refusal and refusal.text}


def meant(puzzle: Puzzle, text: str, lang: str) -> Action:
    """The whole action that somebody means; refused if it is none that may be done."""
    try:
        return puzzle.position.resolve(text, None, lang, names_at(puzzle, lang))
    except IllegalAction as problem:
        refusal = problem.refusal
    except AmbiguousAction as problem:
        raise Refused(422, "ambiguous-action", problem=str(problem)) from None
    except BurgomasterError as problem:
        raise Refused(422, "unknown-action", problem=str(problem)) from None
    raise Refused(409, "illegal", text=refusal.text, rule=refusal.rule)


def assessed(puzzle: Puzzle, action: Action, lang: str) -> dict[str, Any]:
    """Is it the best action? Why, if it is; otherwise what it costs, and nothing of what would be better."""
    words, found = Words(WORDS, lang), puzzle.weighed(action)
    if action == puzzle.answer:
        return {**solution(puzzle, lang), "right": True, "said": words("puzzle-right")}
    if found is None:
        return {"right": False, "said": words("puzzle-unweighed"), "ideas": []}
    tried = _idea(puzzle, found, lang)
    return {"right": False, "said": words("puzzle-wrong", cost=tried["cost_said"]), "ideas": [tried]}


def solution(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """The best action and the next best: what each has that the other has not, and what the next best costs."""
    best, second = (_idea(puzzle, one, lang) for one in puzzle.moves[:2])
    best["why"], second["why"] = contrasted(puzzle, names_at(puzzle, lang), lang)
    said = Words(WORDS, lang)("puzzle-answer", move=best["action"]["said"])
    return {"right": False, "said": said, "ideas": [best, second]}


def _idea(puzzle: Puzzle, weighed: Weighed, lang: str) -> dict[str, Any]:
    """An action as hints tell it."""
    position = puzzle.position
    action = position.resolve(weighed.action)
    cost = puzzle.moves[0].chance - weighed.chance
    (said,) = spoken(position, [action], lang, names_at(puzzle, lang))
    return {
        "action": said,
        "chance": weighed.chance,
        "cost": cost,
        "cost_said": cost_said(Suggestion(action, weighed.chance, cost), lang),
        "why": [],
        "ahead_said": "",
        "ahead": [],
    }
