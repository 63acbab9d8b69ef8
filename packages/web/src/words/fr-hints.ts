import type { HintWords } from './hint-words.ts';

export const frHints: HintWords = {
  title: 'Bon à savoir',
  gotIt: 'Compris',
  noMore: 'Ne plus expliquer',
  rule: 'La règle',
  setting: 'Explications pour débuter',
  says: {
    pick: 'Le nombre dit combien de pions vous recevez\u00a0: c’est votre force. Plus bas, on paie une pièce par peuple sauté\u00a0; le pouvoir compte autant que la race.',
    pickAgain:
      'Votre ancien peuple, en déclin, continue de rapporter. Les pièces posées sur un peuple proposé sont à vous si vous le prenez.',
    enter:
      'Entrez là où la carte brille, le plus souvent par le bord. Le nombre est le prix de la région\u00a0: 2 pions, plus 1 par pion ou objet qui s’y trouve.',
    further: 'Continuez à côté de vos régions tant qu’il reste des pions. Chaque région tenue rapporte une pièce à la fin du tour.',
    die: 'Trop peu de pions\u00a0? Désignez une dernière région et lancez\u00a0: le dé ajoute de 0 à 3. Quoi qu’il montre, vos conquêtes sont finies.',
    deploy: 'Les pions en trop montent la garde\u00a0: chacun rend sa région plus chère de 1. Il en reste toujours un par région.',
    piece: 'Votre race ou votre pouvoir vous donne ceci à poser, là où c’est le plus utile. Toucher une région dit ce qui s’y trouve.',
    choice:
      'Peu de pions pour conquérir\u00a0? Laissez ce peuple décliner\u00a0: pas de conquêtes ce tour-ci, mais ses régions rapportent encore, et au prochain tour vous en choisirez un autre.',
    expand:
      'Un pion est resté dans chaque région, les autres sont revenus en main. Avant de conquérir, vous pouvez abandonner une région pour reprendre son dernier pion.',
    decline:
      'Cela coûte un tour de conquêtes et les capacités de ce peuple. Un seul peuple peut être en déclin\u00a0: un plus ancien quitte la carte.',
    retreat:
      'Vous avez perdu une région. En général un pion disparaît et les autres reviennent\u00a0: placez-les là où vous attendez la prochaine attaque.',
    ability: 'Votre peuple peut faire quelque chose de spécial\u00a0: son bouton dit d’abord quoi, et rien n’arrive avant votre accord.',
    battle: 'Vous prenez une race de votre faction avec le pouvoir d’à côté. À deux dans une faction, c’est le moins riche qui compte.',
    landing:
      'Entrez par une région d’entrée, marquée d’une ancre, sur n’importe quelle île. Elle coûte 2 pions, plus 1 par pion ou objet qui s’y trouve, plus 1 pour la traversée.',
    travel:
      'Par la mer, vous atteignez à tout moment toute région à ancre, sur toute île, pour 1 pion de plus si elle ne touche pas les vôtres.',
    faction:
      'L’Alliance et la Horde sont ennemies\u00a0: chaque peuple de l’autre faction à qui vous prenez une région rapporte une pièce ce tour-ci.',
    sealed: 'Un marqueur est posé face cachée\u00a0: qui prend sa région le premier découvre un artefact ou un lieu.',
    marker: 'Vous tenez un artefact ou un lieu\u00a0: touchez sa région pour lire ce qu’il fait. Il ne sert qu’aux peuples actifs.',
  },
};
