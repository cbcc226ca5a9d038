"""Sends reminders that are due: to people who are not there, by what they chose, outside their quiet hours."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable

from burgomaster.games import words_of
from burgomaster.games.kernel.words import Words
from burgomaster.server.config import Config
from burgomaster.server.house import House
from burgomaster.server.limits import SlidingWindow
from burgomaster.server.logs import log_failure
from burgomaster.server.presence import Presence
from burgomaster.server.reach.mail import Letter, MailFailed, MailSender, harmless
from burgomaster.server.reach.outbox import Outbox, Reminder, Subscription
from burgomaster.server.reach.push import FAILED, GONE, SENT, PushMessage, PushSender
from burgomaster.server.reach.wishes import Wishes
from burgomaster.server.recurring import again_and_again, unforeseen
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.names import names_in
from burgomaster.tables.refused import WORDS, Refused
from burgomaster.tables.reminding import TIME, still_stands
from burgomaster.tables.table import Table

_log = logging.getLogger("burgomaster.reach")
_POLL = 1.0  # seconds between two looks for what is due
_AT_ONCE = 300  # reminders under way; of one site no more than 108 can wait (`push.py`), so there is room for others
_CLAIM = 120_000  # ms after which a claimed reminder is another one's to send
_AGAIN = (60_000, 300_000, 1_800_000, 7_200_000)  # ms before each next try
_HOUR = 3600.0
_LAST = 1.0  # seconds that those under way have when the server stops
_DAY = 24 * 3600  # seconds that a push service keeps a message for a device that is off
MAIL = "mail"


class ReminderSender:
    """One of each process; what is due is claimed before it is sent."""

    def __init__(self, config: Config, house: House, presence: Presence) -> None:
        self.config = config
        self.house = house
        self.presence = presence
        self.outbox = Outbox(house.store)
        self.mail = MailSender(config.smtp, config.sender)
        self.is_kept_out: Callable[[str], bool] = lambda _: False
        self.sent = self.failed = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._each = SlidingWindow(config.reminders_each, _HOUR)
        self._all = SlidingWindow(config.reminders, _HOUR)
        house.remind_after = int(config.remind_seconds * 1000)
        house.message_listeners.append(self._heard)
        house.gap_listeners.append(lambda: house.keep_task(asyncio.create_task(self._refresh())))
        presence.arrived.append(self._looked)

    async def open(self) -> None:
        """Know who wants to be reached, and the key that push services know this house by."""
        subject = f"mailto:{self.config.sender}" if self.config.sender else self.config.site_address
        secret = self.house.identity.push_secret()
        self.push = PushSender(secret, subject or "mailto:nobody@localhost.localdomain", self.config.push_networks)
        await self._refresh()

    async def run(self) -> None:
        """Send what is due, again and again."""
        # Who was there when the server was started anew comes back first.
        await asyncio.sleep(self.config.remind_seconds)
        await again_and_again("sending reminders", self.begin_due, _POLL)

    async def begin_due(self) -> None:
        """Begin to send all that is due, as far as there is room: what hangs is not waited for."""
        while self.house.reachable and (room := _AT_ONCE - len(self._sending)):
            due = await self.outbox.due(self.house.now(), room)
            for one in due:
                claimed = await self.outbox.claim(one, self.house.now() + _CLAIM)
                if claimed is not None:
                    sending = log_failure(asyncio.create_task(self._quietly(claimed), name="reminder"))
                    self._sending.add(sending)
                    sending.add_done_callback(self._sending.discard)
            if len(due) < room:
                return

    async def send_due(self) -> None:
        """The same, and wait until it is sent, or has failed."""
        await self.begin_due()
        await self._ended()

    async def close(self) -> None:
        """Let what is under way end soon, and give up the rest: it stays claimed, and is sent again later."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ended(), _LAST)
        for sending in self._sending:
            sending.cancel()
        await self._ended()

    @property
    def under_way(self) -> int:
        """How many are being sent."""
        return len(self._sending)

    async def _ended(self) -> None:
        if self._sending:
            await asyncio.wait(set(self._sending))

    async def _quietly(self, one: Reminder) -> None:
        try:
            await self._send(one)
        except (StoreDown, Refused):
            pass  # it is claimed, and tried again
        except Exception:  # whatever it was, the others are sent
            unforeseen("a reminder", table=one.table)

    async def _send(self, one: Reminder) -> None:
        now = self.house.now()
        if one.tries > len(_AGAIN) + 1:  # it has failed in ways that nobody foresaw
            await self.outbox.sent(one)
            return
        table = await self._table(one)
        wishes = await self.outbox.wishes(one.player)
        unwanted = table is None or not still_stands(table, one.player, one.kind) or not wishes.wants(one.kind)
        if unwanted or self.presence.is_here(one.table, one.player) or self.is_kept_out(one.player):
            await self.outbox.settle(one.player, one.table)
            return
        assert table is not None
        later = max(wishes.quiet_until(now), now + 1000 * max(self._each.wait(one.player), self._all.wait("")))
        if later > now:
            await self.outbox.put_off(one, later)
            return
        self._each.count(one.player)
        self._all.count("")
        if await self._by_all_channels(one, table, wishes) or one.tries > len(_AGAIN):
            await self.outbox.sent(one)
        else:
            await self.outbox.try_again(one, self.house.now() + _AGAIN[one.tries - 1])

    async def _table(self, one: Reminder) -> Table | None:
        try:
            live = await self.house.table(one.table)
            await live.catch_up_if_shared()
        except Refused as refused:
            if refused.status == 503:
                raise
            return None
        return live.table

    async def _by_all_channels(self, one: Reminder, table: Table, wishes: Wishes) -> bool:
        """Send it by every channel it has not gone out by, at the same time; False if some failed."""
        text = _text(table, one, wishes.lang, self.house.now())
        mail = await self.outbox.mail(one.player) if self.mail.server else None
        browsers = await self.outbox.subscriptions(one.player)
        works = {to.id: self._push(to, one, text, wishes.lang) for to in browsers if to.id not in one.done}
        if mail is not None and mail.confirmed and MAIL not in one.done:
            works[MAIL] = self._mail(mail.address, one, text, wishes.lang)
        done, noting = list(one.done), asyncio.Lock()

        async def by(channel: str, work: Awaitable[str]) -> bool:
            outcome = await work
            if outcome == GONE:
                await self.outbox.unsubscribe(one.player, channel)
            elif outcome == SENT:
                self.sent += 1
                async with noting:  # or a shorter list might be stored after a longer one
                    done.append(channel)
                    await self.outbox.went_out(one, tuple(done))
            else:
                self.failed += 1
            return outcome in (GONE, SENT)

        # All are tried to their ends before one of them may stop this.
        ends = await asyncio.gather(*(by(*given) for given in works.items()), return_exceptions=True)
        for end in ends:
            if isinstance(end, BaseException):
                raise end
        return all(ends)

    async def _push(self, to: Subscription, one: Reminder, text: tuple[str, str, int], lang: str) -> str:
        title, body, seconds = text
        identity = self.house.identity
        data = {
            "title": title,
            "body": body,
            "table": one.table,
            "stop": identity.stop(one.player, to.id),
            "stop_said": Words(WORDS, lang)("reach-stop"),
        }
        topic = identity.topic(one.player, one.table)
        return await self.push.send(to, PushMessage(data, topic, seconds, one.kind == TIME))

    async def _mail(self, address: str, one: Reminder, text: tuple[str, str, int], lang: str) -> str:
        title, body, _ = text
        site, token = self.config.site_address, self.house.identity.stop(one.player, MAIL)
        words = Words(WORDS, lang)
        lines = (body, f"{site}/table/{one.table}", words("mail-stop", link=f"{site}/you#stop={token}"))
        name = f"{self.house.identity.topic(one.player, one.table)}.{one.kind}.{one.seq}"
        letter = Letter(address, title, "\n\n".join(lines) + "\n", name, f"{site}/api/reach/stop?token={token}")
        return await self.try_to_mail(letter)

    async def try_to_mail(self, letter: Letter) -> str:
        """Send a letter; whether it went out."""
        try:
            await self.mail.send(letter)
        except MailFailed as failed:  # what a server says may name people
            _log.warning("mail failed", extra={"problem": type(failed.__cause__).__name__})
            return FAILED
        return SENT

    # ---- Who wants to be reached ----

    def may_be_reached(self, player: str) -> None:
        """Somebody wants to be reached from now on."""
        self.house.reachable.add(player)

    async def _refresh(self) -> None:
        with contextlib.suppress(StoreDown):  # its return is reported again
            self.house.reachable |= await self.outbox.reachable()

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        if "reachable" in told:
            self.may_be_reached(told["reachable"])

    def _looked(self, table: str, player: str) -> None:
        """Somebody has come to a table: whatever they were reminded of, they see it now."""
        if player in self.house.reachable:
            self.house.keep_task(asyncio.create_task(self._settled(table, player)))

    async def _settled(self, table: str, player: str) -> None:
        with contextlib.suppress(StoreDown):
            await self.outbox.settle(player, table)


def _text(table: Table, one: Reminder, lang: str, now: int) -> tuple[str, str, int]:
    """A reminder's title, its sentence, and for how many seconds it is worth showing. Nothing of the game is in it."""
    words = Words(WORDS, lang)
    deadline = table.times.deadline() if table.times.seat == table.seat_of(one.player) else None
    left = _DAY if deadline is None else max(60, (deadline - now) // 1000)
    names = [harmless(name) for name in names_in(table, lang)]
    others = ", ".join(name for place, name in enumerate(names) if place != table.seat_of(one.player))
    winners = ", ".join(names[seat] for seat in table.result.winners) if table.result else ""
    game = words_of(table.agreed.name, lang)("title")
    values = {"game": game, "others": others, "hours": max(1, round(left / 3600)), "winners": winners}
    values["won"] = "yes" if winners else "no"
    return words(f"reach-{one.kind}-title", **values), words(f"reach-{one.kind}", **values), min(left, 7 * _DAY)
