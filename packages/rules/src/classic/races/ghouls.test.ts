import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { cost, forecast } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 swamp         - 1 3
  3 forest        - 2 4
  4 swamp edge    - 3
`);

test('CL-GHOULS-1 keeps all tokens on the map in decline', () => {
  const over = after(scene(row, `anna*  ghouls+merchant  0:3 1:2`, { phase: 'start' }), 'decline');
  expect([at(over, 0).tokens, at(over, 1).tokens, tray(over, 'ghouls')]).toEqual([3, 2, 5]);
});

test('CL-GHOULS-1 keeps none that are in hand', () => {
  const over = after(scene(row, `anna*  ghouls+merchant  hand 4  0:1`, { phase: 'start' }), 'decline');
  expect([at(over, 0).tokens, tray(over, 'ghouls')]).toEqual([1, 9]);
});

const risen = scene(
  row,
  `
  anna*  humans+merchant  4:2  / ghouls 0:3
  bert   orcs+hill             2:2
`,
  { phase: 'start' },
);

test('CL-GHOULS-2 is taken up when its owner expands, and conquers first', () => {
  const up = after(risen, 'expand');
  expect(seatAt(up, 0).declined).toEqual([{ race: 'ghouls', hand: 2 }]);
  expect(legal(up)).toEqual(['abandon 0', 'conquer 1', 'done']); // nothing for the Humans yet
});

test('CL-GHOULS-2 makes room for the active people with done', () => {
  const up = after(risen, 'expand', 'conquer 1', 'done');
  expect(at(up, 1)).toEqual({ race: 'ghouls', tokens: 2 });
  expect(legal(up)).toEqual(['abandon 4', 'roll 3', 'done']); // the Humans have 1 in hand, the forest costs 2
});

test('CL-GHOULS-2 acts after its owner has picked a new people', () => {
  const start = scene(row, `anna*  / ghouls 0:3`, { phase: 'start' });
  expect(legal(after(start, 'pick 0'))).toEqual(['abandon 0', 'conquer 1', 'done']);
});

test('CL-GHOULS-2 is passed over when it can attack nothing', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:1`, { phase: 'start' });
  expect(legal(after(start, 'expand'))).toContain('abandon 4');
});

test('CL-GHOULS-2 redeploys each people over its own regions', () => {
  const deploying = after(risen, 'expand', 'conquer 1', 'done', 'done');
  expect(legal(deploying)).toEqual(['deploy 0', 'deploy 1', 'deploy 4']);
  const over = after(deploying, 'deploy 0', 'deploy 4');
  expect([at(over, 0), at(over, 1), at(over, 4)]).toEqual([
    { race: 'ghouls', tokens: 2 },
    { race: 'ghouls', tokens: 1 },
    { race: 'humans', tokens: 2 },
  ]);
});

test('CL-GHOULS-2 enters like a new people when it has no region left', () => {
  const start = scene(row, `anna*  humans+merchant  1:2  / ghouls hand 3`, { phase: 'start' });
  expect(legal(after(start, 'expand'))).toEqual(['conquer 0', 'conquer 4', 'done']); // the edge only
});

const raid = scene(
  row,
  `
  anna   humans+merchant  4:1  / ghouls 0:1 1:3
  bert*  orcs+hill  hand 6     2:1
`,
);

test('CL-GHOULS-3 loses one token with a region and keeps the others', () => {
  const taken = after(raid, 'conquer 1'); // 2 + 3 defenders
  expect(seatAt(taken, 0).declined).toEqual([{ race: 'ghouls', hand: 2 }]);
  expect(tray(taken, 'ghouls')).toBe(7); // 10 - 1 - 2
});

test('CL-GHOULS-3 retreats to its own regions, not to those of the active people', () => {
  const retreat = after(raid, 'conquer 1', 'done', ...new Array<string>(5).fill('deploy 1'));
  expect(legal(retreat)).toEqual(['deploy 0']);
});

test('CL-GHOULS-3 loses a lone token, and its tile with the last one', () => {
  const start = scene(
    row,
    `
    anna   humans+merchant  4:1  / ghouls 1:1
    bert*  orcs+hill  hand 3     2:1
  `,
  );
  const taken = after(start, 'conquer 1');
  expect([seatAt(taken, 0).declined, tray(taken, 'ghouls')]).toEqual([undefined, 10]);
});

test('CL-GHOULS-3 stays in the game in hand, without a region', () => {
  const start = scene(
    row,
    `
    anna   humans+merchant  4:1  / ghouls 1:2
    bert*  orcs+hill  hand 4     2:1
  `,
  );
  expect(seatAt(endTurn(after(start, 'conquer 1')), 0).declined).toEqual([{ race: 'ghouls', hand: 1 }]);
});

test('CL-GHOULS-4 attacks the active people of its owner, which retreats', () => {
  const start = scene(row, `anna*  humans+merchant  1:3 2:1  / ghouls 0:4`, { phase: 'start' });
  const taken = after(start, 'expand', 'conquer 1');
  expect(at(taken, 1)).toEqual({ race: 'ghouls', tokens: 2 });
  expect([hand(taken, 0), tray(taken, 'humans')]).toEqual([2, 7]); // the last one in region 1 fell; 10 - 2 - 1
});

test('CL-GHOULS-5 has nothing more of its power', () => {
  const start = scene(row, `anna*  ghouls+merchant  0:2 1:2`, { phase: 'start' });
  expect(coins(after(start, 'decline'), 0)).toBe(7); // 5 + 2 regions
});

test('CL-GHOULS-6 does nothing in a turn in which its owner declines', () => {
  const start = scene(row, `anna*  humans+spirit  4:2  / ghouls 0:3`, { phase: 'start' });
  expect(seatAt(after(start, 'decline'), 0).declined).toHaveLength(2);
  expect(legal(after(start, 'decline'), 'pick').length).toBeGreaterThan(0); // seat 1 is next
});

test('CL-GHOULS-6 leaves the map when its owner declines again', () => {
  const over = after(scene(row, `anna*  humans+merchant  4:2  / ghouls 0:3`, { phase: 'start' }), 'decline');
  expect([at(over, 0), tray(over, 'ghouls')]).toEqual([{}, 10]);
});

test('CL-GHOULS-7 ends the conquests of the active people with a roll', () => {
  const start = scene(
    row,
    `
    anna*  humans+merchant  4:4  / ghouls 1:2
    bert   orcs+hill             2:1
  `,
    { phase: 'start', dice: [0] },
  );
  const rolled = after(start, 'expand', 'roll 2'); // 3 against 1 and a 0
  expect(legal(rolled)).toEqual(['deploy 1', 'deploy 4']);
});

test('CL-GHOULS-8 cannot be converted in decline', () => {
  const start = scene(
    row,
    `
    anna   humans+merchant  4:1  / ghouls 1:1
    bert*  sorcerers+hill        2:1
  `,
  );
  expect(cost(start, 1, 'sorcerers').blocked).toEqual({ rule: 'CL-SORCERERS-1', what: 'not-there' });
});

test('CL-GHOULS-8 can be converted while active', () => {
  const start = scene(
    row,
    `
    anna   ghouls+merchant  1:1
    bert*  sorcerers+hill   2:1
  `,
  );
  expect(after(start, 'conquer 1 with sorcerers')).toHold(1, 'sorcerers', 1);
});

test('CL-GHOULS-2 scores what it conquered in decline', () => {
  expect(forecast(after(risen, 'expand', 'conquer 1'))).toContainEqual({ rule: 'CORE-SCORE-1', what: 'ghouls', amount: 2 });
});

test('CL-GHOULS-2 gives up regions before its first conquest, like an active people', () => {
  const left = after(risen, 'expand', 'abandon 0');
  expect(seatAt(left, 0).declined).toEqual([{ race: 'ghouls', hand: 3 }]);
  expect(legal(left)).toEqual(['conquer 0', 'conquer 4', 'done']); // only the edge is open to it now
});

test('CL-GHOULS-2 or, read otherwise, never gives up any', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:3\n bert  orcs+hill  2:2`, {
    phase: 'start',
    rulings: { 'revenants-abandon': 'never' },
  });
  expect(legal(after(start, 'expand'))).toEqual(['conquer 1', 'done']);
});

test('CL-GHOULS-2 in rules version 1 never gives up any', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:3\n bert  orcs+hill  2:2`, { phase: 'start', rules: 1 });
  expect(legal(after(start, 'expand'))).toEqual(['conquer 1', 'done']);
});

test('CL-GHOULS-2 gives up nothing after its first conquest', () => {
  expect(legal(after(risen, 'expand', 'conquer 1'), 'abandon')).toEqual([]);
});

test('CL-GHOULS-2 is asked with nothing to attack while two of its tokens could join', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:1 1:1\n bert  orcs+hill  2:2`, { phase: 'start' });
  expect(legal(after(start, 'expand'))).toEqual(['abandon 0', 'abandon 1', 'done']);
  const joined = after(start, 'expand', 'abandon 0', 'done', 'done', 'deploy 1', 'deploy 4');
  expect([at(joined, 0), at(joined, 1)]).toEqual([{}, { race: 'ghouls', tokens: 2 }]);
});

test('CL-GHOULS-2 stays in hand when it gave up all and came in nowhere', () => {
  const gone = endTurn(after(risen, 'expand', 'abandon 0', 'done', 'done'));
  expect(seatAt(gone, 0).declined).toEqual([{ race: 'ghouls', hand: 3 }]);
});

test('CL-GHOULS-2 × CL-FORTIFIED-3 leaves no fortress behind where it gives up a region', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:3+fortress\n bert  orcs+hill  2:2`, { phase: 'start' });
  expect(at(after(start, 'expand', 'abandon 0'), 0)).toEqual({});
});

const struck = (rulings: Record<string, string> = {}) =>
  after(scene(row, `anna*  humans+merchant  hand 3  2:1  / ghouls 0:1 1:3\n bert`, { rulings }), 'conquer 1');

test('CL-GHOULS-3 loses one token to its owner’s own people', () => {
  expect([seatAt(struck(), 0).declined, tray(struck(), 'ghouls')]).toEqual([[{ race: 'ghouls', hand: 2 }], 7]);
});

test('CL-GHOULS-3 or, read otherwise, all that stand there', () => {
  const all = struck({ 'revenants-own-attack': 'all' });
  expect([seatAt(all, 0).declined, tray(all, 'ghouls')]).toEqual([[{ race: 'ghouls' }], 9]);
});

const feud = (rulings: Record<string, string> = {}) =>
  after(scene(row, `anna*  humans+merchant  1:3 2:1  / ghouls 0:6\n bert`, { phase: 'start', rulings }), 'expand');

test('CL-GHOULS-4 pays nothing for its owner’s active tokens', () => {
  expect(cost(feud(), 1).total).toBe(2);
});

test('CL-GHOULS-4 or, read otherwise, pays for each of them', () => {
  const asked = cost(feud({ 'revenants-owner-cost': 'counted' }), 1);
  expect(asked.total).toBe(3); // 2 + the one that was left there
  expect(asked.parts).toContainEqual({ rule: 'CL-GHOULS-4', what: 'humans', amount: 1 });
});

const last = (rulings: Record<string, string>) =>
  scene(row, `anna*  humans+spirit  4:2  / ghouls 0:3\n bert  orcs+hill  2:2`, { phase: 'start', rulings });

test('CL-GHOULS-6 rests in a turn in which its owner declines', () => {
  const over = after(last({}), 'decline');
  expect([at(over, 0), legal(over)]).toEqual([{ race: 'ghouls', tokens: 3 }, ['expand', 'decline']]); // Bert's turn
});

test('CL-GHOULS-6 or, read otherwise, conquers first, and is redeployed after the decline', () => {
  const over = after(last({ 'revenants-decline-turn': 'yes' }), 'decline');
  expect(legal(over)).toEqual(['abandon 0', 'conquer 1', 'done']);
  expect(seatAt(over, 0).active?.race).toBe('humans'); // not yet
  const declined = after(over, 'conquer 1', 'done');
  expect([at(declined, 4), legal(declined)]).toEqual([{ race: 'humans', tokens: 1 }, ['deploy 0', 'deploy 1']]);
  expect(coins(after(declined, 'deploy 0'), 0)).toBe(8); // 5 + 3 regions
});

test('CL-GHOULS-6 in such a turn, leaves the map if its owner’s people takes its place', () => {
  const start = scene(row, `anna*  humans+merchant  4:2  / ghouls 0:3\n bert  orcs+hill  2:2`, {
    phase: 'start',
    rulings: { 'revenants-decline-turn': 'yes' },
  });
  const over = after(start, 'decline', 'conquer 1', 'done');
  expect([at(over, 0), at(over, 1), tray(over, 'ghouls'), coins(over, 0)]).toEqual([{}, {}, 10, 6]);
});

const gamble = (rulings: Record<string, string>) =>
  after(
    scene(row, `anna*  humans+merchant  4:4  / ghouls 1:2\n bert  orcs+hill  2:1`, { phase: 'start', dice: [0], rulings }),
    'expand',
    'roll 2',
  );

test('CL-GHOULS-7 or, read otherwise, a roll of the Ghouls is their own last conquest alone', () => {
  expect(legal(gamble({}), 'conquer')).toEqual([]);
  expect(legal(gamble({ 'revenants-one-roll': 'people' }), 'conquer')).toEqual(['conquer 3']);
});

test('CL-GHOULS-8 or, read otherwise, is converted in decline like an active people, once a turn from each opponent', () => {
  const start = scene(row, `anna  humans+merchant  3:1  / ghouls 1:1\n bert*  sorcerers+hill  2:1`, {
    rulings: { 'revenants-converted': 'like-active' },
  });
  const taken = after(start, 'conquer 1 with sorcerers');
  expect([at(taken, 1), tray(taken, 'ghouls')]).toEqual([{ race: 'sorcerers', tokens: 1 }, 10]);
  expect(cost(taken, 3, 'sorcerers').blocked).toBeDefined(); // Anna has been converted from
});
