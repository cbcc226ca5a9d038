"""Positions: a game at one moment, between two actions. Immutable; playing gives a new one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from html import escape
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from burgomaster.games import GAMES, outlook_of, words_of
from burgomaster.games import game as game_of
from burgomaster.games.kernel.checking import Place
from burgomaster.games.kernel.contract import CHANCE, OVER, SEAT_LETTERS
from burgomaster.games.kernel.effects import Effect, Told, effect, listen
from burgomaster.games.kernel.effort import ReadingBudget, TooMuch, check_length
from burgomaster.games.kernel.errors import BadEdition, BadPosition, BurgomasterError, TooManyActions, UnknownAction
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.games.kernel.hearing import Guesses
from burgomaster.games.kernel.untrusted import Unreadable, from_json
from burgomaster.games.kernel.voice import Voice
from burgomaster.games.kernel.words import Words, check_language
from burgomaster.play.action import Action, Outcome, action_of, first_steps, outcomes_of
from burgomaster.play.advice import Advice
from burgomaster.play.asking import MOST_SHOWN, not_clear, not_understood, own_words, said_words, suggestions
from burgomaster.play.refusal import IllegalAction, Refusal
from burgomaster.play.setting import CUSTOM, Setting, setting
from burgomaster.play.views import HeadersInView, OpenView, PositionView, StandingInView

__all__ = ["FORMAT", "VIEW_FORMAT", "Action", "Outcome", "Position", "begin", "position", "start", "unpacked"]

FORMAT = "burgomaster-position/1"
VIEW_FORMAT = "burgomaster-view/1"
_LARGEST_JSON = 2_000_000
_MOST_COMPARED = 120  # actions compared with words that were not understood
_TRIED, _LISTED, _DESCRIBED = 15, 10, 30  # steps of effort: a meaning tried, an action found, and told in words
_MOST_SUGGESTED = 80  # characters of an action that may have been meant
_MOST_ACTIONS = 5000  # in one list


# The beginning of an action: the steps that the seat on turn (or chance) has taken, the state after them, and the steps
# that may follow. Whoever holds one with steps has its state alone and may move it on. Without steps it is the
# position's own state. A plain tuple: one is made for every list, and a named one takes ten times as long to make.
_Beginning: TypeAlias = tuple[tuple[int, ...], Any, list[int]]


# How a position came about: states with the steps then taken. What happened is worked out from it when asked for.
_Way: TypeAlias = tuple[tuple[Any, tuple[int, ...]], ...]


class _Refused(NamedTuple):
    """A step that is not legal: the state it was tried in, who tried it, the code of the reason, and its place.

    And the whole action, and whether other readings of the same text were refused too.
    """

    state: Any
    seat: int
    step: int
    code: int
    place: int
    steps: tuple[int, ...]
    several: bool = False


class Position:
    """A game at one moment. Make one with `start` or `position`."""

    __slots__ = ("_came", "_e", "_kept", "_rules", "_setting", "_state", "_told", "_turn")

    def __init__(self, setting: Setting, state: Any, came: _Way = ()) -> None:
        self._setting = setting
        self._state = state  # never changed after this
        self._came = came
        self._told: list[Told] | None = None  # what happened on that way, once it was asked for
        self._rules, self._e = setting.rules, setting.figures  # kept here for speed
        self._turn: int = self._rules.turn_of(state, self._e)
        # The beginning that was listed last: what is listed is often played next. A thread takes it out to use it, so
        # that no two threads ever change one state.
        self._kept: list[_Beginning | None] = [None]

    # ---- What it is ----

    @property
    def setting(self) -> Setting:
        """What the table agreed on: game, number of players, edition, options."""
        return self._setting

    @property
    def game(self) -> str:
        """The game's name."""
        return self._setting.name

    @property
    def players(self) -> int:
        """How many seats play."""
        return self._setting.players

    @property
    def turn(self) -> int:
        """The seat that decides now, counted from 0; CHANCE or OVER."""
        return self._turn

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._turn == OVER

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return int(self._state.turns)

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's points now."""
        out = [0] * self.players
        self._rules.scores(self._state, self._e, out)
        return tuple(out)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game runs."""
        bits = self._rules.winners(self._state, self._e)
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    @property
    def returns(self) -> tuple[Fraction, ...]:
        """1, shared among the winners; all 0 while the game runs."""
        won = self.winners
        return tuple(Fraction(1, len(won)) if seat in won else Fraction(0) for seat in range(self.players))

    # ---- What may happen ----

    def actions(self) -> list[Action]:
        """Every legal action of the seat on turn; at a chance node, every outcome.

        Where payments or offers combine there can be too many to list: then it raises TooManyActions.
        """
        if self._turn == CHANCE:
            return [outcome for outcome, _ in self.chances()]
        found = list(islice(self.iter_actions(), _MOST_ACTIONS + 1))
        if len(found) > _MOST_ACTIONS:
            raise TooManyActions(f"more than {_MOST_ACTIONS} actions are legal; use steps() or iter_actions()")
        return found

    def iter_actions(self, prefix: tuple[int, ...] = ()) -> Iterator[Action]:
        """The legal actions that begin with these steps, one by one: where payments combine there can be very many."""
        begun = self._beginning(prefix)
        if begun is None:
            return iter(())
        if not prefix:
            self._kept = [begun]
        return self._whole(begun)

    def steps(self, prefix: str = "", lang: str = "en", names: Sequence[str] | None = None) -> list[Action]:
        """How an unfinished action may go on: the beginnings and actions that are one step longer than `prefix`."""
        if self._turn < 0:  # CHANCE or OVER
            return []
        if prefix == "":
            begun = self._beginning(())
            assert begun is not None, "no step is no refused step"
            self._kept = [begun]
            return self._longer(begun)
        # An action of ours need not be read: its steps are known.
        meant = [prefix.steps] if isinstance(prefix, Action) and not prefix.complete else []
        with ReadingBudget() as effort:
            try:
                for steps in meant or self._read(str(prefix), self._turn, lang, names, effort):
                    effort.spend(_TRIED * len(steps))
                    begun = self._beginning(steps)
                    if begun is not None and self._rules.unfinished(begun[1], self._e):
                        longer = self._longer(begun)
                        self._kept = [begun]
                        return longer
            except TooMuch:
                raise not_understood(str(prefix), "", (), lang) from None
        return []

    def chances(self) -> list[tuple[Outcome, int]]:
        """At a chance node: the outcomes in their order, with integer weights. Otherwise empty."""
        if self._turn != CHANCE:
            return []
        outcomes = outcomes_of(self._setting.name)
        steps, weights = self._odds()
        return list(zip(map(outcomes.__getitem__, steps), weights, strict=True))

    def drawn(self, choose: Callable[[Sequence[int]], int]) -> tuple[Outcome, int, tuple[int, ...]]:
        """At a chance node: the outcome at the place that `choose` picks by the weights; the place; all weights."""
        steps, weights = self._odds()
        place = choose(weights)
        return outcomes_of(self._setting.name)[steps[place]], place, tuple(weights)

    def odds(self) -> dict[str, Fraction]:
        """At a chance node: the outcomes (Outcome, so found by their text too) with their probabilities. Else empty."""
        chances = self.chances()
        total = sum(weight for _, weight in chances)
        return {outcome: Fraction(weight, total) for outcome, weight in chances}

    def why_not(
        self, action: str, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None
    ) -> Refusal | None:
        """None if the action is legal (for the seat on turn, or the seat given), otherwise which rule forbids it."""
        check_language(lang)
        found = self._judged(action, seat, lang, names)
        return self._refusal(found, lang, names) if isinstance(found, _Refused) else None

    def play(self, action: str, seat: int | None = None, names: Sequence[str] | None = None) -> Position:
        """The position after an action or a chance outcome. Takes an Action or its text.

        The action is that of the seat on turn, or of the seat given, which may be one that steps in. Its text may call
        players by these names.
        """
        if seat is None and isinstance(action, Action) and action.complete:
            # What was just listed here is legal, and need not be judged again.
            steps, begun = action.steps, self._take()
            if begun is not None and steps[-1] in begun[2] and steps[:-1] == begun[0]:
                rules, e = self._rules, self._e
                before, state, _ = begun
                if not before:
                    state = state.copy()
                    self._kept = [begun]
                rules.apply(state, e, steps[-1])
                if not rules.unfinished(state, e):
                    return Position(self._setting, state, ((self._state, steps),))
            else:
                self._kept = [begun]
        return self.played(action, seat, names=names)[1]

    def played(
        self, action: str, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> tuple[Action, Position]:
        """What an action or its text means here, and the position after it: `resolve` and `play` in one."""
        meant, state = self._allowed(action, seat, lang, names)
        found = self if seat is None else self._found_by(seat)
        return meant, Position(self._setting, state, ((found._state, meant.steps),))

    def resolve(
        self, action: str, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> Action:
        """The legal action or outcome a text means; raises IllegalAction, UnknownAction or AmbiguousAction."""
        return self._allowed(action, seat, lang, names)[0]

    def interrupts(self) -> tuple[int, ...]:
        """The seats that may step in now although another one, or nobody, is to decide."""
        rules, e = self._rules, self._e
        return tuple(seat for seat in range(self.players) if rules.may_interrupt(self._state, e, seat))

    def may_step_in(self, seat: int) -> bool:
        """May this seat step in now?"""
        return bool(self._rules.may_interrupt(self._state, self._e, seat))

    def step_in(self, seat: int) -> Position:
        """The same position with this seat to decide next, if it may step in; play then goes on where it was."""
        self._check_seat(seat)
        if not self.may_step_in(seat):
            raise BurgomasterError(f"{SEAT_LETTERS[seat]} cannot step in now")
        state = self.state()
        self._rules.interrupt(state, self._e, seat)
        return Position(self._setting, state)

    # ---- What happened, and what would ----

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the action or the outcome that led here did, in its order.

        Empty where nothing was played yet; a pickled position leaves them behind.
        """
        return tuple(map(effect, self._all_told()))

    def effects_for(self, seat: int | None) -> tuple[Effect, ...]:
        """The same, as far as a seat (None: a bystander) may know it."""
        if seat is not None:
            self._check_seat(seat)
        return tuple(effect(one) for one in self._all_told() if one[0].seen_at(seat, one[2]))

    def joined(self, earlier: Position) -> Position:
        """The same position with the effects of an earlier one, from which it was reached, before its own."""
        return Position(self._setting, self._state, earlier._came + self._came)

    def outlook(self, seat: int | None = None) -> dict[str, Any]:
        """What things come to now and what would happen, by the rules: as a seat (None: a bystander) may know it."""
        own = {} if seat is None else self.own_outlook(seat)
        looks = outlook_of(self.game)
        return own if looks is None else {**looks.outlook(self._state, self._e), **own}

    def own_outlook(self, seat: int) -> dict[str, Any]:
        """The keys of the outlook that only this seat may know."""
        self._check_seat(seat)
        looks = outlook_of(self.game)
        return {} if looks is None else looks.own_outlook(self._state, self._e, seat)

    def _all_told(self) -> list[Told]:
        if self._told is None:
            told: list[Told] = []
            for before, steps in self._came:
                state = before.copy()
                listen(state)
                for step in steps:
                    self._rules.apply(state, self._e, step)
                told += state.told
            self._told = told
        return self._told

    # ---- What it looks like ----

    def view(self, seat: int | None = None) -> PositionView:
        """Exactly what a seat may know (None: a bystander), as plain data."""
        if seat is not None:
            self._check_seat(seat)
        may_act = seat is not None and seat == self._turn
        return {
            "format": VIEW_FORMAT,
            **self._headers(),
            "seat": seat,
            **self._standing(),
            "actions": [str(action) for action in self.steps()] if may_act else [],
            "state": self._setting.game.view(self._state, self._e, seat),
        }

    def open_view(self, *, outlook: bool = False) -> OpenView:
        """What changes of a bystander's view from event to event, with the outlook if it is wanted."""
        standing, state = self._standing(), self._setting.game.view(self._state, self._e, None)
        view = OpenView(turn=standing["turn"], scores=standing["scores"], winners=standing["winners"], state=state)
        if outlook:
            view["outlook"] = self.outlook()
        return view

    def own_view(self, seat: int) -> dict[str, Any]:
        """The keys of the view's state that look different to a seat than to a bystander."""
        return self._setting.game.own(self._state, self._e, seat)

    def _standing(self) -> StandingInView:
        """Whose turn it is, the points, the winners."""
        turn = self._turn
        named: Any = {CHANCE: "chance", OVER: "over"}.get(turn, turn)
        return {"turn": named, "scores": list(self.scores), "winners": list(self.winners)}

    def to_json(self, indent: int | None = None) -> str:
        """The whole position; `position` reads it back."""
        data = {"format": FORMAT, **self._headers(), "state": self._setting.game.save(self._state, self._e)}
        return json.dumps(data, indent=indent, ensure_ascii=False)

    def to_text(
        self, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None, width: int = 120
    ) -> str:
        """The table as text, in lines of at most `width` characters where that is possible."""
        if seat is not None:
            self._check_seat(seat)
        words = words_of(self.game, lang)
        return self._setting.game.draw_text(self._state, self._e, seat, self._names(names), words, width)

    def to_svg(self, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None) -> str:
        """The table as a picture."""
        if seat is not None:
            self._check_seat(seat)
        words = words_of(self.game, lang)
        return self._setting.game.draw_svg(self._state, self._e, seat, self._names(names), words)

    def describe(self, action: str, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """What an action, or the beginning of one, does, in a person's language."""
        words = words_of(self.game, lang)
        meant = action if isinstance(action, Action) else self.resolve(action)
        return euphonic(self._setting.game.describe(meant.steps, self._state, self._e, self._names(names), words), lang)

    def described(self, actions: Sequence[Action], lang: str, names: Sequence[str]) -> list[str]:
        """The same for several."""
        words, describe, e = words_of(self.game, lang), self._setting.game.describe, self._e
        named = self._names(names)
        return [euphonic(describe(action.steps, self._state, e, named, words), lang) for action in actions]

    def told(self, lang: str = "en", names: Sequence[str] | None = None, seat: int | None = None) -> list[str]:
        """What happened on the way here, in sentences said to a seat, or to a bystander (None)."""
        if seat is not None:
            self._check_seat(seat)
        voice = Voice(self._names(names), words_of(self.game, lang), seat)
        if not self._came:
            return []
        seen = [one for one in self._all_told() if one[0].seen_at(seat, one[2])]
        return self._setting.game.tell(seen, self._came[0][0], self._state, self._e, voice)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        """The picture with its caption, for notebooks that show nothing but HTML."""
        caption = escape(repr(self).strip("<>"))
        return f"<figure>{self.to_svg()}<figcaption>{caption}</figcaption></figure>"

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        turn = self._turn
        who = {CHANCE: "chance", OVER: "over"}.get(turn) or SEAT_LETTERS[turn]
        return f"<Position {self.game}, {self.players} players, turn {self.turns}, {who}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._setting == other._setting and self._state == other._state

    def __hash__(self) -> int:
        return hash((self._setting, self._state))

    def best(self, seconds: float = 1.0, *, iterations: int | None = None, seed: int = 0) -> Advice:
        """The best action for the seat on turn, everyone's chances after it, and the likely line of play.

        Thinks for so many seconds, or exactly so many iterations; then the same seed gives the same advice.
        """
        given: object = seconds
        if not isinstance(given, int | float) or given != given:  # not a number
            raise BurgomasterError(f"seconds are a number, not {seconds!r:.60}")
        for what, number in (("iterations", iterations), ("seed", seed)):
            if number is not None and type(number) is not int:
                raise BurgomasterError(f"{what}: a whole number, not {number!r:.60}")
        return _advisors[0](self, seconds, iterations, seed)

    # ---- For bots and stores ----

    def __reduce__(self) -> tuple[Any, ...]:
        return unpacked, (self._setting, self.packed())  # how it came about is left behind

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def state(self) -> Any:
        """A copy of the state, to try things on."""
        return self._state.copy()

    def packed(self) -> bytes:
        """The state's bytes; with the same setting and rules, `unpacked` gives the position back."""
        packed: bytes = self._state.pack()
        return packed

    def seen_by(self, seat: int, luck: int, memory: bool = True) -> Position:
        """A position this seat must think possible: what it cannot know is drawn anew."""
        self._check_seat(seat)
        state = self.state()
        self._rules.hide(state, self._e, seat, memory, luck)
        return Position(self._setting, state)

    # ---- Inside ----

    def _headers(self) -> HeadersInView:
        edition: Any = self._setting.edition
        if edition == CUSTOM:
            edition = {"hash": self._setting.edition_hash, "text": self._setting.text}
        return {
            "game": self.game,
            "rules": self._setting.spec.rules,
            "players": self.players,
            "edition": edition,
            "options": dict(self._setting.options),
        }

    def _names(self, names: Sequence[str] | None) -> Sequence[str]:
        if names is None:
            return list(SEAT_LETTERS[: self.players])
        check_names(names, self.players)
        return names

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BurgomasterError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def _found_by(self, seat: int) -> Position:
        """The position as a seat that wants to act finds it: stepped in, where it may."""
        self._check_seat(seat)
        return self.step_in(seat) if seat != self._turn and self.may_step_in(seat) else self

    def _odds(self) -> tuple[list[int], list[int]]:
        most = self._setting.spec.most_outcomes
        out, weights = [0] * most, [0] * most
        n = self._rules.odds(self._state, self._e, out, weights)
        del out[n:], weights[n:]
        self._kept = [((), self._state, out)]
        return out, weights

    def _take(self) -> _Beginning | None:
        """The beginning that was kept, if there is one and nobody else has it."""
        try:
            return self._kept.pop()
        except IndexError:
            return None

    def _beginning(self, steps: tuple[int, ...]) -> _Beginning | None:
        """These steps of the seat on turn, and what may follow; None if one of them is refused. The caller's alone."""
        known = self._take()
        if known is not None and known[0] == steps:
            return known
        if not steps:
            state = self._state
        elif known is not None and known[0] == steps[:-1] and steps[-1] in known[2]:
            before, state, _ = known
            if not before:
                state = state.copy()
            self._rules.apply(state, self._e, steps[-1])
        else:
            state, refused = self._try(steps, self._turn)
            if refused is not None:
                return None
        return steps, state, self._legal(state)

    def _legal(self, state: Any) -> list[int]:
        out = [0] * self._setting.spec.most_legal
        return out[: self._rules.legal(state, self._e, out)]

    def _goes_on(self, state: Any, step: int) -> bool:
        """Does this legal step leave the action unfinished?"""
        going_on = self._setting.spec.going_on
        if going_on is not None:
            return step in going_on
        after = self._after(state, (step,))
        return self._rules.unfinished(after, self._e)

    def _after(self, state: Any, steps: Sequence[int]) -> Any:
        """A copy of a state after steps that are legal."""
        rules, e = self._rules, self._e
        after = state.copy()
        for step in steps:
            rules.apply(after, e, step)
        return after

    def _longer(self, begun: _Beginning) -> list[Action]:
        """The beginnings and actions that are one step longer."""
        name, turn = self._setting.name, self._turn
        steps, state, legal = begun
        going_on = self._setting.spec.going_on
        if going_on is not None:
            if not steps:
                return [*map(first_steps(name, turn).__getitem__, legal)]
            return [action_of(name, turn, (*steps, step), step not in going_on) for step in legal]
        return [action_of(name, turn, (*steps, step), not self._goes_on(state, step)) for step in legal]

    def _whole(self, begun: _Beginning) -> Iterator[Action]:
        """Every whole action that begins like this."""
        before, state, legal = begun
        for step in legal:
            steps = (*before, step)
            if self._goes_on(state, step):
                after = self._after(state, (step,))
                yield from self._whole((steps, after, self._legal(after)))
            else:
                yield action_of(self._setting.name, self._turn, steps, True)

    def _try(self, steps: tuple[int, ...], seat: int) -> tuple[Any, _Refused | None]:
        """The state after these steps; or up to the first that is refused, and why it is."""
        rules, e = self._rules, self._e
        state = self._state  # most meanings that are refused are so at once: then it need not be copied
        for place, step in enumerate(steps):
            if code := rules.refuse(state, e, seat, step):
                return state, _Refused(state, seat, step, code, place, steps)
            if not place:
                state = state.copy()
            rules.apply(state, e, step)
        return state, None

    def _allowed(self, action: str, seat: int | None, lang: str, names: Sequence[str] | None) -> tuple[Action, Any]:
        """The legal action that is meant and the state after it; raises IllegalAction."""
        found = self._judged(action, seat, lang, names)
        if isinstance(found, _Refused):
            raise IllegalAction(str(action), self._refusal(found, lang, names))
        return found

    def _judged(
        self, action: str, seat: int | None, lang: str, names: Sequence[str] | None
    ) -> tuple[Action, Any] | _Refused:
        """The one place where a move is judged: the legal action meant and the state after it, or why it is refused.

        The text is read once, and each of its meanings is tried once.
        """
        if seat is None:
            return self._judged_for(action, self._turn, lang, names)
        return self._found_by(seat)._judged_for(action, seat, lang, names)

    def _judged_for(
        self, action: str, seat: int, lang: str, names: Sequence[str] | None
    ) -> tuple[Action, Any] | _Refused:
        tried: dict[tuple[int, ...], tuple[Any, _Refused | None]] = {}
        if isinstance(action, Action) and action.complete:
            steps = action.steps
            state, refused = tried[steps] = self._try(steps, seat)
            if refused is None and not self._rules.unfinished(state, self._e):
                return self._named(steps), state
        with ReadingBudget() as effort:
            try:
                return self._heard(str(action), seat, lang, names, tried, effort)
            except TooMuch:
                raise not_understood(str(action), "", (), lang) from None

    def _heard(
        self,
        action: str,
        seat: int,
        lang: str,
        names: Sequence[str] | None,
        tried: dict[tuple[int, ...], tuple[Any, _Refused | None]],
        effort: ReadingBudget,
    ) -> tuple[Action, Any] | _Refused:
        """The same for a text, which is read first. What is `tried` already need not be tried again."""
        readings = self._read(action, seat, lang, names, effort)
        if len(readings) == 1 and not tried:  # the short way
            (steps,) = readings
            state, refused = tried[steps] = self._try(steps, seat)
            if refused is None and (seat == CHANCE or not self._rules.unfinished(state, self._e)):
                return self._named(steps), state
        wanted: list[tuple[Action, Any]] = []
        refusals: list[_Refused] = []
        for steps in readings:
            effort.spend(_TRIED * len(steps))
            state, refused = tried.get(steps) or self._try(steps, seat)
            if refused is not None:
                refusals.append(refused)
            elif seat != CHANCE and self._rules.unfinished(state, self._e):
                begun = steps, state, self._legal(state)
                wanted += (
                    (whole, self._after(state, whole.steps[len(steps) :]))
                    for whole in islice(self._whole(begun), MOST_SHOWN + 1)
                )
            else:
                wanted.append((self._named(steps), state))
        sure = len(readings) == 1 or not isinstance(readings, Guesses)
        if len(wanted) > 1 or (wanted and not sure):
            meant = [self._shown(action, lang, names) for action, _ in wanted]
            raise not_clear(action, meant, sure, lang)
        if wanted:
            return wanted[0]
        # The likeliest is the meaning that comes furthest, and of something that is there.
        unlikely = getattr(self._setting.game.REFUSALS, "unlikely", ())
        likeliest = max(refusals, key=lambda refused: (refused.place, refused.code not in unlikely))
        return likeliest._replace(several=len(refusals) > 1)

    # ---- Reading texts ----

    def _read(
        self, text: str, seat: int, lang: str, names: Sequence[str] | None, effort: ReadingBudget
    ) -> list[tuple[int, ...]]:
        """What a text can mean; UnknownAction asks back in the person's language."""
        check_length(text)
        try:
            return self._setting.game.parse(text, self._state, self._e, names or ())
        except TooMuch:
            raise
        except UnknownAction as unknown:
            return self._as_shown(text, unknown, seat, lang, names, effort)

    def _as_shown(
        self,
        text: str,
        problem: UnknownAction,
        seat: int,
        lang: str,
        names: Sequence[str] | None,
        effort: ReadingBudget,
    ) -> list[tuple[int, ...]]:
        """The legal action that is shown in these words; otherwise UnknownAction asks back."""
        game = self._setting.game
        if seat != self._turn or seat < 0:
            raise not_understood(text, self._problem(problem, lang), (), lang) from None
        effort.ask_back()
        known: list[tuple[Action, list[str]]] = []
        with suppress(TooMuch):  # then fewer are compared
            for action in self._compared(effort):
                effort.spend(_DESCRIBED)
                known.append((action, self._ways(action, lang, names)))
        said = said_words(text)
        same = [action.steps for action, ways in known if any(said == said_words(way) for way in ways)]
        if len(same) == 1 and not problem.message:
            return same  # what is shown may be typed
        effort.ask_back()
        nearly = getattr(game, "nearly", None)
        # The problem that the game tells of is enough.
        found = nearly(text, self._state, self._e, names or ()) if nearly and not problem.message else ()
        suggested = own_words(
            found,
            lambda steps: self._fits(steps, seat, effort),
            lambda steps: self._suggested(steps, lang, names),
        )
        shown = ((self._shown(action, lang, names), ways) for action, ways in known)
        suggested = suggested or suggestions(text, ((one, ways) for one, ways in shown if len(one) <= _MOST_SUGGESTED))
        raise not_understood(text, self._problem(problem, lang), suggested, lang) from None

    def _fits(self, steps: tuple[int, ...], seat: int, effort: ReadingBudget) -> bool:
        effort.spend(_TRIED * len(steps))
        return self._try(steps, seat)[1] is None

    def _suggested(self, steps: tuple[int, ...], lang: str, names: Sequence[str] | None) -> str:
        """How an action, or the beginning of one, is suggested."""
        return self._shown(self._named(steps), lang, names)  # only its words: whether it is whole does not show

    def _problem(self, unknown: UnknownAction, lang: str) -> str:
        """What a game itself has to say about words it did not understand."""
        return words_of(self.game, lang)(unknown.message, **unknown.values) if unknown.message else ""

    def _compared(self, effort: ReadingBudget) -> Iterator[Action]:
        """Legal actions to compare words with: those of one step, then as many others as are wanted."""
        begun = self._beginning(())
        assert begun is not None, "no step is no refused step"
        self._kept = [begun]
        first = self._longer(begun)
        whole = [action for action in first if action.complete]
        yield from whole
        left = _MOST_COMPARED - len(whole)
        for action in first:
            if not action.complete and left > 0:
                after = self._after(self._state, action.steps)
                for longer in islice(self._whole((action.steps, after, self._legal(after))), left):
                    effort.spend(_LISTED * len(longer.steps))
                    left -= 1
                    yield longer

    def _ways(self, action: Action, lang: str, names: Sequence[str] | None) -> list[str]:
        """How an action is written and shown; what stands in brackets need not be said."""
        shown = self.describe(action, lang, names)
        return list(dict.fromkeys((str(action), shown, re.sub(r" \(.*\)$", "", shown))))

    def _shown(self, action: Action, lang: str, names: Sequence[str] | None) -> str:
        """An action as a person would write it: in English in its canonical words, otherwise as lists show it."""
        return str(action) if lang == "en" else self.describe(action, lang, names)

    def _named(self, steps: tuple[int, ...]) -> Action:
        """The whole action or the outcome of these steps, by whoever is to decide."""
        name = self._setting.name
        return outcomes_of(name)[steps[0]] if self._turn == CHANCE else action_of(name, self._turn, steps, True)

    def _refusal(self, refused: _Refused, lang: str, names: Sequence[str] | None) -> Refusal:
        words = words_of(self.game, lang)
        rule, message, told = self._reason(refused, words, names)
        said = words(message, **told)
        return Refusal(rule, said[:1].upper() + said[1:])

    def _reason(
        self, refused: _Refused, words: Words, names: Sequence[str] | None
    ) -> tuple[str, str, Mapping[str, Any]]:
        """The rule that forbids an action, the sentence for it, and what that speaks of."""
        game, e, code = self._setting.game, self._e, refused.code
        told = game.reason(refused.state, e, refused.seat, refused.step, self._names(names), words)
        explain = getattr(game, "explain", None)
        if explain is not None:
            code, more = explain(self._state, e, refused.steps, code, refused.several, words)
            told = {**told, **more}
        return *game.REFUSALS[code], told


# Gives advice on a position in which a seat must decide: for so many seconds or iterations, with a seed.
Advisor = Callable[[Position, float, int | None, int], Advice]

_advisors: list[Advisor] = []


def register_advisor(advisor: Advisor) -> None:
    """Set the advisor that positions ask. It is a floor above; the package registers it when it is imported."""
    _advisors[:] = [advisor]


def check_names(names: object, players: int) -> None:
    """Is there a text for every seat?"""
    if not isinstance(names, Sequence) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BurgomasterError(f"names must be {players} texts, one for every seat, not {names!r:.60}")


def start(
    game: str,
    players: int,
    edition: str | Path | None = None,
    options: Mapping[str, str] | None = None,
) -> Position:
    """A game before its first event."""
    return begin(setting(game, players, edition, options))


def begin(agreed: Setting) -> Position:
    """A game of an agreed setting, before its first event."""
    state = agreed.game.State()
    agreed.game.rules.begin(state, agreed.figures, agreed.players)
    return Position(agreed, state)


def unpacked(agreed: Setting, packed: bytes) -> Position:
    """The position of bytes that `packed` gave. They are trusted: for data from outside there is `position`."""
    return Position(agreed, agreed.game.State.unpack(packed))


def position(data: str | bytes | Mapping[str, Any]) -> Position:
    """A position from JSON (or the same as plain data), also one set up by hand; BadPosition names what is wrong."""
    place = Place(_loaded(data), "position")
    parts = place.table(required=("game", "players", "state"), optional=("format", "rules", "edition", "options"))
    parts = {key: Place(part.value, key) for key, part in parts.items()}
    if "format" in parts:
        parts["format"].choice((FORMAT,))
    name = GAMES[parts["game"].choice(GAMES)]
    spec = game_of(name).SPEC
    players = parts["players"].number(spec.players[0], spec.players[-1])
    if "rules" in parts:
        parts["rules"].number(spec.rules, spec.rules)
    agreed = _agreed(name, players, parts)
    state = agreed.game.check(parts["state"].value, agreed.figures)
    if state.players != players:
        raise BadPosition("players", f"is {players}, but the state has {state.players}")
    return Position(agreed, state)


def _agreed(name: str, players: int, parts: Mapping[str, Place]) -> Setting:
    options: dict[str, str] = {}
    if "options" in parts:
        known = [option.name for option in game_of(name).SPEC.options]
        given = parts["options"].table(required=(), optional=known)
        options = {key: place.string(100) for key, place in given.items()}
    text = None
    edition = None
    if "edition" in parts:
        place = parts["edition"]
        if isinstance(place.value, dict):
            inner = place.table(required=("text",), optional=("hash",))
            text = inner["text"].string(1_000_000)
        else:
            edition = game_of(name).SPEC.editions[place.choice(game_of(name).SPEC.editions)]
    try:
        agreed = setting(name, players, edition, options, edition_text=text)
    except BadEdition as problem:
        raise BadPosition("options" if str(problem).startswith("option") else "edition", str(problem)) from None
    if text is not None and "hash" in parts["edition"].value and parts["edition"].value["hash"] != agreed.edition_hash:
        raise BadPosition("edition.hash", "does not belong to the edition's text")
    return agreed


def _loaded(data: Any) -> Any:
    if isinstance(data, (str, bytes, bytearray)):
        try:
            return from_json(data, _LARGEST_JSON)
        except Unreadable as problem:
            raise BadPosition("position", str(problem)) from None
    return dict(data) if isinstance(data, Mapping) else data
