import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { openOutbox } from './outbox.ts';

type Answer = Awaited<ReturnType<Client['play']>>;

test('a decision that nobody has answered is known to be on its way', async () => {
  let answer: (it: Answer) => void = () => undefined;
  const play = (): Promise<Answer> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const outbox = openOutbox({ client: { play, undo: play }, id: 't', after: () => 0, onRefused: () => undefined, onSent: () => undefined });
  expect(outbox.unsent()).toBe(0);
  outbox.send(0, { moves: ['done'] }, true);
  outbox.send(0, { moves: ['expand'] }, true);
  expect(outbox.unsent()).toBe(2);
  answer({ seq: 1, after: 1, played: 1 });
  await expect.poll(() => outbox.unsent()).toBe(1);
});
