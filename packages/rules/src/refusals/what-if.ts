/** Why an ability does not allow something, found without knowing the ability: would it, if one thing were otherwise? */
import { clone, type Read, type State } from '../core/state.ts';
import type { RefusalCode } from './codes.ts';

/** More than any hand, purse, tray or box holds. */
const PLENTY = 99;

type Otherwise = readonly [code: RefusalCode, change: (s: State, slot: number) => void];

const things: readonly Otherwise[] = [
  ['spent', (s, slot) => void s.today.fill(0, slot, slot + 1)],
  ['too-few-coins', (s) => void s.coins.fill(PLENTY)],
  [
    'immune',
    (s) => {
      const shields = s.world.shields.map(({ index }) => index);
      s.pieces = s.pieces.map((count, at) => (shields.includes(Math.floor(at / s.world.size)) ? 0 : count));
    },
  ],
  ['too-few-tokens', (s) => void s.hand.fill(PLENTY)],
  ['tray-empty', (s) => void s.tray.fill(PLENTY)],
  ['box-empty', (s) => void s.supply.fill(PLENTY)],
];

/** The one thing that stands in the way, or undefined if it is none of these or several at once. */
export function hindrance(p: Read, slot: number, allows: (q: Read) => boolean): RefusalCode | undefined {
  return things.find(([, change]) => {
    const otherwise = clone(p);
    change(otherwise, slot);
    return allows(otherwise);
  })?.[0];
}
