/** Reviews kept in this browser beside the games: a few, for they are long, and any of them can be made again. */
import type { TurnReview } from '@elbowroom/bots';
import { complete } from '@elbowroom/rules';
import { sha256 } from '@elbowroom/rules/record';
import { type Game, isRecord } from '../../games/game.ts';
import type { Shelf } from '../../table/library.ts';
import { isTurnReview } from './read-review.ts';

const PREFIX = 'elbowroom.review.';
/** Grows when turns are weighed otherwise: what was kept before is made again. */
const FORMAT = 1;
/** The oldest goes when there are more. */
const MOST = 8;

export type KeptReviews = {
  /** The turns of a game that have been weighed so far. */
  readonly find: (mark: string) => readonly TurnReview[];
  readonly keep: (mark: string, turns: readonly TurnReview[]) => void;
};

/** The same for the same game, wherever it came from. */
export const markOf = ({ setup, moves }: Game): string => sha256(JSON.stringify([complete(setup), moves])).slice(0, 32);

type Entry = { readonly key: string; readonly touched: number; readonly turns: readonly TurnReview[] };

function entryAt(shelf: Shelf | undefined, key: string): Entry | undefined {
  try {
    const found: unknown = JSON.parse(shelf?.getItem(key) ?? '');
    if (!isRecord(found) || found.format !== FORMAT || !Array.isArray(found.turns)) return undefined;
    return { key, touched: Number(found.touched) || 0, turns: found.turns.filter(isTurnReview) };
  } catch {
    return undefined;
  }
}

/** What was never read goes first. */
function makeRoom(shelf: Shelf, most: number): void {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(PREFIX));
  const age = (key: string): number => entryAt(shelf, key)?.touched ?? 0;
  for (const key of keys.toSorted((a, b) => age(a) - age(b)).slice(0, Math.max(0, keys.length - most))) shelf.removeItem(key);
}

/** A browser that keeps nothing has them for as long as the page lives. */
const living = new Map<string, readonly TurnReview[]>();

export function openReviews(shelf: Shelf | undefined, now: () => number): KeptReviews {
  return {
    find: (mark) => living.get(mark) ?? entryAt(shelf, PREFIX + mark)?.turns ?? [],
    keep: (mark, turns) => {
      living.set(mark, turns);
      try {
        if (shelf?.getItem(PREFIX + mark) === null) makeRoom(shelf, MOST - 1);
        shelf?.setItem(PREFIX + mark, JSON.stringify({ format: FORMAT, touched: now(), turns }));
      } catch {
        // It can be made again; games are worth the room more.
        try {
          if (shelf !== undefined) makeRoom(shelf, 1);
        } catch {
          // nothing is kept here
        }
      }
    },
  };
}
