"""What each seat and each spectator is told, as plain data, in a reader's language."""

from __future__ import annotations

from collections.abc import Set
from datetime import UTC, datetime
from typing import Any

from burgomaster.games import effects_of
from burgomaster.games.kernel.contract import OVER
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import Words
from burgomaster.play.position import Action, Position
from burgomaster.tables.judging.undo import free_to
from burgomaster.tables.names import bot_title, names_in
from burgomaster.tables.rating import why_unrated
from burgomaster.tables.refused import WORDS
from burgomaster.tables.rows import Row
from burgomaster.tables.table import CLOSED, ENDED, NOBODY, OPEN, RUNNING, Table
from burgomaster.tables.value import as_data

# Rows that change nothing of what the table part tells.
QUIET = frozenset(("act", "chat", "remind", "resume", "ignore", "unsay"))


class Change:
    """One row with the table before and after it."""

    __slots__ = ("_action", "after", "before", "row", "secret")

    def __init__(
        self, before: Table | None, row: Row, after: Table, secret: bytes, action: Action | None = None
    ) -> None:
        self.before = before
        self.row = row
        self.after = after
        self.secret = secret
        self._action = action

    def told(
        self, seat: int, lang: str, *, current: bool, shunned: Set[str] = frozenset(), outlook: bool = False
    ) -> dict[str, Any]:
        """What a seat (NOBODY: a spectator) is told. `current`: nothing has happened since, so it may act.

        `shunned`: players whose chat the receiver does not want. `outlook`: does it want to know what would happen?
        """
        make = self.without_words if self.is_unwanted(seat, shunned) else self.public_part
        own = None if seat == NOBODY else self.private_part(seat, lang, current=current, outlook=outlook)
        return {**make(lang, outlook=outlook), "you": own}

    def public_part(self, lang: str, *, outlook: bool = False) -> dict[str, Any]:
        """What everybody is told."""
        row, after = self.row, self.after
        told: dict[str, Any] = {
            "type": "row",
            "seq": row.seq,
            "at": row.at,
            "kind": row.kind,
            "seat": None if row.seat == NOBODY or row.kind == "ignore" else row.seat,
            "text": row.data.get("text"),
            "to": row.data.get("to"),
            "said": self._said(lang),
            "chance": _chance(row),
            "told": self._told(NOBODY, lang),
            "effects": self._effects(NOBODY),
            "moved": after.moved,
            "clock": clock_part(after),
            "view": None if after.position is None else after.position.open_view(outlook=outlook),
        }
        if row.kind not in QUIET or after.status != RUNNING:
            told["table"] = table_part(after, self.secret, lang)
        return told

    def private_part(self, seat: int, lang: str, *, current: bool, outlook: bool = False) -> dict[str, Any]:
        """What only this seat is told."""
        part = private_part(self.after, seat, lang, current=current, outlook=outlook)
        if self._position_moved_to:
            part["told"] = self._told(seat, lang)
            if self.after.agreed.game.SPEC.private:
                part["effects"] = self._effects(seat)
        if self.row.kind not in ("act", "chat", "ignore"):
            part["said"] = _said_of_row(self.row, self.before or self.after, self.after, lang, seat)
        if seat == self.row.seat:
            part["sent"] = self._client_id()
        return part

    def without_words(self, lang: str, *, outlook: bool = False) -> dict[str, Any]:
        """A line of chat for somebody who does not want to hear it."""
        return {**self.public_part(lang, outlook=outlook), "text": None, "said": ""}

    def is_unwanted(self, seat: int, shunned: Set[str]) -> bool:
        """Is this a line of chat by somebody the receiver shuns or ignores?"""
        if self.row.kind != "chat":
            return False
        speaker = self.after.seats[self.row.seat].player
        return speaker in shunned or (seat != NOBODY and self.row.seat in self.after.seats[seat].ignores)

    def _client_id(self) -> str | None:
        """The id the sender gave this row; stored ids begin with whose they are."""
        owner, _, given = self.row.client.partition(":")
        return given if given and owner == self.after.seats[self.row.seat].player else None

    def _said(self, lang: str) -> str:
        row, before = self.row, self.before
        if row.kind == "chat":
            return str(row.data["text"])
        if row.kind == "ignore":  # nobody else is told
            return ""
        if row.kind == "act":
            position = None if before is None else before.position
            if position is None:
                return str(row.data["text"])
            try:
                action = self._action or position.resolve(row.data["text"], row.seat)
            except BurgomasterError:  # its log no longer replays
                return str(row.data["text"])
            return position.describe(action, lang, names_in(self.after, lang))
        return _said_of_row(row, before or self.after, self.after, lang)

    def _told(self, seat: int, lang: str) -> list[str]:
        """A move and the chance after it in sentences, said to a seat, or to a spectator (NOBODY)."""
        after = self._position_moved_to
        if after is None:
            return []
        names = names_in(self.after, lang)
        told = after.told(lang, names, None if seat == NOBODY else seat)
        if self.row.kind == "act" and not effects_of(self.after.agreed.name):
            told.insert(0, f"{names[self.row.seat]}: {self._said(lang)}")  # its rules do not tell the move
        return told

    def _effects(self, seat: int) -> list[dict[str, Any]]:
        """The same as plain data, as a seat (NOBODY: a spectator) may know it."""
        after = self._position_moved_to
        if after is None:
            return []
        return [effect.to_json() for effect in after.effects_for(None if seat == NOBODY else seat)]

    @property
    def _position_moved_to(self) -> Position | None:
        """The position, where this row moved it on."""
        return self.after.position if self.row.kind in ("act", "start") and not self.after.stuck else None


def _said_of_row(row: Row, before: Table, after: Table, lang: str, to: int = NOBODY) -> str:
    """A row that is no move in a sentence, said to a seat: of themselves people are told in the second person."""
    words = Words(WORDS, lang)
    values: dict[str, Any] = {key: value for key, value in row.data.items() if isinstance(value, str | int)}
    if row.seat != NOBODY:
        # Somebody who leaves has a name only before, somebody who joins only after.
        values["name"] = names_in(before if after.seats[row.seat].kind == "open" else after, lang)[row.seat]
    if values.get("bot"):
        values["bot"] = bot_title(values["bot"], lang)
    kind = row.kind
    if kind == "create" and "file" in row.data:
        kind = "file"
    elif kind == "create":
        values["name"] = row.data["host_name"]
    elif kind == "bot" and not row.data["bot"]:
        kind = "bot-gone"
    elif kind == "mute" and not row.data["muted"]:
        kind = "unmute"
    elif kind == "archive" and not row.data["archived"]:
        kind = "unarchive"
    elif kind == "decline" and before.asked is not None and before.asked.seat == row.seat:
        kind = "withdraw"
    elif kind == "start" and row.data.get("left_out"):
        kind = "start-without"
        names = names_in(after, lang)
        values["names"] = ", ".join(names[place] for place in row.data["left_out"])
    elif kind == "close" and "why" in row.data:
        return words(f"row-close-{row.data['why']}", **values)
    elif kind == "unrated" and row.data["why"]:
        return words(f"unrated-{row.data['why']}")
    elif kind == "release" and row.data["own"]:
        kind = "release-own"
    elif kind == "call":
        values |= {"by": names_in(after, lang)[row.data["by"]], "seconds": -(-row.data["ms"] // 1000)}
    elif kind in ("propose", "pause") and row.data["until"]:
        values["until"] = datetime.fromtimestamp(row.data["until"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    elif kind == "replace":
        values["name"] = bot_title(row.data["was"], lang)
    elif kind in ("undo", "ask"):
        values["move"], values["more"] = _taken_back(before, row.data["to"], lang)
    said = f"row-{kind}"
    if to != NOBODY and to == row.seat and words.has(f"row-{kind}-you"):
        said = f"row-{kind}-you"
    elif to != NOBODY and kind == "call" and to == row.data["by"]:
        said = "row-call-by-you"
    return words(said, **values) if words.has(said) else ""  # a newer version may know more kinds


def _taken_back(table: Table, to: int, lang: str) -> tuple[str, int]:
    """The first move after a row in words, and how many came after it."""
    move, more = table.line, 0
    while move is not None and move.before is not None and move.before.seq > to:
        move, more = move.before, more + 1
    assert move is not None
    assert move.before is not None, "the start is never taken back"
    entry = move.entries[0]
    if table.position is None or table.stuck:
        return entry.text, more
    try:
        position = table.position_at(move.before)
        action = position.resolve(entry.text, entry.seat)
    except BurgomasterError:  # its log no longer replays
        return entry.text, more
    return position.describe(action, lang, names_in(table, lang)), more


def _chance(row: Row) -> list[dict[str, Any]]:
    return [
        {"event": event, "text": text, "place": place, "weights": weights}
        for event, text, place, weights in row.data.get("chance", ())
    ]


def may_watch(table: Table, seat: int) -> bool:
    """May this seat (NOBODY: a spectator) see the table? Before the game everybody may."""
    return seat != NOBODY or table.setup.spectators != "off" or table.status == OPEN


def whole(
    table: Table, secret: bytes, seat: int, lang: str, present: list[bool], *, outlook: bool = False
) -> dict[str, Any]:
    """The whole table as a seat may know it."""
    agreed = table.agreed
    return {
        "type": "table",
        "id": table.id,
        "seq": table.seq,
        "at": table.at,
        "game": agreed.name,
        "rules": agreed.game.SPEC.rules,
        "edition": agreed.edition,
        "options": dict(agreed.options),
        "setup": as_data(table.setup),
        "commitment": table.commitment,
        "moved": table.moved,
        "clock": clock_part(table),
        "table": table_part(table, secret, lang),
        "view": None if table.position is None else table.position.open_view(outlook=outlook),
        "present": present,
        "you": None if seat == NOBODY else private_part(table, seat, lang, current=True, outlook=outlook),
    }


def table_part(table: Table, secret: bytes, lang: str) -> dict[str, Any]:
    """Everything about the table that is public and not the game itself."""
    names = names_in(table, lang)
    part: dict[str, Any] = {
        "status": table.status,
        "host": table.host,
        "sealed": table.sealed or None,
        "seats": [
            {
                "kind": seat.kind,
                "name": names[place],
                "player": seat.player or None,
                "bot": seat.bot or None,
                "stand_in": seat.stand_in or None,
                "resigned": seat.resigned,
                "muted": seat.muted,
                "commitment": seat.commitment or None,
                "word": seat.nonce,
                "kept_for": seat.kept_for or None,
            }
            for place, seat in enumerate(table.seats)
        ],
        "asked": None
        if table.asked is None
        else {
            "seat": table.asked.seat,
            "to": table.asked.to,
            "move": _taken_back(table, table.asked.to, lang)[0],
            "agreed": sorted(table.asked.agreed),
        },
        "called": None
        if table.called is None
        else {"seat": table.called.seat, "by": table.called.by, "until": table.called.until},
        "proposal": None
        if table.proposal is None
        else {**as_data(table.proposal), "agreed": sorted(table.proposal.agreed)},
        "pause": as_data(table.pause),
        "result": as_data(table.result),
        "read_only": None,
        "rematch": table.rematch or None,
        "archived": table.archived,
        # The dice are revealed when nothing can be thrown any more.
        "secret": secret.hex() if table.status in (ENDED, CLOSED) else None,
        "unrated": None,
    }
    if why := why_unrated(table):
        part["unrated"] = Words(WORDS, lang)(f"unrated-{why}", least=table.least)
    if table.stuck:
        part["read_only"] = Words(WORDS, lang)(f"refused-read-only-{table.stuck}")
    return part


def clock_part(table: Table) -> dict[str, Any] | None:
    """How much time everybody has, and until when the one who thinks may."""
    if not table.times.left:
        return None
    return {"left": table.times.left, "seat": table.times.seat, "deadline": table.times.deadline()}


def private_part(table: Table, seat: int, lang: str, *, current: bool, outlook: bool = False) -> dict[str, Any]:
    """What only this seat may know: where its view differs from the public one, and what it may do."""
    part: dict[str, Any] = {"seat": seat, "state": {}, "actions": [], "step_in": False, "undo": None, "sent": None}
    part["ignores"] = sorted(table.seats[seat].ignores)
    part["told"] = part["said"] = part["effects"] = part["outlook"] = None
    position = table.position
    if position is None:
        return part
    if position.setting.game.SPEC.private:
        part["state"] = position.own_view(seat)
    if outlook:
        part["outlook"] = position.own_outlook(seat)
    if not current or table.status != RUNNING or table.stuck or table.pause or table.seats[seat].played_by:
        return part
    if position.turn == seat:
        part["actions"] = spoken(position, position.steps(), lang, names_in(table, lang))
    elif position.turn != OVER:
        part["step_in"] = position.may_step_in(seat)
    part["undo"] = free_to(table, seat)
    return part


def spoken(position: Position, steps: list[Action], lang: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Actions, and beginnings of actions, with their sentences."""
    told = zip(steps, position.described(steps, lang, names), strict=True)
    return [{"text": str(step), "said": said, "complete": step.complete} for step, said in told]
