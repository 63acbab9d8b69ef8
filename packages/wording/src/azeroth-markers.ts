/** Words for where readers of the Azeroth book differ about artifacts and legendary places. */
import type { SomeRulings } from './ruling-words.ts';

export const markerWords = {
  'aegis-each-try': {
    asks: { en: 'How often are the 2 coins of the Aegis paid?', fr: 'Combien de fois paie-t-on les 2 pièces de l’Égide\u00a0?' },
    readings: {
      'each-try': { en: 'For each try.', fr: 'À chaque tentative.' },
      'once-per-turn': { en: 'Once per turn.', fr: 'Une fois par tour.' },
    },
  },
  'doomhammer-own-region': {
    asks: {
      en: 'To whom go the 2 coins of Doomhammer for a region of one’s own declined people?',
      fr: 'À qui vont les 2 pièces du Marteau-du-Destin pour une région de son propre peuple en déclin\u00a0?',
    },
    readings: {
      bank: { en: 'To the bank: nobody else controls it.', fr: 'À la banque\u00a0: personne d’autre ne la contrôle.' },
      oneself: {
        en: 'To oneself, who controls it: they must be there, but stay.',
        fr: 'À soi-même, qui la contrôle\u00a0: il faut les avoir, mais on les garde.',
      },
    },
  },
  'battlefield-earlier-conquests': {
    asks: {
      en: 'Do conquests count for the bonus that a neutral people made before it took sides?',
      fr: 'Les conquêtes qu’un peuple neutre a faites avant de choisir son camp comptent-elles pour la prime\u00a0?',
    },
    readings: {
      all: { en: 'Yes: the side holds for the whole turn.', fr: 'Oui\u00a0: le camp vaut pour tout le tour.' },
      'later-only': { en: 'No: only those after the choice.', fr: 'Non\u00a0: seulement celles d’après le choix.' },
    },
  },
  'chapel-powers': {
    asks: {
      en: 'Does the Chapel save tokens from bombs and intimidation, too?',
      fr: 'La Chapelle sauve-t-elle aussi les pions des bombes et de l’intimidation\u00a0?',
    },
    readings: {
      yes: { en: 'Yes: they are attacks.', fr: 'Oui\u00a0: ce sont des attaques.' },
      'conquests-only': { en: 'No: only from conquests.', fr: 'Non\u00a0: seulement des conquêtes.' },
    },
  },
} satisfies SomeRulings;
