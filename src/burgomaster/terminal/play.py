"""Sets up a table in the terminal: who sits where, with which dice, saved in which file."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from burgomaster.bots.guest import DEADLINE, is_guest
from burgomaster.bots.registry import Bot, bot, bots_of, check_name, default_bot
from burgomaster.games import game as game_of
from burgomaster.games.kernel.contract import SEAT_LETTERS
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.words import Words
from burgomaster.play.match import Match
from burgomaster.play.own_folder import data_root
from burgomaster.play.position import begin
from burgomaster.play.record import LONGEST_NAME, Record
from burgomaster.play.setting import setting
from burgomaster.terminal.face import Face, Staged
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.table import WORDS, TerminalTable

BOTS_BY_DEFAULT = 3


def choose_face(lang: str, plain: bool, pace: float | None) -> Face:
    """A screen where there is one; plain lines where somebody wants them, or nothing else can be shown."""
    words = Words(WORDS, lang)
    if plain or not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        return PlainFace(words, shutil.get_terminal_size().columns)
    from burgomaster.terminal.screen import PACE, ScreenFace

    return ScreenFace(words, lang, PACE if pace is None else pace)


def sit_down(table: TerminalTable) -> None:
    """Play at a table until the game is over; Stopped if a player leaves before that, or the window is closed."""
    face = table.face

    def closed(_signal: int, _frame: object) -> None:
        if not isinstance(face, Staged):
            raise KeyboardInterrupt
        face.leave()

    before = signal.signal(signal.SIGHUP, closed) if hasattr(signal, "SIGHUP") else None
    try:
        if isinstance(face, Staged):
            face.run(table.run)
        else:
            table.run()
    finally:
        if before is not None:
            signal.signal(signal.SIGHUP, before)


def new_table(
    game: str,
    *,
    humans: int,
    bots: str | None,
    names: str,
    edition: str | None,
    options: Mapping[str, str],
    save: Path | None,
    seed: int | None,
    lang: str,
    face: Face,
    deadline: float = DEADLINE,
    force: bool = False,
) -> TerminalTable:
    """A new game. Without a terminal nobody can be asked, so bots take all seats."""
    words = Words(WORDS, lang)
    if save is not None and save.exists() and not force:
        raise BurgomasterError(f"{save} exists already: --force overwrites it, --resume {save} goes on with that game")
    bot_names = _bot_names(bots, game) if bots is not None else [default_bot(game)] * _bots_beside(humans, game)
    if humans and not sys.stdin.isatty():
        face.say(words("watching"))
        bot_names = [default_bot(game)] * humans + bot_names
        humans = 0
    agreed = setting(game, humans + len(bot_names), edition, options)
    seated = _people(names, humans, words)
    for seat, name in enumerate(bot_names, humans):
        seated.append(words("bot-name", bot=name, seat=SEAT_LETTERS[seat]))
        if len(seated[-1]) > LONGEST_NAME:
            raise BurgomasterError(f"{name[:60]}: this name is too long for a seat; at most {LONGEST_NAME} characters")
    match = Match(begin(agreed), seated)
    path = save or _default_path(game, match.dice.table)
    return TerminalTable(match, _seats(seated, game, seed, deadline, bot_names), path, lang, face)


def resumed_table(
    path: Path, seed: int | None, lang: str, face: Face, bots: str | None = None, deadline: float = DEADLINE
) -> TerminalTable:
    """Go on with a saved game; bots are known by their names. Guests must be named again."""
    if not sys.stdin.isatty():
        raise BurgomasterError("a game can be resumed only in a terminal")
    match = Match.resume(Record.read(path))
    seats = _seats(match.names, match.position.game, seed, deadline, _bot_names(bots or "", match.position.game))
    return TerminalTable(match, seats, path, lang, face)


def _bots_beside(humans: int, game: str) -> int:
    """How many bots join if none are named: a few, but no more than there are seats."""
    return max(0, min(BOTS_BY_DEFAULT, game_of(game).SPEC.players[-1] - humans))


def _bot_names(bots: str, game: str) -> list[str]:
    """`3` is three sensible bots; `greedy,random` names them."""
    if bots.isdecimal():
        return [default_bot(game)] * int(bots[:3])
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        check_name(name, game)
    return names


def _people(names: str, humans: int, words: Words) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > humans:
        raise BurgomasterError(f"--names has {len(given)} names for {humans} people")
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BurgomasterError(f"a name has 1 to {LONGEST_NAME} printable characters")
    default = [words("guest")] if humans == 1 else list(SEAT_LETTERS[:humans])
    return given + default[len(given) :]


def _seats(
    names: Sequence[str], game: str, seed: int | None, deadline: float, welcome: Sequence[str]
) -> list[Bot | None]:
    """A bot where the name is a bot's (`B greedy`), a person elsewhere.

    A guest is code, so a name in a game file is not enough to run it: it must be among those that are `welcome`.
    """
    kinds = bots_of(game)
    first = secrets.randbits(62) if seed is None else seed
    seats: list[Bot | None] = []
    for seat, name in enumerate(names):
        letter, _, kind = name.partition(" ")
        is_bot = letter == SEAT_LETTERS[seat] and (kind in kinds or is_guest(kind))
        if is_bot and kind not in kinds and kind not in welcome:
            raise BurgomasterError(f"seat {letter} is held by the guest {kind}; let it play with --bots {kind}")
        seats.append(bot(kind, game, (first + seat) % 2**63, deadline) if is_bot else None)
    return seats


def _default_path(game: str, table: str) -> Path:
    folder = data_root() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{table}.game"
