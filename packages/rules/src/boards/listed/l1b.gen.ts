/** Written by tools/boardgen from listings/L1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L1b',
  `
faTE 1 8 9
swEA 2 9 10 11
foTE 3 11
moE 4 11
faCEA 5 11
swTE 6 10 11
seE 7 9 10
foSEA 8 9
moCE 9
hi 10
moX 11
hiST
`,
);
