/** Small World of Warcraft. */

import { column } from '../core/draft.ts';
import type { Edition } from '../core/edition.ts';
import { replaced } from '../core/lists.ts';
import { mostCoins } from '../core/outcome.ts';
import { MARKERS, shuffle } from '../core/random.ts';
import { coreRulings } from '../core/rulings.ts';
import type { State } from '../core/state.ts';
import { artifacts } from './artifacts/index.ts';
import { factionBonus } from './factions.ts';
import { pieces } from './pieces.ts';
import { places } from './places/index.ts';
import { powers } from './powers/index.ts';
import { races } from './races/index.ts';
import { azerothRulings } from './rulings.ts';

export const azeroth: Edition = {
  id: 'azeroth',
  races: Object.values(races),
  powers: Object.values(powers),
  markers: [...Object.values(artifacts), ...Object.values(places)],
  pieces: Object.values(pieces),
  rulings: { ...coreRulings, ...azerothRulings },
  natives: 15,
  common: factionBonus,
  landing: { rule: 'AZ-TRAVEL-1', entry: 'AZ-FIRST-1', extra: 1, open: (p, _me, r) => p.world.anchor[r] },
  ownDeclined: { defends: true, rule: 'AZ-COST-1' },
  endOrder: ['defensive', 'entrenched', 'humans', 'goblins', 'aegis-of-aggramar', 'heart-of-azeroth', 'pandaren'], // AZ-TURN-3
  draft: column,
  outcome: mostCoins,
  deal: layMarkers,
};

/** AZ-ISLAND-2 As many markers as seats, face down, one on each island's marker region. */
function layMarkers(s: State): void {
  const drawn = s.world.markers.map((_, m) => m);
  shuffle(s, drawn, MARKERS);
  const spots = [...s.world.markerSpot.keys()].filter((r) => s.world.markerSpot[r]).slice(0, s.active.length);
  for (const [i, r] of spots.entries()) s.markerAt = replaced(s.markerAt, drawn[i], r);
}
