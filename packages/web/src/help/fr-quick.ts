import type { QuickWords } from './quick.ts';

export const frQuick: QuickWords = {
  aim: {
    title: 'En un mot',
    points: [
      [
        'Le pays est trop petit pour tous. Étendez un peuple, touchez des pièces pour ce qu’il tient, laissez-le décliner quand il s’essouffle : à la fin, le plus riche gagne.',
        'CORE-END-1',
      ],
      ['De 2 à 5 joueurs, 5 pièces chacun ; 10 manches (9 à quatre joueurs, 8 à cinq).', 'CORE-SETUP-1', 'CORE-SETUP-2'],
      ['À votre tour : prenez un peuple si vous n’en avez pas ; sinon *étendez-vous* ou *déclinez*.', 'CORE-TURN-1'],
    ],
  },
  choose: {
    title: 'Choisir un peuple',
    points: [
      [
        'Six combinaisons de race et de pouvoir sont visibles. Celle du haut est gratuite ; chaque rang plus bas coûte 1 pièce, posée sur celles qu’on laisse.',
        'CORE-DRAFT-1',
        'CORE-DRAFT-2',
      ],
      ['Les pièces posées sur une combinaison vont à qui la prend.', 'CORE-DRAFT-3'],
      ['On reçoit autant de pions que la somme des deux valeurs.', 'CORE-DRAFT-4'],
    ],
  },
  entry: {
    title: 'Entrer en jeu',
    points: [
      [
        'La première conquête se fait au bord du plateau, ou à côté d’une mer qui touche le bord. Il en va de même pour un peuple qui a perdu toutes ses terres.',
        'CL-FIRST-1',
        'CORE-CONQUER-4',
      ],
    ],
  },
  conquer: {
    title: 'Conquérir',
    points: [
      ['La région doit toucher une des vôtres.', 'CORE-CONQUER-4'],
      [
        'Coût : *2* + *1* par pion présent + *1* par montagne, antre, forteresse ou autre défense − les remises de votre peuple. Jamais moins de 1.',
        'CORE-CONQUER-1',
        'CORE-CONQUER-2',
      ],
      [
        'Qui perd une région rend un pion pour de bon et reprend les autres en main ; un pion seul est perdu. En déclin, tout est perdu.',
        'CORE-LOSS-1',
        'CORE-LOSS-2',
        'CORE-LOSS-3',
      ],
      ['Mers et lacs sont à ceux qui nagent ; une région *imprenable* ne se prend pas.', 'CORE-CONQUER-5', 'CORE-CONQUER-9'],
      ['On peut attaquer son propre peuple en déclin, jamais son peuple actif.', 'CORE-CONQUER-6'],
      ['Avant la première conquête, on peut abandonner des régions en emportant les pions.', 'CORE-TURN-3'],
    ],
  },
  classicBoard: {
    title: 'Sur ce plateau',
    points: [
      ['Les Tribus oubliées défendent avec un pion et ne sont à personne.', 'CORE-SETUP-4'],
      ['Vos propres pions en déclin ne rendent une région ni plus chère, ni « non vide ».', 'CL-COST-1', 'CL-NONEMPTY'],
    ],
  },
  die: {
    title: 'La dernière conquête',
    points: [
      [
        'Avec trop peu de pions pour une région, désignez-la et lancez le dé : 0, 0, 0, 1, 2 ou 3 de plus. Que cela réussisse ou non, c’était votre dernière conquête du tour.',
        'CORE-DIE-1',
        'CORE-DIE-2',
        'CORE-DIE-3',
      ],
    ],
  },
  deploy: {
    title: 'Redéploiement',
    points: [
      ['Répartissez vos pions actifs entre vos régions comme vous voulez ; il en reste au moins un dans chacune.', 'CORE-DEPLOY-1'],
      [
        'Après votre décompte, ceux que vous avez chassés replacent les pions qu’ils ont en main dans les régions qu’ils tiennent encore. Qui n’en a plus revient à son propre tour, comme pour une première conquête.',
        'CORE-LOSS-4',
        'CORE-LOSS-5',
      ],
    ],
  },
  score: {
    title: 'Décompte',
    points: [
      ['1 pièce par région de vos peuples, actif ou en déclin.', 'CORE-SCORE-1'],
      ['Plus ce que race, pouvoir et le reste ajoutent. En déclin, les capacités ne donnent rien, sauf mention contraire.', 'CORE-SCORE-2'],
      ['Les pièces restent secrètes jusqu’à la fin.', 'CORE-SCORE-4'],
    ],
  },
  decline: {
    title: 'Déclin',
    points: [
      [
        'Au lieu de vous étendre, retournez votre peuple : un pion reste par région, les autres partent. Vous marquez, et prendrez un nouveau peuple au tour suivant.',
        'CORE-DECLINE-1',
        'CORE-DECLINE-2',
        'CORE-DECLINE-4',
      ],
      ['On n’a qu’un peuple en déclin : le précédent quitte la carte.', 'CORE-DECLINE-3'],
      ['La plupart des peuples valent deux ou trois expansions. Déclinez quand la suivante rapporterait peu.', 'CORE-DRAFT-7'],
    ],
  },
  end: {
    title: 'La fin',
    points: [
      [
        'Après la dernière manche, le plus riche gagne ; à égalité, celui qui a le plus de pions de race sur la carte ; ensuite la victoire est partagée.',
        'CORE-END-1',
        'CORE-END-2',
      ],
    ],
  },
  islands: {
    title: 'Îles et voyage',
    points: [
      [
        'Chaque plateau est une île. Un peuple entre par une région d’entrée et paie 1 pion de plus pour le voyage.',
        'AZ-ISLAND-1',
        'AZ-FIRST-1',
      ],
      [
        'Ensuite toute région d’entrée de toute île peut être attaquée, pour 1 pion de plus sauf si elle touche une de vos régions.',
        'AZ-TRAVEL-1',
      ],
    ],
  },
  azerothCost: {
    title: 'En Azeroth',
    points: [
      ['Votre propre peuple en déclin se défend aussi contre vous, et rend une région « non vide ».', 'AZ-COST-1', 'AZ-NONEMPTY'],
      ['Les Murlocs défendent avec un pion et ne sont à personne.', 'AZ-MURLOC-1'],
      ['Ce qui se paie d’avance doit être dans la bourse.', 'AZ-PAY-1'],
    ],
  },
  factions: {
    title: 'Alliance et Horde',
    points: [
      [
        '+1 pièce par *peuple* de l’autre faction auquel vous avez pris une région pendant ce tour. Les neutres ne la donnent ni ne la reçoivent.',
        'AZ-FACTION-1',
        'AZ-FACTION-2',
      ],
      ['Seules les conquêtes comptent, pas les bombes, l’intimidation ni les portails.', 'AZ-FACTION-3'],
    ],
  },
  markers: {
    title: 'Artefacts et lieux',
    points: [
      [
        'Autant de marqueurs que de joueurs sont posés face cachée. Le premier qui conquiert la région retourne le marqueur.',
        'AZ-ISLAND-2',
        'AZ-MARKER-1',
      ],
      [
        'Le peuple actif qui tient la région peut s’en servir aussitôt. Les artefacts se transportent ; les lieux restent.',
        'AZ-MARKER-2',
        'AZ-MARKER-3',
      ],
    ],
  },
  order: {
    title: 'Ordre d’un tour',
    points: [
      ['On révèle les bombes, l’harmonie revient ; puis on s’étend ou l’on décline.', 'AZ-TURN-1'],
      [
        'Bêtes, forme des Worgens, camp du Champ de bataille ; puis conquêtes, capacités et artefacts dans n’importe quel ordre.',
        'AZ-TURN-2',
      ],
      ['Recrues, redéploiement, pièces de fin de tour, décompte, replis.', 'AZ-TURN-3'],
    ],
  },
  teams: {
    title: 'Les camps',
    points: [
      [
        'À deux : l’Alliance contre la Horde. À trois : un neutre s’y joint. À quatre : deux contre deux. À cinq : deux contre deux et un neutre. L’Alliance commence, et les camps alternent.',
        'BA-TEAM-1',
      ],
      ['Les alliés jouent et marquent chacun pour soi, peuvent s’attaquer, et voient les pièces l’un de l’autre.', 'BA-TEAM-2'],
      ['Tout le reste est comme dans Small World of Warcraft.', 'BA-RULES-1'],
    ],
  },
  columns: {
    title: 'Choisir un peuple',
    points: [
      [
        'Chaque faction a sa colonne de races ; les pouvoirs sont communs. On prend une race de sa faction avec le pouvoir de sa rangée.',
        'BA-DRAFT-1',
        'BA-DRAFT-2',
      ],
      ['La première rangée est gratuite, chacune des suivantes coûte 1 pièce de plus, à la banque.', 'BA-DRAFT-2'],
      ['Les deux colonnes remontent ensuite : chaque choix change les paires des autres.', 'BA-DRAFT-3'],
      ['Une race qui quitte le jeu retourne sous la pile de sa faction, ou à la première place libre de sa colonne.', 'BA-DRAFT-4'],
    ],
  },
  victory: {
    title: 'Qui gagne',
    points: [
      [
        'À quatre et à cinq, une faction marque le *plus faible* de ses deux totaux : aidez l’allié à la traîne. Le neutre marque le sien.',
        'BA-END-2',
      ],
      ['À deux et à trois, chacun marque ses propres pièces.', 'BA-END-1'],
      ['La meilleure faction gagne ; à égalité, celle du joueur le plus riche ; ensuite la victoire est partagée.', 'BA-END-3'],
      ['Un exemple : Alliance 51 et 88, neutre 67, Horde 79 et 72. La Horde gagne avec 72.', 'BA-END-4'],
    ],
  },
};
