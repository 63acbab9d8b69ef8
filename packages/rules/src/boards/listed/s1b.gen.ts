/** Written by tools/boardgen from listings/S1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S1b',
  'The Plank|La Planche',
  'S',
  `
Splinterfield|Champ-Écharde|farmland edge anchor|1 6
Caulker's Mire|Mare du Calfat|swamp magic native edge|0 2 5 6
The Nail|Le Clou|mountain cavern edge|1 3 4 5
Walk's End|Bout-de-Planche|hill edge anchor|2 4
Sawdust Acre|Champ-Sciure|farmland native edge|2 3 5
Mastwood|Bois-des-Mâts|forest edge marker|1 2 4 6
Knot Hill|Butte du Nœud|hill edge|0 1 5
`,
);
