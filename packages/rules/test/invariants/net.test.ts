import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/core/state.ts';
import { begin } from '../../src/record/start.ts';
import { playAgain } from '../random-game.ts';
import { invariants } from './index.ts';

describe('the net itself catches', () => {
  const setup = { edition: 'classic', seats: 2, seed: 'broken' } as const;
  const failureOf = (name: string): string | undefined => {
    const check = invariants.find((one) => one.name === name);
    const s = begin({ setup });
    s.tray[0]++;
    s.supply[0]--;
    s.tokens[s.holder.indexOf(NONE)] = 1;
    s.stacks = [[...s.stacks[0], s.columns[0][0]]];
    try {
      check?.state?.(s, { start: { setup }, lines: [], random: () => 0, mirror: s });
    } catch (error) {
      return error instanceof Error ? error.message : undefined;
    }
    return undefined;
  };

  test.each([
    ['tokens of each race are conserved between tray, hand, aside and map', /of \d+ \(tray/],
    ['pieces of each kind are conserved between box, hand, pile and map', /of \d+ \(box/],
    ['tokens stand only in held regions', /tokens of nobody/],
    ['each race tile exists once: on offer, in the stack or in play', /is there 2 times/],
  ])('a break of: %s', (name, message) => expect(failureOf(name)).toMatch(message));

  test('a written game whose moves do not fit', () => {
    expect(playAgain({ setup }, ['pick 0', 'pick 0'], invariants).failure?.check).toBe('every listed move applies');
  });
});
