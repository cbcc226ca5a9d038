"""Machi Koro as plain data: what a seat may know, the whole table, and tables set up by hand."""

from __future__ import annotations

from typing import Any

from burgomaster.games.kernel.checking import Place
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.state import (
    AMUSEMENT_PARK,
    BUILD_PHASE,
    BUILDINGS,
    BUSINESS_CENTER,
    DICE_PHASE,
    GIVE_PHASE,
    LANDMARK_KINDS,
    LANDMARKS,
    MARKET_PHASE,
    NOBODY,
    OVER_PHASE,
    PHASES,
    PURPLE,
    RADIO_PHASE,
    RADIO_TOWER,
    SEATS,
    START_PHASE,
    THROW_PHASE,
    TRAIN_STATION,
    TV_PHASE,
    TV_STATION,
    Edition,
    State,
)

MOST_COINS = 1_000_000_000  # in a position set up by hand: no game comes from there to what a state cannot hold
MOST_TURNS = 1_000_000

# A swap under way is half an action, and positions lie between actions.
_SAVED_PHASES = tuple(phase for phase in PHASES if phase != "take")


def save(s: State, e: Edition) -> dict[str, Any]:
    """The whole table."""
    deck = {name: rules.in_deck(s, e, b) for b, name in enumerate(BUILDINGS)}
    return {
        "turn": {
            "number": s.turns,
            "seat": s.player,
            "phase": PHASES[s.phase],
            "throwing": s.dice if s.phase == DICE_PHASE else 0,
            "dice": [pips for pips in s.die if pips],
            "thrown_again": bool(s.thrown_again),
        },
        "supply": dict(zip(BUILDINGS, s.supply, strict=True)),
        **({"deck": deck} if e.stacks else {}),
        "cities": [
            {
                "coins": s.coins[p],
                "buildings": {name: count for name, count in zip(BUILDINGS, s.city[p], strict=True) if count},
                "landmarks": [name for name, built in zip(LANDMARKS, s.landmarks[p], strict=True) if built],
            }
            for p in range(s.players)
        ],
        "winner": None if s.winner == NOBODY else s.winner,
    }


def view(s: State, e: Edition, seat: int | None) -> dict[str, Any]:
    """What a seat may know. MK-18: everything is open, so every seat sees the same table."""
    return save(s, e)


def own(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """What of the view is not the same for a bystander: nothing."""
    return {}


# ---- Tables set up by hand ------------------------------------------------------------------------------------------


def check(data: Any, e: Edition) -> State:
    """The state of a table set up by hand, as `save` writes it.

    The supply may be left out, and is then worked out; not with a market of stacks (MK-19), whose deck is worked out.
    """
    place = Place(data, "state")
    parts = place.table(required=("turn", "cities"), optional=("supply", "deck", "winner"))
    s = State()
    cities = parts["cities"].list(2, SEATS)
    s.players = len(cities)
    for p, city in enumerate(cities):
        _check_city(s, e, p, city)
    if e.stacks:
        _check_market(s, e, parts)
    else:
        _check_supply(s, e, parts)
    _check_winner(s, parts)
    _check_turn(s, e, parts["turn"])
    return s


def _check_city(s: State, e: Edition, p: int, place: Place) -> None:
    parts = place.table(required=("coins", "buildings", "landmarks"))
    s.coins[p] = parts["coins"].number(0, MOST_COINS)
    for name, count in parts["buildings"].table(required=(), optional=BUILDINGS).items():
        b = BUILDINGS.index(name)
        s.city[p][b] = count.number(0, 100)
        if e.colour[b] == PURPLE and s.city[p][b] > 1:
            raise count.fail("a city holds at most one of each large building (MK-11)")
    for landmark in parts["landmarks"].list(0, LANDMARK_KINDS):
        kind = landmark.choice(LANDMARKS)
        if s.landmarks[p][kind]:
            raise landmark.fail("named twice")
        s.landmarks[p][kind] = 1


def _check_market(s: State, e: Edition, parts: dict[str, Place]) -> None:
    """MK-19: what lies in no city and not in the market is in the deck."""
    if "supply" not in parts:
        raise parts["cities"].fail("say in `supply` what lies in the market, for the rest is in the deck (MK-19)")
    given = parts["supply"].table(required=(), optional=BUILDINGS)
    for b, name in enumerate(BUILDINGS):
        built = sum(s.city[p][b] for p in range(s.players))
        most = e.copies[b] + e.start_copies[b] * s.players
        if built > most:
            raise parts["cities"].fail(f"{built} × {name} in all cities, but there are only {most}")
        if name in given:
            s.supply[b] = given[name].number(0, most - built)
    if sum(count > 0 for count in s.supply) > e.stacks:
        raise parts["supply"].fail(f"the market has at most {e.stacks} different buildings (MK-19)")
    for half in range(e.halves):
        if sum(s.supply[b] > 0 for b in range(len(BUILDINGS)) if e.half[b] == half) * e.halves > e.stacks:
            raise parts["supply"].fail("half of the market has low numbers and half high ones (MK-19)")
    if "deck" in parts:
        deck = parts["deck"].table(required=(), optional=BUILDINGS)
        for b, name in enumerate(BUILDINGS):
            left = rules.in_deck(s, e, b)
            if (deck[name].number(0, 100) if name in deck else 0) != left:
                raise parts["deck"].fail(f"{left} × {name} must be in the deck (leave it out to have it worked out)")


def _check_supply(s: State, e: Edition, parts: dict[str, Place]) -> None:
    """No card appears from nowhere: supply and cities together hold the edition's copies and the start buildings."""
    cities = parts["cities"]
    if "deck" in parts:
        raise parts["deck"].fail("there is a deck only with the option market = ten or split (MK-19)")
    given = parts["supply"].table(required=(), optional=BUILDINGS) if "supply" in parts else {}
    for b, name in enumerate(BUILDINGS):
        built = sum(s.city[p][b] for p in range(s.players))
        most = e.copies[b] + e.start_copies[b] * s.players
        if built > most:
            raise cities.fail(f"{built} × {name} in all cities, but there are only {most}")
        s.supply[b] = min(e.copies[b], most - built)
        if name in given:
            count = given[name].number(0, e.copies[b])
            if count + built > most:
                raise given[name].fail(
                    f"{count} here and {built} in the cities make {count + built}, but there are only {most}"
                    " (leave the supply out to have it worked out)"
                )
            if count + built < e.copies[b]:
                raise given[name].fail(
                    f"{count} here and {built} in the cities make {count + built}, but there are {e.copies[b]}"
                    " (leave the supply out to have it worked out)"
                )
            s.supply[b] = count


def _check_winner(s: State, parts: dict[str, Place]) -> None:
    complete = [p for p in range(s.players) if rules.landmarks_built(s, p) == LANDMARK_KINDS]
    if len(complete) > 1:
        raise parts["cities"].fail("only one player can have completed all four landmarks (MK-16)")
    s.winner = complete[0] if complete else NOBODY
    if "winner" in parts:
        place = parts["winner"]
        stated = NOBODY if place.value is None else place.number(0, s.players - 1)
        if stated != s.winner:
            raise place.fail("the winner is the player with all four landmarks (MK-16)")


def _check_turn(s: State, e: Edition, place: Place) -> None:
    parts = place.table(required=("seat", "phase"), optional=("number", "throwing", "dice", "thrown_again"))
    phase = parts["phase"]
    s.player = parts["seat"].number(0, s.players - 1)
    s.phase = PHASES.index(_SAVED_PHASES[phase.choice(_SAVED_PHASES)])
    first = 0 if s.phase in (START_PHASE, MARKET_PHASE) else 1
    s.turns = parts["number"].number(first, MOST_TURNS) if "number" in parts else first
    s.thrown_again = parts["thrown_again"].flag() if "thrown_again" in parts else 0
    s.giving = NOBODY
    if (s.phase == MARKET_PHASE) != rules.market_short(s, e):
        raise phase.fail("cards are laid out exactly while the market lacks stacks and the deck has cards (MK-19)")
    if (s.phase == OVER_PHASE) != (s.winner != NOBODY):
        raise phase.fail("the game is over exactly when a player has all four landmarks (MK-16)")
    if s.winner != NOBODY and s.player != s.winner:
        raise parts["seat"].fail("the game ends on the winner's own turn (MK-16)")
    _check_dice(s, parts, phase)
    if s.thrown_again and (s.phase in (START_PHASE, THROW_PHASE) or not s.landmarks[s.player][RADIO_TOWER]):
        raise parts["thrown_again"].fail("throwing again follows a throw and needs the radio tower (MK-13)")
    _check_phase(s, e, phase)


def _check_dice(s: State, parts: dict[str, Place], phase: Place) -> None:
    if "dice" in parts:
        for i, pips in enumerate(parts["dice"].list(0, 2)):
            s.die[i] = pips.number(1, 6)
            s.dice = i + 1
    thrown = s.dice
    if s.phase in (START_PHASE, THROW_PHASE, DICE_PHASE) or (s.phase == MARKET_PHASE and s.turns == 0):
        if thrown:
            raise parts["dice"].fail("nothing has been thrown yet in this phase")
    elif not thrown:
        raise phase.fail("this phase follows a throw: give the dice, such as [3] or [2, 5]")
    s.die.sort(key=lambda pips: pips or 7)  # two dice are kept lower first
    if s.phase == DICE_PHASE:
        if "throwing" not in parts:
            raise phase.fail("say how many dice are being thrown: throwing must be 1 or 2")
        s.dice = parts["throwing"].number(1, 2)
    elif "throwing" in parts:
        parts["throwing"].number(0, 0)
    if s.dice == 2 and not s.landmarks[s.player][TRAIN_STATION]:
        where = parts["throwing" if s.phase == DICE_PHASE else "dice"]
        raise where.fail("two dice need the train station (MK-4)")


def _check_phase(s: State, e: Edition, phase: Place) -> None:
    total = s.die[0] + s.die[1]
    if s.phase == RADIO_PHASE and (s.thrown_again or not s.landmarks[s.player][RADIO_TOWER]):
        raise phase.fail("needs an unused radio tower (MK-13)")
    if s.phase == TV_PHASE and not rules.purple_acts(s, e, TV_STATION, total):
        raise phase.fail("needs a TV station and a throw that activates it (MK-15)")
    if s.phase == GIVE_PHASE and not (rules.purple_acts(s, e, BUSINESS_CENTER, total) and rules.swap_possible(s, e)):
        raise phase.fail("needs a business center, a throw that activates it, and buildings to swap (MK-15)")
    # The park stood when the dice fell, for nothing has been built since.
    paid_out = s.phase in (TV_PHASE, GIVE_PHASE, BUILD_PHASE, MARKET_PHASE)
    s.extra_turn = int(paid_out and rules.is_double(s) and s.landmarks[s.player][AMUSEMENT_PARK])
