import { type Marker, place } from '../../core/ability.ts';
import { held, terrain } from '../../core/map.ts';
import { indexOf } from '../../core/world.ts';

/** Karazhan. A coin more for each other region held with the terrain that it stands on. */
export const karazhan: Marker = place({
  id: 'karazhan',
  income: {
    rule: 'AZ-KARAZHAN-1',
    amount: (p, me) => {
      const here = p.markerAt[indexOf(p, karazhan)];
      return held(p, me, (q, r) => r !== here && terrain(q, r) === terrain(q, here));
    },
  },
});
