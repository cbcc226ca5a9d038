"""Everything the server knows of you, as a file to keep."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.responses import Response, StreamingResponse

from burgomaster.games import GAMES
from burgomaster.server.api.devices import person_of
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.api.statistics import figures
from burgomaster.server.club.evening import own_part
from burgomaster.server.people.own_data import OwnData


@endpoint("GET", "/api/me/data", str, tag="people", media="application/zip", free=True)
async def my_data(ask: Ask, _: None) -> Response:
    """All your data as a zip file: games as game files, notes, statistics, devices, settings. A few times an hour."""
    person, server = person_of(ask), ask.server
    server.admission.check_data(ask.owner)
    ratings = {}
    for game in GAMES if server.config.ratings else ():
        if own := (await server.ratings.of(game, ask.owner)).get(person.id):
            ratings[game] = own
    evenings = [own_part(one, person.id) for one in await server.club_nights.store.of(person.id)]
    file = OwnData(server.house, person, ask.owner, ask.lang)
    pieces = file.pieces(await figures(ask, person), ratings, evenings)
    day = datetime.fromtimestamp(server.house.now() / 1000, UTC).date()
    headers = {"Content-Disposition": f'attachment; filename="burgomaster-{day}.zip"', "Cache-Control": "no-store"}
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)
