import { BLAST, type Denial, deny, type Power, power, SCARE } from '../../core/ability.ts';
import { hooksOf } from '../../core/hooks.ts';
import { piecesIn } from '../../core/map.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { NONE, type Read, type State } from '../../core/state.ts';
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
    denies: deniesLeaving,
    pays: retinue,
    tollFree: (p) => p.world.rulings['champion-tolls'] === 'free',
    garrison: (s, _me, r) => {
      const from = whereIs(s, champ);
      if (from !== NONE) {
        lift(s, champ, from, 1, 'hand');
        settle(s, from); // AZ-CHAMPION-4
      }
      put(s, champ, r);
    },
  },
  onThinned: comeBack,
  onCasualty: (s, _me, r, cause) => cause !== SCARE && piecesIn(s, champ, r) > 0, // AZ-CHAMPION-3
  onLoss: (s, me, r, to, cause) => {
    if (cause === BLAST && s.world.rulings['blast-ransom'] === 'no') return; // AZ-GOBLINS-2
    if (piecesIn(s, champ, r) > 0 && to !== NONE && to !== s.owner[me]) pay(s, s.owner[me], to, 1, 'AZ-CHAMPION-3', champion.id);
  },
});

const ALONE = deny('must-stay', 'AZ-CHAMPION-4', 'the champion holds a region alone, and somebody must stay there');

/** AZ-CHAMPION-4 Why he may not go on from where he is. */
function deniesLeaving(p: Read): Denial | undefined {
  if (p.world.rulings['champion-alone-leaves'] === 'nobodys') return undefined;
  const from = whereIs(p, champ);
  return from === NONE || p.tokens[from] > 0 ? undefined : ALONE;
}

/** Tokens that go with him: some say that he cannot do alone what no single one of his people may do. */
function retinue(p: Read, me: PeopleNo): number {
  const { least } = hooksOf(p, me);
  return least > 1 && p.world.rulings['tauren-champion-alone'] === 'never' ? least : 0;
}

/** Left alone where he may not stay alone he comes to hand. */
function comeBack(s: State, me: PeopleNo, r: RegionNo): void {
  if (s.tokens[r] > 0 || piecesIn(s, champ, r) === 0 || retinue(s, me) === 0) return;
  lift(s, champ, r, 1, 'hand');
  settle(s, r);
}
