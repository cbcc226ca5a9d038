"""Machi Koro's steps in words, and words in steps. The canonical words are listed in docs/formats.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.contract import SEAT_LETTERS, called
from burgomaster.games.kernel.errors import UnknownAction
from burgomaster.games.kernel.names import closest, find, plain
from burgomaster.games.kernel.pairs import higher_die, lower_die, pair_of
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.games.machi_koro import rules as r
from burgomaster.games.machi_koro.state import BUILDINGS, KINDS, LANDMARKS, SEATS, TV_STATION, Edition, State

WORDS = Path(__file__).parent / "words"

# Why a step is refused: the rule, and the sentence in words/*.ftl.
REFUSALS: Mapping[int, tuple[str, str]] = {
    r.GAME_OVER: ("MK-16", "refuse-game-over"),
    r.NOT_YOUR_TURN: ("MK-2", "refuse-not-your-turn"),
    r.DICE_DECIDE: ("MK-3", "refuse-dice-decide"),
    r.NOT_YOUR_CHOICE: ("MK-4", "refuse-not-your-choice"),
    r.NO_SUCH_OUTCOME: ("MK-4", "refuse-no-such-outcome"),
    r.THROW_FIRST: ("MK-3", "refuse-throw-first"),
    r.ALREADY_THROWN: ("MK-3", "refuse-already-thrown"),
    r.NO_TRAIN_STATION: ("MK-4", "refuse-no-train-station"),
    r.RADIO_FIRST: ("MK-13", "refuse-radio-first"),
    r.NO_RADIO_TOWER: ("MK-13", "refuse-no-radio-tower"),
    r.RADIO_ONCE: ("MK-13", "refuse-radio-once"),
    r.RADIO_TOO_LATE: ("MK-13", "refuse-radio-too-late"),
    r.RADIO_SAME_DICE: ("MK-13", "refuse-radio-same-dice"),
    r.TV_FIRST: ("MK-15", "refuse-tv-first"),
    r.TV_NOT_NOW: ("MK-15", "refuse-tv-not-now"),
    r.SWAP_FIRST: ("MK-15", "refuse-swap-first"),
    r.SWAP_NOT_NOW: ("MK-15", "refuse-swap-not-now"),
    r.GIVE_FIRST: ("MK-15", "refuse-give-first"),
    r.FINISH_SWAP: ("MK-15", "refuse-finish-swap"),
    r.TOWER_STAYS: ("MK-15", "refuse-tower-stays"),
    r.NOT_YOURS: ("MK-15", "refuse-not-yours"),
    r.NOT_THEIRS: ("MK-15", "refuse-not-theirs"),
    r.NO_SUCH_SEAT: ("MK-1", "refuse-no-such-seat"),
    r.NOT_YOURSELF: ("MK-15", "refuse-not-yourself"),
    r.SOLD_OUT: ("MK-10", "refuse-sold-out"),
    r.ONE_OF_EACH: ("MK-11", "refuse-one-of-each"),
    r.TOO_DEAR: ("MK-9", "refuse-too-dear"),
    r.LANDMARK_STANDS: ("MK-9", "refuse-landmark-stands"),
    r.LANDMARK_TOO_DEAR: ("MK-9", "refuse-too-dear"),
}


def text(steps: Sequence[int]) -> str:
    """The canonical words of an action or a chance outcome."""
    step = steps[0]
    if step < r.KEEP:
        return f"throw {step - r.THROW + 1}"
    if step == r.KEEP:
        return "keep"
    if step < r.TV_FROM:
        return f"again {step - r.AGAIN + 1}"
    if step < r.NO_SWAP:
        return f"tv {SEAT_LETTERS[step - r.TV_FROM]}"
    if step == r.NO_SWAP:
        return "no swap"
    if step < r.TAKE:
        given = f"swap {BUILDINGS[step - r.GIVE]}"
        if len(steps) == 1:
            return given
        seat, building = divmod(steps[1] - r.TAKE, KINDS)
        return f"{given} for {BUILDINGS[building]} of {SEAT_LETTERS[seat]}"
    if r.BUY <= step < r.BUILD:
        return f"buy {BUILDINGS[step - r.BUY]}"
    if r.BUILD <= step < r.PASS:
        return f"build {LANDMARKS[step - r.BUILD]}"
    if step == r.PASS:
        return "pass"
    if r.ONE_DIE <= step < r.TWO_DICE:
        return f"dice {step - r.ONE_DIE + 1}"
    if r.TWO_DICE <= step < r.FIRST:
        return f"dice {lower_die(step - r.TWO_DICE)}+{higher_die(step - r.TWO_DICE)}"
    if r.FIRST <= step < r.STEPS:
        return f"first {SEAT_LETTERS[step - r.FIRST]}"
    raise ValueError(f"no action begins with step {step}")


# ---- Reading --------------------------------------------------------------------------------------------------------

_SINGLE = {text((step,)): (step,) for step in range(r.STEPS) if not r.GIVE <= step < r.BUY}


def parse(words: str) -> list[tuple[int, ...]]:
    """What a person's words can mean, legal or not."""
    if words.startswith("dice "):
        found = _dice(words.removeprefix("dice "))
    else:
        found = [_SINGLE[words]] if words in _SINGLE else []
    if found:
        return found
    bare = plain(words[:200])
    found = _numbers(bare) or _named(bare)
    if not found:
        known = [*_SINGLE, "swap wheat-field for mine of B"]
        raise UnknownAction(f"{words[:60]!r} is no action of this game{closest(words[:60], known)}")
    return found


def _numbers(bare: str) -> list[tuple[int, ...]]:
    """Words with nothing but numbers and seats behind the verb."""
    verb, _, rest = bare.partition(" ")
    if bare in _verbs("keep"):
        return [(r.KEEP,)]
    if bare in _verbs("pass"):
        return [(r.PASS,)]
    if bare in _verbs("no-swap"):
        return [(r.NO_SWAP,)]
    dice = re.fullmatch(r"([12])( \w+)?", rest)
    if verb in _verbs("throw"):
        return [(r.THROW + int(dice[1]) - 1,)] if dice else [(r.THROW,), (r.THROW + 1,)] if not rest else []
    if verb in _verbs("again"):
        return [(r.AGAIN + int(dice[1]) - 1,)] if dice else [(r.AGAIN,), (r.AGAIN + 1,)] if not rest else []
    if verb in _verbs("dice"):
        return _dice(rest)
    seat = _seat(rest.split(" ")[-1])
    if seat is not None and verb in _verbs("tv"):
        return [(r.TV_FROM + seat,)]
    if seat is not None and verb in _verbs("first"):
        return [(r.FIRST + seat,)]
    return []


def _dice(rest: str) -> list[tuple[int, ...]]:
    """`3` is one die or the total of two; `2+5` is two dice in any order."""
    pair = re.fullmatch(r"([1-6]) ?\+ ?([1-6])", rest)
    if pair:
        low, high = sorted((int(pair[1]), int(pair[2])))
        return [(r.TWO_DICE + pair_of(low, high),)]
    if not re.fullmatch(r"[1-9]|1[0-2]", rest):
        return []
    total = int(rest)
    meanings: list[tuple[int, ...]] = [(r.ONE_DIE + total - 1,)] if total <= 6 else []
    pairs = [(low, total - low) for low in range(1, 7) if low <= total - low <= 6]
    return meanings + [(r.TWO_DICE + pair_of(low, high),) for low, high in pairs]


def _named(bare: str) -> list[tuple[int, ...]]:
    """Words with buildings in them."""
    verb, _, rest = bare.partition(" ")
    if verb in _verbs("buy"):
        return [(r.BUY + n if n < KINDS else r.BUILD + n - KINDS,) for n in find(rest, _names())]
    if verb in _verbs("swap"):
        return _swap(rest)
    return []


def _swap(rest: str) -> list[tuple[int, ...]]:
    """`wheat-field for mine of B`, or only the beginning: `wheat-field`."""
    fors, ofs = "|".join(_verbs("for")), "|".join(_verbs("of"))
    beginning: list[tuple[int, ...]] = [(r.GIVE + given,) for given in _buildings(rest)]
    for middle in re.finditer(rf" (?:{fors}) ", rest):
        tail = re.fullmatch(rf"(.+) (?:{ofs}) (\w)", rest[middle.end() :])
        seat = _seat(tail[2]) if tail else None
        if tail and seat is not None:
            pairs = product(_buildings(rest[: middle.start()]), _buildings(tail[1]))
            return [(r.GIVE + given, r.TAKE + seat * KINDS + taken) for given, taken in pairs]
    return beginning


def _buildings(name: str) -> list[int]:
    return [n for n in find(name, _names()) if n < KINDS]


def _seat(letter: str) -> int | None:
    place = SEAT_LETTERS[:SEATS].find(letter.upper()) if len(letter) == 1 else -1
    return place if place >= 0 else None


@cache
def _names() -> dict[str, int]:
    """Every building and landmark by its id and its name in every language."""
    names = {}
    for n, name in enumerate((*BUILDINGS, *LANDMARKS)):
        names[plain(name)] = n
        for language in LANGUAGES:
            names[plain(Words(WORDS, language)(name))] = n
    return names


@cache
def _verbs(verb: str) -> tuple[str, ...]:
    """The words for a verb in every language, as the word lists give them, separated by commas."""
    lists = [Words(WORDS, language)(f"verb-{verb}") for language in LANGUAGES]
    return tuple(dict.fromkeys(plain(word) for words in lists for word in words.split(",")))


# ---- Explaining -----------------------------------------------------------------------------------------------------


def reason(s: State, e: Edition, seat: int, step: int, names: Sequence[str], words: Words) -> Mapping[str, Any]:
    """What a refusal speaks of: who, which building, what it costs, what there is."""
    told: dict[str, Any] = {
        "seat": called(s.player, names),
        "coins": s.coins[s.player],
        "players": s.players,
        "dice": s.dice,
    }
    if r.TV_FROM <= step < r.NO_SWAP:
        told["other"] = called(step - r.TV_FROM, names)
    if r.TAKE <= step < r.BUY:
        told["other"] = called((step - r.TAKE) // KINDS, names)
    if r.GIVE <= step < r.BUY:
        told["name"] = words(BUILDINGS[(step - r.GIVE) % KINDS])
    elif r.BUY <= step < r.BUILD:
        told["name"] = words(BUILDINGS[step - r.BUY])
        told["cost"] = e.cost[step - r.BUY]
    elif r.BUILD <= step < r.PASS:
        told["name"] = words(LANDMARKS[step - r.BUILD])
        told["cost"] = e.landmark_cost[step - r.BUILD]
    return told


def describe(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """What an action (or its beginning) does, in a person's language, for lists to choose from."""
    step = steps[0]
    if step < r.KEEP:
        return words("do-throw", dice=step - r.THROW + 1)
    if step == r.KEEP:
        return words("do-keep")
    if step < r.TV_FROM:
        return words("do-again", dice=step - r.AGAIN + 1)
    if step < r.NO_SWAP:
        return words("do-tv", other=names[step - r.TV_FROM], coins=min(e.earns[TV_STATION], s.coins[step - r.TV_FROM]))
    if step == r.NO_SWAP:
        return words("do-no-swap")
    if step < r.TAKE:
        given = words(BUILDINGS[step - r.GIVE])
        if len(steps) == 1:
            return words("do-swap-begun", given=given)
        seat, taken = divmod(steps[1] - r.TAKE, KINDS)
        return words("do-swap", given=given, taken=words(BUILDINGS[taken]), other=names[seat])
    if step < r.BUILD:
        return words("do-buy", name=words(BUILDINGS[step - r.BUY]), cost=e.cost[step - r.BUY])
    if step < r.PASS:
        return words("do-buy", name=words(LANDMARKS[step - r.BUILD]), cost=e.landmark_cost[step - r.BUILD])
    if step == r.PASS:
        return words("do-pass")
    return text(steps)
