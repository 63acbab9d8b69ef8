import { newGame, type Step, view } from '@elbowroom/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../table/table.ts';
import { sitDown } from './sitting.svelte.ts';

const look = view(newGame({ edition: 'classic', seats: 2, seed: 'sitting' }), 0);
const made = (move: string): Step => ({ seat: 1, move, events: [] });

/** A table at which somebody else plays what the test says. */
function tableOf(steps: Step[]): { table: Table; tell: () => void } {
  const listeners = new Set<() => void>();
  const table: Table = {
    id: 'sitting',
    chairs: [],
    viewer: 0,
    waitsFor: undefined,
    get seq() {
      return steps.length;
    },
    steps,
    view: look,
    viewAt: () => look,
    recalls: () => true,
    canUndo: false,
    trouble: undefined,
    play: () => undefined,
    undo: () => undefined,
    look: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => undefined,
  };
  return { table, tell: () => listeners.forEach((listener) => void listener()) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('moves of others are shown one after the other', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'slow');
  steps.push(made('conquer 1'), made('conquer 2'));
  tell();
  vi.advanceTimersByTime(100);
  expect([sitting.shown, sitting.isLive]).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  expect([sitting.shown, sitting.isLive]).toEqual([2, true]);
  sitting.leave();
});

test('somebody else who takes a move back before it is shown stops nothing that comes after', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'slow');
  steps.push(made('conquer 1'));
  tell();
  steps.pop();
  tell();
  vi.advanceTimersByTime(1000);
  steps.push(made('conquer 2'));
  tell();
  vi.advanceTimersByTime(1000);
  expect([sitting.shown, sitting.isLive]).toEqual([1, true]);
  expect(sitting.steps.map(({ move }) => move)).toEqual(['conquer 2']);
  sitting.leave();
});

test('after a retreat of one’s own the turn of the others can be watched again, until one acts', () => {
  const began: Step['events'] = [{ type: 'turn-began', seat: 0 }];
  const steps: Step[] = [{ seat: 0, move: 'done', events: [] }, made('conquer 1'), { seat: 0, move: 'deploy 2', events: began }];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'none');
  expect([sitting.canWatch, sitting.since]).toEqual([true, 1]);
  steps.push({ seat: 0, move: 'conquer 3', events: [] });
  tell();
  expect(sitting.canWatch).toBe(false);
  sitting.leave();
});
