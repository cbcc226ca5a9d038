"""The searching bots that a worker process keeps, each with its tree, from move to move of one seat at one table."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.bots.registry import Bot, bot
from burgomaster.bots.search_bot import SearchBot
from burgomaster.play.position import Action, Position
from burgomaster.play.setting import Setting

MOST_KEPT = 8  # seats, of some tables at once: a tree may take 30 MB, so more would be a lot of memory for some time


class _Kept(NamedTuple):
    bot: SearchBot
    agreed: Setting


class KeptBots:
    """The bots of the last few seats. Who was asked longest ago is forgotten first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: dict[tuple[str, int], _Kept] = {}

    def choose(self, position: Position, name: str, seed: int, table: str) -> Action:
        """What a bot plays for the seat on turn; it is kept for that seat of the table, if one is named.

        A bot that is kept goes on with what it knows, and with its own seed.
        """
        seat = table, position.turn  # nobody else's bot: it searched what this seat may know
        known = self._kept.pop(seat, None)  # one that fails is not kept
        goes_on = known is not None and known.bot.name == name and known.agreed == position.setting
        player: Bot = known.bot if known is not None and goes_on else bot(name, position.game, seed)
        action = player.choose(position)
        if table and isinstance(player, SearchBot):
            self._kept[seat] = _Kept(player, position.setting)
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return action
