/** Whether a move showed something that nobody can forget again: a die, a marker, a bomb, a tile, or with the end every purse and the seed. */
import { type Event, toDecide } from '@elbowroom/rules';
import type { State } from '@elbowroom/rules/search';

const FACTS: ReadonlySet<Event['type']> = new Set(['rolled', 'uncovered', 'turned-up']);

export function revealed(before: State, after: State, events: readonly Event[]): boolean {
  return (
    events.some(({ type }) => FACTS.has(type)) ||
    after.counters.some((count, purpose) => count !== before.counters[purpose]) ||
    after.powerStack.length !== before.powerStack.length ||
    after.stacks.some((stack, i) => stack.length !== before.stacks[i]?.length) ||
    toDecide(after) === undefined
  );
}
