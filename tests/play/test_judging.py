"""Every move is read once and judged once, and quick ways give exactly what the slow way gives."""

from __future__ import annotations

import random
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.games import GAMES, game
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.play.action import action_of
from burgomaster.play.position import Action, Outcome, Position
from burgomaster.play.setting import Setting
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro.tables import after_throw, city, table
from tests.games.phrases.positions import POSITIONS
from tests.games.test_conformance import in_turn, stride_of, walk
from tests.parts import WHOLE


def between_actions(agreed: Setting, seed: int) -> list[Position]:
    """The positions of a random game; of a long one, some of them."""
    rules, e = agreed.game.rules, agreed.figures
    states = (s.copy() for s, _, _ in walk(agreed, seed, 0) if not rules.unfinished(s, e))
    return [Position(agreed, s) for s in islice(states, 0, None, stride_of(agreed.name))]


def fresh(position: Position) -> Position:
    """The same position, of which nothing has been asked yet."""
    return Position(position.setting, position.state())


def slowly(position: Position, steps: tuple[int, ...] = ()) -> list[tuple[str, tuple[int, ...], bool]]:
    """How an action may go on, by the rules alone: nothing remembered, every step refused or carried out."""
    agreed = position.setting
    rules, e = agreed.game.rules, agreed.figures
    state = position.state()
    for step in steps:
        assert rules.refuse(state, e, position.turn, step) == 0
        rules.apply(state, e, step)
    found = []
    out = [0] * agreed.game.SPEC.most_legal
    for step in out[: rules.legal(state, e, out)]:
        after = state.copy()
        rules.apply(after, e, step)
        whole = (*steps, step)
        found.append((agreed.game.text(whole), whole, not rules.unfinished(after, e)))
    return found


def after_slowly(position: Position, steps: tuple[int, ...]) -> bytes:
    """The state after an action, by the rules alone."""
    agreed = position.setting
    state = position.state()
    for step in steps:
        agreed.game.rules.apply(state, agreed.figures, step)
    packed: bytes = state.pack()
    return packed


def told(actions: Sequence[Action]) -> list[tuple[str, tuple[int, ...], bool]]:
    return [(str(action), action.steps, action.complete) for action in actions]


def check_quick_ways(position: Position, luck: int) -> None:
    before = position.packed()
    assert position.turn == position.setting.game.rules.turn_of(position.state(), position.setting.figures)
    if position.turn == CHANCE:
        choices = [outcome for outcome, _ in position.chances()]
        assert told(choices) == slowly(position)
        assert all(type(outcome) is Outcome and outcome.seat == CHANCE for outcome in choices)
        chosen: Action = choices[pick(luck, len(choices))]
    else:
        steps: tuple[int, ...] = ()
        listed = position.steps()
        while True:
            assert told(listed) == slowly(position, steps)
            assert all(action.seat == position.turn for action in listed)
            chosen = listed[pick(luck, len(listed))]
            if chosen.complete:
                break
            steps, luck = chosen.steps, luck_of(luck, len(chosen.steps))
            assert told(fresh(position).steps(chosen)) == told(fresh(position).steps(str(chosen)))
            listed = position.steps(chosen)
    wanted = after_slowly(position, chosen.steps)
    for way in (position, fresh(position)):  # the first has just listed it, the second knows nothing
        for said in (chosen, str(chosen)):
            assert way.play(said).packed() == wanted
            assert way.resolve(said) == chosen
            assert way.resolve(said).steps == chosen.steps
            assert type(way.resolve(said)) is type(chosen)
            assert way.resolve(said).complete
            assert way.played(said)[1].packed() == wanted
            assert way.why_not(said) is None
    assert position.packed() == before


@pytest.mark.parametrize("name", GAMES)
def test_quick_ways_and_slow_ways_agree(name: str) -> None:
    """Many random positions, every edition, all options, any number of players."""
    checked = 0
    for agreed, usual in in_turn(name):
        for event, position in enumerate(between_actions(agreed, 31) if usual else ()):
            check_quick_ways(position, luck_of(luck_key(32, agreed.players), event))
            checked += 1
    assert checked > (300 if name in WHOLE else 20)  # the shortest games of ours are Monopoly Builder's


@pytest.mark.parametrize("name", POSITIONS)
def test_quick_ways_and_slow_ways_agree_in_every_phase(name: str) -> None:
    for luck in range(3):
        check_quick_ways(fresh(POSITIONS[name]), luck_of(luck_key(33, 0), luck))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_quick_ways_and_slow_ways_agree_in_many_more(name: str) -> None:
    for seed in range(40, 60):
        for agreed, _ in in_turn(name):
            for event, position in enumerate(between_actions(agreed, seed)):
                check_quick_ways(position, luck_of(luck_key(seed, agreed.players), event))


# Money that can be taken in many ways, up to three cards at once.
TAKING = alhambra.table(*[alhambra.player()] * 3, open_money=["yellow 1", "yellow 1", "yellow 2", "blue 3"])


def test_what_was_listed_before_changes_nothing() -> None:
    begun = [action for action in TAKING.steps() if not action.complete]
    begun += [longer for one in begun for longer in fresh(TAKING).steps(one) if not longer.complete]
    assert [str(one) for one in begun] == ["take yellow 1,", "take yellow 2,", "take yellow 1, yellow 1,"]
    wholes = fresh(TAKING).actions()
    assert len(wholes) == 9
    for listed in ("", *begun):
        for prefix in ("", *begun):
            here = fresh(TAKING)
            here.steps(listed)
            assert told(here.steps(prefix)) == slowly(TAKING, getattr(prefix, "steps", ()))
        for whole in wholes:
            here = fresh(TAKING)
            here.steps(listed)
            assert here.play(whole).packed() == after_slowly(TAKING, whole.steps)
            assert here.packed() == TAKING.packed()


def test_a_list_under_way_is_not_disturbed_by_what_is_played_meanwhile() -> None:
    begun = TAKING.steps()[3].steps
    wanted = told(list(fresh(TAKING).iter_actions(begun)))
    assert [said for said, *_ in wanted] == [
        *("take yellow 1, yellow 1", "take yellow 1, yellow 2", "take yellow 1, blue 3"),
        *("take yellow 1, yellow 1, yellow 2", "take yellow 1, yellow 1, blue 3"),
    ]
    here = fresh(TAKING)
    listing = here.iter_actions(begun)
    first = next(listing)
    here.play(fresh(TAKING).resolve("take yellow 1, yellow 2"))
    assert told([first, *listing]) == wanted


def test_an_action_listed_at_another_table_is_judged_by_this_one() -> None:
    """Even where all of it but the last step was just listed here."""
    elsewhere = alhambra.table(*[alhambra.player()] * 3, open_money=["yellow 1", "yellow 1", "green 2", "blue 3"])
    foreign = elsewhere.resolve("take yellow 1, green 2")
    here = fresh(TAKING)
    assert here.steps("take yellow 1,")
    with pytest.raises(bm.IllegalAction, match="Green 2 does not lie open"):
        here.play(foreign)


@pytest.mark.parametrize("name", ["mk-swap", "al-act", "mb-parking"])
def test_a_game_may_leave_it_to_the_state_when_an_action_ends(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it declares of its steps makes lists quicker, and nothing else."""
    here = POSITIONS[name]
    begun = next(step for step in here.steps() if not step.complete)
    wanted = told(here.steps()), told(here.steps(begun)), told(list(islice(here.iter_actions(), 50)))
    monkeypatch.setattr(here.setting.game, "SPEC", replace(here.setting.spec, going_on=None))
    asked = Position(replace(here.setting), here.state())
    assert asked.setting.spec.going_on is None
    assert (told(asked.steps()), told(asked.steps(begun)), told(list(islice(asked.iter_actions(), 50)))) == wanted


def test_threads_that_share_a_position_do_not_disturb_each_other() -> None:
    """What a position remembers of a long action is used by one thread at a time."""
    here = bm.start("monopoly-builder", 4)
    rng = random.Random(3)
    while not (here.turn >= 0 and any(step.startswith("offer") for step in here.steps())):
        listed = here.steps() or here.actions()
        here = here.play(rng.choice([one for one in listed if one.complete]))
    wanted: list[tuple[Action, bytes]] = []
    while len(wanted) < 12:
        chosen = rng.choice([step for step in here.steps() if not step.complete])
        while not chosen.complete:
            chosen = rng.choice(here.steps(chosen))
        wanted.append((chosen, after_slowly(here, chosen.steps)))
    before, wrong = here.packed(), []

    def again_and_again(seed: int) -> None:
        luck = random.Random(seed)
        for _ in range(500):
            whole, after = luck.choice(wanted)
            for size in range(1, len(whole.steps)):
                begun = action_of(here.game, here.turn, whole.steps[:size], False)
                if whole.steps[: size + 1] not in [longer.steps for longer in here.steps(begun)]:
                    wrong.append(begun)
            if here.play(whole).packed() != after:
                wrong.append(whole)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=again_and_again, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert wrong == []
    assert here.packed() == before


class Counting:
    """Counts how often a game's words are read and its steps are judged."""

    def __init__(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[str] = Counter()
        for module, function in ((game(name), "parse"), (game(name).rules, "refuse")):
            monkeypatch.setattr(module, function, self._counted(function, getattr(module, function)))

    def _counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            self.counts[name] += 1
            return function(*arguments)

        return counted

    def of(self, work: Callable[[], object]) -> tuple[int, int]:
        """Reads and judgements of some work."""
        self.counts.clear()
        work()
        return self.counts["parse"], self.counts["refuse"]


def test_a_move_is_read_once_and_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    here = after_throw(table(city(20), city()), "5")
    match = bm.Match(here)
    listed = {str(action): action for action in here.steps()}
    counting = Counting("machi-koro", monkeypatch)
    for ask in (Position.play, Position.resolve, Position.played, Position.why_not):
        assert counting.of(partial(ask, fresh(here), "buy mine")) == (1, 1)
        assert counting.of(partial(ask, fresh(here), listed["buy mine"])) == (0, 1)
    assert counting.of(lambda: here.play(listed["buy mine"])) == (0, 0)  # it was just listed
    assert counting.of(lambda: match.act("buy mine")) == (1, 1)


def test_what_was_listed_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    here = after_throw(table(city(20), city()), "5")
    swapping = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    rolling = table(city(), city()).play("throw 1")
    (foreign,) = table(city(), city()).actions()
    counting = Counting("machi-koro", monkeypatch)
    listed = here.steps()
    for action in listed:
        assert counting.of(partial(here.play, action)) == (0, 0)
    with pytest.raises(bm.IllegalAction):
        here.play(foreign)
    assert counting.of(partial(here.play, listed[0])) == (0, 0)  # what is played in vain forgets nothing
    with pytest.raises(bm.UnknownAction):
        here.play("fly")
    assert counting.of(partial(here.play, listed[0])) == (0, 0)
    other = fresh(here)
    assert counting.of(partial(other.play, other.actions()[0])) == (0, 0)
    longer = swapping.steps("swap bakery")
    assert counting.of(partial(swapping.play, longer[0])) == (0, 0)
    for outcome, _ in rolling.chances():
        assert counting.of(partial(rolling.play, outcome)) == (0, 0)


def test_a_refused_move_is_read_once_and_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    here = after_throw(table(city(0), city()), "5")
    wish = after_throw(table(city(20), city()), "5").resolve("buy mine")
    counting = Counting("machi-koro", monkeypatch)

    def refused(ask: Callable[[Position, str], object], said: str) -> None:
        if ask is Position.why_not:
            assert ask(here, said) == bm.Refusal("MK-9", "Mine costs 6, and you have 0.")
        else:
            with pytest.raises(bm.IllegalAction, match="Mine costs 6, and you have 0"):
                ask(here, said)

    for ask in (Position.play, Position.resolve, Position.played, Position.why_not):
        assert counting.of(partial(refused, ask, "buy mine")) == (1, 1)
        assert counting.of(partial(refused, ask, wish)) == (1, 1)


def test_an_outcome_of_another_throw_is_read_anew() -> None:
    """`dice 3` of one die is another step than the total of two dice, but says the same."""
    one, two = table(city(), city()).play("throw 1"), table(city(landmarks=["train-station"]), city()).play("throw 2")
    assert two.resolve(one.resolve("dice 3")) == "dice 1+2"


def test_half_an_action_is_never_played() -> None:
    """Not even when somebody calls it whole: it would leave a position in the middle of an action."""
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    begun = here.steps()[1]
    claimed = Action(str(begun), begun.seat, begun.steps, complete=True)
    for position in (here, fresh(here)):
        for ask in (position.play, position.resolve, position.played, position.why_not):
            with pytest.raises(bm.AmbiguousAction, match="swap wheat-field for mine of B"):
                ask(claimed)
    only = after_throw(table(city(0, business_center=1), {**city(0, mine=1), "buildings": {"mine": 1}}), "6")
    assert only.resolve("swap bakery") == "swap bakery for mine of B"
    assert only.play("swap bakery") == only.play("swap bakery for mine of B")


def test_of_two_refused_meanings_the_one_that_comes_further_is_explained() -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    refusal = here.why_not("swap wheat-field for stadium of B")
    assert refusal is not None
    assert refusal.rule == "MK-15"
    assert "Stadium" in refusal.text


def test_a_refusal_is_told_in_the_language_asked_for() -> None:
    here = after_throw(table(city(1), city()), "5")
    for ask in (here.resolve, here.played):
        with pytest.raises(bm.IllegalAction) as caught:
            ask("buy mine", 0, "nl", ["Anna", "Bram"])
        assert caught.value.refusal == here.why_not("buy mine", "nl")
