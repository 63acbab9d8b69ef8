/** Which games a run plays. Game number n of a seed is the same game for ever, in whatever run it comes. */

import type { Setup } from '../../packages/rules/src/api.ts';
import { editionOf } from '../../packages/rules/src/editions.ts';
import type { Pair, Start } from '../../packages/rules/test/game-text.ts';

export type EditionId = Setup['edition'];

export interface Wanted {
  readonly editions: readonly EditionId[];
  readonly seats: readonly number[];
  readonly seed: string;
  readonly pairs: boolean;
}

export interface Planned extends Start {
  readonly number: number;
  /** What the random player is seeded with. */
  readonly seed: string;
}

/** Every race with every power of an edition. */
function pairsOf(id: EditionId): Pair[] {
  const edition = editionOf(id);
  return edition?.races.flatMap(({ id: race }) => edition.powers.map(({ id: power }) => ({ race, power }))) ?? [];
}

/** One round of the plan: after so many games, every kind of game has come once. */
export const kindsOf = ({ editions, seats, pairs }: Wanted): number =>
  editions.reduce((sum, id) => sum + seats.length * (pairs ? pairsOf(id).length : 1), 0);

const cells = new Map<string, { edition: EditionId; seats: number; top?: Pair }[]>();

function cellsOf(wanted: Wanted): { edition: EditionId; seats: number; top?: Pair }[] {
  const key = `${wanted.editions} ${wanted.seats} ${wanted.pairs}`;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const list = wanted.seats.flatMap((seats) =>
    wanted.editions.flatMap((edition) => (wanted.pairs ? pairsOf(edition).map((top) => ({ edition, seats, top })) : [{ edition, seats }])),
  );
  cells.set(key, list);
  return list;
}

export function planned(wanted: Wanted, number: number): Planned {
  const list = cellsOf(wanted);
  const { edition, seats, top } = list[number % list.length]!;
  const seed = `${wanted.seed}/${number}`;
  return { number, seed, setup: { edition, seats, seed }, ...(top === undefined ? {} : { top }) };
}

/** The one line that plays this game again. */
export function reproduction({ number, setup, top }: Planned, seed: string): string {
  const pair = top === undefined ? '' : ` --top ${top.race},${top.power}`;
  return `npm run fuzz -- --edition ${setup.edition} --seats ${setup.seats} --seed ${seed} --game ${number}${pair}`;
}
