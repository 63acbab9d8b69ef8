import { aegisOfAggramar } from './aegis-of-aggramar.ts';
import { ashesOfAlar } from './ashes-of-alar.ts';
import { doomhammer } from './doomhammer.ts';
import { frostmourne } from './frostmourne.ts';
import { heartOfAzeroth } from './heart-of-azeroth.ts';

export const artifacts = [ashesOfAlar, heartOfAzeroth, frostmourne, aegisOfAggramar, doomhammer];
