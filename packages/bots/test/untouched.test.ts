/** Looking ahead leaves what is looked at as it was: the state itself, and the lists that it shares with its copies. */
import { moveBuffer, moves, newGame, outcome, type State, step, toDecide } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { shared } from '../../rules/test/invariants/shared.ts';
import { bargain, glance } from '../src/bargain.ts';
import { CONQUER, kindOf, ROLL } from '../src/packed.ts';
import { type Breadth, isPlanned, plansFor } from '../src/turn-search.ts';
import { weightsFor } from '../src/weights.ts';

const NARROW: Breadth = { width: 2, finalists: 2, pickWidth: 1, pickFinalists: 1, picks: 2, looks: 2, abandons: 1 };

const written = ({ world: _, ...s }: State): string => JSON.stringify(s);
const buffer = moveBuffer();
const listed = (s: State): number[] => Array.from(buffer.list.subarray(0, moves(s, buffer)));

test.each([
  { edition: 'classic', seats: 3 },
  { edition: 'azeroth', seats: 3 },
  { edition: 'azeroth', variant: 'battle', seats: 4 },
] as const)('in $edition $variant', (setup) => {
  let [glances, searches] = [0, 0];
  for (const seed of ['one', 'two']) {
    const s = newGame({ ...setup, seed });
    let draw = 1;
    for (let count = 0; outcome(s) === undefined; count++) {
      const seat = toDecide(s) ?? 0;
      const list = listed(s);
      if (isPlanned(s, seat)) {
        const before = written(s);
        for (const name of shared) Object.freeze(s[name]); // a write to it throws
        for (const move of list.filter((one) => s.prompts.length === 0 && (kindOf(one) === CONQUER || kindOf(one) === ROLL))) {
          bargain(s, glance(s, 1), move);
          glances++;
        }
        expect(written(s)).toBe(before);
        if (count % 8 === 0) {
          plansFor(s, { weights: weightsFor(s), seat, breadth: NARROW, tried: 0 });
          expect(written(s)).toBe(before);
          searches++;
        }
      }
      draw = (draw * 48271) % 2147483647;
      step(s, list[draw % list.length] ?? 0);
    }
  }
  expect(glances).toBeGreaterThan(100);
  expect(searches).toBeGreaterThan(10);
});
