import { aegisOfAggramar } from './aegis-of-aggramar.ts';
import { ashesOfAlar } from './ashes-of-alar.ts';
import { doomhammer } from './doomhammer.ts';
import { frostmourne } from './frostmourne.ts';
import { heartOfAzeroth } from './heart-of-azeroth.ts';

/** The artifacts, by id: words and emblems that are missing do not compile. */
export const artifacts = {
  'ashes-of-alar': ashesOfAlar,
  'heart-of-azeroth': heartOfAzeroth,
  frostmourne,
  'aegis-of-aggramar': aegisOfAggramar,
  doomhammer,
};
