"""A game explained: what every event did, with the rule of each effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.effects import Effect
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.rulebook import rule_text
from burgomaster.play.position import Position
from burgomaster.play.record import Entry, Record


class Explained(NamedTuple):
    """One event of a game, with the positions before and after it."""

    action: int  # its number in the file; that of the action before it, where it is a chance outcome
    entry: Entry
    before: Position
    after: Position

    def to_json(self) -> dict[str, Any]:
        """The event as plain data."""
        entry = self.entry
        return {
            "action": self.action,
            "seat": None if entry.seat == CHANCE else entry.seat,
            "text": entry.text,
            "effects": [effect.to_json() for effect in self.after.effects],
        }


def events(record: Record) -> Iterator[Explained]:
    """Every event of a game."""
    before, action = record.start, 0
    for entry in record.entries:
        action += entry.seat != CHANCE
        after = entry.played_on(before)
        yield Explained(action, entry, before, after)
        before = after


def events_at(record: Record, action: int) -> list[Explained]:
    """An action and the chance outcomes that followed it; 0: what came before the first action."""
    if not 0 <= action <= record.actions:
        raise BurgomasterError(f"the game has {record.actions} actions; there is no action {action}")
    return [event for event in events(record) if event.action == action]


def effect_line(effect: Effect, players: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """An effect in one line, the same in every language: `MK-7 pays: who A, to B, card cafe, due 2, paid 1`."""
    told = ", ".join(f"{slot.replace('_', ' ')} {_shown(effect, slot, players, names)}" for slot in effect.values)
    return f"{effect.rule} {effect.kind}" + (f": {told}" if told else "")


def _shown(effect: Effect, slot: str, players: int, names: Sequence[str]) -> str:
    value = effect.values[slot]
    if value is None:
        return "–"
    if slot in effect.seats and isinstance(value, int) and value < players:
        return names[value]
    return str(value)


def commented(record: Record) -> str:
    """The game file with what every event did in comments. It is read like any other."""
    head, _, _ = str(record).partition("\n\n")
    lines = [head, ""]
    for event in events(record):
        lines.append(record.line(event.entry, event.action))
        lines += (f"      # {effect_line(effect, record.start.players)}" for effect in event.after.effects)
    return "\n".join(lines) + "\n"


def explanation(record: Record, action: int, lang: str) -> str:
    """An action in words: what it and the chance after it did, effect by effect, then the rules that were cited."""
    found = events_at(record, action)
    names = record.names or tuple(SEAT_LETTERS[: record.start.players])
    lines: list[str] = []
    cited: dict[str, None] = {}
    for event in found:
        lines.append(record.line(event.entry, event.action))
        if event.entry.seat != CHANCE:
            meant = event.before.describe(event.before.resolve(event.entry.text, event.entry.seat), lang, names)
            lines.append(f"   {names[event.entry.seat]}: {meant}")
        lines += (f"   {sentence}" for sentence in event.after.told(lang, names))
        for effect in event.after.effects:
            lines.append(f"      {effect_line(effect, record.start.players, names)}")
            cited[effect.rule] = None
    texts = (rule_text(record.setting.name, lang, rule, record.setting) for rule in cited)
    return "\n".join([*lines, *(f"\n{text}" for text in texts if text)])
