/** What wakes somebody while the page is closed: the worker as it is, in a browser of a few lines. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Page = { readonly url: string; readonly visibilityState: string; readonly focus: () => void; readonly navigate: (to: string) => void };
type Heard = (event: object) => void;

const TABLE = 'A'.repeat(22);
const message = { id: 'one', kind: 'turn', table: TABLE, title: 'It is your turn', body: 'Bert waits.' };

function browser(open: readonly Partial<Page>[] = []) {
  const heard = new Map<string, Heard>();
  const shown: { readonly title: string; readonly tag: string }[] = [];
  const went: string[] = [];
  const pages = open.map((page, i) => ({
    url: 'https://play.example.com/',
    visibilityState: 'hidden',
    focus: () => went.push(`focus ${i}`),
    navigate: (to: string) => went.push(`${i} ${to}`),
    ...page,
  }));
  const self = {
    location: { href: 'https://play.example.com/sw.js' },
    addEventListener: (type: string, hear: Heard) => heard.set(type, hear),
    clients: { matchAll: async () => pages, openWindow: (to: string) => went.push(to) },
    registration: { showNotification: async (title: string, { tag }: { tag: string }) => void shown.push({ title, tag }) },
  };
  new Function('self', 'caches', readFileSync(new URL('./worker.js', import.meta.url), 'utf8'))(self, {});
  const send = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const push = (what: unknown): Promise<void> => send('push', { data: { json: () => what } });
  const click = (): Promise<void> => send('notificationclick', { notification: { close() {}, data: { table: TABLE } } });
  return { shown, went, push, click };
}

test('a notice is shown once, however often it comes, and what is none is not', async () => {
  const { shown, push } = browser();
  for (const one of [message, message, { ...message, id: 'two' }, { ...message, id: 'three', table: 'https://evil.example' }, undefined])
    await push(one);
  expect(shown).toEqual([1, 2].map(() => ({ title: 'It is your turn', tag: `turn ${TABLE}` })));
});

test('whoever has the table before their eyes is shown nothing', async () => {
  const url = `https://play.example.com/?lang=fr#table/${TABLE}`;
  const seen = browser([{ url, visibilityState: 'visible' }]);
  await seen.push(message);
  const behind = browser([{ url }, { visibilityState: 'visible' }]);
  await behind.push(message);
  expect([seen.shown.length, behind.shown.length]).toEqual([0, 1]);
});

test('a click leads to the table, in a page that is there or in a new one', async () => {
  const address = `https://play.example.com/#table/${TABLE}`;
  const [none, other, there] = [browser(), browser([{}]), browser([{}, { url: address }])];
  for (const { click } of [none, other, there]) await click();
  expect([none.went, other.went, there.went]).toEqual([[address], ['focus 0', `0 ${address}`], ['focus 1']]);
});
