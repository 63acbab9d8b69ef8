/**
 * Clubs and who is in them. A table is a club's by the id of the club, and so are its results: one index has a club's games in their order, and what they
 * add up to. A club that is closed leaves its id behind in them, which opens nothing.
 */
export const CLUBS = `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    founder TEXT NOT NULL,
    made BIGINT NOT NULL
  );
  CREATE INDEX clubs_made ON clubs (made);
  CREATE TABLE club_members (
    club TEXT NOT NULL,
    guest TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (club, guest)
  );
  CREATE INDEX club_members_guest ON club_members (guest, joined);
  ALTER TABLE games ADD COLUMN club TEXT;
  CREATE INDEX games_club_open ON games (club, made) WHERE club IS NOT NULL AND status = 'open';
  CREATE INDEX games_club_running ON games (club, started) WHERE club IS NOT NULL AND status = 'running';
  ALTER TABLE results ADD COLUMN club TEXT;
  CREATE INDEX results_club ON results (club, ended) WHERE club IS NOT NULL;`;
