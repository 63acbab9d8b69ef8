/** Games of tuning come out the same in pieces as in one go. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tuned } from '../src/weights.ts';
import { fought } from '../tuning/duel.ts';
import { learned, together } from '../tuning/lessons.ts';
import { lineOf } from '../tuning/net/games.ts';
import { tuned } from '../tuning/pieces.ts';
import { type Lesson, lessonOf } from '../tuning/self-play.ts';

const weights: Tuned = JSON.parse(readFileSync(new URL('../src/weights.json', import.meta.url), 'utf8'));

test('lessons of games in pieces teach what those of games in one go do', async () => {
  const pass = { setup: { edition: 'classic', seats: 2, rounds: 4 }, seed: 'pieces', entry: weights['classic-2'] } as const;
  const pieces = await tuned<number, Lesson>('lesson-game', pass, [0, 1], 1);
  const alone = [0, 1].map(lessonOf(pass));
  expect(pieces).toEqual(alone);
  const both = together(alone.map(({ lessons }) => lessons));
  expect(both.rows).toEqual(alone.flatMap(({ lessons }) => lessons.rows));
  expect(learned(both, pass.entry).just).toHaveLength(pass.entry.just.length);
});

test('so do duels, and games for nets', async () => {
  const duel = { edition: 'classic', seed: 'duel', game: 0, entrants: ['greedy', 'random'] } as const;
  expect(await tuned('duel', undefined, [duel], 1)).toEqual([fought(duel)]);
  const pass = { setting: 'classic-2', seed: 'line' };
  expect(await tuned('net-game', pass, [0], 1)).toEqual([lineOf(pass)(0)]);
});
