"""Plays tables through `burgomaster.tables` alone: a script for an interpreter that has little else.

It needs nothing of the tests, and checks as it goes. Its last line is a digest of everything that was told, which must
be the same in every interpreter.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from itertools import islice
from typing import Any

from burgomaster.play.dice import nonce_commitment
from burgomaster.play.record import Record
from burgomaster.play.verify import verify
from burgomaster.tables.append import appended, opened
from burgomaster.tables.game_file import record_text
from burgomaster.tables.judging import absence, ending, moves, seating, talk, undo
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.person import Person, clean_name
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row, Stored
from burgomaster.tables.setup import Clock, Setup, setup_from
from burgomaster.tables.table import NOBODY, Table, fold
from burgomaster.tables.told import Change, may_watch, whole
from burgomaster.tables.value import as_data

ALLOWED = {"burgomaster", "fluent", "typing_extensions"}
PYODIDE = {"js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core"}  # the browser's Python itself
SECRET = b"s" * 32
NONCES = ("tulip 8d1f0a3b5c7e9f60", "windmill 0a3b5c7e9f608d1f")
ANNA, BRAM, CARLA = (Person(name[0].lower() * 32, clean_name(name)) for name in ("Anna", "Bram", "Carla"))
LANGUAGES = ("en", "nl", "it")

Judge = Callable[[Table], "Draft | None"]


class Links:
    """Invite links, as simple as can be."""

    def is_invite(self, given: str, table: str, seat: int, since: int) -> bool:
        return given == f"{table}/{seat}/{since}"

    def is_invite_to_all(self, given: str, table: str) -> bool:
        return given == table


class Tab:
    """The smallest shell around a table: a clock that is told to go, a log, and what everybody was told."""

    def __init__(self, setup: Setup, name: str) -> None:
        self.now = 1_000_000
        self.told: list[dict[str, Any]] = []
        draft = seating.opening(setup, ANNA, SECRET, None, nonce_commitment(NONCES[0]))
        row, self.table = opened(draft, name, self.now)
        self.rows: list[Row] = []
        self._happened(Change(None, row, self.table, SECRET))

    def do(self, judge: Judge) -> Row:
        """Judge, fold, tell."""
        draft = judge(self.table)
        assert draft is not None
        row, after = appended(self.table, draft, self.now)
        change = Change(self.table, row, after, SECRET, draft.action)
        self.table = after
        self._happened(change)
        return row

    def _happened(self, change: Change) -> None:
        self.rows.append(change.row)
        lang = LANGUAGES[len(self.rows) % len(LANGUAGES)]  # in turn: a browser's Python takes its time
        for seat in (NOBODY, *range(len(self.table.seats))):
            self.told.append(change.told(seat, lang, current=True))
        json.dumps(self.told[-1])  # plain data

    def code(self, judge: Judge) -> str:
        """Why something is refused; it has a sentence in every language."""
        try:
            judge(self.table)
        except Refused as refused:
            problem = refused
        else:
            raise AssertionError("not refused")
        assert all(problem.text(lang) for lang in LANGUAGES)
        return problem.code

    def act(self, choose: Callable[[list[str]], str]) -> Row:
        """Whoever is on turn moves; a bot's move is given as text, like a person's."""
        table = self.table
        assert table.position is not None
        action = choose([str(action) for action in islice(table.position.iter_actions(), 200)])
        held = table.seats[table.turn]
        if held.played_by:
            return self.do(lambda t: moves.played(t, t.turn, action, "en", SECRET))
        person = Person(held.player, held.name)
        return self.do(lambda t: moves.act(t, person, action, t.seq, "en", SECRET))

    def check_read_back(self) -> None:
        """Another shell reads the same table from the rows as they are stored."""
        rows = [Row(**json.loads(json.dumps(as_data(row)))) for row in self.rows]
        kept = Stored(id=self.table.id, game="", host=ANNA.id, secret=SECRET, rows=rows, snapshot=None, record=None)
        for seat in (NOBODY, *range(len(self.table.seats))):
            here = [True] * len(self.table.seats)
            assert whole(fold(kept), SECRET, seat, "en", here) == whole(self.table, SECRET, seat, "en", here)


def machi_koro() -> Tab:
    """Two people and a bot, with a clock: sitting down, nonces, talk, undo, absence, the end."""
    setup = setup_from(
        {
            "game": "machi-koro",
            "players": 3,
            "options": {"start": "A"},
            "bots": ["random"],
            "clock": {"kind": "bank", "seconds": 600, "increment": 5},
            "public": False,
            "hints": True,
        }
    )
    tab = Tab(setup, "1" * 16)
    assert tab.code(lambda t: seating.join(t, BRAM, Links(), None, None)) == "private"
    assert tab.code(lambda t: seating.start(t, ANNA, SECRET, 0)) == "empty-seats"
    link = f"{tab.table.id}/1/{tab.table.seats[1].since}"
    tab.do(lambda t: seating.join(t, BRAM, Links(), None, link, nonce_commitment(NONCES[1])))
    assert tab.code(lambda t: seating.start(t, BRAM, SECRET, 0)) == "not-host"
    tab.do(lambda t: seating.start(t, ANNA, SECRET, tab.now + 10_000))
    assert tab.code(lambda t: seating.open_nonce(t, ANNA, NONCES[1])) == "word-differs"
    tab.do(lambda t: seating.open_nonce(t, ANNA, NONCES[0]))
    assert seating.begins(tab.table, SECRET, tab.now, 0, 10_000) is None
    tab.do(lambda t: seating.open_nonce(t, BRAM, NONCES[1]))
    tab.do(lambda t: seating.begins(t, SECRET, tab.now, 0, 10_000))
    assert tab.table.turn == 0

    _talk(tab)
    _undo(tab)
    _absence(tab)

    rng = random.Random(1)
    while tab.table.status == "running":
        tab.now += 500
        tab.act(rng.choice)
    assert tab.table.result is not None
    assert tab.table.result.reason == "played"
    return tab


def _talk(tab: Tab) -> None:
    tab.do(lambda t: talk.chat(t, BRAM, "  good\u202e luck "))
    assert tab.told[-1]["said"] == "good luck"
    assert tab.code(lambda t: talk.chat(t, CARLA, "hello")) == "only-players-talk"
    tab.do(lambda t: talk.mute(t, ANNA, 1, True))
    assert tab.code(lambda t: talk.chat(t, BRAM, "?")) == "muted"
    tab.do(lambda t: talk.mute(t, ANNA, 1, False))
    tab.do(lambda t: talk.ignore(t, ANNA, 1, True))
    before = tab.table
    row = tab.do(lambda t: talk.chat(t, BRAM, "do you hear me?"))
    change = Change(before, row, tab.table, SECRET)
    assert [change.told(seat, "en", current=True)["said"] for seat in (0, 1)] == ["", "do you hear me?"]
    assert change.told(NOBODY, "en", current=True, shunned={BRAM.id})["text"] is None


def _undo(tab: Tab) -> None:
    assert tab.code(lambda t: moves.act(t, BRAM, "throw 1", t.seq, "en", SECRET)) == "illegal"
    assert tab.code(lambda t: moves.act(t, ANNA, "throw 1", 1, "en", SECRET)) == "stale"
    tab.now += 2_000
    tab.act(lambda _: "throw 1")
    # Chance has revealed something: the other one must agree.
    row = tab.do(lambda t: undo.take_back(t, ANNA, None, "en", tab.now))
    assert row.kind == "ask"
    tab.do(lambda t: undo.answer(t, BRAM, False, None, "en", tab.now))
    assert tab.code(lambda t: undo.take_back(t, ANNA, None, "en", tab.now)) == "undo-declined"
    tab.act(lambda actions: actions[-1])
    left = tab.table.times.left
    tab.do(lambda t: undo.take_back(t, ANNA, None, "en", tab.now))  # the next player's clock runs: they are asked
    row = tab.do(lambda t: undo.answer(t, BRAM, True, None, "en", tab.now))
    assert (row.kind, tab.table.turn) == ("undo", 0)
    assert all(now <= then for now, then in zip(tab.table.times.left, left, strict=True))


def _absence(tab: Tab) -> None:
    """Time runs out, a bot stands in, and its person comes back."""
    patience = absence.GracePeriod(120, 60)
    assert tab.code(lambda t: absence.stand_in(t, BRAM, 0, "en", 500.0, patience, tab.now)) == "clock-decides"
    tab.now += 700_000
    tab.do(lambda t: absence.time_is_up(t, tab.now, 0))
    assert tab.table.seats[0].stand_in
    assert tab.code(lambda t: absence.back(t, ANNA)) == "bot-moves-first"
    tab.act(lambda actions: actions[0])
    tab.do(lambda t: absence.back(t, ANNA))
    assert not tab.table.seats[0].stand_in


def alhambra() -> Tab:
    """Hidden hands, and an end by resigning."""
    tab = Tab(Setup("alhambra", 2, clock=Clock(), spectators="off", undo="free"), "2" * 16)
    tab.do(lambda t: seating.join(t, BRAM, Links(), None, None))
    assert may_watch(tab.table, NOBODY)
    tab.do(lambda t: seating.start(t, ANNA, SECRET, tab.now + 10_000))
    tab.now += 10_000  # Anna does not open her nonce in time
    tab.do(lambda t: seating.begins(t, SECRET, tab.now, 0, 10_000))
    assert not may_watch(tab.table, NOBODY)
    rng = random.Random(2)
    begun = len(tab.told)
    for _ in range(30):
        tab.act(rng.choice)
    hands = 0
    for told in tab.told[begun:]:
        own = None if told["you"] is None else told["you"]["seat"]
        for state in (told["view"]["state"], {} if own is None else told["you"]["state"]):
            for seat, shown in enumerate(state.get("seats", ())):
                assert shown["hand"] is None or (seat == own and state is not told["view"]["state"])
                hands += shown["hand"] is not None
    assert hands >= 2 * 30  # each saw its own
    tab.do(lambda t: absence.resign(t, BRAM))
    assert tab.table.result is not None
    assert (tab.table.result.winners, tab.table.result.reason) == ((0,), "resigned")
    tab.do(lambda t: ending.archive(t, ANNA, True))
    return tab


def free_undo() -> Tab:
    """Without a clock, a move after which nothing was revealed is taken back without asking."""
    tab = Tab(Setup("machi-koro", 2, options={"start": "A"}), "3" * 16)
    tab.do(lambda t: seating.commit(t, ANNA, ""))
    tab.do(lambda t: seating.join(t, BRAM, Links(), None, None))
    tab.do(lambda t: seating.start(t, ANNA, SECRET, 0))
    tab.act(lambda _: "throw 1")
    before = whole(tab.table, SECRET, 0, "en", [True, True])["view"]
    moved = tab.act(lambda actions: actions[-1])
    assert (moved.seat, tab.table.turn) == (0, 1)
    row = tab.do(lambda t: undo.take_back(t, ANNA, None, "en", tab.now))
    assert (row.kind, row.data["free"], tab.table.turn) == ("undo", True, 0)
    assert whole(tab.table, SECRET, 0, "en", [True, True])["view"] == before
    tab.do(lambda t: absence.resign(t, ANNA))
    return tab


def main() -> None:
    """Play, check, and say what was told."""
    digest = hashlib.sha256()
    for play in (machi_koro, alhambra, free_undo):
        tab = play()
        tab.check_read_back()
        proof = verify(Record.parse(record_text(tab.table, SECRET)))
        assert proof.ok, proof.problem
        assert proof.events > 0
        digest.update(json.dumps(tab.told, ensure_ascii=False, sort_keys=True).encode())
        sys.stdout.write(f"{tab.table.agreed.name}: {len(tab.rows)} rows\n")
    sys.stdout.write(f"{digest.hexdigest()}\n")


def check_modules() -> None:
    """No third-party module was loaded but those a browser can have."""
    loaded = {name.partition(".")[0] for name in sys.modules if not name.startswith("_sysconfigdata")}
    strangers = loaded - ALLOWED - set(sys.stdlib_module_names) - {"__main__", *PYODIDE}
    assert not strangers, f"third-party modules: {', '.join(sorted(strangers))}"


if __name__ == "__main__":
    main()
    check_modules()
