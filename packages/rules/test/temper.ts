/** How a random player chooses: evenly, or with a liking, so that games come into corners that even chance hardly reaches. */
import { ABANDON, CHOOSE, CONQUER, cOf, DECLINE, DEPLOY, DONE, kindOf, ROLL, USE } from '../src/core/move.ts';
import type { Random } from './random.ts';

export interface Temper {
  /** How many moves are drawn, of which the dearest is played: 1 is pure chance. */
  readonly draws: number;
  readonly worth: (move: number) => number;
}

const lively = (move: number): number => {
  const kind = kindOf(move);
  if (kind === USE) return 5;
  if ((kind === CONQUER || kind === ROLL) && cOf(move) > 0) return 4;
  if (kind === CONQUER || kind === CHOOSE) return 3;
  return kind === DECLINE || kind === DONE || kind === ABANDON ? 0 : 1;
};
const restless = (move: number): number =>
  kindOf(move) === DECLINE || kindOf(move) === ABANDON || kindOf(move) === ROLL ? 3 : kindOf(move) === CONQUER ? 2 : 1;
const thorough = (move: number): number => (kindOf(move) === DONE ? 0 : kindOf(move) === DEPLOY ? 2 : 1);

const TEMPERS: readonly Temper[] = [
  { draws: 1, worth: () => 0 },
  { draws: 2, worth: lively },
  { draws: 4, worth: lively },
  { draws: 2, worth: restless },
  { draws: 4, worth: thorough },
];

export const temperOf = (random: Random): Temper => TEMPERS[random(TEMPERS.length)];

export function choiceOf({ draws, worth }: Temper, random: Random, listed: readonly number[]): number {
  let best = listed[random(listed.length)];
  for (let i = 1; i < draws; i++) {
    const other = listed[random(listed.length)];
    if (worth(other) > worth(best)) best = other;
  }
  return best;
}
