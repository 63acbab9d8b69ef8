import { expect, test } from 'vitest';
import { drawName, isDrawn } from './drawn-name.ts';
import { onlineWords } from './online-words.ts';

test('a name that was drawn is known as such in every language, and nobody’s own', () => {
  for (const { guest } of Object.values(onlineWords)) expect(isDrawn(drawName(guest))).toBe(true);
  for (const own of ['Anna', 'Guest', 'Guest of honour', 'Guest 47', 'Guestling 1234']) expect(isDrawn(own)).toBe(false);
});
