"""What all people at a table agree on: pausing, with clocks that stand still, and ending without a winner."""

from __future__ import annotations

import pytest

import burgomaster as bm
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging import absence, agreement, undo
from burgomaster.tables.judging.agreement import Agreement
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock
from burgomaster.tables.told import Change, private_part, table_part
from tests.tables.lone_table import PEOPLE, SECRET, LoneTable

DAY = 24 * 3600
DAYS = Clock("correspondence", 3 * DAY)


def propose(lone: LoneTable, seat: int, what: Agreement, until: int = 0) -> None:
    lone.do(lambda table: agreement.propose(table, PEOPLE[seat], what, until, lone.now))


def answer(lone: LoneTable, seat: int, yes: bool) -> None:
    lone.do(lambda table: agreement.answer(table, PEOPLE[seat], yes, lone.now))


def refused(lone: LoneTable, seat: int, what: Agreement, until: int = 0) -> str:
    return lone.code(lambda: propose(lone, seat, what, until))


def test_a_pause_needs_everybody_and_stops_every_clock() -> None:
    lone = LoneTable(3, DAYS)
    lone.wait(DAY)
    propose(lone, 1, "pause")
    assert table_part(lone.table, SECRET, "en")["proposal"] == {"seat": 1, "what": "pause", "until": 0, "agreed": [1]}
    assert refused(lone, 2, "end") == "proposal-open"
    lone.act("throw 1")  # a proposal keeps nobody from playing
    answer(lone, 2, True)
    assert agreement.answer(lone.table, PEOPLE[2], True, lone.now) is None  # once is enough
    assert lone.table.pause is None
    before = lone.left()
    answer(lone, 0, True)
    assert lone.table.proposal is None
    assert lone.table.pause is not None
    assert lone.table.times.seat == -1
    assert private_part(lone.table, 0, "en", current=True)["actions"] == []
    assert lone.code(lambda: lone.act("pass", 0)) == "paused"
    assert lone.code(lambda: undo.take_back(lone.table, PEOPLE[0], None, "en", lone.now)) == "paused"
    assert lone.code(lambda: lone.stand_in(1, 0)) == "paused"
    assert refused(lone, 0, "pause") == "paused"
    lone.wait(30 * DAY)
    assert absence.time_is_up(lone.table, lone.now, 0) is None
    assert agreement.pause_is_over(lone.table, lone.now) is None
    lone.do(lambda table: agreement.go_on(table, PEOPLE[2]))
    assert lone.left() == before
    assert lone.table.times.seat == 0
    lone.act("pass")
    assert lone.read_back() == lone.table


def test_a_pause_ends_on_its_date_and_reminds_nobody_twice() -> None:
    lone = LoneTable(2, DAYS)
    lone.wait(2 * DAY)
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))  # reminded once: half of the time is past
    until = lone.now + 10 * DAY * 1000
    propose(lone, 0, "pause", until)
    answer(lone, 1, True)
    lone.wait(10 * DAY - 1)
    assert agreement.pause_is_over(lone.table, lone.now) is None
    lone.wait(1)
    row = lone.do(lambda table: agreement.pause_is_over(table, lone.now))
    assert (row.kind, row.seat) == ("wake", -1)
    assert lone.left()[0] == DAY * 1000
    assert lone.table.times.reminded == 1
    assert absence.time_is_up(lone.table, lone.now, 0) is None
    assert agreement.pause_is_over(lone.table, lone.now) is None
    assert lone.read_back() == lone.table


def test_a_date_must_be_one_that_comes() -> None:
    lone = LoneTable(2, DAYS)
    longest = 90 * DAY * 1000
    for until in (lone.now, lone.now + longest + 1):
        assert refused(lone, 0, "pause", until) == "pause-date"
    with pytest.raises(Refused) as told:
        propose(lone, 0, "pause", lone.now)
    assert told.value.text("en") == "A pause ends on a day to come, within 90 days."
    assert refused(lone, 0, "end", lone.now + 1000) == "pause-date"
    propose(lone, 0, "pause", lone.now + longest)
    answer(lone, 0, False)
    lone.act("throw 1")
    propose(lone, 0, "pause", lone.now + 1000)
    lone.wait(1)
    answer(lone, 1, True)  # too late for the date: then until somebody goes on
    assert lone.table.pause is not None
    assert lone.table.pause.until == 0


def test_what_was_declined_is_not_proposed_again_before_the_next_move() -> None:
    lone = LoneTable(2)
    assert lone.code(lambda: answer(lone, 0, True)) == "proposal-none"
    assert lone.code(lambda: lone.do(lambda table: agreement.go_on(table, PEOPLE[0]))) == "not-paused"
    propose(lone, 0, "end")
    answer(lone, 1, False)
    assert lone.rows[-1].data == {"what": "end"}
    assert refused(lone, 0, "end") == "proposal-declined"
    propose(lone, 0, "pause")
    answer(lone, 0, False)  # withdrawn
    assert refused(lone, 0, "pause") == "proposal-declined"
    propose(lone, 1, "end")
    answer(lone, 0, False)
    lone.act("throw 1", 0)
    propose(lone, 0, "end")
    answer(lone, 0, False)
    assert refused(lone, 1, "end") == "proposal-declined"
    assert lone.read_back() == lone.table


def test_all_may_end_the_game_without_a_winner_and_its_record_says_so() -> None:
    lone = LoneTable(3, DAYS)
    lone.act("throw 1")
    lone.resign(2)
    assert lone.code(lambda: propose(lone, 2, "end")) == "resigned"
    propose(lone, 0, "end")
    answer(lone, 1, True)
    row, table = lone.rows[-1], lone.table
    assert (row.kind, table.status) == ("end", "over")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "agreed")
    assert table.position is not None
    assert table.result.scores == table.position.scores
    before = lone.table
    assert Change(before, row, table, SECRET).told(0, "en", current=True)["said"].startswith("All have agreed")
    text = record_text(table, SECRET)
    assert "agreed to end the game" in text.splitlines()[-1]
    assert bm.Record.parse(text).result == "*"
    assert lone.read_back() == table


def test_alone_with_bots_nobody_is_asked() -> None:
    lone = LoneTable(1, bots=("greedy",))
    propose(lone, 0, "pause")
    assert lone.table.pause is not None
    lone.do(lambda table: agreement.go_on(table, PEOPLE[0]))
    propose(lone, 0, "end")
    assert lone.table.status == "over"


def test_every_row_is_said_in_every_language() -> None:
    lone = LoneTable(2, DAYS)
    propose(lone, 0, "pause", lone.now + 1000)
    answer(lone, 1, False)
    propose(lone, 1, "pause")
    answer(lone, 0, True)
    lone.do(lambda table: agreement.go_on(table, PEOPLE[0]))
    propose(lone, 0, "end")
    table = lone.table
    said = {
        lang: [Change(table, row, table, SECRET).told(0, lang, current=False)["said"] for row in lone.rows[3:]]
        for lang in ("en", "nl", "it")
    }
    assert all(all(sentences) for sentences in said.values())
    assert said["en"][0] == "Anna proposes a pause until 1970-01-01 00:16 (UTC)."
    assert said["en"][2] == "Bram proposes a pause."
    assert len({tuple(sentences) for sentences in said.values()}) == 3
