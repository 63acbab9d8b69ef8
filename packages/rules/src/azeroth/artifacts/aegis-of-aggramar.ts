import { artifact, type Marker } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { aOf } from '../../core/move.ts';
import { ask, carry } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { deniesLaying, ownRegions } from '../markers.ts';

/** Aegis of Aggramar. Laid down at the end of the turn; whoever wants anything of its region pays its owner 2 coins for each try. Remembers that they were paid, where once is enough. */
export const aegisOfAggramar: Marker = artifact({
  id: 'aegis-of-aggramar',
  onEnd: (s, me) => ask(s, aegisOfAggramar, s.owner[me]),
  question: {
    rule: 'AZ-AEGIS-1',
    moves: (p, { seat }, add) => ownRegions(p, seat, aegisOfAggramar, add),
    denies: (p, { seat }, move) => deniesLaying(p, seat, aegisOfAggramar.id, 'AZ-AEGIS-1', move),
    answer: (s, _q, move) => carry(s, aegisOfAggramar, aOf(move)),
  },
  toll: {
    rule: 'AZ-AEGIS-1',
    amount: (p, _me, r) => (p.markerAt[indexOf(p, aegisOfAggramar)] === r && today(p, aegisOfAggramar) === 0 ? 2 : 0),
    onPaid: (s) => {
      if (s.world.rulings['aegis-each-try'] === 'once-per-turn') noteToday(s, aegisOfAggramar, 1);
    },
  },
});
