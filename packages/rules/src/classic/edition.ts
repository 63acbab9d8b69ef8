/** Small World. */
import { common } from '../core/ability.ts';
import { column } from '../core/draft.ts';
import type { Edition } from '../core/edition.ts';
import { holdsAny, isLand } from '../core/map.ts';
import { mostCoins } from '../core/outcome.ts';
import { coreRulings } from '../core/rulings.ts';
import { pieces } from './pieces.ts';
import { powers } from './powers/index.ts';
import { races } from './races/index.ts';
import { classicRulings } from './rulings.ts';

export const classic: Edition = {
  id: 'classic',
  races: Object.values(races),
  powers: Object.values(powers),
  markers: [],
  pieces: Object.values(pieces),
  rulings: { ...coreRulings, ...classicRulings },
  natives: 18,
  common: common({ id: 'everybody' }),
  landing: {
    rule: 'CL-FIRST-1',
    entry: 'CL-FIRST-1',
    extra: 0,
    open: (p, me, r) => p.world.entry[r] && isLand(p, r) && !holdsAny(p, me),
  },
  ownDeclined: { defends: false, rule: 'CL-COST-1' },
  endOrder: [],
  draft: column,
  outcome: mostCoins,
  deal: () => undefined,
};
