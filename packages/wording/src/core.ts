/** Words for where readers of every book differ: the books share these rules. */
import type { SomeRulings } from './ruling-words.ts';

export const coreWords = {
  'draft-coins-help': {
    asks: {
      en: 'May coins lying on the chosen combo help to pay for it?',
      fr: 'Les pièces posées sur la combinaison choisie peuvent-elles servir à la payer\u00a0?',
    },
    readings: {
      no: { en: 'No: the price must be in one’s purse before.', fr: 'Non\u00a0: il faut avoir le prix dans sa bourse avant.' },
      yes: { en: 'Yes: they are picked up first.', fr: 'Oui\u00a0: on les ramasse d’abord.' },
    },
  },
  'hopeless-roll': {
    asks: {
      en: 'May a player roll for a region that even a 3 would not take?',
      fr: 'Peut-on lancer le dé pour une région que même un 3 ne prendrait pas\u00a0?',
    },
    readings: {
      'not-offered': { en: 'No: a hopeless roll is not offered.', fr: 'Non\u00a0: un lancer sans espoir n’est pas proposé.' },
      allowed: {
        en: 'Yes: any region may be aimed at, and the conquests end all the same.',
        fr: 'Oui\u00a0: on peut viser n’importe quelle région, et les conquêtes s’arrêtent quand même.',
      },
    },
  },
  'abandon-when': {
    asks: { en: 'When may regions be abandoned?', fr: 'Quand peut-on abandonner des régions\u00a0?' },
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
  },
  'no-tokens-left': {
    asks: {
      en: 'May a player whose active people has nothing left anywhere still expand?',
      fr: 'Un joueur dont le peuple actif n’a plus rien nulle part peut-il encore s’étendre\u00a0?',
    },
    readings: {
      may: { en: 'Yes, and only scores; or the people declines.', fr: 'Oui, et il marque seulement\u00a0; ou le peuple passe en déclin.' },
      'must-decline': { en: 'No: the people must decline.', fr: 'Non\u00a0: le peuple doit passer en déclin.' },
    },
  },
  'retreat-order': {
    asks: {
      en: 'In what order do several beaten players redeploy after a turn?',
      fr: 'Dans quel ordre plusieurs joueurs battus se redéploient-ils après un tour\u00a0?',
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
  },
} satisfies SomeRulings;
