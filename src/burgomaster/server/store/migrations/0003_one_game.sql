-- The lobby of one game is found at once, however many tables the other games have.

CREATE INDEX tables_lobby_game ON tables (game, status, touched) WHERE public AND NOT archived;
