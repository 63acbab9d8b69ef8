/** What a seat might do with its turn, and why: the planner's best few plans, and decline against expand, with the rules that bring the coins. */
import { clone, forecast, type Item, type State, type View } from '@elbowroom/rules';
import { distinct } from './choice.ts';
import { DECLINE, SCORED } from './packed.ts';
import { linesOf } from './plan-lines.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { hundredths } from './rounded.ts';
import { imagined } from './seeing.ts';
import { type PlanFacts, planFacts, type SeatFacts, seatFacts } from './turn-facts.ts';
import { isPlanned, PLANNER, type Plan, plansFor } from './turn-search.ts';
import { weightsFor } from './weights.ts';

/** One way to play the turn. */
export interface AdvisedPlan {
  /** One line each, up to the last conquest. */
  readonly moves: readonly string[];
  /** Expected this turn, prices and tolls taken off. */
  readonly coins: number;
  /** Expected at the end of the game, ahead of the mean opponent, compared with the best plan: 0 for that one. */
  readonly behind: number;
  /** How likely it comes out as told: less than 1 where a roll is part of it. */
  readonly chance: number;
  /** What the turn would score, line by line. */
  readonly reasons: readonly Item[];
  /** What makes it better than the next plan, or, where it is not the best, worse than that. */
  readonly why: readonly Reason[];
  readonly facts: PlanFacts;
}

/** The best few plans, and whether to decline. */
export interface Advice {
  readonly plans: readonly AdvisedPlan[];
  /** Where a turn is to be planned: what the seat sees. */
  readonly facts?: SeatFacts;
  /** Where there is the choice: how many coins more declining brings until the end than the best expansion; less than 0: expand. */
  readonly decline?: Pick<AdvisedPlan, 'coins' | 'reasons' | 'why'> & { readonly difference: number };
}

const FEW = 3;
/** More lines than the planner plays out: among its own few hardly two are different choices. */
const BREADTH = { ...PLANNER, width: 10, finalists: 24 };

/** Nothing but an empty list when no turn of the viewer is to be planned. */
export function advise(view: View, seed = 'advice'): Advice {
  const s = imagined(view, seed);
  const seat = view.viewer ?? view.seat;
  if (view.toDecide !== seat || !isPlanned(s, seat)) return { plans: [] };
  const weights = weightsFor(s);
  const plans = plansFor(s, { weights, seat, breadth: BREADTH, tried: 0 });
  const best = plans[0].value;
  const chosen = distinct(s, plans, seat, FEW);
  const told = chosen.map((plan, i) => ({
    ...described(s, plan, seat, best),
    why: chosen.length === 1 ? [] : reasonsFor(plan, chosen[i === 0 ? 1 : 0], weights, seat),
  }));
  const declining = plans.find(({ moves: [first] }) => first === DECLINE);
  const expanding = plans.find(({ moves: [first] }) => first !== DECLINE);
  const facts = seatFacts(s, seat);
  if (declining === undefined || expanding === undefined) return { plans: told, facts };
  const { coins, reasons } = described(s, declining, seat, best);
  const why = reasonsFor(declining, expanding, weights, seat);
  return { plans: told, facts, decline: { difference: hundredths(declining.value - expanding.value), coins, reasons, why } };
}

function described(s: State, plan: Plan, seat: number, best: number): Omit<AdvisedPlan, 'why'> {
  const { lines, reasons } = told(s, plan);
  const coins = plan.ends.reduce((sum, { chance, state }) => sum + chance * (state.coins[seat] - s.coins[seat]), 0);
  return {
    moves: lines,
    coins: hundredths(coins),
    behind: hundredths(best - plan.value),
    chance: hundredths(plan.ends[0].chance),
    reasons,
    facts: planFacts(s, seat, plan),
  };
}

/** The plan as text, and what it would score, taking the roll at its end to succeed. */
function told(s: State, plan: Plan): { readonly lines: string[]; readonly reasons: Item[] } {
  const lines: string[] = [];
  let reasons: Item[] = [];
  for (const { line, now } of linesOf(s, plan)) {
    lines.push(line);
    if (now.turn === s.turn && now.stage < SCORED) reasons = forecast(now);
  }
  const [only] = plan.moves;
  return { lines, reasons: only === DECLINE ? declinedItems(plan, s.turn) : reasons };
}

/** After a decline the regions that remain score as they will next turn. */
function declinedItems(plan: Plan, seat: number): Item[] {
  const end = clone(plan.ends[0].state);
  end.turn = seat;
  return forecast(end);
}
