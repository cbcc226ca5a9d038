"""Long random games, move by move: one hash of all their positions, odds, scores and what seats cannot know.

The golden games show readable pieces; this notices the smallest change anywhere. What it means, the other tests say.
`python -m tests.games.test_golden` writes the files of a new version of the rules, and never overwrites one.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

import burgomaster as bm
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.setting import Setting, setting
from tests.games.test_conformance import every_table

FOLDER = Path(__file__).parents[1] / "golden"
MOST_EVENTS = 1500
TABLES = [(name, players) for name in GAMES for players in game(name).SPEC.players]


def states_file(name: str) -> Path:
    return FOLDER / f"{name}.rules-{game(name).SPEC.rules}.states.txt"


def settings_of(name: str, players: int) -> dict[str, Setting]:
    """As it comes, and with every option as far from its default as the players allow; later ones by themselves."""
    contrary: dict[str, str] = {}
    options = game(name).SPEC.options
    for option in (one for one in options if not one.later):
        for value in reversed(option.values):
            with suppress(bm.BadEdition):  # such as a start seat nobody sits on
                setting(name, players, options={**contrary, option.name: value})
                contrary[option.name] = value
                break
    found = {"as it comes": {}, "every option changed": contrary}
    found |= {f"{one.name} changed": {one.name: one.values[-1]} for one in options if one.later}
    return {told: setting(name, players, options=changed) for told, changed in found.items()}


def hash_of_a_game(agreed: Setting, number: int) -> str:
    """Everything the rules say in a random game, and its number of events."""
    rules, e, spec = agreed.game.rules, agreed.figures, agreed.game.SPEC
    s, seats = agreed.game.State(), range(agreed.players)
    rules.begin(s, e, agreed.players)
    key, out, weights = luck_key(51, number), [0] * spec.most_legal, [0] * spec.most_outcomes
    points = [0] * agreed.players
    digest = hashlib.blake2b(digest_size=12)
    for event in range(MOST_EVENTS):
        digest.update(s.pack())
        turn, luck = rules.turn_of(s, e), luck_of(key, event)
        rules.scores(s, e, points)
        digest.update(repr((turn, points, rules.winners(s, e), rules.unfinished(s, e))).encode())
        if turn == OVER:
            return f"{event} events, {digest.hexdigest()}"
        if turn == CHANCE:
            n = rules.odds(s, e, out, weights)
            digest.update(repr((out[:n], weights[:n])).encode())
            rules.apply(s, e, rules.draw(s, e, luck))
            continue
        may = [seat for seat in seats if rules.may_interrupt(s, e, seat)]
        n = rules.legal(s, e, out)
        digest.update(repr((may, out[:n])).encode())
        if spec.private and event % 5 == 0:
            for seat in seats:
                for memory in (False, True):
                    unknown = s.copy()
                    rules.hide(unknown, e, seat, memory, luck)
                    digest.update(unknown.pack())
        if may and luck % 4 == 0:
            rules.interrupt(s, e, may[pick(luck, len(may))])
        else:
            rules.apply(s, e, out[pick(luck, n)])
    return f"{MOST_EVENTS} events and more, {digest.hexdigest()}"


def hashes(name: str, players: int) -> list[str]:
    lines = []
    for told, agreed in settings_of(name, players).items():
        for number in range(3):
            lines.append(f"{players} players, {told}, game {number}: {hash_of_a_game(agreed, number)}")
    return lines


@every_table
def test_golden_states(name: str, players: int) -> None:
    file = states_file(name)
    assert file.is_file(), f"{file.name} is missing; write it with `python -m tests.games.test_golden`"
    written = file.read_text(encoding="utf-8").splitlines()
    assert hashes(name, players) == [line for line in written if line.startswith(f"{players} players")]


def write_missing() -> None:
    """Write the files of a new version."""
    for name in GAMES:
        if not states_file(name).exists():
            lines = [line for players in game(name).SPEC.players for line in hashes(name, players)]
            states_file(name).write_text("\n".join([*lines, ""]), encoding="utf-8")
