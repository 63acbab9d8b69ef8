/** Entry and races of the classic edition. */
import { describe, expect, test } from 'vitest';
import { cost, forecast, snapshot, toDecide } from '../../src/index.ts';
import { after, classic, coins, hand, holder, items, lines, people, pieces, place, sum, toEndOfTurn, tokens, total } from './table.ts';

const offer = (race: string, power: string) => [{ race, power }];
const picked = (race: string, power: string) => after(classic({ seats: [{}, {}], offers: offer(race, power) }), 'pick 0');

describe('entry', () => {
  const entries = (s: ReturnType<typeof classic>) =>
    lines(s)
      .filter((m) => m.startsWith('conquer'))
      .map((m) => Number(m.split(' ')[1]))
      .sort((a, b) => a - b);
  test('CL-FIRST-1 by the edge, or by the coast of a sea at the edge', () => {
    expect(entries(picked('ratmen', 'merchant'))).toEqual([0, 5, 7]);
  });
  test('CL-HALFLINGS-1 anywhere on land', () => {
    expect(entries(picked('halflings', 'merchant'))).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });
  test('CL-FLYING-1 anywhere on land, never water', () => {
    expect(entries(picked('orcs', 'flying'))).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });
  test('CL-SEAFARING-1 the sea at the edge too, the lake not', () => {
    expect(entries(picked('orcs', 'seafaring'))).toEqual([0, 5, 6, 7]);
  });
  test('CL-UNDERWORLD-2 the first conquest follows the usual rule', () => {
    expect(entries(picked('orcs', 'underworld'))).toEqual([0, 5, 7]);
  });
  test('CL-AMAZONS-1 four tokens more', () => {
    expect(hand(picked('amazons', 'merchant'), 0)).toBe(12);
  });
  test('CORE-DRAFT-4 never more than the tray holds', () => {
    expect(hand(picked('ratmen', 'diplomat'), 0)).toBe(13);
    expect(hand(picked('amazons', 'flying'), 0)).toBe(15);
  });
});

describe('races', () => {
  test('CL-AMAZONS-2 four are set aside after redeployment', () => {
    const s = classic({ phase: 'conquest', seats: [people('amazons', 'merchant', 6), {}], regions: { 0: { race: 'amazons', tokens: 1 } } });
    const end = toEndOfTurn(s);
    expect(snapshot(end).seats[0].active?.aside).toBe(4);
    expect(tokens(end, 0)).toBe(3);
  });
  test('CL-AMAZONS-2 short of tokens, regions are given up by choice until four are off', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('amazons', 'merchant', 2), {}],
      regions: { 0: { race: 'amazons', tokens: 1 }, 1: { race: 'amazons', tokens: 1 }, 2: { race: 'amazons', tokens: 1 } },
    });
    const end = toEndOfTurn(s); // 5 on hand and map: one stays
    expect(snapshot(end).seats[0].active?.aside).toBe(4);
    expect([0, 1, 2].filter((r) => holder(end, r) === 'amazons')).toHaveLength(1);
    expect(coins(end)[0]).toBe(7);
  });
  test('CL-AMAZONS-2 with four or fewer none is left', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('amazons', 'merchant', 0), {}],
      regions: { 0: { race: 'amazons', tokens: 1 }, 1: { race: 'amazons', tokens: 1 } },
    });
    const end = toEndOfTurn(s);
    expect([holder(end, 0), holder(end, 1), snapshot(end).seats[0].active?.aside]).toEqual([undefined, undefined, 2]);
  });
  test('CL-AMAZONS-3 they come back on expanding, and are gone in decline', () => {
    const s = classic({ seats: [people('amazons', 'merchant', 0, { aside: 4 }), {}], regions: { 0: { race: 'amazons', tokens: 2 } } });
    expect(hand(after(s, 'expand'), 0)).toBe(5);
    expect(tokens(after(s, 'decline'), 0)).toBe(1);
  });
  test('CL-DWARVES-1 a coin per mine, CL-DWARVES-2 in decline and in its turn too', () => {
    const s = classic({ seats: [people('dwarves', 'swamp'), {}], regions: { 2: { race: 'dwarves', tokens: 2 } } });
    expect(items(after(s, 'expand'))).toMatchObject({ 'CL-DWARVES-1': 1 });
    expect(coins(after(s, 'decline'))[0]).toBe(7);
  });
  test('CL-DWARVES-2 while another people is active', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ ...people('orcs', 'swamp'), declined: [{ race: 'dwarves' }] }, {}],
      regions: { 2: { race: 'dwarves', tokens: 1 } },
    });
    expect(sum(forecast(s))).toBe(2);
  });
  test('CL-ELVES-1 they lose nothing', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'swamp', 9), people('elves', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 1 } },
    });
    expect(hand(after(s, 'conquer 1'), 1)).toBe(1);
  });
  test('CL-ELVES-2 but in decline they do', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'swamp', 9), { declined: [{ race: 'elves' }] }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 1 } },
    });
    expect(snapshot(after(s, 'conquer 1')).seats[1].declined ?? []).toEqual([]);
  });
  test('CL-GIANTS-1 one less beside a mountain they hold', () => {
    const s = classic({ phase: 'conquest', seats: [people('giants', 'swamp', 9), {}], regions: { 2: { race: 'giants', tokens: 1 } } });
    expect([total(s, 1), total(s, 3)]).toEqual([1, 1]);
  });
  test('CL-GIANTS-1 an abandoned mountain helps no more', () => {
    const s = classic({
      seats: [people('giants', 'swamp'), {}],
      regions: { 2: { race: 'giants', tokens: 5 }, 1: { race: 'giants', tokens: 1 } },
    });
    expect(total(after(s, 'expand', 'abandon 2'), 3)).toBe(2);
  });
  test('CL-HALFLINGS-2 the first two regions get a hole, immune; the third none', () => {
    const s = after(picked('halflings', 'flying'), 'conquer 1', 'conquer 3', 'conquer 4');
    expect([pieces(s, 1), pieces(s, 3), pieces(s, 4)]).toEqual([{ hole: 1 }, { hole: 1 }, {}]);
    const enemy = classic({
      phase: 'conquest',
      seats: [people('orcs', 'swamp', 9), people('halflings', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'halflings', tokens: 1, pieces: { hole: 1 } } },
    });
    expect(cost(enemy, 1).blocked).toBeDefined();
    expect(lines(enemy).some((m) => m.includes(' 1'))).toBe(false);
  });
  test('CL-HALFLINGS-3 a hole goes when its region is abandoned and in decline', () => {
    const s = classic({
      seats: [people('halflings', 'hill'), {}],
      regions: { 0: { race: 'halflings', tokens: 2, pieces: { hole: 1 } }, 1: { race: 'halflings', tokens: 1, pieces: { hole: 1 } } },
    });
    expect(pieces(after(s, 'expand', 'abandon 1'), 1)).toEqual({});
    const gone = after(s, 'decline');
    expect([pieces(gone, 0), pieces(gone, 1)]).toEqual([{}, {}]);
  });
  test('CL-HUMANS-1 and CL-WIZARDS-1 a coin per farmland, per magic source', () => {
    const humans = classic({
      phase: 'conquest',
      seats: [people('humans', 'swamp'), {}],
      regions: { 0: { race: 'humans', tokens: 1 }, 5: { race: 'humans', tokens: 1 }, 1: { race: 'humans', tokens: 1 } },
    });
    expect(items(humans)).toEqual({ 'CORE-SCORE-1': 3, 'CL-HUMANS-1': 2 });
    const wizards = classic({
      phase: 'conquest',
      seats: [people('wizards', 'swamp'), {}],
      regions: { 3: { race: 'wizards', tokens: 1 }, 1: { race: 'wizards', tokens: 1 } },
    });
    expect(items(wizards)).toEqual({ 'CORE-SCORE-1': 2, 'CL-WIZARDS-1': 1 });
  });
  test('CL-ORCS-1 and CL-PILLAGING-1 a coin each for non-empty regions of this turn', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'orcs', power: 'pillaging', hand: 8 }, declined: [{ race: 'giants' }] }, people('elves', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 1 }, 2: { race: 'giants', tokens: 1 } },
    });
    expect(items(after(s, 'conquer 1', 'conquer 2'))).toEqual({ 'CORE-SCORE-1': 3, 'CL-ORCS-1': 1, 'CL-PILLAGING-1': 1 }); // CL-NONEMPTY
  });
  test('CL-SKELETONS-1 one new token for two non-empty regions, no remainder', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('skeletons', 'swamp', 9), people('elves', 'hill')],
      regions: {
        0: { race: 'skeletons', tokens: 1 },
        1: { race: 'natives', tokens: 1 },
        2: { race: 'elves', tokens: 1 },
        3: { race: 'elves', tokens: 1 },
      },
    });
    expect(hand(after(s, 'conquer 1', 'conquer 3', 'done'), 0)).toBe(8); // 10 - 3 + 1
    expect(hand(after(s, 'conquer 1', 'done'), 0)).toBe(8); // 10 - 2
  });
  test('CL-TRITONS-1 one less on every coast, the lake’s too', () => {
    const s = classic({ phase: 'conquest', seats: [people('tritons', 'swamp', 9), {}], regions: { 2: { race: 'tritons', tokens: 1 } } });
    expect([total(s, 0), total(s, 1), total(s, 3), total(s, 4)]).toEqual([1, 1, 1, 2]);
  });
  test('CL-TROLLS-1 a lair in every region they take, kept in decline; CL-TROLLS-2 gone with them', () => {
    const s = after(picked('trolls', 'merchant'), 'conquer 0', 'conquer 1');
    expect([pieces(s, 0), pieces(s, 1)]).toEqual([{ lair: 1 }, { lair: 1 }]);
    const old = classic({
      seats: [people('trolls', 'hill'), {}],
      regions: { 0: { race: 'trolls', tokens: 2, pieces: { lair: 1 } }, 1: { race: 'trolls', tokens: 1, pieces: { lair: 1 } } },
    });
    expect(pieces(after(old, 'decline'), 0)).toEqual({ lair: 1 });
    expect(pieces(after(old, 'expand', 'abandon 1'), 1)).toEqual({});
  });
});

describe('Ghouls', () => {
  const start = (more = {}) =>
    classic({
      seats: [{ ...people('elves', 'hill'), declined: [{ race: 'ghouls' }] }, people('orcs', 'swamp')],
      regions: { 0: { race: 'elves', tokens: 3 }, 4: { race: 'ghouls', tokens: 4 }, 3: { race: 'orcs', tokens: 2 } },
      ...more,
    });
  test('CL-GHOULS-1 in decline all stay on the map', () => {
    const s = classic({
      seats: [people('ghouls', 'hill'), {}],
      regions: { 0: { race: 'ghouls', tokens: 4 }, 1: { race: 'ghouls', tokens: 2 } },
    });
    const now = after(s, 'decline');
    expect([tokens(now, 0), tokens(now, 1)]).toEqual([4, 2]);
  });
  test('CL-GHOULS-2 they conquer first, then done, then the active people', () => {
    const now = after(start(), 'expand');
    expect(lines(now)).toEqual(expect.arrayContaining(['conquer 2', 'conquer 5', 'done']));
    expect(lines(now)).not.toContain('conquer 1');
    const next = after(now, 'conquer 5', 'done');
    expect(lines(next)).toEqual(expect.arrayContaining(['abandon 0', 'conquer 1', 'done']));
    expect(holder(next, 5)).toBe('ghouls');
  });
  test('CL-GHOULS-2 after a pick too', () => {
    const s = classic({
      seats: [{ declined: [{ race: 'ghouls' }] }, {}],
      regions: { 4: { race: 'ghouls', tokens: 4 } },
      offers: offer('orcs', 'hill'),
    });
    expect(lines(after(s, 'pick 0'))).toEqual(expect.arrayContaining(['conquer 2', 'conquer 3', 'conquer 5', 'done']));
  });
  test('CL-GHOULS-3 attacked they lose one and redeploy the rest', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'swamp', 9), { declined: [{ race: 'ghouls' }] }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'ghouls', tokens: 3 }, 4: { race: 'ghouls', tokens: 1 } },
    });
    const now = place(after(s, 'conquer 1', 'done'), 0);
    expect([snapshot(now).seat, toDecide(now)]).toEqual([0, 1]);
    expect(tokens(place2(now), 4)).toBe(3);
  });
  const place2 = (s: ReturnType<typeof classic>) => after(s, 'deploy 4', 'deploy 4');
  test('CL-GHOULS-4 they may attack their owner’s active people', () => {
    const s = classic({
      seats: [{ ...people('orcs', 'hill'), declined: [{ race: 'ghouls' }] }, {}],
      regions: { 1: { race: 'orcs', tokens: 3 }, 2: { race: 'ghouls', tokens: 5 } },
    });
    const now = after(s, 'expand');
    expect(lines(now)).toContain('conquer 1');
    const taken = after(now, 'conquer 1');
    expect(holder(taken, 1)).toBe('ghouls');
  });
  test('CL-GHOULS-6 not in the turn in which their owner declines', () => {
    expect(snapshot(after(start(), 'decline')).seat).toBe(1);
  });
  test('CL-GHOULS-7 their roll ends the active people’s conquests too', () => {
    const now = after(start({ dice: [0] }), 'expand', 'conquer 5', 'roll 2');
    expect(lines(now).some((m) => m.startsWith('conquer') || m.startsWith('roll'))).toBe(false);
  });
  test('CL-GHOULS-8 declined they cannot be converted', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('sorcerers', 'swamp', 9), { declined: [{ race: 'ghouls' }] }],
      regions: { 0: { race: 'sorcerers', tokens: 1 }, 1: { race: 'ghouls', tokens: 1 } },
    });
    expect(lines(s)).not.toContain('conquer 1 with sorcerers');
  });
  test('CL-SPIRIT-1 Spirit Ghouls act beside another people in decline', () => {
    const s = classic({
      seats: [{ ...people('orcs', 'hill'), declined: [{ race: 'ghouls', power: 'spirit' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 2 }, 4: { race: 'ghouls', tokens: 4 } },
    });
    const now = after(s, 'decline');
    expect(
      snapshot(now)
        .seats[0].declined?.map((d) => d.race)
        .sort(),
    ).toEqual(['ghouls', 'orcs']);
    expect(tokens(now, 4)).toBe(4);
  });
});

describe('Sorcerers', () => {
  const facing = (defender: object, who = people('elves', 'hill'), mine = people('sorcerers', 'swamp', 0)) =>
    classic({ phase: 'conquest', seats: [mine, who], regions: { 0: { race: 'sorcerers', tokens: 1 }, 2: defender } });
  test('CL-SORCERERS-1 a lone active token beside them is replaced', () => {
    const now = after(facing({ race: 'elves', tokens: 1 }), 'conquer 2 with sorcerers');
    expect([holder(now, 2), tokens(now, 2), hand(now, 1)]).toEqual(['sorcerers', 1, 0]); // CL-SORCERERS-3
  });
  test('CL-SORCERERS-1 once per turn and opponent', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('sorcerers', 'swamp'), people('elves', 'hill'), people('orcs', 'forest')],
      regions: {
        0: { race: 'sorcerers', tokens: 1 },
        2: { race: 'elves', tokens: 1 },
        3: { race: 'elves', tokens: 1 },
        1: { race: 'orcs', tokens: 1 },
      },
    });
    const now = after(s, 'conquer 2 with sorcerers');
    expect(lines(now)).not.toContain('conquer 3 with sorcerers');
    expect(lines(now)).toContain('conquer 1 with sorcerers');
  });
  test('CL-SORCERERS-1 not two tokens, not natives, not the declined', () => {
    expect(lines(facing({ race: 'elves', tokens: 2 }))).not.toContain('conquer 2 with sorcerers');
    expect(lines(facing({ race: 'natives', tokens: 1 }))).not.toContain('conquer 2 with sorcerers');
    const old = classic({
      phase: 'conquest',
      seats: [people('sorcerers', 'swamp'), { declined: [{ race: 'elves' }] }],
      regions: { 0: { race: 'sorcerers', tokens: 1 }, 2: { race: 'elves', tokens: 1 } },
    });
    expect(lines(old)).not.toContain('conquer 2 with sorcerers');
  });
  test('CL-SORCERERS-2 lair and fortress do not protect and go', () => {
    const now = after(
      facing({ race: 'trolls', tokens: 1, pieces: { lair: 1, fortress: 1 } }, people('trolls', 'fortified')),
      'conquer 2 with sorcerers',
    );
    expect([holder(now, 2), pieces(now, 2)]).toEqual(['sorcerers', {}]);
  });
  test('CL-SORCERERS-2 encampment, hole, hero and dragon protect', () => {
    for (const [power, race, piece] of [
      ['bivouacking', 'orcs', 'encampment'],
      ['hill', 'halflings', 'hole'],
      ['heroic', 'orcs', 'hero'],
      ['dragon-master', 'orcs', 'dragon'],
    ])
      expect(lines(facing({ race, tokens: 1, pieces: { [piece]: 1 } }, people(race, power)))).not.toContain('conquer 2 with sorcerers');
  });
  test('CL-SORCERERS-5 an empty tray converts nobody', () => {
    const s = facing({ race: 'elves', tokens: 1 }, people('elves', 'hill'), people('sorcerers', 'swamp', 17));
    expect(lines(s)).not.toContain('conquer 2 with sorcerers');
  });
  test('CL-SORCERERS-5 not as a first conquest; a Flying people anywhere once it holds a region', () => {
    const entry = classic({
      phase: 'conquest',
      seats: [people('sorcerers', 'flying', 5), people('elves', 'hill')],
      regions: { 0: { race: 'elves', tokens: 1 } },
    });
    expect(lines(entry).filter((m) => m.includes('sorcerers'))).toEqual([]);
    const flying = classic({
      phase: 'conquest',
      seats: [people('sorcerers', 'flying', 0), people('elves', 'hill')],
      regions: { 0: { race: 'sorcerers', tokens: 1 }, 7: { race: 'elves', tokens: 1 } },
    });
    expect(lines(flying)).toContain('conquer 7 with sorcerers');
  });
  test('CL-SORCERERS-4 it is a conquest: Pillaging pays, the Diplomat has attacked', () => {
    const now = after(
      facing({ race: 'elves', tokens: 1 }, people('elves', 'hill'), people('sorcerers', 'pillaging')),
      'conquer 2 with sorcerers',
    );
    expect(items(now)).toMatchObject({ 'CL-PILLAGING-1': 1 });
  });
});
