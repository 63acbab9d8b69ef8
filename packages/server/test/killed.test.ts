/** A little of `npm run notices`: people who move when they are woken, while every node is killed once. */
import { expect, test } from 'vitest';
import { wakeThrough } from './waking-nodes.ts';

test('each turn is told of once, however many nodes die, by push and by mail', async () => {
  const { turns, told, untrue, killed } = await wakeThrough(3, 3);
  expect(turns).toBeGreaterThan(40);
  expect([told, untrue, killed]).toEqual([turns, 0, 3]);
});
