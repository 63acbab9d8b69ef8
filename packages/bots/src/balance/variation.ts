/** A homemade tile with one number changed: its value, or a number of one of its effects. */
import { type Homebrew, type HomemadePower, type HomemadeRace, newGame, Refused } from '@elbowroom/rules';
import { type Study, setupFor } from './study.ts';

/** What was changed, as a path in the tile: `value`, `effects[2].coins`. */
export interface Change {
  readonly slot: string;
  readonly from: number;
  readonly to: number;
}

export interface Variation {
  readonly homebrew: Homebrew;
  readonly change: Change;
}

type Tile = HomemadeRace | HomemadePower;

/** The homemade tile of that id. */
export const tileIn = ({ races = [], powers = [] }: Homebrew, id: string): Tile | undefined =>
  [...races, ...powers].find((tile) => tile.id === id);

/** Every number of a tile one more and one less, as far as the rules allow it. */
export function variationsOf(study: Study, id: string): Variation[] {
  const { homebrew = {} } = study.setup;
  const tile = tileIn(homebrew, id);
  if (tile === undefined) return [];
  return slotsOf(tile).flatMap(({ number, slot }) =>
    [number - 1, number + 1].flatMap((to): Variation[] => {
      const changed = withTile(homebrew, id, (one) => withNumber(one, slot, to));
      return isPlayable(study, changed) ? [{ homebrew: changed, change: { slot: nameOf(slot), from: number, to } }] : [];
    }),
  );
}

type Path = readonly (string | number)[];

interface NumberSlot {
  readonly slot: Path;
  readonly number: number;
}

const nameOf = (slot: Path): string =>
  slot.reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key), '');

/** The value first, then the numbers of its effects. */
function slotsOf({ effects, value }: Tile): NumberSlot[] {
  return [{ slot: ['value'], number: value }, ...numbersIn(effects, ['effects'])];
}

function numbersIn(value: unknown, slot: Path): NumberSlot[] {
  if (typeof value === 'number') return [{ slot, number: value }];
  if (Array.isArray(value)) return value.flatMap((one, i) => numbersIn(one, [...slot, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, [...slot, key]));
}

function withTile(homebrew: Homebrew, id: string, change: <T extends Tile>(tile: T) => T): Homebrew {
  const changed = <T extends Tile>(tiles: readonly T[]): T[] => tiles.map((tile) => (tile.id === id ? change(tile) : tile));
  const { powers, races } = homebrew;
  return { ...homebrew, ...(races && { races: changed(races) }), ...(powers && { powers: changed(powers) }) };
}

/** A copy with another number at that place. */
function withNumber<T extends Tile>(tile: T, slot: Path, to: number): T {
  const copy = structuredClone(tile);
  let at: object = copy;
  for (const key of slot.slice(0, -1)) at = Object(Reflect.get(at, key));
  Reflect.set(at, slot[slot.length - 1], to);
  return copy;
}

function isPlayable(study: Study, homebrew: Homebrew): boolean {
  try {
    newGame(setupFor({ ...study, setup: { ...study.setup, homebrew } }, 0));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
