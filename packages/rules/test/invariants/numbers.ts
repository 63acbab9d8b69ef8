import type { State } from '../../src/core/state.ts';
import { type Check, demand } from './check.ts';

/** Amounts of which there cannot be fewer than none. */
const AMOUNTS = [
  'coins',
  'tray',
  'hand',
  'aside',
  'tokens',
  'pieces',
  'kept',
  'supply',
  'offerCoins',
  'faces',
  'counters',
  'memory',
  'today',
] as const;

function wholeList(field: string, list: readonly unknown[]): void {
  for (let i = 0; i < list.length; i++) {
    const n = list[i];
    if (Array.isArray(n)) wholeList(field, n);
    else if (!Number.isSafeInteger(n) && typeof n !== 'string') demand(false, () => `${field} has ${n} in it`);
  }
}

/** Strings are names. */
function whole(s: State): void {
  for (const [field, value] of Object.entries(s)) {
    if (Array.isArray(value)) wholeList(field, value);
    else if (typeof value === 'number') demand(Number.isSafeInteger(value), () => `${field} is ${value}`);
  }
}

export const numbers: Check[] = [
  { name: 'every number of a state is a whole number', state: whole },
  {
    name: 'no amount falls below zero',
    state: (s) => {
      for (const field of AMOUNTS) {
        const list = s[field];
        for (let i = 0; i < list.length; i++) if (list[i] < 0) demand(false, () => `${field} has ${list[i]} in it`);
      }
    },
  },
];
