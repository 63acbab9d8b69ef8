import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const keep = board(`
  0 hill anchor             - 1 2
  1 mountain                - 0 2 3
  2 forest                  - 0 1 3
  3 swamp cavern            - 1 2
  4 farmland anchor island1 - 5
  5 forest cavern island1   - 4
`);
const led = scene(
  keep,
  `
  anna*  gnomes+champion  0:1
  bert   orcs+entrenched  1:4+fort 3:1
`,
);

test('AZ-CHAMPION-1 takes a bordering region for nothing, whatever defends it', () => {
  expect(cost(led, 1, 'champion').total).toBe(0);
  const taken = after(led, 'conquer 1 with champion');
  expect(at(taken, 1)).toMatchObject({ race: 'gnomes', tokens: 0, pieces: { champion: 1 } });
  expect(hand(taken, 1)).toBe(3); // 4 Orcs, one lost
});

test('AZ-CHAMPION-1 works once per turn', () => {
  const taken = after(led, 'conquer 1 with champion');
  expect(legal(taken, 'conquer 3')).toEqual([]);
  expect(cost(taken, 3, 'champion')).toMatchObject({ blocked: { rule: 'AZ-CHAMPION-1', what: 'spent' } });
});

test('AZ-CHAMPION-1 takes bordering regions only: no landing, no entry', () => {
  const champions = (spot: string) =>
    legal(scene(keep, `anna*  orcs+champion  hand 4  ${spot}`)).filter((move) => move.endsWith('champion'));
  expect(champions('0:1')).toEqual(['conquer 1 with champion', 'conquer 2 with champion']);
  expect(champions('')).toEqual([]);
});

test('AZ-CHAMPION-1 × AZ-GNOMES-1: the assault makes any land border, and the champion needs no die', () => {
  expect(after(led, 'conquer 5 with gnomes champion')).toHold(5, 'champion');
});

test('AZ-CHAMPION-1 × AZ-KOBOLDS-1, AZ-ASHES-1: what counts as bordering will do', () => {
  const kobolds = scene(keep, 'anna*  kobolds+champion  0:1');
  expect(after(kobolds, 'conquer 5 with champion')).toHold(5, 'champion');
  const ashes = scene(keep, 'anna*  orcs+champion  0:1\nmarkers 0:ashes-of-alar');
  const flown = after(ashes, 'conquer 5 with ashes-of-alar champion');
  expect(flown).toHold(5, 'champion');
  expect(flown).toHold(5, 'ashes-of-alar');
});

test('AZ-CHAMPION-1 × AZ-DEFENSIVE-2: not an immune region', () => {
  const towers = scene(
    keep,
    `
    anna*  gnomes+champion  5:1
    bert   orcs+defensive   4:1+watchtower
  `,
  );
  expect(legal(towers, 'conquer 4')).toEqual([]);
});

test('AZ-CHAMPION-1 × AZ-AEGIS-1, AZ-PANDAREN-2: tolls are paid', () => {
  const start = scene(
    keep,
    `
    anna*  gnomes+champion  0:1
    bert   pandaren+miner   1:2
    markers 1:aegis-of-aggramar
  `,
    { harmony: [0] },
  );
  const taken = after(start, 'conquer 1 with champion');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([1, 9]); // 2 for the aegis, 2 for harmony
});

test('AZ-CHAMPION-2 defends as one token', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 5  0:1
    bert   gnomes+champion          1:1 2:0+champion
  `,
  );
  expect(cost(start, 2).total).toBe(3); // 2 + champion
  expect(cost(start, 1).total).toBe(4); // 2 + 1 defender + mountain
});

test('AZ-CHAMPION-3 captured: no token falls, a coin goes to the conqueror, and the champion is redeployed', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 6  0:1
    bert   gnomes+champion          2:2+champion 3:1
  `,
  );
  const taken = after(start, 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([6, 4]);
  expect(hand(taken, 1)).toBe(2);
  const retreat = after(taken, 'done', ...Array<string>(5).fill('deploy 0'), 'deploy 3', 'deploy 3', 'deploy 3 champion');
  expect(retreat).toHold(3, 'champion');
});

test('AZ-CHAMPION-3 where the champion does not stand, a token falls and no ransom is due', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 6  0:1
    bert   gnomes+champion          2:2 3:1+champion
  `,
  );
  const taken = after(start, 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([5, 5]);
  expect(hand(taken, 1)).toBe(1);
});

test('AZ-CHAMPION-3, AZ-PAY-1: the ransom takes what is there', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 6  0:1
    bert   gnomes+champion  coins 0  2:1+champion 3:1
  `,
  );
  const taken = after(start, 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([5, 0]);
  expect(hand(taken, 1)).toBe(1);
});

test('AZ-CHAMPION-3 × AZ-DRAENEI-1: a capture does not spend the Draenei’s first token', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner        hand 9  0:1
    bert   draenei+champion          2:1+champion 1:1 3:1
  `,
  );
  const both = after(start, 'conquer 2', 'conquer 1');
  expect(hand(both, 1)).toBe(2); // one by the champion, one by the Light
});

test('AZ-CHAMPION-3 × AZ-CHAPEL-1: the chapel saves no ransom', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 9  0:1
    bert   gnomes+champion          2:1+champion 3:1
    markers 3:lights-hope-chapel
  `,
  );
  const taken = after(start, 'conquer 2');
  expect(hand(taken, 1)).toBe(1);
  expect(coins(taken, 0)).toBe(6);
});

test('AZ-CHAMPION-3 × AZ-INTIMIDATING-1: only a conquest captures; a token scared off beside the champion is lost', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+intimidating  0:1
    bert   gnomes+champion    2:1+champion
  `,
  );
  const scared = after(start, 'use intimidating 2');
  expect(hand(scared, 1)).toBe(0);
  expect(coins(scared, 1)).toBe(5);
  expect(at(scared, 2)).toMatchObject({ race: 'gnomes', tokens: 0, pieces: { champion: 1 } });
});

test('AZ-CHAMPION-3 × AZ-GOBLINS-2: a bomb captures it too, for the Goblins’ owner', () => {
  const mined = scene(
    keep,
    `
    anna   goblins+miner    0:1
    bert*  gnomes+champion  2:2+champion
  `,
    { bombs: { 2: 'live' }, phase: 'redeploy' },
  );
  const placed = after(mined, 'deploy 2', 'deploy 2 champion');
  expect(hand(placed, 1)).toBe(2);
  expect([coins(placed, 0), coins(placed, 1)]).toEqual([6, 5]); // Bert scored 1 and paid 1
});

test('AZ-CHAMPION-3 without a region left, the champion comes back with the people', () => {
  const start = scene(
    keep,
    `
    anna*  orcs+miner       hand 6  0:1
    bert   gnomes+champion          2:2+champion
  `,
  );
  const turn = after(endTurn(after(start, 'conquer 2')), 'expand');
  expect(hand(turn, 1)).toBe(2);
  expect(legal(turn)).not.toContain('conquer 4 with champion');
  expect(after(scene(keep, 'anna*  orcs+champion  hand 3'), 'conquer 4', 'conquer 5 with champion')).toHold(5, 'champion');
});

test('AZ-CHAMPION-4 leaves a region that it held alone to nobody', () => {
  const start = scene(keep, 'anna*  gnomes+champion  0:1 1:0+champion\nmarkers 1:frostmourne');
  const gone = after(start, 'conquer 3 with champion');
  expect(at(gone, 1).race).toBeUndefined();
  expect(gone).toHold(1, 'frostmourne'); // AZ-MARKER-3
  expect(gone).toHold(3, 'champion', 1);
  expect(snapshot(gone).memory?.kept ?? {}).toEqual({}); // there is one, and it stands there
});

test('AZ-CHAMPION-4 × AZ-NIGHT-ELVES-3: the wall of the region that it leaves goes', () => {
  const start = scene(keep, 'anna*  night-elves+champion  0:1 2:0+champion+wisp-wall');
  expect(after(start, 'conquer 1 with champion')).not.toHold(2, 'wisp-wall');
});

test('AZ-CHAMPION-4 is redeployed like a token, away from a region where a token stands', () => {
  const start = scene(keep, 'anna*  gnomes+champion  hand 1  0:1 1:0+champion');
  const placed = after(start, 'done', 'deploy 1');
  expect(legal(placed)).toEqual(['deploy 0 champion', 'deploy 1 champion']);
  expect(at(after(placed, 'deploy 0 champion'), 1)).toEqual({ race: 'gnomes', tokens: 1 });
});

test('AZ-CHAMPION-4 stays at redeployment where nothing else holds the region', () => {
  const start = scene(keep, 'anna*  gnomes+champion  hand 1  0:1 1:0+champion');
  expect(at(after(start, 'done', 'deploy 0'), 1)).toMatchObject({ tokens: 0, pieces: { champion: 1 } });
});

test('AZ-CHAMPION-4 × AZ-TAUREN-2: redeployed, it leaves no Tauren alone', () => {
  const start = scene(keep, 'anna*  tauren+champion  0:2 1:1+champion');
  const over = after(start, 'done');
  expect(at(over, 1)).toMatchObject({ race: 'tauren', tokens: 1, pieces: { champion: 1 } });
});

test('AZ-CHAMPION-4 × AZ-TAUREN-2: when it conquers elsewhere the Tauren beside it rejoins its people', () => {
  const start = scene(keep, 'anna*  tauren+champion  0:2 1:1+champion');
  const gone = after(start, 'conquer 3 with champion', 'deploy 0');
  expect(gone).toHold(0, 'tauren', 3);
  expect(at(gone, 1).race).toBeUndefined();
});

test('AZ-CHAMPION-4 × AZ-TAUREN-2: in decline the Tauren beside it goes to others of its people, before the turn is scored', () => {
  const asked = after(scene(keep, 'anna*  tauren+champion  0:2 1:1+champion 2:2', { phase: 'start' }), 'decline');
  expect(legal(asked)).toEqual(['deploy 0', 'deploy 2']);
  const declined = after(asked, 'deploy 2');
  expect(at(declined, 1)).toEqual({});
  expect(coins(declined, 0)).toBe(7); // regions 0 and 2
});

test('AZ-CHAMPION-4 goes in decline, and with it a region that it held alone', () => {
  const declined = after(scene(keep, 'anna*  gnomes+champion  0:2 1:0+champion 2:1', { phase: 'start' }), 'decline');
  expect(at(declined, 1).race).toBeUndefined();
  expect(snapshot(declined).memory?.kept ?? {}).toEqual({});
  expect(seatAt(declined, 0).coins).toBe(7); // regions 0 and 2
});
