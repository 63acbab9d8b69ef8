/** Written by tools/boardgen from listings/M1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'M1b',
  `
faEA 1 4 5
foTE 2 5 6
hiEA 3 6 7
faTE 4 7 8
foEA 5 8
hiCX 6 8 9
moC 7 9
swST 8 9
moS 9
la
`,
);
