"""Where the database knows people: what is deleted with them, what stays and why; what the file of their data has.

A test finds a table that is missing here.
"""

from __future__ import annotations

# Deleted with somebody, by the column that names them; their row of `people` goes first.
DELETED = (
    *((table, "player") for table in ("devices", "recovery_codes", "device_links")),
    *((table, "player") for table in ("subscriptions", "mail_addresses", "reminders")),
    *((table, "player") for table in ("notes", "waiting", "plans", "reviewed", "fresh_starts", "unlisted")),
    *((table, "player") for table in ("seen_from", "withdrawn_ratings")),
    ("shunned", "player"),
    ("shunned", "whom"),
    ("tokens", "owner"),
)

# What else names people, and what becomes of it when somebody is forgotten.
STAYS = {
    "people": "deleted, before all others",
    "sat": "deleted table by table, when nothing there names them any more",
    "tables": "table by table: the host's id is blanked, lists and game file are written anew",
    "log": "table by table: names and chat are taken out of the rows; moves stay, under the letter of the seat",
    "snapshots": "positions of games: they name seats, not people",
    "forgetting": "says whom to forget; deleted when that is done",
    "gone": "stays: by their random id alone the database keeps them away",
    "ended_cookies": "stays: by random ids alone, so that an old cookie brings nobody back",
    "club_nights": "ids alone; they count as having gone, and are called nothing",
    "reports": "stays for the operators, with the names of that time: who misbehaves must not get rid of it",
    "blocks": "stays: operators' own decisions",
    "audit": "stays: what operators and hosts did; nothing is ever taken out of it",
    "house": "the server's own",
    "operators": "labels that operators chose",
    "alembic_version": "the schema's own",
}

# By table, the part of the file that tells it.
TOLD = {
    "people": "you.json",
    "devices": "ways-in.json",
    "recovery_codes": "ways-in.json",
    "device_links": "ways-in.json",
    "tokens": "ways-in.json",
    "subscriptions": "reminders.json",
    "mail_addresses": "reminders.json",
    "reminders": "reminders.json",
    "notes": "notes.json",
    "plans": "plans.json",
    "waiting": "you.json",
    "unlisted": "you.json",
    "fresh_starts": "statistics.json",
    "reviewed": "statistics.json",
    "withdrawn_ratings": "statistics.json",
    "seen_from": "ways-in.json",
    "shunned": "blocked.json",
    "reports": "reports.json",
    "club_nights": "club-nights.json",
    "sat": "games.json",
    "tables": "games.json",
    "log": "chat.json",
}

# What is in no part of it, and why.
UNTOLD = {
    "snapshots": "positions, which follow from the game files",
    "forgetting": "empty of who asks: they are not forgotten",
    "gone": "empty of who asks: they are not forgotten",
    "ended_cookies": "random ids of cookies that count no more",
    "blocks": "operators' own notes; who is blocked is told so",
    "audit": "operators' own",
    "house": "the server's own secrets",
    "operators": "operators' keys",
    "alembic_version": "the schema's own",
}
