import { newGame, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { withBotNames, withNamesOf } from './bot-names.ts';
import type { News } from './client.ts';
import { onlineWords } from './online-words.ts';

const seats = [
  { name: 'Anna bot 2', open: false },
  { name: 'Casual bot', bot: 'casual', open: false },
  { name: 'Casual bot 2', bot: 'casual', open: false },
  { name: 'Dabbler merchant bot', bot: 'dabbler-merchant', open: false },
  { name: 'Greedy bot', bot: 'greedy', open: false },
  { name: 'Oracle bot', bot: 'oracle', open: false },
  { name: 'Somebody who left 2', gone: true as const, open: false },
  { open: true },
];
const namesIn = (table: { seats: readonly { name?: string }[] }): (string | undefined)[] => table.seats.map(({ name }) => name);

test('bots, and those who have left, are called in the language of the page, with their numbers; people and bots of a later server as they are', () => {
  const french = withBotNames({ seats }, onlineWords.fr);
  const bots = [
    'Robot tranquille',
    'Robot tranquille 2',
    'Robot amateur marchand',
    'Robot avide',
    'Oracle bot',
    'Quelqu’un qui est parti 2',
  ];
  expect(namesIn(french)).toEqual(['Anna bot 2', ...bots, undefined]);
  expect(namesIn(withBotNames({ seats }, onlineWords.en))).toEqual(namesIn({ seats }));
});

test('what is told has the same names', () => {
  const state = newGame({ edition: 'classic', seats: ['Anna', 'Casual bot'], seed: 'names' });
  const news: News = { seq: 0, after: 0, rows: [], view: view(state, 0), control: ['person', 'bot'], agreed: [], paused: false };
  const told = withNamesOf(news, {
    seats: [
      { name: 'Anna', open: false },
      { name: 'Robot tranquille', open: false },
    ],
  });
  expect(told.view.seats.map(({ name }) => name)).toEqual(['Anna', 'Robot tranquille']);
  expect(news.view.seats.map(({ name }) => name)).toEqual(['Anna', 'Casual bot']);
});
