/** Written by tools/boardgen from listings/S1b.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'S1b',
  `
faEA 1 6
swSTE 2 5 6
moCE 3 4 5
hiEA 4
faTE 5
foEX 6
hiE
`,
);
