import { expect, test } from 'vitest';
import { helpOut } from './help-out.ts';
import type { Piece, Queue } from './queue.ts';

/** A queue in memory, and all that was asked of it. */
function queueOf(pieces: number) {
  const open = Array.from(
    { length: pieces },
    (_, job): Piece => ({ id: `${job}`, queue: 'run', work: 'test', sources: 'a', given: undefined, job }),
  );
  const told: string[] = [];
  const unasked = (): never => {
    throw new Error('whoever helps does not ask for that');
  };
  const queue: Queue = {
    ...{
      runId: unasked,
      pieceId: unasked,
      put: unasked,
      look: unasked,
      forget: unasked,
      close: unasked,
      supervise: unasked,
      progress: unasked,
      leave: unasked,
    },
    take: async () => {
      const piece = open.shift();
      if (piece !== undefined) told.push(`take ${piece.id}`);
      return piece;
    },
    touch: async () => {},
    finish: async ({ id }) => void told.push(`finish ${id}`),
    fail: async ({ id }, reason) => void told.push(`fail ${id}: ${reason}`),
  };
  return { queue, told, open };
}

/** Time passes only where somebody waits or works. */
function clockOf() {
  let now = 0;
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    await Promise.resolve();
  };
  return { now: () => now, wait: pass, pass };
}

test('no piece is begun while bots at tables think, however long that takes', async () => {
  const { queue, told } = queueOf(3);
  const clock = clockOf();
  const bots = [0, 0, 2, 5, 1, 0, 0, 3, 0]; // how many think, look by look
  const seen: string[] = [];
  await helpOut(queue, async ({ id }) => clock.pass(5000).then(() => void seen.push(`${id} at ${clock.now()}`)), {
    name: 'me',
    sources: ['a'],
    clock,
    isFree: () => (bots.shift() ?? 0) === 0,
    isOver: () => seen.length === 3,
  });
  expect(told).toEqual(['take 0', 'finish 0', 'take 1', 'finish 1', 'take 2', 'finish 2']);
  // The third look, the fourth and the fifth find bots that think: 200 ms each, and no piece is taken meanwhile.
  expect(seen).toEqual(['0 at 5000', '1 at 10000', '2 at 15600']);
});

test('of short pieces the next one is fetched meanwhile, and given back where there is no time for it', async () => {
  const { queue, told } = queueOf(4);
  const clock = clockOf();
  let done = 0;
  await helpOut(queue, async () => clock.pass(100).then(() => void done++), {
    name: 'me',
    sources: ['a'],
    clock,
    isOver: () => done === 3,
  });
  expect(told).toEqual([
    ...['take 0', 'finish 0', 'take 1', 'take 2', 'finish 1', 'take 3', 'finish 2'],
    'fail 3: it was let go, for somebody else to do',
  ]);
});

test('a piece that cannot be done is told of with the reason, and the next one is done', async () => {
  const { queue, told, open } = queueOf(2);
  const doer = async ({ id }: Piece): Promise<void> => {
    if (id === '0') throw new Error('the seed is bad');
  };
  await helpOut(queue, doer, {
    name: 'me',
    sources: ['a'],
    clock: clockOf(),
    isOver: () => open.length === 0 && told.includes('finish 1'),
  });
  expect(told).toEqual(['take 0', 'fail 0: the seed is bad', 'take 1', 'finish 1']);
});
