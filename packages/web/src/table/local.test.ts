import { apply, legalMoves, newGame, type State, text } from '@elbowroom/rules';
import { expect, test, vi } from 'vitest';
import { openLocalTable } from './local.ts';
import { FORMAT, readSaved, type SavedGame, written } from './saved.ts';
import type { LocalOptions } from './seating.ts';
import type { Sitter, Table } from './table.ts';
import { BotsMissing } from './thinker.ts';
import { stepsBack } from './undo.ts';

const colours = ['blue', 'vermilion', 'green'] as const;

function gameOf(sitters: readonly Sitter[], moves: readonly string[] = []): SavedGame {
  const names = ['Anna', 'Bert', 'Chloé'].slice(0, sitters.length);
  return {
    format: FORMAT,
    id: 'test',
    setup: { edition: 'classic', seats: names, seed: 'local', first: 0 },
    chairs: names.map((name, i) => ({ name, colour: colours[i] ?? 'blue', sitter: sitters[i] ?? 'person' })),
    moves,
    begun: 0,
    touched: 0,
    isOver: false,
    round: 1,
  };
}

/** Bots that take the first legal move; everything that is kept is seen. */
function options(kept: SavedGame[] = []): LocalOptions {
  return {
    think: async ({ legal }) => text(legal[0]!),
    keep: (game) => {
      kept.push(game);
      return true;
    },
    now: () => 7,
    grace: () => 0,
  };
}

/** A region that can simply be taken. */
function cheap(table: Table): string {
  const state = newGame(gameOf(['person', 'person']).setup);
  let now = state;
  for (const { move } of table.steps) now = applied(now, move);
  return text(legalMoves(now).find(({ type }) => type === 'conquer')!);
}

const applied = (state: State, line: string): State => apply(state, line).state;

test('every decision is kept as setup and moves', () => {
  const kept: SavedGame[] = [];
  const table = openLocalTable(gameOf(['person', 'casual']), options(kept));
  table.play(['pick 0']);
  expect(kept.at(-1)).toMatchObject({ moves: ['pick 0'], touched: 7, isOver: false });
  table.leave();
});

test('conquests can be taken back, the pick that showed a new tile cannot', () => {
  const table = openLocalTable(gameOf(['person', 'person']), options());
  table.look(0);
  table.play(['pick 0']);
  expect(table.canUndo).toBe(false);
  table.play([cheap(table)]);
  table.play([cheap(table)]);
  expect(stepsBack(table.steps, 0)).toBe(2);
  table.undo();
  table.undo();
  expect(table.seq).toBe(1);
  expect(table.canUndo).toBe(false);
  table.undo();
  expect(table.seq).toBe(1);
});

test('a roll cannot be taken back, nor the decision of another seat', () => {
  const step = { seat: 0, move: 'roll 3' };
  expect(stepsBack([{ ...step, events: [{ type: 'rolled', seat: 0, die: 2, region: 3 }] }], 0)).toBe(0);
  expect(stepsBack([{ seat: 1, move: 'done', events: [] }], 0)).toBe(0);
  expect(stepsBack([{ ...step, events: [{ type: 'turned-up', marker: 'karazhan', region: 3 }] }], 0)).toBe(0);
  expect(stepsBack([{ seat: 0, move: 'abandon 3', events: [{ type: 'abandoned', seat: 0, race: 'elves', region: 3 }] }], 0)).toBe(1);
  expect(stepsBack([], undefined)).toBe(0);
});

test('several moves are made all or none', () => {
  const table = openLocalTable(gameOf(['person', 'person']), options());
  table.look(0);
  expect(() => table.play(['pick 0', 'conquer 999'])).toThrow();
  expect(table.seq).toBe(0);
});

test('nobody plays for another seat', () => {
  const table = openLocalTable(gameOf(['person', 'person']), options());
  expect(table.waitsFor).toBe(0);
  expect(() => table.play(['pick 0'])).toThrow(/not your turn/);
  table.look(0);
  expect(table.waitsFor).toBeUndefined();
  expect(table.view.seats.map(({ coins }) => coins !== undefined)).toEqual([true, false]);
  table.play(['pick 0']);
  table.play(['done']);
  expect(table.waitsFor).toBe(1);
  table.look(1);
  expect(table.view.seats.map(({ coins }) => coins !== undefined)).toEqual([false, true]);
});

test('bots move by themselves until a person is asked', async () => {
  const table = openLocalTable(gameOf(['person', 'casual', 'novice']), options());
  const heard = vi.fn();
  table.subscribe(heard);
  table.play(['pick 0', 'done']);
  await expect.poll(() => table.view.toDecide).toBe(0);
  expect(table.steps.some(({ seat }) => seat === 1)).toBe(true);
  expect(table.steps.some(({ seat }) => seat === 2)).toBe(true);
  expect(heard).toHaveBeenCalled();
  expect(table.canUndo).toBe(false);
  expect(table.viewAt(0).round).toBe(1);
  expect(table.record).toBeUndefined();
  table.leave();
});

test('a bot that fails is helped out, and the players are told', async () => {
  const table = openLocalTable(gameOf(['casual', 'person']), { ...options(), think: async () => Promise.reject(new Error('lost')) });
  await expect.poll(() => table.seq).toBeGreaterThan(0);
  expect(table.trouble).toBe('bot-failed');
  table.leave();
});

test('the game waits for bots that could not be fetched, and goes on when they come', async () => {
  vi.useFakeTimers();
  let hasCome = false;
  const think: LocalOptions['think'] = async ({ legal }) => {
    if (!hasCome) throw new BotsMissing();
    return text(legal[0]!);
  };
  const table = openLocalTable(gameOf(['casual', 'person']), { ...options(), think });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.seq, table.trouble]).toEqual([0, undefined]);
  hasCome = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.seq).toBeGreaterThan(0);
  table.leave();
  vi.useRealTimers();
});

test('nothing is played at a table that was left', () => {
  const kept: SavedGame[] = [];
  const table = openLocalTable(gameOf(['person', 'casual']), options(kept));
  table.leave();
  table.play(['pick 0']);
  expect([table.seq, kept]).toEqual([0, []]);
});

test('the end of a turn can be taken back while the bot has not moved', async () => {
  const table = openLocalTable(gameOf(['person', 'casual']), { ...options(), grace: () => 10_000 });
  table.play(['pick 0', 'done']);
  expect(table.canUndo).toBe(true);
  table.undo();
  expect(table.view.toDecide).toBe(0);
  table.leave();
});

test('a game that the rules refuse is not opened', () => {
  expect(() => openLocalTable(gameOf(['person', 'person'], ['pick 0', 'conquer 999']), options())).toThrow();
});

/** A first turn of which nothing is left to decide. */
function endTurn(table: Table): void {
  table.play(['pick 0']);
  table.play([cheap(table), 'done']);
  while (table.view.seat === 0 && table.view.toDecide === 0) table.play([text(legalMoves(table.view)[0]!)]);
}

test.each([
  { sitters: ['person', 'casual'], says: 'one person and bots', asked: [] },
  { sitters: ['casual', 'person', 'novice'], says: 'one person between bots', asked: [] },
  { sitters: ['person', 'person'], says: 'two persons', asked: [0, 1] },
  { sitters: ['person', 'casual', 'person'], says: 'two persons and a bot', asked: [0, 2] },
  { sitters: ['person', 'person'], says: 'two persons with open purses', openPurses: true, asked: [] },
  { sitters: ['person', 'person'], says: 'two persons who trust each other', isUncovered: true, asked: [] },
] as const)('$says: who is asked who they are', async ({ sitters, asked, ...table }) => {
  const game = gameOf(sitters);
  const openPurses = 'openPurses' in table && { openPurses: true as const };
  const saved = { ...game, setup: { ...game.setup, ...openPurses }, ...('isUncovered' in table && { isUncovered: true as const }) };
  const open = openLocalTable(saved, options());
  const found = new Set<number>();
  for (let i = 0; i < 200 && open.view.round === 1; i++) {
    const { waitsFor } = open;
    if (waitsFor !== undefined) {
      found.add(waitsFor);
      open.look(waitsFor);
    }
    if (open.view.toDecide !== undefined && open.view.toDecide === open.viewer) {
      const legal = legalMoves(open.view);
      open.play([text(legal.find(({ type }) => type === 'done') ?? legal[0]!)]);
    } else await new Promise((resolve) => setTimeout(resolve));
  }
  expect(open.view.round).toBe(2);
  expect([...found].sort()).toEqual(asked);
  open.leave();
});

test('where purses are open, whoever must decide looks without being asked who they are', () => {
  const game = gameOf(['person', 'person']);
  const table = openLocalTable({ ...game, setup: { ...game.setup, openPurses: true } }, options());
  expect(table.waitsFor).toBeUndefined();
  expect(table.viewer).toBe(0);
  endTurn(table);
  expect(table.waitsFor).toBeUndefined();
  expect(table.viewer).toBe(1);
});

test('people who trust each other wave the sheet away, and that is kept', () => {
  const kept: SavedGame[] = [];
  const table = openLocalTable(gameOf(['person', 'person']), options(kept));
  expect(table.waitsFor).toBe(0);
  table.uncover?.();
  expect(table.viewer).toBe(0);
  expect(kept.at(-1)?.isUncovered).toBe(true);
  endTurn(table);
  expect([table.viewer, table.waitsFor]).toEqual([1, undefined]);
  const again = openLocalTable(kept.at(-1)!, options());
  expect([again.viewer, again.waitsFor]).toEqual([1, undefined]);
  const read = readSaved(written(kept.at(-1)!));
  expect('game' in read && read.game.isUncovered).toBe(true);
});
