/** Coins of a score by the rule that gives them. */
import { forecast, type Item, type State } from '../src/index.ts';
import { events } from './scene.ts';

const total = (items: readonly Item[], rule: string): number =>
  items.reduce((sum, item) => (item.rule === rule ? sum + item.amount : sum), 0);

/** What a rule would give if the turn ended now. */
export const income = (s: State, rule: string): number => total(forecast(s), rule);

/** What a rule gave in the score that the last of some moves brought about. */
export function scored(s: State, rule: string, ...moves: string[]): number {
  const score = events(s, ...moves).find((event) => event.type === 'scored');
  if (score?.type !== 'scored') throw new Error(`${moves.at(-1)} does not end the turn`);
  return total(score.items, rule);
}
