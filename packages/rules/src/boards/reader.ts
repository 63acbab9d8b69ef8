/** Reads values that strangers wrote: looks at own fields only, copies nothing it does not know, and notes every fault instead of stopping at the first. */
import type { BoardFault } from './fault.ts';
import type { Spot } from './region.ts';

/** More faults than this help nobody. */
const MOST_FAULTS = 100;

export type Reader = {
  readonly faults: BoardFault[];
  readonly note: (code: string, where: string, message: string, rule?: string) => undefined;
};

export function reader(): Reader {
  const faults: BoardFault[] = [];
  return {
    faults,
    note: (code, where, message, rule = 'MAP-DATA-1') => {
      if (faults.length < MOST_FAULTS) faults.push({ code, rule, message, where });
    },
  };
}

export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of the value itself: whatever it inherits was not written down. */
export const field = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);

/** Any value in a few characters, for messages. */
export function brief(value: unknown): string {
  if (typeof value === 'string') return value.length > 24 ? `"${value.slice(0, 24)}…"` : `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** A list no longer than `most`; undefined, and noted, if it is anything else. */
export function readList(to: Reader, value: unknown, where: string, least: number, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return to.note('not-a-list', where, `must be a list, is ${brief(value)}`);
  if (value.length < least) return to.note('too-few', where, `must have at least ${least} entries, has ${value.length}`);
  if (value.length > most) return to.note('too-many', where, `may have at most ${most} entries, has ${value.length}`);
  return Array.from<unknown>(value);
}

/** A line of text that people see: no control characters, not blank, not endless. */
export function readText(to: Reader, value: unknown, where: string, most: number): string | undefined {
  if (typeof value !== 'string') return to.note('not-a-text', where, `must be a text, is ${brief(value)}`);
  if (value.length > most) return to.note('too-long', where, `may have at most ${most} characters, has ${value.length}`);
  if (value.trim() === '') return to.note('blank', where, 'must not be blank');
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value))
    return to.note('control-character', where, 'must be one line of plain text');
  return value.trim();
}

export function readWord<Word extends string>(to: Reader, value: unknown, where: string, words: readonly Word[]): Word | undefined {
  const word = words.find((w) => w === value);
  return word ?? to.note('unknown-word', where, `must be one of ${words.join(', ')}, is ${brief(value)}`);
}

export function readWhole(to: Reader, value: unknown, where: string, least: number, most: number): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value))
    return to.note('not-whole', where, `must be a whole number, is ${brief(value)}`);
  if (value < least || value > most) return to.note('out-of-range', where, `must be from ${least} to ${most}, is ${value}`);
  return value + 0;
}

/** A switch is on or off; off is the same as left out. */
export function readFlag(to: Reader, value: unknown, where: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') to.note('not-a-flag', where, `must be true or false, is ${brief(value)}`);
  return value === true;
}

const MOST_PATH = 20_000;

/** SVG path data of lines and curves; nothing else can hide in it. */
export function readPath(to: Reader, value: unknown, where: string): string | undefined {
  if (typeof value !== 'string') return to.note('not-a-text', where, `must be a text, is ${brief(value)}`);
  if (value.length > MOST_PATH) return to.note('too-long', where, `may have at most ${MOST_PATH} characters, has ${value.length}`);
  if (!/^M[MmLlCcSsZz\d\s,.-]+$/.test(value))
    return to.note('not-a-path', where, 'must be path data of M, L, C, S and Z with plain numbers');
  return value;
}

const MOST_SPOTS = 8;

export function readSpots(to: Reader, value: unknown, where: string): Spot[] | undefined {
  return readList(to, value, where, 1, MOST_SPOTS)?.flatMap((spot, i) => {
    const numbers = readNumbers(to, spot, `${where}[${i}]`, 3);
    if (numbers === undefined) return [];
    const [x = 0, y = 0, room = 0] = numbers;
    return [[x, y, room]];
  });
}

/** Exactly so many numbers, none of them endless. */
function readNumbers(to: Reader, value: unknown, where: string, count: number): number[] | undefined {
  const list = readList(to, value, where, count, count);
  const numbers = list?.filter((n) => typeof n === 'number').filter((n) => Math.abs(n) < 1e5);
  if (list === undefined || numbers === undefined) return undefined;
  return numbers.length === count ? numbers : to.note('not-a-number', where, `must be ${count} numbers`);
}
