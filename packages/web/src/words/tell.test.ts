import type { Event } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { plain } from './line.ts';
import { languages } from './speak.ts';
import { tell } from './tell.ts';

const names = { seat: (n: number) => ['Anna', 'Bert'][n] ?? '?', region: (n: number) => `Land ${n}` };

const told = (language: 'en' | 'fr', ...steps: Event[][]): string[] =>
  tell(steps, { words: languages[language], edition: 'classic', seats: ['Anna', 'Bert'], winners: [1] }).map(({ line }) =>
    plain(line, names),
  );

test('a conquest says from whom and for how much', () => {
  const event: Event = { type: 'conquered', seat: 0, race: 'orcs', region: 3, from: 'natives', tokens: 3 };
  expect(told('en', [event])).toEqual(['Anna takes Land 3 from the Lost Tribe for 3']);
  expect(told('fr', [event])).toEqual(['Anna prend Land 3 à la Tribu oubliée pour 3']);
});

test('a loss without a fallen token does not count the dead', () => {
  const event: Event = { type: 'lost', seat: 1, race: 'elves', region: 3, fallen: 0, saved: 2 };
  expect(told('en', [event])).toEqual(['The Elves lose Land 3: 2 back in hand']);
  expect(told('fr', [event])).toEqual(['Les Elfes perdent Land 3 (2 en main)']);
});

test('a piece that goes about with its people is no news, one that stays is', () => {
  for (const piece of ['dragon', 'hero', 'encampment', 'champion', 'beast'])
    expect(told('en', [{ type: 'removed', piece, region: 3 }])).toEqual([]);
  expect(told('en', [{ type: 'raised', piece: 'fortress', region: 3 }])).toHaveLength(1);
});

test('deployments in a row are one line', () => {
  const deployed: Event = { type: 'deployed', seat: 0, region: 1, what: 'orcs' };
  const scored: Event = { type: 'scored', seat: 0, total: 2, items: [{ rule: 'CORE-SCORE-1', what: 'orcs', amount: 2 }] };
  expect(told('en', [deployed], [deployed], [deployed, scored], [{ ...deployed, seat: 1 }])).toEqual([
    'Anna redeploys 3 tokens',
    'Anna scores 2: 2 regions (Orcs)',
    'Bert redeploys 1 token',
  ]);
});

test('what a line says already is not said twice', () => {
  expect(
    told('en', [
      { type: 'paid', seat: 1, coins: 2, rule: 'CORE-DRAFT-1' },
      { type: 'paid', seat: 1, coins: 2, rule: 'BA-DRAFT-2' },
      { type: 'earned', seat: 1, coins: 1, rule: 'CORE-DRAFT-3' },
      { type: 'picked', seat: 1, race: 'orcs', power: 'flying', price: 2, found: 1, tokens: 10 },
      { type: 'lost', race: 'natives', region: 2, fallen: 1, saved: 0 },
    ]),
  ).toEqual(['Bert picks Flying Orcs, 10 tokens, for 2 coins and finds 1 coin']);
});

test('coins and tokens are told by the ability that brings them', () => {
  expect(
    told('en', [
      { type: 'paid', seat: 1, to: 0, coins: 1, rule: 'AZ-HEART-1', ability: 'heart-of-azeroth' },
      { type: 'earned', seat: 0, coins: 2, rule: 'AZ-WORGEN-1', ability: 'worgen' },
      { type: 'recruited', race: 'skeletons', count: 1, rule: 'CL-SKELETONS-1', ability: 'skeletons' },
    ]),
  ).toEqual(['Bert pays Anna 1 coin (Heart of Azeroth)', 'Anna gets 2 coins (Worgen)', '1 new token for the Skeletons']);
});

test('dice, bombs and answers are told', () => {
  expect(
    told('en', [
      { type: 'rolled', seat: 0, die: 3, region: 2 },
      { type: 'repelled', seat: 0, race: 'orcs', region: 2 },
      { type: 'uncovered', piece: 'bomb', region: 1, face: 'live' },
      { type: 'chose', seat: 0, answer: 'ally 1', ability: 'diplomat' },
      { type: 'ended' },
    ]),
  ).toEqual([
    'Anna rolls 3 against Land 2',
    'The Orcs are thrown back at Land 2',
    'The bomb in Land 1 goes off!',
    'Anna chooses peace with Bert',
    'The game is over: Bert wins',
  ]);
});
