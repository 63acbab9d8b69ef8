/** Chance for bots: the same seed makes the same choices, on every machine. */

/** A whole number below the limit. */
export type Chance = (limit: number) => number;

/** Mulberry32 over an FNV hash of the seed. */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return Math.floor((((n ^ (n >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}
