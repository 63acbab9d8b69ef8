/** Threads of bots: they help each other, and nobody waits for one that is busy. */
import { legalMoves, newGame, text, toDecide, view } from '@elbowroom/rules';
import { afterEach, expect, test } from 'vitest';
import { startThinker, type Thinker } from '../src/bots/thinker.ts';

let thinker: Thinker | undefined;
afterEach(() => thinker?.close());

function opening(seed: string) {
  const s = newGame({ edition: 'classic', seats: 2, seed });
  const legal = legalMoves(s);
  return { view: view(s, toDecide(s)), legal, lines: legal.map(text) };
}

test('a master decides with the help of all threads, and alone where there is one', { timeout: 60_000 }, async () => {
  for (const threads of [3, 1]) {
    thinker = startThinker(threads);
    const { legal, lines, view: seen } = opening(`help ${threads}`);
    expect(lines).toContain(await thinker.decide({ key: 'a 0', level: 'master', view: seen, legal }));
    await thinker.close();
  }
});

test('several masters at once all get their answer', { timeout: 60_000 }, async () => {
  const pool = startThinker(2);
  thinker = pool;
  const asked = ['a', 'b', 'c'].map(async (key) => {
    const { legal, lines, view: seen } = opening(key);
    return lines.includes(await pool.decide({ key, level: 'master', view: seen, legal }));
  });
  expect(await Promise.all(asked)).toEqual([true, true, true]);
});
