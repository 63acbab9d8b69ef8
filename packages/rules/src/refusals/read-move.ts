/** A move that a stranger sent: a line, an object or a packed number. What is none of them is no move. */
import type { IllegalMove } from '../core/errors.ts';
import { type Move, pack, parse, unpack } from '../core/move.ts';
import type { World } from '../core/world.ts';
import { refuse } from './codes.ts';
import { quoted } from './words.ts';

/** More names or regions than any move has. */
const MOST = 10;
const MOST_LETTERS = 200;

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_LETTERS;
const isList = (value: unknown, of: (entry: unknown) => boolean): boolean => Array.isArray(value) && value.length <= MOST && value.every(of);

/** Whether an object has the fields of a move, of the right types; what they name may still be unknown. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const get = (key: string): unknown => Reflect.get(value, key);
  switch (get('type')) {
    case 'pick':
      return isNumber(get('place'));
    case 'expand':
    case 'decline':
    case 'done':
      return true;
    case 'abandon':
      return isNumber(get('region'));
    case 'conquer':
    case 'roll':
      return isNumber(get('region')) && (get('with') === undefined || isList(get('with'), isWord));
    case 'use':
      return isWord(get('ability')) && isList(get('regions'), isNumber);
    case 'choose':
      return isWord(get('answer'));
    case 'deploy':
      return isNumber(get('region')) && (get('piece') === undefined || isWord(get('piece')));
    default:
      return false;
  }
}

export const unreadable = (value: unknown): IllegalMove => refuse('unreadable', 'CORE-TURN-1', `${quoted(value)} is not a move.`);

/** Throws IllegalMove `unreadable`. */
export function readMove(world: World, value: unknown): Move {
  if (typeof value === 'string') return parse(value);
  const move = typeof value === 'number' ? unpacked(world, value) : value;
  if (isMove(move)) return move;
  throw unreadable(value);
}

/** A number that packs no move of this game has no meaning, or more than one. */
function unpacked(world: World, packed: number): Move | undefined {
  try {
    const move = unpack(world, packed);
    return pack(world, move) === packed ? move : undefined;
  } catch {
    return undefined;
  }
}
