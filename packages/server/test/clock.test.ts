/** Clocks in the store's own time: the log is read again with a clock of 5 seconds that began long ago. */

import { legalMoves, newGame, text, toDecide } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { advanced, begin, decider, dutyOf, rebuilt } from '../src/game/course.ts';
import { shownUntil } from '../src/game/showing.ts';
import type { Row, RowKind } from '../src/store/store.ts';

const setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'clock', first: 0 } as const;
const people = [{ guest: 'a' }, { guest: 'b' }];
const start = begin(setup, people, 1000);
const rowOf = (seq: number, at: number, kind: RowKind, body = '', seat = 0): Row => ({ seq, at, kind, seat, body });

test('the clock runs from the moment a seat got to decide, and moves of the same turn do not stop it', () => {
  expect(toDecide(newGame(setup))).toBe(0);
  expect(dutyOf(start, 5)).toEqual({ due: 6000 });
  expect(dutyOf(start, undefined)).toBe('none');
  expect(dutyOf(advanced(start, rowOf(1, 3000, 'move', 'pick 0')).course, 5)).toEqual({ due: 6000 });
});

test('an absent seat is a bot’s until its person is back', () => {
  const { course: away } = advanced(start, rowOf(1, 6000, 'absent'));
  expect(decider(away)).toEqual({ seat: 0, isBot: true });
  expect(dutyOf(away, 5)).toEqual({ due: 0 });
  const { course: home } = advanced(away, rowOf(2, 7000, 'back'));
  expect(decider(home)).toEqual({ seat: 0, isBot: false });
});

test('whoever comes back into their own turn has the clock before them; coming back gives the others no time', () => {
  const { course: away } = advanced(start, rowOf(1, 6000, 'absent'));
  expect(dutyOf(advanced(away, rowOf(2, 7000, 'back')).course, 5)).toEqual({ due: 12_000 });
  const { course: both } = advanced(start, rowOf(1, 2000, 'absent', '', 1));
  expect(dutyOf(advanced(both, rowOf(2, 3000, 'back', '', 1)).course, 5)).toEqual({ due: 6000 });
});

test('time is given anew once in a turn: nobody holds up the others by coming back again and again', () => {
  const away = [rowOf(1, 6000, 'absent'), rowOf(2, 7000, 'back'), rowOf(3, 12_000, 'absent'), rowOf(4, 13_000, 'back')];
  let { course } = rebuilt(start, away);
  expect(dutyOf(course, 5)).toEqual({ due: 12_000 });
  while (toDecide(course.state) === 0) {
    const lines = legalMoves(course.state).map(text);
    course = advanced(course, rowOf(course.seq + 1, 14_000, 'move', lines.find((line) => line === 'done') ?? lines[0])).course;
  }
  const { seq } = course;
  const { course: next } = rebuilt(course, [rowOf(seq + 1, 19_000, 'absent', '', 1), rowOf(seq + 2, 20_000, 'back', '', 1)]);
  expect(dutyOf(next, 5)).toEqual({ due: 25_000 });
});

test('the clock of the next begins when they have been shown what happened, ten seconds later at most', () => {
  let course = start;
  while (toDecide(course.state) === 0) {
    const lines = legalMoves(course.state).map(text);
    course = advanced(course, rowOf(course.seq + 1, 2000, 'move', lines.find((line) => line === 'done') ?? lines[0])).course;
  }
  // Picked and scored, and no conquest: 0.9 and 1.2 seconds.
  expect([course.since, dutyOf(course, 5)]).toEqual([4100, { due: 9100 }]);
  expect(shownUntil(11_800, 2000, 'conquer 1', [])).toBe(12_000);
  expect(shownUntil(11_000, 2000, 'conquer 1', [])).toBe(11_620);
  expect(shownUntil(2000, 60_000, 'deploy 1', [])).toBe(60_110);
});

test('nobody has a duty in a pause, and the clock begins anew after it', () => {
  const { course: paused } = rebuilt(start, [rowOf(1, 2000, 'agree', '', 0), rowOf(2, 3000, 'agree', '', 1)]);
  expect([paused.isPaused, dutyOf(paused, 5)]).toEqual([true, 'none']);
  const { course: on } = advanced(paused, rowOf(3, 90_000, 'disagree', '', 1));
  expect(dutyOf(on, 5)).toEqual({ due: 95_000 });
});

test('an undo gives no time', () => {
  const picked = rowOf(1, 2000, 'move', 'pick 0');
  const { course } = rebuilt(start, [picked, rowOf(2, 4000, 'undo', '1')]);
  expect([course.since, course.seq, course.moved]).toEqual([1000, 2, 2]);
  expect(course.state).toEqual(start.state);
});
