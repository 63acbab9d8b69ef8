import { catalogue, newGame } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { line, plain } from './line.ts';
import type { QuestionWords } from './question-words.ts';
import { abilityName, doesLine, itemName, languageFrom, languages, markerDoes, markerName, pieceName, raceName, shortOf } from './speak.ts';

const editions = (['classic', 'azeroth'] as const).map(
  (edition) => newGame({ edition, seats: 3, seed: 'words', box: catalogue(edition) }).world,
);

describe.each(Object.values(languages))('$itself', (words) => {
  test.each(editions)('has a name and a line for everything of $edition.id', ({ edition, races, powers, pieces, markers }) => {
    for (const { id } of races) {
      expect(raceName(words, edition.id, id)).not.toBe(id);
      expect(doesLine(words, edition.id, 'races', id)).not.toBe('');
    }
    for (const { id } of powers) {
      expect(abilityName(words, id)).not.toBe(id);
      expect(doesLine(words, edition.id, 'powers', id)).not.toBe('');
    }
    for (const { id } of pieces) expect(words.names.pieces).toHaveProperty(id);
    for (const { id } of markers) {
      expect(markerName(words, id)).not.toBe(id);
      expect(markerDoes(words, id)).not.toBe('');
    }
    expect(raceName(words, edition.id, 'natives')).not.toBe('natives');
  });

  test.each(editions)('says in a few words what can be used in $edition.id', ({ races, powers, markers }) => {
    const abilities = [...races, ...powers, ...markers];
    const used = abilities.filter(({ action }) => action).map(({ id }) => shortOf(words.play.uses, id));
    const special = abilities.filter(({ attack }) => attack).map(({ id }) => shortOf(words.play.withs, id));
    expect(used.length * special.length).toBeGreaterThan(0);
    for (const said of [...used, ...special]) expect(said?.split(' ').length).toBeLessThanOrEqual(6);
  });

  test.each(editions)('asks what abilities of $edition.id ask, and has a button for every answer', ({ races, powers, markers }) => {
    const known: Readonly<Record<string, QuestionWords>> = words.play.questions;
    const asking = [...races, ...powers, ...markers].filter(({ question }) => question);
    expect(asking.length).toBeGreaterThan(2);
    for (const { id, question } of asking) {
      expect(known[id]?.asks, id).toMatch(/\S/);
      const named = (question?.words ?? []).filter((word) => markerName(words, word) === word);
      expect(Object.keys(known[id]?.answers ?? {}), id).toEqual(expect.arrayContaining(named));
    }
  });

  test('has a word for every answer', () => {
    const known: readonly string[] = Object.keys(words.answers);
    for (const { words: said } of editions)
      for (const word of said) expect(known.includes(word) || markerName(words, word) !== word).toBe(true);
  });
});

test('a homemade tile is called by its id', () => {
  expect(raceName(languages.en, 'classic', 'gazebos')).toBe('gazebos');
  expect(pieceName(languages.fr, 'balcony')).toBe('balcony');
});

test('peoples are named as each language does it', () => {
  expect(languages.en.names.combo('tritons', 'fortified')).toBe('Fortified Tritons');
  expect(languages.en.names.combo('draenei', 'champion')).toBe('Draenei and their Champion');
  expect(languages.fr.names.combo('tritons', 'fortified')).toBe('Tritons Bâtisseurs');
  expect(languages.fr.names.combo('amazons', 'flying')).toBe('Amazones Volantes');
  expect(languages.fr.names.combo('orcs', undefined)).toBe('Orcs');
});

test('a score names regions by their people, and abilities by their name', () => {
  expect(itemName(languages.en, { rule: 'CORE-SCORE-1', what: 'elves', amount: 1 })).toBe('1 region (Elves)');
  expect(itemName(languages.fr, { rule: 'CL-ALCHEMIST-1', what: 'alchemist', amount: 2 })).toBe('+2 Alchimistes');
});

test('the first language of the browser that we speak wins', () => {
  expect(languageFrom(['de-CH', 'fr-CA', 'en'])).toBe('fr');
  expect(languageFrom(['pt'])).toBe('en');
});

test('a line keeps its parts', () => {
  const told = line`${{ seat: 1 }} takes ${{ region: 4 }} for ${2}`;
  expect(told).toEqual([{ seat: 1 }, ' takes ', { region: 4 }, ' for ', { strong: '2' }]);
  expect(plain(told, { seat: () => 'Anna', region: () => 'Heron Mire' })).toBe('Anna takes Heron Mire for 2');
});

test('English puts the article that fits', () => {
  const said = (told: ReturnType<typeof line>): string => plain(told, { seat: () => 'Anna', region: () => 'Heron Mire' });
  const { tales, tasks, play } = languages.en;
  expect(said(tales.raised('encampment', { region: 4 }))).toBe('An encampment in Heron Mire');
  expect(said(tales.raised('fort', { region: 4 }))).toBe('A fort in Heron Mire');
  expect(play.canPlace('objective')).toBe('place an objective here');
  expect(said(tasks.choice({ seat: 0 }, 'Alchemist Elves', 0))).toBe('Anna expands the Alchemist Elves, or lets them decline.');
  expect(said(tales.fell('the Murlocs', { region: 4 }))).toBe('One of the Murlocs falls in Heron Mire');
});
