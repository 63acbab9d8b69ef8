/** Chance for players that choose at random: the same seed makes the same choices, on every machine. */

/** Mulberry32 over an FNV hash of the seed; a whole number below the limit each time. */
export function chanceFrom(seed: string): (limit: number) => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return Math.floor((((n ^ (n >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}
