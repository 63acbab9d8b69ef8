/** The races and powers of the Azeroth edition in French, in our own words. */
export const frTiles = {
  'AZ-DRAENEI-1':
    'Pendant chaque tour d’un adversaire, le premier pion qu’ils devraient perdre, par conquête ou par un pouvoir quelconque, reste en main et se redéploie.',
  'AZ-DRAENEI-2': 'Les pertes suivantes du même tour sont normales. Cela ne vaut que tant qu’ils sont actifs.',
  'AZ-NIGHT-ELVES-1': 'Les forêts coûtent 1 pion de moins.',
  'AZ-NIGHT-ELVES-2': 'Chaque forêt qu’ils conquièrent reçoit un mur de feux follets (défense +1 ; un par région, 9 en tout).',
  'AZ-NIGHT-ELVES-3': 'Il reste en déclin et disparaît quand la région est conquise ou vidée.',
  'AZ-BLOOD-ELVES-1': 'Ils reçoivent 1 pièce de plus par source de magie tenue.',
  'AZ-ETHEREALS-1':
    'Une fois par tour, soit ils volent un artefact face visible [R] dans une région voisine des leurs (il va dans une de leurs régions qui la touche et peut servir aussitôt)…',
  'AZ-ETHEREALS-2': '… soit ils conquièrent une région voisine où se trouve un lieu face visible [R] pour 2 pions de moins.',
  'AZ-ETHEREALS-3': 'Ils ne volent rien dans une région imprenable ; un vol n’est pas une attaque. [R]',
  'AZ-GNOMES-1':
    'Une fois par tour, un assaut aéroporté : n’importe quelle région de terre de n’importe quel plateau compte comme voisine ; une fois la région désignée, un dé gratuit est lancé et réduit le coût (au moins 1).',
  'AZ-GNOMES-2':
    'S’il manque des pions après ce lancer, ce peut être la dernière conquête, avec le second dé habituel ; ou bien on y renonce, et l’assaut est dépensé. [R: gnomes-give-up]',
  'AZ-GNOMES-3': 'Ce peut être la première conquête du peuple, sans payer le voyage. [R: gnomes-entry]',
  'AZ-GOBLINS-1':
    'À la fin de leur tour ils peuvent poser des bombes face cachée, une par région [R], prises au sommet de leur pile, dans des régions voisines des leurs qui contiennent des pions *actifs* d’un adversaire (un champion ou des bêtes seuls n’en sont pas ; sous l’Égide, poser et faire sauter sont une tentative chacun [R: bombs-under-aegis]). Personne ne voit les faces, pas même leur propriétaire.',
  'AZ-GOBLINS-2':
    'Au début de leur tour suivant, chaque bombe d’une région toujours tenue par un adversaire, actif ou désormais en déclin, est révélée : une bombe active agit pour le défenseur comme une conquête de la région (pertes, survivants en main, rançon d’un champion au propriétaire des Gobelins [R: blast-ransom]) et la laisse vide ; une bombe inerte ne fait rien ; toutes deux quittent le jeu.',
  'AZ-GOBLINS-3':
    'Une bombe dans une région alors vide (ou tenue par le propriétaire des Gobelins [R]) revient au sommet de la pile sans être vue.',
  'AZ-GOBLINS-4': 'Elles sont révélées aussi pendant le tour où les Gobelins déclinent ; on n’en pose alors pas de nouvelles.',
  'AZ-GOBLINS-5': 'Quand la pile est vide, on ne pose plus de bombe. On n’en pose jamais dans une région imprenable.',
  'AZ-GOBLINS-6':
    'Qui prend le contrôle des Gobelins mélange les 12 bombes dans leur pile, même celles qui ont quitté le jeu avec des Gobelins précédents [R]. Six sont actives (le livret compte les bombes et ne dit pas combien fonctionnent).',
  'AZ-HUMANS-1':
    'À la fin de chacun de leurs tours ils posent leurs 2 objectifs dans 2 régions différentes, sur terre [R: objective-land], ni tenues par un peuple de l’Alliance ni imprenables [R: objective-immune] (en les reprenant d’abord s’il le faut ; moins s’il y a moins de telles régions [R]).',
  'AZ-HUMANS-2':
    'Un autre joueur dont le peuple conquérant n’est pas de la Horde gagne aussitôt 2 pièces en conquérant une telle région ; les Humains gagnent 2 pièces et reprennent l’objectif.',
  'AZ-HUMANS-3': 'Si les Humains la conquièrent eux-mêmes, ils gagnent 2 pièces et reprennent l’objectif.',
  'AZ-HUMANS-4':
    'Un conquérant de la Horde (un neutre rangé du côté de la Horde aussi [R: objective-sided-horde]) ne gagne rien et l’objectif reste. Les objectifs disparaissent en déclin. [R]',
  'AZ-KOBOLDS-1': 'Chaque région à caverne de chaque plateau compte comme voisine.',
  'AZ-KOBOLDS-2':
    'Une caverne peut être leur première conquête, aussi quand ils reviennent après avoir tout perdu [R] ; le voyage n’est pas payé.',
  'AZ-NAGA-1': 'Ils peuvent conquérir mers et lacs (coût 2).',
  'AZ-NAGA-2': 'Leur première conquête peut être une mer ou un lac, sans payer le voyage, aussi quand ils reviennent [R: naga-return].',
  'AZ-NAGA-3': 'Ils y restent en déclin ; personne ne peut conquérir l’eau qu’ils tiennent.',
  'AZ-DWARVES-1': 'Les montagnes coûtent 2 pions de moins.',
  'AZ-ORCS-1':
    'Ils reçoivent 1 pièce par région conquise sur un peuple de l’Alliance, en plus de la prime de faction, au décompte [R: conquest-coins-when]. Il en va de même des pièces des Maîtres de guerre et des Enragés.',
  'AZ-PANDAREN-1':
    'À la fin de chacun de leurs tours, chaque adversaire dont ils n’ont pas attaqué le peuple actif pendant ce tour (une [attaque](AZ-PANDAREN-2) au sens de la règle suivante, lancer manqué compris) reçoit un jeton d’harmonie, même sans peuple.',
  'AZ-PANDAREN-2':
    'Qui en a un paie 2 pièces aux Pandarens avant sa première attaque contre eux pendant un tour : toute tentative de conquête et tout ce qui leur fait perdre ou déplacer un pion ; une fois par tour.',
  'AZ-PANDAREN-3': 'Les jetons reviennent au début de chaque tour des Pandarens, et disparaissent en déclin.',
  'AZ-PANDAREN-4':
    'Une bombe des Gobelins posée chez eux est une attaque quand on la révèle : son propriétaire paie 2 pièces ou la remet dans la pile sans la voir. [R: harmony-bombs]',
  'AZ-FORSAKEN-1':
    'Pour chaque pion qu’ils ont fait perdre pendant ce tour (actif, en déclin ou Murloc, et même un pion du peuple en déclin de leur propriétaire), ils peuvent acheter un Réprouvé pour 1 pièce, dans la limite de la réserve.',
  'AZ-FORSAKEN-2':
    'Ils sont achetés et arrivent tous ensemble, après la dernière conquête et juste avant le redéploiement ; on ne les paie pas à chaque perte. [R: forsaken-bought-when]',
  'AZ-TAUREN-1':
    'Ils ne tiennent ni ne conquièrent jamais une région avec moins de 2 pions : une conquête en coûte au moins 2, deux restent par région quand on reprend les troupes, et deux par région au redéploiement.',
  'AZ-TAUREN-2':
    'Un Tauren resté seul pour une raison quelconque va dans une autre région de Taurens au choix de son propriétaire ; s’il n’y en a pas, il revient en main [R: tauren-lone-active] ou, en déclin, il est perdu [R: tauren-lone-declined]. Bêtes et champion comptent comme compagnie [R: tauren-company]. Quand on défausse les bêtes du tour d’avant, on compte les collines, puis ceux qui restent seuls rejoignent les autres, puis on reprend toutes les troupes [R: tauren-beasts].',
  'AZ-TAUREN-3': 'En déclin, 2 restent par région ; celui qui resterait seul rejoint une autre région [R].',
  'AZ-TAUREN-4': 'Un dernier lancer demande 2 pions en main [R] ; le Marteau-du-Destin demande 2 Taurens [R: tauren-doomhammer].',
  'AZ-TROLLS-1': 'Les régions non vides coûtent 1 pion de moins.',
  'AZ-WORGEN-1':
    'Au début de chacun de leurs tours, même celui où on les prend [R], ils choisissent de nouveau une forme (pour un tour de déclin, voir [le tour](AZ-TURN-2)) : humains, ils gagnent aussitôt 2 pièces ; worgens, ils paient 1 pièce et chaque conquête de ce tour coûte 1 pion de moins.',
  'AZ-WORGEN-2': 'Sans une pièce, seule la forme humaine est possible. [R]',
  'AZ-ARCHAEOLOGIST-1': 'Ils reçoivent 1 pièce de plus par artefact ou lieu tenu qui est face visible [R].',
  'AZ-DEFENSIVE-1':
    'À la fin du tour, une tour de garde (6 en tout) se dresse dans chaque champ tenu dont les régions voisines sont tenues par ce peuple en nombre strictement plus grand que par tout autre peuple (son propre peuple en déclin et les Murlocs sont d’autres peuples [R: towers-others]) ; les tours dont le champ ne remplit plus la condition disparaissent. S’il manque des tours, le propriétaire choisit [R].',
  'AZ-DEFENSIVE-2': 'Une tour de garde rend sa région imprenable. Elles disparaissent en déclin.',
  'AZ-SWAMP-1': 'Ils reçoivent 1 pièce de plus par marais tenu.',
  'AZ-FARMER-1': 'Ils reçoivent 1 pièce de plus par champ tenu.',
  'AZ-FORESTER-1': 'Ils reçoivent 1 pièce de plus par forêt tenue.',
  'AZ-HERBALIST-1': 'Ils reçoivent 1 pièce de plus par colline tenue.',
  'AZ-MOUNTAINEER-1': 'Ils reçoivent 1 pièce de plus par montagne tenue.',
  'AZ-MINER-1': 'Ils reçoivent 1 pièce de plus par caverne tenue.',
  'AZ-FISHER-1': 'Ils reçoivent 1 pièce de plus par région tenue qui touche une mer ou un lac.',
  'AZ-EXPLORER-1': 'Ils reçoivent 1 pièce de plus par plateau où ce peuple tient une région.',
  'AZ-BEASTMASTER-1':
    'Au début de chacun de leurs tours (pour un tour de déclin, voir [le tour](AZ-TURN-2)), toutes leurs bêtes sont d’abord défaussées, puis ils en prennent autant qu’ils tiennent de collines sans elles [R: beasts-counted-when] (5 au plus).',
  'AZ-BEASTMASTER-2':
    'Les bêtes conquièrent, défendent et se redéploient comme des pions ; on paie d’abord avec les bêtes [R], et des bêtes seules peuvent prendre et tenir une région [R: beast-only-region].',
  'AZ-BEASTMASTER-3': 'Quand une région où se trouve une bête est perdue, c’est une bête qui est perdue et tout le reste revient en main.',
  'AZ-BEASTMASTER-4':
    'Elles disparaissent en déclin et ne comptent pas pour départager. Une région tenue par des bêtes seules n’est plus à personne quand on les défausse. [R]',
  'AZ-ENRAGED-1':
    'Une région conquise qui contenait au moins 2 pions de race rapporte autant de pièces au décompte, comme [celles des Orcs](AZ-ORCS-1). Bêtes et champion comptent comme des pions. [R: enraged-pieces]',
  'AZ-CHAMPION-1':
    'Une fois par tour, une région voisine est conquise pour rien, quelle que soit sa défense (sauf région imprenable, et les péages sont dus [R: champion-tolls]), en y posant le champion, seul même chez les Taurens [R: tauren-champion-alone].',
  'AZ-CHAMPION-2': 'Il défend comme 1 pion.',
  'AZ-CHAMPION-3':
    'Quand sa région est conquise, aucun pion n’est perdu ; son propriétaire paie 1 pièce au conquérant et reprend le champion, qu’il redéploie.',
  'AZ-CHAMPION-4':
    'Il peut se redéployer comme un pion. Une région qu’il tenait seul n’est plus à personne quand il repart [R: champion-alone-leaves]. Il disparaît en déclin. [R]',
  'AZ-BLACKSMITH-1': 'Chaque région coûte 1 pion de moins.',
  'AZ-WARMASTER-1': 'Ils reçoivent 1 pièce de plus par région non vide conquise, au décompte, comme [les Orcs](AZ-ORCS-1).',
  'AZ-PORTAL-MAGE-1':
    'Deux fois par tour, toutes les pièces et tous les pions de deux régions à source de magie sont échangés, à qui qu’ils soient, sauf montagnes, lieux et marqueurs face cachée (qui pourraient être des lieux [R: portal-face-down]).',
  'AZ-PORTAL-MAGE-2':
    'Ils n’échangent ni une région imprenable pour eux, ni rien une fois les conquêtes finies [R: portal-when]. Déplacer des Pandarens est une attaque contre eux. [R]',
  'AZ-NAVIGATOR-1': 'Le voyage ne coûte rien, l’entrée comprise.',
  'AZ-MARSHDWELLER-1':
    'Un adversaire paie 1 pièce à leur propriétaire avant de conquérir un de leurs marais, dès la tentative et sans retour [R: marsh-toll].',
  'AZ-MARSHDWELLER-2': 'Cela vaut aussi en déclin (la tuile de pouvoir reste).',
  'AZ-ENTRENCHED-1':
    'Un fort (défense +1 ; un par région, 10 en tout) est posé dans chaque région conquise, et à la fin du tour dans toute région tenue qui n’en a pas (un portail a pu l’amener), tant qu’il en reste.',
  'AZ-ENTRENCHED-2': 'Il reste en déclin (la tuile de pouvoir reste) et disparaît quand la région est conquise ou vidée.',
  'AZ-INTIMIDATING-1':
    'Trois fois par tour, dans trois régions différentes ou plusieurs fois dans la même, un pion, actif ou en déclin, d’une région voisine des leurs est déplacé dans une autre région du même peuple, choisie par le joueur qui intimide [R: intimidated-goes-where] ; il est perdu s’il n’y en a pas.',
  'AZ-INTIMIDATING-2': 'Un Murloc est toujours perdu.',
  'AZ-INTIMIDATING-3': 'Un mur de feux follets ou un fort part d’abord, et compte pour une fois.',
  'AZ-INTIMIDATING-4':
    'Ils n’intimident pas après la dernière conquête : s’ils en ont fait une, il faut qu’une autre soit possible en l’état, au besoin par un dernier lancer ou une attaque spéciale [R: intimidation-last]. Ils n’intimident ni depuis une région imprenable, ni vers une telle région [R: intimidate-into-immune] ; bêtes et champion ne sont pas des cibles [R: intimidate-pieces].',
} as const;
