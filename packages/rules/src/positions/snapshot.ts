/** A state written out in full, secrets included: `position(snapshot(s))` plays on exactly like `s`, randomness too. Never for players. */
import { NONE, type Read, type Whole } from '../core/state.ts';
import type { Position, RegionPosition, Stacks } from './position.ts';
import { phaseOf, writtenBoard, writtenHarmony, writtenMemory, writtenPrompts, writtenRegion, writtenSeat } from './written.ts';

/** The whole game as JSON, secrets included: `position(snapshot(s))` plays on exactly like `s`. */
export function snapshot(s: Whole): Position {
  const { charter, edition, homebrew } = s.world;
  const bombs = Object.fromEntries([...s.faces.keys()].filter((r) => s.faces[r] > 0).map((r) => [r, faceName(s, s.faces[r] - 1)]));
  const regions = [...s.holder.keys()].map((r) => [r, regionOf(s, r)] as const);
  const hidden = hiddenBesideOthers(s);
  return {
    edition: edition.id === 'classic' ? 'classic' : 'azeroth',
    ...(edition.variant && { variant: edition.variant }),
    ...charter,
    board: writtenBoard(s),
    rounds: s.rounds,
    round: s.round,
    seat: s.turn,
    phase: phaseOf(s),
    seats: s.coins.map((coins, seat) => ({ ...writtenSeat(s, seat), coins })),
    regions: Object.fromEntries(regions.filter(([, region]) => Object.keys(region).length > 0)),
    offers: edition.draft.written(s),
    ...(Object.keys(bombs).length === 0 ? {} : { bombs }),
    ...(s.world.pieces.every(({ faces }) => faces.length === 0)
      ? {}
      : { bombPile: [...s.pile].reverse().map((face) => faceName(s, face)) }),
    ...writtenHarmony(s),
    ...(s.dice.length === 0 ? {} : { dice: [...s.dice] }),
    seed: s.seed,
    ...(homebrew && { homebrew }),
    memory: { ...writtenMemory(s), ...(hidden.length === 0 ? {} : { hidden }), draws: [...s.counters] },
    stacks: stacksOf(s),
    ...(s.prompts.length === 0 ? {} : { prompts: writtenPrompts(s) }),
  };
}

const faceName = (p: Read, face: number): string => p.world.pieces.find(({ faces }) => faces.length > 0)?.faces[face]?.id ?? '';

function regionOf(p: Read, r: number): RegionPosition {
  const here = p.world.markers.filter(({ index }) => p.markerAt[index] === r);
  const isDown = here.length > 0 && here.every(({ index }) => p.markerUp[index] === 0);
  return {
    ...writtenRegion(p, r),
    ...(here.length === 0 ? {} : { markers: here.map(({ id }) => id) }),
    ...(isDown ? { faceDown: true } : {}),
  };
}

/** Markers face down in a region where another one lies face up. */
function hiddenBesideOthers(p: Read): string[] {
  const { markers } = p.world;
  const upIn = (r: number): boolean => markers.some(({ index }) => p.markerAt[index] === r && p.markerUp[index] === 1);
  return markers
    .filter(({ index }) => p.markerAt[index] !== NONE && p.markerUp[index] === 0 && upIn(p.markerAt[index]))
    .map(({ id }) => id);
}

function stacksOf(p: Whole): Stacks {
  const { powers, races } = p.world;
  return {
    races: p.stacks.map((stack) => [...stack].reverse().map((race) => races[race].id)),
    powers: [...p.powerStack].reverse().map((power) => powers[power].id),
    discards: p.powerDiscards.map((power) => powers[power].id),
  };
}
