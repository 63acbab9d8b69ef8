/** Which rule a move is refused by; a move that is taken after all is an error. */
import { apply, IllegalMove, type State } from '../src/index.ts';

export function ruleAgainst(s: State, move: string): string {
  try {
    apply(s, move);
  } catch (error) {
    if (error instanceof IllegalMove) return error.rule;
    throw error;
  }
  throw new Error(`“${move}” was taken`);
}
