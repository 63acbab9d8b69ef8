/** A player that is neither good nor silly: it conquers while it can, uses what its people can do, and declines when its hand is empty. */
import { ABANDON, CHOOSE, CONQUER, cOf, DECLINE, DONE, EXPAND, kindOf, ROLL, USE } from '../../packages/rules/src/core/move.ts';
import type { State } from '../../packages/rules/src/search.ts';
import type { Random } from '../../packages/rules/test/random.ts';

/** Free tokens with which a people is still worth expanding. */
const FEW = 3;

export function sensible(s: State, listed: readonly number[], random: Random): number {
  const kinds = listed.map(kindOf);
  if (s.prompts.length === 0 && kinds.includes(EXPAND)) return random(10) < (freeTokens(s) <= FEW ? 7 : 0) ? DECLINE : EXPAND;
  const likings = listed.map((move) => liking(s, move));
  let at = random(likings.reduce((sum, n) => sum + n, 0));
  for (const [i, n] of likings.entries()) {
    at -= n;
    if (at < 0) return listed[i]!;
  }
  return listed[0]!;
}

function liking(s: State, move: number): number {
  switch (kindOf(move)) {
    case USE:
      return 30;
    case CONQUER:
      return cOf(move) > 0 ? 60 : 40;
    case CHOOSE:
      return 20;
    case ROLL:
      return 12;
    case DONE:
      return s.prompts.length > 0 ? 10 : 4;
    case ABANDON:
    case DECLINE:
      return 1;
    default:
      return 20;
  }
}

/** Tokens that could be taken up for conquests. */
function freeTokens(s: State): number {
  const me = s.active[s.turn] ?? -1;
  let free = (s.hand[me] ?? 0) + (s.aside[me] ?? 0);
  for (const [r, holder] of s.holder.entries()) if (holder === me) free += Math.max(0, (s.tokens[r] ?? 0) - 1);
  return free;
}
