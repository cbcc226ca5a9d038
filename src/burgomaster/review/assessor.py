"""Assesses decisions: every seat's chance after the action taken and after other ideas, by what the seat could know.

A quick look comes first: V is averaged over what chance may bring right after each action. Where that finds the action
worse than another, or where some games do, both are looked at closely, with the same effort: half of the verdict is a
search from the position that an action leads to, half comes from games that sensible players play on from there, with
the same luck after each action. The search trusts the value net, the games do not: where the net is blind, they see.
What the seat could not see, such as other hands, is drawn anew: the same view gives the same verdict.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import add

from burgomaster.games.kernel.arithmetic import added
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.action import Action
from burgomaster.play.position import Position
from burgomaster.play.setting import Setting
from burgomaster.review.own_reckoner import OwnReckoner
from burgomaster.review.reckoner import ActionSteps, Chances, Reckoner

WORLDS = 8  # positions that a seat must think possible, where there is something it cannot see
SEARCHED = 3  # best ideas that are looked at closely, beside the action taken
ITERATIONS_A_GAME = 3  # iterations of a search for each game that is played on
GLANCED = 12  # best ideas that get a glance
FEWEST_GAMES, MOST_GAMES = 8, 48  # games in a glance at one idea
GLARING = 0.08  # cost in these games, and again in other games, from which on an action is looked at closely
NOISE = 0.6  # in n games two equal ideas may differ by NOISE / sqrt(n), by luck alone
AGAIN, AT_MOST = 4, 96  # to make sure: AGAIN times as many games, but AT_MOST so many
OTHER_GAMES = 1 << 20  # number of the first game of a close look, so that it repeats none of the glance


@dataclass(frozen=True)
class Depth:
    """How closely to look at a game: at errors of the quick look from `suspect` on, and where a glance finds one.

    A glance is some games, played on after the action taken and after the other ideas, as many as there are in all for
    a game; and, where one of those won far more of them, other games to make sure of that. Each action that is looked
    at closely gets as many iterations as there are in all for a game, shared out evenly, but no more than `most` and
    no less than a quarter of that; and a third as many games played on.
    """

    suspect: float
    most: int
    in_all: int
    glances: int = 0

    def iterations(self, decisions: int) -> int:
        """For each action of so many decisions."""
        return max(self.most // 4, min(self.most, self.in_all // max(decisions * (SEARCHED + 1), 1)))

    def games(self, verdicts: Iterable[Verdict]) -> int:
        """Of a glance at each idea in so many decisions; 0 where no glances are taken."""
        ideas = sum(len(_compared(one, GLANCED)) for one in verdicts if one.choice)
        return max(FEWEST_GAMES, min(MOST_GAMES, self.glances // max(ideas, 1))) if self.glances else 0


DEPTHS = {
    "quick": Depth(2.0, 0, 0),
    "normal": Depth(0.02, 1_200, 90_000, glances=40_000),
    "deeper": Depth(0.0, 3_000, 3_000_000),
}


@dataclass(frozen=True)
class Verdict:
    """A decision assessed: every seat's chance after the action taken, and the ideas, the best first.

    The action taken is among the ideas. Where there was no choice, it is the only one.
    """

    action: Action
    chosen: Chances
    ideas: tuple[tuple[Action, Chances], ...]
    choice: bool
    searched: bool
    stake: float  # what an idea taken at random would have cost, by the quick look; never less than the error

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.action.seat

    @property
    def best(self) -> Chances:
        """Every seat's chance after the best idea."""
        return self.ideas[0][1]

    @property
    def error(self) -> float:
        """What the action cost the seat that took it."""
        return self.best[self.seat] - self.chosen[self.seat]


class Assessor:
    """Assesses decisions in games of one setting. The same position and seed give the same verdict."""

    def __init__(self, agreed: Setting, seed: int = 0, reckoner: Reckoner | None = None) -> None:
        self._agreed, self._seed = agreed, seed
        self._reckoner = reckoner or OwnReckoner(agreed)
        self._worlds = WORLDS if agreed.game.SPEC.private else 1

    def quick(self, position: Position, action: Action) -> Verdict:
        """The verdict of a quick look on an action of the seat on turn."""
        first = position.steps()
        choice = len(first) > 1 or not first[0].complete
        found = self._weighed(position, [action.steps], position.turn, fill=choice)
        return self._verdict(position, action, found, choice=choice, searched=False)

    def doubtful(self, position: Position, verdict: Verdict, suspect: float, games: int) -> tuple[Action, ...]:
        """The actions that deserve a closer look, the one taken among them; none where it seems fine.

        It is an error of the quick look from `suspect` on, or one that a glance of so many games at each idea finds.
        """
        if not verdict.choice:
            return ()
        better = self._glance(position, verdict, games, sure=verdict.error < suspect) if games else None
        if better is None and verdict.error < suspect:
            return ()
        return tuple(dict.fromkeys((*(() if better is None else (better,)), *_compared(verdict, SEARCHED))))

    def searched(
        self, position: Position, verdict: Verdict, iterations: int, actions: Sequence[Action] = ()
    ) -> Verdict:
        """The verdict after a close look at some actions, so many iterations each.

        They are the action taken and the best other ideas, where none are named.
        """
        looked_at = actions or _compared(verdict, SEARCHED)
        return self.concluded(
            position, verdict, {one.steps: self.close(position, one, iterations) for one in looked_at}
        )

    def concluded(self, position: Position, verdict: Verdict, found: Mapping[ActionSteps, Chances]) -> Verdict:
        """The verdict after a close look that found this."""
        return self._verdict(position, verdict.action, found, choice=True, searched=True, stake=verdict.stake)

    def staying_out(self, position: Position, seat: int) -> Chances:
        """Every seat's chance if a seat that may step in does not, as that seat sees it."""
        return self._weighed(position, [()], seat)[()]

    def _verdict(
        self,
        position: Position,
        action: Action,
        found: Mapping[ActionSteps, Chances],
        *,
        choice: bool,
        searched: bool,
        stake: float | None = None,
    ) -> Verdict:
        seat, text = position.turn, self._agreed.game.text
        ranked = sorted(found, key=lambda steps: (-found[steps][seat], steps != action.steps))
        ideas = tuple((Action(text(steps), seat, steps), found[steps]) for steps in ranked)
        mine = [chances[seat] for _, chances in ideas]
        if stake is None:
            stake = mine[0] - added(mine) / len(mine)
        error = mine[0] - found[action.steps][seat]
        return Verdict(action, found[action.steps], ideas, choice, searched, max(stake, error))

    def _weighed(
        self, position: Position, given: Sequence[ActionSteps], seat: int, *, fill: bool = False
    ) -> dict[ActionSteps, Chances]:
        """A quick look at some actions and, with `fill`, at all that are worth one: the mean over possible worlds."""
        key = luck_key(self._seed, position.turns)
        ideas = list(given)
        found: dict[ActionSteps, Chances] = {}
        for world in range(self._worlds):
            here, fills = self._world(position, seat, luck_of(key, world)), fill and world == 0
            weighed = self._reckoner.weigh(here, ideas, luck_of(key, WORLDS), luck_of(key, WORLDS + 1), fill=fills)
            ideas = [steps for steps, _ in weighed]
            for i, (steps, worth) in enumerate(weighed):
                if i == ideas.index(steps):
                    chances = tuple(one / self._worlds for one in worth)
                    found[steps] = tuple(map(add, found[steps], chances)) if world else chances
        return found

    def _world(self, position: Position, seat: int, luck: int) -> Position:
        """A position that the seat must think possible."""
        return position.seen_by(seat, luck, memory=False) if self._worlds > 1 else position

    def _glance(self, position: Position, verdict: Verdict, games: int, *, sure: bool) -> Action | None:
        """An idea that wins far more games than the action taken: found by some games, made sure of by others.

        The best of several is lucky too, so the games that found it cannot tell by how much it is better.
        """
        seat, taken = position.turn, verdict.action
        after = {action: position.play(action) for action in _compared(verdict, GLANCED)}
        won = {action: self._games(position, one, 0, games)[seat] for action, one in after.items()}
        best = max(won, key=won.__getitem__)
        if won[best] - won[taken] < max(GLARING, NOISE / sqrt(games)):
            return None
        if sure:
            again = min(AGAIN * games, AT_MOST)
            more, less = (self._games(position, after[one], games, again)[seat] for one in (best, taken))
            return best if more - less >= GLARING else None
        return best

    def close(self, position: Position, action: Action, iterations: int) -> Chances:
        """Every seat's chance after an action: half by a search from the position it leads to, half by games."""
        searched, after = self.by_search(position, action, iterations), position.play(action)
        if after.over:
            return searched
        played = self._games(position, after, OTHER_GAMES, max(iterations // ITERATIONS_A_GAME, 1))
        return tuple((one + other) / 2 for one, other in zip(searched, played, strict=True))

    def by_search(self, position: Position, action: Action, iterations: int) -> Chances:
        """Every seat's chance after an action, by a search alone."""
        after = position.play(action)
        if after.over:
            return tuple(map(float, after.returns))
        return self._reckoner.search(after, position.turn, luck_key(self._seed, position.turns), iterations)

    def _games(self, position: Position, after: Position, first: int, games: int) -> Chances:
        """Every seat's share of the wins in games, from the number `first` on, after an action at a position."""
        return self._reckoner.play_on(after, position.turn, luck_key(self._seed, position.turns), first, games)


def _compared(verdict: Verdict, most: int) -> tuple[Action, ...]:
    """The action taken and so many of the best ideas."""
    return tuple(dict.fromkeys([*(action for action, _ in verdict.ideas[:most]), verdict.action]))
