"""Planned moves: what was thrown, which branch fits, and that nothing is played unless all of it is allowed."""

from __future__ import annotations

from burgomaster.games.kernel.contract import CHANCE
from burgomaster.play.record import Entry
from burgomaster.tables.judging import agreement
from burgomaster.tables.planning import Branch, TurnPlan, fitting, move_of, next_planned, thrown
from burgomaster.tables.table import Move
from tests.tables.lone_table import PEOPLE, SECRET, LoneTable


def test_what_was_thrown_chooses_the_branch() -> None:
    def shown(*texts: str) -> int | None:
        entries = (Entry(0, "throw 2"), *(Entry(CHANCE, text, 0, 0, (1,)) for text in texts))
        return thrown(Move(None, 1, 0, entries, None, 0, ()))

    assert [shown("dice 3"), shown("dice 2 5"), shown("draw red-7 x", "dice 4"), shown("draw mine"), shown()] == [
        *(3, 7, 4, None, None)
    ]
    low, high = Branch(1, 3, ("buy bakery",)), Branch(2, 12, ())
    plan = TurnPlan(("throw 1",), (low, high))
    assert [fitting(plan, number) for number in (1, 3, 4, 13, None)] == [low, low, high, None, None]


def test_nothing_is_played_unless_all_that_follows_is_allowed() -> None:
    lone = LoneTable(2)
    assert lone.code(lambda: next_planned(lone.table, 1, ("throw 1",), SECRET)) == "not-your-turn"
    row = lone.do(lambda table: next_planned(table, 0, ("throw 1", "buy mine"), SECRET))  # chance comes in between
    assert (row.kind, row.data["text"]) == ("act", "throw 1")
    move = move_of(lone.table, row.seq)
    assert move is not None
    assert thrown(move) in range(1, 7)
    assert move_of(lone.table, row.seq + 1) is move_of(lone.table, 1) is None
    assert lone.code(lambda: next_planned(lone.table, 0, ("buy mine",), SECRET)) == "illegal"
    assert lone.code(lambda: next_planned(lone.table, 0, ("buy the moon",), SECRET)) == "unknown-action"
    lone.do(lambda table: agreement.propose(table, PEOPLE[0], "pause", 0, lone.now))
    lone.do(lambda table: agreement.answer(table, PEOPLE[1], True, lone.now))
    assert lone.code(lambda: next_planned(lone.table, 0, ("pass",), SECRET)) == "not-your-turn"
    lone.do(lambda table: agreement.go_on(table, PEOPLE[0]))
    lone.stand_in(0, 0)
    assert lone.code(lambda: next_planned(lone.table, 0, ("pass",), SECRET)) == "stood-in"
