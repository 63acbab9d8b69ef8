/** Written by tools/boardgen from listings/classic-3.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-3',
  `
seE 1 7 12
foME 2 7 8
moE 3 8 9
faE 4 9 10
swCE 5 10 11
foTE 6 11
swME 11 16 17
faST 8 12
sw 9 12 13
hiST 10 13 14
moM 11 14 15
faT 15 16
moMCE 13 18
swT 14 18 19
la 15 19 20 21
moC 16 21 22
hiS 17 22 23
moE 23 24
faSE 19 25 26
foCT 20 26 27
hi 21 27 28
swST 22 28 29
faT 23 29
hiCT 24 29
seE 29
hiE 26
moE 27
moE 28
foE 29
foMTE
`,
);
