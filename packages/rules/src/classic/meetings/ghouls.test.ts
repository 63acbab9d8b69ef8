import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { cost, forecast, type State } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 swamp         - 1 3
  3 forest        - 2 4
  4 swamp edge    - 3
`);

test('CL-SPIRIT-2 × CL-GHOULS-1 Spirit Ghouls stay, all of them, over three declines', () => {
  const start = scene(
    row,
    `
    anna*  ghouls+spirit  0:3
    bert   elves+hill     2:1
  `,
    {
      phase: 'start',
      offers: [
        { race: 'humans', power: 'merchant' },
        { race: 'orcs', power: 'swamp' },
      ],
    },
  );
  const bert = (s: State): State => endTurn(after(s, 'expand'));
  const one = bert(after(start, 'decline'));
  const two = bert(after(bert(endTurn(after(one, 'pick 0', 'done', 'conquer 4'))), 'decline'));
  expect(seatAt(two, 0).declined).toEqual([{ race: 'ghouls', power: 'spirit' }, { race: 'humans' }]);
  const three = after(bert(endTurn(after(two, 'pick 0', 'done', 'conquer 4'))), 'decline'); // the Orcs drive out the Humans
  expect(seatAt(three, 0).declined).toEqual([{ race: 'ghouls', power: 'spirit' }, { race: 'orcs' }]);
  expect(three).toHold(0, 'ghouls', 3);
});

test('CL-SPIRIT-2 × CL-GHOULS-2 Spirit Ghouls act on after the third decline', () => {
  const start = scene(
    row,
    `
    anna*  humans+hill   4:2  / ghouls+spirit 0:4 / orcs 3:1
    bert   elves+swamp   2:1
  `,
    { phase: 'start', offers: [{ race: 'wizards', power: 'forest' }] },
  );
  const next = endTurn(after(start, 'decline', 'expand'));
  expect([at(next, 0).tokens, at(next, 3).race, at(next, 4).race]).toEqual([4, undefined, 'humans']);
  expect(legal(after(next, 'pick 0'))).toEqual(['abandon 0', 'conquer 1', 'done']);
});

test('CL-SPIRIT-1 × CL-GHOULS-1 Ghouls in decline are not driven out by a Spirit people that declines', () => {
  const over = after(scene(row, `anna*  humans+spirit  4:2  / ghouls 0:4`, { phase: 'start' }), 'decline');
  expect([at(over, 0), at(over, 4)]).toEqual([
    { race: 'ghouls', tokens: 4 },
    { race: 'humans', tokens: 1 },
  ]);
});

const feud = (active: string, spots: string): State => scene(row, `anna*  ${active}  ${spots}  / ghouls 0:6`, { phase: 'start' });

test('CL-GHOULS-4 × CL-ELVES-1 Elves attacked by their owner’s Ghouls lose nobody', () => {
  const taken = after(feud('elves+swamp', '1:3 3:1'), 'expand', 'conquer 1');
  expect([hand(taken, 0), tray(taken, 'elves')]).toEqual([3, 7]); // 2 taken up, 1 driven out; 11 - 4
});

test('CL-GHOULS-4 × CL-TROLLS-1 the lair of their owner’s Trolls holds Ghouls up', () => {
  expect(cost(after(feud('trolls+swamp', '1:1+lair'), 'expand'), 1).parts).toContainEqual({ rule: 'CL-TROLLS-1', what: 'lair', amount: 1 });
});

test('CL-GHOULS-4 × CL-HEROIC-1 a hero keeps out his owner’s Ghouls', () => {
  const start = scene(row, `anna*  humans+heroic  1:1+hero 4:1+hero  / ghouls 2:6`, { phase: 'start' });
  expect(legal(after(start, 'expand'), 'conquer')).toEqual(['conquer 3']);
});

test('CL-GHOULS-4 × CL-DIPLOMAT-2 peace does not keep them from their owner’s Diplomats', () => {
  expect(legal(after(feud('humans+diplomat', '1:1'), 'expand'), 'conquer')).toEqual(['conquer 1']);
});

test('CL-GHOULS-4 × CL-BIVOUACKING-2 encampments come back to hand and are pitched in the same turn', () => {
  const start = scene(row, `anna*  humans+bivouacking  1:1+encampment*2 3:1+encampment*3  / ghouls 0:6`, { phase: 'start' });
  const taken = after(start, 'expand', 'conquer 1', 'done', 'done', 'deploy 0'); // 2 + 2 encampments
  expect(at(taken, 1)).toEqual({ race: 'ghouls', tokens: 1 });
  const placed = after(taken, ...new Array<string>(3).fill('deploy 1'), ...new Array<string>(5).fill('deploy 3 encampment'));
  expect(at(placed, 3).pieces).toEqual({ encampment: 5 });
});

test('CL-GHOULS-4 × CL-FIRST-1 a people that lost all to its own Ghouls comes in again at the edge, in the same turn', () => {
  const taken = after(feud('humans+hill', '1:4'), 'expand', 'conquer 1', 'done');
  expect(legal(taken, 'conquer')).toEqual(['conquer 0', 'conquer 4']); // 3 in hand against 2, own declined tokens free
});

test('CL-GHOULS-3 × CORE-CONQUER-6 Ghouls driven out by their owner’s people lose one and go to their other regions', () => {
  const start = scene(row, `anna*  humans+hill  2:4  / ghouls 0:1 1:1`, { phase: 'start' });
  const taken = after(start, 'expand', 'done', 'conquer 1');
  expect([at(taken, 1).race, tray(taken, 'ghouls')]).toEqual(['humans', 9]);
});

test('CL-GHOULS-3 × CORE-CONQUER-6 those that are left go to hand and are placed at redeployment', () => {
  const start = scene(row, `anna*  humans+hill  hand 3  2:1  / ghouls 0:1 1:3`);
  const deploying = after(start, 'conquer 1', 'done');
  expect(seatAt(deploying, 0).declined).toEqual([{ race: 'ghouls', hand: 2 }]);
  expect(legal(deploying)).toEqual(['deploy 0', 'deploy 1', 'deploy 2']);
});

test('CL-GHOULS-5 × CL-BERSERK-3 Berserk Ghouls have a last roll again in decline, and no first one', () => {
  const over = after(
    scene(
      row,
      `
    anna*  ghouls+berserk  0:2
    bert   elves+hill      2:1
  `,
      { phase: 'start', offers: [{ race: 'humans', power: 'merchant' }] },
    ),
    'decline',
    'expand',
    'done',
  );
  expect(legal(after(over, 'pick 0'))).toEqual(['abandon 0', 'roll 1', 'done']); // 1 in hand against 2
});

test('CL-GHOULS-5 × CL-FORTIFIED-3 Fortified Ghouls keep their fortress in decline, without its coin', () => {
  const over = after(scene(row, `anna*  ghouls+fortified  0:3+fortress`, { phase: 'start' }), 'decline');
  expect(at(over, 0)).toEqual({ race: 'ghouls', tokens: 3, pieces: { fortress: 1 } });
  expect(coins(over, 0)).toBe(6); // 5 + 1 region
});

test('CL-GHOULS-5 × CL-FORTIFIED-3 declined Ghouls build no more', () => {
  const start = scene(row, `anna*  humans+hill  4:1  / ghouls 0:3+fortress`, { phase: 'start' });
  expect(legal(after(start, 'expand'), 'use')).toEqual([]);
});

test('CL-GHOULS-3 × CL-FORTIFIED-3 a fortress of declined Ghouls falls with the region', () => {
  const start = scene(
    row,
    `
    anna   humans+hill          4:1  / ghouls 0:1 1:2+fortress
    bert*  elves+swamp  hand 5  2:1
  `,
  );
  expect(at(after(start, 'conquer 1'), 1)).toEqual({ race: 'elves', tokens: 5 }); // 2 + 2 defenders + fortress
});

test('CL-GHOULS-5 × CL-HEROIC-2 Heroic Ghouls lose their heroes in decline and can be attacked', () => {
  const over = after(
    scene(
      row,
      `
    anna*  ghouls+heroic  0:1+hero 1:2+hero
    bert   elves+swamp    2:5
  `,
      { phase: 'start' },
    ),
    'decline',
    'expand',
  );
  expect([at(over, 1).pieces, cost(over, 1).total]).toEqual([undefined, 4]); // 2 + 2 defenders
});

test('CL-GHOULS-5 × CL-DRAGON-3 Dragon Ghouls lose the dragon in decline and pay in full', () => {
  const over = after(
    scene(
      row,
      `
    anna*  ghouls+dragon-master  0:3 1:2+dragon
    bert   elves+swamp           2:1
  `,
      { phase: 'start', offers: [{ race: 'humans', power: 'merchant' }] },
    ),
    'decline',
    'expand',
    'done',
    'pick 0',
  );
  expect(at(over, 1).pieces).toBeUndefined();
  expect(legal(over, 'conquer')).toEqual(['conquer 2']); // 2 + 1 defender with 3 in hand, no dragon named
});

test('CL-GHOULS-5 × CL-BIVOUACKING-3 Bivouacking Ghouls strike their camps in decline', () => {
  const over = after(scene(row, `anna*  ghouls+bivouacking  0:3+encampment*5`, { phase: 'start' }), 'decline');
  expect(at(over, 0)).toEqual({ race: 'ghouls', tokens: 3 });
});

test('CL-GHOULS-1 × CL-STOUT-2 Stout Ghouls score, decline at once and keep everybody', () => {
  const over = after(scene(row, `anna*  ghouls+stout  0:2 1:1`), 'done', 'deploy 0', 'decline');
  expect([at(over, 0).tokens, at(over, 1).tokens, coins(over, 0)]).toEqual([2, 1, 7]); // 5 + 2 regions
});

test('CL-GHOULS-5 × CL-PILLAGING-1 declined Ghouls pillage for nobody', () => {
  const start = scene(
    row,
    `
    anna*  humans+pillaging  4:1  / ghouls 0:4
    natives 1:1
  `,
    { phase: 'start' },
  );
  expect(forecast(after(start, 'expand', 'conquer 1')).filter(({ rule }) => rule === 'CL-PILLAGING-1')).toEqual([]);
});

test('CL-GHOULS-2 × CL-SKELETONS-1 conquests of the Ghouls raise no Skeletons', () => {
  const start = scene(
    row,
    `
    anna*  skeletons+hill  4:1  / ghouls 0:7
    natives 1:1 2:1
  `,
    { phase: 'start' },
  );
  expect(tray(after(start, 'expand', 'conquer 1', 'conquer 2', 'done', 'done'), 'skeletons')).toBe(19);
});

test('CL-GHOULS-7 × CL-FORTIFIED-1 after a roll of the Ghouls their owner’s people may still build', () => {
  const start = scene(
    row,
    `
    anna*  humans+fortified  4:1  / ghouls 0:2
    bert   elves+swamp       2:1
  `,
    { phase: 'start', dice: [1] },
  );
  expect(legal(after(start, 'expand', 'roll 1'))).toEqual(['done', 'use fortified 4']);
});

const raid = (roll: 'conquer' | 'roll'): State =>
  scene(
    row,
    `
    anna*  humans+diplomat  4:1  / ghouls 0:${roll === 'roll' ? 3 : 4}
    bert   elves+swamp      1:1
    carl   orcs+hill        3:1
  `,
    { phase: 'start', ...(roll === 'roll' ? { dice: [0] } : {}) },
  );

test('CL-DIPLOMAT-1 × CL-GHOULS-2 an attack of the Ghouls is none of the Diplomats’', () => {
  const end = after(raid('conquer'), 'expand', 'conquer 1', 'done', 'done', 'deploy 0', 'deploy 0');
  expect(legal(end, 'choose')).toEqual(['choose none', 'choose ally 1', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 × CL-GHOULS-7 nor is a last roll of the Ghouls', () => {
  const end = after(raid('roll'), 'expand', 'roll 1', 'deploy 0', 'deploy 0');
  expect(legal(end, 'choose')).toEqual(['choose none', 'choose ally 1', 'choose ally 2']);
});

test('CL-GHOULS-3 × CORE-DRAFT-7 Ghouls retreat also while their owner has no active people', () => {
  const start = scene(
    row,
    `
    anna                         / ghouls 0:1 1:3
    bert*  elves+swamp   hand 5  2:1
  `,
  );
  const retreat = after(start, 'conquer 1', 'done', 'deploy 2', 'deploy 2', 'deploy 2', 'deploy 2');
  expect(legal(retreat)).toEqual(['deploy 0']);
  expect(after(retreat, 'deploy 0', 'deploy 0')).toHold(0, 'ghouls', 3);
});

test('CL-GHOULS-3 × CORE-DECLINE-3 Ghouls in hand without a region leave with their owner’s next decline', () => {
  const over = after(scene(row, `anna*  humans+hill  4:1  / ghouls hand 3`, { phase: 'start' }), 'decline');
  expect([seatAt(over, 0).declined, tray(over, 'ghouls')]).toEqual([[{ race: 'humans' }], 10]);
});

test('CL-GHOULS-4 × CL-DRAGON-2 the dragon keeps out its owner’s Ghouls', () => {
  const start = scene(row, `anna*  humans+dragon-master  1:1+dragon  / ghouls 2:6`, { phase: 'start' });
  expect(legal(after(start, 'expand'), 'conquer')).toEqual(['conquer 3']);
});

test('CL-GHOULS-8 × CL-SORCERERS-1 Ghouls in decline in the way are paid for, not converted', () => {
  const start = scene(
    row,
    `
    anna   humans+hill               4:1  / ghouls 1:1
    bert*  sorcerers+swamp   hand 3  2:1
  `,
  );
  expect(legal(start, 'conquer')).toEqual(['conquer 1', 'conquer 3']); // 2 + 1 defender
});
