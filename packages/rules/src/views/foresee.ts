/** What a move will surely do, from what its viewer may know. */
import { apply } from '../api.ts';
import type { Event, Item } from '../core/event.ts';
import { toDecide } from '../core/legal.ts';
import type { Move } from '../core/move.ts';
import { clone, type State, UNCOUNTED } from '../core/state.ts';
import { reveals } from '../history/reveals.ts';
import { laid, UNTOLD } from './known.ts';
import { type View, view } from './view.ts';

/** What a viewer can know of a game after moves of its own. */
export interface Foreseen {
  /** What happens first, up to where something that the viewer cannot know has a say: a die, a tile, a bomb, or whether somebody else can pay. */
  readonly events: readonly Event[];
  /** What the viewer will see when all has happened; left out if not all of it is sure. */
  readonly view?: View;
  // Sure even where others may or may not be able to pay for something first.
  /** What the viewer scores if the move ends its turn. */
  readonly score?: readonly Item[];
}

/** Throws IllegalMove for a move that is surely not legal. */
export function foresee(v: View, move: Move | string): Foreseen {
  const table = laid(v);
  const rich = apply(table, move);
  const poor = table.coins.includes(UNTOLD) ? apply(impoverished(table), move) : rich;
  const events = sureAmong(rich.events, poor.events);
  const after = view(rich.state, v.viewer);
  const isSure = events.length === rich.events.length && (poor === rich || isSame(view(poor.state, v.viewer), after));
  const score = scoreIn(rich.events, v.viewer);
  const isScoreSure = score !== undefined && isSame(score, scoreIn(poor.events, v.viewer));
  return { events, ...(isSure && { view: after }), ...(isScoreSure && { score }) };
}

/** As it would be if those whose purses nobody sees had nothing; whoever decides can pay for it, or the move is not legal. */
function impoverished(table: State): State {
  const poor = clone(table);
  const decider = toDecide(poor);
  for (let seat = 0; seat < poor.coins.length; seat++) if (poor.coins[seat] === UNTOLD && seat !== decider) poor.coins[seat] = 0;
  poor.opening = poor.opening.map((coins, seat) => (coins === UNCOUNTED ? coins : coins - table.coins[seat] + poor.coins[seat]));
  return poor;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Before anything is revealed. */
function scoreIn(events: readonly Event[], seat: number | undefined): readonly Item[] | undefined {
  for (const event of events) {
    if (reveals([event])) return undefined;
    if (event.type === 'scored' && event.seat === seat) return event.items;
  }
  return undefined;
}

function sureAmong(rich: readonly Event[], poor: readonly Event[]): Event[] {
  const end = rich.findIndex((event, i) => reveals([event]) || !isSame(event, poor[i]));
  return rich.slice(0, end < 0 ? rich.length : end);
}
