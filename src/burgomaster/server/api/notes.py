"""Notes at moves: the server answers as every house does."""

from __future__ import annotations

from burgomaster.requests.notes import my_notes, note_move
from burgomaster.server.api.endpoint import as_any_house

as_any_house(my_notes, note_move)
