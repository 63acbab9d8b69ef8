/** Where readers of the Azeroth book differ about races. */
import { ruling } from '../../core/ruling.ts';

export const raceRulings = {
  'gnomes-give-up': ruling({
    rule: 'AZ-GNOMES-2',
    asks: {
      en: 'The free die leaves the Gnomes too few tokens: may they give the assault up and conquer on?',
      fr: 'Le dé gratuit laisse trop peu de pions aux Gnomes : peuvent-ils renoncer à l’assaut et continuer leurs conquêtes ?',
    },
    readings: {
      may: { en: 'Yes, with the assault spent.', fr: 'Oui, l’assaut étant dépensé.' },
      'last-conquest': {
        en: 'No: it was their last conquest, whether they roll once more or not.',
        fr: 'Non : c’était leur dernière conquête, qu’ils relancent ou non.',
      },
    },
    standard: 'may',
  }),
  'gnomes-entry': ruling({
    rule: 'AZ-GNOMES-3',
    asks: {
      en: 'May the airborne assault be the Gnomes’ entry, anywhere and without travel?',
      fr: 'L’assaut aéroporté peut-il servir d’entrée aux Gnomes, n’importe où et sans payer le voyage ?',
    },
    readings: {
      may: { en: 'Yes: the region counts as bordering.', fr: 'Oui : la région est considérée comme voisine.' },
      no: {
        en: 'No: a people without a region enters by a landing, and pays travel.',
        fr: 'Non : un peuple sans région entre par une région d’entrée et paie le voyage.',
      },
    },
    standard: 'may',
  }),
  'bombs-under-aegis': ruling({
    rule: 'AZ-GOBLINS-1',
    asks: { en: 'What does the Aegis ask of a bomb?', fr: 'Que demande l’Égide pour une bombe ?' },
    readings: {
      each: { en: 'To lay it 2 coins, and 2 to set it off.', fr: 'Pour la poser 2 pièces, et 2 pour la faire sauter.' },
      once: { en: 'To lay it 2 coins; it goes off for nothing.', fr: 'Pour la poser 2 pièces ; elle saute pour rien.' },
    },
    standard: 'each',
  }),
  'blast-ransom': ruling({
    rule: 'AZ-GOBLINS-2',
    asks: {
      en: 'Does a bomb bring the Goblins a champion’s ransom?',
      fr: 'Une bombe rapporte-t-elle aux Gobelins la rançon d’un champion ?',
    },
    readings: {
      yes: { en: 'Yes: it acts like a conquest.', fr: 'Oui : elle agit comme une conquête.' },
      no: {
        en: 'No: nobody takes him prisoner, and he comes back for nothing.',
        fr: 'Non : personne ne le capture, il revient pour rien.',
      },
    },
    standard: 'yes',
  }),
  'objective-land': ruling({
    rule: 'AZ-HUMANS-1',
    asks: { en: 'May the Humans lay an objective on water?', fr: 'Les Humains peuvent-ils placer un objectif sur l’eau ?' },
    readings: {
      'land-only': { en: 'No: where everybody can go.', fr: 'Non : là où tout le monde peut aller.' },
      any: {
        en: 'Yes: in any region that no Alliance people holds.',
        fr: 'Oui : dans toute région qu’aucun peuple de l’Alliance ne tient.',
      },
    },
    standard: 'land-only',
  }),
  'objective-immune': ruling({
    rule: 'AZ-HUMANS-1',
    asks: {
      en: 'May the Humans lay an objective in an immune region?',
      fr: 'Les Humains peuvent-ils placer un objectif dans une région imprenable ?',
    },
    readings: {
      no: { en: 'No: no ability reaches it.', fr: 'Non : aucun pouvoir ne l’atteint.' },
      yes: { en: 'Yes: it does nothing to whoever stands there.', fr: 'Oui : il ne fait rien à qui s’y trouve.' },
    },
    standard: 'no',
  }),
  'objective-sided-horde': ruling({
    rule: 'AZ-HUMANS-4',
    asks: {
      en: 'A neutral people that sides with the Horde takes an objective: does it count as Horde?',
      fr: 'Un peuple neutre qui se bat pour la Horde prend un objectif : compte-t-il comme la Horde ?',
    },
    readings: {
      horde: { en: 'Yes: it gains nothing, and the objective stays.', fr: 'Oui : il ne gagne rien, et l’objectif reste.' },
      neutral: { en: 'No: it gains 2 coins, and so do the Humans.', fr: 'Non : il gagne 2 pièces, et les Humains aussi.' },
    },
    standard: 'horde',
  }),
  'naga-return': ruling({
    rule: 'AZ-NAGA-2',
    asks: {
      en: 'May Naga who lost everything come back by water?',
      fr: 'Les Nagas qui ont tout perdu peuvent-ils revenir par l’eau ?',
    },
    readings: {
      yes: { en: 'Yes: coming back is like a first conquest.', fr: 'Oui : revenir, c’est comme une première conquête.' },
      no: { en: 'No: only their very first conquest is so.', fr: 'Non : cela ne vaut que pour leur toute première conquête.' },
    },
    standard: 'yes',
  }),
  'harmony-bombs': ruling({
    rule: 'AZ-PANDAREN-4',
    asks: { en: 'When is a bomb an attack on the Pandaren?', fr: 'Quand une bombe est-elle une attaque contre les Pandarens ?' },
    readings: {
      'when-revealed': {
        en: 'When it is revealed: its owner pays then, or takes it back unseen.',
        fr: 'Quand elle est révélée : son propriétaire paie alors, ou la reprend sans la voir.',
      },
      'when-laid': {
        en: 'When it is laid; then it goes off for nothing.',
        fr: 'Quand elle est posée ; ensuite elle saute pour rien.',
      },
    },
    standard: 'when-revealed',
  }),
  'forsaken-bought-when': ruling({
    rule: 'AZ-FORSAKEN-2',
    asks: { en: 'When do the Forsaken pay for the fallen?', fr: 'Quand les Réprouvés paient-ils leurs recrues ?' },
    readings: {
      'after-conquests': { en: 'All at once, after the last conquest.', fr: 'D’un coup, après la dernière conquête.' },
      'at-each-loss': {
        en: 'At each loss; the tokens come after the last conquest.',
        fr: 'À chaque perte ; les pions viennent après la dernière conquête.',
      },
    },
    standard: 'after-conquests',
  }),
  'tauren-beasts': ruling({
    rule: 'AZ-TAUREN-2',
    asks: {
      en: 'Discarded beasts leave a Tauren alone and it rejoins others: is it taken to hand with the rest?',
      fr: 'La défausse des bêtes laisse un Tauren seul, qui rejoint les siens : est-il repris en main avec les autres ?',
    },
    readings: {
      readied: {
        en: 'Yes: hills are counted, then it rejoins others, then all tokens are readied.',
        fr: 'Oui : on compte les collines, il rejoint les siens, puis tous les pions sont repris en main.',
      },
      stays: { en: 'No: it stays where it went.', fr: 'Non : il reste là où il est allé.' },
    },
    standard: 'readied',
    before: 'stays',
  }),
  'tauren-company': ruling({
    rule: 'AZ-TAUREN-2',
    asks: {
      en: 'Is a beast or the champion company for a single Tauren?',
      fr: 'Une bête ou le champion tiennent-ils compagnie à un Tauren seul ?',
    },
    readings: {
      counts: { en: 'Yes: they defend like tokens.', fr: 'Oui : ils défendent comme des pions.' },
      'tokens-only': { en: 'No: only another Tauren is.', fr: 'Non : seulement un autre Tauren.' },
    },
    standard: 'counts',
  }),
  'tauren-lone-active': ruling({
    rule: 'AZ-TAUREN-2',
    asks: {
      en: 'A Tauren is left alone and its people holds no other region: what becomes of it?',
      fr: 'Un Tauren reste seul et son peuple ne tient pas d’autre région : que devient-il ?',
    },
    readings: {
      'to-hand': { en: 'It comes to hand, and the region is nobody’s.', fr: 'Il revient en main, et la région n’est à personne.' },
      stays: { en: 'It stays: there is nowhere to go.', fr: 'Il reste : il n’a nulle part où aller.' },
    },
    standard: 'to-hand',
  }),
  'tauren-lone-declined': ruling({
    rule: 'AZ-TAUREN-2',
    asks: {
      en: 'The same with a Tauren in decline: what becomes of it?',
      fr: 'De même pour un Tauren en déclin : que devient-il ?',
    },
    readings: {
      lost: { en: 'It is lost.', fr: 'Il est perdu.' },
      stays: { en: 'It stays: there is nowhere to go.', fr: 'Il reste : il n’a nulle part où aller.' },
    },
    standard: 'lost',
  }),
  'tauren-doomhammer': ruling({
    rule: 'AZ-TAUREN-4',
    asks: {
      en: 'May Tauren wield Doomhammer, which conquers with a single token?',
      fr: 'Les Taurens peuvent-ils manier le Marteau-du-Destin, qui conquiert avec un seul pion ?',
    },
    readings: {
      two: { en: 'Yes, with two.', fr: 'Oui, avec deux.' },
      none: { en: 'No: they never go alone.', fr: 'Non : ils ne vont jamais seuls.' },
    },
    standard: 'two',
  }),
};
