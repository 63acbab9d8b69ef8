/** Written by tools/boardgen from listings/M2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M2b',
  'Crowfoot|Patte-de-Corneille',
  'M',
  `
Knucklebone|L'Osselet|mountain edge|1 2 3 6 8
Long Claw|Longue-Griffe|farmland magic edge anchor|0 2
Rookery|Bois-Corneille|forest native edge|0 1 3
Wishbone Hill|Butte du Bréchet|hill edge marker|0 2 4 5 6
Wet Claw|Griffe-Mouillée|swamp native edge anchor|3 5
Hackle Crag|Roc-Hérissé|mountain cavern edge|3 4 6
Featherwood|Bois-de-Plume|forest magic edge|0 3 5 7 8
Spur Point|Pointe de l'Ergot|hill edge anchor|6 8
Caw Mire|Mare-aux-Cris|swamp cavern native edge|0 6 7
`,
);
