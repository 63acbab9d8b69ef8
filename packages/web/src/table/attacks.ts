/** How the viewer could attack now, region by region. */
import { cost, legalMoves, type View } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';
import type { Target } from '../board/view.ts';

/** How a region could be attacked: with which abilities, if it needs any. */
export type Attack = Target & { readonly ability?: string | undefined };

/** The way to be told of for each region that the viewer may attack. */
export function attacksOf(view: View, { phase }: Tabletop): Map<number, Attack> {
  const found = new Map<number, Attack>();
  if (phase !== 'conquest') return found;
  for (const move of legalMoves(view)) {
    if (move.type !== 'conquer' && move.type !== 'roll') continue;
    const ability = move.with?.join(' ');
    const price = cost(view, move.region, ability);
    if (price.blocked !== undefined) continue;
    const attack = { cost: price.total, ...(ability && { ability }), ...(price.chance < 1 && { chance: price.chance }) };
    const known = found.get(move.region);
    if (known === undefined || attackRank(attack) < attackRank(known)) found.set(move.region, attack);
  }
  return found;
}

/** A sure way before one by the die, a plain one before one that can be gone only once a turn, a cheap one before a dear one. */
export const attackRank = ({ cost: tokens, chance = 1, ability }: Attack): number =>
  (1 - chance) * 1000 + (ability?.split(' ').length ?? 0) * 100 + tokens;
