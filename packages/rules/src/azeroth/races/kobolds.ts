import { race } from '../../core/ability.ts';
import { hasSymbol } from '../../core/map.ts';
import { CAVERN } from '../../core/world.ts';

/** Kobolds. Every cavern of every island counts as bordering, the entry included (AZ-KOBOLDS-2). */
export const kobolds = race({ id: 'kobolds', faction: 'neutral', value: 6, tray: 11, reaches: (p, _me, r) => hasSymbol(p, r, CAVERN) }); // AZ-KOBOLDS-1
