"""Alhambra in a terminal: the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.games.alhambra import rules
from burgomaster.games.alhambra.actions import building_name, card_name
from burgomaster.games.alhambra.state import (
    ACT_PHASE,
    CURRENCIES,
    KINDS,
    NOTHING,
    OVER_PHASE,
    PHASES,
    SCORING_CARDS,
    SCORINGS,
    TYPES,
    C,
    Edition,
    State,
)
from burgomaster.games.kernel.words import Words


def status(s: State, e: Edition, names: Sequence[str], words: Words) -> str:
    """One sentence: whose turn it is and for what."""
    phase = "again" if s.phase == ACT_PHASE and rules.empty_slot(s) != NOTHING else PHASES[s.phase]
    return words(f"table-{phase}", name=names[s.player], names=_winners(s, e, names))


def rival_names(s: State, names: Sequence[str], words: Words) -> list[str]:
    """Everybody who is ranked: the players, and Dirk in a game for two."""
    return [*names[: s.players], words("dirk")] if rules.dirk_plays(s) else list(names[: s.players])


def cards_in(counts: Sequence[int], words: Words) -> str:
    """Money cards in a person's language."""
    cards = [card_name(k, words) for k in range(KINDS) for _ in range(counts[k])]
    return ", ".join(cards) or words("table-nothing")


def _winners(s: State, e: Edition, names: Sequence[str]) -> str:
    won = rules.winners(s, e)
    return " & ".join(names[p] for p in range(s.players) if won >> p & 1)


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns: words to the left, figures to the right."""
    widths = [max(len(row[i]) for row in rows if row) for i in range(len(rows[0]))]
    return [
        "  ".join(row[i].ljust(widths[i]) if i == 0 else row[i].rjust(widths[i]) for i in range(len(row))).rstrip()
        for row in rows
    ]


def draw_text(s: State, e: Edition, seat: int | None, names: Sequence[str], words: Words, width: int) -> str:
    """The yard, the money, a column for everybody (`>` is on turn), and the hands that the seat may see."""
    lines = [f"{words('table-turn', turn=s.turns)}: {status(s, e, names, words)}", ""]
    yard = [[words("table-slot"), words("table-building"), words("table-price")]]
    for slot, currency in enumerate(CURRENCIES):
        empty = s.yard[slot] == NOTHING
        there = words("table-empty") if empty else building_name(s.yard[slot], e.theme, words)
        yard.append([words(currency), there, "" if empty else str(s.yard_price[slot])])
    lines += _lines(yard)
    row = [0] * KINDS
    for k in s.open_money:
        if k != NOTHING:
            row[k] += 1
    lines += ["", f"{words('table-open-money')}: {cards_in(row, words)}"]
    to_come = ", ".join(SCORINGS[s.scored : SCORING_CARDS])
    decks = [
        words("table-money-deck", cards=s.money_left),
        words("table-discard", cards=sum(s.discard)),
        words("table-building-deck", cards=s.buildings_left),
        words("table-next-scoring", scorings=to_come) if to_come else words("table-no-scoring"),
    ]
    lines += ["; ".join(decks), ""]
    for longest in (40, 12, 8, 5, 3):  # names are cut where they do not fit
        columns = _lines(_columns(s, e, [name[:longest] for name in names], words))
        if max(map(len, columns)) <= width:
            break
    lines += columns
    for p in range(s.players):
        if p == seat or rules.hands_open(s, e):
            lines += ["", words("table-hand", name=names[p], cards=cards_in(s.hand[p], words))]
    return "\n".join(lines)


def _columns(s: State, e: Edition, names: Sequence[str], words: Words) -> list[list[str]]:
    ranked = rival_names(s, names, words)
    on_turn = s.turns > 0 and s.phase != OVER_PHASE
    header = ["", *((">" if on_turn and p == s.player else "") + name[:12] for p, name in enumerate(ranked))]
    rows = [header]
    for t in range(TYPES):
        rows.append([building_name(t, e.theme, words), *(str(s.city[p][t] or "·") for p in range(len(ranked)))])
    rows.append([])
    for scoring, name in enumerate(SCORINGS):
        done = s.phase == OVER_PHASE if scoring == C else scoring < s.scored
        if done:
            points = (str(s.points[scoring][p]) for p in range(len(ranked)))
            rows.append([words("table-scoring", scoring=name), *points])
    rows.append([words("table-points"), *(str(rules.points(s, p)) for p in range(len(ranked)))])
    hands = [str(s.cards[p]) if p < s.players else "" for p in range(len(ranked))]
    return [*rows, [words("table-cards"), *hands]]
