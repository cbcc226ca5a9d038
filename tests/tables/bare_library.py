"""Uses the library where there is little else: every game, its rules, and files of it. Its argument is a folder."""

from __future__ import annotations

import random
import sys
from itertools import islice
from pathlib import Path

import burgomaster as bm
from burgomaster.games import GAMES, game
from burgomaster.games.rulebook import rulebook


def main(folder: Path) -> None:
    """Play, ask, write and read."""
    for name in GAMES:
        match, luck = bm.Match(bm.start(name, players=game(name).SPEC.players[0])), random.Random(1)
        for _ in range(20):
            if match.position.over:
                break
            match.act(str(luck.choice(list(islice(match.position.iter_actions(), 50)))))
        for language in ("en", "nl", "it"):
            assert match.position.to_text(language)
            assert rulebook(name, language)
        assert match.position.view(seat=0)
        assert match.position.to_svg()
        match.record().write(file := folder / f"{name}.game")
        assert bm.verify(bm.Record.read(file)).ok
        assert bm.Match.resume(bm.Record.read(file)).position == match.position
        sys.stdout.write(f"{name}\n")
    unknown = {name.partition(".")[0] for name in sys.modules} & {"numpy", "numba", "msgspec", "starlette", "rich"}
    assert not unknown, unknown
    sys.stdout.write("whole\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
