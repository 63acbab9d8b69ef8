/** Written by tools/boardgen from listings/classic-4.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-4',
  `
seE 1 2 3 6 7 13 19
fa 6
faMT 3 4 7 8
foCTE 4
hiTE 5 8 9
swSE 9 10
swST 7 13
hiCT 8 13 14
fa 9 14 15 16
moM 10 11 16
foCE 11 12
foST 12 16 17
moE 17 18
fo 14 19 20
swT 15 20 21
hiS 16 21
la 17 21 24 25
swM 18 25 26
faE 26 27
moE 20 22
hi 21 22 23
moMC 23 24
swMTE 23 28
foST 24 28 29 30
mo 25 30
faT 26 30 31 32 33
hiT 27 33 34
swCTE 34
faE 29
moE 30 35
swCT 31 35 36
foST 32 36
moME 33 36 37
moC 34 37
hiSE 37 38
hiME 36
faE
foE 38
seE
`,
);
