"""A letter to an address that mail no longer goes to: whoever has taken somebody's device must not do that unheard."""

from __future__ import annotations

import asyncio
from typing import Literal

from burgomaster.games.kernel.words import Words
from burgomaster.server.identity import token_hash
from burgomaster.server.reach.mail import Letter
from burgomaster.server.reach.sender import ReminderSender
from burgomaster.server.store.base import StoreDown
from burgomaster.tables.refused import WORDS


def tell_left(sender: ReminderSender, player: str, address: str, what: Literal["changed", "removed"]) -> None:
    """Tell it, and what to do, in the language in which mail came; nobody waits for that. Nowhere: nobody is told."""
    if address and sender.mail.server:
        sender.house.keep_task(asyncio.create_task(_tell(sender, player, address, what)))


async def _tell(sender: ReminderSender, player: str, address: str, what: str) -> None:
    try:
        words = Words(WORDS, (await sender.outbox.wishes(player)).lang)
    except StoreDown:
        words = Words(WORDS, "en")
    text = words(f"mail-{what}", link=f"{sender.config.site_address}/you")
    name = token_hash(f"{player} {address} {sender.house.now()}")[:32]
    await sender.try_to_mail(Letter(address, words(f"mail-{what}-title"), text + "\n", f"{what}.{name}"))
