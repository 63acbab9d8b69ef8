/** What can no more be unseen: such a move is not taken back, nobody can send another one together with it, and no page can foresee it. */
import type { Event } from '../core/event.ts';

const FACTS: ReadonlySet<Event['type']> = new Set(['rolled', 'uncovered', 'turned-up', 'dealt', 'ended']);

/** Whether a move has shown what nobody could know before: a roll, a bomb, marker or tile turned up, or with the end every purse. */
export const reveals = (events: readonly Event[]): boolean => events.some(({ type }) => FACTS.has(type));
