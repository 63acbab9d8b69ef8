/** Written by tools/boardgen from listings/classic-2.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-2',
  `
seE 1 5
faSE 2 5 6
foME 3 6 7 8
swCTE 4 8 9
hiE 9 10
moMCE 6 11
hiT 7 11 12
la 8 12 13
mo 9 13 14
fa 10 14
foSTE 14 15
faTE 12 16 17
foT 13 17 18
faST 14 18 19 20
hiCT 15 20 21
moME 21 22
swSTE 17
hiCE 18
swMTE 19
moE 20
swE 21 22
fo 22
seE
`,
);
