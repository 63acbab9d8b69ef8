/** Whoever leaves for good: nothing of theirs stays but a seat in others' games, under a name that says so. */
import type { Desk, Step } from '../desk.ts';
import type { DayResult } from '../store.ts';
import { FORGET_RESULTS } from './results.ts';

/** In place of the id of somebody who has left. */
export const GONE = 'gone';
/** What they are called from then on; the page says it in its own language. */
export const GONE_NAME = 'Somebody who left';

/** Somebody, as anybody may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** Whether everybody may see all that they have played. */
  readonly showsAll: boolean;
}

/** A line that somebody said. */
export interface OwnLine {
  readonly game: string;
  readonly at: number;
  readonly text: string;
}

export interface PersonStore {
  person(id: string): Promise<Person | undefined>;
  /** By id, of those who are known. */
  namesOf(people: readonly string[]): Promise<Map<string, string>>;
  showAll(id: string, isAll: boolean): Promise<void>;
  /** Tables of a guest that wait or are played at: opened by, or with a seat of. */
  liveGamesOf(guest: string): Promise<string[]>;
  /** In order; of what was said before lines were kept by person, only that of seats. */
  linesOf(guest: string, most: number): Promise<OwnLine[]>;
  daysOf(guest: string): Promise<Omit<DayResult, 'guest'>[]>;
  /**
   * Forgets a guest. Done again, it forgets what has come since from somebody who had not heard of it.
   * `alias`: who they are in what others' numbers are made from; done again, that of the first time stands.
   */
  forgetGuest(guest: string, alias: string): Promise<void>;
  /** Those who have left since then. */
  departedSince(at: number): Promise<string[]>;
  /** Nobody comes any more who could bring something of theirs back. */
  dropDeparted(before: number): Promise<void>;
}

/** Games of one commit. */
const AT_ONCE = 100;

interface Sat {
  readonly game: string;
  readonly seat: number;
  readonly setup: string | null;
}

/** Two who have left the same table are told apart, as everybody else is. */
const goneName = (taken: readonly string[]): string => {
  let name = GONE_NAME;
  for (let n = 2; taken.includes(name); n++) name = `${GONE_NAME} ${n}`;
  return name;
};

/** The names in a set-up are those of the seats. */
function withName(setup: string, seat: number, name: string): string {
  const read: { readonly seats?: unknown } = JSON.parse(setup);
  return Array.isArray(read.seats) ? JSON.stringify({ ...read, seats: read.seats.with(seat, name) }) : setup;
}

function leaveSeat(guest: string, { game, seat, setup }: Sat, name: string): Step[] {
  return [
    ['UPDATE seats SET guest = $3, name = $4 WHERE game = $1 AND seat = $2 AND guest = $5', game, seat, GONE, name, guest],
    ...(setup === null ? [] : [['UPDATE games SET setup = $2 WHERE id = $1', game, setup] as const]),
    ['DELETE FROM orders WHERE game = $1 AND seat = $2', game, seat],
    ["UPDATE chat SET name = '', text = '' WHERE game = $1 AND seat = $2 AND guest IS NULL", game, seat],
    ["UPDATE log SET body = $3 WHERE game = $1 AND kind = 'chat' AND seat = $2", game, seat, '{"name":"","text":""}'],
  ];
}

/** All that is theirs alone. What names them elsewhere comes before the guest, to whom it refers. */
const FORGET: readonly string[] = [
  "UPDATE chat SET name = '', text = '', guest = NULL WHERE guest = $1",
  `UPDATE games SET host = '${GONE}' WHERE host = $1`,
  FORGET_RESULTS,
  'DELETE FROM day_results WHERE guest = $1',
  'DELETE FROM notices WHERE bell IN (SELECT id FROM bells WHERE guest = $1)',
  'DELETE FROM bells WHERE guest = $1',
  'DELETE FROM links WHERE guest = $1',
  'DELETE FROM devices WHERE guest = $1',
  'DELETE FROM guests WHERE id = $1',
];

/** So many are looked up at a time: the statement is the same then, however few there are. */
const NAMES = 20;
const NAMED = `SELECT id, name FROM guests WHERE id IN (${Array.from({ length: NAMES }, (_, i) => `$${i + 1}`).join(', ')})`;

export const namesOn =
  (all: Desk['all']): PersonStore['namesOf'] =>
  async (people) => {
    const pages = Array.from({ length: Math.ceil(people.length / NAMES) }, (_, i) => people.slice(i * NAMES, (i + 1) * NAMES));
    const found = await Promise.all(
      pages.map((page) => all<{ id: string; name: string }>(NAMED, ...Array.from({ length: NAMES }, (_, i) => page[i] ?? ''))),
    );
    return new Map(found.flat().map(({ id, name }) => [id, name]));
  };

/** `more`: statements of others who keep something of a guest. `part`: what they are in with others is left before. */
export function departuresOn(
  { all, one, write }: Desk,
  now: () => number,
  more: readonly string[],
  part: (guest: string) => Promise<void>,
): PersonStore {
  const leaveSome = async (guest: string): Promise<boolean> => {
    const sql =
      'SELECT s.game, s.seat, g.setup FROM seats s JOIN games g ON g.id = s.game WHERE s.guest = $1 ORDER BY s.game, s.seat LIMIT $2';
    const sat = await all<Sat>(sql, guest, AT_ONCE);
    // Two seats at one table are left one after the other: each changes the same set-up.
    const firsts = sat.filter(({ game }, i) => sat.findIndex((other) => other.game === game) === i);
    const steps: Step[] = [];
    for (const one of firsts) {
      const others = await all<{ name: string | null }>('SELECT name FROM seats WHERE game = $1 AND seat <> $2', one.game, one.seat);
      const name = goneName(others.map((other) => other.name ?? ''));
      steps.push(...leaveSeat(guest, { ...one, setup: one.setup && withName(one.setup, one.seat, name) }, name));
    }
    await write(...steps);
    return sat.length > 0;
  };
  return {
    async person(id) {
      const found = await one<Omit<Person, 'showsAll'> & { shows: number }>('SELECT id, name, made, shows FROM guests WHERE id = $1', id);
      return found && { id: found.id, name: found.name, made: found.made, showsAll: found.shows === 1 };
    },
    namesOf: namesOn(all),
    async showAll(id, isAll) {
      await write(['UPDATE guests SET shows = $2 WHERE id = $1', id, Number(isAll)]);
    },
    async liveGamesOf(guest) {
      const sql = `SELECT id FROM games WHERE host = $1 AND status IN ('open', 'running')
        UNION SELECT g.id FROM seats s JOIN games g ON g.id = s.game WHERE s.guest = $1 AND g.status IN ('open', 'running')`;
      return (await all<{ id: string }>(sql, guest)).map(({ id }) => id);
    },
    linesOf: (guest, most) =>
      all<OwnLine>(
        `SELECT c.game, c.at, c.text FROM chat c WHERE c.guest = $1 UNION ALL
         SELECT c.game, c.at, c.text FROM seats s JOIN chat c ON c.game = s.game AND c.seat = s.seat AND c.guest IS NULL WHERE s.guest = $1
         ORDER BY at LIMIT $2`,
        guest,
        most,
      ),
    daysOf: (guest) => all<Omit<DayResult, 'guest'>>('SELECT day, coins, margin FROM day_results WHERE guest = $1 ORDER BY day', guest),
    async forgetGuest(guest, alias) {
      await write(['INSERT INTO departed (guest, at, alias) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', guest, now(), alias]);
      while (await leaveSome(guest)) {
        // There may be more.
      }
      await part(guest);
      await write(...[...more, ...FORGET].map((sql): Step => [sql, guest]));
    },
    async departedSince(at) {
      return (await all<{ guest: string }>('SELECT guest FROM departed WHERE at >= $1', at)).map(({ guest }) => guest);
    },
    async dropDeparted(before) {
      await write(['DELETE FROM departed WHERE at < $1', before]);
    },
  };
}
