"""What you have played and won; reviews of your last games; starting anew."""

from __future__ import annotations

import msgspec

from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, endpoint
from burgomaster.server.people.reliability import finishes
from burgomaster.server.people.statistics import Statistics, statistics, to_review
from burgomaster.server.people.statistics_store import PlayedTable, StatisticsStore
from burgomaster.server.service import Server
from burgomaster.tables.person import Person

_MOST = 2000  # only so many tables are counted, the latest


class StatisticsDeleted(msgspec.Struct):
    """So many games count no more, and the figures of so many reviews were deleted."""

    games: int
    reviews: int


class ReviewsAsked(msgspec.Struct):
    """How many reviews you wait for."""

    under_review: int


@endpoint("GET", "/api/me/statistics", Statistics, tag="people")
async def my_statistics(ask: Ask, _: None) -> Statistics:
    """Your games that are over, private ones too: by game, with whom, favourites, luck and errors. Only you see it."""
    person = ask.known()
    told = await figures(ask, person)
    told.under_review = ask.server.last_reviews.waiting(person.id)
    told.finishes = await finishes(ask.server.house.store, person.id, ask.server.house.now())
    return told


@endpoint("POST", "/api/me/statistics/review", ReviewsAsked, body=Nothing, tag="people")
async def review_last(ask: Ask, _: Nothing) -> ReviewsAsked:
    """Review your last games, for your luck and errors over time. They are made one after the other."""
    person, reviews = ask.known(), ask.server.last_reviews
    ask.server.scheduler.check_queue(ask.owner)
    reviews.ask(person.id, to_review(person.id, await _played(ask.server, person), reviews.unable), ask.owner)
    return ReviewsAsked(reviews.waiting(person.id))


@endpoint("POST", "/api/me/statistics/delete", StatisticsDeleted, body=Nothing, tag="people")
async def delete_statistics(ask: Ask, _: Nothing) -> StatisticsDeleted:
    """Start anew: games that are over by now count no more for you, and what reviews said of you is deleted."""
    person, house = ask.known(), ask.server.house
    told = await figures(ask, person)
    if not told.played:
        return StatisticsDeleted(0, 0)
    return StatisticsDeleted(told.played, await StatisticsStore(house.store).start_anew(person.id, house.now()))


async def _played(server: Server, person: Person) -> list[PlayedTable]:
    return await StatisticsStore(server.house.store).played(person.id, _MOST)


async def figures(ask: Ask, person: Person) -> Statistics:
    """Somebody's statistics, worked out in the background."""
    played, unable = await _played(ask.server, person), ask.server.last_reviews.unable
    return await ask.server.house.background.run(ask.owner, statistics, person.id, played, unable, ask.lang)
