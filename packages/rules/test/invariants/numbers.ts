import type { State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

/** Amounts of which there cannot be fewer than none. */
const AMOUNTS = ['coins', 'tray', 'hand', 'aside', 'tokens', 'pieces', 'kept', 'supply', 'offerCoins', 'faces', 'counters', 'memory', 'today'] as const;

function whole(s: State): void {
  for (const [field, value] of Object.entries(s)) {
    for (const n of typeof value === 'number' ? [value] : Array.isArray(value) ? value.flat() : []) {
      demand(typeof n === 'string' || Number.isSafeInteger(n), () => `${field} has ${n} in it`);
    }
  }
}

export const numbers: Check[] = [
  { name: 'every number of a state is a whole number', state: whole },
  {
    name: 'no amount falls below zero',
    state: (s) => {
      for (const field of AMOUNTS) for (const n of s[field]) demand(n >= 0, () => `${field} has ${n} in it`);
    },
  },
];
