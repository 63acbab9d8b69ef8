/** A whole game, kept step by step so that one can go back and forth in it. */
import { apply, type Event, legalMoves, newGame, type Outcome, outcome, type Setup, type State } from '@elbowroom/rules';
import { luck, wander } from './wander.ts';

export type Recording = {
  /** After so many moves; the first is the laid table. */
  readonly states: readonly State[];
  /** What the move before brought about; nothing at the start. */
  readonly events: readonly (readonly Event[])[];
  readonly outcome: Outcome;
};

/** More moves than any game has. */
const MOST = 5000;

/** A game of players who draw their moves at random. The same setup gives the same game. */
export function randomGame(setup: Setup): Recording {
  const draw = luck(`${setup.edition} ${setup.seed}`);
  let state = newGame(setup);
  const states = [state];
  const events: (readonly Event[])[] = [[]];
  while (states.length < MOST) {
    const end = outcome(state);
    if (end !== undefined) return { states, events, outcome: end };
    const move = wander(legalMoves(state), draw);
    if (move === undefined) break;
    const after = apply(state, move);
    state = after.state;
    states.push(state);
    events.push(after.events);
  }
  throw new Error(`the game ${setup.seed} does not end`);
}
