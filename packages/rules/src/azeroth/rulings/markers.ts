/** Where readers of the Azeroth book differ about artifacts and legendary places. */
import { ruling } from '../../core/ruling.ts';

export const markerRulings = {
  'aegis-each-try': ruling({
    rule: 'AZ-AEGIS-1',
    asks: { en: 'How often are the 2 coins of the Aegis paid?', fr: 'Combien de fois paie-t-on les 2 pièces de l’Égide ?' },
    readings: {
      'each-try': { en: 'For each try.', fr: 'À chaque tentative.' },
      'once-per-turn': { en: 'Once per turn.', fr: 'Une fois par tour.' },
    },
    standard: 'each-try',
  }),
  'doomhammer-own-region': ruling({
    rule: 'AZ-DOOMHAMMER-1',
    asks: {
      en: 'To whom go the 2 coins of Doomhammer for a region of one’s own declined people?',
      fr: 'À qui vont les 2 pièces du Marteau-du-Destin pour une région de son propre peuple en déclin ?',
    },
    readings: {
      bank: { en: 'To the bank: nobody else controls it.', fr: 'À la banque : personne d’autre ne la contrôle.' },
      oneself: {
        en: 'To oneself, who controls it: they must be there, but stay.',
        fr: 'À soi-même, qui la contrôle : il faut les avoir, mais on les garde.',
      },
    },
    standard: 'bank',
  }),
  'battlefield-earlier-conquests': ruling({
    rule: 'AZ-BATTLEFIELD-2',
    asks: {
      en: 'Do conquests count for the bonus that a neutral people made before it took sides?',
      fr: 'Les conquêtes qu’un peuple neutre a faites avant de choisir son camp comptent-elles pour la prime ?',
    },
    readings: {
      all: { en: 'Yes: the side holds for the whole turn.', fr: 'Oui : le camp vaut pour tout le tour.' },
      'later-only': { en: 'No: only those after the choice.', fr: 'Non : seulement celles d’après le choix.' },
    },
    standard: 'all',
  }),
  'chapel-powers': ruling({
    rule: 'AZ-CHAPEL-1',
    asks: {
      en: 'Does the Chapel save tokens from bombs and intimidation, too?',
      fr: 'La Chapelle sauve-t-elle aussi les pions des bombes et de l’intimidation ?',
    },
    readings: {
      yes: { en: 'Yes: they are attacks.', fr: 'Oui : ce sont des attaques.' },
      'conquests-only': { en: 'No: only from conquests.', fr: 'Non : seulement des conquêtes.' },
    },
    standard: 'yes',
  }),
};
