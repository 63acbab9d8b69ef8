/** The game of a scene, from a written position: this alone has all of it, secrets and all. Whoever learns gets a view. */
import { legalMoves, type Move, type Played, type Position, played, position, toDecide, type View, view } from '@elbowroom/rules';

export type SceneGame = {
  /** The seat that must decide after some steps; nobody when the game is over. */
  readonly decider: (steps: readonly Played[]) => number | undefined;
  /** Every legal move of that seat. */
  readonly legal: (steps: readonly Played[]) => readonly Move[];
  readonly view: (steps: readonly Played[]) => View;
  /** The steps and one more. Throws IllegalMove. */
  readonly after: (steps: readonly Played[], move: Move | string) => readonly Played[];
};

/** `you`: the seat that looks. */
export function layScene(from: Position, you: number): SceneGame {
  const start = position(from);
  const seen = view(start, you);
  const present = (steps: readonly Played[]): Played['state'] => steps.at(-1)?.state ?? start;
  return {
    decider: (steps) => toDecide(present(steps)),
    legal: (steps) => legalMoves(present(steps)),
    view: (steps) => steps.at(-1)?.view(you) ?? seen,
    after: (steps, move) => [...steps, played(present(steps), move)],
  };
}
