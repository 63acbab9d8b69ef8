/** Words for where readers of the Azeroth book differ about races. */
import type { SomeRulings } from './ruling-words.ts';

export const raceWords = {
  'gnomes-give-up': {
    asks: {
      en: 'The free die leaves the Gnomes too few tokens: may they give the assault up and conquer on?',
      fr: 'Le dé gratuit laisse trop peu de pions aux Gnomes\u00a0: peuvent-ils renoncer à l’assaut et continuer leurs conquêtes\u00a0?',
    },
    readings: {
      may: { en: 'Yes, with the assault spent.', fr: 'Oui, l’assaut étant dépensé.' },
      'last-conquest': {
        en: 'No: it was their last conquest, whether they roll once more or not.',
        fr: 'Non\u00a0: c’était leur dernière conquête, qu’ils relancent ou non.',
      },
    },
  },
  'gnomes-entry': {
    asks: {
      en: 'May the airborne assault be the Gnomes’ entry, anywhere and without travel?',
      fr: 'L’assaut aéroporté peut-il servir d’entrée aux Gnomes, n’importe où et sans payer le voyage\u00a0?',
    },
    readings: {
      may: { en: 'Yes: the region counts as bordering.', fr: 'Oui\u00a0: la région est considérée comme voisine.' },
      no: {
        en: 'No: a people without a region enters by a landing, and pays travel.',
        fr: 'Non\u00a0: un peuple sans région entre par une région d’entrée et paie le voyage.',
      },
    },
  },
  'bombs-under-aegis': {
    asks: { en: 'What does the Aegis ask of a bomb?', fr: 'Que demande l’Égide pour une bombe\u00a0?' },
    readings: {
      each: { en: 'To lay it 2 coins, and 2 to set it off.', fr: 'Pour la poser 2 pièces, et 2 pour la faire sauter.' },
      once: { en: 'To lay it 2 coins; it goes off for nothing.', fr: 'Pour la poser 2 pièces\u00a0; elle saute pour rien.' },
    },
  },
  'blast-ransom': {
    asks: {
      en: 'Does a bomb bring the Goblins a champion’s ransom?',
      fr: 'Une bombe rapporte-t-elle aux Gobelins la rançon d’un champion\u00a0?',
    },
    readings: {
      yes: { en: 'Yes: it acts like a conquest.', fr: 'Oui\u00a0: elle agit comme une conquête.' },
      no: {
        en: 'No: nobody takes him prisoner, and he comes back for nothing.',
        fr: 'Non\u00a0: personne ne le capture, il revient pour rien.',
      },
    },
  },
  'objective-land': {
    asks: { en: 'May the Humans lay an objective on water?', fr: 'Les Humains peuvent-ils placer un objectif sur l’eau\u00a0?' },
    readings: {
      'land-only': { en: 'No: where everybody can go.', fr: 'Non\u00a0: là où tout le monde peut aller.' },
      any: {
        en: 'Yes: in any region that no Alliance people holds.',
        fr: 'Oui\u00a0: dans toute région qu’aucun peuple de l’Alliance ne tient.',
      },
    },
  },
  'objective-immune': {
    asks: {
      en: 'May the Humans lay an objective in an immune region?',
      fr: 'Les Humains peuvent-ils placer un objectif dans une région imprenable\u00a0?',
    },
    readings: {
      no: { en: 'No: no ability reaches it.', fr: 'Non\u00a0: aucun pouvoir ne l’atteint.' },
      yes: { en: 'Yes: it does nothing to whoever stands there.', fr: 'Oui\u00a0: il ne fait rien à qui s’y trouve.' },
    },
  },
  'objective-sided-horde': {
    asks: {
      en: 'A neutral people that sides with the Horde takes an objective: does it count as Horde?',
      fr: 'Un peuple neutre qui se bat pour la Horde prend un objectif\u00a0: compte-t-il comme la Horde\u00a0?',
    },
    readings: {
      horde: { en: 'Yes: it gains nothing, and the objective stays.', fr: 'Oui\u00a0: il ne gagne rien, et l’objectif reste.' },
      neutral: { en: 'No: it gains 2 coins, and so do the Humans.', fr: 'Non\u00a0: il gagne 2 pièces, et les Humains aussi.' },
    },
  },
  'naga-return': {
    asks: {
      en: 'May Naga who lost everything come back by water?',
      fr: 'Les Nagas qui ont tout perdu peuvent-ils revenir par l’eau\u00a0?',
    },
    readings: {
      yes: { en: 'Yes: coming back is like a first conquest.', fr: 'Oui\u00a0: revenir, c’est comme une première conquête.' },
      no: { en: 'No: only their very first conquest is so.', fr: 'Non\u00a0: cela ne vaut que pour leur toute première conquête.' },
    },
  },
  'harmony-bombs': {
    asks: { en: 'When is a bomb an attack on the Pandaren?', fr: 'Quand une bombe est-elle une attaque contre les Pandarens\u00a0?' },
    readings: {
      'when-revealed': {
        en: 'When it is revealed: its owner pays then, or takes it back unseen.',
        fr: 'Quand elle est révélée\u00a0: son propriétaire paie alors, ou la reprend sans la voir.',
      },
      'when-laid': {
        en: 'When it is laid; then it goes off for nothing.',
        fr: 'Quand elle est posée\u00a0; ensuite elle saute pour rien.',
      },
    },
  },
  'forsaken-bought-when': {
    asks: { en: 'When do the Forsaken pay for the fallen?', fr: 'Quand les Réprouvés paient-ils leurs recrues\u00a0?' },
    readings: {
      'after-conquests': { en: 'All at once, after the last conquest.', fr: 'D’un coup, après la dernière conquête.' },
      'at-each-loss': {
        en: 'At each loss; the tokens come after the last conquest.',
        fr: 'À chaque perte\u00a0; les pions viennent après la dernière conquête.',
      },
    },
  },
  'tauren-beasts': {
    asks: {
      en: 'Discarded beasts leave a Tauren alone and it rejoins others: is it taken to hand with the rest?',
      fr: 'La défausse des bêtes laisse un Tauren seul, qui rejoint les siens\u00a0: est-il repris en main avec les autres\u00a0?',
    },
    readings: {
      readied: {
        en: 'Yes: hills are counted, then it rejoins others, then all tokens are readied.',
        fr: 'Oui\u00a0: on compte les collines, il rejoint les siens, puis tous les pions sont repris en main.',
      },
      stays: { en: 'No: it stays where it went.', fr: 'Non\u00a0: il reste là où il est allé.' },
    },
  },
  'tauren-company': {
    asks: {
      en: 'Is a beast or the champion company for a single Tauren?',
      fr: 'Une bête ou le champion tiennent-ils compagnie à un Tauren seul\u00a0?',
    },
    readings: {
      counts: { en: 'Yes: they defend like tokens.', fr: 'Oui\u00a0: ils défendent comme des pions.' },
      'tokens-only': { en: 'No: only another Tauren is.', fr: 'Non\u00a0: seulement un autre Tauren.' },
    },
  },
  'tauren-lone-active': {
    asks: {
      en: 'A Tauren is left alone and its people holds no other region: what becomes of it?',
      fr: 'Un Tauren reste seul et son peuple ne tient pas d’autre région\u00a0: que devient-il\u00a0?',
    },
    readings: {
      'to-hand': { en: 'It comes to hand, and the region is nobody’s.', fr: 'Il revient en main, et la région n’est à personne.' },
      stays: { en: 'It stays: there is nowhere to go.', fr: 'Il reste\u00a0: il n’a nulle part où aller.' },
    },
  },
  'tauren-lone-declined': {
    asks: {
      en: 'The same with a Tauren in decline: what becomes of it?',
      fr: 'De même pour un Tauren en déclin\u00a0: que devient-il\u00a0?',
    },
    readings: {
      lost: { en: 'It is lost.', fr: 'Il est perdu.' },
      stays: { en: 'It stays: there is nowhere to go.', fr: 'Il reste\u00a0: il n’a nulle part où aller.' },
    },
  },
  'tauren-doomhammer': {
    asks: {
      en: 'May Tauren wield Doomhammer, which conquers with a single token?',
      fr: 'Les Taurens peuvent-ils manier le Marteau-du-Destin, qui conquiert avec un seul pion\u00a0?',
    },
    readings: {
      two: { en: 'Yes, with two.', fr: 'Oui, avec deux.' },
      none: { en: 'No: they never go alone.', fr: 'Non\u00a0: ils ne vont jamais seuls.' },
    },
  },
} satisfies SomeRulings;
