-- People: their devices, the ways back to them, who is to be forgotten; how they are reached, and reminders to send.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    wishes TEXT NOT NULL
);
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX devices_player ON devices (player);
CREATE TABLE ended_cookies (
    id TEXT PRIMARY KEY
);
CREATE TABLE recovery_codes (
    player TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE TABLE device_links (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE forgetting (
    player TEXT PRIMARY KEY
);
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    device TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX subscriptions_player ON subscriptions (player);
CREATE TABLE mail_addresses (
    player TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    confirmed BIGINT NOT NULL
);
CREATE TABLE reminders (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    due BIGINT NOT NULL,
    sent BOOLEAN NOT NULL,
    tries INTEGER NOT NULL,
    done TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX reminders_due ON reminders (due) WHERE NOT sent;
