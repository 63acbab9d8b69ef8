/** What a written game shows: the races and powers that are picked, the artifacts that are used, the places that are held when a turn is scored. */
import { apply } from '../src/api.ts';
import type { Event } from '../src/core/event.ts';
import { NONE, type State } from '../src/core/state.ts';
import { begin, type Start } from '../src/record/start.ts';

type Look = (after: State, line: string, events: readonly Event[]) => string[];

export function shown(start: Start, lines: readonly string[], look: Look = shownBy): Set<string> {
  const ids = new Set<string>();
  let s = begin(start);
  for (const line of lines) {
    const { state, events } = apply(s, line);
    for (const id of look(state, line, events)) ids.add(id);
    s = state;
  }
  return ids;
}

/** What one move shows. */
export const shownBy: Look = (after, line, events) => {
  const ids = used(after, line);
  for (const event of events) {
    if (event.type === 'picked') ids.push(event.race, event.power);
    if (event.type === 'scored') ids.push(...held(after, event.seat), ...event.items.map(({ what }) => what));
  }
  return ids;
};

/** Artifacts named by a move: attacked with, or laid down for what they do there. */
function used({ world }: State, line: string): string[] {
  const words = line.split(' ');
  return world.markers.filter(({ id, kind }) => kind === 'artifact' && words.includes(id)).map(({ id }) => id);
}

function held({ active, holder, markerAt, markerUp, world }: State, seat: number): string[] {
  const isHeld = (m: number): boolean => markerUp[m] === 1 && active[seat] !== NONE && holder[markerAt[m]] === active[seat];
  return world.markers.filter(({ kind, index }) => kind === 'place' && isHeld(index)).map(({ id }) => id);
}
