"""Game files: headers, then every action and every chance outcome in words. The format is in docs/formats.md."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.errors import BadPosition, BadRecord, BurgomasterError
from burgomaster.games.kernel.names import BYTE_ORDER_MARK
from burgomaster.play.position import Position, begin, position
from burgomaster.play.setting import CUSTOM, Setting, setting

FORMAT = "1"
LONGEST_NAME = 40
_LARGEST_FILE = 20_000_000
_MOST_WEIGHT = 1 << 32
_HEADERS = (
    "Burgomaster",
    "Game",
    "Rules",
    "Players",
    "Edition",
    "EditionHash",
    "EditionText",
    "Options",
    "Names",
    "Date",
    "Position",
    "Table",
    "Commitment",
    "Words",
    "Secret",
    "Result",
)
UNFINISHED = "*"


@dataclass(frozen=True)
class Entry:
    """One event: a seat's action, or a chance outcome with its event number, its place and all weights."""

    seat: int
    text: str
    event: int = -1
    place: int = -1
    weights: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.seat, self.text, self.event, self.place, self.weights)

    def played_on(self, position: Position) -> Position:
        """The position after this event. A seat that is not on turn steps in."""
        return position.play(self.text, None if self.seat == CHANCE else self.seat)


@dataclass(frozen=True)
class Record:
    """A game from its beginning, whole or under way. Reading one checks it against the rules."""

    start: Position
    entries: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    date: str = ""
    table: str = ""
    commitment: str = ""
    words: tuple[str, ...] = ()
    secret: bytes | None = None

    @property
    def setting(self) -> Setting:
        """Game, edition and options."""
        return self.start.setting

    @property
    def positions(self) -> Iterator[Position]:
        """The first position and the one after every entry."""
        current = self.start
        yield current
        for entry in self.entries:
            current = entry.played_on(current)
            yield current

    @property
    def final(self) -> Position:
        """The last position."""
        current = self.start
        for current in self.positions:  # noqa: B007
            pass
        return current

    @property
    def actions(self) -> int:
        """How many actions were played; chance outcomes are not counted."""
        return sum(entry.seat != CHANCE for entry in self.entries)

    def at(self, actions: int) -> Position:
        """The position after so many actions and the chance outcomes that followed them."""
        if not 0 <= actions <= self.actions:
            raise BurgomasterError(f"the game has {self.actions} actions; there is no position {actions}")
        current, played = self.start, 0
        for entry in self.entries:
            played += entry.seat != CHANCE
            if played > actions:
                break
            current = entry.played_on(current)
        return current

    @property
    def result(self) -> str:
        """The winners' letters, such as `B` or `A+C`; `*` while the game runs."""
        return "+".join(SEAT_LETTERS[seat] for seat in self.final.winners) or UNFINISHED

    # ---- Writing ----

    def __str__(self) -> str:
        return self.text(self.result)

    def text(self, result: str) -> str:
        """The file's text, where the result is known and the game need not be played again for it."""
        lines = [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in self._headers(result)]
        lines.append("")
        number = 0
        for entry in self.entries:
            if entry.seat == CHANCE:
                weights = " ".join(map(str, entry.weights))
                lines.append(f"   ~{entry.event} {entry.text} {{{entry.place}: {weights}}}")
            else:
                number += 1
                lines.append(f"{number}. {SEAT_LETTERS[entry.seat]} {entry.text}")
        return "\n".join(lines) + "\n"

    def write(self, path: str | Path) -> None:
        """Write the file so that a power cut leaves the old one or the new one, never half of one."""
        path = Path(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(str(self))
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)

    def _headers(self, result: str) -> list[tuple[str, Any]]:
        agreed = self.setting
        headers: list[tuple[str, Any]] = [
            ("Burgomaster", FORMAT),
            ("Game", agreed.name),
            ("Rules", str(agreed.game.SPEC.rules)),
            ("Players", str(agreed.players)),
            ("Edition", agreed.edition),
            ("EditionHash", agreed.edition_hash),
        ]
        if agreed.edition == CUSTOM:
            headers.append(("EditionText", agreed.text))
        headers.append(("Options", ", ".join(f"{key}={value}" for key, value in agreed.options)))
        headers.append(("Names", list(self.names or SEAT_LETTERS[: agreed.players])))
        if self.date:
            headers.append(("Date", self.date))
        if self.start != begin(agreed):  # set up by hand
            headers.append(("Position", json.loads(self.start.to_json())["state"]))
        if self.commitment:
            headers += [("Table", self.table), ("Commitment", self.commitment), ("Words", list(self.words))]
        if self.secret is not None:
            headers.append(("Secret", self.secret.hex()))
        headers.append(("Result", result))
        return headers

    # ---- Reading ----

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Read a game file; BadRecord names the line."""
        path = Path(path)
        try:
            if path.stat().st_size > _LARGEST_FILE:
                raise BadRecord(f"{path}: far too large for a game file")
            text = path.read_text(encoding="utf-8")
        except OSError as problem:
            raise BadRecord(f"{path}: {problem.strerror or problem}") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path}: not a UTF-8 text") from None
        try:
            return cls.parse(text)
        except BadRecord as problem:
            raise BadRecord(f"{path}: {problem}") from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of a game file; BadRecord names the line."""
        headers: dict[str, Any] = {}
        entries: list[tuple[int, Entry]] = []
        actions = 0
        for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
            content = line.strip()
            if not content or content.startswith("#"):
                continue
            if content.startswith("["):
                if entries:
                    raise BadRecord("a header after the first action", number)
                _read_header(content, headers, number)
            else:
                actions += not content.startswith("~")
                entries.append((number, _read_entry(content, number, actions)))
        record = _from_headers(headers)
        _replay(record, entries)
        record = replace(record, entries=tuple(entry for _, entry in entries))
        stated = headers.get("Result", UNFINISHED)
        if stated not in (record.result, UNFINISHED):
            raise BadRecord(f"the file says the result is {stated!r}, but the game played gives {record.result!r}")
        return record


def _read_header(content: str, headers: dict[str, Any], line: int) -> None:
    match = re.fullmatch(r"\[(\w+) (.+)\]", content)
    if not match:
        raise BadRecord('a header looks like [Game "machi-koro"]', line)
    key = match[1]
    if key not in _HEADERS:
        raise BadRecord(f"unknown header {key[:40]!r}", line)
    if key in headers:
        raise BadRecord(f"header {key} twice", line)
    try:
        headers[key] = json.loads(match[2])
    except (ValueError, RecursionError):
        raise BadRecord(f"the value of header {key} is not JSON", line) from None


_CHANCE_LINE = re.compile(r"~(\d{1,18}) ([^{}]+?) \{(\d{1,6}): (\d{1,10}(?: \d{1,10})*)\}")
_ACTION_LINE = re.compile(r"(\d{1,9})\. ([A-F]) (.{1,2000})")


def _read_entry(content: str, line: int, number: int) -> Entry:
    if chance := _CHANCE_LINE.fullmatch(content):
        weights = tuple(int(weight) for weight in chance[4].split())
        place = int(chance[3])
        if not all(0 < weight <= _MOST_WEIGHT for weight in weights) or place >= len(weights):
            raise BadRecord("weights are positive, and the place of the outcome is among them", line)
        return Entry(CHANCE, chance[2], int(chance[1]), place, weights)
    if action := _ACTION_LINE.fullmatch(content):
        if int(action[1]) != number:
            raise BadRecord(f"this is action {number}, not {action[1]}", line)
        return Entry(SEAT_LETTERS.index(action[2]), action[3])
    raise BadRecord(
        f"{content[:40]!r} is neither an action (`3. A buy mine`) nor an outcome (`~2 dice 3 {{2: 1 1 1 1 1 1}}`)",
        line,
    )


def _from_headers(headers: dict[str, Any]) -> Record:
    def text(key: str, default: str | None = None) -> str:
        value = headers.get(key, default)
        if value is None:
            raise BadRecord(f"header {key} is missing")
        if not isinstance(value, str):
            raise BadRecord(f"header {key} must be a text")
        return value

    def texts(key: str, longest: int) -> tuple[str, ...]:
        values = headers.get(key, [])
        if not isinstance(values, list) or not all(isinstance(v, str) and len(v) <= longest for v in values):
            raise BadRecord(f"header {key} must be a list of texts of at most {longest} characters")
        if values and len(values) != players:
            raise BadRecord(f"header {key} must have one text per player")
        return tuple(values)

    def digits(key: str) -> bytes | None:
        value = text(key, "")
        if value and not re.fullmatch(r"[0-9a-f]{64}", value):
            raise BadRecord(f"header {key} must be 64 hexadecimal digits")
        return bytes.fromhex(value) if value else None

    if text("Burgomaster") != FORMAT:
        raise BadRecord(f"this is format {text('Burgomaster')[:20]}; this program reads format {FORMAT}")
    try:
        spec = game_of(text("Game")).SPEC
        if text("Rules") != str(spec.rules):
            raise BadRecord(
                f"played by version {text('Rules')[:20]} of the rules; this program has version {spec.rules}"
            )
        count = text("Players")
        players = int(count) if re.fullmatch(r"\d", count) else 0
        agreed = _agreed(spec.name, players, text("Edition"), headers.get("EditionText"), text("Options", ""))
    except BadRecord:
        raise
    except BurgomasterError as problem:
        raise BadRecord(str(problem)) from None
    if text("EditionHash", agreed.edition_hash) != agreed.edition_hash:
        raise BadRecord("header EditionHash does not belong to the edition")
    start = begin(agreed)
    if "Position" in headers:
        try:
            start = position({**json.loads(start.to_json()), "state": headers["Position"]})
        except BadPosition as problem:
            raise BadRecord(f"header Position: {problem}") from None
    committed = digits("Commitment")
    return Record(
        start=start,
        names=texts("Names", LONGEST_NAME),
        date=text("Date", "")[:40],
        table=text("Table", "")[:100],
        commitment=committed.hex() if committed else "",
        words=texts("Words", 200),
        secret=digits("Secret"),
    )


def _agreed(name: str, players: int, edition: str, edition_text: object, options: str) -> Setting:
    chosen = {}
    for part in options.split(","):
        if part.strip():
            key, equals, value = part.partition("=")
            if not equals:
                raise BadRecord("header Options looks like radio-dice=free, start=A")
            chosen[key.strip()] = value.strip()
    if edition != CUSTOM:
        if edition not in game_of(name).SPEC.editions:
            raise BadRecord(f"header Edition: there is no built-in edition {edition[:40]!r}")
        return setting(name, players, edition, chosen)
    if not isinstance(edition_text, str):
        raise BadRecord("a custom edition needs the header EditionText")
    return setting(name, players, None, chosen, edition_text=edition_text)


def _replay(record: Record, entries: Sequence[tuple[int, Entry]]) -> None:
    """Play the entries; BadRecord names the first line that does not follow the rules."""
    current, last_event = record.start, -1
    for line, entry in entries:
        if current.turn != entry.seat and entry.seat in current.interrupts():
            current = current.step_in(entry.seat)
        if current.turn != entry.seat:
            raise BadRecord(f"{_who(entry.seat)} acts, but it is the turn of {_who(current.turn)}", line)
        if entry.seat == CHANCE:
            if entry.event <= last_event:
                raise BadRecord("event numbers must rise", line)
            last_event = entry.event
        try:
            action, after = current.played(entry.text)
        except BurgomasterError as problem:
            raise BadRecord(str(problem), line) from None
        if action != entry.text:
            raise BadRecord(f"must be written {str(action)!r}", line)
        if entry.seat == CHANCE:
            chances = current.chances()
            if tuple(weight for _, weight in chances) != entry.weights or chances[entry.place][0] != action:
                raise BadRecord("these are not the weights of this chance event", line)
        current = after


def _who(seat: int) -> str:
    return {CHANCE: "chance", -2: "nobody"}.get(seat) or SEAT_LETTERS[seat]


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
