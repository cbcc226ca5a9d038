"""Search: repeatable, bounded, reusing what it knows, and right where the best move can be proved."""

from __future__ import annotations

import subprocess
import sys
import threading
from fractions import Fraction

import pytest

import burgomaster as bm
from burgomaster.bots.advisor import best
from burgomaster.bots.registry import bot
from burgomaster.bots.tree import Tree
from burgomaster.games import GAMES
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro import tables as machi_koro
from tests.games.monopoly_builder import tables as builder


def begun(name: str, players: int = 2, events: int = 40) -> bm.Position:
    """A position some way into a game, at a decision."""
    position = bm.start(name, players)
    player = bot("greedy", name, 1)
    while events > 0 or position.turn == bm.CHANCE:
        if position.turn == bm.CHANCE:
            chances = position.chances()
            position = position.play(chances[(7 * events) % len(chances)][0])
        else:
            position = position.play(player.choose(position))
        events -= 1
    return position


# ---- Advice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_repeatable_and_whole(name: str) -> None:
    position = begun(name)
    advice = position.best(iterations=300)
    assert advice == position.best(iterations=300)
    assert advice != position.best(iterations=300, seed=1)
    assert advice.iterations == 300
    assert sum(idea.looks for idea in advice.ideas) <= 300
    assert sum(advice.chances) == pytest.approx(1)
    for idea in advice.ideas:
        assert position.why_not(idea.action) is None
        assert 0 <= idea.chance <= 1
    assert advice.line[0] == advice.action
    for event in advice.line:
        position = position.play(event)


def test_nobody_advises_dice_or_the_dead() -> None:
    thrown = bm.start("machi-koro", 2).play("throw 1")
    with pytest.raises(bm.BurgomasterError, match="nobody has anything to decide"):
        thrown.best()


def test_thinking_stops_when_told_to() -> None:
    asked = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) > 3

    advice = best(begun("machi-koro"), seconds=600.0, stopped=stopped)
    assert len(asked) == 4
    assert advice.iterations > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_full_pool_keeps_searching(name: str) -> None:
    tree = Tree(name, 2, nodes=600)
    tree.look_at(begun(name))
    tree.think(1500, 60.0)
    assert tree.size <= 600
    assert tree.visits == 1500
    assert sum(tree.looks(child) for child in tree.children(tree.root)) >= 1499


def test_two_searches_at_once_do_not_mix() -> None:
    positions = [begun("machi-koro", 2, events) for events in (20, 41)]
    alone = [position.best(iterations=2000) for position in positions]
    together: dict[int, bm.Advice] = {}
    threads = [
        threading.Thread(target=lambda i=i: together.update({i: positions[i].best(iterations=2000)})) for i in (0, 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[0], together[1]] == alone


@pytest.mark.parametrize("name", ["machi-koro", "monopoly-builder"])
def test_the_tree_is_kept_from_move_to_move(name: str) -> None:
    position = begun(name)
    tree = Tree(name, 2)
    tree.look_at(position)
    tree.think(3000, 60.0)
    node = tree.root
    for _ in range(3):  # the most visited way on
        node = tree.children(node)[0]
        step = tree.step(node)
        position = position.play(position.setting.game.text((step,)))
    known = tree.looks(node)
    assert known > 10
    tree.look_at(position)
    assert tree.visits == known
    tree.look_at(begun(name, 2, 90))
    assert tree.visits == 0


# ---- Machi Koro -----------------------------------------------------------------------------------------------------

THREE = ["train-station", "shopping-mall", "radio-tower"]
READY = machi_koro.city(60, THREE)  # wins at once when it is on turn


@pytest.mark.parametrize("landmark", machi_koro.LANDMARKS)
def test_it_builds_the_last_landmark(landmark: str) -> None:
    three = [other for other in machi_koro.LANDMARKS if other != landmark]
    here = machi_koro.after_throw(machi_koro.table(machi_koro.city(40, three), READY), "1")
    if machi_koro.phase(here) == "radio":
        here = here.play("keep")
    assert bot("level-5", "machi-koro").choose(here) == f"build {landmark}"


def in_another_process(code: str, position: bm.Position) -> str:
    """What some code prints that starts with a Machi Koro position `here`."""
    head = (
        "import sys, burgomaster as bm; from burgomaster.bots.brain import brain; "
        "from burgomaster.bots.registry import bot; from burgomaster.play.position import unpacked; "
        "here = unpacked(bm.start('machi-koro', 2).setting, bytes.fromhex(sys.argv[1])); "
    )
    done = subprocess.run(
        [sys.executable, "-c", head + code, position.packed().hex()],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.strip()


def test_machine_code_from_the_cache_works() -> None:
    """Another process finds the last landmark with what this one compiled."""
    here = machi_koro.after_throw(machi_koro.table(machi_koro.city(40, THREE), READY), "1").play("keep")
    assert bot("level-5", "machi-koro").choose(here) == "build amusement-park"
    assert in_another_process("print(bot('level-5', 'machi-koro').choose(here))", here) == "build amusement-park"


def test_all_is_compiled_before_the_first_move() -> None:
    """The tree in all its movements, and the exact look through a last turn: nothing is compiled later."""
    prepared = (
        "bot('level-5', 'machi-koro').prepare(here); mind = brain('machi-koro'); "
        "search = mind.search; parts = (search.search, search.find, search.copy_tree, mind.exact.weigh); "
        "print([len(part.signatures) for part in parts])"
    )
    assert in_another_process(prepared, bm.start("machi-koro", 2)) == "[1, 1, 1, 1]"


def chance_to_win_now(position: bm.Position) -> Fraction:
    """Brute force: the chance to win in this turn with the best choices."""
    if position.over:
        return Fraction(int(position.winners == (0,)))
    if position.turn == bm.CHANCE:
        odds = position.odds().items()
        return sum((chance * chance_to_win_now(position.play(outcome)) for outcome, chance in odds), Fraction(0))
    if position.turn != 0:
        return Fraction(0)
    return max(chance_to_win_now(position.play(action)) for action in position.actions())


@pytest.mark.parametrize(
    "own",
    [
        machi_koro.city(10, THREE, forest=2, ranch=3),
        machi_koro.city(11, THREE, mine=1, wheat_field=1),
        machi_koro.city(14, THREE, wheat_field=3, bakery=2),
        machi_koro.city(9, THREE, furniture_factory=1, forest=3, mine=1),
    ],
)
def test_now_or_never(own: dict[str, object]) -> None:
    """The other player wins for certain in the next turn: only the chance to win in this one counts."""
    here = machi_koro.table(own, READY)
    while not here.over and here.turn == 0:
        chances = {action: chance_to_win_now(here.play(action)) for action in here.actions()}
        if len(set(chances.values())) > 1:
            assert chances[bot("level-5", "machi-koro").choose(here)] == max(chances.values())
        here = here.play(max(chances, key=lambda action: chances[action]))
        if here.turn == bm.CHANCE:
            here = here.play(here.chances()[0][0])


def test_it_does_not_win_by_looking_far_away() -> None:
    """Everything wins: it takes the quick way, and does not put the end off for ever."""
    here = machi_koro.table(machi_koro.city(200, THREE[:2], mine=4), machi_koro.city(0))
    player = bot("level-5", "machi-koro")
    turns = 0
    while not here.over:
        if here.turn == bm.CHANCE:
            here = here.play(here.chances()[0][0])
        else:
            here = here.play(player.choose(here) if here.turn == 0 else bot("random", "machi-koro").choose(here))
            turns = here.turns
    assert here.winners == (0,)
    assert turns <= 4


# ---- Alhambra -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["level-4", "level-5"])
def test_one_exact_payment_away(level: str) -> None:
    """Exact payment leaves a second action, which buys the building that wins."""
    seats = alhambra.player({"blue": [9, 7, 3, 2], "green": [7]}), alhambra.player(garden=1, theater=1)
    yard = {"yellow": None, "blue": "garden 10", "green": "theater 7", "orange": None}
    here = alhambra.table(*seats, yard=yard, open_money=[], pile=5, scored=["A", "B"])
    chosen = str(bot(level, "alhambra", native=True).choose(here))
    assert chosen in ("buy garden@blue with 7+3", "buy theater@green with 7")


# ---- Monopoly Builder -----------------------------------------------------------------------------------------------

TALL = {"1,1": {"seat": 0, "floors": 4}}


def test_the_penthouse_now() -> None:
    """It is ahead with the penthouse, and the other one would build theirs next."""
    here = builder.act(
        builder.player(chips=builder.PENTHOUSE_CHIPS),
        builder.player(chips=builder.PENTHOUSE_CHIPS, cash=950),
        state={"island": {**TALL, "5,4": {"seat": 1, "floors": 4}}},
    )
    assert bot("level-5", "monopoly-builder").choose(here) == "build 1,1"


def test_the_penthouse_not_yet() -> None:
    """The penthouse would end the game at once, and the other one has more points."""
    far_ahead = {f"{x},4": {"seat": 1, "floors": 4} for x in (3, 4, 5)}
    here = builder.act(
        builder.player(chips=builder.PENTHOUSE_CHIPS),
        builder.player(cash=1500, deeds=["green-1", "green-2", "dark-blue-1", "dark-blue-2"]),
        state={"island": {**TALL, **far_ahead}},
    )
    assert here.play("build 1,1").winners == (1,)
    assert bot("level-5", "monopoly-builder").choose(here) != "build 1,1"
