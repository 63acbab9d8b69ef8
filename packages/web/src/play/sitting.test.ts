import { readFileSync } from 'node:fs';
import { history, newGame, type Step, view } from '@elbowroom/rules';
import { look as lookAt } from '@elbowroom/rules/look';
import { shownFor } from '@elbowroom/server/showing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readGameText } from '../games/game-text.ts';
import type { Table } from '../table/table.ts';
import { happeningsOf } from './moments.ts';
import { sitDown } from './sitting.svelte.ts';

const look = view(newGame({ edition: 'classic', seats: 2, seed: 'sitting' }), 0);
const made = (move: string): Step => ({ seat: 1, move, events: [] });

/** A table at which somebody else plays what the test says. */
function tableOf(steps: Step[], other: Partial<Table> = {}): { table: Table; tell: () => void } {
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
    ...other,
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
  const sitting = sitDown(table, () => 'calm');
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
  const sitting = sitDown(table, () => 'calm');
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
  const steps: Step[] = [
    { seat: 0, move: 'done', events: [{ type: 'turn-began', seat: 1 }] },
    made('conquer 1'),
    { seat: 0, move: 'deploy 2', events: began },
  ];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'instant');
  expect([sitting.canWatch, sitting.since]).toEqual([true, 1]);
  steps.push({ seat: 0, move: 'conquer 3', events: [] });
  tell();
  expect(sitting.canWatch).toBe(false);
  sitting.leave();
});

const scored = (seat: number): Step => ({ seat, move: 'done', events: [{ type: 'scored', seat, total: 4, items: [] }] });

test('a score is held for 1.2 seconds before the next step, and can be skipped', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'calm');
  steps.push(scored(1), made('conquer 2'), made('conquer 3'));
  tell();
  vi.advanceTimersByTime(60 + 1190);
  expect([sitting.shown, sitting.announced?.happenings.map(({ kind }) => kind)]).toEqual([1, ['scored']]);
  vi.advanceTimersByTime(20);
  expect([sitting.shown, sitting.announced]).toEqual([2, undefined]);
  sitting.skipOne();
  expect(sitting.shown).toBe(3);
  sitting.leave();
});

test('the score before one’s own turn is held too, without holding up the turn', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'calm');
  steps.push(scored(1));
  tell();
  vi.advanceTimersByTime(100);
  expect([sitting.isLive, sitting.announced?.happenings.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(1000);
  expect(sitting.announced?.happenings.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(sitting.announced).toBeUndefined();
  sitting.leave();
});

test('a region that one loses is looked at for more than 0.8 seconds, any other conquest for less', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'calm');
  const conquered = { type: 'conquered', seat: 1, race: 'orcs', region: 3, tokens: 2 } as const;
  const lost = { type: 'lost', seat: 0, race: 'elves', region: 3, fallen: 1, saved: 0 } as const;
  steps.push(made('conquer 1'), { seat: 1, move: 'conquer 3', events: [lost, conquered] }, made('conquer 2'));
  tell();
  vi.advanceTimersByTime(60 + 700);
  expect(sitting.shown).toBe(2);
  vi.advanceTimersByTime(720);
  expect(sitting.shown).toBe(2);
  vi.advanceTimersByTime(100);
  expect(sitting.shown).toBe(3);
  sitting.leave();
});

test('paused, nothing more is shown until somebody goes on, one step or all', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const sitting = sitDown(table, () => 'calm');
  steps.push(made('conquer 1'), made('conquer 2'), made('conquer 3'));
  tell();
  vi.advanceTimersByTime(100);
  sitting.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(sitting.shown).toBe(1);
  sitting.skipOne();
  vi.advanceTimersByTime(60_000);
  expect(sitting.shown).toBe(2);
  sitting.pause(false);
  vi.advanceTimersByTime(1000);
  expect([sitting.shown, sitting.isLive]).toEqual([3, true]);
  sitting.leave();
});

test('who listens is told of each step that is shown, and of the last alone where all are shown at once', () => {
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps);
  const heard: string[] = [];
  let pace: 'calm' | 'instant' = 'calm';
  const sitting = sitDown(table, () => pace);
  sitting.hear((happenings) => heard.push(...happenings.map(({ kind }) => kind)));
  steps.push(scored(1), scored(1));
  tell();
  vi.advanceTimersByTime(3000);
  expect(heard).toEqual(['scored', 'scored']);
  pace = 'instant';
  steps.push(scored(1), made('conquer 1'), { seat: 1, move: 'done', events: [{ type: 'turn-began', seat: 0 }] });
  tell();
  expect(heard).toEqual(['scored', 'scored', 'turn']);
  sitting.leave();
});

test('each move of a whole game is shown for as long as the clock of whoever is next waits for it', () => {
  const { setup, moves } = readGameText(readFileSync(new URL('../../../../goldens/azeroth-2-116.txt', import.meta.url), 'utf8'));
  const past = history(setup, moves);
  const viewAt = (seq: number) => (past.at(seq) ?? past.end).view(undefined);
  const steps: Step[] = [];
  const { table, tell } = tableOf(steps, { viewer: undefined, view: viewAt(0), viewAt });
  const sitting = sitDown(table, () => 'calm');
  steps.push(...past.steps);
  tell();
  vi.advanceTimersToNextTimer();
  const times: [shown: number, waited: number][] = [];
  for (const [i, { move, events }] of steps.entries()) {
    expect(sitting.shown).toBe(i + 1);
    const since = Date.now();
    vi.advanceTimersToNextTimer();
    // What only the tables before and after tell is not in the log, and gets its time from the page alone.
    const told = happeningsOf(events, lookAt(viewAt(i)), lookAt(viewAt(i + 1)));
    if (!told.some(({ kind }) => kind === 'wiped-out' || kind === 'first-place')) times.push([Date.now() - since, shownFor(move, events)]);
  }
  expect(times.length).toBeGreaterThan(100);
  expect(times.map(([shown]) => shown)).toEqual(times.map(([, waited]) => waited));
  sitting.leave();
});
