import { expect, test } from 'vitest';
import { timeLeft } from './describe.ts';
import { en } from './en-online.ts';
import { fr } from './fr-online.ts';

test.each([
  [65_000, '1:05', '1:05'],
  [-1, '0:00', '0:00'],
  [7_260_000, '2 h 1 min', '2 h 1 min'],
  [183_600_000, '2 d 3 h', '2 j 3 h'],
])('%i milliseconds of a clock are %s, in French %s', (ms, english, french) => {
  expect([timeLeft(ms, en), timeLeft(ms, fr)]).toEqual([english, french]);
});
