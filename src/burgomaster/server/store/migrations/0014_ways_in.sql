-- Who is forgotten stays so, whatever was under way; how and when ways in were used.
-- The database itself sees to it, for whichever process writes: what would be kept of somebody gone is left out. On
-- PostgreSQL, where two transactions do not see each other, whoever keeps something holds on to the person's row until it
-- is stored; to be gone waits for that, and the deletions that follow find it.

CREATE TABLE gone (player TEXT PRIMARY KEY);
ALTER TABLE devices ADD COLUMN came TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN replaces TEXT NOT NULL DEFAULT '';
CREATE INDEX devices_replaces ON devices (replaces) WHERE replaces <> '';
ALTER TABLE recovery_codes ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_hosted ON tables (host);
