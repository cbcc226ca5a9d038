"""The levels: they know only what their seat may know, choose alike plain and native, and rise in strength."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import burgomaster as bm
from burgomaster.bots.advisor import WORDS
from burgomaster.bots.engine import engine
from burgomaster.bots.levels import LEVELS, REFERENCE, levels_of
from burgomaster.bots.registry import Thinker, bot
from burgomaster.bots.value_net import HIDDEN
from burgomaster.games import game
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.lab.ladder import ladder
from tests.bots.effort import set_effort
from tests.parts import REFERENCED, THINKING, fewest
from tests.review.games import every_game


def decisions(name: str, players: int, seed: int, start: bm.Position | None = None) -> Iterator[bm.Position]:
    """The decisions of a game between sensible players."""
    match = bm.Match(start or bm.start(name, players), dice=bm.FairDice("levels", ("",) * players, bytes([seed] * 32)))
    bots = [bot("greedy", name, seat) for seat in range(players)]
    while not match.position.over:
        yield match.position
        match.act(bots[match.position.turn].choose(match.position))


@every_game
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.long), 3])
def test_plain_and_native_choose_alike(name: str, players: int) -> None:
    plain, native = bot("level-2", name, 5), bot("level-2", name, 5, native=True)
    for position in islice(decisions(name, players, 1), 5, 30, 3):
        assert plain.choose(position) == native.choose(position)
        assert isinstance(plain, Thinker)
        assert isinstance(native, Thinker)
        assert plain.thoughts() == native.thoughts()


@pytest.mark.parametrize("name", THINKING)
def test_every_number_of_players_has_nets_of_its_own(name: str) -> None:
    """What `levels.py` says has practised is shipped: nobody plays by the net of another number of players."""
    levels, nets, players = levels_of(name), engine(name).nets, set(game(name).SPEC.players)
    assert set(nets[""]) == players >= set(levels.rounds)
    for level in LEVELS[: len(levels.sights)]:
        assert set(nets[level]) == players


@every_game
def test_a_low_level_has_a_net_that_does_not_see_everything(name: str) -> None:
    sights, own = levels_of(name).sights, engine(name)
    reference = [REFERENCE] if name in REFERENCED else []
    assert [level for level in own.nets if level] == [*LEVELS[: len(sights)], *reference]
    for level, sight in zip(LEVELS, sights, strict=False):
        assert own.nets[level].keys() <= own.nets[""].keys()  # otherwise it takes the nearest
        for net in own.nets[level].values():
            layer = net[: own.feature_count * HIDDEN].reshape(own.feature_count, HIDDEN)
            assert {feature for feature in range(own.feature_count) if not layer[feature].any()} >= set(sight.unseen)
            assert layer.any()
    assert own.net(2, LEVELS[-1]) is own.net(2)


@pytest.mark.parametrize(
    ("level", "options"),
    [
        *((level, {}) for level in LEVELS[:3]),
        *((level, {"bots-remember": "no"}) for level in LEVELS),
    ],
    ids=lambda one: one if isinstance(one, str) else "-".join(one),
)
def test_they_do_not_look_at_other_hands(level: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealing the hidden cards anew among hidden places changes neither a move nor what is thought of the others."""
    set_effort(monkeypatch, "alhambra", Effort(200, 600.0))
    start = bm.start("alhambra", 3, options=options)
    dealt = 0
    for position in islice(decisions("alhambra", 3, 2, start), 9, 70, 12):
        thinker = bot(level, "alhambra", 3, native=True)
        chosen = thinker.choose(position)
        assert isinstance(thinker, Thinker)
        thought = thinker.thoughts()
        assert thought is not None
        for luck in range(1, 4):
            other = position.seen_by(position.turn, luck << 40, memory=False)
            dealt += other != position
            again = bot(level, "alhambra", 3, native=True)
            assert again.choose(other) == chosen
            assert isinstance(again, Thinker)
            found = again.thoughts()
            assert found is not None
            assert found[1] == thought[1]
    assert dealt > 10


@pytest.mark.parametrize("name", THINKING)
def test_they_say_why_in_every_language(name: str) -> None:
    position = next(islice(decisions(name, fewest(name), 3), 12, None))
    for level in ("level-1", "level-5"):
        thinker = bot(level, name, 1)
        assert isinstance(thinker, Thinker)
        assert thinker.explain() == ""
        chosen = thinker.choose(position)
        for lang in LANGUAGES:
            said = thinker.explain(lang)
            assert "%" in said
            assert position.describe(chosen, lang) in said


def test_levels_have_names() -> None:
    for lang in LANGUAGES:
        words = Words(WORDS, lang)
        assert len({words(level) for level in LEVELS}) == len(LEVELS)
        assert all(words(f"{level}-means") for level in LEVELS)
    for name in THINKING:
        care = levels_of(name).temperature
        assert sorted(care, reverse=True) == list(care)
        assert levels_of(name).effort.seconds < 2


@every_game
def test_levels_rise_in_strength(name: str) -> None:
    """A short look; docs/strength.md has the long one."""
    result = ladder(
        name, ["level-1", "level-3"], 8 if name == "monopoly-builder" else 30, players=fewest(name), seed=20
    )
    assert result.bots[0].bot == "level-3"
    assert result.bots[0].share.share > 1 / fewest(name)
