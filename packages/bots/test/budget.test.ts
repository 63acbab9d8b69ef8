/** The master keeps to its time. Measured in time that the thread really ran, so that other work on the machine does not count. */
import { apply, legalMoves, newGame, toDecide, view } from '@elbowroom/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { botOf } from '../src/index.ts';

afterEach(() => vi.restoreAllMocks());

const ownTime = (): number => {
  const { system, user } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test.each([
  { edition: 'classic', seats: 2 },
  { edition: 'azeroth', seats: 4 },
] as const)('no turn of $edition takes more than a tenth over its budget', { timeout: 60_000 }, ({ edition, seats }) => {
  vi.spyOn(performance, 'now').mockImplementation(ownTime);
  const ms = 400;
  const master = botOf('master', 'budget');
  const others = botOf('greedy', 'budget');
  let s = newGame({ edition, seats, seed: 'budget', first: 0 });
  const turns: number[] = [0, 0, 0, 0];
  while (s.round <= 3) {
    const seat = toDecide(s);
    if (seat === undefined) break;
    const [seen, legal] = [view(s, seat), legalMoves(s)];
    const since = ownTime();
    const move = (seat === 0 ? master : others).decide(seen, legal, { ms });
    if (seat === 0 && s.turn === 0) turns[s.round] += ownTime() - since;
    s = apply(s, move).state;
  }
  expect(Math.max(...turns)).toBeLessThan(1.1 * ms);
  expect(Math.min(...turns.slice(1))).toBeGreaterThan(0.3 * ms); // and it is made use of
});
