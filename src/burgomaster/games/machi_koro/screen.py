"""Machi Koro on a terminal's screen: supply and cities side by side, menus, and what the next throw would bring."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.drawing.ink import Line, beside, clipped, cut, left, right, width_of
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.seats import lettered
from burgomaster.games.kernel.words import Words
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.actions import describe
from burgomaster.games.machi_koro.outlook import outlook
from burgomaster.games.machi_koro.state import (
    BUILDINGS,
    COLOURS,
    KINDS,
    LANDMARKS,
    OVER_PHASE,
    RADIO_PHASE,
    THROW_PHASE,
    Edition,
    State,
)
from burgomaster.games.machi_koro.steps import FIRST_ARG, STEPS
from burgomaster.games.machi_koro.tableau import dice_range, effect, status

_TALL = 27  # lines that one row for every building and landmark takes
_WIDE = 100
_LEFT = 10  # buildings in the left half, where the table has two

_HEADINGS = {
    do.THROW: "dice",
    do.KEEP: "dice",
    do.AGAIN: "dice",
    do.TV_FROM: "tv",
    do.BUY: "buildings",
    do.BUILD: "landmarks",
}


def draw(
    s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int, height: int
) -> list[Line]:
    """Everybody's coins, then the supply with a column for every city; `*` marks what acts with the throw."""
    head = _head(s, names, words, width)
    if height >= _TALL and width >= _WIDE:
        return [*head, [], *_whole(s, e, names, words, width)]
    acting = _acting(s, e)
    half = (width - 3) // 2
    buildings = [_building(s, e, b, words, half, b in acting) for b in range(KINDS)]
    landmarks = [_landmark(s, e, landmark, words, half) for landmark in range(len(LANDMARKS))]
    lower: list[Line] = [*buildings[_LEFT:], [("dim", left(words("screen-landmarks"), half))], *landmarks]
    columns = _columns(s, words, half)
    rows = beside([(half, [columns, *buildings[:_LEFT]]), (half, [columns, *lower])], gap=3)
    return [*head, *rows]


def _head(s: State, names: Sequence[str], words: Words, width: int) -> list[Line]:
    turn = f"{words('table-turn', turn=s.turns)}: {status(s, names, words)}"
    room = (width - 2 * (s.players - 1)) // s.players
    coins: Line = []
    for p in range(s.players):
        on_turn = p == s.player and s.phase != OVER_PHASE
        has = words("screen-coins", coins=s.coins[p])
        name = cut(lettered(p, names), room - len(has) - 2)
        coins += [("turn" if on_turn else "strong", f"{'>' if on_turn else ' '}{name}"), ("", f" {has}"), ("", "  ")]
    return [clipped([("title", words("title")), ("", "  "), ("", turn)], width), clipped(coins, width)]


def _acting(s: State, e: Edition) -> set[int]:
    return {BUILDINGS.index(name) for acts in outlook(s, e)["acts"] for name in acts}


def _columns(s: State, words: Words, width: int) -> Line:
    """The heads of the columns: what it costs, and the cities by their letters."""
    cities = "".join(f" {SEAT_LETTERS[p]}" for p in range(s.players))
    return [("dim", f"{right(words('screen-cost'), width - 3 - len(cities))}   {cities}")]


def _counts(s: State, counts: Sequence[int], filled: str = "") -> Line:
    return [
        ("strong" if count else "dim", f" {filled if filled and count else count or '·'}")
        for count in counts[: s.players]
    ]


def _building(s: State, e: Edition, b: int, words: Words, width: int, acts: bool) -> Line:
    colour = COLOURS[e.colour[b]]
    counts = _counts(s, [s.city[p][b] for p in range(s.players)])
    mark = "*" if acts else " "
    room = width - 14 - width_of(counts)
    return [
        (colour, words(f"colour-{colour}")[:2]),
        ("", f"{right(dice_range(e, b), 6)}"),
        ("strong" if acts else "", f"{mark}{left(words(BUILDINGS[b]), room)}"),
        ("", right(str(e.cost[b]), 2)),
        ("dim" if s.supply[b] else "bad", f" ×{s.supply[b]}"),
        *counts,
    ]


def _landmark(s: State, e: Edition, landmark: int, words: Words, width: int) -> Line:
    counts = _counts(s, [s.landmarks[p][landmark] for p in range(s.players)], "■")
    room = width - 5 - width_of(counts)
    cost = right(str(e.landmark_cost[landmark]), 2)
    return [("", left(f"        {words(LANDMARKS[landmark])}", room)), ("", f"{cost}   "), *counts]


def _whole(s: State, e: Edition, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """One row for every building and landmark, with what it earns, and cities under their names."""
    acting = _acting(s, e)
    decked = ["deck"] if e.stacks else []
    city = min(14, max(4, (width - 78 - 7 * len(decked)) // s.players))
    heads = [left(words(f"table-{name}"), w) for name, w in (("kind", 7), ("building", 28), ("earns", 24))]
    figures = [right(words(f"screen-{name}"), 7 if name == "deck" else 6) for name in ("cost", "left", *decked)]
    cities = "".join(right(lettered(p, names), city) for p in range(s.players))
    lines: list[Line] = [[("dim", f"{heads[0]}{' ' * 6}{heads[1]} {heads[2]}{''.join(figures)}{cities}")]]
    for b, name in enumerate(BUILDINGS):
        colour = COLOURS[e.colour[b]]
        lines.append(
            [
                (colour, left(words(f"colour-{colour}"), 6)),
                ("", right(dice_range(e, b), 6)),
                ("strong" if b in acting else "", f"{'*' if b in acting else ' '}{left(words(name), 28)} "),
                ("dim", left(effect(e, b, words), 24)),
                ("", right(str(e.cost[b]), 6)),
                ("dim" if s.supply[b] else "bad", right(str(s.supply[b]), 6)),
                *(("dim", right(str(rules.in_deck(s, e, b)), 7)) for _ in decked),
                *((style, right(text.strip(), city)) for style, text in _counts(s, [row[b] for row in s.city])),
            ]
        )
    lines.append([])
    for landmark, name in enumerate(LANDMARKS):
        built = _counts(s, [row[landmark] for row in s.landmarks], "■")
        lines.append(
            [
                ("", f"{' ' * 13}{left(words(name), 52)} {right(str(e.landmark_cost[landmark]), 6)}      "),
                *(("", " " * 7) for _ in decked),
                *((style, right(text.strip(), city)) for style, text in built),
            ]
        )
    return [clipped(line, width) for line in lines]


# ---- Menus ----------------------------------------------------------------------------------------------------------


def heading(steps: Sequence[int], begun: int) -> str:
    """Under which heading an action stands."""
    verb = STEPS.beginning(steps).number
    return f"menu-{_HEADINGS.get(verb, 'rest' if verb == do.PASS else 'swap')}"


def label(steps: Sequence[int], begun: int, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """An action under its heading, short: `Mine 6`."""
    verb, first = STEPS.beginning(steps).number, FIRST_ARG[steps[0]]
    if verb == do.BUY:
        return f"{words(BUILDINGS[first])} {e.cost[first]}"
    if verb == do.BUILD:
        return f"{words(LANDMARKS[first])} {e.landmark_cost[first]}"
    return describe(steps, s, e, names, words)


def so_far(steps: Sequence[int], s: State, e: Edition, names: Sequence[str], words: Words) -> list[str]:
    """A swap of which only one side is named."""
    return [describe(steps, s, e, names, words)]


# ---- Odds -----------------------------------------------------------------------------------------------------------


def odds(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """What every total of the next throw brings everybody, and how likely it is with one die and with two."""
    looks = outlook(s, e)
    now = s.phase in (THROW_PHASE, RADIO_PHASE) or s.extra_turn
    thrower = s.player if now else (s.player + 1) % s.players
    ways, incomes, choices = looks["ways"], looks["incomes"][thrower], looks["choices"][thrower]
    every = sum(ways[0])
    room = min(14, (width - 22) // s.players)
    lines: list[Line] = [
        [("title", words("screen-odds", name=names[thrower]))],
        [("dim", f"  {right(words('screen-one-die'), 9)}{right(words('screen-two-dice'), 11)}")],
    ]
    lines[-1].append(("dim", "".join(right(f" {lettered(p, names)}", room) for p in range(s.players))))
    for total, (change, asked) in enumerate(zip(incomes, choices, strict=True), 1):
        chances = [_percent(way[total - 1], every) for way in ways]
        line: Line = [("strong", right(str(total), 2)), ("", right(chances[0], 9)), ("", right(chances[1], 11))]
        line += [(_style(coins), right(_signed(coins), room)) for coins in change]
        if asked:
            line.append(("", f"  + {', '.join(words(name) for name in asked)}"))
        lines.append(clipped(line, width))
    means: Line = [("dim", f"  {words('screen-average')}")]
    lines.append(means)
    for dice, way in enumerate(ways):
        average = [sum(w * change[p] for w, change in zip(way, incomes, strict=True)) / every for p in range(s.players)]
        title = words("screen-two-dice" if dice else "screen-one-die")
        told = "".join(right(_average(coins, words), room) for coins in average)
        lines.append([("dim", f"  {right(title, 9)}{' ' * 11}{told}")])
    return lines


def _percent(ways: int, every: int) -> str:
    return f"{100 * ways / every:.0f} %" if ways else "·"


def _average(coins: float, words: Words) -> str:
    whole, tenth = divmod(round(10 * abs(coins)), 10)
    return f"{'−' if coins < 0 else '+'}{words('screen-decimal', whole=whole, tenth=tenth)}"


def _signed(coins: int) -> str:
    return f"{coins:+d}".replace("-", "−") if coins else "·"


def _style(coins: int) -> str:
    return "good" if coins > 0 else "bad" if coins < 0 else "dim"
