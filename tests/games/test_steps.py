"""The tables of steps: numbers that never change, what is looked up in them, and the check that nobody counts."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from burgomaster.games import GAMES, game
from burgomaster.games.kernel.native import load
from burgomaster.games.kernel.refusals import Refusals
from burgomaster.games.kernel.steps import Domain, Steps, numbers, step_of
from tests.games import step_numbers

every_game = pytest.mark.parametrize("name", GAMES)

# The first step of every verb. Logs hold words, not numbers, but bots and their trees know steps by these.
NUMBERS = {
    "machi-koro": [0, 2, 3, 5, 9, 10, 25, 85, 100, 104, 105, 111, 132, 136],
    "alhambra": [0, 24, 60, 96, 97, 106, 107, 108, 204, 240, 242],
    "monopoly-builder": [
        *range(13),  # end … no steal, leave
        *(16, 20, 24, 136, 200, 216, 280, 296, 312, 368),  # give, take, trades, steal, swap, deeds, build, offer
        *(372, 388, 392, 393, 399, 400, 416, 420, 421, 427),  # what is given, for, what is asked, the offer is complete
        *(428, 434, 435, 456, 512, 568, 572),  # bid, done, dice, card, remove, token, drawn
    ],
}
SIZES = {"machi-koro": 151, "alhambra": 248, "monopoly-builder": 576}


def table_of(name: str) -> Any:
    return import_module(f"burgomaster.games.{name.replace('-', '_')}.steps")


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_the_steps_stay_as_they_were(name: str) -> None:
    steps = table_of(name)
    assert [steps.VERB.index(verb) for verb in dict.fromkeys(steps.VERB)] == NUMBERS[name]
    assert game(name).SPEC.steps == steps.STEPS.size == SIZES[name]


@pytest.mark.usefixtures("native")
@every_game
def test_a_step_is_made_of_what_is_looked_up_of_it_plain_and_compiled(name: str) -> None:
    steps = table_of(name)
    compiled = load("burgomaster.games.kernel.steps", name).step_of
    for step in range(steps.STEPS.size):
        places = [getattr(steps, key, None) for key in ("FIRST_ARG", "SECOND_ARG", "THIRD_ARG")]
        arguments = [place[step] for place in places if place is not None]
        assert step_of(steps.VERB[step], *arguments) == step
        assert compiled(steps.VERB[step], *arguments) == step
        if hasattr(steps, "BY_CHANCE"):
            assert bool(steps.BY_CHANCE[step]) == steps.STEPS[step].by_chance


def test_a_table_numbers_its_steps_in_order_with_the_last_argument_fastest() -> None:
    steps = Steps()
    wait = steps.verb("wait", phases=(0,))
    pay = steps.verb("pay {} with {}", Domain(("A", "B")), numbers(1, 3), phases=(1,), goes_on=True)
    done = steps.verb("all done", phases=(1,), follows=True)
    rain = steps.outcome("rain {}", numbers(5, 6), phases=(2,))
    assert [steps.text(step) for step in range(steps.size)] == [
        "wait",
        *("pay A with 1", "pay A with 2", "pay A with 3", "pay B with 1", "pay B with 2", "pay B with 3"),
        "all done",
        *("rain 5", "rain 6"),
    ]
    assert steps.verbs() == (wait, *[pay] * 6, done, rain, rain)
    assert [steps.of(verb) for verb in (wait, pay, done, rain)] == [(0,), (1, 2, 3, 4, 5, 6), (7,), (8, 9)]
    assert steps.arguments(0) == (0, 0, 0, 0, 1, 1, 1, 0, 5, 6)
    assert steps.arguments(1) == (0, 1, 2, 3, 1, 2, 3, 0, 0, 0)
    assert (wait, step_of(pay, 1, 3), done, step_of(rain, 5)) == (0, 6, 7, 8)
    assert steps.by_chance() == (0, 0, 0, 0, 0, 0, 0, 0, 1, 1)
    assert steps.only_in(1) == (0, 1, 1, 1, 1, 1, 1, 1, 0, 0)
    assert steps.going_on == {1, 2, 3, 4, 5, 6}
    assert steps.singles() == {"wait": 0, "rain 5": 8, "rain 6": 9}
    assert [steps.name(verb) for verb in (wait, pay, done, rain)] == ["wait", "pay", "all-done", "rain"]
    assert steps.beginning((3, 7)).number == pay
    for beginning in (7, -1, 10):
        with pytest.raises(ValueError, match="no action begins with step"):
            steps.beginning((beginning,))


def test_refusals_count_from_1() -> None:
    refusals = Refusals()
    assert [refusals.add("XY-1", "refuse-one"), refusals.add("XY-2", "refuse-two")] == [1, 2]
    assert refusals == {1: ("XY-1", "refuse-one"), 2: ("XY-2", "refuse-two")}


@every_game
def test_every_refusal_is_declared_once(name: str) -> None:
    declared = import_module(f"burgomaster.games.{name.replace('-', '_')}.refusals")
    codes = [value for key, value in vars(declared).items() if key.isupper() and isinstance(value, int)]
    assert codes == list(declared.REFUSALS) == list(range(1, len(codes) + 1))
    assert game(name).REFUSALS is declared.REFUSALS


# ---- The check ------------------------------------------------------------------------------------------------------

TABLE = """
STEPS = Steps()
THROW = STEPS.verb("throw {}", DICE, phases=(0,))
PASS = STEPS.verb("pass", phases=(0,))
FIRST = STEPS.outcome("first {}", SEAT, phases=(1,))
VERB = STEPS.verbs()
"""
TABLES = {"burgomaster.games.toy.steps": step_numbers.verbs_of(TABLE)}
IMPORTS = """
from burgomaster.games.toy.steps import FIRST, FIRST_ARG, PASS, THROW, VERB
from burgomaster.games.toy.steps import THROW as HURL
from burgomaster.games.toy import steps as st
import burgomaster.games.toy.steps as table
"""


def found(*body: str) -> list[str]:
    source = IMPORTS + "def rule(s, step, steps, out, dice):\n" + "".join(f"    {line}\n" for line in body)
    return [what.partition(":")[0] for _, what in step_numbers.find(source, TABLES)]


def test_the_check_reads_the_table() -> None:
    assert TABLES == {"burgomaster.games.toy.steps": {"THROW": True, "PASS": False, "FIRST": True}}


@pytest.mark.parametrize(
    "line",
    [
        "out[0] = THROW + dice - 1",
        "dice = step - 1",
        "dice = step % 15",
        "dice = (step - s.first) // 4",
        "dice = divmod(step, 4)",
        "return st.FIRST + dice",
        "return HURL | dice",
        "steps[-1] += 1",
        "return out[0] - 1",
        "dice = range(THROW, PASS)",
        "dice = max(step, 0)",
        "return rules.draw(s, e, luck) - 5",
        "return greedy_step(s, e, luck, out) % 4",
        "best = PASS; best += 1",
        "best = step if dice else 0; return best * 2",
        "best: int = step; return 2 * best",
        "best, most = step_of(THROW, dice), 0; return best - 1",
        "return [taken - 1 for taken in steps if (taken := step)]",
        "return lambda step: step - 1",
        "return nodes[dice].step // 4",
        "return tree.step(dice) % 4",
        "return [one - 4 for one in steps]",
        "return [one - 4 for place, one in enumerate(out[:dice])]",
        "legal = list(steps); return legal[0] - 1",
        "return action.steps[0] + 1",
        "return s.last_step + dice",
        "return first_step * 2",
        "return own_steps[0] % 4",
        "return -step + 3",
        "return int(step) // 4",
        "return np.int64(step) % 4",
        "return VERB[step] - dice",
        "verb = VERB[step]; return verb + 1",
        "return table.PASS - 3",
        "return operator.sub(step, 3)",
        "chosen = step; return lambda: chosen + 1",
    ],
)
def test_the_check_finds_counting_with_steps(line: str) -> None:
    assert "counts with a step" in found(line)


@pytest.mark.parametrize(
    "line",
    [
        "return step < PASS",
        "return THROW <= step",
        "return 0 <= s.low and dice >= st.PASS",
        "return 3 > out[0]",
        "return 0 < dice < steps[0] < 9",
        "best = out[1]; return best > dice",
        "while step_of(THROW, dice) > 4: pass",
        "return sorted(steps, key=lambda step: step > 3)",
        "return sorted(steps, key=lambda step: step)",
        "return min(nodes, key=lambda one: (one.visits, one.step))",
        "return nodes[0].step < nodes[1].step",
        "return s.first <= tree.step(dice)",
        "for one in out[:dice]: return one > 3",
        "for place, one in enumerate(steps): return one > 3",
        "return self.steps[dice] < 7",
        "return int(step) < 7",
        "return s.last_step < 7",
        "return VERB[step] > VERB[out[0]]",
        "verb = VERB[step]; return verb >= THROW",
        "return sorted(steps)",
        "return min(out[:dice])",
        "steps.sort()",
        "def later(): return step > dice",
    ],
)
def test_the_check_finds_comparing_their_order(line: str) -> None:
    assert "compares the order of steps" in found(line)


@pytest.mark.parametrize(
    "line", ["return step == THROW", "return steps[0] != st.FIRST", "return step in (PASS, THROW)"]
)
def test_the_check_finds_steps_taken_for_verbs(line: str) -> None:
    assert found(line) == ["compares a step with a verb that has arguments"]


@pytest.mark.parametrize(
    "line",
    [
        "return step == 7",
        "return 7 != steps[0]",
        "return step in (PASS, 3)",
        "return step in range(3, 9)",
        "return VERB[step] == 3",
    ],
)
def test_the_check_finds_numbers_that_are_written_out(line: str) -> None:
    assert found(line) == found("match step:", "    case 7: pass") == ["compares a step with a number"]


def test_the_check_does_not_lose_a_table_by_a_relative_name() -> None:
    for line in ("from .steps import PASS", "from . import steps", "from ..toy.steps import PASS"):
        assert "imports a table of steps by a relative name" in found(line)


@pytest.mark.parametrize(
    "line",
    [
        "verb = VERB[step]; return verb == THROW or verb in (THROW, FIRST)",
        "return step == PASS or steps[-1] == st.PASS or step in (PASS,)",
        "out[0] = step_of(THROW, dice)",
        "out[dice - 1] = PASS",
        "return FIRST_ARG[step] - 1 < dice",
        "return len(steps) - 1",
        "return (*steps[1:], PASS)",
        "best = PASS; return best == PASS",
        "weights = [0]; weights[0] += 1",
        "return f'{step} {THROW}'",
        "return sorted(nodes, key=lambda one: one.visits)",
        "return nodes[0].step == nodes[1].step",
        "for one in steps: use(FIRST_ARG[one] + 1)",
        "return sorted(steps, key=VALUE.__getitem__)",
        "return not step",
        "later = lambda dice: dice + 1",
        "return lambda first: first < 3",
        "return step in steps or VERB[step] in (THROW, PASS)",
    ],
)
def test_the_check_lets_looking_up_pass(line: str) -> None:
    assert found(line) == []


def test_the_check_passes_what_means_something_else_or_is_allowed_word_for_word() -> None:
    source = "def far(step, out): return step + 1, out[0] < 3, 0 <= step"
    assert [line.what.partition(":")[0] for line in step_numbers.find(source, {}, {"step"})] == [
        "compares the order of steps"  # of `out`, which still holds steps
    ]
    assert len(step_numbers.find(source, {}, (), {"0 <= step"})) == 2


@pytest.mark.parametrize("exceptions", ["OTHERWISE", "ALLOWED"])
def test_an_exception_that_nothing_needs_is_found(
    exceptions: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(step_numbers, "FOLDERS", ["examples"])
    for table in ("OTHERWISE", "ALLOWED"):
        needless = {"examples/bot.py": {"step": "not there any more"}} if table == exceptions else {}
        monkeypatch.setattr(step_numbers, table, needless)
    assert step_numbers.main() == 1
    assert capsys.readouterr().err == "examples/bot.py: nothing needs the exception for step\n"


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        ("go {}", (("north", "south"),), "'go {}': write an argument as Domain"),
        ("go {} {}", (Domain(("north",)),), "'go {} {}' has 2 places for 1 arguments"),
        ("go", (Domain(("north",)),), "'go' has 0 places for 1 arguments"),
        ("{} {} {} {}", (numbers(1, 2),) * 4, "it has up to 3 arguments"),
        ("{} {}", (numbers(1, 2), numbers(1, 256)), "behind the first up to 255 combinations"),
        ("{}", (numbers(1, 4096),), "a game up to 4096 steps"),
    ],
)
def test_a_verb_that_cannot_be_is_refused_with_a_sentence(text: str, arguments: Any, said: str) -> None:
    table = Steps()
    table.verb("wait", phases=(0,))
    with pytest.raises(TypeError, match=re.escape(said)):
        table.verb(text, *arguments, phases=(0,))
    last = table.verb("{}", numbers(1, 4095), phases=(0,))
    assert (table.size, step_of(last, 4095)) == (4096, 4095)


def test_nobody_counts_with_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert step_numbers.main() == 0, capsys.readouterr().err
    assert len(step_numbers.tables()) == len(GAMES)
    for name, declared in step_numbers.tables().items():
        steps = import_module(name)
        assert {getattr(steps, verb) for verb in declared} == set(steps.VERB)
