import { NOTICES, PUT_OFF } from './notices-migration.ts';
import { CLUBS } from './people/club-migration.ts';
import * as people from './people/migrations.ts';
import { ratingMigrations } from './rating-migrations.ts';
import { ACCURACIES, reviewMigrations } from './review-store.ts';
import { watchMigrations } from './watch-migrations.ts';

/** How the tables came to be, in SQL that both stores speak. Numbered by place; what is written here is never changed, only added to. */
export const migrations: readonly string[] = [
  `CREATE TABLE guests (
     id TEXT PRIMARY KEY,
     secret TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     made BIGINT NOT NULL
   );
   CREATE TABLE links (
     code TEXT PRIMARY KEY,
     guest TEXT NOT NULL REFERENCES guests (id),
     until BIGINT NOT NULL
   );
   CREATE TABLE games (
     id TEXT PRIMARY KEY,
     code TEXT NOT NULL UNIQUE,
     host TEXT NOT NULL,
     private INTEGER NOT NULL,
     status TEXT NOT NULL,
     options TEXT NOT NULL,
     seed TEXT NOT NULL,
     rules TEXT NOT NULL,
     made BIGINT NOT NULL,
     setup TEXT,
     started BIGINT,
     seq INTEGER NOT NULL DEFAULT 0
   );
   CREATE INDEX games_open ON games (made) WHERE status = 'open' AND private = 0;
   CREATE TABLE seats (
     game TEXT NOT NULL REFERENCES games (id),
     seat INTEGER NOT NULL,
     guest TEXT,
     bot TEXT,
     name TEXT,
     PRIMARY KEY (game, seat)
   );
   CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;
   CREATE TABLE log (
     game TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at BIGINT NOT NULL,
     kind TEXT NOT NULL,
     seat INTEGER,
     body TEXT NOT NULL,
     PRIMARY KEY (game, seq)
   );
   CREATE TABLE duties (
     game TEXT PRIMARY KEY,
     due BIGINT NOT NULL,
     holder TEXT,
     until BIGINT NOT NULL
   );
   CREATE INDEX duties_due ON duties (due);`,
  // The key of the log says already which row may come next: the whole row of the game need not be written anew with each move.
  'ALTER TABLE games DROP COLUMN seq;',
  'ALTER TABLE seats ADD COLUMN colour TEXT;',
  // What may be closed or deleted after a while is found without a look at the rest.
  `CREATE INDEX games_waiting ON games (made) WHERE status = 'open';
   CREATE INDEX games_host ON games (host) WHERE status = 'open';
   CREATE INDEX games_closed ON games (made) WHERE status = 'closed';
   CREATE INDEX games_finished ON games (made) WHERE status = 'finished';
   CREATE INDEX guests_made ON guests (made);
   CREATE INDEX links_guest ON links (guest);`,
  // What is said has a place of its own: until then it took rows of the log, which must come to an end.
  `CREATE TABLE chat (
     game TEXT NOT NULL,
     n INTEGER NOT NULL,
     at BIGINT NOT NULL,
     seat INTEGER,
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (game, n)
   );`,
  // A line is said once, however often somebody asks for it.
  `ALTER TABLE chat ADD COLUMN key TEXT;
   CREATE UNIQUE INDEX chat_key ON chat (game, key) WHERE key IS NOT NULL;`,
  `CREATE TABLE day_results (
     day TEXT NOT NULL,
     guest TEXT NOT NULL,
     coins INTEGER NOT NULL,
     margin INTEGER NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (day, guest)
   );
   CREATE INDEX day_results_order ON day_results (day, margin DESC, coins DESC, at);
   CREATE INDEX day_results_guest ON day_results (guest);`,
  NOTICES,
  people.DEVICES,
  people.RESULTS,
  people.PEACE,
  ...watchMigrations,
  ...ratingMigrations,
  CLUBS,
  people.PASSKEYS,
  people.NEWEST,
  ...reviewMigrations,
  PUT_OFF,
  ACCURACIES,
  people.OTHERS,
];
