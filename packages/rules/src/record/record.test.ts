import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homemade } from '../../test/homemade.ts';
import { clone, legalMoves, newGame, outcome, type Setup, step } from '../api.ts';
import { complete } from '../complete.ts';
import { text } from '../core/move.ts';
import { sha256 } from '../core/sha256.ts';
import { endOf, type FlawCode, flawsOf, verify } from './check.ts';
import { readRecord } from './read-record.ts';
import { UnreadableRecord } from './record.ts';
import { begin, type Start } from './start.ts';
import { writeRecord } from './write-record.ts';

const setup = { edition: 'azeroth', seats: 3, seed: 'text' } as const;
const boardIn = (start: Start): string => begin(start).world.board.id;

test.each<[string, Start]>([
  ['a plain game', { setup }],
  ['a combo on top', { setup, top: { race: 'naga', power: 'fisher' } }],
  ['markers on the map', { setup, markers: ['doomhammer', 'karazhan'] }],
  ['the battle', { setup: { ...setup, variant: 'battle' }, top: { race: 'orcs', power: 'miner' } }],
  ['homemade tiles', { setup: { ...setup, homebrew: homemade[0] } }],
  ['names, a first seat and an odd seed', { setup: { edition: 'classic', seats: ['Anna # 1', 'Chloé: "x"'], seed: '#[a]: b', first: 1 } }],
])('%s is read as it was written', (_, start) => {
  const claims = { seedHash: sha256(start.setup.seed), hash: '0123456789abcdef', coins: [5, 12, 0], winners: [1] };
  const moves = ['pick 0', 'conquer 999'];
  const { lines, ...read } = readRecord(writeRecord({ ...start, moves, claims }));
  expect(read).toEqual({ ...start, setup: { ...complete(start.setup), board: boardIn(start) }, moves, claims });
  expect(lines?.moves).toHaveLength(2);
});

test('a board of one’s own is read as it was written', () => {
  const { world } = newGame({ edition: 'classic', seats: 2, seed: 'own' });
  const own: Setup = { edition: 'classic', seats: 2, seed: 'own', board: { ...world.board, id: 'mine' } };
  expect(begin(readRecord(writeRecord({ setup: own, moves: [] }))).world.board.id).toBe('mine');
});

test('the hash of a seed is SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (words) => {
      expect(sha256(words)).toBe(createHash('sha256').update(words).digest('hex'));
    }),
  );
});

test.each([
  ['', 'empty', undefined],
  ['# only a comment\n', 'empty', undefined],
  ['hello', 'not-a-game', undefined],
  ['rules: 99\nedition: classic\nseats: 2\n', 'newer', 1],
  ['rules: -1\nedition: classic\nseats: 2\n', 'damaged', 1],
  ['edition: classic\nseats: 2\nedition: azeroth\n', 'twice', 3],
  ['edition: classic\nseats: 2\n\nhello you\n', 'bad-move', 4],
  ['edition: classic\nseats: 2\nnames: ["Anna\n', 'damaged', 3],
  ['edition: classic\nseats: 2\nnames: ["Anna"]\n', 'bad-setup', 3],
  ['edition: classic\nseats: 2\n\nhash: 0123\n', 'damaged', 4],
  ['edition: classic\nseats: 2\n\ncoins: 1 x\n', 'damaged', 4],
  ['edition: classic\nseats: 2\n\nwinners:\n', 'damaged', 4],
  [`edition: classic\nseats: 2\n${'done\n'.repeat(6001)}`, 'too-long', undefined],
  ['x'.repeat(400_001), 'too-long', undefined],
])('%j is no game', (file, code, line) => {
  const thrown = (): unknown => {
    try {
      return readRecord(file);
    } catch (error) {
      return error;
    }
  };
  expect(thrown()).toMatchObject({ name: 'UnreadableRecord', code, line });
});

test('no text does harm: it is read, or refused with a code', () => {
  const file = fc.array(
    fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('edition: classic', 'seats: 2', 'seed: x', 'pick 0', 'homebrew: {}', 'board: ["L1a"]', 'names: [1,2]', 'first: -1'),
      fc.tuple(fc.constantFrom('hash', 'coins', 'top', 'markers', '__proto__', 'constructor'), fc.string()).map((two) => two.join(': ')),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(file, (lines) => {
      try {
        verify(readRecord(['edition: classic', 'seats: 2', ...lines].join('\n')));
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableRecord);
      }
    }),
    { numRuns: 300 },
  );
});

/** A game played to its end, as its file. */
function fileOf(given: Setup): string {
  const s = newGame(given);
  const moves: string[] = [];
  while (outcome(s) === undefined) {
    const options = legalMoves(s).map(text);
    const move = options.find((line) => line.startsWith('conquer')) ?? options.find((line) => line !== 'decline') ?? options[0];
    moves.push(move);
    step(s, move);
  }
  return writeRecord({ setup: given, moves, claims: { seedHash: sha256(given.seed), ...endOf(s) } });
}

const whole = fileOf({ edition: 'classic', seats: ['Anna', 'Bert'], seed: 'forged' });

describe('a file that was changed', () => {
  const codes = (words: string): FlawCode[] => verify(readRecord(words)).flaws.map(({ code }) => code);
  const swapped = (from: RegExp, to: string): string => {
    expect(whole).toMatch(from);
    return whole.replace(from, to);
  };

  test('is found out; one that was not is in order', () => {
    const { flaws, moves, state } = verify(readRecord(whole));
    expect(flaws).toEqual([]);
    expect(moves).toBe(readRecord(whole).moves.length);
    expect(state && outcome(state)).toBeDefined();
  });

  test('another seed', () => expect(codes(swapped(/^seed: .*$/m, 'seed: another'))).toContain('wrong-seed'));
  test('another hash of the seed', () => expect(codes(swapped(/^seedhash: .*$/m, `seedhash: ${'0'.repeat(64)}`))).toEqual(['wrong-seed']));
  test('another hash', () => expect(codes(swapped(/^hash: .*$/m, 'hash: 0123456789abcdef'))).toEqual(['wrong-hash']));
  test('other coins', () => expect(codes(swapped(/^coins: .*$/m, 'coins: 1 2'))).toEqual(['wrong-coins']));
  test('other winners', () => expect(codes(swapped(/^winners: .*$/m, 'winners: 0 1'))).toEqual(['wrong-winners']));
  test('without its foot', () => expect(codes(whole.slice(0, whole.indexOf('\nhash')))).toEqual(['torn']));
  test('cut off anywhere', () => {
    for (let at = whole.indexOf('pick'); at < whole.length - 2; at += 7) {
      const cut = whole.slice(0, at);
      let found: unknown;
      try {
        found = codes(cut)[0];
      } catch (error) {
        found = error instanceof UnreadableRecord ? error.code : undefined;
      }
      expect(found, cut.slice(-40)).toBeDefined();
    }
  });

  test('a move left out, put in, or changed', () => {
    const record = readRecord(whole);
    const { moves } = record;
    for (let i = 0; i < moves.length; i += 5) {
      for (const forged of [moves.toSpliced(i, 1), moves.toSpliced(i, 0, 'done'), moves.with(i, 'conquer 7')])
        if (String(forged) !== String(moves)) expect(verify({ ...record, moves: forged }).flaws, `move ${i + 1}`).not.toEqual([]);
    }
    expect(verify({ ...record, moves: [...moves, 'done'] }).flaws).toMatchObject([{ code: 'bad-move', move: moves.length + 1 }]);
  });

  test('the place of the fault is named', () => {
    const lines = whole.split('\n');
    const at = lines.findIndex((line) => line.startsWith('conquer'));
    const forged = lines.with(at, 'conquer 999').join('\n');
    expect(verify(readRecord(forged)).flaws).toMatchObject([{ code: 'bad-move', line: at + 1, move: 2 }]);
    expect(() => readRecord(swapped(/^first.*$|^board: .*$/m, 'board: nowhere'))).toThrow(
      expect.objectContaining({ code: 'bad-setup', line: lines.findIndex((line) => line.startsWith('board')) + 1 }),
    );
  });
});

test('a game may be looked at before its end, and a game that is not over has an end of its own', () => {
  const record = readRecord(whole);
  const { state, flaws, moves } = verify(record, 10);
  expect([flaws, moves, state && outcome(state)]).toEqual([[], 10, undefined]);
  if (state === undefined) throw new Error('not dealt');
  const soFar = { ...record, moves: record.moves.slice(0, 10), claims: endOf(clone(state)) };
  expect(verify(soFar).flaws).toEqual([]);
  expect(flawsOf(record.claims, state).map(({ code }) => code)).toEqual(['wrong-hash', 'wrong-coins', 'wrong-winners']);
});

test.each<Setup>([setup, { ...setup, variant: 'battle' }, { ...setup, homebrew: homemade[0] }])(
  '%j is in order as it was written',
  (given) => {
    expect(verify(readRecord(fileOf(given))).flaws).toEqual([]);
  },
);
