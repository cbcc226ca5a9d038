"""A table that was opened for ratings does not count, or does again: what everybody there is to know beforehand."""

from __future__ import annotations

from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.table import OPEN, RUNNING, Table


def unrated(table: Table, why: str) -> Draft | None:
    """Note why; empty before the game begins: nothing is in the way any more. Once it runs, that is for good."""
    if not table.setup.rated or table.stuck or table.unrated == why:
        return None
    if table.status == OPEN or (table.status == RUNNING and not table.unrated):
        return Draft("unrated", data={"why": why})
    return None
