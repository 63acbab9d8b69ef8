import { expect, test } from 'vitest';
import { openClient, Refusal } from './client.ts';
import { wishesOf } from './wishes.ts';

test('a line whose answer got lost is said again by the same key, the next line by another', async () => {
  const said: string[] = [];
  const refused: string[] = [];
  let lost = 3;
  const client = {
    ...openClient(),
    chat: async (_id: string, text: string, key: string) => {
      said.push(`${text} ${key}`);
      if (lost-- > 0) throw new Refusal('offline', 0, 'No answer.');
    },
  };
  const nothing = (): undefined => undefined;
  const { say } = wishesOf({
    client,
    id: 't',
    seat: nothing,
    onRefused: (code) => refused.push(code),
    onReseat: nothing,
    onReseated: nothing,
    waits: [0],
  });
  expect(await say('hello')).toBe(false);
  expect(refused).toEqual(['offline']);
  expect(await say('hello')).toBe(true);
  expect(await say('hello')).toBe(true);
  expect(said).toHaveLength(5);
  expect(new Set(said.slice(0, 4)).size).toBe(1);
  expect(said[4]).not.toBe(said[0]);
});
