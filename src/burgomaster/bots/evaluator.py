"""How a game stands: every seat's chance to win by the value net, without looking ahead."""

from __future__ import annotations

from burgomaster.bots.engine import engine
from burgomaster.play.position import Position


class Evaluator:
    """Evaluates positions of one game with so many players. Plain or compiled, it says the same."""

    def __init__(self, game: str, players: int, *, native: bool) -> None:
        self._engine = engine(game, native=native)
        self._work = self._engine.workspace(players)

    def chances(self, position: Position) -> tuple[float, ...]:
        """Every seat's chance to win; known when the game is over. It looks at the whole position, hands and all."""
        agreed, work = position.setting, self._work
        work.states[0] = position.state().native()[0] if self._engine.native else position.state()
        figures = agreed.figures.native()[0] if self._engine.native else agreed.figures
        self._engine.one_ply.value(work.states[0], figures, work)
        return tuple(float(work.chances[seat]) for seat in range(position.players))
