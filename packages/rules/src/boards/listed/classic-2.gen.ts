/** Written by tools/boardgen from listings/classic-2.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-2',
  "The Narrow Neighbours|Les Voisins à l'Étroit",
  '',
  `
Pinch Sound|Détroit du Pinçon|sea edge|1 5
Buttermarket|Marché-au-Beurre|farmland magic edge|0 2 5 6
Old Hazel|Vieux-Noisetier|forest mine edge|1 3 6 7 8
Frogmouth|Gueule-de-Grenouille|swamp cavern native edge|2 4 8 9
Tumbledown|La Dégringole|hill edge|3 9 10
Twin Knuckles|Les Deux Poings|mountain mine cavern edge|0 1 6 11
Larkrise|Butte-aux-Alouettes|hill native|1 2 5 7 11 12
Penny Water|L'Eau-d'un-Sou|lake|2 6 8 12 13
The Kneeler|L'Agenouillé|mountain|2 3 7 9 13 14
Fiddler's Field|Champ du Violoneux|farmland|3 4 8 10 14
Midwife Wood|Bois de la Sage-Femme|forest magic native edge|4 9 14 15
Long Furrow|Long-Sillon|farmland native edge|5 6 12 16 17
Squirrel Hall|Salle-aux-Écureuils|forest native|6 7 11 13 17 18
Noonacre|Arpent-de-Midi|farmland magic native|7 8 12 14 18 19 20
Echo Hill|Butte de l'Écho|hill cavern native|8 9 10 13 15 20 21
Copper Crown|Couronne de Cuivre|mountain mine edge|10 14 21 22
Moonbog|Tourbe-Lune|swamp magic native edge|11 17
Molehouse|Maison-Taupe|hill cavern edge|11 12 16 18
Peatpit|Fosse-à-Tourbe|swamp mine native edge|12 13 17 19
Doorstep Peak|Pic du Perron|mountain edge|13 18 20
Eelings|Les Anguillons|swamp edge|13 14 19 21 22
Thistleback|Dos-de-Chardon|forest|14 15 20 22
Ferry Deep|Le Profond du Bac|sea edge|15 20 21
`,
);
