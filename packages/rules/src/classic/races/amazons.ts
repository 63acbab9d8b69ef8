import { type Race, race } from '../../core/ability.ts';
import { reserve } from '../reserve.ts';

/** Amazons. Four tokens more for attack: after redeployment they are set aside until the next expansion. */
export const amazons: Race = race({
  id: 'amazons',
  value: 6,
  tray: 15,
  ...reserve({
    tile: () => amazons,
    count: 4,
    rule: 'CL-AMAZONS-1',
    short: 'CL-AMAZONS-2',
    whose: 'the Amazons give up a region of theirs',
  }),
});
