import { expect, test } from 'vitest';
import type { Entry } from '../words/tell.ts';
import { withAsides } from './asides.ts';

const entry = (step: number): Entry => ({ step, kind: 'event', line: [`move ${step}`] });
const aside = (id: number, after: number) => ({ id, after, seat: 1, isPassing: true, says: () => `aside ${id}` });
const told = (asides: readonly ReturnType<typeof aside>[], shown: number): string[] =>
  withAsides([entry(1), entry(2), entry(2), entry(4)], asides, shown, 'en').map(({ line }) => line.join(''));

test('what happened beside the moves is told after the moves that were made by then', () => {
  expect(told([aside(1, 0), aside(2, 2), aside(3, 3)], 4)).toEqual([
    'aside 1',
    'move 1',
    'move 2',
    'move 2',
    'aside 2',
    'aside 3',
    'move 4',
  ]);
});

test('what comes last is told last, and nothing before it is shown', () => {
  expect(told([aside(1, 4)], 4).at(-1)).toBe('aside 1');
  expect(told([aside(1, 4)], 3)).not.toContain('aside 1');
});
