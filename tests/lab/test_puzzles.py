"""Making puzzles: what was found is kept, a run goes on where it was, and what is shipped stands up to a search."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from burgomaster.games import GAMES, words_of
from burgomaster.lab.puzzles import CARE, OF_A_GAME, PAGE, PART, Care, Collection, Maker, make, seen, with_puzzles
from burgomaster.lab.stamps import made_part
from burgomaster.play.position import unpacked
from burgomaster.play.puzzle import Puzzle, Weighed, puzzles_of
from burgomaster.play.setting import setting
from burgomaster.review.assessor import Assessor
from tests.docs.pages import ROOT

ONE = next(one for game in GAMES for one in puzzles_of(game))
SHIPPED = [one for game in GAMES for one in puzzles_of(game)]
FEW = {"glance": 20, "short": 40, "whole": 40, "first": 12, "close": 12, "closer": 12, "closest": 12}
CHEAP = Care(ahead=0, by_search=-1, hardly=0, roughly=0, **FEW)


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    first = Collection(file, ONE.game, 1)
    first.add([ONE], 60)
    first.add([], 60)
    again = Collection(file, ONE.game, 1)
    assert again.games == 2
    assert [one.to_data() for one in again.puzzles] == [ONE.to_data()]
    assert json.loads(file.read_text(encoding="utf-8"))["seed"] == 1
    assert Collection(file, ONE.game, 2).games == 0, "another seed makes others"
    assert list(tmp_path.iterdir()) == [file]


def test_no_game_no_difficulty_and_no_theme_fills_the_collection(tmp_path: Path) -> None:
    kept = Collection(tmp_path / "puzzles.json", ONE.game, 1)
    kept.add([_other(number) for number in range(5)], 60)
    assert len(kept.puzzles) == OF_A_GAME
    kept.add([_other(5), replace(_other(6), moves=_other(5).moves)], 60)
    assert len(kept.puzzles) == OF_A_GAME + 1, "of a game no two with the same answer"
    for number in range(10, 20):
        kept.add([_other(number)], 12)
    assert len(kept.puzzles) == 8, "two thirds of those that are wanted have this theme"
    for number in range(20, 30):
        kept.add([replace(_other(number), theme="another")], 12)
    assert len(kept.puzzles) == 9, "three quarters have this difficulty"
    for number in range(30, 40):
        kept.add([replace(_other(number), theme="another", difficulty=3)], 12)
    assert len(kept.puzzles) == 12


def test_what_was_found_is_kept_once_though_its_game_is_looked_through_again(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    kept = Collection(file, ONE.game, 1)
    kept.add([ONE], 60, counted=False)
    again = Collection(file, ONE.game, 1)
    assert (again.games, len(again.puzzles)) == (0, 1)
    again.add([ONE, _other(1), _other(2)], 60)
    assert (again.games, len(again.puzzles)) == (1, OF_A_GAME)


@pytest.mark.parametrize("wanted", [1, pytest.param(3, marks=pytest.mark.long)])
def test_the_puzzles_are_the_same_with_any_number_of_processes(wanted: int, tmp_path: Path) -> None:
    for jobs in (1, 2):
        make(ONE.game, 1, wanted, tmp_path / f"{jobs}.json", jobs=jobs, care=CHEAP)
    one, two = ((tmp_path / f"{jobs}.json").read_bytes() for jobs in (1, 2))
    assert len(json.loads(one)["puzzles"]) == wanted
    assert one == two


def test_a_run_ends_when_its_time_is_over(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    Collection(file, ONE.game, 1).add([ONE], 60)
    make(ONE.game, 1, 60, file, minutes=0)
    after = Collection(file, ONE.game, 1)
    assert (after.games, len(after.puzzles)) == (1, 1)


# Two buildings that can both be paid exactly: the one that is bought first gives the turn to buy the other.
EITHER_ORDER = (
    "c-o~<F%AMT46~C4aq2CwFfcIi6CQH^{{<v!RdT0JV5x0t*_PW4zzTt);eor)R~+%m7xv{Fzsv-}A@81~4~k5YT{"
    "O~n;$|KKNn!uP&UN)nQ3<G!^n-$6{1w4MgW~=drg+{i<+mO@hH@%$6f@JMR*Sxc(X)6tW$Q}KjzT*L-Z6dvwx|PH"
)
FIRST, SECOND = "buy church@orange with 4+1", "buy skyscraper@green with 6+5"


def test_the_order_of_two_actions_is_no_puzzle() -> None:
    position = unpacked(setting("alhambra", 4), zlib.decompress(base64.b85decode(EITHER_ORDER)))
    maker = Maker(position.setting, 1, Care(closer=1_000))
    either = [position.resolve(one) for one in (FIRST, SECOND)]
    assert not maker.searched(position, either)
    assert maker.searched(position, [either[0], position.resolve("take orange 9")]), "one of them must be bought"


def test_what_is_not_clear_to_a_search_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    Collection(file, ONE.game, 1).add([ONE], 60)
    Collection(file, ONE.game, 1).recheck(replace(CHEAP, by_search=-1))
    assert len(Collection(file, ONE.game, 1).puzzles) == 1
    Collection(file, ONE.game, 1).recheck(replace(CHEAP, by_search=1.1))
    assert (Collection(file, ONE.game, 1).puzzles, Collection(file, ONE.game, 1).games) == ([], 1)


def _other(number: int) -> Puzzle:
    """A puzzle of the same difficulty and theme, with another position and answer."""
    moves = (Weighed(f"answer {number}", ONE.moves[0].chance), *ONE.moves[1:])
    return replace(ONE, packed=f"position {number}", moves=moves)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda one: one.id)
def test_the_longest_look_with_other_luck_finds_the_same(puzzle: Puzzle) -> None:
    position, seat = puzzle.position, puzzle.seat
    assessor = Assessor(position.setting, seed=99)
    first, second = (assessor.close(position, position.resolve(one.action), CARE.closest) for one in puzzle.moves[:2])
    assert first[seat] - second[seat] >= CARE.ahead - 0.02  # games are luck
    actions = [position.resolve(one.action) for one in puzzle.moves]
    assert Maker(position.setting, 99).searched(position, actions)


def test_the_page_tells_what_is_kept() -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    assert f"<!-- {PART} -->" in page
    assert made_part(page, PART, seen()) == page, "python -m burgomaster.lab.puzzles GAME writes it anew"
    for name in with_puzzles():
        assert words_of(name, "en")("title") in seen()
