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

/** What people are to each other, what they complain of, and what was done about it. */
export const PEACE = `
  CREATE TABLE ties (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, other, kind)
  );
  CREATE INDEX ties_other ON ties (other, kind);
  CREATE TABLE invitations (
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    host TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, guest)
  );
  CREATE INDEX invitations_guest ON invitations (guest, at);
  CREATE INDEX invitations_host ON invitations (host);
  ALTER TABLE guests ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE guests ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT,
    words TEXT NOT NULL,
    lines TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX reports_open ON reports (at) WHERE done = 0;
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE TABLE deeds (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    keeper TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    words TEXT NOT NULL
  );
  CREATE INDEX deeds_at ON deeds (at);
  CREATE INDEX deeds_about ON deeds (about);`;

/** Passkeys, the names that they protect (by what names are told apart by), and what was asked of one and is awaited. */
export const PASSKEYS = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    kind TEXT NOT NULL,
    transports TEXT NOT NULL,
    made BIGINT NOT NULL,
    used TEXT
  );
  CREATE INDEX passkeys_guest ON passkeys (guest);
  CREATE TABLE names (
    bones TEXT PRIMARY KEY,
    guest TEXT NOT NULL
  );
  CREATE INDEX names_guest ON names (guest);
  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX challenges_until ON challenges (until);
  CREATE INDEX challenges_guest ON challenges (guest);`;

/**
 * What somebody plays and has played is asked for newest first. Each seat knows when its table was opened, and the indexes have all that is asked before
 * the few that are wanted are known: the newest of thousands are found without a look at the others.
 */
export const NEWEST = `
  DROP INDEX seats_guest;
  DROP INDEX results_guest;
  ALTER TABLE seats ADD COLUMN made BIGINT;
  UPDATE seats SET made = (SELECT games.made FROM games WHERE games.id = seats.game);
  CREATE INDEX seats_newest ON seats (guest, made, game, seat) WHERE guest IS NOT NULL;
  CREATE INDEX results_newest ON results (guest, ended, game, seat, place, public) WHERE guest IS NOT NULL;`;

/** Who else sat there, with each result: `id:place` of each. */
export const OTHERS = `
  ALTER TABLE results ADD COLUMN others TEXT NOT NULL DEFAULT '';
  UPDATE results SET others = coalesce((SELECT string_agg(o.guest || ':' || o.place, ' ') FROM results o
    WHERE o.game = results.game AND o.guest <> results.guest), '');`;
