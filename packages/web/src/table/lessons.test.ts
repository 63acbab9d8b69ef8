import { expect, test } from 'vitest';
import { azerothHints, commonHints, hintKinds } from '../words/hint-words.ts';
import { firstLessons, lessonsFrom, shownEnough, taughtBy, withLearnt, writtenLessons } from './lessons.ts';

test('what has been learnt is kept, and what nobody knows any more passed over', () => {
  const lessons = withLearnt(withLearnt(firstLessons, ['pick']), ['die', 'pick']);
  expect(lessonsFrom(writtenLessons(lessons))).toEqual({ isOn: true, learnt: ['pick', 'die'] });
  expect(lessonsFrom('pick juggling')).toEqual({ isOn: true, learnt: ['pick'] });
  expect(lessonsFrom(undefined)).toEqual(firstLessons);
});

test('whoever wants no hints is not asked again', () => {
  expect(lessonsFrom(writtenLessons({ isOn: false, learnt: ['pick'] }))).toEqual({ isOn: false, learnt: [] });
});

test('a hint is shown in one round, and learnt in the next', () => {
  const shown = new Map([
    ['pick', 1],
    ['enter', 1],
    ['choice', 2],
  ] as const);
  expect(shownEnough(shown, 1)).toEqual([]);
  expect(shownEnough(shown, 2)).toEqual(['pick', 'enter']);
  // To look back at an earlier round teaches nothing.
  expect(shownEnough(shown, 0)).toEqual([]);
});

test('a finished game has taught what its edition has', () => {
  expect(taughtBy('classic')).toEqual(commonHints);
  expect(withLearnt(withLearnt(firstLessons, ['travel']), taughtBy('azeroth')).learnt.toSorted()).toEqual(hintKinds.toSorted());
  expect(azerothHints.some((kind) => taughtBy('classic').includes(kind))).toBe(false);
});
