/** House rules: where a game is played otherwise than the rules version that it names, for whoever sits down at it. */
import type { Setup } from './api.ts';
import { type BoardSpec, islandBoards, islandSets } from './boards/board.ts';
import { boxOf, type Charter, readingsOf, tilesIn } from './charter.ts';
import type { Edition } from './core/edition.ts';
import type { Ruling } from './core/ruling.ts';
import { roundsFor } from './core/setup.ts';
import { editionOf } from './editions.ts';
import { newest, versionOf } from './versions/versions.ts';

/** A set-up, a view or a position: whatever names its edition, its seats and what was agreed on. */
export interface GameTerms extends Charter {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  readonly seats: number | readonly unknown[];
  readonly rounds?: number;
  readonly board?: BoardSpec;
}

/** What is not as the rules version of a game has it; empty lists and nothing else where all is. */
export interface HouseRules {
  /** The rules version, where it is not the newest. */
  readonly older?: number;
  readonly rounds?: { readonly here: number; readonly usual: number };
  readonly openPurses?: true;
  /** How many seats the board is made for, where others play on it. */
  readonly boardFor?: number;
  readonly rulings: readonly { readonly name: string; readonly reading: string; readonly usual: string }[];
  readonly values: readonly { readonly tile: string; readonly here: number; readonly usual: number }[];
  /** Tiles that the box of the version does not have, and those of it that are left out. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

const demand = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('house rules are asked of a game that the rules know');
  return found;
};
const versionAt = ({ rules = newest.version }: Charter) => demand(versionOf(rules));
const editionAt = ({ edition, variant }: Pick<GameTerms, 'edition' | 'variant'>): Edition => demand(editionOf(edition, variant));

/** The rulings that concern an edition, by name. */
export const rulingsOf = (edition: GameTerms['edition']): Readonly<Record<string, Ruling>> => editionAt({ edition }).rulings;

/** How every ruling is read in a game, by name. */
export const readings = (game: Charter): Readonly<Record<string, string>> => readingsOf(versionAt(game), game.rulings ?? {});

/** What a race or power tile is worth in a game, if its edition has it. */
export function tileValue(game: Omit<GameTerms, 'seats'>, tile: string): number | undefined {
  return Object.hasOwn(game.values ?? {}, tile) ? game.values?.[tile] : usualValue(game, tile);
}

function usualValue(game: Omit<GameTerms, 'seats'>, tile: string): number | undefined {
  const edition = editionAt(game);
  const { races, powers } = boxOf(versionAt(game), edition);
  const younger = [...edition.races, ...edition.powers].find(({ id }) => id === tile);
  return races[tile]?.value ?? powers[tile] ?? younger?.value;
}

/** How many seats a board of ours is made for; undefined for any other. */
export function seatsForBoard(board: BoardSpec): number | undefined {
  const id = typeof board === 'string' ? board : Array.isArray(board) ? board.join('+') : '';
  const chart = /^classic-(\d)$/.exec(id)?.[1];
  if (chart !== undefined) return Number(chart);
  const sizes = id.split('+').map((face) => islandBoards.find(({ faces }) => faces.some((known) => known === face))?.size);
  return [2, 3, 4, 5].find((seats) => sizes.toSorted().join() === sizesFor(seats).join());
}

const sizesFor = (seats: number): string[] =>
  seats === 2 || seats === 3 || seats === 4 || seats === 5 ? islandSets[seats].toSorted() : [];

/** What differs from the rules version of a game that can be dealt. */
export function houseRules(game: GameTerms): HouseRules {
  const version = versionAt(game);
  const seats = typeof game.seats === 'number' ? game.seats : game.seats.length;
  const [here, usual] = [game.rounds ?? roundsFor(seats), roundsFor(seats)];
  const boardFor = game.board === undefined ? undefined : seatsForBoard(game.board);
  const standard: Readonly<Record<string, string>> = readings({ rules: version.version });
  const box = tilesIn(boxOf(version, editionAt(game)));
  const { box: own = box } = game;
  return {
    ...(version !== newest && { older: version.version }),
    ...(here !== usual && { rounds: { here, usual } }),
    ...(game.openPurses === true && { openPurses: true }),
    ...(boardFor !== undefined && boardFor !== seats && { boardFor }),
    rulings: Object.entries(game.rulings ?? {}).flatMap(([name, reading]) =>
      standard[name] === reading ? [] : [{ name, reading, usual: standard[name] }],
    ),
    values: Object.entries(game.values ?? {}).flatMap(([tile, value]) => {
      const printed = usualValue(game, tile);
      return printed === undefined || printed === value ? [] : [{ tile, here: value, usual: printed }];
    }),
    added: own.filter((tile) => !box.includes(tile)),
    missing: box.filter((tile) => !own.includes(tile)),
  };
}

/** How many things differ; an older version alone is none. */
export const houseRuleCount = ({ rounds, openPurses, boardFor, rulings, values, added, missing }: HouseRules): number =>
  [rounds, openPurses, boardFor].filter((said) => said !== undefined).length +
  rulings.length +
  values.length +
  added.length +
  missing.length;

/** A set-up without what its version says already: for links, which should be short. */
export function briefly(setup: Setup): Setup {
  const { rules, box, rulings, values, ...rest } = setup;
  const own = box === undefined ? undefined : box.join() === tilesIn(boxOf(versionAt(setup), editionAt(setup))).join() ? undefined : box;
  return {
    ...rest,
    rules: rules ?? newest.version,
    ...(own !== undefined && { box: own }),
    ...(rulings !== undefined && Object.keys(rulings).length > 0 && { rulings }),
    ...(values !== undefined && Object.keys(values).length > 0 && { values }),
  };
}
