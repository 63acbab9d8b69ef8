import { alchemist } from './alchemist.ts';
import { berserk } from './berserk.ts';
import { bivouacking } from './bivouacking.ts';
import { commando } from './commando.ts';
import { diplomat } from './diplomat.ts';
import { dragonMaster } from './dragon-master.ts';
import { flying } from './flying.ts';
import { forest } from './forest.ts';
import { fortified } from './fortified.ts';
import { heroic } from './heroic.ts';
import { hill } from './hill.ts';
import { merchant } from './merchant.ts';
import { mounted } from './mounted.ts';
import { pillaging } from './pillaging.ts';
import { seafaring } from './seafaring.ts';
import { spirit } from './spirit.ts';
import { stout } from './stout.ts';
import { swamp } from './swamp.ts';
import { underworld } from './underworld.ts';
import { wealthy } from './wealthy.ts';

/** The powers of the classic box, by id: words and emblems that are missing do not compile. */
export const powers = {
  alchemist,
  berserk,
  bivouacking,
  commando,
  diplomat,
  'dragon-master': dragonMaster,
  flying,
  forest,
  fortified,
  heroic,
  hill,
  merchant,
  mounted,
  pillaging,
  seafaring,
  spirit,
  stout,
  swamp,
  underworld,
  wealthy,
};
