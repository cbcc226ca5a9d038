"""What all people at a table agree on: pausing, with clocks that stand still, and ending without a winner."""

from __future__ import annotations

import burgomaster as bm
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging import absence, agreement, undo
from burgomaster.tables.judging.agreement import LONGEST_PAUSE, Agreement
from burgomaster.tables.setup import Clock
from burgomaster.tables.told import Change, private_part, table_part
from tests.tables.desk import PEOPLE, SECRET, Desk

DAY = 24 * 3600
DAYS = Clock("correspondence", 3 * DAY)


def propose(desk: Desk, seat: int, what: Agreement, until: int = 0) -> None:
    desk.do(lambda table: agreement.propose(table, PEOPLE[seat], what, until, desk.now))


def answer(desk: Desk, seat: int, yes: bool) -> None:
    desk.do(lambda table: agreement.answer(table, PEOPLE[seat], yes, desk.now))


def refused(desk: Desk, seat: int, what: Agreement, until: int = 0) -> str:
    return desk.code(lambda: propose(desk, seat, what, until))


def test_a_pause_needs_everybody_and_stops_every_clock() -> None:
    desk = Desk(3, DAYS)
    desk.wait(DAY)
    propose(desk, 1, "pause")
    assert table_part(desk.table, SECRET, "en")["proposal"] == {"seat": 1, "what": "pause", "until": 0, "agreed": [1]}
    assert refused(desk, 2, "end") == "proposal-open"
    desk.act("throw 1")  # a proposal keeps nobody from playing
    answer(desk, 2, True)
    assert agreement.answer(desk.table, PEOPLE[2], True, desk.now) is None  # once is enough
    assert desk.table.pause is None
    before = desk.left()
    answer(desk, 0, True)
    assert desk.table.proposal is None
    assert desk.table.pause is not None
    assert desk.table.times.seat == -1
    assert private_part(desk.table, 0, "en", current=True)["actions"] == []
    assert desk.code(lambda: desk.act("pass", 0)) == "paused"
    assert desk.code(lambda: undo.take_back(desk.table, PEOPLE[0], None, "en", desk.now)) == "paused"
    assert desk.code(lambda: desk.stand_in(1, 0)) == "paused"
    assert refused(desk, 0, "pause") == "paused"
    desk.wait(30 * DAY)
    assert absence.time_is_up(desk.table, desk.now, 0) is None
    assert agreement.pause_is_over(desk.table, desk.now) is None
    desk.do(lambda table: agreement.go_on(table, PEOPLE[2]))
    assert desk.left() == before
    assert desk.table.times.seat == 0
    desk.act("pass")
    assert desk.read_back() == desk.table


def test_a_pause_ends_on_its_date_and_reminds_nobody_twice() -> None:
    desk = Desk(2, DAYS)
    desk.wait(2 * DAY)
    desk.do(lambda table: absence.time_is_up(table, desk.now, 0))  # reminded once: half of the time is past
    until = desk.now + 10 * DAY * 1000
    propose(desk, 0, "pause", until)
    answer(desk, 1, True)
    desk.wait(10 * DAY - 1)
    assert agreement.pause_is_over(desk.table, desk.now) is None
    desk.wait(1)
    row = desk.do(lambda table: agreement.pause_is_over(table, desk.now))
    assert (row.kind, row.seat) == ("wake", -1)
    assert desk.left()[0] == DAY * 1000
    assert desk.table.times.reminded == 1
    assert absence.time_is_up(desk.table, desk.now, 0) is None
    assert agreement.pause_is_over(desk.table, desk.now) is None
    assert desk.read_back() == desk.table


def test_a_date_must_be_one_that_comes() -> None:
    desk = Desk(2, DAYS)
    for until in (desk.now, desk.now + LONGEST_PAUSE + 1):
        assert refused(desk, 0, "pause", until) == "pause-date"
    assert refused(desk, 0, "end", desk.now + 1000) == "pause-date"
    propose(desk, 0, "pause", desk.now + 1000)
    desk.wait(5)
    answer(desk, 1, True)  # too late for the date: then until somebody goes on
    assert desk.table.pause is not None
    assert desk.table.pause.until == 0


def test_what_was_declined_is_not_proposed_again_before_the_next_move() -> None:
    desk = Desk(2)
    assert desk.code(lambda: answer(desk, 0, True)) == "proposal-none"
    assert desk.code(lambda: desk.do(lambda table: agreement.go_on(table, PEOPLE[0]))) == "not-paused"
    propose(desk, 0, "end")
    answer(desk, 1, False)
    assert refused(desk, 0, "end") == "proposal-declined"
    propose(desk, 0, "pause")
    answer(desk, 0, False)  # withdrawn
    assert refused(desk, 0, "pause") == "proposal-declined"
    propose(desk, 1, "end")
    answer(desk, 0, False)
    desk.act("throw 1", 0)
    propose(desk, 0, "end")
    answer(desk, 0, False)
    assert refused(desk, 1, "end") == "proposal-declined"
    assert desk.read_back() == desk.table


def test_all_may_end_the_game_without_a_winner_and_its_record_says_so() -> None:
    desk = Desk(3, DAYS)
    desk.act("throw 1")
    desk.resign(2)
    assert desk.code(lambda: propose(desk, 2, "end")) == "resigned"
    propose(desk, 0, "end")
    answer(desk, 1, True)
    row, table = desk.rows[-1], desk.table
    assert (row.kind, table.status) == ("end", "over")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "agreed")
    assert table.position is not None
    assert table.result.scores == table.position.scores
    before = desk.table
    assert Change(before, row, table, SECRET).told(0, "en", current=True)["said"].startswith("All have agreed")
    text = record_text(table, SECRET)
    assert "agreed to end the game" in text.splitlines()[-1]
    assert bm.Record.parse(text).result == "*"
    assert desk.read_back() == table


def test_alone_with_bots_nobody_is_asked() -> None:
    desk = Desk(1, bots=("greedy",))
    propose(desk, 0, "pause")
    assert desk.table.pause is not None
    desk.do(lambda table: agreement.go_on(table, PEOPLE[0]))
    propose(desk, 0, "end")
    assert desk.table.status == "over"


def test_every_row_is_said_in_every_language() -> None:
    desk = Desk(2, DAYS)
    propose(desk, 0, "pause", desk.now + 1000)
    answer(desk, 1, False)
    propose(desk, 1, "pause")
    answer(desk, 0, True)
    desk.do(lambda table: agreement.go_on(table, PEOPLE[0]))
    propose(desk, 0, "end")
    table = desk.table
    said = {
        lang: [Change(table, row, table, SECRET).told(0, lang, current=False)["said"] for row in desk.rows[3:]]
        for lang in ("en", "nl", "it")
    }
    assert all(all(sentences) for sentences in said.values())
    assert said["en"][0] == "Anna proposes a pause until 1970-01-01 00:16 (UTC)."
    assert said["en"][2] == "Bram proposes a pause."
    assert len({tuple(sentences) for sentences in said.values()}) == 3
