/** What moves will surely do, before the server has said so; nothing is foreseen that a die, a hidden tile or somebody's purse decides. */
import { type Event, type Move, foresee as next, type Step, text, type View } from '@elbowroom/rules';

export type Foreseen = Step & { readonly view: View };

export type Foresight = {
  readonly lines: readonly string[];
  /** The moves whose outcome is sure; those behind the first that reveals something are not among them. */
  readonly sure: readonly Foreseen[];
};

/** Throws IllegalMove for a move that is surely not legal. What stands behind a revelation is left to the server. */
export function foresee(seen: View, viewer: number, moves: readonly (Move | string)[]): Foresight {
  const lines = moves.map((move) => (typeof move === 'string' ? move : text(move)));
  const sure: Foreseen[] = [];
  let now = seen;
  for (const line of lines) {
    const after = next(now, line);
    if (after.view === undefined) break;
    sure.push({ seat: now.toDecide ?? viewer, move: line, events: after.events, view: after.view });
    now = after.view;
  }
  return { lines, sure };
}

/** The views between two that are known, as far as they can be made out from the moves: undefined where they cannot. */
export function between(from: View | undefined, rows: readonly Pick<Step, 'move' | 'events'>[]): (View | undefined)[] {
  let now = from;
  return rows.map(({ move, events }) => {
    now = now && followed(now, move, events);
    return now;
  });
}

function followed(seen: View, line: string, told: readonly Event[]): View | undefined {
  try {
    const { events, view } = next(seen, line);
    return JSON.stringify(events) === JSON.stringify(told) ? view : undefined;
  } catch {
    return undefined;
  }
}
