/** What effects of one tile cannot be together, or not without each other. */
import type { Reader } from '../boards/reader.ts';
import { SLOTS } from './slots.ts';
import type { Effect } from './vocabulary.ts';

/** What a tile has to keep count of in a turn; it has one number to do so. */
const isCounted = (e: Effect): boolean =>
  e.effect === 'attack' ||
  e.effect === 'die' ||
  (e.effect === 'piece' && e.placed === 'choice') ||
  (e.effect === 'unhurt' && e.spares === 'first');

/** What a tile has to ask of its owner now and then; it has one question. */
const isAsking = (e: Effect): boolean => (e.effect === 'attack' && e.how === 'die') || (e.effect === 'tokens' && e.attackers === true);

const isPlaced =
  (how: string) =>
  (e: Effect): boolean =>
    e.effect === 'piece' && e.placed === how;

/** Of each of these a tile may have one. */
const ONCE: readonly (readonly [code: string, message: string, isMeant: (e: Effect) => boolean])[] = [
  ['two-choices', 'only one kind of piece can be placed by choice', isPlaced('choice')],
  ['two-firsts', 'only one kind of piece can be for the first conquests', isPlaced('first-conquests')],
  ['two-counts', 'only one of these on a tile: a piece by choice, a special conquest, the die, the first token spared', isCounted],
  ['two-questions', 'only one of these on a tile: tokens that only attack, a special conquest with a die', isAsking],
];

/** Those that need another one beside them. */
const NEEDS: readonly (readonly [
  code: string,
  slot: string,
  message: string,
  needs: (e: Effect) => boolean,
  met: (e: Effect) => boolean,
])[] = [
  ['no-piece', 'per', 'coins per piece need a piece', (e) => e.effect === 'income' && e.per === 'piece', (e) => e.effect === 'piece'],
  ['no-attack', 'placed', 'needs a special conquest to go with', isPlaced('attack'), (e) => e.effect === 'attack'],
];

export function noteClashes(to: Reader, effects: readonly Effect[], where: string): void {
  for (const [i, e] of effects.entries()) {
    const earlier = effects.slice(0, i);
    const { most = effects.length } = SLOTS[e.effect];
    if (earlier.filter(({ effect }) => effect === e.effect).length >= most)
      to.note('too-many', `${where}[${i}]`, `a tile may have ${e.effect} ${most === 1 ? 'once' : `${most} times`}`);
    const [code, message] = ONCE.find(([, , isMeant]) => isMeant(e) && earlier.some(isMeant)) ?? [];
    if (code !== undefined && message !== undefined) to.note(code, `${where}[${i}]`, message);
    for (const [lack, slot, told, needs, isMet] of NEEDS)
      if (needs(e) && !effects.some(isMet)) to.note(lack, `${where}[${i}].${slot}`, told);
    if (e.effect === 'piece' && e.placed === 'attack' && e.count > 1)
      to.note('out-of-range', `${where}[${i}].count`, `must be 1, for it goes from conquest to conquest, is ${e.count}`);
  }
}
