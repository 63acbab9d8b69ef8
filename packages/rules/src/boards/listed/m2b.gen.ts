/** Written by tools/boardgen from listings/M2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M2b',
  `
moE 1 2 3 6 8
faSEA 2
foTE 3
hiEX 4 5 6
swTEA 5
moCE 6
foSE 7 8
hiEA 8
swCTE
`,
);
