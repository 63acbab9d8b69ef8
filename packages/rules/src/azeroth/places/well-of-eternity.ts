import { type Marker, place } from '../../core/ability.ts';
import { replaced } from '../../core/lists.ts';
import { isWater } from '../../core/map.ts';
import type { RegionNo } from '../../core/numbers.ts';
import { draw, MARKERS } from '../../core/random.ts';
import { NONE, type State } from '../../core/state.ts';
import { carry, note } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';

/** Well of Eternity. It moves into the water of its island; the people with most regions around it takes 2 coins, active or in decline. */
export const wellOfEternity: Marker = place({
  id: 'well-of-eternity',
  everywhere: true,
  onReveal: (s, r) => {
    const water = s.world.island.findIndex((island, w) => island === s.world.island[r] && isWater(s, w));
    if (water === NONE) replace(s, r);
    else carry(s, wellOfEternity, water); // AZ-WELL-1
  },
  income: {
    rule: 'AZ-WELL-2',
    amount: (p, me) => {
      const counts = new Map<number, number>();
      for (const r of p.world.borders[p.markerAt[indexOf(p, wellOfEternity)]]) counts.set(p.holder[r], (counts.get(p.holder[r]) ?? 0) + 1);
      const own = counts.get(me) ?? 0;
      return [...counts].every(([people, count]) => people === me || people === NONE || count < own) && own > 0 ? 2 : 0;
    },
  },
});

/** No water on this island: another place, drawn from those that are not in the game. */
function replace(s: State, r: RegionNo): void {
  const well = indexOf(s, wellOfEternity);
  s.markerAt = replaced(s.markerAt, well, NONE);
  s.markerUp = replaced(s.markerUp, well, 0);
  const left = s.world.markers.filter((marker) => marker.kind === 'place' && marker.index !== well && s.markerAt[marker.index] === NONE);
  if (left.length === 0) return;
  const { id, index } = left[draw(s, MARKERS, left.length)];
  s.markerAt = replaced(s.markerAt, index, r);
  s.markerUp = replaced(s.markerUp, index, 1);
  note(s, { type: 'turned-up', marker: id, region: r });
}
