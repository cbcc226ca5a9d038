"""One game, step by step, on the same compiled code as a batch. docs/environments.md tells how to use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from burgomaster.envs.batch import Array, Batch
from burgomaster.envs.layout import ObservationLayout
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.action import Action
from burgomaster.play.position import Position, begin
from burgomaster.play.setting import Setting

# Rewards of one's own: every seat's, for the step just taken.
Shaping = Callable[["Env"], Sequence[float]]


class History(NamedTuple):
    """All that a seat has seen: its information state, with perfect recall.

    Whatever anybody does and whatever chance brings is told to all at once, so the events are the same for every seat.
    """

    seat: int
    events: tuple[tuple[int, int], ...]  # whose (or CHANCE), and which step
    observations: tuple[tuple[int, Array], ...]  # before each of its own steps: after how many events, and what it saw


class TextChoice(NamedTuple):
    """What may be done next: the text of the action, or of its beginning up to there; and what it means."""

    text: str
    meaning: str
    step: int


class Env:
    """One game for programs. `seat` is to decide, until the game is `over`; `step` takes one of the steps of `mask`.

    Where an action has several steps the seat stays the same, and the game is `unfinished` in between.
    """

    def __init__(
        self,
        game: str | Setting,
        players: int = 0,
        *,
        edition: str | Path | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        bots: Sequence[str | None] | None = None,
        draws: bool = True,
        length: int | None = None,
        shaped: Shaping | None = None,
    ) -> None:
        """Begin a game. The arguments are those of a batch; `shaped` gives rewards of your own beside ours."""
        self.shaped = shaped
        self._batch = Batch(
            game,
            players,
            edition=edition,
            options=options,
            seed=seed,
            bots=bots,
            draws=draws,
            length=length,
            resets=False,
            trace=True,
        )
        self._rewards: Array | None = None

    # ---- What is known before ----

    @property
    def setting(self) -> Setting:
        """The game, its edition and options."""
        return self._batch.setting

    @property
    def players(self) -> int:
        """How many seats play."""
        return self._batch.players

    @property
    def steps(self) -> int:
        """How many steps there are; their numbers are 0 … steps - 1."""
        return self._batch.steps

    @property
    def layout(self) -> ObservationLayout:
        """What the places of an observation are."""
        return self._batch.layout

    @property
    def version(self) -> str:
        """Another one wherever a place of the observation or a step means something else."""
        return self._batch.version

    # ---- Playing ----

    def reset(self, seed: int | None = None) -> None:
        """Begin anew: the game that follows from this seed, or the next one."""
        self._rewards = None
        self._batch.reset(seed)

    @property
    def seat(self) -> int:
        """Who is to decide; OVER at the end, CHANCE where the caller plays chance."""
        return int(self._batch.seat[0])

    @property
    def observation(self) -> Array:
        """What the seat to decide observes, until the next step; at the end, the one that decided last."""
        seen: Array = self._batch.observation[0]
        return seen

    @property
    def mask(self) -> Array:
        """1 for every step that is legal now, for the seat to decide."""
        mask: Array = self._batch.mask[0]
        return mask

    @property
    def over(self) -> bool:
        """Has the game ended, or was it cut off?"""
        return self.seat == OVER

    @property
    def truncated(self) -> bool:
        """Was it cut off, since it was too long?"""
        return self._batch.ended(0)[1]

    @property
    def unfinished(self) -> bool:
        """Is the seat in the middle of an action?"""
        return self._batch.unfinished()

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """What a seat observes, into `out` if it is given."""
        return self._batch.observe(0, seat, out)

    def step(self, step: int) -> None:
        """Take a step for the seat to decide; what is illegal is an error that says why, and changes nothing."""
        if self.seat == OVER:
            raise BurgomasterError("the game is over; reset() begins another")
        self._batch.step(step)
        if self.shaped is not None:
            own = np.asarray(self.shaped(self), dtype=np.float32)
            self._rewards = self._batch.reward[0] + own
        else:
            self._rewards = None

    def why_not(self, step: int, lang: str = "en") -> str:
        """Why a step is not legal, with the rule that forbids it; empty if it is legal."""
        return self._batch.why_not(0, step, lang)

    @property
    def rewards(self) -> Array:
        """Every seat's reward for the step just taken."""
        return self._batch.reward[0] if self._rewards is None else self._rewards

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's points now."""
        return tuple(self._batch.scores()[0].tolist())

    def sample(self) -> int:
        """Any legal step; it follows from the seed."""
        return int(self._batch.sample()[0])

    # ---- What was seen ----

    @property
    def events(self) -> tuple[tuple[int, int], ...]:
        """All steps and outcomes so far: whose, and which."""
        steps, actors = self._batch.events()
        return tuple(zip(actors.tolist(), steps.tolist(), strict=True))

    def history(self, seat: int) -> History:
        """All that a seat has seen, in order."""
        events = self.events
        again = Env(self.setting, draws=False)
        seen = []
        for place, (actor, step) in enumerate(events):
            if actor == seat:
                seen.append((place, again.observe(seat)))
            again.step(step)
        return History(seat, events, tuple(seen))

    @property
    def position(self) -> Position:
        """The position before the action under way; where none is, that of now."""
        return self._story()[0]

    def _story(self) -> tuple[Position, tuple[int, ...], list[tuple[int, Position]]]:
        """The position before the action under way, its steps so far, and every position with who led there."""
        here = begin(self.setting)
        so_far: tuple[int, ...] = ()
        led: list[tuple[int, Position]] = []
        game, rules, e = self.setting.game, self.setting.rules, self.setting.figures
        state = here.state()
        for actor, step in self.events:
            so_far = (*so_far, step)
            rules.apply(state, e, step)
            if actor == CHANCE or not rules.unfinished(state, e):
                here = here.play(Action(game.text(so_far), actor, so_far))
                led.append((actor, here))
                so_far = ()
        return here, so_far, led

    # ---- In words ----

    def tell(self, seat: int, lang: str = "en") -> str:
        """What a seat may know, in sentences: what has happened since it last decided, and the table."""
        here, _, led = self._story()
        since = max((place + 1 for place, (actor, _) in enumerate(led) if actor == seat), default=0)
        happened = [line for _, after in led[since:] for line in after.told(lang, seat=seat)]
        return "\n".join([*happened, here.to_text(lang, seat)])

    def choices(self, lang: str = "en") -> list[TextChoice]:
        """What may be done next, in words: whole actions, and beginnings of longer ones."""
        return self._choices(*self._story()[:2], lang) if self.seat >= 0 else []

    def _choices(self, here: Position, so_far: tuple[int, ...], lang: str) -> list[TextChoice]:
        found = here.steps(_begun(here, so_far), lang) if so_far else here.steps()
        return [TextChoice(str(action), here.describe(action, lang), action.steps[-1]) for action in found]

    def say(self, text: str, lang: str = "en") -> None:
        """Act by a text: a whole action as a player would write it, or the text of one of the `choices`.

        IllegalAction tells the rule that forbids it, UnknownAction and AmbiguousAction ask back; nothing is changed.
        """
        here, so_far, _ = self._story()
        for choice in self._choices(here, so_far, lang) if self.seat >= 0 else ():
            if text == choice.text:
                self.step(choice.step)
                return
        meant = here.resolve(text, lang=lang)
        if meant.steps[: len(so_far)] != so_far:
            raise BurgomasterError(f"{text!r} does not go on with {self.setting.game.text(so_far)!r}, which has begun")
        total = np.zeros(self.players, dtype=np.float32)
        for step in meant.steps[len(so_far) :]:
            self.step(step)
            total += self.rewards
        self._rewards = total

    # ---- Copies ----

    def copy(self) -> Env:
        """The same game once more, which shares nothing with this one."""
        twin = object.__new__(type(self))
        twin.shaped, twin._batch, twin._rewards = self.shaped, self._batch.copy(), self._rewards
        return twin

    __copy__ = copy

    def __repr__(self) -> str:
        return f"<Env {self.setting.name}, {self.players} players, {len(self.events)} events>"


def _begun(here: Position, steps: tuple[int, ...]) -> Action:
    return Action(here.setting.game.text(steps), here.turn, steps, complete=False)
