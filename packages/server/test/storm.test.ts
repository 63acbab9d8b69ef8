/** Some storms, shorter than those of `npm run storm`: long enough for every kind of trouble, in the time that a test may take. */
import { expect, test } from 'vitest';
import { run } from '../storm/run.ts';
import { buildDoors, storm } from '../storm/storm.ts';

/** These found 36 of 44 faults that were planted (`npm run storm -- --planted --seeds 60 --minutes 12`), and were not tried on those of reviews, which 11 storms of 40 minutes find; longer storms, and more of them, are for the command. */
const SEEDS = 60;

test(`every promise is kept in ${SEEDS} storms over three nodes`, async () => {
  const storms: string[] = [];
  const broken = await run({ from: 1, seeds: SEEDS, minutes: 12, workers: 1 }, ({ seed }) => storms.push(seed));
  expect(broken).toBeUndefined();
  expect(storms).toHaveLength(SEEDS);
});

test('the same seed is the same storm, word by word', async () => {
  const doors = await buildDoors();
  const [one, other] = [await storm('again', doors, { minutes: 5 }), await storm('again', doors, { minutes: 5 })];
  expect(one.counts.rows).toBeGreaterThan(20);
  expect(other).toEqual(one);
  expect((await storm('another', doors, { minutes: 5 })).digest).not.toBe(one.digest);
});
