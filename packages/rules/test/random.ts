/** Chance for tests and tools: the same text gives the same numbers, on every machine. Has nothing to do with the chance inside a game. */

/** The next whole number below a limit. */
export type Random = (limit: number) => number;

/** Mulberry32 over an FNV hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return Math.floor((((n ^ (n >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)];
