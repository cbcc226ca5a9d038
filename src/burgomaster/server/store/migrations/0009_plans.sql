-- What people plan for their next turns.

CREATE TABLE plans (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    id TEXT NOT NULL,
    plan TEXT NOT NULL,
    state TEXT NOT NULL,
    done INTEGER NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);
