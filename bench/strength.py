"""`make strength`: the reference set of bots against each other, written to docs/strength.md.

The quick bots, lines of play among them, play a round of everybody against everybody; level 5, which takes its time,
plays the strongest of them and the lines. With four players every level plays alone against three of the level below.
Runs are kept in build/strength and go on where they stopped; as long as bots and nets stay the same, so do the results.
Games that are not measured this time keep their part of the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from burgomaster import __version__
from burgomaster.bots.levels import LEVELS, levels_of
from burgomaster.bots.registry import lines_of, thinks
from burgomaster.games import GAMES
from burgomaster.lab.ladder import ladder
from burgomaster.lab.learn import GAMES_A_ROUND
from burgomaster.lab.results import write_results
from burgomaster.lab.standings import Meeting, Standings

QUICK = ("random", "greedy", *LEVELS[:4])
SLOW = ("greedy", *LEVELS[3:])
SEED = 2026
THINKING = [game for game in GAMES if thinks(game)]


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="games in every pairing of quick bots (default 400)")
    parser.add_argument("--slow-games", type=int, default=100, help="games in every pairing with level 5 (default 100)")
    parser.add_argument("--slow-fours", type=int, help="the same with four players (default as --slow-games)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", nargs="*", choices=THINKING, default=THINKING, help="only these games")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    given = parser.parse_args()
    slow_fours = given.slow_fours or given.slow_games
    for game in given.only:

        def run(bots: Sequence[str], games: int, players: int, game: str = game) -> Standings:
            folder = given.folder / f"{game}-{players}-{'-'.join(bots)}"
            print(f"... {game}, {players} players: {', '.join(bots)}", flush=True)
            result = ladder(
                game, bots, games, players=players, seed=SEED, threads=given.threads, folder=folder, settle=False
            )
            write_results(result, folder)
            return result

        lines = lines_of(game)
        two = run((*QUICK, *lines), given.games, 2), run((*SLOW, *lines), given.slow_games, 2)
        four = [
            run((lower, higher), slow_fours if higher == LEVELS[-1] else given.games, 4)
            for lower, higher in pairwise(LEVELS)
        ]
        asked = f"--only {game} --games {given.games} --slow-games {given.slow_games} --slow-fours {slow_fours}"
        put_on_page(game, part_of(game, asked, *two, four))


PAGE = Path("docs/strength.md")
HEAD = f"""# How strong the bots are

Measured by `make strength`, or one game at a time as it says below: every pairing on the same deals from every seat,
seed {SEED}. Shares are of games won, with 95 % intervals bootstrapped over deals; [The ladder](ladder.md) says how.
Milliseconds are the mean of a whole action while several threads were playing, longer than for a bot that plays alone.

The levels are named for players: newcomer, citizen, builder, alderman, burgomaster. Each is meant to win at least 60 %
against the one below with two players, and to take at least 30 % of four-player games from three of them (25 % would be
its equal share). Levels 1 to 4 look one action ahead and never slip: the lower ones see less, and have practised less
([Bots](bots.md)). Lines of play are those of [Answers](answers.md).
"""


def put_on_page(game: str, part: str) -> None:
    """Write the part of a game; the other games keep theirs."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    parts = {one.partition("\n")[0]: f"\n## {one.strip()}\n" for one in text.split("\n## ")[1:]}
    parts[game] = part
    PAGE.write_text(HEAD + "".join(parts[one] for one in THINKING if one in parts), encoding="utf-8")


def part_of(game: str, asked: str, quick: Standings, slow: Standings, four: Sequence[Standings]) -> str:
    """The tables of a game."""
    practised = ", ".join(f"{one.rounds * GAMES_A_ROUND:,}" for one in levels_of(game).sights)
    lines = [
        f"\n## {game}",
        "",
        f"Levels 1 to {len(levels_of(game).sights)} practised in {practised} games of two players; level 5 searches "
        f"with {levels_of(game).effort.iterations:,} iterations. Measured with version {__version__} by "
        f"`python bench/strength.py {asked}`: so many games in every pairing of quick bots, and of those with level 5.",
        "",
        "| level | against the level below, two players | alone against three of them |",
        "|---|---|---|",
    ]
    for (lower, higher), result in zip(pairwise(LEVELS), four, strict=True):
        source = slow if higher == LEVELS[-1] else quick
        lines.append(f"| {higher} | {share(source, higher, lower)} | {share(result, higher, lower)} |")
    others = ("greedy", *lines_of(game))
    lines += ["", f"| two players | {' | '.join(others)} |", "|---|" + "---|" * len(others)]
    for level in LEVELS:
        source = slow if level == LEVELS[-1] else quick
        lines.append(f"| {level} | {' | '.join(share(source, level, other) for other in others)} |")
    lines += ["", "| bot | Elo (random = 0) | wins in the round | ms |", "|---|---|---|---|"]
    for bot in (one for one in quick.bots if one.bot in QUICK):
        lines.append(
            f"| {bot.bot} | {bot.elo:.0f} ({bot.elo_low:.0f} – {bot.elo_high:.0f}) | {bot.share.share:.1%} "
            f"| {1000 * bot.thinking.mean:.2f} |"
        )
    searcher = next(bot for bot in slow.bots if bot.bot == LEVELS[-1])
    lines += [
        "",
        f"Level 5 against greedy: {share(slow, LEVELS[-1], 'greedy')}. It thought {1000 * searcher.thinking.mean:.0f} "
        f"ms about an action, {1000 * searcher.thinking.p95:.0f} ms in 95 of 100 cases, "
        f"{1000 * searcher.thinking.most:.0f} ms at most.",
        "",
    ]
    return "\n".join(lines)


def share(result: Standings, one: str, others: str) -> str:
    """How often one bot won against others, from either side of the pairing."""
    for meeting in result.meetings:
        if (meeting.one, meeting.others) == (one, others):
            return told(meeting)
    turned = next(meeting for meeting in result.meetings if (meeting.one, meeting.others) == (others, one))
    found = turned.share
    return f"{1 - found.share:.1%} ({1 - found.high:.1%} – {1 - found.low:.1%})"


def told(meeting: Meeting) -> str:
    """A share with its interval."""
    return f"{meeting.share.share:.1%} ({meeting.share.low:.1%} – {meeting.share.high:.1%})"


if __name__ == "__main__":
    main()
