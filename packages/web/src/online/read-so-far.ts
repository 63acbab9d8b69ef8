/** How far the chat of each table has been read in this browser: what was read stays read after a reload. */
import type { Drawer } from '../table/library.ts';

const KEY = 'elbowroom chat heard';
/** Tables that are remembered; the oldest are forgotten. */
const MOST_TABLES = 50;

type Read = readonly (readonly [table: string, line: number])[];

const isRead = (value: unknown): value is Read =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number');

function kept(shelf: Drawer | undefined): Read {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    return isRead(value) ? value : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was read, or 0. */
export const readSoFar = (shelf: Drawer | undefined, table: string): number => kept(shelf).find(([id]) => id === table)?.[1] ?? 0;

/** A browser that keeps nothing forgets it with the page. */
export function keepRead(shelf: Drawer | undefined, table: string, line: number): void {
  const others = kept(shelf).filter(([id]) => id !== table);
  try {
    shelf?.setItem(KEY, JSON.stringify([[table, line], ...others].slice(0, MOST_TABLES)));
  } catch {
    // Full, or forbidden.
  }
}
