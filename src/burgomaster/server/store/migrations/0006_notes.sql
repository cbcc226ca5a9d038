-- Notes that people write at a move, each for themselves.

CREATE TABLE notes (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, table_id, seq)
){rows together};
