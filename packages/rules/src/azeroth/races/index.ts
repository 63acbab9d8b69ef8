import { draenei } from './draenei.ts';
import { nightElves } from './night-elves.ts';
import { gnomes } from './gnomes.ts';
import { humans } from './humans.ts';
import { dwarves } from './dwarves.ts';
import { worgen } from './worgen.ts';
import { bloodElves } from './blood-elves.ts';
import { goblins } from './goblins.ts';
import { orcs } from './orcs.ts';
import { forsaken } from './forsaken.ts';
import { tauren } from './tauren.ts';
import { trolls } from './trolls.ts';
import { ethereals } from './ethereals.ts';
import { kobolds } from './kobolds.ts';
import { naga } from './naga.ts';
import { pandaren } from './pandaren.ts';

export const races = [draenei, nightElves, gnomes, humans, dwarves, worgen, bloodElves, goblins, orcs, forsaken, tauren, trolls, ethereals, kobolds, naga, pandaren];
