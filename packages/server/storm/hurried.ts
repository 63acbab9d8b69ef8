import type { Chance } from './chance.ts';

/** Ends a turn as quickly as the rules allow, mostly. */
export function hurried(legal: readonly string[], chance: Chance): string {
  const quick = ['decline', 'done'].find((wish) => legal.includes(wish));
  if (quick !== undefined && chance.isLikely(0.8)) return quick;
  return chance.pick(legal);
}
