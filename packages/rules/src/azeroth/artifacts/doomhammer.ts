import { artifact } from '../../core/ability.ts';
import { hooksOf } from '../../core/hooks.ts';

/** Doomhammer. Once per turn a single token conquers, for 2 coins to whoever controls the region; Tauren go in pairs (AZ-TAUREN-4). */
export const doomhammer = artifact({
  id: 'doomhammer',
  attack: { rule: 'AZ-DOOMHAMMER-1', perTurn: 1, pays: (p, me) => hooksOf(p, me).least, coins: 2 },
});
