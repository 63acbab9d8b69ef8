/** Where readers of the Azeroth book differ. */
import { ruling } from '../core/ruling.ts';

export const azerothRulings = {
  'intimidation-last': ruling({
    rule: 'AZ-INTIMIDATING-4',
    asks: {
      en: 'Once no further conquest is possible this turn, may Intimidating still be used?',
      fr: 'Quand plus aucune conquête n’est possible ce tour-ci, Intimidant peut-il encore servir ?',
    },
    readings: {
      'no-conquest-can-follow': { en: 'No: not after the last conquest of the turn.', fr: 'Non : pas après la dernière conquête du tour.' },
      'until-done': { en: 'Yes, until the conquests are declared over.', fr: 'Oui, jusqu’à ce que les conquêtes soient déclarées finies.' },
    },
    standard: 'no-conquest-can-follow',
    before: 'until-done',
  }),
  'bombs-water': ruling({
    rule: 'AZ-WATER-1',
    asks: {
      en: 'May bombs be laid among Naga in their seas and lakes?',
      fr: 'Peut-on poser des bombes chez les Nagas dans leurs mers et leurs lacs ?',
    },
    readings: {
      may: { en: 'Yes: water only cannot be conquered.', fr: 'Oui : l’eau ne peut seulement pas être conquise.' },
      never: { en: 'No: water is no target for anybody.', fr: 'Non : l’eau n’est une cible pour personne.' },
    },
    standard: 'may',
    before: 'never',
  }),
  'intimidation-water': ruling({
    rule: 'AZ-INTIMIDATING-4',
    asks: {
      en: 'Does intimidation reach Naga in their seas and lakes, and may tokens flee there?',
      fr: 'L’intimidation atteint-elle les Nagas dans leurs mers et leurs lacs, et des pions peuvent-ils y fuir ?',
    },
    readings: {
      may: { en: 'Yes: water only cannot be conquered.', fr: 'Oui : l’eau ne peut seulement pas être conquise.' },
      never: { en: 'No: water is no target for anybody.', fr: 'Non : l’eau n’est une cible pour personne.' },
    },
    standard: 'may',
    before: 'never',
  }),
  'tauren-beasts': ruling({
    rule: 'AZ-TAUREN-2',
    asks: {
      en: 'Discarded beasts leave a Tauren alone and it rejoins others: is it taken to hand with the rest?',
      fr: 'La défausse des bêtes laisse un Tauren seul, qui rejoint les siens : est-il repris en main avec les autres ?',
    },
    readings: {
      readied: { en: 'Yes: all tokens are readied then.', fr: 'Oui : tous les pions sont alors repris en main.' },
      stays: { en: 'No: it stays where it went.', fr: 'Non : il reste là où il est allé.' },
    },
    standard: 'readied',
    before: 'stays',
  }),
};
