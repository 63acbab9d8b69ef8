import { catalogue, newest, newGame } from '@elbowroom/rules';
import { wordsOf } from '@elbowroom/wording';
import { describe, expect, test } from 'vitest';
import { helpAddress, topicAt } from '../routes.ts';
import { changesSince } from './changes.ts';
import { enRules, enSections } from './en-rules.ts';
import { frRules, frSections } from './fr-rules.ts';
import { allParts, quickPages } from './quick.ts';
import { isRule, ruleIds, sections } from './rules.ts';
import { sentences } from './sentences.gen.ts';
import { citing, doesOf, heading, isRuling, pageTitle, ruleText, search, spansOf, titleOf, wayTo } from './speech.ts';
import { subjectOf, subjectOfRule, subjects, topicOf } from './subjects.ts';
import { sheets } from './topics.ts';

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

const leads = (text: string): string[] => spansOf(text).flatMap((span) => (span.as === 'rule' ? [span.rule] : []));

const choices = (text: string): string[] => spansOf(text).flatMap((span) => (span.as === 'choice' ? [span.ruling] : []));

test('every rule is there in both languages, and no other', () => {
  for (const [rules, headings] of [
    [enRules, enSections],
    [frRules, frSections],
  ] as const) {
    expect(Object.keys(rules).sort()).toEqual([...ruleIds].sort());
    expect(Object.keys(headings)).toEqual(sections.map(({ id }) => id));
  }
  expect(Object.keys(sentences)).toEqual(ruleIds);
});

test.each([
  ['English', enRules],
  ['French', frRules],
])('the %s words are whole sentences that mark the rulings of docs/rules', (_language, rules) => {
  for (const id of ruleIds) {
    const text = rules[id];
    expect(count(text, /\[R/g), id).toBe(sentences[id].rulings);
    expect(choices(text), id).toEqual(sentences[id].choices);
    expect(text, id).toMatch(/^(\p{Lu}|\p{N}|[“«…])/u);
    expect(text, id).toMatch(/[.…]( \[R[^\]]*\])?$|\)\.?$/);
    expect(text, id).not.toMatch(/[§≤≥"']/);
    expect(count(text, /(?<!\]\()\b(CORE|CL|AZ|BA|MAP)-[A-Z0-9]/g), id).toBe(0);
    expect(count(text, /\]\(/g), id).toBe(leads(text).length);
  }
});

test('both languages lead to the same rules', () => {
  for (const id of ruleIds) {
    expect(leads(frRules[id]), id).toEqual(leads(enRules[id]));
    expect(frRules[id], id).not.toBe(enRules[id]);
  }
});

test('a ruling is told from a rule with a ruling in it', () => {
  expect(isRuling('AZ-GNOMES-3')).toBe(true);
  expect(isRuling('AZ-FORSAKEN-2')).toBe(true);
  expect(isRuling('AZ-HUMANS-1')).toBe(false);
  expect(isRuling('AZ-HUMANS-4')).toBe(false);
  expect(isRuling('CL-DIPLOMAT-1')).toBe(false);
  expect(ruleIds.filter(isRuling).every((id) => sentences[id].rulings === 1)).toBe(true);
});

test('a text falls into what is plain, strong, a rule and a ruling', () => {
  expect(spansOf('An *immune* region, see [the die](CORE-DIE-1) and [this](XX-1). [R: because]')).toEqual([
    { text: 'An ', as: 'plain' },
    { text: 'immune', as: 'strong' },
    { text: ' region, see ', as: 'plain' },
    { text: 'the die', as: 'rule', rule: 'CORE-DIE-1' },
    { text: ' and ', as: 'plain' },
    { text: 'this', as: 'plain' },
    { text: '. ', as: 'plain' },
    { text: 'because', as: 'ruling' },
  ]);
  expect(spansOf(ruleText('fr', 'CORE-SCORE-4')).at(-1)?.text).toMatch(/^qui compte/);
  expect(citing('CL-COST-1')).toEqual(['CORE-CONQUER-1']);
});

describe.each(['classic', 'azeroth'] as const)('%s', (edition) => {
  const { races, powers, markers, pieces } = newGame({ edition, seats: 2, seed: 'test', box: catalogue(edition) }).world;

  test('has a page for every tile and piece there is, with its rules', () => {
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
  for (const subject of subjects) expect(topicAt(helpAddress(topicOf(subject)))).toEqual(topicOf(subject));
  expect(topicAt(helpAddress({ rule: 'CORE-DIE-1' }))).toEqual({ rule: 'CORE-DIE-1' });
  expect(topicAt('#help')).toEqual({ quick: 'classic' });
  expect(topicAt('#help/rule/%E0%A4%A')).toEqual({ rule: '%E0%A4%A' });
  expect(topicAt('#game/1.x')).toBeUndefined();
});

test.each(['#help/rubbish', '#help/quick/chess', '#help/chapter/', '#help/all/battle'])('%s leads to a page that says so', (address) => {
  const topic = topicAt(address)!;
  expect(helpAddress(topic)).toBe(address);
  expect(subjectOf(topic)).toBeUndefined();
  for (const language of ['en', 'fr'] as const) expect(pageTitle(language, topic, undefined)).toMatch(/^(No such page|Page inconnue)$/);
});

test('search finds names first, without accents, and rules by id', () => {
  expect(search('fr', 'geants')[0]).toMatchObject({ title: 'Géants' });
  expect(search('en', 'lair')[0]).toMatchObject({ topic: { piece: 'lair', edition: 'classic' } });
  expect(search('en', 'core-die-2')[0]).toMatchObject({ topic: { rule: 'CORE-DIE-2' } });
  expect(search('fr', 'frostmourne')[0]).toMatchObject({ title: 'Deuillegivre' });
  expect(search('en', 'pointiest')[0]).toMatchObject({ title: expect.stringMatching(/who starts\. Play then/) });
  expect(search('en', 'xyzzy')).toEqual([]);
  expect(search('en', '  ')).toEqual([]);
});

test('search takes the most of several words, where nothing has them all', () => {
  expect(search('en', 'wizard decline').map(({ title }) => title)).toContain('Wizards');
  expect(
    search('en', 'ghouls decline')
      .slice(0, 3)
      .map(({ detail }) => detail),
  ).toContainEqual(expect.stringContaining('Ghouls'));
  expect(search('fr', 'mages déclin').length).toBeGreaterThan(0);
});

test('a page says where it stands', () => {
  const way = (topic: Parameters<typeof wayTo>[1]) => wayTo('en', topic, subjectOf(topic)).map(({ name }) => name);
  expect(way({ rule: 'CORE-DIE-1' })).toEqual(['For all games', expect.any(String), 'CORE-DIE-1']);
  expect(way({ race: 'tauren' })).toEqual(['Small World of Warcraft', 'race']);
  expect(way({ race: 'nobody' })).toEqual([]);
});

test('headings are in the language of the page', () => {
  expect(heading('en', 'core/decline')).toBe('Decline');
  expect(heading('fr', 'core/decline')).toBe('Déclin');
});

test('what has changed since an older version is told, and there is no page for others', () => {
  const old = changesSince('1');
  expect(old?.rulings.length).toBeGreaterThan(0);
  for (const { name, before, now } of old?.rulings ?? []) {
    expect(before).not.toBe(now);
    expect(Object.keys(wordsOf(name)?.readings ?? {})).toEqual(expect.arrayContaining([before, now]));
  }
  for (const word of [String(newest.version), '99', 'x', '']) expect(changesSince(word)).toBeUndefined();
  expect(topicAt(helpAddress({ changes: '1' }))).toEqual({ changes: '1' });
  for (const language of ['en', 'fr'] as const)
    expect(pageTitle(language, { changes: '99' }, undefined)).toMatch(/^(No such page|Page inconnue)$/);
});
