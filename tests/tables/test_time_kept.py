"""Taking back gives nobody time, whatever the clock, and repeated requests have an end."""

from __future__ import annotations

import contextlib
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.tables import clocks
from burgomaster.tables.judging import absence
from burgomaster.tables.judging.undo import MOST_ASKED, MOST_FREE, free_to
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock
from burgomaster.tables.table import NOBODY
from tests.tables.desk import Desk

BANK, MOVE = Clock("bank", 90, 30, "lose"), Clock("move", 60)
DAYS = Clock("correspondence", 3 * 24 * 3600)
CLOCKS: dict[str, Clock] = {"bank": BANK, "move": MOVE, "correspondence": DAYS, "none": Clock()}


def next_action(desk: Desk) -> str:
    assert desk.table.position is not None
    return str(desk.table.position.steps()[0]) if len(desk.table.position.steps()) == 1 else "pass"


def standing(desk: Desk) -> list[tuple[int, int]]:
    """The moves as they stand: row and seat, the last one first."""
    found, move = [], desk.table.line
    while move is not None:
        found.append((move.seq, move.seat))
        move = move.before
    return found


steps = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.floats(0.001, 0.9)),  # part of what the thinking seat has left
        st.tuples(st.just("act"), st.just(0)),
        st.tuples(st.just("undo"), st.integers(0, 8)),
        st.tuples(st.just("own undo"), st.integers(0, 2)),
        st.tuples(st.just("bot and back"), st.integers(0, 2)),
    ),
    max_size=40,
)


@pytest.mark.parametrize("kind", CLOCKS)
@pytest.mark.parametrize("people", [pytest.param(2, marks=pytest.mark.long), 3])
@given(steps=steps)
def test_no_way_of_taking_back_gives_anybody_time(kind: str, people: int, steps: list[tuple[str, float]]) -> None:
    clock = CLOCKS[kind]
    desk = Desk(people, clock)
    thought: defaultdict[tuple[int, int], int] = defaultdict(int)  # by the row that is answered to, and seat
    for what, value in steps:
        before, line = desk.left(), desk.table.line
        assert line is not None
        undone = False
        if what == "wait":
            seat = desk.table.times.seat
            ms = int(before[seat] * value) if seat != NOBODY else 1000
            desk.wait(ms / 1000)
            thought[line.seq, seat] += ms
        elif what == "act":
            desk.act(next_action(desk))
        elif what == "bot and back":
            desk.stand_in(int(value) % people, int(value) % people)
            desk.back(int(value) % people)
            undone = True
        else:
            with contextlib.suppress(Refused):
                moves = standing(desk)
                if what == "undo":  # agreed to by everybody, or free
                    desk.undo(int(value) % people, moves[min(int(value) + 1, len(moves) - 1)][0])
                    asked = desk.table.asked
                    for place in range(people) if asked else ():
                        if place != asked.seat:  # type: ignore[union-attr]
                            desk.answer(place, True)
                else:
                    desk.undo(int(value) % people)
                undone = desk.rows[-1].kind == "undo"
        if kind == "none":
            assert desk.table.times.left == ()
            continue
        if undone:
            assert all(now <= had for now, had in zip(desk.left(), before, strict=True))
        moves = standing(desk)
        for place, left in enumerate(desk.left()):
            if kind == "bank":
                given_for = sum(seat == place for _, seat in moves)
                used = sum(thought[seq, place] for seq, _ in moves)
                assert left + used <= 90_000 + given_for * 30_000
            else:
                used = thought[moves[0][0], place] if place == desk.table.times.seat else 0
                assert left + used <= clock.seconds * 1000
    assert desk.read_back().times == desk.table.times
    assert desk.read_back().tries == desk.table.tries


def test_ninety_seconds_stay_ninety_however_often_one_takes_back() -> None:
    desk = Desk(1, BANK, bots=("random",))
    start = desk.table.seq
    for _ in range(20):
        desk.act("throw 1")
        desk.wait(1)
        desk.undo(0, start)
    assert desk.left()[0] <= 90_000


def test_who_thinks_again_goes_on_where_the_move_was_made() -> None:
    desk = Desk(2, MOVE)
    desk.wait(50)
    desk.act("throw 1")
    desk.wait(20)
    desk.undo(0)
    desk.answer(1, True)
    assert desk.left() == [10_000, 60_000]
    desk.act("throw 1")
    assert desk.left() == [60_000, 60_000]  # the next move has a move's time


def test_reminders_are_not_sent_anew_for_a_move_taken_back() -> None:
    desk = Desk(2, DAYS)
    hour = 3600
    desk.wait(40 * hour)
    desk.do(lambda table: absence.time_is_up(table, desk.now, 0))
    assert desk.rows[-1].kind == "remind"
    desk.act("throw 1")
    desk.undo(0)
    desk.answer(1, True)
    assert absence.time_is_up(desk.table, desk.now, 0) is None  # half of the time is long past, and was told
    desk.wait(16 * hour)  # 56 of 72
    demanded = absence.time_is_up(desk.table, desk.now, 0)
    assert demanded is not None
    assert (demanded.kind, demanded.data["left"]) == ("remind", 16 * hour * 1000)


def test_rows_from_before_time_was_kept_fold_as_they_did() -> None:
    desk = Desk(2, BANK)
    desk.wait(10)
    desk.act("throw 1")
    desk.wait(10)
    desk.undo(0)
    desk.answer(1, True)
    desk.wait(1)
    kept = desk.left()
    assert kept[0] == 79_000
    new = desk.rows[-1]
    desk.rows[-1] = new.replace(data={key: value for key, value in new.data.items() if key != "free"})
    old = desk.read_back()
    assert (old.times.left, old.times.seat) == ((90_000 - 10_000 + 30_000 - 10_000 + 30_000, 90_000), 0)


def test_a_bot_for_oneself_stops_no_clock() -> None:
    for clock in (BANK, MOVE):
        desk = Desk(2, clock)
        desk.wait(50)
        desk.stand_in(0, 0)
        desk.wait(100)
        desk.back(0)
        assert desk.left()[0] == clock.seconds * 1000 - 50_000
        desk.stand_in(0, 0)
        desk.bot_acts("throw 1")
        desk.back(0)  # the bot has made that move: the next one has its own time, a bank has what it had
        assert desk.left()[0] == (40_000 if clock is BANK else 60_000)


def test_who_ran_out_of_time_has_some_when_back() -> None:
    desk = Desk(2, Clock("bank", 90, 0, "bot"))
    desk.wait(91)
    desk.do(lambda table: absence.time_is_up(table, desk.now, 0))
    desk.bot_acts("throw 1")
    desk.back(0)
    assert desk.left() == [60_000, 90_000]


def test_taking_back_never_makes_anybodys_time_run_out() -> None:
    desk = Desk(2, MOVE)
    desk.wait(58)
    desk.act("throw 1")
    assert desk.code(lambda: desk.undo(0)) == "undo-no-time"  # two seconds were left: nobody is asked in vain
    desk = Desk(2, MOVE)
    desk.wait(30)
    desk.act("throw 1")
    desk.act("pass")
    desk.undo(0)  # Bram is asked, and lets almost all of his own time pass
    assert desk.rows[-1].kind == "ask"
    desk.wait(57)
    assert desk.code(lambda: desk.answer(1, True)) == "undo-no-time"


def test_who_has_little_left_in_the_bank_loses_nothing_by_an_undo_to_another_one() -> None:
    desk = Desk(2, BANK)
    desk.act("throw 1")
    desk.act("pass")
    desk.wait(87)
    assert desk.left()[1] == 3000
    assert desk.undo(0).kind == "ask"  # Anna would be on turn again, and Bram keeps his three seconds


def test_what_another_one_thinks_about_is_not_taken_back_freely_while_their_time_runs() -> None:
    for clock, kind in ((Clock(), "undo"), (MOVE, "ask")):
        desk = Desk(2, clock)
        desk.act("throw 1")
        desk.act("pass")
        assert (free_to(desk.table, 0) is None) == (kind == "ask")
        assert desk.undo(0).kind == kind
    strict = Desk(2, MOVE, undo="free")
    strict.act("throw 1")
    strict.act("pass")
    assert strict.code(lambda: strict.undo(0)) == "undo-clock"


def test_free_take_backs_of_a_turn_have_an_end() -> None:
    for rule in ("consent", "free"):
        desk = Desk(2, undo=rule)
        thrown = desk.act("throw 1").seq
        assert MOST_FREE == 10
        for _ in range(10):
            desk.act("pass")
            assert desk.undo(0, thrown).kind == "undo"
        desk.act("pass")
        assert free_to(desk.table, 0) is None
        if rule == "free":
            assert desk.code(lambda d=desk, to=thrown: d.undo(0, to)) == "undo-free-often"  # type: ignore[misc]
        else:
            assert desk.undo(0, thrown).kind == "ask"
        desk.act("throw 1")  # Bram moves
        desk.act("pass")
        thrown = desk.act("throw 1").seq
        desk.act("pass")
        assert desk.undo(0, thrown).kind == "undo"


def test_who_plays_alone_takes_back_as_often_as_they_like() -> None:
    desk = Desk(1, bots=("random",))
    thrown = desk.act("throw 1").seq
    for _ in range(MOST_FREE + 5):
        desk.act("pass")
        assert desk.undo(0, thrown).kind == "undo"
    assert desk.table.tries == ()


def test_a_no_holds_until_somebody_else_has_moved_and_asking_has_an_end() -> None:
    desk = Desk(3)
    start = desk.table.seq
    thrown = desk.act("throw 1").seq
    desk.undo(0, start)
    assert desk.code(lambda: desk.undo(0, start)) == "undo-asked"
    desk.answer(1, True)
    desk.answer(2, False)  # one no is enough
    assert desk.code(lambda: desk.undo(0, start)) == "undo-declined"
    desk.act("pass")
    desk.undo(0, thrown)
    assert desk.rows[-1].kind == "undo"
    desk.act("pass")
    assert desk.code(lambda: desk.undo(0, start)) == "undo-declined"  # one's own moves do not change that
    desk.act("throw 1")  # Bram
    for _ in range(MOST_ASKED):
        desk.undo(0, start)
        desk.answer(0, False)  # thought better of it, again and again
    assert desk.code(lambda: desk.undo(0, start)) == "undo-often"
    desk.act("pass")
    assert desk.undo(0, start).kind == "ask"


def test_nobody_is_reminded_who_does_not_think_or_has_another_clock() -> None:
    slow, quick = Clock("correspondence", 1000), Clock("move", 1000)
    thinking = clocks.Times(left=(1_000_000, 1_000_000), seat=0, since=5)
    assert thinking.reminder(slow) == 5 + 500_000
    assert thinking.reminder(quick) is None
    assert thinking.replace(seat=-1).reminder(slow) is None
    assert thinking.replace(reminded=2).reminder(slow) is None


def test_times_begin_empty_and_an_undo_that_leaves_nobody_thinking_reminds_nobody() -> None:
    assert clocks.Times().values() == ((), -1, 0, 0)
    before = clocks.Times(left=(900_000, 800_000), seat=0, since=5, reminded=1)
    undone = clocks.undone(before, Clock("correspondence", 1000), (950_000, 700_000), -1, 105)
    assert undone.values() == ((899_900, 700_000), -1, 105, 0)
