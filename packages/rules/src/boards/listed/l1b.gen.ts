/** Written by tools/boardgen from listings/L1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L1b',
  "Sawback|L'Échine",
  'L',
  `
Windrow|L'Andain|farmland native edge|1 8 9
Coldsoak|Froide-Fange|swamp edge anchor|0 2 9 10 11
Needlewood|Bois d'Aiguilles|forest native edge|1 3 11
East Fang|Croc de l'Est|mountain edge|2 4 11
Lee Acres|Sous-le-Vent|farmland cavern edge anchor|3 5 11
Softstep|Pas-Mou|swamp native edge|4 6 10 11
Saw Cove|Anse de la Scie|sea edge|5 7 9 10
Havenwood|Bois du Havre|forest magic edge anchor|6 8 9
West Fang|Croc de l'Ouest|mountain cavern edge|0 7 9
Goat Pass|Col des Chèvres|hill|0 1 6 7 8 10
The Ripsaw|La Grande Scie|mountain marker|1 5 6 9 11
Thief's Pass|Col du Larron|hill magic native|1 2 3 4 5 10
`,
);
