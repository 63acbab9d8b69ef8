/** The rules, which tell of every copy of a state, every move made and every list of moves. */
import { channel } from 'node:diagnostics_channel';
import * as rules from '@elbowroom/rules';

export * from '@elbowroom/rules';

const worked = channel('elbowroom:worked');

function told<Given extends unknown[], Answer>(one: (...given: Given) => Answer): (...given: Given) => Answer {
  return (...given) => {
    worked.publish(undefined);
    return one(...given);
  };
}

export const clone: typeof rules.clone = told(rules.clone);
export const determinize = told(rules.determinize);
export const moves = told(rules.moves);
export const step = told(rules.step);
