import type { ScenesInWords } from './lesson-words.ts';

const pieces = (n: number): string => (n < 2 ? `${n} pièce` : `${n} pièces`);
const regionsOf = (n: number): string => (n < 2 ? `${n} région` : `${n} régions`);

const classic: ScenesInWords['classic'] = {
  combo: {
    title: 'Un peuple et son prix',
    says: 'Les pièces font gagner, les régions rapportent des pièces, les peuples prennent des régions. On commence donc par un peuple\u00a0: une race et un pouvoir, côte à côte. Le nombre dit combien de pions il apporte. Celui du haut est gratuit\u00a0; plus bas, chacun coûte une pièce de plus, posée sur ceux que l’on saute. Prenez celui qui vous plaît.',
    done: ({ price, found, tokens }) =>
      [
        price === 0
          ? 'Celui du haut ne coûte rien.'
          : `Vous avez payé ${pieces(price)}, une sur chaque peuple au-dessus\u00a0: qui prendra l’un d’eux la gagnera.`,
        found > 0 ? `Ce qui était posé sur le vôtre, ${pieces(found)}, est à vous.` : '',
        `Race et pouvoir réunis apportent ${tokens} pions. En règle générale, ce peuple n’en aura jamais d’autres.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  enter: {
    title: 'Entrer sur la carte',
    says: 'Disons que vous avez pris les Squelettes Marchands\u00a0: 8 pions. Un nouveau peuple entre par le bord de la carte, ou à côté d’une mer qui le touche. Le nombre sur une région est son prix\u00a0: 2 pions, plus 1 par pion ou montagne qui s’y trouve. Prenez-en une.',
    done: ({ spent }) =>
      `${spent} pions\u00a0: 2 pour la région${spent > 2 ? `, ${spent - 2} pour ce qui s’y trouvait` : ''}. Ils y restent jusqu’à la fin de vos conquêtes\u00a0: la suite se paie avec ce qu’il vous reste en main.`,
    answers: { early: 'Vous pouvez vous arrêter quand vous voulez, mais un peuple sans région ne rapporte rien. Prenez-en d’abord une.' },
  },
  march: {
    title: 'Prendre à quelqu’un',
    says: 'Les Squelettes ont pris la Butte-aux-Merles, la colline du coin, à une Tribu oubliée, pour 3. On continue désormais à côté de ce que l’on tient. Dans l’Arpent-du-Beurre, le champ d’à côté, Bert a 2 Humains\u00a0: 2 + 2 = 4, et vous avez 5 pions en main. Chassez-les.',
    done: 'Un Humain est perdu pour de bon. L’autre revient dans la main de Bert\u00a0: après votre tour, il le posera dans une région qui lui reste. Ce que vous prenez à quelqu’un lui coûte donc aussi un pion.',
    answers: {
      early: 'Avec 5 pions en main, il y a mieux à faire. Prenez l’Arpent-du-Beurre à Bert.',
      elsewhere:
        'Vide, pour 2\u00a0: bonne affaire dans une partie. Mais il ne resterait que 3 pions, et l’Arpent-du-Beurre en coûte 4. Bert d’abord.',
    },
  },
  roll: {
    title: 'Le dernier lancer',
    says: 'Il reste un Squelette\u00a0: trop peu pour quoi que ce soit. Pour la dernière conquête d’un tour, on peut désigner une région et lancer le dé, qui ajoute 0, 0, 0, 1, 2 ou 3. La Molaire, la montagne voisine, coûte 3\u00a0: il vous faut un 2 ou un 3, deux faces sur six. Désignez une région, celle-là ou une moins chère, et lancez.',
    done: ({ die, isTaken }) =>
      `${isTaken ? `Le dé montre ${die}\u00a0: cela suffit, votre dernier pion prend la région.` : `Le dé montre ${die}\u00a0: trop peu. Rien n’est perdu, le pion reste en main.`} Dans tous les cas, vos conquêtes sont finies. Lancez donc en dernier, mais lancez\u00a0: essayer avec ce qui reste ne coûte rien.`,
    answers: {
      early:
        'Vous pouvez vous arrêter là. Mais essayer est gratuit\u00a0: quoi que montre le dé, vous gardez le pion. Désignez une région et lancez.',
    },
  },
  spread: {
    title: 'Les troupes, puis les pièces',
    says: 'Un pion reste dans chaque région\u00a0; les 6 autres vont où vous voulez. Chacun rend sa région plus chère de 1 pour l’attaquant. (6, car un Squelette s’est relevé\u00a0: ils en gagnent 1 pour 2 régions prises à quelqu’un.) Avec le dernier, votre tour se termine et vous marquez.',
    done: ({ score, regions }) =>
      `${pieces(score)}\u00a0: ${regions} pour ${regionsOf(regions)}, et ${score - regions} parce que les Marchands en reçoivent 1 de plus par région. Qui a le plus de pièces après la dernière manche gagne.`,
  },
  attacked: {
    title: 'Attaqué',
    says: 'C’est à Bert. Il envoie 5 Humains contre vos 3 Squelettes de l’Arpent-du-Beurre, le champ, pour 2 + 3 = 5. Un des vôtres est perdu pour de bon, deux reviennent en main. Posez-les dans des régions que vous tenez encore.',
    done: 'Deux sont saufs parce qu’ils étaient trois\u00a0: un pion seul est simplement perdu. Votre peuple a maintenant 8 pions au lieu de 9. La plupart des peuples ne font que diminuer\u00a0: souvenez-vous-en pour la suite.',
  },
  stretched: {
    title: 'Un peuple à bout de souffle',
    says: 'Manche 5. Vos Tritons des Collines tiennent 5 régions avec 6 pions. Un tour commence par un choix\u00a0: s’étendre ou décliner. Étendez-vous, juste pour voir\u00a0: un pion reste dans chaque région, seuls les autres reviennent en main.',
    done: 'Un pion en main, et aucun voisin à moins de 4\u00a0: une face du dé sur six. Vous marqueriez encore 6, pour 5 régions et la colline. Au tour suivant, autant ou moins, car chaque région que prend Bert vous coûte un pion qui ne revient pas. C’est le moment de décliner.',
    answers: { look: 'Vous avez une longueur d’avance. Mais regardez d’abord ce qu’il vous resterait pour jouer\u00a0: étendez-vous.' },
  },
  decline: {
    title: 'Lâcher prise à temps',
    says: 'Le même tour encore une fois. Déclinez\u00a0: pas de conquêtes ce tour-ci, plus de pièces pour la race et le pouvoir. En échange, vos 5 régions rapportent toujours 1 pièce chacune, à chaque tour, sans pions à surveiller\u00a0; et au prochain tour vous choisissez un peuple tout frais.',
    done: ({ score }) =>
      `${pieces(score)}, 1 par région\u00a0: 1 seule de moins qu’en s’étendant. Un pion reste par région, les autres s’en vont. Dès le prochain tour, vous marquez ${score} pour les Tritons, tant que personne ne prend leurs régions, et en plus tout ce que gagne un peuple frais.`,
    answers: {
      stay: 'Comptons. S’étendre\u00a0: 6 pièces, et au prochain tour le même peuple à bout. Décliner\u00a0: 5 pièces, puis encore 5 au prochain tour, plus tout ce que prennent une dizaine de pions frais. Cela coûte 1 pièce maintenant et paie dès le tour suivant.',
    },
  },
  second: {
    title: 'Le deuxième peuple',
    says: 'Au tour suivant. Les Tritons sont en gris sur la carte\u00a0: ils ne conquièrent plus rien, ils rapportent. Choisissez un nouveau peuple (les pièces posées dessus sont à vous), entrez par le bord et finissez votre tour.',
    done: ({ score, regions }) =>
      `${pieces(score)} en un tour\u00a0: ${regions} pour les régions des deux peuples${score > regions ? `, ${score - regions} pour la race et le pouvoir du nouveau` : ''}. Les Tritons seuls en auraient rapporté 6, avec de la chance 7. Étendez-vous avec le nouveau jusqu’à ce qu’il soit à bout, puis déclinez encore. Les Tritons quitteront alors la carte\u00a0: un seul peuple peut être en déclin.`,
    answers: {
      own: 'Ce sont vos propres Tritons. C’est permis, mais vous échangeriez une pièce contre une pièce, et des pions avec. Prenez une région vide ou une de Bert.',
      early: 'Sans région, le nouveau peuple ne rapporte rien. Prenez-en au moins une.',
    },
  },
  'not-yet': {
    title: 'Décliner, ou pas encore\u00a0?',
    says: 'Manche 3, à une autre table. Vos Hommes-rats des Forêts tiennent 3 régions avec 11 pions\u00a0; les voisines coûtent 3 chacune. S’étendre ou décliner\u00a0? Comptez ce qui reviendrait en main, décidez, et si vous vous étendez, prenez deux régions.',
    done: 'Bien vu\u00a0: 8 pions en main ont pris deux régions, et d’autres suivront. Retenez ceci\u00a0: déclinez dès que votre main ne prend plus qu’une région\u00a0; étendez-vous tant qu’elle en prend deux. Et pas tout à la fin\u00a0: qui décline à la dernière manche ne verra jamais le nouveau peuple.',
    answers: {
      soon: 'Trop tôt. S’étendre ramène 8 pions en main\u00a0: deux régions à 3 pions, et 2 de reste. Décliner rapporte 3 pièces et jette ces 8 pions. Attendez que la main ne prenne plus qu’une région.',
      early: 'Il y a plus que cela dans votre main. Prenez deux régions.',
    },
  },
};

const azeroth: ScenesInWords['azeroth'] = {
  landing: {
    title: 'Débarquer',
    says: 'Les îles n’ont pas de frontière commune. Un nouveau peuple débarque là où il y a une ancre, sur n’importe quelle île\u00a0: 2 pions, plus 1 par pion ou objet qui s’y trouve, plus 1 pour la traversée. Vous avez 10 Réprouvés. Débarquez.',
    done: ({ spent }) =>
      `${spent} pions\u00a0: 2 pour la région, 1 pour la traversée${spent > 3 ? `, ${spent - 3} pour qui s’y trouvait` : ''}. Les Murlocs, natifs de ces îles, comptent 1 chacun.`,
    answers: { early: 'Un peuple sans région ne rapporte rien. Débarquez d’abord.' },
  },
  voyage: {
    title: 'D’île en île',
    says: 'Vous tenez la Pointe Longue-Vue. Par terre, on continue à côté de ses régions, comme toujours. Et toute région à ancre, sur toute île, peut être attaquée à tout moment, pour 1 pion de plus si elle ne touche pas les vôtres. Posez le pied sur l’autre île.',
    done: 'Deux îles. De là, vous continuez par terre au prix habituel. Une côte que personne ne garde vaut souvent le pion de la traversée.',
    answers: {
      early: 'Il vous reste de quoi traverser\u00a0: 3 pions pour une région à ancre vide.',
      spare: 'Il resterait moins de 3 pions, et débarquer en coûte 3\u00a0: 2, plus 1 pour la traversée. Embarquez d’abord.',
      die: 'Inutile de s’en remettre au dé\u00a0: débarquer là où il n’y a personne coûte 3, et vous les avez.',
    },
  },
  faction: {
    title: 'L’Alliance et la Horde',
    says: 'Vos Elfes de sang sont de la Horde, les Nains et les Humains d’ici de l’Alliance. Chaque peuple de l’autre faction à qui vous prenez une région rapporte 1 pièce de plus ce tour-ci\u00a0; une deuxième région du même peuple n’ajoute rien. Battez les deux.',
    done: 'Deux peuples battus\u00a0: 2 pièces de plus quand vous marquerez, comme le dit déjà la ligne sous la carte. Les peuples neutres ne donnent ni ne reçoivent ce bonus.',
    answers: {
      early: 'Pas encore\u00a0: les Nains et les Humains doivent perdre une région.',
      spare: 'Vos pions ne suffiraient plus pour les deux\u00a0: 4 pour les Nains à l’ancre, 3 pour les Humains derrière eux.',
    },
  },
  marker: {
    title: 'Face cachée',
    says: 'Sur chaque île, un marqueur est posé face cachée\u00a0: un artefact ou un lieu légendaire. Qui prend sa région le premier le découvre, et peut s’en servir aussitôt. Prenez l’Arpent-de-Pain, au milieu de l’île\u00a0: il est vide et coûte 2.',
    done: 'Deuillegivre, un artefact. Il sert le peuple actif qui tient sa région, et passe à qui la lui prend. Un peuple en déclin n’en tire rien.',
    answers: {
      early: 'Personne n’a encore vu le marqueur. Prenez l’Arpent-de-Pain.',
      spare: 'Gardez 2 pions\u00a0: c’est le prix de l’Arpent-de-Pain.',
      die: 'Inutile de lancer\u00a0: l’Arpent-de-Pain coûte 2, et vous les avez.',
    },
  },
  artifact: {
    title: 'La lame à l’œuvre',
    says: 'Deuillegivre rend une conquête par tour moins chère de 2. Vous avez 2 pions, et les Nains d’à côté en coûtent 4. Choisissez une de leurs régions, et la manière «\u00a0avec Deuillegivre\u00a0».',
    done: 'Ce qui coûtait 4 a été à vous pour 2, ou moins. Et la lame a suivi\u00a0: un artefact reste là où il a servi en dernier. Gardez bien cette région.',
    answers: {
      early: 'La lame n’a pas encore frappé. Servez-vous-en\u00a0: 2 pions suffisent.',
      elsewhere: 'Cela se prend sans la lame. Choisissez la manière avec Deuillegivre.',
      die: 'Le dé aide peut-être, la lame à coup sûr. Choisissez la manière avec Deuillegivre.',
    },
  },
  place: {
    title: 'Un lieu légendaire',
    says: 'Sur le Verrou, la montagne entre vos régions et les Kobolds, autre chose est posé face cachée. Il coûte 2 + 1 = 3, tout ce que vos Trolls ont en main. Prenez-le, répartissez vos troupes et marquez.',
    done: ({ score, regions }) =>
      `La Porte des ténèbres\u00a0: 2 pièces par tour pour le peuple actif qui la tient. Avec ${regionsOf(regions)} et un champ pour les Fermiers, cela fait ${score}. Les lieux ne bougent pas. Chacun fait autre chose\u00a0: pointez-le pour le lire.`,
    answers: {
      early: 'Prenez d’abord le Verrou\u00a0: 3 pions, et vous les avez.',
      spare: 'Le Verrou serait hors de portée\u00a0: il coûte 3, tout ce que vous avez.',
      die: 'Inutile de lancer\u00a0: le Verrou coûte 3, et vous les avez.',
    },
  },
};

const battle: ScenesInWords['battle'] = {
  columns: {
    title: 'À chaque camp les siens',
    says: 'Deux camps de deux\u00a0: Chloé et vous êtes l’Alliance, Bert et Dara la Horde. Vous prenez une race de votre camp, avec le pouvoir de la même ligne. La première ligne est gratuite, chacune des suivantes coûte une pièce de plus, payée à la banque. Choisissez.',
    done: ({ price }) =>
      `${price === 0 ? 'La première ligne ne coûte rien.' : `La banque a reçu ${pieces(price)}.`} Les deux colonnes ont remonté\u00a0: à partir de votre ligne, les races de la Horde ont maintenant d’autres pouvoirs à côté d’elles. Votre choix change donc aussi le leur.`,
  },
  ally: {
    title: 'À côté d’un allié',
    says: 'Les Gnomes de Chloé sont vos voisins, les Orcs de la Horde aussi. À la fin, c’est le moins riche de deux alliés qui compte pour leur camp\u00a0: Chloé a 11 pièces, vous 16 (entre alliés, cela se voit). Prenez une région à la Horde.',
    done: 'Une région de plus pour vous, une de moins pour eux, et quand vous marquerez 1 pièce pour un peuple de l’autre faction.',
    answers: {
      ally: 'Les règles le permettent. Mais Chloé y perdrait, et c’est le moins riche de vous deux qui compte\u00a0: vous voleriez votre propre camp. Tournez-vous vers la Horde.',
      early: 'Les Orcs sont à portée\u00a0: 4 pions, et vous les avez.',
      spare: 'Il en resterait trop peu pour la Horde\u00a0: les Orcs coûtent 4. Eux d’abord.',
      die: 'Inutile de lancer\u00a0: les Orcs coûtent 4, et vous les avez.',
    },
  },
  end: {
    title: 'Qui a gagné\u00a0?',
    says: 'Le dernier tour d’une partie à cinq\u00a0; vous jouez pour la Horde, avec Chloé. Posez vos 4 Trolls, et la partie est finie.',
    done: 'L’Alliance\u00a0: 51 et 88, les neutres\u00a0: 67, la Horde\u00a0: 79 et 72. De deux alliés, le moins riche compte\u00a0: 51 contre 67 contre 72. La Horde a gagné, bien que le plus riche de tous soit de l’autre camp. Occupez-vous donc de votre allié avant de penser à vous.',
  },
};

export const frScenes: ScenesInWords = { classic, azeroth, battle };
