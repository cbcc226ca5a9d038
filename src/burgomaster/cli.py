"""The command `burgomaster`. Each command imports what it needs only when it runs, so that --help is quick."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from burgomaster import __version__
from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BadRecord, BurgomasterError
from burgomaster.games.kernel.words import LANGUAGES, best_language

if TYPE_CHECKING:
    from burgomaster.lab.simulate import Share, Simulation
    from burgomaster.play.record import Record

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
SHELLS = ("bash", "zsh", "tcsh")
STANDARD = Path("-")  # standard input or output in place of a file

EXAMPLES = """\
examples:
  burgomaster                            (serves this machine and opens the browser)
  burgomaster serve --lan
  burgomaster play machi-koro --bots 3
  burgomaster play alhambra --bots greedy,random --lang it
  burgomaster play monopoly-builder --edition my-box.toml
  burgomaster simulate machi-koro --players 4 --bots greedy,random,random,random --games 200000 --seed 7
  burgomaster ladder machi-koro --bots greedy,random --games 1000 --seed 7 --threads 2
  burgomaster study machi-koro --vary building.cheese-factory.cost=3..8 --games 1000 --out report
  burgomaster rules machi-koro --lang nl
  burgomaster verify my.game
  burgomaster hint my.game --at 10
  burgomaster review my.game
  burgomaster puzzles machi-koro
  burgomaster show my.game --at 10 --svg table.svg
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        given = parser.parse_args(["serve", "--browse"])
    try:
        with _edition_of_standard_input(given):
            status: int = given.run(given)
        sys.stdout.flush()
        return status
    except BurgomasterError as problem:
        return _fail(str(problem))
    except BrokenPipeError:
        # The reader of our output is gone (as `head` does): print no error, and flush nothing more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package in ("", "burgomaster"):
            raise
        return _fail(f"this needs {package}, which is not installed; pip install burgomaster brings all a house needs")
    except OSError as problem:
        return _fail(f"{problem.filename or ''}: {problem.strerror or problem}".lstrip(": "))
    except KeyboardInterrupt:
        return INTERRUPTED


@contextlib.contextmanager
def _edition_of_standard_input(given: argparse.Namespace) -> Iterator[None]:
    """`--edition -`: in a file meanwhile, since an edition may be read more than once."""
    if getattr(given, "edition", None) != str(STANDARD):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="burgomaster-") as folder:
        file = Path(folder) / "standard-input.toml"
        file.write_bytes(sys.stdin.buffer.read())
        given.edition = str(file)
        try:
            yield
        except BurgomasterError as problem:  # the file is gone when somebody reads its name
            raise BurgomasterError(str(problem).replace(str(file), "standard input")) from None


def _fail(problem: str) -> int:
    print(f"burgomaster: {problem}", file=sys.stderr)  # noqa: T201
    return FAILED


def _say(text: str) -> None:
    print(text)  # noqa: T201


# ---- The command line -----------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Errors also say how to get help."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


class _Version(argparse.Action):
    """The version, and in a line for each engine which games it runs here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from burgomaster.games.engines import status

        _say("\n".join([f"burgomaster {__version__}", *status()]))
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    layout = argparse.RawDescriptionHelpFormatter
    parser = _Parser(
        prog="burgomaster",
        description="City-building tabletop games, exactly by their rules.",
        epilog=EXAMPLES,
        formatter_class=layout,
        allow_abbrev=False,
    )
    parser.add_argument("-V", "--version", action=_Version, nargs=0, help="show the version, and what runs the games")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, summary: str, examples: str) -> argparse.ArgumentParser:
        epilog = "examples:\n" + "\n".join(f"  burgomaster {line}" for line in examples.splitlines())
        return commands.add_parser(
            name, help=summary, description=summary, epilog=epilog, formatter_class=layout, allow_abbrev=False
        )

    play = command(
        "play",
        "Play in the terminal, against bots or around one keyboard.",
        "play machi-koro --bots 3\nplay machi-koro --humans 2 --bots greedy --lang nl\nplay --resume my.game",
    )
    play.add_argument("game", nargs="?", choices=GAMES, default=GAMES[0], metavar="GAME", help=_games_help())
    play.add_argument(
        "--bots",
        default=None,
        metavar="N|NAMES",
        help="how many bots, or which ones, such as greedy,random or mymodule:MyBot (default 3, or the seats left)",
    )
    play.add_argument("--humans", type=_count(0, 6), default=1, metavar="N", help="people at this keyboard (default 1)")
    play.add_argument("--names", default="", metavar="A,B", help="names of the people")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to save the game (default: your data folder)")
    play.add_argument("--force", action="store_true", help="overwrite an existing file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--seed", type=_count(0, 2**63 - 1), metavar="S", help="make the bots' choices repeatable")
    play.add_argument("--plain", action="store_true", help="line by line, without colours, for screen readers")
    play.add_argument("--pace", type=_pace, metavar="S", help="seconds between the bots' moves (default 0.8)")
    _add_deadline(play)
    _add_table(play)
    _add_language(play)
    play.set_defaults(run=_play)

    simulate = command(
        "simulate",
        "Play many games between bots and report who won, how long it took and how fast it went.",
        "simulate machi-koro --players 4 --games 1000000\n"
        "simulate machi-koro --bots greedy,random,random,random --games 200000 --seed 7 --threads 2 --json",
    )
    _add_games(simulate, 10_000)
    _add_threads(simulate)
    _add_device(simulate)
    simulate.add_argument(
        "--out", type=Path, metavar="FOLDER", help="keep the sums here; the same command resumes, also with more games"
    )
    _add_cluster(simulate)
    _add_json(simulate, "the result")
    _add_deadline(simulate)
    _add_table(simulate)
    simulate.set_defaults(run=_simulate)

    games = command(
        "games",
        "Play games between bots and write all their moves as a data set: observations, masks, steps, results.",
        "games machi-koro --players 4 --bots greedy --games 10000 --out moves.parquet\n"
        "games alhambra --bots level-3,greedy --games 200 --chances --out moves.parquet",
    )
    _add_games(games, 1000)
    games.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the Parquet file; a card lies beside it"
    )
    games.add_argument("--force", action="store_true", help="overwrite an existing file")
    games.add_argument("--chances", action="store_true", help="with every seat's chance to win, by the value net")
    _add_json(games, "what was written")
    _add_deadline(games)
    _add_table(games)
    games.set_defaults(run=_games)

    ladder = command(
        "ladder",
        "Rank bots: every pairing from every seat on the same luck, with ratings, intervals and thinking times.",
        "ladder machi-koro --bots greedy,random --games 1000 --seed 7 --threads 2\n"
        "ladder alhambra --bots mymodule:MyBot,greedy,random --players 4 --games 400 --out my-ladder",
    )
    ladder.add_argument("game", choices=GAMES, metavar="GAME", help=_games_help())
    ladder.add_argument("--bots", required=True, metavar="NAMES", help="two or more, such as greedy,random")
    ladder.add_argument(
        "--games", type=_count(1, 10**9), default=1000, metavar="N", help="games of every pairing (default 1000)"
    )
    ladder.add_argument(
        "--players",
        type=_count(2, 6),
        default=2,
        metavar="P",
        help="seats; with more than 2, one bot against the others",
    )
    _add_seed(ladder, "same seed, same luck")
    _add_threads(ladder)
    ladder.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write games, result and picture here; the same command resumes"
    )
    ladder.add_argument(
        "--alone", action="store_true", help="only the first bot meets the others, and is the one against them"
    )
    ladder.add_argument("--no-luck", action="store_true", help="do not work out the shares without luck")
    ladder.add_argument("--all-games", action="store_true", help="do not end early when every pairing is settled")
    _add_cluster(ladder)
    _add_json(ladder, "the result")
    _add_deadline(ladder)
    _add_table(ladder)
    ladder.set_defaults(run=_ladder)

    study = command(
        "study",
        "Vary an edition's figures or table options, or what one seat may do, on the same deals, and report what "
        "becomes of the game.",
        "study machi-koro --vary building.cheese-factory.cost=3..8 --players 2,4 --bots level-4 --out report\n"
        'study machi-koro --forbid "buy *" --players 2 --bots level-4 --out worth\n'
        "study monopoly-builder --vary table.start_money=750,900 --bots greedy --games 1000 --out report",
    )
    study.add_argument("game", choices=GAMES, metavar="GAME", help=_games_help())
    study.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="PATH=VALUES",
        help="a figure by its place in the edition, or a table option; 3..8 or a,b,c; repeatable",
    )
    study.add_argument(
        "--forbid",
        action="append",
        default=[],
        metavar="ACTION",
        help="an action, by its first words, that one seat goes without, every seat in turn, unless nothing else is "
        "legal; 'buy *' is each that begins so, one after the other; repeatable",
    )
    study.add_argument("--players", type=_counts, default=[4], metavar="P,P", help="numbers of players (default 4)")
    study.add_argument(
        "--bots", default="level-4", metavar="NAMES", help="one for all seats, or one per seat (default level-4)"
    )
    study.add_argument(
        "--games",
        type=_count(1, 10**7),
        default=1000,
        metavar="N",
        help="games of each value with each number of players (default 1000)",
    )
    _add_seed(study, "same seed, same deals")
    _add_threads(study)
    _add_device(study)
    study.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="write the report here; the same command resumes"
    )
    study.add_argument(
        "--refit",
        type=_count(1, 1000),
        nargs="?",
        const=10,
        default=0,
        metavar="ROUNDS",
        help="train the value net further for every changed value, so many rounds of 200 games (10 if not said)",
    )
    study.add_argument("--no-luck", action="store_true", help="do not take luck off the shares")
    _add_cluster(study)
    _add_json(study, "the result")
    _add_deadline(study)
    _add_table(study)
    study.set_defaults(run=_study)

    serve = command(
        "serve",
        "Serve tables for people: friends and bots, in the browser or by the open API.",
        "serve\nserve --lan --port 8000\nserve --db postgresql://user@host/burgomaster",
    )
    _add_server_options(serve)
    serve.add_argument("--browse", action="store_true", help="open the browser")
    serve.set_defaults(run=_serve)

    backup = command(
        "backup",
        "Copy all tables of a server, also while it runs, into a new file.",
        "backup evening.backup\nbackup --db postgresql://user@host/burgomaster evening.backup",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that does not exist yet")
    _add_database(backup)
    _add_json(backup, "the number of tables")
    backup.set_defaults(run=_backup)

    restore = command(
        "restore",
        "Put a backup into an empty database, SQLite or PostgreSQL.",
        "restore evening.backup --db new.sqlite\nrestore evening.backup --db postgresql://user@host/burgomaster",
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    _add_database(restore)
    _add_json(restore, "the number of tables")
    restore.set_defaults(run=_restore)

    admin = command(
        "admin",
        "Administer a server: its tables, and moderation while it runs.",
        "admin list\nadmin export 9bcbed7749a7eaae > my.game\nadmin key\nadmin block name 'Nasty Name' --hours 24\n"
        "admin reports\nadmin doors --names closed --said 'Back on Monday.'",
    )
    _add_admin(admin)
    admin.set_defaults(run=_admin)

    rules = command(
        "rules",
        "Print a game's rulebook, or one rule of it.",
        "rules machi-koro --lang nl\nrules machi-koro --rule MK-8\nrules monopoly-builder --edition my-box.toml\n"
        "rules monopoly-builder --edition my-box.toml --print my-book.html",
    )
    rules.add_argument("game", choices=GAMES, metavar="GAME", help=_games_help())
    rules.add_argument("--rule", metavar="ID", help="only this rule or card, such as MK-8 or MK-C15")
    rules.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="with the figures and names of an edition, built in or a file; - for standard input",
    )
    rules.add_argument("--print", type=Path, metavar="FILE", help="write an HTML page, made to be printed")
    _add_json(rules, "the text")
    _add_language(rules)
    rules.set_defaults(run=_rules)

    verify = command(
        "verify",
        "Check a game file: every action against the rules, every throw of the dice against the table's secret.",
        "verify my.game\nverify my.game --commitment 1f940b… --word 'tulip 3f…'",
    )
    verify.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    verify.add_argument("--table", metavar="ID", help="the table you played at: the file must be of that one")
    verify.add_argument("--commitment", metavar="HEX", help="the commitment you saw before the game")
    verify.add_argument("--word", metavar="WORD", help="the word you opened: it must have gone into the dice")
    _add_json(verify, "what was found")
    verify.set_defaults(run=_verify)

    hint = command(
        "hint",
        "Say what the best move is at a moment of a game, everyone's chances, and how play may go on.",
        "hint my.game\nhint my.game --at 10 --seconds 5 --lang it",
    )
    hint.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    hint.add_argument("--at", type=_count(0, 10**9), metavar="N", help="after N actions (default: at the end)")
    hint.add_argument("--seconds", type=_seconds, default=2.0, metavar="S", help="time to think (default 2)")
    hint.add_argument(
        "--iterations", type=_count(1, 10**9), metavar="N", help="think for this many iterations instead: repeatable"
    )
    _add_json(hint, "the advice")
    _add_language(hint)
    hint.set_defaults(run=_hint)

    review = command(
        "review",
        "Review a game: what was luck, what each decision cost, what would have been better, and why.",
        "review my.game\nreview my.game --depth deeper --lang nl\nreview my.game --json > review.json",
    )
    review.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    review.add_argument(
        "--depth",
        choices=("quick", "normal", "deeper"),
        default="normal",
        help="how closely to look: seconds, some seconds (the default), or minutes",
    )
    _add_seed(review, "luck of the search")
    _add_json(review, "the review")
    _add_language(review)
    review.set_defaults(run=_review)

    puzzles = command(
        "puzzles",
        "Find the best move: puzzles from real games, one for every day, with the reasons.",
        "puzzles\npuzzles machi-koro --difficulty 2\npuzzles alhambra --theme money\n"
        "puzzles machi-koro --number 1 --json",
    )
    puzzles.add_argument("game", nargs="?", choices=GAMES, metavar="GAME", help=f"{_games_help()} (default: list them)")
    puzzles.add_argument("--daily", action="store_true", help="the puzzle of the day: the default")
    puzzles.add_argument("--date", type=_day, metavar="DAY", help="that of another day, such as 2026-11-17")
    puzzles.add_argument("--theme", metavar="THEME", help="one that is about this")
    puzzles.add_argument("--difficulty", type=_count(1, 3), metavar="N", help="one that is so difficult: 1, 2 or 3")
    puzzles.add_argument("--number", type=_count(1, 10**6), metavar="N", help="the puzzle of this number")
    puzzles.add_argument("--plain", action="store_true", help="line by line, without colours, for screen readers")
    _add_json(puzzles, "the puzzle and its answer")
    _add_language(puzzles)
    puzzles.set_defaults(run=_puzzles)

    note = command(
        "note",
        "Write a note at an action of a game file, or list all notes. Reviews show them.",
        'note my.game --at 10 --text "why not the mine?"\nnote my.game\nnote my.game --at 10 --text ""',
    )
    note.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input, to list its notes")
    note.add_argument("--text", metavar="TEXT", help="the note; an empty one removes it")
    note.add_argument("--at", type=_count(1, 10**9), metavar="N", help="at the Nth action")
    _add_json(note, "the notes")
    note.set_defaults(run=_note)

    show = command(
        "show",
        "Show a game file: who played, and the table at any moment.",
        "show my.game\nshow my.game --at 10 --svg table.svg",
    )
    show.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    show.add_argument("--at", type=_count(0, 10**9), metavar="N", help="after N actions (default: at the end)")
    show.add_argument(
        "--svg", type=Path, metavar="OUT", help="write a picture of the table to this file; - to print it"
    )
    _add_json(show, "the position")
    _add_language(show)
    show.set_defaults(run=_show)

    explain = command(
        "explain",
        "Explain a game file: what an action and the dice after it did, effect by effect, with the rules.",
        "explain my.game --at 10\nexplain my.game > commented.game",
    )
    explain.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    explain.add_argument(
        "--at",
        type=_count(0, 10**9),
        metavar="N",
        help="only action N, in words (default: the whole file, with every effect in a comment)",
    )
    _add_json(explain, "the effects")
    _add_language(explain)
    explain.set_defaults(run=_explain)

    completion = command(
        "completion",
        "Print a completion script for a shell: Tab then completes commands, options and files.",
        "completion bash > ~/.local/share/bash-completion/completions/burgomaster\n"
        "completion zsh > ~/.zfunc/_burgomaster",
    )
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of: {', '.join(SHELLS)}")
    completion.set_defaults(run=_completion)
    return parser


def _games_help() -> str:
    return f"one of: {', '.join(GAMES)}"


def _add_games(parser: argparse.ArgumentParser, games: int) -> None:
    """Which games are played."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=_games_help())
    parser.add_argument(
        "--players", type=_count(1, 6), metavar="P", help="how many seats (default: the number of bots, or 4)"
    )
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help="one for all seats, or one per seat (default random)"
    )
    parser.add_argument(
        "--games", type=_count(1, 10**12), default=games, metavar="N", help=f"how many games (default {games})"
    )
    _add_seed(parser, "same seed, same games")


def _add_seed(parser: argparse.ArgumentParser, meaning: str) -> None:
    parser.add_argument("--seed", type=_count(0, 2**63 - 1), default=0, metavar="S", help=f"{meaning} (default 0)")


def _add_threads(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--threads", type=_count(0, 1024), default=1, metavar="N", help="threads, 0 for all cores (default 1)"
    )


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="NAME|FILE", help="a built-in edition, or a TOML file of your own; - for standard input"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option; see the rulebook; repeatable",
    )


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="where to play: cuda is an NVIDIA GPU (default cpu)"
    )


def _add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster, HOST:PORT, or on a `local` one, instead of threads"
    )


def _add_deadline(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deadline",
        type=_seconds,
        default=5.0,
        metavar="SECONDS",
        help="time per action of a bot of your own (module:Class) before it loses its move (default 5)",
    )


def _add_server_options(parser: argparse.ArgumentParser) -> None:
    from burgomaster.server.config import add_options

    add_options(parser)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="the server's TOML file")
    parser.add_argument(
        "--db", default=argparse.SUPPRESS, metavar="FILE|ADDRESS", help="where the tables are (default: as for serve)"
    )


def _add_admin(parser: argparse.ArgumentParser) -> None:
    from burgomaster.server.admin_cli import add_commands

    add_commands(parser, _add_database)


def _add_json(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--json", action="store_true", help=f"print {what} as JSON")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_own_language(), help="language (default: yours, else en)")


def _own_language() -> str:
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
    return best_language(wish)


class _count:  # noqa: N801 - reads as a type where it is used
    """A whole number within limits, for argparse."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, text: str) -> int:
        problem = argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {self.low} to {self.high}")
        try:
            number = int(text) if len(text) < 30 else self.high + 1
        except ValueError:
            raise problem from None
        if not self.low <= number <= self.high:
            raise problem
        return number


def _counts(text: str) -> list[int]:
    """Numbers of players, for argparse."""
    return [_count(1, 6)(part.strip()) for part in text.split(",")]


def _day(text: str) -> date:
    """A day, for argparse."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a day, such as 2026-11-17") from None


def _seconds(text: str) -> float:
    """A time, for argparse."""
    problem = argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of seconds from 0.001 to 86400")
    try:
        seconds = float(text)
    except ValueError:
        raise problem from None
    if not 0.001 <= seconds <= 86400:
        raise problem
    return seconds


def _pace(text: str) -> float:
    """A short time or none, for argparse."""
    return 0.0 if text.strip() == "0" else _seconds(text)


def _options(given: Sequence[str]) -> dict[str, str]:
    options = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise BurgomasterError(f"--option {option[:60]}: write it as NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def _read_game(file: Path) -> str:
    """The text of a game file, or what comes in by standard input."""
    from burgomaster.play.record import read_text

    if file != STANDARD:
        return read_text(file)
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise BurgomasterError("standard input: not a UTF-8 text") from None


def _parsed(text: str, file: Path) -> Record:
    """The game, checked against the rules; errors name where it came from."""
    from burgomaster.play.record import Record

    try:
        return Record.parse(text)
    except BadRecord as problem:
        raise type(problem)(f"{'standard input' if file == STANDARD else file}: {problem}") from None


def _read_record(file: Path) -> Record:
    return _parsed(_read_game(file), file)


# ---- The commands ---------------------------------------------------------------------------------------------------


def _play(given: argparse.Namespace) -> int:
    from burgomaster.terminal.face import Stopped
    from burgomaster.terminal.play import choose_face, new_table, resumed_table, sit_down

    if STANDARD in (given.save, given.resume):
        raise BurgomasterError("a game under way is kept in a file: --save and --resume cannot be -")
    face = choose_face(given.lang, given.plain, given.pace)
    if given.resume is not None:
        table = resumed_table(given.resume, given.seed, given.lang, face, given.bots, given.deadline)
    else:
        table = new_table(
            given.game,
            humans=given.humans,
            bots=given.bots,
            names=given.names,
            edition=given.edition,
            options=_options(given.option),
            save=given.save,
            force=given.force,
            seed=given.seed,
            lang=given.lang,
            face=face,
            deadline=given.deadline,
        )
    try:
        sit_down(table)
    except Stopped:
        _close_output()
    return OK


def _close_output() -> None:
    """Where the window is closed, nothing is left to be written when the process ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _around(given: argparse.Namespace) -> list[str]:
    """A bot for every seat."""
    bots = [name.strip() for name in given.bots.split(",")]
    players = given.players or (len(bots) if len(bots) > 1 else 4)
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise BurgomasterError(
            f"--bots names {len(bots)} bots for {players} players; give one per seat, or one for all"
        )
    return bots


def _games(given: argparse.Namespace) -> int:
    from burgomaster.lab.moves_file import card_of, write_moves
    from burgomaster.play.setting import setting
    from burgomaster.terminal.progress import progress_bar

    if given.out == STANDARD:
        raise BurgomasterError("games are written into a file, with a card beside it: --out cannot be -")
    bots = _around(given)
    card = card_of(given.out)
    for file in (given.out, card):
        if file.exists() and not given.force:
            raise BurgomasterError(f"{file} exists; use --force to overwrite it")
    agreed = setting(given.game, len(bots), given.edition, _options(given.option))
    with progress_bar(given.games) as progress:
        rows = write_moves(
            given.out,
            agreed,
            bots,
            given.games,
            seed=given.seed,
            chances=given.chances,
            deadline=given.deadline,
            progress=progress,
        )
    if given.json:
        _say(json.dumps({"file": str(given.out), "card": str(card), "rows": rows, "games": given.games}))
        return OK
    _say(f"{given.out}: {rows:,} rows of {given.games:,} games; {card.name} tells how they were made")
    return OK


def _simulate(given: argparse.Namespace) -> int:
    from burgomaster.lab.simulate import simulate
    from burgomaster.terminal.progress import progress_bar

    bots = _around(given)
    with progress_bar(given.games) as progress:
        result = simulate(
            given.game,
            bots,
            given.games,
            seed=given.seed,
            threads=given.threads,
            edition=given.edition,
            options=_options(given.option),
            deadline=given.deadline,
            progress=progress,
            device=given.device,
            cluster=given.cluster,
            folder=given.out,
        )
    _say(json.dumps(result.to_dict()) if given.json else _summary(result))
    return OK


def _summary(result: Simulation) -> str:
    from burgomaster.games.kernel.contract import SEAT_LETTERS

    def percent(share: Share) -> str:
        return f"{100 * share.share:6.2f} %  ({100 * share.low:.2f} – {100 * share.high:.2f})"

    lines = [
        f"{result.games:,} games of {result.setting.name}, {result.setting.players} players, "
        f"edition {result.setting.edition}, seed {result.seed}",
        "",
        "wins by seat (95 % interval)",
    ]
    if result.device == "cuda":
        where = "a GPU"
    elif result.cluster is not None:
        where = f"{result.threads} core{'s' if result.threads > 1 else ''} of a cluster"
    else:
        where = f"{result.threads} thread{'s' if result.threads > 1 else ''}"
    width = max(10, *map(len, result.bots))
    for seat, wins in enumerate(result.wins):
        lines.append(f"  {SEAT_LETTERS[seat]}  {result.bots[seat]:<{width}} {percent(result.share(wins))}")
    lines.append("wins by bot")
    for name, wins in result.wins_by_bot.items():
        lines.append(f"     {name:<{width}} {percent(result.share(wins))}")
    lines += [
        "",
        f"turns per game      {result.turns_per_game:.2f}  (sd {result.turns_deviation:.1f}, "
        f"{result.shortest} to {result.longest})",
        f"decisions per game  {result.decisions / result.games:.1f}",
        f"speed               {result.games / result.seconds:,.0f} games/s, "
        f"{result.decisions / result.seconds:,.0f} decisions/s on {where}, {result.seconds:.2f} s",
    ]
    if result.unfinished:
        lines.append(f"unfinished          {result.unfinished} games reached the length limit")
    for name, lost in result.failures.items():
        lines.append(f"lost moves          {name}: {lost.count}, such as: {lost.first}")
    return "\n".join(lines)


def _ladder(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.lab.ladder import ladder
    from burgomaster.lab.results import write_results
    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.standings import show_standings

    bots = [name.strip() for name in given.bots.split(",")]
    pairings = len(bots) * (len(bots) - 1) // (2 if given.players == 2 else 1)
    if given.alone:
        pairings = len(bots) - 1
    with progress_bar(-(-given.games // given.players) * given.players * pairings) as progress:
        result = ladder(
            given.game,
            bots,
            given.games,
            players=given.players,
            seed=given.seed,
            threads=given.threads,
            edition=given.edition,
            options=_options(given.option),
            deadline=given.deadline,
            folder=given.out,
            progress=progress,
            luck=not given.no_luck,
            settle=not given.all_games,
            cluster=given.cluster,
            alone=given.alone,
        )
    notes = write_results(result, given.out) if given.out is not None and result.deals else []
    if given.json:
        _say(json.dumps(result.to_dict()))
    else:
        show_standings(result, Console(highlight=False, width=None if sys.stdout.isatty() else 160))
    for note in notes:
        print(f"burgomaster: {note}", file=sys.stderr)  # noqa: T201
    return INTERRUPTED if result.stopped else OK


def _study(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.lab.study.files import write_study
    from burgomaster.lab.study.study import planned, study
    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.study import show_study

    def warn(line: str) -> None:
        print(f"burgomaster: {line}", file=sys.stderr)  # noqa: T201

    plan = planned(
        given.game,
        given.vary,
        [name.strip() for name in given.bots.split(",")],
        given.games,
        players=given.players,
        seed=given.seed,
        edition=given.edition,
        options=_options(given.option),
        deadline=given.deadline,
        luck=not given.no_luck,
        refit=given.refit,
        forbid=given.forbid,
    )
    with progress_bar(plan.games) as progress:
        found = study(
            plan,
            given.out,
            threads=given.threads,
            cluster=given.cluster,
            device=given.device,
            progress=progress,
            say=warn,
        )
    for line in found.warnings:
        warn(f"WARNING: {line}")
    notes = write_study(found, given.out) if found.measured else []
    if given.json:
        _say(json.dumps(found.to_dict()))
    else:
        show_study(found, Console(highlight=False, width=None if sys.stdout.isatty() else 160))
        if found.measured:
            _say(f"the report is {given.out / 'index.html'}")
    for note in notes:
        warn(note)
    return INTERRUPTED if found.stopped else OK


def _serve(given: argparse.Namespace) -> int:
    from burgomaster.server.config import read_config
    from burgomaster.server.serve import serve

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C stops the server; requests under way were finished
        serve(read_config(given), browse=given.browse)
    return OK


def _warn(line: str) -> None:
    print(f"burgomaster: {line}", file=sys.stderr)  # noqa: T201


def _backup(given: argparse.Namespace) -> int:
    from burgomaster.server.backup import backup
    from burgomaster.server.config import read_config

    count = backup(read_config(given).database, given.file)
    _say(json.dumps({"tables": count}) if given.json else f"{count} tables are in {given.file}")
    return OK


def _restore(given: argparse.Namespace) -> int:
    from burgomaster.server.backup import restore
    from burgomaster.server.config import read_config

    found = restore(given.file, read_config(given).database)
    if not found.checked:
        _warn(f"{given.file} has no checksums: an earlier version wrote it, and only its tables' logs could be checked")
    for table, damage in found.damaged.items():
        _warn(f"table {table} is damaged: {damage}")
    good = found.tables - len(found.damaged)
    of = f" of {found.tables}" if found.damaged else ""
    _say(
        json.dumps({"tables": found.tables, "checked": found.checked, "damaged": found.damaged})
        if given.json
        else f"{good}{of} tables are back"
    )
    return OK


def _admin(given: argparse.Namespace) -> int:
    from burgomaster.server.admin_cli import run_admin

    _say(run_admin(given))
    return OK


def _rules(given: argparse.Namespace) -> int:
    from burgomaster.games import game
    from burgomaster.games.rulebook import rule_text, rulebook
    from burgomaster.play.setting import setting

    agreed = setting(given.game, game(given.game).SPEC.players[-1], given.edition)
    text = rulebook(given.game, given.lang, agreed)
    if given.rule:
        found = rule_text(given.game, given.lang, given.rule, agreed)
        if found is None:
            raise BurgomasterError(
                f"{given.game} has no rule {given.rule[:20]!r}; burgomaster rules {given.game} lists them"
            )
        text = found
    if given.print:
        from burgomaster.terminal.paper import paper

        try:
            given.print.write_text(paper(text, given.lang), encoding="utf-8")
        except OSError as problem:
            raise BurgomasterError(f"{given.print}: {problem.strerror or problem}") from None
    if given.json:
        _say(json.dumps({"game": given.game, "lang": given.lang, "rule": given.rule, "text": text}, ensure_ascii=False))
    elif given.print:
        _say(str(given.print))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        _say(text)
    return OK


def _verify(given: argparse.Namespace) -> int:
    from burgomaster.games.kernel.contract import SEAT_LETTERS
    from burgomaster.games.kernel.errors import OtherRules
    from burgomaster.play.dice import is_of_device
    from burgomaster.play.record import read_dice
    from burgomaster.play.verify import verify, verify_dice

    text = _read_game(given.file)
    record: Record | None = None
    unchecked = ""
    try:
        record = _parsed(text, given.file)
        proof = verify(record)
    except OtherRules as other:
        unchecked, proof = str(other), verify_dice(text)
    told, chances = read_dice(text)
    differs = [
        what
        for what, wanted, found in (
            ("table", given.table, (told.table,)),
            ("commitment", given.commitment, (told.commitment,)),
            ("word", given.word, told.nonces),
        )
        if wanted is not None and wanted not in found
    ]
    problem = proof.problem
    if differs:
        problem = f"the file does not have the {' and the '.join(differs)} you saw"
    result = "unfinished" if record is None or not record.final.over else record.result
    if given.json:
        found = {
            "game": record and record.setting.name,
            "actions": record and record.actions,
            "chance_events": len(chances),
            "rules_checked": record is not None,
            "dice_proved": not problem,
            "thrown_by": "device" if is_of_device(told.table) else "table",
            "words_left_out": list(proof.left_out),
            "problem": problem,
            "result": record and result,
        }
        _say(json.dumps(found))
        return FAILED if problem else OK
    if record is None:
        _say(f"rules  not checked: {unchecked}")
    else:
        events = f"{record.actions} actions and {len(chances)} chance events"
        _say(f"rules  ok: {events} follow the rules of {record.setting.name}")
    if problem:
        _say(f"dice   NOT proved: {problem}")
        return FAILED
    _say(f"dice   ok: the secret matches the commitment, and gives all {proof.events} outcomes")
    if is_of_device(told.table):
        _say("       they were thrown by the player's own device, which knew its secret: this proves nothing to others")
    for seat in proof.left_out:
        _say(f"       the word of seat {SEAT_LETTERS[seat]} was not opened in time, and is not in the dice")
    if record is not None:
        _say("result " + ("unfinished: the game is not over" if result == "unfinished" else result))
    return OK


def _hint(given: argparse.Namespace) -> int:
    from burgomaster.bots.hints import explained
    from burgomaster.games.kernel.contract import SEAT_LETTERS
    from burgomaster.terminal.hint import hint_lines
    from burgomaster.terminal.progress import compiling_said

    record = _read_record(given.file)
    position = record.at(record.actions if given.at is None else given.at)
    with compiling_said(given.lang):
        advice = position.best(given.seconds, iterations=given.iterations)
        found = explained(position, advice)
    if given.json:
        _say(json.dumps({**advice.to_dict(), "hint": found.to_dict()}))
    else:
        _say("\n".join(hint_lines(found, position, record.names or SEAT_LETTERS[: position.players], given.lang)))
    return OK


def _puzzles(given: argparse.Namespace) -> int:
    from burgomaster.play.puzzle import daily, puzzle, puzzles_of
    from burgomaster.tables.puzzled import listed, shown, solution

    day = given.date or datetime.now(UTC).date()
    if given.game is None:
        _say(json.dumps(listed(day, given.lang), ensure_ascii=False) if given.json else _puzzles_of(day, given.lang))
        return OK
    if given.number is not None:
        chosen = puzzle(given.game, given.number)
    else:
        themes = sorted({one.theme for one in puzzles_of(given.game)})
        if given.theme is not None and given.theme not in themes:
            raise BurgomasterError(f"there is no theme {given.theme!r} (themes: {', '.join(themes)})")
        chosen = daily(given.game, day, given.theme, given.difficulty)
    if given.json:
        _say(json.dumps({**shown(chosen, given.lang), "solution": solution(chosen, given.lang)}, ensure_ascii=False))
        return OK
    from burgomaster.terminal.face import Stopped
    from burgomaster.terminal.play import choose_face, sit_down
    from burgomaster.terminal.puzzles import PuzzleTable

    try:
        sit_down(PuzzleTable(chosen, given.lang, choose_face(given.lang, given.plain, None)))
    except Stopped:
        _close_output()
    return OK


def _puzzles_of(day: date, lang: str) -> str:
    """The puzzles of a day, a line for each, with the command that asks it."""
    from burgomaster.games.kernel.words import Words
    from burgomaster.play.puzzle import daily, puzzles_of
    from burgomaster.terminal.puzzles import heading
    from burgomaster.terminal.table import WORDS

    words = Words(WORDS, lang)
    found = [daily(game, day) for game in GAMES if puzzles_of(game)]
    lines = [f"  burgomaster puzzles {one.game} --number {one.number}   {heading(one, lang)}" for one in found]
    return "\n".join([words("puzzles-of-day", day=day.isoformat()), *lines]) if lines else words("puzzles-none")


def _review(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.review import show_review

    record = _read_record(given.file)
    with progress_bar(record.actions, given.lang, "progress-reviewing") as progress:
        told = None if progress is None else lambda part, tell=progress: tell(round(record.actions * part))
        reviewed = record.review(given.depth, given.seed, told)
    if given.json:
        _say(json.dumps(reviewed.to_dict(), ensure_ascii=False))
    else:
        show_review(reviewed, given.lang, Console(highlight=False, width=None if sys.stdout.isatty() else 120))
    return OK


def _note(given: argparse.Namespace) -> int:
    record = _read_record(given.file)
    if (given.text is None) != (given.at is None):
        raise BurgomasterError("a note needs both --text and --at N, the number of its action")
    if given.text is not None:
        if given.file == STANDARD:
            raise BurgomasterError("a note is written into a file; of standard input notes are only listed")
        record = record.noted(given.at, given.text)
        record.write(given.file)
    if given.json:
        _say(json.dumps([{"action": action, "text": text} for action, text in record.notes], ensure_ascii=False))
    elif given.text is None:
        for action, text in record.notes:
            _say(f"{action}. {text}")
    return OK


def _show(given: argparse.Namespace) -> int:

    record = _read_record(given.file)
    position = record.at(record.actions if given.at is None else given.at)
    names = record.names or None
    if given.svg == STANDARD:
        _say(position.to_svg(given.lang, names=names))
        return OK
    if given.svg is not None:
        given.svg.write_text(position.to_svg(given.lang, names=names), encoding="utf-8")
    if given.json:
        _say(position.to_json(indent=2))
        return OK
    _say(f"{record.setting.name}, {', '.join(record.names)}  {record.date}".rstrip())
    _say(f"edition {record.setting.edition}, {record.actions} actions, result {record.result}\n")
    _say(position.to_text(given.lang, names=names, width=shutil.get_terminal_size((120, 40)).columns))
    if given.svg is not None:
        _say(f"\npicture written to {given.svg}")
    return OK


def _explain(given: argparse.Namespace) -> int:
    from burgomaster.play.explain import commented, events, events_at, explanation

    record = _read_record(given.file)
    if given.json:
        found = events(record) if given.at is None else events_at(record, given.at)
        _say(json.dumps([event.to_json() for event in found], ensure_ascii=False))
    elif given.at is None:
        _say(commented(record).removesuffix("\n"))
    else:
        _say(explanation(record, given.at, given.lang))
    return OK


def _completion(given: argparse.Namespace) -> int:
    import shtab

    parser = _parser()
    _complete_files(parser, shtab.FILE)
    _say(shtab.complete(parser, given.shell))
    return OK


def _complete_files(parser: argparse.ArgumentParser, files: object) -> None:
    """Let arguments that are paths complete file names."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                _complete_files(inner, files)
        elif action.type is Path:
            action.complete = files  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.exit(main())
