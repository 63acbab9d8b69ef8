/** Words for where readers of the Azeroth book differ about the map, factions and the turn. */
import type { SomeRulings } from './ruling-words.ts';

export const turnWords = {
  'decline-turn-start': {
    asks: {
      en: 'Do Worgen take a form, and Beastmasters beasts, in a turn in which they then decline?',
      fr: 'Les Worgens choisissent-ils une forme, et les Dresseurs prennent-ils des bêtes, au tour où ils passent ensuite en déclin\u00a0?',
    },
    readings: {
      'expanding-only': {
        en: 'No: only once they have chosen to expand.',
        fr: 'Non\u00a0: seulement une fois qu’ils ont choisi de s’étendre.',
      },
      'every-turn': {
        en: 'Yes: at the start of each of their turns, before that choice.',
        fr: 'Oui\u00a0: au début de chacun de leurs tours, avant ce choix.',
      },
    },
  },
  'bombs-water': {
    asks: {
      en: 'May bombs be laid among Naga in their seas and lakes?',
      fr: 'Peut-on poser des bombes chez les Nagas dans leurs mers et leurs lacs\u00a0?',
    },
    readings: {
      may: {
        en: 'Yes: all that nobody else can do with water is conquer it.',
        fr: 'Oui\u00a0: la seule chose que les autres ne peuvent pas faire de l’eau, c’est la conquérir.',
      },
      never: { en: 'No: water is no target for anybody.', fr: 'Non\u00a0: l’eau n’est une cible pour personne.' },
    },
  },
  'intimidation-water': {
    asks: {
      en: 'Does intimidation reach Naga in their seas and lakes, and may tokens flee there?',
      fr: 'L’intimidation atteint-elle les Nagas dans leurs mers et leurs lacs, et des pions peuvent-ils y fuir\u00a0?',
    },
    readings: {
      may: {
        en: 'Yes, both: water that is held is a region of its people.',
        fr: 'Oui, les deux\u00a0: une étendue d’eau tenue est une région de son peuple.',
      },
      never: { en: 'No: water is neither a target nor a refuge.', fr: 'Non\u00a0: l’eau n’est ni une cible ni un refuge.' },
    },
  },
  'theft-water': {
    asks: {
      en: 'May Ethereals steal an artifact that lies in a sea or lake of the Naga?',
      fr: 'Les Éthériens peuvent-ils voler un artefact dans une mer ou un lac des Nagas\u00a0?',
    },
    readings: {
      may: {
        en: 'Yes: it borders their regions, and theft is no conquest.',
        fr: 'Oui\u00a0: l’endroit borde leurs régions, et voler n’est pas conquérir.',
      },
      never: { en: 'No: water is no target for anybody.', fr: 'Non\u00a0: l’eau n’est une cible pour personne.' },
    },
  },
  'pieces-non-empty': {
    asks: {
      en: 'Is a region non-empty that a champion or beasts hold alone?',
      fr: 'Une région tenue par un champion ou des bêtes seuls est-elle non vide\u00a0?',
    },
    readings: {
      empty: { en: 'No: only Murlocs and race tokens make it so.', fr: 'Non\u00a0: il y faut un Murloc ou un pion de race.' },
      'non-empty': { en: 'Yes: they stand for race tokens.', fr: 'Oui\u00a0: ils tiennent lieu de pions de race.' },
    },
  },
  'tolls-unpayable': {
    asks: {
      en: 'May a player attack who cannot pay for harmony or for the marsh?',
      fr: 'Peut-on attaquer sans pouvoir payer l’harmonie ou le marais\u00a0?',
    },
    readings: {
      illegal: { en: 'No: what is paid before must be in the purse.', fr: 'Non\u00a0: ce qui se paie avant doit être dans la bourse.' },
      'pay-what-is-there': { en: 'Yes: they pay what they have.', fr: 'Oui\u00a0: on paie ce qu’on a.' },
    },
  },
  'unpayable-asked': {
    asks: {
      en: 'Is somebody asked whose purse leaves no choice (a bomb under the Aegis, the form of the Worgen, tokens for the Forsaken)?',
      fr: 'Interroge-t-on celui à qui sa bourse ne laisse pas le choix (une bombe sous l’Égide, la forme des Worgens, les pions des Réprouvés)\u00a0?',
    },
    readings: {
      yes: {
        en: 'Yes: what is in a purse stays hidden.',
        fr: 'Oui\u00a0: le contenu d’une bourse reste caché.',
      },
      no: {
        en: 'No: the game goes on by itself, and others may learn that coins are lacking.',
        fr: 'Non\u00a0: la partie continue d’elle-même, et les autres peuvent en déduire qu’il manque des pièces.',
      },
    },
  },
  'own-declined-faction': {
    asks: {
      en: 'Does a region of one’s own declined people of the other faction bring the faction bonus?',
      fr: 'Une région prise à son propre peuple en déclin, de la faction adverse, rapporte-t-elle la prime de faction\u00a0?',
    },
    readings: {
      yes: { en: 'Yes: it is a people of the other faction.', fr: 'Oui\u00a0: c’est un peuple de la faction adverse.' },
      no: { en: 'No: one does not defeat oneself.', fr: 'Non\u00a0: on ne se vainc pas soi-même.' },
    },
  },
  'blast-is-conquest': {
    asks: {
      en: 'Does a region that a bomb empties count as conquered, for the faction bonus, the Battlefield, Warmasters and Enraged?',
      fr: 'Une région vidée par une bombe compte-t-elle comme conquise, pour la prime de faction, le Champ de bataille, les Maîtres de guerre et les Enragés\u00a0?',
    },
    readings: {
      no: { en: 'No: only the defender fares as if it were.', fr: 'Non\u00a0: elle ne l’est que pour le défenseur.' },
      yes: {
        en: 'Yes: the bomb acts as if the region had been conquered.',
        fr: 'Oui\u00a0: la bombe agit comme si la région avait été conquise.',
      },
    },
  },
  'conquest-coins-when': {
    asks: {
      en: 'When do Orcs, Warmasters and Enraged get the coins of their conquests?',
      fr: 'Quand les Orcs, les Maîtres de guerre et les Enragés reçoivent-ils les pièces de leurs conquêtes\u00a0?',
    },
    readings: {
      scoring: { en: 'At scoring, with the rest.', fr: 'Au décompte, avec le reste.' },
      'at-once': { en: 'At once: they can be spent in the same turn.', fr: 'Aussitôt\u00a0: elles peuvent servir dans le même tour.' },
    },
  },
} satisfies SomeRulings;
