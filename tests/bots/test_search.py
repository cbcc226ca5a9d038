"""Search: repeatable, bounded, reusing what it knows, and right where the best move can be proved."""

from __future__ import annotations

import subprocess
import sys
import threading
from fractions import Fraction
from itertools import pairwise

import pytest

import burgomaster as bm
from burgomaster.bots.advisor import best
from burgomaster.bots.evaluator import Evaluator
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import Thinker, bot
from burgomaster.bots.search_bot import SearchBot
from burgomaster.bots.tree import LOOK, Tree
from burgomaster.games.engines import NATIVE, VARIABLE
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.kernel.luck import luck_key
from tests.games.alhambra import tables as alhambra
from tests.games.machi_koro import tables as machi_koro
from tests.games.monopoly_builder import tables as builder
from tests.parts import THINKING, fewest


def begun(name: str, players: int = 0, events: int = 40) -> bm.Position:
    """A position some way into a game (without a number, for the fewest players), at a decision.

    Of a game that is over by then, a decision in its middle.
    """
    position, decisions = bm.start(name, players or fewest(name)), list[bm.Position]()
    player = bot("greedy", name, 1)
    while events > 0 or position.turn == bm.CHANCE:
        if position.turn == bm.CHANCE:
            chances = position.chances()
            position = position.play(chances[(7 * events) % len(chances)][0])
        else:
            decisions.append(position)
            position = position.play(player.choose(position))
            if position.over:
                return decisions[len(decisions) // 2]
        events -= 1
    return position


# ---- Advice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
def test_advice_is_repeatable_and_whole(name: str) -> None:
    position = begun(name)
    advice = position.best(iterations=300)
    assert advice == position.best(iterations=300)
    assert advice != position.best(iterations=300, seed=1)
    assert advice.iterations == 300
    assert sum(idea.visits for idea in advice.ideas) <= 300
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
    with pytest.raises(bm.BurgomasterError, match="nobody has anything to decide"):
        bot("level-5", "machi-koro").choose(thrown)


@pytest.mark.parametrize("name", THINKING)
def test_advice_without_any_time(name: str) -> None:
    position = begun(name)
    for advice in (position.best(0), position.best(-1), position.best(iterations=0), position.best(iterations=1)):
        assert advice.iterations == 1
        assert position.why_not(advice.action) is None


def test_thinking_stops_when_told_to() -> None:
    asked = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) > 3

    advice = best(begun("machi-koro"), seconds=600.0, stopped=stopped)
    assert len(asked) == 4
    assert advice.iterations > 0


@pytest.mark.parametrize("name", THINKING)
def test_a_full_pool_keeps_searching(name: str) -> None:
    tree = Tree(name, fewest(name), nodes=600)
    tree.move_to(begun(name))
    tree.think(1500, 60.0)
    assert tree.size <= 600
    assert tree.visits == 1500
    assert sum(tree.visits_of(child) for child in tree.children(tree.root)) >= 1499


@pytest.mark.parametrize("name", THINKING)
def test_a_full_pool_makes_room(name: str) -> None:
    """What is hardly visited is forgotten; what is known of all others stays, and the tree grows deeper than before."""
    tree = Tree(name, fewest(name), nodes=4000)
    tree.move_to(begun(name))
    sizes = []
    for visits in range(LOOK, 40 * LOOK + 1, LOOK):
        tree.think(visits, float("inf"))
        sizes.append(tree.size)
    assert max(sizes) <= 4000
    assert any(later < before for before, later in pairwise(sizes))  # there was room to be made, and more than once
    assert sizes[-1] > 1 + len(tree.children(tree.root))
    below = [tree.root]
    for node in below:
        children = tree.children(node)
        assert sum(map(tree.visits_of, children)) <= tree.visits_of(node)
        below += children
    assert len(below) == tree.size


@pytest.mark.parametrize("name", THINKING)
def test_the_clock_changes_nothing_but_when_to_stop(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(seconds: float) -> list[tuple[int, int]]:
        monkeypatch.setattr("burgomaster.bots.tree.CHUNK_SECONDS", seconds)
        tree = Tree(name, fewest(name), nodes=3000)
        tree.move_to(begun(name))
        tree.think(2500, float("inf"))
        return [(tree.step(child), tree.visits_of(child)) for child in tree.children(tree.root)]

    assert found(1e-9) == found(1e9)


@pytest.mark.parametrize("name", THINKING)
def test_it_stops_when_one_action_stands_out(name: str) -> None:
    """No other would be visited as often, had it gone on."""
    tree, most, stops = Tree(name, fewest(name)), 4000, 0
    for events in range(0, 60, 10):
        tree.restart(events)
        tree.move_to(begun(name, fewest(name), events))
        tree.think(most, float("inf"), lambda: tree.settled(most))
        first = tree.children(tree.root)[0]
        if tree.visits < most:
            stops += 1
            assert tree.visits % LOOK == 0
            tree.think(most, float("inf"))
            assert tree.children(tree.root)[0] == first
    assert stops > 1


@pytest.mark.parametrize("name", THINKING)
def test_it_does_not_stop_where_the_game_can_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to win may be found late."""
    position = next(
        position for position in (begun(name, fewest(name), 10 * tens) for tens in range(6)) if stands_out(position)
    )
    player = SearchBot("level-5", name, 0, Effort(1000, float("inf"), longer=2), memory=True)
    for decisive, least, most in ((False, 500, 999), (True, 2000, 2000)):
        monkeypatch.setattr(player, "_decisive", lambda s, e, decisive=decisive: decisive)
        player.new_game(0)
        player.choose(position)
        thought = player.thoughts()
        assert thought is not None
        assert least <= thought[1].iterations <= most


def stands_out(position: bm.Position) -> bool:
    """Would a short search be settled before its end?"""
    tree = Tree(position.game, 2)
    tree.restart(luck_key(0, 0))
    tree.move_to(position)
    tree.think(1000, float("inf"), lambda: tree.settled(1000))
    return len(tree.children(tree.root)) > 1 and tree.visits < 1000


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
    tree = Tree(name, fewest(name))
    tree.move_to(position)
    tree.think(3000, 60.0)
    node = tree.root
    text = position.setting.game.text
    for _ in range(3):  # the most visited way on that is a whole action
        node = next(child for child in tree.children(node) if not text((tree.step(child),)).endswith("..."))
        position = position.play(text((tree.step(node),)))
    known = tree.visits_of(node)
    assert known > 10
    tree.move_to(position)
    assert known <= tree.visits < 3000  # where several ways lead to a position, the most visited one is kept
    tree.move_to(begun(name, fewest(name), 90))
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


def seeds(level: str) -> int:
    """How often a level is asked: the last one takes up to a second where the game can end."""
    return 1 if level == LEVELS[-1] else 5


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lets_a_win_go_by(level: str) -> None:
    """However far ahead it is, when everything seems to win."""
    cities = (
        machi_koro.city(40, THREE, mine=3, forest=3),
        machi_koro.city(1000, THREE, mine=6, forest=6, ranch=6, cheese_factory=6, furniture_factory=6, apple_orchard=6),
    )
    for own in cities:
        here = machi_koro.after_throw(machi_koro.table(own, machi_koro.city(0, wheat_field=0)), "1").play("keep")
        for seed in range(seeds(level)):
            assert bot(level, "machi-koro", seed).choose(here) == "build amusement-park"


@pytest.mark.parametrize(
    ("own", "thrown", "best", "chance"),
    [
        (machi_koro.city(17, machi_koro.LANDMARKS[:3], mine=1, wheat_field=0, bakery=0), "", "throw 2", 4 / 36),
        (machi_koro.city(21, machi_koro.LANDMARKS[:3], forest=1, ranch=1, bakery=0), "", "throw 1", 3 / 6),
        (machi_koro.city(11, THREE, mine=1, wheat_field=0, bakery=0), "4+5", "keep", 1),
        (machi_koro.city(11, THREE, mine=1, wheat_field=0, bakery=0), "3+5", "again 2", 4 / 36),
        (machi_koro.city(15, THREE, bakery=0), "1", "keep", 1),
    ],
)
def test_level_4_knows_which_throw_wins(own: dict[str, object], thrown: str, best: str, chance: float) -> None:
    """Its chances are nearly those of the dice, since the other one wins next; it does not see that the other will."""
    here = machi_koro.table(own, READY)
    here = machi_koro.after_throw(here, thrown) if thrown else here
    player = bot("level-4", "machi-koro")
    assert player.choose(here) == best
    assert isinstance(player, Thinker)
    thought = player.thoughts()
    assert thought is not None
    assert thought[1].ideas[0].chance == pytest.approx(chance, abs=0.03)


@pytest.mark.parametrize("thorough", [True, False])
def test_a_new_throw_is_weighed_by_what_it_may_show(thorough: bool) -> None:
    """The net has never learned from the moment before a throw: what it says of that is no prior to go by."""
    own = machi_koro.city(27, ["shopping-mall", "radio-tower"], wheat_field=3, bakery=0, convenience_store=2, ranch=3)
    other = machi_koro.city(4, machi_koro.LANDMARKS[:3], wheat_field=5, bakery=3, convenience_store=4, ranch=3)
    here = machi_koro.after_throw(machi_koro.table(own, other), "5")
    again = here.play("again 1")
    tree = Tree("machi-koro", 2, thorough=thorough)
    tree.move_to(here)
    tree.grow(1)
    evaluator = Evaluator("machi-koro", 2, native=True)
    shown = [evaluator.chances(again.play(outcome))[0] for outcome, _ in again.chances()]
    before, after = evaluator.chances(again)[0], sum(shown) / len(shown)
    assert len(shown) == 6
    assert before != pytest.approx(after, abs=0.001)
    priors = [prior for prior in priors_of(tree) if prior != pytest.approx(evaluator.chances(here.play("keep"))[0])]
    assert priors == [pytest.approx(after if thorough else before)]


def priors_of(tree: Tree) -> list[float]:
    """What the search believes of every child of the root before it was visited."""
    return [float(tree._work.nodes[child]["prior"]) for child in tree.children(tree.root)]


def test_others_can_be_taken_for_sensible_players() -> None:
    """Where another seat decides, all visits but the first go to what `greedy` would do there."""
    tree = Tree("machi-koro", 2, sensible=100)
    here = machi_koro.after_throw(machi_koro.table(machi_koro.city(0, []), machi_koro.city(9, [])), "6")
    tree.move_to(here)
    tree.think(4000, float("inf"))
    met = 0
    for thrown, position in (
        (f"dice {dice}", here.play("pass").play("throw 1").play(f"dice {dice}")) for dice in "123456"
    ):
        if position.turn != 1 or len(position.actions()) < 2:
            continue
        node = below(tree, here, "pass", "throw 1", thrown)
        children = tree.children(node)
        usual = tree.greedy_step(position.state())
        assert [tree.step(child) for child in children if tree.visits_of(child)] == [usual]
        met += 1
    assert met >= 3


def below(tree: Tree, position: bm.Position, *events: str) -> int:
    """The node that these events of one step lead to."""
    node = tree.root
    for event in events:
        outcomes = [outcome for outcome, _ in position.chances()] if position.turn == bm.CHANCE else position.actions()
        (step,) = next(one.steps for one in outcomes if one == event)
        node = next(child for child in tree.children(node) if tree.step(child) == step)
        position = position.play(event)
    return node


@pytest.mark.parametrize("level", ["level-4", "level-5"])
def test_the_tv_station_stops_who_would_win(level: str) -> None:
    """Not the richest, but the one who has the coins for the last landmark."""
    ready = machi_koro.city(22, machi_koro.LANDMARKS[:3], wheat_field=0, bakery=0)
    here = machi_koro.table(machi_koro.city(5, ["train-station"], tv_station=1), ready, machi_koro.city(40))
    assert bot(level, "machi-koro").choose(machi_koro.after_throw(here, "6")) == "tv B"


def in_another_process(code: str, position: bm.Position) -> str:
    """What some code prints that starts with a Machi Koro position `here`."""
    head = (
        "import sys, burgomaster as bm; from burgomaster.bots.engine import engine; "
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


def test_all_is_compiled_before_the_first_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tree in all its movements, and the exact look of the reference: where Numba compiles, nothing comes later."""
    monkeypatch.setenv(VARIABLE, NATIVE)
    prepared = (
        "bot('reference', 'machi-koro').prepare(here); code = engine('machi-koro'); "
        "search = code.search; "
        "parts = (search.search, search.find, search.settled, search.copy_tree, code.exact.solve); "
        "print([len(part.signatures) for part in parts])"
    )
    assert in_another_process(prepared, bm.start("machi-koro", 2)) == "[1, 1, 1, 1, 1]"


def test_the_clock_of_a_first_move_starts_after_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, NATIVE)
    watched = (
        "from burgomaster.bots.tree import Tree; think = Tree.think; "
        "Tree.think = lambda self, *more: (print(len(self._native.search.signatures)), think(self, *more)); "
        "bot('level-5', 'machi-koro').choose(here)"
    )
    assert in_another_process(watched, bm.start("machi-koro", 2)) == "1"


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
    """The deck is empty; exact payment leaves a second action, which buys the building that wins."""
    own = {"museum": 3, "theater": 2, "station": 2, "church": 4, "garden": 3, "skyscraper": 4}
    rivals = {"museum": 2, "theater": 2, "station": 4, "church": 4, "garden": 3, "skyscraper": 4}
    here = alhambra.table(
        alhambra.player({"blue": [9, 7, 3, 2], "green": [7]}, {"A": 5, "B": 23}, **own),
        alhambra.player({"yellow": [4], "orange": [6]}, {"A": 8, "B": 34}, **rivals),
        yard={"yellow": None, "blue": "garden 10", "green": "theater 7", "orange": None},
        open_money=["yellow 5", "orange 4", "orange 3", "yellow 2"],
        dirk={"museum": 2, "theater": 2, "station": 3, "church": 1, "garden": 4, "skyscraper": 3},
        scored=["A", "B"],
        pile=5,
    )
    chosen = str(bot(level, "alhambra", native=True).choose(here))
    assert chosen in ("buy garden@blue with 7+3", "buy theater@green with 7")


@pytest.mark.parametrize(
    ("blue", "rivals_yellow", "open_money"),
    [
        ([3, 4, 5], [5], "yellow 5"),  # a garden paid exactly, then the money that brings another one
        ([3, 4, 5, 8], [5, 5], "yellow 6"),  # gardens for Dirk
    ],
)
def test_the_last_turn(blue: list[int], rivals_yellow: list[int], open_money: str) -> None:
    """The deck is empty, so that whoever buys ends the game: several actions in a row are needed to win it."""
    own = {"yellow": [3], "blue": blue, "green": [1, 1, 2, 3, 3, 4, 8], "orange": [2]}
    rival = {"yellow": rivals_yellow, "blue": [6], "green": [7]}
    here = alhambra.table(
        alhambra.player(own, {"A": 5, "B": 23}, museum=3, theater=3, station=2, church=5, garden=1, skyscraper=4),
        alhambra.player(rival, {"A": 14, "B": 26}, museum=1, station=4, church=3, garden=4, skyscraper=3),
        yard={"yellow": "garden 10", "blue": "garden 11", "green": "garden 8", "orange": "church 8"},
        open_money=[open_money, "green 4", "green 9", "blue 2"],
        dirk={"museum": 3, "theater": 4, "station": 3, "garden": 3, "skyscraper": 4},
        scored=["A", "B"],
        pile=5,
    )
    player = bot("level-5", "alhambra")
    while not here.over and here.turn != 1:
        chosen = here.chances()[0][0] if here.turn == bm.CHANCE else player.choose(here)
        here = here.play(chosen)
    assert here.over
    assert here.winners == (0,)


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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_level_lets_the_penthouse_go_by(level: str, players: int) -> None:
    """Far ahead, it does not go on collecting."""
    own = builder.player(chips=builder.PENTHOUSE_CHIPS, cash=1500, deeds=["dark-blue-1", "dark-blue-2"])
    others = [builder.player(cash=100)] * (players - 1)
    island = {**TALL, "2,1": {"seat": 0, "floors": 3}}
    here = builder.table(own, *others, phase="act", dice=[1, 2], state={"island": island})
    for seed in range(seeds(level)):
        assert bot(level, "monopoly-builder", seed).choose(here) == "build 1,1"


def test_a_mortgage_before_the_end() -> None:
    """The penthouse alone loses; with the most money, and so Billionaire, it wins."""
    here = builder.act(
        builder.player(chips=builder.PENTHOUSE_CHIPS, cash=480, deeds=["brown-1", "pink-1"]),
        builder.player(cash=500),
        state={"island": {**TALL, **{f"{x},4": {"seat": 1, "floors": f} for x, f in ((1, 4), (3, 3), (5, 1))}}},
    )
    assert here.play("build 1,1").winners == (1,)
    player = bot("level-5", "monopoly-builder")
    while not here.over:
        here = here.play(player.choose(here))
    assert here.winners == (0,)


def test_a_mortgage_in_the_last_round() -> None:
    players = builder.player(cash=500), builder.player(cash=480, deeds=["brown-1"])
    here = builder.table(*players, phase="act", dice=[1, 2], seat=1, actor=1, round=100, first=0)
    for level in ("level-4", "level-5"):
        assert bot(level, "monopoly-builder").choose(here) == "mortgage brown-1"


@pytest.mark.parametrize("level", ["level-4", "level-5"])
@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("offer B: 5 for brown-2", "refuse"),
        ("offer B: 5 for 2 crane", "refuse"),
        ("offer B: 5 for dark-blue-1", "refuse"),
        ("offer B: brown-1 for 400", "refuse"),
        ("offer B: 300 for crane", "accept"),
    ],
)
def test_plain_offers(level: str, offer: str, answer: str) -> None:
    """Nobody buys a street from it for a song."""
    own = builder.player(cash=700, deeds=["brown-1"])
    other = builder.player(cash=500, deeds=["brown-2", "dark-blue-1"], chips=builder.chips(crane=2))
    assert bot(level, "monopoly-builder").choose(builder.act(own, other).play(offer)) == answer


def test_no_chip_for_another_ones_penthouse() -> None:
    missing = {**builder.PENTHOUSE_CHIPS, "crane": 3}
    players = builder.player(cash=700, chips=missing), builder.player(cash=500, chips=builder.chips(crane=1))
    here = builder.act(*players, state={"island": TALL}).play("offer B: 300 for crane")
    for level in ("level-4", "level-5"):
        assert bot(level, "monopoly-builder").choose(here) == "refuse"
