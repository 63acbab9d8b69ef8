/** Searches over whole turns: the best plans of this turn are played on by everybody, in many imagined worlds, and the one that leads furthest is taken. */
import type { Move, View } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import type { Crew, Findings } from './crew.ts';
import { chosen, type Explored, explored } from './explore.ts';
import { keptPlans, type Open } from './planner.ts';
import { type Purse, purseOf } from './purse.ts';
import { weightsFor } from './weights.ts';

/** Shares of the turn's budget: for its first plan, and of what is left for each later one. */
const FIRST = 0.9;
const AGAIN = 0.5;
const DEFAULT: Budget = { ms: 1000 };

/** What a turn has been thought about so far: its decisions share one budget. */
interface TurnPurse {
  /** What there is for a decision; the request is what the budget counts from, so this comes before anything else. */
  readonly open: (view: View, given: Budget) => Purse;
  readonly noteSearch: () => void;
  readonly close: (purse: Purse) => void;
}

function turnPurse(): TurnPurse {
  let turn = '';
  let spent = 0;
  let searches = 0;
  return {
    open: (view, given) => {
      const since = performance.now();
      const budget = given.ms === undefined && given.steps === undefined ? DEFAULT : given;
      const now = `${view.round}/${view.seat}`;
      if (now !== turn) [turn, spent, searches] = [now, 0, 0];
      const whole = budget.steps ?? budget.ms ?? 0;
      return purseOf(budget, Math.max(0, whole - spent) * (searches === 0 ? FIRST : AGAIN), since);
    },
    noteSearch: () => {
      searches++;
    },
    close: (purse) => {
      spent += purse.whole - purse.left();
    },
  };
}

export function masterBot(seed: string): Bot {
  const plans = keptPlans(seed, weightsFor);
  const turn = turnPurse();
  const explore = (open: Open, view: View, purse: Purse): Explored => {
    turn.noteSearch();
    return explored(open.state, view, seed, 0, purse);
  };
  const end = (purse: Purse, move: Move): Move => {
    turn.close(purse);
    return move;
  };
  return {
    id: 'master',
    decide: (view, legal, budget) => {
      const purse = turn.open(view, budget);
      const open = plans.next(view, legal);
      if (!('state' in open)) return end(purse, open);
      const found = explore(open, view, purse);
      return end(purse, plans.keep(open, chosen(found.plans, found.blocks).moves, legal));
    },
    decideTogether: async (view, legal, budget, crew) => {
      const purse = turn.open(view, budget);
      const open = plans.next(view, legal);
      if (!('state' in open)) return end(purse, open);
      const asked = askedOf(crew, view, seed, budget, purse);
      const found = explore(open, view, purse);
      const blocks = [found.blocks, ...(await Promise.all(asked))].flatMap((findings) => findings ?? []);
      return end(purse, plans.keep(open, chosen(found.plans, blocks).moves, legal));
    },
  };
}

/** Everybody gets as much as is left here. Who fails is done without. */
function askedOf(crew: Crew, view: View, seed: string, { steps }: Budget, purse: Purse): Promise<Findings | undefined>[] {
  const budget: Budget = steps === undefined ? { ms: purse.left() } : { steps: purse.left() };
  return crew.map((ask, i) => ask({ view, seed, share: i + 1, budget }).catch(() => undefined));
}
