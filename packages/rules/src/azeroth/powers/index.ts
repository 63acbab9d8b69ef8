import { archaeologist } from './archaeologist.ts';
import { beastmaster } from './beastmaster.ts';
import { blacksmith } from './blacksmith.ts';
import { champion } from './champion.ts';
import { defensive } from './defensive.ts';
import { enraged } from './enraged.ts';
import { entrenched } from './entrenched.ts';
import { explorer } from './explorer.ts';
import { farmer } from './farmer.ts';
import { fisher } from './fisher.ts';
import { forester } from './forester.ts';
import { herbalist } from './herbalist.ts';
import { intimidating } from './intimidating.ts';
import { marshdweller } from './marshdweller.ts';
import { miner } from './miner.ts';
import { mountaineer } from './mountaineer.ts';
import { navigator } from './navigator.ts';
import { portalMage } from './portal-mage.ts';
import { swamp } from './swamp.ts';
import { warmaster } from './warmaster.ts';

/** The powers of the Azeroth box, by id: words and emblems that are missing do not compile. */
export const powers = {
  archaeologist,
  defensive,
  swamp,
  beastmaster,
  enraged,
  champion,
  explorer,
  farmer,
  forester,
  blacksmith,
  herbalist,
  warmaster,
  'portal-mage': portalMage,
  miner,
  mountaineer,
  navigator,
  marshdweller,
  fisher,
  entrenched,
  intimidating,
};
