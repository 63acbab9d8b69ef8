/** Reviews that were asked for: how far they are, and what came of each turn, kept with the game. */
import type { Desk, Step } from './desk.ts';
import { FIND_ACCURACY } from './people/results.ts';
import type { Lease } from './store.ts';

type ReviewState = 'open' | 'done' | 'failed';

export interface KeptReview {
  readonly game: string;
  readonly state: ReviewState;
  /** When it was asked for. */
  readonly asked: number;
  /** Turns in all, and how many of them are weighed. */
  readonly total: number;
  readonly done: number;
  /** The node that sees to it, if one does, and since when. */
  readonly holder?: string;
  readonly since?: number;
  /** Why it failed. */
  readonly reason?: string;
}

/** What came of a turn, as it is sent. */
export interface KeptTurn {
  /** The how manyth it was that was weighed. */
  readonly n: number;
  readonly step: number;
  readonly body: string;
}

/** By seat in percent, as far as its person is to be judged by it; or why there is no review. */
type ReviewEnd = { readonly accuracies: readonly (number | undefined)[] } | { readonly reason: string };

export interface ReviewStore {
  /** One that failed is open again; any other stays as it is. */
  askReview(game: string, total: number): Promise<void>;
  review(game: string): Promise<KeptReview | undefined>;
  /** Those weighed after the how manyth. */
  reviewTurns(game: string, after: number): Promise<KeptTurn[]>;
  /** Open ones that nobody sees to, those asked for first first. */
  idleReviews(most: number): Promise<string[]>;
  /** Whether the holder may see to it from now on, for as long as the lease lasts. */
  claimReview(game: string, lease: Lease): Promise<boolean>;
  /** What came of a turn; the lease begins anew. A turn that is known stays as it is. */
  keepTurn(game: string, step: number, body: string, lease: Lease): Promise<void>;
  /** How accurately people played stands with what came of the game from then on. */
  endReview(game: string, end: ReviewEnd): Promise<void>;
  /** The latest first. */
  lastReviews(most: number): Promise<KeptReview[]>;
  countOpenReviews(): Promise<number>;
}

export const reviewMigrations: readonly string[] = [
  `CREATE TABLE reviews (
     game TEXT PRIMARY KEY,
     state TEXT NOT NULL,
     asked BIGINT NOT NULL,
     total INTEGER NOT NULL,
     holder TEXT,
     since BIGINT,
     until BIGINT NOT NULL,
     reason TEXT
   );
   CREATE INDEX reviews_open ON reviews (asked) WHERE state = 'open';
   CREATE INDEX reviews_asked ON reviews (asked);
   CREATE TABLE review_turns (
     game TEXT NOT NULL,
     step INTEGER NOT NULL,
     n INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (game, step)
   );`,
];

/** What reviews said of seats; it is put beside the results of the game again whenever they are counted anew. */
export const ACCURACIES = `
  CREATE TABLE accuracies (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    accuracy INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  );
  ALTER TABLE results ADD COLUMN accuracy INTEGER;`;

interface ReviewColumns {
  readonly game: string;
  readonly state: string;
  readonly asked: number;
  readonly total: number;
  readonly done: number;
  readonly holder: string | null;
  readonly since: number | null;
  readonly reason: string | null;
}

const STATES: readonly ReviewState[] = ['open', 'done', 'failed'];

const reviewFrom = ({ game, state, asked, total, done, holder, since, reason }: ReviewColumns): KeptReview => ({
  ...{ game, state: STATES.find((one) => one === state) ?? 'failed', asked: Number(asked), total, done: Number(done) },
  ...(holder !== null && since !== null && state === 'open' && { holder, since: Number(since) }),
  ...(reason !== null && { reason }),
});

/** Nobody holds it now ($1): the lease is over, or was given at a time that has not come yet, before the clock was set back. */
const IS_IDLE = '(until <= $1 OR since > $1)';
const REVIEWS = `SELECT r.game, r.state, r.asked, r.total, r.since, r.reason, CASE WHEN r.until > $1 THEN r.holder END AS holder,
    (SELECT count(*) FROM review_turns t WHERE t.game = r.game) AS done FROM reviews r`;

function endSteps(game: string, end: ReviewEnd): Step[] {
  const set = 'UPDATE reviews SET state = $2, reason = $3, until = 0 WHERE game = $1';
  if ('reason' in end) return [[set, game, 'failed', end.reason]];
  const rows = end.accuracies.flatMap((accuracy, seat): Step[] => {
    const add = 'INSERT INTO accuracies (game, seat, accuracy) SELECT game, $2, $3 FROM reviews WHERE game = $1 ON CONFLICT DO NOTHING';
    return accuracy === undefined ? [] : [[add, game, seat, accuracy]];
  });
  return [
    ['UPDATE games SET counted = counted WHERE id = $1', game], // whoever counts it at the same moment waits
    [set, game, 'done', null],
    ...rows,
    [FIND_ACCURACY, game],
  ];
}

export function reviewsOn({ all, one, write, changes }: Desk, now: () => number): ReviewStore {
  return {
    async askReview(game, total) {
      await write([
        `INSERT INTO reviews (game, state, asked, total, until) VALUES ($1, 'open', $2, $3, 0)
         ON CONFLICT (game) DO UPDATE SET state = 'open', reason = NULL, asked = excluded.asked WHERE reviews.state = 'failed'`,
        ...[game, now(), total],
      ]);
    },
    async review(game) {
      const found = await one<ReviewColumns>(`${REVIEWS} WHERE r.game = $2`, now(), game);
      return found && reviewFrom(found);
    },
    reviewTurns: (game, after) =>
      all<KeptTurn>('SELECT n, step, body FROM review_turns WHERE game = $1 AND n > $2 ORDER BY n', game, after),
    async idleReviews(most) {
      const sql = `SELECT game FROM reviews WHERE state = 'open' AND ${IS_IDLE} ORDER BY asked, game LIMIT $2`;
      return (await all<{ game: string }>(sql, now(), most)).map(({ game }) => game);
    },
    claimReview: (game, { holder, ms }) =>
      changes(
        `UPDATE reviews SET holder = $3, since = $1, until = $4 WHERE game = $2 AND state = 'open' AND (${IS_IDLE} OR holder = $3) RETURNING 1`,
        ...[now(), game, holder, now() + ms],
      ),
    async keepTurn(game, step, body, { holder, ms }) {
      await write(
        [
          `INSERT INTO review_turns (game, step, n, body)
           SELECT $1, $2, 1 + (SELECT count(*) FROM review_turns WHERE game = $1), $3 WHERE EXISTS (SELECT 1 FROM reviews WHERE game = $1)
           ON CONFLICT (game, step) DO NOTHING`,
          ...[game, step, body],
        ],
        ['UPDATE reviews SET until = $3 WHERE game = $1 AND holder = $2', game, holder, now() + ms],
      );
    },
    async endReview(game, end) {
      await write(...endSteps(game, end));
    },
    async lastReviews(most) {
      return (await all<ReviewColumns>(`${REVIEWS} ORDER BY r.asked DESC, r.game LIMIT $2`, now(), most)).map(reviewFrom);
    },
    async countOpenReviews() {
      return Number((await one<{ count: number }>("SELECT count(*) AS count FROM reviews WHERE state = 'open'"))?.count ?? 0);
    },
  };
}
