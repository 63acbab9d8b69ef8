import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../play/moments.ts';
import { openThrowing, type Throwing } from './throwing.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rolled: Happening = { kind: 'rolled', seat: 0, die: 2, region: 7 };
const taken: Happening = { kind: 'conquered', seat: 0, region: 7, from: undefined };
const repelled: Happening = { kind: 'repelled', seat: 0, region: 7 };

const throwing = (haste = 1, isCalm = false): Throwing => openThrowing({ haste: () => haste, isCalm: () => isCalm });
const throwIt = (die: Throwing, ...happenings: Happening[]): void => die.hear([rolled, ...happenings], () => 0.5);

test('it rolls with the odds beside it, then lies with what came of it, and is gone within 1.1 seconds', () => {
  const die = throwing();
  throwIt(die, taken);
  expect(die.isRolling).toBe(true);
  expect(die.thrown).toMatchObject({ region: 7, die: 2, chance: 0.5, isTaken: true });
  vi.advanceTimersByTime(700);
  expect([die.isRolling, die.thrown?.die]).toEqual([false, 2]);
  vi.advanceTimersByTime(400);
  expect(die.thrown).toBeUndefined();
});

test('whoever does not want to wait sees at once how it lies', () => {
  const die = throwing();
  throwIt(die, repelled);
  die.settle();
  expect([die.isRolling, die.thrown?.isTaken]).toEqual([false, false]);
  vi.advanceTimersByTime(300);
  expect(die.thrown).toBeUndefined();
});

test('nothing tumbles where nothing may move, nor where everything is shown at once', () => {
  for (const die of [throwing(1, true), throwing(0)]) {
    throwIt(die, taken);
    expect([die.isRolling, die.tumble, die.thrown?.die]).toEqual([false, 0, 2]);
    vi.advanceTimersByTime(1100);
    expect(die.thrown).toBeUndefined();
  }
});

test('a slow pace does not make it longer than 1.1 seconds, a brisk one makes it shorter', () => {
  const [slow, brisk] = [throwing(1.7), throwing(0.42)];
  throwIt(slow, taken);
  throwIt(brisk, taken);
  vi.advanceTimersByTime(470);
  expect(brisk.thrown).toBeUndefined();
  vi.advanceTimersByTime(630);
  expect(slow.thrown).toBeUndefined();
});

test('what comes next does not wait for it', () => {
  const die = throwing();
  throwIt(die, taken);
  die.hear([{ kind: 'turn', seat: 1 }], () => undefined);
  expect(die.isRolling).toBe(false);
});

test('a throw before a region is chosen promises nothing', () => {
  const die = throwing();
  die.hear([{ kind: 'rolled', seat: 0, die: 3, region: undefined }], () => 0.5);
  expect(die.thrown).toMatchObject({ region: undefined, chance: undefined, isTaken: undefined });
});
