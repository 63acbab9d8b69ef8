/** The rules of the classic edition in French, in our own words. */
export const frClassic = {
  'CL-FIRST-1': 'La première conquête est une région au bord du plateau, ou une région qui touche une mer située au bord.',
  'CL-COST-1':
    'Ses propres pions en déclin n’augmentent pas le coût d’une région (le livret compte les pions *adverses*) ; les pièces qui s’y trouvent, si.',
  'CL-NONEMPTY':
    'Pour les Orcs, les Pillards et les Squelettes, seuls les pions *d’autres joueurs* et les Tribus oubliées rendent une région non vide ; ses propres pions en déclin, non (le livret dit « adverses »).',
  'CL-BLANK-1':
    'La boîte contient une tuile de race et une tuile de pouvoir vierges pour les inventions : une table peut ajouter des races maison (une dizaine de pions au plus) et des pouvoirs maison (environ 5 au plus), chacun jouable avec toutes les autres tuiles.',
  'CL-BLANK-2':
    'Autour d’une table, une race maison emprunte les pions d’une autre race qui en compte autant ou davantage, et la tuile de celle-ci est retirée avant la partie ; à l’écran elle peut aussi avoir ses propres pions, et aucune tuile n’est alors retirée [R].',
  'CL-AMAZONS-1': 'Elles commencent avec 4 pions de plus, qui ne servent qu’à l’attaque.',
  'CL-AMAZONS-2':
    'Après le redéploiement, 4 pions sont retirés de la carte et mis de côté, en laissant si possible 1 pion par région ; sinon leur propriétaire choisit quelles régions abandonner, jusqu’à ce que 4 pions soient retirés ou qu’il n’en reste plus. [R: amazons-short]',
  'CL-AMAZONS-3':
    'Ces 4 pions reviennent en main quand le peuple s’étend de nouveau. Mis de côté, ils ne peuvent pas être perdus, ne comptent pas pour départager, et retournent à la réserve en cas de déclin.',
  'CL-DWARVES-1': 'Ils reçoivent 1 pièce de plus par mine tenue.',
  'CL-DWARVES-2': 'Cela vaut aussi en déclin, et dès le tour du déclin.',
  'CL-ELVES-1': 'Quand ils perdent une région, tous leurs pions reviennent en main et aucun n’est perdu.',
  'CL-ELVES-2': 'Cela ne vaut ni en déclin, ni contre la conversion d’un Sorcier.',
  'CL-GHOULS-1': 'En déclin, tous leurs pions restent sur la carte.',
  'CL-GHOULS-2':
    'Aux tours suivants, les Zombies en déclin sont repris en main et conquièrent comme un peuple actif, après que le joueur a choisi de s’étendre ou pris un peuple [R] et avant la première conquête du peuple actif ; au redéploiement, chacun des deux peuples se répartit entre ses propres régions . Avant leur propre première conquête, les Zombies en déclin peuvent abandonner des régions, comme un peuple actif [R: revenants-abandon], et attendent en main s’ils n’entrent nulle part ailleurs. On est interrogé tant qu’ils peuvent attaquer, ou qu’ils tiennent une région et comptent plus d’un pion [R].',
  'CL-GHOULS-3':
    'Attaqués, ils perdent un pion et redéploient les autres, comme un peuple actif, même quand c’est leur propriétaire qui attaque [R: revenants-own-attack].',
  'CL-GHOULS-4':
    'Ils peuvent attaquer le peuple actif de leur propriétaire, qui perd un pion et se replie comme d’habitude ; ses pions ne sont pas des ennemis et n’augmentent pas le coût [R: revenants-owner-cost].',
  'CL-GHOULS-5': 'Leur pouvoir n’agit plus ; les pièces déjà posées restent là où leur propre texte le permet.',
  'CL-GHOULS-6': 'Ils n’agissent pas pendant un tour où leur propriétaire décline. [R: revenants-decline-turn]',
  'CL-GHOULS-7':
    'Un lancer de renfort est la dernière conquête du tour *du joueur* : lancé par les Zombies, il met fin aussi aux conquêtes du peuple actif. [R: revenants-one-roll]',
  'CL-GHOULS-8': 'Les Sorciers ne peuvent pas convertir les Zombies en déclin. [R: revenants-converted]',
  'CL-GIANTS-1':
    'Une région qui touche une de leurs montagnes coûte 1 pion de moins ; un voisinage donné par un pouvoir (les Cavernes) compte aussi. [R: giants-linked]',
  'CL-HALFLINGS-1':
    'Leur première conquête peut être n’importe quelle région de terre et, s’ils sont Marins, n’importe quelle mer ou le lac [R: halflings-lake].',
  'CL-HALFLINGS-2': 'Les deux premières régions qu’ils conquièrent reçoivent une tanière : elles sont imprenables.',
  'CL-HALFLINGS-3':
    'Une tanière disparaît pour de bon [R: hole-returns] quand sa région est abandonnée ; les deux disparaissent en déclin.',
  'CL-HUMANS-1': 'Ils reçoivent 1 pièce de plus par champ tenu.',
  'CL-ORCS-1': 'Ils reçoivent 1 pièce de plus par région non vide conquise pendant ce tour.',
  'CL-RATMEN-1': 'Ils n’ont aucune capacité : leur nombre suffit.',
  'CL-SKELETONS-1':
    'Au redéploiement, ils gagnent 1 pion pour 2 régions non vides conquises pendant ce tour, dans la limite de la réserve ; le reste n’est pas conservé.',
  'CL-SORCERERS-1':
    'Une fois par tour et par adversaire, une région voisine des leurs qui contient un seul pion actif de cet adversaire est conquise en remplaçant ce pion par un Sorcier de la réserve ; rien n’est payé de la main.',
  'CL-SORCERERS-2': 'Montagne, forteresse et antre ne protègent pas ; un campement protège ; une région imprenable aussi.',
  'CL-SORCERERS-3': 'Le pion remplacé retourne à sa réserve, même un Elfe.',
  'CL-SORCERERS-4': 'La conversion compte comme une conquête (Pillards, Diplomates, perte de la forteresse ou de l’antre…).',
  'CL-SORCERERS-5':
    'Elle est impossible avec une réserve vide et ne peut pas être une première conquête [R: sorcerers-first] ; un peuple Volant convertit n’importe où dès qu’il tient une région. [R: sorcerers-flying]',
  'CL-TRITONS-1': 'Une région de terre qui touche une mer ou le lac coûte 1 pion de moins.',
  'CL-TROLLS-1': 'Un antre (défense +1) se trouve dans chaque région qu’ils tiennent, même en déclin.',
  'CL-TROLLS-2': 'Il disparaît quand ils quittent ou perdent la région.',
  'CL-WIZARDS-1': 'Ils reçoivent 1 pièce de plus par source de magie tenue.',
  'CL-ALCHEMIST-1': 'Ils reçoivent 2 pièces de plus à chaque tour, tant qu’ils ne sont pas en déclin.',
  'CL-BERSERK-1':
    'Le dé peut être lancé avant chaque conquête : on lance, on choisit la région, puis on paie son coût diminué du dé (au moins 1).',
  'CL-BERSERK-2': 'S’il ne reste après le lancer assez de pions pour aucune région, c’était la dernière conquête.',
  'CL-BERSERK-3':
    'Il n’y a pas d’autre lancer final. [R: berserk-last-roll] Un lancer déjà fait ne peut rester inutilisé qu’en mettant fin aux conquêtes. [R]',
  'CL-BIVOUACKING-1':
    'Au redéploiement, 5 campements sont posés dans des régions tenues, autant qu’on veut ensemble ; chacun donne une défense de +1 et compte, à côté d’un pion seul, comme un pion face aux Sorciers.',
  'CL-BIVOUACKING-2':
    'Les 5 sont posés, de nouveau à chaque tour ; d’une région perdue ils reviennent en main et sont redéployés à la fin du tour de l’attaquant ; ils ne sont jamais perdus.',
  'CL-BIVOUACKING-3': 'Ils disparaissent en déclin.',
  'CL-COMMANDO-1': 'Chaque région coûte 1 pion de moins.',
  'CL-DIPLOMAT-1':
    'À la fin du tour, le joueur peut désigner un adversaire dont il n’a pas attaqué le peuple actif pendant ce tour (un lancer manqué est une attaque [R: diplomat-failed-roll]) : jusqu’à son prochain tour, cet adversaire ne peut pas attaquer le peuple actif des Diplomates.',
  'CL-DIPLOMAT-2': 'Les peuples en déclin ne sont pas liés par la paix (les Zombies peuvent attaquer).',
  'CL-DIPLOMAT-3':
    'On peut désigner un adversaire sans peuple actif. [R: diplomat-peopleless] La paix prend fin quand les Diplomates déclinent. [R]',
  'CL-DRAGON-1':
    'Une fois par tour, une région à portée est conquise avec 1 seul pion, quelle que soit sa défense ; le dragon s’y installe.',
  'CL-DRAGON-2': 'La région du dragon est imprenable jusqu’à ce qu’il se déplace.',
  'CL-DRAGON-3': 'Il disparaît en déclin ; quand sa région est abandonnée, il revient à son propriétaire. [R: dragon-abandoned]',
  'CL-FLYING-1': 'Toute région de terre est à portée, dès la première conquête ; jamais les mers ni le lac.',
  'CL-FOREST-1': 'Ils reçoivent 1 pièce de plus par forêt tenue.',
  'CL-HILL-1': 'Ils reçoivent 1 pièce de plus par colline tenue.',
  'CL-SWAMP-1': 'Ils reçoivent 1 pièce de plus par marais tenu.',
  'CL-FORTIFIED-1': 'Une fois par tour, une forteresse peut être posée dans une région tenue ; une par région, 6 sur la carte au plus.',
  'CL-FORTIFIED-2':
    'Chaque forteresse donne une défense de +1, même en déclin, et 1 pièce de plus à chaque tour tant que le peuple n’est pas en déclin.',
  'CL-FORTIFIED-3': 'Elle disparaît quand la région est quittée ou perdue ; on n’en pose pas en déclin.',
  'CL-HEROIC-1':
    'À la fin du tour, un héros se tient dans chacune de deux régions différentes (une seule, si l’on n’en tient qu’une [R]) : elles sont imprenables.',
  'CL-HEROIC-2': 'Ils disparaissent en déclin.',
  'CL-MERCHANT-1': 'Ils reçoivent 1 pièce de plus par région tenue.',
  'CL-MOUNTED-1': 'Les collines et les champs coûtent 1 pion de moins.',
  'CL-PILLAGING-1':
    'Ils reçoivent 1 pièce de plus par région non vide conquise pendant ce tour (2 avec les Orcs), même si elle est rendue avant la fin du tour (Amazones). [R: pillage-given-up]',
  'CL-SEAFARING-1':
    'Les mers et le lac se conquièrent comme des régions vides ; une mer située au bord peut être la première conquête, le lac non. [R: seafaring-entry]',
  'CL-SEAFARING-2': 'Ils gardent et comptent ces régions en déclin aussi ; seul un autre peuple de Marins peut les prendre.',
  'CL-SEAFARING-3': 'Tenir une mer n’empêche pas un nouveau peuple d’entrer par là.',
  'CL-SPIRIT-1':
    'En déclin, ce peuple ne compte pas dans la limite d’un seul : le joueur peut avoir en déclin un peuple Ancestral et un autre.',
  'CL-SPIRIT-2': 'Un troisième déclin retire l’autre peuple, jamais l’Ancestral.',
  'CL-STOUT-1': 'Après un tour complet et son décompte, le joueur peut décliner aussitôt, sans marquer une seconde fois.',
  'CL-STOUT-2': 'Les règles habituelles du déclin s’appliquent ; au tour suivant il choisit un nouveau peuple.',
  'CL-UNDERWORLD-1': 'Les régions à caverne coûtent 1 pion de moins.',
  'CL-UNDERWORLD-2':
    'Pour leurs conquêtes, toutes les régions à caverne sont voisines entre elles ; la [première conquête](CL-FIRST-1) suit la règle habituelle.',
  'CL-WEALTHY-1': 'Ils reçoivent 7 pièces, une seule fois, à la fin du premier tour du peuple.',
} as const;
