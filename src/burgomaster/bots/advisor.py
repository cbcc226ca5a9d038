"""Advice on any position, by search: for hints, for `Position.best`, and to say why a bot does what it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from burgomaster.bots.tree import NODES, Tree, never
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.kernel.words import Words
from burgomaster.play.advice import Advice, Idea
from burgomaster.play.position import Action, Outcome, Position

WORDS = Path(__file__).parent / "words"

IDEAS = 5  # told at most
LINE = 8  # events told ahead at most
TOLD = 3  # ideas in a sentence
_SEEN = 1 << 20  # a part of the luck: what is hidden from the seat is drawn from it


def best(
    position: Position,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: int = 0,
    stopped: Callable[[], bool] = never,
) -> Advice:
    """Search for so many seconds, or exactly so many iterations (then the same seed gives the same advice).

    Only what the seat can see is looked at; other hands are not remembered, either. Its line of play is one that the
    seat must think possible.
    """
    position = seen_for_advice(position, seed)
    most = 50 * NODES if iterations is None else max(iterations, 1)
    tree = Tree(position.game, position.players, memory=False, nodes=min(NODES, 40 * most + 1000))
    tree.restart(seed)
    tree.move_to(position)
    tree.grow(1)  # compiles before the clock starts; and even with no time at all it says something
    tree.think(most, seconds if iterations is None else float("inf"), stopped)
    return advice_of(tree)


def seen_for_advice(position: Position, seed: int) -> Position:
    """A position that the seat on turn must think possible: what is hidden from it is dealt anew."""
    check_to_decide(position)
    return position.seen_by(position.turn, luck_of(luck_key(seed, 0), _SEEN), memory=False)


def check_to_decide(position: Position) -> None:
    """Is there a seat that has to choose?"""
    if position.turn == CHANCE:
        raise BurgomasterError("nobody has anything to decide here: chance plays first, as one of pos.odds()")
    if position.turn == OVER:
        raise BurgomasterError("nobody has anything to decide here: the game is over")


def advice_of(tree: Tree) -> Advice:
    """What a grown tree says."""
    children = tree.choices()[:IDEAS]
    ideas: list[Idea] = []
    for child in children:
        action, end = _whole_action(tree, tree.position, child)
        chances = tree.chances(end) or tree.chances(child)
        if chances or not ideas:
            ideas.append(Idea(action, chances[tree.seat] if chances else 0.0, tree.visits_of(child)))
    return Advice(tuple(ideas), tree.chances(children[0]), tuple(_line(tree)), tree.iterations)


def completed(position: Position, step: int, go_on: Callable[[Any], int]) -> Action:
    """The whole action that begins with a step; `go_on` chooses the others."""
    game, rules, e = position.setting.game, position.setting.game.rules, position.setting.figures
    state = position.state()
    steps = [step]
    rules.apply(state, e, step)
    while rules.unfinished(state, e):
        steps.append(go_on(state))
        rules.apply(state, e, steps[-1])
    return Action(game.text(steps), position.turn, tuple(steps))


def _whole_action(tree: Tree, position: Position, child: int) -> tuple[Action, int]:
    """The action that goes on from a child by the most visited steps, and the node it ends at."""
    node = child

    def go_on(state: Any) -> int:
        nonlocal node
        further = tree.children(node)
        if not further:
            return tree.greedy_step(state)
        node = further[0]
        return tree.step(node)

    action = completed(position, tree.step(child), go_on)
    return action, node


def _line(tree: Tree) -> list[Action]:
    """The best choice and the most visited way on, as far as chance can be told apart."""
    line: list[Action] = []
    position, node = tree.position, tree.root
    while len(line) < LINE and not position.over:
        children = tree.children(node) if line else tree.choices()
        if not children or not tree.visits_of(children[0]) or tree.step(children[0]) < 0:
            break
        if position.turn == CHANCE:
            node = children[0]
            event: Action = Outcome(position.setting.game.text((tree.step(node),)), CHANCE, (tree.step(node),))
        else:
            event, node = _whole_action(tree, position, children[0])
        if position.why_not(event) is not None:  # in a world the seat thought possible, but not in this one
            break
        line.append(event)
        position = position.play(event)
    return line


def sentence(advice: Advice, position: Position, lang: str = "en") -> str:
    """The best moves with their chances, in one sentence."""
    words = Words(WORDS, lang)
    told = [
        words("idea", move=position.describe(idea.action, lang), chance=round(100 * idea.chance))
        for idea in advice.ideas[:TOLD]
    ]
    return words("explain", ideas="; ".join(told))
