/** Where readers of every book differ: the books share these rules. */
import { ruling } from './ruling.ts';

export const coreRulings = {
  'draft-coins-help': ruling({
    rule: 'CORE-DRAFT-2',
    asks: {
      en: 'May coins lying on the chosen combo help to pay for it?',
      fr: 'Les pièces posées sur la combinaison choisie peuvent-elles servir à la payer ?',
    },
    readings: {
      no: { en: 'No: the price must be in one’s purse before.', fr: 'Non : il faut avoir le prix dans sa bourse avant.' },
      yes: { en: 'Yes: they are picked up first.', fr: 'Oui : on les ramasse d’abord.' },
    },
    standard: 'no',
  }),
  'hopeless-roll': ruling({
    rule: 'CORE-DIE-4',
    asks: {
      en: 'May a player roll for a region that even a 3 would not take?',
      fr: 'Peut-on lancer le dé pour une région que même un 3 ne prendrait pas ?',
    },
    readings: {
      'not-offered': { en: 'No: a hopeless roll is not offered.', fr: 'Non : un lancer sans espoir n’est pas proposé.' },
      allowed: {
        en: 'Yes: any region may be aimed at, and the conquests end all the same.',
        fr: 'Oui : on peut viser n’importe quelle région, et les conquêtes s’arrêtent quand même.',
      },
    },
    standard: 'not-offered',
  }),
  'abandon-when': ruling({
    rule: 'CORE-TURN-3',
    asks: { en: 'When may regions be abandoned?', fr: 'Quand peut-on abandonner des régions ?' },
    readings: {
      'before-first-conquest': {
        en: 'Before the first conquest and the first ability of the turn.',
        fr: 'Avant la première conquête et le premier pouvoir du tour.',
      },
      'any-time': {
        en: 'At any time while conquering, but not a region taken in the same turn.',
        fr: 'À tout moment pendant les conquêtes, mais pas une région prise pendant ce tour.',
      },
    },
    standard: 'before-first-conquest',
  }),
  'no-tokens-left': ruling({
    rule: 'CORE-TURN-4',
    asks: {
      en: 'May a player whose active people has nothing left anywhere still expand?',
      fr: 'Un joueur dont le peuple actif n’a plus rien nulle part peut-il encore s’étendre ?',
    },
    readings: {
      may: { en: 'Yes, and only scores; or the people declines.', fr: 'Oui, et il marque seulement ; ou le peuple passe en déclin.' },
      'must-decline': { en: 'No: the people must decline.', fr: 'Non : le peuple doit passer en déclin.' },
    },
    standard: 'may',
  }),
  'retreat-order': ruling({
    rule: 'CORE-LOSS-4',
    asks: {
      en: 'In what order do several beaten players redeploy after a turn?',
      fr: 'Dans quel ordre plusieurs joueurs battus se redéploient-ils après un tour ?',
    },
    readings: {
      'seat-order': {
        en: 'In the order of play, beginning after the attacker.',
        fr: 'Dans l’ordre du jeu, en commençant après l’attaquant.',
      },
      'loss-order': {
        en: 'In the order in which they were first driven out of a region this turn.',
        fr: 'Dans l’ordre où ils ont été chassés d’une première région ce tour-ci.',
      },
    },
    standard: 'seat-order',
  }),
};
