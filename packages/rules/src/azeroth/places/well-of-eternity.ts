import { type Marker, place } from '../../core/ability.ts';
import { replaced } from '../../core/lists.ts';
import { isWater } from '../../core/map.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { draw, MARKERS } from '../../core/random.ts';
import { NONE, type Read, type State } from '../../core/state.ts';
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
      const around = p.world.borders[p.markerAt[indexOf(p, wellOfEternity)]];
      const own = regionsOf(p, me, around);
      return own > 0 && around.every((r) => p.holder[r] === me || p.holder[r] === NONE || regionsOf(p, p.holder[r], around) < own) ? 2 : 0;
    },
  },
});

const regionsOf = (p: Read, people: PeopleNo, among: readonly RegionNo[]): number =>
  among.reduce((count, r) => (p.holder[r] === people ? count + 1 : count), 0);

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
