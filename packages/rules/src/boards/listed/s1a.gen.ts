/** Written by tools/boardgen from listings/S1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S1a',
  "Gull's Rest|Le Repos du Goéland",
  'S',
  `
Spyglass Point|Pointe Longue-Vue|hill edge anchor|1 5
Crow Copse|Taillis-aux-Corneilles|forest native edge|0 2 5 6
Brackwater|Eau-Saumâtre|swamp magic edge|1 3 6
Shell Bluff|Butte-Coquille|hill edge|2 4 6
Landing Wood|Bois du Débarcadère|forest native edge anchor|3 5 6
Gull Rock|Roc-Goéland|mountain cavern edge|0 1 4 6
Bread Acre|Arpent-de-Pain|farmland marker|1 2 3 4 5
`,
);
