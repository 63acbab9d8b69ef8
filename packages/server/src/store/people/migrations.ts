/** The tables of people: numbered with all the others in `../migrations.ts`, and like them never changed, only added to. */

/** A guest has several devices, each with a secret of its own. The old column must be filled still, and names nobody: ids are no hashes. */
export const DEVICES = `
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    secret TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    name TEXT,
    made BIGINT NOT NULL,
    seen TEXT NOT NULL
  );
  CREATE INDEX devices_guest ON devices (guest);
  INSERT INTO devices (id, guest, secret, kind, made, seen) SELECT id, id, secret, '', made, '' FROM guests;
  UPDATE guests SET secret = id;
  ALTER TABLE links ADD COLUMN device TEXT;
  ALTER TABLE links ADD COLUMN used TEXT;`;

/**
 * What came of finished games, a row for each seat, made from the log: `counted` says by which way of counting, 0 for not yet.
 * What somebody says is theirs from now on wherever they said it; who has left is noted for a while, so that nothing of them comes back.
 */
export const RESULTS = `
  CREATE TABLE results (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT,
    bot TEXT,
    edition TEXT NOT NULL,
    seats INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    peoples TEXT NOT NULL,
    declines INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    pips INTEGER NOT NULL,
    quit INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    public INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  );
  CREATE INDEX results_guest ON results (guest, ended) WHERE guest IS NOT NULL;
  ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX games_uncounted ON games (counted, made) WHERE status = 'finished';
  CREATE INDEX games_hosted ON games (host);
  ALTER TABLE guests ADD COLUMN shows INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE chat ADD COLUMN guest TEXT;
  CREATE INDEX chat_guest ON chat (guest) WHERE guest IS NOT NULL;
  CREATE TABLE departed (
    guest TEXT PRIMARY KEY,
    at BIGINT NOT NULL
  );`;
