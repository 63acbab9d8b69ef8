import { expect, test } from 'vitest';
import { shelfOf } from '../table/fixtures/shelf.ts';
import { Refusal } from './client.ts';
import { moveHere } from './moving.ts';

const anna = { id: 'a', name: 'Anna' };
const lost = new Refusal('offline', 0, 'No answer.');

test('a move whose answer got lost is asked for again by the same key, after a reload too, and the key is forgotten when it is done', async () => {
  const shelf = shelfOf();
  const keys: string[] = [];
  let answers = 0;
  const move = async (code: string, key: string) => {
    keys.push(`${code} ${key}`);
    if (++answers < 4) throw lost;
    return anna;
  };
  const client = { move, join: move };
  await expect(moveHere(client, 'join', 'code', shelf, [0])).rejects.toThrow(lost);
  expect(await moveHere(client, 'join', 'code', shelf, [0])).toEqual(anna);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  await moveHere(client, 'join', 'code', shelf, [0]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('what is refused for good is asked for once', async () => {
  let asked = 0;
  const move = async (): Promise<never> => {
    asked++;
    throw new Refusal('no-link', 404, 'used');
  };
  await expect(moveHere({ move, join: move }, 'move', 'code', undefined, [0, 0])).rejects.toMatchObject({ code: 'no-link' });
  expect(asked).toBe(1);
});
