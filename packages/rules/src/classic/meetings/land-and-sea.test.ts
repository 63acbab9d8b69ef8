import { expect, test } from 'vitest';
import { after, at, board, coins, legal, scene, tray } from '../../../test/scene.ts';
import { cost, forecast } from '../../index.ts';

const coast = board(`
  0 swamp edge      - 1
  1 hill            - 0 2
  2 sea edge        - 1 3
  3 farmland        - 2 4
  4 forest          - 3 5 6
  5 lake            - 4
  6 swamp           - 4
`);

test('CL-HALFLINGS-1 × CL-SEAFARING-1 Seafaring Halflings enter by any region, the lake too', () => {
  const start = scene(coast, `anna*  halflings+seafaring  hand 9`);
  expect(legal(start, 'conquer')).toEqual([0, 1, 2, 3, 4, 5, 6].map((r) => `conquer ${r}`));
  expect(after(start, 'conquer 5')).toHold(5, 'hole', 1);
});

test('CL-HALFLINGS-1 × CL-SEAFARING-1 or, read otherwise, by any land or a sea at the edge, not by the lake', () => {
  const start = scene(coast, `anna*  halflings+seafaring  hand 9`, { rulings: { 'halflings-lake': 'land-only' } });
  expect(legal(start, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 2', 'conquer 3', 'conquer 4', 'conquer 6']);
});

test('CL-HALFLINGS-1 × CL-SEAFARING-1 in rules version 1 not by the lake', () => {
  const start = scene(coast, `anna*  halflings+seafaring  hand 9`, { rules: 1 });
  expect(legal(start, 'conquer 5')).toEqual([]);
});

test('CL-HALFLINGS-1 Halflings without Seafaring enter by land alone', () => {
  const start = scene(coast, `anna*  halflings+hill  hand 9`);
  expect(legal(start, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 3', 'conquer 4', 'conquer 6']);
});

test('CL-HALFLINGS-2 × CL-SEAFARING-1 Seafaring Halflings dig in at sea as well', () => {
  const two = after(scene(coast, `anna*  halflings+seafaring  hand 9`), 'conquer 2', 'conquer 3');
  expect([at(two, 2).pieces, at(two, 3).pieces]).toEqual([{ hole: 1 }, { hole: 1 }]);
});

test('CL-HALFLINGS-3 × CL-SEAFARING-2 Seafaring Halflings lose the hole at sea in decline, not the sea', () => {
  const over = after(scene(coast, `anna*  halflings+seafaring  2:3+hole`, { phase: 'start' }), 'decline');
  expect(at(over, 2)).toEqual({ race: 'halflings', tokens: 1 });
});

test('CL-HALFLINGS-2 × CL-FLYING-1 Flying Halflings dig their two holes far apart', () => {
  const three = after(scene(coast, `anna*  halflings+flying  hand 9`), 'conquer 6', 'conquer 0', 'conquer 4');
  expect([6, 0, 4].map((r) => at(three, r).pieces)).toEqual([{ hole: 1 }, { hole: 1 }, undefined]);
});

test('CL-HALFLINGS-1 × CL-FLYING-1 Flying Halflings take no sea and no lake', () => {
  expect(legal(scene(coast, `anna*  halflings+flying  hand 9`), 'conquer')).toEqual([
    'conquer 0',
    'conquer 1',
    'conquer 3',
    'conquer 4',
    'conquer 6',
  ]);
});

test('CL-HALFLINGS-2 × CL-DRAGON-2 a hole and the dragon can share a region', () => {
  const start = scene(coast, `anna*  halflings+dragon-master  hand 9`);
  expect(at(after(start, 'conquer 4 with dragon-master'), 4).pieces).toEqual({ hole: 1, dragon: 1 });
});

test('CL-MERCHANT-1 × CL-SEAFARING-2 Merchants take no sea', () => {
  expect(cost(scene(coast, `anna*  orcs+merchant  hand 9  1:1`), 2).blocked).toEqual({ rule: 'CORE-CONQUER-5', what: 'water' });
});

test('CL-MERCHANT-1 × CL-SEAFARING-2 a Merchant people takes nothing for the seas of the Seafaring people in decline', () => {
  const start = scene(coast, `anna*  orcs+merchant  0:1  / elves 2:1 5:1`);
  expect(coins(after(start, 'done'), 0)).toBe(9); // 5 + 3 regions + 1 of the Merchants
});

test('CL-SEAFARING-1 × CL-WIZARDS-1 a sea is worth one coin, whatever else the race earns', () => {
  expect(forecast(scene(coast, `anna*  wizards+seafaring  2:1 5:1`))).toEqual([{ rule: 'CORE-SCORE-1', what: 'wizards', amount: 2 }]);
});

test('CL-MOUNTED-1 × CL-TRITONS-1 Mounted Tritons take a coastal hill for two less, and never for nothing', () => {
  const start = scene(coast, `anna*  tritons+mounted  hand 9  0:1`);
  expect(cost(start, 1).total).toBe(1); // 2 - 1 - 1, at least 1
});

test('CL-MOUNTED-1 × CL-TRITONS-1 Mounted Tritons take a defended coastal hill for two less', () => {
  const start = scene(
    coast,
    `
    anna*  tritons+mounted  hand 9  0:1
    bert   orcs+hill                1:3
  `,
  );
  expect(cost(start, 1).total).toBe(3); // 2 + 3 defenders - 1 - 1
});

const peaks = board(`
  0 mountain cavern edge - 1
  1 hill                 - 0 2
  2 swamp cavern         - 1 3
  3 mountain             - 2 4
  4 forest cavern        - 3
`);

test('CL-GIANTS-1 × CORE-TURN-3 Giants get nothing from a mountain that they have abandoned', () => {
  const start = scene(peaks, `anna*  giants+flying  hand 5  0:1 4:1`);
  expect(cost(start, 1).total).toBe(1); // 2 - 1
  expect(cost(after(start, 'abandon 0'), 1).total).toBe(2);
});

test('CL-GIANTS-1 × CL-UNDERWORLD-2 Underworld Giants come down from a mountain with a cavern to every cavern', () => {
  const start = scene(
    peaks,
    `
    anna*  giants+underworld  hand 9  0:1
    bert   elves+hill                 4:2
  `,
  );
  expect(cost(start, 4).total).toBe(2); // 2 + 2 defenders - 1 for the mountain - 1 for the cavern
});

test('CL-GIANTS-1 × CL-UNDERWORLD-2 a mountain without a cavern reaches only its neighbours', () => {
  const start = scene(
    peaks,
    `
    anna*  giants+underworld  hand 9  1:1 3:1
    bert   elves+hill                 0:1
  `,
  );
  expect(cost(start, 0).total).toBe(3); // 2 + 1 defender + mountain - 1 for the cavern
});

test('CL-GIANTS-1 × CL-FLYING-1 Flying Giants pay in full far from their mountain', () => {
  expect(cost(scene(peaks, `anna*  giants+flying  hand 9  0:1`), 4).total).toBe(2);
});

test('CL-DRAGON-1 × CL-TROLLS-2 × CL-FORTIFIED-3 the dragon takes a lair on a mountain with a fortress for one, and both are gone', () => {
  const start = scene(
    peaks,
    `
    anna*  orcs+dragon-master  hand 1  2:1
    bert   trolls+fortified            3:4+lair+fortress
  `,
  );
  expect(cost(start, 3).total).toBe(9); // 2 + 4 defenders + mountain + lair + fortress
  expect(at(after(start, 'conquer 3 with dragon-master'), 3)).toEqual({ race: 'orcs', tokens: 1, pieces: { dragon: 1 } });
});

test('CL-TROLLS-2 × CL-FORTIFIED-3 Trolls who abandon leave neither lair nor fortress', () => {
  const left = after(scene(peaks, `anna*  trolls+fortified  0:1+lair+fortress 1:1+lair`), 'abandon 0');
  expect([at(left, 0), at(left, 1).pieces]).toEqual([{}, { lair: 1 }]);
});

test('CL-TROLLS-1 × CORE-TURN-3 Trolls who abandon and come back dig a new lair', () => {
  const start = scene(peaks, `anna*  trolls+hill  hand 3  0:1+lair 1:1+lair`);
  expect(at(after(start, 'abandon 0', 'conquer 0'), 0)).toEqual({ race: 'trolls', tokens: 3, pieces: { lair: 1 } }); // 2 + mountain
});

const tribes = board(`
  0 swamp edge     - 1
  1 hill native    - 0 2
  2 forest native  - 1
`);

test('CL-PILLAGING-1 × CL-ORCS-1 Pillaging Orcs take two coins for a Lost Tribe', () => {
  const start = scene(
    tribes,
    `
    anna*  orcs+pillaging  hand 3  0:1
    natives 1:1
  `,
  );
  expect(coins(after(start, 'conquer 1', 'done', 'deploy 0', 'deploy 0'), 0)).toBe(9); // 5 + 2 regions + 1 + 1
});

test('CL-PILLAGING-1 × CL-ORCS-1 × CL-NONEMPTY Pillaging Orcs take none for their owner’s people in decline', () => {
  const start = scene(tribes, `anna*  orcs+pillaging  hand 2  0:1  / elves 1:1`);
  expect(coins(after(start, 'conquer 1', 'done', 'deploy 0'), 0)).toBe(7); // 5 + 2 regions
});

test('CL-PILLAGING-1 × CL-SKELETONS-1 Pillaging Skeletons take a coin for each Lost Tribe and a new token for two', () => {
  const start = scene(
    tribes,
    `
    anna*  skeletons+pillaging  hand 6  0:1
    natives 1:1 2:1
  `,
  );
  const deploying = after(start, 'conquer 1', 'conquer 2', 'done');
  expect(tray(deploying, 'skeletons')).toBe(12); // 20 - 7 - 1
  expect(forecast(deploying)).toContainEqual({ rule: 'CL-PILLAGING-1', what: 'pillaging', amount: 2 });
});

test('CL-PILLAGING-1 × CL-SKELETONS-1 × CL-NONEMPTY Pillaging Skeletons get neither from their owner’s people in decline', () => {
  const start = scene(tribes, `anna*  skeletons+pillaging  hand 6  0:1  / elves 1:1 2:1`);
  const deploying = after(start, 'conquer 1', 'conquer 2', 'done');
  expect(tray(deploying, 'skeletons')).toBe(13); // 20 - 7
  expect(forecast(deploying)).toEqual([{ rule: 'CORE-SCORE-1', what: 'skeletons', amount: 3 }]);
});
