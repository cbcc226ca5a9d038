"""Reviews by the games' modules: the same as by native code, to the last bit, and in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.review.abridged import abridged
from burgomaster.review.review import review
from burgomaster.tab.module_reckoner import ModuleReckoner
from tests.lab.wasm.node import Node
from tests.review.games import every_game, record_of


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("node")) as running:
        yield running


@every_game
@pytest.mark.parametrize(
    ("bots", "depth"),
    [
        pytest.param(("greedy", "random"), "normal", marks=pytest.mark.long),
        (("greedy", "random", "greedy"), "quick"),
    ],
)
def test_a_module_reviews_as_native_code_does(node: Node, name: str, bots: tuple[str, ...], depth: str) -> None:
    record = record_of(name, bots)
    agreed = record.setting
    reckoner = ModuleReckoner(node.reckoner(name, agreed.figures.pack().hex(), agreed.players))
    by_module, natively = review(record, depth, 7, reckoner=reckoner), review(record, depth, 7)
    assert by_module == natively
    assert depth == "quick" or any(one.searched for one in natively.decisions)
    assert abridged(by_module, LANGUAGES) == abridged(natively, LANGUAGES)
