"""Records of games, and game files: headers, then every action and chance outcome as text. See docs/formats.md."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS, Spec
from burgomaster.games.kernel.errors import BadPosition, BadRecord, BurgomasterError, OtherRules
from burgomaster.games.kernel.names import BYTE_ORDER_MARK
from burgomaster.games.kernel.untrusted import Unreadable, from_json
from burgomaster.play.dice import NEWEST, FairDice
from burgomaster.play.position import Position, begin, position
from burgomaster.play.setting import CUSTOM, Setting, earlier_edition, setting

FORMATS = {"1": 1, "2": 2}  # by the recipe of their dice
LONGEST_NAME = 40
LONGEST_NOTE = 2000
_NOTE = "#>"  # programs that know no notes take them for comments
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
    "WordCommitments",
    "Secret",
    "Result",
)
UNFINISHED = "*"
_DIGITS = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Entry:
    """One event: a seat's action, or a chance outcome with its event number, its place and all weights."""

    seat: int  #: who acted, CHANCE for an outcome
    text: str  #: the canonical words
    event: int = -1  #: of a chance outcome, its number in the game
    place: int = -1  #: which of the outcomes it was
    weights: tuple[int, ...] = ()  #: how likely each of them was
    note: str = ""  #: what somebody wrote about it: one line

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.seat, self.text, self.event, self.place, self.weights, self.note)

    def played_on(self, position: Position) -> Position:
        """The position after this event. A seat that is not on turn steps in."""
        return position.play(self.text, None if self.seat == CHANCE else self.seat)


@dataclass(frozen=True, kw_only=True)
class DiceHeaders:
    """What a game file says of its dice."""

    table: str = ""
    commitment: str = ""
    nonces: tuple[str, ...] = ()  # by seat, empty where none was opened
    nonce_commitments: tuple[str, ...] = ()  # by seat, empty where none was given; from the second recipe on
    secret: bytes | None = field(default=None, repr=False)  # published when the game is over
    recipe: int = NEWEST


@dataclass(frozen=True, kw_only=True)
class Record(DiceHeaders):
    """A game from its beginning, whole or under way. Reading one checks it against the rules."""

    start: Position  #: the position at its beginning
    entries: tuple[Entry, ...] = ()  #: every action and every outcome, in their order
    names: tuple[str, ...] = ()  #: the players' names by seat
    date: str = ""  #: the day on which it began
    rules: int | None = None  # the version it was played by, where that is not this program's
    unread: Setting | None = None  # what was agreed, where this program cannot read it; `start` means nothing then

    @property
    def dice(self) -> FairDice | None:
        """The dice, where the file holds their secret."""
        if self.secret is None or not self.commitment:
            return None
        return FairDice(self.table, self.nonces, self.secret, self.recipe)

    @property
    def setting(self) -> Setting:
        """Game, edition and options."""
        return self.unread or self.start.setting

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
        if type(actions) is not int or not 0 <= actions <= self.actions:
            raise BurgomasterError(f"the game has {self.actions} actions; there is no position {actions!r:.60}")
        current, played = self.start, 0
        for entry in self.entries:
            played += entry.seat != CHANCE
            if played > actions:
                break
            current = entry.played_on(current)
        return current

    def noted(self, action: int, text: str) -> Record:
        """The same game with a note at its action of this number, instead of an older one; an empty text removes it."""
        if type(action) is not int or not 1 <= action <= self.actions:
            raise BurgomasterError(f"the game has {self.actions} actions; there is no action {action!r:.60}")
        note = _one_line(text)
        if len(note) > LONGEST_NOTE:
            raise BurgomasterError(f"a note has at most {LONGEST_NOTE} characters")
        places = [place for place, entry in enumerate(self.entries) if entry.seat != CHANCE]
        entries = list(self.entries)
        entries[places[action - 1]] = replace(entries[places[action - 1]], note=note)
        return replace(self, entries=tuple(entries))

    @property
    def notes(self) -> tuple[tuple[int, str], ...]:
        """All notes, each with the number of its action; of the one before it, where chance played."""
        found, action = [], 0
        for entry in self.entries:
            action += entry.seat != CHANCE
            if entry.note:
                found.append((action, entry.note))
        return tuple(found)

    @property
    def result(self) -> str:
        """The winners' letters, such as `B` or `A+C`; `*` while the game runs."""
        return "+".join(SEAT_LETTERS[seat] for seat in self.final.winners) or UNFINISHED

    def review(self, depth: str = "normal", seed: int = 0, progress: Callable[[float], None] | None = None) -> Any:
        """The luck of every chance event, the error of every decision, and what they come to: see docs/review.md.

        `depth` is quick, normal or deeper. The same depth and seed give the same review.
        """
        return _reviewers[0](self, depth, seed, progress)

    def __repr__(self) -> str:
        agreed = self.setting
        return f"<Record {agreed.name}, {agreed.players} players, {self.actions} actions>"

    # ---- Writing ----

    def __str__(self) -> str:
        return self.text(self.result)

    def text(self, result: str) -> str:
        """The file's text, where the result is known and the game need not be played again for it."""
        lines = [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in self._headers(result)]
        lines.append("")
        number = 0
        for entry in self.entries:
            number += entry.seat != CHANCE
            lines.append(self.line(entry, number))
        return "\n".join(lines) + "\n"

    @staticmethod
    def line(entry: Entry, number: int) -> str:
        """An event's line, and one more where there is a note; `number` is that of the action."""
        note = f"\n   {_NOTE} {entry.note}" if entry.note else ""
        if entry.seat == CHANCE:
            weights = " ".join(map(str, entry.weights))
            return f"   ~{entry.event} {entry.text} {{{entry.place}: {weights}}}{note}"
        return f"{number}. {SEAT_LETTERS[entry.seat]} {entry.text}{note}"

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
        edition = self._earlier_edition() or agreed.edition
        headers: list[tuple[str, Any]] = [
            ("Burgomaster", str(self.recipe)),
            ("Game", agreed.name),
            ("Rules", str(agreed.game.SPEC.rules if self.rules is None else self.rules)),
            ("Players", str(agreed.players)),
            ("Edition", edition),
        ]
        if not self.unread:
            headers.append(("EditionHash", agreed.edition_hash))
        if edition == CUSTOM:
            headers.append(("EditionText", agreed.text))
        options = agreed.options if self.unread else agreed.told_options
        if self.rules is not None:  # an option that came later
            options = tuple(one for one in options if one[0] not in _later_options(agreed.spec, self.rules))
        headers.append(("Options", ", ".join(f"{key}={value}" for key, value in options)))
        headers.append(("Names", list(self.names or SEAT_LETTERS[: agreed.players])))
        if self.date:
            headers.append(("Date", self.date))
        if not self.unread and self.start != begin(agreed):  # set up by hand
            headers.append(("Position", json.loads(self.start.to_json())["state"]))
        if self.commitment:
            headers += [("Table", self.table), ("Commitment", self.commitment), ("Words", list(self.nonces))]
            if any(self.nonce_commitments):
                headers.append(("WordCommitments", list(self.nonce_commitments)))
        if self.secret is not None:
            headers.append(("Secret", self.secret.hex()))
        headers.append(("Result", result))
        return headers

    def _earlier_edition(self) -> str | None:
        """The name of a built-in edition that has changed since, if the game was played by it as it was."""
        agreed = self.setting
        if self.rules is None or agreed.edition != CUSTOM:
            return None
        named = (name for name in agreed.spec.editions if earlier_edition(agreed.name, name, self.rules) == agreed.text)
        return next(named, None)

    # ---- Reading ----

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Read a game file; BadRecord names the line."""
        text = read_text(path)
        try:
            return cls.parse(text)
        except BadRecord as problem:
            raise type(problem)(f"{path}: {problem}") from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of a game file; BadRecord names the line."""
        headers, entries = read_lines(text)
        record = _from_headers(headers)
        _replay(record, entries)
        record = replace(record, entries=tuple(entry for _, entry in entries))
        stated = headers.get("Result", UNFINISHED)
        if stated not in (record.result, UNFINISHED):
            raise BadRecord(f"the file says the result is {stated!r}, but the game played gives {record.result!r}")
        return record


# Reviews a record: to a depth, with a seed, telling its progress. It gives a Review, which is of a floor above.
Reviewer = Callable[[Record, str, int, Callable[[float], None] | None], Any]

_reviewers: list[Reviewer] = []


def register_reviewer(reviewer: Reviewer) -> None:
    """Set the reviewer that records ask. It is a floor above; the package registers it when it is imported."""
    _reviewers[:] = [reviewer]


def read_text(path: str | Path) -> str:
    """The text of a game file; BadRecord if it cannot be one."""
    path = Path(path)
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise BadRecord(f"{path}: too large for a game file")
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadRecord(f"{path}: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a UTF-8 text") from None


def read_dice(text: str) -> tuple[DiceHeaders, list[Entry]]:
    """What a file says of its dice, and every chance event in it. This needs no rules, so files of any version work."""
    headers, entries = read_lines(text)
    return _dice_headers(headers), [entry for _, entry in entries if entry.seat == CHANCE]


def read_lines(text: str) -> tuple[dict[str, Any], list[tuple[int, Entry]]]:
    """The headers and the numbered entries of a file, as they stand there."""
    headers: dict[str, Any] = {}
    entries: list[tuple[int, Entry]] = []
    actions = 0
    if not isinstance(text, str):
        raise BadRecord(f"a game file is a text, not {text!r:.60}")
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        content = line.strip()
        if content.startswith(_NOTE) and entries:
            entries[-1] = entries[-1][0], _with_note(entries[-1][1], content.removeprefix(_NOTE), number)
        if not content or content.startswith("#"):
            continue
        if content.startswith("["):
            if entries:
                raise BadRecord("a header after the first action", number)
            _read_header(content, headers, number)
        else:
            actions += not content.startswith("~")
            entries.append((number, _read_entry(content, number, actions)))
    return headers, entries


def _one_line(text: str) -> str:
    """A text on one line, without what a terminal would take for orders."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _with_note(entry: Entry, text: str, line: int) -> Entry:
    """An entry with one more line of its note."""
    more = _one_line(text)
    if not more:  # as many as anybody likes: they must not cost more than reading them
        return entry
    note = f"{entry.note} {more}".strip()
    if len(note) > LONGEST_NOTE:
        raise BadRecord(f"a note has at most {LONGEST_NOTE} characters", line)
    return replace(entry, note=note)


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
        headers[key] = from_json(match[2], _LARGEST_FILE)
    except Unreadable as problem:
        raise BadRecord(f"the value of header {key} is {problem}", line) from None


_CHANCE_LINE = re.compile(r"~(\d{1,18}) ([^{}]+?) \{(\d{1,6}): (\d{1,10}(?: \d{1,10})*)\}")
_ACTION_LINE = re.compile(r"(\d{1,9})\. ([A-F]) (.{1,2000})")


def _read_entry(content: str, line: int, number: int) -> Entry:
    if chance := _CHANCE_LINE.fullmatch(content):
        weights = tuple(int(weight) for weight in chance[4].split())
        place = int(chance[3])
        if not all(0 < weight <= _MOST_WEIGHT for weight in weights) or place >= len(weights):
            raise BadRecord(
                f"weights are above 0, and the place of an outcome is 0 to {len(weights) - 1}, not {place}", line
            )
        return Entry(CHANCE, chance[2], int(chance[1]), place, weights)
    if action := _ACTION_LINE.fullmatch(content):
        if int(action[1]) != number:
            raise BadRecord(f"this is action {number}, not {action[1]}", line)
        return Entry(SEAT_LETTERS.index(action[2]), action[3])
    raise BadRecord(
        f"{content[:40]!r} is neither an action (`3. A buy mine`) nor an outcome (`~2 dice 3 {{2: 1 1 1 1 1 1}}`)",
        line,
    )


def _text(headers: dict[str, Any], key: str, default: str | None = None) -> str:
    value = headers.get(key, default)
    if value is None:
        raise BadRecord(f"header {key} is missing")
    if not isinstance(value, str):
        raise BadRecord(f"header {key} must be a text")
    return value


def _texts(headers: dict[str, Any], key: str, longest: int) -> tuple[str, ...]:
    values = headers.get(key, [])
    if not isinstance(values, list) or not all(isinstance(v, str) and len(v) <= longest for v in values):
        raise BadRecord(f"header {key} must be a list of texts of at most {longest} characters")
    if values and len(values) != _players(headers):
        raise BadRecord(f"header {key} must have one text per player")
    return tuple(values)


def _players(headers: dict[str, Any]) -> int:
    count = _text(headers, "Players")
    return int(count) if re.fullmatch(r"\d", count) else 0


def _digits(headers: dict[str, Any], key: str) -> str:
    value = _text(headers, key, "")
    if value and not _DIGITS.fullmatch(value):
        raise BadRecord(f"header {key} must be 64 hexadecimal digits")
    return value


def _recipe(headers: dict[str, Any]) -> int:
    version = _text(headers, "Burgomaster")
    if version not in FORMATS:
        raise BadRecord(f"this is format {version[:20]}; this program reads formats {' and '.join(FORMATS)}")
    return FORMATS[version]


def _dice_headers(headers: dict[str, Any]) -> DiceHeaders:
    recipe = _recipe(headers)
    nonce_commitments = _texts(headers, "WordCommitments", 64)
    if any(one and not _DIGITS.fullmatch(one) for one in nonce_commitments):
        raise BadRecord("header WordCommitments must hold 64 hexadecimal digits, or nothing, for each seat")
    if nonce_commitments and recipe == 1:
        raise BadRecord("header WordCommitments belongs to format 2")
    secret, commitment = _digits(headers, "Secret"), _digits(headers, "Commitment")
    return DiceHeaders(
        table=_text(headers, "Table", "")[:100],
        commitment=commitment,
        nonces=_texts(headers, "Words", 200) or (("",) * _players(headers) if commitment else ()),
        nonce_commitments=nonce_commitments,
        secret=bytes.fromhex(secret) if secret else None,
        recipe=recipe,
    )


def _from_headers(headers: dict[str, Any]) -> Record:
    _recipe(headers)
    try:
        spec = game_of(_text(headers, "Game")).SPEC
        played_by = _text(headers, "Rules")
        earlier = next((rules for rules in spec.reads if played_by == str(rules)), None)
        if played_by != str(spec.rules) and earlier is None:
            raise OtherRules(f"played by version {played_by[:20]} of the rules; this program has version {spec.rules}")
        agreed = _agreed(
            *(spec.name, _players(headers), _text(headers, "Edition"), headers.get("EditionText")),
            _text(headers, "Options", ""),
            earlier,
        )
    except BadRecord:
        raise
    except BurgomasterError as problem:
        raise BadRecord(str(problem)) from None
    if _text(headers, "EditionHash", agreed.edition_hash) != agreed.edition_hash:
        raise BadRecord("header EditionHash does not belong to the edition")
    start = begin(agreed)
    if "Position" in headers:
        try:
            start = position({**json.loads(start.to_json()), "state": headers["Position"]})
        except BadPosition as problem:
            raise BadRecord(f"header Position: {problem}") from None
    return Record(
        **vars(_dice_headers(headers)),
        start=start,
        names=_texts(headers, "Names", LONGEST_NAME),
        date=_text(headers, "Date", "")[:40],
        rules=earlier,
    )


def _agreed(name: str, players: int, edition: str, edition_text: object, options: str, earlier: int | None) -> Setting:
    chosen = {}
    for part in options.split(","):
        if part.strip():
            key, equals, value = part.partition("=")
            if not equals:
                raise BadRecord("header Options looks like radio-dice=free, start=A")
            chosen[key.strip()] = value.strip()
    if earlier is not None:
        came_later = _later_options(game_of(name).SPEC, earlier)
        for key in chosen:
            if key in came_later:
                raise BadRecord(f"header Options: {key} is no option of version {earlier} of the rules")
        chosen |= came_later
    if edition != CUSTOM:
        if edition not in game_of(name).SPEC.editions:
            raise BadRecord(f"header Edition: there is no built-in edition {edition[:40]!r}")
        if earlier is not None and (text := earlier_edition(name, edition, earlier)) is not None:
            return setting(name, players, None, chosen, edition_text=text)  # as it was then
        return setting(name, players, edition, chosen)
    if not isinstance(edition_text, str):
        raise BadRecord("a custom edition needs the header EditionText")
    return setting(name, players, None, chosen, edition_text=edition_text)


def _later_options(spec: Spec, rules: int) -> dict[str, str]:
    """The options that this version of the rules did not know yet, and how it played."""
    return {option.name: option.before for option in spec.options if option.since > rules}


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
            raise BadRecord(f"must be written as {str(action)!r}", line)
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
