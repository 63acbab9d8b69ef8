import { expect } from 'vitest';
import { readings } from '../../../test/readings.ts';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { cost, toDecide } from '../../index.ts';

const land = board(`
  0 farmland anchor  - 1 2 3
  1 hill             - 0 2
  2 forest           - 0 1 3
  3 swamp            - 0 2 4
  4 lake             - 3
`);

const airborne = (played: object) =>
  after(scene(land, 'anna*  gnomes+miner  hand 2  0:1\nbert  orcs+farmer  2:3', { dice: [0], ...played }), 'conquer 2 with gnomes');

readings('gnomes-give-up', {
  may: [
    'an assault that fell short is given up, and conquests go on',
    (played) => expect(legal(after(airborne(played), 'choose none'), 'conquer')).toEqual(['conquer 1', 'conquer 3']),
  ],
  'last-conquest': [
    'an assault that fell short was the last conquest',
    (played) => expect(legal(after(airborne(played), 'choose none'))).toEqual(['deploy 0']),
  ],
});

const newcomers = (played: object) => scene(land, 'anna*  gnomes+miner  hand 9', played);

readings('gnomes-entry', {
  may: [
    'the assault enters anywhere, without travel',
    (played) => expect([cost(newcomers(played), 3, 'gnomes').total, cost(newcomers(played), 0, 'gnomes').total]).toEqual([2, 2]),
  ],
  no: [
    'a people without a region enters by an anchor, assault or not',
    (played) => {
      expect(cost(newcomers(played), 3, 'gnomes')).toHaveProperty('blocked');
      expect(cost(newcomers(played), 0, 'gnomes').total).toBe(3); // 2 + 1 travel
      expect(cost(scene(land, 'anna*  gnomes+miner  hand 9  1:1', played), 3, 'gnomes').total).toBe(2);
    },
  ],
});

const shielded = 'anna*  goblins+miner  coins 4  0:1\nbert  orcs+farmer  2:1 3:1\nmarkers 2:aegis-of-aggramar';

readings('bombs-under-aegis', {
  each: [
    'the Aegis asks for laying a bomb and for setting it off',
    (played) => {
      const dawn = scene(land, shielded, { bombs: { 2: 'live' }, memory: { stage: 'start' }, ...played });
      expect(legal(dawn)).toEqual(['choose none', 'choose pay']);
    },
  ],
  once: [
    'the Aegis asks for laying a bomb alone',
    (played) => {
      expect(coins(after(scene(land, shielded, played), 'done', 'deploy 2 bomb'), 0)).toBe(2);
      const dawn = scene(land, shielded, { bombs: { 2: 'live' }, memory: { stage: 'start' }, ...played });
      expect([legal(dawn), at(dawn, 2).race]).toEqual([['expand', 'decline'], undefined]);
    },
  ],
});

const captured = (played: object) =>
  scene(land, 'anna*  goblins+miner  0:1\nbert  orcs+champion  2:1+champion 3:1', {
    bombs: { 2: 'live' },
    memory: { stage: 'start' },
    ...played,
  });

readings('blast-ransom', {
  yes: ['a bomb brings a champion’s ransom', (played) => expect([coins(captured(played), 0), coins(captured(played), 1)]).toEqual([6, 4])],
  no: ['nobody is paid a ransom for a bomb', (played) => expect([coins(captured(played), 0), coins(captured(played), 1)]).toEqual([5, 5])],
});

const laying = (played: object) =>
  legal(after(scene(land, 'anna*  humans+miner  0:1\nbert  orcs+defensive  1:1 2:1+watchtower 3:1', played), 'done'), 'deploy');

readings('objective-land', {
  'land-only': ['objectives lie on land', (played) => expect(laying(played)).not.toContain('deploy 4 objective')],
  any: [
    'objectives may lie on water',
    (played) => expect(laying(played)).toEqual(['deploy 1 objective', 'deploy 3 objective', 'deploy 4 objective']),
  ],
});

readings('objective-immune', {
  no: ['no objective lies in an immune region', (played) => expect(laying(played)).not.toContain('deploy 2 objective')],
  yes: [
    'an objective may lie in an immune region',
    (played) => expect(laying(played)).toEqual(['deploy 1 objective', 'deploy 2 objective', 'deploy 3 objective']),
  ],
});

const hired = (played: object) =>
  after(
    scene(land, 'anna*  kobolds+miner  hand 6  0:1\nbert  humans+farmer  1:1\nnobody 2+objective\nmarkers 3?battlefield', played),
    'conquer 3',
    'choose horde',
    'conquer 2',
  );

readings('objective-sided-horde', {
  horde: [
    'a people that sides with the Horde gains nothing by an objective',
    (played) => expect([coins(hired(played), 0), coins(hired(played), 1)]).toEqual([5, 5]),
  ],
  neutral: [
    'a neutral people gains by an objective, whomever it sides with',
    (played) => expect([coins(hired(played), 0), coins(hired(played), 1)]).toEqual([7, 7]),
  ],
});

const drowned = (played: object) =>
  after(
    endTurn(after(scene(land, 'anna  naga+miner  2:3\nbert*  orcs+farmer  0:6', { phase: 'start', ...played }), 'expand', 'conquer 2')),
    'expand',
  );

readings('naga-return', {
  yes: ['Naga who lost everything come back by water', (played) => expect(legal(drowned(played), 'conquer 4')).toEqual(['conquer 4'])],
  no: [
    'Naga enter by water once in their life',
    (played) => {
      expect(legal(drowned(played), 'conquer 4')).toEqual([]);
      const fresh = scene(land, 'anna*', { phase: 'start', offers: [{ race: 'naga', power: 'miner' }], ...played });
      expect(legal(after(fresh, 'pick 0'), 'conquer 4')).toEqual(['conquer 4']);
    },
  ],
});

const peaceful = 'anna*  goblins+miner  0:1\nbert  pandaren+farmer  2:1 3:1';

readings('harmony-bombs', {
  'when-revealed': [
    'a bomb breaks harmony when it is revealed',
    (played) => {
      expect(coins(after(scene(land, peaceful, { harmony: [0], ...played }), 'done', 'deploy 2 bomb'), 0)).toBe(5);
      const dawn = scene(land, peaceful, { harmony: [0], bombs: { 2: 'live' }, memory: { stage: 'start' }, ...played });
      expect(legal(dawn)).toEqual(['choose none', 'choose pay']);
    },
  ],
  'when-laid': [
    'a bomb breaks harmony when it is laid',
    (played) => {
      expect(coins(after(scene(land, peaceful, { harmony: [0], ...played }), 'done', 'deploy 2 bomb', 'deploy 3 bomb'), 0)).toBe(5 - 2 + 1); // and a region
      const dawn = scene(land, peaceful, { harmony: [0], bombs: { 2: 'live' }, memory: { stage: 'start' }, ...played });
      expect([legal(dawn), at(dawn, 2).race]).toEqual([['expand', 'decline'], undefined]);
    },
  ],
});

const grave = 'anna*  forsaken+farmer  coins 1  hand 9  0:1\nbert  orcs+miner  2:2 3:1';

readings('forsaken-bought-when', {
  'after-conquests': [
    'the fallen are bought after the last conquest',
    (played) => expect(legal(after(scene(land, grave, played), 'conquer 2', 'conquer 3', 'done'))).toEqual(['choose 0', 'choose 1']),
  ],
  'at-each-loss': [
    'the fallen are paid for as they fall, and come after the last conquest',
    (played) => {
      const asked = after(scene(land, grave, played), 'conquer 2');
      expect(legal(asked)).toEqual(['choose 0', 'choose 1']);
      const bought = after(asked, 'choose 1');
      expect([coins(bought, 0), hand(bought, 0)]).toEqual([0, 5]); // 9 - 4
      const taken = after(bought, 'conquer 3', 'choose 0'); // nothing left to pay with
      expect(hand(after(taken, 'done'), 0)).toBe(8); // 5 - 3 + 1 bought, and 3 + 2 taken up again
    },
  ],
});

readings('tauren-beasts', {
  readied: [
    'those who rejoin others when beasts go are readied with them; their hill counts',
    (played) => {
      const start = scene(land, 'anna*  tauren+beastmaster  1:1+beast 2:2', { phase: 'start', ...played });
      const ready = after(start, 'expand');
      expect([at(ready, 1).race, at(ready, 2).tokens, hand(ready, 0)]).toEqual([undefined, 2, 1]);
      expect(cost(ready, 3)).toMatchObject({ hand: 2 }); // with a beast for the hill
      const asked = after(scene(land, 'anna*  tauren+beastmaster  1:1+beast 2:2 3:2', { phase: 'start', ...played }), 'expand');
      expect(legal(asked)).toEqual(['deploy 2', 'deploy 3']);
      expect(cost(after(asked, 'deploy 3'), 0)).toMatchObject({ hand: 2 });
    },
  ],
  stays: [
    'those who rejoin others when beasts go stay where they went; their hill counts only while they are asked',
    (played) => {
      const ready = after(scene(land, 'anna*  tauren+beastmaster  1:1+beast 2:2', { phase: 'start', ...played }), 'expand');
      expect([at(ready, 2).tokens, hand(ready, 0), cost(ready, 3).hand]).toEqual([3, 0, 0]);
    },
  ],
});

const mixed = (played: object) => scene(land, 'anna*  orcs+intimidating  hand 2  0:1\nbert  tauren+champion  2:2+champion 3:2', played);

readings('tauren-company', {
  counts: [
    'a Tauren with a champion is not alone',
    (played) => expect(after(mixed(played), 'use intimidating 2 3')).toHold(2, 'tauren', 1),
  ],
  'tokens-only': [
    'a Tauren needs another Tauren, after a conquest and a redeployment too',
    (played) => {
      const scared = after(mixed(played), 'use intimidating 2 3');
      expect([at(scared, 2), at(scared, 3).tokens]).toEqual([{ race: 'tauren', tokens: 0, pieces: { champion: 1 } }, 4]);
      const herd = after(scene(land, 'anna*  tauren+beastmaster  1:3', { phase: 'start', ...played }), 'expand', 'conquer 2');
      expect([at(herd, 2).tokens, at(herd, 1).tokens]).toEqual([0, 3]); // the beast stays, its companion goes back
    },
  ],
});

const pair = (played: object) =>
  after(scene(land, 'anna*  orcs+intimidating  hand 2  0:1\nbert  tauren+miner  2:2', played), 'use intimidating 2');

readings('tauren-lone-active', {
  'to-hand': [
    'the last Tauren comes to hand',
    (played) => expect([at(pair(played), 2).race, hand(pair(played), 1)]).toEqual([undefined, 1]),
  ],
  stays: ['the last Tauren stays', (played) => expect(pair(played)).toHold(2, 'tauren', 1)],
});

const oldPair = (played: object) =>
  after(scene(land, 'anna*  orcs+intimidating  hand 2  0:1\nbert  trolls+miner  3:1  / tauren 2:2', played), 'use intimidating 2');

readings('tauren-lone-declined', {
  lost: [
    'the last Tauren in decline is lost',
    (played) => expect([seatAt(oldPair(played), 1).declined, tray(oldPair(played), 'tauren')]).toEqual([undefined, 16]),
  ],
  stays: [
    'the last Tauren in decline stays',
    (played) => expect([at(oldPair(played), 2).tokens, toDecide(oldPair(played))]).toEqual([1, 0]),
  ],
});

const hammer = (played: object) =>
  legal(scene(land, 'anna*  tauren+miner  hand 2  0:2\nbert  orcs+farmer  2:5\nmarkers 0:doomhammer', played), 'conquer 2');

readings('tauren-doomhammer', {
  two: ['Doomhammer takes two Tauren', (played) => expect(hammer(played)).toEqual(['conquer 2 with doomhammer'])],
  none: [
    'Doomhammer is not for Tauren',
    (played) => {
      expect(hammer(played)).toEqual([]);
      expect(
        legal(scene(land, 'anna*  orcs+miner  hand 1  0:1\nbert  gnomes+farmer  2:5\nmarkers 0:doomhammer', played), 'conquer 2'),
      ).toEqual(['conquer 2 with doomhammer']);
    },
  ],
});
