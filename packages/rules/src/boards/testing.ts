/** Small boards for tests, and faults in few words. */
import { InvalidBoard } from './fault.ts';
import type { Board, Region } from './region.ts';

/** Code and place of every fault with which `work` refuses a board; throws if it does not. */
export function faultsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidBoard) return error.faults.map(({ code, where }) => `${code} ${where}`);
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A board of plain hills from its borders, as `0-1 1-2`; `more` adds to single regions. */
export function hills(borders: string, more: Readonly<Record<number, Partial<Region>>> = {}): Board {
  const pairs = borders
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('-').map(Number));
  const count = Math.max(...pairs.flat(), ...Object.keys(more).map(Number)) + 1;
  const bordering = (r: number): number[] => pairs.flatMap(([a = -1, b = -1]) => (a === r ? [b] : b === r ? [a] : []));
  return { id: 'test', regions: Array.from({ length: count }, (_, r) => ({ terrain: 'hill', borders: bordering(r), ...more[r] })) };
}
