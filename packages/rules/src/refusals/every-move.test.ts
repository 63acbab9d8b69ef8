import { describe, expect, test } from 'vitest';
import { anyLine, everyLine } from '../../test/every-line.ts';
import { randomFrom } from '../../test/random.ts';
import { board, scene } from '../../test/scene.ts';
import { unsound, written } from '../../test/sound-refusal.ts';
import { azeroth } from '../azeroth/edition.ts';
import { classic } from '../classic/edition.ts';
import { legalMoves, newGame, parse, type State, step, text, toDecide } from '../index.ts';

/** Lines of these that are not legal and are refused in a way that will not do. */
function faultsAmong(s: State, lines: readonly string[]): string[] {
  const legal = new Set(legalMoves(s).map(text));
  const before = written(s);
  return lines.flatMap((line) => {
    if (legal.has(text(parse(line)))) return [];
    const fault = unsound(s, line, before);
    return fault === undefined || (fault === 'not refused' && isReordered(line, legal)) ? [] : [`${line}: ${fault}`];
  });
}

/** Attacks may be named in any order. */
function isReordered(line: string, legal: ReadonlySet<string>): boolean {
  const [act = '', names = ''] = line.split(' with ');
  return legal.has(`${act} with ${names.split(' ').reverse().join(' ')}`);
}

test.each([{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const)(
  'gives every illegal move of random games its own reason, in a sentence, with a rule of what is involved: %j',
  (game) => {
    for (let seats = 2; seats <= 5; seats++) {
      const below = randomFrom(`${JSON.stringify(game)} ${seats}`);
      const s = newGame({ ...game, seats, seed: `refused ${seats}` });
      while (toDecide(s) !== undefined) {
        expect(
          faultsAmong(
            s,
            Array.from({ length: 4 }, () => anyLine(s, below)),
          ),
        ).toEqual([]);
        const moves = legalMoves(s);
        step(s, moves[below(moves.length)]!);
      }
    }
  },
);

describe('every line on a small board', () => {
  /** From the head of each phase: the first moves of it bring all its prompts, and random games go further. */
  const MOVES = 3;
  const vale = board(`
    0 hill edge         - 1 2
    1 forest edge mine  - 0 2 3
    2 farmland cavern   - 0 1 3 4
    3 mountain cavern   - 1 2 5
    4 lake              - 2 5
    5 swamp magic       - 3 4
  `);
  const isle = board(`
    0 hill anchor magic   - 1 2
    1 forest magic cavern - 0 2 3
    2 swamp               - 0 1 3
    3 farmland anchor     - 1 2 4
    4 lake                - 3 5
    5 hill                - 4
  `);
  const markers = azeroth.markers.map(({ id }) => id);
  const combos = ({ races, powers }: typeof classic, on: typeof vale): [string, string, typeof vale, number][] =>
    powers.map(({ id }, i) => [races[i % races.length]!.id, id, on, i]);

  test.each([...combos(classic, vale), ...combos(azeroth, isle)])('is refused with its own reason: %s+%s', (race, power, on, i) => {
    const isClassic = on === vale;
    const { powers, races } = isClassic ? classic : azeroth;
    const other = races[(i + 5) % races.length]!.id;
    const old = races[(i + 9) % races.length]!.id;
    const lying = isClassic
      ? ''
      : `\n markers 0:${markers[i % markers.length]} 3?${markers[(i + 4) % markers.length]} 1:${markers[(i + 7) % markers.length]}`;
    const table = `anna* ${race}+${power} hand 3 0:2 coins ${i % 3} / ${old} 5:2\n bert ${other}+${powers[(i + 8) % powers.length]!.id} 1:1 3:2\n natives 2:1${lying}`;
    const below = randomFrom(`${race}+${power}`);
    for (const phase of ['start', 'conquest', 'redeploy'] as const) {
      const s = scene(on, table, { phase, round: 9, rounds: 9 });
      for (let n = 0; n < MOVES && toDecide(s) !== undefined; n++) {
        expect(faultsAmong(s, everyLine(s))).toEqual([]);
        const moves = legalMoves(s);
        step(s, moves[below(moves.length)]!);
      }
    }
  });
});
