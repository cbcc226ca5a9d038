"""The workspace of a thinking bot: every array its native code needs, made once. Native code allocates nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from burgomaster.games.kernel.contract import Spec

SEATS = 6
STATES = 16  # the position thought about, and others to try things on
PAGE = 512  # numbers of 64 bits
DEEPEST = 200  # events a search looks ahead at most


class Workspace(NamedTuple):
    """Arrays, or lists where the code runs plain. It is passed to native code as one argument."""

    states: Any
    net: Any  # weights of the value net
    facts: Any  # what the features of all seats are made of
    scratch: Any  # features and hidden units
    last: Any  # by seat: the features scored last, and their score
    unseen: Any  # features the net does not see: how many, and which
    chances: Any  # every seat's chance to win
    steps: Any  # legal steps, and the value of each
    values: Any
    outcomes: Any  # of a chance event, and their weights
    weights: Any
    spare: Any  # for the sensible player
    nodes: Any  # of a tree
    counts: Any
    path: Any
    place: Any  # by step: the child it leads to
    lists: Any  # for the exact solution, by depth: steps and their weights,
    way: Any  # how many steps there are and how many are solved,
    so_far: Any  # and the value so far
    bytes: Any  # the states, byte by byte


def workspace(spec: Spec, state: Any, net: Any, facts: int, features: int, hidden: int, nodes: int = 0) -> Workspace:
    """An empty workspace for a game."""
    import numpy as np

    node = np.dtype(
        [
            ("child", "<i4"),
            ("sibling", "<i4"),
            ("step", "<i4"),
            ("visits", "<i4"),
            ("prior", "<f8"),
            ("total", "<f8", (SEATS,)),
        ],
        align=True,
    )
    states = np.zeros(STATES, dtype=state.dtype())
    return Workspace(
        states=states,
        net=net,
        facts=np.zeros(facts),
        scratch=_in_a_page(features + hidden),
        last=np.zeros(SEATS * (features + 1)),
        unseen=np.zeros(1 + features, dtype=np.int64),
        chances=np.zeros(SEATS),
        steps=np.zeros(spec.most_legal, dtype=np.int64),
        values=np.zeros(spec.most_legal),
        outcomes=np.zeros(spec.most_legal, dtype=np.int64),
        weights=np.zeros(spec.most_legal, dtype=np.int64),
        spare=np.zeros(spec.most_legal, dtype=np.int64),
        nodes=np.zeros(nodes, dtype=node),
        counts=np.zeros(4, dtype=np.int64),
        path=np.zeros(DEEPEST, dtype=np.int64),
        place=np.full(spec.steps, -1, dtype=np.int64),
        lists=np.zeros((STATES, 2, spec.most_legal), dtype=np.int64),
        way=np.zeros((STATES, 3), dtype=np.int64),
        so_far=np.zeros(STATES),
        bytes=states.view(np.uint8).reshape(STATES, -1),
    )


def _in_a_page(count: int) -> Any:
    """Numbers that begin with a page of memory: to add to hidden units across the end of one takes twice as long."""
    import numpy as np

    space = np.zeros(count + PAGE)
    first = -(space.ctypes.data // space.itemsize) % PAGE
    return space[first : first + count]


class States(list[Any]):
    """States of a plain workspace: putting one in copies it, as in an array of structs."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, state.copy())


def plain_workspace(spec: Spec, state: Any, net: list[float], facts: int, features: int, hidden: int) -> Workspace:
    """An empty workspace for plain code, enough to look one action ahead."""
    empty: list[int] = []
    return Workspace(
        states=States([state()] * 4),
        net=net,
        facts=[0.0] * facts,
        scratch=[0.0] * (features + hidden),
        last=[0.0] * (SEATS * (features + 1)),
        unseen=[0] * (1 + features),
        chances=[0.0] * SEATS,
        steps=[0] * spec.most_legal,
        values=[0.0] * spec.most_legal,
        outcomes=[0] * spec.most_legal,
        weights=[0] * spec.most_legal,
        spare=[0] * spec.most_legal,
        nodes=empty,
        counts=empty,
        path=empty,
        place=empty,
        lists=empty,
        way=empty,
        so_far=empty,
        bytes=empty,
    )
