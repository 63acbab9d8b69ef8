/** What the figures come to, for a sentence: who stands out, how far, and how sure that is. */
import type { FaceReport } from './faces.ts';
import { type Interval, narrowed } from './interval.ts';
import type { Report, TileReport } from './report.ts';

/** A tile is fair when it is this near to the mean of the others, as a share of their coins. */
export const FAIR = 0.03;
/** What stands out of a box is further from the mean than this. */
const FAR = 0.1;
/** What one token more or less is worth to a people, as a share of its coins: measured, see docs/guide/balance.md. */
export const TOKEN = 0.12;
/** A region that is entered in fewer of 100 games might as well be a lake. */
const SELDOM = 0.02;
/** Games in which anybody might have gone there; after fewer it may be chance that nobody has. */
const FEW_GAMES = 20;

/** How a tile stands to the mean of its kind. */
export interface TileVerdict {
  readonly id: string;
  readonly kind: 'race' | 'power';
  /** `open`: more games are needed to tell. */
  readonly says: 'strong' | 'weak' | 'fair' | 'open';
  readonly effect: Interval;
  /** A value that should make it fair; undefined where none does. */
  readonly tryValue?: number;
}

/** What a whole box comes to: those that surely stand out, the furthest first. */
export interface BoxVerdict {
  readonly tiles: number;
  readonly standOut: readonly TileVerdict[];
  readonly far: number;
}

/** What a map comes to. */
export interface MapVerdict {
  /** By number of seats: the place that wins most, and whether it surely wins more than its share. */
  readonly seats: readonly { readonly seats: number; readonly place: number; readonly wins: Interval; readonly isSure: boolean }[];
  /** Regions that hardly anybody enters, by board. */
  readonly shunned: readonly { readonly board: string; readonly region: number }[];
}

const isWithin = ({ high, low }: Interval, limit: number): boolean => low >= -limit && high <= limit;

/** Whether it can be said that the tile is fair: nine times out of ten, as is usual for showing that something makes no difference. */
export const isFair = (effect: Interval): boolean => isWithin(narrowed(effect), FAIR);

/** Surely further from the mean than what is fair. */
export const isOff = ({ high, low }: Interval): boolean => low > FAIR || high < -FAIR;

const LEAST = { race: 1, power: 0 };
const MOST = { race: 10, power: 5 };

/** Undefined as long as it has hardly been seen. */
export function tileVerdict({ coins: effect, id, kind, value }: TileReport): TileVerdict | undefined {
  if (effect === undefined) return undefined;
  if (isFair(effect)) return { id, kind, says: 'fair', effect };
  if (effect.low <= 0 && effect.high >= 0) return { id, kind, says: 'open', effect };
  const better = value - Math.round(effect.value / TOKEN);
  const canTry = better !== value && better >= LEAST[kind] && better <= MOST[kind];
  return { id, kind, says: effect.value > 0 ? 'strong' : 'weak', effect, ...(canTry && { tryValue: better }) };
}

/** Which tiles surely stand out. */
export function boxVerdict({ tiles }: Report): BoxVerdict {
  const isFar = ({ effect: { high, low } }: TileVerdict): boolean => low > FAR || high < -FAR;
  const standOut = tiles
    .flatMap((tile) => tileVerdict(tile) ?? [])
    .filter(isFar)
    .sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value));
  return { tiles: tiles.length, standOut, far: FAR };
}

/** Whether a place in the order of play is surely better, and where nobody goes. */
export function mapVerdict({ faces, seats }: Report): MapVerdict {
  const counts = [...new Set(seats.map((line) => line.seats))];
  return {
    seats: counts.flatMap((count) => {
      const lines = seats.flatMap(({ place, seats: of, wins }) => (of === count && wins !== undefined ? [{ place, wins }] : []));
      const [best] = lines.toSorted((a, b) => b.wins.value - a.wins.value);
      return best === undefined ? [] : [{ seats: count, ...best, isSure: best.wins.low > 1 / count }];
    }),
    shunned: faces.flatMap(shunnedOf),
  };
}

const shunnedOf = ({ games, id, regions }: FaceReport): { board: string; region: number }[] =>
  games < FEW_GAMES ? [] : regions.flatMap(({ entered, isWater }, region) => (entered < SELDOM && !isWater ? [{ board: id, region }] : []));
