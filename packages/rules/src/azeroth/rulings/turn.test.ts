import { expect } from 'vitest';
import { income } from '../../../test/income.ts';
import { readings } from '../../../test/readings.ts';
import { after, at, board, coins, hand, legal, scene } from '../../../test/scene.ts';
import { cost, view } from '../../index.ts';

const shore = board(`
  0 farmland anchor  - 1 2 3
  1 lake             - 0 2
  2 hill             - 0 1 3
  3 swamp            - 0 2
`);

readings('decline-turn-start', {
  'expanding-only': [
    'a form is chosen by Worgen that expand, not by those that decline',
    (played) => {
      const start = scene(shore, 'anna*  worgen+miner  0:3', { memory: { stage: 'start' }, ...played });
      expect(legal(start)).toEqual(['expand', 'decline']);
      expect(legal(after(start, 'expand'))).toEqual(['choose human', 'choose worgen']);
    },
  ],
  'every-turn': [
    'a form is chosen and beasts come before the choice to expand or decline, once per turn',
    (played) => {
      const start = scene(shore, 'anna*  worgen+beastmaster  2:3', { memory: { stage: 'start' }, ...played });
      expect(legal(start)).toEqual(['choose human', 'choose worgen']);
      expect(coins(after(start, 'choose human', 'decline'), 0)).toBe(8); // 5 + 2 + a region
      const human = after(start, 'choose human', 'expand');
      expect([legal(human, 'choose'), cost(human, 0)]).toMatchObject([[], { total: 2, hand: 3 }]); // 2 tokens and a beast
      const fresh = scene(shore, 'anna*', { phase: 'start', offers: [{ race: 'worgen', power: 'miner' }], ...played });
      expect(legal(after(fresh, 'pick 0'))).toEqual(['choose human', 'choose worgen']);
    },
  ],
});

const diving = 'anna*  goblins+miner  2:1\nbert  naga+farmer  1:2 3:1';

readings('bombs-water', {
  may: [
    'bombs are laid among Naga in a lake, and go off there',
    (played) => {
      expect(legal(after(scene(shore, diving, played), 'done'))).toEqual(['deploy 1 bomb', 'deploy 3 bomb', 'done']);
      const blast = scene(shore, diving, { bombs: { 1: 'live' }, memory: { stage: 'start' }, ...played });
      expect([at(blast, 1).race, hand(blast, 1)]).toEqual([undefined, 1]); // of two one fell
    },
  ],
  never: [
    'bombs are not laid in a lake',
    (played) => expect(legal(after(scene(shore, diving, played), 'done'))).toEqual(['deploy 3 bomb', 'done']),
  ],
});

const dread = 'anna*  orcs+intimidating  hand 2  2:1\nbert  naga+farmer  1:2 3:1';

readings('intimidation-water', {
  may: [
    'Naga are scared out of a lake, and flee into one',
    (played) => {
      const start = scene(shore, dread, played);
      expect(legal(start, 'use')).toEqual(['use intimidating 1 3', 'use intimidating 3 1']);
      expect(after(start, 'use intimidating 3 1')).toHold(1, 'naga', 3);
    },
  ],
  never: [
    'a lake is neither a target nor a refuge',
    (played) => expect(legal(scene(shore, dread, played), 'use')).toEqual(['use intimidating 3']),
  ],
});

const treasure = 'anna*  ethereals+farmer  2:1\nbert  naga+miner  1:2\nmarkers 1:frostmourne';

readings('theft-water', {
  may: [
    'Ethereals steal what lies with Naga in a lake',
    (played) => expect(after(scene(shore, treasure, played), 'use ethereals 1 2')).toHold(2, 'frostmourne'),
  ],
  never: ['nothing is stolen from a lake', (played) => expect(legal(scene(shore, treasure, played), 'use')).toEqual([])],
});

const lonely = 'anna*  trolls+warmaster  hand 4  0:1\nbert  orcs+champion  2:0+champion';

readings('pieces-non-empty', {
  empty: [
    'a champion alone leaves his region empty',
    (played) => expect(income(after(scene(shore, lonely, played), 'conquer 2'), 'AZ-WARMASTER-1')).toBe(0),
  ],
  'non-empty': [
    'a champion alone makes his region non-empty',
    (played) => {
      const start = scene(shore, lonely, played);
      expect(cost(start, 2).total).toBe(2); // 2 + 1 champion - 1 for Trolls
      expect(income(after(start, 'conquer 2'), 'AZ-WARMASTER-1')).toBe(1);
    },
  ],
});

const penniless = 'anna*  orcs+miner  coins 1  hand 6  0:1\nbert  pandaren+marshdweller  2:1 3:1';

readings('tolls-unpayable', {
  illegal: [
    'who cannot pay harmony does not attack',
    (played) => expect(legal(scene(shore, penniless, { harmony: [0], ...played }), 'conquer')).toEqual([]),
  ],
  'pay-what-is-there': [
    'who cannot pay harmony and marsh pays what there is, the Aegis in full',
    (played) => {
      const taken = after(scene(shore, penniless, { harmony: [0], ...played }), 'conquer 3'); // 2 for harmony and 1 for the marsh
      expect([coins(taken, 0), coins(taken, 1)]).toEqual([0, 6]);
      expect(legal(scene(shore, `${penniless}\nmarkers 3:aegis-of-aggramar`, { harmony: [0], ...played }), 'conquer 3')).toEqual([]);
    },
  ],
});

/** Where the Goblins can bomb nothing but what the Aegis guards. */
const guarded = (coins: number): string => `anna*  goblins+miner  coins ${coins}  0:1
  bert   gnomes+farmer  3:1
  markers 3:aegis-of-aggramar`;

readings('unpayable-asked', {
  yes: [
    'the end of the turn does not tell whether the Goblins have two coins',
    (played) => {
      const [poor, rich] = [1, 2].map((coins) => after(scene(shore, guarded(coins), played), 'done'));
      expect([legal(poor ?? rich), legal(rich ?? poor)]).toEqual([['done'], ['deploy 3 bomb', 'done']]);
      expect(view(poor ?? rich, undefined)).toEqual(view(rich ?? poor, undefined));
    },
  ],
  no: [
    'who can lay no bomb for want of coins is not asked',
    (played) => expect(legal(after(scene(shore, guarded(1), played), 'done'))).not.toContain('done'),
  ],
});

const turncoat = 'anna*  orcs+miner  hand 6  0:1  / dwarves 2:1\nbert  trolls+farmer  3:1';

readings('own-declined-faction', {
  yes: [
    'one’s own declined people of the other faction counts, even when its last region falls',
    (played) => expect(income(after(scene(shore, turncoat, played), 'conquer 2'), 'AZ-FACTION-1')).toBe(1),
  ],
  no: [
    'one’s own declined people of the other faction brings no bonus',
    (played) => expect(income(after(scene(shore, turncoat, played), 'conquer 2'), 'AZ-FACTION-1')).toBe(0),
  ],
});

/** The Goblins' turn has just begun. */
const dawn = (power: string, played: object) =>
  after(
    scene(shore, `anna*  goblins+${power}  0:1\nbert  humans+farmer  2:3`, { bombs: { 2: 'live' }, memory: { stage: 'start' }, ...played }),
    'expand',
  );

readings('blast-is-conquest', {
  no: [
    'a blast is no conquest',
    (played) => expect([income(dawn('enraged', played), 'AZ-FACTION-1'), income(dawn('enraged', played), 'AZ-ENRAGED-1')]).toEqual([0, 0]),
  ],
  yes: [
    'a blast counts as a conquest for the Goblins',
    (played) => {
      expect([income(dawn('enraged', played), 'AZ-FACTION-1'), income(dawn('enraged', played), 'AZ-ENRAGED-1')]).toEqual([1, 3]);
      expect(income(dawn('warmaster', played), 'AZ-WARMASTER-1')).toBe(1);
    },
  ],
});

const raid = 'anna*  orcs+warmaster  hand 6  0:1\nbert  humans+farmer  2:1';

readings('conquest-coins-when', {
  scoring: [
    'coins for conquests come at scoring',
    (played) => {
      const taken = after(scene(shore, raid, played), 'conquer 2');
      expect([coins(taken, 0), income(taken, 'AZ-ORCS-1'), income(taken, 'AZ-WARMASTER-1')]).toEqual([5, 1, 1]);
    },
  ],
  'at-once': [
    'coins for conquests come at once, and not again at scoring',
    (played) => {
      const taken = after(scene(shore, raid, played), 'conquer 2');
      expect([coins(taken, 0), income(taken, 'AZ-ORCS-1'), income(taken, 'AZ-WARMASTER-1')]).toEqual([7, 0, 0]);
    },
  ],
});
