import { expect, test } from 'vitest';
import { after, at, board, coins, events, legal, scene, seatAt } from '../../test/scene.ts';
import { type Position, type State, snapshot, toDecide } from '../index.ts';

const trayOf = (s: State, race: string): number => s.tray[s.world.races.findIndex(({ id }) => id === race)];
const offered = (s: State): readonly string[] => {
  const { offers } = snapshot(s);
  return Array.isArray(offers) ? offers.map(({ race }) => race) : [];
};
const stacked = (s: State): readonly string[] => snapshot(s).stacks?.races?.[0] ?? [];

const land = board(`
  0 farmland edge mine - 1 2
  1 farmland           - 0 2 3
  2 hill               - 0 1 3
  3 swamp edge         - 1 2
`);
const atStart = (table: string, extras: Partial<Position> = {}): State => scene(land, table, { phase: 'start', ...extras });

const humans = atStart(`
  anna*  humans+hill  coins 0  hand 2  0:3  1:1  2:2
  bert   elves+swamp                   3:1
`);

test('CORE-DECLINE-1 the race stays with its seat, the power is discarded', () => {
  const s = after(humans, 'decline');
  expect(seatAt(s, 0).declined).toEqual([{ race: 'humans' }]);
  expect(seatAt(s, 0).active).toBeUndefined();
  expect(snapshot(s).stacks?.discards).toEqual(['hill']);
});

test('CORE-DECLINE-1 unless the power says that it stays', () => {
  const s = after(atStart('anna*  humans+spirit  0:3'), 'decline');
  expect(seatAt(s, 0).declined).toEqual([{ race: 'humans', power: 'spirit' }]);
  expect(snapshot(s).stacks?.discards).toEqual([]);
});

test('CORE-DECLINE-2 one token stays in each region, all the others go to the tray, hand included', () => {
  const s = after(humans, 'decline');
  expect([0, 1, 2].map((r) => at(s, r))).toEqual(Array.from({ length: 3 }, () => ({ race: 'humans', tokens: 1 })));
  expect(trayOf(s, 'humans')).toBe(7); // 10 - 3
});

test('CORE-DECLINE-2 tokens set aside go to the tray as well', () => {
  expect(trayOf(after(atStart('anna*  amazons+hill  aside 4  0:2'), 'decline'), 'amazons')).toBe(14); // 15 - 1
});

test('CORE-DECLINE-3 an earlier people in decline leaves the map, with all its tokens and pieces', () => {
  const s = after(
    atStart(`
      anna*  humans+hill  0:3  / trolls 1:1+lair  2:1+lair
      bert   elves+swamp  3:1
    `),
    'decline',
  );
  expect([at(s, 1), at(s, 2)]).toEqual([{}, {}]);
  expect(seatAt(s, 0).declined).toEqual([{ race: 'humans' }]);
  expect(trayOf(s, 'trolls')).toBe(10);
});

test('CORE-DECLINE-3 nobody else’s people in decline is touched', () => {
  const s = after(
    atStart(`
      anna*  humans+hill  0:3
      bert   elves+swamp  3:1  / trolls 1:1+lair
    `),
    'decline',
  );
  expect(s).toHold(1, 'trolls', 1);
  expect(s).toHold(1, 'lair', 1);
});

test('CORE-DECLINE-4 the turn ends at once, with a coin for each region and none for what was given up', () => {
  const s = after(humans, 'decline');
  expect(coins(s, 0)).toBe(3); // no farmland for the humans, no hill
  expect(toDecide(s)).toBe(1);
  expect(events(humans, 'decline')).toContainEqual({
    type: 'scored',
    seat: 0,
    total: 3,
    items: [{ rule: 'CORE-SCORE-1', what: 'humans', amount: 3 }],
  });
});

test('CORE-DECLINE-4 what goes on in decline counts already', () => {
  expect(coins(after(atStart('anna*  dwarves+hill  coins 0  0:3  2:1'), 'decline'), 0)).toBe(3); // 2 regions + the mine of CL-DWARVES-2
});

test('CORE-DECLINE-4 there is no conquest before it nor after it', () => {
  expect(legal(humans)).toEqual(['expand', 'decline']);
  const s = after(humans, 'decline', 'expand', 'done');
  expect(legal(s).every((line) => line.startsWith('pick'))).toBe(true);
});

test('CORE-DECLINE-5 the tile of a people that has left the map goes under the stack', () => {
  const s = atStart('anna*  humans+hill  0:3  / trolls 1:1');
  expect(stacked(s)).toHaveLength(6); // 14 - 2 in play - 6 on offer
  expect(stacked(after(s, 'decline'))).toEqual([...stacked(s), 'trolls']);
});

test('CORE-DECLINE-5 also when its last region is conquered', () => {
  const s = scene(
    land,
    `
    anna*  ratmen+merchant  hand 8  0:1
    bert   humans+hill              3:1  / trolls 1:1
  `,
  );
  expect(stacked(after(s, 'conquer 1')).at(-1)).toBe('trolls');
  expect(seatAt(after(s, 'conquer 1'), 1).declined).toBeUndefined();
  expect(events(s, 'conquer 1')).toContainEqual({ type: 'vanished', race: 'trolls' });
});

test('CORE-DECLINE-5 not while another token of it stands', () => {
  const s = scene(
    land,
    `
    anna*  ratmen+merchant  hand 8  0:1
    bert   humans+hill              3:1  / trolls 1:1  2:1
  `,
  );
  expect(stacked(after(s, 'conquer 1'))).not.toContain('trolls');
  expect(stacked(after(s, 'conquer 1', 'conquer 2')).at(-1)).toBe('trolls');
});

test('CORE-DECLINE-5 an active people that has left the map keeps its tile', () => {
  const s = scene(
    land,
    `
    anna*  ratmen+merchant  hand 8  0:1
    bert   trolls+hill              1:1
  `,
  );
  expect(stacked(after(s, 'conquer 1'))).not.toContain('trolls');
});

test('CORE-DECLINE-5 a people that declines with no region goes at once, tokens and all', () => {
  const s = after(atStart('anna*  humans+hill  hand 6'), 'decline');
  expect(seatAt(s, 0).declined).toBeUndefined();
  expect(stacked(s).at(-1)).toBe('humans');
  expect(trayOf(s, 'humans')).toBe(10);
  expect(snapshot(s).stacks?.discards).toEqual(['hill']);
});

test('CORE-DECLINE-5 a power that stayed beside it is discarded with it', () => {
  const s = scene(
    land,
    `
    anna*  ratmen+merchant  hand 8  0:1
    bert                            / trolls+spirit 1:1
  `,
  );
  expect(snapshot(after(s, 'conquer 1')).stacks?.discards).toEqual(['spirit']);
});

/** Ten races in play leave four on offer and none in the stack. */
const crowd = board(
  Array.from({ length: 11 }, (_, r) => `${r} hill edge - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 11).join(' ')}`).join('\n'),
);
const crowded = scene(
  crowd,
  `
  anna*  ratmen+merchant  hand 9  0:1  / giants 10:1
  bert   humans+hill              2:1  / elves 1:1
  cleo   orcs+commando            4:1  / trolls 5:1
  dora   dwarves+swamp            6:1  / tritons 7:1
  emil   wizards+mounted          8:1  / ghouls 9:1
`,
);

test('CORE-DECLINE-5 with an empty stack the tile goes to the lowest free place of the column, with a power', () => {
  expect(stacked(crowded)).toEqual([]);
  const open = offered(crowded);
  expect(open).toHaveLength(4); // 14 - 10
  const s = after(crowded, 'conquer 1');
  expect(offered(s)).toEqual([...open, 'elves']);
  expect(stacked(s)).toEqual([]);
});

test('CORE-DECLINE-5 so the next seat can take it, for the price of its place', () => {
  const s = after(crowded, 'conquer 1');
  const { offers } = snapshot(s);
  expect(Array.isArray(offers) ? offers[4] : undefined).toMatchObject({ race: 'elves' });
  expect(trayOf(s, 'elves')).toBe(11); // and its tray is full again
});
