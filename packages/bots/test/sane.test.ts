/** Positions in which only one move is sane, and the planner finds it. */
import { apply, legalMoves, type State, text, toDecide, view } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { row } from '../../rules/test/row.ts';
import { board, scene } from '../../rules/test/scene.ts';
import { botOf } from '../src/index.ts';

function said(s: State): string {
  const seat = toDecide(s);
  return text(botOf('planner', 'sane').decide(view(s, seat), legalMoves(s), {}));
}

/** The whole turn of whoever begins one. */
function played(from: State): string[] {
  const seat = toDecide(from) ?? 0;
  const bot = botOf('planner', 'sane');
  const lines: string[] = [];
  for (let s = from; s.turn === from.turn && toDecide(s) === seat; ) {
    const move = bot.decide(view(s, seat), legalMoves(s), {});
    lines.push(text(move));
    s = apply(s, move).state;
  }
  return lines;
}

const coast = board(`
  0 hill edge      - 1 2
  1 forest edge    - 0 2 3
  2 swamp          - 0 1 3 4
  3 farmland edge  - 1 2 4 5
  4 hill           - 2 3 5 6
  5 forest edge    - 3 4 6 7
  6 swamp          - 4 5 7 8
  7 farmland edge  - 5 6 8 9
  8 mountain       - 6 7 9
  9 hill edge      - 7 8
`);

const LAST = { rounds: 10, round: 10 };
const MIDDLE = { rounds: 10, round: 5 };

describe('decline or expand', () => {
  const spent = `
    anna*  humans+hill     0:1 1:1 2:1 3:1 4:1
    bert   ratmen+flying   hand 0 5:3 6:3 7:3`;
  test('a spent people with half the game to go declines', () =>
    expect(said(scene(coast, spent, { phase: 'start', ...MIDDLE }))).toBe('decline'));
  test('a spent people in the last round plays on', () => expect(said(scene(coast, spent, { phase: 'start', ...LAST }))).toBe('expand'));
  test('a people fresh and strong expands', () => {
    expect(said(scene(coast, 'anna* ratmen+merchant 0:5 1:5\n bert orcs+hill 8:1', { phase: 'start', ...MIDDLE }))).toBe('expand');
  });
  test('a stout people that is spent declines after its score', () => {
    const s = scene(coast, 'anna* humans+stout 0:1 1:1 2:1 3:1 4:1\n bert ratmen+flying 5:3 6:3 7:3', {
      phase: 'redeploy',
      ...MIDDLE,
      memory: { stage: 'scored', step: 1 },
      prompts: [{ ability: 'stout', seat: 0, a: 0, b: 0 }],
    });
    expect(said(s)).toBe('decline');
  });
});

describe('conquests', () => {
  test('takes the last cheap region', () =>
    expect(said(scene(coast, 'anna* orcs+hill hand 2 0:1 1:1\n bert ratmen+flying 3:5', LAST))).toBe('conquer 2'));
  test('with one token left and nothing to lose rolls for the likeliest region', () => {
    expect(said(scene(coast, 'anna* elves+alchemist hand 1 7:1\n bert ratmen+flying 0:1\n natives 6:1', LAST))).toMatch(/^roll (5|9)$/); // one short; the mountain and the natives want more
  });
  test('rolls rather than stops', () =>
    expect(said(scene(coast, 'anna* orcs+alchemist hand 1 0:1\n bert ratmen+flying 3:5', LAST))).toMatch(/^roll/));
  test.each([
    ['humans+alchemist', 3],
    ['giants+swamp', 2],
    ['ratmen+forest', 1],
    ['giants+hill', 0],
  ])('%s takes the region that pays twice', (people, wanted) => {
    const fork = board(`
      0 hill      - 4
      1 forest    - 4
      2 swamp     - 4
      3 farmland  - 4
      4 mountain edge - 0 1 2 3
    `);
    const hand = people.startsWith('giants') ? 1 : 2; // giants pay one less beside their mountain
    expect(said(scene(fork, `anna* ${people} hand ${hand} 4:1\n bert elves+flying`, LAST))).toBe(`conquer ${wanted}`);
  });
  test.each([
    ['dwarves+alchemist', 'mine'],
    ['wizards+alchemist', 'magic'],
  ])('%s takes the region with the %s', (people, symbol) => {
    const fork = board(`
      0 hill            - 2
      1 hill ${symbol}  - 2
      2 forest edge     - 0 1
    `);
    expect(said(scene(fork, `anna* ${people} hand 2 2:1\n bert elves+flying`, LAST))).toBe('conquer 1');
  });
  test('with the choice of two last regions takes the one that an opponent still counts on', () => {
    expect(
      said(scene(coast, 'anna* ratmen+alchemist hand 3 0:1 1:1\n bert orcs+hill / elves 2:1', { ...LAST, memory: { first: 0 } })),
    ).toBe('conquer 2');
  });
  test('pillagers take what is not empty', () => {
    expect(said(scene(coast, 'anna* ratmen+pillaging hand 3 0:1 \n bert elves+hill 9:1\n natives 1:1', LAST))).toBe('conquer 1');
  });
  test('the dragon goes where most stand', () => {
    expect(said(scene(coast, 'anna* orcs+dragon-master hand 1 0:1\n bert ratmen+hill 2:6 7:1', MIDDLE))).toBe(
      'conquer 2 with dragon-master',
    );
  });
  test('a sorcerer turns a lone token', () => {
    expect(said(scene(coast, 'anna* sorcerers+hill hand 0 0:1\n bert ratmen+flying 2:1 7:3', LAST))).toBe('conquer 2 with sorcerers');
  });
  test('berserks roll before they give up', () =>
    expect(said(scene(coast, 'anna* orcs+berserk hand 1 0:1\n bert elves+hill 9:1', LAST))).toBe('use berserk'));
  test('does not break its teeth on a heap beside an open field', () => {
    expect(said(scene(coast, 'anna* orcs+alchemist hand 2 0:1\n bert ratmen+flying 1:3 9:1', MIDDLE))).toBe('conquer 2');
  });
  test('leaves the holes of Halflings alone and takes what is beside them', () => {
    expect(said(scene(coast, 'anna* orcs+alchemist hand 2 0:1\n bert halflings+hill 2:1+hole 3:1+hole', LAST))).toBe('conquer 1');
  });
});

describe('choosing a people', () => {
  const pick = (offers: readonly { race: string; power: string; coins?: number }[], extras: object): string =>
    said(scene('classic-2', 'anna* coins 8\n bert coins 8', { phase: 'start', offers, ...extras }));
  test('in the last round wealth is worth its price', () => {
    expect(
      pick(
        [
          { race: 'orcs', power: 'stout' },
          { race: 'trolls', power: 'wealthy' },
          { race: 'giants', power: 'hill' },
          { race: 'wizards', power: 'swamp' },
          { race: 'dwarves', power: 'forest' },
          { race: 'humans', power: 'mounted' },
        ],
        LAST,
      ),
    ).toBe('pick 1');
  });
  test('a combo with coins on it is taken', () => {
    expect(
      pick(
        [
          { race: 'humans', power: 'hill' },
          { race: 'orcs', power: 'swamp', coins: 8 },
        ],
        MIDDLE,
      ),
    ).toBe('pick 1');
  });
  test('dear and no better is left alone', () => {
    const dull = ['stout', 'diplomat', 'spirit', 'bivouacking', 'heroic'].map((power, i) => ({
      race: ['trolls', 'elves', 'giants', 'wizards', 'dwarves'][i] ?? '',
      power,
    }));
    expect(pick([{ race: 'ratmen', power: 'merchant' }, ...dull], LAST)).toBe('pick 0');
  });
});

describe('redeployment', () => {
  test('the choke is defended, not the backwoods', () => {
    expect(
      said(scene(row, 'anna* orcs+alchemist hand 3 0:1 1:1 2:1\n bert ratmen+commando 3:2 4:3', { phase: 'redeploy', ...MIDDLE })),
    ).toBe('deploy 2');
  });
  test('what is immune needs no guard', () => {
    expect(
      said(scene(coast, 'anna* halflings+alchemist hand 2 0:1 2:1+hole\n bert ratmen+hill 4:4 1:1', { phase: 'redeploy', ...MIDDLE })),
    ).toBe('deploy 0');
  });
  test('in retreat the tokens go to the border', () => {
    const s = scene(row, 'anna orcs+alchemist hand 2 0:1 1:1\n bert* elves+hill\n chloe ratmen+commando 2:2 3:2 4:3', {
      phase: 'redeploy',
      ...MIDDLE,
      memory: { stage: 'retreat', retreating: 0, first: 1 },
    });
    expect(said(s)).toBe('deploy 1');
  });
  test('a fortress is built while it can be', () => {
    expect(
      said(scene(row, 'anna* orcs+fortified hand 1 0:1 1:1\n bert ratmen+commando 3:2 4:3', { phase: 'redeploy', ...MIDDLE })),
    ).toMatch(/^use fortified/);
  });
  test('diplomats name whom they fear', () => {
    const s = scene(row, 'anna* orcs+diplomat 0:1 1:1\n bert ratmen+commando 2:2 3:2 4:3', {
      phase: 'redeploy',
      ...MIDDLE,
      memory: { stage: 'end', step: 1 },
      prompts: [{ ability: 'diplomat', seat: 0, a: 0, b: 0 }],
    });
    expect(said(s)).toBe('choose ally 1');
  });
});

describe('what people would notice', () => {
  test('free peace is not refused, least of all with somebody who is about to choose a people', () => {
    const s = scene(row, 'anna* orcs+diplomat 0:1 1:1\n bert / ratmen 3:1', {
      phase: 'redeploy',
      ...MIDDLE,
      memory: { stage: 'end', step: 1 },
      prompts: [{ ability: 'diplomat', seat: 0, a: 0, b: 0 }],
      rulings: { 'diplomat-peopleless': 'may' },
    });
    expect(said(s)).toBe('choose ally 1');
  });
  test('nobody stands guard under a dragon while others are on their way', () => {
    const s = scene(coast, 'anna* orcs+dragon-master hand 2 0:1+dragon 1:1\n bert ratmen+hill 8:3 9:3', { phase: 'redeploy', ...MIDDLE });
    expect(said(s)).toBe('deploy 1');
  });
  test('what is to be had for sure is not left for a roll', () => {
    expect(said(scene(coast, 'anna* ratmen+alchemist hand 2 0:1\n bert elves+hill 1:1 9:1', LAST))).toBe('conquer 2');
  });
});

describe('Azeroth', () => {
  const isle = board(`
    0 hill anchor      - 1 2
    1 forest           - 0 2 3
    2 swamp            - 0 1 3
    3 mountain         - 1 2 4
    4 farmland anchor  - 3
  `);
  test('the champion takes the heap', () => {
    const s = scene(isle, 'anna* orcs+champion hand 0 0:2\n bert humans+miner 1:5 4:1', { ...MIDDLE, memory: { kept: { champion: 1 } } });
    expect(said(s)).toBe('conquer 1 with champion');
  });
  test('worgen pay a coin for many cheap conquests', () => {
    const plain = board(`
      0 hill anchor  - 1 2
      1 forest       - 0 2 3
      2 swamp        - 0 1 3 4
      3 farmland     - 1 2 4 5
      4 hill         - 2 3 5 6
      5 forest       - 3 4 6
      6 swamp anchor - 4 5
    `);
    const s = scene(plain, 'anna* worgen+farmer hand 5 0:1\n bert / humans 6:1', {
      phase: 'conquest',
      ...MIDDLE,
      prompts: [{ ability: 'worgen', seat: 0, a: 0, b: 0 }],
    });
    expect(said(s)).toBe('choose worgen');
  });
  test('orcs take what belongs to the Alliance', () => {
    expect(said(scene(isle, 'anna* orcs+miner hand 3 0:1\n bert humans+farmer 1:1\n natives 2:1', LAST))).toBe('conquer 1');
  });
  test('the aegis lies where the enemy stands', () => {
    const s = scene(isle, 'anna* orcs+miner 0:1 1:1 2:1\n bert humans+blacksmith 3:4 4:3\n markers 2:aegis-of-aggramar', {
      phase: 'redeploy',
      ...MIDDLE,
    });
    expect(said(s)).toMatch(/^deploy [12] aegis/);
  });
  describe('places', () => {
    const crossing = board(`
      0 hill anchor      - 1 2 3 4 5
      1 forest           - 0
      2 swamp            - 0
      3 farmland         - 0
      4 hill             - 0
      5 mountain anchor  - 0
    `);
    test('the last roll is for the place that others were driven from', () => {
      const s = scene(crossing, 'anna* orcs+farmer hand 1 0:1\n bert humans+miner 5:4\n markers 4:dark-portal', LAST);
      expect(said(s)).toBe('roll 4');
    });
    test('a place is seen among many regions that cost as little', () => {
      const around = Array.from({ length: 11 }, (_, r) => r + 1);
      const plain = board(`0 hill anchor - ${around.join(' ')}\n${around.map((r) => `${r} forest - 0`).join('\n')}`);
      expect(said(scene(plain, 'anna* orcs+miner hand 2 0:1\n bert humans+farmer\n markers 11:dark-portal', LAST))).toBe('conquer 11');
    });
  });
  describe('portals', () => {
    const conquests = (s: State): string[] => played(s).filter((move) => /^(conquer|roll|use)/.test(move));
    test('no Murloc is brought beside one’s own land', () => {
      const s = scene(
        ['L2b', 'S1b'],
        `
        anna*  ethereals+portal-mage  coins 40  7:3 9:1 15:3  / tauren 1:2+fort 2:2+fort 10:2+fort 11:2+fort
        bert   kobolds+explorer       coins 37  6:4 12:3 13:1 17:1 18:1
        natives 4:1 5:1 8:1 16:1
        markers 6:heart-of-azeroth 15:ashes-of-alar
      `,
        { phase: 'start', rounds: 10, round: 7 },
      );
      expect(conquests(s)).not.toContainEqual(expect.stringContaining('portal-mage'));
    });
    test('nothing is swapped to and fro', () => {
      const s = scene(
        ['L2a', 'S2a'],
        `
        anna   forsaken+archaeologist  coins 23  1:3 3:3+objective 6:1 7:1 8:3 11:1
        bert*  humans+portal-mage      coins 15  0:5 14:3 15:1
        natives 5:1 9:1 17:1
        nobody 4+objective
        markers 1:heart-of-azeroth 15:battlefield
      `,
        { phase: 'start', rounds: 10, round: 3, memory: { first: 0 } },
      );
      const swaps = conquests(s).filter((move) => move.startsWith('use'));
      expect(new Set(swaps).size).toBe(swaps.length);
    });
  });
});
