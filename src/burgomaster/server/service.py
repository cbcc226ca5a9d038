"""The server as a whole, without HTTP: its parts, how they hang together, and their start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from burgomaster.bots.advisor import WORDS as BOT_WORDS
from burgomaster.games import GAMES, words_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.server.active_tables import ActiveTables
from burgomaster.server.admission import Admission
from burgomaster.server.bots.balancing import Balances
from burgomaster.server.bots.pool import WorkerPool
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.call_replies import CallReplies
from burgomaster.server.club.nights import ClubNights
from burgomaster.server.config import Config
from burgomaster.server.garbage import collect_garbage
from burgomaster.server.house import House
from burgomaster.server.live import Live
from burgomaster.server.logs import log_failure
from burgomaster.server.metrics import Metrics
from burgomaster.server.moderation.moderation import Moderation
from burgomaster.server.people.devices import Devices
from burgomaster.server.people.forgetting import Forgetting
from burgomaster.server.people.last_reviews import LastReviews
from burgomaster.server.plans import Plans
from burgomaster.server.presence import Presence
from burgomaster.server.ratings.ratings import Ratings
from burgomaster.server.ratings.referee import Referee
from burgomaster.server.reach.sender import ReminderSender
from burgomaster.server.recurring import until_done
from burgomaster.server.reminders import Reminders
from burgomaster.server.store import store_at
from burgomaster.server.store.base import StoreDown
from burgomaster.server.texts import Texts
from burgomaster.server.waiting_list import WaitingList
from burgomaster.tables.refused import WORDS

_log = logging.getLogger("burgomaster.server")
_HOUR = 3600.0
_AGAIN = 5.0  # seconds before what belongs to the start is tried again
_SHARE = 1.5  # seconds that each part has to stop
_LONGEST_PIECE = 60.0  # seconds after which a piece of a simulation is given up


class Server:
    """Everything that belongs to one process."""

    def __init__(self, config: Config, opened: Callable[[], None]) -> None:
        self.config = config
        self.opened = opened  # called when requests are accepted
        self.problem = ""
        self.house = House(store_at(config.database), int(config.open_hours * _HOUR * 1000))
        self.house.nonce_ms = int(config.word_seconds * 1000)
        self.house.background.seconds = config.work_seconds
        self.presence = Presence(self.house)
        self.live = Live(self.house, self.presence)
        self.call_replies = CallReplies(self.house, self.presence)
        pool, reviewers = WorkerPool(config.bots, config.bot_seconds), WorkerPool(1, config.review_seconds)
        self.scheduler = TableScheduler(self.house, pool, reviewers, Reminders(config), config.thinking_address)
        # Apart from both: nobody's move or review waits for a simulation.
        self.balances = Balances(WorkerPool(1, _LONGEST_PIECE), config.balance_games, config.balance_seconds)
        self.scheduler.anybody_at = self.presence.anybody_at
        self.presence.left.append(self.scheduler.somebody_left)
        self.moderation = Moderation(self.house, self.live)
        self.devices = Devices(self.house, self.live)
        self.forgetting = Forgetting(self.house, self.devices)
        self.sender = ReminderSender(config, self.house, self.presence)
        self.sender.is_kept_out = self.moderation.is_blocked
        self.referee = Referee(
            self.house,
            rated=config.ratings,
            within_network=config.rated_within_network,
            day=config.rated_day,
            week=config.rated_week,
        )
        self.admission = Admission(config, self.house, self.live, self.moderation, self.devices, self.referee)
        self.waiting_list = WaitingList(self.house, self.moderation, int(config.fill_seconds * 1000), config.ratings)
        self.club_nights = ClubNights(self.house, self.moderation, self.referee, config.ratings)
        self.ratings = Ratings(self.house)
        self.last_reviews = LastReviews(self.scheduler)
        self.texts = Texts(self.house.background, config.reading_rate)
        self.plans = Plans(self.house, self.texts)
        self.metrics = Metrics()
        self.active_tables = ActiveTables(self.house, self.presence)
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    async def lifespan(self, receive: Any, send: Any) -> None:
        """The ASGI lifespan. If it cannot start, `problem` says why."""
        await receive()
        try:
            await self.start()
        except (BurgomasterError, StoreDown) as problem:
            self.problem = str(problem)
            await send({"type": "lifespan.startup.failed", "message": ""})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store, start the background tasks, then call `opened`."""
        await self.house.open()
        await self.moderation.refresh()
        await self.sender.open()
        self.scheduler.pool.start()
        self.scheduler.reviewers.start()
        self.balances.pool.start()
        self._tasks = [
            log_failure(asyncio.create_task(self.scheduler.run(), name="due")),
            log_failure(asyncio.create_task(self.presence.repeat(), name="presence")),
            log_failure(asyncio.create_task(self.live.heartbeat(self.config.beat_seconds), name="heartbeat")),
            log_failure(asyncio.create_task(collect_garbage(lambda: self.house.counts.rows), name="garbage")),
            log_failure(asyncio.create_task(asyncio.to_thread(_load_words), name="words")),
            log_failure(asyncio.create_task(until_done("rules", self.house.check_rules_versions, _AGAIN))),
            log_failure(asyncio.create_task(self.forgetting.run(), name="forgetting")),
            log_failure(asyncio.create_task(self.sender.run(), name="reminders")),
            log_failure(asyncio.create_task(until_done("plans", self.plans.refresh, _AGAIN))),
        ]
        _log.info("open", extra={"house": self.house.process})
        self.opened()

    async def stop(self) -> None:
        """Close live connections, store what was acknowledged, stop. No part keeps the others from stopping."""
        self.stopping = True
        await _in_time(self.live.end(), "live connections")
        for task in self._tasks:
            task.cancel()
        await _in_time(_ends(*self._tasks), "tasks")
        await _in_time(_ends(self.scheduler.reminders.close(), self.sender.close()), "reminders")
        await _in_time(
            _ends(self.scheduler.pool.close(), self.scheduler.reviewers.close(), self.balances.close()), "bots"
        )
        await self.house.close()  # whatever is left of the time is for the store
        _log.info("closed")

    async def ready(self) -> bool:
        """Can it serve: does the store take new rows, and is the server not stopping?"""
        return not self.stopping and await self.house.store.ready()


async def _ends(*works: Coroutine[Any, Any, None] | asyncio.Task[None]) -> None:
    """Do all of it at the same time; what goes wrong is logged."""
    for problem in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(problem, Exception):
            _log.error("stopping failed", exc_info=problem)


async def _in_time(work: Coroutine[Any, Any, None], what: str) -> None:
    """Do something within its share of the time, and then go on without it."""
    _, late = await asyncio.wait({asyncio.ensure_future(work)}, timeout=_SHARE)
    for task in late:  # not waited for: it may not hear of it
        task.cancel()
        _log.warning("does not stop", extra={"part": what})


def _load_words() -> None:
    """Read all texts, so that nobody waits for them later."""
    for lang in LANGUAGES:
        for words in (Words(WORDS, lang), Words(BOT_WORDS, lang), *(words_of(name, lang) for name in GAMES)):
            words.load()
