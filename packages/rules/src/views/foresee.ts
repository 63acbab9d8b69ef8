/** What a move will surely do, from what its viewer may know. */
import { apply } from '../api.ts';
import type { Event } from '../core/event.ts';
import { toDecide } from '../core/legal.ts';
import type { Move } from '../core/move.ts';
import { clone, type State } from '../core/state.ts';
import { reveals } from '../history/reveals.ts';
import { laid, UNTOLD } from './known.ts';
import { type View, view } from './view.ts';

export interface Foreseen {
  readonly events: readonly Event[];
  /** What the viewer will see. */
  readonly view: View;
}

/**
 * Undefined if anything that the viewer cannot know has a say in it: a die, a tile, a bomb, or whether somebody else can pay.
 * Throws IllegalMove for a move that is surely not legal.
 */
export function foresee(v: View, move: Move | string): Foreseen | undefined {
  const table = laid(v);
  const foreseen = after(table, move, v.viewer);
  if (reveals(foreseen.events)) return undefined;
  if (!table.coins.includes(UNTOLD)) return foreseen;
  return JSON.stringify(after(impoverished(table), move, v.viewer)) === JSON.stringify(foreseen) ? foreseen : undefined;
}

function after(table: State, move: Move | string, viewer: number | undefined): Foreseen {
  const { state, events } = apply(table, move);
  return { events, view: view(state, viewer) };
}

/** As it would be if those whose purses nobody sees had nothing; whoever decides can pay for it, or the move is not legal. */
function impoverished(table: State): State {
  const poor = clone(table);
  const decider = toDecide(poor);
  for (let seat = 0; seat < poor.coins.length; seat++) if (poor.coins[seat] === UNTOLD && seat !== decider) poor.coins[seat] = 0;
  return poor;
}
