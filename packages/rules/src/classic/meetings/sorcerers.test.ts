import { expect, test } from 'vitest';
import { after, at, board, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { cost, type State } from '../../index.ts';

const row = board(`
  0 swamp cavern edge    - 1
  1 hill                 - 0 2
  2 forest               - 1 3
  3 farmland cavern edge - 2
`);
const CONVERT = (r: number): string => `conquer ${r} with sorcerers`;

test('CL-SORCERERS-5 × CL-FLYING-1 Flying Sorcerers convert anywhere', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+flying  0:1
    bert   elves+hill        3:1
  `,
  );
  expect(after(start, CONVERT(3))).toHold(3, 'sorcerers', 1);
});

test('CL-SORCERERS-5 × CL-FLYING-1 but not as their first conquest', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+flying  hand 9
    bert   elves+hill        3:1
  `,
  );
  expect(legal(start).filter((line) => line.includes('with'))).toEqual([]);
  expect(legal(after(start, 'conquer 0'), CONVERT(3))).toEqual([CONVERT(3)]);
});

test('CL-SORCERERS-1 × CL-UNDERWORLD-2 Underworld Sorcerers convert from cavern to cavern', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+underworld  0:1
    bert   elves+hill            3:1
  `,
  );
  expect(after(start, CONVERT(3))).toHold(3, 'sorcerers', 1);
});

test('CL-SORCERERS-1 × CL-UNDERWORLD-2 but not from outside', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+underworld  1:1
    bert   elves+hill            3:1
  `,
  );
  expect(cost(start, 3, 'sorcerers').blocked).toEqual({ rule: 'CORE-CONQUER-4', what: 'not-bordering' });
});

test('CL-SORCERERS-1 × CL-COMMANDO-1 Commando Sorcerers pay for a conversion with one from the tray, and nothing else', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+commando  hand 2  0:1
    bert   elves+hill                  1:1
  `,
  );
  const taken = after(start, CONVERT(1));
  expect([cost(start, 1, 'sorcerers').total, hand(taken, 0), tray(taken, 'sorcerers'), at(taken, 1).tokens]).toEqual([0, 2, 14, 1]); // 18 - 3 - 1
});

test('CL-SORCERERS-1 × CL-COMMANDO-1 or with tokens, less one', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+commando  hand 2  0:1
    bert   elves+hill                  1:1
  `,
  );
  expect(hand(after(start, 'conquer 1'), 0)).toBe(0); // 2 + 1 defender - 1
});

/** Sorcerers beside a lone token: may they? */
const beside = (people: string, spot: string): State =>
  scene(
    row,
    `
    anna*  sorcerers+merchant  0:1
    bert   ${people}           1:1${spot} 3:1
  `,
  );

test.each([
  ['beside an encampment', 'humans+bivouacking', '+encampment'],
  ['in a hole', 'halflings+hill', '+hole'],
  ['under a hero', 'humans+heroic', '+hero'],
  ['under the dragon', 'humans+dragon-master', '+dragon'],
])('CL-SORCERERS-2 a lone token %s is safe', (_where, people, piece) => {
  expect(legal(beside(people, piece), 'conquer')).toEqual([]);
});

test.each([
  ['in a lair', 'trolls+hill', '+lair'],
  ['in a fortress', 'humans+fortified', '+fortress'],
  ['in the open', 'humans+heroic', ''],
])('CL-SORCERERS-2 a lone token %s is not', (_where, people, piece) => {
  const taken = after(beside(people, piece), CONVERT(1));
  expect(at(taken, 1)).toEqual({ race: 'sorcerers', tokens: 1 });
});

test('CL-SORCERERS-4 × CL-DIPLOMAT-1 a lone token at peace is safe', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+diplomat     1:1
  `,
    { memory: { life: { diplomat: 1 } } },
  );
  expect(cost(start, 1, 'sorcerers').blocked).toMatchObject({ rule: 'CL-DIPLOMAT-1' });
});

test('CL-SORCERERS-4 × CL-DIPLOMAT-1 at peace with somebody else it is not', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+diplomat     1:1
    carl   orcs+hill           3:1
  `,
    { memory: { life: { diplomat: 3 } } },
  );
  expect(after(start, CONVERT(1))).toHold(1, 'sorcerers', 1);
});

test('CL-SORCERERS-4 × CL-BIVOUACKING-2 a conversion elsewhere leaves the encampments alone', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+bivouacking  1:1 3:1+encampment*5
  `,
  );
  expect(at(after(start, CONVERT(1)), 3).pieces).toEqual({ encampment: 5 });
});

test('CL-SORCERERS-3 × CL-AMAZONS-3 Amazons set aside are out of reach', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant      0:1
    bert   amazons+hill   aside 4  1:1
  `,
  );
  expect(seatAt(after(start, CONVERT(1)), 1).active).toMatchObject({ hand: 0, aside: 4 });
});

test('CL-SORCERERS-4 × CL-TROLLS-2 the fortress and the lair go with the converted Troll', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant  0:1
    bert   trolls+fortified    1:1+lair+fortress
  `,
  );
  expect(at(after(start, CONVERT(1)), 1)).toEqual({ race: 'sorcerers', tokens: 1 });
});

test('CL-SORCERERS-4 × CL-SORCERERS-1 a converted region is a way on', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+merchant  hand 2  0:1
    bert   humans+hill                 1:1
  `,
  );
  expect(legal(after(start, CONVERT(1)), 'conquer')).toEqual(['conquer 2']);
});

test('CL-SORCERERS-1 × CL-DRAGON-1 Dragon Sorcerers do one or the other to a region', () => {
  const start = scene(
    row,
    `
    anna*  sorcerers+dragon-master  hand 1  0:1
    bert   humans+hill                      1:1
  `,
  );
  expect(legal(start, 'conquer').sort()).toEqual(['conquer 1 with dragon-master', CONVERT(1)]);
});
