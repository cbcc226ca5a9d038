"""How an edition plays: what is counted is what happened, plain and compiled alike, and the tables say it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import burgomaster as bm
from burgomaster.bots.registry import step_function
from burgomaster.games import part_of
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import BOT_LUCK, luck_key, luck_of
from burgomaster.games.monopoly_builder import rules as r
from burgomaster.games.monopoly_builder.actions import text
from burgomaster.games.monopoly_builder.state import DEEDS, NOBODY, State
from burgomaster.games.monopoly_builder.steps import STEPS
from burgomaster.lab.balance import Balance, balance, main, pictures, table
from burgomaster.play.setting import setting
from tests.parts import BALANCED

GAME = "monopoly-builder"


@pytest.fixture(scope="module")
def few() -> Balance:
    """A few games, played by plain code."""
    return balance(GAME, 3, "greedy", 6, seed=5, native=False)


def test_what_is_counted_is_what_happened(few: Balance) -> None:
    """The same games again, counted from the words of their actions."""
    agreed = setting(GAME, 3)
    e, greedy = agreed.figures, step_function("greedy", GAME, native=False)
    out = [0] * agreed.game.SPEC.most_legal
    for number in range(few.games):
        s, key, draws, steps, said = State(), luck_key(5, number), 0, 0, []
        r.begin(s, e, 3)
        while (seat := r.turn_of(s, e)) != OVER:
            if seat == CHANCE:
                step = r.draw(s, e, luck_of(key, draws))
                draws += 1
            else:
                step = greedy(s, e, luck_of(key, BOT_LUCK + steps), out)
                steps += 1
                if step not in STEPS.going_on and not r.unfinished(s, e):
                    said.append(text((step,)))
            r.apply(s, e, step)
        seen = {name: int(values[number]) for name, values in few.counted.items()}
        assert seen["leaves"] == sum(word.startswith("leave ") for word in said)
        assert seen["mortgages"] == sum(word.startswith("mortgage ") for word in said)
        assert seen["pay-offs"] == sum(word.startswith("pay off ") for word in said)
        assert seen["deals"] == said.count("accept")
        assert seen["auctions"] == said.count("auction")
        assert [seen[f"sold {deed}"] for deed in DEEDS] == [int(s.owner[d] != NOBODY) for d in range(len(DEEDS))]
        assert few.turns[number] == s.turns
        assert np.flatnonzero(few.won[number]).tolist() == [p for p in range(3) if r.winners(s, e) >> p & 1]
        assert seen["by penthouse"] == said[-1].startswith("build ")


def test_a_table_says_every_measure(few: Balance) -> None:
    lines = table([few, few]).splitlines()
    assert lines[2] == "| games | 6 | 6 |"
    measures = few.measures()
    assert [line.split(" | ")[0][2:] for line in lines[-len(measures) :]] == list(measures)
    assert few.to_dict()["measures"] == measures


def test_pictures_show_every_seat(few: Balance) -> None:
    drawn = pictures([few])
    seats = "".join(ElementTree.fromstring(drawn["seats"]).itertext())
    assert all(f"greedy, seat {seat} of 3" in seats for seat in "ABC")
    assert len(re.findall("<circle", drawn["turns"])) == 1


@pytest.mark.parametrize("name", BALANCED)
def test_every_game_counts(name: str) -> None:
    found = balance(name, 2, "greedy", 2, seed=6, native=False)
    counters = part_of(name, "counters")
    assert counters is not None
    assert list(found.counted) == list(counters.COUNTERS)
    assert any(values.sum() > 0 for label, values in found.counted.items() if label.startswith(("bought", "sold")))
    assert found.won.sum() == 2


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "level-3"])
def test_compiled_code_counts_the_same(bot: str) -> None:
    plain = balance(GAME, 2, bot, 2, seed=8, native=False)
    native = balance(GAME, 2, bot, 2, seed=8)
    assert plain.turns.tolist() == native.turns.tolist()
    assert {name: values.tolist() for name, values in plain.counted.items()} == {
        name: values.tolist() for name, values in native.counted.items()
    }


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(bm.BurgomasterError, match="bot is one of greedy, level-1"):
        balance(GAME, 2, "level-5", 1)


def test_the_command_writes_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], few: Balance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgomaster.lab.balance.balance", lambda *_, **__: few)
    main([GAME, "--players", "3", "--pictures", str(tmp_path / "drawn")])
    assert "| turns, median |" in capsys.readouterr().out
    assert sorted(path.name for path in (tmp_path / "drawn").iterdir()) == [f"{GAME}-seats.svg", f"{GAME}-turns.svg"]
