import { newGame, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { BotsMissing, type BotWorker, openThinker, type Question } from './thinker.ts';

type Asked = { readonly id: number; readonly question: Question };

/** A worker that does what the test says. */
class Puppet extends EventTarget implements BotWorker {
  readonly asked: Asked[] = [];
  isOver = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isOver = true;
  }
  /** Answers the last question. */
  say(answer: { readonly lines: string[] } | { readonly fault: string }): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, ...answer } }));
  }
}

const seen = view(newGame({ edition: 'classic', seats: 2, seed: 'thinker' }), 0);

function open(): { thinker: ReturnType<typeof openThinker>; workers: Puppet[]; told: boolean[] } {
  const [workers, told]: [Puppet[], boolean[]] = [[], []];
  const thinker = openThinker(
    (isMissing) => told.push(isMissing),
    () => {
      workers.push(new Puppet());
      return workers.at(-1)!;
    },
  );
  return { thinker, workers, told };
}

test('where the file did not come everybody who asked is told so, and the next who asks has it fetched again', async () => {
  const { thinker, workers, told } = open();
  const first = thinker.spread(seen, false);
  const second = thinker.advise(seen);
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(BotsMissing);
  await expect(second).rejects.toThrow(BotsMissing);
  expect([told, workers[0]?.isOver]).toEqual([[true], true]);
  const third = thinker.spread(seen, false);
  expect(workers).toHaveLength(2);
  workers[1]?.say({ lines: ['deploy 3'] });
  expect(await third).toEqual(['deploy 3']);
  expect(told).toEqual([true, false]);
});

test('what goes wrong with one that has spoken before is no missing file', async () => {
  const { thinker, workers, told } = open();
  const first = thinker.spread(seen, false);
  workers[0]?.say({ fault: 'no such seat' });
  await expect(first).rejects.toThrow('no such seat');
  const asked = thinker.spread(seen, false);
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(asked).rejects.toThrow('out of memory');
  await expect(asked).rejects.not.toThrow(BotsMissing);
  expect(told).toEqual([false]);
  void thinker.spread(seen, false);
  expect(workers).toHaveLength(1);
});
