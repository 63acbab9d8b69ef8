/** Threads of bots: they help each other, and nobody waits for one that is busy. */
import { legalMoves, newGame, text, toDecide, view } from '@elbowroom/rules';
import { afterEach, expect, test } from 'vitest';
import { startThinker, type Thinker } from '../src/bots/thinker.ts';

let thinker: Thinker | undefined;
afterEach(() => thinker?.close());

const claim = { host: 'anna', isAwaited: true };

function opening(seed: string) {
  const s = newGame({ edition: 'classic', seats: 2, seed });
  const legal = legalMoves(s);
  return { view: view(s, toDecide(s)), legal, lines: legal.map(text) };
}

test('a master decides with the help of all threads, and alone where there is one', async () => {
  for (const threads of [2, 1]) {
    thinker = startThinker(threads);
    const { legal, lines, view: seen } = opening(`help ${threads}`);
    expect(lines).toContain(await thinker.decide({ key: 'a 0', level: 'master', view: seen, legal, ...claim }));
    await thinker.close();
  }
});

test('several masters at once all get their answer', async () => {
  const pool = startThinker(2);
  thinker = pool;
  const asked = ['a', 'b', 'c'].map(async (key) => {
    const { legal, lines, view: seen } = opening(key);
    return lines.includes(await pool.decide({ key, level: 'master', view: seen, legal, ...claim }));
  });
  expect(await Promise.all(asked)).toEqual([true, true, true]);
});

test('bots of somebody who opens many tables do not hold up the bots of others, and a table without people waits for one with', async () => {
  const pool = startThinker(1);
  thinker = pool;
  const order: string[] = [];
  const ask = async (host: string, isAwaited: boolean, key: string): Promise<void> => {
    const { legal, view: seen } = opening(key);
    await pool.decide({ key, level: 'planner', view: seen, legal, host, isAwaited });
    order.push(key);
  };
  const wishes: [string, boolean][] = [
    ...Array.from({ length: 5 }, (): [string, boolean] => ['eve', true]),
    ['bert', false],
    ['anna', true],
  ];
  await Promise.all(wishes.map(([host, isAwaited], i) => ask(host, isAwaited, `${host} ${i}`)));
  expect(order).toEqual(['eve 0', 'anna 6', 'eve 1', 'eve 2', 'eve 3', 'eve 4', 'bert 5']);
});

test('whoever waits for a thread when the server stops is sent away', async () => {
  const pool = startThinker(1);
  thinker = pool;
  const { legal, lines, view: seen } = opening('stop');
  const asked = ['a', 'b'].map((key) => pool.decide({ key, level: 'planner', view: seen, legal, ...claim }));
  pool.dismiss();
  await expect(asked[1]).rejects.toThrow('home');
  expect(lines).toContain(await asked[0]);
});
