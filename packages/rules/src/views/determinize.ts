/** Some full state that fits what a view shows: unseen tiles, faces and markers are dealt anew from a seed. The only way a bot gets a state. */
import { boxOf, charterOf, tilesIn } from '../charter.ts';
import { draw, keyOf, PURPOSES, SEATS, shuffle } from '../core/random.ts';
import { START_COINS } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { editionOf } from '../editions.ts';
import { position } from '../positions/build.ts';
import type { Position, RegionPosition } from '../positions/position.ts';
import { newest, versionOf } from '../versions/versions.ts';
import { faceDownRegions, type View } from './view.ts';

/** Some whole game that fits what a view shows, hidden facts drawn by the seed: for bots to try things out in. */
export function determinize(v: View, seed: string): State {
  const luck = { key: keyOf(`determinize ${seed}`), counters: new Array<number>(PURPOSES).fill(0) };
  const hidden = dealtMarkers(v, luck);
  const given: Position = {
    edition: v.edition,
    ...(v.variant && { variant: v.variant }),
    ...charterOf(v),
    board: v.board,
    ...(v.homebrew && { homebrew: v.homebrew }),
    rounds: v.rounds,
    round: v.round,
    seat: v.seat,
    phase: v.phase,
    seats: v.seats.map(({ team: _seatsTellIt, ...seat }) => ({
      coins: seat.gained === undefined ? guess(v, luck) : Math.max(0, START_COINS + seat.gained),
      ...seat,
    })),
    regions: Object.fromEntries(regionsOf(v, hidden).entries()),
    offers: v.offers,
    ...dealtFaces(v, luck),
    ...(v.harmony && { harmony: v.harmony }),
    seed: `determinized ${seed}`,
    memory: { ...v.memory, ...(hidden.length === 0 ? {} : { hidden: hidden.map(({ id }) => id) }) },
    stacks: { discards: v.unseen.discards },
    ...(v.prompts.length === 0 ? {} : { prompts: v.prompts }),
  };
  return position(given);
}

type Luck = Parameters<typeof draw>[0];

/** Unseen artifacts and places, one for every one that lies face down. */
function dealtMarkers(v: View, luck: Luck): { readonly r: number; readonly id: string }[] {
  const unseen = markersIn(v).filter((id) => !v.regions.some(({ markers = [] }) => markers.includes(id)));
  const order = [...unseen.keys()];
  shuffle(luck, order, SEATS);
  return faceDownRegions(v).map((r, i) => ({ r, id: unseen[order[i]] }));
}

function regionsOf(v: View, hidden: readonly { readonly r: number; readonly id: string }[]): RegionPosition[] {
  return v.regions.map((region, r): RegionPosition => {
    const down = hidden.filter((marker) => marker.r === r).map(({ id }) => id);
    const { bomb: _faceless, ...faced } = region.pieces ?? {};
    const pieces = v.pile === undefined ? (region.pieces ?? {}) : faced;
    const { race, tokens, markers = [] } = region;
    return {
      ...(race === undefined ? {} : { race, tokens: tokens ?? 0 }),
      ...(Object.keys(pieces).length === 0 ? {} : { pieces }),
      ...(markers.length + down.length === 0 ? {} : { markers: [...markers, ...down] }),
      ...(markers.length === 0 && down.length > 0 ? { faceDown: true } : {}),
    };
  });
}

/** Faces for the pieces that lie on the map with their back up, and for the pile that is left. */
function dealtFaces(v: View, luck: Luck): Pick<Position, 'bombs' | 'bombPile'> {
  if (v.pile === undefined) return {};
  const faces = Object.entries(v.pile.faces).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const order = [...faces.keys()];
  shuffle(luck, order, SEATS);
  const laid = v.regions.flatMap(({ pieces }, r) => (pieces?.bomb === undefined ? [] : [r]));
  return {
    bombs: Object.fromEntries(laid.map((r, i) => [r, faces[order[i]]])),
    bombPile: order.slice(laid.length).map((i) => faces[i]),
  };
}

/** Artifacts and places in the box of the game. */
function markersIn(v: View): string[] {
  const edition = editionOf(v.edition, v.variant);
  const version = versionOf(v.rules) ?? newest;
  if (edition === undefined) return [];
  const box = v.box ?? tilesIn(boxOf(version, edition));
  return edition.markers.map(({ id }) => id).filter((id) => box.includes(id));
}

/** A purse that nobody has counted: about what the viewer has, or what a seat has by this round. */
function guess(v: View, luck: Luck): number {
  const own = v.viewer === undefined ? undefined : v.seats[v.viewer]?.coins;
  const likely = own ?? 5 + 7 * (v.round - 1);
  return Math.max(1, likely - 5 + draw(luck, SEATS, 11));
}
