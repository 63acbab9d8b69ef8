/** What the guide shows is true. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { invariants } from '../../test/invariants/index.ts';
import { playRandomly } from '../../test/random-game.ts';
import { after, at, board, coins, hand, legal, scene } from '../../test/scene.ts';
import { cost, type Homebrew, newGame, type Position, position } from '../index.ts';
import { SLOTS, WHERE_SLOTS } from './slots.ts';
import { EFFECTS } from './vocabulary.ts';

const guide = readFileSync(new URL('../../../../docs/guide/blank-tiles.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
const [race = '', power = '', piece = '', place = '', written = '', wrong = ''] = blocks('json');
const otters: Homebrew = JSON.parse(race);
const vengeful: Homebrew = JSON.parse(power);
const beavers: Homebrew = JSON.parse(piece);
const inn: Homebrew = JSON.parse(place);

const shore = board(`
  0 forest      - 1 2
  1 swamp edge  - 0 2
  2 hill        - 0 1 3
  3 lake        - 2
`);

describe('the examples', () => {
  test.each([
    ['otters', otters, { race: 'otters', power: 'commando' }],
    ['vengeful', vengeful, { race: 'orcs', power: 'vengeful' }],
    ['beavers', beavers, { race: 'beavers', power: 'hill' }],
  ] as const)('CL-BLANK-1 a whole game with the %s', (name, homebrew, top) => {
    const seed = `a game of ${name}`;
    expect(playRandomly({ setup: { edition: 'classic', seats: 3, seed, homebrew }, top }, seed, invariants).failure).toBeUndefined();
  });

  test('CL-BLANK-1 otters come in by the coast, cheaply, and earn there', () => {
    const s = scene(shore, `anna*  otters+merchant  hand 5`, { homebrew: otters });
    expect(legal(s, 'conquer')).toEqual(['conquer 1', 'conquer 2']);
    expect([cost(s, 1).total, cost(s, 2).total]).toEqual([2, 1]);
    expect(income(after(s, 'conquer 2', 'conquer 1'), 'CL-BLANK-1')).toBe(1);
  });

  test('CL-BLANK-1 the vengeful earn and grow by conquests from somebody, and stay whole in decline', () => {
    const start = scene(
      shore,
      `anna*  ratmen+vengeful  hand 8  1:1
       natives 0:1 2:1`,
      { homebrew: vengeful },
    );
    const s = after(start, 'conquer 0', 'conquer 2');
    expect(income(s, 'CL-BLANK-1')).toBe(2);
    expect(hand(after(s, 'done'), 0)).toBe(2 + 2 + 2 + 1); // left over, taken up twice, and a new one
    const declined = after(scene(shore, `anna*  ratmen+vengeful  0:4`, { homebrew: vengeful, phase: 'start' }), 'decline');
    expect(declined).toHold(0, 'ratmen', 4);
  });

  test('CL-BLANK-1 beavers build in forest and swamp, earn by it, and leave it standing', () => {
    const s = after(scene(shore, `anna*  beavers+flying  hand 9`, { homebrew: beavers }), 'conquer 0', 'conquer 1', 'conquer 2');
    expect([0, 1, 2].map((r) => at(s, r).pieces)).toEqual([{ dam: 1 }, { dam: 1 }, undefined]);
    expect(income(s, 'CL-BLANK-1')).toBe(2);
    const declined = after(scene(shore, `anna*  beavers+flying  0:1+dam`, { homebrew: beavers, phase: 'start' }), 'decline');
    expect(declined).toHold(0, 'dam');
  });

  test('CL-BLANK-1 the inn pays whoever holds it, and is paid for by whoever attacks it', () => {
    const isle = board(`
      0 forest anchor  - 1
      1 swamp          - 0
    `);
    const s = scene(isle, `anna*  orcs+blacksmith  coins 5  hand 6  0:1\nbert  gnomes+miner  coins 5  1:1\nmarkers 1:lions-pride-inn`, {
      homebrew: inn,
    });
    const taken = after(s, 'conquer 1');
    expect([coins(taken, 0), coins(taken, 1)]).toEqual([4, 6]);
    expect(income(taken, 'CL-BLANK-1')).toBe(2);
  });

  test('CL-BLANK-1 the position can be played', () => {
    const given: Position = JSON.parse(written);
    expect(legal(position(given), 'conquer').length).toBeGreaterThan(3);
  });
});

test('CL-BLANK-1 the faults are those that the guide shows', () => {
  const told = blocks('text').join('').trim();
  expect(() => newGame({ edition: 'classic', seats: 2, seed: 'x', homebrew: JSON.parse(wrong) })).toThrow(told);
});

const slots = Object.values(SLOTS).flatMap((effect) => effect.slots);
const words = [...slots, ...Object.values(WHERE_SLOTS)].flatMap((slot) => ('words' in slot ? slot.words : []));

test.each([...new Set([...EFFECTS, ...slots.map(({ name }) => name), ...Object.keys(WHERE_SLOTS), ...words])])(
  'CL-BLANK-1 the guide tells what `%s` means',
  (word) => {
    expect(guide).toContain(`\`${word}\``);
  },
);

test.each(slots.filter((slot) => slot.kind === 'number').map(({ least, most, name }) => [name, least, most] as const))(
  'CL-BLANK-1 the guide tells that `%s` goes from %i to %i',
  (name, least, most) => expect(guide).toContain(`\`${name}\` ${least}–${most}`),
);
