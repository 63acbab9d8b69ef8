import { bloodElves } from './blood-elves.ts';
import { draenei } from './draenei.ts';
import { dwarves } from './dwarves.ts';
import { ethereals } from './ethereals.ts';
import { forsaken } from './forsaken.ts';
import { gnomes } from './gnomes.ts';
import { goblins } from './goblins.ts';
import { humans } from './humans.ts';
import { kobolds } from './kobolds.ts';
import { naga } from './naga.ts';
import { nightElves } from './night-elves.ts';
import { orcs } from './orcs.ts';
import { pandaren } from './pandaren.ts';
import { tauren } from './tauren.ts';
import { trolls } from './trolls.ts';
import { worgen } from './worgen.ts';

/** The races of the Azeroth box, by id: words and emblems that are missing do not compile. */
export const races = {
  draenei,
  'night-elves': nightElves,
  gnomes,
  humans,
  dwarves,
  worgen,
  'blood-elves': bloodElves,
  goblins,
  orcs,
  forsaken,
  tauren,
  trolls,
  ethereals,
  kobolds,
  naga,
  pandaren,
};
