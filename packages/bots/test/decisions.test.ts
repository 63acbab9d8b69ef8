/** The same decisions as ever, to the ninth decimal: what makes bots faster must not change them, and what makes them wiser comes with a new digest. */
import { createHash } from 'node:crypto';
import type { Setup } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { decisions, findings } from './decisions.ts';

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

type Game = Omit<Setup, 'seed'>;

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 2 }, 'a9047ef03dd9f516'],
  [{ edition: 'classic', seats: 3 }, 'a2ac7ea0be125c8f'],
  [{ edition: 'classic', seats: 4 }, 'f7b1545eea46c553'],
  [{ edition: 'classic', seats: 5 }, '07b16cd5d547f6fa'],
  [{ edition: 'azeroth', seats: 2 }, '0c5596a65b44b992'],
  [{ edition: 'azeroth', seats: 3 }, 'fbba313ac7d7bf51'],
  [{ edition: 'azeroth', seats: 4 }, '90803ca98ad4cbc3'],
  [{ edition: 'azeroth', seats: 5 }, 'a1d1f21d8168c360'],
  [{ edition: 'azeroth', variant: 'battle', seats: 2 }, '226e1e6588a7a382'],
  [{ edition: 'azeroth', variant: 'battle', seats: 3 }, 'fbd2c566802424a0'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, 'fa66c81efc0a965a'],
  [{ edition: 'azeroth', variant: 'battle', seats: 5 }, 'caaefae18a04a869'],
])('plans, posts and playouts of %o', (game, known) => {
  expect(digest(decisions({ setup: { ...game, seed: 'decisions', rounds: 5 }, whims: 15, seldom: 7 }))).toBe(known);
});

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 3 }, '3f0a4dc48f4affd8'],
  [{ edition: 'azeroth', seats: 2 }, '078689631a27cf4b'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, '057bc87771f940d1'],
])('what the master finds out about %o', (game, known) => {
  expect(digest(findings({ ...game, seed: 'findings' }, 12_000))).toBe(known);
});
