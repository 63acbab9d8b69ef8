/** The rules of the Azeroth edition, but for its tiles, and of the battle in French, in our own words. */
export const frAzeroth = {
  'AZ-ISLAND-1':
    'Les plateaux sont tirés au sort selon le nombre de joueurs : à 2, un grand et un petit ; à 3, un de chaque taille ; à 4, un grand, deux moyens et un petit ; à 5, deux grands, un moyen et deux petits. Chaque plateau a deux faces, dont une est tirée. Ce sont des îles : aucune région de l’une ne touche une région d’une autre.',
  'AZ-ISLAND-2':
    'Autant de marqueurs d’artefact et de lieu que de joueurs sont tirés parmi les 12 et posés au hasard, face cachée, un sur la région à marqueur de chaque plateau.',
  'AZ-FIRST-1':
    'Un peuple sans région sur la carte entre par une région d’entrée de n’importe quelle île et paie le voyage : 3 pions pour une région vide.',
  'AZ-TRAVEL-1':
    'Toute région d’entrée de toute île peut être attaquée à tout moment ; elle coûte 1 pion de plus (le voyage) si elle ne touche aucune région du même peuple actif. Une région qu’une capacité rend « voisine » ne paie jamais le voyage.',
  'AZ-COST-1': 'Chaque pion d’un autre *peuple* augmente le coût, son propre peuple en déclin compris.',
  'AZ-NONEMPTY':
    'Les Murlocs et les pions de race de tout peuple, son propre peuple en déclin compris, rendent une région non vide (le livret dit « un pion de race ») ; un champion ou des bêtes seuls la laissent vide [R: pieces-non-empty].',
  'AZ-WATER-1':
    'Seuls les Nagas conquièrent mers et lacs. Tout le reste les y atteint : les bombes [R: bombs-water], l’intimidation, qui peut aussi chasser des pions dans l’eau [R: intimidation-water], et le vol [R: theft-water].',
  'AZ-MURLOC-1':
    'Les Murlocs comptent comme un peuple en déclin qui n’est à personne : 1 pion de défense, région non vide, peuple à part dans toute comparaison de majorité, sans faction.',
  'AZ-PAY-1':
    'Ce qu’un joueur devrait payer avant un acte (harmonie, péage des marais, Égide, Marteau-du-Destin) doit être dans sa bourse, sinon l’acte est interdit, même pour l’harmonie et les marais [R: tolls-unpayable]. Les paiements forcés (Cœur, rançon) prennent ce qu’il y a. [R]',
  'AZ-PAY-2':
    'Le contenu d’une bourse reste caché : on vous interroge aussi quand vous avez trop peu de pièces pour plus d’une réponse. [R: unpayable-asked]',
  'AZ-FACTION-1':
    'Au décompte, on reçoit 1 pièce par *peuple* de la faction adverse auquel on a pris au moins une région pendant ce tour ; deux régions du même peuple ne donnent que 1.',
  'AZ-FACTION-2':
    'Le peuple actif et le peuple en déclin d’un joueur sont deux peuples. Les neutres ne donnent ni ne reçoivent la prime ; les Murlocs n’en donnent pas. Son propre peuple en déclin de la faction adverse compte. [R: own-declined-faction]',
  'AZ-FACTION-3':
    'Seules les conquêtes comptent : explosions, intimidation et échanges par portail n’en sont pas, ni ici ni dans aucune autre règle qui parle de conquérir. [R: blast-is-conquest]',
  'AZ-TURN-1':
    'Au début du tour, avant de choisir entre s’étendre et décliner, on révèle ses bombes et l’on reprend ses jetons d’harmonie.',
  'AZ-TURN-2':
    'Quand on a choisi de s’étendre ou pris un nouveau peuple viennent les bêtes et la forme des Worgens, que le livret place au début de chacun de leurs tours (un peuple qui décline n’a rien de tout cela [R: decline-turn-start]), puis le camp du Champ de bataille ; puis on reprend les troupes, on abandonne des régions et l’on conquiert. Capacités, artefacts et conquêtes se mêlent dans n’importe quel ordre.',
  'AZ-TURN-3':
    'Après la dernière conquête viennent les recrues des Réprouvés, le Gardien des âmes et le redéploiement ; puis les pièces de fin de tour, dans cet ordre : tours de garde, objectifs, bombes, Égide, Cœur, harmonie [R] ; puis le décompte ; puis les [replis](CORE-LOSS-4).',
  'AZ-MARKER-1': 'Le premier joueur qui conquiert la région d’un marqueur le retourne ; il reste face visible.',
  'AZ-MARKER-2': 'Le joueur dont le peuple *actif* tient la région peut s’en servir aussitôt ; un peuple en déclin ne le peut pas.',
  'AZ-MARKER-3':
    'Un artefact repose là où il a servi en dernier ; il reste dans une région abandonnée ou vidée et revient à qui la prend. Les lieux ne bougent jamais (sauf le [Puits](AZ-WELL-1)).',
  'AZ-MARKER-4': '« Une fois par tour » se compte par tour de joueur.',
  'AZ-ASHES-1':
    'Une fois par tour, toute région de tout plateau que le peuple peut conquérir (l’eau pour les Nagas) peut être conquise comme si elle était voisine.',
  'AZ-HEART-1':
    'À la fin du tour, son propriétaire le pose dans une région tenue par son peuple actif [R] ; chaque adversaire dont le peuple actif tient une région voisine lui paie 1 pièce.',
  'AZ-FROSTMOURNE-1': 'Une fois par tour, une conquête coûte 2 pions de moins.',
  'AZ-AEGIS-1':
    'À la fin du tour, son propriétaire la pose dans une région tenue par son peuple actif [R] : elle est imprenable, à moins que l’attaquant ne paie 2 pièces au propriétaire pour chaque tentative, que ce soit une conquête, un pouvoir ou un vol. [R: aegis-each-try]',
  'AZ-DOOMHAMMER-1':
    'Une fois par tour, une région est conquise avec 1 pion, contre 2 pièces versées au joueur qui la contrôle, ou à la banque si ce n’est personne (ou soi-même [R: doomhammer-own-region]).',
  'AZ-BATTLEFIELD-1':
    'Tenu au décompte [R], il fait compter double la prime de faction pour un peuple qui a perdu 2 régions ou plus au profit de son détenteur pendant ce tour.',
  'AZ-BATTLEFIELD-2':
    'Un détenteur neutre peut se ranger du côté de l’Alliance ou de la Horde pour le tour, en s’étendant ou en prenant le lieu, et marque alors lui aussi la prime, pour toutes les conquêtes du tour [R: battlefield-earlier-conquests] ; il peut choisir autrement à chaque tour. Un lieu arrivé par un portail n’est pas pris : pas de camp avant le tour suivant. [R]',
  'AZ-CHAPEL-1':
    'Son détenteur ne perd aucun pion quand ses régions sont attaquées, y compris lors de l’attaque qui prend la chapelle ; bombes et intimidation sont ici des attaques. [R: chapel-powers]',
  'AZ-HEALER-1': 'On reçoit 1 pion de race de plus au redéploiement de son propre tour [R], dans la limite de la réserve.',
  'AZ-KARAZHAN-1': 'On reçoit 1 pièce par *autre* région tenue du même terrain que celle de Karazhan.',
  'AZ-STONE-1': 'Le voyage ne coûte rien.',
  'AZ-PORTAL-1': 'On reçoit 2 pièces de plus au décompte.',
  'AZ-WELL-1': 'Révélé, il va dans la mer ou le lac de son plateau ; s’il n’y en a pas, un autre lieu est tiré au sort à sa place.',
  'AZ-WELL-2':
    'À la fin du tour d’un joueur, chacun de ses peuples, actif ou en déclin, qui tient strictement plus de régions autour du Puits que tout autre peuple reçoit 2 pièces.',
  'BA-TEAM-1':
    'À 2 : Alliance, Horde. À 3 : Alliance, Horde, Neutre. À 4 : Alliance, Horde, Alliance, Horde. À 5 : Alliance, Horde, Neutre, Alliance, Horde. C’est aussi l’ordre du tour ; le premier joueur de l’Alliance commence.',
  'BA-TEAM-2':
    'Les alliés jouent et marquent chacun pour soi, peuvent s’attaquer, et peuvent connaître leurs pièces : le total d’un allié est montré, celui des autres non.',
  'BA-DRAFT-1':
    'Les races forment une colonne par faction : pour l’Alliance et la Horde, 3 races et le sommet d’une pile de 3 ; pour les Neutres (à 3 et 5 joueurs seulement), les 4. Les pouvoirs forment une colonne commune de 3 et le sommet de leur pile. Il y a donc 4 rangées.',
  'BA-DRAFT-2':
    'Un joueur prend une race de sa propre faction, avec le pouvoir de la même rangée. La rangée 1 est gratuite, chacune des suivantes coûte 1 pièce de plus, payée à la banque.',
  'BA-DRAFT-3':
    'Les deux colonnes remontent ensuite et se complètent depuis leurs piles ; sans tuile restante, un vide demeure en bas. Les paires des autres factions changent donc à chaque choix.',
  'BA-DRAFT-4':
    'Une race qui quitte le jeu passe sous la pile de sa faction, ou à la première place libre de sa colonne quand moins de 3 races y sont proposées (avec 3 races proposées et une pile vide, elle forme donc la rangée 4) [R : les Neutres n’ont pas de pile : toujours la première place libre]. Les pouvoirs défaussés sont mélangés de nouveau quand la pile est vide et qu’une race resterait sans pouvoir.',
  'BA-RULES-1': 'Tout le reste est comme dans Small World of Warcraft : manches, îles, marqueurs, prime de faction.',
  'BA-END-1': 'À 2 et 3 joueurs, les pièces de chacun sont le score de sa faction.',
  'BA-END-2': 'À 4 et 5 joueurs, l’Alliance et la Horde marquent le *plus faible* de leurs deux totaux, le Neutre le sien.',
  'BA-END-3':
    'Ceci remplace la [façon habituelle de départager](CORE-END-2) : la meilleure faction gagne ; en cas d’égalité, celle qui compte le joueur le plus riche ; si l’égalité demeure, la victoire est partagée.',
  'BA-END-4': 'L’exemple du livret : Alliance 51 et 88, Neutre 67, Horde 79 et 72 : la Horde gagne avec 72.',
} as const;
