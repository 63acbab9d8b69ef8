/** A game that is played in the page: this alone has all of it, secrets and all. Whoever plays, looks or thinks gets a view. */
import {
  history,
  IllegalMove,
  legalMoves,
  type Moment,
  type Move,
  type Played,
  type Setup,
  type Step,
  toDecide,
  type View,
  walk,
} from '@elbowroom/rules';

export type LocalGame = {
  readonly steps: readonly Step[];
  /** The seat that must decide; nobody when the game is over. */
  readonly decider: number | undefined;
  /** Every legal move of that seat. */
  readonly legal: readonly Move[];
  /** What a seat may know (undefined: a spectator) of the table after so many moves; as it is now if left out. */
  readonly view: (seat: number | undefined, moves?: number) => View;
  /** Throws IllegalMove. */
  readonly play: (move: Move | string) => void;
  /** Goes back to so many moves and plays these, every one a decision of that seat: all of it, or none. Throws IllegalMove. */
  readonly revise: (length: number, moves: readonly (Move | string)[], seat: number | undefined) => void;
};

/** Throws Refused for a set-up, IllegalMove for a move that does not fit. */
export function dealLocally(setup: Setup, moves: Iterable<string> = []): LocalGame {
  const past = history(setup, moves);
  let steps: readonly Played[] = past.steps;
  const present = (): Moment => steps.at(-1) ?? past.start;
  /** These and one more. */
  const after = (before: readonly Played[], move: Move | string): readonly Played[] => [
    ...before,
    ...walk((before.at(-1) ?? past.start).state, [move], setup.anew, before.length),
  ];
  const momentAt = (count: number): Moment => (count <= 0 ? past.start : (steps[count - 1] ?? present()));
  return {
    get steps() {
      return steps;
    },
    get decider() {
      return toDecide(present().state);
    },
    get legal() {
      return legalMoves(present().state);
    },
    view: (seat, count = steps.length) => momentAt(count).view(seat),
    play: (move) => {
      steps = after(steps, move);
    },
    revise: (length, wanted, seat) => {
      let next: readonly Played[] = steps.slice(0, length);
      for (const move of wanted) {
        const { state } = next.at(-1) ?? past.start;
        if (seat === undefined || toDecide(state) !== seat) throw new IllegalMove('not-listed', 'CORE-TURN-1', 'It is not your turn.');
        next = after(next, move);
      }
      steps = next;
    },
  };
}
