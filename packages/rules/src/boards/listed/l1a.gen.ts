/** Written by tools/boardgen from listings/L1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L1a',
  `
hiEA 1 8
foE 2 8 9
moCE 3 9 10
faTEA 4 10
swSE 5 10
foTE 6 10 11
hiCEA 7 11
moE 8 9 11
faTE 9
swST 10 11
hiX 11
la
`,
);
