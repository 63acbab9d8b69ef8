import { expect, test } from 'vitest';
import { openClient, Refusal } from '../../online/client.ts';
import { openEntering } from './entering.svelte.ts';

const line = { place: 1, name: 'Anna', coins: 80, margin: 5, mine: true as const };
const table = { date: '2026-11-17', count: 2, results: [line], own: line, next: 2 };

function visited(enterDay: () => Promise<typeof line>, isThere = true) {
  const asked: string[] = [];
  const client = {
    ...openClient(),
    me: async () => {
      asked.push('me');
      return { id: 'a', name: 'Anna' };
    },
    enterDay: () => {
      asked.push('enter');
      return enterDay();
    },
    dayTable: async (_date: string, from?: number) => {
      asked.push(`table ${from ?? ''}`.trim());
      return from === undefined ? table : { ...table, results: [{ ...line, name: 'Bert', place: 2 }], next: 3 };
    },
  };
  const entering = (moves: readonly string[] | undefined) =>
    openEntering({ date: '2026-11-17', moves, guest: 'Guest', client, isThere: async () => isThere });
  return { asked, entering };
}

test('a finished game is entered once somebody is known, and the table is shown then, page by page', async () => {
  const { asked, entering } = visited(async () => line);
  const now = entering(['done']);
  await expect.poll(() => now.table).toEqual(table);
  expect([asked, now.isSending, now.refused]).toEqual([['me', 'enter', 'table'], false, undefined]);
  await now.more();
  expect(now.table?.results.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
});

test('who has not finished looks at the table and becomes nobody', async () => {
  const { asked, entering } = visited(async () => line);
  const now = entering(undefined);
  await expect.poll(() => now.table).toEqual(table);
  expect(asked).toEqual(['table']);
});

test('what is refused is said, and the table is shown all the same; without a server there is none', async () => {
  const { entering } = visited(async () => {
    throw new Refusal('other-bots', 422, '');
  });
  const now = entering(['done']);
  await expect.poll(() => now.table).toEqual(table);
  expect([now.refused, now.isSending]).toEqual(['other-bots', false]);
  const { asked, entering: alone } = visited(async () => line, false);
  alone(['done']);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toEqual([]);
});
