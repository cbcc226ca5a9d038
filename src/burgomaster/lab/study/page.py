"""The report of a study: one page without anything from elsewhere. Every plot has a table beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from burgomaster.drawing.svg import ACCENT, EDGE, INK, MUTED, PAGE, PAPER
from burgomaster.lab.study.estimates import Estimate
from burgomaster.lab.study.measures import LEADS, TURNS, WITHOUT, Measured
from burgomaster.lab.study.plots import intervals, quarters
from burgomaster.lab.study.study import Study
from burgomaster.lab.study.varied import REFERENCE, Variant

FEW = 3  # actions that a title names
GOES_WITHOUT = (
    " What a seat loses that goes without an action is the action’s effect, for this bot among these: the others may "
    "take it. It is taken all the same where nothing else is legal. "
    "Value nets evaluate positions as if it could still be taken."
)

_STYLE = f"""
body {{ font: 1rem/1.5 system-ui, sans-serif; color: {INK}; background: {PAGE}; margin: 0 auto; padding: 1rem;
       max-width: 64rem; }}
h1, h2, h3 {{ line-height: 1.2; }}
section {{ background: {PAPER}; border: 1px solid {EDGE}; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }}
.both {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem; }}
.scroll {{ overflow-x: auto; }}
svg {{ width: 100%; max-width: 32rem; height: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .15rem .6rem .15rem 0; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; white-space: normal; }}
th {{ font-weight: normal; }}
thead th {{ font-weight: bold; border-bottom: 1px solid {EDGE}; vertical-align: bottom; white-space: normal; }}
.warning {{ border-left: .4rem solid {ACCENT}; font-weight: bold; }}
summary {{ font-weight: bold; min-height: 2.75rem; cursor: pointer; }}
.told {{ color: {MUTED}; }}
"""


def page(found: Study) -> str:
    """The report as HTML."""
    plan = found.plan
    base = plan.varied.base
    title = f"{base.name}: {_subject(found)}"
    parts = [
        *(f'<section class="warning" role="alert"><p>{escape(one)}</p></section>' for one in found.warnings),
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_asked(found))}</p>",
        *_refits(found),
        *(part for players in plan.players for part in _players(found, players)),
        f'<p class="told">{escape(_method(found))}</p>',
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _subject(found: Study) -> str:
    varied = found.plan.varied
    if len(varied.forbidden) > FEW:
        return f"one seat without each of {len(varied.forbidden)} actions"
    if varied.forbidden:
        return f"one seat without {' or '.join(varied.forbidden)}"
    return ", ".join(one.name for one in varied.variations) or "as it stands"


def _asked(found: Study) -> str:
    plan, base = found.plan, found.plan.varied.base
    bots = " and ".join(dict.fromkeys(plan.bots))
    stopped = f" of {plan.deals:,} planned" if len(found.deals) < plan.deals else ""
    return (
        f"{len(found.deals) * plan.games_a_deal:,} games between {bots}, edition {base.edition}, seed {plan.seed}: "
        f"{len(plan.varied.variants)} variants on the same {len(found.deals):,} deals{stopped}."
        + (
            f" But for the reference, one seat goes without an action, every seat in turn; {plan.bots[0]} sits there."
            if plan.varied.forbidden
            else ""
        )
    )


def _method(found: Study) -> str:
    luck = (
        " Shares of the wins are without luck: what chance brought each seat, by the value net, is taken off; its mean "
        "is 0, so that only the noise goes."
        if found.plan.luck
        else " Luck is in the shares of the wins: none of it was taken off."
    )
    return (
        "Intervals are 95 %, over deals. Differences are taken deal by deal, between games with the same dice and "
        f"cards.{luck} The wins that go with a purchase are not its effect: who is ahead can buy more."
        f"{GOES_WITHOUT if found.plan.varied.forbidden else ''}"
    )


def _refits(found: Study) -> list[str]:
    if not found.refits:
        return []
    variants = found.plan.varied.variants
    rows = [
        [
            f"{variants[one.variant].label}, {one.players} players",
            f"{one.games:,}",
            f"{100 * one.error_before:.1f} %",
            f"{100 * one.error:.1f} %",
        ]
        for one in found.refits
    ]
    return [
        "<section><h2>Refitted nets</h2><p>Levels and luck of these variants went by a value net that was trained "
        "further in games of the variant. The calibration error is how far the chances it said lay from the wins that "
        "came.</p>",
        _table(["variant", "training games", "error of the game’s own net", "error now"], rows),
        "</section>",
    ]


def _players(found: Study, players: int) -> Iterable[str]:
    variants = found.plan.varied.variants
    here = {_short(variants[variant]): found.measured[variant, players] for variant in found.plan.varied.shown}
    reference = found.measured[0, players]
    changed = {label: one for label, one in here.items() if one.differences}
    yield f"<h2>{players} players</h2>"
    if found.plan.varied.forbidden:
        yield from _forbidden(changed, reference, players)
        yield from _figures(here, reference, changed)
        yield from _things("the reference", reference, players)
        return
    for thing in (one.thing for one in reference.things if one.thing in found.plan.varied.named):
        yield from _changed_thing(thing, here, players)
    yield from _figures(here, reference, changed)
    for label, one in here.items():
        yield from _things(label, one, players)


def _short(variant: Variant) -> str:
    if not variant.is_reference:
        return variant.short
    return f"{variant.short} ({REFERENCE})" if variant.short else "as it stands"


def _forbidden(changed: dict[str, Measured], reference: Measured, players: int) -> Iterable[str]:
    """What every action is worth: what a seat loses that goes without it."""
    rows = [
        [
            label,
            _said(one.forbidden.taken, 1),
            f"{100 * one.forbidden.takers:.0f} %",
            _said(one.figures[WITHOUT], 100),
            _said(one.differences[WITHOUT], 100, True),
            f"{100 * one.forbidden.forced:.1f} %" if one.forbidden.forced else "never",
        ]
        for label, one in changed.items()
        if one.forbidden
    ]
    plot = intervals(
        f"{WITHOUT}: difference from the reference",
        [(label, _scaled(one.differences[WITHOUT], 100)) for label, one in changed.items()],
        "difference from the reference in %",
        0.0,
    )
    heads = [
        "without",
        "taken in a game by a free seat",
        "free seats that take it",
        f"wins without it in %, free {100 * reference.figures[WITHOUT].value:.1f}",
        "difference",
        "had to take it",
    ]
    yield f"<section><h3>What a seat loses that goes without</h3>{plot}{_table(heads, rows)}</section>"


def _changed_thing(name: str, here: dict[str, Measured], players: int) -> Iterable[str]:
    """A thing whose own figures are varied: how often each value has it bought, and what goes with it."""
    things = {label: next(one for one in found.things if one.thing == name) for label, found in here.items()}
    rows = [
        [label, _said(one.times, 1), f"{100 * one.buyers:.0f} %", _said(one.won, 100) if one.won else "never bought"]
        for label, one in things.items()
    ]
    yield f"<section><h3>How often it was bought: {escape(name)}</h3>"
    plot = intervals(
        f"{name}: bought in a game", [(label, one.times) for label, one in things.items()], "bought in a game"
    )
    heads = ["variant", "bought in a game", "buyers", f"wins of buyers in %, fair is {100 / players:.0f}"]
    yield f"{_both(plot, _table(heads, rows))}</section>"


def _figures(here: dict[str, Measured], reference: Measured, changed: dict[str, Measured]) -> Iterable[str]:
    """Every figure with its differences."""
    for name in reference.figures:
        if name == WITHOUT:  # has a table of its own
            continue
        percent = name not in (TURNS, LEADS)
        scale, unit = (100.0, " in %") if percent else (1.0, "")
        rows = [
            [
                label,
                _said(one.figures[name], scale),
                _said(one.differences[name], scale, True) if label in changed else "",
            ]
            for label, one in here.items()
        ]
        plot = (
            intervals(
                f"{name}: difference from the reference",
                [(label, _scaled(one.differences[name], scale)) for label, one in changed.items()],
                f"difference from the reference{unit}",
                0.0,
            )
            if changed
            else intervals(
                name, [(label, _scaled(one.figures[name], scale)) for label, one in here.items()], name + unit
            )
        )
        heading = f"<section><h3>{escape(name[0].upper() + name[1:])}</h3>"
        yield f"{heading}{_both(plot, _table(['variant', name + unit, 'difference'], rows))}</section>"


def _things(label: str, one: Measured, players: int) -> Iterable[str]:
    """What was bought in a variant."""
    bought = [thing for thing in one.things if thing.won is not None and thing.turn is not None]
    yield f"<section><details><summary>What was bought at {escape(label)}</summary>"
    if not bought:
        yield "<p>Nothing.</p></details></section>"
        return
    shares = [(thing.thing, _scaled(thing.won, 100)) for thing in bought if thing.won]
    turns = [(thing.thing, thing.turn) for thing in bought if thing.turn]
    rows = [
        [
            thing.thing,
            _said(thing.times, 1),
            _said(one.differences[f"bought: {thing.thing}"], 1, True) if one.differences else "",
            f"{100 * thing.buyers:.0f} %",
            "{1:g} ({0:g} – {2:g})".format(*thing.turn) if thing.turn else "never",
            _said(thing.won, 100) if thing.won else "",
            _said(thing.without, 100) if thing.without else "",
        ]
        for thing in one.things
    ]
    wins = intervals("Wins of those who bought it", shares, f"wins in %, fair is {100 / players:.0f}", 100 / players)
    yield _both(wins, quarters("Turn of the first purchase", turns, "turn of the first purchase"))
    heads = [
        "thing",
        "bought in a game",
        "difference",
        "buyers",
        "first in turn (middle half)",
        "wins of buyers, %",
        "of others, %",
    ]
    yield f"{_table(heads, rows)}</details></section>"


def _both(plot: str, beside: str) -> str:
    return f'<div class="both"><div>{plot}</div><div>{beside}</div></div>'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    # What scrolls must be reachable by keyboard.
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _scaled(one: Estimate, scale: float) -> Estimate:
    return Estimate(scale * one.value, scale * one.low, scale * one.high)


def _said(one: Estimate, scale: float, signed: bool = False) -> str:
    form = "+.2f" if signed else ".2f"
    return f"{scale * one.value:{form}} ({scale * one.low:{form}} – {scale * one.high:{form}})"
