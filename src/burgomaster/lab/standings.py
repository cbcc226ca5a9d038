"""The result of a ladder: the games, and from them win shares, Elo ratings and thinking times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from burgomaster.bots.guest import Failures
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.adjusted import Adjusted, adjusted
from burgomaster.lab.arena import Playout
from burgomaster.lab.plan import Pairing, Plan
from burgomaster.lab.ratings import Numbers, elo, interval, resampled, share
from burgomaster.lab.simulate import Share
from burgomaster.lab.thinking import Thinking

ANCHOR = "random"  # has rating 0 wherever it plays


@dataclass(frozen=True)
class LadderGame:
    """One game of a ladder: who won, and how long the one and the others thought."""

    number: int
    deal: int
    one: str
    others: str
    seat: int  # of the one
    winners: tuple[int, ...]
    finished: bool
    turns: int
    thinking: tuple[Thinking, Thinking]  # of the one, of all the others
    lost: tuple[Failures, Failures]
    luck: float = 0.0  # of the one, in parts of a game: what chance added to its chance to win

    @property
    def won(self) -> Fraction:
        """The one's part of the victory."""
        return Fraction(int(self.seat in self.winners), max(len(self.winners), 1))

    @property
    def lost_to(self) -> Fraction:
        """The others' part of the victory."""
        return bool(self.winners) - self.won

    @classmethod
    def of(cls, plan: Plan, number: int, played: Playout) -> LadderGame:
        """A game that was just played."""
        deal, pairing, seat = plan.place(number)
        thinking, lost = (Thinking(), Thinking()), (Failures(), Failures())
        for place, (thought, failures) in enumerate(zip(played.thinking, played.failures, strict=True)):
            thinking[place != seat].merge(thought)
            lost[place != seat].merge(failures)
        luck = played.luck[seat] if played.luck else 0.0
        return cls(number, deal, *pairing, seat, played.winners, played.finished, played.turns, thinking, lost, luck)

    def to_data(self) -> dict[str, Any]:
        """As plain data, for the log."""
        return {
            "number": self.number,
            "deal": self.deal,
            "one": self.one,
            "others": self.others,
            "seat": self.seat,
            "winners": list(self.winners),
            "finished": self.finished,
            "turns": self.turns,
            "thinking": [thought.to_data() for thought in self.thinking],
            "lost": [[failures.count, failures.first] for failures in self.lost],
            "luck": self.luck,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LadderGame:
        """From plain data."""
        try:
            mine, theirs = data["thinking"]
            (count, first), (their_count, their_first) = data["lost"]
            return cls(
                int(data["number"]),
                int(data["deal"]),
                str(data["one"]),
                str(data["others"]),
                int(data["seat"]),
                tuple(int(seat) for seat in data["winners"]),
                bool(data["finished"]),
                int(data["turns"]),
                (Thinking.from_data(mine), Thinking.from_data(theirs)),
                (Failures(int(count), str(first)), Failures(int(their_count), str(their_first))),
                float(data.get("luck", 0.0)),
            )
        except (KeyError, TypeError, ValueError, AssertionError):
            raise BurgomasterError(f"the log holds a line that is not a game: {str(dict(data))[:80]}") from None


@dataclass(frozen=True)
class Meeting:
    """What came of one pairing."""

    one: str
    others: str
    share: Share  # of the wins, for the one
    adjusted: Adjusted | None = None  # the same without luck


@dataclass(frozen=True)
class Standing:
    """One bot on the ladder."""

    bot: str
    elo: float
    elo_low: float
    elo_high: float
    share: Share  # of the games in which it was the one (with two players, or if it never was: of all, by seat)
    thinking: Thinking
    lost: Failures
    adjusted: Adjusted | None = None


@dataclass(frozen=True)
class Standings:
    """A whole ladder, the strongest bot first. Only deals that were played to their end in all pairings count."""

    plan: Plan
    deals: int
    unfinished: int
    bots: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    games: tuple[LadderGame, ...]
    stopped: bool = False
    settled: bool = False  # it ended early, since every pairing was decided

    @property
    def anchor(self) -> str:
        """What has rating 0."""
        return ANCHOR if ANCHOR in self.plan.bots else "mean"

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `burgomaster ladder --json` prints it."""
        return {
            **self.plan.identity(),
            "deals": self.deals,
            "games": len(self.games),
            "games_planned": self.plan.games,
            "unfinished": self.unfinished,
            "settled": self.settled,
            "anchor": self.anchor,
            "standings": [
                {
                    "bot": standing.bot,
                    "elo": standing.elo,
                    "elo_low": standing.elo_low,
                    "elo_high": standing.elo_high,
                    "win_share": vars(standing.share),
                    "adjusted": standing.adjusted and standing.adjusted.to_dict(),
                    "decisions": standing.thinking.decisions,
                    "seconds_mean": standing.thinking.mean,
                    "seconds_p95": standing.thinking.p95,
                    "seconds_max": standing.thinking.most,
                    "lost_moves": standing.lost.count,
                    "first_lost_move": standing.lost.first,
                }
                for standing in self.bots
            ],
            "pairings": [
                {
                    "one": meeting.one,
                    "others": meeting.others,
                    "win_share": vars(meeting.share),
                    "adjusted": meeting.adjusted and meeting.adjusted.to_dict(),
                }
                for meeting in self.meetings
            ],
        }


def standings(plan: Plan, played: Mapping[int, LadderGame], deals: int | None = None) -> Standings:
    """The standings after the games played so far, or after the first so many deals of them."""
    size = len(plan.pairings) * plan.players
    whole = [
        deal
        for deal in range(plan.deals if deals is None else deals)
        if all(deal * size + i in played for i in range(size))
    ]
    games = tuple(played[deal * size + i] for deal in whole for i in range(size))
    if not games:
        return Standings(plan, 0, 0, (), (), ())
    columns = {pairing: place for place, pairing in enumerate(plan.pairings)}
    rows = {deal: place for place, deal in enumerate(whole)}
    wins, losses, luck = (np.zeros((len(whole), len(columns))) for _ in range(3))
    for game in games:
        place = rows[game.deal], columns[Pairing(game.one, game.others)]
        wins[place] += float(game.won)
        losses[place] += float(game.lost_to)
        luck[place] += game.luck

    won, lost_to = resampled(wins, losses, plan.players, plan.seed)
    pairs = [(plan.bots.index(pairing.one), plan.bots.index(pairing.others)) for pairing in columns]
    seats = plan.players - 1  # of the others

    def rated(wins: Numbers, losses: Numbers) -> Numbers:
        found = elo(pairs, wins, losses, len(plan.bots), plan.players)
        return found - found[:, [plan.bots.index(ANCHOR)]] if ANCHOR in plan.bots else found

    def part(bot: str) -> tuple[list[int], list[int]]:
        """The pairings in which a bot is the one, and those in which it is the other, which count with two players.

        They also count for a bot that is never the one.
        """
        as_one = [place for pairing, place in columns.items() if pairing.one == bot]
        as_other = [place for pairing, place in columns.items() if pairing.others == bot]
        return as_one, as_other if plan.players == 2 or not as_one else []

    def own(bot: str) -> Share:
        """The share of the games that one seat of a bot won."""
        as_one, as_other = part(bot)
        total = wins[:, as_one].sum() + losses[:, as_other].sum() / seats
        samples = won[:, as_one].sum(axis=1) + lost_to[:, as_other].sum(axis=1) / seats
        return share(float(total), samples, len(whole) * plan.players * (len(as_one) + len(as_other)))

    def own_adjusted(bot: str) -> Adjusted | None:
        """The same without luck; what the one has of it, the others' seats lack together."""
        as_one, as_other = part(bot)
        raw = wins[:, as_one].sum(axis=1) + losses[:, as_other].sum(axis=1) / seats
        lucky = luck[:, as_one].sum(axis=1) - luck[:, as_other].sum(axis=1) / seats
        return adjusted(raw, lucky, plan.players * (len(as_one) + len(as_other)), plan.seed) if plan.luck else None

    ratings = rated(wins.sum(axis=0, keepdims=True), losses.sum(axis=0, keepdims=True))[0]
    possible = rated(won, lost_to)
    thinking = {bot: Thinking() for bot in plan.bots}
    lost = {bot: Failures() for bot in plan.bots}
    for game in games:
        for bot, thought, failures in zip((game.one, game.others), game.thinking, game.lost, strict=True):
            thinking[bot].merge(thought)
            lost[bot].merge(failures)
    ranked = [
        Standing(
            bot,
            float(ratings[i]),
            *interval(possible[:, i], float(ratings[i])),
            own(bot),
            thinking[bot],
            lost[bot],
            own_adjusted(bot),
        )
        for i, bot in enumerate(plan.bots)
    ]
    return Standings(
        plan,
        deals=len(whole),
        unfinished=sum(not game.finished for game in games),
        bots=tuple(sorted(ranked, key=lambda standing: -standing.elo)),
        meetings=tuple(
            Meeting(
                *pairing,
                share(float(wins[:, place].sum()), won[:, place], len(whole) * plan.players),
                adjusted(wins[:, place], luck[:, place], plan.players, plan.seed) if plan.luck else None,
            )
            for pairing, place in columns.items()
        ),
        games=games,
    )
