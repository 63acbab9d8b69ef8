import { outcome } from '@elbowroom/rules';
import { endOf, type GameRecord, sha256, type Verdict, verify } from '@elbowroom/rules/record';
import { type Command, Misread, wholeNumber, wordsOf } from '../command.ts';
import { type Fault, faultText, recordIn } from '../game-file.ts';

/** Saved games played again: every move, the promise about the seed, and the end that the file tells of. */
export const replay: Command = {
  usage: 'replay game.txt [more.txt …] [--until n] [--json]',
  what: 'Plays saved games again and checks them: moves, seed, last position, result. A dash reads from the input. Exit code 1 if anything is wrong.',
  run: async (args, { say, complain }) => {
    const { values, words: files } = wordsOf(args, { until: { type: 'string' }, json: { type: 'boolean', default: false } });
    if (files.length === 0) throw new Misread('which game? Name its file');
    const until = values.until === undefined ? undefined : wholeNumber('until', values.until, 0, 1_000_000);
    const reports = files.map((file) => reportOn(file, until));
    if (values.json) say(JSON.stringify(reports, undefined, 2));
    else
      for (const report of reports) {
        for (const line of linesOf(report)) say(line);
        for (const flaw of report.flaws) complain(faultText(report.file, flaw));
      }
    return reports.every(({ isTrue }) => isTrue) ? 0 : 1;
  },
};

interface Ranked {
  readonly rank: number;
  readonly seat: number;
  readonly name: string;
  readonly coins: number;
  readonly hasWon: boolean;
}

interface Report {
  readonly file: string;
  /** Every move is legal, and all that the file says is true. */
  readonly isTrue: boolean;
  readonly game?: {
    readonly rules: string;
    readonly edition: string;
    readonly board: string;
    readonly seed: string;
    readonly seedHash: string;
    /** Whether the file says what hash was shown before the game. */
    readonly hadPromise: boolean;
    readonly moves: number;
    readonly of: number;
    readonly round: number;
    readonly hash: string;
    readonly isOver: boolean;
    readonly ranking: readonly Ranked[];
  };
  readonly flaws: readonly Fault[];
}

function reportOn(file: string, until: number | undefined): Report {
  const read = recordIn(file);
  return 'code' in read ? { file, isTrue: false, flaws: [read] } : reportOf(file, read, verify(read, until));
}

function reportOf(file: string, { setup, claims, moves: all }: GameRecord, { flaws, moves, state }: Verdict): Report {
  if (state === undefined) return { file, isTrue: false, flaws };
  const end = outcome(state);
  const places = state.names
    .map((name, seat) => ({ seat, name, coins: state.coins[seat] ?? 0, hasWon: end?.winners.includes(seat) ?? false }))
    .sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || b.coins - a.coins || a.seat - b.seat);
  const rankOf = (one: (typeof places)[number]): number =>
    1 + places.findIndex((other) => other.hasWon === one.hasWon && (one.hasWon || other.coins === one.coins));
  return {
    file,
    isTrue: flaws.length === 0,
    game: {
      rules: String(setup.rules),
      edition: setup.variant ?? setup.edition,
      board: state.world.board.id,
      seed: setup.seed,
      seedHash: sha256(setup.seed),
      hadPromise: claims.seedHash !== undefined,
      moves,
      of: all.length,
      round: state.round,
      hash: endOf(state).hash ?? '',
      isOver: end !== undefined,
      ranking: places.map((place) => ({ rank: rankOf(place), ...place })),
    },
    flaws,
  };
}

function linesOf({ file, isTrue, game }: Report): string[] {
  if (game === undefined) return [];
  const { edition, board, moves, of, round, isOver, ranking, hadPromise, hash } = game;
  const played = moves === of ? `${moves} moves` : `${moves} of ${of} moves`;
  const stand = isOver ? 'over' : `in round ${round}`;
  const proof = [`every move legal`, ...(hadPromise ? ['seed as promised'] : []), ...(moves === of ? ['end as written'] : [])].join(', ');
  const width = Math.max(...ranking.map(({ name }) => name.length));
  return [
    `${file}: ${edition}, ${ranking.length} seats, ${board}, ${played}, ${stand}, position ${hash}`,
    ...ranking.map(
      ({ rank, name, coins, hasWon }) => `  ${rank}. ${name.padEnd(width)}  ${String(coins).padStart(4)} coins${hasWon ? '  winner' : ''}`,
    ),
    isTrue ? `  in order: ${proof}` : '  NOT in order',
  ];
}
