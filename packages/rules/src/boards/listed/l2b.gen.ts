/** Written by tools/boardgen from listings/L2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L2b',
  `
moE 1 7 8 9
faTE 2 8
hiEA 3 8
seE 4 8 9 10 11
faSEA 5 11
foTE 6 11
moCE 7 10 11
faEA 9 10
swCT 9
foS 10
hiX 11
swT
`,
);
