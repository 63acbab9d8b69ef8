import { expect, test } from 'vitest';
import { homemade } from '../test/homemade.ts';
import { tableSetup } from './table-setup.ts';

test('all that was agreed on about the game is in its set-up, and nothing else', () => {
  const agreed = { edition: 'azeroth', variant: 'battle', board: ['L1a', 'S1a'], first: 0, homebrew: homemade[0] } as const;
  const options = { ...agreed, clock: 60, undo: true };
  expect(tableSetup(options, [{ name: 'Anna' }, {}], 'seed')).toEqual({ ...agreed, seats: ['Anna', 'Seat 2'], seed: 'seed' });
});

test('what was left open stays open', () => {
  expect(Object.keys(tableSetup({ edition: 'classic' }, [{}, {}], 'seed'))).toEqual(['edition', 'seats', 'seed']);
});
