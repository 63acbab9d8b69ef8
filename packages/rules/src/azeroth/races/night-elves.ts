import { race } from '../../core/ability.ts';
import { terrain } from '../../core/map.ts';
import { cheaper, onTerrain } from '../../core/terms.ts';
import { raise } from '../../core/verbs.ts';
import { FOREST } from '../../core/world.ts';
import { wispWall } from '../pieces.ts';

/** Night Elves. Forests cost one token less; every forest they conquer gets a wisp wall, which stays in decline (AZ-NIGHT-ELVES-3). */
export const nightElves = race({
  id: 'night-elves',
  faction: 'alliance',
  value: 4,
  tray: 9,
  pieces: [wispWall],
  discount: cheaper('AZ-NIGHT-ELVES-1', onTerrain(FOREST)),
  onConquest: (s, _me, r) => {
    if (terrain(s, r) === FOREST) raise(s, wispWall, r); // AZ-NIGHT-ELVES-2
  },
});
