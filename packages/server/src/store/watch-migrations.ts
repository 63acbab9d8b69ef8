/** For those who look on: games that are under way are found without a look at the rest, and so are those whose end they do not know yet. */
export const watchMigrations: readonly string[] = [
  `ALTER TABLE games ADD COLUMN hidden_until BIGINT;
   CREATE INDEX games_hidden ON games (hidden_until) WHERE hidden_until IS NOT NULL;
   CREATE INDEX games_running ON games (started) WHERE status = 'running' AND private = 0;`,
];
