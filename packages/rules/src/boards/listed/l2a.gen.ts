/** Written by tools/boardgen from listings/L2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'L2a',
  `
faEA 1 9 10
foTE 2 7 8 10
seE 3 7 11
hiEA 4 11
moSE 5 11
swTEA 6 11
foCE 7 11
swTE 8 11
hiEA 9 10
swSTE 10
moC
faX
`,
);
