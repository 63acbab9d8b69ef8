/** A game that somebody has all of, set-up and moves, played through once: nothing of it is secret, so every purse is open. */
import { type Event, type History, history, IllegalMove, type Moment, type Outcome, Refused, type View } from '@elbowroom/rules';
import { type Claims, flawsOf, MOST_MOVES } from '@elbowroom/rules/record';
import { type Game, UnreadableGame } from './game.ts';

export type Chronicle = {
  readonly game: Game;
  /** The table after so many moves, from 0 on, as nobody's seat sees it. */
  readonly viewAt: (moves: number) => View;
  /** The laid table, and how the last move left it. */
  readonly start: View;
  readonly end: View;
  /** What the move before brought about; nothing at the start. */
  readonly events: readonly (readonly Event[])[];
  /** Undefined while the game is not over. */
  readonly outcome: Outcome | undefined;
};

/** Throws UnreadableGame at a set-up that cannot be dealt, at the first move that does not fit, and where it ends otherwise than is claimed. */
export function chronicleOf(game: Game, claims?: Claims): Chronicle {
  if (game.moves.length > MOST_MOVES) throw new UnreadableGame('too-long');
  const past = played(game);
  const flaw = claims && flawsOf(claims, past.end.state, game.setup).find(({ code }) => code !== 'torn');
  if (flaw !== undefined) throw new UnreadableGame('differs', flaw.message);
  const views = new Map<Moment, View>();
  const viewAt = (moves: number): View => {
    const moment = past.at(moves) ?? past.end;
    const seen = views.get(moment) ?? opened(moment);
    views.set(moment, seen);
    return seen;
  };
  return {
    game,
    viewAt,
    start: viewAt(0),
    end: viewAt(past.steps.length),
    events: [[], ...past.steps.map(({ events }) => events)],
    outcome: past.outcome,
  };
}

function played({ setup, moves }: Game): History {
  let told = 0;
  const telling = function* (): Generator<string> {
    for (const move of moves) {
      told++;
      yield move;
    }
  };
  try {
    return history(setup, telling());
  } catch (error) {
    if (error instanceof IllegalMove) throw new UnreadableGame('bad-move', `${moves[told - 1]?.slice(0, 60)}: ${error.message}`, told);
    if (error instanceof Refused) throw new UnreadableGame('bad-setup', error.message);
    throw error;
  }
}

/** What every seat knows of itself, put together. */
function opened({ view }: Moment): View {
  const shown = view(undefined);
  return { ...shown, seats: shown.seats.map((closed, seat) => view(seat).seats[seat] ?? closed) };
}
