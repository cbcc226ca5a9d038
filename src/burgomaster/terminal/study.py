"""A study as tables in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from burgomaster.lab.study.estimates import Estimate
from burgomaster.lab.study.measures import LEADS, TURNS, WITHOUT
from burgomaster.lab.study.study import Study


def show_study(found: Study, console: Console) -> None:
    """Print every variant's figures, and how they differ from the reference."""
    plan = found.plan
    console.print(
        f"{plan.varied.base.name}, edition {plan.varied.base.edition}, seed {plan.seed}: "
        f"{len(found.deals) * plan.games_a_deal:,} games on {len(found.deals):,} deals"
        + (f" of {plan.deals:,} planned" if len(found.deals) < plan.deals else "")
    )
    if not found.measured:
        console.print("Fewer than two deals have been played in every variant, so there is nothing to tell yet.")
        return
    for players in plan.players:
        console.print((_forbidden if plan.varied.forbidden else _figures)(found, players))
    for one in found.refits:
        console.print(
            f"net refitted for {escape(plan.varied.variants[one.variant].label)}, {one.players} players: {one.games:,} "
            f"games, calibration error {100 * one.error_before:.1f} % before and {100 * one.error:.1f} % now"
        )


def _forbidden(found: Study, players: int) -> Table:
    variants, free = found.plan.varied.variants, found.measured[0, players].figures[WITHOUT]
    table = Table(
        box=box.SIMPLE_HEAD,
        title=f"{players} players: what a seat loses that goes without; {found.plan.bots[0]} sits there",
        title_justify="left",
        caption="± is half of the 95 % interval; differences are from the reference, deal by deal",
        caption_justify="left",
    )
    table.add_column("without")
    for name in ("taken by a free seat", "free seats that do", f"wins, free {100 * free.value:.1f}", "difference"):
        table.add_column(name, justify="right")
    for variant in found.plan.varied.shown:
        one = found.measured[variant, players]
        if one.forbidden is not None:
            table.add_row(
                escape(variants[variant].forbidden),
                _said(one.forbidden.taken, 1.0),
                f"{100 * one.forbidden.takers:.0f} %",
                _said(one.figures[WITHOUT], 100.0),
                _said(one.differences[WITHOUT], 100.0, "+"),
            )
    return table


def _figures(found: Study, players: int) -> Table:
    here = [(variant, found.measured[variant, players]) for variant in found.plan.varied.shown]
    table = Table(
        box=box.SIMPLE_HEAD,
        title=f"{players} players",
        title_justify="left",
        caption="± is half of the 95 % interval; differences are from the reference, deal by deal",
        caption_justify="left",
    )
    table.add_column("variant")
    names = list(here[0][1].figures)
    for name in names:
        table.add_column(name, justify="right")
    for variant, one in here:
        scales = [1.0 if name in (TURNS, LEADS) else 100.0 for name in names]
        numbers = [_said(one.figures[name], scale) for name, scale in zip(names, scales, strict=True)]
        table.add_row(escape(found.plan.varied.variants[variant].label), *numbers)
        if one.differences:
            changes = [_said(one.differences[name], scale, "+") for name, scale in zip(names, scales, strict=True)]
            table.add_row("   difference", *changes)
    return table


def _said(one: Estimate, scale: float, sign: str = "") -> str:
    return f"{scale * one.value:{sign}.2f} ±{scale * (one.high - one.low) / 2:.2f}"
