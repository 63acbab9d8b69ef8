/** Written by tools/boardgen from listings/L1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L1a',
  'Hollowmere|Lac-Profond',
  'L',
  `
Beacon Head|Cap du Fanal|hill edge anchor|1 8
Nettlewood|Bois-d'Orties|forest edge|0 2 8 9
Mount Sulk|Mont Boudeur|mountain cavern edge|1 3 9 10
Driftwheat|Blé-Flotté|farmland native edge anchor|2 4 10
Glimmerfen|Tourbe-Lueur|swamp magic edge|3 5 10
Owlshade|Ombre-aux-Hiboux|forest native edge|4 6 10 11
Cooper's Knoll|Butte du Tonnelier|hill cavern edge anchor|5 7 11
The Molar|La Molaire|mountain edge|6 8 9 11
Ploughman's Rest|Repos du Laboureur|farmland native edge|0 1 7 9
Lowmurmur|Bas-Murmure|swamp magic native|1 2 7 8 10 11
Standing Hill|Colline Levée|hill marker|2 3 4 5 9 11
The Hollow Mere|Le Lac Profond|lake|5 6 7 9 10
`,
);
