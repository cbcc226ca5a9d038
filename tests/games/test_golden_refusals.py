"""Why not: in whole games, for every seat and every step, the reason of the refusal, in readable text.

Beside the golden games, which show what happens, this shows what may not. `python -m tests.games.test_golden` writes
the files of a new version of the rules with those games, and never overwrites one.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.setting import setting
from tests.games.test_conformance import every_table

FOLDER = Path(__file__).parents[1] / "golden"
GAMES_EACH = 2
LATER = {("machi-koro", "card")}  # verbs that came after the file of their game was written

TABLES = [(name, players) for name in GAMES for players in game(name).SPEC.players]


def refusals_file(name: str, players: int) -> Path:
    return FOLDER / f"{name}.rules-{game(name).SPEC.rules}.refusals.{players}-players.txt"


def why_not(name: str, players: int, number: int) -> list[str]:
    """A random game: in every phase the 1st, 2nd, 4th, 8th … time, what every seat is told about every step."""
    agreed = setting(name, players)
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    s = agreed.game.State()
    rules.begin(s, e, players)
    key, out = luck_key(31, number), [0] * spec.most_legal
    seen: Counter[int] = Counter()
    lines: list[str] = []
    steps = [step for step in range(spec.steps) if (name, agreed.game.STEPS[step].name) not in LATER]
    for event in range(spec.length):
        turn = rules.turn_of(s, e)
        seen[s.phase] += 1
        if seen[s.phase].bit_count() == 1:
            for seat in (CHANCE, *range(players)):
                told: dict[str, Counter[str]] = {}
                for step in steps:
                    code = rules.refuse(s, e, seat, step)
                    reason = agreed.game.REFUSALS[code][1].removeprefix("refuse-") if code else "yes"
                    told.setdefault(reason, Counter())[agreed.game.STEPS[step].name] += 1
                who = "chance" if seat == CHANCE else "on turn" if seat == turn else "another"
                said = (f"{reason} ({_told(verbs)})" for reason, verbs in told.items())
                lines.append(f"phase {s.phase}, {who}: {', '.join(said)}")
        if turn == OVER:
            return lines
        luck = luck_of(key, event)
        step = rules.draw(s, e, luck) if turn == CHANCE else out[pick(luck, rules.legal(s, e, out))]
        rules.apply(s, e, step)
    raise AssertionError("the game did not end")


def _told(verbs: Counter[str]) -> str:
    return " ".join(f"{verb} {count}" for verb, count in verbs.items())


def all_why_not(name: str, players: int) -> str:
    """What was said in some games, each thing once."""
    lines: dict[str, None] = {}
    for number in range(GAMES_EACH):
        lines |= dict.fromkeys(why_not(name, players, number))
    return "\n".join([f"{name}, rules {game(name).SPEC.rules}, {players} players", "", *lines, ""])


@every_table
def test_golden_refusals(name: str, players: int) -> None:
    file = refusals_file(name, players)
    assert file.is_file(), f"{file.name} is missing; write it with `python -m tests.games.test_golden`, and read it"
    assert all_why_not(name, players).splitlines() == file.read_text(encoding="utf-8").splitlines()


def write_missing() -> None:
    """Write the files of a new version."""
    for table in TABLES:
        if not refusals_file(*table).exists():
            refusals_file(*table).write_text(all_why_not(*table), encoding="utf-8")
