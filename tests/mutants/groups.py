"""What is mutated, and which tests may notice. The one place to change when files get other names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path("src/burgomaster")


@dataclass(frozen=True)
class Group:
    """Files that are mutated, and the tests beside them. Patterns are those of `Path.glob`."""

    files: tuple[str, ...]  # in the package; * stands for a game where `games` is set
    tests: tuple[str, ...]  # in tests/; after :: one test alone
    games: bool = False  # one set of files and tests for each game
    served: bool = False  # tested through houses, in whose processes nobody counts lines: all of its tests are tried


GROUPS = {
    "rules": Group(
        files=("games/GAME/rules.py", "games/GAME/rules/*.py"),
        tests=(
            "games/GAME/test_*.py",
            "games/test_golden*.py",
            # The rest of these takes too long.
            "games/test_conformance.py::test_odds_are_positive_and_draw_agrees_with_them",
            "games/test_conformance.py::test_a_new_game_on_a_used_table_is_as_on_a_new_one",
        ),
        games=True,
    ),
    "judging": Group(
        files=("tables/judging/*.py", "tables/table.py", "tables/append.py", "tables/clocks.py"),
        tests=(
            "tables/test_agreement.py",
            "tables/test_judging.py",
            "tables/test_manners.py",
            "tables/test_time_kept.py",
            "tab/test_same_answers.py",
            "server/test_house.py",
            "server/store/test_store.py",
        ),
    ),
    "positions": Group(
        files=("play/position.py",),
        tests=(
            "play/test_position.py",
            "play/test_views.py",
            "play/test_asking_back.py",
            "play/test_judging.py",
            "play/test_values.py",
            "play/test_effects.py",
            "games/alhambra/test_ledger.py::test_AL_E4_most_points_wins_and_ties_share",
        ),
    ),
    "dice": Group(
        files=("play/dice.py", "play/verify.py"),
        tests=("play/test_dice.py", "play/test_record.py"),
    ),
    "store": Group(
        files=tuple(f"server/store/{name}.py" for name in ("base", "rows", "sqlite", "postgresql")),
        tests=("server/store/test_*.py", "server/test_house.py"),
    ),
    "other stores": Group(
        files=("server/*_store.py", "server/*/store.py", "server/*/*_store.py"),
        tests=(
            "server/test_club*.py",
            "server/test_devices.py",
            "server/test_going_on.py",
            "server/test_gone.py",
            "server/test_moderation.py",
            "server/test_plans.py",
            "server/test_rating*.py",
            "server/test_statistics.py",
            "server/store/test_*.py",
            "server/test_waiting.py",
        ),
        served=True,
    ),
}


@dataclass(frozen=True)
class Target:
    """One file to mutate."""

    group: str
    file: Path  # from the root of the project
    tests: tuple[str, ...]
    game: str = ""  # its name as tests have it in brackets: machi-koro
    served: bool = False

    @property
    def module(self) -> str:
        """Its dotted name in the package: games.machi_koro.rules."""
        return ".".join(self.file.relative_to(PACKAGE).with_suffix("").parts)


def targets(root: Path) -> list[Target]:
    """Every file that is mutated, in a fixed order."""
    found: list[Target] = []
    for name, group in GROUPS.items():
        folders = sorted({path.parent.name for path in (root / PACKAGE / "games").glob("*/refusals.py")} - {"kernel"})
        for game in folders if group.games else [""]:
            files = {
                path.relative_to(root)
                for pattern in group.files
                for path in (root / PACKAGE).glob(pattern.replace("GAME", game))
            }
            tests = tuple(
                path.relative_to(root).as_posix() + alone + test
                for pattern, alone, test in (pattern.replace("GAME", game).partition("::") for pattern in group.tests)
                for path in sorted((root / "tests").glob(pattern))
            )
            found += [Target(name, file, tests, game.replace("_", "-"), group.served) for file in sorted(files)]
    return found
