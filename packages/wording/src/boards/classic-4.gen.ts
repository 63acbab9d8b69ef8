/** Written by tools/boardgen from listings/classic-4.txt: edit that. */
export const names = `
The Crowded Coast|La Côte Encombrée
The Elbow Sea|La Mer du Coude
Spitfield|Champ-de-la-Flèche
Miller’s Gap|Brèche du Meunier
Northbough|Branche-Nord
Sheepfold|La Bergerie
Witchwater|Eau-de-Sorcière
Oysterflat|Banc-d’Huîtres
Barrow Down|Coteau du Tumulus
Plenty|L’Abondance
Hammerhead|Tête-de-Marteau
Bearwood|Bois-de-l’Ours
Sparkle Wood|Bois-Étincelle
Eastwall|Mur de l’Est
Driftwood|Bois-Flotté
Slowwater|Eau-Lente
Starhill|Butte-Étoile
Mirror Lake|Lac Miroir
Rustmarsh|Marais-Rouille
Rooster End|Bout-du-Coq
Westwall|Mur de l’Ouest
Goat Terrace|Terrasse-aux-Chèvres
The Cauldron|Le Grand Chaudron
Tinmire|Bourbe-d’Étain
Glowwood|Bois-Lueur
Broken Nose|Nez-Cassé
Crossroads|La Croisée
Windy Ridge|Crête-Venteuse
Hollow Fen|Fagne-Creuse
Turnip Corner|Coin-des-Navets
Cold Stack|Roc-Froid
Deepmuck|Boue-Profonde
Charmwood|Bois-Charmé
Silver Stair|Escalier d’Argent
Bat Roost|Roc-aux-Roussettes
Wishing Hill|Butte-aux-Vœux
Diggers’ Rise|Butte des Terrassiers
Low Orchard|Bas-Verger
Lastwood|Dernier-Bois
Stopper Bay|Baie du Bouchon
`;
