/** What is measured of the environment for learners: steps of 64 games at once at random, each with its observation and its mask. */
import { act, HEAD, openBatch, RECORD } from '../packages/cli/src/environment/batch.ts';
import type { Setup } from '../packages/rules/src/index.ts';
import { ACTIONS, OBSERVATION } from '../packages/rules/src/learning.ts';
import { randomFrom } from '../packages/rules/test/random.ts';
import type { Work } from './work.ts';

const GAMES = 64;

export function learning(edition: Setup['edition'], seats: number): Work {
  const players = Array.from({ length: seats }, () => 'learner' as const);
  const batch = openBatch({ setup: { edition, seats }, games: GAMES, seed: 'bench', players, steps: 0, reward: 'outcome' });
  const random = randomFrom('bench learning');
  const actions = new Uint16Array(GAMES);
  /** The next open one after any: quickly found, for it is not the learner that is measured. */
  const choose = (game: number): number => {
    const at = game * RECORD + HEAD.bytes + OBSERVATION;
    let action = random(ACTIONS);
    while (batch.records[at + action] === 0) action = action + 1 === ACTIONS ? 0 : action + 1;
    return action;
  };
  return (milliseconds) => {
    const until = performance.now() + milliseconds;
    let steps = 0;
    for (; performance.now() < until; steps += GAMES) {
      for (let game = 0; game < GAMES; game++) actions[game] = choose(game);
      if (act(batch, actions) !== undefined) throw new Error('the mask and the rules do not agree');
    }
    return { steps };
  };
}
