/** Written by tools/boardgen from listings/classic-5.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-5',
  `
seE 1 6 11 16 17 25 30 31
moE 2 6
swSE 3 6 7
moCE 4 7 8
foSE 5 8 9
faCTE 9 10
sw 7 11
faMT 8 11 12
hi 9 12 13
moM 10 13 14
faE 14 15
hiT 12 17 18
faCT 13 18 19 20
mo 14 20 21
swCT 15 21 22
hiME 22
hiT 17
foS 18 25
swT 19 25 26
hiS 20 26
la 21 23 26 27 32 33 39
fo 22 23
moSE 23 24
swMT 24 27 28
faE 28 29
faT 26 31 32
moMC 32
foT 28 33 34
hi 29 34 35
swCTE 35
foME 31 36
sw 32 36 37
hiT 37 38 39
faS 34 39 40 41
moM 35 41 42
hiSTE 42 43
faCTE 37 44
foT 38 44 45
fa 39 45 46
swCT 40 46 47
fo 41 47
moE 42 47
foCE 43
seE
swMTE 45
foSTE 46
hiME 47
moSE
`,
);
