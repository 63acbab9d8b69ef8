/** Thinks in whole turns: plans one, keeps to the plan while the table looks as foreseen, and plans again when it does not. */
import { type Move, type State, step, type View } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import { imagined, isSameTable, spoken } from './seeing.ts';
import { tidyMove } from './tidy.ts';
import { isPlanned, PLANNER, plansFor, type Searcher } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';

/** A decision that wants a plan first. */
export interface Open {
  readonly state: State;
}

/** The plan of a turn underway. */
interface KeptPlans {
  /** The move that is due, or, where nothing is planned or the table is not as foreseen, what to plan from. */
  readonly next: (view: View, legal: readonly Move[]) => Move | Open;
  /** Takes a plan, the moves of a turn up to its last conquest, and gives its first move. */
  readonly keep: (open: Open, plan: readonly number[], legal: readonly Move[]) => Move;
}

/** Keeps a plan within a turn and nothing beyond; whoever steps in plays as well. */
export function keptPlans(seed: string, weigh: (s: State) => Weights): KeptPlans {
  let rest: readonly number[] = [];
  let foreseen: State | undefined;
  const keep: KeptPlans['keep'] = ({ state }, [move, ...others], legal) => {
    const said = spoken(state, move, legal);
    rest = others;
    foreseen = undefined;
    if (said === undefined) return legal[0];
    if (others.length > 0) {
      foreseen = state;
      step(foreseen, move);
    }
    return said;
  };
  const next: KeptPlans['next'] = (view, legal) => {
    if (legal.length === 1) return legal[0];
    const state = imagined(view, seed);
    const seat = view.viewer ?? view.toDecide ?? view.seat;
    if (!isPlanned(state, seat)) return spoken(state, tidyMove(state, weigh(state), seat), legal) ?? legal[0];
    if (foreseen === undefined || rest.length === 0 || !isSameTable(state, foreseen, seat)) return { state };
    return keep({ state }, rest, legal);
  };
  return { next, keep };
}

/** Chooses the moves of a turn up to its last conquest. */
type Chooser = (s: State, view: View, budget: Budget) => readonly number[];

/** A bot that plans its turns with a chooser. */
export function planningBot(id: string, seed: string, choose: Chooser, weigh: (s: State) => Weights = weightsFor): Bot {
  const plans = keptPlans(seed, weigh);
  return {
    id,
    decide: (view, legal, budget) => {
      const open = plans.next(view, legal);
      return 'state' in open ? plans.keep(open, choose(open.state, view, budget), legal) : open;
    },
  };
}

export function plannerBot(seed: string): Bot {
  return planningBot('planner', seed, (s, view) => {
    const how: Searcher = { weights: weightsFor(s), seat: view.viewer ?? view.seat, breadth: PLANNER, tried: 0 };
    return plansFor(s, how)[0].moves;
  });
}
