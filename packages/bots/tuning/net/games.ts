/** Games that planners play against themselves to learn from, now and then not with their best plan. Kept as lines of text, a seed and packed moves, so that a broken run goes on. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { moveBuffer, moves, newGame, type State, step, toDecide } from '@elbowroom/rules';
import { type Chance, chanceFrom } from '../../src/chance.ts';
import { type NetsFile, netIn } from '../../src/net/nets-file.ts';
import { DECLINE } from '../../src/packed.ts';
import { tidyMove } from '../../src/tidy.ts';
import { type Breadth, isPlanned, PLANNER, type Plan, plansFor } from '../../src/turn-search.ts';
import type { Weights } from '../../src/weights.ts';
import { tuned } from '../pieces.ts';
import { setupOf } from '../setting.ts';
import { weigher } from './weigher.ts';

const BREADTH: Breadth = { ...PLANNER, finalists: 8, pickFinalists: 3 };
/** Out of 100 turns: those in which a decline is made or left out against better knowledge, and those in which any of the best plans is taken. */
const WAVERS = 5;
const WANDERS = 20;
const MOST_PLANS = 8;
/** Digits of packed moves. */
const RADIX = 36;

/** What all games of a file are played by. */
interface Pass {
  readonly setting: string;
  readonly seed: string;
  /** What has been learned before; left out: the weights alone. */
  readonly nets?: NetsFile;
}

/** The game of that number, as a line. */
export function lineOf({ nets, seed, setting }: Pass): (game: number) => string {
  const weigh = weigher(nets === undefined ? undefined : netIn(nets, setting));
  return (game) => played(setting, `${seed}/${game}`, weigh);
}

/** Plays until a file has so many games, in the order of their numbers. */
export async function playInto(file: string, pass: Pass, count: number, workers: number): Promise<void> {
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  const games = Array.from({ length: Math.max(0, count - known) }, (_, i) => known + i);
  const waiting = new Map<number, string>();
  let next = 0;
  await tuned<number, string>('net-game', pass, games, workers, ({ at, piece }) => {
    waiting.set(at, piece);
    for (let line = waiting.get(next); line !== undefined; line = waiting.get(++next)) {
      waiting.delete(next);
      appendFileSync(file, `${line}\n`);
    }
  });
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
