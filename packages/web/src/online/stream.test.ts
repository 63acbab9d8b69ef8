import { afterEach, expect, test, vi } from 'vitest';
import { sseReader } from './sse.ts';
import { type Connection, listen } from './stream.ts';

const words = (event: string, data: object, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers each visit with the next of these, and notes after which row it was asked: by the header, or in the address. */
function server(answers: readonly (string | number | 'cut')[]) {
  const asked: (string | null)[] = [];
  const send: typeof fetch = async (address, init) => {
    const answer = answers[asked.length];
    asked.push(new Headers(init?.headers).get('last-event-id') ?? /since=\d+/.exec(String(address))?.[0] ?? null);
    if (answer === 'cut') throw new TypeError('no network');
    if (typeof answer === 'number') return new Response(JSON.stringify({ code: 'no-table', message: '' }), { status: answer });
    if (answer !== undefined) return new Response(answer);
    return new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  return { asked, client: { base: '', fetch: send } };
}

test('events come whole, however the text is cut', () => {
  const reader = sseReader();
  const text = `retry: 1000\n\n: \n\n${words('news', { a: 1 }, 7)}${words('presence', {})}`;
  const said = [...text].flatMap((sign) => reader.push(sign));
  expect(said).toEqual([
    { event: 'news', data: '{"a":1}', id: '7' },
    { event: 'presence', data: '{}', id: undefined },
  ]);
});

test('whoever comes back says what was heard last', async () => {
  const { asked, client } = server([words('news', {}, 3) + words('news', {}, 5), 'cut', words('bye', {}), words('news', {}, 6)]);
  const heard: string[] = [];
  const states: Connection[] = [];
  const line = listen({
    client,
    path: '/x',
    since: 0,
    waits: [1],
    onSaid: ({ event, id }) => heard.push(`${event} ${id}`),
    onConnection: (state) => states.push(state),
  });
  await expect.poll(() => asked.length).toBe(5);
  line.stop();
  expect(asked).toEqual(['since=0', '5', '5', '5', '6']);
  expect(heard).toEqual(['news 3', 'news 5', 'bye undefined', 'news 6']);
  expect(states).toContain('lost');
});

test('a table that does not exist is not asked for again', async () => {
  const { asked, client } = server([404]);
  const refused = await new Promise((resolve) => {
    listen({ client, path: '/x', waits: [1], onSaid: () => {}, onRefused: resolve });
  });
  expect(refused).toBe('no-table');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.length).toBe(1);
});

test('a page of somebody else’s in between is no reason to stop asking', async () => {
  const pages = [new Response('<h1>Not Found</h1>', { status: 404 }), new Response('<h1>Welcome to the hotel</h1>')];
  const heard: string[] = [];
  const send: typeof fetch = async () => pages.shift() ?? new Response(words('news', {}, 1));
  const line = listen({ client: { base: '', fetch: send }, path: '/x', waits: [1], onSaid: ({ event }) => heard.push(event) });
  await expect.poll(() => heard).toContain('news');
  line.stop();
});

test('says by how much the clocks differ', async () => {
  const late = new Date(Date.now() + 3_600_000).toUTCString();
  const send: typeof fetch = async () => new Response(words('news', {}, 1), { headers: { date: late } });
  let line: ReturnType<typeof listen> | undefined;
  const ahead = await new Promise<number>((resolve) => {
    line = listen({ client: { base: '', fetch: send }, path: '/x', waits: [100_000], onSaid: () => {}, onClock: resolve });
  });
  line?.stop();
  expect(Math.abs(ahead - 3_600_000)).toBeLessThan(5000);
});

test('whoever wakes the computer is connected anew at once; whoever only changes tabs is not', async () => {
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document }));
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asked, client } = server([]);
  const line = listen({ client, path: '/x', waits: [1], onSaid: () => {} });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(2);
  line.stop();
});

test('a line that has fallen silent is given up', async () => {
  const { asked, client } = server([]);
  const line = listen({ client, path: '/x', waits: [1], patience: 10, onSaid: () => {} });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  line.stop();
});

test('asked to go back, it goes on from there', async () => {
  const { asked, client } = server([words('news', {}, 9)]);
  const line = listen({ client, path: '/x', waits: [100_000], onSaid: () => {} });
  await expect.poll(() => asked.length).toBe(1);
  line.again(4);
  line.stop();
  expect(asked).toEqual([null, 'since=4']);
});
