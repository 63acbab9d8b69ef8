/** What can no more be unseen. */
import type { Event } from '../core/event.ts';

const FACTS: ReadonlySet<Event['type']> = new Set(['rolled', 'uncovered', 'turned-up', 'dealt', 'ended']);

/**
 * Whether a move has shown something that could not be known before it was made: a roll, a bomb or marker turned up, a tile that came on offer, or with the end
 * every purse and the seed. Such a move is not taken back, nobody can send another one together with it, and no page can foresee it.
 */
export const reveals = (events: readonly Event[]): boolean => events.some(({ type }) => FACTS.has(type));
