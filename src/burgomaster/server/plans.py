"""Carries out what people have planned, when their turns come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets

from burgomaster.games.kernel.effort import TakesLonger
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import Owner
from burgomaster.server.plan_store import PlanKept, PlanStore, StoredPlan
from burgomaster.server.recurring import unforeseen
from burgomaster.server.store.base import StoreDown
from burgomaster.server.texts import Texts
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.planning import fitting, move_of, next_planned, thrown
from burgomaster.tables.refused import WORDS, Refused
from burgomaster.tables.table import NOBODY, RUNNING, Table

_AT_ONCE = 3  # actions that are tried one after another on the event loop; more of them are elsewhere


class Plans:
    """Knows who has planned something at which table.

    Every process that has the table in memory tries: an action of a plan has a client id of its own, so it is stored
    once. A plan that ended with its process goes on where it was.
    """

    def __init__(self, house: House, texts: Texts) -> None:
        self.house = house
        self._texts = texts
        self.store = PlanStore(house.store)
        self._waiting: set[tuple[str, str]] = set()  # tables and people: the store is asked only for these
        self._busy: set[tuple[str, str]] = set()
        house.listeners.append(self._happened)
        house.message_listeners.append(self._heard)
        house.gap_listeners.append(lambda: house.keep_task(asyncio.create_task(self.refresh())))

    async def refresh(self) -> None:
        """Read who has planned something, and go on with what was begun."""
        with contextlib.suppress(StoreDown):
            self._waiting |= await self.store.waiting()
        for table, player in sorted(self._waiting):
            await self._try(table, player)

    async def make(self, live: LiveTable, player: str, plan: PlanKept) -> None:
        """Keep a plan; where it is this person's turn already, it is carried out."""
        table = live.table.id
        await self.store.put(player, table, secrets.token_hex(8), plan, json.dumps({"plan": [table, player]}))
        self._waiting.add((table, player))
        await self._try(table, player)

    async def forget(self, table: str, player: str) -> None:
        """Somebody has thought better of it."""
        self._waiting.discard((table, player))
        await self.store.remove(player, table)

    def _heard(self, message: str) -> None:
        told = json.loads(message)
        if "plan" in told:
            table, player = told["plan"]
            self._waiting.add((table, player))

    def _happened(self, live: LiveTable, _: Frame) -> None:
        table = live.table
        player = table.seats[table.turn].player if table.turn >= 0 else ""
        if (table.id, player) in self._waiting and table.may_act(table.turn):
            self.house.keep_task(asyncio.create_task(self._try(table.id, player)))

    async def _try(self, table: str, player: str) -> None:
        """Go on with a plan, once at a time. What cannot be reached now is tried at the next row."""
        if (table, player) in self._busy:
            return
        self._busy.add((table, player))
        try:
            live = await self.house.table(table)
            await live.catch_up_if_shared()
            while await self._go_on(live, player):
                pass
        except (Refused, StoreDown):
            pass
        except Exception:  # whatever it was, the plans of others go on
            unforeseen("a plan", table=table)
        finally:
            self._busy.discard((table, player))

    async def _go_on(self, live: LiveTable, player: str) -> bool:
        """The next action of somebody's plan; is there more to do?"""
        table = live.table
        seat, kept = table.seat_of(player), await self.store.of(player, table.id)
        if kept is None or kept.state != "waiting" or seat == NOBODY or table.status != RUNNING:
            self._waiting.discard((table.id, player))
            return False
        if kept.done == 0 and not table.may_act(seat):
            return False
        actions, done, owner = kept.kept.first, kept.done, Owner("", player)

        def judge(now: Table) -> Draft:
            return next_planned(now, seat, actions[done:], live.secret)

        def judge_quickly(now: Table) -> Draft:
            with self._texts.quickly(owner):
                return judge(now)

        try:
            try:
                if len(actions) - done > _AT_ONCE:
                    raise TakesLonger
                seq = await live.submit(judge_quickly, f"plan:{kept.id}:{done}")
            except TakesLonger:
                now = live.table
                draft = await self._texts.slowly(owner, lambda: judge(now))
                seq = await live.submit(lambda later: draft if later is now else judge(later), f"plan:{kept.id}:{done}")
        except Refused as refused:
            if refused.status not in (429, 503):  # then it is tried again
                await self._end(live, player, kept, _in_words("dropped", action=actions[done], why=refused))
            return False
        await live.catch_up(seq)  # another process may have stored it
        return await self._noted(live, player, kept, seq)

    async def _noted(self, live: LiveTable, player: str, kept: StoredPlan, seq: int) -> bool:
        """An action is done. After the last one the branch for what was thrown takes its place; is there more to do?"""
        plan, done = kept.kept, kept.done + 1
        if done == len(plan.first) and plan.branches:
            move = move_of(live.table, seq)
            shown = None if move is None else thrown(move)
            branch = fitting(plan.plan(), shown)
            if branch is None:
                await self._end(live, player, kept, _in_words("no-branch", shown=shown or 0))
                return False
            plan = PlanKept((*plan.first, *branch.actions))
        if done == len(plan.first):
            await self._end(live, player, kept, {})
            return False
        await self.store.advance(player, live.table.id, kept.id, done, plan)
        return True

    async def _end(self, live: LiveTable, player: str, kept: StoredPlan, why: dict[str, str]) -> None:
        self._waiting.discard((live.table.id, player))
        await self.store.end(player, live.table.id, kept.id, "dropped" if why else "done", why)


def _in_words(word: str, **values: int | str | Refused) -> dict[str, str]:
    """Why a plan was dropped, in every language."""
    return {
        lang: Words(WORDS, lang)(
            f"plan-{word}",
            **{name: one.text(lang) if isinstance(one, Refused) else one for name, one in values.items()},
        )
        for lang in LANGUAGES
    }
