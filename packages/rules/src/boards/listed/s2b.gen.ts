/** Written by tools/boardgen from listings/S2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S2b',
  'The Latch|Le Loquet',
  'S',
  `
Hingefield|Champ-du-Gond|farmland magic edge|1 5 6 7
Keyhole|La Serrure|sea edge|0 2 5
Doorpost Wood|Bois-du-Linteau|forest cavern edge|1 3 4 5
Threshold|Le Seuil|farmland edge anchor|2 4
Draughty Fen|Fagne-Venteuse|swamp native edge|2 3 5
The Bolt|Le Verrou|mountain edge marker|0 1 2 4 6
Wet Mat|Le Paillasson|swamp native edge|0 5 7
Knocker's Hill|Butte du Heurtoir|hill edge anchor|0 6
`,
);
