/** Written by tools/boardgen from listings/classic-4.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-4',
  'The Crowded Coast|La Côte Encombrée',
  '',
  `
The Elbow Sea|La Mer du Coude|sea edge|1 2 3 6 7 13 19
Spitfield|Champ-de-la-Flèche|farmland|0 6
Miller's Gap|Brèche du Meunier|farmland mine native|0 3 4 7 8
Northbough|Branche-Nord|forest cavern native edge|0 2 4
Sheepfold|La Bergerie|hill native edge|2 3 5 8 9
Witchwater|Eau-de-Sorcière|swamp magic edge|4 9 10
Oysterflat|Banc-d'Huîtres|swamp magic native|0 1 7 13
Barrow Down|Coteau du Tumulus|hill cavern native|0 2 6 8 13 14
Plenty|L'Abondance|farmland|2 4 7 9 14 15 16
Hammerhead|Tête-de-Marteau|mountain mine|4 5 8 10 11 16
Bearwood|Bois-de-l'Ours|forest cavern edge|5 9 11 12
Sparkle Wood|Bois-Étincelle|forest magic native|9 10 12 16 17
Eastwall|Mur de l'Est|mountain edge|10 11 17 18
Driftwood|Bois-Flotté|forest|0 6 7 14 19 20
Slowwater|Eau-Lente|swamp native|7 8 13 15 20 21
Starhill|Butte-Étoile|hill magic|8 14 16 21
Mirror Lake|Lac Miroir|lake|8 9 11 15 17 21 24 25
Rustmarsh|Marais-Rouille|swamp mine|11 12 16 18 25 26
Rooster End|Bout-du-Coq|farmland edge|12 17 26 27
Westwall|Mur de l'Ouest|mountain edge|0 13 20 22
Goat Terrace|Terrasse-aux-Chèvres|hill|13 14 19 21 22 23
The Cauldron|Le Grand Chaudron|mountain mine cavern|14 15 16 20 23 24
Tinmire|Bourbe-d'Étain|swamp mine native edge|19 20 23 28
Glowwood|Bois-Lueur|forest magic native|20 21 22 24 28 29 30
Broken Nose|Nez-Cassé|mountain|16 21 23 25 30
Crossroads|La Croisée|farmland native|16 17 24 26 30 31 32 33
Windy Ridge|Crête-Venteuse|hill native|17 18 25 27 33 34
Hollow Fen|Fagne-Creuse|swamp cavern native edge|18 26 34
Turnip Corner|Coin-des-Navets|farmland edge|22 23 29
Cold Stack|Roc-Froid|mountain edge|23 28 30 35
Deepmuck|Boue-Profonde|swamp cavern native|23 24 25 29 31 35 36
Charmwood|Bois-Charmé|forest magic native|25 30 32 36
Silver Stair|Escalier d'Argent|mountain mine edge|25 31 33 36 37
Bat Roost|Roc-aux-Roussettes|mountain cavern|25 26 32 34 37
Wishing Hill|Butte-aux-Vœux|hill magic edge|26 27 33 37 38
Diggers' Rise|Butte des Terrassiers|hill mine edge|29 30 36
Low Orchard|Bas-Verger|farmland edge|30 31 32 35
Lastwood|Dernier-Bois|forest edge|32 33 34 38
Stopper Bay|Baie du Bouchon|sea edge|34 37
`,
);
