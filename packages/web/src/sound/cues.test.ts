import { expect, test } from 'vitest';
import type { Happening } from '../play/moments.ts';
import { cuesOf } from './cues.ts';

const sounds = (happenings: readonly Happening[], viewer: number | 'nobody' = 0): string[] =>
  cuesOf(happenings, viewer === 'nobody' ? undefined : viewer).map(({ sound, after }) => `${sound} ${after}`);

const conquered: Happening = { kind: 'conquered', seat: 1, region: 3, from: 0 };

test('a conquest sounds like one, and like a loss to whoever suffers it', () => {
  expect(sounds([conquered], 2)).toEqual(['conquer 0']);
  expect(sounds([conquered, { kind: 'lost', seat: 0, region: 3, by: 1 }])).toEqual(['lost 0', 'conquer 0']);
});

test('what the die decides is heard when it lies', () => {
  const rolled: Happening = { kind: 'rolled', seat: 0, die: 2, region: 3 };
  expect(sounds([rolled, { ...conquered, seat: 0, from: undefined }])).toEqual(['die 0', 'success 0.62']);
  expect(sounds([rolled, { kind: 'repelled', seat: 0, region: 3 }])).toEqual(['die 0', 'failure 0.62']);
});

test('much at once is not noise', () => {
  const placed = Array.from({ length: 9 }, (_, region): Happening => ({ kind: 'placed', seat: 1, region, what: 'token' }));
  expect(sounds(placed)).toEqual(['place 0']);
  const scored: Happening = { kind: 'scored', seat: 1, total: 9, items: [] };
  expect(sounds([...placed, scored, { kind: 'coins', seat: 1, coins: 9 }, { kind: 'turn', seat: 0 }])).toEqual(['score 0', 'bell 0']);
});

test('the bell rings for the seat that looks, and for nobody who only looks on', () => {
  expect(sounds([{ kind: 'turn', seat: 0 }])).toEqual(['bell 0']);
  expect(sounds([{ kind: 'turn', seat: 1 }])).toEqual([]);
  expect(sounds([{ kind: 'turn', seat: 0 }], 'nobody')).toEqual([]);
});

test('only what somebody does or suffers is felt', () => {
  expect(cuesOf([conquered], 1)[0]?.isOwn).toBe(true);
  expect(cuesOf([conquered], 2)[0]?.isOwn).toBe(false);
});
