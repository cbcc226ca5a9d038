"""How players treat each other: who may have a bot put on whose seat, whose consent counts, who wins, who is who."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

import burgomaster as bm
from burgomaster.server.frames import Frame
from burgomaster.tables.distinct_names import distinct_names
from burgomaster.tables.judging import absence, ending
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.judging.ending import DecidedBy
from burgomaster.tables.judging.moves import act, result_data
from burgomaster.tables.judging.undo import answer
from burgomaster.tables.names import bot_title, names_from_file, names_in
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock
from burgomaster.tables.table import ENDED
from burgomaster.tables.told import private_part, table_part
from tests.tables.lone_table import PEOPLE, SECRET, LoneTable

CLOCKS = (Clock("move", 60), Clock("bank", 600, 10), Clock("correspondence", 3 * 24 * 3600))

# ---- Bots that stand in ----


@pytest.mark.parametrize("flag", ["bot", "lose"])
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_where_a_clock_runs_nobody_is_stood_in_for_by_asking(clock: Clock, flag: str) -> None:
    lone = LoneTable(3, clock.replace(flag=flag))
    lone.wait(31)
    lone.away[0] = 1_000_000.0
    code = "clock-loses" if flag == "lose" else "clock-decides"
    assert lone.code(lambda: lone.stand_in(1, 0)) == code
    assert lone.code(lambda: lone.stand_in(1, 2)) == "not-awaited"
    lone.stand_in(0, 0)  # for oneself, at any time
    assert lone.table.seats[0].stand_in


def test_a_refusal_says_when_the_time_is_up() -> None:
    lone = LoneTable(2, Clock("correspondence", 3 * 24 * 3600))
    lone.wait(30.5)
    lone.away[0] = 40.0
    with pytest.raises(Refused) as refused:
        lone.stand_in(1, 0)
    said = "A clock runs at this table, and it alone decides when a bot plays for Anna: in 71:59:30."
    assert refused.value.text("en") == said


def test_without_a_clock_the_absent_are_warned_once_and_have_time_to_come_back() -> None:
    lone = LoneTable(3)
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent"
    assert lone.code(lambda: lone.stand_in(1, 2)) == "not-awaited"
    lone.wait(100)
    lone.away[0] = 100.0
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent-long"
    lone.wait(20)
    lone.away[0] = 120.0
    row = lone.stand_in(1, 0)
    assert (row.kind, row.seat, row.data) == ("call", 0, {"by": 1, "ms": 60_000})
    told = table_part(lone.table, b"", "en")["called"]
    assert told == {"seat": 0, "by": 1, "until": lone.now + 60_000}
    for by in (1, 2, 1):  # asking again, and others, adds no row
        assert lone.code(lambda by=by: lone.stand_in(by, 0)) == "called"  # type: ignore[misc]
    lone.wait(59)
    lone.away[0] = 179.0
    assert lone.code(lambda: lone.stand_in(2, 0)) == "called"
    lone.wait(1)
    lone.away[0] = 180.0
    assert lone.stand_in(2, 0).kind == "stand-in"
    assert lone.table.called is None
    assert lone.read_back().seats == lone.table.seats
    lone.back(0)
    assert not lone.table.seats[0].stand_in


def test_coming_back_ends_the_warning() -> None:
    lone = LoneTable(2)
    lone.wait(130)
    lone.away[0] = 130.0
    lone.stand_in(1, 0)
    lone.back(0)  # a live connection does this
    assert lone.table.called is None
    lone.wait(70)
    lone.away[0] = 60.0  # and gone again
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent-long"


def test_a_warning_holds_whatever_the_others_do() -> None:
    lone = LoneTable(3)
    lone.wait(130)
    lone.away[0] = 130.0
    lone.stand_in(1, 0)
    called = lone.table.called
    assert called is not None
    lone.stand_in(1, 1)
    lone.back(1)
    lone.resign(2)
    assert lone.table.called == called


def test_who_was_here_since_the_warning_is_warned_anew() -> None:
    lone = LoneTable(2)
    lone.wait(130)
    lone.away[0] = 130.0
    lone.stand_in(1, 0)
    lone.wait(200)
    lone.away[0] = 125.0  # was back without a word, or the house was opened anew
    assert lone.stand_in(1, 0).kind == "call"


def test_after_a_restart_nobody_is_away_at_once() -> None:
    lone = LoneTable(2)
    lone.wait(130)
    lone.away[0] = 130.0
    lone.stand_in(1, 0)
    lone.wait(100)
    lone.away[0] = 3.0  # since the process began
    lone.table = lone.read_back()
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent-long"


def test_who_moves_without_a_live_connection_is_there() -> None:
    lone = LoneTable(2)
    lone.wait(500)
    lone.away[0] = lone.away[1] = 500.0
    lone.stand_in(1, 0)
    lone.act("throw 1")
    assert lone.table.called is None
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent"
    lone.wait(10)
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-absent-long"


def test_nobody_waits_for_who_is_not_on_turn_any_more() -> None:
    lone = LoneTable(2)
    lone.wait(130)
    lone.away[0] = 130.0
    lone.stand_in(1, 0)
    lone.act("throw 1")
    lone.act("pass")
    assert lone.table.called is None
    assert lone.code(lambda: lone.stand_in(1, 0)) == "not-awaited"


def test_who_has_resigned_asks_for_nobody() -> None:
    lone = LoneTable(3)
    lone.resign(2)
    lone.wait(500)
    lone.away[0] = 500.0
    assert lone.code(lambda: lone.stand_in(2, 0)) == "resigned"
    assert lone.code(lambda: lone.stand_in(1, 2)) == "seat-taken"


def test_a_seat_played_by_a_bot_is_offered_nothing_and_plays_nothing() -> None:
    lone = LoneTable(2)
    assert private_part(lone.table, 0, "en", current=True)["actions"]
    lone.stand_in(0, 0)
    part = private_part(lone.table, 0, "en", current=True)
    assert (part["actions"], part["step_in"], part["undo"]) == ([], False, None)
    assert lone.code(lambda: lone.act("throw 1", 0)) == "stood-in"
    lone.bot_acts("throw 1")
    assert private_part(lone.table, 0, "en", current=True)["actions"] == []
    assert lone.code(lambda: lone.undo(0)) == "stood-in"
    lone.back(0)
    assert private_part(lone.table, 0, "en", current=True)["actions"]
    three = LoneTable(3)
    three.resign(0)
    assert private_part(three.table, 0, "en", current=True)["actions"] == []
    assert three.code(lambda: three.act("throw 1", 0)) == "resigned"


# ---- Consent ----


def test_who_is_stood_in_for_is_still_asked() -> None:
    lone = LoneTable(3)
    start = lone.table.seq
    lone.act("throw 1")
    lone.stand_in(1, 1)
    assert lone.code(lambda: lone.undo(0, start)) == "undo-away"
    thrown = lone.table.seq
    lone.back(1)
    lone.undo(0, start)
    lone.answer(2, True)
    lone.stand_in(1, 1)  # between the question and the answer
    assert lone.table.asked is not None
    assert lone.table.line is not None
    assert lone.table.line.seq > start  # nothing is taken back without Bram
    assert lone.answer(1, True).kind == "undo"
    assert thrown


def test_who_has_resigned_is_not_asked() -> None:
    lone = LoneTable(3)
    lone.resign(2)
    start = lone.table.line.seq  # type: ignore[union-attr]
    lone.act("throw 1")
    lone.undo(0, start)
    assert lone.answer(1, True).kind == "undo"
    assert lone.code(lambda: lone.undo(2)) == "resigned"


# ---- Who wins ----


class _Ended:
    over = True

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.winners, self.scores = winners, scores


@pytest.mark.parametrize(
    ("resigned", "winners", "scores", "wanted"),
    [
        ((), (1,), (2, 4, 3), ((1,), "played")),
        ((0,), (1,), (2, 4, 3), ((1,), "played")),
        ((1,), (1,), (2, 4, 3), ((2,), "next")),
        ((1,), (1,), (3, 4, 3), ((0, 2), "next")),
        ((1,), (1, 2), (3, 4, 4), ((2,), "played")),
        ((1, 2), (1, 2), (0, 4, 4), ((0,), "next")),
        ((0, 1, 2), (1,), (3, 4, 3), ((), "resigned")),
    ],
)
def test_who_has_resigned_cannot_win(
    resigned: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...], wanted: tuple[tuple[int, ...], str]
) -> None:
    lone = LoneTable(3)
    seats = [seat.replace(resigned=place in resigned) for place, seat in enumerate(lone.table.seats)]
    table = lone.table.replace(seats=tuple(seats))
    result = result_data(_Ended(winners, scores), table)["result"]  # type: ignore[arg-type]
    assert (result["winners"], result["reason"], result["scores"]) == (*wanted, scores)


def test_a_resigned_seat_whose_bot_finishes_first_does_not_win() -> None:
    lone = LoneTable(3)
    assert lone.table.position is not None
    data: dict[str, Any] = json.loads(lone.table.position.to_json())
    data["state"]["cities"][0] |= {"coins": 50, "landmarks": ["train-station", "shopping-mall", "amusement-park"]}
    data["state"]["cities"][2]["landmarks"] = ["train-station"]
    lone.table = lone.table.replace(position=bm.position(data))
    lone.resign(0)
    lone.bot_acts("throw 1")
    assert lone.table.position is not None
    lone.bot_acts("build radio-tower")
    assert lone.table.position.winners == (0,)  # by the rules
    assert lone.table.status == ENDED
    assert lone.table.result is not None
    assert (lone.table.result.winners, lone.table.result.reason) == ((2,), "next")


# ---- Who is who ----


def test_two_of_one_name_are_told_apart() -> None:
    assert distinct_names(["Anna", "Bram"]) == ("Anna", "Bram")
    assert distinct_names(["Anna", " ANNA  ", "Bram"]) == ("Anna A", " ANNA   B", "Bram")
    assert distinct_names(["Straße", "STRASSE"]) == ("Straße A", "STRASSE B")
    assert distinct_names(["Anna", "anna", "Anna A"]) == ("Anna A", "anna B", "Anna A C")
    assert distinct_names(["Anna B", "Anna", "anna"]) == ("Anna B A", "Anna B", "anna C")
    assert distinct_names(["", "", "x"]) == ("", "", "x")


def test_a_person_called_like_a_bot_is_told_apart_where_it_is_called_so() -> None:
    lone = LoneTable(1, bots=("level-3", "random"))
    seats = list(lone.table.seats)
    title = bot_title("level-3", "nl").upper()
    seats[0] = seats[0].replace(name=title)
    table = lone.table.replace(seats=tuple(seats))
    dutch, english = names_in(table, "nl"), names_in(table, "en")
    assert (dutch[0], english[0]) == (f"{title} A", title)
    assert dutch[1].endswith(" B")
    assert not english[1].endswith(" B")
    assert len({name.casefold() for name in dutch}) == 3


def test_a_bot_of_a_game_file_is_called_as_at_its_table() -> None:
    lone = LoneTable(1, bots=("level-3", "random"))
    kept = lone.table.record(None, "2026-01-01").names
    assert kept[1:] == ("B level-3", "C random")
    assert all(names_from_file(kept, lang) == names_in(lone.table, lang) for lang in ("en", "nl", "it"))
    other_seat = ("B level-3", "Carl", "C level-1")
    assert names_from_file(other_seat, "en") == ("B level-3", "Carl", "Newcomer")
    assert names_from_file((), "en") == ()


def test_the_record_tells_namesakes_apart() -> None:
    lone = LoneTable(2)
    seats = tuple(seat.replace(name="Anna") for seat in lone.table.seats)
    record = lone.table.replace(seats=seats).record(None, "2026-01-01")
    assert record.names == ("Anna A", "Anna B")
    assert bm.Record.parse(record.text("*")).names == ("Anna A", "Anna B")


def test_people_play_on_under_their_own_seat_though_they_are_called_the_same() -> None:
    lone = LoneTable(2)
    seats = tuple(seat.replace(name="Anna") for seat in lone.table.seats)
    lone.table = lone.table.replace(seats=seats)
    told = lone.code(lambda: act(lone.table, PEOPLE[1], "throw 1", lone.table.seq, "en", SECRET))
    assert told == "illegal"
    assert [seat["name"] for seat in table_part(lone.table, b"", "it")["seats"]] == ["Anna A", "Anna B"]


def test_whose_time_was_up_comes_back_after_the_move_that_was_due() -> None:
    lone = LoneTable(2, Clock("bank", 90, 0, "bot"))
    lone.wait(91)
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))
    assert lone.table.seats[0].overdue
    for _ in range(3):  # or one could come back for ever, and never move
        assert lone.code(lambda: lone.back(0)) == "bot-moves-first"
    lone.bot_acts("throw 1")
    lone.back(0)
    assert (lone.table.seats[0].stand_in, lone.table.seats[0].overdue) == ("", False)
    assert lone.table.times.left[0] > 0
    assert lone.read_back().seats == lone.table.seats


def test_who_has_resigned_has_no_say_in_taking_back_and_agreeing_twice_is_agreeing_once() -> None:
    lone = LoneTable(3)
    start = lone.table.seq
    lone.act("throw 1")
    lone.resign(2)
    lone.undo(0, start)
    assert lone.code(lambda: lone.answer(2, False)) == "resigned"
    assert lone.answer(1, True).kind == "undo"
    four = LoneTable(3)
    start = four.table.seq
    four.act("throw 1")
    four.undo(0, start)
    four.answer(1, True)
    assert answer(four.table, PEOPLE[1], True, None, "en", four.now) is None


def test_a_kind_of_row_from_a_newer_version_leaves_the_table_to_it() -> None:
    lone = LoneTable(2)
    novel = lone.rows[-1].replace(seq=lone.table.seq + 1, kind="novel", data={"text": "?"}, rules=0, hash="")
    lone.rows.append(novel)
    later = lone.read_back()
    assert (later.stuck, later.status, later.seq) == ("newer", "running", novel.seq)
    assert Frame(lone.table, novel, later, SECRET).message(0, "en", current=True)
    first = lone.rows[0]
    lone.rows[0] = first.replace(data={**first.data, "setup": {**first.data["setup"], "novel": 1}})
    assert lone.read_back().stuck == "newer"
    over = lone.table.replace(status=ENDED).after(novel)
    assert (over.stuck, over.seq) == ("", novel.seq)  # nobody plays on there


def test_the_record_of_an_edition_that_cannot_be_read_is_written_all_the_same() -> None:
    lone = LoneTable(2)
    lone.act("throw 1")
    first = lone.rows[0]
    for text in ("not toml at all", "x=" + "[" * 60 + "]" * 60):
        lone.rows[0] = first.replace(data={**first.data, "setup": {**first.data["setup"], "edition": {"text": text}}})
        stuck = lone.read_back()
        assert stuck.stuck == "edition"
        told = stuck.record(SECRET, "2026-11-15").text("*")
        assert bm.verify_dice(told).ok
        assert json.dumps(text) in told


def test_a_removed_line_of_chat_is_talk_and_not_a_row_from_a_newer_version() -> None:
    lone = LoneTable(2)
    lone.do(lambda table: Draft("unsay", data={"text": "3", "by": "the house"}))
    assert (lone.table.stuck, lone.read_back()) == ("", lone.table)
    assert (lone.table.talk, lone.table.acted) == (1, lone.table.seq - 1)
    assert [seat.talked for seat in lone.table.seats] == [0, 0]  # nobody at the table has said anything


def test_a_bot_stands_in_only_while_a_game_runs() -> None:
    lone = LoneTable(2)
    lone.do(lambda table: ending.decided(table, "leader"))
    assert lone.code(lambda: lone.stand_in(0, 0)) == "over"


@pytest.mark.parametrize("how", get_args(DecidedBy))
def test_who_runs_a_club_night_ends_a_game(how: DecidedBy) -> None:
    lone = LoneTable(2)
    assert lone.table.position is not None
    scores = lone.table.position.scores
    lone.do(lambda table: ending.decided(table, how))
    assert lone.table.result is not None
    assert (lone.table.result.reason, lone.table.result.scores) == (how, scores)
    assert lone.table.result.winners == ((0, 1) if how == "leader" else ())
    assert lone.read_back() == lone.table
    without = LoneTable(3)
    without.resign(1)
    without.do(lambda table: ending.decided(table, how))
    assert without.table.result is not None
    assert without.table.result.winners == ((0, 2) if how == "leader" else ())  # who has resigned does not win
