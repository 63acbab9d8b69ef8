/** When abilities come that the book puts at the start of a turn. */
import type { Read } from '../core/state.ts';

/** AZ-TURN-2 Before the choice to expand or decline; else once the people expands. */
export const isAskedEachTurn = (p: Read): boolean => p.world.rulings['decline-turn-start'] === 'every-turn';
