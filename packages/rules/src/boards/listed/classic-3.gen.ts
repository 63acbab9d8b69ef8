/** Written by tools/boardgen from listings/classic-3.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-3',
  'The Elbow Lands|Les Terres du Coude',
  '',
  `
Cold Strait|Le Détroit Froid|sea edge|1 7 12
Amberwood|Bois-d'Ambre|forest mine edge|0 2 7 8
Grey Shoulder|L'Épaule Grise|mountain edge|1 3 8 9
Barleymow|Meule-d'Orge|farmland edge|2 4 9 10
Lantern Fen|Fagne-Lanterne|swamp cavern edge|3 5 10 11
Wolfrun|Course-aux-Loups|forest native edge|4 6 11
Copperbog|Bourbe-Cuivre|swamp mine edge|5 11 16 17
Saltmeadow|Pré-Salé|farmland magic native|0 1 8 12
Heron Mire|Bourbier-aux-Hérons|swamp|1 2 7 9 12 13
Whispering Downs|Coteaux-qui-Murmurent|hill magic native|2 3 8 10 13 14
Anvil Peak|Pic de l'Enclume|mountain mine|3 4 9 11 14 15
Goosefield|Champ-aux-Oies|farmland native|4 5 6 10 15 16
Old Tooth|Vieille-Dent|mountain mine cavern edge|0 7 8 13 18
Sinking Acre|Arpent-qui-Sombre|swamp native|8 9 12 14 18 19
Lake Thimble|Lac du Dé|lake|9 10 13 15 19 20 21
Hollow Crown|Couronne Creuse|mountain cavern|10 11 14 16 21 22
Candle Hill|Butte-Chandelle|hill magic|6 11 15 17 22 23
Gull Cliffs|Falaises-aux-Goélands|mountain edge|6 16 23 24
Honeyfurrow|Sillon-de-Miel|farmland magic edge|12 13 19 25 26
Badgerholt|Bois-Blaireau|forest cavern native|13 14 18 20 26 27
Roundabout|Le Détour|hill|14 19 21 27 28
Will-o'-Wisp|Feu-Follet|swamp magic native|14 15 20 22 28 29
Middle Acre|Arpent-du-Milieu|farmland native|15 16 21 23 29
Smuggler's Rise|Butte du Contrebandier|hill cavern native|16 17 22 24 29
Warm Reach|Le Bras Tiède|sea edge|17 23 29
Far Corner|Coin-Perdu|hill edge|18 26
Hob's Stair|Escalier du Lutin|mountain edge|18 19 25 27
The Sill|Le Rebord|mountain edge|19 20 26 28
Foxglove|La Digitale|forest edge|20 21 27 29
Deep Thicket|Fourré-Profond|forest mine native edge|21 22 23 24 28
`,
);
