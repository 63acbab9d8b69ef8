import { newGame } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { frRules, frSections } from './fr-rules.ts';
import { allParts, quickPages } from './quick.ts';
import { enRules, isRule, ruleIds, sections } from './rules.ts';
import { doesOf, heading, ruleText, search, spansOf, titleOf } from './speech.ts';
import { subjectOf, subjectOfRule, subjects, topicOf } from './subjects.ts';
import { addressOf, sheets, topicAt } from './topics.ts';

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

test('every rule is there in French, and no other', () => {
  expect(Object.keys(frRules).sort()).toEqual([...ruleIds].sort());
  expect(Object.keys(frSections)).toEqual(sections.map(({ id }) => id));
  expect(sections.flatMap(({ rules }) => rules)).toEqual(ruleIds);
});

test('both languages mark the same rulings and name the same rules', () => {
  const named = (text: string): string[] => spansOf(text).flatMap((span) => (span.as === 'rule' ? [span.text] : []));
  for (const id of ruleIds) {
    const [en, fr] = [enRules[id], frRules[id]];
    expect(count(fr, /\[R/g), id).toBe(count(en, /\[R/g));
    expect(count(fr, /\[U/g), id).toBe(count(en, /\[U/g));
    expect(named(fr), id).toEqual(named(en));
    expect(fr, id).not.toBe(en);
    expect(fr, id).toMatch(/[.)\]…]$/);
  }
});

test('a text falls into what is plain, strong, a rule and a ruling', () => {
  expect(spansOf('An *immune* region, see CORE-DIE-1 and XX-1. [R: because]')).toEqual([
    { text: 'An ', as: 'plain' },
    { text: 'immune', as: 'strong' },
    { text: ' region, see ', as: 'plain' },
    { text: 'CORE-DIE-1', as: 'rule' },
    { text: ' and XX-1. ', as: 'plain' },
    { text: 'because', as: 'ruling' },
  ]);
  expect(spansOf(ruleText('fr', 'CORE-DIE-4')).at(-1)?.text).toMatch(/^un lancer/);
});

describe.each(['classic', 'azeroth'] as const)('%s', (edition) => {
  const { races, powers, markers, pieces } = newGame({ edition, seats: 2, seed: 'test' }).world;

  test('has a page for everything in the box, with its rules', () => {
    for (const { id, value, tray } of races) expect(subjectOf({ race: id, edition })).toMatchObject({ value, supply: tray });
    for (const { id, value } of powers) expect(subjectOf({ power: id, edition })).toMatchObject({ value });
    for (const { id, kind } of markers) expect(subjectOf(kind === 'artifact' ? { artifact: id } : { place: id })).toBeDefined();
    for (const { id, supply } of pieces) expect(subjectOf({ piece: id, edition })).toMatchObject({ supply });
    for (const subject of subjects) {
      expect(subject.rules.length, subject.id).toBeGreaterThan(0);
      expect(subjectOf(topicOf(subject))).toBe(subject);
    }
  });

  test('every page has a title and a line in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const subject of subjects) {
        expect(titleOf(language, subject)).not.toBe(subject.id);
        expect(doesOf(language, subject).length).toBeGreaterThan(3);
      }
  });
});

test('every rule of a tile leads to its page', () => {
  const tiles = ruleIds.filter((id) =>
    /^(classic|azeroth)\/(races|powers|artifacts|legendary-places)$/.test(sections.find(({ rules }) => rules.includes(id))?.id ?? ''),
  );
  expect(tiles.length).toBeGreaterThan(120);
  for (const id of tiles) expect(subjectOfRule(id), id).toBeDefined();
});

test('values that could not be checked are marked', () => {
  expect(subjectOf({ race: 'tauren' })?.isUnverified).toBe(true);
  expect(subjectOf({ power: 'herbalist' })?.isUnverified).toBe(false);
  expect(subjectOf({ power: 'swamp', edition: 'classic' })?.isUnverified).toBe(false);
});

test('the quick reference says the same in both languages', () => {
  const seen = new Set<string>();
  for (const sheet of sheets) {
    const [en, fr] = [quickPages(sheet, 'en'), quickPages(sheet, 'fr')];
    expect(en).toHaveLength(2);
    for (const [i, page] of en.entries())
      for (const [j, { title, points }] of page.entries()) {
        seen.add(title);
        expect(fr[i]?.[j]?.points.map(([, ...rules]) => rules)).toEqual(points.map(([, ...rules]) => rules));
        for (const [, ...rules] of points) expect(rules.every(isRule)).toBe(true);
      }
  }
  expect(seen.size).toBeGreaterThanOrEqual(allParts.length - 1);
});

test('addresses lead back to their topics', () => {
  for (const subject of subjects) expect(topicAt(addressOf(topicOf(subject)))).toEqual(topicOf(subject));
  expect(topicAt(addressOf({ rule: 'CORE-DIE-1' }))).toEqual({ rule: 'CORE-DIE-1' });
  expect(topicAt('#help')).toEqual({ quick: 'classic' });
  expect(topicAt('#help/rule/%E0%A4%A')).toEqual({ rule: '%E0%A4%A' });
  expect(topicAt('#game/1.x')).toBeUndefined();
});

test('search finds names first, without accents, and rules by id', () => {
  expect(search('fr', 'geants')[0]).toMatchObject({ title: 'Géants' });
  expect(search('en', 'lair')[0]).toMatchObject({ topic: { piece: 'lair', edition: 'classic' } });
  expect(search('en', 'core-die-2')[0]).toMatchObject({ topic: { rule: 'CORE-DIE-2' } });
  expect(search('fr', 'frostmourne')[0]).toMatchObject({ title: 'Deuillegivre' });
  expect(search('en', 'xyzzy')).toEqual([]);
  expect(search('en', '  ')).toEqual([]);
});

test('headings are in the language of the page', () => {
  expect(heading('en', 'core/decline')).toBe('Decline');
  expect(heading('fr', 'core/decline')).toBe('Déclin');
});
