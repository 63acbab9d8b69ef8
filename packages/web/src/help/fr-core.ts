/** The core rules and the boards in French, in our own words. */
export const frCore = {
  'CORE-SETUP-1':
    'On joue de 2 à 5. La partie dure 10 manches à 2 ou 3 joueurs, 9 manches à 4, 8 manches à 5 (les livrets disent seulement « 8, 9 ou 10 » ; le reste est imprimé sur le compte-tours).',
  'CORE-SETUP-2': 'Chaque joueur commence avec 5 pièces. La banque est inépuisable. [R]',
  'CORE-SETUP-3':
    'Les tuiles de race et les tuiles de pouvoir sont mélangées à part. Cinq paires forment la colonne, le sommet des deux piles donne la sixième : 6 combinaisons sont à prendre.',
  'CORE-SETUP-4':
    'Un pion indigène occupe chaque région qui porte son symbole : une Tribu oubliée dans Small World, un Murloc en Azeroth. Une pièce montagne se dresse dans chaque région de montagne et ne la quitte jamais.',
  'CORE-SETUP-5':
    'Le premier joueur est tiré au sort, sauf si la table dit qui commence [R : les usages des livrets, « le dernier à avoir joué à un jeu vidéo » ou « les oreilles les plus pointues », sont laissés au choix de l’hôte] ; on joue ensuite dans l’ordre des places.',
  'CORE-DRAFT-1':
    'Un joueur qui n’a pas de peuple actif au début de son tour doit prendre une des combinaisons proposées. Celle du haut est gratuite, chacune des suivantes coûte une pièce de plus.',
  'CORE-DRAFT-2':
    'On paie en posant une pièce sur chaque combinaison située au-dessus de celle qu’on prend. On ne peut pas choisir ce qu’on ne peut pas payer ; les pièces posées sur la combinaison choisie n’aident pas à la payer. [R: draft-coins-help]',
  'CORE-DRAFT-3': 'Les pièces posées sur la combinaison choisie reviennent à celui qui la prend.',
  'CORE-DRAFT-4':
    'Le joueur reçoit autant de pions que valeur de race + valeur de pouvoir, sans jamais dépasser ce que contient la réserve.',
  'CORE-DRAFT-5':
    'Les combinaisons du dessous remontent d’une place avec leurs pièces et la paire suivante est révélée. S’il n’y a plus de race dans la pile, moins de 6 combinaisons sont proposées.',
  'CORE-DRAFT-6': 'Quand les tuiles de pouvoir manquent, celles de la défausse sont mélangées et forment une nouvelle pile.',
  'CORE-DRAFT-7': 'On ne choisit pas de nouveau peuple pendant le tour où l’on décline, mais au tour suivant.',
  'CORE-CONQUER-1':
    'Une région coûte 2 pions, plus 1 par pion qui la défend (indigènes ou peuple d’un autre joueur ; pour son propre peuple en déclin, voir [Small World](CL-COST-1) et [Azeroth](AZ-COST-1)), plus 1 par pièce de défense (montagne, antre, forteresse, campement, mur de feux follets, fort…), plus le voyage en Azeroth, moins toutes les remises qui s’appliquent. Les remises s’ajoutent.',
  'CORE-CONQUER-2': 'Il faut toujours au moins 1 pion, quelles que soient les remises.',
  'CORE-CONQUER-3': 'Les pions dépensés restent dans la région jusqu’au redéploiement.',
  'CORE-CONQUER-4':
    'La région doit toucher une région tenue par le peuple actif du joueur, sauf si une capacité en dispose autrement. Un peuple sans région sur la carte suit de nouveau la règle de première conquête de l’édition.',
  'CORE-CONQUER-5':
    'Les mers et les lacs ne se conquièrent pas, sauf si une capacité le permet ; ils coûtent alors 2 et rapportent 1 pièce comme toute région.',
  'CORE-CONQUER-6':
    'Un joueur ne peut pas attaquer son propre peuple actif ; il peut attaquer son peuple en déclin, dont les pions sont alors perdus.',
  'CORE-CONQUER-7': 'On conquiert tant qu’on a des pions, et l’on peut s’arrêter à tout moment.',
  'CORE-CONQUER-8':
    'Une région est *non vide* quand elle contient un pion indigène ou un pion de race ; montagnes, lieux, artefacts et autres pièces seuls la laissent vide. (Pour ses propres pions en déclin, voir [Small World](CL-NONEMPTY) et [Azeroth](AZ-NONEMPTY).)',
  'CORE-CONQUER-9':
    'Une région *imprenable* ne peut être ni conquise, ni visée par une capacité, une race, un pouvoir, un artefact ou une pièce d’un adversaire. Les capacités de son occupant y agissent encore. [R]',
  'CORE-LOSS-1':
    'Quand un peuple actif perd une région, un de ses pions présents retourne définitivement à la réserve, les autres reviennent dans la main de leur propriétaire.',
  'CORE-LOSS-2': 'Un pion seul est perdu.',
  'CORE-LOSS-3': 'Quand un peuple en déclin perd une région, tous ses pions présents sont perdus (sauf chez les [Zombies](CL-GHOULS-3)).',
  'CORE-LOSS-4':
    'Après le décompte de l’attaquant, chaque joueur qui a des pions en main les place dans les régions que son peuple tient encore, voisines ou non ; on procède dans l’ordre du tour, après l’attaquant. [R: retreat-order]',
  'CORE-LOSS-5':
    'Un joueur dont le peuple ne tient plus de région garde ses pions et revient à son propre tour par la règle de première conquête.',
  'CORE-LOSS-6':
    'Les montagnes restent et défendent le nouvel occupant. Les pièces dont le texte ne dit rien d’autre partent avec l’ancien occupant.',
  'CORE-DIE-1': 'Les faces du dé sont 0, 0, 0, 1, 2 et 3 (comme il est imprimé ; les livrets ne les énumèrent pas).',
  'CORE-DIE-2':
    'Avec au moins un pion en main, le joueur peut désigner une région qui coûte plus que ce qu’il a, puis lancer le dé. Si la main et le dé atteignent le coût, tous les pions restants prennent la région.',
  'CORE-DIE-3':
    'Sinon rien n’est conquis et les pions restent en main pour le redéploiement. Dans les deux cas, il n’y a plus de conquête pendant ce tour.',
  'CORE-DIE-4':
    'La région est désignée avant le lancer et doit être une cible permise. On ne lance que si l’on ne peut pas payer, et seulement si un 3 suffirait. [R: hopeless-roll]',
  'CORE-DEPLOY-1':
    'Après ses conquêtes, le joueur reprend ses pions actifs en laissant un pion par région, puis les répartit comme il veut entre ses régions. Chaque région garde au moins 1 pion ; tous les pions sont posés si le peuple tient une région.',
  'CORE-DEPLOY-2': 'On n’abandonne pas de région à ce moment, sauf si une capacité y oblige.',
  'CORE-DEPLOY-3': 'Pions actifs et pions en déclin ne se mêlent jamais.',
  'CORE-SCORE-1': 'À la fin de son tour, le joueur reçoit 1 pièce par région tenue par ses peuples, actif ou en déclin.',
  'CORE-SCORE-2':
    'Il y ajoute ce que donnent races, pouvoirs, artefacts, lieux et factions. Les capacités d’un peuple en déclin ne donnent rien, sauf si elles le disent.',
  'CORE-SCORE-3': 'Chaque décompte est détaillé : quelle règle a donné combien.',
  'CORE-SCORE-4':
    'Le total de pièces est caché aux autres joueurs jusqu’à la fin ; ce que tout le monde voit (prix payés, gains) reste lisible dans le journal, comme à une table. [R : qui compte peut savoir ; l’affichage ne montre jamais de total]',
  'CORE-TURN-1': 'Un joueur qui a un peuple actif choisit de s’étendre ou de décliner.',
  'CORE-TURN-2': 'Pour s’étendre, il reprend ses pions actifs en laissant un pion par région.',
  'CORE-TURN-3':
    'Ensuite, avant sa première conquête [R: abandon-when], il peut abandonner des régions : le dernier pion revient en main et la région n’est plus à personne. S’il les abandonne toutes, il suit la règle de première conquête.',
  'CORE-TURN-4':
    'Un joueur dont le peuple actif n’a plus aucun pion peut quand même s’étendre (et seulement marquer) ou décliner. [R: no-tokens-left]',
  'CORE-DECLINE-1': 'La tuile de race est retournée ; la tuile de pouvoir est défaussée, sauf si elle dit qu’elle reste.',
  'CORE-DECLINE-2':
    'Un pion reste, en déclin, dans chaque région tenue ; tous les autres, ceux de la main compris, retournent à la réserve.',
  'CORE-DECLINE-3': 'Un joueur n’a qu’un peuple en déclin : le précédent quitte d’abord la carte avec tous ses pions et toutes ses pièces.',
  'CORE-DECLINE-4':
    'On ne conquiert pas pendant le tour où l’on décline. Le joueur marque ses régions, celles qui viennent de décliner comprises, sans les primes de ce qu’il abandonne, et son tour s’achève.',
  'CORE-DECLINE-5':
    'Quand le dernier pion d’un peuple en déclin quitte la carte, pour quelque raison que ce soit, sa tuile de race passe sous la pile, ou à la place libre la plus basse de la colonne si la pile est vide. C’est immédiat pour un peuple qui décline sans région.',
  'CORE-END-1': 'La partie s’achève quand chaque joueur a joué la dernière manche. Le plus riche gagne.',
  'CORE-END-2':
    'En cas d’égalité on compte les pions de race sur la carte, actifs et en déclin (aucune autre pièce ne compte). Si l’égalité demeure, la victoire est partagée. [R]',
  'MAP-DATA-1': 'Un plateau est une simple liste de données : des champs connus et du bon type, 64 régions au plus, des noms courts.',
  'MAP-LINT-1': 'Les frontières sont réciproques et aucune région ne se touche elle-même.',
  'MAP-LINT-2':
    'Sur chaque île, le réseau des frontières peut se dessiner à plat et reste d’un seul tenant. Hors d’Azeroth, un plateau ne forme qu’une seule île.',
  'MAP-LINT-3':
    'Les formes correspondent aux frontières, ne se chevauchent pas et couvrent leur île ; chaque nom et chaque emplacement de pion se trouve dans sa région ; aucune région n’est trop petite pour le doigt.',
  'MAP-LINT-4':
    'Le matériel fixe des limites : au plus 9 montagnes (10 en Azeroth), au plus 18 Tribus oubliées ou 15 Murlocs sur le plus grand ensemble de plateaux, au plus 9 forêts sur les plateaux d’une partie.',
  'MAP-LINT-5': 'Chaque face d’île a exactement une région à marqueur, au plus une mer ou un lac, et au moins deux régions d’entrée.',
} as const;
