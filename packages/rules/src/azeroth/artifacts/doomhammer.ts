import { artifact, deny } from '../../core/ability.ts';
import { hooksOf } from '../../core/hooks.ts';

/** Doomhammer. Once per turn a single token conquers, for 2 coins to whoever controls the region; Tauren go in pairs (AZ-TAUREN-4). */
export const doomhammer = artifact({
  id: 'doomhammer',
  attack: {
    rule: 'AZ-DOOMHAMMER-1',
    perTurn: 1,
    denies: (p, me) => (p.world.rulings['tauren-doomhammer'] === 'two' || hooksOf(p, me).least === 1 ? undefined : ALONE),
    pays: (p, me) => hooksOf(p, me).least,
    coins: 2,
    refunds: (p) => p.world.rulings['doomhammer-own-region'] === 'oneself',
  },
});

const ALONE = deny('hand-below-least', 'AZ-TAUREN-4', 'it strikes with a single token, and they never go alone');
