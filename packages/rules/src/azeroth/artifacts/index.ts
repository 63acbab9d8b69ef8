import { ashesOfAlar } from './ashes-of-alar.ts';
import { heartOfAzeroth } from './heart-of-azeroth.ts';
import { frostmourne } from './frostmourne.ts';
import { aegisOfAggramar } from './aegis-of-aggramar.ts';
import { doomhammer } from './doomhammer.ts';

export const artifacts = [ashesOfAlar, heartOfAzeroth, frostmourne, aegisOfAggramar, doomhammer];
