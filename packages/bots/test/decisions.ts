/** What is decided in the course of a game, written down: all plans of every turn with what they are worth, every answer and post, and some playouts. */
import { moveBuffer, moves, newGame, type Setup, type State, step, toDecide, view } from '@elbowroom/rules';
import { chanceFrom } from '../src/chance.ts';
import { explored } from '../src/explore.ts';
import { purseOf } from '../src/purse.ts';
import { follow, rollout } from '../src/rollout.ts';
import { imagined } from '../src/seeing.ts';
import { tidyMove } from '../src/tidy.ts';
import { isPlanned, PLANNER, type Plan, plansFor, type Searcher } from '../src/turn-search.ts';
import { weightsFor } from '../src/weights.ts';

export interface Course {
  readonly setup: Setup;
  /** Out of 100: how often something quite different is done, so that the game comes to where no planner would take it. */
  readonly whims: number;
  /** One turn in so many is played on. */
  readonly seldom: number;
}

const buffer = moveBuffer();
/** Digits of a value that must agree. */
const DIGITS = 9;
const PLAYED_ON = 2;

export function decisions({ setup, whims, seldom }: Course): string[] {
  const lines: string[] = [];
  const chance = chanceFrom(setup.seed);
  const s = newGame(setup);
  for (let seat = toDecide(s), turns = 0; seat !== undefined; seat = toDecide(s)) {
    const isWhim = chance(100) < whims;
    if (isPlanned(s, seat)) {
      const how: Searcher = { weights: weightsFor(s), seat, breadth: PLANNER, tried: 0 };
      const plans = plansFor(s, how);
      lines.push(...plans.map(({ moves: line, value }) => `${line.join()} ${value.toFixed(DIGITS)}`), `${how.tried}`);
      if (turns++ % seldom === seldom - 1) lines.push(...playouts(s, seat, plans));
      if (!isWhim) {
        follow(s, seat, plans[0].moves);
        continue;
      }
    } else lines.push(`${tidyMove(s, weightsFor(s), seat)}`);
    step(s, isWhim ? buffer.list[chance(moves(s, buffer))] : tidyMove(s, weightsFor(s), seat));
  }
  return lines;
}

function playouts(s: State, seat: number, plans: readonly Plan[]): string[] {
  const purse = purseOf({ steps: 1 }, Number.POSITIVE_INFINITY, 0);
  const lines = plans
    .slice(0, PLAYED_ON)
    .map(({ moves: line }, run) => rollout(line, s, run, seat, weightsFor(s), purse)?.toFixed(DIGITS) ?? '');
  return [...lines, `${-purse.left()}`];
}

/** What the master finds out about the first turn with so many steps. */
export function findings(setup: Setup, steps: number): string[] {
  const seen = view(newGame(setup), 0);
  const { blocks, plans } = explored(imagined(seen, 'seed'), seen, 'seed', 0, purseOf({ steps }, steps, 0));
  return [
    ...plans.map(({ moves: line, value }) => `${line.join()} ${value.toFixed(DIGITS)}`),
    ...blocks.map(({ plans: names, sums, worlds }) => `${names.join(' ')} ${sums.map((sum) => sum.toFixed(DIGITS)).join()} ${worlds}`),
  ];
}
