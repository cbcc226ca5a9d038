"""Live connections of pages to the tables of a device: what the server's WebSocket would send, as texts."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qsl

from burgomaster.tab import looking
from burgomaster.tab.device_table import DeviceTable, PageWatcher
from burgomaster.tab.house import TabHouse
from burgomaster.tab.requests import DeviceAsk
from burgomaster.tables.refused import Refused

# Close codes, as the server has them.
FORBIDDEN, NO_TABLE = 4003, 4004
BEAT = '{"type":"beat"}'
PING = "ping"  # "are you there?"; answered by a beat


class Connection:
    """A page's connection to one table. `send` is given texts, `close` a code and a reason."""

    def __init__(self, send: Callable[[str], None], close: Callable[[int, str], None]) -> None:
        self._send = send
        self._close = close
        self._live: DeviceTable | None = None
        self._watcher: PageWatcher | None = None
        self._ended = False

    async def open(self, house: TabHouse, address: str, who: str = "") -> None:
        """Connect: `/api/tables/ID/live?since=SEQ`, with `lang`, `outlook` and `watch` as on the server."""
        path, _, query = address.partition("?")
        ask = DeviceAsk(house, who, path.split("/")[3], dict(parse_qsl(query)))
        try:
            await ask.find_person()
            self._watcher = PageWatcher(ask.person, ask.lang, ask.outlook, self._send, self._refuse)
            since = ask.query.get("since", "")
            known = int(since) if since.isdecimal() and since.isascii() and len(since) < 10 else None
            self._live = await looking.watch(ask, self._watcher, known)
        except Refused as refused:
            self._refuse(refused, ask.lang)
            return
        if self._ended:  # the page left meanwhile
            self.end()

    def _refuse(self, refused: Refused, lang: str) -> None:
        self._close(NO_TABLE if refused.status == 404 else FORBIDDEN, refused.text(lang))

    def hear(self, message: str) -> None:
        """The page says something."""
        if message == PING and not self._ended:
            self._send(BEAT)

    def end(self) -> None:
        """The page is gone."""
        self._ended = True
        if self._live is not None and self._watcher in self._live.watchers:
            self._live.watchers.remove(self._watcher)
