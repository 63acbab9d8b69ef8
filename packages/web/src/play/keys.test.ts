import { expect, test } from 'vitest';
import { keyWords } from '../help/key-words.ts';
import { keyOf } from './keys.ts';

test('buttons have the keys that the help tells of', () => {
  const told = keyWords.en.keys.flatMap(({ keys }) => keys);
  const buttons = [
    { label: 'Expand', isMain: true },
    { label: 'Decline', mode: { type: 'decline' } },
    { label: 'Abandon', mode: { type: 'abandon' } },
    { label: 'Watch again', command: 'watch' },
    { label: 'Pause', command: 'pause' },
    { label: 'Skip one', command: 'skipOne' },
    { label: 'Evenly', way: 'evenly', key: 'e' },
  ] as const;
  expect(buttons.map(keyOf)).toEqual(['n', 'd', 'x', 'w', 'h', 's', 'e']);
  for (const button of buttons) expect(told).toContain(keyOf(button)?.toUpperCase());
  expect(keyOf({ label: 'Undo', command: 'undo' })).toBeUndefined();
});

test('both languages tell of as many keys and gestures', () => {
  expect(keyWords.fr.keys.length).toBe(keyWords.en.keys.length);
  expect(keyWords.fr.gestures.length).toBe(keyWords.en.gestures.length);
});
