"""Tree search for every game: which step wins most often? Generic code, loaded once per game, natively.

Monte Carlo tree search. Each iteration descends from the root to a decision not met before, evaluates the position, and
adds every seat's value to the nodes it came through. A seat follows the child that is best for itself (max^n), and
explores children with a high prior and few visits (PUCT).

Chance is explicit: a chance node has a child for every outcome that has come up, each with its own statistics, or a
single one for all where there are too many outcomes to tell them apart. What the seat cannot know is drawn anew in
every iteration, so a node stands for all positions that look the same to it.

Nodes live in an array made beforehand. When it is full, whoever holds the tree makes room: what is below nodes that
were hardly visited is forgotten (`copy_tree`). Until then the tree stays as it is; its statistics go on improving.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from burgomaster.bots.one_ply import NEVER, UNSETTLED
from burgomaster.bots.workspace import Workspace
from burgomaster.games.kernel.arithmetic import exp
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_of, pick
from burgomaster.games.kernel.rule import i64, inlined, rule

if TYPE_CHECKING:  # put in by bots.engine; checked with every game by tests/generic_types.py
    from burgomaster.bots.one_ply import step_value, value_again
    from burgomaster.bots.value_net import forget
    from burgomaster.games.machi_koro.features import candidate
    from burgomaster.games.machi_koro.greedy import greedy_step
    from burgomaster.games.machi_koro.rules import apply, draw, hide, legal, turn_of, unfinished
    from burgomaster.games.machi_koro.state import Edition

NONE = -1
ANY = -1  # the step of the only child of a chance node with too many outcomes
WIDE = 24  # more outcomes than this are not told apart

TURN_DISCOUNT = 0.0005  # what a win loses by every turn it comes later, so that a won game is also ended
LONGEST = 3000  # steps of one playout

# Places in `counts`.
NODES, LUCKS, ITERATIONS, ROOT = range(4)

# states[0] is the position thought about, states[1] descends the tree, the others are for one-ply search.
THERE = 1


@rule
def search(
    work: Workspace,
    e: Edition,
    seat: int,
    memory: bool,
    key: int,
    iterations: int,
    exploration: float,
    temperature: float,
    horizon: int,
    thorough: bool,
    sensible: int,
) -> None:
    """Run so many iterations for `seat`.

    A step whose prior is lower than the best one by `temperature` is tried e times less at first. Positions are
    evaluated after the sensible player has played on through `horizon` turns. A thorough search weighs what one ply
    leaves to the sensible player, such as bids, gives steps before dice fall a prior by all throws, and explores a step
    by how often it could have been taken. `sensible` of 100 times another seat does what the sensible player does.
    """
    states, nodes = work.states, work.nodes
    forget(work)
    for _ in range(iterations):
        states[THERE] = states[0]
        hide(states[THERE], e, seat, memory, _next_luck(work, key))
        length = _descend(work, e, seat, key, exploration, temperature, thorough, sensible)
        _rollout(work, e, key, states[THERE].turns + horizon)
        value_again(states[THERE], e, work)
        kept = 1.0 - TURN_DISCOUNT * min(states[THERE].turns - states[0].turns, 500)
        for i in range(length):
            nodes[work.path[i]].visits += 1
            for p in range(states[0].players):
                nodes[work.path[i]].total[p] += kept * work.chances[p]
        work.counts[ITERATIONS] += 1


@rule
def _next_luck(work: Workspace, key: int) -> int:
    work.counts[LUCKS] += 1
    return luck_of(key, work.counts[LUCKS])


@inlined
def _descend(
    work: Workspace,
    e: Edition,
    thinking: int,
    key: int,
    exploration: float,
    temperature: float,
    thorough: bool,
    sensible: int,
) -> int:
    """Follow the tree to a decision not met before; the state moves along. Returns how many nodes are on the path."""
    states, nodes, path = work.states, work.nodes, work.path
    node = work.counts[ROOT]
    path[0] = node
    length = 1
    while length < len(path):
        seat = turn_of(states[THERE], e)
        if seat == OVER or (seat != CHANCE and nodes[node].visits == 0 and length > 1):
            break
        if seat == CHANCE:
            told_apart = legal(states[THERE], e, work.steps) <= WIDE
            step = draw(states[THERE], e, _next_luck(work, key))
            node = child_by(work, node, step if told_apart else ANY)
        else:
            usual = sensible > 0 and seat != thinking and pick(_next_luck(work, key), 100) < sensible
            step = _select(work, e, seat, node, _next_luck(work, key), exploration, temperature, thorough, usual)
            node = child_by(work, node, step)
        if node == NONE:
            break
        apply(states[THERE], e, step)
        path[length] = node
        length += 1
    return length


@rule
def full(work: Workspace) -> bool:
    """Is there no room for the children of one more node?"""
    return bool(work.counts[NODES] + len(work.steps) > len(work.nodes))


@rule
def child_by(work: Workspace, node: int, step: int) -> int:
    """The child by this step, made if there is none; NONE if there is no room for it."""
    nodes = work.nodes
    found: int = nodes[node].child
    while found != NONE and nodes[found].step != step:
        found = nodes[found].sibling
    if found == NONE and not full(work):
        found = _make_child(work, node, step, 0.0)
    return found


@rule
def _make_child(work: Workspace, node: int, step: int, prior: float) -> int:
    nodes = work.nodes
    made: int = work.counts[NODES]
    work.counts[NODES] += 1
    nodes[made].step = step
    nodes[made].child = NONE
    nodes[made].sibling = nodes[node].child
    nodes[made].visits = 0
    nodes[made].prior = prior
    for p in range(len(nodes[made].total)):
        nodes[made].total[p] = 0.0
    nodes[node].child = made
    return made


@inlined
def _select(
    work: Workspace,
    e: Edition,
    seat: int,
    node: int,
    luck: int,
    exploration: float,
    temperature: float,
    thorough: bool,
    usual: bool,
) -> int:
    """The step to follow: good for the seat so far, or of high prior and few visits. NONE if there is no room left.

    The `usual` one is that of the sensible player, where it is a candidate.
    """
    nodes, steps, place, tempting = work.nodes, work.steps, work.place, work.values
    n = legal(work.states[THERE], e, steps)
    if n == 1:
        only: int = steps[0]
        return only
    found = nodes[node].child
    while found != NONE:
        place[nodes[found].step] = found
        found = nodes[found].sibling
    n = _children_of_legal_steps(work, e, node, n, luck, thorough)
    highest = 0.0
    for i in range(n):
        highest = max(highest, nodes[place[steps[i]]].prior)
    total = 0.0
    for i in range(n):
        tempting[i] = exp((nodes[place[steps[i]]].prior - highest) / temperature)
        total += tempting[i]
    visited = nodes[node].visits
    if thorough:  # with other hands, and below a wide chance event, other steps could be taken
        visited = 0
        for i in range(n):
            visited += nodes[place[steps[i]]].visits
    bonus = exploration * sqrt(visited + 1.0) / total
    best: int = NONE
    most = 0.0
    for i in range(n):
        child = place[steps[i]]
        visits = nodes[child].visits
        prior = nodes[child].prior
        good = (nodes[child].total[seat] + prior) / (visits + 1)
        good += bonus * tempting[i] / (visits + 1)
        if best == NONE or good > most:
            best = steps[i]
            most = good
    if usual:
        step = greedy_step(work.states[THERE], e, luck, work.spare)
        if place[step] != NONE:
            best = step
    found = nodes[node].child
    while found != NONE:
        place[nodes[found].step] = NONE
        found = nodes[found].sibling
    return best


@inlined
def _children_of_legal_steps(work: Workspace, e: Edition, node: int, n: int, luck: int, thorough: bool) -> int:
    """Make the children that are missing, and leave the steps that have one: the candidates.

    Below a wide chance event the same node is met again with other steps to choose from.
    """
    states, steps, place = work.states, work.steps, work.place
    room = not full(work)
    fresh = room and work.nodes[node].child == NONE
    usual = NONE
    average = UNSETTLED if thorough else NEVER
    kept = 0
    for i in range(n):
        step = steps[i]
        if place[step] == NONE and room:
            good = candidate(states[THERE], e, step, thorough)
            if not good and fresh and usual == NONE:
                usual = greedy_step(states[THERE], e, luck, work.spare)
            if good or step == usual:
                place[step] = _make_child(work, node, step, step_value(work, THERE, e, step, luck, average))
        if place[step] != NONE:
            steps[kept] = step
            kept += 1
    if kept == 0 and room:  # no candidate here but what the sensible player does
        steps[0] = greedy_step(states[THERE], e, luck, work.spare)
        place[steps[0]] = _make_child(work, node, steps[0], 0.0)
        kept = 1
    return kept


@inlined
def _rollout(work: Workspace, e: Edition, key: int, last_turn: int) -> None:
    """Complete the action under way and play some more turns, with the sensible player in every seat."""
    s = work.states[THERE]
    for _ in range(LONGEST):
        seat = turn_of(s, e)
        if seat == OVER or (s.turns >= last_turn and seat != CHANCE and not unfinished(s, e)):
            return
        luck = _next_luck(work, key)
        if seat == CHANCE:
            apply(s, e, draw(s, e, luck))
        else:
            apply(s, e, greedy_step(s, e, luck, work.spare))


# ---- What it found --------------------------------------------------------------------------------------------------


@rule
def best_child(work: Workspace, seat: int) -> int:
    """The child of the root to choose: of the highest value to `seat` among those with half of the most visits.

    Of several the one visited most, of the highest prior, or of the lowest step; NONE if there is no child.
    """
    nodes = work.nodes
    root: int = work.counts[ROOT]
    most = 0
    child: int = nodes[root].child
    while child != NONE:
        most = max(most, nodes[child].visits)
        child = nodes[child].sibling
    best: int = NONE
    highest = 0.0
    child = nodes[root].child
    while child != NONE:
        if 2 * nodes[child].visits >= most:
            good = 0.0
            if nodes[child].visits > 0:
                good = nodes[child].total[seat] / nodes[child].visits
            if best == NONE or good > highest or (good == highest and _comes_first(nodes, child, best)):
                best = child
                highest = good
        child = nodes[child].sibling
    return best


@rule
def settled(work: Workspace, left: int) -> bool:
    """Does one child of the root stand out: could no other be visited as often in so many more iterations?"""
    nodes = work.nodes
    most = 0
    second = 0
    child: int = nodes[work.counts[ROOT]].child
    while child != NONE:
        visits = nodes[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return bool(most > second + left)


@rule
def _comes_first(nodes: Any, one: int, other: int) -> bool:
    if nodes[one].visits != nodes[other].visits:
        return bool(nodes[one].visits > nodes[other].visits)
    if nodes[one].prior != nodes[other].prior:
        return bool(nodes[one].prior > nodes[other].prior)
    return bool(nodes[one].step < nodes[other].step)


# ---- From one move to the next --------------------------------------------------------------------------------------


@rule
def find(work: Workspace, e: Edition) -> int:
    """The node with the position of the last state, NONE if the tree does not know it; of several the most visited.

    Looks through everything that may have happened since the root, but not past chance events whose outcomes the tree
    does not tell apart.
    """
    states, nodes, path = work.states, work.nodes, work.path
    target = len(states) - 1
    root: int = work.counts[ROOT]
    if _same(work.bytes, 0, target):
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
            apply(states[depth], e, i64(nodes[node].step))
            if _same(work.bytes, depth, target) and (best == NONE or nodes[node].visits > nodes[best].visits):
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
def copy_tree(nodes: Any, root: int, least: int, fresh: Any, origin: Any) -> int:
    """Copy a node with all below it to the front of `fresh`; returns how many nodes there are.

    What is below nodes with fewer visits than `least` is left out. `origin` is scratch space: where each copied node
    stood.
    """
    fresh[0] = nodes[root]
    fresh[0].sibling = NONE
    origin[0] = root
    count = 1
    done = 0
    while done < count:
        child: int = nodes[origin[done]].child
        if nodes[origin[done]].visits < least:
            child = NONE
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
