import { type Power, power, SCARE } from '../../core/ability.ts';
import { piecesIn } from '../../core/map.ts';
import { NONE } from '../../core/state.ts';
import { lift, pay, put, settle, whereIs } from '../../core/verbs.ts';
import { champion as champ } from '../pieces.ts';
import { unverified } from '../values.ts';

/** Champion. Once per turn the champion takes a bordering region alone, whatever defends it. It stands for a token, and is ransomed when captured. */
export const champion: Power = power({
  id: 'champion',
  value: unverified.champion,
  pieces: [champ],
  attack: {
    rule: 'AZ-CHAMPION-1',
    perTurn: 1,
    bordering: true,
    pays: () => 0,
    garrison: (s, _me, r) => {
      const from = whereIs(s, champ);
      if (from !== NONE) {
        lift(s, champ, from, 1, 'hand');
        settle(s, from); // AZ-CHAMPION-4
      }
      put(s, champ, r);
    },
  },
  onCasualty: (s, _me, r, cause) => cause !== SCARE && piecesIn(s, champ, r) > 0, // AZ-CHAMPION-3
  onLoss: (s, me, r, to) => {
    if (piecesIn(s, champ, r) > 0 && to !== NONE && to !== s.owner[me]) pay(s, s.owner[me], to, 1, 'AZ-CHAMPION-3', champion.id);
  },
});
