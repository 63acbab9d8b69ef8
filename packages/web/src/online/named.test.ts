import { expect, test } from 'vitest';
import { openClient } from './client.ts';
import { named } from './named.ts';

function serverOf(answers: Readonly<Record<string, () => Promise<Response>>>) {
  const asked: string[] = [];
  const send: typeof fetch = async (address, init) => {
    asked.push(`${init?.method} ${address}`);
    return answers[init?.method ?? '']?.() ?? new Response('{}');
  };
  return { asked, client: openClient('', send) };
}

test('a seat is taken only when the name that was given before has arrived', async () => {
  let arrive = (): void => undefined;
  const slow = () =>
    new Promise<Response>((answer) => {
      arrive = () => answer(new Response('{"id":"g","name":"Anna"}'));
    });
  const { asked, client } = serverOf({ PATCH: slow });
  const guests: string[] = [];
  const mine = named(client, ({ name }) => guests.push(name));
  const renamed = mine.rename('Anna');
  const seated = Promise.all([mine.sit('t', 1), mine.open({ edition: 'classic', seats: ['me', 'open'] })]);
  await new Promise((later) => setTimeout(later));
  expect(asked).toEqual(['PATCH /guests/me']);
  arrive();
  await Promise.all([renamed, seated]);
  expect(asked.slice(1)).toEqual(['POST /tables/t/seats', 'POST /tables']);
  expect(guests).toEqual(['Anna']);
});

test('a name that is refused keeps nobody from sitting down', async () => {
  const { asked, client } = serverOf({ PATCH: async () => new Response('{"code":"bad-request"}', { status: 400 }) });
  const mine = named(client, () => undefined);
  await expect(mine.rename('?')).rejects.toThrow();
  await mine.sit('t', 0);
  expect(asked.at(-1)).toBe('POST /tables/t/seats');
});
