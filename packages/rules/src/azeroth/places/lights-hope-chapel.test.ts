import { expect, test } from 'vitest';
import { after, board, endTurn, events, hand, legal, scene } from '../../../test/scene.ts';

const abbey = board(`
  0 hill anchor   - 1 2 3
  1 swamp         - 0 2
  2 forest        - 0 1 3
  3 farmland      - 0 2
`);
const start = scene(
  abbey,
  `
  anna*  orcs+miner    hand 9  0:1
  bert   gnomes+farmer         1:2 2:1 3:1
  markers 3:lights-hope-chapel
`,
);

test('AZ-CHAPEL-1 its holder loses no token when a region is taken', () => {
  expect(hand(after(start, 'conquer 1'), 1)).toBe(2);
  expect(hand(after(start, 'conquer 1', 'conquer 2'), 1)).toBe(3);
});

test('AZ-CHAPEL-1 the attack that takes the chapel is the last one of which this is true', () => {
  const taken = after(start, 'conquer 3');
  expect(hand(taken, 1)).toBe(1);
  expect(hand(after(taken, 'conquer 2'), 1)).toBe(1); // that one was lost
});

test('AZ-CHAPEL-1 the tokens come back in retreat', () => {
  const turn = endTurn(after(start, 'conquer 1'));
  expect(turn).toHold(2, 'gnomes', 3);
});

test('AZ-CHAPEL-1 without losses there is nothing for the Forsaken to buy', () => {
  const dead = scene(
    abbey,
    `
    anna*  forsaken+miner  hand 4  0:1
    bert   gnomes+farmer           2:1 3:1
    markers 3:lights-hope-chapel
  `,
  );
  expect(legal(after(dead, 'conquer 2', 'done'), 'choose')).toEqual([]);
});

test('AZ-CHAPEL-1 × AZ-GOBLINS-2: a bomb is an attack here', () => {
  const mined = scene(
    abbey,
    `
    anna   goblins+miner  0:1
    bert*  gnomes+farmer  2:1 3:1
    markers 3:lights-hope-chapel
  `,
    { bombs: { 2: 'live' } },
  );
  const blown = endTurn(mined);
  expect(hand(blown, 1)).toBe(1);
});

test('AZ-CHAPEL-1 × AZ-BEASTMASTER-3: not even a beast falls', () => {
  const tamed = scene(
    abbey,
    `
    anna*  orcs+miner          hand 9  0:1
    bert   gnomes+beastmaster          2:1+beast 3:1
    markers 3:lights-hope-chapel
  `,
  );
  const turn = endTurn(after(tamed, 'conquer 2'));
  expect(turn).toHold(3, 'beast', 1);
});

test('AZ-CHAPEL-1 × AZ-DRAENEI-1: the Draenei keep their first token for later', () => {
  const light = scene(
    abbey,
    `
    anna*  orcs+miner      hand 9  0:1
    bert   draenei+farmer          1:1 3:1 2:1
    markers 3:lights-hope-chapel
  `,
  );
  expect(hand(after(light, 'conquer 3', 'conquer 1'), 1)).toBe(2); // one by the chapel, one by the Light
});

test('AZ-CHAPEL-1 protects the people that holds it, not its owner’s declined one', () => {
  const two = scene(
    abbey,
    `
    anna*  orcs+miner    hand 9  0:1
    bert   gnomes+farmer         3:1  / trolls 1:1
    markers 3:lights-hope-chapel
  `,
  );
  expect(events(two, 'conquer 1')).toContainEqual({ type: 'lost', race: 'trolls', seat: 1, region: 1, fallen: 1, saved: 0 });
});

test('AZ-CHAPEL-1, AZ-MARKER-2: a declined holder loses everything', () => {
  const declined = scene(
    abbey,
    `
    anna*  orcs+miner    hand 9  0:1
    bert   trolls+farmer         1:1  / gnomes 3:1 2:1
    markers 3:lights-hope-chapel
  `,
  );
  expect(events(declined, 'conquer 2')).toContainEqual({ type: 'lost', race: 'gnomes', seat: 1, region: 2, fallen: 1, saved: 0 });
});
