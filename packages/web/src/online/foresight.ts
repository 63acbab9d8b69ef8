/** What a move of one's own will surely do, before the server has said so; nothing is foreseen that a die or a hidden tile decides. */
import { type Applied, apply, determinize, type Event, type Move, type State, text, toDecide, type View, view } from '@elbowroom/rules';

export type Foreseen = { readonly seat: number; readonly line: string; readonly events: readonly Event[]; readonly view: View };

const FACTS: ReadonlySet<Event['type']> = new Set(['rolled', 'uncovered', 'turned-up']);

/** Whether a tile was turned up. No event tells which: it lies on offer then. */
const hasDrawn = (before: State, after: State): boolean =>
  after.powerStack.length !== before.powerStack.length || after.stacks.some((stack, i) => stack.length !== before.stacks[i]?.length);

/** Whether a move showed something that was hidden before, as the end shows every purse. The server judges by the same signs. */
function isRevealing(before: State, after: State, events: readonly Event[]): boolean {
  return (
    events.some(({ type }) => FACTS.has(type)) ||
    after.counters.some((count, purpose) => count !== before.counters[purpose]) ||
    hasDrawn(before, after) ||
    toDecide(after) === undefined
  );
}

export type Foresight = {
  readonly lines: readonly string[];
  /** The moves whose outcome is sure; those behind the first that reveals something are not among them. */
  readonly sure: readonly Foreseen[];
};

/** Throws IllegalMove for a move that is surely not legal. What stands behind a revelation is left to the server. */
export function foresee(seen: View, viewer: number, moves: readonly (Move | string)[], seed: string): Foresight {
  const lines = moves.map((move) => (typeof move === 'string' ? move : text(move)));
  const sure: Foreseen[] = [];
  let state = determinize(seen, seed);
  for (const line of lines) {
    const seat = toDecide(state) ?? viewer;
    const after = apply(state, line);
    if (isRevealing(state, after.state, after.events)) break;
    state = after.state;
    sure.push({ seat, line, events: after.events, view: view(state, viewer) });
  }
  return { lines, sure };
}

/** The views between two that are known, as far as they can be made out from the moves: undefined where they cannot. */
export function between(
  from: View | undefined,
  rows: readonly { readonly line: string; readonly events: readonly Event[] }[],
): (View | undefined)[] {
  const views: (View | undefined)[] = [];
  let state = from && determinize(from, 'between');
  for (const { line, events } of rows) {
    try {
      const after: Applied | undefined = state && apply(state, line);
      const isSure = state && after && !hasDrawn(state, after.state) && JSON.stringify(after.events) === JSON.stringify(events);
      state = isSure ? after?.state : undefined;
    } catch {
      state = undefined;
    }
    views.push(state && view(state, from?.viewer));
  }
  return views;
}
