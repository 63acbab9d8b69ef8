import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { outcome, type Position, type State, snapshot, toDecide } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1 3
  3 swamp edge - 2
`);

const wiped = endTurn(
  after(
    scene(
      row,
      `
      anna   orcs+merchant          1:1
      bert*  elves+swamp    hand 3  0:1
    `,
    ),
    'conquer 1',
  ),
);

test('CORE-TURN-4 × CORE-LOSS-2 a people wiped out before its next turn may expand, and only score', () => {
  expect(legal(wiped)).toEqual(['expand', 'decline']);
  const on = after(wiped, 'expand');
  expect(legal(on)).toEqual(['done']);
  expect(coins(after(on, 'done'), 0)).toBe(5);
});

test('CORE-TURN-4 × CORE-DECLINE-5 or decline: its tile goes back at once', () => {
  const over = after(wiped, 'decline');
  expect([seatAt(over, 0).active, seatAt(over, 0).declined, tray(over, 'orcs')]).toEqual([undefined, undefined, 10]);
  expect(snapshot(over).stacks?.races?.[0]?.at(-1)).toBe('orcs'); // under the stack
});

test('CORE-TURN-4 × CL-ALCHEMIST-1 a people wiped out still has its power’s coins', () => {
  expect(coins(after(scene(row, `anna*  orcs+alchemist`, { phase: 'start' }), 'expand', 'done'), 0)).toBe(7); // 5 + 2
});

test('CORE-DECLINE-5 × CL-SPIRIT-1 a Spirit people that declines with everything in hand vanishes, power and all', () => {
  const over = after(scene(row, `anna*  orcs+spirit  hand 6`, { phase: 'start' }), 'decline');
  expect([seatAt(over, 0).declined, tray(over, 'orcs'), snapshot(over).stacks?.discards]).toEqual([undefined, 10, ['spirit']]);
});

test('CORE-DECLINE-5 × CL-GHOULS-1 Ghouls that decline with everything in hand vanish too', () => {
  const over = after(scene(row, `anna*  ghouls+hill  hand 6`, { phase: 'start' }), 'decline');
  expect([seatAt(over, 0).declined, tray(over, 'ghouls'), coins(over, 0)]).toEqual([undefined, 10, 5]);
});

test('CORE-DECLINE-5 × CORE-DECLINE-3 declining with everything in hand still removes the people in decline', () => {
  const over = after(scene(row, `anna*  orcs+hill  hand 6  / elves 2:1`, { phase: 'start' }), 'decline');
  expect([seatAt(over, 0).declined, at(over, 2)]).toEqual([undefined, {}]);
});

/** Seven races in play, so seven are left: six on offer and one in the stack. */
const crowd = scene(
  row,
  `
  anna*
  bert   orcs+hill        hand 1  / elves 0:1
  carl   humans+swamp     hand 1  / giants 1:1
  dora   wizards+forest   hand 1  / tritons 2:1
  emil   trolls+merchant  hand 1
`,
  { phase: 'start' },
);
const offered = (s: State): number => s.columns[0]?.length ?? 0;
const inStack = (s: State): number | undefined => snapshot(s).stacks?.races?.[0]?.length;

test('CORE-DRAFT-5 the last race tile is drawn: six are still on offer', () => {
  expect([offered(crowd), inStack(crowd)]).toEqual([6, 1]);
  const last = after(crowd, 'pick 0');
  expect([offered(last), inStack(last)]).toEqual([6, 0]);
});

test('CORE-DRAFT-5 × CORE-DECLINE-5 with no race tile left five are on offer, and a tile that comes back is the lowest', () => {
  const five = scene(
    row,
    `
    anna*                         / ratmen 3:1
    bert   orcs+hill      hand 1  / elves 0:1
    carl   humans+swamp   hand 1  / giants 1:1
    dora   wizards+forest hand 1  / tritons 2:1
    emil   trolls+merchant hand 1
  `,
    { phase: 'start' },
  );
  expect(offered(five)).toBe(6);
  const taken = after(five, 'pick 0', 'done');
  expect([offered(taken), inStack(taken)]).toEqual([5, 0]);
  const back = after(taken, 'decline'); // Bert's Orcs have no region and vanish, his Elves leave the map: both tiles come back
  expect([offered(back), inStack(back)]).toEqual([6, 1]);
});

test('CORE-DRAFT-6 the power stack is exhausted: the discarded ones are shuffled into a new one', () => {
  const offers = ['alchemist', 'berserk', 'bivouacking', 'commando', 'diplomat', 'flying'].map((power, i) => ({
    race: ['amazons', 'dwarves', 'elves', 'ghouls', 'giants', 'halflings'][i] ?? '',
    power,
  }));
  const discards = [
    'forest',
    'fortified',
    'heroic',
    'hill',
    'merchant',
    'mounted',
    'pillaging',
    'seafaring',
    'spirit',
    'stout',
    'swamp',
    'underworld',
    'wealthy',
  ];
  const start = scene(
    row,
    `
    anna*
    bert   orcs+dragon-master  hand 1
  `,
    { phase: 'start', offers, stacks: { powers: [], discards } },
  );
  const picked = after(start, 'pick 0');
  const fresh = picked.world.powers[picked.powers[5] ?? -1]?.id ?? 'none';
  const { stacks } = snapshot(picked);
  expect(stacks?.discards).toEqual([]);
  expect([...(stacks?.powers ?? []), fresh].sort()).toEqual(discards);
});

const last: Partial<Position> = { round: 10 };

test('CORE-END-2 × CL-GHOULS-1 a tie is broken by tokens, those of declined Ghouls among them', () => {
  const start = scene(
    row,
    `
    anna   orcs+hill   coins 6  0:2  / ghouls 2:3
    bert*  elves+forest  coins 5  3:4
  `,
    last,
  );
  expect(outcome(endTurn(start))).toEqual({ coins: [6, 6], winners: [0], tieBreak: { rule: 'CORE-END-2', what: 'tokens' } }); // 5 against 4
});

test('CORE-END-2 × CL-TROLLS-1 lairs break no tie: it is shared', () => {
  const start = scene(
    row,
    `
    anna   trolls+hill  coins 6  0:2+lair
    bert*  elves+forest  coins 5  3:2
  `,
    last,
  );
  expect(outcome(endTurn(start))).toEqual({ coins: [6, 6], winners: [0, 1], tieBreak: { rule: 'CORE-END-2', what: 'shared' } });
});

test('CORE-END-2 × CL-STOUT-2 a Stout people that declines in the last turn gives its tokens away', () => {
  const start = scene(
    row,
    `
    anna   orcs+hill    coins 6  0:2
    bert*  elves+stout  coins 5  3:4
  `,
    last,
  );
  const over = after(start, 'done', 'deploy 3', 'deploy 3', 'deploy 3', 'decline');
  expect([toDecide(over), outcome(over)?.winners]).toEqual([undefined, [0]]); // 2 against 1
});
