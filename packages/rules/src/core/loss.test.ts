import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, at, board, events, hand, legal, scene, seatAt } from '../../test/scene.ts';
import { cost, type State, snapshot, toDecide } from '../index.ts';

const trayOf = (s: State, race: string): number => s.tray[s.world.races.findIndex(({ id }) => id === race)];

const field = board(`
  0 hill edge     - 1 2 3
  1 swamp         - 0 2
  2 mountain      - 0 1 3
  3 forest edge   - 0 2 4
  4 farmland edge - 3
`);
const war = scene(
  field,
  `
  anna*  ratmen+merchant  hand 8  0:1
  bert   wizards+hill             1:3  4:1
`,
);

test('CORE-LOSS-1 one token of a lost region goes to the tray for good, the others to hand', () => {
  const s = after(war, 'conquer 1'); // 2 + 3
  expect(hand(s, 1)).toBe(2);
  expect(trayOf(s, 'wizards')).toBe(trayOf(war, 'wizards') + 1);
  expect(events(war, 'conquer 1')).toContainEqual({ type: 'lost', race: 'wizards', seat: 1, region: 1, fallen: 1, saved: 2 });
});

test('CORE-LOSS-1 so does a second region lost in the same turn', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 9  0:1
      bert   wizards+hill             1:2  3:3  4:1
    `,
    ),
    'conquer 1',
    'conquer 3',
  );
  expect(hand(s, 1)).toBe(3); // 1 of 2 and 2 of 3
});

test('CORE-LOSS-2 a lone token is lost', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      bert   wizards+hill             1:1  4:1
    `,
    ),
    'conquer 1',
  );
  expect(hand(s, 1)).toBe(0);
  expect(trayOf(s, 'wizards')).toBe(9); // of 10, one stands in 4
});

test('CORE-LOSS-2 a people that loses its last token is still its seat’s active people', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      bert   wizards+hill             1:1
    `,
    ),
    'conquer 1',
  );
  expect(seatAt(s, 1).active).toEqual({ race: 'wizards', power: 'hill', hand: 0 });
  expect(snapshot(s).stacks?.races?.flat()).not.toContain('wizards');
});

test('CORE-LOSS-3 a people in decline loses all its tokens there', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      bert   humans+hill              4:1  / wizards 1:3  3:1
    `,
    ),
    'conquer 1',
  );
  expect(seatAt(s, 1).declined).toEqual([{ race: 'wizards' }]); // nothing in hand
  expect(trayOf(s, 'wizards')).toBe(9); // of 10, one stands in 3
});

test('CORE-LOSS-3 natives are lost like any token in decline', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      natives 1:1
    `,
    ),
    'conquer 1',
  );
  expect(s).toHold(1, 'ratmen', 3);
  expect(events(s, 'done').filter(({ type }) => type === 'lost')).toEqual([]);
});

test('CORE-LOSS-4 survivors wait until the attacker has redeployed and scored', () => {
  const s = after(war, 'conquer 1', 'done');
  expect(toDecide(s)).toBe(0); // Anna still places her tokens
  const placed = after(s, ...Array.from({ length: 7 }, () => 'deploy 0')); // 9 tokens, one stays in each of two regions
  expect(toDecide(placed)).toBe(1);
  expect(snapshot(placed).seat).toBe(0);
  expect(seatAt(placed, 0).coins).toBe(9); // 5 + 2 regions + 2 for the merchants: scored before the retreat
});

test('CORE-LOSS-4 they go to any region of their people, bordering or not, and nowhere else', () => {
  const retreat = after(war, 'conquer 1', 'done', ...Array.from({ length: 7 }, () => 'deploy 0'));
  expect(legal(retreat)).toEqual(['deploy 4']);
  expect(ruleAgainst(retreat, 'deploy 1')).toMatch(/^CORE-/);
  expect(ruleAgainst(retreat, 'done')).toBe('CORE-LOSS-4');
  expect(after(retreat, 'deploy 4', 'deploy 4')).toHold(4, 'wizards', 3);
});

test('CORE-LOSS-4 tokens of the active people do not go to a region of its people in decline', () => {
  const s = scene(
    field,
    `
    anna*  ratmen+merchant  hand 5  0:1
    bert   humans+hill              1:3  3:1  / wizards 4:1
  `,
  );
  expect(legal(after(s, 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0'))).toEqual(['deploy 3']);
});

/** Anna drives the other three out of one region each; each of them has another one left. */
const rout = board(`
  0 swamp edge - 1 2 3
  1 swamp      - 0 2
  2 swamp      - 0 1 3
  3 swamp      - 0 2
  4 swamp edge - 5
  5 swamp      - 4 6
  6 swamp      - 5
`);
test.each([
  ['anna', [1, 2, 3]],
  ['cleo', [3, 0, 1]],
])('CORE-LOSS-4 seats retreat in order after the attacker: %s', (attacker, order) => {
  const names = ['anna', 'bert', 'cleo', 'dora'];
  const races = ['humans', 'wizards', 'orcs', 'trolls'].filter((_, i) => names[i] !== attacker);
  const powers = ['hill', 'forest', 'swamp', 'mounted'];
  const spots = ['1:2 4:1', '2:2 5:1', '3:2 6:1'];
  const lines = names.map((name, i) =>
    name === attacker ? `${name}*  ratmen+merchant  hand 12  0:1` : `${name}  ${races.shift()}+${powers[i]}  ${spots.shift()}`,
  );
  let s = after(
    scene(rout, lines.join('\n')),
    'conquer 1',
    'conquer 2',
    'conquer 3',
    'done',
    ...Array.from({ length: 9 }, () => 'deploy 0'),
  );
  const seen: (number | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    seen.push(toDecide(s));
    s = after(s, legal(s)[0]);
  }
  expect(seen).toEqual(order);
});

test('CORE-LOSS-5 a people with no region keeps its tokens in hand and nobody is asked', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 5  0:1
      bert   wizards+hill             1:3
    `,
    ),
    'conquer 1',
    'done',
    ...Array.from({ length: 4 }, () => 'deploy 0'),
  );
  expect(snapshot(s).seat).toBe(1); // no retreat, Bert's turn
  expect(hand(s, 1)).toBe(2);
});

test('CORE-LOSS-5 it comes back at its own turn by the first-conquest rule', () => {
  const s = scene(
    field,
    `
    anna   ratmen+merchant  0:1
    bert*  wizards+hill  hand 3
  `,
    { phase: 'start' },
  );
  expect(legal(after(s, 'expand'))).toEqual(['conquer 0', 'conquer 3', 'conquer 4', 'done']); // 0, 3 and 4 lie at the edge
  expect(hand(after(s, 'expand'), 1)).toBe(3);
});

test('CORE-LOSS-6 the mountain stays and defends the new owner', () => {
  const s = scene(
    field,
    `
    anna*  ratmen+merchant  hand 4  0:1
    bert   humans+hill              2:1  3:6
  `,
  );
  expect(cost(s, 2).total).toBe(4); // 2 + 1 human + 1 mountain
  const lost = after(s, 'conquer 2', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'expand');
  expect(cost(lost, 2).total).toBe(4); // 2 + 1 ratman + the same mountain
});

test('CORE-LOSS-6 pieces leave with the region’s owner', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      bert   trolls+fortified         1:1+lair+fortress
    `,
    ),
    'conquer 1',
  );
  expect(at(s, 1)).toEqual({ race: 'ratmen', tokens: 5 }); // 2 + 1 + lair + fortress, and both are gone
});

test('CORE-LOSS-6 a lair of a people in decline too', () => {
  const s = after(
    scene(
      field,
      `
      anna*  ratmen+merchant  hand 8  0:1
      bert                            / trolls 1:1+lair 4:1+lair
    `,
    ),
    'conquer 1',
  );
  expect(at(s, 1)).toEqual({ race: 'ratmen', tokens: 4 });
  expect(s).toHold(4, 'lair', 1);
});

/** Carl is driven out first, then Bert; everybody places what is left. */
function routed(extras: { readonly rulings?: Readonly<Record<string, string>> } = {}): State {
  const start = scene(field, `anna*  ratmen+merchant  hand 8  0:1\n bert  wizards+hill  1:2 4:1\n carl  trolls+swamp  2:1 3:2`, extras);
  return after(start, 'conquer 3', 'conquer 1', 'done', ...new Array<string>(6).fill('deploy 0')); // 4 and 4 spent, one stays in each
}

test('CORE-LOSS-4 the beaten retreat in the order of play', () => {
  expect(toDecide(routed())).toBe(1);
});

test('CORE-LOSS-4 or, read otherwise, in the order in which they were driven out', () => {
  const beaten = routed({ rulings: { 'retreat-order': 'loss-order' } });
  expect(toDecide(beaten)).toBe(2);
  const then = after(beaten, 'deploy 2');
  expect(toDecide(then)).toBe(1);
  expect(legal(after(then, 'deploy 4'))).toContain('expand'); // Bert's own turn
});
