/** Whoever reads differences knows as much as whoever is told all: at every step of golden games, from every place. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { begin as begun, type GameRecord, readRecord } from '@elbowroom/rules/record';
import { describe, expect, test } from 'vitest';
import { advanced, begin, type Step } from '../src/game/course.ts';
import type { News, Standing } from '../src/game/news.ts';
import { type Look, lookAt, telling } from '../src/game/telling.ts';
import type { Game, Row } from '../src/store/store.ts';
import { read } from './reading.ts';
import { aGame } from './store-contract.ts';

/** One of every edition and number of seats. */
const goldens = globSync(`${new URL('../../../goldens/', import.meta.url).pathname}*.txt`)
  .sort()
  .filter((path, i, all) => all.findIndex((other) => kindOf(other) === kindOf(path)) === i)
  .map((path) => ({ name: basename(path, '.txt'), record: readRecord(readFileSync(path, 'utf8')) }));

function kindOf(path: string): string {
  return basename(path).split('-', 2).join('-');
}

/** Bytes that half of all events need at most, with what frames them. */
const MEDIAN = 400;
/** How many moves a reader hears of at once who is told of several together. */
const TOGETHER = 3;

/** All that stands. */
function standing({ board, open, own }: Look, seat: number | undefined): Standing {
  const { seats, may } = own(seat);
  return { ...open, view: { ...board, seats, ...(seat === undefined ? {} : { viewer: seat }) }, ...may };
}

interface Moment {
  readonly step: Step;
  readonly now: Look;
  /** What a place is told that has heard of all but the last so many steps. */
  readonly tell: (seat: number | undefined, count: number) => string;
}

/** A golden game, move by move. */
function* moments({ start, moves }: { readonly start: Look; readonly moves: readonly string[] }, game: Game): Generator<Moment> {
  const looks = [start];
  const steps: Step[] = [];
  for (const body of moves) {
    const { course: before } = looks.at(-1) as Look;
    const row: Row = { seq: looks.length, at: 1.8e12 + looks.length, kind: 'move', seat: before.state.turn, body };
    const { course, events } = advanced(before, row);
    const now = lookAt(game, course);
    looks.push(now);
    steps.push({ row, events });
    const tell = telling(now, steps.slice(-TOGETHER), (seq) => looks[seq]);
    yield { step: { row, events }, now, tell: (seat, count) => tell({ seat, hasDifferences: true, hasLegal: false }, row.seq - count) };
  }
}

function startOf(record: GameRecord): { readonly game: Game; readonly start: Look } {
  const state = begun(record);
  const seats = state.names.map((_, seat) => ({ guest: `${seat}` }));
  const game = aGame({ seats, options: { edition: record.setup.edition, undo: true, spectators: true, clock: 60 } });
  return { game, start: lookAt(game, { ...begin(record.setup, seats, 0), state }) };
}

describe('golden games', () => {
  const bytes = new Map<string, number[]>();

  test.each(goldens)('$name: all that was told, and what has changed since, is all that stands', ({ name, record }) => {
    const { game, start } = startOf(record);
    const sizes: number[] = [];
    bytes.set(name, sizes);
    const first = (seat: number | undefined): News => ({ ...standing(start, seat), seq: 0, after: 0, rows: [] });
    const known = new Map([undefined, ...game.seats.keys()].map((seat) => [seat, first(seat)]));
    let sleepy = first(0);
    for (const { step, now, tell } of moments({ start, moves: record.moves }, game)) {
      const { seq, body } = step.row;
      for (const [seat, news] of known) {
        const words = tell(seat, 1);
        sizes.push(Buffer.byteLength(`id: ${seq}\nevent: news\ndata: ${words}\n\n`));
        const { seq: _seq, after, rows, legal, ...stands } = read(news, JSON.parse(words));
        known.set(seat, { seq, after, rows, ...stands });
        const all = standing(now, seat);
        if (!isDeepStrictEqual(stands, all)) expect(stands, `after ${seq}, ${body}, for ${seat}`).toEqual(all);
      }
      if (seq % TOGETHER > 0) continue;
      sleepy = read(sleepy, JSON.parse(tell(0, TOGETHER)));
      expect(isDeepStrictEqual(sleepy.view, standing(now, 0).view), `after ${seq}, several together`).toBe(true);
    }
    expect(known.size).toBe(game.seats.length + 1);
  });

  test.each(['classic', 'azeroth', 'battle'])('of %s: half of all events are no longer than 400 bytes', (edition) => {
    const sizes = [...bytes].flatMap(([name, all]) => (name.startsWith(edition) ? all : [])).sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(1000);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(MEDIAN);
  });
});
