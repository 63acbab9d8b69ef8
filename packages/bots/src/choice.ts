/** Which plans are really different choices, whatever the order of their moves. */
import type { State } from '@elbowroom/rules';
import { DECLINE, kindOf, NONE, PICK } from './packed.ts';
import type { Plan } from './turn-search.ts';

interface Choice {
  readonly plan: Plan;
  /** A people, or to decline, or to go on. */
  readonly first: number;
  /** Regions won for sure: which one is tried with the last roll makes no other choice. */
  readonly won: ReadonlySet<number>;
}

/** The best few that are really different choices, in their order; fewer if there are no more. */
export function distinct(s: State, plans: readonly Plan[], seat: number, most: number): Plan[] {
  const told: Choice[] = [];
  for (const plan of plans) {
    const choice = choiceOf(s, plan, seat);
    if (told.length < most && told.every((other) => isOther(choice, other))) told.push(choice);
  }
  return told.map(({ plan }) => plan);
}

export const isSameChoice = (s: State, a: Plan, b: Plan, seat: number): boolean => !isOther(choiceOf(s, a, seat), choiceOf(s, b, seat));

function choiceOf(s: State, plan: Plan, seat: number): Choice {
  const { state } = plan.ends[plan.ends.length - 1];
  const held = (of: State): number[] =>
    [...of.holder.keys()].filter((region) => of.active[seat] !== NONE && of.holder[region] === of.active[seat]);
  const before = new Set(held(s));
  return { plan, first: plan.moves[0], won: new Set(held(state).filter((region) => !before.has(region))) };
}

/** Another people, or to decline or not; else other regions: two that the other plan leaves out, or none in common. */
function isOther(a: Choice, b: Choice): boolean {
  if (kindOf(a.first) === PICK || a.first === DECLINE || b.first === DECLINE) return a.first !== b.first;
  const onlyA = [...a.won].filter((region) => !b.won.has(region)).length;
  const onlyB = [...b.won].filter((region) => !a.won.has(region)).length;
  const hasCommon = onlyA < a.won.size;
  return Math.max(onlyA, onlyB) > (hasCommon ? 1 : 0);
}
