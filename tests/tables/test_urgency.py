"""How urgently a table waits for somebody."""

from __future__ import annotations

from burgomaster.tables.judging import agreement
from burgomaster.tables.setup import Clock
from burgomaster.tables.urgency import Urgency, urgency
from tests.tables.lone_table import PEOPLE, LoneTable

ANNA, BRAM, CARL = (person.id for person in PEOPLE)


def test_ones_own_turn_comes_first_then_questions_then_the_rest() -> None:
    lone = LoneTable(3, Clock("correspondence", 3600))
    anna, bram = urgency(lone.table, ANNA), urgency(lone.table, BRAM)
    assert anna == Urgency(True, False, lone.now + 3_600_000, False)
    assert bram == Urgency(False, False, lone.now + 3_600_000, False)
    lone.do(lambda table: agreement.propose(table, PEOPLE[1], "pause", 0, lone.now))
    assert [urgency(lone.table, one).asked for one in (ANNA, BRAM, CARL)] == [True, False, True]
    carl = urgency(lone.table, CARL)
    for seat in (0, 2):
        lone.do(lambda table, seat=seat: agreement.answer(table, PEOPLE[seat], True, lone.now))
    paused = urgency(lone.table, ANNA)
    assert paused == Urgency(False, False, None, True)
    later = anna._replace(deadline=2**50)
    order = [paused, bram, later, carl, anna]
    assert sorted(order, key=lambda one: one.order) == [anna, later, carl, bram, paused]


def test_nobody_is_waited_for_who_has_resigned_or_is_stood_in_for_or_is_a_stranger() -> None:
    lone = LoneTable(3)
    lone.stand_in(0, 0)
    assert not urgency(lone.table, ANNA).your_turn
    lone.back(0)
    assert urgency(lone.table, ANNA).your_turn
    lone.resign(0)
    assert urgency(lone.table, ANNA) == Urgency(False, False, None, False)
    assert urgency(lone.table, "x" * 32) == Urgency(False, False, None, False)
