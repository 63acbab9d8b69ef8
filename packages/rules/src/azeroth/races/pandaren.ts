import { type Race, race, TAMPER } from '../../core/ability.ts';
import { noteToday, remember, remembered, today } from '../../core/memory.ts';

/** Pandaren. Opponents whom they left in peace hold a harmony token, and pay 2 coins before they break it. Remembers the holders, and that it was paid this turn. */
export const pandaren: Race = race({
  id: 'pandaren',
  faction: 'neutral',
  value: 5,
  tray: 10,
  seatsAs: 'harmony',
  onTurn: (s) => {
    remember(s, pandaren, 0); // AZ-PANDAREN-3
  },
  onEnd: (s, me) => {
    const everybody = (1 << s.active.length) - 1;
    remember(s, pandaren, everybody & ~s.attacked & ~(1 << s.owner[me])); // AZ-PANDAREN-1
  },
  toll: {
    rule: 'AZ-PANDAREN-2',
    owed: true,
    amount: (p, _me, _r, seat, act) =>
      act !== TAMPER && today(p, pandaren) === 0 && ((remembered(p, pandaren) >> seat) & 1) === 1 ? 2 : 0,
    onPaid: (s) => {
      noteToday(s, pandaren, 1);
    },
  },
});
