"""What the page's board takes from Machi Koro when it is built."""

from __future__ import annotations

from burgomaster.games.machi_koro.picture import definitions


def sprites() -> dict[str, str]:
    """All drawings as symbols."""
    return {"drawings": definitions()}
