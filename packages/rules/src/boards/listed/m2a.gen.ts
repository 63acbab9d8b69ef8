/** Written by tools/boardgen from listings/M2a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M2a',
  `
hiEA 1 6 7 8
foTE 2 8
faEA 3 8
moE 4 8
hiCE 5 8
foEA 6 8
faTE 7 8
moCE
swSTX
`,
);
