"""What is told about a row, as JSON: the public part is encoded once per language, the private part for each seat."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from burgomaster.play.position import Action
from burgomaster.tables.rows import UNSAID, Row
from burgomaster.tables.table import NOBODY, Table
from burgomaster.tables.told import Change, whole

_encode = msgspec.json.Encoder().encode


class Frame(Change):
    """The messages about one row. Made once, sent to many."""

    __slots__ = ("_public",)

    def __init__(
        self, before: Table | None, row: Row, after: Table, secret: bytes, action: Action | None = None
    ) -> None:
        super().__init__(before, row, after, secret, action)
        self._public: dict[tuple[str, bool], bytes] = {}

    def message(
        self, seat: int, lang: str, *, current: bool, shunned: Set[str] = frozenset(), outlook: bool = False
    ) -> bytes:
        """What `told` tells, encoded."""
        if self.is_unwanted(seat, shunned):
            public = _encode(self.without_words(lang, outlook=outlook))[:-1]
        else:
            public = self._public.get((lang, outlook)) or self._encoded(lang, outlook)
        if seat == NOBODY:
            return public + b',"you":null}'
        own = self.private_part(seat, lang, current=current, outlook=outlook)
        return public + b',"you":' + _encode(own) + b"}"

    def _encoded(self, lang: str, outlook: bool) -> bytes:
        """The public part, up to its closing brace."""
        public = self._public[lang, outlook] = _encode(self.public_part(lang, outlook=outlook))[:-1]
        return public

    def forget(self) -> None:
        """Free what was encoded."""
        self._public.clear()

    def unsay(self, seq: int) -> None:
        """If this is that line of chat, send it without its text from now on."""
        if self.row.seq == seq and self.row.kind == "chat":
            self.row = self.row.replace(data=UNSAID)
            self._public.clear()


def table_message(
    table: Table, secret: bytes, seat: int, lang: str, present: list[bool], *, outlook: bool = False
) -> bytes:
    """The whole table as a seat may know it."""
    return _encode(whole(table, secret, seat, lang, present, outlook=outlook))
