/** The numbers that the evaluation works with: data, tuned by self-play (see docs/guide/bots.md). */
import type { State } from '@elbowroom/rules';
import { isAtHome, type Net } from './net/net.ts';
import { netFor } from './net/nets.ts';
import tuned from './weights.json' with { type: 'json' };

export interface Weights {
  /** Coins to come for the seat that has just played, and for the others: BASES × FEATURES. */
  readonly just: readonly number[];
  readonly later: readonly number[];
  /** Chance to lose a region before the next turn, by how it is reached and by its cost. */
  readonly threat: readonly (readonly number[])[];
  /** What a race and a power bring each turn beyond what the features see, by tile. */
  readonly races: readonly number[];
  readonly powers: readonly number[];
  /** What corrects all of it at the end of a turn; not everybody has it. */
  readonly net?: Net;
}

/** As the file has it: one entry for each edition and number of seats. */
export interface TunedEntry {
  readonly just: readonly number[];
  readonly later: readonly number[];
  readonly threat: readonly (readonly number[])[];
  readonly tiles: Readonly<Record<string, number>>;
}
export type Tuned = Readonly<Record<string, TunedEntry>>;

const file: Tuned = tuned;
const known = new WeakMap<object, Map<number, Weights>>();

const settingOf = ({ active, world: { edition } }: State): string =>
  `${edition.teamOf === undefined ? edition.id : 'battle'}-${active.length}`;

export function weightsFor(s: State): Weights {
  let bySeats = known.get(s.world);
  if (bySeats === undefined) {
    bySeats = new Map();
    known.set(s.world, bySeats);
  }
  const found = bySeats.get(s.active.length) ?? learnedFor(s);
  bySeats.set(s.active.length, found);
  return found;
}

function learnedFor(s: State): Weights {
  const setting = settingOf(s);
  const net = netFor(setting);
  return { ...resolved(s, file[setting] ?? nearest(s)), ...(net !== undefined && isAtHome(net, s.world.size) ? { net } : {}) };
}

/** A setting that was never tuned borrows from the one that is most like it. */
function nearest(s: State): TunedEntry {
  const seats = Math.min(5, s.active.length);
  return file[`${s.world.edition.landing.extra > 0 ? 'azeroth' : 'classic'}-${seats}`] ?? file['classic-2'];
}

export function resolved(s: State, { just, later, threat, tiles }: TunedEntry): Weights {
  const { powers, races } = s.world;
  return {
    just,
    later,
    threat,
    races: races.map(({ id }) => tiles[`race ${id}`] ?? 0),
    powers: powers.map(({ id }) => tiles[`power ${id}`] ?? 0),
  };
}
