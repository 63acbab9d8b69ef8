/** What every player by search is. It is given a view, never a state; whatever it wants to try out it determinizes itself. */
import type { Move, View } from '@elbowroom/rules';
import type { Crew } from './crew.ts';

/** How much a bot may think about one turn. Steps count the moves it tries: with them the same seed makes the same game on every machine. */
export interface Budget {
  readonly ms?: number;
  readonly steps?: number;
}

/** A player for one seat. */
export interface Bot {
  readonly id: string;
  /** One of the legal moves. A plan may be kept until the turn ends; nothing is remembered from one turn to the next. */
  readonly decide: (view: View, legal: readonly Move[], budget: Budget) => Move;
  /** The same with the help of other threads, where a bot can make use of them. */
  readonly decideTogether?: (view: View, legal: readonly Move[], budget: Budget, crew: Crew) => Promise<Move>;
}
