/** Games that planners play against themselves to learn from, now and then not with their best plan. Kept as lines of text, a seed and packed moves, so that a broken run goes on. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { moveBuffer, moves, newGame, type State, step, toDecide } from '@elbowroom/rules';
import { type Chance, chanceFrom } from '../../src/chance.ts';
import { DECLINE } from '../../src/packed.ts';
import { tidyMove } from '../../src/tidy.ts';
import { type Breadth, isPlanned, PLANNER, type Plan, plansFor } from '../../src/turn-search.ts';
import type { Weights } from '../../src/weights.ts';
import { setupOf } from '../setting.ts';

const BREADTH: Breadth = { ...PLANNER, finalists: 8, pickFinalists: 3 };
/** Out of 100 turns: those in which a decline is made or left out against better knowledge, and those in which any of the best plans is taken. */
const WAVERS = 5;
const WANDERS = 20;
const MOST_PLANS = 8;
/** Games that are written down at a time. */
const BATCH = 50;
/** Digits of packed moves. */
const RADIX = 36;

/** Plays until a file has so many games. */
export function playInto(file: string, setting: string, seed: string, count: number, weigh: (s: State) => Weights): void {
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  let lines = '';
  for (let game = known; game < count; game++) {
    lines += `${played(setting, `${seed}/${game}`, weigh)}\n`;
    if (game % BATCH !== BATCH - 1 && game !== count - 1) continue;
    appendFileSync(file, lines);
    lines = '';
    process.stderr.write(`\r${setting}: ${game + 1} of ${count} games `);
  }
  process.stderr.write('\n');
}

export function* gamesIn(file: string): Generator<{ readonly seed: string; readonly moves: number[] }> {
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [seed = '', list = ''] = line.split(' ');
    yield { seed, moves: list.split(',').map((digits) => Number.parseInt(digits, RADIX)) };
  }
}

const buffer = moveBuffer();

function played(setting: string, seed: string, weigh: (s: State) => Weights): string {
  const chance = chanceFrom(seed);
  const s = newGame(setupOf(setting, seed));
  const weights = weigh(s);
  const made: number[] = [];
  const make = (move: number): void => {
    step(s, move);
    made.push(move);
  };
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    if (!isPlanned(s, seat)) {
      make(tidyMove(s, weights, seat));
      continue;
    }
    for (const move of tried(plansFor(s, { weights, seat, breadth: BREADTH, tried: 0 }), chance)) {
      if (toDecide(s) !== seat || !buffer.list.subarray(0, moves(s, buffer)).includes(move)) break;
      make(move);
    }
  }
  return `${seed} ${made.map((move) => move.toString(RADIX)).join()}`;
}

function tried(plans: readonly Plan[], chance: Chance): readonly number[] {
  const luck = chance(100);
  const declines = ({ moves: [first] }: Plan): boolean => first === DECLINE;
  const other = luck < WAVERS ? plans.find((plan) => declines(plan) !== declines(plans[0])) : undefined;
  return (other ?? plans[luck < WAVERS + WANDERS ? chance(Math.min(MOST_PLANS, plans.length)) : 0]).moves;
}
