/** Ratings: which games are still to be counted (1) and which are (2), the log of those that are, each person's rating after each, and now; and who somebody is there who has left. */
export const ratingMigrations: readonly string[] = [
  `ALTER TABLE games ADD COLUMN rated INTEGER;
   ALTER TABLE departed ADD COLUMN alias TEXT;
   CREATE INDEX games_unrated ON games (id) WHERE rated = 1 AND status = 'finished';
   CREATE TABLE rating_log (
     n INTEGER PRIMARY KEY,
     game TEXT NOT NULL UNIQUE,
     at BIGINT NOT NULL,
     seats TEXT NOT NULL,
     results TEXT NOT NULL
   );
   CREATE INDEX rating_log_order ON rating_log (at, game);
   CREATE TABLE rating_steps (
     guest TEXT NOT NULL,
     n INTEGER NOT NULL,
     mu BIGINT NOT NULL,
     sigma BIGINT NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (guest, n)
   );
   CREATE INDEX rating_steps_n ON rating_steps (n);
   CREATE TABLE ratings (
     guest TEXT PRIMARY KEY,
     mu BIGINT NOT NULL,
     sigma BIGINT NOT NULL,
     games INTEGER NOT NULL
   );
   CREATE INDEX ratings_order ON ratings (mu DESC, guest);`,
];
