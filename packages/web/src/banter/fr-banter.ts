import type { BanterWords } from './banter-words.ts';

export const fr: BanterWords = {
  talk: 'Les robots parlent un peu',
  told: (name, line) => `${name}\u00a0: «\u00a0${line}\u00a0»`,
  lines: {
    none: {
      greets: ['Content de vous voir. On y va\u00a0?', 'Belle carte. Dommage qu’elle soit si petite.', 'Que le meilleur voisin gagne.'],
      prospers: ['Ça s’est plutôt bien passé.', 'Un tour à raconter.', 'Je pourrais m’y habituer.'],
      robbed: ['Je m’en servais, de celle-là.', 'C’est noté.', 'Et moi qui croyais qu’on s’entendait bien.'],
      declines: ['Il est temps de voir de nouvelles têtes.', 'Ils ont bien travaillé.', 'Toute bonne chose a droit au repos.'],
      wins: ['Merci, c’était assez serré pour être drôle.', 'Quelle partie. Encore une\u00a0?'],
      loses: ['Bien joué. Je crois que je vois mon erreur.', 'Celle-là, vous la méritez. Encore une\u00a0?'],
    },
    settler: {
      greets: ['Je ne veux qu’un coin tranquille.', 'Attention aux plates-bandes.', 'De la place pour tous, si chacun reste chez soi.'],
      prospers: ['Voilà ce que fait un peu de patience.', 'La récolte est rentrée.', 'Bonne terre, bonnes pièces.'],
      robbed: ['Je venais d’y balayer\u00a0!', 'On habitait là, vous savez.', 'Il n’y avait pas de champ libre pour vous\u00a0?'],
      declines: ['Ils vont me manquer. Tous.', 'Un dernier regard en arrière, et voilà.', 'Qu’ils gardent leurs maisons.'],
      wins: ['Lentement mais sûrement, disait ma grand-mère.', 'On n’est bien que chez soi. Et sur la première marche.'],
      loses: ['Au moins, ma maison tient debout.', 'La prochaine fois, la clôture sera plus haute.'],
    },
    raider: {
      greets: [
        'Qui a la frontière la plus faible\u00a0? C’est pour un ami.',
        'Inutile de fermer la porte à clé.',
        'On dit que vous avez de belles régions.',
      ],
      prospers: ['Pris, compté, dépensé.', 'Vous avez tous été si généreux.', 'C’est meilleur quand ça vient des autres.'],
      robbed: ['Ah, c’est mon tour\u00a0? Soit.', 'Culotté. Ça me plaît. Je reviendrai.', 'Celle-là, il va falloir la garder.'],
      declines: ['Des bottes neuves, s’il vous plaît.', 'Ils traînaient. Aux suivants\u00a0!', 'Assez pillé avec ceux-là.'],
      wins: ['Je vous rends tout. À la prochaine partie.', 'Ce fut un plaisir de me servir.'],
      loses: ['J’ai laissé quelque chose debout, c’était l’erreur.', 'Vous mordez aussi. Chapeau.'],
    },
    merchant: {
      greets: ['J’ai apporté mon boulier.', 'Tout a un prix. Voyons le vôtre.', 'Le temps, c’est des pièces. Commençons\u00a0!'],
      prospers: ['Comme prévu.', 'Les comptes sont superbes.', 'Et pas une pièce de trop.'],
      robbed: ['Ce sera sur votre note.', 'Une perte sèche. Ça arrive.', 'Vous l’avez payée trop cher, vous savez.'],
      declines: ['Vendre au plus haut, toujours.', 'Le bon moment pour changer le stock.', 'Eux continuent de payer, moi d’acheter.'],
      wins: ['Le total parle de lui-même.', 'Une soirée rentable. Merci à tous.'],
      loses: ['Un mauvais trimestre, rien de plus.', 'Je vais refaire mes calculs.'],
    },
  },
};
