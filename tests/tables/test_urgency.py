"""How urgently a table waits for somebody."""

from __future__ import annotations

from burgomaster.tables.judging import agreement
from burgomaster.tables.setup import Clock
from burgomaster.tables.urgency import Urgency, urgency
from tests.tables.desk import PEOPLE, Desk

ANNA, BRAM, CARL = (person.id for person in PEOPLE)


def test_ones_own_turn_comes_first_then_questions_then_the_rest() -> None:
    desk = Desk(3, Clock("correspondence", 3600))
    anna, bram = urgency(desk.table, ANNA), urgency(desk.table, BRAM)
    assert anna == Urgency(True, False, desk.now + 3_600_000, False)
    assert bram == Urgency(False, False, desk.now + 3_600_000, False)
    desk.do(lambda table: agreement.propose(table, PEOPLE[1], "pause", 0, desk.now))
    assert [urgency(desk.table, one).asked for one in (ANNA, BRAM, CARL)] == [True, False, True]
    carl = urgency(desk.table, CARL)
    for seat in (0, 2):
        desk.do(lambda table, seat=seat: agreement.answer(table, PEOPLE[seat], True, desk.now))
    paused = urgency(desk.table, ANNA)
    assert paused == Urgency(False, False, None, True)
    later = anna._replace(deadline=2**50)
    order = [paused, bram, later, carl, anna]
    assert sorted(order, key=lambda one: one.order) == [anna, later, carl, bram, paused]


def test_nobody_is_waited_for_who_has_resigned_or_is_stood_in_for_or_is_a_stranger() -> None:
    desk = Desk(3)
    desk.stand_in(0, 0)
    assert not urgency(desk.table, ANNA).your_turn
    desk.back(0)
    assert urgency(desk.table, ANNA).your_turn
    desk.resign(0)
    assert urgency(desk.table, ANNA) == Urgency(False, False, None, False)
    assert urgency(desk.table, "x" * 32) == Urgency(False, False, None, False)
