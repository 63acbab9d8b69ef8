import { houseRules, type Ruling, rulings, rulingsOf } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { isRule } from '../help/rules.ts';
import { usualReading } from './house.ts';
import { rulingGroups } from './ruling-groups.ts';
import { toldOf } from './told.ts';

describe.each(['en', 'fr'] as const)('%s', (language) => {
  test.each(['classic', 'azeroth'] as const)('every ruling of %s is found in a group, under what it concerns', (edition) => {
    const found = rulingGroups(edition, language).flatMap(({ choices }) => choices);
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(rulingsOf(edition)).sort());
    for (const { about, rule, name } of found) expect([name, about]).not.toEqual([name, rule]);
  });

  test('everything that differs is told', () => {
    const [name = '', ruling] = Object.entries<Ruling>(rulingsOf('azeroth'))[0] ?? [];
    const reading = ruling?.readings.find((known) => known !== usualReading(name)) ?? '';
    const game = {
      edition: 'azeroth',
      seats: 3,
      rounds: 4,
      openPurses: true,
      board: ['L1a', 'S1a'],
      rulings: { [name]: reading },
      values: { tauren: 8, miner: 1 },
    } as const;
    const told = toldOf(houseRules(game), game, language);
    expect(told).toHaveLength(6);
    for (const { what, here } of told) expect([what, here]).not.toContain('');
    expect(told.map(({ topic }) => topic).filter(Boolean)).toEqual([
      { rule: ruling?.rule },
      { race: 'tauren', edition: 'azeroth' },
      { power: 'miner', edition: 'azeroth' },
    ]);
  });
});

test('rulings are found by their words, without accents', () => {
  const names = (query: string, language: 'en' | 'fr') =>
    rulingGroups('azeroth', language, query).flatMap(({ choices }) => choices.map(({ name }) => name));
  expect(names('BOMBS naga', 'en')).toContain('bombs-water');
  expect(names('defausse betes', 'fr')).toContain('tauren-beasts');
  expect(names('xyzzy', 'en')).toEqual([]);
});

test('every ruling is about a rule that has a page', () => {
  for (const { rule } of Object.values<Ruling>(rulings)) expect(isRule(rule), rule).toBe(true);
});
