import { expect, test } from 'vitest';
import { azerothHints, commonHints, hintKinds } from '../words/hint-words.ts';
import { afterGame, firstLessons, lessonsFrom, turnOver, withLearnt, writtenLessons } from './lessons.ts';

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
  const first = turnOver(new Map(), 'pick', 1);
  const second = turnOver(first.shown, 'enter', 1);
  expect([first.past, second.past]).toEqual([[], []]);
  // To look back at an earlier round teaches nothing.
  expect(turnOver(second.shown, undefined, 0).past).toEqual([]);
  const third = turnOver(second.shown, 'choice', 2);
  expect(third.past).toEqual(['pick', 'enter']);
  expect([...third.shown]).toEqual([['choice', 2]]);
});

test('a finished game has taught what its edition has', () => {
  expect(afterGame(firstLessons, 'classic').learnt).toEqual(commonHints);
  expect(afterGame(withLearnt(firstLessons, ['travel']), 'azeroth').learnt.toSorted()).toEqual(hintKinds.toSorted());
  expect(azerothHints.some((kind) => afterGame(firstLessons, 'classic').learnt.includes(kind))).toBe(false);
});
