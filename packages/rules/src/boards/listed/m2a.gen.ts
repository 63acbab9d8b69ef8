/** Written by tools/boardgen from listings/M2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M2a',
  'Stewpot|La Marmite',
  'M',
  `
Ladle Hill|Butte de la Louche|hill edge anchor|1 6 7 8
Bayleaf Wood|Bois-Laurier|forest native edge|0 2 8
Onion Rows|Rangs d'Oignons|farmland edge anchor|1 3 8
Salt Tooth|Dent de Sel|mountain edge|2 4 8
Ember Down|Coteau des Braises|hill cavern edge|3 5 8
Smokewood|Bois-Fumé|forest edge anchor|4 6 8
Crustfield|Champ-Croûton|farmland native edge|0 5 7 8
Lid Rock|Le Couvercle|mountain cavern edge|0 6
The Stew|Le Bouillon|swamp magic native marker|0 1 2 3 4 5 6
`,
);
