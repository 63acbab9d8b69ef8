/** Which games a run plays. Game number n of a seed is the same game for ever, in whatever run it comes. */

import type { Setup } from '../../packages/rules/src/api.ts';
import { editionOf } from '../../packages/rules/src/editions.ts';
import type { Pair, Start } from '../../packages/rules/src/record.ts';
import { withTiles } from '../../packages/rules/test/extras.ts';
import { homemade } from '../../packages/rules/test/homemade.ts';
import { withHouseRules } from '../../packages/rules/test/house-rules.ts';
import { randomFrom } from '../../packages/rules/test/random.ts';

/** Editions, the battle among them. */
export const KINDS = ['classic', 'azeroth', 'battle'] as const;
export type Kind = (typeof KINDS)[number];

/** What a game is made to begin with. */
interface Forced {
  readonly top?: Pair;
  readonly markers?: readonly string[];
}

export interface Wanted extends Forced {
  readonly editions: readonly Kind[];
  readonly seats: readonly number[];
  readonly seed: string;
  /** Every race with every power, and each of them with every artifact and place on the map. */
  readonly pairs: boolean;
}

export interface Planned extends Start {
  readonly number: number;
  /** What the random player is seeded with. */
  readonly seed: string;
}

interface Cell extends Forced {
  readonly kind: Kind;
  readonly seats: number;
}

/** Homemade tiles join in one game of so many; after so many games all kinds have had them, and others come in turn. */
const HOMEMADE = 5;
const SAME_TILES = 60;

/** One game of so many is played by the book of the newest version; the others by house rules. */
const HOUSE_RULES = 3;

const chosen = (kind: Kind): Pick<Setup, 'edition' | 'variant'> =>
  kind === 'battle' ? { edition: 'azeroth', variant: 'battle' } : { edition: kind };

/** Every race with every power, and with all markers in turn, as many at a time as lie on the map. */
function pairsOf(kind: Kind, seats: number): Cell[] {
  const { edition: id, variant } = chosen(kind);
  const edition = editionOf(id, variant);
  if (edition === undefined) return [];
  const { markers, powers, races, teamOf } = edition;
  const teams = teamOf && new Set(Array.from({ length: seats }, (_, seat) => teamOf(seats, seat)));
  const inGame = races.filter(({ faction }) => teams === undefined || (faction !== undefined && teams.has(faction)));
  const groups = inTurn(
    markers.map((marker) => marker.id),
    seats,
  );
  return groups.flatMap((group) =>
    inGame.flatMap(({ id: race }) =>
      powers.map(({ id: power }) => ({ kind, seats, top: { race, power }, ...(group.length === 0 ? {} : { markers: group }) })),
    ),
  );
}

/** All ids in groups of one size, the last one filled up from the front. */
function inTurn(ids: readonly string[], size: number): string[][] {
  const groups = Array.from({ length: Math.max(1, Math.ceil(ids.length / size)) }, (_, g) => g * size);
  return groups.map((from) => (ids.length === 0 ? [] : Array.from({ length: size }, (_, i) => ids[(from + i) % ids.length]!)));
}

const lists = new Map<string, Cell[]>();

function cellsOf(wanted: Wanted): Cell[] {
  const key = `${wanted.editions} ${wanted.seats} ${wanted.pairs}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = wanted.seats.flatMap((seats) =>
    wanted.editions.flatMap((kind) => (wanted.pairs ? pairsOf(kind, seats) : [{ kind, seats }])),
  );
  lists.set(key, list);
  return list;
}

/** One round of the plan: after so many games, every kind of game has come once. */
export const kindsOf = (wanted: Wanted): number => cellsOf(wanted).length;

export function planned(wanted: Wanted, number: number): Planned {
  const list = cellsOf(wanted);
  const cell = list[number % list.length]!;
  const { top, markers } = wanted.top === undefined ? cell : wanted;
  const seed = `${wanted.seed}/${number}`;
  const isHomemade = top === undefined && number % HOMEMADE === HOMEMADE - 1;
  const homebrew = isHomemade ? homemade[Math.floor(number / SAME_TILES) % homemade.length] : undefined;
  const plain: Setup = { ...chosen(cell.kind), seats: cell.seats, seed, ...(homebrew === undefined ? {} : { homebrew }) };
  const random = randomFrom(`house rules ${seed}`);
  return {
    number,
    seed,
    setup: withTiles(random(HOUSE_RULES) === 0 ? plain : withHouseRules(plain, random, top !== undefined), [
      ...(top === undefined ? [] : [top.race, top.power]),
      ...(markers ?? []),
    ]),
    ...(top === undefined ? {} : { top }),
    ...(markers === undefined ? {} : { markers }),
  };
}

/** The one line that plays this game again. */
export function reproduction({ number, setup, top, markers }: Planned, seed: string): string {
  const pair = top === undefined ? '' : ` --top ${top.race},${top.power}`;
  const laid = markers === undefined ? '' : ` --markers ${markers.join()}`;
  return `npm run fuzz -- --edition ${setup.variant ?? setup.edition} --seats ${setup.seats} --seed ${seed} --game ${number}${pair}${laid}`;
}
