/** Written by tools/boardgen from listings/M1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M1b',
  'Cindermaw|Gueule-Cendre',
  'M',
  `
Ashgarden|Jardin-de-Cendre|farmland edge anchor|1 4 5
Scorchwood|Bois-Roussi|forest native edge|0 2 5 6
Pumice Steps|Marches de Ponce|hill edge anchor|1 3 6 7
Blackfurrow|Sillon-Noir|farmland native edge|2 4 7 8
Sootpines|Pins-de-Suie|forest edge anchor|0 3 5 8
Rim Gate|Porte du Cratère|hill cavern marker|0 1 4 6 8 9
Hot Shoulder|Épaule-Chaude|mountain cavern|1 2 5 7 9
Bubblemire|Bourbe-qui-Bout|swamp magic native|2 3 6 8 9
Grumble Peak|Pic Grondeur|mountain magic|3 4 5 7 9
The Eye|L'Œil|lake|5 6 7 8
`,
);
