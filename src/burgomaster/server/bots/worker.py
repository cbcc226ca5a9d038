"""A bot worker: one JSON line in, one JSON line out. It ends when its input does, so it never outlives the server."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from burgomaster.play.position import unpacked
from burgomaster.play.setting import setting
from burgomaster.server.bots.advice import chosen, hinted

_NICE = 5  # people's moves come first


class Job(msgspec.Struct):
    """A position to think about. `bot` is empty for a hint."""

    game: str
    players: int
    edition: str  # its TOML
    options: dict[str, str]
    state: bytes
    bot: str
    seed: int


class Reply(msgspec.Struct):
    """An action, or what went wrong."""

    action: str = ""
    problem: str = ""


def answer(job: Job) -> Reply:
    """Think."""
    try:
        agreed = setting(job.game, job.players, None, job.options, edition_text=job.edition)
        position = unpacked(agreed, job.state)
        return Reply(chosen(position, job.bot, job.seed) if job.bot else hinted(position, job.seed))
    except Exception as problem:  # a bot may fail in any way; the table goes on without it
        return Reply(problem=f"{type(problem).__name__}: {problem}"[:500])


def work_on(jobs: BinaryIO, replies: BinaryIO) -> None:
    """Answer line after line."""
    read = msgspec.json.Decoder(Job)
    for line in jobs:
        replies.write(msgspec.json.encode(answer(read.decode(line))) + b"\n")
        replies.flush()


def main() -> None:
    """Take the standard streams; what a bot prints goes to the errors, not into the answers."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    work_on(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
