-- Tables, their logs and snapshots, who sat where, keys of bot programs, the house's own secret.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    archived BOOLEAN NOT NULL,
    due BIGINT,
    holder TEXT NOT NULL DEFAULT '',
    held BIGINT NOT NULL DEFAULT 0,
    summary {json} NOT NULL,
    secret {bytes} NOT NULL,
    record TEXT
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_lobby ON tables (status, touched) WHERE public AND NOT archived;
CREATE INDEX tables_host ON tables (host) WHERE status IN ('open', 'running');
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    client TEXT,
    data {json} NOT NULL,
    rules INTEGER NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
){rows together};
CREATE UNIQUE INDEX log_client ON log (table_id, client) WHERE client IS NOT NULL;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state {bytes} NOT NULL
);
CREATE TABLE sat (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
){rows together};
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value {bytes} NOT NULL
);
