/** What the page says about the tiles of the box. */
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';
import type { Standing } from './tracked.ts';

type BoxWords = Wording<'title' | 'short' | 'says' | 'races' | 'powers'> & {
  readonly standings: Wording<Standing>;
  readonly withPartner: (seat: string, partner: string) => string;
};

export const boxWords: Readonly<Record<Language, BoxWords>> = {
  en: {
    title: 'Where the tiles are',
    short: 'Box',
    says: 'Everything that lies open. Only the order of the stacks is unknown; peoples that leave the map go under theirs.',
    races: 'Races',
    powers: 'Powers',
    standings: {
      active: 'In play',
      declined: 'In decline',
      offered: 'On offer',
      stack: 'In the stack',
      aside: 'Laid aside',
      absent: 'Not in this game',
    },
    withPartner: (seat, partner) => (partner === '' ? seat : `${seat}, ${partner}`),
  },
  fr: {
    title: 'Où sont les tuiles',
    short: 'Boîte',
    says: 'Tout ce qui est visible. Seul l’ordre des piles est inconnu ; les peuples qui quittent la carte passent sous la leur.',
    races: 'Peuples',
    powers: 'Pouvoirs',
    standings: {
      active: 'En jeu',
      declined: 'En déclin',
      offered: 'Au choix',
      stack: 'Dans la pile',
      aside: 'De côté',
      absent: 'Hors de cette partie',
    },
    withPartner: (seat, partner) => (partner === '' ? seat : `${seat}, ${partner}`),
  },
};
