/** Where readers of the classic book differ. */
import { ruling } from '../core/ruling.ts';

export const classicRulings = {
  'amazons-short': ruling({
    rule: 'CL-AMAZONS-2',
    asks: {
      en: 'One Amazon in each region leaves fewer than four to set aside: what then?',
      fr: 'Une Amazone par région en laisse moins de quatre à mettre de côté : que faire ?',
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
    standard: 'give-up-regions',
  }),
  'revenants-abandon': ruling({
    rule: 'CL-GHOULS-2',
    asks: {
      en: 'May Ghouls in decline give up regions before they conquer?',
      fr: 'Les Zombies en déclin peuvent-ils abandonner des régions avant de conquérir ?',
    },
    readings: {
      may: { en: 'Yes, exactly like an active people.', fr: 'Oui, exactement comme un peuple actif.' },
      never: { en: 'No: a people in decline keeps what it holds.', fr: 'Non : un peuple en déclin garde ce qu’il tient.' },
    },
    standard: 'may',
    before: 'never',
  }),
  'revenants-own-attack': ruling({
    rule: 'CL-GHOULS-3',
    asks: {
      en: 'What do Ghouls in decline lose when their owner’s own people takes their region?',
      fr: 'Que perdent les Zombies en déclin quand le peuple de leur propriétaire prend leur région ?',
    },
    readings: {
      one: {
        en: 'One token; the others are redeployed, as after any attack.',
        fr: 'Un pion ; les autres se redéploient, comme après toute attaque.',
      },
      all: {
        en: 'All tokens there, like any declined people that its owner attacks.',
        fr: 'Tous les pions qui s’y trouvent, comme tout peuple en déclin que son propriétaire attaque.',
      },
    },
    standard: 'one',
  }),
  'revenants-owner-cost': ruling({
    rule: 'CL-GHOULS-4',
    asks: {
      en: 'Do active tokens add to the cost when Ghouls of the same player attack them?',
      fr: 'Les pions actifs comptent-ils dans le coût quand les Zombies du même joueur les attaquent ?',
    },
    readings: {
      free: { en: 'No: the cost counts enemies, and these are none.', fr: 'Non : le coût compte les ennemis, et ce n’en sont pas.' },
      counted: {
        en: 'Yes: whoever is attacked defends, one token more for each.',
        fr: 'Oui : qui est attaqué se défend, un pion de plus pour chacun.',
      },
    },
    standard: 'free',
  }),
  'revenants-decline-turn': ruling({
    rule: 'CL-GHOULS-6',
    asks: {
      en: 'May Ghouls in decline conquer in a turn in which their owner’s active people declines?',
      fr: 'Les Zombies en déclin peuvent-ils conquérir pendant un tour où le peuple actif de leur propriétaire passe en déclin ?',
    },
    readings: {
      no: { en: 'No: no conquest is made in such a turn.', fr: 'Non : aucune conquête n’est faite pendant un tel tour.' },
      yes: {
        en: 'Yes: their conquests come at the start of the turn, before the decline.',
        fr: 'Oui : leurs conquêtes se font au début du tour, avant le déclin.',
      },
    },
    standard: 'no',
  }),
  'revenants-one-roll': ruling({
    rule: 'CL-GHOULS-7',
    asks: {
      en: 'Does a last roll of the Ghouls end the conquests of the active people too?',
      fr: 'Un dernier lancer des Zombies met-il fin aussi aux conquêtes du peuple actif ?',
    },
    readings: {
      seat: { en: 'Yes: it is the last conquest of the player’s turn.', fr: 'Oui : c’est la dernière conquête du tour du joueur.' },
      people: { en: 'No: each people has a last conquest of its own.', fr: 'Non : chaque peuple a sa propre dernière conquête.' },
    },
    standard: 'seat',
  }),
  'revenants-converted': ruling({
    rule: 'CL-GHOULS-8',
    asks: {
      en: 'Can Sorcerers convert a lone Ghoul in decline?',
      fr: 'Les Sorciers peuvent-ils convertir un Zombie en déclin resté seul ?',
    },
    readings: {
      never: { en: 'No: they replace active tokens.', fr: 'Non : ils remplacent des pions actifs.' },
      'like-active': {
        en: 'Yes: attacked, Ghouls behave exactly like an active people.',
        fr: 'Oui : attaqués, les Zombies se comportent exactement comme un peuple actif.',
      },
    },
    standard: 'never',
  }),
  'giants-linked': ruling({
    rule: 'CL-GIANTS-1',
    asks: {
      en: 'Does a border that a power gives (Underworld) count for the Giants’ discount?',
      fr: 'Une frontière que donne un pouvoir (Cavernes) compte-t-elle pour la réduction des Géants ?',
    },
    readings: {
      counts: { en: 'Yes: caverns border each other for their conquests.', fr: 'Oui : pour leurs conquêtes, les cavernes sont voisines.' },
      'drawn-only': { en: 'No: only borders drawn on the board.', fr: 'Non : seulement les frontières dessinées sur le plateau.' },
    },
    standard: 'counts',
  }),
  'halflings-lake': ruling({
    rule: 'CL-HALFLINGS-1',
    asks: {
      en: 'May Seafaring Halflings come in by the lake or by a sea away from the edge?',
      fr: 'Les Mi-portions Marins peuvent-ils entrer par le lac ou par une mer éloignée du bord ?',
    },
    readings: {
      may: {
        en: 'Yes: any region will do, and water is one for them.',
        fr: 'Oui : n’importe quelle région convient, et l’eau en est une pour eux.',
      },
      'land-only': { en: 'No: any land, or a sea at the edge.', fr: 'Non : n’importe quelle terre, ou une mer du bord.' },
    },
    standard: 'may',
    before: 'land-only',
  }),
  'hole-returns': ruling({
    rule: 'CL-HALFLINGS-3',
    asks: { en: 'Is a hole gone for good when its region is abandoned?', fr: 'Une tanière est-elle perdue quand on abandonne sa région ?' },
    readings: {
      gone: {
        en: 'Yes: only the first two regions ever conquered get one.',
        fr: 'Oui : seules les deux toutes premières régions conquises en ont une.',
      },
      'dug-again': { en: 'No: the next region conquered gets it.', fr: 'Non : la prochaine région conquise la reçoit.' },
    },
    standard: 'gone',
  }),
  'sorcerers-flying': ruling({
    rule: 'CL-SORCERERS-5',
    asks: { en: 'Where may Flying Sorcerers convert?', fr: 'Où les Sorciers Volants peuvent-ils convertir ?' },
    readings: {
      anywhere: { en: 'Anywhere: every land counts as bordering for them.', fr: 'Partout : pour eux, toute terre compte comme voisine.' },
      beside: { en: 'Only beside a region of theirs.', fr: 'Seulement à côté d’une de leurs régions.' },
    },
    standard: 'anywhere',
  }),
  'sorcerers-first': ruling({
    rule: 'CL-SORCERERS-5',
    asks: {
      en: 'May a conversion be the first conquest of Flying Sorcerers?',
      fr: 'Une conversion peut-elle être la première conquête de Sorciers Volants ?',
    },
    readings: {
      no: { en: 'No: they must hold a region already.', fr: 'Non : ils doivent déjà tenir une région.' },
      'flying-yes': {
        en: 'Yes, wherever they may convert without a border of their own.',
        fr: 'Oui, partout où ils peuvent convertir sans frontière à eux.',
      },
    },
    standard: 'no',
  }),
  'berserk-last-roll': ruling({
    rule: 'CL-BERSERK-3',
    asks: {
      en: 'Has a Berserk people the usual last roll beside its own?',
      fr: 'Un peuple Berserk a-t-il aussi le dernier lancer habituel ?',
    },
    readings: {
      none: { en: 'No: it rolls before its conquests instead.', fr: 'Non : il lance le dé avant ses conquêtes à la place.' },
      both: {
        en: 'Yes: a region is named and a last die comes on top.',
        fr: 'Oui : on désigne une région, et un dernier dé s’ajoute.',
      },
    },
    standard: 'none',
  }),
  'diplomat-failed-roll': ruling({
    rule: 'CL-DIPLOMAT-1',
    asks: {
      en: 'Does a last roll that failed keep the Diplomats from naming that opponent?',
      fr: 'Un dernier lancer manqué empêche-t-il les Diplomates de choisir cet adversaire ?',
    },
    readings: {
      attack: { en: 'Yes: they attacked, if in vain.', fr: 'Oui : ils ont attaqué, même en vain.' },
      'no-attack': { en: 'No: nothing was taken.', fr: 'Non : rien n’a été pris.' },
    },
    standard: 'attack',
  }),
  'diplomat-peopleless': ruling({
    rule: 'CL-DIPLOMAT-3',
    asks: {
      en: 'May Diplomats name an opponent who has no active people?',
      fr: 'Les Diplomates peuvent-ils choisir un adversaire sans peuple actif ?',
    },
    readings: {
      may: { en: 'Yes: peace is made with the player.', fr: 'Oui : la paix se fait avec le joueur.' },
      no: { en: 'No: there is nobody to make peace with.', fr: 'Non : il n’y a personne avec qui la faire.' },
    },
    standard: 'may',
  }),
  'dragon-abandoned': ruling({
    rule: 'CL-DRAGON-3',
    asks: { en: 'Where does the dragon go when its region is abandoned?', fr: 'Où va le dragon quand on abandonne sa région ?' },
    readings: {
      owner: { en: 'Back to its owner.', fr: 'Il revient à son propriétaire.' },
      stays: {
        en: 'It stays, and lets nobody in, until it takes another region.',
        fr: 'Il reste, et ne laisse entrer personne, jusqu’à ce qu’il prenne une autre région.',
      },
    },
    standard: 'owner',
  }),
  'pillage-given-up': ruling({
    rule: 'CL-PILLAGING-1',
    asks: {
      en: 'Does a region that was conquered and given up in the same turn (Amazons) still bring the Pillaging coin?',
      fr: 'Une région conquise puis rendue le même tour (Amazones) rapporte-t-elle encore la pièce des Pillards ?',
    },
    readings: {
      yes: { en: 'Yes: it was conquered this turn.', fr: 'Oui : elle a été conquise ce tour-ci.' },
      no: { en: 'No: it must be held at the end.', fr: 'Non : il faut la tenir à la fin.' },
    },
    standard: 'yes',
  }),
  'seafaring-entry': ruling({
    rule: 'CL-SEAFARING-1',
    asks: { en: 'May a Seafaring people come in by water?', fr: 'Un peuple Marin peut-il entrer par l’eau ?' },
    readings: {
      'edge-sea': { en: 'By a sea that touches the edge, not by the lake.', fr: 'Par une mer qui touche le bord, pas par le lac.' },
      'land-only': { en: 'No: by land, and then to the water.', fr: 'Non : par la terre, puis vers l’eau.' },
    },
    standard: 'edge-sea',
  }),
};
