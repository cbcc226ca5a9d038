"""A ladder as a picture: ratings with their intervals, and how every bot fares against every other."""

from __future__ import annotations

import math

from burgomaster.drawing.svg import (
    ACCENT,
    EDGE,
    GREY,
    GREY_TINT,
    INK,
    MUTED,
    PAGE,
    PAPER,
    box,
    group,
    picture,
    shorten,
    text,
)
from burgomaster.lab.standings import Standings

_ROW = 34
_TOP = 96
_NAMES = 170
_RATINGS = 420
_CELL = 74
_MARGIN = 28
_BETTER, _WORSE = (79, 154, 92), (217, 96, 76)


def ladder_svg(ladder: Standings) -> str:
    """The picture, as SVG text."""
    bots = [standing.bot for standing in ladder.bots]
    matrix = _MARGIN + _NAMES + _RATINGS + 70
    width = matrix + _CELL * len(bots) + _MARGIN
    height = _TOP + _ROW * len(bots) + 64
    agreed = ladder.plan.setting
    title = f"{agreed.name}, {agreed.players} players"
    told = f"{len(ladder.games):,} games on {ladder.deals:,} deals, edition {agreed.edition}, seed {ladder.plan.seed}"
    parts = [
        box(0, 0, width, height, PAGE, round_by=0),
        text(_MARGIN, 36, title, 20, bold=True),
        text(_MARGIN, 58, told, 13, MUTED),
        *_ratings(ladder),
        *_matrix(ladder, bots, matrix),
    ]
    return picture(width, height, parts)


def _ratings(ladder: Standings) -> list[str]:
    """A dot for every bot, with its interval, over an axis."""
    left = _MARGIN + _NAMES
    bottom = _TOP + _ROW * len(ladder.bots)
    low = min((standing.elo_low for standing in ladder.bots), default=0)
    high = max((standing.elo_high for standing in ladder.bots), default=0)
    step = round_step((high - low) / 6)
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    last = max(last, first + step)

    def x(rating: float) -> float:
        return left + (rating - first) / (last - first) * _RATINGS

    parts = [text(left, _TOP - 14, f"Elo ({ladder.anchor} = 0), 95 % intervals", 13, MUTED)]
    for i in range(round((last - first) / step) + 1):
        mark = first + i * step
        parts.append(line(x(mark), _TOP, x(mark), bottom, EDGE))
        parts.append(text(x(mark), bottom + 18, f"{mark:g}", 12, MUTED, "middle"))
    for place, standing in enumerate(ladder.bots):
        y = _TOP + _ROW * (place + 0.5)
        said = f"{standing.bot}: {standing.elo:.0f} ({standing.elo_low:.0f} to {standing.elo_high:.0f})"
        parts.append(
            group(
                said,
                text(left - 14, y + 5, shorten(standing.bot, _NAMES - 14, 14), 14, INK, "end", bold=True),
                line(x(standing.elo_low), y, x(standing.elo_high), y, ACCENT, 3),
                f'<circle cx="{x(standing.elo):.1f}" cy="{y:g}" r="6" fill="{ACCENT}" stroke="{PAPER}"/>',
            )
        )
    return parts


def _matrix(ladder: Standings, bots: list[str], left: float) -> list[str]:
    """Win shares: the bot of the line against (with more players: alone among) that of the column."""
    players = ladder.plan.players
    shares = {(meeting.one, meeting.others): meeting.share.share for meeting in ladder.meetings}
    if players == 2:
        unfinished = dict.fromkeys(shares, 0.0)
        for game in ladder.games:
            unfinished[game.one, game.others] += not game.finished
        per_pairing = max(len(ladder.games) // max(len(shares), 1), 1)
        shares |= {(b, a): 1 - share - unfinished[a, b] / per_pairing for (a, b), share in list(shares.items())}
    caption = "wins in % against" if players == 2 else f"wins in % of one among {players - 1} of"
    parts = [text(left, _TOP - 34, caption, 13, MUTED)]
    for place, bot in enumerate(bots):
        parts.append(text(left + _CELL * (place + 0.5), _TOP - 14, shorten(bot, _CELL - 6, 11), 11, MUTED, "middle"))
    for i, one in enumerate(bots):
        for j, other in enumerate(bots):
            x, y = left + _CELL * j, _TOP + _ROW * i
            share = shares.get((one, other))
            if share is None:
                parts.append(box(x + 1, y + 1, _CELL - 2, _ROW - 2, GREY_TINT, round_by=4))
                continue
            parts.append(
                group(
                    f"{one} – {other}: {100 * share:.1f} %",
                    box(x + 1, y + 1, _CELL - 2, _ROW - 2, _colour(share, 1 / players), round_by=4),
                    text(x + _CELL / 2, y + _ROW / 2 + 5, f"{100 * share:.1f}", 13, INK, "middle"),
                )
            )
    below = _TOP + _ROW * len(bots) + 18
    parts.append(text(left, below, f"an equal bot would win {100 / players:.0f} %", 12, GREY))
    return parts


def _colour(share: float, fair: float) -> str:
    """White where a bot wins its fair share, green above and red below."""
    far = (share - fair) / (1 - fair) if share > fair else (fair - share) / fair
    end = _BETTER if share > fair else _WORSE
    mixed = (round(255 + (part - 255) * min(far, 1) * 0.75) for part in end)
    return "#" + "".join(f"{part:02x}" for part in mixed)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, thick: float = 1) -> str:
    """A straight line."""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{thick:g}"/>'


def round_step(rough: float) -> float:
    """A step of 1, 2 or 5 times a power of ten, at least as large."""
    power = 10.0 ** math.floor(math.log10(max(rough, 1.0)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
