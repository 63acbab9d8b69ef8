/** A whole game of nobody in particular, to go back and forth in. */
import type { Outcome, Setup } from '@elbowroom/rules';
import { type Chronicle, chronicleOf } from '../games/chronicle.ts';
import { dealLocally } from './local-game.ts';
import { luck, wander } from './wander.ts';

export type Recording = Chronicle & { readonly outcome: Outcome };

/** More moves than any game has. */
const MOST = 5000;

/** A game of players who draw their moves at random. The same setup gives the same game. */
export function randomGame(setup: Setup): Recording {
  const draw = luck(`${setup.edition} ${setup.seed}`);
  const game = dealLocally(setup);
  while (game.decider !== undefined && game.steps.length < MOST) {
    const move = wander(game.legal, draw);
    if (move === undefined) break;
    game.play(move);
  }
  const chronicle = chronicleOf({ setup, moves: game.steps.map(({ move }) => move) });
  const { outcome } = chronicle;
  if (outcome === undefined) throw new Error(`the game ${setup.seed} does not end`);
  return { ...chronicle, outcome };
}
