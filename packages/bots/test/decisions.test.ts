/** The same decisions as ever, to the ninth decimal: what makes bots faster must not change them, and what makes them wiser comes with a new digest. */
import { createHash } from 'node:crypto';
import type { Setup } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { decisions, findings } from './decisions.ts';

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

type Game = Omit<Setup, 'seed'>;

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 2 }, '80135248e70a7534'],
  [{ edition: 'classic', seats: 3 }, 'a84df64bf9ea17ef'],
  [{ edition: 'classic', seats: 4 }, 'fa5d6847f00175ee'],
  [{ edition: 'classic', seats: 5 }, '6c10f42b8f0f803b'],
  [{ edition: 'azeroth', seats: 2 }, '16f8e16e609c18ed'],
  [{ edition: 'azeroth', seats: 3 }, 'b7c780dbb6d58a58'],
  [{ edition: 'azeroth', seats: 4 }, '7f18df2d3feaca77'],
  [{ edition: 'azeroth', seats: 5 }, '0aeabe3a023fbcf7'],
  [{ edition: 'azeroth', variant: 'battle', seats: 2 }, 'dffc563075010193'],
  [{ edition: 'azeroth', variant: 'battle', seats: 3 }, '816629f81f9cf008'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, '56f58521ef96c36e'],
  [{ edition: 'azeroth', variant: 'battle', seats: 5 }, '775e4df274c8f84b'],
])('plans, posts and playouts of %o', (game, known) => {
  expect(digest(decisions({ setup: { ...game, seed: 'decisions', rounds: 5 }, whims: 15, seldom: 7 }))).toBe(known);
});

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 3 }, '39cca5c8d4c6d6b6'],
  [{ edition: 'azeroth', seats: 2 }, 'ecf45668d99202b2'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, 'd179837a7222ce79'],
])('what the master finds out about %o', (game, known) => {
  expect(digest(findings({ ...game, seed: 'findings' }, 12_000))).toBe(known);
});
