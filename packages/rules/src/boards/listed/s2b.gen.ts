/** Written by tools/boardgen from listings/S2b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S2b',
  `
faSE 1 5 6 7
seE 2 5
foCE 3 4 5
faEA 4
swTE 5
moEX 6
swTE 7
hiEA
`,
);
