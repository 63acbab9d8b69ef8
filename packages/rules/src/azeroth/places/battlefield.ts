import { type Marker, place } from '../../core/ability.ts';
import { chooseNone, chooseWord, wordOf } from '../../core/move.ts';
import type { PeopleNo } from '../../core/numbers.ts';
import type { State } from '../../core/state.ts';
import { ask } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { defeats, factionOf, takeSide } from '../factions.ts';

/** Battlefield. The faction bonus counts twice for a people that lost two regions; a neutral holder may take sides. */
export const battlefield: Marker = place({
  id: 'battlefield',
  income: { rule: 'AZ-BATTLEFIELD-1', amount: (p, me) => [...defeats(p, me).values()].filter((regions) => regions >= 2).length },
  onExpand: askForSide,
  onConquest: (s, me, r) => {
    if (s.markerAt[indexOf(s, battlefield)] === r) askForSide(s, me);
  },
  question: {
    rule: 'AZ-BATTLEFIELD-2',
    words: ['alliance', 'horde'],
    moves: (p, _q, add) => {
      add(chooseNone);
      add(chooseWord(p, 'alliance'));
      add(chooseWord(p, 'horde'));
    },
    answer: (s, _q, move) => {
      const side = wordOf(s, move);
      takeSide(s, side === 'alliance' || side === 'horde' ? side : 'neutral');
    },
  },
});

/** AZ-BATTLEFIELD-2 */
function askForSide(s: State, me: PeopleNo): void {
  if (me === s.active[s.turn] && factionOf(s, me) === 'neutral') ask(s, battlefield, s.turn);
}
