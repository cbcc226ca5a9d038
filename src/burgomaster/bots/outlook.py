"""How a game stands: every seat's chance to win, as the judge sees it, without looking ahead."""

from __future__ import annotations

from burgomaster.bots.brain import brain
from burgomaster.play.position import Position


class Outlook:
    """Judges positions of one game with so many players. Plain or compiled, it says the same."""

    def __init__(self, game: str, players: int, *, native: bool) -> None:
        self._mind = brain(game, native=native)
        self._desk = self._mind.desk(players)

    def chances(self, position: Position) -> tuple[float, ...]:
        """Every seat's chance to win; known when the game is over. It looks at the whole position, hands and all."""
        agreed, desk = position.setting, self._desk
        desk.states[0] = position.state().native()[0] if self._mind.native else position.state()
        record = agreed.record.native()[0] if self._mind.native else agreed.record
        self._mind.look.value(desk.states[0], record, desk)
        return tuple(float(desk.chances[seat]) for seat in range(position.players))
