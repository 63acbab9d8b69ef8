/** The master keeps to its time, as told by a clock that runs with its work: every machine, however busy, measures the same. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { registerHooks } from 'node:module';
import { apply, legalMoves, newGame, toDecide, view } from '@elbowroom/rules';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Copies of a state, moves made and lists of moves, about as many as a machine with nothing else to do makes. */
const WORK_A_MS = 30;
let work = 0;
const clock = (): number => work / WORK_A_MS;
const count = (): void => {
  work++;
};

/** Bots that are loaded by this address have rules that tell of their work, and so have all that they load. */
const COUNTED = '?counted';
const hooks = registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.endsWith(COUNTED) !== true) return next(specifier, context);
    if (specifier === '@elbowroom/rules') return next(new URL('./counted-rules.ts', import.meta.url).href, context);
    const found = next(specifier, context);
    return found.url.includes('/bots/src/') ? { ...found, url: found.url + COUNTED } : found;
  },
});
afterAll(() => hooks.deregister());

beforeEach(() => {
  subscribe('elbowroom:worked', count);
  vi.spyOn(performance, 'now').mockImplementation(clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  unsubscribe('elbowroom:worked', count);
});

test.each([
  { edition: 'classic', seats: 2 },
  { edition: 'azeroth', seats: 4 },
] as const)('no turn of $edition takes more than a tenth over its budget', async ({ edition, seats }) => {
  const { botOf }: typeof import('../src/index.ts') = await import(new URL(`../src/index.ts${COUNTED}`, import.meta.url).href);
  const ms = 400;
  const master = botOf('master', 'budget');
  const others = botOf('greedy', 'budget');
  let s = newGame({ edition, seats, seed: 'budget', first: 0 });
  others.decide(view(s, 0), legalMoves(s), { ms });
  expect(clock()).toBeGreaterThan(0); // else time stands still, and the master thinks for ever
  const turns: number[] = [0, 0, 0, 0];
  while (s.round <= 3) {
    const seat = toDecide(s);
    if (seat === undefined) break;
    const [seen, legal] = [view(s, seat), legalMoves(s)];
    const since = clock();
    const move = (seat === 0 ? master : others).decide(seen, legal, { ms });
    if (seat === 0 && s.turn === 0) turns[s.round] += clock() - since;
    s = apply(s, move).state;
  }
  expect(Math.max(...turns)).toBeLessThan(1.1 * ms);
  expect(Math.min(...turns.slice(1))).toBeGreaterThan(0.3 * ms); // and it is made use of
});
