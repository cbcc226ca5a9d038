-- Who waits for a game with anybody.

CREATE TABLE waiting (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    pace TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seated BIGINT NOT NULL
);
CREATE INDEX waiting_wish ON waiting (game, players, pace, since);
