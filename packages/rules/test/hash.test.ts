import { expect, test } from 'vitest';
import { apply, clone, newGame } from '../src/api.ts';
import { hash } from '../src/hash.ts';

const setup = { edition: 'azeroth', seats: 3, seed: 'fingerprint' } as const;
const start = newGame(setup);

test('the same state has the same fingerprint, whatever the seats are called', () => {
  expect(hash(start)).toMatch(/^[0-9a-f]{16}$/);
  expect(hash(clone(start))).toBe(hash(start));
  expect(hash(newGame({ ...setup, seats: ['anna', 'bert', 'cleo'] }))).toBe(hash(start));
});

test('any move, seed or number of seats changes it', () => {
  const seen = new Set([hash(start)]);
  for (const place of [0, 1, 2, 3]) seen.add(hash(apply(start, `pick ${place}`).state));
  seen.add(hash(newGame({ ...setup, seed: 'other' }))).add(hash(newGame({ ...setup, seats: 4 })));
  expect(seen.size).toBe(7);
});

test('a number that wanders from one list to the next changes it', () => {
  const [one, other] = [clone(start), clone(start)];
  one.dice = [1];
  other.powers = [1, ...other.powers];
  expect(hash(one)).not.toBe(hash(other));
});

test('each number of a state counts', () => {
  for (const field of ['coins', 'tray', 'pieces', 'today', 'counters'] as const) {
    for (const at of start[field].keys()) {
      const s = clone(start);
      s[field] = s[field].with(at, s[field][at] + 1);
      expect(hash(s)).not.toBe(hash(start));
    }
  }
});
