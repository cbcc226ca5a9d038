-- The lobby lists tables with people first, those of bots alone last; each part is found at once.

ALTER TABLE tables ADD COLUMN people BOOLEAN NOT NULL DEFAULT true;
UPDATE tables SET people = false WHERE id NOT IN (SELECT table_id FROM sat);
DROP INDEX tables_lobby;
DROP INDEX tables_lobby_game;
CREATE INDEX tables_lobby ON tables (status, people, touched) WHERE public AND NOT archived;
CREATE INDEX tables_lobby_game ON tables (game, status, people, touched) WHERE public AND NOT archived;
