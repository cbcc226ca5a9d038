-- Who came from one address within the last days, and whose ratings an operator has withdrawn.

CREATE TABLE seen_from (
    player TEXT NOT NULL,
    network TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, network)
);
CREATE INDEX seen_from_at ON seen_from (at);
CREATE TABLE withdrawn_ratings (
    player TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    until BIGINT,
    who TEXT NOT NULL,
    note TEXT NOT NULL
);
CREATE INDEX tokens_player ON tokens (player);
