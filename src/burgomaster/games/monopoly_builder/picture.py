"""Monopoly Builder as a picture: the throw on top, the board around the island, and every player's things beside it.

How to read this: functions return pieces of SVG. `x` and `y` are the upper left corner of what a function draws.
The drawings themselves are in drawings.py. Presentation attributes only: a strict content policy forbids styles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgomaster.drawing.svg import (
    ACCENT,
    ACCENT_TINT,
    DIE,
    EDGE,
    GOLD,
    GREY,
    GREY_TINT,
    INK,
    LANDSCAPE,
    LIT,
    MUTED,
    PAGE,
    PAPER,
    block,
    box,
    confetti,
    die_face,
    escape,
    fit,
    group,
    lines,
    picture,
    pill,
    printable,
    shorten,
    symbol,
    text,
    text_width,
    use,
)
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder import drawings, rules
from burgomaster.games.monopoly_builder.actions import chips_text, deed_name, field_text
from burgomaster.games.monopoly_builder.chance import space_name
from burgomaster.games.monopoly_builder.printed import name_of
from burgomaster.games.monopoly_builder.state import (
    ANSWER_PHASE,
    AUCTION_PHASE,
    BANK,
    BUY_PHASE,
    DEBT_PHASE,
    DEED_COUNT,
    DEED_SPACE,
    JAIL,
    KIND_COUNT,
    KINDS,
    NOBODY,
    OFFER_PHASE,
    OVER_PHASE,
    PENTHOUSE,
    REDEEM_PHASE,
    SEATS,
    SETS,
    SPACES,
    START,
    START_PHASE,
    TAKE_SPACE,
    TOKENS,
    Edition,
    State,
)
from burgomaster.games.monopoly_builder.state import WIDTH as FIELDS_IN_ROW
from burgomaster.games.monopoly_builder.tableau import status

# ---- Measures -------------------------------------------------------------------------------------------------------

WIDTH = 1200
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
HEADER_HEIGHT = 88
DICE_WIDTH = 214  # room kept for two dice and their total
STRIP_Y = MARGIN + HEADER_HEIGHT + 12
STRIP_HEIGHT = 60  # what is open between the players, or else the key
BOARD_Y = STRIP_Y + STRIP_HEIGHT + 12
BOARD = 864  # each side
HEIGHT = BOARD_Y + BOARD + MARGIN
MOST_SPACE = 100  # the size of a space
ROAD = 54  # between the spaces and the sea: here the tokens walk
BAND = 24  # the coloured top of a deed
PANELS_X = MARGIN + BOARD + 16
PANEL_WIDTH = WIDTH - MARGIN - PANELS_X
PANEL_GAP = 12
PANEL_HEIGHT = (BOARD - 3 * PANEL_GAP) / 4
TOKEN_WIDTH, TOKEN_HEIGHT = 36, 42
COSTS_HEIGHT, BANK_HEIGHT = 50, 52
MINI_WIDTH, MINI_HEIGHT = 29, 27  # a deed in a player's hand
BUILDING = 0.68  # half the width of a building, when a field is 2 wide
TILT = drawings.TILT
FLOOR_SHAPE = 2 * drawings.FLOOR[1] / drawings.FLOOR[0]  # the height of a floor's drawing for half its width

# ---- Colours --------------------------------------------------------------------------------------------------------

SEAT_COLOURS = ("#c23d34", "#7548a0", "#357a40", "#e6b325")  # as the tokens: penguin, cat, T-Rex, duck
SEAT_INKS = ("#fff", "#fff", "#fff", INK)
SET_COLOURS = ("#7d5230", "#a3d6ee", "#c24a83", "#ea9433", "#c0372f", "#f4d24f", "#2f7d46", "#27457f")
SET_INKS = ("#fff", INK, "#fff", INK, "#fff", INK, "#fff", "#fff")
SPACE_TINTS = ("#e3f0d6", "#e6e1d8", "#dfecf5", "#f7e0d8", "#eef5e4", "#fbeee0", "#eae6f0", "#f6efdf")  # as SPACES
ROAD_GREY, ROAD_LINE = "#bcb5a9", "#fffdf8"
BAD = "#a3322a"


# ---- The whole picture ----------------------------------------------------------------------------------------------


def draw_svg(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words) -> str:
    """The table as SVG. Everything on it is open, so a seat only decides which player comes first."""
    names = [printable(name) for name in names]
    strip = _banner(s, e, names, words) or _key(e, words)
    parts = [
        f"<title>{escape(words('title'))}</title>",
        f"<desc>{escape(_description(s, e, names, words))}</desc>",
        definitions(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAGE}"/>',
        _header(MARGIN, MARGIN, s, e, names, words),
        f'<g transform="translate({MARGIN} {STRIP_Y})">{strip}</g>',
        f'<g transform="translate({MARGIN} {BOARD_Y})">{_board(s, e, names, words)}</g>',
    ]
    for place in range(s.players):
        p = ((seat or 0) + place) % s.players
        y = BOARD_Y + place * (PANEL_HEIGHT + PANEL_GAP)
        parts.append(_panel(PANELS_X, y, s, e, p, names[p], p == seat, words))
    if s.players < SEATS:
        y = BOARD_Y + s.players * (PANEL_HEIGHT + PANEL_GAP)
        parts.append(_building_site(PANELS_X, y, PANEL_WIDTH, BOARD_Y + BOARD - y))
    return picture(WIDTH, HEIGHT, parts, described=True)


def _description(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The table in words, for those who cannot see the picture."""
    told = [f"{words('table-turn', turn=s.turns, round=s.round)}: {status(s, e, names, words)}."]
    points = _points(s, e)
    for p in range(s.players):
        where = words("table-in-jail") if s.jail[p] else space_name(e, s.space[p], words)
        things = [_token_name(s, p, words), words("table-bankrupt") if s.bankrupt[p] else where]
        things += [f"{words('table-points')} {points[p]}", words("some-money", amount=s.cash[p])]
        things += [*chips_text(s.chips[p], words), f"{words('table-blocks')} {s.blocks[p]}"]
        if s.get_out[p]:
            things.append(words("some-cards", count=s.get_out[p]))
        things += [_deed_title(s, e, d, words) for d in range(DEED_COUNT) if s.owner[d] == p]
        told.append(f"{names[p]}: {', '.join(things)}.")
    built = [field for field in e.foundation[: e.foundations] if s.floors[field]]
    if built:
        told.append(f"{words('table-island')}: {'; '.join(_field_title(s, field, names) for field in built)}.")
    told.append(f"{words('table-bank')}: {', '.join(chips_text(s.bank, words))}.")
    told.append(f"{words('table-chance', unseen=sum(s.unseen), under=s.under_count)}.")
    for at in range(e.spaces):
        if any(s.lying[at]):
            chips = ", ".join(chips_text(s.lying[at], words))
            told.append(f"{words('table-lying')}: {space_name(e, at, words)}, {chips}.")
    return " ".join(told)


def _points(s: State, e: Edition) -> list[int]:
    points = [0] * SEATS
    rules.scores(s, e, points)
    return points


def _field_title(s: State, field: int, names: Sequence[str]) -> str:
    """A field of the island in words: `2,3 Anna 4`."""
    return f"{field_text(field)} {names[s.built_by[field]]} {s.floors[field]}"


def _deed_title(s: State, e: Edition, d: int, words: Words) -> str:
    """A deed in words, with its town and set; whether it is mortgaged."""
    mortgaged = f", {words('table-mortgaged')}" if s.mortgaged[d] else ""
    return f"{deed_name(e, d)} ({name_of(e.town[d // 2])}, {words(SETS[d // 2])}{mortgaged})"


def definitions() -> str:
    """Every drawing, written once."""
    scenes = {**drawings.MACHINE_DRAWINGS, **drawings.SPACE_DRAWINGS}
    signs = {f"chip-{name}": drawing for name, drawing in drawings.CHIP_DRAWINGS.items()}
    signs |= {f"head-{name}": drawing for name, drawing in drawings.HEAD_DRAWINGS.items()}
    signs |= {f"set-{name}": drawing for name, drawing in drawings.SET_DRAWINGS.items()}
    signs |= {f"sign-{name}": drawing for name, drawing in drawings.SIGN_DRAWINGS.items()}
    symbols = [symbol(f"mb-{name}", drawing, drawings.SCENE) for name, drawing in scenes.items()]
    symbols += [symbol(f"mb-{name}", drawing, drawings.TOKEN) for name, drawing in drawings.TOKEN_DRAWINGS.items()]
    symbols += [symbol(f"mb-{name}", drawing, drawings.FLOOR) for name, drawing in drawings.FLOOR_DRAWINGS.items()]
    symbols += [symbol(f"mb-{name}", drawing, drawings.SIGN) for name, drawing in signs.items()]
    symbols.append(symbol("mb-sail", drawings.SAIL, drawings.SIGN))
    symbols.append(symbol("mb-skyline", drawings.SKYLINE, drawings.CITY))
    sky = '<stop stop-color="#bfe0f2"/><stop offset="1" stop-color="#eef6f0"/>'
    sea = '<stop stop-color="#b7dff0"/><stop offset="1" stop-color="#7fbfdc"/>'
    symbols.append(f'<linearGradient id="mb-sky" x2="0" y2="1">{sky}</linearGradient>')
    symbols.append(f'<linearGradient id="mb-sea" x2="0" y2="1">{sea}</linearGradient>')
    symbols.append(f'<clipPath id="mb-window">{box(0, 0, INNER, HEADER_HEIGHT, INK, round_by=16)}</clipPath>')
    return "<defs>\n" + "\n".join(symbols) + "\n</defs>"


# ---- Signs ----------------------------------------------------------------------------------------------------------


def _squeezed(
    x: float, y: float, content: str, width: float, size: float, fill: str = INK, anchor: str = "middle"
) -> str:
    """A bold line of text that is made narrower, letters and all, where it would leave its box: names stay whole."""
    content = shorten(content, width * 1.4, size)
    line = text(x, y, content, size, fill, anchor, bold=True)
    widest = text_width(content, size)
    if widest <= width:
        return line
    length = min(width, 0.85 * widest)  # most typefaces are narrower than we fear, and nothing is to be stretched
    return line.replace("<text ", f'<text textLength="{length:g}" lengthAdjust="spacingAndGlyphs" ', 1)


def _label(middle: float, y: float, content: str, width: float) -> str:
    """The name of a space on one or two lines around the height `y`, squeezed where that is not enough."""
    said, size = fit(content, width, (13, 12, 11))
    if " ".join(said) != content:
        said = lines(content, width * 1.4, size)
    top = y + size * 0.36 - size * 1.15 * (len(said) - 1) / 2
    return "".join(_squeezed(middle, top + size * 1.15 * i, line, width, size) for i, line in enumerate(said))


def _counted(x: float, y: float, sign: str, count: int, size: float, more: str = "") -> str:
    """A sign and how many there are; what there is none of is pale."""
    faded = "" if count else ' opacity=".35"'
    large, ink = 14 if count < 10 else 12, INK if count else MUTED
    figure = text(x + size + 2.5, y + size / 2 + 5, str(count), large, ink, bold=count > 0)
    return use(f"mb-{sign}", x, y, size, size, more + faded) + figure


def _chips(places: Sequence[tuple[float, float]], counts: Sequence[int], size: float) -> str:
    """A chip of every kind there is, each in its place, with the number if there are several."""
    parts = []
    for (x, y), k in zip(places, (k for k in range(KIND_COUNT) if counts[k]), strict=False):
        parts.append(use(f"mb-chip-{KINDS[k]}", x, y, size, size))
        if counts[k] > 1:
            width = text_width(str(counts[k]), 11) + 5
            parts.append(box(x + size - width + 4, y + size - 11, width, 14, INK, "#fff", 1, 7))
            parts.append(text(x + size - width / 2 + 4, y + size, str(counts[k]), 11, "#fff", "middle", bold=True))
    return "".join(parts)


def _token_name(s: State, p: int, words: Words) -> str:
    """What a player's token is called; before it is chosen, that there is none."""
    return "–" if s.token[p] == NOBODY else words(TOKENS[s.token[p]])


def _badge(x: float, y: float, p: int, token: int, height: float = 20) -> str:
    """Whose it is: the head of the token and the seat's letter, on the player's colour. Twice as wide as high."""
    r = height / 2
    ground = box(x, y, 2 * height, height, SEAT_COLOURS[p], "#fff", 1.5, r)
    disc = f'<circle cx="{x + r:g}" cy="{y + r:g}" r="{r - 1.5:g}" fill="{PAPER}"/>'
    head = "" if token == NOBODY else use(f"mb-head-{TOKENS[token]}", x + 3, y + 3, height - 6, height - 6)
    size = height * 0.65
    letter = text(x + 1.42 * height, y + r + size * 0.36, SEAT_LETTERS[p], size, SEAT_INKS[p], "middle", bold=True)
    return ground + disc + head + letter


def _set_sign(d: int, x: float, y: float, size: float, fill: str) -> str:
    """The sign of a deed's set, so that nobody has to tell colours apart."""
    return use(f"mb-set-{SETS[d // 2]}", x, y, size, size, f' color="{fill}"')


def _mini(x: float, y: float, s: State, e: Edition, d: int, words: Words) -> str:
    """A deed in a player's hand: its set and its number; a mortgaged one is grey and crossed out."""
    fill, ink = (GREY_TINT, MUTED) if s.mortgaged[d] else (SET_COLOURS[d // 2], SET_INKS[d // 2])
    edge = SET_COLOURS[d // 2] if s.mortgaged[d] else INK
    parts = [
        box(x, y, MINI_WIDTH, MINI_HEIGHT, fill, edge, 1, 5),
        _set_sign(d, x + 2, y + 7.5, 12, ink),
        text(x + 21, y + 18, str(e.deed_number[d]), 11, ink, "middle", bold=True),
    ]
    if s.mortgaged[d]:
        parts.append(_strike(x + 3, y + 3, MINI_WIDTH - 6, MINI_HEIGHT - 6))
    return group(_deed_title(s, e, d, words), *parts)


def _strike(x: float, y: float, width: float, height: float) -> str:
    """A red line across what does not count now."""
    return f'<path d="M{x:g} {y + height:g}l{width:g}-{height:g}" stroke="{BAD}" stroke-width="2.5"/>'


def _stamp(x: float, y: float, content: str, width: float, size: float = 13) -> str:
    """Said in words across something: mortgaged, bankrupt. `x` and `y` are its middle."""
    frame = box(-width / 2, -size * 0.85, width, size * 1.7, PAPER, BAD, 2, 5)
    label = _squeezed(0, size * 0.36, content, width - 8, size, BAD)
    return f'<g transform="translate({x:g} {y:g}) rotate(-8)">{frame}{label}</g>'


def _top(x: float, y: float, width: float, height: float, fill: str, corner: float) -> str:
    """A coloured band with the upper corners rounded."""
    return (
        f'<path d="M{x:g} {y + height:g}v-{height - corner:g}q0-{corner:g} {corner:g}-{corner:g}h{width - 2 * corner:g}'
        f'q{corner:g} 0 {corner:g} {corner:g}v{height - corner:g}Z" fill="{fill}"/>'
    )


# ---- Header ---------------------------------------------------------------------------------------------------------


def _header(x: float, y: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The turn, what the table waits for, and the dice, over a bit of landscape."""
    sky = box(0, 0, INNER, HEADER_HEIGHT, "url(#mb-sky)", round_by=16)
    party = confetti(INNER, HEADER_HEIGHT, 70) if s.phase == OVER_PHASE else ""
    turn = words("table-turn", turn=s.turns, round=s.round)
    width = text_width(turn, 15) + 28
    when = box(20, 28, width, 32, INK, round_by=16)
    when += text(20 + width / 2, 49, turn, 15, "#fff", "middle", bold=True)
    left = 20 + width + 18
    news = _news(left, INNER - DICE_WIDTH - left, s, e, names, words)
    return (
        f'<g transform="translate({x} {y})"><g clip-path="url(#mb-window)">{sky}{LANDSCAPE}{party}</g>'
        f"{when}{news}{_dice(INNER - 20, 19, s)}</g>"
    )


def _news(x: float, width: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The status sentence; below it a debt that waits behind an offer, an extra turn (MB-T5), or who has won."""
    short = [shorten(name, 300, 17) for name in names]
    sentence = status(s, e, short, words)
    size = 22 if text_width(sentence, 22) <= width else 17
    told = lines(sentence, width, size)
    more = ""
    if s.debt and s.phase != DEBT_PHASE:
        more = words("table-debt", name=short[s.player], debt=s.debt)
    elif s.extra_turn:
        more = words("told-extra-turn", who=short[s.player])
    elif s.phase == OVER_PHASE:
        won = rules.winners(s, e)
        more = "; ".join(words("told-wins", who=short[p]) for p in range(s.players) if won >> p & 1)
    if not more:
        return block(x, 44, told, size, INK, "start", bold=True)
    return block(x, 34, told, size, INK, "start", bold=True) + text(x, 72, shorten(more, width, 15), 15, INK)


def _dice(right: float, y: float, s: State) -> str:
    """The dice as they lie with their total, or still in the hand."""
    if s.phase == OVER_PHASE and not s.die[0]:
        return ""
    total = f"= {s.die[0] + s.die[1]}" if s.die[0] else ""
    x = right - 2 * DIE - 10 - (76 if total else 0)
    placed = [f'<g transform="translate({x + i * (DIE + 10):g} {y:g})">{die_face(s.die[i])}</g>' for i in range(2)]
    return "".join(placed) + (text(right - 62, y + 33, total, 24, INK, bold=True) if total else "")


# ---- The strip: the key, or what is open between the players -------------------------------------------------------


def _key(e: Edition, words: Words) -> str:
    """What the signs mean."""
    plain = {"price": "table-price", "rent": "table-rent", "points": "table-points", "get-out": "table-cards"}
    signs = [(_number(13, 13, 8, LIT), words("picture-number"))]
    signs += [(use(f"mb-sign-{name}", 1, 1, 24, 24), words(word)) for name, word in plain.items()]
    signs += [
        (use("mb-sign-block", 1, 1, 24, 24, f' color="{SEAT_COLOURS[1]}"'), words("table-blocks")),
        (_badge(-11, 3, 0, 0), words("table-owner")),
        (box(1, 2, 24, 22, GREY_TINT, GREY, 1, 5) + _strike(4, 5, 18, 16), words("table-mortgaged")),
        (use("mb-sign-billionaire", 1, 1, 24, 24), f"{words('picture-billionaire')} +{e.billionaire_points}"),
        (use("mb-sign-community", 1, 1, 24, 24), f"{words('picture-community')} +{e.community_points}"),
    ]
    for room in (120, 100, 84, 68):  # for the words, on two lines if need be
        said = [lines(meaning, room, 11) for _, meaning in signs]
        widths = [34 + max(text_width(line, 11) for line in label) for label in said]
        gap = (INNER - 44 - sum(widths)) / (len(signs) - 1)
        if gap > 8:
            break
    parts = [box(0, 0, INNER, STRIP_HEIGHT, "none", EDGE, 1.5, 14)]
    x = 22.0
    for (sign, _), label, width in zip(signs, said, widths, strict=True):
        parts.append(f'<g transform="translate({x:g} 17)">{sign}</g>')
        parts.append(block(x + 34, 30, label, 11, INK, "start"))
        x += width + gap
    return "".join(parts)


def _banner(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """An auction, an offer, a debt or deeds to pay off, if one is open."""
    if s.phase == AUCTION_PHASE:
        inside = _auction(s, e, names, words)
    elif s.phase in (OFFER_PHASE, ANSWER_PHASE) and s.partner != NOBODY:
        inside = _offer(s, e, names, words)
    elif s.phase == DEBT_PHASE:
        inside = _debt(s, names, words)
    elif s.phase == REDEEM_PHASE:
        inside = _redeem(s, e, names, words)
    else:
        return ""
    return box(0, 0, INNER, STRIP_HEIGHT, ACCENT_TINT, ACCENT, 2.5, 14) + inside


def _person(x: float, p: int, token: int, name: str, width: float) -> tuple[str, float]:
    """A player in the strip, and where the player ends."""
    name = shorten(name, width - 62, 15)
    return _badge(x, 17, p, token, 26) + text(x + 60, 35, name, 15, INK, bold=True), x + 60 + text_width(name, 15)


def _money(x: float, amount: int, words: Words, size: float = 20) -> tuple[str, float]:
    """An amount beside a note in the strip, and where it ends."""
    label = words("some-money", amount=amount)
    note = use("mb-sign-money", x, 30 - size * 0.7, size * 1.4, size * 1.4)
    start = x + size * 1.4 + 6
    return note + text(start, 30 + size * 0.36, label, size, INK, bold=True), start + text_width(label, size)


def _auction(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """MB-B3: the deed, the highest bid and whose it is, who is still in, and who is to raise."""
    card, x = _deed_tag(62, s, e, s.deed, shorten(deed_name(e, s.deed), 140, 14))
    parts = [use("mb-sign-hammer", 18, 14, 32, 32), card]
    if s.raising:
        coming = shorten(f"→ {words('some-money', amount=s.raising)} …", 150, 12)
        parts.append(text(x + 28, 55, coming, 12, MUTED, bold=True))
    if s.bidder != NOBODY:
        money, x = _money(x + 26, s.bid, words)
        parts += [money, _badge(x + 12, 18, s.bidder, s.token[s.bidder], 24)]
    start, width = 520, (INNER - 536) / s.players
    parts += [_bidder(start + p * width, s, p, names[p], width - 8) for p in range(s.players)]
    return "".join(parts)


def _bidder(x: float, s: State, p: int, name: str, width: float) -> str:
    """Who bids: the one to raise is marked, those who dropped out are pale and crossed out."""
    person, end = _person(x, p, s.token[p], name, width - 10)
    if not s.bidding >> p & 1:
        return f'<g opacity=".45">{person}</g>' + _strike(x, 20, 52, 20)
    frame = box(x - 8, 9, end - x + 18, 42, PAPER, ACCENT, 2.5, 21) if p == s.actor else ""
    return frame + person


def _offer(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """MB-D1: what the one gives, and what is asked of the other. Who is to decide is marked."""
    given = (s.deeds_given, s.chips_given, s.cards_given, s.money_given)
    taken = (s.deeds_taken, s.chips_taken, s.cards_taken, s.money_taken)
    half = INNER / 2
    parts = [use("mb-sign-deal", half - 18, 12, 36, 36)]
    for left, p, things in ((18.0, s.offerer, given), (half + 36, s.partner, taken)):
        person, x = _person(left, p, s.token[p], names[p], 200)
        if p == s.actor:
            parts.append(box(left - 8, 9, x - left + 18, 42, PAPER, ACCENT, 2.5, 21))
        room = half - 50 - (x + 22 - left)
        pieces = _things(s, e, *things, words, named=True)
        if _length(pieces) > room:
            pieces = _things(s, e, *things, words, named=False)
        parts.append(person + _row(x + 22, room, pieces))
    return "".join(parts)


def _things(
    s: State, e: Edition, deeds: int, chips: Sequence[int], cards: int, money: int, words: Words, named: bool
) -> list[tuple[str, float]]:
    """One side of a deal as pieces with their widths, to be put in a row; deeds with their names if there is room."""
    pieces = []
    for d in range(DEED_COUNT):
        if deeds >> d & 1:
            mini = _mini(0, (STRIP_HEIGHT - MINI_HEIGHT) / 2, s, e, d, words)
            pieces.append(_deed_tag(0, s, e, d, deed_name(e, d)) if named else (mini, float(MINI_WIDTH)))
    counts = [(f"chip-{KINDS[k]}", chips[k]) for k in range(KIND_COUNT)] + [("sign-get-out", cards)]
    for sign, count in counts:
        if count:
            label = text(29, 36, f"×{count}", 16, INK, bold=True)
            pieces.append((use(f"mb-{sign}", 0, 17, 26, 26) + label, 29 + text_width(f"×{count}", 16)))
    if money:
        pieces.append(_money(0, money, words, 17))
    return pieces or [(text(0, 36, "…", 18, MUTED, bold=True), 20.0)]


def _length(pieces: Sequence[tuple[str, float]]) -> float:
    return sum(width + 10 for _, width in pieces)


def _row(x: float, room: float, pieces: Sequence[tuple[str, float]]) -> str:
    """Pieces side by side; where there is no room for all, how many more there are."""
    parts: list[str] = []
    for n, (piece, width) in enumerate(pieces):
        rest = len(pieces) - n
        if width > room - (40 if rest > 1 else 0):
            return "".join([*parts, text(x, 36, f"+{rest}", 16, INK, bold=True)])
        parts.append(f'<g transform="translate({x:g} 0)">{piece}</g>')
        x += width + 10
        room -= width + 10
    return "".join(parts)


def _deed_tag(x: float, s: State, e: Edition, d: int, label: str) -> tuple[str, float]:
    """A deed in the strip by its set, its name, its number and its chip; and where it ends."""
    label = shorten(label, 240, 14)
    end = x + 36 + text_width(label, 14)
    ink = SET_INKS[d // 2]
    parts = [
        box(x, 13, end + 54 - x, 34, SET_COLOURS[d // 2], INK, 1, 8),
        _set_sign(d, x + 9, 21, 18, ink),
        text(x + 34, 35, label, 14, ink, bold=True),
        _number(end + 13, 30, e.deed_number[d], PAPER),
        use(f"mb-chip-{KINDS[e.deed_kind[d]]}", end + 27, 19, 22, 22),
    ]
    if s.mortgaged[d]:
        parts.append(_strike(x + 6, 20, 24, 20))
    return "".join(parts), end + 54


def _debt(s: State, names: Sequence[str], words: Words) -> str:
    """MB-G2: who owes how much to whom, and has how much."""
    debtor, x = _person(18, s.player, s.token[s.player], names[s.player], 300)
    cash, x = _money(x + 16, s.cash[s.player], words, 16)
    arrow = use("mb-sign-owes", x + 30, 14, 32, 32)
    amount = text(x + 74, 38, words("some-money", amount=s.debt), 22, BAD, bold=True)
    x += 74 + text_width(words("some-money", amount=s.debt), 22) + 12
    arrow += use("mb-sign-owes", x, 14, 32, 32)
    if s.creditor == BANK:
        creditor = use("mb-sign-bank", x + 52, 14, 32, 32) + text(x + 92, 35, words("table-bank"), 15, INK, bold=True)
    else:
        creditor = _person(x + 52, s.creditor, s.token[s.creditor], names[s.creditor], 300)[0]
    return debtor + cash + arrow + amount + creditor


def _redeem(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """MB-D2, MB-G3: the mortgaged deeds just received and what paying them off costs."""
    person, x = _person(18, s.actor, s.token[s.actor], names[s.actor], 300)
    deeds = [d for d in range(DEED_COUNT) if s.received >> d & 1 and s.owner[d] == s.actor]
    costs = {d: words("some-money", amount=e.pay_off[d]) for d in deeds}
    room = INNER - x - 44
    pieces = [_deed_tag(0, s, e, d, f"{deed_name(e, d)}: {costs[d]}") for d in deeds]
    if _length(pieces) > room:
        pieces = [(_mini(0, (STRIP_HEIGHT - MINI_HEIGHT) / 2, s, e, d, words), float(MINI_WIDTH)) for d in deeds]
    return person + _row(x + 28, room, pieces)


# ---- The board ------------------------------------------------------------------------------------------------------


class Ring(NamedTuple):
    """How the spaces lie around the board: so many per side, of size `t`, one every `step`."""

    side: int
    t: float
    step: float

    def grid(self, at: int) -> tuple[int, int]:
        """Column and row of a space: START is in the upper left corner, and it goes clockwise."""
        edge, along = divmod(at, self.side)
        back = self.side - along
        return ((along, 0), (self.side, along), (back, self.side), (0, back))[edge]

    def place(self, at: int) -> tuple[float, float]:
        """The upper left corner of a space."""
        column, row = self.grid(at)
        return column * self.step, row * self.step

    def stretch(self, start: float) -> tuple[float, float]:
        """Where the road before a space begins, and its length: beside a corner it is shorter, for the bend."""
        begin, end = max(start, self.t + ROAD), min(start + self.t, BOARD - self.t - ROAD)
        return begin, end - begin


def _ring(e: Edition) -> Ring:
    """The house edition has 32 spaces, other boards have 18 to 40. With few, there is pavement between them."""
    side = -(-e.spaces // 4)
    t = min(BOARD / (side + 1), MOST_SPACE)
    return Ring(side, t, (BOARD - t) / side)


def _board(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The spaces around the road, the island in its sea, and on the road the tokens and what lies there."""
    ring = _ring(e)
    shore = ring.t + ROAD
    parts = [
        box(0, 0, BOARD, BOARD, "#e5dcc6", "#c9bda3", 1.5, 14),
        _road(ring),
        f'<g transform="translate({shore:g} {shore:g})">{_sea(BOARD - 2 * shore, s, e, names, words)}</g>',
    ]
    tiles = [_tile(*ring.place(at), ring.t, s, e, at, names, words) for at in range(e.spaces)]
    return "\n".join([*parts, *tiles, *(_on_road(ring, at, s, e, names, words) for at in range(e.spaces))])


def _road(ring: Ring) -> str:
    """The road, with an arrow from space to space the way the tokens go."""
    t = ring.t
    outer, middle = BOARD - 2 * t, t + ROAD / 2
    far = BOARD - middle
    arrows = []
    for i in range(2, ring.side):
        a = i * ring.step - (ring.step - t) / 2
        arrows += [
            f"M{a - 3:g} {middle - 6:g}l6 6-6 6",
            f"M{far + 6:g} {a - 3:g}l-6 6-6-6",
            f"M{BOARD - a + 3:g} {far + 6:g}l-6-6 6-6",
            f"M{middle - 6:g} {BOARD - a + 3:g}l6-6 6 6",
        ]
    pen = f'fill="none" stroke="{ROAD_LINE}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"'
    return box(t, t, outer, outer, ROAD_GREY, "#a39b8e", 2, 10) + f'<path d="{"".join(arrows)}" {pen}/>'


def _tile(x: float, y: float, t: float, s: State, e: Edition, at: int, names: Sequence[str], words: Words) -> str:
    """A space by its kind."""
    kind = e.space_type[at]
    if kind == DEED_SPACE:
        return _deed(x + 1.5, y + 1.5, t - 3, s, e, e.space_what[at], names, words)
    name = space_name(e, at, words)
    if kind == JAIL:
        return group(name, _jail(x + 1.5, y + 1.5, t - 3, s, s.lying[at], name))
    return group(name, _plain_space(x + 1.5, y + 1.5, t - 3, e, at, name, words))


def _deed(x: float, y: float, t: float, s: State, e: Edition, d: int, names: Sequence[str], words: Words) -> str:
    """A deed: its set, its number, its kind of chip, its name; its price, or its owner and the rent due now."""
    owner = s.owner[d]
    colour, ink = SET_COLOURS[d // 2], SET_INKS[d // 2]
    now = s.deed == d and s.phase in (BUY_PHASE, AUCTION_PHASE)
    edge = ACCENT if now else SEAT_COLOURS[owner] if owner != NOBODY else "#c9bda3"
    pays = s.die[0] > 0 and s.die[0] + s.die[1] == e.deed_number[d] and owner != NOBODY and not s.mortgaged[d]
    faded = ' opacity=".35"' if s.mortgaged[d] else ""
    middle, foot = x + t / 2, y + t - 21
    art = min(t - 8, (t - BAND - 38) * 1.5)
    parts = [
        box(x, y, t, t, GREY_TINT if s.mortgaged[d] else PAPER, round_by=7),
        _top(x, y, t, BAND, colour, 7),
        box(x, y, t, t, "none", edge, 3 if now or owner != NOBODY else 1.2, 7),
        _set_sign(d, x + 7, y + 4.5, 16, ink),
        _number(x + t - 15, y + BAND / 2 + 1, e.deed_number[d], LIT if pays else PAPER),
        use(f"mb-{KINDS[e.deed_kind[d]]}", middle - art / 2, y + BAND + 1, art, art / 1.5, faded),
        _squeezed(middle, foot - 4, deed_name(e, d), t - 10, 11),
    ]
    title = f"{_deed_title(s, e, d, words)}: {words('table-number')} {e.deed_number[d]}, {words(KINDS[e.deed_kind[d]])}"
    if owner == NOBODY:
        price = words("some-money", amount=e.price[d])
        parts.append(use("mb-sign-price", middle - 25, foot + 2, 14, 14))
        parts.append(_squeezed(middle - 7, foot + 13.5, price, t / 2, 11, anchor="start"))
        return group(f"{title}; {words('table-price')} {e.price[d]}", *parts)
    parts.append(_badge(x + 4, foot, owner, s.token[owner], 18))
    if s.mortgaged[d]:
        parts.append(_stamp(middle, y + BAND + 18, words("table-mortgaged"), t - 10, 12))
    else:
        if t > 85:
            parts.append(use("mb-sign-rent", x + 42, foot + 2, 14, 14))
        rent = words("some-money", amount=rules.rent_of(s, e, d))
        parts.append(_squeezed(x + t - 4, foot + 13.5, rent, t - (62 if t > 85 else 46), 11, anchor="end"))
    return group(f"{title}; {names[owner]}", *parts)


def _number(x: float, y: float, number: int, fill: str) -> str:
    """The total on which a deed pays; it shines if that has just been thrown. `x` and `y` are its middle."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{fill}" stroke="{INK}" stroke-width="1"/>'
    return disc + text(x, y + 5, str(number), 14 if number < 10 else 13, INK, "middle", bold=True)


def _plain_space(x: float, y: float, t: float, e: Edition, at: int, name: str, words: Words) -> str:
    """A space that is no deed: a drawing and its name; START also says what it pays."""
    kind = e.space_type[at]
    machine = KINDS[e.space_what[at]] if kind == TAKE_SPACE else ""
    art = min(t - 10, (t - (40 if machine else 36)) * 1.5)
    middle = x + t / 2
    parts = [
        box(x, y, t, t, SPACE_TINTS[kind], "#c9bda3", 1.2, 7),
        use(f"mb-{machine or SPACES[kind]}", middle - art / 2, y + (8 if machine else 5), art, art / 1.5),
        _label(middle, y + t - 18, name, t - 8),
    ]
    if machine:
        parts += [use(f"mb-chip-{machine}", x + 4 + 13 * i, y + 4, 20, 20) for i in range(min(e.space_chips, 5))]
    if kind == START:
        label = f"+{words('some-money', amount=e.start_bonus)}"
        parts.append(pill(middle + text_width(label, 12) / 2 + 6, y + art / 1.5 - 15, label, 12, PAPER, INK, EDGE))
    return "".join(parts)


def _jail(x: float, y: float, t: float, s: State, lying: Sequence[int], name: str) -> str:
    """The jail: who is in it stands behind bars; who only visits stands outside, on the road."""
    inside = [p for p in range(s.players) if s.jail[p] and not s.bankrupt[p]]
    cell = t - 42
    tall = min(TOKEN_HEIGHT, cell - (24 if any(lying) else 6))
    places = _spread((x + 10, t - 20), len(inside), tall * TOKEN_WIDTH / TOKEN_HEIGHT, 8, TOKEN_WIDTH)
    head = y + cell + 3 - tall
    parts = [
        box(x, y, t, t, SPACE_TINTS[JAIL], "#c9bda3", 1.2, 7),
        box(x + 5, y + 5, t - 10, cell, "#a2988a", round_by=4),
        box(x + 10, y + 10, t - 20, cell - 10, "#5b524a", round_by=3),
        *(_figure(left, head, p, s.token[p], tall) for left, p in zip(places, inside, strict=True)),
    ]
    bars = "".join(f"M{x + 10 + (t - 20) * i / 6:g} {y + 9:g}v{cell - 8:g}" for i in range(1, 6))
    parts.append(f'<path d="{bars}" stroke="#d8d0c2" stroke-width="3"/>')
    parts += [_letter(left - 2, head - 2, p) for left, p in zip(places, inside, strict=True)]
    parts.append(_label(x + t / 2, y + t - 18, name, t - 8))
    return "".join(parts)


# ---- Tokens and chips on the road -----------------------------------------------------------------------------------


def _token(x: float, y: float, p: int, token: int) -> str:
    """A token with its seat's letter."""
    return _figure(x, y, p, token, TOKEN_HEIGHT) + _letter(x, y, p)


def _figure(x: float, y: float, p: int, token: int, height: float) -> str:
    """A token alone, in the colour of its seat; nothing before it is chosen."""
    if token == NOBODY:
        return ""
    width = height * TOKEN_WIDTH / TOKEN_HEIGHT
    return use(f"mb-{TOKENS[token]}", x, y, width, height, f' color="{SEAT_COLOURS[p]}"')


def _letter(x: float, y: float, p: int) -> str:
    """The seat's letter at the upper left of a token."""
    disc = f'<circle cx="{x + 7:g}" cy="{y + 8:g}" r="7.5" fill="{SEAT_COLOURS[p]}" stroke="#fff" stroke-width="1.2"/>'
    return disc + text(x + 7, y + 12, SEAT_LETTERS[p], 11, SEAT_INKS[p], "middle", bold=True)


def _on_road(ring: Ring, at: int, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The tokens standing before a space and the chips lying there."""
    standing = [p for p in range(s.players) if s.space[p] == at and not s.jail[p] and not s.bankrupt[p]]
    lying = s.lying[at]
    if not standing and not any(lying):
        return ""
    column, row = ring.grid(at)
    x, y = ring.place(at)
    edges = (0, ring.side)
    if column in edges and row in edges:
        parts = _at_corner(x, y, ring.t, standing, lying, s.token)
    elif row in edges:
        parts = _along_row(ring.stretch(x), y, ring.t, standing, lying, s.token)
    else:
        parts = _along_column(x, ring.stretch(y), ring.t, standing, lying, s.token)
    who = [names[p] for p in standing] + chips_text(lying, words)
    return group(f"{space_name(e, at, words)}: {', '.join(who)}", *parts)


def _spread(stretch: tuple[float, float], count: int, size: float, least: float, most: float) -> list[float]:
    """Where `count` things of a size begin that stand in the middle of a stretch, closer together if they are many."""
    start, length = stretch
    step = max(least, min(most, (length - size) / max(1, count - 1)))
    first = start + (length - size - step * (count - 1)) / 2
    return [first + step * i for i in range(count)]


def _at_corner(
    x: float, y: float, t: float, standing: Sequence[int], chips: Sequence[int], tokens: Sequence[int]
) -> list[str]:
    """At a corner tokens stand in the bend of the road, several in a square; chips lie on the space."""
    columns = min(2, len(standing))
    rows = -(-len(standing) // 2)
    away_x, away_y = max(ROAD / 2, 5 + 16 * columns), max(ROAD / 2, 6 + 18 * rows)
    inward_x = x + t + away_x if x < BOARD / 2 else x - away_x
    inward_y = y + t + away_y if y < BOARD / 2 else y - away_y
    parts = [_chips([(x + 5 + 22 * i, y + 5) for i in range(KIND_COUNT)], chips, 20)]
    for i, p in enumerate(standing):
        left = inward_x - TOKEN_WIDTH / 2 + (i % 2 - (columns - 1) / 2) * 31
        top = inward_y - TOKEN_HEIGHT / 2 + (i // 2 - (rows - 1) / 2) * 32
        parts.append(_token(left, top, p, tokens[p]))
    return parts


def _along_row(
    stretch: tuple[float, float],
    y: float,
    t: float,
    standing: Sequence[int],
    chips: Sequence[int],
    tokens: Sequence[int],
) -> list[str]:
    """On the upper and the lower road: chips in the lane along the spaces, tokens in the other one."""
    upper = y < BOARD / 2
    kinds = sum(1 for count in chips if count)
    lane = y + t + 3 if upper else y - 23
    head = y + t + (ROAD - TOKEN_HEIGHT) / 2 if upper else y - (ROAD + TOKEN_HEIGHT) / 2
    if kinds:
        head += 10 if upper else -10
    parts = [_chips([(left, lane) for left in _spread(stretch, kinds, 20, 22, 23)], chips, 20)]
    places = _spread(stretch, len(standing), TOKEN_WIDTH, 20, TOKEN_WIDTH)
    return parts + [_token(left, head, p, tokens[p]) for left, p in zip(places, standing, strict=True)]


def _along_column(
    x: float,
    stretch: tuple[float, float],
    t: float,
    standing: Sequence[int],
    chips: Sequence[int],
    tokens: Sequence[int],
) -> list[str]:
    """On the roads at the sides it is the same, turned."""
    at_left = x < BOARD / 2
    kinds = sum(1 for count in chips if count)
    lane = x + t + 3 if at_left else x - 23
    left = x + t + (ROAD - TOKEN_WIDTH) / 2 if at_left else x - (ROAD + TOKEN_WIDTH) / 2
    if kinds:
        left += 10 if at_left else -10
    parts = [_chips([(lane, top) for top in _spread(stretch, kinds, 20, 22, 23)], chips, 20)]
    places = _spread(stretch, len(standing), TOKEN_HEIGHT, 20, TOKEN_HEIGHT)
    return parts + [_token(left, top, p, tokens[p]) for top, p in zip(places, standing, strict=True)]


# ---- The island and the bank ----------------------------------------------------------------------------------------


def _sea(size: float, s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """The middle of the board: waves, the island, what floors cost, and the bank on its quay."""
    waves = "".join(
        f"M{20 + n * 157 % (size - 70):.0f} {24 + n * 83 % (size - 150):.0f}q7-6 14 0t14 0" for n in range(26)
    )
    quay = size - COSTS_HEIGHT - BANK_HEIGHT - 18
    return "".join(
        [
            box(0, 0, size, size, "url(#mb-sea)", "#8b857b", 3, 12),
            f'<path d="{waves}" fill="none" stroke="#e4f3f9" stroke-width="2" stroke-linecap="round"/>',
            use("mb-sail", 44, 48, 44, 44),
            use("mb-sail", size - 96, 104, 32, 32),
            _island(size, quay, s, e, names),
            f'<g transform="translate(8 {quay:g})">{_costs(size - 16, e, words)}</g>',
            f'<g transform="translate(8 {quay + COSTS_HEIGHT + 8:g})">{_bank(size - 16, s, words)}</g>',
        ]
    )


def _island(width: float, height: float, s: State, e: Edition, names: Sequence[str]) -> str:
    """The island seen from a corner: column 1 goes down to the right, row 1 is the one in the back."""
    fields = e.foundation[: e.foundations]
    first, last = min(f % FIELDS_IN_ROW for f in fields), max(f % FIELDS_IN_ROW for f in fields)
    back, front = min(f // FIELDS_IN_ROW for f in fields), max(f // FIELDS_IN_ROW for f in fields)
    columns, rows = last - first + 1, front - back + 1
    deep = (columns + rows - 1) * TILT
    a = min((width - 96) / (columns + rows), (height - 52) / (deep + 2), 64)
    middle = width / 2 - (columns - rows) * a / 2
    spare = height - 52 - a * (deep + 2)  # above the highest building and below the shore
    top = height - 46 - spare / 2 - deep * a  # the centre of the field in the back

    def centre(column: float, row: float) -> tuple[float, float]:
        return middle + (column - row) * a, top + (column + row) * a * TILT

    places = {f: centre(f % FIELDS_IN_ROW - first, f // FIELDS_IN_ROW - back) for f in fields}
    parts = [_shore(a, list(places.values()))]
    for column in range(columns):
        x, y = centre(column, rows - 0.19)
        parts.append(text(x, y + 4, str(first + column + 1), 12, "#4d5a2e", "middle", bold=True))
    for row in range(rows):
        x, y = centre(columns - 0.19, row)
        parts.append(text(x, y + 4, str(back + row + 1), 12, "#4d5a2e", "middle", bold=True))
    for f in sorted(fields, key=lambda f: (places[f][1], f)):
        parts.append(_field(*places[f], a, s, f, names))
    parts += [_roof(*places[f], a, s, f) for f in fields if s.floors[f]]
    return "".join(parts)


def _shore(a: float, places: Sequence[tuple[float, float]]) -> str:
    """Shallow water, sand and grass under the fields: the same outline, each a bit smaller."""
    deep = a * TILT
    ground = "".join(f"M{x:g} {y - deep:g}l{a:g} {deep:g}-{a:g} {deep:g}-{a:g}-{deep:g}Z" for x, y in places)
    layers = (("#d3edf5", 78, 4), ("#efdcae", 58, 2), ("#a9c97e", 42, 0))
    return "".join(
        f'<path d="{ground}" transform="translate(0 {down})" fill="{fill}" stroke="{fill}" stroke-width="{wide}"'
        ' stroke-linejoin="round"/>'
        for fill, wide, down in layers
    )


def _field(x: float, y: float, a: float, s: State, field: int, names: Sequence[str]) -> str:
    """A foundation with what stands on it; `x` and `y` are the middle of its slab."""
    half = 0.86 * a
    slab = use("mb-slab", x - half, y - half * TILT, 2 * half, half * FLOOR_SHAPE)
    floors = s.floors[field]
    if not floors:
        return slab + text(x, y + 4, field_text(field), 11, "#6b5f48", "middle")
    half = BUILDING * a
    storey = half * drawings.STOREY / 40
    colour = f' color="{SEAT_COLOURS[s.built_by[field]]}"'
    parts = [slab]
    for level in range(min(floors, PENTHOUSE - 1)):
        base = y - storey * (level + 1) - half * TILT
        parts.append(use("mb-floor", x - half, base, 2 * half, half * FLOOR_SHAPE, colour))
    if floors == PENTHOUSE:
        base = y - storey * (PENTHOUSE - 1) - half * 45 / 40
        parts.append(use("mb-penthouse", x - half, base, 2 * half, half * FLOOR_SHAPE, colour))
    return group(_field_title(s, field, names), *parts)


def _roof(x: float, y: float, a: float, s: State, field: int) -> str:
    """Owner and height of a building, on its roof: no other building may hide that."""
    floors = s.floors[field]
    roof = y - BUILDING * a * drawings.STOREY / 40 * min(floors, PENTHOUSE - 1) - 4
    if floors == PENTHOUSE:
        roof -= BUILDING * a * 22 / 40
    r = max(7.5, min(10, a / 5))
    disc = f'<ellipse cx="{x:g}" cy="{roof:g}" rx="{r * 1.6:g}" ry="{r * 0.9:g}" fill="{PAPER}"/>'
    label = f"{SEAT_LETTERS[s.built_by[field]]}{floors}"
    return disc + text(x, roof + r * 0.46, label, max(11, r * 1.3), INK, "middle", bold=True)


def _costs(width: float, e: Edition, words: Words) -> str:
    """What every floor costs, and what a building of that height is worth."""
    parts = [box(0, 0, width, COSTS_HEIGHT, PAPER, EDGE, 1.5, 10)]
    step = width / PENTHOUSE
    for level in range(PENTHOUSE):
        x = level * step
        parts.append(_height(x + step / 2 - 28, 21, level + 1))
        parts.append(use("mb-sign-points", x + step / 2 - 5, 6, 16, 16))
        parts.append(text(x + step / 2 + 14, 19, str(e.points[level + 1]), 14, INK, bold=True))
        parts.append(_price(x + step / 2, 27, e.floor_cost[level]))
        if level:
            parts.append(f'<path d="M{x:g} 8v{COSTS_HEIGHT - 16}" stroke="{EDGE}" stroke-width="1.5"/>')
    return group(words("picture-costs"), *parts)


def _price(middle: float, y: float, cost: Sequence[int]) -> str:
    """The chips a floor costs: laid out one by one, or by kind with the number where they are too many."""
    chips = [k for k in range(KIND_COUNT) for _ in range(cost[k])]
    if len(chips) <= 6:
        left = middle - 8.7 * len(chips)
        return "".join(use(f"mb-chip-{KINDS[k]}", left + 17.4 * i, y, 17, 17) for i, k in enumerate(chips))
    kinds = [k for k in range(KIND_COUNT) if cost[k]]
    parts = []
    for i, k in enumerate(kinds):
        left = middle - 13 * len(kinds) + 26 * i
        parts.append(use(f"mb-chip-{KINDS[k]}", left, y + 1, 15, 15))
        parts.append(text(left + 16, y + 12.5, str(cost[k]), 11, INK, bold=True))
    return "".join(parts)


def _height(x: float, y: float, floors: int) -> str:
    """A building of so many floors from the front, very small; `y` is the ground."""
    storeys = "".join(f"M{x:g} {y - 2 - 3.6 * n:.1f}h14" for n in range(min(floors, PENTHOUSE - 1)))
    tower = f'<path d="{storeys}" stroke="{MUTED}" stroke-width="2.8"/>'
    if floors == PENTHOUSE:
        tower += f'<path d="M{x + 2:g} {y - 14.6:g}l5-4.5 5 4.5Z" fill="{GOLD}"/>'
    return tower


def _bank(width: float, s: State, words: Words) -> str:
    """The bank's chips and the Chance cards: still unseen, and back under the pile."""
    parts = [
        box(0, 0, width, BANK_HEIGHT, PAPER, EDGE, 1.5, 10),
        use("mb-sign-bank", 12, 6, 26, 26),
        _squeezed(25, 46, words("table-bank"), 42, 12),
    ]
    step = (width - 54 - 176) / KIND_COUNT
    for k, kind in enumerate(KINDS):
        x = 60 + k * step
        label = words("some-chips", count=s.bank[k], one=words(kind), many=words(f"{kind}s"))
        faded = "" if s.bank[k] else ' opacity=".4"'
        figure = text(x + 38, BANK_HEIGHT / 2 + 6, str(s.bank[k]), 17, INK if s.bank[k] else BAD, bold=True)
        parts.append(group(label, use(f"mb-chip-{kind}", x, 10, 32, 32, faded), figure))
    x = width - 170
    unseen, under = sum(s.unseen), s.under_count
    parts.append(f'<path d="M{x:g} 8v{BANK_HEIGHT - 16}" stroke="{EDGE}" stroke-width="1.5"/>')
    cards = [
        use("mb-chance", x + 4, 4, 63, 42, "" if unseen else ' opacity=".4"'),
        text(x + 66, 32, str(unseen), 17, INK, bold=True),
        use("mb-sign-under", x + 104, 13, 26, 26, "" if under else ' opacity=".4"'),
        text(x + 135, 32, str(under), 17, INK if under else MUTED, bold=under > 0),
    ]
    parts.append(group(words("table-chance", unseen=unseen, under=under), *cards))
    return "".join(parts)


# ---- Players --------------------------------------------------------------------------------------------------------


def _panel(x: float, y: float, s: State, e: Edition, p: int, name: str, is_reader: bool, words: Words) -> str:
    """A player: token and name, money and points, chips, blocks and cards, deeds by set."""
    on_turn = p == s.player and s.phase not in (START_PHASE, OVER_PHASE)
    decides = p == s.actor and s.phase not in (START_PHASE, OVER_PHASE)
    won = rules.winners(s, e) >> p & 1
    edge = GOLD if won else ACCENT if on_turn or decides else EDGE
    thick = 4 if won or on_turn else 2.5 if decides else 1.5
    ground = GREY_TINT if s.bankrupt[p] else ACCENT_TINT if won or on_turn else PAPER
    parts = [
        box(x, y, PANEL_WIDTH, PANEL_HEIGHT, ground, edge, thick, 14),
        _owner(x, y, s, p, name, is_reader, words),
        _riches(x, y + 66, s, e, p, words),
        _chips_in_hand(x, y + 101, s, p, words),
        _deeds_in_hand(x + 10, y + 137, s, e, p, words),
    ]
    if won:
        parts.append(use("mb-sign-won", x + PANEL_WIDTH - 50, y + 10, 42, 42))
    elif on_turn:
        parts.append(use("mb-sign-turn", x + PANEL_WIDTH - 42, y + 12, 32, 32))
    if s.bankrupt[p]:
        parts.append(_stamp(x + PANEL_WIDTH / 2, y + 116, words("table-bankrupt"), 200, 24))
    return "\n".join(parts)


def _owner(x: float, y: float, s: State, p: int, name: str, is_reader: bool, words: Words) -> str:
    """Token, seat and name; the reader's own panel says so, and who is in jail is behind bars."""
    parts = [
        _figure(x + 8, y + 6, p, s.token[p], 56),
        f'<circle cx="{x + 76:g}" cy="{y + 28:g}" r="14" fill="{SEAT_COLOURS[p]}"/>',
        text(x + 76, y + 33.5, SEAT_LETTERS[p], 15, SEAT_INKS[p], "middle", bold=True),
        block(x + 97, y + 28, *fit(name, PANEL_WIDTH - 97 - 46, (16, 14, 12)), INK, "start", bold=True),
    ]
    labels = [words("picture-you")] if is_reader else []
    if s.jail[p] and not s.bankrupt[p]:
        bars = "".join(f"M{x + 12 + 10 * i:g} {y + 7:g}v50" for i in range(5))
        bars += f"M{x + 8:g} {y + 8:g}h48M{x + 8:g} {y + 56:g}h48"
        parts.append(f'<path d="{bars}" stroke="#6b6459" stroke-width="2.5"/>')
        labels.append(words("table-in-jail"))
    if s.phase == START_PHASE and s.start_throw[p] > 0:
        labels.append(f"= {s.start_throw[p]}")
    right = x + 62
    for label in labels:
        right += text_width(label, 11) + 11
        parts.append(pill(right, y + 45, label, 11, "#dfeaf5", "#24507f", "#24507f"))
        right += 6
    return group(f"{name}: {_token_name(s, p, words)}", *parts)


def _riches(x: float, y: float, s: State, e: Edition, p: int, words: Words) -> str:
    """Money and points now, with the bonus cards the player would get."""
    money = words("some-money", amount=s.cash[p])
    points = str(_points(s, e)[p])
    parts = [
        use("mb-sign-money", x + 12, y, 28, 28),
        text(x + 45, y + 21, money, 19 if len(money) < 7 else 15, INK, bold=True),
        use("mb-sign-points", x + 136, y + 1, 25, 25),
        text(x + 165, y + 21, points, 19, INK, bold=True),
    ]
    bonuses = []
    if rules.billionaire(s) == p:
        bonuses.append("billionaire")
    if rules.community_builder(s, e) == p:
        bonuses.append("community")
    for place, bonus in enumerate(bonuses):
        sign = use(f"mb-sign-{bonus}", x + PANEL_WIDTH - 36 - 32 * place, y + 1, 25, 25)
        parts.append(group(words(f"picture-{bonus}"), sign))
    return group(f"{words('table-cash')} {s.cash[p]}, {words('table-points')} {points}", *parts)


def _chips_in_hand(x: float, y: float, s: State, p: int, words: Words) -> str:
    """Chips by kind, blocks left, Get-out cards."""
    parts = [_counted(x + 11 + 42 * k, y, f"chip-{KINDS[k]}", s.chips[p][k], 21) for k in range(KIND_COUNT)]
    parts.append(_counted(x + 181, y, "sign-block", s.blocks[p], 22, f' color="{SEAT_COLOURS[p]}"'))
    parts.append(_counted(x + 228, y, "sign-get-out", s.get_out[p], 22))
    said = [*chips_text(s.chips[p], words), f"{words('table-blocks')} {s.blocks[p]}"]
    return group(", ".join([*said, f"{words('table-cards')} {s.get_out[p]}"]), *parts)


def _deeds_in_hand(x: float, y: float, s: State, e: Edition, p: int, words: Words) -> str:
    """A place for every deed, the same for every player; a complete set stands in a golden frame with its points."""
    step = (PANEL_WIDTH - 20) / len(SETS)
    parts = []
    for d in range(DEED_COUNT):
        left, top = x + d // 2 * step + (step - MINI_WIDTH) / 2, y + d % 2 * (MINI_HEIGHT + 3)
        if d % 2 == 0 and s.owner[d] == s.owner[d + 1] == p:
            frame = box(left - 2, top - 3, MINI_WIDTH + 4, 2 * MINI_HEIGHT + 9, LIT, GOLD, 1.5, 6)
            parts.append(group(f"{words(SETS[d // 2])} +{e.set_points[d // 2]}", frame))
        if s.owner[d] == p:
            parts.append(_mini(left, top, s, e, d, words))
        else:
            parts.append(box(left, top, MINI_WIDTH, MINI_HEIGHT, "none", "#cfc6b4", 1.2, 5, dashed=True))
            parts.append(_set_sign(d, left + MINI_WIDTH / 2 - 5, top + MINI_HEIGHT / 2 - 5, 10, "#ddd5c5"))
    return "".join(parts)


def _building_site(x: float, y: float, width: float, height: float) -> str:
    """Where fewer than four play, work goes on in the places that are free."""
    ground = y + height - 22
    tall = min(height - 40, 420)
    hill = (
        f'<path d="M{x:g} {ground - 14:g}q70-26 140-4t132-8V{y + height - 14:g}q0 14-14 14H{x + 14:g}q-14 0-14-14Z"'
        ' fill="#b9d5a2"/>'
    )
    return "".join(
        [
            box(x, y, width, height, "url(#mb-sky)", round_by=14),
            f'<circle cx="{x + 44:g}" cy="{y + 44:g}" r="20" fill="#fbe3a0"/>',
            use("mb-skyline", x, ground - tall, width, tall),
            hill,
            use("mb-crane", x + 40, ground - 146, 216, 144),
            use("mb-excavator", x + 8, ground - 54, 84, 56),
            use("mb-dump-truck", x + 176, ground - 50, 84, 56),
        ]
    )
