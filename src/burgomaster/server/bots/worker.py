"""A bot worker process: one JSON line in, one JSON line out, and lines before it that say how far long work is.

It ends with its input, so never outlives the server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO

import msgspec

from burgomaster.bots.found import IdeaFound
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.lab.tally import Tally, play_some
from burgomaster.play.position import Position, begin, unpacked
from burgomaster.play.setting import Setting, setting
from burgomaster.server.assessed import AssessedGame, Progress
from burgomaster.server.bots.advice import chances_at, chosen, explained_here, hinted
from burgomaster.server.hint_data import IdeaData, packed
from burgomaster.tables.prospects import DIGITS

_NICE = 5  # priority below the server's


class Agreed(msgspec.Struct):
    """A setting as JSON."""

    game: str
    players: int
    edition: str  # its TOML
    options: dict[str, str]

    def setting(self) -> Setting:
        """The setting itself."""
        return setting(self.game, self.players, None, self.options, edition_text=self.edition)


class ChoiceJob(msgspec.Struct, tag="choice"):
    """Choose an action in a position. `bot` is empty for a hint; what was found elsewhere is only explained.

    `table` is any name that no other table has: the bot of its seat is kept for the next move.
    """

    agreed: Agreed
    state: bytes
    bot: str
    seed: int
    found: list[IdeaFound] = []
    table: str = ""


class RowEvents(msgspec.Struct, array_like=True):
    """What a row did to the position: its events by seat and text, or the row an undo went back to."""

    seq: int
    events: list[tuple[int, str]] = []
    back_to: int = 0


class ChancesJob(msgspec.Struct, tag="chances"):
    """Evaluate a game from its beginning, as a seat could know it; with nothing hidden if `seat` is negative."""

    agreed: Agreed
    moments: list[RowEvents]
    seat: int
    seed: int


class ReviewJob(msgspec.Struct, tag="review"):
    """Review a game file: what was luck, what was an error, what would have been better."""

    file: str
    depth: str


class BalanceJob(msgspec.Struct, tag="balance"):
    """Play some games of a run between sensible players, for so many seconds, and count what happens in them."""

    agreed: Agreed
    seed: int
    first: int
    games: int
    seconds: float


Job = ChoiceJob | ChancesJob | ReviewJob | BalanceJob


class Reply(msgspec.Struct):
    """An action; ideas, for a hint; chances moment by moment; a review; games counted; or what went wrong.

    With `progress` it is not the answer: that comes later.
    """

    action: str = ""
    ideas: list[IdeaData] = []
    chances: list[tuple[float, ...]] = []
    review: AssessedGame | None = None
    tally: Tally | None = None
    problem: str = ""
    progress: Progress | None = None


def answer(job: Job, tell: Callable[[Progress], None] = lambda _: None) -> Reply:
    """Do one job."""
    try:
        if isinstance(job, ReviewJob):
            from burgomaster.server.bots.reviewing import reviewed  # what most workers never need

            return Reply(review=reviewed(job.file, job.depth, tell))
        agreed = job.agreed.setting()
        if isinstance(job, BalanceJob):
            return Reply(tally=play_some(agreed, job.seed, job.first, job.games, job.seconds))
        if isinstance(job, ChancesJob):
            found = chances_at(replayed(agreed, job.moments), job.seat, job.seed)
            return Reply(chances=[tuple(round(chance, DIGITS) for chance in chances) for chances in found])
        position = unpacked(agreed, job.state)
        if job.bot:
            return Reply(chosen(position, job.bot, job.seed, job.table))
        ideas = packed(explained_here(position, job.found, job.seed) if job.found else hinted(position, job.seed))
        return Reply(ideas[0].action, ideas)
    except Exception as problem:  # a bot may fail in any way; the game goes on
        return Reply(problem=f"{type(problem).__name__}: {problem}"[:500])


def replayed(agreed: Setting, moments: list[RowEvents]) -> Iterator[Position]:
    """The position after every moment."""
    position = begin(agreed)
    known: dict[int, Position] = {}
    for moment in moments:
        if moment.back_to:
            position = known[moment.back_to]
        for seat, text in moment.events:
            position = position.play(text, None if seat == CHANCE else seat)
        known[moment.seq] = position
        yield position


def work_on(jobs: BinaryIO, replies: BinaryIO) -> None:
    """Answer line after line."""
    read = msgspec.json.Decoder(Job)

    def say(reply: Reply) -> None:
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()

    for line in jobs:
        say(answer(read.decode(line), lambda progress: say(Reply(progress=progress))))


def main() -> None:
    """Serve on the standard streams. What a bot prints goes to the error output, not into the answers."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    work_on(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
