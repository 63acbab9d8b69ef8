/** Written by tools/boardgen from listings/L2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L2b',
  'Sicklemoon|La Faucille',
  'L',
  `
Whetstone|L'Affiloir|mountain edge|1 7 8 9
Haymoon|Lune-de-Foin|farmland native edge|0 2 8
North Horn|Corne du Nord|hill edge anchor|1 3 8
Moon Bay|Baie de la Lune|sea edge|2 4 8 9 10 11
South Horn|Corne du Sud|farmland magic edge anchor|3 5 11
Mowers' Wood|Bois des Faucheurs|forest native edge|4 6 11
The Handle|Le Manche|mountain cavern edge|5 7 10 11
Backacre|Champs-du-Dos|farmland edge anchor|0 6 9 10
Lapwing Flats|Vasière-aux-Vanneaux|swamp cavern native|0 1 2 3 9
Tidewood|Bois-Marée|forest magic|0 3 7 8 10
Mirror Bank|Rive-au-Miroir|hill marker|3 6 7 9 11
Cockle Mud|Vase-aux-Coques|swamp native|3 4 5 6 10
`,
);
