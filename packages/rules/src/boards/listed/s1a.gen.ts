/** Written by tools/boardgen from listings/S1a.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S1a',
  `
hiEA 1 5
foTE 2 5 6
swSE 3 6
hiE 4 6
foTEA 5 6
moCE 6
faX
`,
);
