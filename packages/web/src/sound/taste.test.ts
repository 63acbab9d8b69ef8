import { expect, test } from 'vitest';
import { tasteFrom, writtenTaste } from './taste.ts';

test('what was kept is found again', () => {
  const taste = { isOn: false, volume: 0.35, trembles: false };
  expect(tasteFrom(writtenTaste(taste))).toEqual(taste);
});

test('who has chosen nothing hears something', () => expect(tasteFrom(undefined)).toEqual({ isOn: true, volume: 0.7, trembles: true }));

test('who had silenced an earlier page is not surprised', () => {
  expect(tasteFrom('0').isOn).toBe(false);
  expect(tasteFrom('1')).toEqual({ isOn: true, volume: 0.7, trembles: true });
});

test('nonsense is as good as nothing', () => expect(tasteFrom('1 loud')).toEqual({ isOn: true, volume: 0.7, trembles: true }));
