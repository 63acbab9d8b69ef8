import { expect } from 'vitest';
import { income } from '../../../test/income.ts';
import { readings } from '../../../test/readings.ts';
import { after, at, board, coins, endTurn, legal, scene } from '../../../test/scene.ts';
import { position, snapshot, toDecide } from '../../index.ts';

const land = board(`
  0 farmland anchor magic  - 1 2 3
  1 hill                   - 0 2
  2 forest magic           - 0 1 3
  3 swamp                  - 0 2 4
  4 mountain               - 3
`);

const field = (played: object) =>
  endTurn(scene(land, 'anna*  orcs+defensive  0:1 2:1  / trolls 1:1\nbert  gnomes+miner  4:1\nnatives 3:1', played));

readings('towers-others', {
  count: ['Murlocs and one’s own declined people are others', (played) => expect(field(played)).not.toHold(0, 'watchtower')], // 1 against 1 and 1
  'opponents-only': ['only opponents are others', (played) => expect(field(played)).toHold(0, 'watchtower')],
});

const wild = (line: string, played: object) =>
  after(scene(land, `anna*  orcs+beastmaster  ${line}`, { phase: 'start', ...played }), 'expand');
const kept = (s: Parameters<typeof snapshot>[0]): number => snapshot(s).memory?.kept?.beast ?? 0;
const hills = board(`
  0 hill anchor  - 1 2
  1 hill         - 0 2
  2 forest       - 0 1
`);
const pack = (hands: number, played: object) =>
  after(scene(hills, `anna*  orcs+beastmaster  0:${1 + hands} 1:1`, { phase: 'start', ...played }), 'expand');

readings('beast-only-region', {
  may: [
    'beasts conquer alone',
    (played) => expect(at(after(pack(0, played), 'conquer 2'), 2)).toMatchObject({ tokens: 0, pieces: { beast: 2 } }),
  ],
  'needs-token': [
    'a race token goes with beasts',
    (played) => {
      expect(legal(pack(0, played), 'conquer')).toEqual([]);
      expect(at(after(pack(1, played), 'conquer 2'), 2)).toMatchObject({ tokens: 1, pieces: { beast: 1 } });
    },
  ],
});

readings('beasts-counted-when', {
  'after-discard': ['a hill that only beasts held brings none', (played) => expect(kept(wild('0:1 1:0+beast', played))).toBe(0)],
  'before-discard': ['hills are counted as the turn begins', (played) => expect(kept(wild('0:1 1:0+beast', played))).toBe(1)],
});

const fury = (played: object) =>
  income(after(scene(land, 'anna*  dwarves+enraged  hand 9  0:1\nbert  orcs+champion  2:1+champion', played), 'conquer 2'), 'AZ-ENRAGED-1');

readings('enraged-pieces', {
  count: ['a champion is one of two tokens', (played) => expect(fury(played)).toBe(2)],
  'tokens-only': ['a champion is no token', (played) => expect(fury(played)).toBe(0)],
});

const herd = (hands: number, played: object) => scene(land, `anna*  tauren+champion  hand ${hands}  0:2\nbert  orcs+miner  2:4`, played);

readings('tauren-champion-alone', {
  may: [
    'the champion of the Tauren takes a region alone',
    (played) => expect(at(after(herd(0, played), 'conquer 2 with champion'), 2)).toMatchObject({ tokens: 0, pieces: { champion: 1 } }),
  ],
  never: [
    'two Tauren go with their champion, and he does not stay without them',
    (played) => {
      expect(legal(herd(1, played), 'conquer 2 with')).toEqual([]);
      expect(at(after(herd(2, played), 'conquer 2 with champion'), 2)).toMatchObject({ tokens: 2, pieces: { champion: 1 } });
      const scared = scene(land, 'anna*  orcs+intimidating  hand 3  1:1\nbert  tauren+champion  2:1+champion 3:2', played);
      const fled = after(scared, 'use intimidating 2 3');
      expect([at(fled, 2).race, snapshot(fled).memory?.kept]).toEqual([undefined, { champion: 1 }]);
    },
  ],
});

const lone = (played: object) => scene(land, 'anna*  orcs+champion  0:1 1:0+champion\nbert  gnomes+miner  2:4', played);

readings('champion-alone-leaves', {
  nobodys: [
    'a region that the champion held alone is nobody’s when he goes on',
    (played) => expect(at(after(lone(played), 'conquer 2 with champion'), 1).race).toBeUndefined(),
  ],
  'may-not-leave': [
    'the champion does not go on from a region that he holds alone',
    (played) => {
      expect(legal(lone(played), 'conquer')).toEqual([]);
      expect(legal(scene(land, 'anna*  orcs+champion  0:1 1:1+champion', played), 'conquer 2')).toEqual(['conquer 2 with champion']);
    },
  ],
});

const guarded = (played: object) =>
  after(scene(land, 'anna*  orcs+champion  0:1\nbert  pandaren+marshdweller  3:4', { harmony: [0], ...played }), 'conquer 3 with champion');

readings('champion-tolls', {
  paid: ['the champion pays harmony and marsh', (played) => expect([coins(guarded(played), 0), coins(guarded(played), 1)]).toEqual([2, 8])],
  free: ['the champion pays nobody', (played) => expect([coins(guarded(played), 0), coins(guarded(played), 1)]).toEqual([5, 5])],
});

const veiled = (played: object) => scene(land, 'anna*  gnomes+portal-mage  hand 1  0:2\nmarkers 2?karazhan', played);

readings('portal-face-down', {
  stay: ['a marker that lies face down stays', (played) => expect(after(veiled(played), 'use portal-mage 0 2')).toHold(2, 'karazhan')],
  move: [
    'a marker that lies face down changes places',
    (played) => expect(after(veiled(played), 'use portal-mage 0 2')).toHold(0, 'karazhan'),
  ],
});

readings('portal-when', {
  no: ['no portal opens after the conquests', (played) => expect(legal(after(veiled(played), 'done'), 'use')).toEqual([])],
  yes: [
    'a portal opens while tokens are redeployed',
    (played) => expect(after(veiled(played), 'done', 'use portal-mage 0 2', 'deploy 2')).toHold(2, 'gnomes', 2),
  ],
});

const bog = (dice: number[], played: object) =>
  scene(land, 'anna*  trolls+miner  hand 1  0:1\nbert  orcs+marshdweller  3:2', { dice, ...played });

readings('marsh-toll', {
  'on-the-try': ['the marsh is paid for the try', (played) => expect(coins(after(bog([0], played), 'roll 3'), 0)).toBe(4)],
  'on-the-conquest': [
    'the marsh is paid by who takes it',
    (played) => {
      expect(coins(after(bog([0], played), 'roll 3'), 0)).toBe(5);
      const taken = after(bog([3], played), 'roll 3');
      expect([coins(taken, 0), coins(taken, 1)]).toEqual([6, 6]); // 5 - 1 + 2 regions
      const poor = scene(land, 'anna*  trolls+miner  coins 0  hand 4  0:1\nbert  orcs+marshdweller  3:1', played);
      expect(legal(poor, 'conquer 3')).toEqual([]); // AZ-PAY-1
    },
  ],
});

const spent = (played: object) =>
  after(
    scene(land, 'anna*  gnomes+intimidating  hand 2  0:1\nbert  orcs+miner  2:2 3:1', { ...played, memory: { today: { gnomes: 1 } } }),
    'conquer 1',
  );

readings('intimidation-last', {
  'no-conquest-can-follow': ['once no conquest can follow, nobody is scared', (played) => expect(legal(spent(played))).toEqual(['done'])],
  'until-done': ['until the conquests are ended, tokens may be scared', (played) => expect(legal(spent(played), 'use')).toHaveLength(2)],
});

const flight = (played: object) => scene(land, 'anna*  gnomes+intimidating  hand 2  0:1\nbert  orcs+miner  2:2 3:1 4:1', played);

readings('intimidated-goes-where', {
  intimidator: [
    'who intimidates says where to',
    (played) => expect(legal(flight(played), 'use intimidating 2')).toEqual(['use intimidating 2 3', 'use intimidating 2 4']),
  ],
  owner: [
    'the owner of the token says where to',
    (played) => {
      expect(legal(flight(played), 'use')).toEqual(['use intimidating 2', 'use intimidating 3']);
      const asked = after(flight(played), 'use intimidating 2');
      expect([toDecide(asked), legal(asked)]).toEqual([1, ['deploy 3', 'deploy 4']]);
      expect(legal(position(snapshot(asked)))).toEqual(['deploy 3', 'deploy 4']);
      const fled = after(asked, 'deploy 4');
      expect([at(fled, 2).tokens, at(fled, 4).tokens, toDecide(fled)]).toEqual([1, 2, 0]);
    },
  ],
});

const beasts = (line: string, played: object) => scene(land, `anna*  gnomes+intimidating  hand 2  0:1\nbert  ${line}`, played);

readings('intimidate-pieces', {
  no: [
    'beasts and the champion are no targets',
    (played) => expect(legal(beasts('orcs+beastmaster  2:0+beast 3:1', played), 'use')).toEqual(['use intimidating 3 2']),
  ],
  yes: [
    'beasts and the champion are scared where no token is left',
    (played) => {
      const start = beasts('orcs+beastmaster  2:0+beast 3:1', played);
      expect(after(start, 'use intimidating 2 3')).toHold(3, 'beast');
      expect(at(after(beasts('orcs+beastmaster  2:0+beast', played), 'use intimidating 2'), 2)).toEqual({}); // nowhere to go: lost
      const champion = after(beasts('orcs+champion  2:0+champion', played), 'use intimidating 2');
      expect(snapshot(champion).memory?.kept).toEqual({ champion: 1 }); // he comes to hand
    },
  ],
});

const towers = (played: object) => legal(beasts('orcs+defensive  2:2 3:1+watchtower', played), 'use');

readings('intimidate-into-immune', {
  no: ['an immune region is no refuge', (played) => expect(towers(played)).toEqual(['use intimidating 2'])],
  yes: ['an immune region is a refuge', (played) => expect(towers(played)).toEqual(['use intimidating 2 3'])],
});
