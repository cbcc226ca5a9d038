"""What may happen at a table, judgement by judgement: what is refused and why, and what is written down."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.play.dice import nonce_commitment
from burgomaster.play.record import Entry
from burgomaster.play.setting import CUSTOM, Setting
from burgomaster.tables import forgotten
from burgomaster.tables.append import appended, opened
from burgomaster.tables.judging import absence, agreement, budget, ending, moves, seating, talk, undo
from burgomaster.tables.judging.draft import Draft, check_seat
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Snapshot, Stored
from burgomaster.tables.setup import Clock, Setup
from burgomaster.tables.table import NOBODY, Call, Move, Seat, Table, created, digest, fold
from tests.tables.lone_table import IDENTITY, PEOPLE, SECRET, LoneTable

ANNA, BRAM, CARL = PEOPLE
DORA = Person("d" * 32, "Dora")
WORD = "a word of twenty sig"


class Lobby(LoneTable):
    """A table that has not begun; Anna hosts it."""

    def __init__(self, players: int = 3, seated: list[Any] | None = None, **setup: Any) -> None:
        self.now = 1_000_000
        self.people = PEOPLE
        self.away = {}
        agreed = Setup("machi-koro", players, options={"start": "A"}, **setup)
        first, self.table = opened(seating.opening(agreed, ANNA, SECRET, seated), "t" * 16, self.now)
        self.rows = [first]

    def join(self, person: Person | None, seat: int | None = None, invite: str | None = None, word: str = "") -> Row:
        return self.do(lambda table: seating.join(table, person, IDENTITY, seat, invite, word))


def no(work: Callable[[], object]) -> tuple[int, str]:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        work()
    assert refused.value.text("en")
    return refused.value.status, refused.value.code


# ---- Sitting down ----


def test_a_new_table_says_what_was_agreed_and_who_opened_it() -> None:
    lobby = Lobby(3, bots=("greedy",))
    data = lobby.rows[0].data
    assert (lobby.rows[0].kind, lobby.rows[0].seat) == ("create", NOBODY)
    assert (lobby.rows[0].rules, lobby.rows[0].hash) == (0, "")  # no position is touched
    assert (data["host"], data["host_name"], data["dice"]) == (ANNA.id, "Anna", 2)
    assert data["seated"] == [{"player": ANNA.id, "name": "Anna", "bot": "", "commitment": ""}]
    table = lobby.table
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
    assert [seat.name for seat in table.seats] == ["Anna", "", "C greedy"]
    assert [seat.since for seat in table.seats] == [1, 1, 1]
    assert (table.host, table.seq, table.at, table.recipe) == (ANNA.id, 1, 1_000_000, 2)
    assert (table.moved, table.rules, table.events, table.sealed, table.talk, table.ended) == (0, 0, 0, 0, 0, 0)
    assert (table.line, table.record(None, "2026-01-01").rules) == (None, None)
    assert (table.status, table.turn, table.stuck, table.names) == ("open", -2, "", ("Anna", "B", "C greedy"))
    assert table.commitment == bm.FairDice("t", ("",), SECRET).commitment
    assert table.players == (ANNA.id,)
    assert Seat() == Seat(
        *("", "", "", "", False, False, False, False),
        *("", "", frozenset(), 0, 0, ""),
    )
    full = Lobby(2, bots=("random", "greedy"))  # bots alone: the host has no seat
    assert [seat.bot for seat in full.table.seats] == ["random", "greedy"]
    assert full.rows[0].data["seated"] == []
    old = lobby.rows[0].replace(data={key: value for key, value in data.items() if key != "dice"})
    assert created(old).recipe == 1
    committed = seating.opening(Setup("machi-koro", 2), ANNA, SECRET, committed="c0ffee")
    assert opened(committed, "t" * 16, 5).after.seats[0].commitment == "c0ffee"


def test_a_table_that_cannot_be_played_at_is_not_opened() -> None:
    for setup in (
        Setup("machi-koro", 2, clock=Clock("move", 0)),
        Setup("machi-koro", 2, bots=("random",) * 3),
        Setup("machi-koro", 2, bots=("nobody",)),
        Setup("machi-koro", 2, options={"start": "Z"}),
    ):
        with pytest.raises(bm.BurgomasterError):
            seating.opening(setup, ANNA, SECRET)


def test_who_may_sit_down_where() -> None:
    lobby = Lobby(3)
    table = lobby.table
    assert no(lambda: lobby.join(None)) == (401, "who")
    assert no(lambda: lobby.join(ANNA)) == (409, "already-seated")
    assert no(lambda: lobby.join(BRAM, 3)) == (404, "no-seat")
    assert no(lambda: lobby.join(BRAM, -1)) == (404, "no-seat")
    assert no(lambda: lobby.join(BRAM, 0)) == (409, "seat-taken")
    assert no(lambda: lobby.join(BRAM, None, "no invite")) == (403, "invite")
    assert no(lambda: lobby.join(BRAM, 1, IDENTITY.invite(table.id, 2, 1))) == (403, "invite")  # to another seat
    taken = IDENTITY.invite(table.id, 0, 1)
    assert no(lambda: lobby.join(BRAM, None, taken)) == (403, "invite")
    row = lobby.join(BRAM, 2, IDENTITY.invite(table.id, 2, 1), "c0ffee")
    assert (row.kind, row.seat) == ("join", 2)
    assert row.data == {"player": BRAM.id, "name": "Bram", "commitment": "c0ffee"}
    assert lobby.table.seats[2] == Seat(player=BRAM.id, name="Bram", commitment="c0ffee", since=2)
    assert no(lambda: lobby.join(CARL, 1, IDENTITY.invite(table.id, 2, 2))) == (403, "invite")
    assert lobby.join(CARL).seat == 1
    assert no(lambda: lobby.join(DORA)) == (409, "full")
    assert lobby.table.players == (ANNA.id, CARL.id, BRAM.id)
    assert lobby.table.seat_of("") == lobby.table.kept_seat_of("") == NOBODY
    old = lobby.table.replace(recipe=1, seats=(lobby.table.seats[0], Seat(), Seat()))
    assert seating.join(old, BRAM, IDENTITY, None, None, "c0ffee").data["commitment"] == ""


def test_a_private_table_is_joined_by_invite_only() -> None:
    lobby = Lobby(3, public=False)
    assert no(lambda: lobby.join(BRAM)) == (403, "private")
    assert lobby.join(BRAM, None, IDENTITY.invite(lobby.table.id, 2, 1)).seat == 2


def test_who_was_sent_away_comes_back_by_invite_only() -> None:
    lobby = Lobby(3)
    lobby.join(BRAM)
    assert no(lambda: lobby.do(lambda table: seating.kick(table, BRAM, 0))) == (403, "not-host")
    assert no(lambda: lobby.do(lambda table: seating.kick(table, ANNA, 2))) == (409, "not-seated")
    assert no(lambda: lobby.do(lambda table: seating.kick(table, ANNA, 5))) == (404, "no-seat")
    row = lobby.do(lambda table: seating.kick(table, ANNA, 1))
    assert (row.kind, row.seat) == ("kick", 1)
    assert lobby.table.sent_away == {BRAM.id}
    assert lobby.table.seats[1] == Seat(since=3)
    assert no(lambda: lobby.join(BRAM)) == (403, "sent-away")
    assert no(lambda: lobby.join(BRAM, 1, IDENTITY.invite(lobby.table.id, 1, 1))) == (403, "invite")  # an old link
    assert lobby.join(BRAM, 1, IDENTITY.invite(lobby.table.id, 1, 3)).seat == 1
    lobby.do(lambda table: seating.kick(table, ANNA, 0))
    assert lobby.table.sent_away == {BRAM.id}  # a host is not sent away by themselves
    assert lobby.table.host == BRAM.id


def test_one_link_leads_everybody_to_a_free_seat() -> None:
    lobby = Lobby(3, public=False)
    link = IDENTITY.invite_to_all(lobby.table.id)
    assert no(lambda: lobby.join(BRAM, None, IDENTITY.invite_to_all("u" * 16))) == (403, "invite")
    assert seating.place_for(lobby.table, None, IDENTITY, None, link) == 1  # nobody has said a name yet
    assert [lobby.join(BRAM, None, link).seat, lobby.join(CARL, 2, link).seat] == [1, 2]
    assert no(lambda: seating.place_for(lobby.table, None, IDENTITY, None, link)) == (409, "full")
    assert no(lambda: lobby.join(DORA, 2, link)) == (409, "seat-taken")
    lobby.do(lambda table: seating.kick(table, ANNA, 2))
    assert no(lambda: lobby.join(CARL, None, link)) == (403, "sent-away")
    assert lobby.join(DORA, None, link).seat == 2
    for _ in range(seating.MOST_JOINS):
        lobby.do(lambda table: seating.leave(table, DORA))
        if lobby.table.left.count(DORA.id) < seating.MOST_JOINS:
            lobby.join(DORA, None, link)
    assert no(lambda: lobby.join(DORA, None, link)) == (403, "come-and-gone")


def test_who_comes_and_goes_three_times_is_not_let_in_again() -> None:
    lobby = Lobby(3)
    program = Person("e" * 32, "Program", True, BRAM.id)
    for person in (BRAM, program, BRAM):
        lobby.join(person)
        row = lobby.do(lambda table, person=person: seating.leave(table, person))
        assert (row.kind, row.seat, row.data) == ("leave", 1, {"owner": BRAM.id})
    assert lobby.table.left == (BRAM.id,) * 3
    assert no(lambda: lobby.join(BRAM)) == (403, "come-and-gone")
    assert no(lambda: lobby.join(program)) == (403, "come-and-gone")
    assert lobby.join(CARL).seat == 1
    assert no(lambda: lobby.do(lambda table: seating.leave(table, BRAM))) == (403, "not-seated")
    assert no(lambda: lobby.do(lambda table: seating.leave(table, None))) == (401, "who")


def test_when_the_host_leaves_the_next_one_hosts_and_the_last_one_closes_the_table() -> None:
    lobby = Lobby(3)
    lobby.join(BRAM, 2)
    lobby.join(CARL, 1)
    lobby.do(lambda table: seating.leave(table, CARL))
    assert (lobby.table.host, lobby.table.status) == (ANNA.id, "open")
    lobby.do(lambda table: seating.leave(table, ANNA))
    assert (lobby.table.host, lobby.table.status) == (BRAM.id, "open")
    assert [seat.player for seat in lobby.table.seats] == ["", "", BRAM.id]
    lobby.do(lambda table: seating.leave(table, BRAM))
    assert (lobby.table.host, lobby.table.status) == (BRAM.id, "closed")
    assert no(lambda: lobby.join(CARL)) == (409, "closed")


def test_the_host_gives_the_table_to_another_person() -> None:
    lobby = Lobby(3, bots=("random",))
    lobby.join(BRAM)
    assert no(lambda: lobby.do(lambda table: seating.give_host(table, BRAM, 1))) == (403, "not-host")
    assert no(lambda: lobby.do(lambda table: seating.give_host(table, None, 1))) == (401, "who")
    assert no(lambda: lobby.do(lambda table: seating.give_host(table, ANNA, 2))) == (409, "not-seated")
    assert no(lambda: lobby.do(lambda table: seating.give_host(table, ANNA, 3))) == (404, "no-seat")
    row = lobby.do(lambda table: seating.give_host(table, ANNA, 1))
    assert (row.kind, row.seat, lobby.table.host) == ("host", 1, BRAM.id)
    lobby.do(lambda table: seating.put_bot(table, BRAM, 2, None))
    lobby.join(CARL)
    lobby.do(lambda table: seating.leave(table, CARL))
    assert lobby.table.host == BRAM.id  # also while Anna sits before him
    assert no(lambda: check_seat(lobby.table, len(lobby.table.seats))) == (404, "no-seat")


def test_the_host_puts_bots_on_open_seats_and_takes_them_away() -> None:
    lobby = Lobby(3)

    def put(person: Any, seat: Any, bot: Any) -> Any:
        return lambda: lobby.do(lambda table: seating.put_bot(table, person, seat, bot))

    assert no(put(BRAM, 1, "greedy")) == (403, "not-host")
    assert no(put(ANNA, 3, "greedy")) == (404, "no-seat")
    assert no(put(ANNA, 0, "greedy")) == (409, "seat-taken")
    with pytest.raises(bm.BurgomasterError):
        put(ANNA, 1, "nobody")()
    row = put(ANNA, 1, "greedy")()
    assert (row.kind, row.seat, row.data) == ("bot", 1, {"bot": "greedy", "was": ""})
    assert lobby.table.seats[1] == Seat(bot="greedy", name="B greedy", since=2)
    assert put(ANNA, 1, "random")().data == {"bot": "random", "was": "B greedy"}
    assert put(ANNA, 1, None)().data == {"bot": "", "was": "B random"}
    assert lobby.table.seats[1] == Seat(since=4)
    assert [seat.kind for seat in lobby.table.seats] == ["person", "open", "open"]


# ---- A rematch ----


def rematch_of(lone: LoneTable, person: Person) -> Lobby:
    setup, seated = ending.rematch(lone.table, person)
    assert setup.bots == ()
    return Lobby(setup.players, seated)


def test_a_rematch_moves_everybody_one_seat_on_and_keeps_their_seats() -> None:
    lone = LoneTable(2, bots=("random",))
    assert no(lambda: ending.rematch(lone.table, ANNA)) == (409, "not-over")
    lone.resign(0)
    lone.resign(1)
    assert lone.table.status == "over"
    assert no(lambda: ending.rematch(lone.table, CARL)) == (403, "not-seated")
    lobby = rematch_of(lone, ANNA)
    first, second, third = lobby.table.seats
    assert (first.kept_for, first.name, first.kind) == (BRAM.id, "Bram", "open")
    assert (second.bot, second.name) == ("random", "B random")
    assert (third.player, third.name, third.bot) == (ANNA.id, "Anna", "")
    assert lobby.table.kept_seat_of(BRAM.id) == 0
    assert no(lambda: lobby.join(CARL)) == (409, "full")
    assert no(lambda: lobby.join(CARL, 0)) == (409, "seat-kept")
    row = lobby.join(BRAM)
    assert (row.seat, lobby.table.seats[0].player, lobby.table.seats[0].kept_for) == (0, BRAM.id, "")
    declined = rematch_of(lone, ANNA)
    assert no(lambda: seating.leave(declined.table.replace(status="closed"), BRAM)) == (409, "closed")
    others = declined.table.seats[1:]
    row = declined.do(lambda table: seating.leave(table, BRAM))
    assert (row.kind, row.seat, row.data) == ("release", 0, {"own": True})
    assert declined.table.seats == (Seat(since=2), *others)
    for how in (lambda table: seating.kick(table, ANNA, 0), lambda table: seating.put_bot(table, ANNA, 0, None)):
        sent = rematch_of(lone, ANNA)
        row = sent.do(how)
        assert (row.kind, row.seat, row.data) == ("release", 0, {"own": False})
        assert sent.join(CARL).seat == 0
    given = rematch_of(lone, ANNA)
    assert given.do(lambda table: seating.put_bot(table, ANNA, 0, "greedy")).kind == "bot"
    elsewhere = rematch_of(lone, ANNA)
    elsewhere.do(lambda table: seating.put_bot(table, ANNA, 1, None))
    assert elsewhere.join(BRAM, 1).seat == 1
    assert elsewhere.table.seats[0] == Seat(since=3)  # needed no more
    assert no(lambda: ending.rematched(lone.table, "new", "old")) == (409, "rematch-exists")
    assert ending.rematch_client(lone.table) == f"rematch/{lone.table.id}"
    row = lone.do(lambda table: ending.rematched(table, "new", ""))
    assert (row.kind, row.data, lone.table.rematch) == ("rematch", {"table": "new"}, "new")
    assert ending.rematched(lone.table, "newer", "new").data == {"table": "newer"}
    assert ending.rematch_client(lone.table) == f"rematch/{lone.table.id}/new"  # another one, where that was closed


# ---- Words for the dice, and the start ----


def test_words_are_committed_to_then_opened_and_then_the_game_begins() -> None:
    lobby = Lobby(2)
    lobby.join(BRAM)
    promise = nonce_commitment(WORD)

    def commit(person: Any, text: Any) -> Any:
        return lobby.do(lambda table: seating.commit(table, person, text))

    assert no(lambda: commit(CARL, promise)) == (403, "not-seated")
    row = commit(ANNA, promise)
    assert (row.kind, row.seat, row.data) == ("commit", 0, {"commitment": promise})
    assert seating.commit(lobby.table, ANNA, promise) is None
    commit(BRAM, nonce_commitment("never opened, never opened"))
    assert lobby.table.unopened == (0, 1)

    def opened(person: Any, word: Any) -> Any:
        return lobby.do(lambda table: seating.open_nonce(table, person, word))

    assert no(lambda: opened(ANNA, WORD)) == (409, "word-too-soon")

    def begin(person: Any) -> Any:
        return lobby.do(lambda table: seating.start(table, person, SECRET, 2_000_000))

    assert no(lambda: begin(BRAM)) == (403, "not-host")
    row = begin(ANNA)
    assert (row.kind, row.data, lobby.table.sealed, lobby.table.status) == (
        *("seal", {"until": 2_000_000}),
        *(2_000_000, "open"),
    )
    assert no(lambda: begin(ANNA)) == (409, "starting")
    assert no(lambda: commit(ANNA, "")) == (409, "starting")
    assert no(lambda: lobby.do(lambda table: ending.close(table, ANNA))) == (409, "starting")
    assert no(lambda: opened(ANNA, "short")) == (422, "word")
    assert no(lambda: opened(ANNA, WORD + "!")) == (409, "word-differs")

    def begins(now: Any, open_since: Any = 0) -> Any:
        return seating.begins(lobby.table, SECRET, now, open_since, 500)

    assert begins(1_999_999) is None
    assert begins(2_000_000) is not None
    assert begins(2_000_400, 2_000_000) is not None  # the house was there when it ran out
    assert begins(2_000_500, 2_000_001) is None
    assert begins(2_000_501, 2_000_001) is not None
    row = opened(ANNA, WORD)
    assert (row.kind, row.seat, row.data, lobby.table.seats[0].nonce) == ("word", 0, {"word": WORD}, WORD)
    assert seating.open_nonce(lobby.table, ANNA, WORD) is None
    assert no(lambda: opened(ANNA, WORD + "!")) == (409, "word-opened")
    lobby.table = lobby.table.replace(seats=(*lobby.table.seats[:1], lobby.table.seats[1].replace(commitment="")))
    assert no(lambda: opened(BRAM, WORD)) == (409, "word-not-promised")
    record = lobby.table.record(None, "2026-01-01")
    assert (record.nonces, record.nonce_commitments) == ((WORD, ""), (promise, ""))
    assert begins(1_500_000) is not None  # all that were promised are open
    lobby.table = lobby.table.replace(seats=(*lobby.table.seats[:1], lobby.table.seats[1].replace(commitment="x")))
    row = lobby.do(lambda table: seating.begins(table, SECRET, 2_000_000, 0, 500))
    assert (row.kind, row.data["left_out"], row.data["turn"]) == ("start", [1], 0)
    assert (lobby.table.status, lobby.table.sealed, lobby.table.moved) == ("running", 0, lobby.table.seq)
    assert lobby.table.dice(SECRET).nonces == (WORD, "")
    assert no(lambda: opened(BRAM, WORD)) == (409, "started")
    assert seating.begins(lobby.table, SECRET, 3_000_000, 0, 500) is None
    record = lobby.table.record(None, "2026-01-01")
    assert (record.nonces, record.nonce_commitments) == ((WORD, ""), (promise, "x"))


def test_a_word_has_twenty_to_a_hundred_signs_written_in_one_way() -> None:
    assert not seating.is_nonce("x" * 19)
    assert seating.is_nonce("x" * 20)
    assert seating.is_nonce("x" * 100)
    assert not seating.is_nonce("x" * 101)
    assert not seating.is_nonce(" " + "x" * 30)


def test_the_game_begins_at_once_where_no_word_was_promised_and_every_seat_is_held() -> None:
    lobby = Lobby(2)
    assert no(lambda: seating.start(lobby.table, ANNA, SECRET, 0)) == (409, "empty-seats")
    assert no(lambda: seating.start(lobby.table, None, SECRET, 0)) == (401, "who")
    lobby.join(BRAM)
    old = lobby.table.replace(recipe=1)
    assert no(lambda: seating.commit(old, ANNA, "x")) == (409, "old-dice")
    stuck = lobby.table.replace(stuck="edition")
    assert no(lambda: seating.start(stuck, ANNA, SECRET, 0)) == (409, "read-only-edition")
    assert seating.start(lobby.table, ANNA, SECRET, 0).kind == "start"
    for judge in (
        lambda table: seating.start(table, ANNA, SECRET, 0),
        lambda table: seating.leave(table, BRAM),
        lambda table: seating.kick(table, ANNA, 1),
        lambda table: seating.give_host(table, ANNA, 1),
        lambda table: seating.put_bot(table, ANNA, 1, "greedy"),
        lambda table: seating.commit(table, ANNA, "x"),
        lambda table: seating.join(table, CARL, IDENTITY, None, None),
        lambda table: ending.close(table, ANNA),
    ):
        assert no(lambda judge=judge: judge(LoneTable(2).table)) == (409, "started")  # type: ignore[misc]


def test_chance_at_the_start_is_written_down_and_counted_on() -> None:
    agreed = Setup("machi-koro", 2, options={"start": "chance"})
    _, empty = opened(seating.opening(agreed, ANNA, SECRET), "t" * 16, 1000)
    table = empty.replace(seats=(Seat(player=ANNA.id, name="Anna"), Seat(player=BRAM.id, name="Bram")))
    draft = seating.start(table, ANNA, SECRET, 0)
    [[event, text, place, weights]] = draft.data["chance"]
    assert (event, weights) == (0, [1, 1])
    assert place == table.dice(SECRET).outcome(0, [1, 1])
    row = appended(table, draft, 1500).row
    assert table.after(row.replace(hash="")).stuck == "replay"
    assert draft.position is not None
    begun = table.after(row)
    assert (begun.stuck, begun.events, begun.turn, begun.at) == ("", 1, draft.data["turn"], 1500)
    assert begun.line is not None
    assert begun.line.entries == (Entry(-1, text, 0, place, (1, 1)),)
    assert begun.line.revealed
    assert begun.entries() == begun.line.entries


# ---- Moves ----


def test_a_move_answers_what_lies_on_the_table() -> None:
    lone = LoneTable(2)

    def act(person: Any, action: Any, seq: Any) -> Any:
        return moves.act(lone.table, person, action, seq, "en", SECRET)

    moved = lone.table.moved
    lone.do(lambda table: talk.chat(table, BRAM, "hello"))
    assert lone.table.moved == moved
    assert act(ANNA, "throw 1", moved).kind == "act"  # talk in between does not matter
    assert no(lambda: act(ANNA, "throw 1", moved - 1)) == (409, "stale")
    assert no(lambda: act(ANNA, "throw 1", lone.table.seq + 1)) == (409, "ahead")
    assert no(lambda: act(None, "throw 1", moved)) == (401, "who")
    assert no(lambda: act(CARL, "throw 1", moved)) == (403, "not-seated")
    assert no(lambda: act(BRAM, "throw 1", moved)) == (409, "illegal")
    assert no(lambda: act(ANNA, "fly", moved)) == (422, "unknown-action")
    with pytest.raises(Refused) as refused:
        act(ANNA, "throw 2", moved)
    assert (refused.value.status, refused.value.code, refused.value.rule) == (409, "illegal", "MK-4")
    row = lone.act("throw 1")
    [[event, _, place, weights]] = row.data["chance"]
    assert (event, weights, row.data["text"], row.data["turn"]) == (0, [1] * 6, "throw 1", 0)
    assert place == lone.table.dice(SECRET).outcome(0, [1] * 6)
    assert (lone.table.events, lone.table.moved) == (1, row.seq)
    assert no(lambda: moves.act(lone.table, ANNA, "pass", row.seq - 1, "en", SECRET)) == (409, "stale")
    assert no(lambda: act(ANNA, "build factory", row.seq)) == (422, "ambiguous-action")  # there are several
    assert moves.why_not(lone.table, ANNA, "build factory", "en") is None  # so far no rule forbids it
    assert str(moves.resolved(lone.table, moves.position_of(lone.table), 0, "compra panificio", "it")) == "buy bakery"
    lone.act("pass")
    assert (lone.table.events, lone.table.turn) == (1, 1)
    assert lone.act("throw 1").data["chance"][0][0] == 1
    assert lone.read_back().entries() == lone.table.entries()


def test_what_may_be_asked_of_the_rules() -> None:
    lone = LoneTable(2)
    seq = lone.table.seq
    position, found = moves.steps(lone.table, ANNA, "", seq, "en")
    assert (position, [str(one) for one in found]) == (lone.table.position, ["throw 1"])
    assert no(lambda: moves.steps(lone.table, BRAM, "", seq, "en")) == (409, "not-your-turn")
    assert no(lambda: moves.steps(lone.table, ANNA, "fly", seq, "en")) == (422, "unknown-action")
    with pytest.raises(Refused) as dutch:
        moves.steps(lone.table, ANNA, "vlieg", seq, "nl")
    assert "‘vlieg’ is geen actie in dit spel" in dutch.value.text("nl")
    assert no(lambda: moves.steps(lone.table, ANNA, "", seq + 1, "en")) == (409, "ahead")
    assert no(lambda: moves.steps(lone.table, CARL, "", seq, "en")) == (403, "not-seated")
    refusal = moves.why_not(lone.table, ANNA, "throw 2", "en")
    assert refusal is not None
    assert refusal.rule == "MK-4"
    assert moves.why_not(lone.table, ANNA, "throw 1", "en") is None
    assert moves.why_not(lone.table, BRAM, "throw 1", "en") is not None
    assert no(lambda: moves.why_not(lone.table, ANNA, "fly", "en")) == (422, "unknown-action")
    assert no(lambda: moves.why_not(lone.table, CARL, "throw 1", "en")) == (403, "not-seated")
    assert str(moves.resolved(lone.table, lone.table.position, 0, "THROW 1", "en")) == "throw 1"  # type: ignore[arg-type]
    lobby = Lobby(2)
    assert no(lambda: moves.why_not(lobby.table, ANNA, "throw 1", "en")) == (409, "not-started")
    assert no(lambda: absence.resign(lobby.table, ANNA)) == (409, "not-started")
    stuck = lone.table.replace(stuck="older")
    assert no(lambda: moves.steps(stuck, ANNA, "", seq, "en")) == (409, "read-only-older")
    assert not stuck.may_act(0)
    assert lone.table.may_act(0)
    assert not lone.table.may_act(1)
    lone.resign(0)
    assert no(lambda: moves.steps(lone.table, ANNA, "", seq, "en")) == (409, "over")
    assert not lone.table.may_act(0)


def test_stepping_in_shows_the_position_as_if_it_were_ones_turn() -> None:
    agreed = Setup("monopoly-builder", 2, options={"tokens": "seat"})
    _, empty = opened(seating.opening(agreed, ANNA, SECRET), "t" * 16, 1000)
    table = empty.replace(seats=(Seat(player=ANNA.id, name="Anna"), Seat(player=BRAM.id, name="Bram")))
    draft = seating.start(table, ANNA, SECRET, 0)
    assert draft.position is not None
    position = draft.position
    for _ in range(200):
        if position.turn >= 0 and position.interrupts():
            break
        position = position.play(position.actions()[0])
    other = next(iter(position.interrupts()))
    running = table.replace(status="running", position=position, turn=position.turn, seq=5)
    seen, found = moves.steps(running, (ANNA, BRAM)[other], "", 5, "en")
    assert seen == position.step_in(other)
    assert found


def test_who_is_called_is_still_waited_for_when_another_one_steps_in() -> None:
    agreed = Setup("monopoly-builder", 2, options={"tokens": "seat"})
    _, empty = opened(seating.opening(agreed, ANNA, SECRET), "t" * 16, 1000)
    table = empty.replace(seats=(Seat(player=ANNA.id, name="Anna"), Seat(player=BRAM.id, name="Bram")))
    table = appended(table, seating.start(table, ANNA, SECRET, 0), 1000).after
    assert table.position is not None
    thinking, other = table.turn, 1 - table.turn
    call = Call(thinking, other, 2000, 62_000)
    chip = next(iter(table.position.view()["state"]["players"][thinking]["chips"]))
    offer = moves.played(table, other, f"offer {'AB'[thinking]}: 10 for {chip}", "en", SECRET)
    asked = appended(table.replace(called=call), offer, 3000).after
    assert (asked.turn, asked.called) == (thinking, call)
    refused = appended(asked, moves.played(asked, thinking, "refuse", "en", SECRET), 4000).after
    assert refused.called is None  # who moves is there


# ---- Giving up, bots that stand in, time ----


def test_between_two_the_other_one_wins_and_among_more_a_bot_plays_on() -> None:
    lone = LoneTable(2)
    assert no(lambda: absence.resign(lone.table, CARL)) == (403, "not-seated")
    row = lone.resign(1)
    assert (row.kind, row.seat) == ("resign", 1)
    assert row.data["result"] == {"winners": [0], "scores": [0, 0], "reason": "resigned"}
    assert lone.table.result is not None
    assert (lone.table.status, lone.table.turn, lone.table.result.winners) == ("over", -2, (0,))
    blocked = LoneTable(2)
    row = blocked.do(lambda table: absence.resign_for(table, 0))
    assert row.data["result"] == {"winners": [1], "scores": [0, 0], "reason": "resigned"}
    three = LoneTable(3, stand_in="greedy")
    row = three.do(lambda table: absence.resign_for(table, 1))
    assert (row.kind, row.seat, row.data) == ("resign", 1, {"bot": "greedy"})
    assert (three.table.seats[1].resigned, three.table.seats[1].stand_in) == (True, "greedy")
    assert (three.table.status, three.table.turn) == ("running", 0)
    assert no(lambda: absence.resign_for(three.table, 1)) == (409, "resigned")
    assert no(lambda: absence.resign(three.table, BRAM)) == (409, "resigned")
    assert no(lambda: absence.back(three.table, BRAM)) == (409, "resigned")
    assert no(lambda: absence.resign_for(three.table, 3)) == (404, "no-seat")
    with_bot = LoneTable(2, bots=("random",))
    assert no(lambda: absence.resign_for(with_bot.table, 2)) == (409, "nobody-there")
    with_bot.resign(0)
    assert with_bot.table.status == "running"  # a person and a bot are left
    with_bot.resign(1)
    assert with_bot.table.result is not None
    assert with_bot.table.result.winners == (2,)


def test_a_bot_for_oneself_and_for_others() -> None:
    lone = LoneTable(2, bots=("random",), stand_in="greedy")
    assert no(lambda: lone.stand_in(0, 2)) == (409, "seat-taken")
    assert no(lambda: lone.stand_in(0, 3)) == (404, "no-seat")
    row = lone.stand_in(0, 0)
    assert (row.kind, row.seat, row.data) == ("stand-in", 0, {"bot": "greedy", "why": "asked", "by": 0})
    assert (lone.table.seats[0].saved, lone.table.seats[0].overdue) == (True, False)
    assert no(lambda: lone.stand_in(0, 0)) == (409, "seat-taken")
    assert no(lambda: lone.back(1)) == (409, "no-stand-in")
    assert absence.is_missed(lone.table, 0)
    assert not absence.is_missed(lone.table, 1)
    row = lone.back(0)
    assert (row.kind, row.seat, row.data) == ("back", 0, {})
    assert lone.table.seats[0].stand_in == ""
    assert not lone.table.seats[0].saved


def test_how_long_somebody_must_have_been_away() -> None:
    def away(seconds: float, waited: float, table: Table, now: int) -> tuple[int, str, str]:
        with pytest.raises(Refused) as refused:
            absence.stand_in(table, BRAM, 0, "en", seconds, absence.GracePeriod(120, 60), now + round(waited * 1000))
        return refused.value.status, refused.value.code, refused.value.text("en")

    lone = LoneTable(2)
    assert away(0.0, 500, lone.table, lone.now)[:2] == (409, "not-absent")
    assert away(500.0, 0.0, lone.table, lone.now)[:2] == (409, "not-absent")  # the game has only begun
    assert away(0.001, 500, lone.table, lone.now)[:2] == (409, "not-absent-long")
    status, code, text = away(100.5, 500, lone.table, lone.now)
    assert (status, code) == (409, "not-absent-long")
    assert " 20 " in f" {text.replace('.', ' ')} "
    assert " 20 " in f" {away(100.0, 500, lone.table, lone.now)[2].replace('.', ' ')} "
    assert "you may ask in 100 s" in away(20.999, 500, lone.table, lone.now)[2]
    assert away(119.999, 500, lone.table, lone.now)[1] == "not-absent-long"
    lone.wait(500)
    lone.away[0] = 120.0
    lone.stand_in(1, 0)
    assert lone.table.called == Call(0, 1, lone.now, lone.now + 60_000)
    status, code, text = away(150.0, 30.5, lone.table, lone.now)
    assert (status, code) == (409, "called")
    assert "30" in text
    # Two clocks may differ by a second about the same absence.
    assert away(29.0, 30, lone.table, lone.now)[1] == "called"
    assert away(28.9, 30, lone.table, lone.now)[1] == "not-absent-long"
    assert absence.is_missed(lone.table, 0)
    lone.back(0)
    assert lone.table.called is None


def test_what_a_clock_demands() -> None:
    lone = LoneTable(2, Clock("move", 60))
    started = lone.now

    def up(now: Any, opened: Any = 0, table: Any = None) -> Any:
        return absence.time_is_up(table or lone.table, now, opened)

    end = started + 60_000
    assert absence.time_is_up(LoneTable(2).table, end, 0) is None  # no clock
    assert up(started) is None
    found = up(end)
    assert found is not None
    assert (found.kind, found.seat, found.data) == ("stand-in", 0, {"bot": lone.table.setup.deputy, "why": "time"})
    assert up(end, end).kind == "stand-in"  # the house was there when it ran out
    resumed = up(end + 5, end + 1)
    assert resumed is not None
    assert (resumed.kind, resumed.seat) == ("resume", 0)
    lone.now = end + 5
    lone.do(lambda table: absence.time_is_up(table, lone.now, end + 1))
    assert lone.table.times.deadline() == lone.now + 60_000
    assert up(10**12, 0, lone.table.replace(stuck="older")) is None
    assert up(10**12, 0, lone.table.replace(status="over")) is None
    lone = LoneTable(2, Clock("correspondence", 4 * 24 * 3600))
    end = lone.now + 4 * 24 * 3_600_000
    reminder = lone.table.times.reminder(lone.table.setup.clock)
    assert reminder is not None
    assert up(reminder - 1) is None
    reminded = up(reminder)
    assert reminded is not None
    assert (reminded.kind, reminded.seat, reminded.data) == ("remind", 0, {"left": end - reminder})
    lone.now = reminder
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))
    assert lone.table.times.reminded == 1
    losing = LoneTable(2, Clock("move", 60, flag="lose"))
    row = losing.do(lambda table: absence.time_is_up(table, losing.now + 60_000, 0))
    assert (row.kind, row.seat, row.data["result"]["reason"]) == ("flag", 0, "time")
    assert losing.table.result is not None
    assert losing.table.result.winners == (1,)


def test_everybody_has_the_same_time_at_the_start_also_beside_bots() -> None:
    lone = LoneTable(1, Clock("move", 60), bots=("random",))
    assert (lone.table.times.left, lone.table.times.seat) == ((60_000, 60_000), 0)
    assert lone.table.times.since == lone.now


def test_a_bot_for_one_changes_nobody_elses_time() -> None:
    lone = LoneTable(2, Clock("correspondence", 4 * 24 * 3600))
    reminder = lone.table.times.reminder(lone.table.setup.clock)
    assert reminder is not None
    lone.now = reminder
    lone.do(lambda table: absence.time_is_up(table, lone.now, 0))
    before = lone.table.times
    assert (before.seat, before.reminded) == (0, 1)
    lone.wait(5)
    lone.stand_in(1, 1)
    assert lone.table.times == before
    late = LoneTable(2, Clock("move", 60))
    late.wait(60)
    late.do(lambda table: absence.time_is_up(table, late.now, 0))
    assert (late.table.times.left, late.table.times.seat) == ((60_000, 60_000), NOBODY)


def test_the_time_left_is_spelt_in_figures() -> None:
    assert [absence._spelt(ms) for ms in (-5, 1, 1000, 1001, 61_000, 3_599_999, 3_661_000)] == [
        *("0:00:00", "0:00:01", "0:00:01", "0:00:02"),
        *("0:01:01", "1:00:00", "1:01:01"),
    ]


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(monkeypatch: pytest.MonkeyPatch) -> None:
    lone = LoneTable(1, bots=("level-3",))

    def failed(seat: Any = 1) -> Any:
        return absence.failed(lone.table, seat, lone.table.moved)

    assert failed() is None  # not its turn
    assert absence.failed(lone.table, 0, lone.table.moved) is None  # a person's turn
    lone.act("throw 1")
    lone.act("pass")
    assert absence.failed(lone.table, 1, lone.table.moved - 1) is None  # that was another turn
    for was, bot in (("level-3", "greedy"), ("greedy", "random")):
        row = lone.do(lambda table: failed())
        assert (row.kind, row.seat, row.data) == ("replace", 1, {"bot": bot, "was": was})
        assert (lone.table.seats[1].bot, lone.table.seats[1].name) == (bot, f"B {bot}")
    assert failed() is None
    lone.table = lone.table.replace(seats=(lone.table.seats[0], lone.table.seats[1].replace(bot="level-1")))
    monkeypatch.setattr(absence, "bots_of", lambda _: ("random", "level-1"))  # not every game has a greedy bot
    assert failed().data == {"bot": "random", "was": "level-1"}
    monkeypatch.undo()
    stood = LoneTable(2, stand_in="level-3")
    stood.stand_in(0, 0)
    stood.do(lambda table: absence.failed(table, 0, table.moved))
    assert (stood.table.seats[0].bot, stood.table.seats[0].stand_in, stood.table.seats[0].name) == (
        "",
        "greedy",
        "Anna",
    )


# ---- Talk, and how much of everything ----


def test_talk() -> None:
    lone = LoneTable(3)

    def say(person: Any, text: Any) -> Any:
        return lone.do(lambda table: talk.chat(table, person, text))

    assert no(lambda: say(DORA, "hi")) == (403, "only-players-talk")
    assert no(lambda: say(None, "hi")) == (401, "who")
    assert no(lambda: say(ANNA, " ")) == (422, "text")
    assert no(lambda: say(ANNA, "x" * 501)) == (422, "text")
    assert talk.chat(lone.table, ANNA, "x" * 500).data == {"text": "x" * 500}
    row = say(ANNA, "  x" * 250)
    assert (row.kind, row.seat, row.data) == ("chat", 0, {"text": " ".join("x" * 250)})

    def mute(person: Any, seat: Any, muted: Any) -> Any:
        return talk.mute(lone.table, person, seat, muted)

    assert no(lambda: mute(BRAM, 0, True)) == (403, "not-host")
    assert no(lambda: mute(ANNA, 3, True)) == (404, "no-seat")
    assert mute(ANNA, 1, False) is None
    row = lone.do(lambda table: talk.mute(table, ANNA, 1, True))
    assert (row.kind, row.seat, row.data) == ("mute", 1, {"muted": True, "by": 0})
    assert [seat.talked for seat in lone.table.seats] == [2, 0, 0]  # the host pays for it
    assert lone.table.talk == 2
    assert no(lambda: say(BRAM, "hi")) == (403, "muted")
    lone.do(lambda table: talk.mute(table, ANNA, 1, False))
    say(BRAM, "hi")
    assert no(lambda: talk.ignore(lone.table, BRAM, 1, True)) == (409, "ignore-own")
    assert no(lambda: talk.ignore(lone.table, BRAM, 3, True)) == (404, "no-seat")
    assert no(lambda: talk.ignore(lone.table, DORA, 1, True)) == (403, "not-seated")
    assert talk.ignore(lone.table, BRAM, 2, False) is None
    row = lone.do(lambda table: talk.ignore(table, BRAM, 2, True))
    assert (row.kind, row.seat, row.data) == ("ignore", 1, {"whom": 2, "ignored": True})
    assert lone.table.seats[1].ignores == {2}
    lone.do(lambda table: talk.ignore(table, BRAM, 0, True))
    lone.do(lambda table: talk.ignore(table, BRAM, 2, False))
    assert lone.table.seats[1].ignores == {0}
    assert (lone.table.acted, lone.table.talk) == (lone.table.seq - 7, 7)
    assert lone.read_back().seats == lone.table.seats
    assert no(lambda: talk.chat(lone.table.replace(status="closed"), ANNA, "hi")) == (409, "closed")


def test_how_much_may_happen_at_a_table() -> None:
    lone, lobby = LoneTable(2), Lobby(2)

    def full(table: Any, rows: Any) -> Any:
        return table.replace(seq=rows + table.talk)

    check = budget.check_budget
    check(full(lone.table, 19_999), Draft("act"))
    assert no(lambda: check(full(lone.table, 20_000), Draft("act"))) == (409, "log-full")
    for kind in ("resign", "close", "end", "archive", "rematch"):
        check(full(lone.table, 20_199), Draft(kind))
        assert no(lambda kind=kind: check(full(lone.table, 20_200), Draft(kind))) == (409, "log-full")  # type: ignore[misc]
    check(full(lobby.table, 3999), Draft("join"))
    assert no(lambda: check(full(lobby.table, 4000), Draft("join"))) == (409, "log-full")
    talked = lone.table.replace(seats=(lone.table.seats[0], lone.table.seats[1].replace(talked=1999)), talk=1999)
    for kind in ("chat", "mute", "ignore", "commit", "back"):
        check(talked, Draft(kind, 1))
    enough = talked.replace(seats=(lone.table.seats[0], talked.seats[1].replace(talked=2000)), talk=2000)
    for kind in ("chat", "mute", "ignore", "commit", "back"):
        assert no(lambda kind=kind: check(enough, Draft(kind, 1))) == (409, "talked-enough")  # type: ignore[misc]
    check(enough, Draft("unsay", 1))  # there are no more of these than lines
    check(full(lone.table, 20_000), Draft("forget", 1))  # nor than people
    check(enough, Draft("chat", 0))
    check(talked, Draft("mute", 0, {"by": NOBODY}))
    assert no(lambda: check(enough, Draft("mute", 0, {"by": NOBODY}))) == (409, "talked-enough")
    check(full(enough, 10), Draft("act"))


# ---- The end ----


def test_closing_and_the_archive() -> None:
    lobby = Lobby(2)
    assert no(lambda: ending.close(lobby.table, BRAM)) == (403, "not-host")
    assert no(lambda: ending.archive(lobby.table, ANNA, True)) == (409, "not-over")
    assert no(lambda: ending.deserted(lobby.table, 2)) == (409, "busy")
    draft = ending.deserted(lobby.table, 1)
    assert (draft.kind, draft.data) == ("close", {"why": "deserted"})
    assert no(lambda: ending.deserted(LoneTable(2).table, LoneTable(2).table.seq)) == (409, "busy")
    row = lobby.do(lambda table: ending.close(table, ANNA))
    assert (row.kind, row.seat, row.data, lobby.table.status) == ("close", NOBODY, {}, "closed")
    assert no(lambda: ending.close(lobby.table, ANNA)) == (409, "closed")
    assert no(lambda: ending.archive(lobby.table, BRAM, True)) == (403, "not-host")
    assert ending.archive(lobby.table, ANNA, False) is None
    row = lobby.do(lambda table: ending.archive(table, ANNA, True))
    assert (row.kind, row.data, lobby.table.archived) == ("archive", {"archived": True}, True)
    over = LoneTable(2)
    over.wait(5)
    over.resign(0)
    ended = over.now
    assert over.table.ended == ended
    over.wait(5)
    over.do(lambda table: ending.archive(table, ANNA, True))
    assert (over.table.ended, over.table.at) == (ended, ended + 5000)  # lists keep the time of the game's end


def test_nobody_does_anything_at_a_game_that_does_not_go_on() -> None:
    done: dict[str, Callable[[Table], object]] = {
        "act": lambda table: moves.act(table, ANNA, "throw 1", table.seq, "en", SECRET),
        "steps": lambda table: moves.steps(table, ANNA, "", table.seq, "en"),
        "why not": lambda table: moves.why_not(table, ANNA, "throw 1", "en"),
        "take back": lambda table: undo.take_back(table, ANNA, None, "en", 0),
        "answer": lambda table: undo.answer(table, ANNA, True, None, "en", 0),
        "resign": lambda table: absence.resign(table, ANNA),
        "resign for": lambda table: absence.resign_for(table, 0),
        "stand in": lambda table: absence.stand_in(table, ANNA, 0, "en", 0.0, absence.GracePeriod(120, 60), 0),
        "back": lambda table: absence.back(table, ANNA),
        "propose": lambda table: agreement.propose(table, ANNA, "pause", 0, 0),
        "consent": lambda table: agreement.answer(table, ANNA, True, 0),
        "go on": lambda table: agreement.go_on(table, ANNA),
        "decide": lambda table: ending.decided(table, "draw"),
    }
    lone = LoneTable(2)
    over = LoneTable(2)
    over.resign(1)
    closed = Lobby(2)
    closed.do(lambda table: ending.close(table, ANNA))
    for table, why in (
        (Lobby(2).table, "not-started"),
        (over.table, "over"),
        (closed.table, "closed"),
        (lone.table.replace(stuck="older", position=None), "read-only-older"),
    ):
        for name, judge in done.items():
            assert no(lambda judge=judge, table=table: judge(table)) == (409, why), name  # type: ignore[misc]


def test_a_table_that_cannot_go_on_is_ended_by_its_points() -> None:
    lone, lobby = LoneTable(3), Lobby(2)
    assert lone.table.position is not None
    assert ending.unplayable(lone.table) is None
    assert ending.unplayable(lone.table.replace(seq=19_999)) is None
    full = lone.table.replace(seq=20_000)
    draft = ending.unplayable(full)
    assert draft is not None
    assert (draft.kind, draft.data["why"]) == ("end", "full")
    assert draft.data["result"] == {"winners": [0, 1, 2], "scores": [0, 0, 0], "reason": "full"}
    data: dict[str, Any] = json.loads(lone.table.position.to_json())
    data["state"]["cities"][0]["landmarks"] = ["train-station", "shopping-mall"]
    data["state"]["cities"][2]["landmarks"] = ["train-station"]
    ahead = full.replace(position=bm.position(data))
    draft = ending.unplayable(ahead)
    assert draft is not None
    assert draft.data["result"]["winners"] == [0]
    gone = ahead.replace(seats=(ahead.seats[0].replace(resigned=True), *ahead.seats[1:]))
    draft = ending.unplayable(gone)
    assert draft is not None
    assert draft.data["result"]["winners"] == [2]
    for why in ("older", "edition", "replay"):
        draft = ending.unplayable(lone.table.replace(stuck=why, position=None))
        assert draft is not None
        assert draft.data == {"why": why, "result": {"winners": [], "scores": [0, 0, 0], "reason": why}}
    assert ending.unplayable(lone.table.replace(stuck="newer")) is None
    assert ending.unplayable(full.replace(status="over")) is None
    draft = ending.unplayable(lobby.table.replace(seq=4000))
    assert draft is not None
    assert (draft.kind, draft.data) == ("close", {"why": "full"})
    ended = lone.do(lambda table: ending.unplayable(full))
    assert ended.kind == "end"
    assert (lone.table.status, lone.table.turn, lone.table.stuck) == ("over", -2, "")
    assert lone.table.result is not None
    assert lone.table.result.reason == "full"


# ---- Taking back ----


def test_taking_back_by_agreement() -> None:
    lone = LoneTable(3)
    start = lone.table.seq

    def take(person: Any, to: Any) -> Any:
        return undo.take_back(lone.table, person, to, "en", lone.now)

    assert no(lambda: take(ANNA, None)) == (409, "undo-nothing")
    assert no(lambda: take(ANNA, start)) == (409, "undo-nothing")
    assert no(lambda: lone.answer(1, True)) == (409, "undo-not-asked")
    lone.act("throw 1")
    assert no(lambda: take(ANNA, 1)) == (409, "undo-nothing")
    assert no(lambda: take(ANNA, lone.table.seq)) == (409, "undo-nothing")
    assert no(lambda: take(BRAM, None)) == (409, "undo-nothing")
    row = lone.undo(0)  # chance has shown something: the others are asked
    assert (row.kind, row.seat, row.data) == ("ask", 0, {"to": start})
    assert no(lambda: take(ANNA, None)) == (409, "undo-asked")
    assert no(lambda: lone.answer(0, True)) == (409, "undo-own")
    assert no(lambda: undo.answer(lone.table, BRAM, True, start + 1, "en", lone.now)) == (409, "undo-not-asked")
    assert lone.table.asked is not None
    assert lone.table.asked.agreed == {0}
    row = lone.answer(1, True)
    assert (row.kind, row.seat) == ("agree", 1)
    assert lone.table.asked.agreed == {0, 1}
    moved = lone.table.moved
    row = lone.answer(2, True)
    assert (row.kind, row.seat, row.data) == ("undo", 0, {"to": start, "turn": 0, "free": False})
    assert lone.table.line is not None
    assert (lone.table.line.seq, lone.table.moved) == (start, row.seq)
    assert lone.read_back().asked is None
    assert moved < row.seq
    assert lone.table.events == 1  # the next throw is another one
    assert lone.read_back().position == lone.table.position
    lone.act("throw 1")
    lone.undo(0)
    assert lone.answer(1, False).kind == "decline"
    assert lone.read_back().asked is None
    assert no(lambda: take(ANNA, None)) == (409, "undo-declined")
    other = LoneTable(3)
    other.act("throw 1")
    other.undo(0)
    assert (other.answer(0, False).kind, other.table.asked) == ("decline", None)
    assert other.undo(0).kind == "ask"  # thought better of it twice


def test_what_tables_let_one_take_back() -> None:
    never = LoneTable(2, undo="none")
    never.act("throw 1")
    assert no(lambda: never.undo(0)) == (409, "undo-off")
    assert undo.free_to(never.table, 0) is None
    free = LoneTable(2, undo="free")
    start = free.table.seq
    free.act("throw 1")
    assert undo.free_to(free.table, 0) is None
    assert no(lambda: free.undo(0)) == (409, "undo-only-free")
    thrown = free.table.seq
    free.act("pass")
    assert undo.free_to(free.table, 0) == thrown
    assert no(lambda: free.undo(0, start)) == (409, "undo-only-free")
    row = free.undo(0)
    assert (row.kind, row.data) == ("undo", {"to": thrown, "turn": 0, "free": True})
    assert [(one.kind, one.seat, one.to) for one in free.table.tries] == [("free", 0, thrown)]
    alone = LoneTable(1, bots=("random",))
    start = alone.table.seq
    alone.act("throw 1")
    assert alone.undo(0).data == {"to": start, "turn": 0, "free": False}  # nobody to ask


# ---- Reading back ----


def stored(lone: LoneTable, snapshot: Snapshot | None = None, rows: list[Row] | None = None) -> Stored:
    return Stored(
        id=lone.table.id,
        game="machi-koro",
        host=ANNA.id,
        secret=SECRET,
        rows=rows or lone.rows,
        snapshot=snapshot,
        record=None,
    )


def played() -> LoneTable:
    lone = LoneTable(2)
    for action in ("throw 1", "pass") * 3:
        lone.act(action)
    return lone


def test_the_moves_that_stand_are_told_from_the_first_to_the_last() -> None:
    lone = played()
    texts = [entry.text for entry in lone.table.entries() if entry.seat >= 0]
    assert texts == ["throw 1", "pass"] * 3
    assert [move.seq for move in lone.table.moves()] == [row.seq for row in lone.rows[2:]]
    record = lone.table.record(None, "2026-01-01")
    assert record.rules == lone.rows[-1].rules == lone.table.agreed.game.SPEC.rules
    assert [entry.text for entry in record.entries if entry.seat >= 0] == texts


def test_a_table_read_back_tells_what_the_last_move_and_the_chance_after_it_did() -> None:
    lone = played()
    for move in lone.table.moves()[1:]:
        read, wanted = fold(stored(lone), move.seq), list[bm.Effect]()
        assert move.before is not None
        position = lone.table.position_at(move.before)
        for entry in move.entries:
            position = entry.played_on(position)
            wanted += position.effects
        assert read.position is not None
        assert read.position.effects == tuple(wanted)


def test_several_events_of_chance_are_counted_on() -> None:
    agreed = Setup("alhambra", 2)
    _, empty = opened(seating.opening(agreed, ANNA, SECRET), "t" * 16, 1000)
    table = empty.replace(seats=(Seat(player=ANNA.id, name="Anna"), Seat(player=BRAM.id, name="Bram")))
    draft = seating.start(table, ANNA, SECRET, 0)
    numbers = [event for event, *_ in draft.data["chance"]]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 1
    assert appended(table, draft, 1500).after.events == len(numbers)


def test_who_is_forgotten_leaves_a_seat_without_a_name() -> None:
    lone = LoneTable(3)
    before = lone.now
    lone.wait(5)
    row = lone.do(lambda table: forgotten.forget(table, BRAM.id))
    assert (row.kind, row.seat, lone.table.seq) == ("forget", 1, row.seq)
    assert (row.at, lone.table.at) == (lone.now, before)  # lists keep the time of what happened before
    assert [seat.name for seat in lone.table.seats] == ["Anna", "", "Carl"]
    assert lone.table.players == (ANNA.id, BRAM.id, CARL.id)  # who goes on playing
    assert (lone.table.stuck, lone.read_back()) == ("", lone.table)
    over = LoneTable(2)
    over.resign(0)
    kept = rematch_of(over, ANNA)
    assert kept.table.seats[0].name == "Bram"
    kept.do(lambda table: forgotten.forget(table, BRAM.id))
    assert [seat.name for seat in kept.table.seats] == ["", "Anna"]
    assert kept.table.kept_seat_of(BRAM.id) == 0


def test_a_snapshot_saves_replaying_and_changes_nothing() -> None:
    lone = played()
    at = lone.rows[-3]
    before = fold(stored(lone), at.seq)
    assert before.seq == at.seq
    assert before.position is not None
    state, rules = before.position.packed(), before.position.setting.game.SPEC.rules
    plain = fold(stored(lone))
    quick = fold(stored(lone, Snapshot(seq=at.seq, rules=rules, state=state)))
    assert quick.position == plain.position == lone.table.position
    assert (quick.entries(), quick.turn, quick.times, quick.stuck) == (plain.entries(), plain.turn, plain.times, "")

    def skipped(table: Table) -> int:
        """How many moves were not worked out."""
        move: Move | None = table.line
        count = 0
        while move is not None:
            count += move.packed is None
            move = move.before
        return count

    assert (skipped(plain), skipped(quick)) == (0, 4)
    assert quick.line is not None
    move: Move | None = quick.line
    while move is not None:  # also those that were not worked out can be
        twin = fold(stored(lone), move.seq)
        assert quick.position_at(move) == twin.position
        move = move.before
    for bad in (
        Snapshot(seq=at.seq, rules=rules + 1, state=state),
        Snapshot(seq=at.seq - 1, rules=rules, state=state),
        Snapshot(seq=at.seq, rules=rules, state=state + b"\0"),
    ):
        assert skipped(fold(stored(lone, bad))) == 0
    assert skipped(fold(stored(lone, Snapshot(seq=at.seq, rules=rules, state=state)), at.seq - 1)) == 0
    assert skipped(fold(stored(lone, Snapshot(seq=at.seq, rules=rules, state=state)), at.seq)) == 4


def test_rows_by_other_rules_are_read_and_not_played_on() -> None:
    lone = played()
    rules = lone.rows[-1].rules
    for other, stuck in ((rules + 1, "newer"), (rules - 1 or 99, "newer" if rules == 1 else "older")):
        table = fold(stored(lone, rows=[*lone.rows[:-1], lone.rows[-1].replace(rules=other)]))
        assert (table.stuck, table.position, table.turn) == (stuck, None, lone.table.turn)
        assert len(table.entries()) == len(lone.table.entries())
        assert table.line is not None
        assert table.line.before is not None
        assert table.line.before.packed is None  # nothing is worked out by rules that are not its own
    lone.resign(0)
    ended = fold(stored(lone, rows=[lone.rows[0], *(row.replace(rules=row.rules and 99) for row in lone.rows[1:])]))
    assert (ended.status, ended.stuck) == ("over", "")


def test_rows_by_rules_that_were_replaced_are_older() -> None:
    first, empty = opened(
        seating.opening(Setup("monopoly-builder", 2, options={"tokens": "seat"}), ANNA, SECRET), "t" * 16, 1000
    )
    table = empty.replace(seats=(empty.seats[0], Seat(player=BRAM.id, name="Bram")))
    row = appended(table, seating.start(table, ANNA, SECRET, 0), 1000).row
    ours = row.rules
    said = row.replace(seq=3, kind="chat", data={"text": "hi"}, hash="")
    for rules, stuck in (
        ((ours - 1, 0), "older"),
        ((ours, 0), ""),
        ((ours + 1, 0), "newer"),
        ((ours - 1, ours + 1), "newer"),
    ):
        log = Stored(
            id=table.id,
            game="monopoly-builder",
            host=ANNA.id,
            secret=SECRET,
            rows=[first, *(one.replace(rules=version) for one, version in zip((row, said), rules, strict=True))],
            snapshot=None,
            record=None,
        )
        assert fold(log).stuck == stuck


def test_what_was_taken_back_by_other_rules_is_read_though_ours_know_no_such_move() -> None:
    lone = LoneTable(1, bots=("random",))
    for action in ("throw 1", "pass"):
        lone.act(action)
    lone.undo(0)
    rows = [
        row.replace(rules=row.rules and 99, data={**row.data, "text": "fly"} if row.kind == "act" else row.data)
        for row in lone.rows
    ]
    table = fold(stored(lone, rows=rows))
    assert (table.stuck, table.position, table.turn, table.seq) == ("newer", None, 0, lone.table.seq)
    assert [entry.text for entry in table.entries() if entry.seat >= 0] == ["fly"]
    assert table.names == lone.table.names


def test_a_position_is_proved_by_eight_bytes() -> None:
    assert digest(b"abc") == "d8bb14d833d59559"  # as logs have it


def test_a_log_that_fails_is_shown_as_far_as_it_goes() -> None:
    lone = played()
    *good, last = lone.rows
    before = fold(stored(lone), good[-1].seq)
    for bad in (last.replace(hash="0" * 16), last.replace(data={**last.data, "text": "fly"})):
        broken = fold(stored(lone, rows=[*good, bad]))
        assert (broken.stuck, broken.status, broken.position) == ("replay", "running", before.position)
        assert broken.seq == last.seq
        more = fold(stored(lone, rows=[*good, bad, last.replace(seq=last.seq + 1)]))  # as if it had not failed
        assert (more.stuck, more.position) == ("replay", before.position)
        assert more.line is not None
        assert more.line.packed is None


def test_an_edition_that_cannot_be_read_is_kept_as_it_was_agreed() -> None:
    lone = LoneTable(2)
    setup = {**lone.rows[0].data["setup"], "edition": {"text": "not toml at all"}}
    table = created(lone.rows[0].replace(data={**lone.rows[0].data, "setup": setup}))
    assert table.unread == Setting("machi-koro", 2, CUSTOM, "not toml at all", (("start", "A"),))
    assert (table.stuck, table.agreed.name, table.agreed.players) == ("edition", "machi-koro", 2)
    unknown = created(lone.rows[0].replace(data={**lone.rows[0].data, "setup": {**setup, "edition": "lost"}}))
    assert unknown.unread is not None
    assert unknown.unread.text == unknown.agreed.text
