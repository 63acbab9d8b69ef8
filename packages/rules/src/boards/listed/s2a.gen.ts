/** Written by tools/boardgen from listings/S2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S2a',
  'The Bracelet|Le Bracelet',
  'S',
  `
Clasp Hill|Butte du Fermoir|hill cavern edge|1 6 7
Garnet Rock|Roc-Grenat|mountain edge|0 2 7
Beadfield|Champ-de-Perles|farmland edge anchor|1 3 7
Nacre Flats|Vasière de Nacre|swamp native edge marker|2 4 7
Coral Stack|Pic Corail|mountain edge|3 5 7
Linkwood|Bois-Maillon|forest native edge|4 6 7
Salt Lace|Dentelle-de-Sel|swamp magic edge anchor|0 5 7
The Pearl|La Perle|lake|0 1 2 3 4 5 6
`,
);
