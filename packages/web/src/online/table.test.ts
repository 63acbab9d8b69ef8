import { apply, IllegalMove, legalMoves, newGame, outcome, type Setup, type State, text, toDecide, view } from '@elbowroom/rules';
import { sha256 } from '@elbowroom/rules/record';
import { expect, test, vi } from 'vitest';
import { callOf, hangBell } from './bell.ts';
import { type Client, type News, type NewsRow, openClient, Refusal, type TableView } from './client.ts';
import { openCourse } from './course.ts';
import { judge } from './fairness.ts';
import { foresee } from './foresight.ts';
import { openOnlineTable } from './table.ts';

const SEED = 'a secret';
const setup: Setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: SEED, first: 0 };
const info: TableView = {
  id: 't',
  status: 'running',
  private: false,
  options: { edition: 'classic', undo: true, spectators: true },
  seats: [
    { name: 'Anna', open: false },
    { name: 'Bert', open: false },
  ],
  seedHash: sha256(SEED),
  rules: '1',
  made: 0,
  mine: [0],
  host: true,
};

/** A server in short: its game, its log, and the news for seat 0. */
function house(given: Setup = setup) {
  let states: State[] = [newGame(given)];
  const rows: NewsRow[] = [];
  const now = (): State => states[states.length - 1]!;
  const news = (since: number): News => ({
    seq: rows.length,
    after: rows.length,
    rows: rows.slice(since),
    view: view(now(), 0),
    control: ['person', 'person'],
    agreed: [false, false],
    paused: false,
    ...(rows.at(-1)?.kind === 'move' && rows.at(-1)?.seat === 0 ? { undo: 1 } : {}),
  });
  return {
    now,
    news,
    play: (line: string): void => {
      const seat = toDecide(now()) ?? 0;
      const { state, events } = apply(now(), line);
      states = [...states, state];
      rows.push({ seq: rows.length + 1, at: 0, kind: 'move', seat, move: line, events });
    },
    undo: (count = 1): void => {
      states = states.slice(0, -count);
      rows.push({ seq: rows.length + 1, at: 0, kind: 'undo', seat: 0, back: rows.length + 1 - count });
    },
    say: (kind: NewsRow['kind'], seat: number): void => {
      rows.push({ seq: rows.length + 1, at: 0, kind, seat });
    },
    first: (type: string): string => {
      const move = legalMoves(now()).find((legal) => legal.type === type);
      if (move === undefined) throw new Error(`no ${type}`);
      return text(move);
    },
  };
}

const silent = (client: Partial<Client>): Client => ({ ...openClient('', () => new Promise(() => {})), ...client });

function sit(client: Partial<Client> = {}) {
  const refused: string[] = [];
  const online = openOnlineTable({ client: silent(client), info, onLook: () => {}, onRefused: (code) => refused.push(code) });
  return { ...online, refused };
}

test('news twice, and older ones, change nothing; news with a gap are not taken', () => {
  const { first, news, play } = house();
  const course = openCourse();
  course.take(news(0));
  play(first('pick'));
  const one = news(0);
  play(first('conquer'));
  play(first('conquer'));
  expect(course.take(news(2))).toBe('gap');
  expect(course.count).toBe(0);
  expect(course.take(one)).toHaveLength(1);
  expect(course.take(one)).toHaveLength(0);
  expect(course.take(news(0))).toHaveLength(2);
  expect(course.take(one)).toHaveLength(0);
  expect(course.count).toBe(3);
  expect(course.seq).toBe(3);
});

test('between the moves of one message the table is worked out', () => {
  const { first, news, now, play } = house();
  const course = openCourse();
  play(first('pick'));
  course.take(news(0));
  play(first('conquer'));
  const middle = view(now(), 0);
  play(first('conquer'));
  course.take(news(1));
  expect(course.viewAt(2)).toEqual(middle);
  expect(course.viewAt(3)).toEqual(view(now(), 0));
});

test('nor is a tile guessed that a move in the middle of a message turned up', () => {
  const { first, news, play } = house();
  const course = openCourse();
  course.take(news(0));
  play(first('pick'));
  play(first('conquer'));
  course.take(news(0));
  expect(course.knownAt(1)).toBeUndefined();
});

test('after a refusal nothing is sent that could not see what went through before it', async () => {
  const server = house();
  server.play(server.first('pick'));
  const sent: string[] = [];
  const { refused, table, take } = sit({
    play: async (_id, _seat, _after, moves) => {
      sent.push(...moves);
      for (const move of moves) server.play(move);
      return { seq: server.news(0).seq, after: server.news(0).after, played: moves.length };
    },
    undo: () => Promise.reject(new Refusal('nothing-to-undo', 409, '')),
  });
  take(server.news(0));
  const one = server.first('conquer');
  table.play([one]);
  table.undo();
  await expect.poll(() => refused).toEqual(['nothing-to-undo']);
  table.play([one]); // the map still shows it, though it is taken
  expect(sent).toEqual([one]);
  take(server.news(0));
  table.play([server.first('conquer')]);
  await expect.poll(() => sent).toHaveLength(2);
});

test('an undo takes the step away, for everybody', () => {
  const { first, news, play, undo } = house();
  const course = openCourse();
  play(first('pick'));
  play(first('conquer'));
  course.take(news(0));
  undo();
  course.take(news(2));
  expect(course.steps.map(({ move }) => move.split(' ')[0])).toEqual(['pick']);
  expect(course.seq).toBe(3);
});

test('what happens beside the moves is told where it happened among them, and taken back once for several times', () => {
  const { first, news, play, undo, say } = house();
  const { take, table } = sit();
  play(first('pick'));
  play(first('conquer'));
  undo();
  play(first('conquer'));
  undo();
  say('absent', 1);
  play(first('conquer'));
  take(news(0));
  const told = table.asides?.map(({ after, says }) => [after, says('en')]);
  expect(told).toEqual([
    [1, 'Anna takes something back.'],
    [1, 'Bert ran out of time. A bot plays meanwhile.'],
  ]);
});

test('an illegal move throws at once and is not sent', () => {
  const play = vi.fn<Client['play']>();
  const { table, take } = sit({ play });
  take(house().news(0));
  expect(() => table.play(['conquer 0'])).toThrow(IllegalMove);
  table.play([]); // nor is nothing
  expect(play).not.toHaveBeenCalled();
  expect(table.seq).toBe(0);
});

test('a sure move is shown before the server has answered, one that reveals something is not', async () => {
  const server = house();
  server.play(server.first('pick'));
  const sent: unknown[] = [];
  const { table, take } = sit({
    play: (_id, seat, after, moves) => {
      sent.push([seat, after, ...moves]);
      return new Promise(() => {});
    },
  });
  take(server.news(0));
  const line = server.first('conquer');
  table.play([line]);
  expect(table.seq).toBe(2);
  expect(table.view.regions).not.toEqual(server.news(0).view.regions);
  expect(sent).toEqual([[0, 1, line]]);
  expect(table.canUndo).toBe(true);
  server.play(line);
  take(server.news(1));
  expect(table.canUndo).toBe(true); // though the answer to the move itself is still on its way
  expect(table.seq).toBe(2);
  expect(table.view).toEqual(view(server.now(), 0));

  const fresh = sit({ play: () => new Promise(() => {}) });
  const other = house();
  fresh.take(other.news(0));
  fresh.table.play([other.first('pick')]);
  expect(fresh.table.seq).toBe(0);
});

test('a token of several is taken back at once: the server is told to go back and to play the others again, in one breath', async () => {
  const server = house();
  server.play(server.first('pick'));
  const sent: unknown[] = [];
  const { table, take } = sit({
    undo: async (_id, seat, after, count, moves) => {
      sent.push(['undo', seat, after, count, ...moves]);
      server.undo(count);
      for (const move of moves) server.play(move);
      return { seq: server.news(0).seq, after: server.news(0).after, played: moves.length };
    },
    play: async (_id, seat, after, moves) => {
      sent.push(['play', seat, after, ...moves]);
      for (const move of moves) server.play(move);
      return { seq: server.news(0).seq, after: server.news(0).after, played: moves.length };
    },
  });
  take(server.news(0));
  const one = server.first('conquer');
  table.play([one]);
  await expect.poll(() => sent).toHaveLength(1);
  take(server.news(0));
  const two = server.first('conquer');
  table.play([two]);
  await expect.poll(() => sent).toHaveLength(2);
  take(server.news(0));

  table.undo(2, [two]);
  expect(table.steps.map(({ move }) => move).slice(1)).toEqual([two]);
  await expect.poll(() => sent.slice(2)).toEqual([['undo', 0, 3, 2, two]]);
  const [undone, played] = [server.news(0).rows.slice(0, 4), server.news(0).rows.slice(0, 5)];
  take({ ...server.news(0), seq: 4, after: 4, rows: undone });
  expect(table.steps.map(({ move }) => move).slice(1)).toEqual([two]); // nothing flickers in between
  take({ ...server.news(0), rows: played });
  expect(table.steps.map(({ move }) => move).slice(1)).toEqual([two]);
  expect(table.view).toEqual(view(server.now(), 0));
});

test('whoever comes back is shown what the others did meanwhile, as it looked from the own seat then', async () => {
  const server = house();
  const states = [server.now()];
  const play = (line: string): void => {
    server.play(line);
    states.push(server.now());
  };
  play(server.first('pick'));
  while (toDecide(server.now()) === 0)
    play(text(legalMoves(server.now()).find(({ type }) => type === 'done') ?? legalMoves(server.now())[0]!));
  const own = states.length - 1;
  play(server.first('pick'));
  play(server.first('conquer'));
  const asked: unknown[] = [];
  const { table, take } = sit({
    views: async (_id, seat, since, until) => {
      asked.push([seat, since, until]);
      return states.flatMap((state, seq) => (seq >= since && seq <= until ? [{ seq, view: view(state, seat) }] : []));
    },
  });
  take(server.news(0));
  expect(table.recalls(own)).toBe(false);
  await expect.poll(() => table.recalls(own)).toBe(true);
  expect(asked).toEqual([[0, own, own + 2]]);
  for (let seq = own; seq < states.length; seq++) expect(table.viewAt(seq)).toEqual(view(states[seq]!, 0));

  play(server.first('conquer'));
  take(server.news(own + 2)); // seen as it happens: nothing to ask for
  expect(asked).toHaveLength(1);
});

test('the end is not foreseen: what others have is told, not guessed', () => {
  const server = house();
  let last = server.now();
  let line = '';
  while (toDecide(server.now()) !== undefined) {
    last = server.now();
    const moves = legalMoves(last);
    line = text(moves.find(({ type }) => type === 'done') ?? moves[0]!);
    server.play(line);
  }
  const seat = toDecide(last) ?? 0;
  expect(foresee(view(last, seat), seat, [line]).sure).toEqual([]);
});

test('what comes for a seat that has just left the screen is not shown to the next', async () => {
  const server = house();
  server.play(server.first('pick'));
  while (toDecide(server.now()) === 0)
    server.play(text(legalMoves(server.now()).find(({ type }) => type === 'done') ?? legalMoves(server.now())[0]!));
  server.play(server.first('pick'));
  server.play(server.first('conquer'));
  const secret = view(server.now(), 0);
  const answers: (() => void)[] = [];
  const { table, take, turnAround } = sit({
    views: (_id, seat, since, until) =>
      new Promise((resolve) => {
        const seqs = Array.from({ length: until - since + 1 }, (_, i) => since + i);
        answers.push(() => resolve(seat === 0 ? seqs.map((seq) => ({ seq, view: secret })) : []));
      }),
  });
  take(server.news(0));
  expect(answers).toHaveLength(1);
  turnAround();
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { seq } = server.news(0);
  take({ ...server.news(seq), view: view(server.now(), 1) });
  for (let count = 0; count <= table.seq; count++) expect(table.viewAt(count).viewer).toBe(1);
});

test('moves that one message tells to a seat that has just sat down are not worked out from what the one before could see', () => {
  const { first, news, now, play } = house();
  const course = openCourse();
  play(first('pick'));
  course.take(news(0));
  course.turnAround();
  play(first('conquer'));
  play(first('conquer'));
  course.take({ ...news(1), view: view(now(), 1) });
  for (let count = 0; count <= course.count; count++) expect(course.viewAt(count)?.viewer).toBe(1);
});

test('the game had moved on: what was foreseen is put back, and the player is told', async () => {
  const server = house();
  server.play(server.first('pick'));
  const { refused, table, take } = sit({ play: () => Promise.reject(new Refusal('moved-on', 409, '')) });
  take(server.news(0));
  table.play([server.first('conquer')]);
  expect(table.seq).toBe(2);
  await expect.poll(() => refused).toEqual(['moved-on']);
  expect(table.seq).toBe(1);
  expect(table.view).toEqual(server.news(0).view);
});

test('without an answer the same is sent again, with the same number', async () => {
  const server = house();
  server.play(server.first('pick'));
  const after: number[] = [];
  const { table, take } = sit({
    play: async (_id, _seat, follows) => {
      after.push(follows);
      if (after.length === 1) throw new Refusal('offline', 0, '');
      return { seq: 2, after: 2, played: 1 };
    },
  });
  take(server.news(0));
  table.play([server.first('conquer')]);
  await expect.poll(() => after).toEqual([1, 1]);
  table.leave();
});

test('a finished game is judged by the hash of its seed and by its result', () => {
  const server = house({ ...setup, seats: ['Anna', 'Bert'] });
  let state = newGame({ edition: 'classic', seats: ['Anna', 'Bert'], seed: SEED, rules: Number(info.rules) });
  const lines: string[] = [];
  while (outcome(state) === undefined) {
    const moves = legalMoves(state);
    const line = text(moves.find(({ type }) => type === 'done') ?? moves[0]!);
    lines.push(line);
    state = apply(state, line).state;
  }
  const told = outcome(state);
  if (told === undefined) throw new Error('not over');
  expect(server.news(0).seq).toBe(0);
  expect(judge(info, info.seedHash, SEED, lines, told)).toMatchObject({ isSeedTrue: true, isResultTrue: true });
  expect(judge(info, info.seedHash, 'another', lines, told)).toMatchObject({ isSeedTrue: false });
  expect(judge(info, info.seedHash, SEED, lines, { ...told, coins: [0, 0] })).toMatchObject({ isResultTrue: false });
});

test('the bell rings once per turn, and not for whoever has just come', () => {
  const rung: string[] = [];
  const bell = hangBell((call) => rung.push(call));
  const { view: seen } = house().news(0);
  const call = callOf(seen, [0], ['person', 'person']);
  expect(callOf(seen, [1], ['person', 'person'])).toBeUndefined();
  expect(callOf(seen, [0], ['absent', 'person'])).toBeUndefined();
  bell.hear(call);
  for (const next of [undefined, '1 1 0', '1 1 0', undefined, '1 1 0', '2 0 0']) bell.hear(next);
  expect(rung).toEqual(['1 1 0', '2 0 0']);
});
