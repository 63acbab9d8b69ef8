/** Written by tools/boardgen from listings/L2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L2a',
  'The Yoke|Le Joug',
  'L',
  `
Oxfield|Champ-aux-Bœufs|farmland edge anchor|1 9 10
Hitchwood|Bois du Licou|forest native edge|0 2 7 8 10
Saddle Bay|Baie de la Selle|sea edge|1 3 7 11
Ferry Rise|Butte du Passeur|hill edge anchor|2 4 11
Brightcap|Mont Clairet|mountain magic edge|3 5 11
Lastmud|Bout-de-Vase|swamp native edge anchor|4 6 11
Pedlars' Wood|Bois des Colporteurs|forest cavern edge|5 7 11
The Causeway|La Chaussée|swamp native edge|1 2 6 8 11
Toll Hill|Butte du Péage|hill edge anchor|1 7 9 10
Sour Reeds|Roseaux-Amers|swamp magic native edge|0 8 10
Old Stubborn|Le Vieux Têtu|mountain cavern|0 1 8 9
Fair Green|Pré de la Foire|farmland marker|2 3 4 5 6 7
`,
);
