/** Some full state that fits what a view shows: unseen tiles, faces and markers are dealt anew from a seed. The only way a bot gets a state. */
import { boxOf, charterOf, tilesIn } from '../charter.ts';
import { draw, keyOf, PURPOSES, SEATS, shuffle } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { editionOf } from '../editions.ts';
import { position } from '../positions/build.ts';
import type { Position, RegionPosition } from '../positions/position.ts';
import { newest, versionOf } from '../versions/versions.ts';
import { faceDownRegions, type View } from './view.ts';

/** Some whole game that fits what a view shows, hidden facts drawn by the seed: how a bot gets a state to try things out in. */
export function determinize(v: View, seed: string): State {
  const luck = { key: keyOf(`determinize ${seed}`), counters: new Array<number>(PURPOSES).fill(0) };
  const unseenMarkers = markersIn(v).filter((id) => !v.regions.some(({ markers = [] }) => markers.includes(id)));
  const order = [...unseenMarkers.keys()];
  shuffle(luck, order, SEATS);
  const dealt = faceDownRegions(v).map((r, i) => ({ r, id: unseenMarkers[order[i]] }));
  const regions = v.regions.map((region, r): RegionPosition => {
    const down = dealt.filter((marker) => marker.r === r).map(({ id }) => id);
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
  const faces = Object.entries(v.pile?.faces ?? {}).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const faceOrder = [...faces.keys()];
  shuffle(luck, faceOrder, SEATS);
  const laid = v.regions.flatMap(({ pieces }, r) => (pieces?.bomb === undefined ? [] : [r]));
  const given: Position = {
    edition: v.edition,
    ...(v.variant === undefined ? {} : { variant: v.variant }),
    ...charterOf(v),
    board: v.board,
    ...(v.homebrew === undefined ? {} : { homebrew: v.homebrew }),
    rounds: v.rounds,
    round: v.round,
    seat: v.seat,
    phase: v.phase,
    seats: v.seats.map(({ team: _seatsTellIt, ...seat }) => ({ coins: guess(v, luck), ...seat })),
    regions: Object.fromEntries(regions.entries()),
    offers: v.offers,
    ...(v.pile === undefined
      ? {}
      : {
          bombs: Object.fromEntries(laid.map((r, i) => [r, faces[faceOrder[i]]])),
          bombPile: faceOrder.slice(laid.length).map((i) => faces[i]),
        }),
    ...(v.harmony === undefined ? {} : { harmony: v.harmony }),
    seed: `determinized ${seed}`,
    memory: { ...v.memory, ...(dealt.length === 0 ? {} : { hidden: dealt.map(({ id }) => id) }) },
    stacks: { discards: v.unseen.discards },
    ...(v.prompts.length === 0 ? {} : { prompts: v.prompts }),
  };
  return position(given);
}

/** Artifacts and places in the box of the game. */
function markersIn(v: View): string[] {
  const edition = editionOf(v.edition, v.variant);
  const version = versionOf(v.rules) ?? newest;
  if (edition === undefined) return [];
  const box = v.box ?? tilesIn(boxOf(version, edition));
  return edition.markers.map(({ id }) => id).filter((id) => box.includes(id));
}

/** A purse that nobody may look into: about what the viewer has, or what a seat has by this round. */
function guess(v: View, luck: Parameters<typeof draw>[0]): number {
  const own = v.viewer === undefined ? undefined : v.seats[v.viewer]?.coins;
  const likely = own ?? 5 + 7 * (v.round - 1);
  return Math.max(1, likely - 5 + draw(luck, SEATS, 11));
}
