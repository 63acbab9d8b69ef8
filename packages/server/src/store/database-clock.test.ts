import { expect, test } from 'vitest';
import { databaseClock } from './database-clock.ts';

test('shows the time of the database however far the machine’s own is from it', () => {
  let steady = 500;
  const clock = databaseClock(() => steady);
  clock.hear(1_000_000, 500);
  steady = 1500;
  expect(clock.now()).toBe(1_001_000);
});

test('is not set back by an answer that was long on its way', () => {
  let steady = 0;
  const clock = databaseClock(() => steady);
  clock.hear(10_000, 0);
  steady = 5000;
  clock.hear(11_000, 900);
  expect(clock.now()).toBe(15_000);
});

test('follows when the two drift apart, and when the database’s clock is set', () => {
  let steady = 0;
  const clock = databaseClock(() => steady);
  clock.hear(10_000, 0);
  steady = 5000;
  clock.hear(15_040, 4990);
  expect(clock.now()).toBe(15_040);
  clock.hear(1000, 4990);
  expect(clock.now()).toBe(1010);
});
