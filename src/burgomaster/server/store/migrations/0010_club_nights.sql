-- Club nights.

CREATE TABLE club_nights (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    opened BIGINT NOT NULL,
    version INTEGER NOT NULL,
    evening TEXT NOT NULL
);
CREATE INDEX club_nights_host ON club_nights (host, opened);
