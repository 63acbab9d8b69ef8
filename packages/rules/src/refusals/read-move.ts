/** A move that a stranger sent as an object, and regions that it names. */
import type { IllegalMove } from '../core/errors.ts';
import type { Move } from '../core/move.ts';
import { refuse } from './codes.ts';
import { quoted } from './words.ts';

/** More names or regions than any move has. */
const MOST = 10;
const MOST_LETTERS = 200;

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_LETTERS;
const isList = (value: unknown, of: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST && value.every(of);

/** Whether it has the fields of a move, of the right types; what they name may still be unknown. */
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

export const unknownRegion = (r: unknown, rule: string): IllegalMove =>
  refuse('unknown-region', rule, `There is no region ${quoted(r)} on this board.`);
