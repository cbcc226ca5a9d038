"""A ladder as tables in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from burgomaster.lab.simulate import Share
from burgomaster.lab.standings import Standings


def show_standings(ladder: Standings, console: Console) -> None:
    """Print who stands where, and how every pairing went."""
    agreed = ladder.plan.setting
    console.print(
        f"{agreed.name}, {agreed.players} players, edition {agreed.edition}, seed {ladder.plan.seed}: "
        f"{len(ladder.games):,} games on {ladder.deals:,} deals"
        + (f" of {ladder.plan.deals:,} planned" if ladder.deals < ladder.plan.deals else "")
        + (": every pairing is settled" if ladder.settled else "")
    )
    if not ladder.deals:
        console.print("No deal has been played to its end yet, so there is nothing to tell.")
        return
    console.print(_ranking(ladder))
    console.print(_pairings(ladder))
    if ladder.unfinished:
        console.print(f"{ladder.unfinished} games reached the length limit; nobody won them.")
    for meeting in ladder.meetings:
        if meeting.adjusted and not meeting.adjusted.agrees:
            console.print(
                escape(
                    f"{meeting.one} and {meeting.others}: the mean luck of a game was "
                    f"{100 * meeting.adjusted.luck:+.2f} ± {100 * meeting.adjusted.luck_error:.2f} points, "
                    f"so raw and adjusted shares do not agree"
                )
            )
    for standing in ladder.bots:
        if standing.lost.count:
            console.print(escape(f"{standing.bot} lost {standing.lost.count} moves, the first: {standing.lost.first}"))


def _ranking(ladder: Standings) -> Table:
    table = Table(box=box.SIMPLE_HEAD, caption=f"Elo: {ladder.anchor} = 0; intervals are 95 %", caption_justify="left")
    table.add_column("bot", no_wrap=True)
    for heading in ("Elo", "", "wins", "", "ms per decision", "p95", "max"):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in ladder.bots:
        thinking = standing.thinking
        table.add_row(
            escape(standing.bot),
            f"{standing.elo:.0f}",
            f"{standing.elo_low:.0f} – {standing.elo_high:.0f}",
            *_percent(standing.share),
            *(f"{1000 * seconds:.3g}" for seconds in (thinking.mean, thinking.p95, thinking.most)),
        )
    return table


def _pairings(ladder: Standings) -> Table:
    others = "against" if ladder.plan.players == 2 else f"among {ladder.plan.players - 1} of"
    fair = f"an equal bot would win {100 / ladder.plan.players:.0f} %"
    table = Table(box=box.SIMPLE_HEAD, caption=fair, caption_justify="left")
    table.add_column("one", no_wrap=True)
    table.add_column(others, no_wrap=True)
    for heading in ("wins", "", *(("without luck", "", "worth") if ladder.plan.luck else ())):
        table.add_column(heading, justify="right", no_wrap=True)
    for meeting in ladder.meetings:
        told = meeting.adjusted
        without = (*_percent(told.share), f"{told.variance_cut:.1f} × the games") if told else ()
        table.add_row(escape(meeting.one), escape(meeting.others), *_percent(meeting.share), *without)
    return table


def _percent(share: Share) -> tuple[str, str]:
    return f"{100 * share.share:.1f} %", f"{100 * share.low:.1f} – {100 * share.high:.1f}"
