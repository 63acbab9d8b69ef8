/** Written by tools/boardgen from listings/M1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M1a',
  'Thornwick|Ronceval',
  'M',
  `
Stormhorn|Corne d'Orage|mountain edge|1 7 8
Kettlefield|Champ-Chaudron|farmland native edge anchor|0 2 8
Root Hollow|Creux-Racine|forest cavern edge|1 3 8 9
Lookout Down|Colline du Guet|hill native edge|2 4 9
Eelmarsh|Marais-aux-Anguilles|swamp edge anchor|3 5 9
Tollman's Bay|Baie du Péager|sea edge|4 6 9
Moonfallow|Jachère-de-Lune|farmland magic edge anchor|5 7 8 9
Hush|Le Chut|forest native edge|0 6 8
Cairn Heights|Hauts-du-Cairn|hill magic marker|0 1 2 6 7 9
Thornspire|Flèche d'Épines|mountain cavern|2 3 4 5 6 8
`,
);
