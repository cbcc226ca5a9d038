"""How well bots of Monopoly Builder know what a deed is worth: `python bench/bids.py --count 40`.

In auctions of games that level 4 plays with itself, a rival who raises again and again drives each bot to its highest
bid; that is compared with where a much longer search would stop.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from burgomaster.bots.registry import Bot, bot
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.monopoly_builder.state import AUCTION_PHASE
from burgomaster.play.position import Position, begin, unpacked
from burgomaster.play.setting import setting
from chance import by_luck

GAME = "monopoly-builder"
LOW, HIGH = 0.6, 1.3  # bids that are about right, by what the longer search would pay
RAISE = 5  # all money is a multiple of it


def main() -> None:
    """Compare the highest bids of bots with those of a long search."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="level-5,level-4", help="names, with commas between")
    parser.add_argument("--search", default="search-100000", help="the longer search (default search-100000)")
    parser.add_argument("--count", type=int, default=40, help="auctions (default 40)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bots = {name: bot(name, GAME, given.seed) for name in (given.search, *given.bots.split(","))}
    good = dict.fromkeys(bots, 0)
    for number, position in enumerate(auctions(given.seed, given.players, given.count), 1):
        bids = {name: highest_bid(player, position) for name, player in bots.items()}
        worth = bids[given.search]
        for name, bid in bids.items():
            good[name] += bid == worth or LOW * worth <= bid <= HIGH * worth
        cash = position.state().cash[position.turn]
        print(f"{number}: " + ", ".join(f"{name} {bid}" for name, bid in bids.items()) + f", of {cash}", flush=True)
    for name in given.bots.split(","):
        print(f"{name}: {good[name]} of {given.count} highest bids within {LOW:.0%} to {HIGH:.0%} of {given.search}'s")


def auctions(seed: int, players: int, count: int) -> Iterator[Position]:
    """The first decision of auctions, at most one of each game."""
    found = deal = 0
    while found < count:
        key = luck_key(seed, deal)
        deal += 1
        if (position := auction_of(key, players)) is not None:
            found += 1
            yield position


def auction_of(key: int, players: int) -> Position | None:
    """An auction of a game, each as likely, as it opens; None if there was none."""
    player = bot("level-4", GAME, key)
    position, events, found = begin(setting(GAME, players)), 0, []
    while not position.over:
        state = position.state()
        if state.phase == AUCTION_PHASE and state.bid == 0 and state.raising == 0:
            found.append(position)
        if position.turn == CHANCE:
            position = by_luck(position, luck_of(key, events))
        else:
            position = position.play(player.choose(position))
        events += 1
    return found[pick(luck_of(key, events), len(found))] if found else None


def highest_bid(player: Bot, position: Position) -> int:
    """The highest bid to which a rival can drive a bot: 0 if it does not bid at all."""
    state, figures = position.state(), position.setting.figures
    if str(player.choose(position)) == "drop":
        return 0
    least, most = int(figures.first_bid) // RAISE, int(state.cash[position.turn]) // RAISE
    while least < most:
        asked = (least + most + 1) // 2
        if str(player.choose(driven(position, asked * RAISE - figures.least_raise))) == "drop":
            most = asked - 1
        else:
            least = asked
    return least * RAISE


def driven(position: Position, bid: int) -> Position:
    """The same auction after a rival has bid so much."""
    state, seat = position.state(), position.turn
    rival = (seat + 1) % position.players
    state.bid, state.bidder = bid, rival
    state.bidding = 1 << seat | 1 << rival
    return unpacked(position.setting, state.pack())


if __name__ == "__main__":
    main()
