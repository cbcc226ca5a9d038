-- Keeping order: operators' keys, who is blocked, what players report, whom they do not want, what was done.
-- Ids begin with the time, so that their order is the order of time on either database.

CREATE TABLE operators (
    label TEXT PRIMARY KEY,
    turn TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE blocks (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    shown TEXT NOT NULL,
    until BIGINT,
    note TEXT NOT NULL,
    who TEXT NOT NULL,
    at BIGINT NOT NULL,
    UNIQUE (kind, value)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reported TEXT NOT NULL,
    reported_name TEXT NOT NULL,
    reporter TEXT NOT NULL,
    reporter_name TEXT NOT NULL,
    why TEXT NOT NULL,
    said TEXT NOT NULL,
    state TEXT NOT NULL,
    answer TEXT NOT NULL,
    who TEXT NOT NULL,
    UNIQUE (reporter, table_id, reported, line)
);
CREATE INDEX reports_state ON reports (state, id);
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    whom TEXT NOT NULL,
    note TEXT NOT NULL
);
CREATE TABLE shunned (
    player TEXT NOT NULL,
    whom TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, whom)
);
