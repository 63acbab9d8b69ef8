import type { Move } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import type { Choice } from './deeds.ts';
import { type Looked, point } from './pointing.ts';

const choice = (move: Move, isGrave = false): Choice => ({ label: move.type, move, rank: 0, isGrave });
const conquest = choice({ type: 'conquer', region: 7 });
const roll = choice({ type: 'roll', region: 7 }, true);
const token = choice({ type: 'deploy', region: 7 });
const held: Looked = { region: 7, way: 'tap', isHeld: true };

test('a mouse and a key take at once what can be taken back; a finger looks first', () => {
  expect(point(undefined, 7, 'click', [conquest]).taken).toBe(conquest);
  expect(point(undefined, 7, 'key', [conquest]).taken).toBe(conquest);
  expect(point(undefined, 7, 'tap', [conquest])).toEqual({ looked: held });
  expect(point(held, 7, 'tap', [conquest]).taken).toBe(conquest);
});

test('a finger puts a token down at once', () => {
  expect(point(undefined, 7, 'tap', [token]).taken).toBe(token);
});

test('a die is never thrown by the first click, nor one of several ways chosen by it', () => {
  expect(point(undefined, 7, 'click', [roll]).taken).toBeUndefined();
  expect(point(undefined, 7, 'click', [conquest, roll])).toEqual({ looked: { ...held, way: 'click' } });
});

test.each(['click', 'tap', 'key'] as const)(
  'a second %s on the same region takes its first choice, and lets go where there is none',
  (way) => {
    expect(point(held, 7, way, [roll]).taken).toBe(roll);
    expect(point(held, 7, way, [conquest, roll]).taken).toBe(conquest);
    expect(point(held, 7, way, [])).toEqual({ looked: undefined });
    expect(point(held, 3, way, [conquest, roll]).taken).toBeUndefined();
  },
);

test('a region that the log has shown is taken by the second click on the map, not by the first', () => {
  const shown: Looked = { region: 7, way: 'hover', isHeld: true };
  expect(point(shown, 7, 'click', [conquest, roll])).toEqual({ looked: { region: 7, way: 'click', isHeld: true } });
  expect(point(shown, 3, 'hover', [])).toEqual({ looked: shown });
});

test('passing over a region does not let go of the one that is held', () => {
  expect(point(held, 3, 'hover', [])).toEqual({ looked: held });
  expect(point({ region: 3, way: 'focus', isHeld: false }, undefined, 'hover', []).looked?.region).toBe(3);
  expect(point({ region: 3, way: 'hover', isHeld: false }, undefined, 'hover', []).looked).toBeUndefined();
});
