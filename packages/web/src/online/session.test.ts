import { newGame, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { type ChangedNews, type News, openClient, type TableView } from './client.ts';
import { onlineWords } from './online-words.ts';
import { openSession } from './session.ts';

const info: TableView = {
  id: 't',
  status: 'running',
  private: true,
  options: { edition: 'classic', undo: true, spectators: true },
  seats: [
    { name: 'Anna', open: false },
    { name: 'Bert', open: false },
  ],
  seedHash: '',
  rules: '1',
  made: 0,
  mine: [0],
  host: true,
};
const first: News = {
  seq: 0,
  after: 0,
  rows: [],
  view: view(newGame({ edition: 'classic', seats: 2, seed: 'session' }), 0),
  control: ['person', 'person'],
  agreed: [false, false],
  paused: false,
};
const agreed: ChangedNews = { seq: 1, after: 0, rows: [{ seq: 1, at: 0, kind: 'agree', seat: 1 }], changed: { agreed: { '1': [true] } } };

const whole: News = { ...first, seq: 1, rows: agreed.rows, agreed: [false, true] };

/** A table whose stream tells these at each visit, or is refused. */
function visited(answers: readonly (readonly (News | ChangedNews)[] | 'bad-request')[]) {
  const asked: string[] = [];
  const send: typeof fetch = async (address, init) => {
    if (!String(address).includes('/stream')) return Response.json(info);
    const answer = answers[asked.length];
    asked.push(String(address).replace(/^.*stream/, ''));
    if (answer === 'bad-request') return Response.json({ code: 'bad-request', message: '' }, { status: 400 });
    if (answer !== undefined)
      return new Response(answer.map((news) => `id: ${news.seq}\nevent: news\ndata: ${JSON.stringify(news)}\n\n`).join(''));
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  return { asked, session: openSession(openClient('', send), 't', () => onlineWords.en) };
}

test('a table is told by what has changed', async () => {
  const { asked, session } = visited([[first, agreed]]);
  await expect.poll(() => session.extras.news?.agreed).toEqual([false, true]);
  expect(asked[0]).toBe('?seat=0&differences=1&since=0');
  session.leave();
});

test('all is asked for again, after the last row that was understood, when a change does not fit', async () => {
  const { asked, session } = visited([[first, { ...agreed, changed: { agreed: { '7': [true] } } }], [whole]]);
  await expect.poll(() => session.extras.news?.seq).toBe(1);
  expect(asked.slice(0, 2)).toEqual(['?seat=0&differences=1&since=0', '?seat=0&differences=1&since=0']);
  session.leave();
});

test('a server that knows no differences is asked for none', async () => {
  const { asked, session } = visited(['bad-request', [first]]);
  await expect.poll(() => session.extras.news?.seq).toBe(0);
  expect(asked).toEqual(['?seat=0&differences=1&since=0', '?seat=0&since=0']);
  expect(session.extras.refused).toBeUndefined();
  session.leave();
});
