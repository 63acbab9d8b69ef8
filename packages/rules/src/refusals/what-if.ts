/** Why an ability does not allow something, found without knowing the ability: would it, if one thing were otherwise? */
import type { Read } from '../core/state.ts';
import type { RefusalCode } from './codes.ts';

/** More than any hand, purse, tray or box holds. */
const PLENTY = 99;

type Otherwise = readonly [code: RefusalCode, change: (p: Read, slot: number) => Partial<Read>];

const plenty = (list: readonly number[]): number[] => list.map(() => PLENTY);

const things: readonly Otherwise[] = [
  ['spent', ({ today }, slot) => ({ today: today.with(slot, 0) })],
  ['too-few-coins', ({ coins }) => ({ coins: plenty(coins) })],
  [
    'immune',
    ({ pieces, world }) => {
      const shields = world.shields.map(({ index }) => index);
      return { pieces: pieces.map((count, at) => (shields.includes(Math.floor(at / world.size)) ? 0 : count)) };
    },
  ],
  ['too-few-tokens', ({ hand }) => ({ hand: plenty(hand) })],
  ['tray-empty', ({ tray }) => ({ tray: plenty(tray) })],
  ['box-empty', ({ supply }) => ({ supply: plenty(supply) })],
];

/** The one thing that stands in the way, or undefined if it is none of these or several at once. */
export function hindrance(p: Read, slot: number, allows: (q: Read) => boolean): RefusalCode | undefined {
  return things.find(([, change]) => allows({ ...p, ...change(p, slot) }))?.[0];
}
