/** Why one plan is better than another: the terms of worth in which they differ. */
import type { State } from '@elbowroom/rules';
import { expected } from './net/expected.ts';
import { DECLINE } from './packed.ts';
import { hundredths } from './rounded.ts';
import type { Plan } from './turn-search.ts';
import type { Weights } from './weights.ts';
import { termsOf, WORTH_TERMS, worth } from './worth.ts';

const TERMS = [...WORTH_TERMS, 'experience'] as const;
/** One of the things that make a plan better or worse: a term of its worth, or what such tables have led to in games without number. */
export type Term = (typeof TERMS)[number];

/** One term, and by how many coins at the end of the game it speaks for the plan; less than 0: against it. */
export interface Reason {
  readonly term: Term;
  readonly coins: number;
}

/** What is less says nothing. */
const TELLING = 0.25;

/** What speaks for a plan when it is held against another one, and what against it; the most telling first. */
export function reasonsFor(plan: Plan, other: Plan, weights: Weights, seat: number): Reason[] {
  const [mine, theirs] = [termsAt(plan, weights, seat), termsAt(other, weights, seat)];
  if (declines(plan) !== declines(other)) for (const terms of [mine, theirs]) takeTogether(terms);
  return TERMS.map((term) => ({ term, coins: hundredths(mine[term] - theirs[term]) }))
    .filter(({ coins }) => Math.abs(coins) >= TELLING)
    .sort((a, b) => Math.abs(b.coins) - Math.abs(a.coins));
}

const declines = ({ moves: [first] }: Plan): boolean => first === DECLINE;

/** With a people and without one only all that is to come from it, or from the next one, can be compared. */
function takeTogether(terms: Record<Term, number>): void {
  for (const part of ['tokens', 'regions', 'growth', 'bonus', 'tiles'] as const) {
    terms.people += terms[part];
    terms[part] = 0;
  }
}

/** Where a plan may end, each term weighed by the chances. */
function termsAt({ ends }: Plan, weights: Weights, seat: number): Record<Term, number> {
  const parts = ends.map(({ chance, state }) => ({ chance, terms: allTerms(state, weights, seat) }));
  const sums = { ...parts[0].terms };
  for (const term of TERMS) sums[term] = parts.reduce((sum, { chance, terms }) => sum + chance * terms[term], 0);
  return sums;
}

const allTerms = (s: State, weights: Weights, seat: number): Record<Term, number> => ({
  ...termsOf(s, weights, seat),
  experience: expected(s, weights, seat) - worth(s, weights, seat),
});
