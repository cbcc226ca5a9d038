-- When games were over, figures of their reviews, since when somebody's games count, who is on no list of ratings.

ALTER TABLE tables ADD COLUMN ended BIGINT;
UPDATE tables SET ended = (
    SELECT max(at) FROM log WHERE table_id = tables.id AND kind IN ('act', 'resign', 'flag', 'end')
) WHERE status = 'over';
CREATE INDEX tables_ended ON tables (game, ended) WHERE ended IS NOT NULL;
CREATE TABLE reviewed (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    luck DOUBLE PRECISION NOT NULL,
    error DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE TABLE fresh_starts (
    player TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, at)
);
CREATE TABLE unlisted (
    player TEXT PRIMARY KEY
);
