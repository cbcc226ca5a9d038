"""Games for pupils, one after the other, told as a table's page is told: JSON lines in, JSON lines out.

web/lessons/games.test.ts asks: `{"game", "players", "seed", "lang"}` begins a game, `{"act"}` plays an action (a
beginning goes on at random), `{}` plays whatever comes to mind. The answer is what the first seat then sees and may do.
"""

from __future__ import annotations

import json
import random
import sys
import tomllib
from itertools import islice
from typing import Any

import burgomaster as bm
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.play.position import Position
from tests.web.browsing import chosen

PUPIL = 0
MANY = 300  # whole actions that are listed


class Game:
    """One game: the pupil sits first, and the others play without much of a plan."""

    def __init__(self, game: str, players: int, seed: int, lang: str) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.lang = lang
        self.position: Position = bm.start(game, players=players)
        data = tomllib.loads(self.position.setting.text)
        self.figures = {key: value for key, value in data.items() if key not in ("options", "sources")}
        self.on()

    def on(self) -> None:
        """Chance and the others play until the pupil decides."""
        while self.position.turn not in (PUPIL, OVER):
            if self.position.turn == CHANCE:
                outcome, _, _ = self.position.drawn(lambda weights: self.rng.choices(range(len(weights)), weights)[0])
                self.position = self.position.play(outcome)
            else:
                self.position = self.position.play(self.whole(""))

    def whole(self, beginning: str) -> str:
        """Some action that begins like this."""
        while True:
            steps = {str(one): one for one in self.position.steps(beginning)}
            beginning = chosen(list(steps), self.rng)
            if steps[beginning].complete:
                return beginning

    def act(self, text: str) -> str:
        legal = {str(one): one for one in self.position.steps()}
        begun = text == "" or (text in legal and not legal[text].complete)
        whole = self.whole(text) if begun else text
        self.position = self.position.play(whole)
        self.on()
        return whole

    def seen(self) -> dict[str, Any]:
        position = self.position
        view = position.open_view(outlook=True)
        view["state"] |= position.own_view(PUPIL)
        view["outlook"] |= position.own_outlook(PUPIL)
        steps = position.steps() if position.turn == PUPIL else []
        names = [f"P{seat}" for seat in range(position.players)]
        said = position.described(steps, self.lang, names)
        legal = [
            {"text": str(one), "said": words, "complete": one.complete} for one, words in zip(steps, said, strict=True)
        ]
        whole = [str(one) for one in islice(position.iter_actions(), MANY)] if steps else []
        return {"view": view, "legal": legal, "whole": whole}


def main() -> None:
    game: Game | None = None
    for line in sys.stdin:
        ask = json.loads(line)
        if "game" in ask:
            game = Game(ask["game"], ask["players"], ask["seed"], ask["lang"])
            answer = {**game.seen(), "figures": game.figures}
        else:
            assert game is not None
            acted = game.act(ask.get("act", ""))
            answer = {**game.seen(), "acted": acted}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
