import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions, someMoves } from '../../test/some-game.ts';
import { history, newGame, Refused, type View, view } from '../index.ts';
import { difference, patched } from './difference.ts';

/** Characters that the difference of a typical conquest may take. */
const SMALL = 400;

describe.each(editions)('in a game of $edition $variant', (edition) => {
  test.each([2, 3, 4, 5])('with %i seats every view can be had from the one before, for everybody', (seats) => {
    const setup = { ...edition, seats, seed: `difference ${seats}` };
    const past = history(setup, someMoves(setup));
    const conquests: number[] = [];
    for (const [i, step] of past.steps.entries()) {
      for (const seat of [undefined, i % seats]) {
        const [before, after] = [past.at(i)?.view(seat) ?? past.start.view(seat), step.view(seat)];
        const words = JSON.stringify(difference(before, after));
        if (!isDeepStrictEqual(patched(before, JSON.parse(words)), after)) expect.fail(`step ${i}, ${step.move}: ${words}`);
        if (step.move.startsWith('conquer')) conquests.push(words.length);
      }
    }
    const typical = conquests.sort((a, b) => a - b)[Math.floor(conquests.length * 0.9)];
    expect(typical).toBeLessThan(SMALL);
  });

  test('views that lie far apart can be had from each other, both ways', () => {
    const setup = { ...edition, seats: 3, seed: 'far' };
    const past = history(setup, someMoves(setup));
    const views = [past.start, ...past.steps].filter((_, i) => i % 25 === 0).map((moment) => moment.view(0));
    for (const a of views)
      for (const b of views) expect(isDeepStrictEqual(patched(a, JSON.parse(JSON.stringify(difference(a, b)))), b)).toBe(true);
  });
});

test('what has not changed is not told, and stays the same object', () => {
  const before = view(newGame({ edition: 'azeroth', seats: 2, seed: 'same' }), 0);
  const after = { ...before, round: 2, memory: { ...before.memory, begun: 1 } };
  const told = difference(before, after);
  expect(told).toEqual({ round: [2], memory: { begun: [1] } });
  expect(patched(before, told).regions).toBe(before.regions);
});

test('lists grow at the end, shrink by their length, and change inside', () => {
  const before: Partial<View> = { seats: [{ name: 'Anna' }, { name: 'Bert', coins: 3 }], prompts: [] };
  const after: Partial<View> = { seats: [{ name: 'Anna', coins: 5 }], prompts: [{ ability: 'stout', seat: 0, a: 0, b: 0 }] };
  const told = difference(before, after);
  expect(told).toEqual({ seats: { '0': { coins: [5] }, length: [1] }, prompts: { '0': [{ ability: 'stout', seat: 0, a: 0, b: 0 }] } });
  expect(patched(before, told)).toEqual(after);
});

describe('what is no difference', () => {
  const seen = view(newGame({ edition: 'classic', seats: 2, seed: 'wrong' }), 0);

  test.each([
    ['something inside of nothing', '{"homebrew":{"races":[1]}}'],
    ['something inside of a number', '{"round":{"inside":[1]}}'],
    ['a gap in a list', '{"regions":{"63":[{}]}}'],
    ['a list with a name in it', '{"regions":{"north":[{}]}}'],
    ['a list that is longer than it was', '{"regions":{"length":[4000000000]}}'],
    ['a list with a hole', '{"regions":{"3":[]}}'],
    ['a number', '{"regions":7}'],
    ['nothing', '{"regions":null}'],
    ['a list', '[1]'],
  ])('%s is refused', (_, words) => expect(() => patched(seen, JSON.parse(words))).toThrow(Refused));

  test('nothing that a stranger sends does harm', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(seen), '__proto__', 'constructor'), fc.jsonValue()), (told) => {
        try {
          Reflect.apply(patched, undefined, [seen, told]);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
    );
  });

  test('an inherited field cannot be reached through one', () => {
    expect(() => patched(seen, JSON.parse('{"memory":{"__proto__":{"polluted":[true]}}}'))).toThrow(Refused);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
