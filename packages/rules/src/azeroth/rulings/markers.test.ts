import { expect } from 'vitest';
import { income } from '../../../test/income.ts';
import { readings } from '../../../test/readings.ts';
import { after, board, coins, hand, legal, scene } from '../../../test/scene.ts';

const land = board(`
  0 farmland anchor  - 1 2 3
  1 hill             - 0 2
  2 forest           - 0 1 3
  3 swamp            - 0 2
`);

const wall = (played: object) =>
  after(
    scene(land, 'anna*  gnomes+intimidating  hand 4  0:1\nbert  orcs+miner  2:3 3:1\nmarkers 2:aegis-of-aggramar', played),
    'use intimidating 2 3',
    'use intimidating 2 3',
  );

readings('aegis-each-try', {
  'each-try': [
    'each try at the Aegis costs 2 coins',
    (played) => expect([coins(wall(played), 0), legal(wall(played), 'conquer 2')]).toEqual([1, []]),
  ],
  'once-per-turn': [
    'the Aegis is paid once per turn',
    (played) => expect([coins(wall(played), 0), coins(after(wall(played), 'conquer 2'), 0)]).toEqual([3, 3]),
  ],
});

const own = (purse: number, played: object) =>
  scene(land, `anna*  orcs+miner  coins ${purse}  hand 1  0:1  / trolls 2:4\nbert  gnomes+farmer  3:1\nmarkers 0:doomhammer`, played);

readings('doomhammer-own-region', {
  bank: [
    'for one’s own declined region the bank is paid',
    (played) => expect(coins(after(own(2, played), 'conquer 2 with doomhammer'), 0)).toBe(0),
  ],
  oneself: [
    'for one’s own declined region the coins are shown, and kept',
    (played) => {
      expect(coins(after(own(2, played), 'conquer 2 with doomhammer'), 0)).toBe(2);
      expect(legal(own(1, played), 'conquer 2')).toEqual([]);
    },
  ],
});

const mercenaries = (played: object) =>
  after(
    scene(land, 'anna*  kobolds+miner  hand 9  0:1\nbert  orcs+farmer  2:1 3:1\nmarkers 1?battlefield', played),
    'conquer 2',
    'conquer 1',
    'choose alliance',
  );

readings('battlefield-earlier-conquests', {
  all: ['conquests before the choice count', (played) => expect(income(mercenaries(played), 'AZ-FACTION-1')).toBe(1)],
  'later-only': [
    'only conquests after the choice count',
    (played) => {
      expect(income(mercenaries(played), 'AZ-FACTION-1')).toBe(0);
      const later = after(mercenaries(played), 'conquer 3');
      expect([income(later, 'AZ-FACTION-1'), income(later, 'AZ-BATTLEFIELD-1')]).toEqual([1, 0]);
    },
  ],
});

const sheltered = (played: object) =>
  after(
    scene(land, 'anna*  gnomes+intimidating  hand 4  0:1\nbert  orcs+miner  2:3\nmarkers 2:lights-hope-chapel', played),
    'use intimidating 2',
  );

readings('chapel-powers', {
  yes: ['the Chapel saves the scared', (played) => expect(hand(sheltered(played), 1)).toBe(1)],
  'conquests-only': [
    'the Chapel saves from conquests alone',
    (played) => {
      expect(hand(sheltered(played), 1)).toBe(0);
      expect(hand(after(sheltered(played), 'conquer 2'), 1)).toBe(2);
    },
  ],
});
