import { legalMoves, outcome, type Setup, text } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import type { Game, Row } from '../store/store.ts';
import { advanced, begin, type Course, type Step } from './course.ts';
import { newsFor } from './news.ts';
import { lookAt, telling } from './telling.ts';

const setups: readonly Setup[] = [
  { edition: 'classic', seats: ['Zoë “Z”', 'Bert'], seed: 'news' },
  { edition: 'azeroth', seats: 4, seed: 'news' },
  { edition: 'azeroth', variant: 'battle', seats: 5, seed: 'news' },
];

const gameOf = (setup: Setup, people: number): Game => ({
  id: 'a',
  code: 'b',
  host: 'c',
  isPrivate: false,
  status: 'running',
  options: { edition: setup.edition, undo: true, spectators: true, clock: 60 },
  seed: setup.seed,
  rules: '1',
  made: 0,
  setup,
  seats: Array.from({ length: people }, () => ({})),
});

test.each(setups)('what is written once for all is what each place would be told by itself: $edition $variant', (setup) => {
  const people = typeof setup.seats === 'number' ? setup.seats : setup.seats.length;
  const game = gameOf(setup, people);
  let course = begin(setup, game.seats, 0);
  const told: string[] = [];
  for (let seq = 1; outcome(course.state) === undefined; seq++) {
    const options = legalMoves(course.state).map(text);
    const row: Row = { seq, at: seq, kind: 'move', seat: 0, body: options[(seq * 7919) % options.length] ?? '' };
    const { course: next, events } = advanced(course, row);
    course = next;
    const steps: Step[] = [{ row, events }];
    const tell = telling(lookAt(game, course), steps, () => undefined);
    for (const seat of [undefined, ...game.seats.keys()]) {
      const words = tell({ seat, hasDifferences: seq % 2 === 0, hasLegal: true }, seq - 1);
      expect(JSON.parse(words)).toEqual(newsFor(game, course, seat, steps));
      told.push(words);
    }
  }
  for (const part of ['"legal":[', '"undo":', '"outcome":{', '"viewer":']) expect(told.some((words) => words.includes(part))).toBe(true);
});

test('what a bot did for a seat is not offered to be taken back', () => {
  const setup: Setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'news', first: 0 };
  const game = gameOf(setup, 2);
  const play = (course: Course, seq: number, body: string): Course =>
    advanced(course, { seq, at: seq, kind: 'move', seat: 0, body }).course;
  const conquest = ({ state }: Course): string => text(legalMoves(state).find(({ type }) => type === 'conquer') ?? { type: 'done' });
  const picked = play(begin(setup, game.seats, 0), 1, 'pick 0');
  expect(newsFor(game, play(picked, 2, conquest(picked)), 0, []).undo).toBe(1);
  const { course: away } = advanced(picked, { seq: 2, at: 2, kind: 'absent', seat: 0, body: '' });
  expect(newsFor(game, play(away, 3, conquest(away)), 0, []).undo).toBeUndefined();
});
