/** Written by tools/boardgen from listings/M1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M1a',
  `
moE 1 7 8
faTEA 2 8
foCE 3 8 9
hiTE 4 9
swEA 5 9
seE 6 9
faSEA 7 8 9
foTE 8
hiSX 9
moC
`,
);
