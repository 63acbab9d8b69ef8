/** A game played through once, kept step by step. */
import { apply, type Event, IllegalMove, newGame, type Outcome, outcome, Refused, type State } from '@elbowroom/rules';
import { MOST_MOVES } from '@elbowroom/rules/record';
import { type Game, UnreadableGame } from './game.ts';

export type Chronicle = {
  readonly game: Game;
  /** After so many moves; the first is the laid table. */
  readonly states: readonly State[];
  /** What the move before brought about; nothing at the start. */
  readonly events: readonly (readonly Event[])[];
  /** Undefined while the game is not over. */
  readonly outcome: Outcome | undefined;
};

/** Throws UnreadableGame at a set-up that cannot be dealt and at the first move that does not fit. */
export function chronicleOf(game: Game): Chronicle {
  if (game.moves.length > MOST_MOVES) throw new UnreadableGame('too-long');
  let state = dealt(game);
  const states = [state];
  const events: (readonly Event[])[] = [[]];
  for (const [i, move] of game.moves.entries()) {
    try {
      const after = apply(state, move);
      state = after.state;
      states.push(state);
      events.push(after.events);
    } catch (error) {
      if (error instanceof IllegalMove) throw new UnreadableGame('bad-move', `${move.slice(0, 60)}: ${error.message}`, i + 1);
      throw error;
    }
  }
  return { game, states, events, outcome: outcome(state) };
}

function dealt({ setup }: Game): State {
  try {
    return newGame(setup);
  } catch (error) {
    if (error instanceof Refused) throw new UnreadableGame('bad-setup', error.message);
    throw error;
  }
}
