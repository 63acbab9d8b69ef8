/** Artifacts and places on the map. */

import { type Denial, deny, type Marker } from '../core/ability.ts';
import { deployMarker, type Move } from '../core/move.ts';
import type { RegionNo, SeatNo } from '../core/numbers.ts';
import type { Read } from '../core/state.ts';
import type { NumberedMarker } from '../core/tiles.ts';
import { indexOf } from '../core/world.ts';

export function faceUpIn(p: Read, r: RegionNo, kind?: Marker['kind']): NumberedMarker[] {
  return p.world.markers.filter((marker, m) => p.markerAt[m] === r && p.markerUp[m] === 1 && (kind === undefined || marker.kind === kind));
}

/** Why its owner cannot lay an artifact there. */
export const deniesLaying = (p: Read, seat: SeatNo, id: string, rule: string, move: Move): Denial | undefined =>
  move.type === 'deploy' && move.piece === id && p.holder[move.region] !== p.active[seat]
    ? deny('not-yours', rule, 'it is laid in a region of the active people')
    : undefined;

/** Where its owner may lay an artifact at the end of the turn. */
export function ownRegions(p: Read, seat: SeatNo, marker: Marker, add: (move: number) => void): void {
  const index = indexOf(p, marker);
  for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat]) add(deployMarker(r, index));
}
