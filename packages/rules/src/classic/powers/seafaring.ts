import { power } from '../../core/ability.ts';
import { terrain } from '../../core/map.ts';
import { SEA } from '../../core/world.ts';

/** Seafaring. Seas and the lake can be conquered, and are kept in decline. */
export const seafaring = power({
  id: 'seafaring',
  value: 5,
  swims: true, // CL-SEAFARING-2 follows: without it nobody can take them
  enters: (p, _me, r) => terrain(p, r) === SEA && p.world.edge[r] && p.world.rulings['seafaring-entry'] === 'edge-sea', // CL-SEAFARING-1
});
