/** Version 8: who is woken, by what, and what has still to be told; what a server keeps to itself; orders that seats have left. */
export const NOTICES = `
  CREATE TABLE bells (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    way TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT,
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    made BIGINT NOT NULL
  );
  CREATE INDEX bells_guest ON bells (guest);
  CREATE TABLE notices (
    bell TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    due BIGINT NOT NULL,
    holder TEXT,
    until BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (bell, game, kind, seq)
  );
  CREATE INDEX notices_due ON notices (due);
  CREATE INDEX notices_game ON notices (game, kind);
  CREATE TABLE kept_secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  CREATE TABLE orders (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seat)
  );`;

/** By how many milliseconds it was put off when \`due\` was written; those that wait already were put off by six hours at most. */
export const PUT_OFF = 'ALTER TABLE notices ADD COLUMN put_off BIGINT NOT NULL DEFAULT 21600000;';
