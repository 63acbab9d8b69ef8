/** Who is asked who they are when several seats of an online table are at one screen. */
import { apply, legalMoves, newGame, type Setup, type State, text, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { type News, openClient, type TableView } from './client.ts';
import { openOnlineTable } from './table.ts';
import { isTrusted, keepTrust } from './trusted.ts';

const setup: Setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'a secret', first: 0 };
const info: TableView = {
  id: 't',
  status: 'running',
  private: false,
  options: { edition: 'classic', undo: true, spectators: true },
  seats: [
    { name: 'Anna', open: false },
    { name: 'Bert', open: false },
  ],
  seedHash: '',
  rules: '2',
  made: 0,
  mine: [0, 1],
  host: true,
};

/** The first turn is over: it is Bert's. */
function bertsTurn(): State {
  let state = newGame(setup);
  while (toDecide(state) === 0) {
    const legal = legalMoves(state);
    state = apply(state, text(legal.find(({ type }) => type === 'done') ?? legal[0]!)).state;
  }
  return state;
}

const newsOf = (state: State, seat: number | undefined): News => ({
  seq: 0,
  after: 0,
  rows: [],
  view: view(state, seat),
  control: ['person', 'person'],
  agreed: [false, false],
  paused: false,
});

/** A screen that looks from seats as it is told to, and from nowhere before that. */
function screen(given: TableView, trusted = false) {
  const state = bertsTurn();
  const looked: number[] = [];
  let hasTrusted = false;
  const online = openOnlineTable({
    client: openClient('', () => new Promise(() => undefined)),
    info: given,
    isTrusted: trusted,
    onTrust: () => {
      hasTrusted = true;
    },
    onRefused: () => undefined,
    onLook: (seat) => looked.push(seat),
  });
  online.take(newsOf(state, given.mine.length === 1 ? given.mine[0] : undefined));
  return { table: online.table, take: (seat: number) => online.take(newsOf(state, seat)), looked, hasTrusted: () => hasTrusted };
}

test('one seat at the screen is never asked who it is, whosever turn it is', () => {
  for (const mine of [[0], [1]]) {
    const { table, looked } = screen({ ...info, mine });
    expect([table.viewer, table.waitsFor, looked]).toEqual([mine[0], undefined, []]);
  }
});

test('two seats with secret purses are asked', () => {
  const { table, looked, take } = screen(info);
  expect([table.waitsFor, looked]).toEqual([1, []]);
  table.look(1);
  take(1);
  expect([table.viewer, table.waitsFor, looked]).toEqual([1, undefined, [1]]);
});

test('two seats with open purses are not: whoever must decide looks', () => {
  const { table, looked, take } = screen({ ...info, options: { ...info.options, openPurses: true } });
  expect([table.waitsFor, looked]).toEqual([undefined, [1]]);
  take(1);
  expect(table.viewer).toBe(1);
});

test('two seats that trust each other wave the sheet away, and the next time there is none', () => {
  const { table, looked, hasTrusted } = screen(info);
  table.uncover?.();
  expect([table.waitsFor, looked, hasTrusted()]).toEqual([undefined, [1], true]);
  expect(screen(info, true).table.waitsFor).toBeUndefined();
});

test('trust is kept for its table', () => {
  const kept = new Map<string, string>();
  const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepTrust(shelf, 'a');
  keepTrust(shelf, 'b');
  expect(['a', 'b', 'c'].map((id) => isTrusted(shelf, id))).toEqual([true, true, false]);
  expect(isTrusted({ ...shelf, getItem: () => '{' }, 'a')).toBe(false);
  expect(isTrusted(undefined, 'a')).toBe(false);
});
