import { type Ruling, rulings } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { rulingWords, wordsOf } from './index.ts';

test.each(Object.entries<Ruling>(rulings))('%s has a question and an answer for each reading, in both languages', (name, { readings }) => {
  const { asks, readings: answers } = wordsOf(name) ?? { readings: {} };
  expect(Object.keys(answers).sort()).toEqual(readings.toSorted());
  for (const { en, fr } of [asks ?? { en: '', fr: '' }, ...Object.values(answers)]) {
    expect(en).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(fr).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(fr).not.toMatch(/['"]|[^\u00a0][:;!?»]|«[^\u00a0]/);
    expect(en).not.toMatch(/['"]/);
  }
});

test('there are words for rulings alone', () => {
  expect(Object.keys(rulingWords)).toEqual(Object.keys(rulings));
  for (const name of ['dragons', 'toString', '']) expect(wordsOf(name)).toBeUndefined();
});
