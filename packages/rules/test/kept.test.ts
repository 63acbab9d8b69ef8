/** Whatever a later version does differently, games of an earlier one are replayed and go on as they did. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { clone, legalMoves, outcome, step, text } from '../src/index.ts';
import { begin, endOf, type GameRecord, readRecord, verify, writeRecord } from '../src/record.ts';
import { keptGame, keptText, keptVersions } from './kept.ts';
import { firstChange, marksAlong, movesOf, playedOut } from './marks.ts';

const goldenFolder = fileURLToPath(new URL('../../../goldens', import.meta.url));

describe.each(keptVersions)('version $version', (kept) => {
  const { folder, goldens, version } = kept;
  const records = readdirSync(join(folder, 'files')).map((file) => {
    const [name = '', form] = file.split('.');
    return { file, game: keptGame(kept, name), isEnd: form !== 'txt', record: readRecord(keptText(folder, `files/${file}`)) };
  });

  test.each(Object.entries(goldens))('golden game %s: every decision has the choices that it had, at the same price', (name, marks) => {
    const { moves, ...start } = readRecord(keptText(goldenFolder, `${name}.txt`));
    expect(firstChange(marks, marksAlong(begin(start), moves), moves)).toBeUndefined();
  });

  test.each(records)('$file is true and stands where it stood', ({ game, isEnd, record }) => {
    expect(String(record.setup.rules)).toBe(version);
    expect(verify(record)).toMatchObject({ flaws: [], moves: record.moves.length });
    expect(record.claims).toMatchObject(isEnd ? game.end : { hash: game.hash });
  });

  const underWay = records.filter(({ isEnd }) => !isEnd);

  test('a game of every kind is under way', () => {
    const kinds = underWay.map(({ record: { setup } }) => setup.variant ?? setup.edition);
    expect(new Set(kinds)).toEqual(new Set(['classic', 'azeroth', 'battle']));
    expect(underWay.some(({ record: { setup } }) => setup.homebrew !== undefined)).toBe(true);
  });

  test.each(underWay)('$file goes on as it would have', ({ game, record }) => {
    const moves = [...record.moves, ...movesOf(game)];
    expect(firstChange(game.marks, marksAlong(begin(record), moves), moves)).toBeUndefined();
    const s = stateOf(record);
    expect(legalMoves(s).map(text).sort()).toEqual(game.legal.toSorted());
    for (const move of movesOf(game)) step(s, move);
    expect(endOf(s)).toEqual(game.end);
  });

  test.each(underWay)('$file can be played to any end, and written again under its own rules', ({ game, record }) => {
    const s = stateOf(record);
    const moves = [...record.moves, ...playedOut(s, game.name)];
    expect(outcome(s)).toBeDefined();
    const again = readRecord(writeRecord({ ...record, moves, claims: endOf(s) }));
    expect([String(again.setup.rules), verify(again).flaws]).toEqual([version, []]);
  });
});

function stateOf(record: GameRecord) {
  const { state } = verify(record);
  if (state === undefined) throw new Error('no game can be dealt');
  return clone(state);
}
