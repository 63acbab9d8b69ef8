import { amazons } from './amazons.ts';
import { dwarves } from './dwarves.ts';
import { elves } from './elves.ts';
import { ghouls } from './ghouls.ts';
import { giants } from './giants.ts';
import { halflings } from './halflings.ts';
import { humans } from './humans.ts';
import { orcs } from './orcs.ts';
import { ratmen } from './ratmen.ts';
import { skeletons } from './skeletons.ts';
import { sorcerers } from './sorcerers.ts';
import { tritons } from './tritons.ts';
import { trolls } from './trolls.ts';
import { wizards } from './wizards.ts';

/** The races of the classic box, by id: words and emblems that are missing do not compile. */
export const races = {
  amazons,
  dwarves,
  elves,
  ghouls,
  giants,
  halflings,
  humans,
  orcs,
  ratmen,
  skeletons,
  sorcerers,
  tritons,
  trolls,
  wizards,
};
