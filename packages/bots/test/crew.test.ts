/** A master with helpers: what they find counts, the same seed makes the same game, and nobody has to be there. */

import { setTimeout as wait } from 'node:timers/promises';
import { legalMoves, newGame, type State, text, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { answerTo, botOf, type Crew, crewOf, type Line, playTogether } from '../src/index.ts';
import { regionOf } from '../src/packed.ts';

const pause = (ms: number): Promise<void> => wait(ms);

/** A helper in the same thread, which answers as soon as the asker waits. */
const willing: Line = (() => {
  let answer: Parameters<Line['onAnswer']>[0] = () => undefined;
  return {
    send: (asked) => void Promise.resolve().then(() => answer(answerTo(structuredClone(asked)))),
    onAnswer: (hear) => {
      answer = hear;
    },
    onEnd: () => undefined,
  };
})();
/** Dies as soon as it is asked. */
const dying = (): Line => {
  let end = (): void => undefined;
  return {
    send: () => end(),
    onAnswer: () => undefined,
    onEnd: (hear) => {
      end = hear;
    },
  };
};
const silent: Line = { send: () => undefined, onAnswer: () => undefined, onEnd: () => undefined };

const start = (seed: string): State => newGame({ edition: 'classic', seats: 2, seed });

async function opening(crew: Crew, steps = 4000): Promise<string> {
  const s = start('first');
  const seat = toDecide(s);
  const move = await botOf('master', 'crew').decideTogether?.(view(s, seat), legalMoves(s), { steps }, crew);
  return move === undefined ? '' : text(move);
}

test('the same seed and steps make the same game, with helpers too', async () => {
  const play = (): Promise<{ readonly moves: readonly string[] }> =>
    playTogether(
      { edition: 'classic', seats: 2, seed: 'crew' },
      [botOf('master', 'a'), botOf('random', 'b')],
      [{ steps: 300 }, {}],
      crewOf([willing], pause),
    );
  expect((await play()).moves).toEqual((await play()).moves);
});

test('a helper that dies is done without', async () => {
  const crew = crewOf([dying()], pause);
  const alone = await opening([], PLENTY);
  expect(await opening(crew)).toBe(alone);
  expect(await opening(crew)).toBe(alone); // and is not asked again
});

test('a helper that throws is done without', async () => {
  expect(await opening([() => Promise.reject(new Error('gone'))])).toBe(await opening([]));
});

test('a helper that says nothing is waited for no longer than the budget allows', async () => {
  const waited: number[] = [];
  const [helper] = crewOf([silent], async (ms) => void waited.push(ms));
  const s = start('silent');
  expect(await helper({ view: view(s, toDecide(s)), seed: '', share: 1, budget: { ms: 50 } })).toBeUndefined();
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeLessThan(1.1 * 50);
});

/** Steps for plans that begin with several combos. */
const PLENTY = 12_000;

test('what helpers find decides', async () => {
  const alone = await opening([], PLENTY);
  const asked: string[] = [];
  const insisting: Crew = [
    async (task) => {
      const [{ plans }] = answerTo({ id: 0, task, at: Date.now() }).findings;
      const other = plans.find((plan) => `pick ${regionOf(Number(plan.split(',')[0]))}` !== alone) ?? '';
      asked.push(other);
      return [{ plans: [plans.find((plan) => plan !== other) ?? '', other], sums: [0, 1e6], worlds: 1000 }];
    },
  ];
  expect(await opening(insisting, PLENTY)).not.toBe(alone);
  expect(asked).toHaveLength(1);
});

test('a question that has waited too long is answered with nothing', () => {
  const s = start('late');
  const task = { view: view(s, toDecide(s)), seed: '', share: 1, budget: { ms: 100 } };
  expect(answerTo({ id: 7, task, at: Date.now() - 90 })).toEqual({ id: 7, findings: [] });
});
