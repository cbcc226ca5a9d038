"""Taking back gives nobody time, whatever the clock, and repeated requests have an end."""

from __future__ import annotations

import contextlib
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.tables import clocks
from burgomaster.tables.judging import absence
from burgomaster.tables.judging.undo import MOST_FREE, free_to
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock
from burgomaster.tables.table import NOBODY, Call
from tests.tables.lone_table import LoneTable

BANK, MOVE = Clock("bank", 90, 30, "lose"), Clock("move", 60)
DAYS = Clock("correspondence", 3 * 24 * 3600)
CLOCKS: dict[str, Clock] = {"bank": BANK, "move": MOVE, "correspondence": DAYS, "none": Clock()}


def next_action(lone: LoneTable) -> str:
    assert lone.table.position is not None
    return str(lone.table.position.steps()[0]) if len(lone.table.position.steps()) == 1 else "pass"


def standing(lone: LoneTable) -> list[tuple[int, int]]:
    """The moves as they stand: row and seat, the last one first."""
    found, move = [], lone.table.line
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
    lone = LoneTable(people, clock)
    thought: defaultdict[tuple[int, int], int] = defaultdict(int)  # by the row that is answered to, and seat
    for what, value in steps:
        before, line = lone.left(), lone.table.line
        assert line is not None
        undone = False
        if what == "wait":
            seat = lone.table.times.seat
            ms = int(before[seat] * value) if seat != NOBODY else 1000
            lone.wait(ms / 1000)
            thought[line.seq, seat] += ms
        elif what == "act":
            lone.act(next_action(lone))
        elif what == "bot and back":
            lone.stand_in(int(value) % people, int(value) % people)
            lone.back(int(value) % people)
            undone = True
        else:
            with contextlib.suppress(Refused):
                moves = standing(lone)
                if what == "undo":  # agreed to by everybody, or free
                    lone.undo(int(value) % people, moves[min(int(value) + 1, len(moves) - 1)][0])
                    asked = lone.table.asked
                    for place in range(people) if asked else ():
                        if place != asked.seat:  # type: ignore[union-attr]
                            lone.answer(place, True)
                else:
                    lone.undo(int(value) % people)
                undone = lone.rows[-1].kind == "undo"
        if kind == "none":
            assert lone.table.times.left == ()
            continue
        if undone:
            assert all(now <= had for now, had in zip(lone.left(), before, strict=True))
        moves = standing(lone)
        for place, left in enumerate(lone.left()):
            if kind == "bank":
                given_for = sum(seat == place for _, seat in moves)
                used = sum(thought[seq, place] for seq, _ in moves)
                assert left + used <= 90_000 + given_for * 30_000
            else:
                used = thought[moves[0][0], place] if place == lone.table.times.seat else 0
                assert left + used <= clock.seconds * 1000
    assert lone.read_back().times == lone.table.times
    assert lone.read_back().tries == lone.table.tries


def test_ninety_seconds_stay_ninety_however_often_one_takes_back() -> None:
    lone = LoneTable(1, BANK, bots=("random",))
    start = lone.table.seq
    for _ in range(20):
        lone.act("throw 1")
        lone.wait(1)
        lone.undo(0, start)
    assert lone.left()[0] <= 90_000


def test_who_thinks_again_goes_on_where_the_move_was_made() -> None:
    lone = LoneTable(2, MOVE)
    lone.wait(50)
    lone.act("throw 1")
    lone.wait(20)
    lone.undo(0)
    lone.answer(1, True)
    assert lone.left() == [10_000, 60_000]
    lone.act("throw 1")
    assert lone.left() == [60_000, 60_000]  # the next move has a move's time


def test_answering_a_call_gives_nobody_time() -> None:
    lone = LoneTable(2, BANK)
    lone.wait(80)
    lone.act("throw 1")
    had = lone.left()
    lone.table = lone.table.replace(called=Call(0, 1, lone.now, lone.now + 60_000))  # earlier versions called here too
    lone.back(0)
    assert lone.table.called is None
    assert lone.left() == had == [40_000, 90_000]


def test_reminders_are_not_sent_anew_for_a_move_taken_back() -> None:
    lone = LoneTable(2, DAYS)
    hour = 3600
    lone.wait(40 * hour)
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))
    assert lone.rows[-1].kind == "remind"
    lone.act("throw 1")
    lone.undo(0)
    lone.answer(1, True)
    assert absence.time_is_up(lone.table, lone.now, 0) is None  # half of the time is long past, and was told
    lone.wait(16 * hour)  # 56 of 72
    demanded = absence.time_is_up(lone.table, lone.now, 0)
    assert demanded is not None
    assert (demanded.kind, demanded.data["left"]) == ("remind", 16 * hour * 1000)


def test_rows_from_before_time_was_kept_fold_as_they_did() -> None:
    lone = LoneTable(2, BANK)
    lone.wait(10)
    lone.act("throw 1")
    lone.wait(10)
    lone.undo(0)
    lone.answer(1, True)
    lone.wait(1)
    kept = lone.left()
    assert kept[0] == 79_000
    new = lone.rows[-1]
    lone.rows[-1] = new.replace(data={key: value for key, value in new.data.items() if key != "free"})
    old = lone.read_back()
    assert (old.times.left, old.times.seat) == ((90_000 - 10_000 + 30_000 - 10_000 + 30_000, 90_000), 0)


def test_a_bot_for_oneself_stops_no_clock() -> None:
    for clock in (BANK, MOVE):
        lone = LoneTable(2, clock)
        lone.wait(50)
        lone.stand_in(0, 0)
        lone.wait(100)
        lone.back(0)
        assert lone.left()[0] == clock.seconds * 1000 - 50_000
        lone.stand_in(0, 0)
        lone.bot_acts("throw 1")
        lone.back(0)  # the bot has made that move: the next one has its own time, a bank has what it had
        assert lone.left()[0] == (40_000 if clock is BANK else 60_000)


def test_who_ran_out_of_time_has_some_when_back() -> None:
    lone = LoneTable(2, Clock("bank", 90, 0, "bot"))
    lone.wait(91)
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))
    lone.bot_acts("throw 1")
    lone.back(0)
    assert lone.left() == [60_000, 90_000]


def test_taking_back_never_makes_anybodys_time_run_out() -> None:
    lone = LoneTable(2, MOVE)
    lone.wait(58)
    lone.act("throw 1")
    assert lone.code(lambda: lone.undo(0)) == "undo-no-time"  # two seconds were left: nobody is asked in vain
    lone = LoneTable(2, MOVE)
    lone.wait(30)
    lone.act("throw 1")
    lone.act("pass")
    lone.undo(0)  # Bram is asked, and lets almost all of his own time pass
    assert lone.rows[-1].kind == "ask"
    lone.wait(57)
    assert lone.code(lambda: lone.answer(1, True)) == "undo-no-time"


def time_told(lone: LoneTable) -> str:
    """Why Anna may not take her last move back."""
    with pytest.raises(Refused) as refused:
        lone.undo(0)
    assert refused.value.code == "undo-no-time"
    return refused.value.text("en")


def test_five_seconds_are_enough_to_take_back_a_move_and_a_quarter_of_a_short_time() -> None:
    for clock, least in ((MOVE, 5000), (Clock("move", 8), 2000), (BANK, 5000)):
        for missing in (0, 1):
            lone = LoneTable(1, clock, bots=("random",))
            lone.act("throw 1")
            had = lone.left()[0]
            lone.now += had - least + missing
            lone.act("pass")
            assert lone.table.turn == 1
            if missing:
                assert f"Anna would have only {(least - 1) // 1000} s left" in time_told(lone)
            else:
                assert lone.undo(0).data["free"] is False
                assert lone.left()[0] == least
    for left, seconds in ((2997, 2), (3000, 3), (999, 0)):
        lone = LoneTable(1, MOVE, bots=("random",))
        lone.act("throw 1")
        lone.now += 60_000 - left
        lone.act("pass")
        assert f"Anna would have only {seconds} s left" in time_told(lone)


def test_who_has_little_left_in_the_bank_loses_nothing_by_an_undo_to_another_one() -> None:
    lone = LoneTable(2, BANK)
    lone.act("throw 1")
    lone.act("pass")
    lone.wait(87)
    assert lone.left()[1] == 3000
    assert lone.undo(0).kind == "ask"  # Anna would be on turn again, and Bram keeps his three seconds


def test_what_another_one_thinks_about_is_not_taken_back_freely_while_their_time_runs() -> None:
    for clock, kind in ((Clock(), "undo"), (MOVE, "ask")):
        lone = LoneTable(2, clock)
        lone.act("throw 1")
        lone.act("pass")
        assert (free_to(lone.table, 0) is None) == (kind == "ask")
        assert lone.undo(0).kind == kind
        second = LoneTable(2, clock)
        for action in ("throw 1", "pass") * 2:
            second.act(action)
        assert (free_to(second.table, 1) is None) == (kind == "ask")
        assert second.undo(1).kind == kind  # Anna thinks
    strict = LoneTable(2, MOVE, undo="free")
    strict.act("throw 1")
    strict.act("pass")
    assert strict.code(lambda: strict.undo(0)) == "undo-clock"
    before = strict.table.seq - 2
    assert strict.code(lambda: strict.undo(0, before)) == "undo-only-free"  # not even if no clock ran: it shows dice


def test_free_take_backs_of_a_turn_have_an_end() -> None:
    for rule in ("consent", "free"):
        lone = LoneTable(2, undo=rule)
        thrown = lone.act("throw 1").seq
        assert MOST_FREE == 10
        for _ in range(10):
            lone.act("pass")
            assert lone.undo(0, thrown).kind == "undo"
        lone.act("pass")
        assert free_to(lone.table, 0) is None
        if rule == "free":
            assert lone.code(lambda d=lone, to=thrown: d.undo(0, to)) == "undo-free-often"  # type: ignore[misc]
        else:
            assert lone.undo(0, thrown).kind == "ask"
        lone.act("throw 1")  # Bram moves
        lone.act("pass")
        thrown = lone.act("throw 1").seq
        lone.act("pass")
        assert lone.undo(0, thrown).kind == "undo"


def test_who_plays_alone_takes_back_as_often_as_they_like() -> None:
    lone = LoneTable(1, bots=("random",))
    thrown = lone.act("throw 1").seq
    for _ in range(MOST_FREE + 5):
        lone.act("pass")
        assert lone.undo(0, thrown).kind == "undo"
    assert lone.table.tries == ()


def test_a_no_holds_until_somebody_else_has_moved_and_asking_has_an_end() -> None:
    lone = LoneTable(3)
    start = lone.table.seq
    thrown = lone.act("throw 1").seq
    lone.undo(0, start)
    assert lone.code(lambda: lone.undo(0, start)) == "undo-asked"
    lone.answer(1, True)
    lone.answer(2, False)  # one no is enough
    assert lone.code(lambda: lone.undo(0, start)) == "undo-declined"
    lone.act("pass")
    lone.undo(0, thrown)
    assert lone.rows[-1].kind == "undo"
    lone.act("pass")
    assert lone.code(lambda: lone.undo(0, start)) == "undo-declined"  # one's own moves do not change that
    lone.act("throw 1")  # Bram
    for _ in range(3):
        lone.undo(0, start)
        lone.answer(0, False)  # thought better of it, again and again
    assert lone.code(lambda: lone.undo(0, start)) == "undo-often"
    lone.act("pass")
    assert lone.undo(0, start).kind == "ask"


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
    undone = clocks.undone(before, Clock("correspondence", 1000), (950_000, 400_000), -1, 105)
    assert undone.values() == ((899_900, 400_000), -1, 105, 0)
    woken = clocks.woken(undone, Clock("correspondence", 1000), -1, 205)
    assert woken.values() == ((899_900, 400_000), -1, 205, 0)


def test_nobody_has_less_than_no_time() -> None:
    times = clocks.Times(left=(10, 20), seat=0, since=5)
    assert [clocks.left_at(times, now) for now in (5, 14, 15, 500)] == [(10, 20), (1, 20), (0, 20), (0, 20)]


def test_who_comes_back_has_a_moves_time_or_a_minute_of_the_bank() -> None:
    times = clocks.Times(left=(5, 70_000, 6))
    for clock, seat, left in (
        (MOVE, 0, (60_000, 70_000, 6)),
        (DAYS, 2, (5, 70_000, 3 * 24 * 3600 * 1000)),
        (Clock("bank", 30), 0, (30_000, 70_000, 6)),
        (BANK, 2, (5, 70_000, 60_000)),
        (BANK, 1, (5, 70_000, 6)),
    ):
        assert clocks.refilled(times, clock, seat).left == left


def test_a_move_that_a_bot_makes_renews_the_time_of_its_seat_alone() -> None:
    times = clocks.Times(left=(1, 2, 3), seat=1, since=5)
    assert clocks.renewed(times, MOVE, 1).left == (1, 60_000, 3)
    assert clocks.renewed(times, DAYS, 2).left == (1, 2, 3 * 24 * 3600 * 1000)
    assert clocks.renewed(times, BANK, 1) == times


def test_where_no_clock_runs_no_time_comes_or_goes() -> None:
    none = clocks.Times()
    assert clocks.woken(none, Clock(), 0, 5) == none
    assert clocks.refilled(none, Clock(), 0) == none
    assert clocks.renewed(none, Clock(), 0) == none
    assert clocks.paused(none, 5) == none
    idle = clocks.Times(left=(1, 2), since=5)  # a bot thinks
    assert clocks.paused(idle, 9) == idle
    assert clocks.moved(idle, MOVE, -1, 9) == idle  # and then another bot
    assert clocks.turned(idle, MOVE, -1, 9) == idle


def test_after_a_time_when_nobody_could_play_the_same_reminders_are_past() -> None:
    slow = Clock("correspondence", 1000)
    for seat, left, past in ((0, 1_000_000, 0), (0, 500_000, 1), (0, 250_000, 2), (1, 500_001, 0), (-1, 250_000, 0)):
        before = clocks.Times(left=(left, left), seat=seat, since=5, reminded=2)
        assert clocks.restarted(before, slow, 9).values() == ((left, left), seat, 9, past)
