/** The same decisions as ever, to the ninth decimal: what makes bots faster must not change them, and what makes them wiser comes with a new digest. */
import { createHash } from 'node:crypto';
import type { Setup } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { decisions, findings } from './decisions.ts';

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

type Game = Omit<Setup, 'seed'>;

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 2 }, '496769ad6c8332ac'],
  [{ edition: 'classic', seats: 3 }, '4eab4114bf76597e'],
  [{ edition: 'classic', seats: 4 }, '4982db175194a3d3'],
  [{ edition: 'classic', seats: 5 }, '426cd87bfc4a19f7'],
  [{ edition: 'azeroth', seats: 2 }, '3e14055f7f2d848a'],
  [{ edition: 'azeroth', seats: 3 }, '087bf09f4fd42499'],
  [{ edition: 'azeroth', seats: 4 }, '7f47cff025777c61'],
  [{ edition: 'azeroth', seats: 5 }, 'bc9835e1c31e5a4a'],
  [{ edition: 'azeroth', variant: 'battle', seats: 2 }, 'da6698368220574f'],
  [{ edition: 'azeroth', variant: 'battle', seats: 3 }, '8ece045c4e694285'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, '2301fbc694e1aa1b'],
  [{ edition: 'azeroth', variant: 'battle', seats: 5 }, '56f296af72b17161'],
])('plans, posts and playouts of %o', (game, known) => {
  expect(digest(decisions({ setup: { ...game, seed: 'decisions', rounds: 5 }, whims: 15, seldom: 7 }))).toBe(known);
});

test.each<[Game, string]>([
  [{ edition: 'classic', seats: 3 }, '4a563bc39ba6485f'],
  [{ edition: 'azeroth', seats: 2 }, 'f645dcdc860d2066'],
  [{ edition: 'azeroth', variant: 'battle', seats: 4 }, 'b482a93281b1cdf3'],
])('what the master finds out about %o', (game, known) => {
  expect(digest(findings({ ...game, seed: 'findings' }, 12_000))).toBe(known);
});
