"""Tree search for every game: which step wins most often? Loaded once per game, natively, with its rules put in.

Monte Carlo tree search. Each iteration walks down from the root to a decision not met before, judges the position, and
adds every seat's chances to the nodes it came through. A seat follows the child that is best for itself (max^n), and is
curious about children that promise much and were tried little.

Chance is explicit: a chance node has a child for every outcome that has come up, each with its own statistics, or a
single one for all where there are too many outcomes to tell them apart. What the seat cannot know is drawn anew in
every iteration, so a node stands for all positions that look the same to it.

Nodes live in an array made beforehand. When it is full, the tree stays as it is and its statistics go on improving.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from burgomaster.bots.desk import Desk
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_of
from burgomaster.games.kernel.rule import rule

if TYPE_CHECKING:  # put in by bots.brain; any game's will do for the type checker
    from burgomaster.bots.look import promise_of, value
    from burgomaster.games.machi_koro.features import sensible
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, draw, hide, legal, turn_of, unfinished

NONE = -1
ANY = -1  # the step of the only child of a chance node with too many outcomes
WIDE = 24  # more outcomes than this are not told apart

HASTE = 0.0005  # what a win loses by every turn it comes later: who wins everywhere must still finish
LONGEST = 3000  # steps of one playout

# Places in `counts`.
NODES, LUCKS, ITERATIONS, ROOT = range(4)

# states[0] is the position thought about, states[1] walks down the tree, the others are for `look`.
THERE = 1


@rule
def search(
    desk: Desk,
    e: Any,
    seat: int,
    memory: bool,
    key: int,
    iterations: int,
    curiosity: float,
    sharpness: float,
    horizon: int,
) -> None:
    """Run so many iterations for `seat`.

    A step that promises less than the best one by `sharpness` is tried e times less at first. Positions are judged
    after the sensible player has played on through `horizon` turns.
    """
    states, nodes = desk.states, desk.nodes
    for _ in range(iterations):
        states[THERE] = states[0]
        hide(states[THERE], e, seat, memory, _next_luck(desk, key))
        length = _walk_down(desk, e, key, curiosity, sharpness)
        _play_out(desk, e, key, states[THERE].turns + horizon)
        value(states[THERE], e, desk)
        kept = 1.0 - HASTE * min(states[THERE].turns - states[0].turns, 500)
        for i in range(length):
            nodes[desk.path[i]].visits += 1
            for p in range(states[0].players):
                nodes[desk.path[i]].worth[p] += kept * desk.chances[p]
        desk.counts[ITERATIONS] += 1


@rule
def _next_luck(desk: Desk, key: int) -> int:
    desk.counts[LUCKS] += 1
    return luck_of(key, desk.counts[LUCKS])


@rule
def _walk_down(desk: Desk, e: Any, key: int, curiosity: float, sharpness: float) -> int:
    """Follow the tree to a decision not met before; the state moves along. Returns how many nodes are on the path."""
    states, nodes, path = desk.states, desk.nodes, desk.path
    node = desk.counts[ROOT]
    path[0] = node
    length = 1
    while length < len(path):
        seat = turn_of(states[THERE], e)
        if seat == OVER or (seat != CHANCE and nodes[node].visits == 0 and length > 1):
            break
        if seat == CHANCE:
            told_apart = legal(states[THERE], e, desk.steps) <= WIDE
            step = draw(states[THERE], e, _next_luck(desk, key))
            node = child_by(desk, node, step if told_apart else ANY)
        else:
            step = _select(desk, e, seat, node, _next_luck(desk, key), curiosity, sharpness)
            node = child_by(desk, node, step)
        if node == NONE:
            break
        apply(states[THERE], e, step)
        path[length] = node
        length += 1
    return length


@rule
def full(desk: Desk) -> bool:
    """Is there no room for the children of one more node?"""
    return bool(desk.counts[NODES] + len(desk.steps) > len(desk.nodes))


@rule
def child_by(desk: Desk, node: int, step: int) -> int:
    """The child by this step, made if there is none; NONE if there is no room for it."""
    nodes = desk.nodes
    found: int = nodes[node].child
    while found != NONE and nodes[found].step != step:
        found = nodes[found].sibling
    if found == NONE and not full(desk):
        found = _make_child(desk, node, step, 0.0)
    return found


@rule
def _make_child(desk: Desk, node: int, step: int, promise: float) -> int:
    nodes = desk.nodes
    made: int = desk.counts[NODES]
    desk.counts[NODES] += 1
    nodes[made].step = step
    nodes[made].child = NONE
    nodes[made].sibling = nodes[node].child
    nodes[made].visits = 0
    nodes[made].promise = promise
    for p in range(len(nodes[made].worth)):
        nodes[made].worth[p] = 0.0
    nodes[node].child = made
    return made


@rule
def _select(desk: Desk, e: Any, seat: int, node: int, luck: int, curiosity: float, sharpness: float) -> int:
    """The step to follow: good for the seat so far, or promising and little tried. NONE if there is no room to look."""
    nodes, steps, place = desk.nodes, desk.steps, desk.place
    n = legal(desk.states[THERE], e, steps)
    if n == 1:
        only: int = steps[0]
        return only
    found = nodes[node].child
    while found != NONE:
        place[nodes[found].step] = found
        found = nodes[found].sibling
    n = _children_of_legal_steps(desk, e, node, n, luck)
    highest = 0.0
    for i in range(n):
        highest = max(highest, nodes[place[steps[i]]].promise)
    total = 0.0
    for i in range(n):
        total += exp((nodes[place[steps[i]]].promise - highest) / sharpness)
    curious = curiosity * sqrt(nodes[node].visits + 1.0) / total
    best: int = NONE
    most = 0.0
    for i in range(n):
        child = place[steps[i]]
        visits = nodes[child].visits
        promise = nodes[child].promise
        good = (nodes[child].worth[seat] + promise) / (visits + 1)
        good += curious * exp((promise - highest) / sharpness) / (visits + 1)
        if best == NONE or good > most:
            best = steps[i]
            most = good
    found = nodes[node].child
    while found != NONE:
        place[nodes[found].step] = NONE
        found = nodes[found].sibling
    return best


@rule
def _children_of_legal_steps(desk: Desk, e: Any, node: int, n: int, luck: int) -> int:
    """Make the children that are missing, and leave the steps that have one: those worth weighing.

    Below a wide chance event the same node is met again with other steps to choose from.
    """
    states, steps, place = desk.states, desk.steps, desk.place
    room = not full(desk)
    usual = NONE
    if room and desk.nodes[node].child == NONE:
        usual = greedy_step(states[THERE], e, luck, desk.spare)
    kept = 0
    for i in range(n):
        step = steps[i]
        if place[step] == NONE and room and (step == usual or sensible(states[THERE], e, step)):
            place[step] = _make_child(desk, node, step, promise_of(desk, THERE, e, step, luck, False))
        if place[step] != NONE:
            steps[kept] = step
            kept += 1
    if kept == 0 and room:  # nothing worth weighing here but what the sensible player does
        steps[0] = greedy_step(states[THERE], e, luck, desk.spare)
        place[steps[0]] = _make_child(desk, node, steps[0], 0.0)
        kept = 1
    return kept


@rule
def _play_out(desk: Desk, e: Any, key: int, last_turn: int) -> None:
    """Complete the action under way and play some more turns, with the sensible player in every seat."""
    s = desk.states[THERE]
    for _ in range(LONGEST):
        seat = turn_of(s, e)
        if seat == OVER or (s.turns >= last_turn and seat != CHANCE and not unfinished(s, e)):
            return
        luck = _next_luck(desk, key)
        if seat == CHANCE:
            apply(s, e, draw(s, e, luck))
        else:
            apply(s, e, greedy_step(s, e, luck, desk.spare))


# ---- From one move to the next --------------------------------------------------------------------------------------


@rule
def find(desk: Desk, e: Any) -> int:
    """The node with the position of the last state, NONE if the tree does not know it; of several the most visited.

    Looks through everything that may have happened since the root, as long as chance can be told apart.
    """
    states, nodes, path = desk.states, desk.nodes, desk.path
    target = len(states) - 1
    root: int = desk.counts[ROOT]
    if _same(desk.bytes, 0, target):
        return root
    best: int = NONE
    path[0] = root
    path[1] = nodes[path[0]].child
    depth = 1
    while depth > 0:
        node: int = path[depth]
        if node == NONE:
            depth -= 1
            path[depth] = nodes[path[depth]].sibling
            continue
        states[depth] = states[depth - 1]
        if nodes[node].step != ANY and nodes[node].visits > 0:
            apply(states[depth], e, nodes[node].step)
            if _same(desk.bytes, depth, target) and (best == NONE or nodes[node].visits > nodes[best].visits):
                best = node
            if states[depth].turns <= states[target].turns and depth + 1 < target:
                depth += 1
                path[depth] = nodes[node].child
                continue
        path[depth] = nodes[node].sibling
    return best


@rule
def _same(state_bytes: Any, one: int, other: int) -> bool:
    for i in range(state_bytes.shape[1]):
        if state_bytes[one, i] != state_bytes[other, i]:
            return False
    return True


@rule
def copy_tree(nodes: Any, root: int, fresh: Any, origin: Any) -> int:
    """Copy a node with all below it to the front of `fresh`; returns how many nodes there are.

    `origin` is scratch space: where each copied node stood.
    """
    fresh[0] = nodes[root]
    fresh[0].sibling = NONE
    origin[0] = root
    count = 1
    done = 0
    while done < count:
        child = nodes[origin[done]].child
        fresh[done].child = NONE
        while child != NONE:
            fresh[count] = nodes[child]
            fresh[count].sibling = fresh[done].child
            fresh[done].child = count
            origin[count] = child
            count += 1
            child = nodes[child].sibling
        done += 1
    return count
