"""Makes puzzles: positions in which one action is clearly best. `python -m burgomaster.lab.puzzles GAME`

Bots play games, and every decision in their second half, where there is more to lose, is looked at, by what the seat
could see: first roughly, and what remains ever more closely. A position is kept where one action is at least eight
points of the chance to win ahead of every other, the same one with ten times the search and other luck, and again with
forty times; where it is clear to a search without games, too, and a search from the position itself finds it; and where
it is no matter of course: it does not win at once, and the sensible player and one that looks one action ahead do not
both find it.

Games are looked through by as many processes as one likes; what they find is added in the order of the games, so the
same seed makes the same puzzles. A run keeps what it has found after every game. Killed, it goes on there.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count as counting
from itertools import islice
from multiprocessing import TimeoutError as TooLate
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any

from burgomaster.bots.advisor import best
from burgomaster.bots.registry import bot
from burgomaster.games import GAMES, folder, part_of, words_of
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.assessed import played
from burgomaster.lab.stamps import write_made
from burgomaster.play.action import Action
from burgomaster.play.advice import Advice
from burgomaster.play.position import Position
from burgomaster.play.puzzle import FILE, FORMAT, Puzzle, Weighed, packed, puzzle_of
from burgomaster.play.setting import Setting, setting
from burgomaster.review.assessor import Assessor
from burgomaster.review.reasons import reasons
from burgomaster.review.reckoner import Chances

PLAYERS = (2, 3, 4)  # in turn
BOTS = ("level-4", "level-3", "level-2", "level-1")  # who plays the games: the better and the worse mixed, in turn
GLANCED = 6  # ideas of the first look
RIVALS = 4  # actions that are looked at closer
FEWEST, MOST = 3, 40  # actions that are weighed
OF_A_GAME = 2  # puzzles at most
ONE_DIFFICULTY, ONE_THEME = 3 / 4, 2 / 3  # largest share of the puzzles that may have the same difficulty or theme
IN_LINE = 8  # games for each process that wait or are looked through: the first may take long
PAGE, PART = Path("docs") / "puzzles.md", "puzzles"  # where what is kept is told
_SEEN = 1 << 20  # a part of the luck: what is hidden from the seat is dealt anew


@dataclass(frozen=True)
class Care:
    """How closely positions are looked at."""

    ahead: float = 0.08  # of the chance to win, by which the best action must lead
    by_search: float = 0.04  # the same by a search alone, without games
    hardly: float = 0.02  # the same for the first looks, which are noisy
    roughly: float = 0.04
    glance: int = 100  # iterations of searches from the position itself
    short: int = 300
    whole: int = 30_000
    first: int = 240  # iterations for each action
    close: int = 1_200
    closer: int = 12_000
    closest: int = 48_000


CARE = Care()


class Maker:
    """Looks for puzzles in games of one setting."""

    def __init__(self, agreed: Setting, seed: int, care: Care = CARE) -> None:
        self._agreed, self._seed, self._care = agreed, seed, care
        self._assessors = [Assessor(agreed, luck_of(luck_key(seed, 1), place)) for place in range(4)]
        self._greedy = bot("greedy", agreed.name, seed)

    def found(self, number: int) -> Iterator[Puzzle]:
        """The puzzles in one game."""
        bots = [BOTS[(number + seat) % len(BOTS)] for seat in range(self._agreed.players)]
        record = played(self._agreed, bots, self._seed * 100_000 + number)
        half = len(record.entries) // 2
        for place, (position, entry) in enumerate(zip(record.positions, record.entries, strict=False)):
            if place >= half and entry.seat == position.turn >= 0:
                luck = luck_of(luck_key(self._seed, number), _SEEN + place)
                puzzle = self.looked_at(position.seen_by(position.turn, luck, memory=False))
                if puzzle is not None:
                    yield puzzle

    def looked_at(self, position: Position) -> Puzzle | None:
        """The puzzle in a position, if there is one."""
        care = self._care
        if len(some := list(islice(position.iter_actions(), FEWEST))) < FEWEST:
            return None
        if self._lead(position, care.glance)[1] < care.hardly:
            return None
        short, lead = self._lead(position, care.short)
        if lead < care.roughly:
            return None
        ideas = [action for action, _ in self._assessors[0].quick(position, some[0]).ideas]
        weak = (self._greedy.choose(position), ideas[0], short.action)
        if len({*weak}) == 1:
            return None
        glanced = dict.fromkeys([*weak, *(idea.action for idea in short.ideas), *ideas])
        first = self._ranked(position, 0, [*glanced][:GLANCED], care.first)
        answer = first[0][0]
        if _ahead(first, position.turn) < care.roughly or answer == weak[0] == weak[1] or position.play(answer).over:
            return None
        # Most positions drop out here: evaluating two actions is much cheaper than evaluating all.
        if not self._leads(self._ranked(position, 1, [action for action, _ in first[:2]], care.close), answer):
            return None
        legal = list(islice(position.iter_actions(), MOST + 1))
        everything = len(legal) <= MOST
        # Where not everything is weighed, at least every way to go on from the answer's first step must be.
        if not everything and list(islice(position.iter_actions(answer.steps[:1]), 2)) != [answer]:
            return None
        if best(position, iterations=care.whole, seed=self._seed).action != answer:
            return None
        weighed = self._ranked(position, 1, legal if everything else [*glanced], care.close)
        if len(weighed) < FEWEST or not self._leads(weighed, answer):
            return None
        closer = self._ranked(position, 2, [action for action, _ in weighed[:RIVALS]], care.closer)
        moves = _sorted([*closer, *weighed[RIVALS:]], position.turn)
        if not self._leads(moves, answer) or not self.searched(position, [action for action, _ in moves]):
            return None
        closest = self._ranked(position, 3, [action for action, _ in moves[:2]], care.closest)
        if not self._leads(closest, answer):
            return None
        return self._puzzle(position, weak, moves, closest)

    def searched(self, position: Position, actions: Sequence[Action]) -> bool:
        """Does the first action lead the other good ones by a search alone, too?

        In games simple players play on. Where the order of two actions does not matter, they find the second one after
        the first, and miss the first after the second: that would be no puzzle.
        """
        assessor, seat = self._assessors[2], position.turn
        found = [assessor.by_search(position, one, self._care.closer)[seat] for one in actions[: 2 * RIVALS]]
        return found[0] - max(found[1:]) >= self._care.by_search

    def _lead(self, position: Position, iterations: int) -> tuple[Advice, float]:
        """What a search from the position itself finds, and by how much its best idea leads."""
        found = best(position, iterations=iterations, seed=self._seed)
        return found, found.ideas[0].chance - found.ideas[1].chance if len(found.ideas) > 1 else 0.0

    def _ranked(
        self, position: Position, look: int, actions: Sequence[Action], iterations: int
    ) -> list[tuple[Action, Chances]]:
        """Actions with everyone's chances after them, the best first. Every look has luck of its own."""
        assessor = self._assessors[look]
        return _sorted([(action, assessor.close(position, action, iterations)) for action in actions], position.turn)

    def _leads(self, ranked: Sequence[tuple[Action, Chances]], answer: Action) -> bool:
        return ranked[0][0] == answer and _ahead(ranked, answer.seat) >= self._care.ahead

    def _puzzle(
        self,
        position: Position,
        weak: Sequence[Action],
        moves: Sequence[tuple[Action, Chances]],
        checked: Sequence[tuple[Action, Chances]],
    ) -> Puzzle:
        seat, agreed = position.turn, self._agreed
        (answer, chances), (second, second_chances) = moves[:2]
        themes: Any = part_of(agreed.name, "themes")
        return Puzzle(
            agreed.name,
            0,
            agreed.players,
            agreed.edition,
            packed(position),
            themes.theme(position.state(), agreed.figures, answer.steps),
            _difficulty(answer, weak),
            tuple(Weighed(str(action), round(found[seat], 4)) for action, found in moves),
            (round(checked[0][1][seat], 4), round(checked[1][1][seat], 4)),
            self._care.closest,
            tuple(one.to_dict() for one in reasons(position, answer, chances, second, second_chances)),
        )


def _sorted(found: Sequence[tuple[Action, Chances]], seat: int) -> list[tuple[Action, Chances]]:
    return sorted(found, key=lambda one: -one[1][seat])


def _ahead(ranked: Sequence[tuple[Action, Chances]], seat: int) -> float:
    return ranked[0][1][seat] - ranked[1][1][seat] if len(ranked) > 1 else 0.0


def _difficulty(answer: Action, weak: Sequence[Action]) -> int:
    """1: one of the two simple players finds it; 2: only a short search does; 3: not even that."""
    greedy, one_ply, short = weak
    if answer in (greedy, one_ply):
        return 1
    return 2 if answer == short else 3


class Collection:
    """The puzzles found so far, in a file that is written anew after every game."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self._file, self._game, self._seed = file, game, seed
        self.games = 0
        self.puzzles: list[Puzzle] = []
        if file.is_file():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["seed"] == seed and kept["rules"] == setting(game, PLAYERS[0]).spec.rules:
                self.games = kept["games"]
                self.puzzles = [puzzle_of(game, number, one) for number, one in enumerate(kept["puzzles"], 1)]

    def add(self, found: Sequence[Puzzle], count: int, *, counted: bool = True) -> None:
        """What a game has brought. Is it not counted, it is looked through again when the run goes on."""
        known = {one.packed for one in self.puzzles}
        answers: set[str] = set()
        for one in found:
            answer, new = one.moves[0].action, one.packed not in known
            if len(answers) == OF_A_GAME or answer in answers or (new and not self._room_for(one, count)):
                continue
            answers.add(answer)
            if new:
                self.puzzles.append(one)
        self.games += counted
        self._write()

    def recheck(self, care: Care) -> None:
        """Drop what a search alone does not find clear."""
        found = []
        for one in self.puzzles:
            actions = [one.position.resolve(move.action) for move in one.moves]
            if _maker(self._game, one.players, self._seed, care).searched(one.position, actions):
                found.append(one)
        self.puzzles = found
        self._write()

    def _room_for(self, puzzle: Puzzle, count: int) -> bool:
        """Are there too few, also of its difficulty and of its theme?"""
        difficult = sum(one.difficulty == puzzle.difficulty for one in self.puzzles)
        alike = sum(one.theme == puzzle.theme for one in self.puzzles)
        return (
            len(self.puzzles) < count
            and difficult < max(int(ONE_DIFFICULTY * count), 1)
            and alike < max(int(ONE_THEME * count), 1)
        )

    def _write(self) -> None:
        head = {
            "format": FORMAT,
            "game": self._game,
            "rules": setting(self._game, PLAYERS[0]).spec.rules,
            "seed": self._seed,
            "games": self.games,
        }
        lines = ",\n".join(_line(puzzle.to_data()) for puzzle in self.puzzles)
        text = f'{_line(head)[:-1]},"puzzles":[\n{lines}\n]}}\n'
        beside = self._file.with_suffix(".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(self._file)


def _line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


@cache
def _maker(game: str, players: int, seed: int, care: Care) -> Maker:
    return Maker(setting(game, players), seed, care)


def looked_through(game: str, seed: int, care: Care, number: int) -> list[Puzzle]:
    """The puzzles in one game. Every process has makers of its own."""
    return list(_maker(game, PLAYERS[number % len(PLAYERS)], seed, care).found(number))


def make(
    game: str, seed: int, count: int, file: Path, *, jobs: int = 1, minutes: float | None = None, care: Care = CARE
) -> None:
    """Look for puzzles with so many processes until there are enough, or so many minutes are over."""
    kept = Collection(file, game, seed)
    begun = time.monotonic()
    coming: deque[AsyncResult[list[Puzzle]]] = deque()
    numbers = counting(kept.games)
    with get_context("spawn").Pool(jobs) as pool:  # at its end they are stopped
        while len(kept.puzzles) < count:
            while len(coming) < jobs * IN_LINE:
                coming.append(pool.apply_async(looked_through, (game, seed, care, next(numbers))))
            left = None if minutes is None else max(begun + 60 * minutes - time.monotonic(), 0)
            try:
                found = coming[0].get(left)
            except TooLate:  # keep the puzzles of later games that are ready already
                for late in coming:
                    if late.ready():
                        kept.add(late.get(), count, counted=False)
                break
            coming.popleft()
            had = len(kept.puzzles)
            kept.add(found, count)
            new = ", ".join(f"{one.theme} {one.difficulty}" for one in kept.puzzles[had:])
            spent = time.monotonic() - begun
            print(f"{spent:.0f} s, {kept.games} games, {len(kept.puzzles)} puzzles: {new}", flush=True)  # noqa: T201


def with_puzzles() -> list[str]:
    """The games that can have puzzles."""
    return [game for game in GAMES if part_of(game, "themes")]


def seen() -> str:
    """The table of docs/puzzles.md: what is kept of each game."""
    ahead_by = "ahead by, at the longest search: least, median, most"
    rows = [["game", "games looked through", "for each puzzle", ahead_by, "difficulty 1, 2, 3", "themes"], ["---"] * 6]
    for name in with_puzzles():
        words = words_of(name, "en")
        kept = json.loads((folder(name) / FILE).read_text(encoding="utf-8"))
        puzzles = kept["puzzles"]
        ahead = sorted(one["checked"][0] - one["checked"][1] for one in puzzles)
        points = ", ".join(f"{100 * one:.0f}" for one in (ahead[0], statistics.median(ahead), ahead[-1]))
        levels = ", ".join(str(sum(one["difficulty"] == level for one in puzzles)) for level in (1, 2, 3))
        themes = Counter(one["theme"] for one in puzzles).most_common()
        told = "; ".join(f"{words(f'theme-{theme}')} {count}" for theme, count in themes)
        each = f"{kept['games'] / len(puzzles):.0f}"
        rows.append([words("title"), f"{kept['games']:,}", each, f"{points} points", levels, told])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the puzzles of one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=with_puzzles())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60, help="how many (default 60)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that look through games (default 1)")
    parser.add_argument("--minutes", type=float, help="stop after so long, and keep what was found (default: never)")
    parser.add_argument("--recheck", action="store_true", help="first drop what is kept and a search finds not clear")
    parser.add_argument("--file", type=Path, help=f"where to keep them (default: the game's {FILE})")
    given = parser.parse_args(arguments)
    file = given.file or folder(given.game) / FILE
    if given.recheck:
        Collection(file, given.game, given.seed).recheck(CARE)
    make(given.game, given.seed, given.count, file, jobs=given.jobs, minutes=given.minutes)
    if given.file is None:
        write_made(PAGE, PART, seen())


if __name__ == "__main__":
    main()
