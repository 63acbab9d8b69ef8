/** How a game went: its moves played through once, step by step. Whoever replays, checks, shows or goes on with a game reads it here. */
import { type Anew, anewAt, apply, newGame, type Setup } from '../api.ts';
import type { Event } from '../core/event.ts';
import { toDecide } from '../core/legal.ts';
import { type Move, text } from '../core/move.ts';
import type { Outcome } from '../core/outcome.ts';
import type { State } from '../core/state.ts';
import { outcome } from '../queries.ts';
import { type View, view } from '../views/view.ts';

/** The table between two decisions. */
export interface Moment {
  readonly state: State;
  /** What a seat may know then (undefined: a spectator). Made when it is first asked for. */
  readonly view: (seat: number | undefined) => View;
}

/** One decision and what everybody saw of it. */
export interface Step {
  /** The seat that decided. */
  readonly seat: number;
  /** The move, as its line. */
  readonly move: string;
  readonly events: readonly Event[];
}

/** A decision, and how it left the table. */
export interface Played extends Step, Moment {}

/** A game from its deal on, step by step. */
export interface History {
  readonly setup: Setup;
  /** Before the first move. */
  readonly start: Moment;
  readonly steps: readonly Played[];
  /** After so many moves, from 0 on; undefined beyond the last. */
  readonly at: (moves: number) => Moment | undefined;
  readonly end: Moment;
  /** Undefined while the game is not over. */
  readonly outcome: Outcome | undefined;
}

/** Throws Refused for a set-up, IllegalMove for the first move that does not fit. */
export function history(setup: Setup, moves: Iterable<Move | string>): History {
  const start = momentOf(newGame(setup));
  const steps = [...walk(start.state, moves, setup.anew)];
  const end = steps.at(-1) ?? start;
  return { setup, start, steps, at: (n) => (n === 0 ? start : steps[n - 1]), end, outcome: outcome(end.state) };
}

/** Moves played one after the other, after so many that were. Throws IllegalMove at the first that does not fit. */
export function* walk(from: State, moves: Iterable<Move | string>, anew?: Anew, before = 0): Generator<Played, void> {
  let state = from;
  let count = before;
  for (const move of moves) {
    const step = played(state, move);
    state = anewAt(step.state, anew, ++count);
    yield state === step.state ? step : { ...step, ...momentOf(state) };
  }
}

/** One move, on a copy, as a step. Throws IllegalMove. */
export function played(before: State, move: Move | string): Played {
  const { state, events } = apply(before, move);
  return { seat: toDecide(before) ?? before.turn, move: typeof move === 'string' ? move : text(move), events, ...momentOf(state) };
}

function momentOf(state: State): Moment {
  const views = new Map<number | undefined, View>();
  return {
    state,
    view: (seat) => {
      const seen = views.get(seat) ?? view(state, seat);
      views.set(seat, seen);
      return seen;
    },
  };
}

/** The last state of a game. Throws as `history` does. */
export const replay = (setup: Setup, moves: Iterable<Move | string>): State => history(setup, moves).end.state;
