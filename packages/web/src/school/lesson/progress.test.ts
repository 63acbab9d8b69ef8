import { expect, test } from 'vitest';
import { finishedLessons, keepProgress, progressIn } from './progress.ts';

function drawerOf(entries: Record<string, string> = {}): {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
} {
  const kept = new Map(Object.entries(entries));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}
const nothing = { moves: [], isDone: false };

test('what was kept is found again, each lesson for itself', () => {
  const drawer = drawerOf();
  keepProgress(drawer, 'classic', { scene: 'roll', moves: ['roll 6'], isDone: false });
  keepProgress(drawer, 'battle', { moves: [], isDone: true });
  expect(progressIn(drawer, 'classic')).toEqual({ scene: 'roll', moves: ['roll 6'], isDone: false });
  expect(progressIn(drawer, 'azeroth')).toEqual(nothing);
  expect(finishedLessons(drawer)).toEqual(['battle']);
});

test.each(['', 'null', '{', '[]', '7', '{"format":2,"scene":"roll","isDone":true}', '{"scene":"roll"}'])(
  '%j is as if there were nothing',
  (text) => {
    expect(progressIn(drawerOf({ 'elbowroom.lesson.classic': text }), 'classic')).toEqual(nothing);
  },
);

test('of an entry that is half damaged the rest is believed', () => {
  const text = JSON.stringify({ format: 1, scene: 7, moves: ['conquer 1', 7], isDone: 'yes' });
  expect(progressIn(drawerOf({ 'elbowroom.lesson.classic': text }), 'classic')).toEqual({ moves: ['conquer 1'], isDone: false });
});

test('a browser that keeps nothing is no obstacle', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  };
  keepProgress(forbidden, 'classic', { moves: [], isDone: true });
  keepProgress(undefined, 'classic', { moves: [], isDone: true });
  expect([progressIn(forbidden, 'classic'), finishedLessons(undefined)]).toEqual([nothing, []]);
});
