/** Thinks in whole turns: plans one, keeps to the plan while the table looks as foreseen, and plans again when it does not. */
import { type Move, type State, step, type View } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import { imagined, isSameTable, spoken } from './seeing.ts';
import { tidyMove } from './tidy.ts';
import { type Breadth, isPlanned, plansFor, type Searcher } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';

export const PLANNER: Breadth = { width: 8, finalists: 10, pickWidth: 4, picks: 6 };

/** Chooses the moves of a turn up to its last conquest. */
export type Chooser = (s: State, view: View, budget: Budget) => readonly number[];

/** A bot that plans its turns with a chooser. Keeps its plan within a turn; a new one that steps in plays as well. */
export function planningBot(id: string, seed: string, choose: Chooser, weigh: (s: State) => Weights = weightsFor): Bot {
  let rest: readonly number[] = [];
  let foreseen: State | undefined;
  const decide = (view: View, legal: readonly Move[], budget: Budget): Move => {
    if (legal.length === 1) return legal[0];
    const s = imagined(view, seed);
    const seat = view.viewer ?? view.toDecide ?? view.seat;
    if (!isPlanned(s, seat)) return spoken(s, tidyMove(s, weigh(s), seat), legal) ?? legal[0];
    if (foreseen === undefined || rest.length === 0 || !isSameTable(s, foreseen, seat)) rest = choose(s, view, budget);
    const [move, ...others] = rest;
    const said = spoken(s, move, legal);
    rest = others;
    foreseen = undefined;
    if (said === undefined) return legal[0];
    if (others.length > 0) {
      foreseen = s;
      step(foreseen, move);
    }
    return said;
  };
  return { id, decide };
}

export function plannerBot(seed: string): Bot {
  return planningBot('planner', seed, (s, view) => {
    const how: Searcher = { weights: weightsFor(s), seat: view.viewer ?? view.seat, breadth: PLANNER, tried: 0 };
    return plansFor(s, how)[0].moves;
  });
}
