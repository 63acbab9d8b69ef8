/** Abilities of the classic edition that meet, decided by the numbered rules. */
import { describe, expect, test } from 'vitest';
import { cost, snapshot } from '../../src/index.ts';
import { after, brawl, classic, coins, hand, lines, people, pieces, tokens, total } from './table.ts';

describe('classic meetings', () => {
  test('CL-GHOULS-5 Fortified Ghouls in decline: the fortress defends and pays no more', () => {
    const s = classic({
      seats: [people('ghouls', 'fortified'), {}],
      regions: { 0: { race: 'ghouls', tokens: 3, pieces: { fortress: 1 } } },
    });
    const now = after(s, 'decline');
    expect([pieces(now, 0), coins(now)[0]]).toEqual([{ fortress: 1 }, 6]);
  });
  test('CL-GHOULS-3 attacked by their own owner they lose one and keep the rest', () => {
    const s = classic({
      seats: [{ ...people('orcs', 'hill'), declined: [{ race: 'ghouls' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 5 }, 1: { race: 'ghouls', tokens: 3 }, 4: { race: 'ghouls', tokens: 1 } },
    });
    const now = after(s, 'expand', 'done', 'conquer 1');
    expect(snapshot(now).seats[0].declined?.[0].hand).toBe(2); // three: two taken up, the one that stayed falls
  });
  test('CL-STOUT-2 Stout Amazons: those set aside are gone', () => {
    const s = brawl({ active: { race: 'amazons', power: 'stout', hand: 6 } }, {}, { 0: { race: 'amazons', tokens: 1 } });
    let now = after(s, 'done');
    while (lines(now).includes('deploy 0')) now = after(now, 'deploy 0');
    expect(lines(now).sort()).toEqual(['decline', 'done']);
    expect(tokens(after(now, 'decline'), 0)).toBe(1);
  });
  test('CL-DRAGON-3 an abandoned dragon returns to its owner and flies again', () => {
    const s = classic({
      seats: [people('orcs', 'dragon-master'), {}],
      regions: { 0: { race: 'orcs', tokens: 3 }, 1: { race: 'orcs', tokens: 1, pieces: { dragon: 1 } } },
    });
    const now = after(s, 'expand', 'abandon 1');
    expect([pieces(now, 1), lines(now).includes('conquer 2 with dragon-master')]).toEqual([{}, true]);
  });
  test('CL-DRAGON-1 against Seafaring people at sea it cannot go', () => {
    const s = brawl(
      people('orcs', 'dragon-master', 2),
      { declined: [{ race: 'elves' }] },
      { 0: { race: 'orcs', tokens: 1 }, 6: { race: 'elves', tokens: 1 } },
    );
    expect(lines(s)).not.toContain('conquer 6 with dragon-master');
  });
  test('CL-SORCERERS-1 Underworld Sorcerers convert through caverns', () => {
    const s = brawl(people('sorcerers', 'underworld'), people('elves', 'hill'), {
      4: { race: 'sorcerers', tokens: 1 },
      5: { race: 'elves', tokens: 1 },
    });
    expect(lines(s)).toContain('conquer 5 with sorcerers');
  });
  test('CL-DIPLOMAT-1 peace keeps Sorcerers from converting', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'diplomat'), people('sorcerers', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'sorcerers', tokens: 3 } },
    });
    const now = after(s, 'done', 'choose ally 1', 'expand');
    expect(lines(now).some((m) => /^(conquer|roll) 0/.test(m))).toBe(false);
    const war = after(s, 'done', 'choose none', 'expand');
    expect(lines(war)).toContain('conquer 0 with sorcerers');
  });
  test('CL-DIPLOMAT-2 declined Ghouls do not mind the peace', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'diplomat'), { ...people('elves', 'hill'), declined: [{ race: 'ghouls' }] }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'ghouls', tokens: 6 }, 7: { race: 'elves', tokens: 2 } },
    });
    expect(lines(after(s, 'done', 'choose ally 1', 'expand'))).toContain('conquer 0');
  });
  test('CL-HEROIC-1 heroes are placed anew each turn and protect', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'heroic'), people('elves', 'hill')],
      regions: {
        0: { race: 'orcs', tokens: 1, pieces: { hero: 1 } },
        1: { race: 'orcs', tokens: 1, pieces: { hero: 1 } },
        2: { race: 'orcs', tokens: 1 },
        3: { race: 'elves', tokens: 5 },
      },
    });
    const now = after(s, 'done', 'deploy 1 hero', 'deploy 2 hero', 'expand');
    expect([pieces(now, 0), cost(now, 1).blocked?.rule ?? '', cost(now, 2).blocked === undefined]).toEqual([
      {},
      expect.stringMatching(/./),
      false,
    ]);
  });
  test('CL-SKELETONS-1 as far as the tray goes', () => {
    const s = brawl(people('skeletons', 'swamp', 19), people('elves', 'hill'), {
      0: { race: 'skeletons', tokens: 1 },
      1: { race: 'elves', tokens: 1 },
      2: { race: 'elves', tokens: 1 },
    });
    expect(hand(after(s, 'conquer 1', 'conquer 2', 'done'), 0)).toBe(17); // 20 - 3
  });
  test('CL-BERSERK-1 the die helps the next conquest only', () => {
    const s = brawl(people('orcs', 'berserk', 4), {}, { 0: { race: 'orcs', tokens: 1 } }, { dice: [1] });
    const now = after(s, 'use berserk', 'conquer 1');
    expect([hand(now, 0), total(now, 2)]).toEqual([3, 3]);
  });
  test('CORE-DECLINE-5 with the stack empty the tile goes to the lowest free place', () => {
    const s = classic({
      phase: 'conquest',
      seats: [
        { ...people('orcs', 'hill', 5), declined: [{ race: 'trolls' }] },
        { ...people('amazons', 'swamp'), declined: [{ race: 'humans' }] },
        { ...people('dwarves', 'forest'), declined: [{ race: 'elves' }] },
        { ...people('giants', 'merchant'), declined: [{ race: 'ghouls' }] },
        { ...people('ratmen', 'wealthy'), declined: [{ race: 'halflings' }] },
      ],
      regions: {
        0: { race: 'orcs', tokens: 1 },
        1: { race: 'humans', tokens: 1 },
        2: { race: 'trolls', tokens: 1 },
        3: { race: 'elves', tokens: 1 },
        4: { race: 'ghouls', tokens: 1 },
        5: { race: 'halflings', tokens: 1 },
      },
      offers: [
        { race: 'skeletons', power: 'stout' },
        { race: 'sorcerers', power: 'spirit' },
        { race: 'tritons', power: 'mounted' },
        { race: 'wizards', power: 'commando' },
      ],
    });
    const column = snapshot(after(s, 'conquer 1')).offers;
    expect(Array.isArray(column) ? column.map((o) => o.race) : []).toEqual(['skeletons', 'sorcerers', 'tritons', 'wizards', 'humans']);
  });
});
