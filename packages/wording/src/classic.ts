/** Words for where readers of the classic book differ. */
import type { SomeRulings } from './ruling-words.ts';

export const classicWords = {
  'amazons-short': {
    asks: {
      en: 'One Amazon in each region leaves fewer than four to set aside: what then?',
      fr: 'Une Amazone par région en laisse moins de quatre à mettre de côté\u00a0: que faire\u00a0?',
    },
    readings: {
      'give-up-regions': {
        en: 'Regions are given up until four are set aside.',
        fr: 'On rend des régions jusqu’à en avoir mis quatre de côté.',
      },
      'set-aside-fewer': {
        en: 'Only those beyond one in each region are set aside.',
        fr: 'On ne met de côté que celles au-delà d’une par région.',
      },
    },
  },
  'revenants-abandon': {
    asks: {
      en: 'May Ghouls in decline give up regions before they conquer?',
      fr: 'Les Zombies en déclin peuvent-ils abandonner des régions avant de conquérir\u00a0?',
    },
    readings: {
      may: { en: 'Yes, exactly like an active people.', fr: 'Oui, exactement comme un peuple actif.' },
      never: { en: 'No: a people in decline keeps what it holds.', fr: 'Non\u00a0: un peuple en déclin garde ce qu’il tient.' },
    },
  },
  'revenants-own-attack': {
    asks: {
      en: 'What do Ghouls in decline lose when their owner’s own people takes their region?',
      fr: 'Que perdent les Zombies en déclin quand le peuple de leur propriétaire prend leur région\u00a0?',
    },
    readings: {
      one: {
        en: 'One token; the others are redeployed, as after any attack.',
        fr: 'Un pion\u00a0; les autres se redéploient, comme après toute attaque.',
      },
      all: {
        en: 'All tokens there, like any declined people that its owner attacks.',
        fr: 'Tous les pions qui s’y trouvent, comme tout peuple en déclin que son propriétaire attaque.',
      },
    },
  },
  'revenants-owner-cost': {
    asks: {
      en: 'Do active tokens add to the cost when Ghouls of the same player attack them?',
      fr: 'Les pions actifs comptent-ils dans le coût quand les Zombies du même joueur les attaquent\u00a0?',
    },
    readings: {
      free: { en: 'No: the cost counts enemies, and these are none.', fr: 'Non\u00a0: le coût compte les ennemis, et ce n’en sont pas.' },
      counted: {
        en: 'Yes: whoever is attacked defends, one token more for each.',
        fr: 'Oui\u00a0: qui est attaqué se défend, un pion de plus pour chacun.',
      },
    },
  },
  'revenants-decline-turn': {
    asks: {
      en: 'May Ghouls in decline conquer in a turn in which their owner’s active people declines?',
      fr: 'Les Zombies en déclin peuvent-ils conquérir pendant un tour où le peuple actif de leur propriétaire passe en déclin\u00a0?',
    },
    readings: {
      no: { en: 'No: no conquest is made in such a turn.', fr: 'Non\u00a0: aucune conquête n’est faite pendant un tel tour.' },
      yes: {
        en: 'Yes: their conquests come at the start of the turn, before the decline.',
        fr: 'Oui\u00a0: leurs conquêtes se font au début du tour, avant le déclin.',
      },
    },
  },
  'revenants-one-roll': {
    asks: {
      en: 'Does a last roll of the Ghouls end the conquests of the active people too?',
      fr: 'Un dernier lancer des Zombies met-il fin aussi aux conquêtes du peuple actif\u00a0?',
    },
    readings: {
      seat: { en: 'Yes: it is the last conquest of the player’s turn.', fr: 'Oui\u00a0: c’est la dernière conquête du tour du joueur.' },
      people: { en: 'No: each people has a last conquest of its own.', fr: 'Non\u00a0: chaque peuple a sa propre dernière conquête.' },
    },
  },
  'revenants-converted': {
    asks: {
      en: 'Can Sorcerers convert a lone Ghoul in decline?',
      fr: 'Les Sorciers peuvent-ils convertir un Zombie en déclin resté seul\u00a0?',
    },
    readings: {
      never: { en: 'No: they replace active tokens.', fr: 'Non\u00a0: ils remplacent des pions actifs.' },
      'like-active': {
        en: 'Yes: attacked, Ghouls behave exactly like an active people.',
        fr: 'Oui\u00a0: attaqués, les Zombies se comportent exactement comme un peuple actif.',
      },
    },
  },
  'giants-linked': {
    asks: {
      en: 'Does a border that a power gives (Underworld) count for the Giants’ discount?',
      fr: 'Une frontière que donne un pouvoir (Cavernes) compte-t-elle pour la réduction des Géants\u00a0?',
    },
    readings: {
      counts: {
        en: 'Yes: caverns border each other for their conquests.',
        fr: 'Oui\u00a0: pour leurs conquêtes, les cavernes sont voisines.',
      },
      'drawn-only': { en: 'No: only borders drawn on the board.', fr: 'Non\u00a0: seulement les frontières dessinées sur le plateau.' },
    },
  },
  'halflings-lake': {
    asks: {
      en: 'May Seafaring Halflings come in by the lake or by a sea away from the edge?',
      fr: 'Les Mi-portions Marins peuvent-ils entrer par le lac ou par une mer éloignée du bord\u00a0?',
    },
    readings: {
      may: {
        en: 'Yes: any region will do, and water is one for them.',
        fr: 'Oui\u00a0: n’importe quelle région convient, et l’eau en est une pour eux.',
      },
      'land-only': { en: 'No: any land, or a sea at the edge.', fr: 'Non\u00a0: n’importe quelle terre, ou une mer du bord.' },
    },
  },
  'hole-returns': {
    asks: {
      en: 'Is a hole gone for good when its region is abandoned?',
      fr: 'Une tanière est-elle perdue quand on abandonne sa région\u00a0?',
    },
    readings: {
      gone: {
        en: 'Yes: only the first two regions ever conquered get one.',
        fr: 'Oui\u00a0: seules les deux toutes premières régions conquises en ont une.',
      },
      'dug-again': { en: 'No: the next region conquered gets it.', fr: 'Non\u00a0: la prochaine région conquise la reçoit.' },
    },
  },
  'sorcerers-flying': {
    asks: { en: 'Where may Flying Sorcerers convert?', fr: 'Où les Sorciers Volants peuvent-ils convertir\u00a0?' },
    readings: {
      anywhere: {
        en: 'Anywhere: every land counts as bordering for them.',
        fr: 'Partout\u00a0: pour eux, toute terre compte comme voisine.',
      },
      beside: { en: 'Only beside a region of theirs.', fr: 'Seulement à côté d’une de leurs régions.' },
    },
  },
  'sorcerers-first': {
    asks: {
      en: 'May a conversion be the first conquest of Flying Sorcerers?',
      fr: 'Une conversion peut-elle être la première conquête de Sorciers Volants\u00a0?',
    },
    readings: {
      no: { en: 'No: they must hold a region already.', fr: 'Non\u00a0: ils doivent déjà tenir une région.' },
      'flying-yes': {
        en: 'Yes, wherever they may convert without a border of their own.',
        fr: 'Oui, partout où ils peuvent convertir sans frontière à eux.',
      },
    },
  },
  'berserk-last-roll': {
    asks: {
      en: 'Has a Berserk people the usual last roll beside its own?',
      fr: 'Un peuple Berserk a-t-il aussi le dernier lancer habituel\u00a0?',
    },
    readings: {
      none: { en: 'No: it rolls before its conquests instead.', fr: 'Non\u00a0: il lance le dé avant ses conquêtes à la place.' },
      both: {
        en: 'Yes: a region is named and a last die comes on top.',
        fr: 'Oui\u00a0: on désigne une région, et un dernier dé s’ajoute.',
      },
    },
  },
  'diplomat-failed-roll': {
    asks: {
      en: 'Does a last roll that failed keep the Diplomats from naming that opponent?',
      fr: 'Un dernier lancer manqué empêche-t-il les Diplomates de choisir cet adversaire\u00a0?',
    },
    readings: {
      attack: { en: 'Yes: they attacked, if in vain.', fr: 'Oui\u00a0: ils ont attaqué, même en vain.' },
      'no-attack': { en: 'No: nothing was taken.', fr: 'Non\u00a0: rien n’a été pris.' },
    },
  },
  'diplomat-peopleless': {
    asks: {
      en: 'May Diplomats name an opponent who has no active people?',
      fr: 'Les Diplomates peuvent-ils choisir un adversaire sans peuple actif\u00a0?',
    },
    readings: {
      may: { en: 'Yes: peace is made with the player.', fr: 'Oui\u00a0: la paix se fait avec le joueur.' },
      no: { en: 'No: there is nobody to make peace with.', fr: 'Non\u00a0: il n’y a personne avec qui la faire.' },
    },
  },
  'dragon-abandoned': {
    asks: { en: 'Where does the dragon go when its region is abandoned?', fr: 'Où va le dragon quand on abandonne sa région\u00a0?' },
    readings: {
      owner: { en: 'Back to its owner.', fr: 'Il revient à son propriétaire.' },
      stays: {
        en: 'It stays, and lets nobody in, until it takes another region.',
        fr: 'Il reste, et ne laisse entrer personne, jusqu’à ce qu’il prenne une autre région.',
      },
    },
  },
  'pillage-given-up': {
    asks: {
      en: 'Does a region that was conquered and given up in the same turn (Amazons) still bring the Pillaging coin?',
      fr: 'Une région conquise puis rendue le même tour (Amazones) rapporte-t-elle encore la pièce des Pillards\u00a0?',
    },
    readings: {
      yes: { en: 'Yes: it was conquered this turn.', fr: 'Oui\u00a0: elle a été conquise ce tour-ci.' },
      no: { en: 'No: it must be held at the end.', fr: 'Non\u00a0: il faut la tenir à la fin.' },
    },
  },
  'seafaring-entry': {
    asks: { en: 'May a Seafaring people come in by water?', fr: 'Un peuple Marin peut-il entrer par l’eau\u00a0?' },
    readings: {
      'edge-sea': { en: 'By a sea that touches the edge, not by the lake.', fr: 'Par une mer qui touche le bord, pas par le lac.' },
      'land-only': { en: 'No: by land, and then to the water.', fr: 'Non\u00a0: par la terre, puis vers l’eau.' },
    },
  },
} satisfies SomeRulings;
