import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, board, coins, events, hand, legal, scene, seatAt } from '../../test/scene.ts';
import { clone, type Position, type State, snapshot, toDecide } from '../index.ts';

const plot = board(`
  0 farmland edge - 1
  1 farmland edge - 0
`);

/** Six combos, some with coins on them, and the two next tiles of each stack. */
const column = [
  { race: 'ratmen', power: 'merchant' },
  { race: 'humans', power: 'hill', coins: 1 },
  { race: 'skeletons', power: 'alchemist', coins: 2 },
  { race: 'orcs', power: 'commando' },
  { race: 'trolls', power: 'mounted', coins: 3 },
  { race: 'dwarves', power: 'swamp' },
];
const stacks = { races: [['giants', 'elves']], powers: ['forest', 'fortified'] };

function table(purse: number, extras: Partial<Position> = {}): State {
  return scene(
    plot,
    `
    anna*  coins ${purse}
    bert
  `,
    { phase: 'start', offers: column, stacks, ...extras },
  );
}

const offers = (s: State) => {
  const open = snapshot(s).offers;
  return Array.isArray(open) ? open : [];
};
const coinsOnOffer = (s: State): number => offers(s).reduce((sum, offer) => sum + (offer.coins ?? 0), 0);

test('CORE-DRAFT-1 a seat without a people must take one of the combos', () => {
  expect(legal(table(5))).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5']);
  expect(ruleAgainst(table(5), 'expand')).toBe('CORE-DRAFT-1');
  expect(ruleAgainst(table(5), 'done')).toBe('CORE-DRAFT-1');
});

test.each([0, 1, 2, 3, 4, 5])('CORE-DRAFT-1 the combo at place %i costs as many coins', (place) => {
  expect(events(table(5), `pick ${place}`)).toContainEqual(expect.objectContaining({ type: 'picked', price: place }));
});

test('CORE-DRAFT-1 the top one is free, even for a seat with no coin', () => {
  expect(legal(table(0))).toEqual(['pick 0']);
  expect(coins(after(table(0), 'pick 0'), 0)).toBe(0);
});

test('CORE-DRAFT-2 one coin is laid on each combo above the chosen one', () => {
  const s = after(table(5), 'pick 3');
  expect(coins(s, 0)).toBe(2); // 5 - 3
  expect(
    offers(s)
      .slice(0, 3)
      .map((offer) => offer.coins),
  ).toEqual([1, 2, 3]); // 0, 1, 2 lay there
});

test('CORE-DRAFT-2 coins that lie on a combo do not help to pay for it', () => {
  const s = table(3);
  expect(legal(s)).not.toContain('pick 4'); // price 4, and 3 coins on it
  expect(ruleAgainst(s, 'pick 4')).toBe('CORE-DRAFT-2');
});

test.each([0, 1, 2, 3, 4, 5])('CORE-DRAFT-2 no coin is made or lost by taking place %i', (place) => {
  const s = table(5);
  const next = after(s, `pick ${place}`);
  expect(coins(next, 0) + coinsOnOffer(next)).toBe(coins(s, 0) + coinsOnOffer(s)); // 5 + 6
});

test('CORE-DRAFT-3 coins on the chosen combo go to the seat that takes it', () => {
  expect(coins(after(table(5), 'pick 4'), 0)).toBe(4); // 5 - 4 + 3
  expect(events(table(5), 'pick 4')).toContainEqual({ type: 'earned', seat: 0, coins: 3, rule: 'CORE-DRAFT-3' });
});

test('CORE-DRAFT-3 nobody else gets any of them', () => {
  expect(coins(after(table(5), 'pick 4'), 1)).toBe(5);
});

test('CORE-DRAFT-4 race value and power value give the tokens', () => {
  expect(hand(after(table(5), 'pick 2'), 0)).toBe(10); // skeletons 6 + alchemist 4
  expect(hand(after(table(5), 'pick 0'), 0)).toBe(10); // ratmen 8 + merchant 2
  expect(hand(after(table(5), 'pick 5'), 0)).toBe(7); // dwarves 3 + swamp 4
});

test('CORE-DRAFT-4 the tray gives what it holds and no more', () => {
  const short = clone(table(5));
  const dwarves = short.world.races.findIndex(({ id }) => id === 'dwarves');
  short.tray[dwarves] = 4;
  expect(hand(after(short, 'pick 5'), 0)).toBe(4); // 3 + 4 wanted
  expect(after(short, 'pick 5').tray[dwarves]).toBe(0);
});

test('CORE-DRAFT-5 combos below move up with their coins, and the next pair of the stacks is revealed', () => {
  expect(offers(after(table(5), 'pick 1'))).toEqual([
    { race: 'ratmen', power: 'merchant', coins: 1 },
    { race: 'skeletons', power: 'alchemist', coins: 2 },
    { race: 'orcs', power: 'commando' },
    { race: 'trolls', power: 'mounted', coins: 3 },
    { race: 'dwarves', power: 'swamp' },
    { race: 'giants', power: 'forest' },
  ]);
});

/** Nine of the fourteen races are in play: five are left to offer. */
const crowd = board(
  Array.from({ length: 9 }, (_, r) => `${r} hill edge - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 9).join(' ')}`).join('\n'),
);
const crowded = scene(
  crowd,
  `
  anna*                        / giants 0:1
  bert   humans+hill      1:1  / elves 2:1
  cleo   orcs+commando    3:1  / trolls 4:1
  dora   dwarves+swamp    5:1  / tritons 6:1
  emil   wizards+mounted  7:1  / ghouls 8:1
`,
  { phase: 'start' },
);

test('CORE-DRAFT-5 with no race tile left in the stack fewer than six are on offer', () => {
  expect(legal(crowded)).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3', 'pick 4']); // 14 races - 9 in play
  expect(offers(after(crowded, 'pick 0'))).toHaveLength(4);
});

const others = ['berserk', 'bivouacking', 'diplomat', 'dragon-master', 'flying', 'fortified', 'heroic', 'pillaging'];
const last = ['seafaring', 'spirit', 'stout', 'underworld', 'wealthy'];

test('CORE-DRAFT-6 discarded powers become the new stack when it has run out', () => {
  const s = table(5, { stacks: { races: stacks.races, powers: ['forest'], discards: [...others, ...last] } });
  const once = after(s, 'pick 0', 'done');
  expect(snapshot(once).stacks?.powers).toEqual([]); // forest was the last one
  const twice = snapshot(after(once, 'pick 0'));
  expect(twice.stacks?.discards).toEqual([]);
  expect(new Set([...(twice.stacks?.powers ?? []), offers(after(once, 'pick 0'))[5]?.power])).toEqual(new Set([...others, ...last]));
});

test('CORE-DRAFT-6 they are shuffled: another seed brings another order', () => {
  const dealt = (seed: string): readonly string[] => {
    const s = table(5, { seed, stacks: { races: stacks.races, powers: [], discards: ['forest', ...others, ...last] } });
    return snapshot(after(s, 'pick 0')).stacks?.powers ?? [];
  };
  expect([...dealt('one')].sort()).not.toEqual([]);
  expect(dealt('one')).not.toEqual(dealt('two'));
});

test('CORE-DRAFT-6 powers in play and on offer are not among them', () => {
  const s = after(table(5, { stacks: { races: stacks.races, powers: [], discards: ['forest', ...others, ...last] } }), 'pick 0');
  expect(snapshot(s).stacks?.powers).not.toContain('merchant');
  expect(new Set([...(snapshot(s).stacks?.powers ?? []), ...offers(s).map((offer) => offer.power)]).size).toBe(19); // 20 - the one in play
});

test('CORE-DRAFT-7 who declines takes no new people in that turn, but at its next one', () => {
  const start = scene(
    plot,
    `
    anna*  ratmen+merchant  0:1
    bert   humans+hill      1:1
  `,
    { phase: 'start' },
  );
  const declined = after(start, 'decline');
  expect(toDecide(declined)).toBe(1);
  expect(seatAt(declined, 0).active).toBeUndefined();
  expect(legal(after(declined, 'expand', 'done'), 'pick')).toHaveLength(6);
});

test('CORE-DRAFT-2 what lies on a combo does not help to pay for it', () => {
  expect(legal(table(1))).toEqual(['pick 0', 'pick 1']);
});

test('CORE-DRAFT-2 or, read otherwise, it does: coins are picked up first', () => {
  const poor = table(1, { rulings: { 'draft-coins-help': 'yes' } });
  expect(legal(poor)).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 4']); // 1 + 1, 1 + 2, 1 + 3
  const taken = after(poor, 'pick 4');
  expect(coins(taken, 0)).toBe(0); // 1 + 3 - 4
  expect(snapshot(taken).offers).toMatchObject([{ coins: 1 }, { coins: 2 }, { coins: 3 }, { coins: 1 }, {}, {}]);
});
