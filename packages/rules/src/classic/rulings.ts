/** Where readers of the classic book differ. */
import { ruling } from '../core/ruling.ts';

export const classicRulings = {
  'ghouls-abandon': ruling({
    rule: 'CL-GHOULS-2',
    asks: {
      en: 'May Ghouls in decline give up regions before they conquer?',
      fr: 'Les Zombies en déclin peuvent-ils abandonner des régions avant de conquérir ?',
    },
    readings: {
      may: { en: 'Yes, like an active people.', fr: 'Oui, comme un peuple actif.' },
      never: { en: 'No, they keep what they hold.', fr: 'Non, ils gardent ce qu’ils tiennent.' },
    },
    standard: 'may',
    before: 'never',
  }),
  'halflings-lake': ruling({
    rule: 'CL-HALFLINGS-1',
    asks: {
      en: 'May Seafaring Halflings come in by the lake or by a sea away from the edge?',
      fr: 'Les Hobbits Marins peuvent-ils entrer par le lac ou par une mer éloignée du bord ?',
    },
    readings: {
      may: { en: 'Yes: any region, and water is one for them.', fr: 'Oui : n’importe quelle région, et l’eau en est une pour eux.' },
      'land-only': {
        en: 'No: any land, or a sea at the edge.',
        fr: 'Non : toute région terrestre, ou une mer du bord.',
      },
    },
    standard: 'may',
    before: 'land-only',
  }),
};
