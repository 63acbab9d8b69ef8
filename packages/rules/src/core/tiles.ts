/** The tiles and pieces of one box with their numbers, which the lists of a state go by. Definitions are not touched: a box may use them in any order. */

import { type Ability, HOMEMADE, type Marker, type Piece, type Power, type Race } from './ability.ts';
import type { Edition } from './edition.ts';
import type { Compiled } from './hooks.ts';
import type { PeopleNo, SlotNo } from './numbers.ts';
import { NONE } from './state.ts';

/** What lies in the box of a game: definitions with the values of this box. */
export interface Contents {
  readonly races: readonly Race[];
  readonly powers: readonly Power[];
  readonly markers: readonly Marker[];
  readonly pieces: readonly Piece[];
  /** Tokens of natives. */
  readonly nativeTokens: number;
}

/** An ability with its place among those of the game. */
export type Numbered<T extends Ability> = T & { readonly slot: SlotNo };
/** A kind of piece, or a marker, with its place among them. */
export type Kind = Piece & { readonly index: number };
export type NumberedMarker = Numbered<Marker> & { readonly index: number };

export interface Tiles {
  readonly races: readonly Numbered<Race>[];
  readonly powers: readonly Numbered<Power>[];
  readonly markers: readonly NumberedMarker[];
  readonly pieces: readonly Kind[];
  readonly nativeTokens: number;
  /** The number of the people that are the natives: one after the last race. */
  readonly natives: PeopleNo;
  /** Every ability of the game by its slot; what everybody has comes first. */
  readonly abilities: readonly Numbered<Ability>[];
  /** Slot of an ability, and index of a piece or marker, by the key of its definition; NONE: not in this game. */
  readonly slots: readonly SlotNo[];
  readonly indices: readonly number[];
  /** Markers, as bits, that concern every people once they are face up. */
  readonly everywhere: number;
  readonly guards: readonly Kind[];
  readonly shields: readonly Kind[];
  readonly walls: readonly Kind[];
  /** Abilities that can be named after `with`, by bit. */
  readonly attacks: readonly Numbered<Ability>[];
  /** Words that answers are made of. */
  readonly words: readonly string[];
  /** Peoples that can live on in decline. */
  readonly revenants: readonly PeopleNo[];
  /** Compiled combos, by race, power, standing and the markers held. Shared by all worlds with the same tiles. */
  readonly compiled: Compiled;
}

export function numberTiles({ common }: Edition, contents: Contents): Tiles {
  const ranks = slotsIn([common, ...contents.races, ...contents.powers, ...contents.markers]);
  const numbered = <T extends Ability>(tile: T): Numbered<T> => ({ ...tile, slot: ranks.indexOf(tile.key) });
  const races = contents.races.map(numbered);
  const powers = contents.powers.map(numbered);
  const markers = contents.markers.map((marker, index) => ({ ...numbered(marker), index }));
  const pieces = contents.pieces.map((piece, index) => ({ ...piece, index }));
  const abilities = [numbered(common), ...races, ...powers, ...markers].sort((a, b) => a.slot - b.slot);
  return {
    races,
    powers,
    markers,
    pieces,
    nativeTokens: contents.nativeTokens,
    natives: races.length,
    abilities,
    slots: byKey(abilities.map((a) => [a.key, a.slot])),
    indices: byKey([...markers, ...pieces].map(({ key, index }) => [key, index])),
    everywhere: markers.reduce((bits, { everywhere }, m) => (everywhere === true ? bits | (1 << m) : bits), 0),
    guards: pieces.filter((k) => k.guard > 0),
    shields: pieces.filter((k) => k.immune),
    walls: pieces.filter((k) => k.wall),
    attacks: abilities.filter((a) => a.attack !== undefined),
    words: ['none', ...new Set(abilities.flatMap((a) => a.question?.words ?? []))],
    revenants: [...races.keys()].filter((people) => [races[people], ...powers].some((tile) => tile.inDecline?.livesOn === true)),
    compiled: Array.from({ length: (races.length + 1) * (powers.length + 1) * 2 }, () => ({ lent: new Map() })),
  };
}

/** Keys in the order of the slots: homemade tiles come last. */
const slotsIn = (abilities: readonly Ability[]): number[] => {
  const keys = abilities.map(({ key }) => key);
  return [...keys.filter((key) => key < HOMEMADE), ...keys.filter((key) => key >= HOMEMADE)];
};

function byKey(entries: readonly (readonly [key: number, number: number])[]): number[] {
  const list = new Array<number>(Math.max(...entries.map(([key]) => key)) + 1).fill(NONE);
  for (const [key, number] of entries) list[key] = number;
  return list;
}
