/** What came of games that are over, a row for each seat. The log is the truth: every row can be made from it anew. */
import type { Desk, Step } from '../desk.ts';

/** What came of one seat. */
export interface SeatResult {
  readonly seat: number;
  /** Left out: a bot, or somebody who has left for good. */
  readonly guest?: string;
  readonly bot?: string;
  readonly coins: number;
  /** From 1 on; alike ones share it. */
  readonly place: number;
  readonly hasWon: boolean;
  /** In the order in which they were picked, as `race+power`. */
  readonly peoples: readonly string[];
  readonly declines: number;
  /** Dice that were thrown, and what they showed: one each is to be expected. */
  readonly rolls: number;
  readonly pips: number;
  /** Whether its person gave it up before the end. */
  readonly hasQuit: boolean;
}

/** What came of a game. */
export interface GameResult {
  readonly game: string;
  /** `classic`, `azeroth` or `battle`. */
  readonly edition: string;
  readonly ended: number;
  /** Whether anybody may know of it. */
  readonly isPublic: boolean;
  /** Whose table it was played at. */
  readonly club?: string;
  readonly seats: readonly SeatResult[];
}

/** A seat's result, with what it has of its game. */
export interface OwnResult extends SeatResult, Omit<GameResult, 'seats'> {
  /** How many sat there. */
  readonly seats: number;
  /** In percent, if this server has reviewed the game and its person played all of it. */
  readonly accuracy?: number;
}

/** Somebody who sat at the same table. */
export interface Other extends Pick<SeatResult, 'seat' | 'guest' | 'bot' | 'place' | 'coins'> {
  readonly game: string;
  readonly name: string;
}

/** Somebody at the same table, and where they came in. */
export interface Met {
  readonly person: string;
  readonly place: number;
}

/** Of a result what is summed up, and whom its guest met there. */
export interface PastResult
  extends Pick<
    OwnResult,
    'game' | 'edition' | 'seats' | 'ended' | 'coins' | 'place' | 'hasWon' | 'peoples' | 'declines' | 'rolls' | 'pips' | 'accuracy'
  > {
  readonly met: readonly Met[];
}

export interface ResultPage {
  /** Only what anybody may know of. */
  readonly isPublic: boolean;
  /** Games that ended before then; all, if left out. */
  readonly before?: number;
  readonly most: number;
}

export interface ResultStore {
  /** In place of whatever was there. `way`: of counting. */
  setResults(result: GameResult, way: number): Promise<void>;
  /** Finished games that were counted in an earlier way, or never, oldest first, once nobody is kept from their end. */
  uncounted(way: number, most: number, now: number): Promise<string[]>;
  /** Finished games whose end nobody is kept from, in the order of their ids, from after one on. */
  finishedAfter(game: string, most: number, now: number): Promise<string[]>;
  resultOf(game: string): Promise<GameResult | undefined>;
  /** Newest first. */
  resultsOf(guest: string, page: ResultPage): Promise<OwnResult[]>;
  /** The same results, with no more of them than is summed up: there may be a thousand. */
  pastOf(guest: string, page: ResultPage): Promise<PastResult[]>;
  /** Those who sat with the guest at the games of the same page. */
  othersOf(guest: string, page: ResultPage): Promise<Other[]>;
}

interface ResultColumns {
  readonly game: string;
  readonly seat: number;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly edition: string;
  readonly seats: number;
  readonly coins: number;
  readonly place: number;
  readonly won: number;
  readonly peoples: string;
  readonly declines: number;
  readonly rolls: number;
  readonly pips: number;
  readonly quit: number;
  readonly ended: number;
  readonly public: number;
  readonly club: string | null;
  readonly accuracy: number | null;
}

function seatFrom({ seat, guest, bot, coins, place, won, peoples, declines, rolls, pips, quit }: ResultColumns): SeatResult {
  return {
    seat,
    ...(guest === null ? {} : { guest }),
    ...(bot === null ? {} : { bot }),
    coins,
    place,
    hasWon: won === 1,
    peoples: peoples === '' ? [] : peoples.split(' '),
    declines,
    rolls,
    pips,
    hasQuit: quit === 1,
  };
}

const gameOf = ({ game, edition, ended, public: isPublic, club }: ResultColumns): Omit<GameResult, 'seats'> => ({
  game,
  edition,
  ended,
  isPublic: isPublic === 1,
  ...(club === null ? {} : { club }),
});

const ownFrom = (row: ResultColumns): OwnResult => ({
  ...seatFrom(row),
  ...gameOf(row),
  seats: row.seats,
  ...(row.accuracy === null ? {} : { accuracy: row.accuracy }),
});

const COLUMNS = 'game, seat, guest, bot, edition, seats, coins, place, won, peoples, declines, rolls, pips, quit, ended, public, club';
const SET = `INSERT INTO results (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;
/** What a review said of the seats of a game, if there was one. */
export const FIND_ACCURACY =
  'UPDATE results SET accuracy = (SELECT a.accuracy FROM accuracies a WHERE a.game = results.game AND a.seat = results.seat) WHERE game = $1';
/** For everybody. */
const OVER = "status = 'finished' AND coalesce(hidden_until, 0) <= $3";
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** The games of a page. */
const PAGE = 'FROM results WHERE guest = $1 AND ended < $2 AND public >= $3 ORDER BY ended DESC, game, seat LIMIT $4';
const OTHERS = `SELECT o.game, o.seat, o.guest, o.bot, o.place, o.coins, s.name FROM results o JOIN seats s ON s.game = o.game AND s.seat = o.seat
  WHERE o.game IN (SELECT game ${PAGE}) AND (o.guest IS NULL OR o.guest <> $1) ORDER BY o.game, o.place, o.seat`;

/**
 * Who else sat there stands with each result, as `id:place` of each: whom somebody has met in a thousand games is then known without a look at a thousand
 * tables. Of a game that has just been counted.
 */
const FIND_OTHERS = `UPDATE results SET others = coalesce((SELECT string_agg(o.guest || ':' || o.place, ' ') FROM results o
    WHERE o.game = results.game AND o.guest <> results.guest), '') WHERE game = $1`;
/** What came of whoever leaves is nobody's, and of them only the place is left among the others: at once, or a game that is counted in between would still name them. */
export const FORGET_RESULTS = `UPDATE results SET guest = CASE WHEN guest = $1 THEN NULL ELSE guest END, others = replace(others, $1, '')
  WHERE game IN (SELECT game FROM results WHERE guest = $1)`;
const PAST = `SELECT game, edition, seats, ended, coins, place, won, peoples, declines, rolls, pips, accuracy, others ${PAGE}`;

type PastColumns = Omit<PastResult, 'hasWon' | 'peoples' | 'accuracy' | 'met'> & {
  readonly won: number;
  readonly peoples: string;
  readonly accuracy: number | null;
  readonly others: string;
};

/** As `others` has them. */
export const metFrom = (others: string): Met[] =>
  others === ''
    ? []
    : others
        .split(' ')
        .map((one) => {
          const end = one.indexOf(':');
          return { person: one.slice(0, end), place: Number(one.slice(end + 1)) };
        })
        .filter(({ person }) => person !== '');

const pastFrom = ({ won, peoples, accuracy, others, ...past }: PastColumns): PastResult => ({
  ...past,
  hasWon: won === 1,
  peoples: peoples === '' ? [] : peoples.split(' '),
  ...(accuracy === null ? {} : { accuracy }),
  met: metFrom(others),
});

function setSteps({ game, edition, ended, isPublic, club, seats }: GameResult, way: number): Step[] {
  const rows = seats.map(
    ({ seat, guest = null, bot = null, coins, place, hasWon, peoples, declines, rolls, pips, hasQuit }): Step => [
      SET,
      ...[game, seat, guest, bot, edition, seats.length, coins, place, Number(hasWon), peoples.join(' '), declines, rolls, pips],
      ...[Number(hasQuit), ended, Number(isPublic), club ?? null],
    ],
  );
  return [
    // Whoever counts the same game at the same moment waits here, and finds it counted.
    ['UPDATE games SET counted = $2 WHERE id = $1', game, way],
    ['DELETE FROM results WHERE game = $1', game],
    ...rows,
    [FIND_ACCURACY, game],
    ['UPDATE results SET guest = NULL WHERE game = $1 AND guest IN (SELECT guest FROM departed)', game],
    [FIND_OTHERS, game],
  ];
}

type Others = Omit<Other, 'guest' | 'bot' | 'name'> & {
  readonly guest: string | null;
  readonly bot: string | null;
  readonly name: string | null;
};

export function resultsOn({ all, write }: Desk): ResultStore {
  const pageOf = (guest: string, { isPublic, before = FOR_EVER, most }: ResultPage) => [guest, before, Number(isPublic), most] as const;
  return {
    async setResults(result, way) {
      await write(...setSteps(result, way));
    },
    async uncounted(way, most, now) {
      const sql = `SELECT id FROM games WHERE ${OVER} AND counted < $1 ORDER BY counted, made LIMIT $2`;
      return (await all<{ id: string }>(sql, way, most, now)).map(({ id }) => id);
    },
    async finishedAfter(game, most, now) {
      const sql = `SELECT id FROM games WHERE id > $1 AND ${OVER} ORDER BY id LIMIT $2`;
      return (await all<{ id: string }>(sql, game, most, now)).map(({ id }) => id);
    },
    async resultOf(game) {
      const rows = await all<ResultColumns>(`SELECT ${COLUMNS}, accuracy FROM results WHERE game = $1 ORDER BY seat`, game);
      const [first] = rows;
      return first && { ...gameOf(first), seats: rows.map(seatFrom) };
    },
    async resultsOf(guest, page) {
      return (await all<ResultColumns>(`SELECT ${COLUMNS}, accuracy ${PAGE}`, ...pageOf(guest, page))).map(ownFrom);
    },
    async pastOf(guest, page) {
      return (await all<PastColumns>(PAST, ...pageOf(guest, page))).map(pastFrom);
    },
    async othersOf(guest, page) {
      const rows = await all<Others>(OTHERS, ...pageOf(guest, page));
      return rows.map(({ guest: other, bot, name, ...row }) => ({
        ...row,
        ...(other === null ? {} : { guest: other }),
        ...(bot === null ? {} : { bot }),
        name: name ?? '',
      }));
    },
  };
}
