/** Written by tools/boardgen from listings/S2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S2a',
  `
hiCE 1 6 7
moE 2 7
faEA 3 7
swTEX 4 7
moE 5 7
foTE 6 7
swSEA 7
la
`,
);
