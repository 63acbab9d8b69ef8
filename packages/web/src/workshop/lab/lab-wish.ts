/** What somebody wants to know, from what is on the shelf: a study, or everything that is wrong with it. */
import type { Study } from '@elbowroom/bots/balance';
import { Refused } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { mapIn } from '../maps/map-in.ts';
import { bestSeats } from '../maps/played.ts';
import type { Work } from '../work.ts';

export type LabWish = {
  readonly edition: 'classic' | 'azeroth';
  readonly tiles: readonly Work[];
  readonly map: Work | undefined;
  readonly seats: number;
};

export type WishFault = { readonly where: string; readonly message: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same study for the same wish: what is on the shelf decides, not when it is asked. */
const SEED = 'lab';

/** What is called like something else in the box gets a number: two forms of a tile are two tiles. */
function freeId(id: unknown, taken: Set<string>): unknown {
  if (typeof id !== 'string') return id;
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id.slice(0, LONGEST)}-${n}`;
  taken.add(free);
  return free;
}
/** Of an id that gets a number. */
const LONGEST = 20;

function besideOthers(tile: unknown, taken: Set<string>): unknown {
  if (!isRecord(tile)) return tile;
  const { effects, id } = tile;
  const renamed = (effect: unknown): unknown =>
    isRecord(effect) && 'piece' in effect ? { ...effect, piece: freeId(effect.piece, taken) } : effect;
  return { ...tile, id: freeId(id, taken), ...(Array.isArray(effects) && { effects: effects.map(renamed) }) };
}

/** Tiles of several works together. */
function homebrewOf(tiles: readonly Work[]): Record<string, unknown> | undefined {
  if (tiles.length === 0) return undefined;
  const all: Record<string, unknown[]> = {};
  const taken = new Set<string>();
  for (const { content } of tiles)
    for (const [key, list] of Object.entries(isRecord(content) ? content : {}))
      all[key] = [...(all[key] ?? []), ...(Array.isArray(list) ? list : [list]).map((tile) => besideOthers(tile, taken))];
  return all;
}

/** A map on the shelf goes by the shelf's name for it, as where it is played on. */
const boardIn = ({ content, id }: Work): unknown => (isRecord(content) ? { id, ...content } : content);

/** As many seats as a map is made for; any other thing leaves them as they are. */
export function seatsOn(map: Work | undefined, seats: number): number {
  const found = map === undefined ? undefined : mapIn(map.content);
  return (found && 'shape' in found && bestSeats(found)) || seats;
}

export function studyOf({ edition, map, seats, tiles }: LabWish): Study | readonly WishFault[] {
  const homebrew = homebrewOf(tiles);
  const given: unknown = { edition, seats, seed: SEED, ...(homebrew && { homebrew }), ...(map && { board: boardIn(map) }) };
  try {
    demandSetup(given);
  } catch (error) {
    if (error instanceof Refused) return error.faults.map(({ message, where = '' }) => ({ where, message }));
    throw error;
  }
  const { seats: _, seed, ...setup } = given;
  const marked = [...(setup.homebrew?.races ?? []), ...(setup.homebrew?.powers ?? [])].map(({ id }) => id);
  return { setup, seats: [seats], seed, marked, lots: 'half' };
}
