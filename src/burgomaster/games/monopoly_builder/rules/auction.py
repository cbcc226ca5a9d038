"""Auctions and bids."""

from __future__ import annotations

from burgomaster.games.kernel.effects import tell
from burgomaster.games.kernel.rule import rule
from burgomaster.games.monopoly_builder import effects as tells
from burgomaster.games.monopoly_builder import refusals as no
from burgomaster.games.monopoly_builder.rules.turn import _may_act
from burgomaster.games.monopoly_builder.state import AUCTION_PHASE, NOBODY, NOTES, Edition, State


@rule
def _clear_auction(s: State) -> None:
    s.deed = NOBODY
    s.bid = 0
    s.raising = 0
    s.bidder = NOBODY
    s.bidding = 0


@rule
def _start_auction(s: State, e: Edition) -> None:
    """MB-B3: everybody who is not bankrupt may bid, clockwise from the player on turn."""
    s.phase = AUCTION_PHASE
    s.bidding = 0
    tell(s, tells.AUCTION_BEGINS, "MB-B3", s.player, s.deed, e.first_bid)
    for p in range(s.players):
        if not s.bankrupt[p]:
            s.bidding |= 1 << p
            tell(s, tells.MAY_BID, "MB-B3", p)
    _next_bidder(s, e, s.player)


@rule
def least_bid(s: State, e: Edition) -> int:
    """MB-B3: the first bid, or the least raise above the highest."""
    return s.bid + e.least_raise if s.bidder != NOBODY else e.first_bid


@rule
def _next_bidder(s: State, e: Edition, p: int) -> None:
    """MB-B3: the next one, from seat `p`, who is still in and can raise; who cannot has dropped out."""
    for distance in range(s.players):
        q = (p + distance) % s.players
        if q == s.bidder:
            break
        if (s.bidding >> q) & 1:
            if s.cash[q] >= least_bid(s, e):
                s.actor = q
                return
            s.bidding -= 1 << q
            tell(s, tells.CANNOT_RAISE, "MB-B3", q, least_bid(s, e), s.cash[q])
    if s.bidder != NOBODY:
        s.cash[s.bidder] -= s.bid
        s.owner[s.deed] = s.bidder
        tell(s, tells.WINS_AUCTION, "MB-B3", s.bidder, s.deed, s.bid)
    else:
        tell(s, tells.NO_BIDS, "MB-B3", s.deed)
    _clear_auction(s)
    _may_act(s)


@rule
def _make_bid(s: State, e: Edition) -> None:
    s.bid = s.raising
    s.raising = 0
    s.bidder = s.actor
    tell(s, tells.BIDS, "MB-B3", s.bidder, s.deed, s.bid)
    _next_bidder(s, e, (s.actor + 1) % s.players)


@rule
def last_note(amount: int) -> int:
    """The smallest note of an amount paid with as few notes as possible, the largest first."""
    if amount % 10 == 5:
        return 5
    if amount % 50 == 10 or amount % 50 == 30:
        return 10
    if amount % 50 != 0:
        return 20
    if amount % 100 != 0:
        return 50
    if amount % 500 != 0:
        return 100
    return 500


@rule
def reach_of(amount: int) -> int:
    """The largest amount that begins with the notes of this one."""
    note = last_note(amount)
    if note == 500:
        return 1 << 30
    if note == 100:
        return amount - amount % 500 + 495
    if note == 50:
        return amount + 45
    if note == 20:
        return amount - amount % 50 + 45
    if note == 10:
        return amount + 5
    return amount


@rule
def refuse_bid_note(s: State, e: Edition, note: int) -> int:
    """MB-B3: a bid stays within the bidder's cash and must still be able to reach the least bid."""
    amount = s.raising + NOTES[note]
    if last_note(amount) != NOTES[note]:
        return no.NOTE_ORDER
    if amount > s.cash[s.actor]:
        return no.BID_TOO_HIGH
    if reach_of(amount) < least_bid(s, e):
        return no.BID_TOO_LOW
    return 0
